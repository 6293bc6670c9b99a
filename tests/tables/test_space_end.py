"""How the end of Space Sheep! is told: together or by sides, with the figures of the game and what made it easier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.action import Action, Tick
from game.core.event import Event, events_for
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import ActivateShepherd, Defend, PointAt
from game.tables.base import EndCard
from game.tables.registry import end_teller
from tests.helpers import config_of
from tests.helpers_ui import texts_of

GAME = "space_sheep"
NEARLY = {"ring": ["red", "sky", "straw", "leaf"], "shepherds": ["sky", "red", "straw", "leaf"],
          "sheep": ["red", "sky", "straw", "leaf"]}  # fmt: skip
"""The red Shepherd goes one system back to its own, and the one that is there changes places with it."""
HOME = ActivateShepherd(0, "sky", "sky")


def told(options: dict[str, Any], description: dict[str, Any], actions: Sequence[Action]) -> EndCard:
    """The end of a game that these actions finish."""
    rules, config = get_rules(GAME), config_of(GAME)
    state = rules.position(config, options, description)
    events: list[Event] = []
    for action in actions:
        step = rules.apply(state, action)
        state = step.state
        events += events_for(step.events, None)
    assert rules.outcome(state) is not None
    teller = end_teller(GAME)
    assert teller is not None
    return teller.end(rules.view(state, None), events, texts_of(GAME))


def won(**options: Any) -> EndCard:
    return told(options, {**NEARLY, "seats": 2, "hands": {0: ["sky", "red"], 1: ["leaf"]}, "deck": ["wild"]}, [HOME])


def test_a_crew_wins_together() -> None:
    card = won()
    assert card.headline == "All of them are home!"
    assert [(side.title, side.won, [seat for seat, _ in side.seats]) for side in card.sides] == [
        ("The crew", True, [0, 1])
    ]


def test_figures_are_those_of_the_game() -> None:
    """One turn, one move; one card of seat 0, one of seat 1 and one in the pile are left."""
    facts = dict(won().facts)
    assert facts == {
        "Turns": "1", "Moves on the ring": "1", "Time on the timer": "0:00 min", "Attacks of the Wolf": "0",
        "Cards left": "3",
    }  # fmt: skip


def test_time_and_the_wolfs_attacks_are_counted() -> None:
    """S15: at zero the timer is turned; four cards of the pile pay for the Wolf."""
    description = {**NEARLY, "seats": 2, "hands": {0: ["sky"], 1: ["leaf"]}, "deck": ["wild"] * 4}
    facts = dict(told({"pace": "normal"}, description, [Tick(None, 65_000), HOME]).facts)
    assert (facts["Time on the timer"], facts["Attacks of the Wolf"]) == ("1:05 min", "1")
    assert facts["Cards left"] == "1"


def test_a_game_without_a_timer_has_no_time() -> None:
    assert "Time on the timer" not in dict(won(pace="untimed").facts)


@pytest.mark.parametrize(("options", "easier"), [
    ({"pace": "normal"}, ""),
    ({}, "Played relaxed."),
    ({"pace": "untimed"}, "Played without a timer."),
    ({"pace": "untimed", "fill_timer": True}, "Played without a timer."),
    ({"pace": "assisted", "fill_timer": True},
     "Played with a timer that runs half as long again and with a timer that is filled up."),
    ({"pace": "slow"}, "Played with a timer that runs twice as long."),
])  # fmt: skip
def test_what_made_it_easier_is_named(options: dict[str, Any], easier: str) -> None:
    assert won(**options).easier == easier


def test_nobody_wins_a_lost_game() -> None:
    """S12: the last card is laid on the console."""
    card = told({"pace": "untimed"}, {"seats": 2, "hands": {0: ["red"], 1: []}, "deck": []}, [Defend(0, "red")])
    assert card.headline == "Lost in space"
    assert [side.won for side in card.sides] == [False]
    assert dict(card.facts)["Cards left"] == "0"


def test_with_infiltrators_there_are_two_sides_and_the_winners_come_first() -> None:
    """S21: two Defenders and one Infiltrator; one Defender is ousted, so that there are as many of both."""
    description = {"seats": 3, "infiltrators": [2], "points": {2: 0}}
    card = told({"pace": "untimed", "infiltrators": 1, "cards": 4}, description, [PointAt(1, 0)])
    assert card.headline == "The Infiltrators win!"
    assert [(side.title, side.won, side.seats) for side in card.sides] == [
        ("Infiltrators", True, ((2, ""),)), ("Defenders", False, ((0, "ousted"), (1, ""))),
    ]  # fmt: skip


def test_defenders_win_by_bringing_all_home() -> None:
    description = {**NEARLY, "seats": 3, "infiltrators": [0], "hands": {0: ["sky"]}}
    card = told({"pace": "untimed", "infiltrators": 1}, description, [HOME])
    assert card.headline == "The Defenders win!"
    assert [(side.title, side.won) for side in card.sides] == [("Defenders", True), ("Infiltrators", False)]


def test_a_game_with_points_tells_no_end() -> None:
    assert end_teller("shear_panic") is None
