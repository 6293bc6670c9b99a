"""The map of The Sheep: what can be clicked, told and seen on it, with mouse and keyboard, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.geometry.hexes import COLUMN_STEP, HEIGHT
from game.platform import events as ev
from game.platform.assets import Assets
from game.render.theme import Theme
from game.tables.base import SeatLook
from game.tables.the_sheep.board import MapBoard
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.map_arrows import route
from game.tables.the_sheep.map_layout import spread, stand
from game.tables.the_sheep.map_marks import Arrow
from game.tables.the_sheep.spots import Spot
from game.widgets.ui import Ui
from tests.helpers_ui import FakeHost, texts_of
from tests.rules.the_sheep.positions import RULES, at

SIZE = (1024, 640)
FREE = pygame.Rect(150, 51, 822, 441)
CROWD: dict[str, Any] = {
    "seats": 4, "at": {0: [4, 6], 1: [4, 6], 2: [4, 6], 3: [9, 6]},
    "caravans": {"apothecary": {"at": [4, 6], "corruption": 2}, "tinker": [7, 4]},
    "sheep": [
        {"tier": "lesser", "at": [4, 6]}, {"tier": "lesser", "at": [4, 6]}, {"tier": "standard", "at": [4, 6]},
        {"tier": "greater", "at": [4, 6], "damage": 1}, {"tier": "lesser", "at": [12, 8]},
    ],
}  # fmt: skip
"""A Caravan, three Shepherds and all three tiers on one hex; a Shepherd, a Caravan and a Sheep alone."""


class Alone:
    """A board with a pointer and a keyboard, and neither table nor scene."""

    def __init__(self, assets: Assets, size: tuple[int, int] = SIZE, **description: Any) -> None:
        self.view: Any = RULES.view(at({}, **(CROWD | description)), None)
        self.figures = Figures()
        self.figures.snap(self.view)
        self.clicked: list[Spot] = []
        self.hovered: list[Spot | None] = []
        seats = [SeatLook(f"P{n}", colour, True) for n, colour in enumerate(self.view.setup.colours)]
        self.texts = texts_of("the_sheep")
        self.board = MapBoard(
            self.texts, seats, self.figures, lambda: self.view, self.clicked.append, self.hovered.append
        )
        assets.set_screen(size)
        self.size, self.theme = size, Theme.make(assets, size)
        self.ui = Ui(FakeHost())
        self.ui.set_root(self.board)
        self.ui.layout(self.theme, pygame.Rect((0, 0), size))
        self.board.lie(self.theme, pygame.Rect((0, 0), size), FREE)

    def hex(self, column: int, row: int) -> Spot:
        return Spot("hex", self.view.setup.map.index[column, row])

    def at(self, spot: Spot) -> ev.Pos:
        found = self.board.centre_of(spot)
        assert found is not None, spot
        return found

    def point(self, at: Spot | ev.Pos) -> None:
        self.ui.handle(ev.PointerMoved(at if isinstance(at, tuple) else self.at(at)))

    def click(self, at: Spot | ev.Pos, clicks: int = 1) -> None:
        pos = at if isinstance(at, tuple) else self.at(at)
        for event in (ev.PointerMoved(pos), ev.PointerPressed(pos, "left", clicks), ev.PointerReleased(pos, "left")):
            self.ui.handle(event)

    def key(self, *names: str) -> None:
        for name in names:
            self.ui.handle(ev.KeyPressed(name))

    def draw(self) -> pygame.Surface:
        surface = pygame.Surface(self.size)
        self.board.draw(surface)
        return surface

    def paint(self, most: int = 4000) -> pygame.Surface:
        """The picture when all of it is there."""
        self.draw()
        for _ in range(most):
            if not self.ui.animating:
                return self.draw()
            self.ui.update(0.01)
            pygame.time.wait(1)
        raise AssertionError("the ground never came")


@pytest.fixture
def alone(assets_now: Assets) -> Alone:
    return Alone(assets_now)


# ---------------------------------------------------------------- pointing and clicking


def test_every_hex_is_clicked_in_its_middle(alone: Alone) -> None:
    standing = {piece.hex for piece in alone.figures.pieces.values()}
    for number in range(len(alone.view.setup.map.hexes)):
        if number not in standing:
            assert alone.board.hex_at(alone.at(Spot("hex", number))) == number
    alone.click(alone.hex(14, 2))
    assert alone.clicked == [alone.hex(14, 2)]


def test_pieces_that_stand_alone_are_clicked_and_pointed_at(alone: Alone) -> None:
    for spot in (Spot("shepherd", 3), Spot("caravan", 1), Spot("sheep", 4)):
        alone.click(spot)
        assert alone.clicked.pop() == spot
        assert alone.hovered[-1] == spot
    alone.point((2, 2))
    assert alone.hovered[-1] is None


def test_everything_is_a_fingertip_large_in_the_smallest_window(alone: Alone) -> None:
    assert all(min(token.grip.size) >= 32 for token in alone.board.tokens.all)
    whole = alone.board.rect_of(alone.hex(14, 2))
    assert whole is not None
    assert min(whole.size) >= 32


def test_a_crowded_hex_spreads_when_pointed_at_and_everything_on_it_can_be_clicked(alone: Alone) -> None:
    """A Caravan, three Shepherds, three tiers: seven things, none of which hides another's middle."""
    alone.point(alone.hex(4, 6))
    spread_out = [token for token in alone.board.tokens.all if token.spread]
    assert {token.spot for token in spread_out} == {
        Spot("caravan", 0), Spot("shepherd", 0), Spot("shepherd", 1), Spot("shepherd", 2), Spot("sheep", 0),
        Spot("sheep", 2), Spot("sheep", 3),
    }  # fmt: skip
    for token in spread_out:
        alone.click(token.box.center)
        assert alone.clicked[-1] == token.spot
    for one, other in combinations(spread_out, 2):
        assert not one.box.collidepoint(other.box.center), (one.spot, other.spot)


