"""Reasons of rules and session in words: why something cannot be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.decision import Reason
from game.core.texts import Texts
from game.render.text_layout import plain

if TYPE_CHECKING:
    from game.session.seats import Seat


def reason_words(texts: Texts, seats: Sequence[Seat], reason: Reason | None) -> str:
    """The sentence for a reason; "" for none. Seats are called by name, colours and events by their words."""
    if reason is None:
        return ""
    fields = dict(reason.facts)
    seat = fields.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(seats):
        fields["name"] = plain(seats[seat].name)
    if "colour" in fields:
        fields["colour"] = texts(f"colour.{fields['colour']}")
    if "event" in fields:
        fields["what"] = texts(f"event.{fields['event']}")
    return texts(f"reason.{reason.code}", **fields)
