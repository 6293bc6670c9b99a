"""The smallest game that the protocol can hold: the conformance suite's first client.

Sheep leave a pen one, two or three at a time; whoever counts the most wins. Each seat begins with a lamb or two
under its coat, which nobody else can see, and may whistle at the start: a choice of its own for every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.action import Action
from game.core.decision import Ask, Decision, Reason, facts
from game.core.event import Event
from game.core.outcome import Outcome, ScoreLine
from game.core.record import Json
from game.core.rng import Luck, Rng
from game.core.rules import BadPosition, GameInfo, IllegalAction, Options, OptionSpec, Step

PEN = "pen"


@dataclass(frozen=True, slots=True)
class ToyConfig:
    """How many sheep stand in the pen."""

    sheep: int = 9


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Count some sheep out of the pen."""

    count: int


@dataclass(frozen=True, slots=True)
class Whistle(Action):
    """Whistle, at any time but one's own turn, once; `tune` may be left out."""

    tune: str | None


@dataclass(frozen=True, slots=True)
class LambsHidden(Event):
    """How many lambs a seat hides; only it may know."""

    seat: int
    lambs: int

    @property
    def audience(self) -> frozenset[int] | None:
        """Only the seat itself."""
        return frozenset({self.seat})


@dataclass(frozen=True, slots=True)
class SheepTaken(Event):
    """Sheep left the pen."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Whistled(Event):
    """Somebody whistled."""

    seat: int
    tune: str | None


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat knows: everything but others' lambs and the luck."""

    seat: int | None
    pen: int
    turn: int
    taken: tuple[int, ...]
    whistled: tuple[bool, ...]
    lambs: tuple[int | None, ...]
    options: tuple[tuple[str, Any], ...]

    def to_dict(self) -> dict[str, Json]:
        """Everything, as plain values."""
        return {name: _plain(getattr(self, name)) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class ToyState:
    """The whole game."""

    pen: int
    turn: int
    taken: tuple[int, ...]
    whistled: tuple[bool, ...]
    lambs: tuple[int, ...]
    options: tuple[tuple[str, Any], ...]
    luck: Luck = field(repr=False)

    def to_dict(self) -> dict[str, Json]:
        """Everything, as plain values."""
        plain = {name: _plain(getattr(self, name)) for name in self.__slots__ if name != "luck"}
        return {**plain, "luck": [self.luck.counter, [list(f) for f in self.luck.forced]]}


def _plain(value: Any) -> Any:
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


def _rows(value: Any) -> Any:
    return tuple(_rows(v) for v in value) if isinstance(value, list) else value


class ToyRules:
    """The rules; every method is as `game.core.rules.Rules` says."""

    info = GameInfo(
        "toy", 1, 3, (1, 2), ("hidden",), hidden=True, options=(OptionSpec("whistling", (True, False), True),)
    )
    config_type = ToyConfig
    actions: tuple[type[Action], ...] = (Take, Whistle)
    events: tuple[type[Event], ...] = (LambsHidden, SheepTaken, Whistled)

    def new(self, config: ToyConfig, seats: int, options: Options, seed: int) -> Step[ToyState]:
        """A full pen, lambs dealt."""
        lambs: list[int] = []
        luck = Luck.from_seed(seed)
        for _ in range(seats):
            number, luck = luck.pick("lambs", (1, 2))
            lambs.append(number)
        none, first, kept = (0,) * seats, int(options.get("first_seat", 0)), tuple(sorted(options.items()))
        quiet = (not options.get("whistling", True),) * seats
        state = ToyState(config.sheep, first, none, quiet, tuple(lambs), kept, luck)
        return Step(state, tuple(LambsHidden(seat, n) for seat, n in enumerate(lambs)))

    def position(self, config: ToyConfig, options: Options, description: Mapping[str, Json]) -> ToyState:
        """`{seats: 2, pen: 4}`."""
        pen = description.get("pen", config.sheep)
        if not isinstance(pen, int) or pen < 0:
            raise BadPosition(f"pen must be a whole number, not {pen!r}")
        return replace(self.new(config, description.get("seats", 2), options, 0).state, pen=pen)

    def from_dict(self, config: ToyConfig, data: Mapping[str, Json]) -> ToyState:
        """The state that `to_dict` wrote."""
        counter, forced = data["luck"]
        rest = {name: _rows(value) for name, value in data.items() if name != "luck"}
        return ToyState(**rest, luck=Luck(counter, _rows(forced)))

    def decision(self, state: ToyState) -> Decision | None:
        """The seat on turn must take; every other that has not whistled may."""
        if not state.pen:
            return None
        whistlers = [s for s, done in enumerate(state.whistled) if s != state.turn and not done]
        asks = [Ask(s, "whistle", optional=True) for s in whistlers]
        return Decision((Ask(state.turn, "take", facts=facts(n=state.pen)), *asks))

    def legal(self, state: ToyState, seat: int) -> Sequence[Action]:
        """One to three sheep; or a whistle."""
        decision = self.decision(state)
        ask = decision.ask_of(seat) if decision else None
        if ask is None:
            return ()
        if ask.optional:
            return [Whistle(seat, tune) for tune in (None, "high", "low")]
        return [Take(seat, n) for n in range(1, min(3, state.pen) + 1)]

    def why_not(self, state: ToyState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return None if action in self.legal(state, seat) else Reason("not_now")

    def apply(self, state: ToyState, action: Action, quiet: bool = False) -> Step[ToyState]:
        """Take, or whistle; the last sheep is taken without asking."""
        seat = action.seat
        if seat is None or action not in self.legal(state, seat):
            raise IllegalAction(str(action))
        if isinstance(action, Whistle):
            whistled = tuple(done or s == seat for s, done in enumerate(state.whistled))
            return Step(replace(state, whistled=whistled), () if quiet else (Whistled(seat, action.tune),))
        events: list[Event] = []
        state = self._take(state, getattr(action, "count", 0), events)
        if state.pen == 1:
            state = self._take(state, 1, events)
        return Step(state, () if quiet else tuple(events))

    def _take(self, state: ToyState, count: int, events: list[Event]) -> ToyState:
        seat = state.turn
        events.append(SheepTaken(seat, count))
        taken = tuple(n + count * (s == seat) for s, n in enumerate(state.taken))
        return replace(state, pen=state.pen - count, taken=taken, turn=(seat + 1) % len(taken))

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        """Own lambs, nobody else's."""
        lambs = tuple(n if s == seat else None for s, n in enumerate(state.lambs))
        return ToyView(seat, state.pen, state.turn, state.taken, state.whistled, lambs, state.options)

    def secret(self, state: ToyState) -> bool:
        """As long as it goes on."""
        return self.info.hidden

    def determinize(self, view: ToyView, rng: Rng) -> ToyState:
        """Others' lambs made up."""
        lambs = tuple(rng.choice((1, 2)) if n is None else n for n in view.lambs)
        return ToyState(view.pen, view.turn, view.taken, view.whistled, lambs, view.options, rng.luck())

    def outcome(self, state: ToyState) -> Outcome | None:
        """Most sheep and lambs; shared when equal."""
        if state.pen:
            return None
        scores = tuple(t + n for t, n in zip(state.taken, state.lambs, strict=True))
        lines = [ScoreLine(s, PEN, n) for s, n in enumerate(state.taken)]
        lines += [ScoreLine(s, "lambs", n) for s, n in enumerate(state.lambs)]
        winners = tuple(s for s, n in enumerate(scores) if n == max(scores))
        return Outcome("pen_empty", winners, scores, tuple(lines))

    def audit(self, state: ToyState) -> list[str]:
        """Sheep out of the pen and in it must be as many as there were."""
        return [] if state.pen >= 0 else [f"{state.pen} sheep in the pen"]

    def check(self, config: ToyConfig) -> list[Any]:
        """Nothing to find."""
        return []
