"""The players' mats: the large one with boxes to click, the small ones of the others, open for all to see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render import svg as s
from game.render.ink import put
from game.render.palette import DAY, GOLD
from game.render.skins import paint
from game.render.text_layout import plain
from game.render.theme import TextStyle, Theme
from game.rules.shear_panic.setup import Setup
from game.tables.base import SeatLook
from game.tables.shear_panic.looks import action_picture
from game.widgets.base import Pressable, Widget

# Boxes are printed paper: they stay light, with dark words, also where the pages are dark.
_TONES = {
    "free": ("#fffaf0", "#2b2118", 2.0), "hover": ("#fff0c4", "#2b2118", 2.6), "chosen": ("#fff6da", "#2b2118", 2.5),
    "covered": ("#e9dcc0", "#c9b48f", 2.0), "off": ("#f3e8d2", "#8b7a66", 1.8),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class BoxSlot:
    """A place on a mat: what it gives, and which of the equal boxes it is (0: covered first)."""

    kind: str
    number: int
    rank: int


def slots_of(setup: Setup) -> list[BoxSlot]:
    """The boxes of a mat in the order of the data, equal ones numbered."""
    seen: dict[tuple[str, int], int] = {}
    out = []
    for box in setup.config.mat.values():
        key = (box.action, box.number)
        out.append(BoxSlot(box.action, box.number, seen.get(key, 0)))
        seen[key] = seen.get(key, 0) + 1
    return out


def is_covered(setup: Setup, left: list[int], slot: BoxSlot) -> bool:
    """Whether a box is used: of equal boxes the first is covered first (P5a)."""
    at = setup.boxes.index((slot.kind, slot.number))
    return slot.rank < setup.copies[at] - left[at]


def sheet(theme: Theme, size: tuple[int, int], look: str) -> pygame.Surface:
    """The paper of a box in one of its looks, with room of 4 units round it for the gold frame."""
    fill, edge, line = _TONES[look]

    def make() -> pygame.Surface:
        u = theme.unit
        m = 5 * u
        w, h = size[0] + 2 * m, size[1] + 2 * m
        body = ""
        if look == "chosen":
            body += s.rect((m - 3 * u, m - 3 * u, size[0] + 6 * u, size[1] + 7 * u), 10 * u, GOLD, "#2b2118", 2.5 * u)
        body += s.rect((m, m, size[0], size[1]), 8 * u, fill, edge, line * u)
        return theme.assets.drawn(s.svg(w, h, body), (round(w), round(h)))

    return theme.assets.keep(("mat-sheet", size, look, theme.unit), make)


class MatBox(Pressable):
    """One box of the large mat."""

    def __init__(self, slot: BoxSlot, texts: Texts, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, single=True)
        self.slot, self._texts = slot, texts
        self.covered_by = ""
        self.chosen = False
        self.suggested = False
        self.usable = False
        self.name = f"box-{slot.kind}-{slot.number}-{slot.rank}"

    def update(self, covered_by: str, usable: bool, chosen: bool, why: str) -> None:
        """Its look: the badge of who covered it, or free; whether it can be clicked, and why not."""
        self.covered_by, self.usable, self.chosen = covered_by, usable, chosen
        action, number = self._texts(f"action.{self.slot.kind}.name"), self.slot.number
        if covered_by:
            self.tooltip = self._texts("table.box_tip_covered", action=action, number=number)
        else:
            help_ = self._texts(f"action.{self.slot.kind}.help")
            self.tooltip = self._texts("table.box_tip", action=f"**{action}**", number=number, help=help_)
        self.enable(why)

    def look_name(self) -> str:
        """Which paper it is drawn on."""
        if self.covered_by:
            return "covered"
        if self.chosen:
            return "chosen"
        if not self.usable:
            return "off"
        return "hover" if self.hovered or self.pressed else "free"

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        look, px = self.look_name(), theme.px
        rect = self.rect.move(0, -px(4)) if look == "chosen" else self.rect
        paper = sheet(theme, rect.size, look)
        surface.blit(paper, paper.get_rect(center=rect.center))
        self._draw_icon(surface, theme, rect, look)
        if self.covered_by:
            size = round(rect.height * 0.62)
            button = theme.assets.image(f"seats/mutton-{self.covered_by}", (size, size))
            surface.blit(button, button.get_rect(center=(rect.centerx + px(3), rect.top + round(rect.height * 0.4))))
        if self.suggested:
            pygame.draw.rect(surface, theme.palette.moss, rect.inflate(px(4), px(4)), px(4), border_radius=px(10))
        self.draw_focus(surface)

    def _draw_icon(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect, look: str) -> None:
        px = theme.px
        faint = look in ("covered", "off")
        size = min(round(rect.height * 0.56), rect.height - px(29))
        icon = theme.assets.image(action_picture(self.slot.kind), (size, size))
        if look == "covered":
            icon = theme.assets.keep(("faint-icon", self.slot.kind, size), lambda: _faint(icon))
        surface.blit(icon, (rect.left + px(7), rect.top + px(5)))
        ink = DAY.soft if faint else DAY.ink
        radius = round(rect.height * 0.22)
        at = (rect.right - radius - px(8), rect.top + radius + px(7))
        disc = number_disc(theme, radius, faint)
        surface.blit(disc, disc.get_rect(center=at))
        put(
            surface, theme, str(self.slot.number), at, TextStyle("sans-bold", radius * 1.45 / theme.unit, ink), "center"
        )
        label = self._texts(f"action.{self.slot.kind}.name")
        style = TextStyle("sans", 18, ink)
        if theme.fonts.width("sans", theme.text_px(18), label) > rect.width - px(10):
            label = self._texts(f"action.{self.slot.kind}.short")
        put(surface, theme, label, (rect.centerx, rect.bottom - px(4)), style, "midbottom")


def _faint(picture: pygame.Surface) -> pygame.Surface:
    copy = picture.copy()
    copy.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def number_disc(theme: Theme, radius: int, faint: bool) -> pygame.Surface:
    """The wooden disc a box's or button's number stands on."""
    size = 2 * radius + 4
    fill, edge = ("#e9dcc0", "#c9b48f") if faint else ("#e6c48e", "#2b2118")

    def make() -> pygame.Surface:
        body = s.circle(size / 2, size / 2, radius, fill, edge, 2.2 * theme.unit)
        return theme.assets.drawn(s.svg(size, size, body), (size, size))

    return theme.assets.keep(("number-disc", radius, faint), make)


class OwnMat(Widget):
    """The large mat: heading, and a grid of boxes two high. `on_box` gets the box that was clicked."""

    def __init__(self, setup: Setup, texts: Texts, on_box: Callable[[BoxSlot], None]) -> None:
        super().__init__()
        self._texts = texts
        self.badge, self.title, self.note = "red", "", ""
        self.boxes: list[MatBox] = []
        for slot in slots_of(setup):
            self.boxes.append(MatBox(slot, texts, self._press(slot, on_box)))
        self.children = list(self.boxes)
        self.headed = True

    @staticmethod
    def _press(slot: BoxSlot, on_box: Callable[[BoxSlot], None]) -> Callable[[], None]:
        return lambda: on_box(slot)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        px = theme.px
        self.headed = rect.height >= px(190)
        top = rect.top + (px(44) if self.headed else px(10))
        inner = pygame.Rect(rect.left + px(14), top, rect.width - px(28), rect.bottom - px(10) - top)
        rows = 2 if inner.width > px(560) else 3 if inner.width > px(400) else 4
        columns = -(-len(self.boxes) // rows)
        gap = px(6)
        width = (inner.width - gap * (columns - 1)) // columns
        height = min((inner.height - gap * (rows - 1)) // rows, px(90))
        for i, box in enumerate(self.boxes):
            column, row = (i // 2, i % 2) if rows == 2 else (i % columns, i // columns)
            at = (inner.left + column * (width + gap), inner.top + row * (height + gap))
            box.layout(theme, pygame.Rect(*at, width, height))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "panel", self.rect)
        if self.headed:
            px = theme.px
            draw_heading(surface, theme, self.rect, self.badge, self.title, TextStyle("serif-bold", 22))
            at = (self.rect.right - px(18), self.rect.top + px(25))
            put(surface, theme, self.note, at, TextStyle(size=18, colour=theme.palette.soft), "midright")
        super().draw(surface)


def draw_heading(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, badge: str, title: str, style: TextStyle
) -> pygame.Rect:
    """A badge and a name at the top of a panel."""
    px = theme.px
    size = px(32)
    picture = theme.assets.image(f"seats/seat-{badge}", (size, size))
    surface.blit(picture, (rect.left + px(15), rect.top + px(9)))
    return put(surface, theme, title, (rect.left + px(54), rect.top + px(25)), style, "midleft")


class SmallMat(Widget):
    """Another player's mat: all boxes small, in two rows, or in a single line where there is little height."""

    def __init__(self, setup: Setup, seat: int, look: SeatLook, texts: Texts) -> None:
        super().__init__()
        self._setup, self.seat, self._look, self._texts = setup, seat, look, texts
        self._slots = slots_of(setup)
        self._left: list[int] = list(setup.copies)

    def hint(self) -> str:
        """See Widget: whose mat, and what is free on it."""
        free: dict[str, list[str]] = {}
        for slot in self._slots:
            if not is_covered(self._setup, self._left, slot):
                free.setdefault(slot.kind, []).append(str(slot.number))
        lines = [f"{self._texts(f'action.{kind}.name')} {', '.join(numbers)}" for kind, numbers in free.items()]
        title = self._texts("table.mat_of", name=plain(self._look.name))
        count = self._texts("table.boxes_free", n=sum(self._left))
        return "\n".join([f"**{title}**, {count}", *lines])

    def update(self, left: list[int]) -> None:
        """How many of each box are free."""
        if left != self._left:
            self._left = list(left)
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "panel", self.rect)
        if self.rect.height > theme.px(120):
            self._draw_tall(surface, theme)
        else:
            self._draw_line(surface, theme)

    def _draw_tall(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        name = draw_heading(surface, theme, rect, self._look.badge, self._look.name, TextStyle("serif-bold", 20))
        free = self._texts("table.boxes_free", n=sum(self._left))
        width = theme.fonts.width("serif", theme.text_px(18), free)
        if name.right + px(12) + width < rect.right - px(14):
            at = (rect.right - px(14), rect.top + px(25))
            put(surface, theme, free, at, TextStyle(size=18, colour=theme.palette.soft), "midright")
        columns = -(-len(self._slots) // 2)
        gap = px(3)
        top = rect.top + px(44)
        width = (rect.width - px(26) - gap * (columns - 1)) // columns
        height = (rect.bottom - px(10) - top - gap) // 2
        for i, slot in enumerate(self._slots):
            box = pygame.Rect(
                rect.left + px(13) + (i // 2) * (width + gap), top + (i % 2) * (height + gap), width, height
            )
            self._draw_box(surface, theme, box, slot, True)

    def _draw_line(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        size = px(30)
        badge = theme.assets.image(f"seats/seat-{self._look.badge}", (size, size))
        surface.blit(badge, badge.get_rect(midleft=(rect.left + px(9), rect.centery)))
        gap = px(2)
        left = rect.left + px(44)
        width = (rect.right - px(8) - left) // len(self._slots) - gap
        height = min(px(34), rect.height - px(14))
        for i, slot in enumerate(self._slots):
            box = pygame.Rect(left + i * (width + gap), rect.centery - height // 2, width, height)
            self._draw_box(surface, theme, box, slot, False)

    def _draw_box(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, slot: BoxSlot, tall: bool) -> None:
        px = theme.px
        if is_covered(self._setup, self._left, slot):
            if tall:
                paper = sheet(theme, box.size, "covered")
                surface.blit(paper, paper.get_rect(center=box.center))
            size = min(box.width, box.height) - px(2)
            button = theme.assets.image(f"seats/mutton-{self._look.badge}", (size, size))
            surface.blit(button, button.get_rect(center=box.center))
            return
        paper = sheet(theme, box.size, "free")
        surface.blit(paper, paper.get_rect(center=box.center))
        style = TextStyle("sans-bold", 20, DAY.ink)
        if tall:
            size = min(round(box.height * 0.46), box.width - px(4))
            icon = theme.assets.image(action_picture(slot.kind), (size, size))
            surface.blit(icon, icon.get_rect(midtop=(box.centerx, box.top + px(4))))
            put(surface, theme, str(slot.number), (box.centerx, box.bottom - px(1)), style, "midbottom")
        elif box.width >= px(46):
            size = box.height - px(7)
            icon = theme.assets.image(action_picture(slot.kind), (size, size))
            surface.blit(icon, icon.get_rect(midleft=(box.left + px(5), box.centery)))
            put(surface, theme, str(slot.number), (box.right - px(6), box.centery), style, "midright")
        else:
            put(surface, theme, str(slot.number), box.center, style, "center")