def test_a_spread_hex_closes_when_the_pointer_has_left_its_pieces(alone: Alone) -> None:
    alone.point(alone.hex(4, 6))
    alone.point(alone.board.tokens.all[-1].box.center)
    assert any(token.spread for token in alone.board.tokens.all)
    alone.point(alone.hex(15, 2))
    assert not any(token.spread for token in alone.board.tokens.all)


def test_two_pieces_on_a_hex_do_not_spread(assets_now: Assets) -> None:
    alone = Alone(assets_now, at={0: [9, 6], 1: [9, 6]}, caravans={}, sheep=[])
    alone.point(alone.hex(9, 6))
    assert not any(token.spread for token in alone.board.tokens.all)


def test_sheep_of_a_tier_are_one_token_with_their_count_and_the_worst_wound(alone: Alone) -> None:
    tokens = {token.spot: token for token in alone.board.tokens.all if token.spot.kind == "sheep"}
    assert {spot.number: token.count for spot, token in tokens.items()} == {0: 2, 2: 1, 3: 1, 4: 1}
    assert tokens[Spot("sheep", 3)].damage == 1
    assert alone.board.rect_of(Spot("sheep", 1)) == alone.board.rect_of(Spot("sheep", 0))


def test_what_is_pointed_at_has_a_name_and_tells_what_the_table_says(alone: Alone) -> None:
    alone.board.describe = lambda spot: f"about {spot.kind} {spot.number}"
    path = alone.board.hit(alone.at(Spot("shepherd", 3)))
    assert [widget.name for widget in path] == ["map", "shepherd-3"]
    assert path[-1].hint() == "about shepherd 3"
    assert path[-1].cursor == "arrow"
    alone.board.mark(targets={Spot("shepherd", 3)})
    assert alone.board.hit(alone.at(Spot("shepherd", 3)))[-1].cursor == "hand"


# ---------------------------------------------------------------- the camera under the hand


def test_a_drag_moves_the_map_and_clicks_nothing(alone: Alone) -> None:
    alone.ui.handle(ev.Wheel((500, 300), dy=4.0))
    before = alone.board.camera.origin
    alone.ui.handle(ev.PointerPressed((500, 300), "left"))
    alone.ui.handle(ev.PointerMoved((470, 290)))
    alone.ui.handle(ev.PointerMoved((440, 280)))
    alone.ui.handle(ev.PointerReleased((440, 280), "left"))
    assert alone.board.camera.origin == (before[0] - 60, before[1] - 20)
    assert alone.clicked == []


def test_a_trembling_hand_still_clicks(alone: Alone) -> None:
    pos = alone.at(alone.hex(14, 2))
    alone.ui.handle(ev.PointerPressed(pos, "left"))
    alone.ui.handle(ev.PointerMoved((pos[0] + 3, pos[1] - 2)))
    alone.ui.handle(ev.PointerReleased((pos[0] + 3, pos[1] - 2), "left"))
    assert alone.clicked == [alone.hex(14, 2)]


