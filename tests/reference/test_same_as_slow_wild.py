"""The program's Wild West Shepherds and the slow one agree: choices, table, events and end, action by action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.rules.wild_west.config import WildConfig
from tests.helpers import LONG, config_of
from tests.reference.compare_wild import RULES, differences, told_differently
from tests.reference.slow_wild import PLACES, laid_out

pytestmark = pytest.mark.slow

GAMES = 8 if LONG else 1
CROWDED = 3000 if LONG else 120
ACTIONS = 60 if LONG else 8
TABLES = [(4, "basic"), (5, "basic"), (6, "basic"), (4, "advanced"), (5, "advanced"), (6, "advanced"), (7, "advanced")]


def wild_config() -> WildConfig:
    """The shipped data."""
    config: WildConfig = config_of("wild_west")
    return config


def house_rules() -> WildConfig:
    """Data that somebody changed: every number of an ability, the piles, the deck, what may be said, the goal."""
    config = wild_config()
    cards = dict(config.locations)
    cards["clothed_wolf"] = replace(cards["clothed_wolf"], wolves=2, count=5)
    cards["two_wolves"] = replace(cards["two_wolves"], wolves=4)
    cards["three_sheep"] = replace(cards["three_sheep"], sheep=9)
    return replace(
        config, locations=cards, piles=replace(config.piles, cards=3),
        abilities=replace(
            config.abilities, joe_lucky_takes=2, hunter_above_wolves=0, priest_takes=1, priest_leaves=3,
            banker_per_sheep=2, billy_at_most=3, wild_head_at_most=1, agent_takes=4,
        ),
        announcement=replace(config.announcement, open_from=4, at_most=3),
        sheep=replace(config.sheep, start=3, share_at_most=2, goal=30),
    )


def some(actions: Sequence[Action], rng: Rng) -> list[Action]:
    """At most ACTIONS of them."""
    left = list(actions)
    while len(left) > ACTIONS:
        left.pop(rng.below(len(left)))
    return left


def agree_on(config: WildConfig, state: Any, actions: Sequence[Action], what: str, met: Counter[str]) -> None:
    """The position itself, and what comes of each of these actions."""
    slow = laid_out(config, state.to_dict())
    found = differences(state, slow)
    assert not found, "\n".join([what, *found])
    for action in actions:
        step = RULES.apply(state, action)
        after = slow.play(action, step.state.to_dict())
        found = [*differences(step.state, after), *told_differently(step.events, after)]
        assert not found, "\n".join([what, str(action), *found])
        met.update(event.verb for event in step.events)
        met["positions compared"] += 1


@pytest.mark.parametrize("config", [wild_config, house_rules])
@pytest.mark.parametrize(("seats", "characters"), TABLES)
def test_whole_games_at_random(seats: int, characters: str, config: Callable[[], WildConfig]) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Rng(seed)
        options = {"first_seat": seed % seats, "characters": characters}
        state = RULES.new(config(), seats, options, seed).state
        while (decision := RULES.decision(state)) is not None:
            legal = RULES.legal(state, decision.seats[0])
            agree_on(config(), state, some(legal, rng), f"{seats} seats, {characters}, seed {seed}", met)
            state = RULES.apply(state, rng.choice(legal)).state
        agree_on(config(), state, [], "the end", met)
    assert met["game_ended"]
    assert config is wild_config or met["piles_built"]


def crowded(config: WildConfig, rng: Rng) -> Any:
    """A moment before the scoring with contracts, sheep and tokens thrown about, everybody at two or three places."""
    seats, characters = TABLES[rng.below(len(TABLES))]
    options = {"characters": characters}
    kinds = [[k for k, c in config.locations.items() if c.type == t] for t in ("grass", "sheep", "wolf")]
    row = [rng.choice(kind) for kind in kinds]
    spare = [k for k, c in config.locations.items() if row.count(k) < c.count]
    row.append(rng.choice(spare))
    cards = [row.pop(rng.below(len(row))) for _ in PLACES]
    headman = rng.below(seats)
    pool = list(RULES.new(config, seats, options, 0).state.setup.pool)
    who = {s: pool.pop(rng.below(len(pool))) for s in range(seats) if s != headman}
    first = headman
    if characters == "advanced" and "billy" in who.values():
        first = next(s for s, name in who.items() if name == "billy")
    order = [(headman + n) % seats for n in range(1, seats + 1)]
    if characters == "advanced":
        order.remove(first)
        order.insert(0, first)
    where = [rng.choice(PLACES) for _ in range(2)]
    placed = {s: rng.choice(where) for s in order[: -1 - rng.below(2)]}
    goal = config.sheep.goal
    return RULES.position(config, options, {
        "seats": seats, "headman": headman, "characters": who, "locations": cards, "placed": placed,
        "sheep": [rng.choice((0, 1, 2, 3, rng.below(goal), goal - 1)) for _ in range(seats)],
        "contracts": [s for s in range(seats) if rng.below(2)], "tokens": [rng.below(6) for _ in PLACES],
        "left": rng.below(config.piles.cards), "seed": rng.below(10**6), "round": 3,
        "announced": said(config, cards),
    })  # fmt: skip


def said(config: WildConfig, cards: Sequence[str]) -> int:
    """The number of wolves without disguises in the first two fields, as long as it may be said."""
    wolves = sum(config.locations[k].wolves for k in cards[:2] if not config.locations[k].disguised)
    return min(wolves, config.announcement.at_most)


@pytest.mark.parametrize("config", [wild_config, house_rules])
def test_crowded_scorings(config: Callable[[], WildConfig]) -> None:
    """Every rule of the scoring is met, at every place, and contracts are asked about one after the other."""
    met: Counter[str] = Counter()
    for seed in range(CROWDED):
        rng = Rng(seed)
        state = crowded(config(), rng)
        for _ in range(6):
            legal = RULES.legal(state, state.turn)
            agree_on(config(), state, some(legal, rng)[:4], f"position {seed}", met)
            met[state.stage] += 1
            state = RULES.apply(state, rng.choice(legal)).state
            if state.stage in ("draft", "over"):
                met["shared"] += len(state.winners) > 1
                break
    wanted = {"contract", "guess", "contract_saved", "contract_gained", "sheep_lost", "game_ended", "shared"}
    assert wanted <= set(met), met


def test_the_comparison_bites() -> None:
    """A sheep more, a contract less, another order of asking would be seen."""
    state = crowded(wild_config(), Rng(3))
    slow = laid_out(wild_config(), state.to_dict())
    assert differences(state, slow) == []
    slow.t["sheep"][0]["share"] += 1
    slow.t["contracts"] ^= {0}
    slow.t["turn"] = (slow.t["turn"] + 1) % slow.t["seats"]
    assert [d.split(":")[0] for d in differences(state, slow)][:4] == ["turn", "sheep", "contracts", "asked"]
    step = RULES.apply(state, RULES.legal(state, state.turn)[0])
    after = laid_out(wild_config(), state.to_dict()).play(RULES.legal(state, state.turn)[0], step.state.to_dict())
    assert told_differently(step.events, after) == []
    assert told_differently(step.events[:-1], after)
    after.events[0] = {**after.events[0], "seat": 77}
    assert told_differently(step.events, after)
