"""What happened in a game so far, with the state after each step: the ground that undo and replay walk on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from game.core.action import Action, Tick
from game.core.decision import TURN, Order
from game.core.event import Event
from game.core.rules import AnyRules, State

TURN_BEGAN = ("turn_began", "step_began")

Chosen = Literal["", "left", "alike"]
LEFT: Chosen = "left"
ALIKE: Chosen = "alike"
"""Why the program chose in a person's place: people left this kind of choice to it (LEFT), or all there was to choose
from came to the same (ALIKE); "" where whoever sits there did."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a game.

    `number` counts actions from 1; the deal is 0 and has no action. `turn_seat` is the seat the game waited for
    (None for the deal), `turn` the number of the turn in which it was done, counted from 1. `chosen`: the program chose
    in a person's place.
    """

    number: int
    action: Action | None
    events: tuple[Event, ...]
    turn_seat: int | None
    turn: int
    chosen: Chosen = ""

    @property
    def quiet(self) -> bool:
        """Nothing but time has passed."""
        return isinstance(self.action, Tick) and all(event.quiet for event in self.events)


@dataclass(frozen=True, slots=True)
class Moment:
    """The game right after an entry: its state, and the number of the turn that is on.

    `human` says who did it: a person, or the program (bots, the deal); `order` is that of the decision it answered.
    """

    entry: Entry
    state: State
    turn: int
    human: bool
    order: Order = TURN


class History:
    """The line of moments from the deal to now, and the undone groups that can be done again."""

    def __init__(self, first: Moment) -> None:
        self._moments = [first]
        self._undone: list[tuple[Moment, ...]] = []
        self._entries: tuple[Entry, ...] | None = None

    @property
    def now(self) -> Moment:
        """The latest moment."""
        return self._moments[-1]

    @property
    def moments(self) -> list[Moment]:
        """All moments; the first is the deal, or the snapshot a game was opened from. Not to be changed."""
        return self._moments

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was done, in order."""
        if self._entries is None:
            self._entries = tuple(m.entry for m in self._moments)
        return self._entries

    @property
    def undone(self) -> tuple[Moment, ...]:
        """The group that redo would bring back, in order; empty when there is none."""
        return self._undone[-1] if self._undone else ()

    def push(self, moment: Moment) -> None:
        """Something new was done: what was undone cannot come back."""
        self._undone.clear()
        self._moments.append(moment)
        self._entries = None

    def back(self, steps: int) -> tuple[Moment, ...]:
        """Takes back the last `steps` moments and gives them, in the order in which they were done."""
        if not 0 < steps < len(self._moments):
            raise ValueError(f"cannot take back {steps} of {len(self._moments) - 1} steps")
        group = tuple(self._moments[-steps:])
        del self._moments[-steps:]
        self._undone.append(group)
        self._entries = None
        return group

    def forward(self) -> tuple[Moment, ...]:
        """Brings back the group that was taken back last, and gives it."""
        group = self._undone.pop()
        self._moments.extend(group)
        self._entries = None
        return group


def turn_after(rules: AnyRules, before: Moment | None, state: State, events: Iterable[Event]) -> int:
    """The number of the turn that is on after `events`.

    Games announce their turns, or the steps in which all act, by an event of TURN_BEGAN; where a game has no such
    event, a turn lasts as long as the game waits for the same seat first.
    """
    if any(cls.verb in TURN_BEGAN for cls in rules.events):
        return (before.turn if before else 0) + sum(e.verb in TURN_BEGAN for e in events)
    if before is None:
        return 1
    return before.turn + (waiting_for(rules, state) not in (None, waiting_for(rules, before.state)))


def waiting_for(rules: AnyRules, state: State) -> int | None:
    """The seat the game waits for first, or None after the end."""
    decision = rules.decision(state)
    return decision.seats[0] if decision and decision.asks else None
