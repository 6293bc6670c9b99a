"""Roads and scenery of the map of The Sheep, worked out of any map, the players' own included."""

from __future__ import annotations

from typing import Any

import pytest

from game.geometry.hexes import centre
from game.rules.the_sheep.map import DrawnMap, DrawnPlace, DrawnRoad, JourneyMap, chart
from game.tables.the_sheep.map_cursor import beside
from game.tables.the_sheep.map_roads import along, beziers, stretches
from game.tables.the_sheep.map_scenery import scenery
from tests.rules.the_sheep.positions import at

MAPS = ("downs", "levels")


def shipped(name: str) -> JourneyMap:
    charted: JourneyMap = at({"map": name}).setup.map
    return charted


def own(finish: tuple[int, int] = (5, 2), **changed: Any) -> JourneyMap:
    """A player's map: 8 x 5 hexes of meadow, a road from (1, 2) along the row."""
    road = [(column, 2) for column in range(1, finish[0] + 1)]
    drawn: dict[str, Any] = {
        "name": "Mine", "about": "Mine.", "ground": (("meadow",) * 8,) * 5, "looks": ((0,) * 8,) * 5, "shadow": (),
        "places": (
            DrawnPlace(type="start", at=road[0]), DrawnPlace(type="finish", at=finish),
            DrawnPlace(type="spawn", at=(4, 0), colour="violet"),
        ),
        "roads": (DrawnRoad(hexes=tuple(road)),),
    }  # fmt: skip
    return chart("mine", DrawnMap(**drawn | changed))


@pytest.mark.parametrize("name", MAPS)
def test_every_step_of_a_road_is_drawn_once_and_goes_through_the_middles_of_its_hexes(name: str) -> None:
    charted = shipped(name)
    drawn: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for stretch in stretches(charted):
        drawn += zip(stretch.points, stretch.points[1:], strict=False)
    for here, ways in charted.ways.items():
        for there in set(ways):
            step = centre(charted.hexes[here]), centre(charted.hexes[there])
            assert drawn.count(step) == 1


@pytest.mark.parametrize("name", MAPS)
def test_a_road_comes_from_beyond_the_edge_and_leaves_it_at_most_once_an_end(name: str) -> None:
    charted = shipped(name)
    inside = {centre(cell) for cell in charted.hexes}
    for end in (charted.start, *charted.finishes):
        middle = centre(charted.hexes[end])
        leading = [s for s in stretches(charted) if middle in s.points and s.points[0] not in inside]
        leaving = [s for s in stretches(charted) if middle in s.points and s.points[-1] not in inside]
        assert len(leading) + len(leaving) <= 1


def test_where_the_edge_is_far_the_road_ends_at_the_finish() -> None:
    """Beyond (5, 2) lie the columns 6 and 7 and then nothing; beyond (3, 2) lie four columns."""
    near, far = own((5, 2)), own((3, 2))
    assert stretches(near)[0].points[-1] != centre((5, 2))
    assert stretches(far)[0].points[-1] == centre((3, 2))


def test_a_road_is_not_drawn_on_through_water_or_shadow() -> None:
    wet = (("meadow",) * 8,) * 2 + (("meadow",) * 6 + ("water",) * 2,) + (("meadow",) * 6 + ("water",) * 2,) * 2
    assert stretches(own(ground=wet))[0].points[-1] == centre((5, 2))
    dark = tuple((column, row) for column in (6, 7) for row in range(5))
    assert stretches(own(shadow=dark))[0].points[-1] == centre((5, 2))


def test_a_way_along_a_curve_begins_and_ends_at_its_points_and_passes_those_between() -> None:
    points = [(0.0, 0.0), (90.0, 52.0), (90.0, 156.0)]
    curves = list(beziers(points))
    assert [along(curves, share) for share in (0.0, 0.5, 1.0)] == points


@pytest.mark.parametrize("name", MAPS)
def test_nothing_stands_where_the_game_is_played(name: str) -> None:
    """Not on roads, Spawns, in shadow or in the water; and the same map always looks the same."""
    charted = shipped(name)
    things = scenery(charted)
    taken = {*charted.ways, *charted.finishes, charted.start, *charted.spawns.values()}
    assert len(things) > 20
    for thing in things:
        place = min(
            range(len(charted.hexes)),
            key=lambda n: (centre(charted.hexes[n])[0] - thing.x) ** 2 + (centre(charted.hexes[n])[1] - thing.y) ** 2,
        )
        assert place not in taken
        assert charted.passable[place]
        assert charted.terrain[place] != "water"
    assert scenery(charted) == things


def test_houses_keep_their_distance() -> None:
    houses = [thing for name in MAPS for thing in scenery(shipped(name)) if thing.name.startswith("cottage")]
    assert len(houses) >= 4
    per_map = [[t for t in scenery(shipped(name)) if t.name.startswith("cottage")] for name in MAPS]
    for row in per_map:
        for k, one in enumerate(row):
            assert all((one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 200**2 for other in row[:k])


def test_the_keyboard_reaches_every_hex_and_stays_on_the_map() -> None:
    """Right and left keep to about a row, up and down to a column."""
    charted = shipped("levels")
    reached, edge = {0}, [0]
    for place in edge:
        for key in ("left", "right", "up", "down"):
            to = beside(charted, place, key)
            (column, row), (c, r) = charted.hexes[place], charted.hexes[to]
            assert abs(c - column) + abs(r - row) <= (2 if key in ("left", "right") else 1)
            if to not in reached:
                reached.add(to)
                edge.append(to)
    assert len(reached) == len(charted.hexes)
