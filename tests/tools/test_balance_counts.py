"""What the balance report counts in single games, read off positions and events that somebody wrote down."""

from __future__ import annotations

from game.core.outcome import Outcome, ScoreLine
from game.rules.shear_panic import events as shear
from game.rules.space_sheep import events as space
from game.rules.the_sheep import events as sheep
from game.rules.the_sheep.actions import Attack, Buy, Choose, DropEquipment, Purify, TakeTrait, UseAbility
from game.rules.wild_west import events as wild
from tests.helpers import config_of
from tests.rules.the_sheep.positions import at
from tests.tools.balance_people import heard, noted, played
from tools.balance_report.balanced import balanced
from tools.balance_report.tally import CHOSEN, OFFERED, TAKEN, THERE, USED

# ------------------------------------------------------------------ The Sheep


def test_what_a_caravan_sells_is_on_sale_and_what_is_bought_is_taken_even_if_it_goes_at_once() -> None:
    """The Ironmonger sells the spear; Miles holds three cards already (T7)."""
    state = at(
        at={0: [4, 6]}, essence={0: 3}, cards={0: ["shears", "flockbuster", "service_sabre"]},
        caravans={"ironmonger": [4, 6]},
    )  # fmt: skip
    (case,) = played("the_sheep", state, Buy(0, "shepherds_spear"), DropEquipment(0, "shepherds_spear")).cases
    assert set(noted(case, "equipment", THERE)) == set(config_of("the_sheep").caravans["ironmonger"].inventory)
    assert noted(case, "equipment", TAKEN) == {"shepherds_spear": 1}
    assert noted(case, "equipment", USED) == {}
    assert noted(case, "caravans", "entered") == {"ironmonger": 1}


def test_a_caravan_in_town_sells_nothing_yet() -> None:
    (case,) = heard("the_sheep", 2, []).cases
    assert noted(case, "equipment", THERE) == {}
    (case,) = heard("the_sheep", 2, [sheep.CaravanEntered("chandler")]).cases
    assert set(noted(case, "equipment", THERE)) == set(config_of("the_sheep").caravans["chandler"].inventory)
    assert noted(case, "abilities", TAKEN)["chandler/board"] == 1


def test_whoever_goes_brings_the_own_pieces_and_the_trait_of_the_set_up_was_no_choice() -> None:
    (case,) = heard("the_sheep", 2, []).cases
    assert set(noted(case, "shepherds", TAKEN)) == {"miles", "agatha"}
    assert set(noted(case, "starting", TAKEN)) == {"shears", "flockbuster", "service_sabre", "doctors_lancet"}
    assert set(noted(case, "traits", TAKEN)) == {"second_wind", "bedside_manner"}
    assert set(noted(case, "traits", THERE)) == {"second_wind", "cold_steel", "bedside_manner", "draw_the_fever"}
    assert noted(case, "traits", OFFERED) == noted(case, "traits", CHOSEN) == {}


def test_a_trait_is_chosen_out_of_a_pair() -> None:
    """The fifth point brings Level II (T22)."""
    state = at(experience={0: 4}, essence={0: 1})
    (case,) = played("the_sheep", state, Purify(0), TakeTrait(0, "battle_tested")).cases
    assert noted(case, "traits", OFFERED) == {"battle_tested": 1, "quartermasters_eye": 1}
    assert noted(case, "traits", CHOSEN) == {"battle_tested": 1}
    assert "battle_tested/again" in noted(case, "abilities", TAKEN)
    assert "quartermasters_eye/issue" not in noted(case, "abilities", TAKEN)


def test_an_attack_and_an_ability_use_a_card_and_only_the_ability_uses_itself() -> None:
    state = at(at={0: [4, 6]}, cards={0: ["lightning_prod", "shears"]}, sheep=[
        {"tier": "greater", "at": [4, 6]}, {"tier": "standard", "at": [4, 6]},
    ])  # fmt: skip
    space_137 = Choose(0, "space", 137)
    (case,) = played("the_sheep", state, UseAbility(0, "lightning_prod", "prod"), space_137).cases
    assert noted(case, "abilities", USED) == {"lightning_prod/prod": 1}
    assert noted(case, "equipment", USED) == {"lightning_prod": 1}
    (case,) = played("the_sheep", state, Attack(0, "shears", 0, False)).cases
    assert noted(case, "starting", USED) == {"shears": 1}
    assert noted(case, "abilities", USED) == {}


