"""The tokens of the looks: units, type sizes that can be read, colours with contrast."""

from __future__ import annotations

import pytest

from game.render.palette import DAY, NIGHT, SEAT_COLOURS, SEAT_SYMBOLS, Palette, contrast, mix
from game.render.theme import STYLES, Theme, unit_for
from tests.render.conftest import MakeTheme


@pytest.mark.parametrize(
    ("size", "scale", "unit"),
    [
        ((1920, 1080), 1.0, 1.0),
        ((3840, 2160), 1.0, 2.0),
        ((1024, 640), 1.0, 0.8),
        ((1024, 640), 2.0, 1.6),
        ((1280, 800), 1.0, 0.8),
        ((1920, 1080), 0.75, 0.75),
        ((2560, 1440), 1.0, 1.3),
        ((1920, 3000), 1.0, 1.0),
    ],
)
def test_a_unit_is_a_pixel_at_1080p_never_below_eight_tenths(size: tuple[int, int], scale: float, unit: float) -> None:
    assert unit_for(size, scale) == pytest.approx(unit)


def test_the_smallest_layout_has_1280_by_800_units(make_theme: MakeTheme) -> None:
    theme = make_theme((1024, 640))
    assert (theme.width, theme.height) == (1280, 800)
    assert theme.text_px(20) == 16


def test_text_is_never_below_12_pixels(make_theme: MakeTheme) -> None:
    theme = make_theme((1024, 640), 0.75)
    assert theme.text_px(18) == 12
    assert theme.text_px(4) == 12


def test_reading_type_is_never_set_below_18_units() -> None:
    assert all(style.size >= 18 for style in STYLES.values())


def test_lengths_that_are_there_at_all_have_at_least_a_pixel(make_theme: MakeTheme) -> None:
    theme = make_theme((1024, 640), 0.75)
    assert theme.px(0.5) == 1
    assert theme.px(0) == 0
    assert theme.px(-0.2) == -1


def test_side_panels_become_tabs_where_there_is_no_room(make_theme: MakeTheme) -> None:
    assert not make_theme((1920, 1080)).compact
    assert not make_theme((1280, 800)).compact
    assert make_theme((1024, 640)).compact
    assert make_theme((1920, 1080), 1.5).compact
    assert make_theme((1920, 1080), 2.0).tiny


@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_text_has_a_contrast_of_four_and_a_half_and_marks_of_three(palette: Palette) -> None:
    for sheet in (palette.paper, palette.shade, palette.white):
        assert contrast(palette.ink, sheet) >= 4.5
        assert contrast(palette.soft, sheet) >= 4.5
        assert contrast(palette.link, sheet) >= 4.5
        assert contrast(palette.gold_ink, sheet) >= 3
        assert contrast(palette.brick, sheet) >= 3
        assert contrast(palette.moss, sheet) >= 3
    for tone in (*palette.wood_main, *palette.wood):
        assert contrast(palette.wood_ink, tone) >= 3


def test_eight_seats_have_eight_colours_and_eight_symbols() -> None:
    assert len(set(SEAT_COLOURS.values())) == len(set(SEAT_SYMBOLS.values())) == 8
    assert SEAT_COLOURS.keys() == SEAT_SYMBOLS.keys()


def test_every_seat_has_a_badge(theme: Theme) -> None:
    for colour in SEAT_COLOURS:
        assert theme.assets.has(f"seats/seat-{colour}")


def test_mixing_colours_goes_from_one_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert mix("#000000", "#ff8000", 0.5) == "#804000"


def test_signs_take_the_ink_of_their_paper(make_theme: MakeTheme) -> None:
    day, night = make_theme().icon("ui/undo", (48, 48)), make_theme(night=True).icon("ui/undo", (48, 48))
    drawn = [(x, y) for x in range(48) for y in range(48) if day.get_at((x, y)).a == 255]
    assert drawn
    assert all(sum(night.get_at(p)[:3]) > 600 > 300 > sum(day.get_at(p)[:3]) for p in drawn)
    assert make_theme(night=True).group_of("undo") == "ui"
    assert make_theme(night=True).group_of("not-there") == ""
