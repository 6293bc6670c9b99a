"""How long bots think, in processor time, where they are meant to be used: `normal` and `hard` among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.bots.registry import levels
from game.content.catalog import load_game
from game.content.mods import Roots
from game.roots import program_root
from game.rules.registry import get_rules
from game.session.series import Series, play_game
from tools.measure.games import GAMES


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """Mean time a move over `rounds` games for every game, number of seats and level."""
    lines = []
    for game_id in games:
        rules = get_rules(game_id)
        config = load_game(rules, Roots(program_root() / "data")).config
        for seats in (max(2, rules.info.min_seats), rules.info.max_seats):
            for level in levels(game_id):
                options = tuple(GAMES[game_id].options.items())
                series = Series(game_id, config, (level,) * seats, rounds, 1, options)
                played = [play_game(series, number) for number in range(rounds)]
                mean = fmean(sum(g.thought) / sum(g.choices) for g in played)
                lines.append(f"{game_id}, {seats} seats, {level}: {mean * 1000:.2f} ms a move (hard: at most 300)")
    return lines
