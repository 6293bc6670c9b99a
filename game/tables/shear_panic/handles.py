"""The things on the field that can be pointed at: gold arrows, rulers, turns, homes, and the sheep themselves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.platform import events as ev
from game.render import svg as s
from game.render.palette import GOLD
from game.render.skins import paint_ring
from game.render.theme import Theme
from game.tables.shear_panic.choose import Target
from game.tables.shear_panic.looks import ARROW_NAMES
from game.tables.shear_panic.places import FieldFrame
from game.widgets.base import Pressable, Widget

SMALLEST = 32
"""Units of the smallest picture; a click may always miss it by a little, see `reach`."""


class Handle(Pressable):
    """One target. Pointing at it (or giving it the keyboard) calls `on_hot`, pressing it `on_press`.

    `quiet` draws it paler, while another one is hot.
    """

    def __init__(self, target: Target, on_press: Callable[[], None], on_hot: Callable[[Handle, bool], None]) -> None:
        super().__init__(on_press, single=target.action is not None)
        self.target = target
        self.on_hot = on_hot
        self.quiet = False
        self.suggested = False
        self.span = (0, 0)
        self.face = pygame.Rect(0, 0, 0, 0)
        self.name = f"target-{target.kind}-{target.sheep}-{target.towards}"

    @property
    def hot(self) -> bool:
        """It is pointed at, or has the keyboard."""
        return self.hovered or (self.focused and self.ui is not None and self.ui.keyboard_used)

    def place(self, theme: Theme, frame: FieldFrame, span: tuple[int, int]) -> None:
        """Take its place on the field; `span` is the flock's width and height in pixels, for rulers."""
        self.theme, self.span = theme, span
        x, y = frame.pixel(self.target.x, self.target.y)
        kind = self.target.kind
        if kind == "ruler":
            thick = max(theme.px(SMALLEST), round(frame.cell * 0.4))
            upright = self.target.towards in ("west", "east")
            size = (thick, span[1]) if upright else (span[0], thick)
        else:
            share = {"sheep": 0.98, "turn": 0.66, "home": 0.52}.get(kind, 0.36)
            side = max(theme.px(SMALLEST), round(frame.cell * share))
            size = (side, side)
        self.face = pygame.Rect((0, 0), size)
        self.face.center = (x, y)
        least = reach(theme)
        self.rect = self.face.inflate(max(0, least - size[0]), max(0, least - size[1]))

    def distance(self, pos: ev.Pos) -> float:
        """How far from its middle a pixel is, 1 at its edge: of several under the pointer the nearest is meant."""
        w, h = self.rect.size
        return max(abs(pos[0] - self.rect.centerx) * 2 / w, abs(pos[1] - self.rect.centery) * 2 / h)

    def state_changed(self) -> None:
        """See Widget."""
        self.on_hot(self, self.hot)
        super().state_changed()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        kind = self.target.kind
        if kind == "sheep":
            paint_ring(surface, theme, self.face, theme.palette.gold, self.face.width * 0.36 / theme.unit)
        else:
            picture = self._picture(theme)
            surface.blit(picture, picture.get_rect(center=self.face.center))
        if self.suggested:
            paint_ring(surface, theme, self.face.inflate(theme.px(14), theme.px(14)), theme.palette.moss, 16)
        self.draw_focus(surface)

    def _picture(self, theme: Theme) -> pygame.Surface:
        kind, hot = self.target.kind, self.hot
        if kind == "arrow":
            grow = 1.28 if hot else 1.0
            size = round(self.face.width * grow)
            name = f"handles/handle{'-hot' if hot else ''}-{ARROW_NAMES[self.target.towards]}"
            picture = theme.assets.image(name, (size, size))
        elif kind == "ruler":
            picture = _ruler(theme, self.face.size, self.target.towards, hot)
        else:
            icon = {"home": "ui/home"}.get(kind, f"ui/turn-{getattr(self.target.action, 'side', 'left')}")
            picture = _disc(theme, round(self.face.width * (1.12 if hot else 1.0)), icon, hot)
        return _pale(theme, picture, (kind, self.target.towards, picture.get_size(), hot)) if self.quiet else picture