def test_the_wheel_looks_closer_at_the_pointer(alone: Alone) -> None:
    spot = alone.hex(10, 5)
    before, scale = alone.at(spot), alone.board.camera.scale
    alone.ui.handle(ev.Wheel(before, dy=2.0))
    assert alone.board.camera.scale > scale
    assert alone.at(spot) == (pytest.approx(before[0], abs=2), pytest.approx(before[1], abs=2))


def test_a_double_click_beside_what_is_useful_shows_the_whole_map(alone: Alone) -> None:
    alone.ui.handle(ev.Wheel((500, 300), dy=3.0))
    alone.click((500, 300), clicks=2)
    assert alone.board.camera.fitted


def test_a_double_click_on_what_is_useful_is_a_click(alone: Alone) -> None:
    alone.ui.handle(ev.Wheel((500, 300), dy=3.0))
    place = alone.board.hex_at((500, 300))
    alone.board.mark(reach={place})
    alone.click((500, 300), clicks=2)
    assert not alone.board.camera.fitted
    assert alone.clicked == [Spot("hex", place)]


# ---------------------------------------------------------------- the keyboard


def test_arrows_lead_over_the_hexes_and_enter_clicks(alone: Alone) -> None:
    """From a hex on an even column: right goes down half a hex, left again up, so that one stays on the row."""
    alone.ui.set_focus(alone.board)
    alone.key("right")
    start = alone.hovered[-1]
    assert start is not None
    cell = alone.view.setup.map.hexes[alone.board.marks.cursor]
    alone.key("right")
    moved = alone.view.setup.map.hexes[alone.board.marks.cursor]
    assert (moved[0] - cell[0], abs(moved[1] - cell[1]) <= 1) == (1, True)
    alone.key("left", "up", "down")
    assert alone.view.setup.map.hexes[alone.board.marks.cursor] == cell
    alone.key("return")
    assert alone.clicked == [alone.hovered[-1]]


def test_enter_clicks_what_is_useful_on_the_hex_and_page_keys_go_through_the_rest(alone: Alone) -> None:
    alone.ui.set_focus(alone.board)
    alone.board.mark(targets={Spot("sheep", 3)})
    alone.board.marks.cursor = alone.hex(4, 5).number
    alone.key("down", "return")
    assert alone.clicked == [Spot("sheep", 3)]
    seen = {alone.hovered[-1]}
    for _ in range(7):
        alone.key("page down")
        seen.add(alone.hovered[-1])
    assert {spot for spot in seen if spot is not None and spot.kind != "hex"} == {
        token.spot for token in alone.board.tokens.on(alone.hex(4, 6).number)
    }


def test_the_place_of_the_cursor_tells_of_itself_like_one_that_is_pointed_at(alone: Alone) -> None:
    alone.board.describe = lambda spot: f"{spot.kind} {spot.number}"
    alone.ui.set_focus(alone.board)
    alone.key("right")
    assert alone.ui.tooltip_text == ""
    told = []
    for key in ("down", "page down"):
        alone.key(key)
        alone.ui.update(1.0)
        spot = alone.board.marks.hot
        assert spot is not None
        assert alone.ui.tooltip_text == f"{spot.kind} {spot.number}"
        told.append(spot)
    assert len(set(told)) == 2


def test_plus_minus_and_nought_move_the_camera(alone: Alone) -> None:
    alone.ui.set_focus(alone.board)
    alone.key("+", "+", "-")
    assert alone.board.camera.rung == 1
    alone.key("0")
    assert alone.board.camera.fitted


def test_the_cursor_never_leaves_the_map_nor_the_window(alone: Alone) -> None:
    alone.ui.set_focus(alone.board)
    alone.key("+", "+", "+", "+", "+", "+")
    for key in ("up", "left", "down", "right"):
        alone.key(*[key] * 40)
        assert alone.board.rect.collidepoint(alone.at(Spot("hex", alone.board.marks.cursor)))


# ---------------------------------------------------------------- what is seen


def test_names_of_the_map_are_words(alone: Alone) -> None:
    before = set(alone.texts.missing)
    alone.draw()
    assert set(alone.texts.missing) == before


def test_no_picture_is_missing_by_day_and_by_night(assets_now: Assets) -> None:
    alone = Alone(assets_now)
    for mutation in ("", *alone.view.setup.config.mutations):
        alone.figures.mutation, alone.figures.dark = mutation, float(bool(mutation))
        alone.board.settle()
        alone.draw()
    alone.paint()
    assert not [text for text in assets_now.problems if "missing" in text]


