"""Positions full of everything: Shepherds with many cards among many Sheep and Caravans, in any step.

Random games from the deal seldom come so far; these begin there.
"""

from __future__ import annotations

from typing import Any

from game.core.action import Action
from game.core.rng import Rng
from game.core.rules import BadPosition
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.setup import Setup, make_setup
from tests.helpers import config_of
from tests.rules.the_sheep.positions import RULES

STAGES = ("board", "roll", "by_day", "dusk", "climb", "avert", "flip", "tiles", "flock", "herd", "by_night", "combat")
WITH_MUTATION = ("herd", "by_night", "combat")
BY_DAY = ("board", "roll", "by_day")
TIERS = ("lesser", "standard", "greater")


def crowded(config: SheepConfig, seats: int, rng: Rng) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and description of one of them."""
    people = list(config.shepherds)
    options = {f"shepherd_{seat}": people.pop(rng.below(len(people))) for seat in range(seats)}
    setup = make_setup(config, seats, options)
    stage = rng.choice(STAGES)
    levels = {seat: 1 + rng.below(3) for seat in range(seats)}
    places = [list(setup.map.hexes[at]) for at in setup.map.ways if at != setup.map.start]
    middle = rng.choice(places)
    near = [
        list(cell) for cell, free in zip(setup.map.hexes, setup.map.passable, strict=True)
        if free and abs(cell[0] - middle[0]) + abs(cell[1] - middle[1]) <= 3
    ]  # fmt: skip
    told: dict[str, Any] = {"seats": seats, "stage": stage, "day": 1 + rng.below(6), "seed": rng.below(10**6)}
    if stage != "dusk":
        told["event"] = rng.choice([*(config.day_events if stage in BY_DAY else config.night_events)])
    if stage in WITH_MUTATION:
        told["mutation"] = rng.choice([*config.mutations])
    for key, most in (("essence", 5), ("lit", 2), ("corruption", 2)):
        told[key] = {seat: rng.below(most + 1) for seat in range(seats)}
    told["at"] = {seat: rng.choice(near) for seat in range(seats)}
    told["level"] = levels
    told["experience"] = {seat: rng.below(5) if levels[seat] < 3 else 0 for seat in range(seats)}
    told["traits"] = {seat: _traits(setup, seat, levels[seat], rng) for seat in range(seats)}
    told["cards"] = _hands(setup, levels, rng)
    told["caravans"] = _caravans(setup, [middle, *(p for p in places if p != middle)], rng)
    told["sheep"] = [{"tier": rng.choice(TIERS), "at": rng.choice(near)} for _ in range(rng.below(10))]
    told["tiles"] = _tiles(setup, rng)
    told["slot"] = rng.below(len(setup.pipe))
    return options, told


def begun(seats: int, rng: Rng) -> Any:
    """A crowded position in which somebody has something to decide."""
    while True:
        options, told = crowded(config_of("the_sheep"), seats, rng)
        try:
            return RULES.position(config_of("the_sheep"), options, told)
        except BadPosition as error:
            if "ends before anybody decides" not in str(error):
                raise


def liked(state: Any, seat: int, rng: Rng) -> Action:
    """Often an ability, if there is one; seldom the word that ends a step."""
    legal = RULES.legal(state, seat)
    abilities = [action for action in legal if action.verb in ("use_ability", "choose")]
    ready = [action for action in legal if action.verb == "ready"]
    if ready and rng.below(10) == 0:
        return ready[0]
    return rng.choice(abilities if abilities and rng.below(2) else legal)


def _traits(setup: Setup, seat: int, level: int, rng: Rng) -> list[str]:
    who, traits = setup.shepherds[seat], setup.config.traits.items()
    return [
        rng.choice([name for name, trait in traits if trait.shepherd == who and trait.level == step])
        for step in range(1, level + 1)
    ]


def _hands(setup: Setup, levels: dict[int, int], rng: Rng) -> dict[int, list[str]]:
    curses, pieces = list(setup.config.curses), list(setup.config.equipment)
    hands = {}
    for seat, level in levels.items():
        size = setup.numbers.hand_limits[level] - rng.below(2)
        bad = rng.below(size)
        hands[seat] = [curses.pop(rng.below(len(curses))) for _ in range(bad)]
        hands[seat] += [rng.choice(pieces) for _ in range(size - bad)]
    return hands


def _caravans(setup: Setup, places: list[list[int]], rng: Rng) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for number, name in enumerate(setup.caravans):
        if number and rng.below(4) == 0:
            out[name] = "town"
            continue
        at = places.pop(0 if number == 0 else rng.below(len(places)))
        out[name] = {"at": at, "corruption": rng.below(setup.config.caravans[name].slots)}
    return out


def _tiles(setup: Setup, rng: Rng) -> list[dict[str, str]]:
    names = list(setup.config.tiles)
    return [
        {"tile": names.pop(rng.below(len(names))), "side": rng.choice(("minor", "major"))}
        for _ in range(rng.below(setup.numbers.tiles + 1))
    ]
