"""Without colour: seats, and what may be clicked, is chosen, moved last or threatens, differ by shape and lightness."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.platform.assets import Assets
from game.render.palette import DAY, NIGHT, contrast, mix
from game.tables.shear_panic import fence, flock_layer, tag
from game.tables.shear_panic.looks import FIELD_TONES
from game.tables.shear_panic.mats import _TONES
from tests.helpers_ui import TableAlone, game_at

BADGES = ("sky", "red", "straw", "leaf")
BLOCK = {"seats": 4, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]}


def symbol(assets: Assets, name: str, size: int) -> set[tuple[int, int]]:
    """The pixels of the symbol: light on a dark face, light or dark in the middle of a badge."""
    picture = assets.image(name, (size, size))
    face = name.startswith("sheep")
    middle, reach = (size - 1) / 2, size * (0.5 if face else 0.32)

    def belongs(x: int, y: int) -> bool:
        colour = picture.get_at((x, y))
        light = min(colour.r, colour.g, colour.b) >= 195
        dark = max(colour.r, colour.g, colour.b) < 80
        inside = (x - middle) ** 2 + (y - middle) ** 2 <= reach**2
        return colour.a > 150 and inside and (light or (dark and not face))

    return {(x, y) for x in range(size) for y in range(size) if belongs(x, y)}


@pytest.mark.parametrize(
    ("name", "size"),
    [("seats/seat-{}", 28), ("seats/seat-{}", 64), ("seats/mutton-{}", 28), ("seats/mutton-{}", 64)]
    + [(f"sheep/sheep-{{}}-{facing}", size) for facing in "nesw" for size in (40, 95)],
)
def test_seats_are_told_apart_by_their_symbols_alone(name: str, size: int, assets_now: Assets) -> None:
    """FB06, FI04: shapes differ in at least two fifths of their pixels, whatever the colours are."""
    shapes = {badge: symbol(assets_now, name.format(badge), size) for badge in BADGES}
    assert all(shapes.values())
    for a, b in combinations(BADGES, 2):
        both, either = len(shapes[a] & shapes[b]), len(shapes[a] | shapes[b])
        assert 1 - both / either >= 0.4, (a, b)


def greyness(surface: pygame.Surface, rect: pygame.Rect) -> list[int]:
    """The picture inside a rectangle in shades of grey, 0 to 255."""
    part = pygame.transform.grayscale(surface.subsurface(rect.clip(surface.get_rect())))
    return [part.get_at((x, y)).r for x in range(part.get_width()) for y in range(part.get_height())]


def differs(a: list[int], b: list[int]) -> float:
    """The share of pixels that are clearly lighter or darker."""
    return sum(abs(x - y) > 40 for x, y in zip(a, b, strict=True)) / len(a)


Do = Callable[[TableAlone], Any]


def seen(assets: Assets, where: str, do: Do) -> list[int]:
    """A sheep or box of the table in grey, after something was done."""
    table = TableAlone(game_at(BLOCK), assets, (1024, 640))
    do(table)
    table.draw()
    rect = table.widget(where).rect.inflate(16, 16)
    return greyness(table.surface, rect)


def choose_slam(table: TableAlone) -> None:
    table.click("box-lamb_slam-3-0")


def choose_sheep(table: TableAlone) -> None:
    choose_slam(table)
    table.click(next(h for h in table.handles if h.target.sheep == "blue_2"))


def test_on_the_field_plain_legal_and_chosen_look_different_in_grey(assets_now: Assets) -> None:
    """FG09: nothing, a ring, arrows round it."""
    looks: dict[str, Do] = {"plain": lambda table: None, "legal": choose_slam, "chosen": choose_sheep}
    pictures = {name: seen(assets_now, "sheep-blue_2", do) for name, do in looks.items()}
    for a, b in combinations(looks, 2):
        assert differs(pictures[a], pictures[b]) > 0.05, (a, b)


def test_the_last_move_stays_marked_where_it_came_from(assets_now: Assets) -> None:
    """FB19: the left column was pushed down; the place its upper sheep has left carries a mark."""
    table = TableAlone(game_at(BLOCK), assets_now, (1024, 640))
    push = next(a for a in table.legal() if str(a) == "line_push(seat=0, number=1, sheep='yellow_1', towards='south')")
    table.session.submit(push)
    table.table.refresh()
    frame = table.table.board.frame()
    place = pygame.Rect(0, 0, round(frame.cell), round(frame.cell))
    place.center = frame.pixel(0, 0)
    table.draw()
    plain = greyness(table.surface, place)
    table.table.recall([entry.events for entry in table.session.history])
    table.draw()
    assert differs(plain, greyness(table.surface, place)) > 0.03


def test_boxes_look_different_in_grey_whether_free_chosen_covered_or_of_no_use(assets_now: Assets) -> None:
    def picture(free: dict[str, list[int]], do: Do) -> list[int]:
        table = TableAlone(game_at({**BLOCK, "free": {0: free}}), assets_now, (1024, 640))
        do(table)
        table.point((5, 300))
        table.draw()
        return greyness(table.surface, table.widget("box-wool_rule-2-0").rect.inflate(8, 14))

    whole = {"wool_rule": [2], "ewe_turn": [1, 2]}
    pictures = {
        "free": picture(whole, lambda table: None),
        "chosen": picture(whole, lambda table: table.click("box-wool_rule-2-0")),
        "covered": picture({"ewe_turn": [1, 2]}, lambda table: None),
    }
    for a, b in combinations(pictures, 2):
        assert differs(pictures[a], pictures[b]) > 0.04, (a, b)


def test_danger_is_said_in_words_and_drawn_on_the_plank() -> None:
    """The strip of the card names red space and panic; red planks carry a die, brown ones horns or blades."""
    words = {kind: tone for kind, tone in tag._STRIPS.items() if kind}
    assert set(words) == {"red", "roger", "shear", "last"}
    assert contrast("#fff3dc", words["red"]) >= 4.5


def test_texts_of_the_table_stand_out_from_what_is_below_them() -> None:
    """FI03: 4.5 to 1 for everything that is read; the numbers of planks sit in the lower part of the board."""
    pairs = [("#fff3dc", tone) for tone in tag._STRIPS.values()]
    pairs += [(ink, tone) for tone, ink in FIELD_TONES.values()]
    pairs += [("#2b2118", tone) for tone, _ in FIELD_TONES.values()]
    pairs += [
        ("#fff3dc" if kind != "wood" else fence.INK, mix(top, bottom, 0.67))
        for kind, (top, bottom, _) in fence._PLANKS.items()
    ]
    pairs += [(DAY.ink, _TONES[look][0]) for look in ("free", "hover", "chosen")]
    pairs += [(DAY.soft, _TONES[look][0]) for look in ("covered", "off")]
    pairs += [(flock_layer.FIGURE_INK, flock_layer.FIGURE_PAPER)]
    for palette in (DAY, NIGHT):
        pairs += [(ink, paper) for ink in (palette.ink, palette.soft) for paper in (palette.paper, palette.shade)]
    poor = [(ink, paper, round(contrast(ink, paper), 2)) for ink, paper in pairs if contrast(ink, paper) < 4.5]
    assert not poor


def test_printed_boxes_and_buttons_are_the_same_by_night(assets_now: Assets) -> None:
    """They keep their light paper, so their words must stay dark."""
    day, night = (TableAlone(game_at({"seats": 2, "turn": 0}), assets_now, night=dark) for dark in (False, True))
    places = [day.widget(name).rect for name in ("box-boing-3-0", "box-line_push-1-0")]
    spare = day.table.foot.spare.rect
    places.append(pygame.Rect(spare.left + 38, spare.top + 6, spare.width // 3, spare.height - 12))
    day.draw()
    night.draw()
    for rect in places[:2]:
        inner = rect.inflate(-6, -6)
        assert differs(greyness(day.surface, inner), greyness(night.surface, inner)) < 0.01
    light = [min(g, 255) for g in greyness(night.surface, places[2])]
    assert any(g < 60 for g in light)


def test_rings_and_marks_stand_out_by_their_outline() -> None:
    """3 to 1 for the ink outline against the meadow's lightest and darkest green."""
    for green in ("#d6dfa0", "#9fb066"):
        assert contrast(DAY.outline, green) >= 3
