"""The maps of the journey: the tables the rules read (T1 to T3), and what makes the two maps fair to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.geometry.paths import FAR
from game.roots import program_root
from game.rules.the_sheep.map import COLOURS, JourneyMap, chart, check
from tests.content.maps_yard import SOUND, sound

MAPS = program_root() / "data" / "the_sheep" / "maps"
OWN = ("downs", "levels")


@cache
def own(name: str) -> JourneyMap:
    """One of the program's maps."""
    return chart(name, sound(MAPS / f"{name}.tmx"))


@pytest.fixture
def field() -> JourneyMap:
    """The small map: a road of three steps, a fork, and two branches of three.

    Column 3, row 3 is the fork; north goes over 4,3 and 5,2, south over 4,4 and 5,3; 2,1 lies in shadow.
    """
    return chart("field", sound(SOUND / "sound.tmx"))


def ways(charted: JourneyMap) -> Iterator[list[int]]:
    """Every way a Caravan can go from the Start to a Finish."""
    open_ways = [[charted.start]]
    while open_ways:
        way = open_ways.pop()
        if way[-1] in charted.finishes:
            yield way
        else:
            open_ways.extend([*way, to] for to in dict.fromkeys(charted.ways[way[-1]]))


def test_hexes_are_numbered_row_by_row(field: JourneyMap) -> None:
    assert field.hexes[:3] == ((0, 0), (1, 0), (2, 0))
    assert field.index[0, 1] == 9
    assert field.hexes[field.index[7, 3] + 1] == (0, 4)
    assert len(field.hexes) == 53


def test_shadow_cannot_be_entered_but_left(field: JourneyMap) -> None:
    dark = field.index[2, 1]
    assert not field.passable[dark]
    assert all(dark not in near for near in field.neighbours)
    assert dark in field.around[field.index[2, 0]]
    assert sorted(field.hexes[n] for n in field.neighbours[dark]) == [(1, 0), (1, 1), (2, 0), (2, 2), (3, 0), (3, 1)]


def test_steps_go_round_the_shadow(field: JourneyMap) -> None:
    north, south, dark = field.index[2, 0], field.index[2, 2], field.index[2, 1]
    assert field.steps(south)[north] == 3
    assert field.steps(south, through_shadow=True)[north] == 2
    assert field.steps(south)[dark] == 1
    assert field.steps(dark, through_shadow=True)[north] == 1


def test_the_sign_turns_a_caravan_at_the_fork_only(field: JourneyMap) -> None:
    fork = field.index[3, 3]
    assert field.forks == (fork,)
    assert field.onward(fork, "north") == field.index[4, 3]
    assert field.onward(fork, "south") == field.index[4, 4]
    assert field.onward(field.index[1, 3], "south") == field.onward(field.index[1, 3], "north") == field.index[2, 3]


def test_without_a_sign_it_turns_north(field: JourneyMap) -> None:
    assert field.onward(field.index[3, 3], None) == field.index[4, 3]


def test_no_road_leads_on_from_the_finish_or_the_grass(field: JourneyMap) -> None:
    assert field.onward(field.finishes[0], "north") is None
    assert field.onward(field.index[0, 0], "north") is None


def test_the_way_to_the_finish_is_the_shortest_over_all_branches(field: JourneyMap) -> None:
    # Worked out on paper: 3 steps to the fork, 3 more on either branch.
    assert field.to_finish[field.start] == 6
    assert field.to_finish[field.index[3, 3]] == 3
    assert field.to_finish[field.index[5, 2]] == field.to_finish[field.index[5, 3]] == 1
    assert field.to_finish[field.finishes[0]] == 0
    assert field.to_finish[field.index[0, 0]] == FAR


def test_on_the_downs_the_shorter_branch_counts_whatever_the_sign() -> None:
    downs = own("downs")
    fork = downs.index[5, 5]
    # North: 6 steps to where the branches meet, 1 to the next fork, 5 on its northern branch.
    assert downs.to_finish[fork] == 12
    assert downs.to_finish[downs.onward(fork, "south") or 0] == 7 + 1 + 5


@pytest.mark.parametrize("name", OWN)
def test_the_sheep_can_get_anywhere_that_is_not_shadow(name: str) -> None:
    charted = own(name)
    steps = charted.steps(charted.start)
    assert [charted.hexes[n] for n, far in enumerate(steps) if far == FAR] == []


@pytest.mark.parametrize("name", OWN)
def test_a_journey_takes_a_week_or_a_little_more(name: str) -> None:
    lengths = [len(way) - 1 for way in ways(own(name))]
    assert len(lengths) >= 3
    assert all(12 <= length <= 20 for length in lengths)
    assert len(set(lengths)) > 1, "no branch is shorter than another"


@pytest.mark.parametrize("name", OWN)
def test_there_is_room_and_choice(name: str) -> None:
    charted = own(name)
    assert 150 <= len(charted.hexes) <= 350
    assert len(charted.forks) >= 2
    assert 8 <= charted.passable.count(False) <= 30


@pytest.mark.parametrize("name", OWN)
def test_spawns_lie_away_from_the_road_and_from_each_other(name: str) -> None:
    charted = own(name)
    assert set(charted.spawns) == set(COLOURS)
    for colour, spawn in charted.spawns.items():
        steps = charted.steps(spawn)
        assert 3 <= min(steps[at] for at in (*charted.ways, *charted.finishes)) <= 7
        assert all(steps[other] >= 5 for c, other in charted.spawns.items() if c != colour)


@pytest.mark.parametrize("name", OWN)
def test_branches_differ_in_danger(name: str) -> None:
    """At the first fork one branch passes nearer to some spawn than the other does."""
    charted = own(name)
    at = min(charted.forks, key=lambda fork: charted.steps(charted.start)[fork])
    north, south = (_until_they_meet(charted, first) for first in charted.ways[at])
    near = [
        tuple(min(charted.steps(spawn)[step] for step in branch) for spawn in charted.spawns.values())
        for branch in (north - south, south - north)
    ]
    assert near[0] != near[1]


def _until_they_meet(charted: JourneyMap, first: int) -> set[int]:
    reached, edge = {first}, [first]
    for at in edge:
        new = [to for to in charted.ways.get(at, ()) if to not in reached]
        reached.update(new)
        edge.extend(new)
    return reached


def test_maps_that_did_not_come_from_tiled_are_checked_too() -> None:
    drawn = sound(SOUND / "sound.tmx")
    bare = replace(drawn, looks=((0,),))
    assert [f.text for f in check(bare)] == ['"looks" needs as many entries in every row as "ground" has in its first']
    jumping = replace(drawn, roads=(replace(drawn.roads[0], hexes=((0, 3), (2, 3), (3, 3))), *drawn.roads[1:]))
    assert [f.text for f in check(jumping)] == ["the road jumps from column 0, row 3 to column 2, row 3"]
