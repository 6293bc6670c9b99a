"""What happened so far, in words: an entry each with the seat's badge, a heading and lines below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.render.skins import paint, paint_badge
from game.render.text_layout import layout_text
from game.render.theme import Theme
from game.widgets.base import Pressable, Size
from game.widgets.layout import Column
from game.widgets.scroll import Scroll


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened. `seat_colour` is a key of SEAT_COLOURS or None for nobody; `key` is for the
    one who asked (a step of the replay); `strong` separates, for instance a new field or round."""

    heading: str
    lines: tuple[str, ...] = ()
    seat_colour: str | None = None
    key: int = 0
    strong: bool = False


class LogPanel(Scroll):
    """Entries from the first to the last; stays at the end until somebody scrolls up.

    `on_entry` gets the key of an entry that was clicked; `on_hover` the key that is pointed at, or None.
    """

    def __init__(
        self,
        on_entry: Callable[[int], None] | None = None,
        on_hover: Callable[[int | None], None] | None = None,
    ) -> None:
        self._column = Column((), 0)
        super().__init__(self._column, follow_end=True)
        self.on_entry, self.on_hover = on_entry, on_hover
        self.entries: list[LogEntry] = []

    def set_entries(self, entries: list[LogEntry]) -> None:
        """Show these; rows of entries that were there already are kept."""
        same = 0
        while same < min(len(entries), len(self.entries)) and entries[same] == self.entries[same]:
            same += 1
        if same == len(entries) == len(self.entries):
            return
        kept = self._column.children[:same]
        self.entries = list(entries)
        self._column.set_children([*kept, *(_Row(self, entry) for entry in entries[same:])])
        self.relayout()

    def pointed(self, key: int | None) -> None:
        """Called by the rows."""
        if self.on_hover is not None:
            self.on_hover(key)


class _Row(Pressable):
    """One entry. Not a stop for the keyboard: a log of hundreds would bury everything else."""

    focusable = False

    def __init__(self, panel: LogPanel, entry: LogEntry) -> None:
        super().__init__()
        self._panel, self._entry = panel, entry

    def press(self) -> None:
        """Report the entry."""
        if self._panel.on_entry is not None:
            self._panel.on_entry(self._entry.key)

    def state_changed(self) -> None:
        """See Widget."""
        if self._panel.on_entry is not None or self._panel.on_hover is not None:
            self._panel.pointed(self._entry.key if self.hovered else None)
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        head, body = self._blocks(theme, width)
        return width, head + body + theme.px(16)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, entry = self.theme, self._entry
        if theme is None or not surface.get_clip().colliderect(self.rect):
            return
        if self.hovered and self._panel.on_entry is not None:
            paint(surface, theme, "row", self.rect.inflate(theme.px(10), 0), "hover")
        left, top = self.rect.left, self.rect.top + theme.px(6)
        room = self.rect.width
        if entry.seat_colour is not None:
            side = theme.px(26)
            badge = pygame.Rect(left, top, side, side)
            paint_badge(surface, theme, entry.seat_colour, badge)
            left, room = left + side + theme.px(8), room - side - theme.px(8)
        head = layout_text(theme, entry.heading, room, "card" if entry.strong else "bold")
        head.draw(surface, (left, top))
        text = "\n".join(entry.lines)
        if text:
            body = layout_text(theme, text, self.rect.width, "small", colour=theme.palette.soft)
            body.draw(surface, (self.rect.left, top + head.size[1]))
        line = pygame.Rect(self.rect.left, self.rect.bottom - theme.px(2), self.rect.width, theme.px(1.5))
        surface.fill(theme.palette.line, line)

    def _blocks(self, theme: Theme, width: int) -> tuple[int, int]:
        entry = self._entry
        room = width - (theme.px(34) if entry.seat_colour is not None else 0)
        head = layout_text(theme, entry.heading, max(1, room), "card" if entry.strong else "bold").size[1]
        text = "\n".join(entry.lines)
        body = layout_text(theme, text, width, "small", colour=theme.palette.soft).size[1] if text else 0
        return head, body
