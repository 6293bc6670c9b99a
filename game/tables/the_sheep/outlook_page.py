"""The page beside the map: what the Sheep are, and what is coming as things stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_badge
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_face import draw_card, draw_enlarged, draw_plate, enlarged_size, plate_size
from game.tables.the_sheep.face import Face
from game.tables.the_sheep.forecast_rows import FlockRow, MeterRow, RoadRow
from game.tables.the_sheep.looks import at_hour, icon
from game.tables.the_sheep.looks import danger as danger_colour
from game.widgets.base import Pressable, Size, Widget
from game.widgets.floating import Drawing
from game.widgets.layout import Column
from game.widgets.scroll import Scroll


class Plate(Widget):
    """An event, a mutation, or what the Sheep are by day, as large as it needs to be."""

    def __init__(self) -> None:
        super().__init__()
        self.face: Face | None = None

    def follow(self, face: Face | None) -> None:
        """Show this."""
        if face != self.face:
            self.face = face
            self.relayout()
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        if self.face is None:
            return width, 0
        return plate_size(theme, self.face, (width, 0))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None and self.face is not None and self.rect.width:
            draw_plate(surface, self.theme, self.face, self.rect)


class EventPlate(Plate):
    """The event in force; where its plate finds no room it is a card, and large when it is pointed at."""

    def enlarged(self, theme: Theme) -> Drawing | None:
        """See Widget."""
        face = self.face
        if face is None:
            return None
        return Drawing(enlarged_size(theme, face), lambda surface, rect: draw_enlarged(surface, theme, face, rect))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, face = self.theme, self.face
        if theme is None or face is None or not self.rect.width:
            return
        if plate_size(theme, face, (self.rect.width, 0))[1] <= self.rect.height:
            draw_plate(surface, theme, face, self.rect)
        else:
            draw_card(surface, theme, face, self.rect)


class Heading(Widget):
    """A title in drawn letters with a line under it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def say(self, text: str) -> None:
        """Say something else."""
        if text != self.text:
            self.text = text
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(40)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        text, size = fitted(theme, self.text, self.rect.width, "drawn", 30, 16)
        put(surface, theme, text, (self.rect.left, self.rect.top), TextStyle("drawn", size, leading=1.0))
        y = self.rect.bottom - theme.px(3)
        pygame.draw.line(surface, theme.palette.line, (self.rect.left, y), (self.rect.right, y), theme.px(1.5))


class FlockLine(Pressable):
    """One flock: its Sheep, an arrow, its aim, and what comes of it. Pressed or pointed at, its hex is shown."""

    def __init__(self, row: FlockRow, tip: str, on_look: Callable[[int, bool], None]) -> None:
        super().__init__(lambda: on_look(row.at, True))
        self.row, self.tooltip, self._on_look = row, tip, on_look
        self.name = f"flock-{row.at}"
        self._looked = False

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        if self.hovered != self._looked:
            self._looked = self.hovered
            self._on_look(self.row.at, self.hovered)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(58)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, row, rect = self.theme, self.row, self.rect
        if theme is None:
            return
        px = theme.px
        if self.hovered:
            paint(surface, theme, "row", rect, "hover")
        high = px(40)
        step = px(44 if len(row.sheep) < 3 else 34)
        for k, (name, count) in enumerate(row.sheep):
            at = pygame.Rect(rect.left + k * step, rect.top + px(2), px(44), high)
            picture = theme.assets.image_by_height(name, high)
            surface.blit(picture, picture.get_rect(center=at.center))
            draw_count(surface, theme, count, (at.right - px(8), at.bottom - px(8)))
        left = rect.left + max(1, len(row.sheep)) * step + px(6)
        right = rect.left + round(rect.width * 0.6)
        colour = danger_colour(theme.night) if row.danger else theme.palette.soft
        y = rect.top + px(22)
        _arrow(surface, theme, (left, y), (max(left + px(16), right - px(46)), y), colour, dashed=row.choice)
        self._draw_aim(surface, theme, row, pygame.Rect(right - px(42), rect.top + px(2), px(42), high))
        style = TextStyle("sans-bold" if row.danger else "sans", 19, colour, 1.0)
        words, size = fitted(theme, row.verdict, rect.right - right - px(8), style.face, 19, 12)
        put(
            surface,
            theme,
            words,
            (right + px(8), rect.top + px(22)),
            TextStyle(style.face, size, colour, 1.0),
            "midleft",
        )
        name, size = fitted(theme, row.name, rect.width - px(4), "serif", 16, 11)
        quiet = TextStyle(size=size, colour=theme.palette.soft, leading=1.0)
        put(surface, theme, name, (rect.right - px(2), rect.bottom - px(18)), quiet, "topright")
        self.draw_focus(surface)

    @staticmethod
    def _draw_aim(surface: pygame.Surface, theme: Theme, row: FlockRow, place: pygame.Rect) -> None:
        if row.badge:
            badge = pygame.Rect(0, 0, place.height - theme.px(6), place.height - theme.px(6))
            badge.center = place.center
            paint_badge(surface, theme, row.badge, badge)
        elif theme.assets.has(row.aim):
            picture = theme.assets.image_by_height(at_hour(theme, row.aim), place.height)
            surface.blit(picture, picture.get_rect(center=place.center))


