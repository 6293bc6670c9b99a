"""The character sheet: who may be in town this round, what each can do, and what each place would bring it."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint, paint_icon
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.ability_text import ability_text
from game.rules.wild_west.outlook import Outlook, outlook, possible_kinds, possible_roles
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import WildView
from game.tables.base import Desk
from game.tables.wild_west.looks import FOLDER, face_picture
from game.tables.wild_west.notes import role_of
from game.tables.wild_west.words import signed
from game.widgets.base import Size, Widget
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.scroll import Scroll

_FACE, _SIGN, _CELL, _HEAD = 64, 26, 84, 250
_WIDE = 700
"""From this width on, in units, a row has ability and outlooks side by side."""


class RoleSheet(Widget):
    """The roles that are possible as far as the desk's viewer knows; scrolled if there is too little room.

    `refresh` shows the desk's view as it stands; call it when the view or the viewer has changed. The outlooks take
    their time, so a sheet that lies behind others is written when it is laid out.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._column = Column((), 8)
        self._scroll = Scroll(self._column)
        self.children = [self._scroll]
        self.name = "roles"
        self._shown: object = None
        self._written: object = None
        self.refresh()

    def refresh(self) -> None:
        """Show the roles and outlooks of this moment."""
        view: WildView = self._desk.view()
        self._shown = _facts(view)
        if self._written != self._shown:
            # Nothing of what another viewer knew may be left, also where it cannot be seen.
            self._column.children, self._written = [], None
            if self.visible and self.theme is not None:
                self.relayout()

    def write(self) -> None:
        """Have all lines ready."""
        if self._written != self._shown:
            self._written = self._shown
            self._column.children = _rows(self._desk.view(), self._desk.texts)
            if self.ui is not None:
                self._column.attach(self.ui, self._scroll)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        self.write()
        return self._scroll.preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self.write()
        self._scroll.layout(theme, rect)


def outlook_text(result: Outlook | None, texts: Texts) -> str:
    """`+2`, `0 to 3`, or `?` while nothing lies there yet."""
    if result is None:
        return texts("sheet.unknown")
    if result.sure:
        return signed(result.low)
    return texts("sheet.range", low=signed(result.low).lstrip("+"), high=signed(result.high).lstrip("+"))


def _rows(view: WildView, texts: Texts) -> list[Widget]:
    """The lines of the sheet, the viewer's own role first."""
    own = role_of(view, view.seat) if view.seat is not None else ""
    kinds = possible_kinds(view) if view.locations else ()
    roles = sorted(possible_roles(view), key=lambda role: role != own)
    out: list[Widget] = [Label(texts("sheet.help"), "small", colour="soft")]
    for role in roles:
        results = [outlook(view, role, place, kinds) if kinds else None for place in range(len(PLACES))]
        out.append(RoleRow(view, role, results, role == own, texts))
    return out


