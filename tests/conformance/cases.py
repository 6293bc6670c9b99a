"""The games the conformance suite runs over: every registered one and the toy, for each number of seats, with seeds.

A case is played once at random, with random options, and kept; the tests then look at every moment of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import chain, pairwise, product
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.rng import Rng
from game.core.rules import AnyRules, BadPosition
from game.core.set_up import OffersRows
from game.rules.registry import GAME_IDS, get_rules
from tests.helpers import LONG, config_of
from tests.toy_game import ToyConfig, ToyRules

SEEDS = range(20 if LONG else 2)
MOST_ACTIONS = 2000
WISHES = 50
ODD: tuple[Any, ...] = (None, -1, 0, 99, "", "nobody")
"""Values that no field has."""
TOY = "toy"


@dataclass(frozen=True)
class Case:
    """One game to play."""

    game_id: str
    seats: int
    seed: int

    @property
    def rules(self) -> AnyRules:
        """Its rules."""
        return toy_rules() if self.game_id == TOY else get_rules(self.game_id)

    @property
    def config(self) -> Any:
        """Its shipped data."""
        return ToyConfig() if self.game_id == TOY else config_of(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        """Options of the set-up, chosen by the seed; every other case leaves them all out.

        Where these cannot be dealt for so many, the first choices that can be: there must be some for every number
        of seats that the game is said to be for.
        """
        return dealable(self)

    def wished(self) -> Iterator[dict[str, Any]]:
        """The options by the seed alone, and others where these cannot be dealt."""
        rng = Rng(self.seed)
        for _ in range(WISHES):
            yield self.wish(rng)

    def wish(self, rng: Rng) -> dict[str, Any]:
        """Some options."""
        info = self.rules.info
        if self.seed % 2 == 0:
            return {}
        single = [option for option in info.options if not option.times]
        chosen: dict[str, Any] = {option.id: rng.choice(option.choices) for option in single}
        chosen |= self.rows(chosen, rng)
        colours = list(info.seat_colours)
        for seat in range(self.seats if colours else 0):
            chosen[f"colour_{seat}"] = colours.pop(rng.below(len(colours)))
        return {"first_seat": rng.below(self.seats), **chosen}

    def rows(self, chosen: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """What is chosen several times, a value once each; some places are left to the game."""
        rules, out = self.rules, {}
        if not isinstance(rules, OffersRows):
            return {}
        for key in rules.rows(self.config, self.seats, chosen):
            offered = rules.rows(self.config, self.seats, {**chosen, **out})[key]
            out[key] = rng.choice(["", *(value for value in offered if value not in out.values())])
        return out

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-{self.seed}"


@dataclass(frozen=True)
class Moment:
    """A state on the way, who may act there, and what was done: the events that led here, the action that follows."""

    state: Any
    events: tuple[Event, ...]
    acting: tuple[int, ...]
    action: Action | None


@cache
def toy_rules() -> AnyRules:
    """One toy for all."""
    return ToyRules()


@cache
def dealable(case: Case) -> dict[str, Any]:
    """Options with which the case can be dealt, as near as may be to what its seed wishes."""
    wishes, info = list(case.wished()), case.rules.info
    single = [option for option in info.options if not option.times]
    others = (dict(zip((o.id for o in single), picked, strict=True)) for picked in product(
        *(option.choices for option in single)
    ))  # fmt: skip
    for options in chain(wishes, ({**wishes[0], **other} for other in others)):
        try:
            case.rules.new(case.config, case.seats, options, case.seed)
        except BadPosition:
            continue
        return options
    raise AssertionError(f"{case.game_id} says it is for {case.seats}, but no options can be dealt")


def cases() -> list[Case]:
    """All numbers of seats of all games: the fewest and the most without options and with, the others in turn."""
    out = []
    for game_id in (TOY, *GAME_IDS):
        info = Case(game_id, 1, 0).rules.info
        for n in range(info.min_seats, info.max_seats + 1):
            both = LONG or n in (info.min_seats, info.max_seats)
            out += [Case(game_id, n, seed) for seed in (SEEDS if both else (SEEDS[n % len(SEEDS)],))]
    return out


@cache
def played(case: Case) -> tuple[Moment, ...]:
    """The game from the deal to its end; any seat that may act acts, not only those the game waits for."""
    rules, rng = case.rules, Rng(case.seed + 1000)
    step = rules.new(case.config, case.seats, case.options, case.seed)
    out: list[Moment] = []
    while (decision := rules.decision(step.state)) is not None:
        assert len(out) < MOST_ACTIONS, f"{case} does not come to an end"
        action = rng.choice(rules.legal(step.state, rng.choice(decision.seats)))
        out.append(Moment(step.state, step.events, decision.seats, action))
        step = rules.apply(step.state, action)
    out.append(Moment(step.state, step.events, (), None))
    return tuple(out)


def turns(case: Case) -> Iterator[tuple[Any, Action, Any]]:
    """Every state that was left, the action, and the state it led to."""
    moments = played(case)
    for before, after in pairwise(moments):
        assert before.action is not None
        yield before.state, before.action, after.state


@cache
def known_values(case: Case) -> dict[str, tuple[Any, ...]]:
    """By field name every value that a legal action of the game had, and some that none ever has."""
    seen: dict[str, dict[Any, None]] = {}
    for moment in played(case):
        for seat in moment.acting:
            for action in case.rules.legal(moment.state, seat):
                for field in fields(action):
                    seen.setdefault(field.name, {})[getattr(action, field.name)] = None
    return {name: (*values, *ODD) for name, values in seen.items()}


def changed(case: Case, actions: Sequence[Action], rng: Rng, count: int) -> Iterator[Action]:
    """Actions with one field put wrong (or perhaps right again), and actions of every other class."""
    values = known_values(case)
    for _ in range(count):
        action = rng.choice(actions)
        field = rng.choice([f.name for f in fields(action)])
        record = action.to_dict() | {field: rng.choice(values.get(field, ODD))}
        yield type(action).from_dict(record)
    for cls in case.rules.actions:
        yield cls(**{f.name: rng.choice(values.get(f.name, (None,))) for f in fields(cls)})
