"""Without colour: cards, types, cowboys and marks of Wild West Shepherds differ by shape and lightness."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import pi
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.persist.settings import Settings
from game.platform.assets import Assets
from game.render.palette import DAY, NIGHT, SEAT_COLOURS, contrast
from game.rules.wild_west.config import TYPES
from game.tables.wild_west import posts, sign, spot
from tests.helpers import config_of
from tests.helpers_ui import playing
from tests.tables.test_grey import differs, greyness
from tests.wild_hand import go_to, west

FOLDER = "wild_west/"
BADGES = tuple(west(7).view(None).setup.colours)  # type: ignore[attr-defined]
LOCATIONS = tuple(dict.fromkeys(card.picture for card in west(4).view(None).setup.cards.values()))  # type: ignore[attr-defined]
CHARACTERS = (
    "headman", "wild_head", "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "insurance_agent",
)  # fmt: skip


@cache
def grey(assets: Assets, name: str, height: int) -> tuple[list[int], list[int]]:
    """A picture in grey on a paper of middle grey, and where it is at all."""
    picture = assets.image(FOLDER + name, (height, height))
    paper = pygame.Surface(picture.get_size())
    paper.fill((150, 150, 150))
    paper.blit(picture, (0, 0))
    inked = [picture.get_at((x, y)).a for x in range(height) for y in range(height)]
    return greyness(paper, paper.get_rect()), inked


def apart(assets: Assets, a: str, b: str, height: int) -> float:
    """Of the pixels that one of the pictures has, the share that is clearly lighter or darker in the other."""
    (one, at), (other, bt) = grey(assets, a, height), grey(assets, b, height)
    both = [(x, y) for x, y, p, q in zip(one, other, at, bt, strict=True) if p > 100 or q > 100]
    return differs([x for x, _ in both], [y for _, y in both])


DISCS = {"meeple": (0.5, 0.66, 0.085), "hat": (0.49, 0.55, 0.085)}
"""Where the light disc with a seat's symbol is: its middle and a radius inside of it, as shares of the picture."""


def symbol(assets: Assets, kind: str, badge: str, size: int) -> set[tuple[int, int]]:
    """The dark pixels on the light disc of a cowboy or hat."""
    picture = assets.image(f"{FOLDER}{kind}-{badge}", (size, size))
    x0, y0, reach = (share * size for share in DISCS[kind])
    return {
        (x, y) for x in range(size) for y in range(size)
        if (x - x0) ** 2 + (y - y0) ** 2 <= reach**2 and max(picture.get_at((x, y))[:3]) < 190
    }  # fmt: skip


def test_every_card_of_the_data_has_a_picture_of_its_own(assets_now: Assets) -> None:
    assert len(LOCATIONS) >= 6
    assert set(CHARACTERS) >= set(config_of("wild_west").characters)
    for name in (*(f"location-{p}" for p in LOCATIONS), *(f"character-{c}" for c in CHARACTERS)):
        assert assets_now.has(FOLDER + name), name


@pytest.mark.parametrize("height", [64, 110])
@pytest.mark.parametrize(("kind", "names"), [("location", (*LOCATIONS, "back")), ("character", (*CHARACTERS, "back"))])
def test_cards_are_told_apart_without_colour(
    kind: str, names: tuple[str, ...], height: int, assets_now: Assets
) -> None:
    """FI04: also at the size at which they lie in the notes and on the posts."""
    poor = {
        (a, b): round(share, 3)
        for a, b in combinations(names, 2)
        if (share := apart(assets_now, f"{kind}-{a}", f"{kind}-{b}", height)) < 0.05
    }
    assert not poor


@pytest.mark.parametrize("height", [34, 58])
def test_faces_are_told_apart_without_colour(height: int, assets_now: Assets) -> None:
    poor = {
        (a, b): round(share, 3)
        for a, b in combinations(CHARACTERS, 2)
        if (share := apart(assets_now, f"face-{a}", f"face-{b}", height)) < 0.08
    }
    assert not poor


@pytest.mark.parametrize("size", [22, 44])
def test_types_are_told_apart_without_colour(size: int, assets_now: Assets) -> None:
    """Grass, sheep and wolf on the chips of a claim."""
    for a, b in combinations(TYPES, 2):
        assert apart(assets_now, f"type-{a}", f"type-{b}", size) > 0.3, (a, b)


