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


def test_every_tile_has_both_its_sides_and_no_two_look_alike() -> None:
    wanted = [f"tile-{name}-{side}" for name in listed("tiles.yaml", "tiles") for side in ("minor", "major")]
    assert len(wanted) == 12
    marks = {"tile-mark", "tile-mark-night"}
    assert {file.stem for file in (IMAGES / FOLDER).glob("tile-*.svg")} - marks == set(wanted)
    assert twins(wanted, 0.12) == []


def test_a_major_tile_is_darker_than_its_minor_side() -> None:
    for name in listed("tiles.yaml", "tiles"):
        minor, major = (sum(grey(f"tile-{name}-{side}")) for side in ("minor", "major"))
        assert major < 0.85 * minor, name


def test_every_deck_has_a_back_of_its_own() -> None:
    decks = ("day_events", "night_events", "mutations", "flock", "curses", "pollution")
    assert {file.stem for file in (IMAGES / FOLDER).glob("deck-*.svg")} == {f"deck-{name}" for name in decks}
    assert twins([f"deck-{name}" for name in decks], 0.12) == []


def test_every_ending_has_its_picture() -> None:
    data = yaml.safe_load((ROOT / "data" / FOLDER / "text" / "en.yaml").read_text("utf-8"))
    endings = [f"end-{name}" for name in data["outcome"]]
    assert twins(endings, 0.3) == []


def test_the_pipe_is_hollow_where_the_sludge_shows_and_iron_all_round() -> None:
    """From 16 to 44 and from 26 to 214 of 60 x 240, but for its round corners and a streak of light."""
    pipe = pygame.image.load_sized_svg(IMAGES / FOLDER / "pipe-frame.svg", (60, 240))
    assert all(pipe.get_at((x, y)).a < 100 for x in range(18, 42) for y in range(38, 202))
    assert all(pipe.get_at((x, y)).a > 200 for x in (10, 50) for y in range(16, 224))
    assert all(pipe.get_at((30, y)).a > 200 for y in (14, 226))


def test_pieces_of_sludge_join_above_each_other() -> None:
    sludge = pygame.image.load_sized_svg(IMAGES / FOLDER / "pipe-sludge.svg", (28, 48))
    steps = [abs(sludge.get_at((x, 1)).g - sludge.get_at((x, 46)).g) for x in range(2, 26)]
    assert sum(step > 20 for step in steps) <= 4
