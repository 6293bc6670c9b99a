"""The program's Shear Panic and the slow one agree: choices, positions, points, luck and end, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.action import Action
from game.core.rng import Rng
from game.geometry.squares import pack, unpack
from game.rules.shear_panic import flock as fast_flock
from game.rules.shear_panic.config import Box, ShearConfig
from tests.helpers import LONG, random_action, shear_config
from tests.reference import slow_flock as sf
from tests.reference.compare import RULES, differences
from tests.reference.odd_positions import Pick, by_seed, odd_pair, seat_options
from tests.reference.slow_shear import SlowShear

pytestmark = pytest.mark.slow

GAMES = 200 if LONG else 2
FLOCKS = 5200 if LONG else 200
ACTIONS = 1000 if LONG else 6
EXAMPLES = 2000 if LONG else 60
SCATTERED = 20_000 if LONG else 400
SHARDS = 4


def agree(state: Any, slow: SlowShear, what: str) -> None:
    """Fails with everything the two disagree about."""
    found = differences(state, slow)
    assert not found, "\n".join([what, *found])


def house_rules() -> ShearConfig:
    """Data that somebody changed: other mats, dice, points, buttons, start and truck."""
    config = shear_config()
    mat = {name: box for name, box in config.mat.items() if box.action != "ewe_turn"}
    mat["jump"] = Box(action="boing", number=4, origin="house")
    mat["push"] = Box(action="line_push", number=1, origin="house")
    rows: Any = (("blue", "blue", "red"), ("yellow", "black", "red"), ("green", "green", "yellow"))
    return replace(
        config, mat=mat, start=replace(config.start, facing="west", rows=rows),
        dice=replace(config.dice, panic=("black", "black", "red", "blue", "green", "yellow"), flock=("plus", "cross")),
        points=replace(config.points, beside=5, corner=3, rows=(7, 2)),
        two_players=replace(config.two_players, buttons=(1, 4), left_over=9, truck_rolls=1),
    )


@pytest.mark.slow
@pytest.mark.parametrize("config", [shear_config, house_rules])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_at_random(seats: int, config: Callable[[], ShearConfig]) -> None:
    for seed in range(GAMES):
        rng = Rng(seed)
        options = seat_options(rng.choice, seats)
        state = RULES.new(config(), seats, options, seed).state
        slow = SlowShear.new(config(), seats, options, seed)
        done: list[str] = [f"{seats} seats, {options}, seed {seed}"]
        agree(state, slow, done[0])
        while RULES.decision(state) is not None:
            action = random_action(RULES, state, rng)
            done.append(str(action))
            state, slow = RULES.apply(state, action).state, slow.play(action)
            agree(state, slow, "\n".join(done))


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_actions_from_odd_positions(shard: int) -> None:
    """Every action in the long run, some of each position in others; and what follows in the same turn."""
    for seed in range(shard, FLOCKS, SHARDS):
        state, slow = odd_pair(by_seed(seed), shear_config())
        agree(state, slow, f"position {seed}")
        for action in _some(RULES.legal(state, state.turn), Rng(seed)):
            after, slow_after = RULES.apply(state, action).state, slow.play(action)
            agree(after, slow_after, f"position {seed}, {action}")
            _follow(after, slow_after, Rng(seed), f"position {seed}, {action}")


def _some(actions: Sequence[Action], rng: Rng) -> list[Action]:
    """At most ACTIONS of them."""
    left = list(actions)
    while len(left) > ACTIONS:
        left.pop(rng.below(len(left)))
    return left


def test_odd_positions_meet_everything() -> None:
    """Every stage of a turn and every way to end follows from some of them."""
    met: Counter[str] = Counter()
    for seed in range(160):
        state, _ = odd_pair(by_seed(seed), shear_config())
        for action in RULES.legal(state, state.turn):
            after = RULES.apply(state, action, True).state
            met[after.reason or after.stage] += 1
    assert set(met) >= {"action", "group", "route", "lift", "panic"}
    assert set(met) >= {"last_space", "mats_empty", "one_colour", "empty_flock"}


def _follow(state: Any, slow: SlowShear, rng: Rng, what: str) -> None:
    for _ in range(4):
        if state.stage in ("action", "over"):
            return
        action = random_action(RULES, state, rng)
        what += f", {action}"
        state, slow = RULES.apply(state, action).state, slow.play(action)
        agree(state, slow, what)


@settings(max_examples=EXAMPLES)
@given(st.data())
def test_paths_from_positions_found_by_hypothesis(data: st.DataObject) -> None:
    pick: Pick = lambda things: data.draw(st.sampled_from(list(things)))  # noqa: E731
    state, slow = odd_pair(pick, shear_config())
    agree(state, slow, "the position itself")
    for _ in range(6):
        if RULES.decision(state) is None:
            return
        action = pick(RULES.legal(state, state.turn))
        state, slow = RULES.apply(state, action).state, slow.play(action)
        agree(state, slow, str(action))


@pytest.mark.parametrize("box", [3, 5, 8])
def test_ways_home_of_scattered_flocks(box: int) -> None:
    """P15 to P19, also where no straight way is left, for every group of flocks thrown onto a field."""
    met: Counter[str] = Counter()
    for seed in range(SCATTERED):
        rng = Rng(seed)
        count = 2 + rng.below(min(8, box * box // 2))
        field = [(x, y) for x in range(box) for y in range(box)]
        spots = [field.pop(rng.below(len(field))) for _ in range(count)]
        slow = dict(zip(spots, fast_flock.SHEEP, strict=False))
        cells = [pack(*spots[s]) if s < count else fast_flock.GONE for s in range(9)]
        found = sf.groups(slow)
        members = [{fast_flock.SHEEP[s] for s in group} for group in fast_flock.groups(cells)]
        assert {frozenset(group) for group in members} == set(found)
        for group in found if len(found) > 1 else []:
            home = sf.Homecoming(slow, group)
            ways = (home.one_step(), []) if home.at_corner else (home.orthogonal, home.diagonal)
            if ways == ([], []):
                ways = (home.shortest(), [])
                met["safety net"] += 1
            met["corner"] += home.at_corner
            numbers = [fast_flock.INDEX[sheep] for sheep in group]
            fast = fast_flock.returns(cells, numbers)
            assert [set(map(unpack, way)) for way in fast] == [set(way) for way in ways], f"{box}, {seed}, {group}"
    assert met["corner"]
    assert box < 8 or met["safety net"]


def test_the_comparison_bites() -> None:
    """A sheep one cell off, a lost point or another luck would be seen."""
    state, slow = odd_pair(by_seed(3), shear_config())
    assert differences(state, slow) == []
    spoilt = state.copy()
    spoilt.marker += 1
    assert [d.split(":")[0] for d in differences(spoilt, slow)] == ["marker"]
    slow.table.points[0]["team_tag"] += 1
    slow.table.luck = slow.table.luck.below(6)[1]
    assert [d.split(":")[0] for d in differences(state, slow)] == ["points", "luck"]
