"""The board of Space Sheep!: what can be clicked, what a move would do, and what is seen without colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.action import Action
from game.platform import events as ev
from game.platform.assets import Assets
from game.render.theme import Theme
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.tables.space_sheep.board import Board
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.marks import on_curve
from game.tables.space_sheep.outlook import outlook, sent
from game.tables.space_sheep.plan import Plan, make_plan
from game.tables.space_sheep.spots import Spot
from game.widgets.ui import Ui
from tests.helpers_ui import FakeHost, texts_of
from tests.rules.space_sheep.positions import RULES, at
from tests.tables.test_grey import differs, greyness

SIZE = (1024, 640)
EXAMPLE: dict[str, Any] = {
    "ring": ["sky", "red", "straw", "leaf"],
    "tiles": ["past_1_shepherd", "behind_1_shepherd", "past_2_shepherd", "behind_2_shepherd"],
    "chits": [["leaf"], ["sky"], ["red"], ["straw"]],
    "shepherds": ["red", "sky", "leaf", "straw"],
    "sheep": ["straw", "sky", "leaf", "red"],
}
"""The rulebook's example: blue is sky, yellow is straw; in red are both of blue, one behind it red's Shepherd."""


class Alone:
    """A board with a pointer, and neither table nor scene."""

    def __init__(self, assets: Assets, options: dict[str, Any] | None = None, **description: Any) -> None:
        self.view: Any = RULES.view(at({"pace": "normal"} | (options or {}), **(EXAMPLE | description)), None)
        self.figures = Figures()
        self.figures.snap(self.view)
        self.clicked: list[Spot] = []
        self.hovered: list[Spot | None] = []
        self.texts = texts_of("space_sheep")
        self.board = Board(self.texts, self.figures, lambda: self.view, self.clicked.append, self.hovered.append)
        self.theme = Theme.make(assets, SIZE).at_night()
        self.plan: Plan = make_plan(self.theme, pygame.Rect((0, 0), SIZE), 2, 4, self.board.lines)
        self.ui = Ui(FakeHost())
        self.ui.set_root(self.board)
        self.ui.layout(self.theme, pygame.Rect((0, 0), SIZE))
        self.board.lie(self.theme, self.plan)

    def draw(self) -> pygame.Surface:
        surface = pygame.Surface(SIZE)
        self.board.draw(surface)
        return surface

    def click(self, name: str) -> None:
        widget = self.ui.find(name)
        assert widget is not None, name
        for event in (ev.PointerMoved(widget.rect.center), ev.PointerPressed(widget.rect.center, "left"),
                      ev.PointerReleased(widget.rect.center, "left")):  # fmt: skip
            self.ui.handle(event)

    def grey(self, rect: pygame.Rect) -> list[int]:
        return greyness(self.draw(), rect)


def test_everything_on_the_board_can_be_clicked_and_says_what_it_is(assets_now: Assets) -> None:
    table = Alone(assets_now)
    for name, spot in {
        "sheep-straw": Spot("sheep", "straw"), "shepherd-leaf": Spot("shepherd", "leaf"),
        "both-red": Spot("both", "red"), "step-red": Spot("step", "red"), "console": Spot("console"),
        "draw-pile": Spot("draw"), "timer": Spot("timer"), "wolf": Spot("wolf"),
    }.items():  # fmt: skip
        table.click(name)
        assert table.clicked.pop() == spot
        assert table.hovered[-1] == spot
        widget = table.ui.find(name)
        assert widget is not None
        assert widget.hint()
        assert min(widget.rect.width, widget.rect.height) >= 16
    plate = table.board._systems[0].plate
    assert table.board.spot_at((plate.centerx, plate.bottom - 4)) == Spot("system", "sky")
    assert not table.texts.missing


def test_pieces_are_at_least_32_pixels(assets_now: Assets) -> None:
    table = Alone(assets_now)
    for colour in EXAMPLE["ring"]:
        for kind in ("sheep", "shepherd"):
            widget = table.ui.find(f"{kind}-{colour}")
            assert widget is not None
            assert min(widget.rect.size) >= 32


def test_the_sign_for_both_is_there_only_for_two_of_one_colour(assets_now: Assets) -> None:
    """In the example sky's pieces are together in red, leaf's in straw."""
    table = Alone(assets_now)
    there = {colour for colour in EXAMPLE["ring"] if table.ui.find(f"both-{colour}") is not None}
    assert there == {"red", "straw"}


def test_the_step_sign_stands_where_its_shepherd_is(assets_now: Assets) -> None:
    table = Alone(assets_now)
    sign = table.ui.find("step-red")
    assert sign is not None
    assert sign.rect.colliderect(table.plan.planets[0])
    assert "Red" in sign.hint()


def test_the_tooltip_tells_the_tile_and_where_it_leads_now(assets_now: Assets) -> None:
    table = Alone(assets_now)
    system = table.ui.find("system-red")
    assert system is not None
    assert "move 1 behind the sky shepherd" in system.hint().lower()
    assert "Sky." in system.hint().splitlines()[-1]


@pytest.mark.parametrize(
    ("action", "goes", "comes", "at_home"),
    [
        (ActivateSystem(0, "red", "red", "both"), {("shepherd", "sky"), ("sheep", "sky")},
         {("shepherd", "red"), ("sheep", "straw")}, (2, 1)),
        (ActivateShepherd(0, "red", "red"), {("shepherd", "red")}, {("shepherd", "sky")}, (2, 0)),
    ],
)  # fmt: skip
def test_the_rulebooks_example(
    action: Action, goes: set[tuple[str, str]], comes: set[tuple[str, str]], at_home: tuple[int, int]
) -> None:  # fmt: skip
    """Both of blue go back to blue and are home, and so is red's Shepherd; or red's Shepherd alone goes on."""
    seen = outlook(RULES.view(at({}, **EXAMPLE), None), action)
    assert seen is not None
    assert {(f.kind, f.colour) for f in seen.goes} == goes
    assert {(f.kind, f.colour) for f in seen.comes} == comes
    assert {(f.kind, f.colour) for f in (*seen.goes, *seen.comes) if not f.home} == (comes | goes) & {
        ("sheep", "straw")
    }
    assert seen.at_home == at_home
    assert not seen.wins


def test_a_certain_move_shows_both_arrows_and_the_ghosts(assets_now: Assets) -> None:
    table = Alone(assets_now)
    before = table.draw()
    seen = sent(table.view, 1, "sheep")
    assert seen is not None
    table.board.foretell([seen], True)
    after = table.draw()
    ways = table.board._ways
    for path in (ways.there(1, 0), ways.back(1, 0)):
        tip = pygame.Rect(0, 0, 9, 9)
        tip.center = on_curve(path, 0.85)
        assert differs(greyness(before, tip), greyness(after, tip)) > 0.2
    thin = Alone(assets_now)
    thin.board.foretell([seen], False)
    assert changed_share(before, after) > changed_share(before, thin.draw()) > 0
    table.board.foretell([], False)
    assert changed_share(before, table.draw()) == 0


def changed_share(a: pygame.Surface, b: pygame.Surface) -> float:
    return differs(greyness(a, a.get_rect()), greyness(b, b.get_rect()))


Do = Callable[[Alone], Any]


@pytest.mark.parametrize(
    ("where", "do"),
    [
        ("system-red", lambda t: t.board.mark({Spot("system", "red")}, (), (), ())),
        ("sheep-red", lambda t: t.board.mark({Spot("sheep", "red")}, (), (), ())),
        ("sheep-red", lambda t: t.board.mark((), {Spot("sheep", "red")}, (), ())),
        ("console", lambda t: t.board.mark({Spot("console")}, (), (), ())),
        ("draw-pile", lambda t: t.board.mark({Spot("draw")}, (), (), ())),
        ("wolf", lambda t: setattr(t.figures, "lean", 1.0)),
        ("console", lambda t: t.figures.console.append(("", 0))),
        ("timer", lambda t: t.board.mark({Spot("timer")}, (), (), ())),
    ],
)
def test_marks_are_seen_without_colour(assets_now: Assets, where: str, do: Do) -> None:
    table = Alone(assets_now)
    widget = table.ui.find(where)
    assert widget is not None
    box = widget.rect.inflate(16, 16)
    before = table.grey(box)
    do(table)
    assert differs(before, table.grey(box)) > 0.01


@pytest.mark.parametrize(("a", "b"), [(31, 30), (30, 10), (31, 10), (10, 0)])
def test_how_short_the_sand_is_can_be_seen_without_colour(assets_now: Assets, a: int, b: int) -> None:
    """Over 30 seconds, under 30, under 10 and out: the plate round the number differs, not the number alone."""
    table = Alone(assets_now)
    neck = pygame.Rect(0, 0, table.plan.timer.width, 48)
    neck.center = table.plan.timer.center
    table.board.show_sand(1000 * a, True)
    before = table.grey(neck)
    table.board.show_sand(1000 * b, True)
    assert differs(before, table.grey(neck)) > 0.05


def test_sand_draws_the_timer_alone_and_only_if_it_looks_different(assets_now: Assets) -> None:
    table = Alone(assets_now)
    table.board.show_sand(40_000, True)
    table.ui.dirty = False
    table.ui.parts.clear()
    table.board.show_sand(39_999, True)
    assert not table.ui.parts
    assert not table.ui.dirty
    table.board.show_sand(35_000, True)
    assert table.ui.parts == [table.plan.timer]
    assert not table.ui.dirty
    whole = table.draw()
    part = whole.copy()
    part.set_clip(table.plan.timer)
    table.board.draw(part)
    assert changed_share(whole, part) == 0


@pytest.mark.parametrize(("left", "text"), [(60_000, "1:00"), (22_001, "0:23"), (22_000, "0:22"), (1, "0:01")])
def test_a_started_second_counts(assets_now: Assets, left: int, text: str) -> None:
    table = Alone(assets_now)
    table.board.show_sand(left, True)
    assert table.board.timer.seconds == int(text[0]) * 60 + int(text[2:])


def test_without_a_timer_it_says_so(assets_now: Assets) -> None:
    table = Alone(assets_now, {"pace": "untimed"})
    table.board.show_sand(None, False)
    table.draw()
    assert table.board.timer.hint() == table.texts("plate.no_sand_tip")


def test_pieces_at_home_wear_a_tick(assets_now: Assets) -> None:
    home = Alone(assets_now, shepherds=["sky", "red", "leaf", "straw"])
    away = Alone(assets_now)
    box = home.ui.find("shepherd-sky")
    assert box is not None
    assert "at home" in box.hint()
    assert away.ui.find("shepherd-sky").hint() != box.hint()  # type: ignore[union-attr]
    assert not home.board._systems[0].done
    done = Alone(assets_now, shepherds=["sky", "red", "leaf", "straw"], sheep=["sky", "straw", "leaf", "red"])
    assert done.board._systems[0].done
