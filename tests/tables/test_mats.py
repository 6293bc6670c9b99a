"""The mats: which box is covered, what a click on one does, and what pointing at one tells."""

from __future__ import annotations

from typing import Any

import pytest

from game.platform.assets import Assets
from game.tables.shear_panic.mats import is_covered, slots_of
from tests.helpers_ui import TableAlone, game_at

START = {"seats": 4, "turn": 0, "flock": ["Y G B", "R K Y", "G B R"]}


@pytest.fixture
def table(assets_now: Assets) -> TableAlone:
    return TableAlone(game_at(START), assets_now, (1280, 800))


def test_of_two_equal_boxes_the_first_is_covered_first() -> None:
    """P5a: both Lamb Slams have a 3."""
    setup: Any = game_at(START).view(None).setup  # type: ignore[attr-defined]
    slams = [slot for slot in slots_of(setup) if slot.kind == "lamb_slam"]
    assert [(s.number, s.rank) for s in slams] == [(3, 0), (3, 1)]
    left = list(setup.copies)
    assert [is_covered(setup, left, s) for s in slams] == [False, False]
    left[setup.boxes.index(("lamb_slam", 3))] = 1
    assert [is_covered(setup, left, s) for s in slams] == [True, False]
    left[setup.boxes.index(("lamb_slam", 3))] = 0
    assert [is_covered(setup, left, s) for s in slams] == [True, True]


def test_a_mat_has_twelve_boxes_each_once() -> None:
    setup: Any = game_at(START).view(None).setup  # type: ignore[attr-defined]
    slots = slots_of(setup)
    assert len(slots) == 12
    assert len(set(slots)) == 12
    assert sorted(s.number for s in slots) == [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.parametrize("rank", [0, 1])
def test_either_of_two_equal_boxes_can_be_clicked(table: TableAlone, rank: int) -> None:
    """The second one is the same choice; the first is the one that is marked and covered."""
    table.click(f"box-lamb_slam-3-{rank}")
    marked = [box.slot.rank for box in table.table.own_mat.boxes if box.chosen]
    assert marked == [0]
    table.click(next(h for h in table.handles if h.target.kind == "sheep"))
    table.click(next(h for h in table.handles if h.target.kind == "arrow"))
    assert [a.verb for a in table.played] == ["lamb_slam"]
    own = next(m for m in table.table.small_mats if m.seat == 0)
    assert own._left == table.table.figures.boxes[0]
    setup: Any = table.session.view(None).setup  # type: ignore[attr-defined]
    first, second = (s for s in slots_of(setup) if s.kind == "lamb_slam")
    assert is_covered(setup, table.table.figures.boxes[0], first)
    assert not is_covered(setup, table.table.figures.boxes[0], second)


def test_a_covered_box_says_so_and_does_nothing(assets_now: Assets) -> None:
    table = TableAlone(game_at({**START, "free": {0: {"boing": [3], "ewe_turn": [1]}}}), assets_now)
    before = table.session.state_hash()
    table.click("box-wool_rule-2-0")
    assert table.ui.note_text == "This box is covered; each can be used once."
    assert (table.played, table.session.state_hash()) == ([], before)


def test_a_box_without_a_legal_use_says_so(assets_now: Assets) -> None:
    """P9: a single sheep has nobody to touch after a Small Step; its Line Push is always possible."""
    free = {1: {"small_step": [1], "line_push": [1]}}
    table = TableAlone(game_at({"seats": 4, "turn": 1, "flock": ["R"], "free": free}), assets_now)
    table.click("box-small_step-1-0")
    assert table.ui.note_text == "This box has no legal use now."
    table.click("box-line_push-1-0")
    assert len(table.handles) == 4


def test_the_second_click_of_a_double_click_does_not_choose_again(table: TableAlone) -> None:
    """A double click on a box chooses it; it is not taken back by its second half."""
    box = table.widget("box-line_push-1-0")
    table.click(box, clicks=1)
    table.click(box, clicks=2)
    assert table.handles
    assert not table.played


def test_the_same_box_clicked_later_is_taken_back(table: TableAlone) -> None:
    table.click("box-line_push-1-0")
    table.click("box-line_push-1-0")
    assert not table.handles
    assert not table.played


def test_boxes_tell_what_they_do_and_others_mats_what_is_free(table: TableAlone) -> None:
    assert "Line Push" in table.widget("box-line_push-1-0").hint()
    assert "marker 1" in table.widget("box-line_push-1-0").hint()
    hint = table.table.small_mats[2].hint()
    assert hint.startswith("**Otto's mat**, 12 boxes free")
    assert "Lamb Slam 3, 3" in hint
    assert "Boing 3" in hint


def test_the_mat_of_whoever_acts_is_the_large_one_among_people(assets_now: Assets) -> None:
    table = TableAlone(game_at({**START, "turn": 2}), assets_now)
    assert table.table.own_seat == 2
    assert table.table.own_mat.title == "Otto's mat"


def test_a_person_alone_keeps_the_own_mat_while_bots_act(assets_now: Assets) -> None:
    table = TableAlone(game_at({**START, "turn": 2}, people=[1]), assets_now)
    assert table.table.own_seat == 1
    assert table.table.own_mat.title == "Your mat"
