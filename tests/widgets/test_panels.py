"""Dialog, tabs, lists, log and prompt as people meet them."""

from __future__ import annotations

import pygame
import pytest

from game.widgets.button import Button
from game.widgets.dialog import Dialog
from game.widgets.label import Label
from game.widgets.layout import Column, Sized, Spacer
from game.widgets.list_view import ListView
from game.widgets.log_panel import LogEntry, LogPanel
from game.widgets.prompt_bar import PromptBar
from game.widgets.scroll import Scroll
from game.widgets.tabs import Rail, Tabs
from game.widgets.thinking import Progress, Thinking
from tests.widgets.conftest import Show

LONG = "The game is kept after every action, and you can go on with it at any time. " * 20


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((3840, 2160), 0.75)])
def test_a_dialog_keeps_its_buttons_in_sight_and_scrolls_the_rest(
    show: Show, size: tuple[int, int], scale: float
) -> None:
    stay, leave = Button("Stay at the table"), Button("Leave the table", kind="main")
    text = Label(LONG)
    dialog = Dialog("Do you really want to leave?", text, [stay, leave], back=stay)
    screen = show(dialog, size, scale)
    window = pygame.Rect((0, 0), size)
    assert window.contains(dialog.sheet)
    for button in (stay, leave):
        assert dialog.sheet.contains(button.rect)
    scroll = text.parent
    assert scroll is not None
    screen.wheel(dialog.sheet.center, -500)
    assert text.rect.bottom <= stay.rect.top


def test_escape_and_right_click_press_the_way_back_of_a_dialog(show: Show) -> None:
    done: list[str] = []
    stay = Button("Stay", lambda: done.append("stay"), single=True)
    screen = show(Dialog("Leave?", Label("?"), [stay], back=stay))
    screen.key("escape")
    screen.press((5, 5), button="right")
    assert done == ["stay", "stay"]


def test_nothing_gets_through_a_dialog(show: Show) -> None:
    screen = show(Dialog("Leave?", Label("?"), [Button("Stay")]))
    assert screen.wheel((5, 5), 1)


def test_tabs_show_one_page_at_a_time(show: Show) -> None:
    told: list[int] = []
    first, second = Button("First"), Button("Second")
    tabs = Tabs([("Log", first), ("Rules", second)], on_change=told.append)
    screen = show(tabs)
    assert first.visible
    assert not second.visible
    screen.click(tabs.children[1])
    screen.draw()
    assert second.visible
    assert not first.visible
    screen.key("tab", ctrl=True)
    assert told == [1, 0]


def test_a_rail_opens_and_closes_a_page(show: Show) -> None:
    told: list[int | None] = []
    rail = Rail(("Log", "Rules"), told.append)
    screen = show(rail, (1024, 640), 2.0)
    screen.click(rail.children[1])
    screen.click(rail.children[1])
    screen.click(rail.children[0])
    assert told == [1, None, 0]


def test_a_click_on_a_row_marks_it_and_another_chooses_it(show: Show) -> None:
    marked: list[int] = []
    chosen: list[int] = []
    rows = [Label(f"Save {n}") for n in range(3)]
    view = ListView(rows, None, marked.append, chosen.append)
    screen = show(view)
    screen.click(rows[1])
    assert (marked, chosen) == ([1], [])
    screen.click(rows[1], clicks=2)
    assert chosen == [1]
    screen.key("up")
    screen.key("return")
    assert (marked, chosen) == ([1, 0], [1, 0])


def test_a_click_on_a_scrolled_list_chooses_the_row_under_the_pointer(show: Show) -> None:
    chosen: list[int] = []
    rows = [Label(f"Row {number}") for number in range(100)]
    scroll = Scroll(ListView(rows, on_choose=chosen.append))
    screen = show(scroll)
    scroll.scroll_to(scroll.limit)
    screen.click(rows[-2])
    assert chosen == [98]


