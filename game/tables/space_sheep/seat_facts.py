"""What the rows of the seats and the large hand show, worked out from the view."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.rules.space_sheep.stages import DISCARD, NAME, NOBODY, OVER, TURN
from game.rules.space_sheep.view import HIDDEN, SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choices import next_person, to_oust
from game.tables.space_sheep.choose import Selection, legal_spots, pointers, standing
from game.tables.space_sheep.root import Parts
from game.tables.space_sheep.seats import SeatFacts
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.words import acting_seat

_DOING = {NAME: "table.names", DISCARD: "table.gives"}


def show_rows(
    desk: Desk, view: SpaceView, parts: Parts, legal: Sequence[Action], chosen: Selection,
    playable: frozenset[str], covered: bool,
) -> None:  # fmt: skip
    """Bring all rows in line; `covered`: the own side is not to be seen just now."""
    open_ = legal_spots(legal, chosen, standing(view))
    may_point, acting = pointers(legal), acting_seat(view)
    for row in parts.rows:
        seat = row.seat
        accusers, more = to_oust(view, seat)
        mine = seat == acting and view.stage != NAME
        # The own hand lies large below; with hidden hands a row shows the same for everybody.
        cards = parts.figures.hands[seat] if view.setup.open_hands else ()
        row.hand.chosen = chosen.pointer == seat
        row.show_facts(
            SeatFacts(
                _status(desk, view, seat), _side(view, seat, covered), accusers, more, view.pointing[seat],
                seat in may_point, seat == acting and view.stage != OVER, Spot("seat", str(seat)) in open_, cards,
                playable if mine else frozenset(), chosen.card if mine else "",
            )
        )  # fmt: skip
        row.invalidate()


def shown_seat(desk: Desk, view: SpaceView, looked_into: int) -> int:
    """Whose hand lies large below: of the seat that acts, or of the person who acts next; the viewer's own if hands
    are hidden, and one that was asked for before all."""
    viewer = desk.viewer()
    if looked_into != NOBODY:
        return looked_into
    if not view.setup.open_hands and viewer is not None:
        return viewer
    return next_person(desk, view, acting_seat(view))


def hand_caption(desk: Desk, view: SpaceView, seat: int) -> str:
    """Why this hand is shown."""
    if seat == acting_seat(view) and view.stage != OVER:
        doing = _DOING.get(view.stage, "table.acts_now")
        return desk.texts(doing)
    hidden = HIDDEN in view.hands[seat]
    return desk.texts("table.hidden_hand" if hidden else "table.plans")


def _status(desk: Desk, view: SpaceView, seat: int) -> str:
    texts, acting = desk.texts, acting_seat(view)
    if view.stage == OVER:
        return texts("table.won") if seat in view.winners else ""
    if seat in view.ousted:
        return texts("table.ousted")
    if seat == acting:
        doing = _DOING.get(view.stage, "table.acts_now")
        return texts(doing if desk.seats[seat].human else "table.thinks")
    count = view.setup.seats
    order = ((view.turn + k) % count for k in range(1, count + 1))
    if view.stage == TURN and seat == next((s for s in order if s not in view.ousted), acting):
        return texts("table.next")
    return texts("table.commander") if seat == view.commander else ""


def _side(view: SpaceView, seat: int, covered: bool) -> str:
    """The side of a seat as far as it may be seen now."""
    if not view.setup.infiltrators:
        return ""
    if seat in view.ousted or view.stage == OVER or (seat == view.seat and not covered):
        return "infiltrator" if seat in view.infiltrators else "defender"
    return ""