class RoleRow(Widget):
    """One character: face, name and symbols, ability, and an outlook for each place."""

    def __init__(self, view: WildView, role: str, results: list[Outlook | None], own: bool, texts: Texts) -> None:
        super().__init__()
        self.role, self.own, self._texts = role, own, texts
        self.outlooks = [outlook_text(result, texts) for result in results]
        self._losing = [result is not None and result.high < 0 for result in results]
        self._gaining = [result is not None and result.low > 0 for result in results]
        self._ability = ability_text(view.setup.config, role, texts)
        attacked, collects = role in view.setup.attacked, role in view.setup.collects
        self._signs = [("icon-attack", attacked), ("icon-collect", collects)]
        words = [
            texts("symbol.attacked" if attacked else "symbol.not_attacked"),
            texts("symbol.collects" if collects else "symbol.not_collects"),
        ]
        self.tooltip = f"**{texts(f'character.{role}.name')}** {', '.join(words)}."
        self.name = f"role-{role}"

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        top, ability, cells = self._places(theme, pygame.Rect(0, 0, width, 0))
        return width, max(top.bottom, ability.bottom, cells.bottom) + theme.px(10)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "row", self.rect, "chosen" if self.own else "pressed")
        top, ability, cells = self._places(theme, self.rect)
        face = pygame.Rect(top.left, top.top, theme.px(_FACE), theme.px(_FACE))
        surface.blit(theme.assets.image(face_picture(self.role), face.size), face)
        left = face.right + theme.px(12)
        name = layout_text(theme, self._title(), top.right - left, "card")
        name.draw(surface, (left, top.top))
        self._draw_signs(surface, theme, (left, top.top + name.size[1] + theme.px(4)))
        text = layout_text(theme, self._ability, ability.width, "small")
        text.draw(surface, ability.topleft)
        self._draw_cells(surface, theme, cells)

    def _title(self) -> str:
        name = self._texts(f"character.{self.role}.name")
        return self._texts("sheet.own", name=name) if self.own else name

    def _places(self, theme: Theme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Where head (face, name, signs), ability and outlooks go."""
        px = theme.px
        left, top, width = rect.left + px(12), rect.top + px(10), rect.width - px(24)
        cell = theme.line_height("label") + theme.line_height("bold") + px(10)
        wide = rect.width >= px(_WIDE)
        head = px(_HEAD) if wide else width
        name = layout_text(theme, self._title(), max(1, head - px(_FACE + 12)), "card").size[1]
        high = max(px(_FACE), name + px(4 + _SIGN))
        words = width - head - 4 * px(_CELL) - px(24) if wide else width
        tall = layout_text(theme, self._ability, max(1, words), "small").size[1]
        if wide:
            row = max(high, tall, cell)
            return (
                pygame.Rect(left, top + (row - high) // 2, head, high),
                pygame.Rect(left + head + px(8), top + (row - tall) // 2, words, tall),
                pygame.Rect(left + width - 4 * px(_CELL), top + (row - cell) // 2, 4 * px(_CELL), cell),
            )
        rows = 1 if width >= 4 * px(_CELL) else 2
        return (
            pygame.Rect(left, top, width, high),
            pygame.Rect(left, top + high + px(6), width, tall),
            pygame.Rect(left, top + high + tall + px(12), width, rows * cell + (rows - 1) * px(4)),
        )

    def _draw_signs(self, surface: pygame.Surface, theme: Theme, at: tuple[int, int]) -> None:
        """The two symbols; what does not hold is crossed out."""
        side, x = theme.px(_SIGN), at[0]
        for picture, holds in self._signs:
            box = pygame.Rect(x, at[1], side, side)
            paint_icon(surface, theme, FOLDER + picture, box)
            if not holds:
                for colour, line in ((theme.palette.white, 7), (theme.palette.ink, 3)):
                    pygame.draw.line(surface, colour, box.bottomleft, box.topright, theme.px(line))
            x += side + theme.px(8)

    def _draw_cells(self, surface: pygame.Surface, theme: Theme, cells: pygame.Rect) -> None:
        """The four outlooks, each below the name of its place."""
        columns = 4 if cells.width >= 4 * theme.px(_CELL) else 2
        width, high = cells.width // columns, (cells.height + theme.px(4)) // (4 // columns)
        for k in range(len(PLACES)):
            cell = pygame.Rect(cells.left + k % columns * width, cells.top + k // columns * high, width, high)
            self._draw_cell(surface, theme, cell.inflate(-theme.px(4), -theme.px(4)), k)

    def _draw_cell(self, surface: pygame.Surface, theme: Theme, cell: pygame.Rect, place: int) -> None:
        paint(surface, theme, "chip", cell)
        palette, head = theme.palette, theme.line_height("label")
        title = TextStyle("sans", 18, palette.soft, 1.25)
        words = self._texts(f"sheet.{PLACES[place]}")
        put(surface, theme, words, (cell.centerx, cell.top + theme.px(3)), title, "midtop")
        colour = palette.brick if self._losing[place] else palette.moss if self._gaining[place] else palette.ink
        middle = cell.top + head + (cell.height - head) // 2
        put(surface, theme, self.outlooks[place], (cell.centerx, middle), TextStyle("serif-bold", 20, colour), "center")


def _facts(view: WildView) -> object:
    """Everything the sheet is made from; the same facts make the same sheet."""
    return (
        view.seat, view.round, view.stage, view.headman, view.wild_head, view.characters, view.offer, view.locations,
        view.tokens, view.meeples, view.announced, view.contracts, view.sheep, len(view.used),
    )  # fmt: skip
