"""The log of Shear Panic in entries, and the card that says what counts in the present field."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.event import Event
from game.core.sentence import Sentence
from game.core.texts import Texts
from game.render import svg as s
from game.render.ink import put
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.shear_panic.describe import describe_event
from game.rules.shear_panic.setup import Setup
from game.tables.base import Desk
from game.tables.shear_panic.figures import Figures
from game.tables.shear_panic.looks import FIELD_PICTURES, FIELD_TONES
from game.widgets.base import Size, Widget
from game.widgets.log_panel import LogEntry


def log_entries(history: Sequence[tuple[int, Sequence[Event]]], desk: Desk) -> list[LogEntry]:
    """One entry a turn: a heading (what was played), then one line of all that came of it."""
    out: list[LogEntry] = []
    heading, key = Sentence(""), 0
    lines: list[str] = []

    def flush() -> None:
        if heading.text:
            badge = desk.seats[heading.seat].badge if heading.seat is not None else None
            out.append(LogEntry(heading.text, (" ".join(lines),) if lines else (), badge, key))

    for number, events in history:
        for event in events:
            sentence = desk.tell(describe_event, event)
            if sentence is None:
                continue
            if sentence.heading:
                flush()
                heading, key = sentence, number
                lines.clear()
            else:
                lines.append(sentence.text)
    flush()
    return out


class FieldCard(Widget):
    """What scores where the marker stands, on the field's own colour."""

    def __init__(self, figures: Figures, setup: Setup, texts: Texts) -> None:
        super().__init__()
        self._figures, self._setup, self._texts = figures, setup, texts
        self.name = "field-card"

    @property
    def field(self) -> str:
        """The field the marker stands in on the picture."""
        return self._setup.field_at[round(self._figures.marker)]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget. As high as the longest of the five texts needs, so that it never jumps."""
        inner = width - 2 * theme.px(12)
        tallest = max(layout_text(theme, self._texts(f"field_card.{f}"), inner, "small").size[1] for f in FIELD_TONES)
        return width, tallest + theme.px(66)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        tone, ink = FIELD_TONES[self.field]
        px, rect = theme.px, self.rect
        size = rect.size

        def make() -> pygame.Surface:
            u = theme.unit
            body = s.rect((u, u, size[0] - 2 * u, size[1] - 2 * u), 8 * u, tone, "#2b2118", 2 * u)
            return theme.assets.drawn(s.svg(*size, body), size)

        surface.blit(theme.assets.keep(("field-card", size, tone, theme.unit), make), rect)
        picture = theme.assets.image_by_height(FIELD_PICTURES[self.field], px(46))
        surface.blit(picture, picture.get_rect(midleft=(rect.left + px(10), rect.top + px(32))))
        title = self._texts(f"field.{self.field}")
        left = rect.left + px(16) + picture.get_width()
        style = TextStyle("drawn", 32, ink)
        while (
            style.size > 20 and theme.fonts.width("drawn", theme.text_px(style.size), title) > rect.right - px(8) - left
        ):
            style = TextStyle("drawn", style.size - 2, ink)
        put(surface, theme, title, (left, rect.top + px(32)), style, "midleft")
        text = TextStyle(size=18, colour="#2b2118")
        block = layout_text(theme, self._texts(f"field_card.{self.field}"), rect.width - 2 * px(12), text)
        block.draw(surface, (rect.left + px(12), rect.top + px(58)))