def test_a_passive_counts_when_it_takes_effect_and_what_is_declined_does_not() -> None:
    """The Quartermaster's Eye gives an Essence for what is bought; the Third Hand may be kept still."""
    state = at(
        at={0: [4, 6]}, essence={0: 4}, level={0: 2}, traits={0: ["second_wind", "quartermasters_eye"]},
        cards={0: ["third_hand"]}, caravans={"ironmonger": [4, 6]},
    )  # fmt: skip
    (case,) = played("the_sheep", state, Buy(0, "cold_chisel"), Choose(0, "block", 1)).cases
    assert noted(case, "abilities", USED) == {"quartermasters_eye/discount": 1}
    (case,) = played("the_sheep", state, Buy(0, "cold_chisel"), Choose(0, "block", 0)).cases
    assert set(noted(case, "abilities", USED)) == {"quartermasters_eye/discount", "third_hand/pilfer"}
    assert noted(case, "curses", USED) == {"third_hand": 1}


def test_what_comes_out_of_decks_and_what_becomes_of_people_and_caravans() -> None:
    told = heard("the_sheep", 2, [
        sheep.DayBegan(1), sheep.CardDrawn("mutations", "void"), sheep.CardDrawn("flock", "two_rams"),
        sheep.CardDrawn("night_events", "black_rain"), sheep.TilePlaced("the_seep"), sheep.TileFlipped("the_seep"),
        sheep.AbilityUsed(-1, "the_seep", "major"), sheep.CurseDrawn(1, "black_milk"), sheep.ShepherdDied(1),
        sheep.CaravanSafe("tinker"), sheep.CaravanLost("apothecary"), sheep.DayBegan(2),
    ], Outcome("caravan", ()))  # fmt: skip
    (case,) = told.cases
    assert (told.length, case.won) == (2, 0)
    assert noted(case, "mutations", TAKEN) == {"void": 1}
    assert noted(case, "flock", TAKEN) == {"two_rams": 1}
    assert noted(case, "night_events", TAKEN) == {"black_rain": 1}
    assert noted(case, "tiles", TAKEN) == noted(case, "tiles", "flipped") == {"the_seep": 1}
    assert noted(case, "abilities", USED) == {"the_seep/major": 1}
    assert noted(case, "curses", TAKEN) == {"black_milk": 1}
    assert noted(case, "shepherds", "died") == {"agatha": 1}
    assert (noted(case, "caravans", "safe"), noted(case, "caravans", "lost")) == ({"tinker": 1}, {"apothecary": 1})


def test_every_ability_of_the_data_has_its_line() -> None:
    """Those of cards and traits, passives too, two of each tile, one of each Caravan."""
    (table,) = [kind for kind in balanced("the_sheep").kinds(config_of("the_sheep"), 2) if kind.id == "abilities"]
    assert set(table.entries) >= {
        "doctors_lancet/bleed", "lightning_prod/prod", "third_hand/pilfer", "cinder/burn", "toll_gate/collect",
        "old_bites/itch", "the_seep/minor", "the_seep/major", "tinker/board",
    }  # fmt: skip
    assert {line for line in table.entries if line.startswith("quartermasters_eye/")} == {
        "quartermasters_eye/issue", "quartermasters_eye/discount",
    }  # fmt: skip
    assert len(table.entries) == len(set(table.entries))


# ------------------------------------------------------------------ the other games


def test_shear_panic_is_counted_seat_by_seat() -> None:
    ended = Outcome("last_space", (1,), (12, 20), (ScoreLine(0, "roger", 12), ScoreLine(1, "shear", 20)))
    told = heard("shear_panic", 2, [
        shear.TurnBegan(0, True), shear.TurnBegan(0, False), shear.BoxCovered(0, "boing", 3, True),
        shear.ButtonLifted(0, 2), shear.TurnBegan(1, False), shear.BoxCovered(1, "lamb_slam", 3, False),
    ], ended)  # fmt: skip
    first, second = told.cases
    assert told.length == 2, "the truck is no turn"
    assert (first.won, second.won) == (0, 1)
    assert noted(first, "boxes", OFFERED)["lamb_slam 3"] == 2, "there are two of them on a mat"
    assert noted(first, "boxes", CHOSEN) == noted(first, "boxes", "early") == {"boing 3": 1}
    assert noted(second, "boxes", CHOSEN) == noted(second, "boxes", "vain") == {"lamb_slam 3": 1}
    assert noted(first, "buttons", OFFERED) == {"1": 2, "2": 2, "3": 1}
    assert noted(first, "buttons", CHOSEN) == {"2": 1}
    assert noted(first, "points", "amount") == {"roger": 12}
    assert noted(second, "seats", "score") == {"seat 2": 20}


