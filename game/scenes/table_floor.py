"""Whose the floor is: who acts at a table where the rules leave it to those who play.

In turn, bots act as soon as they are asked. In a free decision they leave the lead to people, and act when all of those
are ready or somebody asks them to; what belongs to the table people answer. Bots among themselves do as they like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.decision import FREE, JOINT, TURN

if TYPE_CHECKING:
    from game.core.decision import Ask, Decision
    from game.session.session import Session


class Floor:
    """The floor of one table; `follow` must be called after everything that happens to the session.

    `asked`: somebody has asked the bots to act freely. `held`: something was taken back, so bots wait until they are
    asked or a person goes on.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.asked = self.held = False
        self._step = ""

    @property
    def shared(self) -> bool:
        """Whether the decision in force is one that people settle among themselves."""
        decision = self._session.decision()
        return decision is not None and decision.order != TURN and any(seat.human for seat in self._session.seats)

    @property
    def acting(self) -> int | None:
        """The seat the game waits for, or None after the end; where people have the floor one of theirs."""
        decision = self._session.decision()
        if decision is None:
            return None
        asked = self.bots()
        if not self.shared:
            return decision.seats[0]
        if asked:
            return asked[0].seat
        return next((seat for seat in decision.seats if self._session.seats[seat].human), decision.seats[0])

    @property
    def offers(self) -> bool:
        """Whether there are bots whom people can ask to act, or to wait."""
        decision = self._session.decision()
        return self.shared and decision is not None and decision.order == FREE and bool(self._waiting(decision))

    @property
    def going(self) -> bool:
        """The bots on offer act at present."""
        return self.offers and bool(self.bots())

    def bots(self) -> tuple[Ask, ...]:
        """What bots have to answer now; in a free decision one of them after the other."""
        decision = self._session.decision()
        if decision is None:
            return ()
        if decision.order == TURN:
            return tuple(ask for ask in decision.asks if not self._session.seats[ask.seat].human)
        if self.shared and (decision.order == JOINT or not self._may_go(decision)):
            return ()
        return self._waiting(decision)[:1]

    def ask(self) -> None:
        """Have the bots on offer act until they are ready; or wait, if they act at present."""
        decision = self._session.decision()
        if decision is not None and self.offers:
            self.asked, self.held = not self.going, self.going
            self._step = decision.asks[0].prompt

    def follow(self, undone: bool) -> None:
        """Something was done or taken back: a person who acts freely takes the floor, as does a new step."""
        now, decision = self._session.now, self._session.decision()
        if undone:
            self.asked, self.held = False, True
        elif now.human:
            self.held = False
            self.asked = self.asked and now.order != FREE
        if decision is not None and decision.order == FREE:
            same = decision.asks[0].prompt == self._step
            self.asked = self.asked and same and self._people_wait(decision)

    def _may_go(self, decision: Decision) -> bool:
        """Bots may act freely: they were asked to, or all people are ready."""
        return self.asked or not (self.held or self._people_wait(decision))

    def _people_wait(self, decision: Decision) -> bool:
        """There are people who are not ready."""
        return any(self._session.seats[ask.seat].human for ask in decision.asks if not ask.optional)

    def _waiting(self, decision: Decision) -> tuple[Ask, ...]:
        """Bots the game waits for; whoever is ready stays so."""
        return tuple(ask for ask in decision.asks if not ask.optional and not self._session.seats[ask.seat].human)
