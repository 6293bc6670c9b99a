"""Where things lie: every size and scale of window, from pixels to cells and back, and what a click would reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.platform.assets import Assets
from game.render.theme import Theme
from game.tables.shear_panic.places import FieldFrame, TrackPath
from game.tables.shear_panic.plan import Plan, make_plan
from game.widgets.base import Pressable
from tests.helpers import LONG, shear_config
from tests.helpers_ui import SIZES, TableAlone, game_at, new_game, played

pytestmark = pytest.mark.slow

SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
SPREAD_OUT = {"seats": 4, "flock": ["B . . . . K", "Y R R G G B", ". . . . . Y"], "marker": 22}


def plans(assets_now: Assets) -> Iterator[tuple[str, float, pygame.Rect, int, Plan]]:
    for size in SIZES:
        for scale in SCALES:
            theme, window = Theme.make(assets_now, size, scale), pygame.Rect((0, 0), size)
            for seats in (2, 3, 4):
                plan = make_plan(theme, window, seats, 4 - seats)
                yield f"{size} at {scale:.0%}, {seats} seats", scale, window, seats, plan


def parts(plan: Plan) -> dict[str, pygame.Rect]:
    """All rectangles that are on the screen at the same time, without those that lie over the field as sheets."""
    out = {"prompt": plan.prompt, "side": plan.side, "board": plan.board}
    if plan.tiny:
        assert plan.bar is not None
        return {**out, "bar": plan.bar}
    out |= {"own mat": plan.own_mat, "tray": plan.tray, "buttons": plan.buttons}
    for name, rects in (("seat", plan.seats), ("neutral", plan.neutrals), ("mat", plan.mats)):
        out |= {f"{name} {i}": rect for i, rect in enumerate(rects)}
    if plan.foot_rest is not None:
        out["rest"] = plan.foot_rest
    return out


def test_nothing_overlaps_and_everything_is_inside_the_window(assets_now: Assets) -> None:
    for where, _, window, seats, plan in plans(assets_now):
        shown = list(parts(plan).items())
        for i, (name, rect) in enumerate(shown):
            assert window.contains(rect), (where, name, rect)
            assert rect.width > 0, (where, name)
            assert rect.height > 0, (where, name)
            for other, second in shown[i + 1 :]:
                assert not rect.colliderect(second), (where, name, other)
        assert len(plan.seats) == seats
        assert len(plan.mats) == seats - 1


def test_sheets_of_a_tiny_window_leave_prompt_tabs_and_bar_free(assets_now: Assets) -> None:
    for where, _, window, _, plan in plans(assets_now):
        if not plan.tiny:
            continue
        assert plan.bar is not None
        for rect in (plan.own_mat, *plan.seats, *plan.mats, plan.drawer):
            assert window.contains(rect), where
            for free in (plan.prompt, plan.side, plan.bar):
                assert not rect.colliderect(free), (where, rect, free)


def test_the_field_has_its_share_of_the_window(assets_now: Assets) -> None:
    """At least 55 % of the area at 100 %, 40 % at larger scales."""
    for where, scale, window, _, plan in plans(assets_now):
        share = plan.board.width * plan.board.height / (window.width * window.height)
        assert share >= (0.55 if scale <= 1 else 0.40), (where, f"{share:.0%}")


def test_the_fence_lies_in_the_field(assets_now: Assets) -> None:
    for where, _, _, _, plan in plans(assets_now):
        assert plan.board.left <= plan.fence.left, where
        assert plan.fence.right <= plan.board.right, where
        path = TrackPath(shear_config().tracks["long"], plan.fence, plan.plank, plan.gap)
        below = plan.own_mat.top if plan.track_sheet else plan.board.bottom
        assert path.bottom <= max(below, plan.board.bottom), where


@pytest.mark.parametrize("track_id", ["short", "long"])
def test_planks_are_wide_enough_and_do_not_overlap(track_id: str, assets_now: Assets) -> None:
    track = shear_config().tracks[track_id]
    for where, _, _, _, plan in plans(assets_now):
        path = TrackPath(track, plan.fence, plan.plank, plan.gap)
        rects = [path.plank_rect(space) for space in range(1, track.length + 1)]
        assert all(rect.width >= 6 for rect in rects), where
        for a, b in pairwise(rects):
            assert a.clip(b).width <= 1, where


def test_the_marker_goes_from_plank_to_plank_without_leaps(assets_now: Assets) -> None:
    plan = make_plan(Theme.make(assets_now, (1920, 1080)), pygame.Rect(0, 0, 1920, 1080), 4, 0)
    path = TrackPath(shear_config().tracks["long"], plan.fence, plan.plank, plan.gap)
    spots = [path.at(k / 4) for k in range(4 * path.track.length + 1)]
    for (x0, y0), (x1, y1) in pairwise(spots):
        assert abs(x1 - x0) + abs(y1 - y0) <= path.step + path.plank


@pytest.mark.parametrize("cell", [31.0, 48.5, 95.0, 190.0])
def test_from_cells_to_pixels_and_back(cell: float) -> None:
    frame = FieldFrame((512.0, 390.5), (1.5, -0.5), cell)
    for x in range(-4, 6):
        for y in range(-4, 6):
            back = frame.spot(frame.pixel(x, y))
            assert back == pytest.approx((x, y), abs=0.6 / cell)


def sized(assets_now: Assets, description: dict[str, Any] | None = None) -> Iterator[tuple[str, TableAlone]]:
    """Tables at all sizes and scales, waiting for a box."""
    for size in SIZES:
        for scale in (1.0, 2.0) if not LONG else SCALES:
            session = game_at(description or {"seats": 4, "marker": 22})
            yield f"{size} at {scale:.0%}", TableAlone(session, assets_now, size, scale)


@pytest.mark.parametrize("box", ["lamb_slam-3", "line_push-1", "diagonal_push-2", "wool_rule-2", "ewe_turn-1"])
@pytest.mark.parametrize("flock", ["start", "spread out"])
def test_a_click_on_the_middle_of_anything_reaches_it(box: str, flock: str, assets_now: Assets) -> None:
    """Arrows may lie over sheep and side by side; each can be hit, and is 32 pixels large at 100 %."""
    for where, table in sized(assets_now, SPREAD_OUT if flock == "spread out" else None):
        table.click(f"box-{box}-0")
        sheep = [h for h in table.handles if h.target.kind == "sheep"]
        if sheep:
            table.click(sheep[0])
        assert table.handles, where
        for handle in table.handles:
            assert min(handle.rect.size) >= 32 * min(1.0, table.scale), (where, handle.name)
            assert table.ui.root is not None
            assert table.ui.root.rect.contains(handle.rect), (where, handle.name, handle.rect)
            assert table.under(handle.rect.center) is handle, (where, handle.name)


def test_everything_that_can_be_pressed_is_large_enough(assets_now: Assets) -> None:
    """FI07 at every decision of a game of two (the one with buttons to lift), at the smallest window."""
    session = new_game(2, 8)
    for current in played(session, 8):
        table = TableAlone(current, assets_now, (1024, 640))
        for widget in table.ui.root.walk() if table.ui.root is not None else ():
            if isinstance(widget, Pressable) and widget.enabled:
                assert min(widget.rect.size) >= 32, (widget.name, widget.rect)
                if not widget.name.startswith("target"):
                    assert table.under(widget.rect.center) is widget, widget.name
