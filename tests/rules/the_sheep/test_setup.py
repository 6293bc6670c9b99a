"""Who goes, with which trait, with which Caravans: what is chosen in the set-up stands on the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.cli.main import main
from game.content.catalog import load_game
from game.content.mods import Roots
from game.core.rules import BadPosition
from game.core.set_up import BadOption, HelpsSetUp, OffersRows
from game.roots import program_root
from game.rules.the_sheep.config import SheepConfig
from tests.helpers import config_of
from tests.rules.the_sheep.positions import RULES

CONFIG: SheepConfig = config_of("the_sheep")
USUAL = {2: 3, 3: 4, 4: 4}
"""Caravans by Shepherds (the rules page)."""


def dealt(seats: int, config: SheepConfig = CONFIG, **options: Any) -> Any:
    return RULES.new(config, seats, options, 1).state.setup


def refused(seats: int, **options: Any) -> BadPosition:
    assert isinstance(RULES, HelpsSetUp)
    error = RULES.refusal(CONFIG, seats, options)
    assert error is not None
    return error


def test_nothing_chosen_is_a_soldier_and_a_doctor_and_whoever_comes_next() -> None:
    assert dealt(2).shepherds == ("miles", "agatha")
    assert dealt(4).shepherds == ("miles", "agatha", "isidore", "nan")
    assert dealt(2).traits == ("second_wind", "bedside_manner")


def test_every_seat_is_whom_it_chose_with_the_trait_it_chose() -> None:
    setup = dealt(3, shepherd_0="wren", shepherd_2="miles", trait_2="cold_steel")
    assert setup.shepherds == ("wren", "agatha", "miles"), "the seat that left it open gets who comes next"
    assert setup.traits[2] == "cold_steel"
    state = RULES.new(CONFIG, 2, {"shepherd_1": "miles", "trait_1": "cold_steel"}, 1).state
    assert [card.name for card in state.traits[1]] == ["cold_steel"]
    assert "service_sabre" in [card.name for card in state.cards[1]]


def test_who_is_left_open_never_takes_whom_another_seat_chose() -> None:
    assert dealt(3, shepherd_2="miles").shepherds == ("agatha", "isidore", "miles")


def test_no_two_are_alike() -> None:
    error = refused(2, shepherd_0="silas", shepherd_1="silas")
    assert str(error) == "Silas Pole cannot go twice (shepherd_0 and shepherd_1); choose another Shepherd"
    assert isinstance(error, BadOption)
    assert error.option == "shepherd_1"
    with pytest.raises(BadPosition, match="cannot go twice"):
        dealt(2, shepherd_0="silas", shepherd_1="silas")


def test_a_trait_belongs_to_its_shepherd_and_to_level_one() -> None:
    for trait in ("bedside_manner", "battle_tested", "nonsense"):
        error = refused(2, trait_0=trait)
        assert f"Miles begins with one of second_wind, cold_steel, not with '{trait}'" in str(error)


def test_unknown_names_are_told_with_those_there_are() -> None:
    assert str(refused(2, shepherd_0="bo")).startswith("there is no Shepherd 'bo'; there are miles, agatha")
    assert str(refused(2, caravan_1="bus")).startswith("there is no Caravan 'bus'; there are apothecary")
    assert str(refused(2, map="moon")) == "there is no map 'moon'; there are downs, levels"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_caravans_as_are_usual(seats: int) -> None:
    assert isinstance(RULES, HelpsSetUp)
    assert len(dealt(seats).caravans) == USUAL[seats]
    assert RULES.suggested(CONFIG, seats) == {"caravans": USUAL[seats]}


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_two_to_six_caravans_whoever_plays(count: int) -> None:
    assert len(dealt(2, caravans=count).caravans) == count


def test_the_caravans_that_were_chosen_go_and_others_fill_the_row() -> None:
    assert dealt(2, caravans=2, caravan_0="drover", caravan_1="tinker").caravans == ("tinker", "drover")
    assert dealt(2, caravans=3, caravan_0="drover").caravans == ("apothecary", "tinker", "drover")
    assert dealt(2, caravans=2, caravan_2="drover").caravans == ("apothecary", "tinker"), "a third does not go"
    assert "Parish Reliquary cannot go twice" in str(refused(2, caravan_0="reliquary", caravan_1="reliquary"))


def test_what_was_left_open_is_filled_in_for_the_save() -> None:
    assert isinstance(RULES, HelpsSetUp)
    chosen = {"shepherd_1": "miles", "shepherd_3": "wren", "caravans": 2, "caravan_4": "drover", "undo": "none"}
    fitted = RULES.fitted(CONFIG, 2, 1, chosen)
    assert fitted == {
        "shepherd_0": "agatha", "shepherd_1": "miles", "trait_0": "bedside_manner", "trait_1": "second_wind",
        "caravans": 2, "caravan_0": "apothecary", "caravan_1": "tinker", "undo": "none",
    }  # fmt: skip
    impossible = {"shepherd_0": "miles", "shepherd_1": "miles"}
    assert RULES.fitted(CONFIG, 2, 1, impossible) == impossible, "what cannot be played is refused, not mended"


def test_the_traits_that_are_offered_follow_the_shepherd() -> None:
    assert isinstance(RULES, OffersRows)
    rows = RULES.rows(CONFIG, 2, {"shepherd_1": "agatha", "trait_1": "cold_steel"})
    assert rows["trait_0"] == ("second_wind", "cold_steel")
    assert rows["trait_1"] == ("bedside_manner", "draw_the_fever"), "also where something wrong was chosen"
    assert rows["shepherd_0"] == tuple(CONFIG.shepherds)
    assert [key for key in rows if key.startswith("caravan")] == ["caravan_0", "caravan_1", "caravan_2"]
    assert "shepherd_2" not in rows


def test_easier_and_harder_change_what_they_say() -> None:
    assert isinstance(RULES, HelpsSetUp)
    presets = RULES.presets(CONFIG)
    assert list(presets) == ["easier", "usual", "harder"]
    waves = {name: dealt(3, **preset.options).waves for name, preset in presets.items()}
    usual = CONFIG.numbers.waves
    assert waves["usual"] == usual
    assert waves["easier"] == (usual[0] + 2, usual[1] + 2)
    assert waves["harder"] == (usual[0] - 1, usual[1] - 1)
    assert [dealt(3, **preset.options).minor_tiles for preset in presets.values()] == [0, 0, 1]


def seventh(home: Path) -> SheepConfig:
    """The data with a seventh Shepherd and a seventh Caravan from the mods folder."""
    folder = home / "folk" / "the_sheep"
    folder.mkdir(parents=True)
    levels = "".join(
        f"  maud_{level}{which}:\n    shepherd: maud\n    level: {level}\n    name: Maud {level}{which}\n"
        "    flavour: None.\n    abilities:\n      rest:\n        when: [day]\n"
        f"        do: [{{gain: {{who: $owner, what: essence, amount: {level}}}}}]\n    origin: house\n"
        for level in (1, 2, 3) for which in "ab"
    )  # fmt: skip
    (folder / "maud.yaml").write_text(
        "shepherds:\n  maud:\n    name: Maud\n    was: Carter\n    flavour: Late.\n"
        f"    starts_with: [shears, flockbuster]\n    origin: house\ntraits:\n{levels}"
        "caravans:\n  hearse:\n    name: Hearse\n    flavour: Empty.\n    slots: 5\n    inventory: []\n"
        "    origin: house\n",
        encoding="utf-8",
    )
    loaded = load_game(RULES, Roots(program_root() / "data", (home,)))
    assert loaded.problems == ()
    config: SheepConfig = loaded.config
    return config


def test_a_seventh_shepherd_and_caravan_may_go_too(tmp_path: Path) -> None:
    assert isinstance(RULES, OffersRows)
    config = seventh(tmp_path)
    assert "maud" in RULES.rows(config, 2, {})["shepherd_1"]
    assert RULES.rows(config, 2, {"shepherd_1": "maud"})["trait_1"] == ("maud_1a", "maud_1b")
    setup = dealt(2, config, shepherd_1="maud", trait_1="maud_1b", caravan_0="hearse")
    assert setup.shepherds == ("miles", "maud")
    assert setup.traits[1] == "maud_1b"
    assert "hearse" in setup.caravans


def test_a_set_up_without_enough_caravans_says_so() -> None:
    few = replace(CONFIG, caravans=dict(list(CONFIG.caravans.items())[:3]))
    assert isinstance(RULES, OffersRows)
    with pytest.raises(BadPosition, match="caravans must be a whole number from 0 to 3, not 6"):
        dealt(2, few, caravans=6)
    assert "caravan_0" not in RULES.rows(few, 2, {"caravans": 6})


def test_bots_can_be_told_who_goes(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("shepherd_0=wren", "trait_0=hedge_gap", "caravan_0=drover", "caravans=2", "shepherd_1=silas")
    wren = [name for name, trait in CONFIG.traits.items() if trait.shepherd == "wren" and trait.level == 1]
    settings = [part for setting in chosen for part in ("--set", setting.replace("hedge_gap", wren[1]))]
    usual = ["simulate", "--game", "the_sheep", "--seats", "2", "--bots", "random", "--games", "1"]
    assert main([*usual, *settings, "--preset", "harder"]) == 0
    assert main([*usual, "--set", "shepherd_0=wren", "--set", "shepherd_1=wren"]) == 2
    assert "Wren Tully cannot go twice" in capsys.readouterr().err
