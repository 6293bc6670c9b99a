"""How far Caravans will roll and Shepherds can come, seen beforehand by the rules, from a view (T2 to T6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.rules.the_sheep import flow, herd, moves, stats, wagons
from game.rules.the_sheep.choices import lantern_price
from game.rules.the_sheep.stages import BOARD, COMBAT, DAY, ENTER, NORTH, OVER, ROLL, SOUTH, STRIKE
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.view import SheepView, bare

FORK, HELD = "fork", "held"

Way = tuple[int, ...]
"""Hexes one after the other."""


@dataclass(frozen=True, slots=True)
class CaravanPath:
    """How a Caravan will roll next, everything standing where it stands now.

    today: in this Caravan step, else tomorrow, of which the event and its sign are not known. enters: it stands in
    town now and may come in first; one of all that say so does (T4). ways: all ways it may go, each with the hex it
    begins on; several where the players, a fork or who comes in decide. stop: what ends it before its movement does:
    `sheep` on the last hex, a `caravan` on the next, `held` for no movement at all; a `fork` whose sign is not known
    at the end of what is known; empty for nothing, or where it depends. steps: from where it stands to the Finish
    (T2). safe: it surely reaches the Finish.
    """

    caravan: int
    today: bool
    enters: bool
    ways: tuple[Way, ...]
    stop: str
    steps: int
    safe: bool

    @property
    def path(self) -> Way:
        """The hexes it rolls over whatever is decided, the one it begins on first."""
        return _common(self.ways)


@dataclass(frozen=True, slots=True)
class Route:
    """How a Shepherd comes to a hex: one of the shortest paths, the own hex first, and Lanterns that it costs."""

    path: Way
    lanterns: int


# ------------------------------------------------------------------ Caravans


def caravan_forecast(view: SheepView) -> tuple[CaravanPath, ...]:
    """The next way of every Caravan on the board, by number, and of those that may come in then (T4, T5)."""
    if view.stage == OVER:
        return ()
    state = bare(view)
    today = state.stage in (BOARD, ENTER, ROLL)
    found = _paths(state, (state.sign,), True) if today else {}
    done = [index for index in wagons.on_road(state) if index in state.rolled] if today else None
    if done is None or done:
        later = _paths(_tomorrow(bare(view)), (NORTH, SOUTH), False)
        found |= {index: path for index, path in later.items() if done is None or index in done}
    return tuple(found[index] for index in sorted(found))


def _tomorrow(state: SheepState) -> SheepState:
    """The next Day as things stand: its event is not known, what was meant for it holds (T21)."""
    flow.end_half(state)
    state.half, state.event, state.mutation = DAY, "", ""
    stats.begin_day(state)
    state.stage, state.rolled, state.acted = BOARD, (), ()
    return state


def _paths(state: SheepState, signs: tuple[str, ...], today: bool) -> dict[int, CaravanPath]:
    """All that may happen: by the sign, by who comes in, and by who moves first."""
    coming = wagons.may_enter(state) if state.stage != ROLL else []
    ways: dict[int, dict[Way, set[str]]] = {}
    for sign in signs:
        for index in coming or [-1]:
            world = state.copy()
            world.sign = sign
            if index >= 0:
                wagons.enter(world, index, None)
            for rolling, path, why in _rolled(world):
                ways.setdefault(rolling, {}).setdefault(path, set()).add(why)
    return {index: _told(state, index, found, today) for index, found in ways.items()}


def _rolled(world: SheepState) -> Iterator[tuple[int, Way, str]]:
    """Caravan by Caravan its way and what ends it, in all orders that are possible (T4)."""
    for index in wagons.next_to_roll(world):
        path, why = wagons.way(world, index)
        yield index, tuple(path), why or (HELD if len(path) == 1 else "")
        after = world.copy()
        wagons.roll(after, index, None)
        yield from _rolled(after)


def _told(state: SheepState, index: int, ways: dict[Way, set[str]], today: bool) -> CaravanPath:
    charted, at = state.setup.map, state.caravans[index]
    reasons = set().union(*ways.values())
    if len(ways) > 1 and not today and _common(ways)[-1] in charted.forks:
        stop = FORK
    else:
        stop = next(iter(reasons)) if len(reasons) == 1 else ""
    return CaravanPath(
        index, today, at < 0, tuple(ways), stop, charted.to_finish[at if at >= 0 else charted.start],
        safe=all(path[-1] in charted.finishes for path in ways),
    )  # fmt: skip


def _common(ways: Iterable[Way]) -> Way:
    """The hexes with which all ways begin."""
    out = []
    for places in zip(*ways, strict=False):
        if len(set(places)) > 1:
            break
        out.append(places[0])
    return tuple(out)


# ------------------------------------------------------------------ Shepherds


def reach(view: SheepView, seat: int) -> dict[int, Route]:
    """The hexes a Shepherd can come to, and how: by day on the walk that is left (T6), by night by Lanterns (T17).

    By night up to the Action step, as many steps as there are Lanterns for. Empty for the dead.
    """
    state = bare(view)
    if seat not in state.living or state.stage in (COMBAT, STRIKE, OVER):
        return {}
    if state.is_night:
        return _by_lantern(state, seat)
    if state.walked[seat]:
        return {}
    start = state.hexes[seat]
    return {
        place: Route(herd.way(state, start, place), 0)
        for place in moves.reach(state, seat, moves.day_steps(state, seat))
    }


def _by_lantern(state: SheepState, seat: int) -> dict[int, Route]:
    """The fewest Lanterns for each hex."""
    start = state.hexes[seat]
    found = {start: Route((start,), 0)}
    edge = [start]
    while edge:
        beyond = []
        for place in edge:
            route = found[place]
            paid = route.lanterns + lantern_price(state, place)
            if paid > state.lit[seat]:
                continue
            for onward in state.setup.map.neighbours[place]:
                if onward not in found or paid < found[onward].lanterns:
                    found[onward] = Route((*route.path, onward), paid)
                    beyond.append(onward)
        edge = beyond
    del found[start]
    return found