def changed(one: pygame.Surface, other: pygame.Surface, rect: pygame.Rect) -> int:
    """How many pixels of a part are different."""
    rect = rect.clip(one.get_rect())
    a, b = (pygame.surfarray.array3d(surface.subsurface(rect)).astype(int) for surface in (one, other))
    return int((abs(a - b).sum(axis=2) > 24).sum())


def test_a_reach_has_one_outline_and_no_ring_for_each_hex(alone: Alone) -> None:
    """Between two hexes of a reach there is no line; round them there is."""
    alone.paint()
    before = alone.draw()
    pair = alone.hex(10, 4), alone.hex(10, 5)
    alone.board.mark(reach={spot.number for spot in pair})
    after = alone.draw()
    (x, y), scale = alone.at(pair[0]), alone.board.camera.scale
    half = round(HEIGHT / 2 * scale)
    inner = pygame.Rect(x - 5, y + half - 2, 10, 5)
    outer = pygame.Rect(x - 5, y - half - 2, 10, 5)
    gold = pygame.Color("#f2c744")
    assert any(after.get_at((x, py))[:3] == tuple(gold)[:3] for py in range(outer.top, outer.bottom))
    assert not any(after.get_at((x, py))[:3] == tuple(gold)[:3] for py in range(inner.top, inner.bottom))
    assert changed(before, after, outer) > 10


def test_marks_are_seen_and_each_looks_different(alone: Alone) -> None:
    alone.paint()
    spot = Spot("shepherd", 3)
    looks = []
    rect = alone.board.rect_of(spot)
    assert rect is not None
    for marks in ({}, {"targets": {spot}}, {"chosen": {spot}}, {"hinted": {spot}}):
        alone.board.mark(**marks)
        looks.append(alone.draw())
    for one, other in combinations(looks, 2):
        assert changed(one, other, rect.inflate(20, 20)) > 20


def test_arrows_lie_beside_the_road_and_those_there_and_back_do_not_meet() -> None:
    """The road goes through the middles of the hexes; an arrow keeps more than half a road's width from it."""
    way = [(COLUMN_STEP * k, 0.0) for k in range(4)]
    there, back = route(way), route(way[::-1])
    assert all(y > 13.5 for _, y in there)
    assert all(y < -13.5 for _, y in back)
    assert there[0][0] > 0
    assert there[-1][0] < way[-1][0]


def test_each_kind_of_arrow_is_drawn_and_gone_while_something_moves(alone: Alone) -> None:
    alone.paint()
    plain = alone.draw()
    path = tuple(alone.hex(*cell).number for cell in ((12, 3), (13, 3), (14, 4), (15, 4)))
    pictures = [plain]
    for style in ("foe", "may", "follow"):
        alone.board.show_arrows([Arrow(path, style)])  # type: ignore[arg-type]
        pictures.append(alone.draw())
    for one, other in combinations(pictures, 2):
        assert changed(one, other, alone.board.rect) > 40
    alone.figures.moving = True
    alone.board.settle()
    assert changed(plain, alone.draw(), alone.board.rect) == 0


def test_what_would_come_is_on_the_plate_of_the_caravan(alone: Alone) -> None:
    alone.paint()
    before = alone.draw()
    alone.board.foretell({1: 2})
    rect = alone.board.rect_of(Spot("caravan", 1))
    assert rect is not None
    assert changed(before, alone.draw(), rect.inflate(30, 60)) > 10


def plate_is_low(assets: Assets, **description: Any) -> bool:
    """Whether the plate of the Tinker's Cart, in the middle of the map, hangs below it."""
    alone = Alone(assets, caravans={"tinker": [7, 4]}, **{"at": {0: [4, 6]}, "sheep": [], **description})
    alone.board.settle()
    token = alone.board.tokens.of(Spot("caravan", 1))
    assert token is not None
    return bool(token.low)


def test_a_plate_covers_nobody_on_the_next_hex_if_it_can(assets_now: Assets) -> None:
    """It lies over the Caravan, below it where Sheep or a Shepherd would be hidden; who shares its hex stands below."""
    above, here = [7, 3], [7, 4]
    assert not plate_is_low(assets_now)
    assert plate_is_low(assets_now, sheep=[{"tier": "greater", "at": above}])
    assert plate_is_low(assets_now, at={0: above})
    assert not plate_is_low(assets_now, sheep=[{"tier": "greater", "at": here}])


