"""The pictures can be drawn, are all there, and can be told apart: small, and without colour."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tests.assets.drawings import IMAGES, box, draw, drawn, files

SEATS = ("red", "sky", "straw", "leaf", "plum", "teal", "rose", "slate")
TINTS = (*SEATS, "black", "cream")
ACTIONS = ("lamb-slam", "line-push", "diagonal-push", "wool-rule", "ewe-turn", "small-step", "boing")
GAMES = ("shear_panic", "wild_west", "space_sheep", "the_sheep")
OPAQUE = ("title/backdrop", "table/meadow", "curtain/door", "scenery/meadow-tile", "space_sheep/sky")


def inked(picture: pygame.Surface) -> pygame.Mask:
    """Where the picture is at least half opaque."""
    return pygame.mask.from_surface(picture, 127)


def bright(name: str, size: int) -> list[int]:
    """The picture in grey, pixel by pixel, on middle grey."""
    ground = pygame.Surface((size, size))
    ground.fill("#808080")
    ground.blit(draw(name, size), (0, 0))
    grey = pygame.transform.grayscale(ground)
    return [grey.get_at((x, y)).r for y in range(size) for x in range(size)]


def apart(one: list[int], two: list[int], contrast: int = 48) -> float:
    """Share of the pixels in which two grey pictures differ by at least `contrast` of 255."""
    return sum(abs(a - b) >= contrast for a, b in zip(one, two, strict=True)) / len(one)


@pytest.mark.parametrize("file", files(), ids=lambda file: file.relative_to(IMAGES).as_posix())
def test_a_picture_is_drawn_and_not_empty(file: Path) -> None:
    width, height = box(file)
    scale = 128 / max(width, height)
    size = max(1, round(width * scale)), max(1, round(height * scale))
    picture = pygame.image.load_sized_svg(file, size)
    assert abs(picture.get_width() - size[0]) <= 2
    assert pygame.mask.from_surface(picture, 40).count() > 0.04 * size[0] * size[1]


def test_every_picture_has_a_name_of_its_own() -> None:
    doubles = [name for name, count in Counter(file.stem for file in files()).items() if count > 1]
    assert doubles == []


def test_nothing_is_missing() -> None:
    wanted = {f"sheep/sheep-{tint}-{facing}" for tint in TINTS for facing in "nesw"}
    wanted |= {f"seats/{kind}-{seat}" for kind in ("seat", "mutton") for seat in SEATS}
    wanted |= {f"dice/die-{face}" for face in (*SEATS, "black", "white", "plus", "cross")}
    wanted |= {f"actions/act-{action}" for action in ACTIONS}
    wanted |= {f"track/plank-{kind}" for kind in ("wood", "red", "brown")} | {"track/marker", "icon"}
    wanted |= {f"title/gate-scene-{game}" for game in GAMES} | {"title/lettering"} | set(OPAQUE)
    missing = sorted(name for name in wanted if not (IMAGES / f"{name}.svg").is_file())
    assert missing == []


@pytest.mark.parametrize("name", OPAQUE)
def test_a_ground_leaves_no_hole(name: str) -> None:
    width, height = box(IMAGES / f"{name}.svg")
    size = round(width / 4), round(height / 4)
    picture = pygame.image.load_sized_svg(IMAGES / f"{name}.svg", size)
    inner = inked(picture).count() - sum(
        not inked(picture).get_at((x, y))
        for x in range(picture.get_width())
        for y in (0, picture.get_height() - 1)
    )
    assert inner >= picture.get_width() * (picture.get_height() - 2)


@pytest.mark.parametrize("kind", ["seats/seat-{}", "seats/mutton-{}", "dice/die-{}"])
def test_seats_differ_by_their_symbol_alone(kind: str) -> None:
    """Contrast is taken away: only where a symbol's own ink lies can two discs differ."""
    size = 40
    marks = {}
    for seat in SEATS:
        grey = bright(kind.format(seat), size)
        middle = [grey[y * size + x] for y in range(9, 30) for x in range(9, 30)]
        field = Counter(value // 16 for value in middle).most_common(1)[0][0] * 16
        marks[seat] = [255 if abs(value - field) > 40 else 0 for value in middle]
    twins = [pair for pair in combinations(SEATS, 2) if apart(marks[pair[0]], marks[pair[1]]) < 0.08]
    assert twins == []


@pytest.mark.parametrize("size", [40, 28])
def test_sheep_show_which_way_they_face(size: int) -> None:
    for tint in TINTS:
        views = [bright(f"sheep/sheep-{tint}-{facing}", size) for facing in "nesw"]
        assert all(apart(one, two) > 0.08 for one, two in combinations(views, 2)), tint


def test_actions_differ_at_24_pixels() -> None:
    signs = {name: bright(f"actions/act-{name}", 24) for name in ACTIONS}
    twins = [pair for pair in combinations(ACTIONS, 2) if apart(signs[pair[0]], signs[pair[1]]) < 0.15]
    assert twins == []


def test_small_signs_differ_at_24_pixels() -> None:
    signs = {file.stem: bright(f"ui/{file.stem}", 24) for file in files() if file.parent.name == "ui"}
    signs.pop("ribbon")
    twins = [pair for pair in combinations(sorted(signs), 2) if apart(signs[pair[0]], signs[pair[1]]) < 0.03]
    assert twins == []


@pytest.mark.parametrize("name", ["scenery/hedge", "scenery/meadow-tile"])
def test_strips_join_without_a_seam(name: str) -> None:
    picture = draw(name, 464)
    width, height = picture.get_size()

    def step(left: int, right: int) -> float:
        columns = [[picture.get_at((x, y)) for y in range(height // 2, height)] for x in (left, right)]
        return sum(abs(a.g - b.g) for a, b in zip(*columns, strict=True)) / len(columns[0])

    usual = max(step(x, x + 1) for x in range(0, width - 1, 5))
    assert step(width - 1, 0) <= usual + 6


def test_the_gate_has_a_hole_for_its_scene() -> None:
    frame = pygame.image.load_sized_svg(IMAGES / "title" / "gate-frame.svg", (372, 400))
    assert frame.get_at((186, 200)).a == 0
    assert all(frame.get_at(spot).a == 255 for spot in ((20, 200), (350, 200), (186, 344), (186, 60)))


def test_a_red_shape_is_red() -> None:
    """The reader itself: a wrong build of the library would show here first."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    assert drawn(head + '<path d="M0 0H8V8H0Z" fill="#ff0000"/></svg>').get_at((16, 16)) == pygame.Color(
        255, 0, 0, 255
    )
