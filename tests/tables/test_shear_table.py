"""The table under a hand: clicks narrow a choice, the buttons follow, and everything can be taken back."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.geometry.squares import unpack
from game.platform import events as ev
from game.platform.assets import Assets
from game.render.palette import GOLD
from game.tables.shear_panic.tag import tag_text
from tests.helpers_ui import SIZES, TableAlone, game_at, new_game, played

pytestmark = pytest.mark.slow

BLOCK = {"seats": 4, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]}


@pytest.fixture
def table(assets_now: Assets) -> TableAlone:
    return TableAlone(game_at(BLOCK), assets_now, (1280, 800))


def arrows(table: TableAlone) -> list[Any]:
    return [h for h in table.handles if h.target.kind == "arrow"]


def test_box_sheep_arrow_play_exactly_what_was_pointed_at(table: TableAlone) -> None:
    table.click("box-lamb_slam-3-0")
    table.click(next(h for h in table.handles if h.target.sheep == "blue_1"))
    arrow = next(h for h in arrows(table) if h.target.towards == "south")
    table.point(arrow)
    assert table.table.board.pointed.action == arrow.target.action
    table.click(arrow)
    assert [str(a) for a in table.played] == ["lamb_slam(seat=0, number=3, sheep='blue_1', towards='south')"]


def test_what_is_highlighted_is_what_is_played(assets_now: Assets) -> None:
    """Q46: random pixels, and the target that lights up under each is the one a click plays."""
    rng = Rng(5)
    hits = 0
    for _ in range(30):
        table = TableAlone(game_at(BLOCK), assets_now, (1024, 640))
        table.click(rng.choice(["box-line_push-1-0", "box-diagonal_push-1-0", "box-wool_rule-2-0", "box-ewe_turn-1-0"]))
        near = rng.choice(table.handles).rect.inflate(16, 16)
        pos = (near.left + rng.below(near.width), near.top + rng.below(near.height))
        table.point(pos)
        hot = table.table.board._hot
        table.click(pos)
        assert [str(a) for a in table.played] == ([str(hot.target.action)] if hot else [])
        hits += hot is not None
    assert hits > 10


def test_stepping_back_forgets_one_click_at_a_time(table: TableAlone) -> None:
    """FB16: sheep first, then the box; then there is nothing left to take back."""
    table.click("box-lamb_slam-3-0")
    table.click(next(h for h in table.handles if h.target.kind == "sheep"))
    assert arrows(table)
    assert table.table.step_back()
    assert not arrows(table)
    assert table.handles
    assert table.table.step_back()
    assert not table.handles
    assert not table.table.step_back()
    assert not table.played


def test_the_back_button_says_what_it_goes_back_to(table: TableAlone) -> None:
    back = table.widget("back")
    assert not back.enabled
    table.click("box-lamb_slam-3-0")
    assert (back.enabled, table.table.foot.back.text) == (True, "Other box")
    table.click(next(h for h in table.handles if h.target.kind == "sheep"))
    assert table.table.foot.back.text == "Other sheep"
    table.click(back)
    assert table.table.foot.back.text == "Other box"


def test_the_large_button_plays_what_was_pointed_at_last(table: TableAlone) -> None:
    """It is off until something was, says why, and shows the preview once more while it is pointed at."""
    play = table.widget("play")
    table.click(play)
    assert table.ui.note_text == "Choose a box, then point at a gold arrow."
    table.click("box-line_push-1-0")
    arrow = arrows(table)[2]
    table.point(arrow)
    table.point((5, table.surface.get_height() // 2))
    assert table.table.board._ghost is None
    table.point(play)
    assert table.table.board._ghost is not None
    table.click(play)
    assert table.played == [arrow.target.action]


def test_a_move_that_shall_be_confirmed_is_shown_first(table: TableAlone) -> None:
    """The first click shows and keeps the result, the second on the same arrow plays; another arrow shows that one."""
    table.confirming = True
    table.click("box-line_push-1-0")
    first, other = arrows(table)[0], arrows(table)[4]
    table.click(first)
    assert not table.played
    table.point((5, 300))
    assert table.table.board._ghost is not None
    assert "shall it be so" in table.table.prompt()
    table.click(other)
    assert not table.played
    table.click(other)
    assert table.played == [other.target.action]


def test_a_move_that_shall_be_confirmed_can_be_taken_back(table: TableAlone) -> None:
    table.confirming = True
    table.click("box-ewe_turn-1-0")
    table.click(table.handles[0])
    assert table.table.step_back()
    table.point((5, 300))
    assert table.table.board._ghost is None
    assert len(table.handles) == 2
    assert not table.played


def test_a_ghost_is_shown_only_while_something_is_pointed_at(table: TableAlone) -> None:
    table.click("box-wool_rule-2-0")
    table.point(table.handles[0])
    assert table.table.board._ghost is not None
    before = table.draw().copy()
    table.point((5, 300))
    assert table.table.board._ghost is None
    assert table.draw().get_buffer().raw != before.get_buffer().raw


def test_unhighlighted_things_change_nothing(table: TableAlone) -> None:
    """FB02: twenty places that are no targets, at every stage of a choice."""
    rng = Rng(9)
    before = table.session.state_hash()
    for stage in range(3):
        if stage == 1:
            table.click("box-lamb_slam-3-0")
        if stage == 2:
            table.click(next(h for h in table.handles if h.target.kind == "sheep"))
        tried = 0
        while tried < 20:
            pos = (rng.below(table.surface.get_width()), rng.below(table.surface.get_height()))
            under = table.under(pos)
            if under is None or under.focusable:
                continue
            table.click(pos)
            tried += 1
    assert table.session.state_hash() == before
    assert not table.played


def test_a_sheep_that_is_no_target_says_why(table: TableAlone) -> None:
    """FB03: first without a box, then somebody else's, then one inside a line."""
    table.click("sheep-red_1")
    assert table.ui.note_text == "First choose a box of your mat."
    table.click("box-boing-3-0")
    table.click("sheep-red_1")
    assert table.ui.note_text == "This one needs a sheep of your own."
    table.table.step_back()
    table.click("box-line_push-1-0")
    table.click("sheep-black")
    assert table.ui.note_text == "Lines are pushed from their outer end."
    table.click("sheep-green_1")
    assert table.ui.note_text == "Only what has a golden mark can be clicked now."
    table.point((5, 300))
    table.click("box-wool_rule-2-0")
    assert table.ui.note_text == ""


