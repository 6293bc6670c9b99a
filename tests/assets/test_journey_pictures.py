"""The pictures of the journey's cards: one for each event of the data, and no two that look alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pygame
import pytest
import yaml

from tests.assets.drawings import IMAGES, ROOT, box
from tests.assets.test_pictures import apart

FOLDER = "the_sheep"


def listed(file: str, *keys: str) -> list[str]:
    """The ids below each of the keys of one of the game's data files."""
    data = yaml.safe_load((ROOT / "data" / FOLDER / file).read_text("utf-8"))
    return [name for key in keys for name in data[key]]


def grey(name: str, width: int = 60) -> list[int]:
    """The picture in grey, pixel by pixel, on middle grey, in its own proportions."""
    wide, high = box(IMAGES / FOLDER / f"{name}.svg")
    ground = pygame.Surface((width, round(width * high / wide)))
    ground.fill("#808080")
    ground.blit(pygame.image.load_sized_svg(IMAGES / FOLDER / f"{name}.svg", ground.get_size()), (0, 0))
    pale = pygame.transform.grayscale(ground)
    return [pale.get_at((x, y)).r for y in range(pale.get_height()) for x in range(width)]


def twins(names: Iterable[str], least: float) -> list[tuple[str, str]]:
    """Pairs that differ, small and without colour, in less than the share `least` of their pixels."""
    views = {name: grey(name) for name in names}
    return [pair for pair in combinations(views, 2) if apart(views[pair[0]], views[pair[1]]) < least]


def test_every_event_has_a_plate_and_no_plate_is_left_over() -> None:
    wanted = {f"event-{name}" for name in listed("events.yaml", "day_events", "night_events")}
    assert len(wanted) == 40
    assert {file.stem for file in (IMAGES / FOLDER).glob("event-*.svg")} == wanted


@pytest.mark.parametrize("half", ["day_events", "night_events"])
def test_no_two_events_look_alike(half: str) -> None:
    assert twins([f"event-{name}" for name in listed("events.yaml", half)], 0.12) == []


def test_plates_fit_the_window_of_an_event_card() -> None:
    sizes = {box(file) for file in (IMAGES / FOLDER).glob("event-*.svg")}
    assert sizes == {(180, 90)}


@pytest.mark.parametrize(("half", "light"), [("day_events", True), ("night_events", False)])
def test_days_are_light_and_nights_are_dark(half: str, light: bool) -> None:
    for name in listed("events.yaml", half):
        pixels = grey(f"event-{name}")
        assert (sum(pixels) / len(pixels) > 128) is light, name
