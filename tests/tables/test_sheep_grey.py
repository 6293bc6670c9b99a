"""Without colour: Shepherds, Caravans, Sheep and Spawns on the map differ by shape and lightness, and so do marks."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.persist.settings import Settings
from game.platform.assets import Assets
from game.rules.the_sheep.stages import TIERS
from game.tables.the_sheep.figures import Piece
from game.tables.the_sheep.map_looks import figure_picture, spawn_picture
from game.tables.the_sheep.map_tokens import height_of
from game.tables.the_sheep.spots import Spot
from tests.helpers import LONG, config_of
from tests.helpers_ui import playing
from tests.journey_hand import journey, journey_at
from tests.tables.test_grey import differs, greyness, symbol

CONFIG = config_of("the_sheep")
COLOURS = journey(4).view(None).setup.colours  # type: ignore[attr-defined]
SMALL, LARGE = 0.62, 1.3
"""Pixels for a length of the map's pieces: in a small window, and looked at closely."""
BOX = 150
"""Pixels in which every piece of the map finds room."""
LEAST = 0.2
"""Of the pixels of two pictures so many must be clearly lighter or darker in one of them."""
HOURS = pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
SIZES = pytest.mark.parametrize("scale", [SMALL, LARGE] if LONG else [SMALL])


@cache
def grey(assets: Assets, name: str, height: int) -> tuple[list[int], list[int]]:
    """A picture in grey on a paper of middle grey, and where it is at all."""
    picture = assets.image_by_height(name, height)
    assert max(picture.get_size()) <= BOX
    paper, ink = pygame.Surface((BOX, BOX)), pygame.Surface((BOX, BOX), pygame.SRCALPHA)
    paper.fill((150, 150, 150))
    at = picture.get_rect(midbottom=(BOX // 2, BOX))
    paper.blit(picture, at)
    ink.blit(picture, at)
    return greyness(paper, paper.get_rect()), [ink.get_at((x, y)).a for x in range(BOX) for y in range(BOX)]


def apart(assets: Assets, a: tuple[str, int], b: tuple[str, int]) -> float:
    """Of the pixels that one of the pictures has, the share that is clearly lighter or darker in the other."""
    (one, at), (other, bt) = grey(assets, *a), grey(assets, *b)
    both = [(x, y) for x, y, p, q in zip(one, other, at, bt, strict=True) if p > 100 or q > 100]
    return differs([x for x, _ in both], [y for _, y in both])


def poor(assets: Assets, looks: dict[str, tuple[str, int]], least: float) -> dict[tuple[str, str], float]:
    """The pairs that are less apart."""
    shares = {(a, b): apart(assets, looks[a], looks[b]) for a, b in combinations(looks, 2)}
    return {pair: round(share, 3) for pair, share in shares.items() if share < least}


def look(piece: Piece, scale: float, night: bool, colour: str = "", mutation: str = "") -> tuple[str, int]:
    """A piece as it stands on the map: its picture, and its height in pixels."""
    return figure_picture(piece, colour, mutation, night), round(height_of(piece, night) * scale)


@SIZES
@HOURS
def test_shepherds_are_told_apart_whatever_their_colours(night: bool, scale: float, assets_now: Assets) -> None:
    """FI04: all six in one colour."""
    looks = {who: look(Piece("shepherd", 0, 0, who), scale, night, COLOURS[0]) for who in CONFIG.shepherds}
    assert len(looks) == 6
    assert not poor(assets_now, looks, LEAST)


@SIZES
@HOURS
def test_caravans_are_told_apart(night: bool, scale: float, assets_now: Assets) -> None:
    looks = {name: look(Piece("caravan", 0, 0, name), scale, night) for name in CONFIG.caravans}
    assert len(looks) == 6
    assert not poor(assets_now, looks, LEAST)


@SIZES
@HOURS
def test_tiers_are_told_apart_under_every_mutation(night: bool, scale: float, assets_now: Assets) -> None:
    for mutation in CONFIG.mutations if night else ("",):
        looks = {
            name: look(Piece("sheep", 0, 0, tier=tier), scale, night, mutation=mutation)
            for tier, name in enumerate(TIERS)
        }
        assert not poor(assets_now, looks, LEAST), mutation


@HOURS
def test_spawns_are_told_apart(night: bool, assets_now: Assets) -> None:
    """By their shapes; their names stand beside them where there is room."""
    looks = {colour: (spawn_picture(colour, night), 40) for colour in ("green", "red", "blue", "white", "violet")}
    assert not poor(assets_now, looks, LEAST)


@pytest.mark.parametrize("size", [22, 44])
def test_seats_are_told_apart_by_the_symbols_of_their_badges(size: int, assets_now: Assets) -> None:
    """FB06, FI04: as small as beside a figure on the map, and on a chip."""
    shapes = {colour: symbol(assets_now, f"seats/seat-{colour}", size) for colour in COLOURS}
    assert len(shapes) == 4
    assert all(shapes.values())
    for a, b in combinations(COLOURS, 2):
        both, either = len(shapes[a] & shapes[b]), len(shapes[a] | shapes[b])
        assert 1 - both / either >= 0.35, (a, b)


def shown(tmp_path: Path, exhausted: bool, chosen: bool) -> dict[str, list[int]]:
    """A Sheep beside a Shepherd and the Shepherd's card in grey, when the card is exhausted, open, or chosen."""
    position = {
        "seats": 2, "stage": "by_day", "at": {0: [8, 7], 1: [4, 6]}, "walked": [0, 1],
        "cards": {0: ["shears!" if exhausted else "shears"]}, "caravans": {"apothecary": [11, 6]},
        "sheep": [{"tier": "greater", "at": [8, 7]}],
    }  # fmt: skip
    settings = Settings(animation="off", bot_speed="instant", flat_look=True)
    with playing(tmp_path, (1280, 800), settings) as here:
        here.bots.held = True
        scene: Any = here.sit_down(journey_at(position))
        card = next(w for w in scene.ui.root.walk() if w.name.startswith("card-shears"))
        if chosen:
            here.click(card)
        here.robot.move((640, 90))
        here.frames(2)
        sheep = scene.table.root.parts.board.rect_of(Spot("sheep", 0)).inflate(16, 16)
        places = {"sheep": sheep, "card": card.rect.inflate(12, 30)}
        return {name: greyness(here.window.surface, rect) for name, rect in places.items()}


def test_what_can_be_clicked_and_what_is_chosen_stand_out_in_grey(tmp_path: Path) -> None:
    """FG09: a Sheep that can be hit has a ring; a card that is chosen is raised."""
    off, open_, chosen = (
        shown(tmp_path / str(n), exhausted, taken)
        for n, (exhausted, taken) in enumerate(((True, False), (False, False), (False, True)))
    )
    assert differs(off["sheep"], open_["sheep"]) > 0.03
    assert differs(off["card"], open_["card"]) > 0.03
    assert differs(open_["card"], chosen["card"]) > 0.03