def test_only_the_first_four_boxes_are_early() -> None:
    covered = [shear.BoxCovered(0, "line_push", number, True) for number in (1, 2, 1, 2, 1)]
    first = heard("shear_panic", 2, covered).cases[0]
    assert noted(first, "boxes", "early") == {"line_push 1": 2, "line_push 2": 2}
    assert noted(first, "boxes", CHOSEN) == {"line_push 1": 3, "line_push 2": 2}


def test_wild_west_counts_what_a_character_brings_in_a_round() -> None:
    """The Hunter stands at wolves and takes three, the Headman is bitten for one; who finds one card has no choice."""
    told = heard("wild_west", 4, [
        wild.RoundBegan(1, 0), wild.CharactersSeen(1, ("hunter", "priest")), wild.CharacterChosen(1, "hunter"),
        wild.CharactersSeen(2, ("priest",)), wild.CharacterChosen(2, "priest"),
        wild.MeeplePlaced(1, "field_1"), wild.MeeplePlaced(0, "field_1"), wild.LocationTurned("field_1", "two_wolves"),
        wild.SheepLost(0, "field_1", 1, False), wild.SheepTaken(1, "field_1", 3, False, "hunter"),
        wild.RoundEnded(1, (1, 5, 2, 2)),
    ])  # fmt: skip
    headman, hunter, priest, _ = told.cases
    assert told.length == 1
    assert noted(hunter, "characters", OFFERED) == {"hunter": 1, "priest": 1}
    assert noted(hunter, "characters", CHOSEN) == noted(hunter, "characters", USED) == {"hunter": 1}
    assert noted(hunter, "characters", "sheep") == {"hunter": 3}
    assert noted(headman, "characters", "sheep") == {"headman": -1}
    assert noted(priest, "characters", OFFERED) == {}
    assert noted(priest, "characters", TAKEN) == {"priest": 1}
    assert noted(hunter, "locations", "sheep") == {"two_wolves": 3}
    assert noted(priest, "locations", TAKEN) == {}


def test_a_headman_without_billy_is_the_wild_head_and_a_contract_pays_for_wolves() -> None:
    headman = heard("wild_west", 4, [
        wild.RoundBegan(1, 0), wild.HeadmanTurned(0), wild.SheepLost(0, "field_1", 2, True),
        wild.RoundEnded(1, (2, 2, 2, 2)),
    ]).cases[0]  # fmt: skip
    assert noted(headman, "characters", TAKEN) == {"wild_head": 1}
    assert noted(headman, "characters", "sheep") == {}


def test_space_sheep_counts_the_tile_of_a_system_that_is_played() -> None:
    told = heard("space_sheep", 2, [
        space.RingDealt(("red", "blue"), ("past_1_shepherd", "two_chits"), ((), ()), (), ()),
        space.TurnBegan(0), space.CardPlayed(0, "wild", "system"),
        space.PiecesMoved("blue", "red", "shepherd", "red", ""), space.CardPlayed(0, "red", "shepherd"),
        space.PiecesMoved("red", "blue", "shepherd", "red", ""), space.CardLaid(0), space.WolfAttacked(4, "sand"),
    ], Outcome("home", (0, 1)))  # fmt: skip
    (case,) = told.cases
    assert (told.length, case.won) == (1, 1)
    assert noted(case, "tiles", TAKEN) == {"past_1_shepherd": 1, "two_chits": 1}
    assert noted(case, "tiles", USED) == {"two_chits": 1}
    assert noted(case, "cards", TAKEN) == {"system": 1, "shepherd": 1, "console": 1}
    assert noted(case, "wolf", TAKEN) == {"sand": 1}


def test_infiltrators_who_win_are_no_win_for_the_herd() -> None:
    (case,) = heard("space_sheep", 2, [], Outcome("infiltrated", (1,))).cases
    assert case.won == 0
