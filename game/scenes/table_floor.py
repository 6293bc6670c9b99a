"""Whose the floor is: who acts at a table where the rules leave it to those who play.

In turn, bots act as soon as they are asked. In a free decision they leave the lead to people, and act when all of those
are ready or somebody asks them to. What belongs to the table people answer, or have the program answer it; nobody is
asked what makes no difference. Bots among themselves do as they like.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.decision import FREE, JOINT, TURN
from game.session.session import answer_matters

if TYPE_CHECKING:
    from game.core.action import Action
    from game.core.decision import Ask, Decision
    from game.session.session import Session

Left = Callable[[str], bool]
"""Whether a kind of joint decision is left to the program, by game and prompt: `the_sheep.herd`."""


class Floor:
    """The floor of one table; `follow` must be called after everything that happens to the session.

    `asked`: somebody has asked the bots to act freely. `held`: something was taken back, so the program waits until it
    is asked or a person goes on.
    """

    def __init__(self, session: Session, left: Left = lambda choice: False) -> None:
        self._session, self._left = session, left
        self.asked = self.held = False
        self._step = ""

    # ---------------------------------------------------------------- who acts

    @property
    def acting(self) -> int | None:
        """The seat the game waits for, or None after the end; where people have the floor one of theirs."""
        decision = self._session.decision()
        if decision is None:
            return None
        if not self._shared(decision):
            return decision.seats[0]
        answered = self.answered()
        return answered[0].seat if answered else self._person(decision)

    def answered(self) -> tuple[Ask, ...]:
        """What the program answers now: for bots, or for people who leave it to the program.

        Where those who play settle who acts it is one after the other.
        """
        decision = self._session.decision()
        if decision is None:
            return ()
        if decision.order == TURN:
            return tuple(ask for ask in decision.asks if not self._human(ask))
        if not self._shared(decision):
            return self._waiting(decision)[:1]
        if decision.order == FREE:
            return self._waiting(decision)[:1] if self._may_go(decision) else ()
        ask = decision.ask_of(self._person(decision))
        return (ask,) if ask is not None and self.left and not self.held else ()

    @property
    def chooses(self) -> bool:
        """The program answers for people at present."""
        return any(self._human(ask) for ask in self.answered())

    # ---------------------------------------------------------------- what belongs to the table

    @property
    def choice(self) -> str:
        """The kind of joint decision that people have to make, such as `the_sheep.herd`; "" for none."""
        decision = self._session.decision()
        if decision is None or decision.order != JOINT or not self._shared(decision):
            return ""
        return f"{self._session.rules.info.id}.{decision.asks[0].prompt}"

    @property
    def left(self) -> bool:
        """Whether this kind of decision is left to the program."""
        return bool(self.choice) and self._left(self.choice)

    def only_answer(self) -> Action | None:
        """The answer to a joint decision about which people need not be asked, since all come to the same."""
        decision = self._session.decision()
        if decision is None or not self.choice or self.held:
            return None
        first = self._person(decision)
        own = self._session.legal(first)
        others = [a for ask in decision.asks if self._human(ask) for a in self._session.legal(ask.seat)]
        if {replace(a, seat=None) for a in others} - {replace(a, seat=None) for a in own}:
            return None
        return None if answer_matters(self._session, first) else own[0]

    # ---------------------------------------------------------------- bots that people lead

    @property
    def offers(self) -> bool:
        """Whether there are bots whom people can ask to act, or to wait."""
        decision = self._session.decision()
        free = decision is not None and decision.order == FREE and self._shared(decision)
        return free and decision is not None and bool(self._waiting(decision))

    @property
    def going(self) -> bool:
        """The bots on offer act at present."""
        return self.offers and bool(self.answered())

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

    # ---------------------------------------------------------------- looking

    def _shared(self, decision: Decision) -> bool:
        """People settle among themselves who acts."""
        return decision.order != TURN and any(seat.human for seat in self._session.seats)

    def _person(self, decision: Decision) -> int:
        """The first person who may act, those the game waits for before others; if there is none, who is asked."""
        return next((seat for seat in decision.seats if self._session.seats[seat].human), decision.seats[0])

    def _may_go(self, decision: Decision) -> bool:
        """Bots may act freely: they were asked to, or all people are ready."""
        return self.asked or not (self.held or self._people_wait(decision))

    def _people_wait(self, decision: Decision) -> bool:
        """There are people who are not ready."""
        return any(self._human(ask) for ask in decision.asks if not ask.optional)

    def _waiting(self, decision: Decision) -> tuple[Ask, ...]:
        """Bots the game waits for; whoever is ready stays so."""
        return tuple(ask for ask in decision.asks if not ask.optional and not self._human(ask))

    def _human(self, ask: Ask) -> bool:
        return self._session.seats[ask.seat].human
