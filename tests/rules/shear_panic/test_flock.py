"""The flock by itself: runs, pushes, rulers, groups and ways home, drawn in letters."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.geometry.squares import DIRECTIONS, delta, unpack
from game.rules.shear_panic import flock
from game.rules.shear_panic.flock import GONE, INDEX, SHEEP
from game.rules.shear_panic.position import read_flock
from tests.helpers import picture

START = ["YGB", "RKY", "GBR"]


def drawn(cells: Sequence[int]) -> str:
    """The flock in letters."""
    return picture({name: None if c == GONE else unpack(c) for name, c in zip(SHEEP, cells, strict=True)})


def slammed(rows: list[str], sheep: str, towards: str) -> str:
    """What a slam makes of a flock."""
    cells = read_flock(rows)
    run = flock.run_from(flock.occupied(cells), cells[INDEX[sheep]], delta(towards))
    return drawn(flock.pushed(cells, run, delta(towards)))


def ways(rows: list[str], *group: str) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The straight and the diagonal ways home of a group, as steps to the east and the south."""
    straight, slanted = flock.returns(read_flock(rows), [INDEX[sheep] for sheep in group])
    assert len(set(straight)) == len(straight)
    assert len(set(slanted)) == len(slanted)
    return set(map(unpack, straight)), set(map(unpack, slanted))


def test_sheep_are_numbered_as_one_reads() -> None:
    cells = read_flock(START)
    assert unpack(cells[INDEX["yellow_1"]]) == (0, 0)
    assert unpack(cells[INDEX["yellow_2"]]) == (2, 1)
    assert unpack(cells[INDEX["red_1"]]) == (0, 1)
    assert unpack(cells[INDEX["red_2"]]) == (2, 2)


def test_a_slam_pushes_the_run_ahead_but_nobody_beyond_a_gap() -> None:
    """P5."""
    assert slammed(["YGB.R"], "yellow_1", "east") == "YGBR"
    assert slammed(["YGB.R"], "green_1", "east") == "Y.GBR"
    assert slammed(["YGB.R"], "blue_1", "west") == "YGB..R"
    assert slammed(START, "black", "north_west") == "Y.../.KGB/.R.Y/.GBR"


def test_at_the_start_every_line_can_be_pushed_from_both_ends() -> None:
    """P6, P7: three rows and three columns, five diagonals each way."""
    lines, diagonals = flock.pushers(read_flock(START))
    assert (len(lines), len(diagonals)) == (12, 20)
    named = {(SHEEP[code // 8], DIRECTIONS[code % 8]) for code in lines}
    assert {towards for sheep, towards in named if sheep == "yellow_1"} == {"east", "south"}
    assert not [sheep for sheep, _ in named if sheep == "black"]


def test_the_outermost_pushes_even_from_beyond_a_gap() -> None:
    lines, _ = flock.pushers(read_flock(["Y..B", "RGGK"]))
    rows = {(SHEEP[code // 8], DIRECTIONS[code % 8]) for code in lines}
    assert {("yellow_1", "east"), ("blue_1", "west"), ("red_1", "east"), ("black", "west")} <= rows
    assert ("blue_1", "east") not in rows


@pytest.mark.parametrize(
    ("side", "ruled"),
    [("west", "YB/G./RK/B."), ("east", "YB/.G/RK/.B"), ("north", "YGB/RK./B.."), ("south", "Y../RG./BKB")],
)
def test_a_ruler_closes_every_line_and_keeps_its_order(side: str, ruled: str) -> None:
    """P8."""
    cells = flock.ruled(read_flock(["Y.B", ".G.", "RK.", "B.."]), side)
    assert drawn(cells) == ruled


def test_a_ruler_on_a_flock_that_lies_there_changes_nothing() -> None:
    cells = read_flock(START)
    assert all(flock.ruled(cells, side) == list(cells) for side in ("north", "east", "south", "west"))


def test_corners_do_not_hold_a_flock_together() -> None:
    """P2."""
    assert sorted(len(g) for g in flock.groups(read_flock(["YG.", "..B", ".RR"]))) == [2, 3]
    assert len(flock.groups(read_flock(START))) == 1
    assert flock.groups((GONE,) * 9) == []


def test_a_group_goes_home_until_it_touches() -> None:
    """P16: three straight ways would miss, one arrives; two diagonals arrive."""
    straight, slanted = ways(["B...", "....", "....", "RKYG"], "blue_1")
    assert straight == {(0, 2)}
    assert slanted == {(2, 2)}


def test_a_group_moves_as_one() -> None:
    """P16: the lower sheep of the pair touches first."""
    straight, _ = ways(["B.....", "B..RYG"], "blue_1", "blue_2")
    assert straight == {(2, 0)}


def test_at_a_corner_only_single_straight_steps_count() -> None:
    """P17."""
    straight, slanted = ways(["B..", ".RY"], "blue_1")
    assert straight == {(1, 0), (0, 1)}
    assert slanted == set()


def test_a_blocked_diagonal_ends_beside() -> None:
    """P16a: one step on, red would be hit; so the group goes one step aside instead."""
    _, slanted = ways(["B...", "....", "..R.", "..KY"], "blue_1")
    assert slanted == {(1, 2), (2, 1)}


def test_without_straight_ways_the_shortest_shifts_are_taken() -> None:
    """P19."""
    straight, slanted = ways(["B.....", "......", ".....K"], "blue_1")
    assert straight == {(5, 1), (4, 2)}
    assert slanted == set()


def test_positions_are_compared_by_colour_wherever_they_lie() -> None:
    """P12."""
    cells = list(read_flock(["YGY", "BKB"]))
    moved = [c + delta("south_east") if c != GONE else GONE for c in cells]
    moved[INDEX["yellow_1"]], moved[INDEX["yellow_2"]] = moved[INDEX["yellow_2"]], moved[INDEX["yellow_1"]]
    key = flock.position_key
    assert key(cells, "north") == key(moved, "north")
    assert key(cells, "north") != key(cells, "east")
    assert key(cells, "north") != key(read_flock(["YYG", "BKB"]), "north")


@pytest.mark.parametrize(
    ("facing", "front", "back"),
    [("north", "yellow", "blue"), ("south", "blue", "yellow"), ("west", "red", "green"), ("east", "green", "red")],
)
def test_rows_are_counted_from_the_front(facing: str, front: str, back: str) -> None:
    """P3."""
    rows = flock.rows_from_front(read_flock([".Y.", "RKG", ".B."]), facing)
    assert [[SHEEP[s].split("_")[0] for s in row] for row in (rows[0], rows[-1])] == [[front], [back]]
    assert len(rows) == 3


def test_a_row_without_sheep_counts() -> None:
    """P3: only a flock in pieces has one."""
    assert [len(row) for row in flock.rows_from_front(read_flock(["YG", "..", "BK"]), "north")] == [2, 0, 2]
