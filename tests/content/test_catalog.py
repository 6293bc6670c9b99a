"""Loading a game's data: the base must be whole, mods lie on top, and one broken mod spoils nothing else."""

from __future__ import annotations

import shutil

import pytest

from game.content.catalog import BrokenData, restore
from game.content.nodes import shown_path
from game.core.record import canonical_json, state_hash
from game.rules.registry import get_rules
from tests.content.conftest import GAME, Farmyard


def messages(problems: object, place: object) -> list[str]:
    """The problems without the file's name, all of which must be the given file's."""
    start = f"{shown_path(place)}:"
    assert all(str(p).startswith(start) for p in problems), list(map(str, problems))
    return [str(p).removeprefix(start) for p in problems]


def test_the_shipped_data_is_whole(farmyard: Farmyard) -> None:
    loaded = farmyard.load()
    assert loaded.problems == loaded.notes == loaded.mods == ()
    assert loaded.config.mat["lamb_slam_1"].number == 3
    assert loaded.config.tracks["long"].brown == (25, 37, 62, 74)
    assert loaded.config.start.rows[1] == ("red", "black", "yellow")


def test_what_is_missing_in_the_base_stops_everything(farmyard: Farmyard) -> None:
    line = farmyard.line_of("small_step: {")
    farmyard.edit("small_step: {action: small_step, number: 1, origin: house}", "small_step: {action: small_step}")
    assert messages(farmyard.broken(), farmyard.base_file) == [
        f'{line}:3: "small_step" lacks the field "number" (Spaces the marker moves)',
        f"{line}:3: \"small_step\" lacks the field \"origin\" (Printed in the rulebook, or the project's own value)",
    ]


def test_a_missing_section_is_named_at_the_top(farmyard: Farmyard) -> None:
    farmyard.edit("two_players:\n  buttons: [1, 1, 2, 2, 3]\n  left_over: 3\n  truck_rolls: 2\n  origin: house\n", "")
    assert messages(farmyard.broken(), farmyard.base_file) == [
        '1:1: this file lacks the field "two_players" (The variant for two players)'
    ]


def test_the_rules_own_findings_stop_it_too(farmyard: Farmyard) -> None:
    line = farmyard.line_of("shear: 56")
    farmyard.edit("black_tag: 37, shear: 56", "black_tag: 37, shear: 50")
    assert f"{line}:60: the shear field must end on the last space, 56" in messages(
        farmyard.broken(), farmyard.base_file
    )


def test_five_mistakes_in_the_base_give_five_entries(farmyard: Farmyard) -> None:
    farmyard.edit("  facing: north", "  facing: nort")
    farmyard.edit("  beside: 2", "  beside: two")
    farmyard.edit("boing: {action: boing, number: 3", "boing: {action: boing, number: 33")
    farmyard.edit("  left_over: 3", "  left_ower: 3")
    assert [m.split(": ", 1)[1] for m in messages(farmyard.broken(), farmyard.base_file)] == [
        '"number" must be from 1 to 9, not 33',
        '"facing" is "nort", which is not known; allowed are north, east, south and west; did you mean "north"?',
        '"beside" must be a whole number, not the text "two"',
        '"two_players" lacks the field "left_over" (Points lost for each button still on the spare mat at the end)',
        'unknown field "left_ower"; allowed are buttons, left_over, truck_rolls and origin; did you mean "left_over"?',
    ]


def test_the_base_may_be_spread_over_files(farmyard: Farmyard) -> None:
    whole = farmyard.load()
    points = "points:\n  beside: 2\n  corner: 1\n  rows: [4, 3, 2, 1]\n"
    farmyard.edit(points, "")
    (farmyard.base_file.parent / "points.yaml").write_text(points, encoding="utf-8")
    assert farmyard.load().config == whole.config
    assert farmyard.load().data_hash == whole.data_hash


def test_a_section_in_two_files_is_told_with_both_places(farmyard: Farmyard) -> None:
    second = farmyard.base_file.parent / "points.yaml"
    second.write_text("points: {beside: 3, corner: 1, rows: [1]}\n", encoding="utf-8")
    line = farmyard.line_of("points:")
    assert messages(farmyard.broken(), second) == [
        f'1:1: "points" stands in another file too ({shown_path(farmyard.base_file)}:{line}:1); keep one of them'
    ]


def test_no_data_at_all(farmyard: Farmyard) -> None:
    shutil.rmtree(farmyard.base_file.parent)
    assert messages(farmyard.broken(), farmyard.base_file.parent) == [
        "1:1: there are no data files for shear_panic in this folder"
    ]


def test_a_tweak_of_two_values(farmyard: Farmyard) -> None:
    base = farmyard.load()
    farmyard.mod("mine", "game: shear_panic\nmat:\n  boing: {number: 2}\npoints: {corner: 0}\n")
    tweaked = farmyard.load()
    assert tweaked.config.mat["boing"].number == 2
    assert tweaked.config.mat["boing"].origin == "house"
    assert tweaked.config.points.corner == 0
    assert tweaked.config.tracks == base.config.tracks
    assert tweaked.data_hash != base.data_hash
    (report,) = tweaked.mods
    assert (report.name, report.changed, report.added, report.removed) == ("mine", 2, 0, 0)
    assert tweaked.problems == report.problems == report.set_aside == ()


