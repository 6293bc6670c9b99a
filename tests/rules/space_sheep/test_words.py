"""Space Sheep! in words: what the tiles say, and that nobody is told what is hidden."""

from __future__ import annotations

import pytest

from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.texts import Texts
from game.roots import program_root
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.describe import describe_event
from game.rules.space_sheep.tile_text import tile_text
from tests.helpers import config_of


def words() -> Texts:
    """The game's words."""
    return load_texts(Roots(program_root() / "data"), "space_sheep").texts


@pytest.mark.parametrize(
    ("tile", "colours", "said"),
    [
        ("past_1_shepherd", ("sky",), "Move 1 past the sky Shepherd."),
        ("behind_3_shepherd", ("red",), "Move 3 behind the red Shepherd."),
        ("past_1_sheep", ("leaf",), "Move 1 past the leaf SpaceSheep."),
        (
            "past_1_sheep_or_behind", ("sky", "red"),
            "If the red Shepherd is at home, move 1 past the sky SpaceSheep; if not, move 1 behind the sky SpaceSheep.",
        ),
        (
            "past_united_shepherd", ("sky",),
            "Move past the sky Shepherd, as many as there are SpaceSheep with their own Shepherd.",
        ),
        (
            "to_sheep_or_past", ("rose",),
            "If the rose SpaceSheep is with its Shepherd, move to the rose SpaceSheep; if not, move 2 past the rose "
            "SpaceSheep.",
        ),
        ("past_2_shepherd", (), "Move 2 past the [1] Shepherd."),
    ],
)  # fmt: skip
def test_a_tile_says_what_it_does(tile: str, colours: tuple[str, ...], said: str) -> None:
    assert tile_text(config_of("space_sheep").tiles[tile], words(), colours) == said


def test_every_tile_can_be_read() -> None:
    texts = words()
    said = {tile_text(tile, texts, ("red", "sky")[: tile.chits]) for tile in config_of("space_sheep").tiles.values()}
    assert len(said) == len(config_of("space_sheep").tiles) == 23
    assert not texts.missing


def test_every_kind_of_event_has_a_sentence_or_is_silent_on_purpose() -> None:
    texts = words()
    examples = [
        happened.Pointed(0, -1), happened.Pointed(0, 2), happened.WolfAttacked(0, "sand"),
        happened.WolfAttacked(4, "ousted"), happened.TimerTurned(1000, False), happened.GameEnded("wolf", (), ()),
        happened.GameEnded("parity", (2,), (2,)), happened.CardsDiscarded("hand", 1, 1),
    ]  # fmt: skip
    said = [describe_event(event, texts, lambda seat: f"Player {seat}") for event in examples]
    assert [sentence.text for sentence in said if sentence is not None] == [
        "Player 0 points at nobody any more",
        "Player 0 points at Player 2",
        "The Wolf attacks and takes everything.",
        "The empty seat costs 4 cards.",
        "The timer is turned and has 1 second left.",
        "The Wolf has attacked, and too few cards were left to hold it off. Nobody wins.",
        "There are as many Infiltrators as Defenders. Player 2 wins.",
        "Player 1 gives up a card.",
    ]
    assert describe_event(happened.TimePassed(10, 20), texts, str) is None


def test_presets_have_names() -> None:
    texts = words()
    for preset in config_of("space_sheep").presets:
        assert f"preset.{preset}.name" in texts
        assert f"preset.{preset}.help" in texts
