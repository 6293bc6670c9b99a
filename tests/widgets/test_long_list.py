"""Lists of very many rows: what is in sight is laid out and drawn, nothing else, and clicks find their rows."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.render.theme import Theme
from game.widgets.base import Size, Widget
from game.widgets.long_list import LongList
from game.widgets.scroll import Scroll
from tests.widgets.conftest import Show

MANY = 500


class Counted(Widget):
    """A row that counts how often it was asked how high it is, and drawn."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.height, self.asked, self.drawn = height, 0, 0

    def preferred(self, theme: Theme, width: int) -> Size:
        self.asked += 1
        return width, theme.px(self.height)

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


def rows() -> list[Counted]:
    return [Counted(40 if index % 3 else 70) for index in range(MANY)]


@pytest.fixture
def chosen() -> list[int]:
    return []


def test_only_rows_in_sight_are_laid_out_and_drawn(show: Show, chosen: list[int]) -> None:
    known, view = rows(), LongList(chosen.append)
    view.set_rows(known)
    screen = show(Scroll(view))
    seen = [row for row in known if row.drawn]
    assert seen == known[: len(seen)]
    assert 5 < len(seen) < 40
    assert view.children == seen
    for row, following in pairwise(seen):
        assert following.rect.top >= row.rect.bottom
    assert screen.theme.px(40) == known[1].rect.height


def test_heights_are_asked_once_while_rows_come_and_go(show: Show, chosen: list[int]) -> None:
    known, view = rows(), LongList(chosen.append)
    view.set_rows(known)
    screen = show(Scroll(view))
    before = sum(row.asked for row in known)
    for kept in (known[::7], known, known[5:50]):
        view.set_rows(kept)
        screen.ui.settle()
        screen.draw()
    assert sum(row.asked for row in known) == before


def test_a_click_after_scrolling_chooses_the_row_under_the_pointer(show: Show, chosen: list[int]) -> None:
    known, view = rows(), LongList(chosen.append)
    view.set_rows(known)
    scroll = Scroll(view)
    screen = show(scroll)
    scroll.scroll_to(view.cell(300).top - view.rect.top)
    screen.draw()
    assert known[300].drawn == 1
    screen.click(known[301])
    assert chosen == [301]
    assert view.selected == 301


def test_the_end_key_shows_the_last_row(show: Show, chosen: list[int]) -> None:
    known, view = rows(), LongList(chosen.append)
    view.set_rows(known, 0)
    screen = show(Scroll(view))
    screen.ui.set_focus(view)
    screen.key("end")
    screen.draw()
    assert view.selected == MANY - 1
    assert known[-1].drawn > 0


def test_no_rows_need_no_room(show: Show, chosen: list[int]) -> None:
    view = LongList(chosen.append)
    screen = show(Scroll(view))
    assert view.preferred(screen.theme, 300) == (300, 0)
