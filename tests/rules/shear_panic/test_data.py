"""The shipped data of Shear Panic is what the rulings say, and wrong data is found with a path to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.core.problems import Finding
from game.rules.shear_panic.config import Box, ShearConfig, check
from tests.helpers import COLOUR, shear_config


def test_the_shipped_data_is_in_order() -> None:
    assert check(shear_config()) == []


def test_a_mat_has_twelve_boxes_four_of_each_number() -> None:
    boxes = sorted((box.action, box.number) for box in shear_config().mat.values())
    assert boxes == [
        ("boing", 3), ("diagonal_push", 1), ("diagonal_push", 2), ("ewe_turn", 1), ("ewe_turn", 2),
        ("lamb_slam", 3), ("lamb_slam", 3), ("line_push", 1), ("line_push", 2), ("small_step", 1),
        ("wool_rule", 2), ("wool_rule", 3),
    ]
    assert Counter(number for _, number in boxes) == {1: 4, 2: 4, 3: 4}


def test_the_tracks_are_those_of_the_house() -> None:
    short, long = shear_config().tracks["short"], shear_config().tracks["long"]
    assert (short.seats, short.length, long.seats, long.length) == ((2, 3), 56, (4,), 74)
    assert short.fields == {"team_tag": 9, "roger": 28, "black_tag": 37, "shear": 56}
    assert long.fields == {"team_tag": 12, "roger": 37, "black_tag": 49, "shear": 74}
    assert short.brown == (19, 28, 47, 56)
    assert long.brown == (25, 37, 62, 74)
    assert short.red == (3, 6, 12, 16, 22, 25, 31, 34, 41, 44, 50, 53)
    assert long.red == (3, 7, 11, 16, 20, 29, 33, 40, 44, 48, 53, 57, 66, 70)


def test_at_the_start_sheep_of_a_colour_stand_a_knights_move_apart() -> None:
    start = shear_config().start
    assert start.facing == "north"
    cells: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(start.rows):
        for x, colour in enumerate(row):
            cells.setdefault(colour, []).append((x, y))
    assert cells.pop("black") == [(1, 1)]
    assert {c: sorted(at) for c, at in cells.items()} == {
        "yellow": [(0, 0), (2, 1)], "blue": [(1, 2), (2, 0)], "red": [(0, 1), (2, 2)], "green": [(0, 2), (1, 0)],
    }
    for (x1, y1), (x2, y2) in cells.values():
        assert sorted((abs(x1 - x2), abs(y1 - y2))) == [1, 2]


def test_dice_points_and_the_game_for_two() -> None:
    config = shear_config()
    assert Counter(config.dice.panic) == dict.fromkeys(("blue", "red", "yellow", "green", "black", "white"), 1)
    assert Counter(config.dice.flock) == {"plus": 3, "cross": 3}
    assert (config.points.beside, config.points.corner, config.points.rows) == (2, 1, (4, 3, 2, 1))
    assert sorted(config.two_players.buttons) == [1, 1, 2, 2, 3]
    assert (config.two_players.left_over, config.two_players.truck_rolls) == (3, 2)


def mats(count: int) -> dict[str, Box]:
    """A mat with so many boxes."""
    return {f"box_{n}": Box(action="boing", number=1, origin="house") for n in range(count)}


def tracks(**changes: Any) -> dict[str, Any]:
    """The tracks with something else on the short one."""
    known = shear_config().tracks
    return {**known, "short": replace(known["short"], **changes)}


def start(*rows: str) -> Any:
    """A start drawn in letters."""
    drawn: Any = tuple(tuple(COLOUR[letter] for letter in row) for row in rows)
    return replace(shear_config().start, rows=drawn)


def dice(**faces: Any) -> Any:
    """The dice with other faces."""
    return replace(shear_config().dice, **faces)


def fields(**ends: int) -> dict[Any, int]:
    """The short track's fields with other ends."""
    return {**shear_config().tracks["short"].fields, **ends}


WRONG: list[tuple[dict[str, Any], tuple[str | int, ...], str]] = [
    ({"mat": {}}, ("mat",), "a mat must have 1 to 24 boxes; this one has 0"),
    ({"mat": mats(25)}, ("mat",), "a mat must have 1 to 24 boxes; this one has 25"),
    ({"mat": mats(5)}, ("two_players", "buttons"), "there must be fewer buttons than boxes on a mat"),
    ({"start": start("YGB", "RKY", "GBB")}, ("start", "rows"), "blue must stand there 2 times, not 3"),
    ({"start": start("YGB", "RY", "GBR")}, ("start", "rows"), "black must stand there once, not 0"),
    ({"start": start("YGB", "RKY", "GBR", "")}, ("start", "rows"), "all rows must be equally long"),
    ({"dice": dice(panic=("blue", "red", "yellow", "green"))}, ("dice", "panic"), "a face for each of the five"),
    ({"dice": dice(flock=("plus",))}, ("dice", "flock"), "needs both a plus and a cross"),
    ({"tracks": tracks(fields={"team_tag": 9})}, ("tracks", "short", "fields"), "the field roger is missing"),
    ({"tracks": tracks(fields=fields(roger=9))}, ("tracks", "short", "fields"), "the last spaces must rise"),
    ({"tracks": tracks(fields=fields(shear=55))}, ("tracks", "short", "fields", "shear"), "on the last space, 56"),
    ({"tracks": tracks(brown=(28, 19, 47, 56))}, ("tracks", "short", "brown"), "brown spaces must rise"),
    ({"tracks": tracks(red=(3, 57))}, ("tracks", "short", "red"), "lie between 1 and 56"),
    ({"tracks": tracks(red=(3, 19))}, ("tracks", "short", "red"), "space 19 cannot be red and brown"),
    ({"tracks": tracks(brown=(19, 47, 56))}, ("tracks", "short", "brown"), "28 and 56, are brown"),
    ({"tracks": tracks(brown=(5, 19, 28, 47, 56))}, ("tracks", "short", "brown"), "space 5 lies in a tag field"),
    ({"tracks": tracks(seats=(2, 3, 5))}, ("tracks", "short", "seats"), "for 2, 3 or 4 players"),
    ({"tracks": tracks(seats=(2,))}, ("tracks",), "exactly one track must be for 3 players; no track is"),
    ({"tracks": tracks(seats=(2, 3, 4))}, ("tracks",), "for 4 players; more than one track is: short, long"),
    ({"points": replace(shear_config().points, rows=())}, ("points", "rows"), "at least one row"),
    (
        {"two_players": replace(shear_config().two_players, buttons=(0, 2))}, ("two_players", "buttons"),
        "a button's number must be from 1 to 9",
    ),
]


@pytest.mark.parametrize(("change", "path", "text"), WRONG, ids=[text for _, _, text in WRONG])
def test_what_is_wrong_is_found_where_it_stands(change: dict[str, Any], path: tuple[str | int, ...], text: str) -> None:
    config: ShearConfig = replace(shear_config(), **change)
    found: list[Finding] = check(config)
    assert [f for f in found if f.path == path and text in f.text], found
