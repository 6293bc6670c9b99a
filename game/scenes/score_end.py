"""The end of a game without points: how it went, in figures, and who was on which side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.render.theme import TextStyle
from game.tables.base import EndCard, EndSide
from game.widgets.base import Widget
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Grid, Panel, Row, grow

_FIGURE = TextStyle("drawn", 44, leading=1.0)
_PICTURE = 116


def end_body(card: EndCard, why: str, badges: Sequence[str], name_of: Callable[[int], str]) -> Widget:
    """Everything about the end, to be shown on one page."""
    words = [Label(why, "card")]
    if card.easier:
        words.append(Label(card.easier, colour="soft"))
    top = Row([Picture(card.picture, _PICTURE), grow(Column(words, 6))], 24)
    facts = Grid([_fact(name, figure) for name, figure in card.facts], len(card.facts), 14, least=150)
    sides = Grid([_side(side, badges, name_of) for side in card.sides], len(card.sides), 14, least=330)
    return Column([top, facts, sides], 16)


def _fact(name: str, figure: str) -> Widget:
    return Panel(Column([Label(figure, _FIGURE, "center"), Label(name, "small", "center", "soft")], 2), "card", 10)


def _side(side: EndSide, badges: Sequence[str], name_of: Callable[[int], str]) -> Widget:
    """A side as a card; the crown says that it won."""
    crown: list[Widget] = [Picture("ui/crown", 34)] if side.won else []
    people = []
    for seat, note in side.seats:
        name = f"{{icon:seats/seat-{badges[seat]}}}\u00a0**{name_of(seat)}**"
        people.append(Label(f"{name}, {note}" if note else name))
    head = Row([*crown, grow(Label(side.title, "card"))], 10)
    return Panel(Column([head, Row(people, 24, wrap=True)], 8), "card" if side.won else "card-shade", 16)
