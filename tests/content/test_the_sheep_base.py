"""The shipped cards of The Sheep, broken: nothing is loaded, and every mistake is told with its file and place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from time import process_time

import pytest

from game.content.catalog import BrokenData, load_game
from game.content.mods import Roots
from game.roots import program_root
from game.rules.registry import get_rules

SHIPPED = program_root() / "data"
WELL = "- place: {tier: standard, spawn: violet}"
VOID = "    modify:\n      - {stat: lantern_to_attack, set: 1}"
CASES = [
    ("tiles.yaml", WELL, WELL.replace("place", "plaice"),
     ['tiles.yaml:<<plaice>>:11: unknown field "plaice"; did you mean "place"?']),
    ("tiles.yaml", WELL, WELL.replace("}", ", at: $here}"), [
        "tiles.yaml:<<at: $here>>:11: place needs exactly one of at and spawn, which says where",
        "tiles.yaml:<<at: $here>>:54: nobody holds this card, so there is no $here here",
    ]),
    ("caravans.yaml", "inventory: [lightning_prod, ", "inventory: [lightening_prod, ", [
        'caravans.yaml:<<lightening>>:17: there is no Equipment "lightening_prod"; did you mean "lightning_prod"?',
        "equipment.yaml:<<  lightning_prod:>>:3: no Caravan sells lightning_prod and no Shepherd starts with it; "
        "add it to an inventory, or remove it",
    ]),
    ("mutations.yaml", VOID, VOID.replace("attack", "atack"), [
        'mutations.yaml:<<atack>>:16: "stat" is "lantern_to_atack", which is not known; '
        'did you mean "lantern_to_attack"?',
    ]),
    ("mutations.yaml", VOID, VOID.replace(", set: 1", ""), [
        "mutations.yaml:<<stat: lantern_to_attack}>>:9: a change needs exactly one of by and set",
        "mutations.yaml:<<stat: lantern_to_attack}>>:9: lantern_to_attack is a question of yes or no; "
        "write `set: 1` or `set: 0`",
    ]),
    ("mutations.yaml", "weak: [runic]\n    immune: [metal]", "weak: [runic]\n    immune: [metal, runic]",
     ["mutations.yaml:<<weak: [runic]>>:12: Sheep cannot be weak and immune to runic; take it out of one list"]),
    ("shepherds.yaml", "starts_with: [shears, flockbuster, service_sabre]", "starts_with: shears",
     ['shepherds.yaml:<<: shears>>:18: "starts_with" must be a list, not the text "shears"; write [shears]']),
    ("shepherds.yaml", "level: 1", "level: one",
     ['shepherds.yaml:<<level: one>>:12: "level" must be a whole number, not the text "one"']),
    ("flock.yaml", '"3": {green: {lesser: 4}}', '"3": {green: 3}',
     ['flock.yaml:<<{green: 3}>>:20: "green" must be a mapping, not the number 3']),
    ("events.yaml", "    name: Fair Wind\n", "    name: Fair Wind\n    name: Foul Wind\n",
     ['events.yaml:<<Foul Wind>>:5: "name" stands here a second time (first in line <<Fair>>); keep one of them']),
    ("events.yaml", "    sign: north\n    modify:\n      - {stat: caravan_steps, by: 1}\n", "",
     ['events.yaml:<<  fair_wind:>>:3: "fair_wind" lacks the field "sign" (Which way Caravans turn at forks)']),
    ("curses.yaml", "game: the_sheep", "game: wild_west",
     ['curses.yaml:<<game: wild>>:7: "game" is "wild_west", but this file lies where the_sheep is read']),
    ("game.yaml", "tiles: 3", "tiles: 7", ["tiles.yaml:<<tiles:>>:1: there must be at least 7 pollution tiles"]),
    ("game.yaml", "waves: [4, 4]", "waves: [9, 4]",
     ["flock.yaml:<<flock:>>:1: Wave 1 has 8 cards, but 9 are needed"]),
    ("game.yaml", 'caravans: {"2": 3, "3": 4, "4": 4}', 'caravans: {"2": 3, "3": 4}',
     ["game.yaml:<<caravans:>>:3: for 4 players there must be 1 to 6 Caravans, not 0"]),
    ("game.yaml", '"3": [1, 2, 2, 3, 4, 4, 5]', '"3": [1, 2, 2, 3, 4, 3, 5]',
     ["game.yaml:<<4, 3, 5]>>:5: a pipe must have slots, and never ask for fewer on the way up"]),
]  # fmt: skip
"""A file, what stands there, what stands there instead, and what is said; `<<words>>` is the line with these words."""


def lines_of(folder: Path, sentence: str) -> str:
    """The sentence with each `<<words>>` as the first line that has these words in the file it begins with."""
    lines = (folder / sentence.split(":", 1)[0]).read_text("utf-8").split("\n")
    return re.sub(r"<<(.*?)>>", lambda at: str(next(n for n, line in enumerate(lines, 1) if at[1] in line)), sentence)


@pytest.mark.parametrize(("file", "old", "new", "wanted"), CASES, ids=[f"{c[0]}-{n}" for n, c in enumerate(CASES)])
def test_a_broken_card_is_told_with_its_place(tmp_path: Path, file: str, old: str, new: str, wanted: list[str]) -> None:
    folder = tmp_path / "the_sheep"
    shutil.copytree(SHIPPED / "the_sheep", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text, f"{old!r} must stand in {file}"
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BrokenData) as caught:
        load_game(get_rules("the_sheep"), Roots(tmp_path))
    told = [str(problem).split("the_sheep/", 1)[1] for problem in caught.value.problems]
    assert told == [lines_of(folder, sentence) for sentence in wanted]


def test_all_cards_and_a_map_load_within_half_a_second() -> None:
    rules = get_rules("the_sheep")
    load_game(rules, Roots(SHIPPED))
    seconds = []
    for _ in range(3):
        start = process_time()
        rules.new(load_game(rules, Roots(SHIPPED)).config, 4, {}, 1)
        seconds.append(process_time() - start)
    assert min(seconds) < 0.5, "imports are not counted"
