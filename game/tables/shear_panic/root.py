"""Everything of the table of Shear Panic in its place: by the plan of the window, on the ground."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.theme import Theme
from game.tables.shear_panic.board import Board
from game.tables.shear_panic.foot import Foot
from game.tables.shear_panic.ground import ground
from game.tables.shear_panic.mats import OwnMat, SmallMat
from game.tables.shear_panic.plan import Plan, make_plan
from game.tables.shear_panic.strip import DiceTray, NeutralPanel, SeatPanel
from game.tables.shear_panic.track_view import TrackView
from game.widgets.base import Widget


@dataclass(slots=True)
class Parts:
    """What lies on the table. `own_seat` is the seat whose mat is the large one."""

    texts: Texts
    board: Board
    track: TrackView
    tray: DiceTray
    seats: list[SeatPanel]
    neutrals: list[NeutralPanel]
    own_mat: OwnMat
    mats: list[SmallMat]
    foot: Foot
    own_seat: int


class TableRoot(Widget):
    """Everything of the table, laid out after a plan."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.plan: Plan | None = None
        self.sheet = ""
        self.flat = False
        self._needs_box = False
        self._shown: list[Widget] = []

    def changed(self, needs_box: bool) -> None:
        """What is asked changed: in a tiny window the mat opens when a box is to be chosen."""
        self._needs_box = needs_box
        if self.plan is not None:
            self._gather()
        if self.plan is not None and self.plan.tiny:
            wanted = self._wanted_sheet()
            if wanted != self.sheet:
                self.show_sheet(wanted)
        self.invalidate()

    def _wanted_sheet(self) -> str:
        return "mat" if self._needs_box else "" if self.sheet == "mat" else self.sheet

    def show_sheet(self, name: str) -> None:
        """In a tiny window: lay the `mat` or the `seats` over the field, or nothing."""
        self.sheet = name
        self.relayout()

    def toggle(self, name: str) -> None:
        """Open a sheet, or close it."""
        self.show_sheet("" if self.sheet == name else name)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        parts, before = self.parts, self.plan
        plan = self.plan = make_plan(theme, rect, len(parts.seats), len(parts.neutrals))
        if plan.tiny and (before is None or not before.tiny):
            self.sheet = self._wanted_sheet()
        others = [m for m in parts.mats if m.seat != parts.own_seat]
        shown: list[Widget] = [parts.board]
        parts.track.place(theme, plan.fence, plan.plank, plan.gap, plan.track_sheet)
        assert parts.track.path is not None
        parts.board.field_top = plan.board.top if plan.track_sheet else round(parts.track.path.bottom)
        parts.board.layout(theme, plan.board)
        shown += _lay(theme, [parts.tray], [plan.tray])
        if not plan.tiny:
            shown += _lay(theme, parts.seats, plan.seats) + _lay(theme, parts.neutrals, plan.neutrals)
            shown += _lay(theme, [parts.own_mat], [plan.own_mat]) + _lay(theme, others, plan.mats)
            parts.foot.lay_out(theme, plan.buttons, plan.foot_rest)
        else:
            if self.sheet == "mat":
                shown += _lay(theme, [parts.own_mat], [plan.own_mat])
            elif self.sheet == "track":
                shown.append(parts.track)
            elif self.sheet == "seats":
                shown += _lay(theme, parts.seats, plan.seats) + _lay(theme, others, plan.mats)
                if plan.foot_rest is not None:
                    shown += _lay(theme, [parts.foot.spare], [plan.foot_rest])
            assert plan.bar is not None
            parts.foot.lay_out_bar(theme, plan.bar, plan.track_sheet, self.toggle)
        self._shown = shown
        self._gather()

    def _gather(self) -> None:
        """Everything laid out, with the buttons that are there now."""
        self.children = [*self._shown, *self.parts.foot.widgets]
        if self.ui is not None:
            self.attach(self.ui, self.parent)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, plan, track = self.theme, self.plan, self.parts.track
        if theme is None or plan is None:
            return
        path = None if plan.track_sheet else track.path
        surface.blit(ground(theme, self.rect, plan.board, path, self.parts.texts, self.flat), self.rect)
        super().draw(surface)


def _lay(theme: Theme, widgets: Sequence[Widget], rects: Sequence[pygame.Rect]) -> list[Widget]:
    """Give each widget its rectangle; those without one are left out."""
    out = []
    for widget, rect in zip(widgets, rects, strict=False):
        widget.layout(theme, rect)
        out.append(widget)
    return out
