"""The Sheep in words: names of cards and hexes, who did what, and a sentence for everything that is worth one."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.event import Event
from game.core.texts import Texts
from game.roots import program_root
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.describe import describe_event, hex_words, named_texts
from tests.rules.the_sheep.positions import RULES, at

SILENT = {"made_ready"}
"""What needs no sentence: it can be seen, or another event tells it."""


def words() -> Texts:
    """The game's words, without the names of a journey."""
    return load_texts(Roots(program_root() / "data"), "the_sheep").texts


def told(event: Event, texts: Texts) -> str | None:
    sentence = describe_event(event, texts, ("Ada", "Ben", "Cyd").__getitem__)
    return None if sentence is None else sentence.text


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (happened.CardDrawn("mutations", "void"), "Tonight they are Void Sheep"),
        (happened.Bought(0, "ironmonger", "shepherds_spear", 3),
         "Ada buys Shepherd’s Spear from the Ironmonger’s Dray for 3 Essence"),
        (happened.CaravanMoved("tinker", (115, 116, 117)), "The Tinker’s Cart goes 2 hexes, to the road at 3, 6."),
        (happened.CaravanMoved("tinker", (115, 116)), "The Tinker’s Cart goes one hex, to the road at 2, 6."),
        (happened.ShepherdMoved(1, (116, 115), "walk"), "Ben walks one hex, to the Start"),
        (happened.ShepherdMoved(1, (202, 201), "lantern"), "Ben goes to the Violet Well."),
        (happened.SheepAdded(100, "greater", 174), "A Greater Sheep appears at the green Spawn."),
        (happened.SheepMoved((3, 4), (100, 101)), "2 Sheep go to the road at 6, 5."),
        (happened.SheepStruck(3, "caravan", 1, 2), "A Sheep strikes the Tinker’s Cart for 2"),
        (happened.SheepStruck(3, "shepherd", 1, 2), "A Sheep strikes Ben for 2"),
        (happened.ShepherdCorrupted(0, 0), "Ada takes 1 corruption, and it overflows."),
        (happened.CurseDrawn(0, "tainted_taunt"), "Ada is cursed: Tainted Taunt."),
        (happened.PollutionAverted((2, 1)), "The pollution is averted by Ada and Ben"),
        (happened.PollutionAverted((0, 0)), "The pollution is averted for nothing"),
        (happened.AbilityUsed(0, "battle_tested", "again"), "Ada uses Battle Tested"),
        (happened.AbilityUsed(-1, "the_seep", "minor"), "The Seep takes effect."),
        (happened.AbilityUsed(-1, "tinker", "board"), None),
        (happened.StepBegan("combat"), "The Sheep are upon you"),
        (happened.StepBegan("board"), None),
        (happened.GameEnded("safe"), "Every Caravan has reached the Finish. The journey is done, and you have won."),
        (happened.GameEnded("pollution"), "The water is foul beyond help. You have lost."),
    ],
)  # fmt: skip
def test_what_happens_is_told_with_names(event: Event, said: str | None) -> None:
    texts = named_texts(words(), at().setup)
    assert told(event, texts) == said
    assert not texts.missing


def test_without_the_names_of_a_journey_there_are_still_sentences() -> None:
    texts = words()
    assert told(happened.CardDrawn("mutations", "void"), texts) == "Tonight they are Void Sheep"
    assert told(happened.SheepMoved((3,), (100, 101)), texts) == "A Sheep goes to another hex."
    assert told(happened.SheepStruck(3, "caravan", 1, 2), texts) == "A Sheep strikes the Caravan for 2"
    assert not texts.missing


def test_a_hex_is_told_by_what_is_there() -> None:
    setup, texts = at().setup, words()
    assert hex_words(setup, setup.map.start, texts) == "the Start"
    assert {hex_words(setup, place, texts) for place in setup.map.finishes} == {"the Finish"}
    assert hex_words(setup, setup.map.spawns["violet"], texts) == "the Violet Well"
    every = [hex_words(setup, place, texts) for place in range(len(setup.map.hexes))]
    assert len(set(every)) == len(every) - len(setup.map.finishes) + 1
    assert not texts.missing


def test_every_kind_of_event_has_a_sentence_or_is_silent_on_purpose() -> None:
    texts = words()
    for cls in RULES.events:
        herd = {"sheep": (1,)} if cls is happened.SheepMoved else {}
        made = cls(**{field.name: (EXAMPLE | herd)[field.name] for field in fields(cls)})
        assert (told(made, texts) is None) == (cls.verb in SILENT), cls.verb
    assert not texts.missing


EXAMPLE: dict[str, Any] = {
    "day": 1, "step": "by_day", "deck": "flock", "card": "shears", "caravan": "tinker", "path": (1, 2), "why": "sheep",
    "seat": 0, "how": "walk", "cost": 1, "amount": 1, "other": 1, "count": 1, "use": "avert", "trait": "cold_steel",
    "ability": "thrust", "sheep": 1, "boost": True, "damage": 1, "tier": "lesser", "hex": 1, "kind": "caravan",
    "number": 0, "slot": 1, "lanterns": (1, 0), "tile": "the_seep", "reason": "safe",
}  # fmt: skip
