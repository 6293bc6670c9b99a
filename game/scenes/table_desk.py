"""What desks of tables have in common: who sits there, and hands that do nothing where a table is only looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.texts import Texts
from game.tables.base import Desk, SeatLook

if TYPE_CHECKING:
    from game.session.seats import Seat


def seat_looks(seats: Sequence[Seat], badges: Sequence[str]) -> tuple[SeatLook, ...]:
    """The seats as tables show them; `badges` are the colours by seat."""
    return tuple(SeatLook(s.name, badges[s.index], s.human, s.level) for s in seats)


def onlooker_desk(
    texts: Texts,
    seats: tuple[SeatLook, ...],
    view: Callable[[], Any],
    sound: Callable[[str, int | None], None] = lambda name, seat: None,
    viewer: Callable[[], int | None] = lambda: None,
) -> Desk:
    """A desk at which nothing can be done."""
    return Desk(
        texts, seats, view, lambda: (), lambda action: "", lambda actions: (), lambda action: None, sound,
        viewer=viewer,
    )  # fmt: skip
