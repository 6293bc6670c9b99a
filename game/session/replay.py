"""Looks through a game from its deal to now: step, back and jump, from one seat's eyes or as an onlooker."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from game.core import event as core_events
from game.core.decision import Decision
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.record import state_hash
from game.core.rules import AnyRules, View
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session

DAYS = ("day_began", "night_began")
"""Events that begin a longer stretch than a turn, in games that are played by day and by night."""


class Replay:
    """A finger on the history of a game; the game itself is not touched.

    `position` counts the steps from 0 (the deal) to `last`. `eyes` is the seat it is seen by, None for an
    onlooker, who sees only what all may see. `secret`: seats keep something from each other and the game is not over,
    so it may be shown to an onlooker, or behind that seat's curtain, only. Time that has passed is no step of its own:
    it belongs to the step that follows.

    It is leafed through by turns, or by Days and Nights in games that have them; both are called turns here.
    """

    def __init__(self, session: Session, eyes: int | None = None) -> None:
        self.rules = session.rules
        self.seats: tuple[Seat, ...] = session.seats
        self.eyes = eyes
        self.position = 0
        self.secret = session.secret
        self._moments: Sequence[Moment] = tuple(m for m in session.past.moments if not m.entry.quiet)
        self._turns = _turns(session.rules, self._moments)

    @property
    def last(self) -> int:
        """The last position."""
        return len(self._moments) - 1

    @property
    def entry(self) -> Entry:
        """What was done to come to this position."""
        return self._moments[self.position].entry

    @property
    def entries(self) -> list[Entry]:
        """What was done up to this position, the deal first."""
        return [m.entry for m in self._moments[: self.position + 1]]

    @property
    def turn(self) -> int:
        """The number of the turn that is on here."""
        return self._turns[self.position]

    @property
    def last_turn(self) -> int:
        """The number of the last turn."""
        return self._turns[-1]

    def view(self) -> View:
        """The game here, as far as `eyes` may see it."""
        view: View = self.rules.view(self._moments[self.position].state, self.eyes)
        return view

    def decision(self) -> Decision | None:
        """Who is asked what here."""
        return self.rules.decision(self._moments[self.position].state)

    def outcome(self) -> Outcome | None:
        """How it ended, if it ends here."""
        return self.rules.outcome(self._moments[self.position].state)

    def events(self) -> list[Event]:
        """What happened in the step that led here, as far as `eyes` may see it."""
        return core_events.events_for(self.entry.events, self.eyes)

    def seen(self, everything: bool = False) -> list[tuple[int, Sequence[Event]]]:
        """Numbers and events of all steps up to here, as far as `eyes` may see them; of a game that is over, if
        wished, everything.
        """
        if everything and not self.secret:
            return [(e.number, e.events) for e in self.entries]
        return [(e.number, core_events.events_for(e.events, self.eyes)) for e in self.entries]

    def state_hash(self) -> str:
        """The hash of the whole state here."""
        return state_hash(self._moments[self.position].state.to_dict())

    def step(self) -> bool:
        """One step on; False at the end."""
        return self._go(self.position + 1)

    def back(self) -> bool:
        """One step back; False at the start."""
        return self._go(self.position - 1)

    def start(self) -> None:
        """To the deal."""
        self._go(0)

    def end(self) -> None:
        """To the latest step."""
        self._go(self.last)

    def jump_position(self, position: int) -> bool:
        """To a position from 0 to `last`; False, and to the nearest end, when there is none."""
        return self._go(position)

    def jump_action(self, number: int) -> bool:
        """To right after action `number` (0: the deal); False, and to the nearest end, when there is none."""
        found = next((i for i, m in enumerate(self._moments) if m.entry.number >= number), None)
        if found is None:
            self.end()
            return False
        return self._go(found) and self.entry.number == number

    def jump_turn(self, number: int) -> bool:
        """To where turn `number` begins, before anything is done in it; False when there is no such turn."""
        found = next((i for i, turn in enumerate(self._turns) if turn >= number), None)
        if found is None or number < 1:
            return False
        return self._go(found)

    def _go(self, position: int) -> bool:
        self.position = min(max(position, 0), self.last)
        return self.position == position


def _turns(rules: AnyRules, moments: Sequence[Moment]) -> list[int]:
    """The number of the turn, or of the Day or Night, that is on at every moment."""
    if not any(cls.verb in DAYS for cls in rules.events):
        return [moment.turn for moment in moments]
    return list(accumulate(sum(e.verb in DAYS for e in moment.entry.events) for moment in moments))
