"""Points: touching pairs, rows from the front and from the back, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.registry import get_rules
from game.rules.shear_panic import score
from game.rules.shear_panic.flock import SHEEP
from tests.helpers import shear_position

RULES = get_rules("shear_panic")


def of(points: dict[int, int]) -> dict[str, int]:
    """Points by the names of the sheep."""
    return {SHEEP[sheep]: n for sheep, n in points.items()}


@pytest.mark.parametrize(
    ("flock", "points"),
    [(["BB", "KR"], 2), (["BK", "RB"], 1), (["B", "B"], 2), (["KB", "BR"], 1), (["BKB"], 0), (["B.", "KB"], 1)],
)
def test_a_pair_side_by_side_at_a_corner_or_apart(flock: list[str], points: int) -> None:
    """P4: the pair is compared once."""
    state = shear_position(flock=flock, marker=1)
    assert sum(score.team_tag(state.setup, state.cells, 0).values()) == points


def test_a_single_sheep_is_no_pair() -> None:
    state = shear_position(flock=["BK", "RY"], marker=1)
    assert score.team_tag(state.setup, state.cells, 0) == {}


def test_each_sheep_is_compared_with_the_black_one() -> None:
    """P4."""
    state = shear_position(flock=["RBY", "YKB", "..R"], marker=40)
    assert of(score.black_tag(state.setup, state.cells, 0)) == {"blue_1": 2, "blue_2": 2}
    assert of(score.black_tag(state.setup, state.cells, 1)) == {"red_1": 1, "red_2": 1}
    assert of(score.black_tag(state.setup, state.cells, 2)) == {"yellow_1": 1, "yellow_2": 2}
    assert of(score.black_tag(state.setup, state.cells, 3)) == {}


def test_without_a_black_sheep_nobody_is_near_it() -> None:
    state = shear_position(flock=["BB", "RR"], marker=40)
    assert score.black_tag(state.setup, state.cells, 0) == {}


LADDER = ["B", "R", "Y", "G", "B", "K"]


def test_rows_from_the_front() -> None:
    """P24: 4, 3, 2, 1; the fifth row and those behind it score nothing."""
    state = shear_position(flock=LADDER, facing="north")
    assert of(score.row_points(state.setup, state.cells, "north", False)) == {
        "blue_1": 4, "red_1": 3, "yellow_1": 2, "green_1": 1,
    }


def test_rows_from_the_back() -> None:
    """P25: the black sheep stands in the best row and scores for nobody."""
    state = shear_position(flock=LADDER, facing="north")
    assert of(score.row_points(state.setup, state.cells, "north", True)) == {"blue_2": 3, "green_1": 2, "yellow_1": 1}


def test_a_neutral_colour_scores_for_nobody() -> None:
    """P31 and the game for three."""
    state = shear_position({"colour_0": "green"}, seats=3, flock=LADDER)
    assert set(of(score.row_points(state.setup, state.cells, "north", False))) == {"blue_1", "red_1", "green_1"}


@pytest.mark.parametrize(
    ("start", "end", "browns"),
    [(24, 25, [25]), (25, 27, []), (23, 26, [25]), (60, 62, [62]), (1, 3, []), (20, 74, [25, 37, 62, 74])],
)
def test_brown_spaces_entered_or_passed(start: int, end: int, browns: list[int]) -> None:
    assert score.browns_passed(shear_position().setup, start, end) == browns


def winner(scores: list[int], flock: list[str], last_turn: list[int]) -> tuple[int, ...]:
    """Who wins with these scores, this flock and these last turns."""
    state: Any = shear_position(scores=scores, flock=flock, last_turn=last_turn)
    return score.winners(state)


def test_most_points_win() -> None:
    """P27."""
    assert winner([3, 9, 8, 9 - 5], ["BYG"], [4, 1, 2, 3]) == (1,)


def test_of_equals_whoever_has_more_sheep_left_wins() -> None:
    assert winner([9, 9, 9, 1], ["BYY", "R.G"], [4, 1, 2, 3]) == (2,)


def test_of_equals_with_equal_sheep_whoever_played_least_recently_wins() -> None:
    assert winner([9, 9, 9, 1], ["BYR", "R.Y"], [7, 6, 5, 4]) == (2,)
    assert winner([9, 9, 9, 1], ["BYR", "BRY"], [7, 6, 5, 4]) == (2,)


def test_the_breakdown_says_where_points_came_from() -> None:
    """A last shearing by hand: north of three rows goes, then 4 for the last row and 3 for the one before."""
    state = shear_position(
        flock=["KB", "RG", "YB"], facing="north", marker=73, turn=0, scores=[10, 20, 0, 5],
        free={0: {"ewe_turn": [1], "wool_rule": [2]}},
    )  # fmt: skip
    ruled = next(a for a in RULES.legal(state, 0) if str(a) == "wool_rule(seat=0, number=2, side='north')")
    outcome = RULES.outcome(RULES.apply(state, ruled).state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("last_space", (1,), (14, 23, 4, 8))
    assert [(line.source, line.points) for line in outcome.breakdown if line.seat == 0] == [
        ("team_tag", 10), ("roger", 0), ("black_tag", 0), ("shear", 4),
    ]
