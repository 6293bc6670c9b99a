"""Pairs of positions that one seat cannot tell apart: everything that is hidden from it is made up anew."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.action import Tick
from game.core.decision import Decision
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.rules.registry import get_rules
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start
from tests.helpers import config_of
from tests.meta.source import ROOT
from tests.wild_hand import NAMES

LONGEST_TICK = 30_000
SITTING = (*NAMES, "Hilda")
_ANSWERING = """
import sys, pickle, json
from game.session.worker import answer_to
asked = pickle.load(sys.stdin.buffer)
answers = [answer_to(pickle.loads(q)) for q in asked]
print(json.dumps([[a.request_id, str(a.action), str(a.why), str(a.left)] for a in answers]))
"""


@dataclass(frozen=True)
class Table:
    """A game to be played, with so many seats and these options."""

    game_id: str
    seats: int
    options: Mapping[str, Any]

    @property
    def rules(self) -> AnyRules:
        """The game's."""
        return get_rules(self.game_id)


WILD = tuple(
    Table("wild_west", seats, {"characters": characters})
    for characters, most in (("basic", 6), ("advanced", 7))
    for seats in range(4, most + 1)
)
_SHORT = {"wolf": "three", "pace": "normal"}
TRAITORS = (
    Table("space_sheep", 3, {**_SHORT, "infiltrators": 1}),
    Table("space_sheep", 4, {**_SHORT, "infiltrators": 1, "pace": "relaxed"}),
    Table("space_sheep", 5, {**_SHORT, "infiltrators": 2, "cards": 5}),
    Table("space_sheep", 6, {**_SHORT, "infiltrators": 2, "systems": 6, "tiles": "all"}),
    Table("space_sheep", 8, {**_SHORT, "infiltrators": 3, "systems": 5, "cards": 6, "tiles": "plain"}),
)
_CLOSED = {**_SHORT, "open_hands": False}
CLOSED_HANDS = (
    Table("space_sheep", 2, {**_CLOSED, "cards": 3}),
    Table("space_sheep", 4, {**_CLOSED, "fill_timer": True}),
    Table("space_sheep", 5, {**_CLOSED, "pace": "untimed", "systems": 5, "tiles": "all"}),
)
OPEN_HANDS = (
    Table("space_sheep", 1, {**_SHORT, "cards": 2}),
    Table("space_sheep", 4, {**_SHORT}),
    Table("space_sheep", 5, {**_SHORT, "pace": "relaxed", "systems": 6, "tiles": "all"}),
)


@dataclass(frozen=True)
class Pair:
    """Two states that look the same to `seat` (None: to an onlooker); only the hidden part differs."""

    table: Table
    seat: int | None
    one: Any
    other: Any

    @property
    def rules(self) -> AnyRules:
        """The game's."""
        return self.table.rules


MadeUp = Callable[[AnyRules, Any, int | None, Rng], Any]


def determinized(rules: AnyRules, state: Any, seat: int | None, rng: Rng) -> Any:
    """What a bot of that seat would make up."""
    return rules.determinize(rules.view(state, seat), rng)


def pairs(
    count: int, tables: Sequence[Table] = WILD, seed: int = 1, anew: MadeUp = determinized, onlooker: bool = False,
    asked: bool = False,
) -> Iterator[Pair]:  # fmt: skip
    """So many pairs, one random seat a position, from games at all these tables played at random.

    `onlooker`: nobody in particular looks; `asked`: always the seat the game waits for.
    """
    rng, made = Rng(seed), 0
    while True:
        table = rng.choice(tables)
        rules, seats = table.rules, table.seats
        options = {**table.options, "first_seat": rng.below(seats)}
        state = rules.new(config_of(table.game_id), seats, options, rng.below(1 << 40)).state
        while (decision := rules.decision(state)) is not None:
            if rng.below(4) == 0:
                seat = None if onlooker else decision.seats[0] if asked or rng.below(2) else rng.below(seats)
                yield Pair(table, seat, state, anew(rules, state, seat, rng))
                made += 1
                if made == count:
                    return
            state = _further(rules, state, decision, rng)


def _further(rules: AnyRules, state: Any, decision: Decision, rng: Rng) -> Any:
    """Some time passes, or somebody acts: more often than not the seat the game waits for."""
    if decision.sand is not None and rng.below(4) == 0:
        return rules.apply(state, Tick(None, 1 + rng.below(LONGEST_TICK)), True).state
    return rules.apply(state, rng.choice(rules.legal(state, who_acts(decision, rng))), True).state


def who_acts(decision: Decision, rng: Rng) -> int:
    """A seat that may act: more often than not the one the game waits for."""
    return decision.seats[0] if len(decision.asks) == 1 or rng.below(3) else rng.choice(decision.seats)


def session_at(pair: Pair, state: Any, people: Collection[int] | None = None) -> Session:
    """The state as a running game in which `pair.seat` is the only person, or these are."""
    rules, seats = pair.rules, range(state.setup.seats)
    human = people if people is not None else {pair.seat}
    sitting = tuple(Seat(i, SITTING[i], "human" if i in human else "bot", "" if i in human else "easy") for i in seats)
    start = Start(sitting, pair.table.options, 0)
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
        acting = who_acts(decision, rng)
        both = [a for a in one.legal(acting) if a in other.legal(acting)]
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


def answers_in_a_process(questions: Sequence[bytes]) -> list[list[Any]]:
    """Number, action, reason and way home of the answer to each pickled question, from a process of its own.

    It is handed views alone, and never imports a state before it is asked.
    """
    done = subprocess.run(
        [sys.executable, "-c", _ANSWERING], input=pickle.dumps(questions), capture_output=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    answers: list[list[Any]] = json.loads(done.stdout)
    return answers
