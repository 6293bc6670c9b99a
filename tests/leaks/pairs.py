"""Pairs of positions of Wild West Shepherds that one seat cannot tell apart: everything hidden is made up anew."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from game.core.rng import Rng
from game.core.rules import AnyRules
from game.rules.registry import get_rules
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start
from tests.helpers import config_of
from tests.wild_hand import NAMES

TABLES = (
    (4, "basic"), (5, "basic"), (6, "basic"), (4, "advanced"), (5, "advanced"), (6, "advanced"), (7, "advanced"),
)  # fmt: skip


@dataclass(frozen=True)
class Pair:
    """Two states that look the same to `seat` (None: to an onlooker); only the hidden part differs."""

    seat: int | None
    one: Any
    other: Any
    characters: str

    @property
    def rules(self) -> AnyRules:
        """The game's."""
        return get_rules("wild_west")


def pairs(count: int, seed: int = 1, onlooker: bool = False, asked: bool = False) -> Iterator[Pair]:
    """So many pairs, one random seat a position, from games of all sizes played at random.

    `onlooker`: nobody in particular looks; `asked`: always the seat whose turn it is.
    """
    rules, rng, made = get_rules("wild_west"), Rng(seed), 0
    while True:
        seats, characters = rng.choice(TABLES)
        options = {"characters": characters, "first_seat": rng.below(seats)}
        state = rules.new(config_of("wild_west"), seats, options, rng.below(1 << 40)).state
        while (decision := rules.decision(state)) is not None:
            if rng.below(4) == 0:
                seat = None if onlooker else decision.seats[0] if asked or rng.below(2) else rng.below(seats)
                yield Pair(seat, state, rules.determinize(rules.view(state, seat), rng), characters)
                made += 1
                if made == count:
                    return
            state = rules.apply(state, rng.choice(rules.legal(state, decision.seats[0])), True).state


def session_at(pair: Pair, state: Any, people: Collection[int] | None = None) -> Session:
    """The state as a running game in which `pair.seat` is the only person, or these are."""
    rules, seats = pair.rules, range(state.setup.seats)
    human = people if people is not None else {pair.seat}
    sitting = tuple(Seat(i, NAMES[i], "human" if i in human else "bot", "" if i in human else "easy") for i in seats)
    start = Start(sitting, {"characters": pair.characters}, 0)
    return Session(rules, state.setup.config, start, Moment(Entry(0, None, (), None, 1), state, 1, False))


def play_alike(pair: Pair, one: Session, other: Session, rng: Rng, most: int) -> int:
    """Play the same actions in both as long as the seat is shown the same; how many were played.

    Whatever others choose must be possible in both games, for a seat can tell different choices apart.
    """
    played = 0
    while played < most:
        decision = one.decision()
        if decision is None or other.decision() != decision:
            break
        asked = decision.seats[0]
        both = [a for a in one.legal(asked) if a in other.legal(asked)]
        if not both:
            break
        action = rng.choice(both)
        after = [s.rules.apply(s.now.state, action) for s in (one, other)]
        seen = [[e.to_dict() for e in step.events if e.audience is None or pair.seat in e.audience] for step in after]
        views = [pair.rules.view(step.state, pair.seat).to_dict() for step in after]
        if seen[0] != seen[1] or views[0] != views[1]:
            break
        one.submit(action)
        other.submit(action)
        played += 1
    return played
