"""One seat on the set-up page: who plays it, what they are called, their colour and symbol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.render.text_layout import plain
from game.scenes.setup_choices import HUMAN, SeatChoice
from game.session.seats import NAME_LIMIT
from game.widgets.base import Widget
from game.widgets.button import IconButton
from game.widgets.choice import DropList, Option
from game.widgets.label import Picture
from game.widgets.layout import Column, Panel, Row, Sized, grow
from game.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """What a seat may choose from. `players` and `colours` are ready options; `pictures` stand for the colours.

    `usual_name` stands in an empty name field; `remove_reason` and `up_reason` say why a button is off. `own` is what
    the game has to be chosen by each seat, if anything.
    """

    players: Sequence[Option[str]]
    colours: Sequence[Option[str]]
    pictures: dict[str, str]
    usual_name: str
    remove_reason: str
    up_reason: str
    own: Widget | None = None


@dataclass(frozen=True, slots=True)
class SeatWords:
    """The words on the small buttons of a seat."""

    name_tip: str
    colour_tip: str
    up: str
    remove: str


class SeatRow(Panel):
    """A seat as a card. `changed(field, value)` is told about `by`, `name` and `colour`."""

    def __init__(
        self,
        index: int,
        seat: SeatChoice,
        offer: SeatOffer,
        words: SeatWords,
        changed: Callable[[str, str], None],
        moves: tuple[Callable[[], None], Callable[[], None]],
    ) -> None:
        parts: list[Widget] = []
        if offer.pictures:
            parts.append(Picture(offer.pictures[seat.colour], 58))
        by = DropList(list(offer.players), seat.by, lambda value: changed("by", value))
        by.name = f"seat-{index}-by"
        self.field = TextField(seat.name, offer.usual_name, NAME_LIMIT, lambda text: changed("name", text))
        self.field.name, self.field.tooltip = f"seat-{index}-name", words.name_tip
        parts += [Sized(by, 200), grow(Sized(self.field, 190, fixed=True))]
        if offer.colours:
            colour = DropList(list(offer.colours), seat.colour, lambda value: changed("colour", value))
            colour.name, colour.tooltip = f"seat-{index}-colour", words.colour_tip
            parts.append(Sized(colour, 196))
        up = IconButton("ui/arrow-up", words.up, moves[0], 40)
        up.name = f"seat-{index}-up"
        up.enable(offer.up_reason)
        remove = IconButton("ui/cross", words.remove, moves[1], 40)
        remove.name = f"seat-{index}-remove"
        remove.enable(offer.remove_reason)
        parts.append(Row([up, remove], 6))
        row = Row(parts, 12, wrap=True)
        content = row if offer.own is None else Column([row, offer.own], 10)
        super().__init__(content, "card" if seat.by == HUMAN else "card-shade", 12)
        self.by = by


def shown_name(seat: SeatChoice, usual: str) -> str:
    """What a seat will be called, fit to be shown."""
    return plain(seat.name.strip() or usual)
