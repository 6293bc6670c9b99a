"""The cards of The Sheep: each has a picture of its own, of one size, that is light to load and tells itself apart."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
import yaml

from tests.assets.drawings import IMAGES, ROOT, box
from tests.assets.test_pictures import apart

DATA = ROOT / "data" / "the_sheep"
PICTURES = IMAGES / "the_sheep"
PLATE = 130, 84
CARDS = {"equipment": ("equipment.yaml", "equipment")}
"""Start of a picture's name -> file of the data, and the part of it that lists the cards by id."""


def wanted(kind: str) -> set[str]:
    """The names that the pictures of a kind must have, from the data of the game."""
    file, part = CARDS[kind]
    return {f"{kind}-{key}" for key in yaml.safe_load((DATA / file).read_text("utf-8"))[part]}


def grey(name: str, size: tuple[int, int]) -> list[int]:
    """The picture in grey, pixel by pixel."""
    picture = pygame.transform.grayscale(pygame.image.load_sized_svg(PICTURES / f"{name}.svg", size))
    return [picture.get_at((x, y)).r for y in range(picture.get_height()) for x in range(picture.get_width())]


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_of_the_data_has_its_picture_and_there_is_no_other(kind: str) -> None:
    assert {file.stem for file in PICTURES.glob(f"{kind}-*.svg")} == wanted(kind)


@pytest.mark.parametrize("kind", CARDS)
def test_a_picture_fits_the_plate_and_is_light(kind: str) -> None:
    files = [PICTURES / f"{name}.svg" for name in sorted(wanted(kind))]
    assert {box(file) for file in files} == {PLATE}
    assert [file.name for file in files if file.stat().st_size > 6000] == []


def test_no_two_cards_look_the_same_even_small_and_without_colour() -> None:
    views = {name: grey(name, (65, 42)) for kind in CARDS for name in sorted(wanted(kind))}
    twins = [pair for pair in combinations(views, 2) if apart(views[pair[0]], views[pair[1]]) < 0.1]
    assert twins == []
