"""The half-made choice of the table of Space Sheep!: what the clicks of everybody at the one mouse lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.action import Action
from game.rules.space_sheep.actions import StopPointing
from game.rules.space_sheep.stages import NOBODY
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choose import NOTHING, Selection, card_of, decided, legal_cards, narrowed, standing
from game.tables.space_sheep.foresight import meant
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.words import acting_seat


class Clicks:
    """`selection` is what was clicked so far, `armed` an action that waits for its second click where moves are
    confirmed. `changed` is called when either is another; `explain` with the reason for a click that did nothing;
    `acts` just before something is played."""

    def __init__(
        self, desk: Desk, changed: Callable[[], None], explain: Callable[[str], None], acts: Callable[[], None]
    ) -> None:
        self._desk, self._changed, self._tell, self._acts = desk, changed, explain, acts
        self.selection = NOTHING
        self.armed: Action | None = None
        self._chooser = NOBODY

    def forget(self) -> None:
        """Nothing is chosen any more."""
        self.selection, self.armed = NOTHING, None

    def keep_if_possible(self, view: SpaceView) -> None:
        """Somebody acted: keep the clicks so far if they still lead somewhere for the same seat."""
        self.armed = None
        same = self.selection.pointer != NOBODY or self._chooser == acting_seat(view)
        if not same or not narrowed(self._desk.legal(), self.selection, standing(view)):
            self.selection = NOTHING

    def step_back(self) -> bool:
        """Take back one step; False when there is none."""
        if self.armed is None and self.selection == NOTHING:
            return False
        self.selection, self.armed = self.selection if self.armed is not None else NOTHING, None
        self._changed()
        return True

    def put_back(self) -> None:
        """Forget what was clicked, and show it."""
        self.forget()
        self._changed()

    # ---------------------------------------------------------------- what is clicked

    def spot(self, spot: Spot) -> None:
        """Something on the ring, or a seat that is a target."""
        view: SpaceView = self._desk.view()
        legal, where = self._desk.legal(), standing(view)
        pointer = self.selection.pointer if spot.kind == "seat" else NOBODY
        wish = replace(self.selection, spot=spot, pointer=pointer)
        if not narrowed(legal, wish, where):
            alone = Selection(spot=spot)
            others = narrowed(legal, alone, where)
            if not others or any(card_of(action) for action in others):
                self._explain(view, spot, self.selection.card)
                return
            wish = alone
        self._narrow(wish)

    def card(self, seat: int, card: str) -> None:
        """A card in a hand; once more, and it is put back."""
        view: SpaceView = self._desk.view()
        legal, where, chosen = self._desk.legal(), standing(view), self.selection
        mine = seat == acting_seat(view)
        if not mine or card not in legal_cards(legal, NOTHING, where):
            if mine:
                self._explain(view, None, card)
            self._changed()
        elif chosen.card == card and chosen.spot is None and self.armed is None:
            self._narrow(NOTHING)
        else:
            wish = Selection(card, chosen.spot)
            self._narrow(wish if narrowed(legal, wish, where) else Selection(card))

    def hand(self, seat: int) -> None:
        """The hand a seat points with; once more, and it points at nobody."""
        stop = StopPointing(seat)
        if self.selection.pointer != seat:
            self._narrow(Selection(pointer=seat))
        elif stop in self._desk.legal():
            self.finish(stop)
        else:
            self._narrow(NOTHING)

    def finish(self, action: Action) -> None:
        """Play it, or wait for the second click where moves are confirmed."""
        if self._desk.confirm() and self.armed != action:
            self.armed = action
            self._changed()
            return
        self.forget()
        self._acts()
        self._desk.play(action)

    def _narrow(self, selection: Selection) -> None:
        """Take a click; what is decided by it is played."""
        view: SpaceView = self._desk.view()
        self.selection, self._chooser = selection, acting_seat(view)
        action = decided(narrowed(self._desk.legal(), selection, standing(view)), selection)
        if action is not None:
            self.finish(action)
        else:
            self.armed = None
            self._changed()

    def _explain(self, view: SpaceView, spot: Spot | None, card: str) -> None:
        if self._desk.legal():
            action = meant(view, acting_seat(view), spot, card)
            why = self._desk.why_not(action) if action is not None else ""
            self._tell(why or self._desk.texts("reason.click_gold"))
