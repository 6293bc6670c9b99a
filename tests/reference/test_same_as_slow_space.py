"""The program's Space Sheep! and the slow one agree: choices, table and end, action by action and tick by tick."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.action import Action, Tick
from game.core.rng import Rng
from game.core.rules import BadPosition
from tests.helpers import LONG, config_of
from tests.reference.compare_space import RULES, differences
from tests.reference.slow_space import laid_out

pytestmark = pytest.mark.slow

GAMES = range(40) if LONG else range(1, 3)
ACTIONS = 40 if LONG else 4
KINDS: dict[str, dict[str, Any]] = {
    "family": {"seats": 2},
    "alone": {"seats": 1, "systems": 5, "tiles": "all", "wolf": "three"},
    "hidden": {"seats": 3, "open_hands": False, "wolf": "five", "tiles": "all", "systems": 5},
    "real time": {"seats": 3, "pace": "normal", "tiles": "plain", "wilds": 9},
    "real time, hidden": {"seats": 4, "pace": "slow", "open_hands": False, "fill_timer": True, "wilds": 10},
    "untimed": {"seats": 2, "pace": "untimed", "systems": 6, "tiles": "all", "cards": 2},
    "infinite": {"seats": 2, "wolf": "infinite"},
    "one traitor": {"seats": 5, "infiltrators": 1, "tiles": "plain"},
    "two traitors": {"seats": 6, "infiltrators": 2, "tiles": "all", "cards": 6, "wolf": "three"},
    "three traitors": {"seats": 8, "infiltrators": 3, "cards": 8, "pace": "assisted", "tiles": "all", "systems": 8},
}


def options_of(kind: str) -> tuple[int, dict[str, Any]]:
    """Seats and options of a kind of game."""
    options = dict(KINDS[kind])
    return options.pop("seats"), options


def some(actions: list[Action], rng: Rng) -> list[Action]:
    """At most ACTIONS of them."""
    while len(actions) > ACTIONS:
        actions.pop(rng.below(len(actions)))
    return actions


def agree_on(state: Any, actions: list[Action], what: str, met: Counter[str]) -> None:
    """The position itself, and what comes of each of these actions."""
    slow = laid_out(config_of("space_sheep"), state.to_dict())
    found = differences(state, slow)
    assert not found, "\n".join([what, *found])
    for action in actions:
        step = RULES.apply(state, action)
        found = differences(step.state, slow.play(action, step.state.to_dict()))
        assert not found, "\n".join([what, str(state.to_dict()), str(action), *found])
        assert RULES.audit(step.state) == [], f"{what} {action}"
        met.update(event.verb for event in step.events)
        met[step.state.reason] += 1


def ticks(state: Any, rng: Rng) -> list[Action]:
    """Short ones and long ones, and the one that ends at zero."""
    return [Tick(None, ms) for ms in (1, max(1, state.sand), state.sand + 7, 1 + rng.below(200_000))]


def played(kind: str, seed: int, met: Counter[str]) -> None:
    """One random game; whoever may act acts, time passes now and then, also where it stands."""
    seats, options = options_of(kind)
    rng = Rng(seed)
    state = RULES.new(config_of("space_sheep"), seats, {"first_seat": seed % seats, **options}, seed).state
    while (decision := RULES.decision(state)) is not None:
        legal = [a for seat in decision.seats for a in RULES.legal(state, seat)]
        agree_on(state, [*some(list(legal), rng), *ticks(state, rng)], f"{kind}, seed {seed}", met)
        action = rng.choice(legal) if rng.below(4) else rng.choice(RULES.legal(state, rng.choice(decision.seats)))
        if rng.below(4) == 0:
            action = Tick(None, 1 + rng.below(40_000))
        state = RULES.apply(state, action).state
    agree_on(state, [], "the end", met)
    met["games"] += 1


@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_at_random(kind: str) -> None:
    met: Counter[str] = Counter()
    for seed in GAMES:
        played(kind, seed, met)
    assert met["game_ended"]
    assert met["turn_began"]
    assert bool(met["wolf_attacked"]) == (kind != "untimed")
    assert bool(met["ousted"]) == ("traitor" in kind)


def crowded(rng: Rng) -> Any:
    """A moment with few cards, the timer nearly empty, and pieces thrown about; None where that is no position."""
    seats, options = options_of(rng.choice(list(KINDS)))
    setup = RULES.new(config_of("space_sheep"), seats, options, 0).state.setup
    ring = ["red", "sky", "straw", "leaf", "plum", "teal", "rose", "slate"][: setup.systems]
    cards = [c for c in (*ring, "wild") for _ in range(setup.wilds if c == "wild" else setup.cards)]
    cards = [cards.pop(rng.below(len(cards))) for _ in range(len(cards))]

    nearly = rng.below(3) == 0

    def shuffled() -> list[str]:
        left = list(ring)
        if nearly:  # one Shepherd's step from home, or two
            place = rng.below(len(left) - 1)
            return [*left[:place], left[place + 1], left[place], *left[place + 2 :]]
        return [left.pop(rng.below(len(left))) for _ in ring]

    def some_of(most: int) -> list[str]:
        return [cards.pop() for _ in range(min(rng.below(most + 1), len(cards)))]

    last = range(seats - setup.infiltrators, seats)
    ousted = [s for s in range(seats) if setup.infiltrators and rng.below(5) == 0]
    inside = [s for s in range(seats) if s not in ousted]
    try:
        return RULES.position(config_of("space_sheep"), options, {
            "seats": seats, "ring": ring, "tiles": shuffled_tiles(setup, rng), "shepherds": shuffled(),
            "sheep": ring if nearly else shuffled(), "wolf": rng.choice(ring), "standing": rng.below(2) == 0,
            "seed": rng.below(10**6),
            "sand": min(setup.sand, rng.choice((0, 1, 1000, 10_000, 30_000, setup.sand))),
            "hands": {s: [] if s in ousted else some_of(rng.choice((0, 1, 4))) for s in range(seats)},
            "console": [[card, rng.below(seats)] for card in some_of(3)], "deck": some_of(rng.choice((0, 0, 2, 6))),
            "turn": rng.choice(inside), "commander": rng.choice(inside), "acted": rng.below(2) == 0,
            "infiltrators": list(last), "ousted": ousted, "pointed": [s for s in inside if rng.below(4) == 0],
            "points": {s: o for s in inside if (o := rng.choice(inside)) != s and rng.below(2)} if last else {},
        })  # fmt: skip
    except (BadPosition, IndexError):
        return None


def shuffled_tiles(setup: Any, rng: Rng) -> list[str]:
    """Tiles of the set in any order."""
    left = list(setup.tiles)
    return [left.pop(rng.below(len(left))) for _ in range(setup.systems)]


def test_crowded_moments() -> None:
    """Few cards, little sand, many fingers: every way to end and to lose cards is met."""
    met: Counter[str] = Counter()
    for seed in range(20_000 if LONG else 200):
        rng = Rng(seed)
        state = crowded(rng)
        for _ in range(5):
            decision = None if state is None else RULES.decision(state)
            if decision is None:
                break
            legal = [a for seat in decision.seats for a in RULES.legal(state, seat)]
            agree_on(state, [*some(list(legal), rng)[:3], *ticks(state, rng)], f"position {seed}", met)
            state = RULES.apply(state, rng.choice(legal)).state
    assert {"home", "no_cards", "wolf", "parity"} <= set(met), met
    assert {"discard_named", "cards_discarded", "command_passed", "turn_skipped"} <= set(met), met


def test_the_comparison_bites() -> None:
    """A card more, less sand, another Commander would be seen."""
    state = RULES.new(config_of("space_sheep"), 2, {}, 3).state
    slow = laid_out(config_of("space_sheep"), state.to_dict())
    assert differences(state, slow) == []
    slow.t["sand"] -= 1
    slow.t["hands"][0].append("wild")
    slow.t["commander"] = 1
    found = [line.split(":")[0] for line in differences(state, slow)]
    assert {"sand", "commander", "hands"} <= set(found)
