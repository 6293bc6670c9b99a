"""Where the ring of Space Sheep! lies: nothing on anything else, for all sizes, seats, systems and instructions."""

from __future__ import annotations

from itertools import combinations, permutations

import pygame
import pytest

from game.platform.assets import Assets
from game.render.theme import Theme
from game.tables.space_sheep.ghosts import ghost_room, taken_by
from game.tables.space_sheep.plan import Plan, make_plan
from game.tables.space_sheep.ring_plan import body, text_height
from game.tables.space_sheep.tile_plate import fitting, lines_of
from game.tables.space_sheep.ways import Ways
from tests.helpers import config_of
from tests.helpers_ui import texts_of
from tests.rules.space_sheep.positions import at

LARGE, SMALL = (1920, 1080), (1024, 640)
WINDOWS = ((LARGE, 1.0), (SMALL, 1.0), (LARGE, 2.0), ((1366, 768), 1.0), ((2560, 1440), 1.0), ((1280, 800), 1.5))
COUNTS = (4, 5, 6, 7, 8)


def laid(assets: Assets, size: tuple[int, int], scale: float, lines: tuple[int, ...], seats: int = 4) -> Plan:
    theme = Theme.make(assets, size, scale).at_night()
    return make_plan(theme, pygame.Rect((0, 0), size), seats, len(lines), lines)


def lines_for(systems: int) -> list[tuple[int, ...]]:
    """Instructions of one line, of three, and a mixture."""
    return [(1,) * systems, (3,) * systems, tuple(1 + k % 3 for k in range(systems))]


@pytest.mark.parametrize("systems", COUNTS)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_nothing_lies_on_anything_else(
    assets_now: Assets, size: tuple[int, int], scale: float, systems: int
) -> None:  # fmt: skip
    for lines in lines_for(systems):
        plan = laid(assets_now, size, scale, lines)
        planets = [body(planet, 0) for planet in plan.planets]
        for k, other in combinations(range(systems), 2):
            assert not planets[k].colliderect(planets[other])
            assert not plan.plates[k].colliderect(plan.plates[other])
            assert not planets[k].colliderect(plan.plates[other])
            assert not planets[other].colliderect(plan.plates[k])
        for rect in (*planets, *plan.plates):
            assert plan.board.contains(rect)
            assert not rect.colliderect(plan.console)
            assert not rect.colliderect(plan.timer)
        for number, wolf in enumerate(plan.wolves):
            assert plan.board.contains(wolf)
            others = [*plan.plates, plan.console, plan.timer, *planets[:number], *planets[number + 1 :]]
            assert wolf.collidelist(others) < 0
        assert plan.board.contains(plan.timer)


@pytest.mark.parametrize("seats", [1, 4, 8])
@pytest.mark.parametrize(("size", "scale"), [*WINDOWS, (SMALL, 2.0)])
def test_panels_do_not_overlap_and_leave_the_board_its_share(
    assets_now: Assets, size: tuple[int, int], scale: float, seats: int
) -> None:
    plan = laid(assets_now, size, scale, (1,) * 8, seats)
    panels = [plan.prompt, plan.side, plan.board, plan.hand, plan.bar, *plan.seats]
    if plan.home.width:
        panels.append(plan.home)
    window = pygame.Rect((0, 0), size)
    for a, b in combinations(panels, 2):
        assert not a.colliderect(b)
    assert all(window.contains(panel) for panel in panels)
    assert all(min(seat.size) >= 32 for seat in plan.seats)
    share = plan.board.width * plan.board.height / (size[0] * size[1])
    assert share >= (0.4 if scale > 1 else 0.48)


@pytest.mark.parametrize(("size", "scale"), [(LARGE, 1.0), (SMALL, 1.0), (LARGE, 2.0)])
def test_pieces_are_large_enough_to_be_clicked(assets_now: Assets, size: tuple[int, int], scale: float) -> None:
    for lines in lines_for(8):
        plan = laid(assets_now, size, scale, lines)
        assert min(planet.width for planet in plan.planets) * 0.5 >= 32


@pytest.mark.parametrize(("systems", "lines"), [(4, 1), (4, 3), (6, 1), (8, 1)])
def test_pieces_can_be_hit_in_the_smallest_window_with_the_largest_words(
    assets_now: Assets, systems: int, lines: int
) -> None:
    """Two pieces lie side by side on a planet."""
    plan = laid(assets_now, SMALL, 2.0, (lines,) * systems)
    assert min(planet.width for planet in plan.planets) * 0.5 >= 32


@pytest.mark.parametrize(("size", "scale"), [*WINDOWS, (SMALL, 2.0)])
def test_every_tile_fits_its_plate_in_words_that_can_be_read(
    assets_now: Assets, size: tuple[int, int], scale: float
) -> None:
    theme, texts = Theme.make(assets_now, size, scale).at_night(), texts_of("space_sheep")
    tiles = list(config_of("space_sheep").tiles)
    assert len(tiles) == 23
    for start in range(0, 23, 4):
        chosen = (tiles + tiles)[start : start + 8]
        chits = [["slate"] * config_of("space_sheep").tiles[name].chits for name in chosen]
        state = at({"systems": 8, "tiles": "all", "cards": 8}, tiles=chosen, chits=chits, seats=2)
        plan = laid(assets_now, size, scale, tuple(lines_of(each) for each in state.instructions))
        for instruction, plate in zip(state.instructions, plan.plates, strict=True):
            form = fitting(theme, instruction, state.ring, texts, plate.size)
            assert form.size[0] <= plate.width
            assert form.size[1] <= plate.height
            assert form.px >= min(12, text_height(theme))
    assert not texts.missing


@pytest.mark.parametrize(("size", "scale"), [(LARGE, 1.0), (SMALL, 1.0), (LARGE, 2.0)])
def test_ghosts_of_a_move_hide_neither_the_wolf_nor_the_sand(
    assets_now: Assets, size: tuple[int, int], scale: float
) -> None:
    """With four systems, wherever the Wolf is, whatever moves."""
    plan = laid(assets_now, size, scale, (1,) * 4)
    theme, ways = Theme.make(assets_now, size, scale).at_night(), Ways(plan)
    for wolf in plan.wolves:
        for start, end in permutations(range(4), 2):
            for count in (1, 2):
                taken = taken_by(ways, start, end, wolf)
                for system in (end, start):
                    ghost = ghost_room(theme, plan, system, count, taken)
                    taken.append(ghost)
                    assert area(ghost.clip(wolf)) <= 0.08 * area(wolf)
                    assert area(ghost.clip(plan.timer)) <= 0.08 * area(ghost)


def area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


@pytest.mark.parametrize("systems", COUNTS)
def test_a_way_leads_from_planet_to_planet_and_back_beside_it(assets_now: Assets, systems: int) -> None:
    plan = laid(assets_now, LARGE, 1.0, (2,) * systems)
    ways = Ways(plan)
    for start in range(systems):
        for end in set(range(systems)) - {start}:
            there, back = ways.there(start, end), ways.back(start, end)
            for path, first, last in ((there, start, end), (back, end, start)):
                near = [pygame.Vector2(path[k]).distance_to(plan.planets[s].center) for k, s in ((0, first), (3, last))]
                far = [pygame.Vector2(path[k]).distance_to(plan.planets[s].center) for k, s in ((0, last), (3, first))]
                assert near[0] < far[0]
                assert near[1] < far[1]
            assert there[1:3] != (back[2], back[1])
