"""From what an ability or a modifier says about itself back to its words in the data."""

from __future__ import annotations

from collections.abc import Iterator

from game.effects.model import Ability, Modify, Verb
from game.effects.values import Source
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.stages import TRAIT


def ability_of(config: SheepConfig, source: Source) -> Ability:
    """The ability that a source names."""
    found: Ability
    match source.kind:
        case "equipment":
            found = config.equipment[source.id].abilities[source.ability]
        case "curse":
            found = config.curses[source.id].abilities[source.ability]
        case "trait":
            trait = config.traits[source.id]
            found = trait.passive[source.ability] if is_passive(config, source) else trait.abilities[source.ability]
        case "mutation":
            found = config.mutations[source.id].abilities[source.ability]
        case "event":
            events = config.day_events if source.id in config.day_events else config.night_events
            found = events[source.id].abilities[source.ability]
        case "tile":
            tile = config.tiles[source.id]
            found = tile.major if source.ability == "major" else tile.minor
        case _:
            board = config.caravans[source.id].board
            assert board is not None
            found = board
    return found


def is_passive(config: SheepConfig, source: Source) -> bool:
    """It is the passive of a trait, which exhausts nothing."""
    return source.kind == TRAIT and source.ability in config.traits[source.id].passive


def modifies_in(ability: Ability) -> tuple[Modify, ...]:
    """All changes for a time that an ability may make, in the order in which they are written."""
    return tuple(_walk(ability))


def _walk(ability: Ability) -> Iterator[Modify]:
    for step in ability.do:
        verbs: list[Verb] = [step]
        if step.each is not None:
            verbs += step.each.do
        if step.if_ is not None:
            verbs += [*step.if_.then, *step.if_.otherwise]
        if step.either is not None:
            verbs += [*step.either.one, *step.either.other]
        yield from (verb.modify for verb in verbs if verb.modify is not None)
