"""What stands beside every table: the log, the rules at a glance, and what happened since one's last turn.

In wide windows it is a panel with tabs, in narrow ones a rail of tabs that opens it over the field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.texts import Texts
from game.render.skins import paint
from game.render.theme import Theme
from game.tables.base import Slots
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column, grow
from game.widgets.log_panel import LogEntry, LogPanel
from game.widgets.scroll import Scroll
from game.widgets.tabs import Rail, Tabs
from game.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.session.session import Session


@dataclass(frozen=True, slots=True)
class SideActs:
    """What the panel asks for: all the rules; the entry of the log that was clicked, by its key; and whether the log
    shall tell what was hidden, too (offered only when `offer_everything` says)."""

    rules: Callable[[], None]
    entry: Callable[[int], None]
    everything: Callable[[bool], None]


class SidePanel(Widget):
    """Pages of the game's own, then log, rules and recap; `chosen` is the number of the page that is seen first."""

    def __init__(
        self, texts: Texts, card: Widget, acts: SideActs, own: Sequence[tuple[str, Widget]] = (), chosen: int = 0
    ) -> None:
        super().__init__()
        self.log = LogPanel(acts.entry)
        self.recap = LogPanel(acts.entry)
        self._everything = Toggle(texts("table.everything"), False, acts.everything)
        self._everything.name, self._everything.visible = "everything", False
        self._glance = Label(texts("glance" if "glance" in texts else "goal"))
        rules = Column(
            (
                grow(Scroll(Column((self._glance, *_action_lines(texts)), 10))),
                Button(texts("table.all_rules"), acts.rules),
            ),
            12,
        )
        pages: Sequence[tuple[str, Widget]] = (
            *own,
            (texts("table.log"), Column((self._everything, grow(self.log), card), 10)),
            (texts("table.rules"), rules),
            (texts("table.recap_tab"), Column((Label(texts("table.recap")), grow(self.recap)), 10)),
        )
        self._tabs = Tabs(pages, chosen, padding=12)
        self._rail = Rail([title for title, _ in pages], self._open)
        self.drawer = pygame.Rect(0, 0, 0, 0)
        self._as_rail = False
        self._window: Slots | None = None

    def set_log(self, entries: list[LogEntry], since: int) -> None:
        """The whole log, and its part from the key `since` on."""
        self.log.set_entries(entries)
        self.recap.set_entries([e for e in entries if e.key >= since])

    def offer_everything(self, on: bool) -> None:
        """Whether the switch for what was hidden is there."""
        self._everything.show(on)

    def _open(self, page: int | None) -> None:
        if page is not None:
            self._tabs.choose(page)
        self.relayout()

    def close(self) -> bool:
        """Close the drawer; False when it is not open."""
        if not self._as_rail or self._rail.open is None:
            return False
        self._rail.toggle(self._rail.open)
        return True

    def place(self, theme: Theme, slots: Slots) -> None:
        """Take the room the table leaves."""
        self.theme = theme
        self._as_rail = slots.rail
        if slots.rail:
            self._rail.layout(theme, slots.side)
            self.children = [self._rail]
            self.rect = pygame.Rect(slots.side)
            if self._rail.open is not None:
                self._tabs.layout(theme, slots.drawer)
                self.children = [self._tabs, self._rail]
                self.rect = self.rect.union(slots.drawer)
        else:
            self._tabs.layout(theme, slots.side)
            self.children = [self._tabs]
            self.rect = pygame.Rect(slots.side)

    def hit(self, pos: tuple[int, int]) -> list[Widget]:
        """See Widget: only where something of it is drawn."""
        for child in reversed(self.children):
            below = child.hit(pos)
            if below:
                return [self, *below]
        return []

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self._as_rail and self._rail.open is not None and self.theme is not None:
            paint(surface, self.theme, "panel", self._tabs.rect)
        super().draw(surface)


def recap_begins(session: Session, viewer: int | None = None) -> int:
    """The number of the step after which the recap begins: the viewer's latest one that others followed.

    Without a viewer it is the latest one of any person.
    """
    acted = [(e.number, e.action.seat) for e in session.history if e.action is not None and e.action.seat is not None]
    numbers = [n for n, seat in acted if (session.seats[seat].human if viewer is None else seat == viewer)]
    return next((n for n in reversed(numbers) if n < session.history[-1].number), 0)


def _action_lines(texts: Texts) -> list[Widget]:
    """A line for every action of the game's mat or board, from its own words."""
    names = [key.removesuffix(".name") for key in texts.under("action") if key.endswith(".name")]
    return [Label(f"**{texts(f'action.{n}.name')}** {texts(f'action.{n}.help')}") for n in names]
