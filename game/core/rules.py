"""The protocol of a game: everything session, bots, tables and tools may ask of its rules.

A state is a value. `apply` is the only door through which it changes, and it gives a new one. A seat sees
`view(state, seat)` and nothing else. All functions are pure: no files, no clock, no pygame, no `random`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.core.action import Action, SeatIndex
from game.core.decision import Decision, Reason
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.record import Json
from game.core.rng import Rng

Options = Mapping[str, str | int | bool]
MORE = "more"
"""The group of options that stay folded away until somebody asks for more."""


class IllegalAction(ValueError):
    """`apply` was given an action that is not legal: a programming error, never a player's."""


class BadPosition(ValueError):
    """`position` or `new` cannot make the game that was described; the text says why in plain words."""


class State(Protocol):
    """A game at one moment. Immutable in use; equality is not defined, `state_hash(to_dict())` is."""

    def to_dict(self) -> dict[str, Json]:
        """Everything, as plain values: hidden things and luck too."""


class View(Protocol):
    """What one seat may know. Hidden things are absent, and so are seed and luck."""

    @property
    def seat(self) -> SeatIndex | None:
        """Whose view it is; None is the onlooker's."""

    def to_dict(self) -> dict[str, Json]:
        """Everything in it, as plain values (compared byte for byte in the tests for leaks)."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
C = TypeVar("C")
S_co = TypeVar("S_co", bound=State, covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """What `apply` gives: the new state and what happened, in order."""

    state: S_co
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice of the set-up. Texts: `option.<id>.name`, `.help`, and `.choice.<value>` per choice.

    `group` is the heading it stands under, a key of `setup.group` in the common texts. `section`: the ids in this
    section of the game's data may be chosen, too, such as maps that came with a mod.

    Where `times` is not 0 several are chosen, as options `<id>_0`, `<id>_1` and so on, up to so many (see
    `core.set_up.OffersRows`). `by_seat`: each seat chooses its own one; otherwise the option `counted_by` says how many
    are chosen. No two are the same, and "" leaves a place to the game.
    """

    id: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    group: str = "game"
    section: str = ""
    times: int = 0
    by_seat: bool = False
    counted_by: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """The options as they stand in `Options`: one, or those of its row."""
        return tuple(f"{self.id}_{k}" for k in range(self.times)) if self.times else (self.id,)

    def offered(self, config: Any) -> tuple[str | int | bool, ...]:
        """Everything that can be chosen with this data."""
        entries = tuple(getattr(config, self.section)) if self.section else ()
        return (*self.choices, *(entry for entry in entries if entry not in self.choices))


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known about a game before it is set up.

    `minutes` is a rough length (from, to); `tags` are keys under `tag.` in the common texts (`open`,
    `abstract`, `hidden_roles`, `real_time`, `co_operative`). `seat_colours` are the colours a seat may
    choose, passed as option `colour_<seat>`; every game with turns takes `first_seat` (a seat index). `turns` is False
    where nobody begins.
    """

    id: str
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    tags: tuple[str, ...] = ()
    hidden: bool = False
    co_operative: bool = False
    real_time: bool = False
    shared_undo: bool = False
    turns: bool = True
    options: tuple[OptionSpec, ...] = ()
    seat_colours: tuple[str, ...] = ()


class Rules(Protocol[S, V, C]):
    """The rules of one game. `config` is the game's frozen data, made by content from `data/<game>`."""

    info: GameInfo
    config_type: type[C]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]

    def new(self, config: C, seats: int, options: Options, seed: int) -> Step[S]:
        """A dealt game at its first decision, and the events of dealing it. Raises BadPosition."""

    def position(self, config: C, options: Options, description: Mapping[str, Json]) -> S:
        """The position somebody wrote down (scenarios, tests, lessons, perft). Raises BadPosition."""

    def from_dict(self, config: C, data: Mapping[str, Json]) -> S:
        """The state that `to_dict` wrote."""

    def decision(self, state: S) -> Decision | None:
        """Who is asked what; None exactly when `outcome` is not None."""

    def legal(self, state: S, seat: SeatIndex) -> Sequence[Action]:
        """What `seat` may do now: sorted by construction, unique, without ticks and passes."""

    def why_not(self, state: S, seat: SeatIndex, action: Action) -> Reason | None:
        """Why `seat` may not do `action`; None exactly when it is in `legal(state, seat)`."""

    def apply(self, state: S, action: Action, quiet: bool = False) -> Step[S]:
        """The state after a legal action. The argument stays as it was; `quiet` makes no events."""

    def view(self, state: S, seat: SeatIndex | None) -> V:
        """What `seat` may know (None: an onlooker)."""

    def secret(self, state: S) -> bool:
        """Whether there is something now that one seat may see and another may not; what lies face down for all is
        no such thing."""

    def determinize(self, view: V, rng: Rng) -> S:
        """A whole state that fits the view, hidden things and luck made up from `rng`."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def audit(self, state: S) -> list[str]:
        """Everything impossible in the state, in plain words; empty after every step of every game."""

    def check(self, config: C) -> list[Any]:
        """Findings (core.problems.Finding) about the data that only this game can judge."""


AnyRules = Rules[Any, Any, Any]
