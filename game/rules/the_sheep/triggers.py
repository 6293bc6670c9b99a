"""What begins by itself: the abilities that an event of the rules sets off, in their order, as rows to be settled."""

from __future__ import annotations

from collections.abc import Iterator

from game.effects import machine
from game.effects.model import Ability
from game.effects.values import Names, Source, Value
from game.rules.the_sheep import hands, pending
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.stages import CARAVAN, EVENT, MUTATION, TILE, TRAIT
from game.rules.the_sheep.state import SheepState

Due = list[tuple[Source, Names]]


def of(state: SheepState, when: str, seat: int = -1, sheep: Sheep | None = None, target: Value | None = None) -> Due:
    """Everything that this sets off: first what is in force for all, then seat by seat.

    `seat` is the Shepherd it is about: who attacked, moved or bought; abilities of Shepherds answer to their
    own events only, save strikes and kills, which every card may be about.
    """
    names: Names = ()
    if sheep is not None:
        names += (("sheep", ("sheep", sheep.number)),)
    if seat >= 0:
        names += (("attacker", ("shepherd", seat)),)
    if target is not None:
        names += (("target", target),)
    own = when in ("entered", "bought", "boosted", "hit")
    heard = _heard(state).get(when, ())
    return [(source, names) for source in heard if source.owner < 0 or not own or source.owner == seat]


def _heard(state: SheepState) -> dict[str, list[Source]]:
    """All abilities that begin by themselves, by what sets them off; worked out anew when their cards are others."""
    rows = (state.mutation, state.event, state.half, state.cards, state.traits, state.hexes)
    known = state.cache.get("heard")
    if known is not None and all(a is b for a, b in zip(known[0], rows, strict=True)):
        found: dict[str, list[Source]] = known[1]
        return found
    made: dict[str, list[Source]] = {}
    for source, ability in _all(state):
        for when in dict.fromkeys(ability.when):
            made.setdefault(when, []).append(source)
    state.cache["heard"] = (rows, made)
    return made


def _all(state: SheepState) -> Iterator[tuple[Source, Ability]]:
    config = state.setup.config
    mutation = config.mutations.get(state.mutation) if state.is_night else None
    if mutation is not None:
        for name, ability in mutation.abilities.items():
            yield Source(MUTATION, state.mutation, name, -1, -1), ability
    event = (config.night_events if state.is_night else config.day_events).get(state.event)
    if event is not None:
        for name, ability in event.abilities.items():
            yield Source(EVENT, state.event, name, -1, -1), ability
    for seat in state.living:
        for card in hands.all_cards(state, seat):
            if card.kind == TRAIT:
                for name, ability in config.traits[card.name].passive.items():
                    yield Source(TRAIT, card.name, name, seat, card.number), ability
            if not card.exhausted:
                for name, ability in hands.abilities_of(state, card).items():
                    yield Source(card.kind, card.name, name, seat, card.number), ability


def of_tiles(state: SheepState) -> Due:
    """What the pollution tiles do."""
    return [(Source(TILE, tile, "major" if major else "minor", -1, -1), ()) for tile, major in state.tiles]


def of_board(state: SheepState, index: int) -> Due:
    """What a Caravan's board says."""
    return [(Source(CARAVAN, state.setup.caravans[index], "board", -1, index), ())]


def begin(new: SheepState, due: Due) -> None:
    """They wait to be settled, the first on top."""
    for source, names in reversed(due):
        pending.push(new, pending.ABILITY, *machine.start(source, names).to_list())


def of_mutation(state: SheepState, when: str) -> Due:
    """What the mutation that has just come out does."""
    return [pair for pair in of(state, when) if pair[0].kind == MUTATION]
