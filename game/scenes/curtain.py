"""The curtain between people who keep secrets from each other: a barn door, and on it whose turn it is to look.

It shows only what everybody may know. One button opens it, which stands away from the place of the last click and is
dead for a moment, so that nobody opens it who still clicks on what was there before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.platform import events as ev
from game.render import svg as s
from game.render.skins import dimmed, paint, paint_icon
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.scenes.services import Services
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.log_panel import LogEntry, LogPanel
from game.widgets.ui import Ui

DEAD_SECONDS = 0.4
_AWAY = 90
_NAMES = tuple(TextStyle("drawn", size, leading=1.05) for size in (84, 68, 54, 44, 36))
_CAPTION = TextStyle("serif-bold", 24, leading=1.2)
_ROPE, _ROPE_EDGE = "#d8c08e", "#2b2118"


@dataclass(frozen=True, slots=True)
class Words:
    """What stands on the curtain: all of it may be read by everybody. `sign` is the picture beside the name."""

    caption: str
    name: str
    sign: str
    ready: str
    note: str
    recap_title: str = ""
    recap: tuple[LogEntry, ...] = ()


class Curtain:
    """The closed door with a Ui of its own, and the rules by which it opens. `on_lift` is called when it does."""

    def __init__(self, services: Services, on_lift: Callable[[], None]) -> None:
        self._services, self._on_lift = services, on_lift
        self.ui = Ui(services.window, services.audio.play)
        self._fallen = 0.0

    def fall(self, words: Words, clicked: ev.Pos | None) -> None:
        """Close the door; `clicked` is where the last click was, in pixels."""
        self._fallen = self._services.clock()
        self.ui.set_root(CurtainPage(words, self._on_lift, clicked))

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """The window has this size now."""
        self.ui.layout(theme, pygame.Rect((0, 0), size))

    def handle(self, event: ev.InputEvent) -> bool:
        """Only a fresh single click on the button, or Tab and then Enter, opens the door."""
        fresh = self._services.clock() - self._fallen < DEAD_SECONDS
        if isinstance(event, ev.PointerPressed):
            if fresh or event.clicks > 1 or event.button != "left":
                return True
        elif isinstance(event, ev.KeyPressed) and (
            fresh or event.repeat or event.key not in ("tab", "return", "space", "page up", "page down")
        ):
            return True
        self.ui.handle(event)
        return True


class CurtainPage(Widget):
    """Everything on the door: a hung board with the next name, a paper with what happened, the button."""

    def __init__(self, words: Words, on_ready: Callable[[], None], clicked: ev.Pos | None) -> None:
        super().__init__()
        self.words, self._clicked = words, clicked
        self.button = Button(words.ready, on_ready, "main", icon=words.sign, single=True)
        self.button.name = "lift"
        self.note = Label(words.note, "small", "center", "soft")
        self.title = Label(words.recap_title, "bold", "center")
        self.recap = LogPanel()
        self.recap.set_entries(list(words.recap))
        self.children = [self.title, self.recap, self.note, self.button]
        self.board = pygame.Rect(0, 0, 0, 0)
        self.paper = pygame.Rect(0, 0, 0, 0)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._place_board(theme, rect)
        wide, high = self.button.preferred(theme, rect.width - theme.px(80))
        high += theme.px(0 if theme.tiny else 10)
        margin = theme.px(14 if theme.tiny else 44)
        gap = theme.px(10 if theme.tiny else 30)
        top = self.board.bottom + gap
        room = pygame.Rect(rect.left, top, rect.width, rect.bottom - margin - top)
        row = pygame.Rect(rect.left + margin, room.bottom - high, rect.width - 2 * margin, high)
        size = (min(wide + theme.px(24), row.width), high)
        place = self._free_place(theme, row, size) or self._free_place(theme, row.move(0, room.top - row.top), size)
        place = place or pygame.Rect(row.centerx - size[0] // 2, row.top, *size)
        self.button.layout(theme, place)
        room.height -= high + gap
        if place.top < row.top:
            room.top += high + gap
        self._place_paper(theme, room)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        surface.blit(_door(theme, self.rect.size), self.rect)
        self._draw_board(surface, theme)
        if self.paper.height:
            paint(surface, theme, "panel", self.paper)
            nail = (self.paper.centerx, self.paper.top + theme.px(11))
            pygame.draw.aacircle(surface, theme.palette.line, nail, theme.px(6))
            pygame.draw.aacircle(surface, theme.palette.outline, nail, theme.px(6), theme.px(1.5))
        super().draw(surface)

    def _free_place(self, theme: Theme, row: pygame.Rect, size: tuple[int, int]) -> pygame.Rect | None:
        """Where in a row the button stands: in the middle, unless the last click was there; None for nowhere."""
        middle, right, left = (pygame.Rect((0, 0), size) for _ in range(3))
        middle.center, right.midright, left.midleft = row.center, row.midright, row.midleft
        away = 2 * theme.px(_AWAY)
        free = (
            place
            for place in (middle, right, left)
            if self._clicked is None or not place.inflate(away, away).collidepoint(self._clicked)
        )
        return next(free, None)

    # ---------------------------------------------------------------- the board

    def _place_board(self, theme: Theme, rect: pygame.Rect) -> None:
        caption, name = self._texts(theme, rect.width)
        badge = self._badge_side(theme, name)
        wide = max(caption.size[0], badge + theme.px(22) + name.size[0]) + theme.px(100)
        high = caption.size[1] + max(badge, name.size[1]) + theme.px(34 if theme.tiny else 56)
        top = rect.top + theme.px(20 if theme.tiny else 84)
        spare = rect.height - top - high
        if spare > theme.px(640):
            top += (spare - theme.px(640)) // 4
        self.board = pygame.Rect(0, top, min(wide, rect.width - theme.px(32)), high)
        self.board.centerx = rect.centerx

    def _texts(self, theme: Theme, width: int) -> tuple[TextBlock, TextBlock]:
        colour = theme.palette.wood_ink
        caption = layout_text(theme, self.words.caption, width, _CAPTION, "left", colour)
        sizes = _NAMES[2:] if theme.tiny else _NAMES
        room = min(width - theme.px(150 if theme.tiny else 320), theme.px(1100))
        for style in sizes:
            name = layout_text(theme, self.words.name, room, style, "left", colour)
            if name.size[1] <= 1.5 * theme.px(style.size):
                break
        return caption, name

    @staticmethod
    def _badge_side(theme: Theme, name: TextBlock) -> int:
        return max(theme.px(56), min(theme.px(104), name.size[1]))

    def _draw_board(self, surface: pygame.Surface, theme: Theme) -> None:
        for x in (self.board.left + self.board.width // 6, self.board.right - self.board.width // 6):
            rope = pygame.Rect(0, self.rect.top, theme.px(14), self.board.top + theme.px(16) - self.rect.top)
            rope.centerx = x
            surface.blit(_rope(theme, rope.size), rope)
        paint(surface, theme, "wood-main", self.board)
        for x in (self.board.left + self.board.width // 6, self.board.right - self.board.width // 6):
            pygame.draw.aacircle(surface, _ROPE_EDGE, (x, self.board.top + theme.px(16)), theme.px(9))
            pygame.draw.aacircle(surface, _ROPE, (x, self.board.top + theme.px(16)), theme.px(6))
        caption, name = self._texts(theme, self.rect.width)
        badge = self._badge_side(theme, name)
        line = max(badge, name.size[1])
        top = self.board.centery - (caption.size[1] + line) // 2
        caption.draw(surface, (self.board.centerx - caption.size[0] // 2, top))
        left = self.board.centerx - (badge + theme.px(22) + name.size[0]) // 2
        middle = top + caption.size[1] + line // 2 + theme.px(2)
        paint_icon(surface, theme, self.words.sign, pygame.Rect(left, middle - badge // 2, badge, badge))
        name.draw(surface, (left + badge + theme.px(22), middle - name.size[1] // 2))

    # ---------------------------------------------------------------- the paper

    def _place_paper(self, theme: Theme, room: pygame.Rect) -> None:
        """The paper between board and button; without a recap, or room for one, it has the note alone."""
        pad = theme.px(20)
        inner = min(theme.px(720), room.width - theme.px(32)) - 2 * pad
        hug, note = self.note.preferred(theme, inner)
        title = self.title.preferred(theme, inner)[1] + theme.px(8)
        wish = self.recap.preferred(theme, inner)[1]
        rest = room.height - 2 * pad - note - title - theme.px(8)
        told = bool(self.words.recap) and rest >= theme.px(90)
        self.title.visible = self.recap.visible = told
        high = 2 * pad + note + (title + min(wish, rest) + theme.px(8) if told else 0)
        if high > room.height:
            pad = max(theme.px(4), pad - (high - room.height) // 2 - 1)
            high = 2 * pad + note
        self.note.visible = high <= room.height
        inner = inner if told else min(inner, hug + theme.px(24))
        self.paper = pygame.Rect(0, room.top, inner + 2 * pad, high if self.note.visible else 0)
        self.paper.centerx = room.centerx
        body = self.paper.inflate(-2 * pad, -2 * pad)
        if told:
            self.title.layout(theme, pygame.Rect(body.left, body.top, body.width, title))
            list_rect = pygame.Rect(body.left, body.top + title, body.width, body.height - title - note - theme.px(8))
            self.recap.layout(theme, list_rect)
        self.note.layout(theme, pygame.Rect(body.left, body.bottom - note, body.width, note))


def _door(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Two wings that fill the window, or one where it is narrow."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(size)
        wings = 2 if size[0] > size[1] else 1
        wide = -(-size[0] // wings)
        wing = pygame.transform.smoothscale(theme.assets.image_by_height("curtain/door", size[1]), (wide, size[1]))
        picture.blit(wing, (0, 0))
        if wings == 2:
            picture.blit(pygame.transform.flip(wing, True, False), (size[0] - wide, 0))
        return (dimmed(picture, 0.4) if theme.night else picture).convert()

    return theme.assets.keep(("curtain", size, theme.night), make)


def _rope(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A rope that hangs straight down."""

    def make() -> pygame.Surface:
        w, h = size[0] / theme.unit, size[1] / theme.unit
        body = s.rect((w / 2 - 4, -6, 8, h + 6), 3, _ROPE, _ROPE_EDGE, 2)
        twist = "".join(f"M{w / 2 - 3:g} {y + 8:g}l6 -7" for y in range(0, int(h), 13))
        return theme.assets.drawn(s.svg(w, h, body, s.path(twist, stroke="#8a6b3a", line=1.6)), size)

    return theme.assets.keep(("rope", size, theme.unit), make)
