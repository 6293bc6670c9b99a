"""Random playouts through the public protocol, one thread, without events: actions and listed actions a second."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from game.content.catalog import load_game
from game.content.mods import Roots
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.roots import program_root
from game.rules.registry import get_rules
from tools.measure.games import GAMES
from tools.measure.reference import NOMINAL, speed

SECONDS = 0.5


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """Lines with medians over the rounds; between two measurements the reference loop runs."""
    lines = []
    for game_id in games:
        rules = get_rules(game_id)
        config = load_game(rules, Roots(program_root() / "data")).config
        for seats in range(max(2, rules.info.min_seats), rules.info.max_seats + 1):
            found = [_round(rules, config, seats, seed) for seed in range(rounds)]
            actions, listed, raw = (median(column) for column in zip(*found, strict=True))
            lines.append(
                f"{game_id}, {seats} seats: {actions:8,.0f} actions/s, {listed:9,.0f} listed/s (normalised"
                f"{_aim(game_id)}); {raw:,.0f} actions/s as they came"
            )
    return lines


def _aim(game_id: str) -> str:
    aim = GAMES[game_id].aim
    return f", at least {aim:,}" if aim else ""


def _round(rules: AnyRules, config: Any, seats: int, seed: int) -> tuple[float, float, float]:
    """Normalised actions a second, normalised listed actions a second, and raw actions a second."""
    before = speed()
    actions, listed, seconds = playouts(rules, config, seats, seed)
    factor = NOMINAL * 2 / (before + speed())
    return actions / seconds * factor, listed / seconds * factor, actions / seconds


def playouts(rules: AnyRules, config: Any, seats: int, seed: int) -> tuple[int, int, float]:
    """Play for SECONDS; actions, listed actions and processor time. Dealing is not counted."""
    rng = Rng(seed)
    actions = listed = 0
    seconds = 0.0
    while seconds < SECONDS:
        state = rules.new(config, seats, GAMES[rules.info.id].options, rng.below(1 << 60)).state
        start = process_time()
        while (decision := rules.decision(state)) is not None:
            legal = rules.legal(state, decision.seats[0])
            listed += len(legal)
            actions += 1
            state = rules.apply(state, legal[rng.below(len(legal))], True).state
        seconds += process_time() - start
    return actions, listed, seconds
