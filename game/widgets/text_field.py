"""A line of text that people type: names, seeds, save names. Takes whatever an input method composes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.platform import events as ev
from game.render.skins import paint
from game.render.text_layout import layout_text, plain
from game.render.theme import TextStyle, Theme
from game.widgets.base import Size, Widget

_STYLE = TextStyle("serif", 20, leading=1.3)


class TextField(Widget):
    """One line. `on_change` gets the text after every change, `on_enter` when Enter is pressed.

    `accept` may refuse a character (a seed takes digits only). Ctrl+A, C, X, V work; line breaks become
    spaces. `limit` counts characters.
    """

    focusable = True
    wants_text = True

    def __init__(
        self,
        text: str = "",
        placeholder: str = "",
        limit: int = 40,
        on_change: Callable[[str], None] | None = None,
        on_enter: Callable[[str], None] | None = None,
        accept: Callable[[str], bool] = lambda character: character.isprintable(),
    ) -> None:
        super().__init__()
        self.text, self.placeholder, self.limit = text, placeholder, limit
        self.on_change, self.on_enter, self.accept = on_change, on_enter, accept
        self.caret = len(text)
        self.anchor = len(text)
        self._shift = 0

    @property
    def selection(self) -> tuple[int, int]:
        """The marked part as (from, to)."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def set_text(self, text: str) -> None:
        """Hold another text; the caret goes to its end. `on_change` is not told."""
        self.text = text[: self.limit]
        self.caret = self.anchor = len(self.text)
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return min(width, theme.px(320)), theme.line_height(_STYLE) + theme.px(18)

    @property
    def cursor(self) -> str:
        """See Widget."""
        return "text"

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "inset", self.rect, "hover" if self.hovered and not self.focused else "normal")
        inner = self._inner(theme)
        clip = surface.get_clip()
        surface.set_clip(inner.inflate(theme.px(4), 0).clip(clip))
        if not self.text and self.placeholder:
            block = layout_text(theme, self.placeholder, None, _STYLE, colour=theme.palette.soft)
        else:
            block = layout_text(theme, plain(self.text).replace(" ", "\u00a0"), None, _STYLE)
        caret = self._x_of(theme, self.caret)
        self._shift = max(min(self._shift, caret), caret - inner.width + theme.px(4), 0)
        top = inner.centery - block.size[1] // 2
        if self.focused:
            low, high = (self._x_of(theme, i) for i in self.selection)
            mark = pygame.Rect(inner.left + low - self._shift, top, high - low, block.size[1])
            surface.fill("#ecc65e" if not theme.night else "#6a5a2a", mark)
        block.draw(surface, (inner.left - self._shift, top))
        if self.focused:
            x = inner.left + caret - self._shift
            surface.fill(theme.palette.ink, (x, top, theme.px(2), block.size[1]))
        surface.set_clip(clip)
        if self.focused:
            pygame.draw.rect(
                surface, theme.palette.gold, self.rect.inflate(theme.px(4), theme.px(4)), theme.px(3), theme.px(9)
            )

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if not self.enabled:
            return False
        if isinstance(event, ev.TextTyped):
            self._insert(event.text)
            return True
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            self.caret = self._index_at(event.pos[0])
            self.anchor = 0 if event.clicks == 2 else self.caret
            self.caret = len(self.text) if event.clicks == 2 else self.caret
            self.pressed = True
            self.invalidate()
            return True
        if isinstance(event, ev.PointerMoved) and self.pressed:
            self.caret = self._index_at(event.pos[0])
            self.invalidate()
            return True
        if isinstance(event, ev.PointerReleased):
            self.pressed = False
            return True
        return isinstance(event, ev.KeyPressed) and self._key(event)

    def _key(self, event: ev.KeyPressed) -> bool:
        if event.ctrl and event.key in ("a", "c", "x", "v"):
            self._clipboard(event.key)
            return True
        moves = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.text)}
        if event.key in moves:
            self.caret = max(0, min(len(self.text), moves[event.key]))
            if not event.shift:
                self.anchor = self.caret
        elif event.key in ("backspace", "delete"):
            self._delete(-1 if event.key == "backspace" else 1)
        elif event.key == "return":
            if self.on_enter is not None:
                self.on_enter(self.text)
        elif event.ctrl or event.alt or (len(event.key) != 1 and event.key != "space"):
            return False
        self.invalidate()
        return True

    def _clipboard(self, key: str) -> None:
        if self.ui is None:
            return
        low, high = self.selection
        if key == "a":
            self.anchor, self.caret = 0, len(self.text)
        elif key == "v":
            self._insert(self.ui.host.clipboard())
        elif low < high:
            self.ui.host.copy(self.text[low:high])
            if key == "x":
                self._insert("")
        self.invalidate()

    def _insert(self, text: str) -> None:
        low, high = self.selection
        room = self.limit - (len(self.text) - (high - low))
        flat = text.replace("\r\n", " ").replace("\n", " ").replace("\t", " ")
        clean = "".join(c for c in flat if self.accept(c))[: max(0, room)]
        self._change(self.text[:low] + clean + self.text[high:], low + len(clean))

    def _delete(self, step: int) -> None:
        low, high = self.selection
        if low == high:
            low, high = sorted((self.caret, max(0, min(len(self.text), self.caret + step))))
        self._change(self.text[:low] + self.text[high:], low)

    def _change(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self.anchor = text, caret, caret
        self.invalidate()
        if changed and self.on_change is not None:
            self.on_change(text)

    def _inner(self, theme: Theme) -> pygame.Rect:
        return self.rect.inflate(-2 * theme.px(12), -2 * theme.px(4))

    def _x_of(self, theme: Theme, index: int) -> int:
        text = self.text[:index].replace(" ", "\u00a0")
        return theme.fonts.width(_STYLE.face, theme.text_px(_STYLE.size), text) if text else 0

    def _index_at(self, x: int) -> int:
        theme = self.theme
        if theme is None:
            return 0
        wanted = x - self._inner(theme).left + self._shift
        return min(range(len(self.text) + 1), key=lambda i: abs(self._x_of(theme, i) - wanted))
