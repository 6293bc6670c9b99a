"""A toy game for sessions: hop along a path, roll a die, rest to end the turn; in real time if wanted.

Small enough to know by heart: every seat hops as often as it likes and then rests; a roll shows something new; the
game ends when somebody reaches the end of the path, or when the sand has run out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from game.core.action import Action, Tick
from game.core.decision import Ask, Decision, Reason
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.record import Json
from game.core.rng import Luck, Rng
from game.core.rules import GameInfo, Options, Step
from game.session.seats import Seat
from game.session.session import Session

PATH = 30
SAND_MS = 5000


@dataclass(frozen=True, slots=True)
class Hop(Action):
    """One to three cells on."""

    cells: int


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the die and go as far."""


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """End the turn."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hopped(Event):
    """A sheep went on."""

    seat: int
    cells: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die fell."""

    reveals: ClassVar[bool] = True
    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """Only the seat itself hears it when it rests."""

    seat: int

    @property
    def audience(self) -> frozenset[int] | None:
        """The seat alone."""
        return frozenset({self.seat})


@dataclass(frozen=True, slots=True)
class MeadowState:
    """Where each sheep is, whose turn it is, the sand that is left, the luck."""

    cells: tuple[int, ...]
    turn: int
    sand: int
    luck: Luck

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values."""
        return {"cells": list(self.cells), "turn": self.turn, "sand": self.sand, "luck": self.luck.counter}


@dataclass(frozen=True, slots=True)
class MeadowView:
    """Everything but the luck."""

    seat: int | None
    cells: tuple[int, ...]
    turn: int
    sand: int

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values."""
        return {"seat": self.seat, "cells": list(self.cells), "turn": self.turn, "sand": self.sand}


class Meadow:
    """The rules, for any `GameInfo`."""

    config_type = dict
    actions = (Hop, Roll, Rest)
    events: tuple[type[Event], ...] = (TurnBegan, Hopped, DieRolled, Whispered)

    def __init__(self, **info: Any) -> None:
        self.info = GameInfo("meadow", 1, 4, (1, 2), **info)

    def new(self, config: Any, seats: int, options: Options, seed: int) -> Step[MeadowState]:
        """All sheep at the start."""
        return Step(MeadowState((0,) * seats, 0, SAND_MS, Luck.from_seed(seed)), (TurnBegan(0),))

    def position(self, config: Any, options: Options, description: Mapping[str, Json]) -> MeadowState:
        """A new game."""
        return self.new(config, 2, options, 0).state

    def from_dict(self, config: Any, data: Mapping[str, Json]) -> MeadowState:
        """What `to_dict` wrote."""
        return MeadowState(tuple(data["cells"]), data["turn"], data["sand"], Luck(data["luck"]))

    def decision(self, state: MeadowState) -> Decision | None:
        """The seat on turn."""
        sand = state.sand if self.info.real_time else None
        return None if self.outcome(state) else Decision((Ask(state.turn, "hop"),), sand)

    def legal(self, state: MeadowState, seat: int) -> Sequence[Action]:
        """Hops, the die, rest."""
        if seat != state.turn or self.decision(state) is None:
            return ()
        return [*(Hop(seat, n) for n in (1, 2, 3)), Roll(seat), Rest(seat)]

    def why_not(self, state: MeadowState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return None if action in self.legal(state, seat) else Reason("not_your_turn")

    def apply(self, state: MeadowState, action: Action, quiet: bool = False) -> Step[MeadowState]:
        """Hop, roll, rest, or time."""
        if isinstance(action, Tick):
            return Step(replace(state, sand=max(0, state.sand - action.ms)), ())
        seat = state.turn
        if isinstance(action, Rest):
            after = (seat + 1) % len(state.cells)
            return Step(replace(state, turn=after), (Whispered(seat), TurnBegan(after)))
        luck, events = state.luck, list[Event]()
        cells = action.cells if isinstance(action, Hop) else 0
        if isinstance(action, Roll):
            cells, luck = luck.pick("die", (1, 2, 3, 4, 5, 6))
            events.append(DieRolled(seat, cells))
        events.append(Hopped(seat, cells))
        moved = tuple(c + cells * (s == seat) for s, c in enumerate(state.cells))
        return Step(replace(state, cells=moved, luck=luck), tuple(events))

    def view(self, state: MeadowState, seat: int | None) -> MeadowView:
        """Everything but the luck."""
        return MeadowView(seat, state.cells, state.turn, state.sand)

    def secret(self, state: MeadowState) -> bool:
        """As its description says."""
        return bool(self.info.hidden)

    def determinize(self, view: MeadowView, rng: Rng) -> MeadowState:
        """With other luck."""
        return MeadowState(view.cells, view.turn, view.sand, rng.luck())

    def outcome(self, state: MeadowState) -> Outcome | None:
        """The first at the end of the path; or nobody when time is out."""
        winners = tuple(s for s, c in enumerate(state.cells) if c >= PATH)
        if self.info.real_time and not state.sand:
            return Outcome("time", ())
        return Outcome("there", winners, state.cells) if winners else None

    def audit(self, state: MeadowState) -> list[str]:
        """Nobody walks backwards."""
        return [f"a sheep stands at {c}" for c in state.cells if c < 0]

    def check(self, config: Any) -> list[Any]:
        """Nothing to find."""
        return []


def seated(kinds: str) -> tuple[Seat, ...]:
    """`"hbb"`: one human and two bots, called Anna, Ben, Cleo, Dora in seat order."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    return tuple(
        Seat(i, names[i], "human" if k == "h" else "bot", "" if k == "h" else "easy") for i, k in enumerate(kinds)
    )


def meadow(kinds: str, options: Mapping[str, Any] | None = None, **info: Any) -> Session:
    """A new game of the toy."""
    return Session.start(Meadow(**info), {}, seated(kinds), options or {}, 7)
