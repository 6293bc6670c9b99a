"""The cards of The Sheep: each has a picture of its own, of one size, that is light to load and tells itself apart."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest
import yaml

from tests.assets.drawings import IMAGES, ROOT, box
from tests.assets.test_pictures import apart

DATA = ROOT / "data" / "the_sheep"
PICTURES = IMAGES / "the_sheep"
PLATE = 130, 84
CARDS = {
    "equipment": ("equipment.yaml", "equipment"),
    "curse": ("curses.yaml", "curses"),
    "trait": ("shepherds.yaml", "traits"),
}
"""Start of a picture's name -> file of the data, and the part of it that lists the cards by id."""


def cards(kind: str) -> dict[str, dict[str, Any]]:
    """The cards of a kind by id, from the data of the game."""
    file, part = CARDS[kind]
    found: dict[str, dict[str, Any]] = yaml.safe_load((DATA / file).read_text("utf-8"))[part]
    return found


def wanted(kind: str) -> set[str]:
    """The names that the pictures of a kind must have."""
    return {f"{kind}-{key}" for key in cards(kind)}


def grey(name: str, size: tuple[int, int]) -> list[int]:
    """The picture in grey, pixel by pixel."""
    picture = pygame.transform.grayscale(pygame.image.load_sized_svg(PICTURES / f"{name}.svg", size))
    return [picture.get_at((x, y)).r for y in range(picture.get_height()) for x in range(picture.get_width())]


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_of_the_data_has_its_picture_and_there_is_no_other(kind: str) -> None:
    marks = {f"{kind}-mark", f"{kind}-mark-night"}
    assert {file.stem for file in PICTURES.glob(f"{kind}-*.svg")} - marks == wanted(kind)


@pytest.mark.parametrize("kind", CARDS)
def test_a_picture_fits_the_plate_and_is_light(kind: str) -> None:
    files = [PICTURES / f"{name}.svg" for name in sorted(wanted(kind))]
    assert {box(file) for file in files} == {PLATE}
    assert [file.name for file in files if file.stat().st_size > 6000] == []


def test_no_two_cards_look_the_same_even_small_and_without_colour() -> None:
    views = {name: grey(name, (65, 42)) for kind in CARDS for name in sorted(wanted(kind))}
    twins = [pair for pair in combinations(views, 2) if apart(views[pair[0]], views[pair[1]]) < 0.1]
    assert twins == []


def test_the_studs_in_the_corner_of_a_trait_tell_its_level() -> None:
    """They are of brass and stand one above the other, 8 units apart, from the lower left corner up."""
    for key, trait in cards("trait").items():
        picture = pygame.image.load_sized_svg(PICTURES / f"trait-{key}.svg", PLATE)
        spots = [picture.get_at((8, 76 - 8 * k)) for k in range(4)]
        brass = [abs(c.r - 220) + abs(c.g - 174) + abs(c.b - 76) < 60 for c in spots]
        assert brass == [k < trait["level"] for k in range(4)], key


def test_the_traits_of_a_shepherd_share_a_frame_and_nobody_else_has_it() -> None:
    shapes: dict[str, list[set[str]]] = {}
    for key, trait in cards("trait").items():
        lines = (PICTURES / f"trait-{key}.svg").read_text("utf-8").splitlines()
        drawn = {line for line in lines if line.startswith(("<path", "<ellipse"))}
        shapes.setdefault(trait["shepherd"], []).append(drawn)
    assert [len(own) for own in shapes.values()] == [6] * 6
    for shepherd, own in shapes.items():
        strange = set().union(*(lines for other, sets in shapes.items() if other != shepherd for lines in sets))
        assert set.intersection(*own) - strange, shepherd