def test_shepherds_are_told_apart_without_colour(assets_now: Assets) -> None:
    """The same figure in two seats' colours, in shades of grey."""
    grey = []
    for colours in ("red", "sky", "straw", "leaf", "plum", "teal"):
        alone = Alone(assets_now, at={0: [9, 6]}, caravans={}, sheep=[])
        alone.board._badges = (colours, *alone.board._badges[1:])
        rect = alone.board.rect_of(Spot("shepherd", 0))
        assert rect is not None
        picture = alone.draw().subsurface(rect.inflate(20, 30))
        grey.append(pygame.surfarray.array3d(pygame.transform.grayscale(picture)).astype(int)[:, :, 0])
    for one, other in combinations(grey, 2):
        assert int((abs(one - other) > 30).sum()) > 12


# ---------------------------------------------------------------- the night


def brightness(surface: pygame.Surface, pos: ev.Pos) -> float:
    """How light it is round a pixel."""
    rect = pygame.Rect(0, 0, 24, 24)
    rect.center = pos
    return float(pygame.surfarray.array3d(surface.subsurface(rect)).mean())


def warmth(surface: pygame.Surface, pos: ev.Pos) -> float:
    """How much more red than blue there is round a pixel."""
    rect = pygame.Rect(0, 0, 24, 24)
    rect.center = pos
    pixels = pygame.surfarray.array3d(surface.subsurface(rect))
    return float(pixels[:, :, 0].mean() - pixels[:, :, 2].mean())


def by_night(alone: Alone, lit: int) -> pygame.Surface:
    alone.figures.dark = 1.0
    alone.figures.lit = [0, 0, 0, lit]
    alone.board.settle()
    return alone.paint()


def beside(alone: Alone, spot: Spot, steps: int) -> ev.Pos:
    """Some hexes to the right of a piece, on about the same height."""
    column, row = alone.view.setup.map.hexes[alone.figures.pieces[spot.kind, spot.number].hex]
    return alone.at(alone.hex(column + steps, row))


def test_by_night_it_is_dark_and_light_where_lanterns_burn(alone: Alone) -> None:
    day = alone.paint()
    dark = by_night(alone, 0)
    light = by_night(alone, 3)
    near, far = beside(alone, Spot("shepherd", 3), 1), beside(alone, Spot("shepherd", 3), 5)
    assert brightness(dark, near) < 0.6 * brightness(day, near)
    assert warmth(light, near) > warmth(dark, near) + 40
    assert warmth(light, far) == pytest.approx(warmth(dark, far), abs=0.5)


def test_more_lanterns_light_farther(alone: Alone) -> None:
    """One reaches 125 world units, three 225; two columns are 180."""
    pos = beside(alone, Spot("shepherd", 3), 2)
    none, one, three = (warmth(by_night(alone, lit), pos) for lit in (0, 1, 3))
    assert one == pytest.approx(none, abs=1.5)
    assert three > none + 3


def test_only_what_a_lantern_lit_is_painted_anew(alone: Alone) -> None:
    by_night(alone, 3)
    kept = dict(alone.board._ground._night)
    alone.figures.lit = [0, 0, 0, 0]
    alone.board.settle()
    alone.draw()
    same = [tile for tile, picture in kept.items() if alone.board._ground._night.get(tile) is picture]
    assert 0 < len(same) < len(kept)


def test_pieces_of_ground_fit_together_by_night(alone: Alone) -> None:
    """Along the seam of two pieces in the pool of a lantern the light does not jump."""
    by_night(alone, 3)
    ground = alone.board._ground
    tiles = [(x, y) for x, y in ground._night if (x + 1, y) in ground._night]
    assert tiles
    for x, y in tiles:
        left, right = ground._night[x, y], ground._night[x + 1, y]
        day = ground._day[x, y], ground._day[x + 1, y]
        for row in range(0, 256, 8):
            a, b = left.get_at((255, row)), right.get_at((0, row))
            c, d = day[0].get_at((255, row)), day[1].get_at((0, row))
            if sum(abs(p - q) for p, q in zip(c, d, strict=True)) < 12:
                assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) < 30


def test_between_day_and_night_it_is_between(alone: Alone) -> None:
    pos = alone.at(alone.hex(14, 2))
    day, night = brightness(alone.paint(), pos), brightness(by_night(alone, 0), pos)
    alone.figures.dark = 0.5
    alone.board.settle()
    assert night + 5 < brightness(alone.draw(), pos) < day - 5


# ---------------------------------------------------------------- the ground