def test_a_row_that_is_off_says_why(show: Show) -> None:
    chosen: list[int] = []
    rows = [Label("Fine"), Label("From a newer program")]
    rows[1].reason = "This save was made by a newer program."
    screen = show(ListView(rows, on_choose=chosen.append))
    screen.click(rows[1])
    assert chosen == []
    assert screen.ui.note_text == "This save was made by a newer program."
    screen.key("down")
    screen.key("down")
    screen.key("return")
    assert chosen == [0]


def entries(count: int) -> list[LogEntry]:
    return [LogEntry(f"Line Push {n}", ("column 3 to the south",), "red", n) for n in range(count)]


def test_the_log_follows_the_end_until_somebody_scrolls_up(show: Show) -> None:
    log = LogPanel()
    log.set_entries(entries(30))
    screen = show(Sized(log, 300, 400, fixed=True))
    assert log.offset == log.limit > 0
    log.set_entries(entries(35))
    screen.ui.settle()
    assert log.offset == log.limit
    screen.wheel(log, 5)
    place = log.offset
    log.set_entries(entries(40))
    screen.ui.settle()
    assert log.offset == place < log.limit
    screen.wheel(log, -500)
    log.set_entries(entries(45))
    screen.ui.settle()
    assert log.offset == log.limit


def test_rows_of_the_log_that_stay_are_kept_and_undone_ones_go(show: Show) -> None:
    log = LogPanel()
    log.set_entries(entries(5))
    screen = show(log)
    kept = list(log.child.children)
    log.set_entries(entries(3))
    screen.ui.settle()
    assert log.child.children == kept[:3]
    log.set_entries([*entries(3), LogEntry("Something else")])
    assert log.child.children[:3] == kept[:3]
    assert len(log.child.children) == 4


def test_a_click_on_a_log_entry_reports_it(show: Show) -> None:
    told: list[int] = []
    pointed: list[int | None] = []
    log = LogPanel(told.append, pointed.append)
    log.set_entries(entries(3))
    screen = show(log)
    screen.click(log.child.children[2])
    assert told == [2]
    assert 2 in pointed


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_a_long_prompt_makes_the_bar_higher_and_leaves_room_for_its_buttons(
    show: Show, size: tuple[int, int], scale: float
) -> None:
    buttons = [Button("Undo"), Button("Hide mats"), Button("Menu")]
    bar = PromptBar(buttons)
    screen = show(Column([bar, Spacer(share=1)]), size, scale)
    bar.say("Hanna,", "push a line.", "red")
    screen.ui.settle()
    low = bar.rect.height
    bar.say("Hanna,", "choose where the sheep that strayed shall come back to the flock, " * 3, "red")
    screen.ui.settle()
    assert bar.rect.height > low
    assert all(bar.rect.contains(b.rect) for b in buttons)
    screen.draw()


def test_a_link_in_a_text_can_be_clicked(show: Show) -> None:
    told: list[str] = []
    label = Label("Read about the [[wool]] rule.", on_link=told.append)
    screen = show(Column([label], align="start"))
    block = label._block
    assert block is not None
    piece = next(p for p in block.pieces if p.link)
    x, y = label._corner()
    screen.click((piece.rect.centerx + x, piece.rect.centery + y))
    screen.click((x + 2, y + 5))
    assert told == ["wool"]


def test_a_text_that_needs_another_line_moves_what_is_below(show: Show) -> None:
    label, button = Label("short"), Button("below")
    screen = show(Column([label, button]), (1024, 640))
    top = button.rect.top
    label.set_text(LONG)
    screen.ui.settle()
    assert button.rect.top > top


def test_thinking_dots_move_and_a_bar_fills(show: Show) -> None:
    dots, bar = Thinking(), Progress()
    screen = show(Column([dots, bar], align="start"))
    for _ in range(10):
        dots.update(0.1)
    assert screen.ui.dirty
    screen.draw()
    before = pygame.image.tobytes(screen.surface, "RGB")
    bar.set_value(0.8)
    screen.draw()
    assert pygame.image.tobytes(screen.surface, "RGB") != before
