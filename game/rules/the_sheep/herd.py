"""Sheep on the move: where the nearest Caravan is, which hexes are as near as can be, and who has still to go (T16)."""

from __future__ import annotations

from collections.abc import Sequence

from game.geometry.paths import FAR
from game.rules.the_sheep import events as happened
from game.rules.the_sheep import wagons
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

Herd = tuple[int, ...]
"""(hex, steps, target hex or -1, number of Sheep ...): Sheep that go together, all from one hex."""


def gather(state: SheepState) -> tuple[Herd, ...]:
    """All Sheep, in groups that go together, in the order of their hexes; those that do not go are left out."""
    groups: dict[tuple[int, int], list[int]] = {}
    for sheep in sorted(state.sheep, key=lambda s: (s.hex, s.number)):
        steps = stat(state, "steps", state.setup.numbers.sheep_steps, ("sheep", sheep.number))
        if steps:
            groups.setdefault((sheep.hex, steps), []).append(sheep.number)
    return tuple((place, steps, -1, *numbers) for (place, steps), numbers in groups.items())


def _first(state: SheepState, herd: Herd) -> Sheep:
    found = state.sheep_of(herd[3])
    assert found is not None
    return found


def through_shadow(state: SheepState, herd: Herd) -> bool:
    """Shadow is no bar to these Sheep."""
    return stat(state, "shadow_open", 0, ("sheep", _first(state, herd).number)) > 0


def hunting(state: SheepState, herd: Herd) -> bool:
    """These Sheep go for Shepherds, not for Caravans."""
    return stat(state, "hunts_shepherds", 0, ("sheep", _first(state, herd).number)) > 0


def targets(state: SheepState, herd: Herd) -> list[int]:
    """The hexes of what is nearest: the Caravan with the fewest steps, then nearest the Finish; several are equal.

    A mutation may hunt Shepherds instead.
    """
    open_shadow = through_shadow(state, herd)
    hunts = hunting(state, herd)
    if hunts:
        goals = sorted({state.hexes[seat] for seat in state.living})
    else:
        goals = [state.caravans[index] for index in wagons.on_road(state)]
    ways = {goal: state.setup.map.steps(goal, open_shadow)[herd[0]] for goal in goals}
    nearest = min(ways.values(), default=FAR)
    if nearest == FAR:
        return []
    found = [goal for goal in goals if ways[goal] == nearest]
    if hunts:
        return found
    front = min(state.setup.map.to_finish[goal] for goal in found)
    return sorted(goal for goal in found if state.setup.map.to_finish[goal] == front)


def ends(state: SheepState, herd: Herd, goal: int) -> list[int]:
    """Where these Sheep may end on their way to a hex: on it, or on the hexes as far along as they come.

    Of these the ones without a Shepherd, if there are any.
    """
    open_shadow = through_shadow(state, herd)
    charted = state.setup.map
    to_goal = charted.steps(goal, open_shadow)
    if to_goal[herd[0]] <= herd[1]:
        return [goal]
    left = to_goal[herd[0]] - herd[1]
    from_here = _from(state, herd[0], open_shadow)
    found = [
        place for place in range(len(charted.hexes))
        if to_goal[place] == left and from_here[place] == herd[1]
        and (open_shadow or charted.passable[place] or place == herd[0])
    ]  # fmt: skip
    held = {state.hexes[seat] for seat in state.living}
    return [place for place in found if place not in held] or found


def _from(state: SheepState, start: int, open_shadow: bool) -> Sequence[int]:
    """For every hex the fewest steps from `start`; one may step out of shadow, but not over it."""
    charted = state.setup.map
    if open_shadow or charted.passable[start]:
        return charted.steps(start, open_shadow)
    ways = [charted.steps(place) for place in charted.neighbours[start]]
    return [min((way[place] for way in ways), default=FAR - 1) + 1 for place in range(len(charted.hexes))]


def go(new: SheepState, end: int, events: Events) -> None:
    """The first group goes to its end."""
    herd, new.herds = new.herds[0], new.herds[1:]
    path = way(new, herd[0], end, through_shadow(new, herd))
    numbers = set(herd[3:])
    new.sheep = tuple(s._replace(hex=end) if s.number in numbers else s for s in new.sheep)
    if events is not None and end != herd[0]:
        events.append(happened.SheepMoved(herd[3:], path))


def way(state: SheepState, start: int, end: int, open_shadow: bool = False) -> tuple[int, ...]:
    """One shortest way between two hexes, both included; for the picture only."""
    charted = state.setup.map
    to_end = charted.steps(end, open_shadow)
    around = charted.around if open_shadow else charted.neighbours
    path = [start]
    while path[-1] != end and len(path) < len(charted.hexes):
        onward = min(around[path[-1]], key=lambda place: to_end[place], default=end)
        if to_end[onward] >= to_end[path[-1]]:
            return (start, end)
        path.append(onward)
    return tuple(path)