def test_until_it_is_painted_a_sketch_is_seen_and_then_the_ground(assets_now: Assets) -> None:
    alone = Alone(assets_now)
    sketch = alone.draw()
    pond, wood = alone.at(alone.hex(8, 6)), alone.at(alone.hex(13, 1))
    assert sketch.get_at(pond)[2] > sketch.get_at(wood)[2]
    assert changed(sketch, alone.paint(), alone.board.rect) > 10_000


def test_after_a_turn_of_the_wheel_the_old_ground_is_stretched_at_once(alone: Alone) -> None:
    alone.paint()
    alone.ui.handle(ev.Wheel((500, 300), dy=1.0))
    rough, painted = alone.draw(), alone.paint()
    spots = [alone.at(alone.hex(*cell)) for cell in ((8, 6), (5, 1), (14, 2))]
    for pos in spots:
        a, b = rough.get_at(pos), painted.get_at(pos)
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) < 150


def test_the_ground_keeps_no_more_than_it_may(alone: Alone) -> None:
    alone.ui.handle(ev.Wheel((500, 300), dy=9.0))
    for k in range(30):
        alone.board.camera.pan(-160 if k < 15 else 160, -60)
        alone.board._moved()
        alone.paint()
    assert alone.board._ground.weight < 60 * 2**20


def test_the_plain_look_has_one_colour_a_ground_and_no_scenery(alone: Alone) -> None:
    painted = alone.paint()
    alone.board.flat = True
    plain = alone.paint()
    assert alone.board.flat
    pos = alone.at(alone.hex(14, 1))
    rect = pygame.Rect(pos[0] - 10, pos[1] - 10, 20, 20)
    assert len({tuple(plain.get_at((x, y))) for x in range(*_span(rect)) for y in range(*_span(rect, 1))}) == 1
    assert changed(painted, plain, alone.board.rect) > 10_000
    alone.board.flat = False
    assert changed(painted, alone.paint(), alone.board.rect) == 0


def _span(rect: pygame.Rect, axis: int = 0) -> tuple[int, int]:
    return rect.topleft[axis], rect.bottomright[axis]


def test_what_is_drawn_anew_is_only_where_a_piece_moved(alone: Alone) -> None:
    """A Sheep that goes from one hex to the next does not make the whole map be drawn."""
    alone.draw()
    alone.ui.parts.clear()
    alone.figures.pieces["sheep", 4].hex = alone.hex(13, 8).number
    before = alone.board.rect_of(Spot("sheep", 4))
    alone.figures.settle()
    alone.board.settle()
    after = alone.board.rect_of(Spot("sheep", 4))
    [part] = alone.ui.parts
    assert before is not None
    assert after is not None
    assert part.contains(before.union(after))
    assert part.width * part.height < alone.size[0] * alone.size[1] / 4
    alone.ui.parts.clear()
    alone.board.settle()
    assert alone.ui.parts == []
    alone.figures.bearing[0] += 1
    alone.board.settle()
    assert alone.ui.parts == [alone.board.rect]


def test_a_plate_that_moves_aside_is_drawn_anew(alone: Alone) -> None:
    """A Sheep comes to the hex over the Tinker's Cart, whose plate then hangs below it."""
    alone.draw()
    alone.ui.parts.clear()
    alone.figures.pieces["sheep", 4].hex = alone.hex(7, 3).number
    alone.figures.settle()
    alone.board.settle()
    cart = alone.board.tokens.of(Spot("caravan", 1))
    assert cart is not None
    assert cart.low
    [part] = alone.ui.parts
    assert part.contains(cart.box.inflate(0, cart.box.height))


# ---------------------------------------------------------------- standing


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("caravans", [0, 1, 2])
def test_pieces_on_a_hex_never_stand_on_one_spot(count: int, caravans: int) -> None:
    keys = list(range(count))
    for way, least in ((stand, 12), (spread, 60)):
        stands = way([-1 - k for k in range(caravans)], keys)
        assert len(stands) == count + caravans
        for one, other in combinations(stands.values(), 2):
            assert abs(one.dx - other.dx) + abs(one.dy - other.dy) >= least


def pieces_of(figures: Figures) -> Iterator[Any]:
    yield from figures.pieces.values()


def test_the_same_pieces_always_stand_in_the_same_way(alone: Alone) -> None:
    before = dict(alone.figures.places)
    alone.figures.snap(alone.view)
    assert alone.figures.places == before
    assert all(key in before for key in (piece.key for piece in pieces_of(alone.figures) if piece.hex >= 0))