def test_buttons_to_lift_appear_when_they_are_asked_for(assets_now: Assets) -> None:
    """P33: after the marker has moved one may be lifted or left; the ordinary buttons come back afterwards."""
    for size in ((1024, 640), (1920, 1080), (960, 600)):
        session = game_at({"seats": 2, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]})
        table = TableAlone(session, assets_now, size)
        table.click("box-ewe_turn-1-0")
        table.click(table.handles[0])
        assert session.decision().asks[0].prompt == "lift"  # type: ignore[union-attr]
        assert table.ui.find("play") is None
        table.draw()
        table.click("lift-2")
        assert session.view(None).marker == 7  # type: ignore[attr-defined]
        assert table.ui.find("lift-2") is None
        assert table.ui.find("back") is not None


@pytest.mark.parametrize(("name", "end", "red"), [("lift-1", 6, "red 6"), ("lift-3", 8, ""), ("leave", 5, "")])
def test_a_button_to_lift_shows_where_it_would_take_the_marker(
    name: str, end: int, red: str, assets_now: Assets
) -> None:
    """On the short track 6 is red: the marker stands on 5 and goes as far as the button says; blue's pair touches
    nowhere, so there are no points."""
    session = game_at({"seats": 2, "turn": 0, "marker": 4, "flock": ["B G Y", "R K Y", "G R B"]})
    table = TableAlone(session, assets_now)
    table.click("box-ewe_turn-1-0")
    table.click(table.handles[0])
    table.point(table.widget(name))
    ghost = table.table.board._ghost
    assert (ghost.start, ghost.end, ghost.points) == (5, end, {})
    assert red in tag_text(session.view(None), ghost, table.texts).strip  # type: ignore[arg-type]
    table.draw()
    table.point((5, 300))
    assert table.table.board._ghost is None


def test_leaving_the_buttons_ends_the_turn(assets_now: Assets) -> None:
    session = game_at({"seats": 2, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]})
    table = TableAlone(session, assets_now)
    table.click("box-ewe_turn-1-0")
    table.click(table.handles[0])
    table.click("leave")
    view: Any = session.view(None)
    assert (view.marker, view.turn) == (5, 1)