def reach(theme: Theme) -> int:
    """The smallest side in pixels of something that can be clicked: 32 at 100 % and above."""
    return 32 if theme.unit >= 0.8 else theme.px(40)


def _pale(theme: Theme, picture: pygame.Surface, key: tuple[object, ...]) -> pygame.Surface:
    def make() -> pygame.Surface:
        copy = picture.copy()
        copy.fill((255, 255, 255, 184), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return theme.assets.keep(("pale-handle", *key), make)


def _disc(theme: Theme, size: int, icon: str, hot: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        r = size / 2
        body = s.circle(r, r + 2 * theme.unit, r - 3, "#2b2118", extra='fill-opacity="0.3"')
        body += s.circle(r, r, r - 3, GOLD if hot else "#fff6da", "#2b2118", 2.5 * theme.unit)
        disc = theme.assets.drawn(s.svg(size, size, body), (size, size))
        inner = round(size * 0.62)
        mark = theme.assets.image(icon, (inner, inner))
        disc.blit(mark, mark.get_rect(center=(size // 2, size // 2)))
        return disc

    return theme.assets.keep(("handle-disc", size, icon, hot), make)


def _ruler(theme: Theme, size: tuple[int, int], side: str, hot: bool) -> pygame.Surface:
    """A wooden ruler along one side of the flock; its marks look at the sheep."""

    def make() -> pygame.Surface:
        w, h = size
        u = theme.unit
        tones = ("#f7dc8a", GOLD) if hot else ("#f0cf96", "#c99c5f")
        long, upright = max(w, h), side in ("west", "east")
        body = s.rect((2 * u, 4 * u, w - 4 * u, h - 5 * u), 6 * u, "#2b2118", extra='fill-opacity="0.3"')
        body += s.down_gradient("r", 0, h, tones)
        body += s.rect((2 * u, 2 * u, w - 4 * u, h - 5 * u), 6 * u, "url(#r)", "#2b2118", 2.5 * u)
        marks, step = "", 11 * u
        for k in range(1, int(long / step)):
            at = k * step
            reach = (0.42 if k % 4 == 0 else 0.26) * (w if upright else h)
            if upright:
                start = w - 3 * u if side == "west" else 3 * u
                marks += f"M{start:.1f} {at:.1f}h{-reach if side == 'west' else reach:.1f}"
            else:
                start = h - 4 * u if side == "north" else 3 * u
                marks += f"M{at:.1f} {start:.1f}v{-reach if side == 'north' else reach:.1f}"
        body += s.path(marks, stroke="#2b2118", line=1.8 * u)
        return theme.assets.drawn(s.svg(w, h, body), size)

    return theme.assets.keep(("ruler", size, side, hot, theme.unit), make)


class SheepSpot(Widget):
    """A sheep one can point at: says whose it is; a click that means nothing says why."""

    def __init__(self, sheep: str, tooltip: str, on_click: Callable[[str], None]) -> None:
        super().__init__()
        self.sheep, self.tooltip, self.on_click = sheep, tooltip, on_click
        self.name = f"sheep-{sheep}"

    def draw(self, surface: pygame.Surface) -> None:
        """The field draws the sheep."""

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            return True
        if isinstance(event, ev.PointerReleased) and event.button == "left":
            if self.rect.collidepoint(event.pos):
                self.on_click(self.sheep)
            return True
        return False


class SpaceSpot(Widget):
    """A space of the track one can point at."""

    def __init__(self, space: int, tooltip: str) -> None:
        super().__init__()
        self.space, self.tooltip = space, tooltip

    def draw(self, surface: pygame.Surface) -> None:
        """The ground layer holds the planks."""
