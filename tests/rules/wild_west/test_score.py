"""Sheep of every character at every kind of location, from a table written by hand (W14 to W19), and who wins (W20)."""

from __future__ import annotations

import pytest

from game.rules.wild_west.actions import PlaceMeeple
from game.rules.wild_west.score import best, outcome
from tests.rules.wild_west.positions import RULES, games, wild

SIX = ("turkey_mama", "joe_lucky", "hunter", "priest", "banker")

# What a character alone at a place brings home (gain), and what lies beside it then, when two lay there before.
ALONE = [
    ("headman", "grass", 2, 0), ("headman", "three_sheep", 3, 2), ("headman", "two_wolves", -2, 4),
    ("turkey_mama", "grass", 2, 0), ("turkey_mama", "three_sheep", 5, 0), ("turkey_mama", "one_wolf", -1, 3),
    ("joe_lucky", "grass", 3, 0), ("joe_lucky", "three_sheep", 4, 2), ("joe_lucky", "clothed_wolf", -1, 3),
    ("hunter", "grass", 0, 2), ("hunter", "three_sheep", 0, 5), ("hunter", "two_wolves", 3, 2),
    ("hunter", "clothed_wolf", 2, 2),
    ("priest", "grass", 2, 0), ("priest", "three_sheep", 3, 2), ("priest", "two_wolves", -2, 4),
    ("banker", "grass", 4, 0), ("banker", "three_sheep", 6, 2), ("banker", "one_wolf", -1, 3),
    ("billy", "grass", 2, 0), ("billy", "three_sheep", 3, 2), ("billy", "two_wolves", 2, 0),
    ("wild_head", "grass", 2, 0), ("wild_head", "two_sheep", 3, 1), ("wild_head", "one_wolf", 2, 0),
    ("insurance_agent", "grass", 0, 2), ("insurance_agent", "three_sheep", 0, 5), ("insurance_agent", "one_wolf", 0, 2),
]  # fmt: skip


@pytest.mark.parametrize(("character", "card", "gain", "left"), ALONE)
def test_a_character_alone(character: str, card: str, gain: int, left: int) -> None:
    """Field 3 holds the card and two sheep of before; everybody else is at the wild place."""
    setup = wild(seats=4, stage="draft").setup
    types = [kind for kind in ("grass", "sheep", "wolf") if kind != setup.cards[card].type]
    fill = {"grass": "grass", "sheep": "two_sheep", "wolf": "one_wolf"}
    cards = [fill[types[0]], fill[types[1]], card, "grass"]
    advanced = character in ("wild_head", "billy", "insurance_agent")
    others = [name for name in SIX if name != character]
    who = dict(enumerate(others[:4] if character in ("headman", "wild_head") else [character, *others[:4]], start=1))
    if character in ("headman", "wild_head"):
        who[5] = others[4]
    seat = 0 if character in ("headman", "wild_head") else 1
    order = [0, 1, 2, 3, 4, 5] if character in ("wild_head", "insurance_agent") else [1, 2, 3, 4, 5, 0]
    where = {s: "field_3" if s == seat else "wild" for s in order}
    wolves = sum(setup.cards[c].wolves for c in cards[:2])
    state = wild(
        {"characters": "advanced" if advanced else "basic"}, seats=6, characters=who, locations=cards,
        announced=wolves, tokens=[0, 0, 2, 0], placed={s: where[s] for s in order[:-1]}, seed=1,
        looks={order[-1]: ["field_1"]} if order[-1] else {},
    )  # fmt: skip
    before = state.sheep[seat]
    after = RULES.apply(state, PlaceMeeple(order[-1], where[order[-1]], None, None)).state
    assert (after.sheep[seat] - before, after.tokens[2]) == (gain, left)


@pytest.mark.parametrize(
    ("sheep", "contracts", "winners"),
    [
        ((11, 3, 4, 5), (), (0,)),
        ((11, 3, 4, 5), (1,), (0,)),
        ((11, 13, 4, 5), (0,), (1,)),
        ((11, 11, 4, 5), (), (0, 1)),
        ((11, 11, 4, 5), (1,), (1,)),
        ((11, 11, 4, 5), (2, 3), (0, 1)),
        ((11, 11, 4, 11), (0, 3), (0, 3)),
        ((12, 12, 12, 12), (2,), (2,)),
        ((12, 12, 12, 12), (0, 1, 2, 3), (0, 1, 2, 3)),
    ],
)
def test_who_wins(sheep: tuple[int, ...], contracts: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """W20."""
    assert best(sheep, contracts) == winners


def test_sheep_are_where_the_events_say() -> None:
    """Over whole rounds of random games: what is taken, lost and added makes up every difference."""
    rounds = 0
    for state in games(seeds=2):
        if state.stage != "place" or len(state.queue) != 1:
            continue
        step = RULES.apply(state, RULES.legal(state, state.turn)[0])
        sheep, beside = list(state.sheep), sum(state.tokens)
        for event in step.events:
            if event.verb == "sheep_taken":
                sheep[event.seat] += event.count
                beside -= event.count if event.beside else 0
            elif event.verb == "sheep_lost":
                sheep[event.seat] -= 0 if event.contract else event.count
                beside += event.count
            elif event.verb == "sheep_added":
                beside += event.count
        assert (tuple(sheep), beside) == (step.state.sheep, sum(step.state.tokens))
        rounds += 1
    assert rounds > 30


def test_the_outcome_tells_where_the_sheep_came_from() -> None:
    state = wild(
        seats=5, characters={1: "turkey_mama", 2: "joe_lucky", 3: "hunter", 4: "priest"},
        locations=["one_sheep", "one_wolf", "grass", "grass"], announced=1,
        placed={1: "wild", 2: "field_3", 3: "wild", 4: "wild"}, sheep=[2, 3, 10, 4, 1],
    )  # fmt: skip
    assert outcome(state) is None
    end = outcome(RULES.apply(state, PlaceMeeple(0, "field_1", None, None)).state)
    assert end is not None
    assert (end.reason, end.winners, end.scores) == ("goal", (2,), (3, 3, 11, 4, 3))
    lines = {(line.seat, line.source): line.points for line in end.breakdown}
    assert lines[0, "share"] == 1
    assert lines[2, "joe_lucky"] == 1
    assert lines[4, "priest"] == 2
    assert lines[4, "wolves"] == -1
    assert all(lines[seat, "start"] == 2 for seat in range(5))
