"""The end of a game without points: how it went, in figures, and who was on which side or what became of whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.render.theme import TextStyle, Theme
from game.tables.base import EndCard, EndPerson, EndSide
from game.widgets.base import Size, Widget
from game.widgets.label import Label, Picture
from game.widgets.layout import Box, Column, Grid, Panel, Row, grow

_FIGURE = TextStyle("drawn", 44, leading=1.0)
_PICTURE, _SCENE, _PORTRAIT = 116, 208, 76
"""Heights of a sign, a wide scene, and a face."""
_REST, _SMALLEST = 580, 0.55
"""The width a scene leaves to what stands beside it, if that takes no more of its own size than this."""


def end_body(card: EndCard, why: str, badges: Sequence[str], name_of: Callable[[int], str]) -> Widget:
    """Everything about the end, to be shown on one page."""
    words = [Label(why, "card")]
    words += [Label(line, colour="soft") for line in card.easier.splitlines()]
    facts = _Even([_fact(name, figure) for name, figure in card.facts], 12, 132)
    sides = [_side(side, badges, name_of) for side in card.sides]
    people = [_person(person, badges, name_of) for person in card.people]
    parts: list[Widget] = []
    if card.scenic:
        parts += [Column(words, 4), _Beside(card.picture, facts)]
    else:
        parts += [Row([Picture(card.picture, _PICTURE), grow(Column(words, 6))], 24), facts]
    parts += [_Even(sides, 14, 330)] if sides else []
    parts += [_Even(people, 14, 272)] if people else []
    return Column(parts, 16)


class _Even(Grid):
    """Cells in rows that are as equally long as may be: eight of which six fit in a row stand in four and four."""

    def __init__(self, children: Sequence[Widget], gap: float, least: float) -> None:
        super().__init__(children, len(children), gap, least)

    def _measure(self, theme: Theme, width: int) -> tuple[int, int, list[int]]:
        self.columns = len(self.shown)
        columns, _, _ = super()._measure(theme, width)
        rows = -(-len(self.shown) // columns)
        self.columns = -(-len(self.shown) // rows)
        return super()._measure(theme, width)


class _Beside(Box):
    """A wide picture and what belongs to it at its right; where that gets too narrow the picture gives way."""

    def __init__(self, picture: str, rest: Widget) -> None:
        super().__init__([Picture(picture, _SCENE, fill=True), rest], 20)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, max(place.height for place in self._places(theme, pygame.Rect(0, 0, width, 0)))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        for child, place in zip(self.children, self._places(theme, rect), strict=True):
            child.layout(theme, place)

    def _places(self, theme: Theme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        picture, rest = self.children
        wide, high = picture.preferred(theme, rect.width)
        gap = theme.px(self.gap)
        share = min(1.0, max(_SMALLEST, (rect.width - gap - theme.px(_REST)) / max(1, wide)))
        wide, high = round(wide * share), round(high * share)
        room = rect.width - wide - gap
        below = rest.preferred(theme, room)[1]
        top = rect.top + max(0, below - high) // 2
        return pygame.Rect(rect.left, top, wide, high), pygame.Rect(rect.right - room, rect.top, room, below)


def _fact(name: str, figure: str) -> Widget:
    return Panel(Column([Label(figure, _FIGURE, "center"), Label(name, "small", "center", "soft")], 2), "card", 10)


def _side(side: EndSide, badges: Sequence[str], name_of: Callable[[int], str]) -> Widget:
    """A side as a card; the crown says that it won."""
    crown: list[Widget] = [Picture("ui/crown", 34)] if side.won else []
    people = []
    for seat, note in side.seats:
        name = _named(seat, badges, name_of)
        people.append(Label(f"{name}, {note}" if note else name))
    head = Row([*crown, grow(Label(side.title, "card"))], 10)
    return Panel(Column([head, Row(people, 24, wrap=True)], 8), "card" if side.won else "card-shade", 16)


def _person(person: EndPerson, badges: Sequence[str], name_of: Callable[[int], str]) -> Widget:
    """A card with a face: whose seat it was, how it ended for them, and what they did."""
    words = Column([Label(_named(person.seat, badges, name_of)), Label(person.title, "bold")], 2)
    head = Row([Picture(person.picture, _PORTRAIT), grow(words)], 14)
    lines = [Label(line, "small", colour="soft") for line in person.lines]
    return Panel(Column([head, *lines], 4), "card" if person.well else "card-shade", 14)


def _named(seat: int, badges: Sequence[str], name_of: Callable[[int], str]) -> str:
    return f"{{icon:seats/seat-{badges[seat]}}}\u00a0**{name_of(seat)}**"
