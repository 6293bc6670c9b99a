"""The shortest way home of Space Sheep!, against plain breadth-first search, and the figures that the rulings name."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.registry import get_rules
from game.rules.space_sheep.ring import Board, is_home, moved
from game.rules.space_sheep.solver import can_be_solved, steps_from, steps_to, way_home
from tests.helpers import LONG, config_of
from tests.reference.slow_space import laid_out

RULES = get_rules("space_sheep")
DEALS = 300


def deal(seed: int, systems: int, tiles: str) -> tuple[tuple, Board, dict]:
    """The instructions and pieces of a dealt game, and all of it."""
    state = RULES.new(config_of("space_sheep"), 1, {"systems": systems, "tiles": tiles}, seed).state
    return state.instructions, state.board, state.to_dict()


def plain_distance(state: dict, most: int) -> int | None:
    """Moves home by the slow rules, layer by layer."""
    slow = laid_out(config_of("space_sheep"), state)
    ring = slow.t["ring"]
    home = (tuple(ring), tuple(ring))

    def now() -> tuple[tuple[str, ...], tuple[str, ...]]:
        return tuple(slow.inhabitant("shepherds", s) for s in ring), tuple(slow.inhabitant("sheep", s) for s in ring)

    def lay(board: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        for kind, row in zip(("shepherds", "sheep"), board, strict=True):
            slow.t[kind] = dict(zip(row, ring, strict=True))

    layer, seen = [now()], {now()}
    for distance in range(most + 1):
        if home in layer:
            return distance
        after = []
        for board in layer:
            lay(board)
            swaps = [(["shepherds"], slow.t["shepherds"][c], slow.clockwise(slow.t["shepherds"][c], 1)) for c in ring]
            for system in ring:
                there = slow.sends_to(system)
                kinds = [["shepherds"], ["sheep"]]
                if slow.inhabitant("shepherds", system) == slow.inhabitant("sheep", system):
                    kinds.append(["shepherds", "sheep"])
                swaps += [(which, system, there) for which in kinds]
            for which, here, there in swaps:
                lay(board)
                for kind in which:
                    slow.swap(kind, here, there)
                if now() not in seen:
                    seen.add(now())
                    after.append(now())
        layer = after
    return None


@pytest.mark.parametrize(("systems", "tiles", "most"), [(4, "family", 7), (4, "all", 5), (5, "all", 3)])
def test_the_way_is_as_short_as_plain_search_finds(systems: int, tiles: str, most: int) -> None:
    for seed in range(12 if LONG else 3):
        ring, board, state = deal(seed, systems, tiles)
        way = way_home(ring, board)
        assert way is not None
        found = plain_distance(state, most)
        assert found == len(way) if len(way) <= most else found is None


@pytest.mark.parametrize(("systems", "tiles"), [(4, "all"), (5, "all"), (8, "plain")])
def test_the_way_can_be_gone_and_leads_home(systems: int, tiles: str) -> None:
    for seed in range(6):
        ring, board, _ = deal(seed, systems, tiles)
        assert can_be_solved(ring, board)
        if systems > 5:
            continue
        for step in way_home(ring, board) or []:
            assert step in [offered for offered, _ in steps_from(ring, board)]
            board = moved(board, step.start, step.end, step.piece)
        assert is_home(board)


def test_a_step_back_is_a_step_forward() -> None:
    ring, board, _ = deal(3, 5, "all")
    for step, before in steps_to(ring, board):
        assert (step, board) in list(steps_from(ring, before))
    for step, after in steps_from(ring, board):
        assert (step, board) in list(steps_to(ring, after))


def test_the_family_game_is_four_to_seven_moves_from_home() -> None:
    lengths = Counter(len(way_home(*deal(seed, 4, "family")[:2]) or []) for seed in range(DEALS))
    assert set(lengths) <= {4, 5, 6, 7}
    mean = sum(length * count for length, count in lengths.items()) / DEALS
    assert 4.5 <= mean <= 4.65


def test_five_systems_are_farther() -> None:
    count = 200 if LONG else 60
    lengths = [len(way_home(*deal(seed, 5, "plain")[:2]) or []) for seed in range(count)]
    assert set(lengths) <= {5, 6, 7, 8, 9}
    assert 6 <= sum(lengths) / count <= 6.4
