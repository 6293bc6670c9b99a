"""A game's table with the line on top and the side panel above it, each where the table leaves room."""

from __future__ import annotations

import pygame

from game.render.skins import BLEED
from game.render.theme import Theme
from game.scenes.table_side import SidePanel
from game.tables.base import ChangesByNight, GameTable, TableMaker
from game.widgets.base import Widget


class Paper:
    """On which paper the panels of a table lie: night falls on some tables, and it is day again."""

    def __init__(self) -> None:
        self._by_night = False

    def of(self, table: GameTable, theme: Theme) -> Theme:
        """The theme to lay a table out with at this moment."""
        self._by_night = table.night
        return theme.at_night() if table.night else theme

    def outdated(self, table: GameTable) -> bool:
        """Whether it is to be laid out on the other paper."""
        return table.night != self._by_night


def loop_of(maker: TableMaker, table: GameTable) -> str:
    """The loop that plays at a table at this moment."""
    return maker.music_by_night if table.night and isinstance(maker, ChangesByNight) else maker.music


class TableFrame(Widget):
    """Everything on the screen while a game is played or looked through; `bar` takes the place of the prompt."""

    def __init__(self, table: GameTable, side: SidePanel, bar: Widget) -> None:
        super().__init__()
        self._table, self._side, self._bar = table, side, bar
        self.children = [table.root, side, bar]

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget. What lies outside the part that is drawn anew is left out."""
        clip = surface.get_clip()
        margin = self.theme.px(2 * BLEED) if self.theme is not None else 0
        for child in self.children:
            if child.visible and child.rect.inflate(margin, margin).colliderect(clip):
                child.draw(surface)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        slots = self._table.slots(theme, rect)
        self._table.root.layout(theme, rect)
        self._side.place(theme, slots)
        if self.ui is not None:
            self._side.attach(self.ui, self)
        self._bar.layout(theme, slots.prompt)
