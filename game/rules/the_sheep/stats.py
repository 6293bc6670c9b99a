"""The numbers of the rules as they are now: a base, and everything in force that changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from game.effects.context import Context
from game.effects.filters import matches
from game.effects.model import Modify
from game.effects.modifiers import total
from game.effects.port import Port
from game.effects.values import Names, Source, Value
from game.rules.the_sheep.questions import Questions
from game.rules.the_sheep.rows import Modifier
from game.rules.the_sheep.sources import ability_of, modifies_in
from game.rules.the_sheep.stages import CARAVAN, CURSE, EQUIPMENT, EVENT, MUTATION, TRAIT
from game.rules.the_sheep.state import SheepState

HALF, STEP, ATTACK, DAY = "half", "step", "attack", "day"


class Active(NamedTuple):
    """A change that is in force, where it comes from, and the names it uses."""

    modify: Modify
    source: Source
    names: Names


def stat(state: SheepState, name: str, base: int, about: Value | None) -> int:
    """A number for a thing, or, with None, for the table; never less than 0."""
    found = _active(state).get(name)
    if not found:
        return base
    return total(base, (active.modify for active in found if _applies(state, active, about)))


def _applies(state: SheepState, active: Active, about: Value | None) -> bool:
    modify, source = active.modify, active.source
    if modify.what is not None or modify.of is not None:
        if about is None:
            return False
        context = Context(cast(Port, Questions(state)), source, active.names)
        if modify.what is not None and context.value(modify.what) != about:
            return False
        return modify.of is None or matches(context, modify.of, about)
    if source.kind == MUTATION:
        return about is None or about[0] == "sheep"
    if source.kind == CARAVAN:
        return about == ("caravan", source.card)
    return source.owner < 0 or about is None or about == ("shepherd", source.owner)


def _active(state: SheepState) -> dict[str, list[Active]]:
    """All changes in force by the number they change; worked out anew when something they come from is another."""
    rows = (
        state.mutation, state.event, state.half, state.cards, state.traits, state.hexes, state.modifiers,
        state.caravans,
    )  # fmt: skip
    known = state.cache.get("active")
    if known is not None and known[0] == rows:
        found: dict[str, list[Active]] = known[1]
        return found
    made: dict[str, list[Active]] = {}
    for active in _all(state):
        made.setdefault(active.modify.stat, []).append(active)
    state.cache["active"] = (rows, made)
    return made


def _all(state: SheepState) -> Iterator[Active]:
    config = state.setup.config
    mutation = config.mutations.get(state.mutation) if state.is_night else None
    if mutation is not None:
        yield from _of(mutation.modify, Source(MUTATION, state.mutation, ""))
    event = (config.night_events if state.is_night else config.day_events).get(state.event)
    if event is not None:
        yield from _of(event.modify, Source(EVENT, state.event, ""))
    for index, name in enumerate(state.setup.caravans):
        if state.caravans[index] >= 0 and (modifies := config.caravans[name].modify):
            yield from _of(modifies, Source(CARAVAN, name, "", -1, index))
    for seat in state.living:
        for card in (*state.traits[seat], *state.cards[seat]):
            if modifies := _modifies_of_card(state, card.kind, card.name):
                yield from _of(modifies, Source(card.kind, card.name, "", seat, card.number))
    for modifier in state.modifiers:
        if modifier.until == DAY:
            continue
        source = Source(*modifier.source, modifier.owner, modifier.card)
        yield Active(modifies_in(ability_of(config, source))[modifier.at], source, modifier.names)


def _of(modifies: tuple[Modify, ...], source: Source) -> Iterator[Active]:
    return (Active(modify, source, ()) for modify in modifies)


def _modifies_of_card(state: SheepState, kind: str, name: str) -> tuple[Modify, ...]:
    config = state.setup.config
    if kind == TRAIT:
        return config.traits[name].modify
    if kind == EQUIPMENT:
        return config.equipment[name].modify
    return config.curses[name].modify if kind == CURSE else ()


# ------------------------------------------------------------------ changes for a time


def add_modifier(new: SheepState, modify: Modify, names: Names, source: Source) -> None:
    """A change begins; it lasts as long as its `until` says."""
    at = next(i for i, known in enumerate(modifies_in(ability_of(new.setup.config, source))) if known is modify)
    until = modify.until or HALF
    kept = (source.kind, source.id, source.ability)
    new.modifiers = (*new.modifiers, Modifier(kept, at, source.owner, source.card, names, until))


def begin_day(new: SheepState) -> None:
    """What was meant for the coming Day holds now, to its end."""
    new.modifiers = tuple(m._replace(until=HALF) if m.until == DAY else m for m in new.modifiers)


def drop_modifiers(new: SheepState, until: str, owner: int | None = None) -> None:
    """What lasts until now is over; for one Shepherd only, if `owner` is given."""
    left = tuple(m for m in new.modifiers if m.until != until or (owner is not None and m.owner != owner))
    if len(left) < len(new.modifiers):
        new.modifiers = left