@pytest.mark.parametrize("size", [80, 130])
@pytest.mark.parametrize("kind", DISCS)
def test_cowboys_and_hats_are_told_apart_by_their_symbols(kind: str, size: int, assets_now: Assets) -> None:
    """FB06, FI04: seven seats, by the dark symbol on the light disc alone: every eighth pixel of it is another."""
    disc = pi * (DISCS[kind][2] * size) ** 2
    shapes = {badge: symbol(assets_now, kind, badge, size) for badge in BADGES}
    assert all(shapes.values())
    for a, b in combinations(BADGES, 2):
        assert len(shapes[a] ^ shapes[b]) / disc >= 1 / 8, (a, b)


def test_field_tokens_and_wild_are_told_apart(assets_now: Assets) -> None:
    for a, b in combinations(("field-token", "field-token-seen", "wild-token"), 2):
        assert apart(assets_now, a, b, 40) > 0.15, (a, b)


def looks(tmp_path: Path, stage: str, do: Any) -> dict[str, list[int]]:
    """A place and a post of the table in grey, before and after something was done."""
    settings = Settings(animation="off", bot_speed="instant", flat_look=True)
    found = {}
    with playing(tmp_path, (1280, 800), settings) as here:
        here.bots.held = True
        session = west(6, seed=2)
        assert go_to(session, stage, 0, Rng(2))
        scene: Any = here.sit_down(session)
        for name, act in {"before": lambda: None, **do}.items():
            act(here) if name != "before" else None
            here.robot.move((5, 400))
            here.frames(2)
            here.program.services.stack.draw(here.window.surface)
            found[name] = greyness(here.window.surface, scene.table.root.parts.spots[1].card.inflate(30, 30))
    return found


def test_a_place_that_can_be_chosen_and_one_that_is_chosen_look_different_in_grey(tmp_path: Path) -> None:
    """FG09: a gold ring; raised with a dark edge once it is chosen."""
    found = looks(tmp_path, "place", {"chosen": lambda here: here.click("field_2")})
    assert differs(found["before"], found["chosen"]) > 0.03


def test_a_place_that_is_attacked_and_one_that_is_collected_at_are_told_apart(assets_now: Assets) -> None:
    """The ring is dark round an attack and lighter round a collecting; caption and card say it as well."""
    assert contrast(spot._ATTACK, spot._COLLECT) > 1.05


def test_words_of_the_table_stand_out_from_what_is_below_them() -> None:
    """FI03: 4.5 to 1 for all that is read: on planks, bubbles, papers, by day and by night."""
    pairs = [(sign._INK, plank) for plank in ("#c7935a", "#d8aa70")]
    pairs += [("#f6eedc", sign._INK)]
    for palette in (DAY, NIGHT):
        pairs += [(palette.ink, palette.paper), (palette.ink, palette.shade), (palette.soft, palette.paper)]
    pairs += [(DAY.outline, "#fdf8ec")]
    poor = [(ink, paper, round(contrast(ink, paper), 2)) for ink, paper in pairs if contrast(ink, paper) < 4.5]
    assert not poor


def test_bubbles_are_read_by_day_and_by_night(tmp_path: Path) -> None:
    """They keep their light paper, so their words must stay dark."""
    for night in (False, True):
        settings = Settings(animation="off", bot_speed="instant", night_paper=night, flat_look=True)
        with playing(tmp_path / str(night), (1280, 800), settings) as here:
            session = west(6, seed=2)
            assert go_to(session, "look", 0, Rng(2))
            here.bots.held = True
            here.sit_down(session)
            surface = pygame.Surface((400, 200))
            theme = here.program.services.theme
            post = pygame.Rect(40, 120, 200, 70)
            posts.draw_bubble(surface, theme, "Field 2 is wolf", post, surface.get_rect())
            shades = {surface.get_at((x, y)).r for x in range(300) for y in range(20, 110)}
            assert min(s for s in shades if s) < 70
            assert max(shades) > 230


def test_the_colours_of_the_seats_are_those_of_the_badges() -> None:
    assert len(set(BADGES)) == 7
    assert set(BADGES) <= set(SEAT_COLOURS)
