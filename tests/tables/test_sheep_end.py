"""How the end of a journey is told: the picture, the figures, what became of each Shepherd, what made it easier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.action import Action
from game.core.event import Event
from game.platform.assets import Assets
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.actions import Attack, Avert, Buy, MoveCaravan, Purify, Ready
from game.tables.base import EndCard, EndPerson
from game.tables.registry import end_teller
from tests.helpers import config_of
from tests.helpers_ui import texts_of

GAME = "the_sheep"
NEARLY = {"day": 9, "stage": "roll", "caravans": {"apothecary": [16, 4], "tinker": [17, 5]}}
"""T5: as soon as one of them moves, both come home."""
FOUL = {
    "stage": "avert", "event": "the_hush", "slot": 2, "lit": {0: 3, 1: 1},
    "tiles": [{"tile": tile, "side": "major"} for tile in ("the_seep", "fire_damp", "violet_well")],
}  # fmt: skip
LOSING = {
    "stage": "combat", "mutation": "hollow", "at": {0: [8, 4]}, "lit": {0: 0, 1: 0},
    "caravans": {"apothecary": {"at": [8, 4], "corruption": 5}}, "sheep": [{"tier": "standard", "at": [8, 4]}],
}  # fmt: skip
"""T19: two points for a Caravan with room for one; its Shepherd has cards to attack with, but is ready."""


def told(
    description: dict[str, Any], actions: Sequence[Action], before: Sequence[Event] = (), **options: Any
) -> EndCard:
    """The end of a journey that these actions finish; `before`: what happened earlier."""
    rules, config = get_rules(GAME), config_of(GAME)
    state = rules.position(config, {"caravans": 2, **options}, {"seats": 2, **description})
    events: list[Event] = list(before)
    for action in actions:
        step = rules.apply(state, action)
        state = step.state
        events += step.events
    assert rules.outcome(state) is not None
    teller = end_teller(GAME)
    assert teller is not None
    return teller.end(rules.view(state, None), events, texts_of(GAME))


def won(**options: Any) -> EndCard:
    return told(NEARLY, [MoveCaravan(0, "tinker")], **options)


def person(card: EndCard, seat: int) -> EndPerson:
    return next(p for p in card.people if p.seat == seat)


def test_all_home() -> None:
    card = won()
    assert (card.headline, card.picture) == ("Safe, every one of them!", "the_sheep/end-safe")
    assert dict(card.facts)["Days"] == "9"
    assert dict(card.facts)["Caravans safe"] == "2 of 2"


def test_a_lost_caravan_is_named() -> None:
    card = told(LOSING, [Ready(0)])
    assert (card.headline, card.picture) == ("The Apothecary’s Van is lost", "the_sheep/end-caravan")
    assert dict(card.facts)["Caravans safe"] == "0 of 2"


def test_foul_water() -> None:
    card = told(FOUL, [Avert(0, (0, 0))])
    assert (card.headline, card.picture) == ("The water is foul", "the_sheep/end-pollution")
    assert dict(card.facts)["Pollution tiles"] == "3 of 3"


@pytest.mark.parametrize("reason", ["safe", "caravan", "pollution"])
def test_every_end_has_its_words_and_a_wide_picture(reason: str) -> None:
    wide, high = Assets(program_root()).natural_size(f"the_sheep/end-{reason}")
    assert wide == 2 * high
    assert {f"after.headline.{reason}", f"outcome.{reason}"} <= set(texts_of(GAME).patterns)


def test_figures_are_those_of_the_journey() -> None:
    earlier = [
        happened.SheepKilled(3, "lesser", 9), happened.EssenceGained(0, 2), happened.EssenceGained(1, 3),
        happened.EssencePaid(0, 1), happened.Healed(1, 2), happened.CurseDrawn(1, "early_shadow"),
        happened.PollutionAverted((1, 2)), happened.LanternsSpent(0, 1, "boost"),
    ]  # fmt: skip
    facts = dict(told(NEARLY, [MoveCaravan(0, "tinker")], earlier).facts)
    assert facts["Sheep killed"] == "1"
    assert facts["Essence in / out"] == "5 / 1"
    assert facts["Corruption healed"] == "2"
    assert facts["Curses"] == "1"
    assert facts["Lanterns given"] == "3"
    assert facts["Pollution tiles"] == "0 of 3"


def test_a_shepherd_alive_with_what_was_killed_and_bought() -> None:
    position = {
        **NEARLY, "stage": "by_day", "at": {0: [16, 4], 1: [15, 4]}, "essence": {0: 4}, "level": {0: 2},
        "sheep": [{"tier": "lesser", "at": [16, 4]}],
    }  # fmt: skip
    rules, config = get_rules(GAME), config_of(GAME)
    state = rules.position(config, {"caravans": 2}, {"seats": 2, **position})
    events: list[Event] = []
    for action in (Attack(0, "flockbuster", 0, False), Purify(0), Buy(0, "canvas_litter")):
        step = rules.apply(state, action)
        state, events = step.state, [*events, *step.events]
    card = told(NEARLY, [MoveCaravan(0, "tinker")], events, shepherd_0="miles", shepherd_1="agatha")
    miles, agatha = person(card, 0), person(card, 1)
    assert miles.title == "Miles, alive at Level\u00a0I"
    assert miles.lines == ("1 Sheep killed.", "Bought Canvas Litter.")
    assert miles.picture == "the_sheep/portrait-miles"
    assert agatha.lines == ("0 Sheep killed.",)
    assert miles.well
    assert agatha.well


def test_the_level_is_that_of_the_end() -> None:
    card = told({**NEARLY, "level": {0: 2, 1: 3}}, [MoveCaravan(0, "tinker")])
    assert [p.title.split(" at ")[1] for p in card.people] == ["Level\u00a0II", "Level\u00a0III"]


def test_the_dead_and_when_they_died() -> None:
    """T20: a Curse into a hand of two Curses and an Equipment; the Caravan behind is lost in the same Night."""
    position = {
        **LOSING, "cards": {0: ["shears", "the_long_neck", "breath_like_smoke"]}, "corruption": {0: 3},
        "distracting": [0], "decks": {"curses": ["early_shadow"]},
        "sheep": [{"tier": "greater", "at": [8, 4]}, {"tier": "standard", "at": [8, 4]}],
    }  # fmt: skip
    card = told(position, [Ready(0)], [happened.DayBegan(7), happened.NightBegan(7)])
    dead = person(card, 0)
    assert dead.title.endswith(", dead in Night 7")
    assert not dead.well
    assert dead.lines == ("0 Sheep killed.", "Cursed: The Early Shadow.")
    assert person(card, 1).well


def test_a_death_by_day_and_one_before_anything_was_told() -> None:
    earlier = [happened.NightBegan(3), happened.DayBegan(4), happened.ShepherdDied(0), happened.NightBegan(5)]
    day = told({**NEARLY, "at": {0: "dead"}}, [MoveCaravan(0, "tinker")], earlier)
    assert person(day, 0).title.endswith(", dead on Day 4")
    unknown = told({**NEARLY, "at": {0: "dead"}}, [MoveCaravan(0, "tinker")])
    assert person(unknown, 0).title.endswith(", dead")


def test_what_dies_by_itself_is_nobodys_kill() -> None:
    earlier = [
        happened.SheepAttacked(0, "shears", 1, False), happened.SheepKilled(1, "lesser", 9),
        happened.AbilityUsed(1, "powder_keg", "burst"), happened.SheepKilled(2, "lesser", 9),
        happened.SheepKilled(3, "lesser", 9), happened.AbilityUsed(-1, "fire_damp", "minor"),
        happened.SheepKilled(4, "lesser", 9), happened.SheepAttacked(0, "shears", 5, False),
        happened.BoardActed("ironmonger"), happened.SheepKilled(6, "lesser", 9),
    ]  # fmt: skip
    card = told(NEARLY, [MoveCaravan(0, "tinker")], earlier)
    assert [person(card, seat).lines[0] for seat in (0, 1)] == ["1 Sheep killed.", "2 Sheep killed."]
    assert dict(card.facts)["Sheep killed"] == "5"


USUAL = config_of(GAME).numbers.caravans["2"]


@pytest.mark.parametrize(("options", "lines"), [
    ({}, ""),
    ({"early_cards": 1}, "Easier than usual: one card more of each of Waves 1 and 2."),
    ({"early_cards": -2}, "Harder than usual: 2 cards fewer of each of Waves 1 and 2."),
    ({"averting_silences": True}, "Easier than usual: averting silenced all tiles."),
    ({"caravans": 2}, f"Easier than usual: 2 Caravans instead of {USUAL}."),
    ({"caravans": 6}, f"Harder than usual: 6 Caravans instead of {USUAL}."),
    ({"minor_tiles": 1}, "Harder than usual: one pollution tile from the start."),
    (
        {"early_cards": 2, "averting_silences": True, "caravans": 6, "minor_tiles": 2},
        "Easier than usual: 2 cards more of each of Waves 1 and 2 and averting silenced all tiles.\n"
        f"Harder than usual: 6 Caravans instead of {USUAL} and 2 pollution tiles from the start.",
    ),
])  # fmt: skip
def test_what_made_it_easier_or_harder_is_named(options: dict[str, Any], lines: str) -> None:
    assert told(FOUL, [Avert(0, (0, 0))], **{"caravans": USUAL, **options}).easier == lines
