"""Pieces that come to another hex by walking, by a Lantern or by an effect, and what that sets off."""

from __future__ import annotations

from game.effects.values import Value
from game.rules.the_sheep import events as happened
from game.rules.the_sheep import triggers, wagons
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def walk(new: SheepState, seat: int, path: tuple[int, ...], how: str, events: Events) -> None:
    """A Shepherd goes along a path, the start included; what distracted stays behind with nobody (T18)."""
    new.put("hexes", seat, path[-1])
    if events is not None:
        events.append(happened.ShepherdMoved(seat, path, how))
    triggers.begin(new, triggers.of(new, "entered", seat))


def put(new: SheepState, value: Value, path: tuple[int, ...], events: Events) -> None:
    """An effect moves a Sheep, Shepherd or Caravan."""
    kind, number = value
    if kind == "shepherd":
        walk(new, number, path, "ability", events)
    elif kind == "caravan":
        new.put("caravans", number, path[-1])
        if events is not None:
            events.append(happened.CaravanMoved(new.setup.caravans[number], path))
        if path[-1] in new.setup.map.finishes:
            wagons.make_safe(new, number, events)
    else:
        new.sheep = tuple(s._replace(hex=path[-1]) if s.number == number else s for s in new.sheep)
        if events is not None:
            events.append(happened.SheepMoved((number,), path))


def day_steps(state: SheepState, seat: int) -> int:
    """How far a Shepherd walks by day (T6)."""
    return stat(state, "day_steps", state.setup.numbers.day_steps, ("shepherd", seat))


def reach(state: SheepState, seat: int, steps: int) -> list[int]:
    """The hexes within so many steps of a Shepherd, without the own one (T6)."""
    charted = state.setup.map
    near = charted.steps(state.hexes[seat])
    return [place for place, far in enumerate(near) if 0 < far <= steps and charted.passable[place]]
