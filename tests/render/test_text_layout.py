"""Text is wrapped and never cut, at every width; marks mean what the texts' authors were told."""

from __future__ import annotations

import re

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.platform.assets import Assets
from game.render.text_layout import layout_text, plain, text_width
from game.render.theme import Theme

STORY = "The **flock** runs north, past [[roger|the ram with the rose]] and a {icon:dice/die-plus} to the fence."


def words_of(text: str, theme: Theme, width: int | None = None) -> str:
    block = layout_text(theme, text, width)
    return "".join(p.text for p in block.pieces if not p.icon)


def test_nothing_sticks_out_and_nothing_is_lost_at_any_width(theme: Theme) -> None:
    whole = words_of(STORY, theme)
    for width in range(20, 900, 37):
        block = layout_text(theme, STORY, width)
        assert all(p.rect.right <= width for p in block.pieces if not p.icon)
        assert all(p.rect.left >= 0 and p.rect.bottom <= block.size[1] + 8 for p in block.pieces)
        assert words_of(STORY, theme, width) == whole


def test_lines_have_the_height_of_paragraphs(theme: Theme) -> None:
    assert layout_text(theme, "one line").size[1] == 28
    assert layout_text(theme, "two\nlines").size[1] == 56
    assert layout_text(theme, "an\n\nempty line between").lines == 3


def test_bold_is_another_face_and_its_stars_are_gone(theme: Theme) -> None:
    block = layout_text(theme, "so **very** bold")
    assert [(p.text, p.face) for p in block.pieces] == [("so", "serif"), ("very", "serif-bold"), ("bold", "serif")]


def test_quiet_ink(theme: Theme) -> None:
    block = layout_text(theme, "loud ~~and quiet~~ again")
    assert [p.colour == theme.palette.soft for p in block.pieces] == [False, True, True, False]


def test_a_bold_word_and_its_full_stop_stay_together(theme: Theme) -> None:
    text = "aaa **bbb**."
    narrow = text_width(theme, "aaa **bbb**") + 1
    block = layout_text(theme, text, narrow)
    rows = {p.text: p.rect.top for p in block.pieces}
    assert rows["bbb"] == rows["."] > rows["aaa"]


def test_links_can_be_found_by_place_and_by_name(theme: Theme) -> None:
    block = layout_text(theme, STORY)
    assert block.links == ("roger",)
    piece = next(p for p in block.pieces if p.text == "ram")
    assert block.link_at(piece.rect.center) == "roger"
    assert block.link_at((0, 0)) == ""


def test_an_icon_stands_in_the_line(theme: Theme) -> None:
    icon = next(p for p in layout_text(theme, STORY).pieces if p.icon)
    assert icon.text == "dice/die-plus"
    assert icon.rect.width == icon.rect.height == 25


def test_centred_and_right_text_uses_the_whole_width(theme: Theme) -> None:
    right = layout_text(theme, "x", 300, align="right")
    centre = layout_text(theme, "x", 300, align="center")
    assert right.pieces[0].rect.right == 300
    assert abs(centre.pieces[0].rect.centerx - 150) <= 1


def test_names_that_people_typed_are_shown_as_typed(theme: Theme) -> None:
    for name in ("**Bob**", "[[x]]", "{icon:y}", "back\\slash", "a*b", "{n}", "~~x~~"):
        block = layout_text(theme, plain(name))
        assert "".join(p.text for p in block.pieces) == name
        assert not any(p.icon or p.link for p in block.pieces)


def test_the_same_text_is_set_once(theme: Theme) -> None:
    assert layout_text(theme, STORY, 300) is layout_text(theme, STORY, 300)


def test_chinese_breaks_between_characters(theme: Theme) -> None:
    block = layout_text(theme, "羊" * 60, 200)
    assert block.lines > 1
    assert "".join(p.text for p in block.pieces) == "羊" * 60


def test_drawing_puts_ink_on_the_surface(theme: Theme) -> None:
    surface = pygame.Surface((400, 60))
    surface.fill("#ffffff")
    layout_text(theme, "ink").draw(surface, (10, 10))
    assert pygame.transform.average_color(surface)[:3] != (255, 255, 255)


@given(text=st.text(max_size=60), width=st.integers(min_value=1, max_value=400))
def test_any_typed_text_at_any_width_is_shown_whole(any_theme: Theme, text: str, width: int) -> None:
    assert layout_text(any_theme, text, width).size[1] >= 28
    block = layout_text(any_theme, plain(text), width)
    assert "".join(p.text for p in block.pieces) == re.sub(r"[ \t\n]", "", text)


@pytest.fixture(scope="module")
def any_theme(assets: Assets) -> Theme:
    return Theme.make(assets, (1920, 1080))