class MeterLine(Widget):
    """A name and its drops: borne, coming, free; what that brings stands beside it."""

    def __init__(self, row: MeterRow) -> None:
        super().__init__()
        self.row = row

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(46)

    def hint(self) -> str:
        """See Widget."""
        return self.row.end

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, row, rect = self.theme, self.row, self.rect
        if theme is None:
            return
        px = theme.px
        room = rect.width if not row.end else round(rect.width * 0.52)
        name, size = fitted(theme, row.name, room, "serif-bold", 18, 12)
        put(surface, theme, name, rect.topleft, TextStyle("serif-bold", size, leading=1.0))
        if row.end:
            colour = danger_colour(theme.night)
            words, size = fitted(theme, row.end, rect.width - room - px(4), "sans-bold", 16, 11)
            put(surface, theme, words, rect.topright, TextStyle("sans-bold", size, colour, 1.0), "topright")
        over = max(0, row.borne + row.coming - row.slots)
        coming = row.coming - over
        free = max(0, row.slots - row.borne - coming)
        signs = ["drop-full"] * row.borne + ["drop-coming"] * coming + ["drop-empty"] * free
        step = min(px(24), (rect.width - px(40)) // max(1, len(signs)))
        for k, sign in enumerate(signs):
            picture = theme.assets.image_by_height(at_hour(theme, icon(sign)), px(22))
            surface.blit(picture, picture.get_rect(midleft=(rect.left + k * step, rect.bottom - px(12))))
        if over:
            at = (rect.left + len(signs) * step + px(6), rect.bottom - px(12))
            put(surface, theme, f"+{over}", at, TextStyle("sans-bold", 18, danger_colour(theme.night), 1.0), "midleft")


class RoadLine(Widget):
    """A Caravan and how far it gets."""

    def __init__(self, row: RoadRow) -> None:
        super().__init__()
        self.row = row

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        block = layout_text(theme, self.row.words, width - theme.px(56), _SMALL)
        return width, max(theme.px(44), theme.px(22) + block.size[1])

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, row, rect = self.theme, self.row, self.rect
        if theme is None:
            return
        px = theme.px
        picture = theme.assets.image_by_height(at_hour(theme, row.picture), px(38))
        surface.blit(picture, picture.get_rect(midleft=(rect.left, rect.top + px(21))))
        left = rect.left + px(56)
        name, size = fitted(theme, row.name, rect.right - left, "serif-bold", 18, 12)
        put(surface, theme, name, (left, rect.top), TextStyle("serif-bold", size, leading=1.0))
        colour = danger_colour(theme.night) if row.danger else theme.palette.soft
        layout_text(theme, row.words, rect.right - left, _SMALL, "left", colour).draw(
            surface, (left, rect.top + px(20))
        )


@dataclass(frozen=True, slots=True)
class Outlook:
    """Everything on the page. title: of the forecast; `note` stands below its flocks; `piles`: the counts of the decks
    in a line."""

    face: Face
    title: str
    flocks: tuple[FlockRow, ...]
    tips: tuple[str, ...]
    note: str
    meters_title: str
    meters: tuple[MeterRow, ...]
    roads: tuple[RoadRow, ...]
    away: str
    piles: str


class OutlookPage(Widget):
    """Plate and forecast, scrolled where they find no room. `on_look` gets the hex of a row that is pointed at."""

    def __init__(self, texts: Texts, on_look: Callable[[int, bool], None]) -> None:
        super().__init__()
        self._texts, self._on_look = texts, on_look
        self._shown: Outlook | None = None
        self._plate, self._piles = Plate(), Note("")
        self._column = Column((), 6)
        self._scroll = Scroll(self._column)
        self.children = [self._scroll]
        self.name = "outlook"

    def follow(self, outlook: Outlook) -> None:
        """Show this."""
        if outlook == self._shown:
            return
        self._shown = outlook
        self._plate.follow(outlook.face)
        texts = self._texts
        rows: list[Widget] = [self._plate, Heading(outlook.title)]
        rows += [FlockLine(row, tip, self._on_look) for row, tip in zip(outlook.flocks, outlook.tips, strict=True)]
        rows += [Note(outlook.note)] if outlook.note else []
        if outlook.meters:
            rows += [Note(outlook.meters_title), *(MeterLine(row) for row in outlook.meters)]
        if outlook.roads or outlook.away:
            rows += [Heading(texts("forecast.caravans")), *(RoadLine(row) for row in outlook.roads)]
            rows += [Note(outlook.away)] if outlook.away else []
        self._piles = Note(outlook.piles)
        rows.append(self._piles)
        self._column.set_children(rows)
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None and self.rect.width:
            self.layout(self.theme, self.rect)
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return self._scroll.preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._piles.visible = theme.compact  # elsewhere the decks lie beside the map
        self._scroll.layout(theme, rect)


class Note(Widget):
    """A quiet line of words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, layout_text(theme, self.text, width, _SMALL).size[1] + theme.px(4)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            colour = self.theme.palette.soft
            layout_text(self.theme, self.text, self.rect.width, _SMALL, "left", colour).draw(surface, self.rect.topleft)


_SMALL = TextStyle(size=18, leading=1.2)


def draw_count(surface: pygame.Surface, theme: Theme, count: int, at: tuple[int, int]) -> None:
    """How many there are, on a dark disc by day and a light one at night, its middle at a pixel."""
    px = theme.px
    ground, ink = (theme.palette.ink, theme.palette.paper)
    pygame.draw.aacircle(surface, ink, at, px(12))
    pygame.draw.aacircle(surface, ground, at, px(11))
    put(surface, theme, str(count), at, TextStyle("sans-bold", 16, ink, 1.0), "center")


def _arrow(
    surface: pygame.Surface, theme: Theme, start: tuple[int, int], end: tuple[int, int], colour: str, dashed: bool
) -> None:
    px = theme.px
    if end[0] - start[0] < px(8):
        return
    step = px(8)
    stop = end[0] - px(8)
    if dashed:
        for x in range(start[0], stop, 2 * step):
            pygame.draw.line(surface, colour, (x, start[1]), (min(x + step, stop), start[1]), px(4))
    else:
        pygame.draw.line(surface, colour, start, (stop, end[1]), px(4))
    head = [end, (end[0] - px(12), end[1] - px(8)), (end[0] - px(12), end[1] + px(8))]
    pygame.draw.polygon(surface, colour, head)