def test_a_hint_marks_box_and_target_and_nothing_is_played(table: TableAlone) -> None:
    advice = next(a for a in table.legal() if a.verb == "lamb_slam" and a.towards == "east")  # type: ignore[attr-defined]
    table.table.suggest(advice, "It spoils nothing.")
    assert table.table.prompt() == "**Hanna, hint: Lamb Slam 3.** It spoils nothing."
    assert [h.target.action for h in table.handles if h.suggested] == [advice]
    assert any(box.suggested for box in table.table.own_mat.boxes)
    table.draw()
    table.click("box-boing-3-0")
    assert "hint" not in table.table.prompt()
    assert not any(h.suggested for h in table.handles)
    table.click("box-lamb_slam-3-0")
    assert "hint" in table.table.prompt()
    table.click(next(h for h in table.handles if h.suggested))
    table.click(next(h for h in table.handles if h.suggested))
    assert table.played == [advice]


def test_in_a_tiny_window_the_mat_opens_by_itself_and_closes_for_the_field(assets_now: Assets) -> None:
    table = TableAlone(game_at(BLOCK), assets_now, (1024, 640), 2.0)
    table.click("box-line_push-1-0")
    assert table.ui.find("box-line_push-1-0") is None
    table.click(arrows(table)[0])
    assert len(table.played) == 1
    assert table.ui.find("box-line_push-1-0") is not None or table.session.view(None).stage != "action"  # type: ignore[attr-defined]


def test_sheets_of_a_tiny_window_open_and_close(assets_now: Assets) -> None:
    table = TableAlone(game_at(BLOCK), assets_now, (1024, 640), 2.0)
    table.click("sheet-seats")
    assert table.ui.find("seat-3") is not None
    table.click("sheet-track")
    assert table.ui.find("seat-3") is None
    table.draw()
    table.click("sheet-track")
    table.click("sheet-mat")
    assert table.ui.find("box-boing-3-0") is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_decision_can_be_drawn_and_shows_a_way_on(seats: int, size: tuple[int, int], assets_now: Assets) -> None:
    """At every size, at decisions of every kind: something can be clicked, and drawing it all goes well."""
    kinds: set[str] = set()
    for current in played(new_game(seats, 60 + seats), 2):
        prompt = current.decision().asks[0].prompt  # type: ignore[union-attr]
        if prompt in kinds and len(kinds) < 12:
            continue
        kinds.add(prompt)
        table = TableAlone(current, assets_now, size, 1.0)
        clickable = [w for w in table.ui.root.walk() if w.focusable and w.enabled] if table.ui.root else []
        assert clickable, prompt
        table.draw()
        if table.handles:
            table.point(table.handles[0])
            table.draw()


def test_the_keyboard_goes_from_box_to_arrow_and_plays(table: TableAlone) -> None:
    """FI08: Tab to a box, Enter, arrow keys, Enter."""
    def key(name: str) -> None:
        table.ui.handle(ev.KeyPressed(name))
        table.ui.settle()

    for _ in range(80):
        key("tab")
        focused = table.ui.focused
        if focused is not None and focused.name == "box-line_push-2-0":
            break
    assert table.ui.focused is not None
    assert table.ui.focused.name == "box-line_push-2-0"
    key("return")
    assert table.ui.focused in table.handles
    first = table.ui.focused
    key("right")
    assert table.ui.focused in table.handles
    assert table.ui.focused is not first
    aimed: Any = table.ui.focused
    assert table.table.board._ghost is not None
    key("return")
    assert table.played == [aimed.target.action]


def test_strays_that_come_home_are_framed(assets_now: Assets) -> None:
    """Who is asked where the strays go sees which sheep they are."""
    session = new_game(3, 4)
    homes = (s for s in played(session, 11) if s.legal(s.decision().seats[0])[0].verb == "return_group")  # type: ignore[union-attr]
    next(homes)
    table = TableAlone(session, assets_now, (1280, 800))
    picture, board, view = table.draw(), table.table.board, session.view(None)
    strays: Any = [unpack(view.cells[s]) for s in view.group]  # type: ignore[attr-defined]
    frame = board.frame()
    left, top = min(frame.pixel(x - 0.53, y)[0] for x, y in strays), frame.pixel(*min(strays))[1]
    near = [picture.get_at((left + d, top))[:3] for d in range(-4, 5)]
    gold = pygame.Color(GOLD)[:3]
    assert any(sum(abs(a - b) for a, b in zip(pixel, gold, strict=True)) < 30 for pixel in near)
