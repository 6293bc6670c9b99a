"""The pieces of The Sheep: all that the data names has its pictures, and outlines alone tell them apart."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

import pygame
import yaml

from tests.assets.drawings import IMAGES, ROOT, box
from tests.assets.test_pictures import inked

COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal")
TIERS = ("lesser", "standard", "greater")


def ids(file: str, section: str) -> list[str]:
    """The ids of a section of the game's data."""
    text = (ROOT / "data" / "the_sheep" / f"{file}.yaml").read_text("utf-8")
    return list(yaml.safe_load(text)[section])


def missing(names: Iterable[str]) -> list[str]:
    """Those of the names that are no picture of this game."""
    return [name for name in names if not (IMAGES / "the_sheep" / f"{name}.svg").is_file()]


@cache
def outline(name: str, height: int = 60) -> pygame.Mask:
    """What a piece covers, `height` pixels high, in the middle of a wide sheet."""
    file = IMAGES / "the_sheep" / f"{name}.svg"
    width, high = box(file)
    picture = pygame.image.load_sized_svg(file, (round(height * width / high), height))
    sheet = pygame.Surface((2 * height, height), pygame.SRCALPHA)
    sheet.blit(picture, (height - picture.get_width() // 2, 0))
    return inked(sheet)


def unlike(one: str, two: str) -> float:
    """Share of what either piece covers that only one of them covers."""
    first, second = outline(one), outline(two)
    common = first.overlap_area(second, (0, 0))
    return 1 - common / (first.count() + second.count() - common)


def twins(names: Iterable[str], least: float) -> list[str]:
    """Pairs whose outlines differ by less than `least`."""
    return [f"{a} and {b}" for a, b in combinations(names, 2) if unlike(a, b) < least]


def test_every_shepherd_stands_in_every_colour_and_outlines_tell_them_apart() -> None:
    people = ids("shepherds", "shepherds")
    ends = [f"{colour}{end}" for colour in COLOURS for end in ("", "-night")]
    assert missing(f"figure-{person}-{end}" for person in people for end in ends) == []
    assert twins([f"figure-{person}-red" for person in people], 0.2) == []


def test_every_shepherd_has_a_portrait_that_fills_a_round_plate_and_no_more() -> None:
    people = ids("shepherds", "shepherds")
    assert missing(f"portrait-{person}" for person in people) == []
    for person in people:
        plate = outline(f"portrait-{person}")
        assert not any(plate.get_at(corner) for corner in ((32, 2), (88, 2), (32, 57), (88, 57))), person
        assert all(plate.get_at(edge) for edge in ((60, 2), (32, 30), (87, 30), (60, 57))), person


def test_every_caravan_has_an_outline_of_its_own() -> None:
    wagons = ids("caravans", "caravans")
    assert missing(f"caravan-{wagon}{end}" for wagon in wagons for end in ("", "-night")) == []
    assert twins([f"caravan-{wagon}" for wagon in wagons], 0.12) == []


def test_tiers_differ_by_day_though_they_are_drawn_equally_high() -> None:
    assert twins([f"sheep-{tier}-day" for tier in TIERS], 0.12) == []


def test_a_piece_at_night_covers_what_it_covers_by_day_and_a_rim_round_it() -> None:
    for name in ("figure-nan-leaf", "caravan-tinker"):
        day, night = outline(name), outline(f"{name}-night")
        assert day.overlap_area(night, (0, 0)) > 0.99 * day.count(), name
        assert night.count() > 1.05 * day.count(), name


def test_every_mutation_has_its_three_sheep_and_its_scene() -> None:
    mutations = ids("mutations", "mutations")
    wanted = [f"sheep-{tier}-{mutation}" for mutation in mutations for tier in TIERS]
    assert missing([*wanted, *(f"mutation-{mutation}" for mutation in mutations)]) == []


def test_outlines_tell_the_mutations_of_a_tier_and_the_tiers_of_a_mutation_apart() -> None:
    mutations = ids("mutations", "mutations")
    alike = [pair for tier in TIERS for pair in twins([f"sheep-{tier}-{m}" for m in mutations], 0.14)]
    alike += [pair for m in mutations for pair in twins([f"sheep-{tier}-{m}" for tier in TIERS], 0.1)]
    assert alike == []
