"""The field: draws flock and fence, holds the targets, and shows what the one pointed at would do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.core.action import Action
from game.geometry.squares import OFFSETS, ORTHOGONAL, unpack
from game.platform import events as ev
from game.render.theme import Theme
from game.rules.shear_panic.flock import INDEX
from game.rules.shear_panic.view import ShearView
from game.tables.base import Desk
from game.tables.shear_panic import flock_layer as layer
from game.tables.shear_panic.choose import Target, first_in
from game.tables.shear_panic.figures import Figures, Spot
from game.tables.shear_panic.ghost import Ghost, foresee
from game.tables.shear_panic.handles import Handle, SheepSpot
from game.tables.shear_panic.looks import sheep_colour
from game.tables.shear_panic.places import FieldFrame
from game.tables.shear_panic.tag import draw_tag, tag_text
from game.tables.shear_panic.track_view import TrackView
from game.widgets.base import Widget

# cells from the middle of the outermost sheep to the edge of the field: to the side, and where somebody stands
SIDE_ROOM, FRONT_ROOM = 1.52, 2.05


class Board(Widget):
    """The middle of the table, below the track; `field_top` is the pixel where the field begins.

    `on_pick` gets a clicked target, `on_sheep` a clicked sheep that is none; `on_pointed` is called when another
    target was pointed at.
    """

    def __init__(
        self,
        desk: Desk,
        figures: Figures,
        track: TrackView,
        on_pick: Callable[[Target], None],
        on_sheep: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._desk, self._figures, self._track = desk, figures, track
        self._on_pick, self._on_sheep = on_pick, on_sheep
        self._handles: list[Handle] = []
        self._spots: list[Widget] = []
        self._hot: Handle | None = None
        self._pointed: Handle | None = None
        self._pinned: Handle | None = None
        self._ghost: Ghost | None = None
        self.on_pointed: Callable[[], None] = lambda: None
        self.field_top = 0

    # ---------------------------------------------------------------- layout

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._gather()
        self._place()

    def frame(self) -> FieldFrame:
        """The field as it lies on the screen now: as large as flock, arrows and Roger or the Shearer allow."""
        assert self.theme is not None
        top = self.field_top + self.theme.px(2)
        height = self.rect.bottom - self.theme.px(16) - top
        spots = list(self._figures.sheep.values()) or [(0.0, 0.0)]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        ahead = FRONT_ROOM if self._figures.front else SIDE_ROOM
        room = {side: ahead if side == self._figures.facing else SIDE_ROOM for side in ORTHOGONAL}
        wide = max(max(xs) - min(xs) + room["west"] + room["east"] + 2.6, 7.0)
        high = max(max(ys) - min(ys) + room["north"] + room["south"], 4.2)
        cell = min(self.theme.px(95), height / high, self.rect.width / wide)
        dx, dy = (room["west"] - room["east"]) / 2, (room["north"] - room["south"]) / 2
        centre = (self.rect.centerx + dx * cell, top + height / 2 + dy * cell)
        return FieldFrame(centre, self._figures.middle, cell)

    def _place(self) -> None:
        if self.theme is None:
            return
        frame = self.frame()
        spots = list(self._figures.sheep.values())
        span = (0, 0)
        if spots:
            xs, ys = [x for x, _ in spots], [y for _, y in spots]
            span = (round((max(xs) - min(xs) + 1) * frame.cell), round((max(ys) - min(ys) + 1) * frame.cell))
        for handle in self._handles:
            handle.place(self.theme, frame, span)
        size = round(frame.cell * 0.92)
        for spot in self._spots:
            if isinstance(spot, SheepSpot) and spot.sheep in self._figures.sheep:
                spot.rect = pygame.Rect(0, 0, size, size)
                spot.rect.center = frame.pixel(*self._figures.sheep[spot.sheep])
                spot.theme = self.theme

    def moved(self) -> None:
        """The figures moved: targets and sheep take their new places."""
        self._place()
        self.invalidate()

    # ---------------------------------------------------------------- targets

    def set_targets(self, found: list[Target]) -> None:
        """Other things can be clicked now."""
        self._hot, self._ghost, self._pointed, self._pinned = None, None, None, None
        self._handles = [self._handle(t) for t in found]
        self._spots = [SheepSpot(n, self._sheep_text(n), self._on_sheep) for n in self._figures.sheep]
        self._gather()
        self._place()
        if self.ui is not None:
            self.ui.repoint()
        self.invalidate()

    def _handle(self, target: Target) -> Handle:
        handle = Handle(target, lambda: self._on_pick(target), self._heat)
        if target.kind == "sheep":
            handle.tooltip = self._sheep_text(target.sheep)
        return handle

    def _gather(self) -> None:
        self.children = [*([] if self._track.sheet else [self._track]), *self._spots, *self._handles]
        if self.ui is not None:
            for child in self.children:
                child.attach(self.ui, self)

    def suggest(self, found: Target | None) -> None:
        """Mark a target as the hint."""
        for handle in self._handles:
            handle.suggested = handle.target == found
        self.invalidate()

    @property
    def pointed(self) -> Target | None:
        """The target that was pointed at last, also when the pointer has left it since."""
        return self._pointed.target if self._pointed is not None else None

    def pin(self, target: Target) -> None:
        """Keep showing what a target would do, until others can be clicked."""
        self._pinned = next((h for h in self._handles if h.target == target), None)
        if self._pinned is not None:
            self._heat(self._pinned, True)

    def show_pointed(self, on: bool) -> None:
        """Show once more what the target pointed at last would do, or no more."""
        if self._pointed is not None:
            self._heat(self._pointed, on)

    def show_action(self, action: Action, on: bool) -> None:
        """Show what an action without a place on the field would do, or no more."""
        self._ghost = foresee(self._desk.view(), action, self._desk.preview) if on else None
        self.invalidate()

    def _heat(self, handle: Handle, hot: bool) -> None:
        if hot and self._hot is not handle:
            self._hot = handle
            self._ghost = self._foresee(handle.target)
            if handle.target.action is not None:
                self._pointed = handle
                self.on_pointed()
        elif not hot and self._hot is handle and handle is not self._pinned:
            self._hot = self._pinned
            self._ghost = self._foresee(self._pinned.target) if self._pinned is not None else None
        else:
            return
        for each in self._handles:
            each.quiet = self._hot is not None and each is not self._hot
        self.invalidate()

    def _foresee(self, target: Target) -> Ghost | None:
        if target.action is None or target.kind == "sheep":
            return None
        return foresee(self._desk.view(), target.action, self._desk.preview)

    def _sheep_text(self, sheep: str) -> str:
        colour = sheep_colour(sheep)
        if colour == "black":
            return self._desk.texts("sheep.black")
        view: ShearView = self._desk.view()
        for seat, own in enumerate(view.setup.own):
            if INDEX[sheep] in own:
                return self._desk.texts("sheep.own", name=self._desk.name_of(seat))
        return self._desk.texts("sheep.neutral", colour=self._desk.texts(f"colour.{colour}").capitalize())

    # ---------------------------------------------------------------- input

    def hit(self, pos: ev.Pos) -> list[Widget]:
        """See Widget. Of targets that lie over each other the nearest one."""
        under = [h for h in self._handles if h.rect.collidepoint(pos)]
        if under and self.rect.collidepoint(pos):
            return [self, min(under, key=lambda h: h.distance(pos))]
        return super().hit(pos)

    def handle(self, event: ev.InputEvent) -> bool:
        """Arrow keys go from target to target."""
        if isinstance(event, ev.KeyPressed) and event.key in ("left", "right", "up", "down") and self._handles:
            origin = (self._hot.target.x, self._hot.target.y) if self._hot else self._figures.middle
            others = [h.target for h in self._handles if h is not self._hot]
            found = first_in(event.key, origin, others)
            if found is not None and self.ui is not None:
                self.ui.set_focus(next(h for h in self._handles if h.target is found))
            return True
        return False

    def focus_first(self) -> None:
        """Give the keyboard to the first target."""
        if self.ui is not None and self._handles and self.ui.keyboard_used:
            self.ui.set_focus(self._handles[0])

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget. The ground lies below already."""
        theme = self.theme
        if theme is None:
            return
        view: ShearView = self._desk.view()
        frame, figures, ghost = self.frame(), self._figures, self._ghost
        self._track.ghost = ghost
        if self._track in self.children:
            self._track.draw(surface)
        clip = surface.get_clip()
        field = self.rect.clip(pygame.Rect(self.rect.left, self.field_top - theme.px(6), *self.rect.size))
        surface.set_clip(field)
        layer.draw_lanes(surface, theme, frame, figures, ghost)
        self._draw_points_of_rows(surface, theme, frame, view)
        layer.draw_trails(surface, theme, frame, figures)
        layer.draw_front(surface, theme, frame, figures, ghost)
        # A sheep that would step out of the flock may stand on the edge of the field for the moment of a preview.
        surface.set_clip(self.rect)
        if ghost is not None:
            layer.draw_ghost_marks(surface, theme, frame, ghost)
            self._draw_pairs(surface, theme, frame, view, ghost)
        elif any(handle.target.kind == "home" for handle in self._handles):
            layer.draw_frames(surface, theme, frame, [unpack(view.cells[s]) for s in view.group])
        layer.draw_sheep(surface, theme, frame, figures, ghost)
        landed = [frame.pixel(*spot) for spot in ghost.moved.values()] if ghost is not None else []
        for handle in self._handles:
            if handle is not self._hot and not self._hidden_by(landed, handle, frame.cell):
                handle.draw(surface)
        if self._hot is not None:
            self._hot.draw(surface)
        if ghost is not None:
            self._draw_gains(surface, theme, frame, view, ghost)
        self._draw_floating(surface, theme, frame)
        surface.set_clip(clip)

    @staticmethod
    def _hidden_by(landed: list[tuple[int, int]], handle: Handle, cell: float) -> bool:
        """A quiet arrow where a ghost stands would only confuse."""
        x, y = handle.rect.center
        return any(abs(x - a) < cell * 0.55 and abs(y - b) < cell * 0.55 for a, b in landed)

    def _draw_points_of_rows(self, surface: pygame.Surface, theme: Theme, frame: FieldFrame, view: ShearView) -> None:
        place = view.setup.field_at[round(self._figures.marker)]
        if place not in ("roger", "shear"):
            return
        worth, back = view.setup.config.points.rows, place == "shear"
        layer.draw_row_points(surface, theme, frame, self._figures, self._ghost, worth, back)

    def _draw_pairs(
        self, surface: pygame.Surface, theme: Theme, frame: FieldFrame, view: ShearView, ghost: Ghost
    ) -> None:
        """In the tag fields, lines between the sheep that score together after the move."""
        place = view.setup.field_at[ghost.end]
        if place not in ("team_tag", "black_tag") or not ghost.points:
            return
        spots = {n: ghost.moved.get(n, (round(p[0]), round(p[1]))) for n, p in self._figures.sheep.items()}
        own = [n for n in spots if INDEX[n] in view.setup.own[view.turn]]
        pairs = [(own[0], own[1])] if place == "team_tag" and len(own) == 2 else [(n, "black") for n in own]
        lines = []
        for a, b in pairs:
            if b in spots and max(abs(spots[a][0] - spots[b][0]), abs(spots[a][1] - spots[b][1])) == 1:
                lines.append((frame.pixel(*spots[a]), frame.pixel(*spots[b])))
        layer.draw_pairs(surface, theme, lines)

    def _draw_gains(
        self, surface: pygame.Surface, theme: Theme, frame: FieldFrame, view: ShearView, ghost: Ghost
    ) -> None:
        for sheep, points in ghost.sheep_points.items():
            spot = ghost.moved.get(sheep, self._figures.sheep.get(sheep))
            if spot is not None and INDEX[sheep] in view.setup.own[view.turn]:
                x, y = frame.pixel(spot[0] + 0.34, spot[1] + 0.34)
                layer.draw_points_disc(
                    surface, theme, (x, y), f"+{points}", max(theme.px(17), round(frame.cell * 0.19))
                )
        text = tag_text(view, ghost, self._desk.texts)
        area = self.rect.inflate(-theme.px(12), -theme.px(12))
        whole = self._around(frame, self._figures.sheep.values(), 0.9)
        if self._figures.front:
            dx, dy = OFFSETS[ghost.facing or self._figures.facing]
            whole = whole.union(whole.move(round(dx * 1.6 * frame.cell), round(dy * 1.6 * frame.cell)))
        draw_tag(surface, theme, text, self._desk.seats, self._tag_anchor(frame, ghost), whole, area)

    def _tag_anchor(self, frame: FieldFrame, ghost: Ghost) -> pygame.Rect:
        """What the card must not hide: the moved sheep, or the whole flock."""
        spots: list[Spot] = list(ghost.moved.values()) or list(self._figures.sheep.values())
        if self._hot is not None:
            spots = [*spots, (self._hot.target.x, self._hot.target.y)]
        return self._around(frame, spots, 0.5)

    @staticmethod
    def _around(frame: FieldFrame, spots: Iterable[Spot], margin: float) -> pygame.Rect:
        """The rectangle round these places, with a margin in cells."""
        xs, ys = zip(*spots, strict=True)
        left, top = frame.pixel(min(xs) - margin, min(ys) - margin)
        right, bottom = frame.pixel(max(xs) + margin, max(ys) + margin)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _draw_floating(self, surface: pygame.Surface, theme: Theme, frame: FieldFrame) -> None:
        for each in self._figures.floating:
            x, y = frame.pixel(each.at[0] + 0.3, each.at[1] - 0.3 - each.share * 0.7)
            radius = max(theme.px(19), round(frame.cell * 0.22))
            layer.draw_points_disc(surface, theme, (x, y), f"+{each.points}", radius)
