"""The half-made choice at the table of The Sheep: what the clicks at the one mouse lead to.

Any Shepherd can be taken and acts at once: there are no turns. What is clicked joins the choice if that leads
somewhere; else it begins a new one; else it is only looked at, and the reason is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep.stages import BY_NIGHT, DEAD
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.choose import JOINT, NOBODY, Selection, decided, narrowed
from game.tables.the_sheep.spots import Spot


class Clicks:
    """`selection` is what was clicked so far, `armed` an action that waits for its second click where moves are
    confirmed; `shown` is the seat whose board lies below. `changed` is called when any of them is another, `explain`
    with the reason for a click that did nothing."""

    def __init__(self, desk: Desk, changed: Callable[[], None], explain: Callable[[str], None]) -> None:
        self._desk, self._changed, self._tell = desk, changed, explain
        self.shown = next((i for i, look in enumerate(desk.seats) if look.human), 0)
        self.selection = Selection(self.shown)
        self.armed: Action | None = None

    # ---------------------------------------------------------------- what is chosen

    def forget(self) -> None:
        """Nothing but the Shepherd is chosen any more."""
        self.selection, self.armed = Selection(self._acting(self._desk.legal())), None

    def settle(self, view: SheepView, legal: Sequence[Action]) -> None:
        """A step was taken: nothing is half chosen. Below is who must answer, and not who is ready while others are
        not."""
        self.armed = None
        personal = sorted({a.seat for a in legal if not isinstance(a, JOINT) and a.seat is not None})
        waiting = [seat for seat in personal if not view.ready[seat]]
        if personal and (self.shown not in personal or (waiting and view.ready[self.shown])):
            self.shown = (waiting or personal)[0]
        self.selection = Selection(self._acting(legal))

    def _acting(self, legal: Sequence[Action]) -> int:
        """The shown seat, if it may act; else nobody in particular."""
        return self.shown if any(action.seat == self.shown for action in legal) else NOBODY

    def show_seat(self, seat: int) -> None:
        """Take another Shepherd: its board comes below, and it is who acts."""
        if seat != self.shown or self.selection.spots or self.armed is not None:
            self.shown = seat
            self.forget()
            self._changed()

    def step_back(self) -> bool:
        """Take back one step; False when there is none. An ability that may be dropped is dropped."""
        if self.armed is not None:
            self.armed = None
        elif self.selection.spots:
            self.selection = Selection(self.selection.seat, self.selection.spots[:-1])
        else:
            cancel = next((a for a in self._desk.legal() if isinstance(a, acts.Cancel)), None)
            if cancel is None:
                return False
            self._desk.play(cancel)
            return True
        self._changed()
        return True

    def put_back(self) -> None:
        """Forget what was clicked, and show it."""
        self.forget()
        self._changed()

    # ---------------------------------------------------------------- what is clicked

    def click(self, *spots: Spot) -> bool:
        """Something was clicked, the most special meaning first; False if none of them leads anywhere."""
        view: SheepView = self._desk.view()
        legal = self._desk.legal()
        if spots[0] in self.selection.spots and self.armed is None:
            self.selection = self.selection.without(spots[0].kind)
            self._changed()
            return True
        for spot in spots:
            for wish in (self.selection.with_spot(spot), Selection(self.selection.seat, (spot,))):
                if narrowed(legal, wish, view):
                    self._narrow(wish)
                    return True
        return False

    def refuse(self, spot: Spot) -> None:
        """Say why a click on something does nothing."""
        view: SheepView = self._desk.view()
        if self._desk.legal():
            action = meant(view, self.selection, self.shown, spot)
            why = self._desk.why_not(action) if action is not None else ""
            self._tell(why or self._desk.texts("reason.click_gold"))

    def finish(self, action: Action) -> None:
        """Play it, or wait for the second click where moves are confirmed."""
        if self._desk.confirm() and self.armed != action:
            self.armed = action
            self._changed()
            return
        self.armed = None
        self._desk.play(action)

    def _narrow(self, selection: Selection) -> None:
        self.selection = selection
        view: SheepView = self._desk.view()
        action = decided(narrowed(self._desk.legal(), selection, view), selection)
        if action is not None:
            self.finish(action)
        else:
            self.armed = None
            self._changed()


def meant(view: SheepView, selection: Selection, seat: int, spot: Spot) -> Action | None:
    """The action a click may have meant, to be asked why it cannot be done; None if it can mean nothing."""
    if view.hexes[seat] == DEAD:
        return acts.Ready(seat)
    card = selection.of("card")
    match spot.kind:
        case "hex":
            return acts.LanternStep(seat, spot.number) if view.stage == BY_NIGHT else acts.Walk(seat, spot.number)
        case "sheep":
            named = name_of(view, seat, card.number) if card is not None else ""
            return acts.Attack(seat, named or _any_card(view, seat), spot.number, False)
        case "goods":
            return acts.Buy(seat, spot.name)
        case "card":
            return acts.UseAbility(seat, name_of(view, seat, spot.number), "")
        case "skill":
            made = {"purify": acts.Purify, "distract": acts.Distract, "ready": acts.Ready}.get(spot.name)
            return made(seat) if made is not None else None
    return None


def name_of(view: SheepView, seat: int, number: int) -> str:
    """What a card of a seat is, by its number; "" if it has none such."""
    return next((c.name for c in (*view.cards[seat], *view.traits[seat]) if c.number == number), "")


def _any_card(view: SheepView, seat: int) -> str:
    return view.cards[seat][0].name if view.cards[seat] else ""