def test_an_overlay_that_says_nothing_new_changes_nothing(farmyard: Farmyard) -> None:
    base = farmyard.load()
    farmyard.mod("same", "mat:\n  boing: {number: 3}\n")
    assert farmyard.load().data_hash == base.data_hash
    assert farmyard.load().config == base.config


def test_adding_and_removing_boxes(farmyard: Farmyard) -> None:
    text = "mat:\n  remove: [boing]\n  hop: {action: boing, number: 1, origin: house}\n"
    farmyard.mod("hop", text)
    loaded = farmyard.load()
    assert "boing" not in loaded.config.mat
    assert loaded.config.mat["hop"].number == 1
    assert (loaded.mods[0].added, loaded.mods[0].removed) == (1, 1)


def test_a_broken_file_is_set_aside_whole_and_all_else_goes_on(farmyard: Farmyard) -> None:
    broken = farmyard.mod("a", "mat:\n  boing: {number: 1}\n  small_step: {numbr: 2}\n", "broken.yaml")
    farmyard.mod("a", "points: {beside: 5}\n", "good.yaml")
    farmyard.mod("b", "points: {corner: 4}\n")
    loaded = farmyard.load()
    assert messages(loaded.problems, broken) == [
        '3:16: unknown field "numbr"; allowed are action, number and origin; did you mean "number"?'
    ]
    assert loaded.config.mat["boing"].number == 3
    assert (loaded.config.points.beside, loaded.config.points.corner) == (5, 4)
    first, second = loaded.mods
    assert first.set_aside == (shown_path(broken),)
    assert (first.changed, second.changed) == (1, 1)


def test_files_of_one_mod_are_judged_together(farmyard: Farmyard) -> None:
    farmyard.mod("track", "tracks:\n  long: {seats: [3, 4]}\n", "a.yaml")
    farmyard.mod("track", "tracks:\n  short: {seats: [2]}\n", "b.yaml")
    loaded = farmyard.load()
    assert loaded.problems == ()
    assert loaded.config.tracks["long"].seats == (3, 4)


def test_a_mod_that_breaks_the_base_elsewhere_is_blamed_itself(farmyard: Farmyard) -> None:
    gone = "lamb_slam_1, lamb_slam_2, line_push_1, line_push_2, boing, small_step, ewe_turn_1"
    path = farmyard.mod("few", f"mat:\n  remove: [{gone}]\n")
    line = farmyard.line_of("buttons:")
    loaded = farmyard.load()
    assert messages(loaded.problems, path) == [
        "1:1: with the changes of this mod there must be fewer buttons than boxes on a mat "
        f"(at {shown_path(farmyard.base_file)}:{line}:3)"
    ]
    assert len(loaded.config.mat) == 12


def test_the_later_mod_wins_and_both_are_named(farmyard: Farmyard) -> None:
    first = farmyard.mod("a_cheap", "mat: {boing: {number: 1}}\n")
    second = farmyard.mod("b_dear", "mat: {boing: {number: 9}}\n")
    loaded = farmyard.load()
    assert loaded.config.mat["boing"].number == 9
    assert loaded.problems == ()
    assert messages(loaded.notes, second) == [
        '1:23: the mods "a_cheap" and "b_dear" both change "number" '
        f'(the other at {shown_path(first)}:1:23); "b_dear" comes later and wins'
    ]
    first.parent.parent.rename(first.parents[2] / "c_cheap")
    assert farmyard.load().config.mat["boing"].number == 1


def test_mods_of_other_games_and_hidden_folders_are_left_alone(farmyard: Farmyard) -> None:
    farmyard.mod("other", "nonsense: [\n", topic="wild_west")
    farmyard.mod(".trash", "nonsense: [\n")
    loaded = farmyard.load()
    assert loaded.mods == loaded.problems == ()


def test_a_save_carries_its_data(farmyard: Farmyard) -> None:
    farmyard.mod("mine", "mat: {boing: {number: 2}}\n")
    loaded = farmyard.load()
    assert loaded.data_hash == state_hash(loaded.resolved)
    assert restore(get_rules(GAME), loaded.resolved) == loaded.config
    assert "game.yaml" not in canonical_json(loaded.resolved)


@pytest.mark.parametrize("depth", [30, 300, 900])
def test_data_of_a_save_that_is_nonsense(depth: int) -> None:
    nonsense: object = float("nan")
    for _ in range(depth):
        nonsense = [nonsense]
    for resolved in ({"mat": nonsense}, {"points": {"beside": float("nan")}}, {}, [], None, "x"):
        with pytest.raises(BrokenData) as caught:
            restore(get_rules(GAME), resolved)  # type: ignore[arg-type]
        assert caught.value.problems


def test_data_of_a_save_that_does_not_fit_any_more(farmyard: Farmyard) -> None:
    resolved = dict(farmyard.load().resolved)
    resolved["weather"] = "sunny"
    resolved["points"] = {**resolved["points"], "beside": 100}
    with pytest.raises(BrokenData) as caught:
        restore(get_rules(GAME), resolved)
    assert sorted(p.message for p in caught.value.problems) == [
        '"beside" must be from 0 to 99, not 100',
        'unknown field "weather"; allowed are mat, tracks, start, dice, points and two_players',
    ]
