"""Many games between bots: played one after the other or by several processes, and what they come to.

Every game has a seed of its own made from the series' seed and its number, so the results do not depend on
how the games are dealt out to processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, median
from time import process_time
from typing import Any

from game.bots.base import Bot
from game.bots.registry import get_bot
from game.core.action import Action
from game.core.record import Json
from game.core.rng import Rng
from game.core.rules import Options
from game.rules.registry import get_rules
from game.session.driver import Player, play
from game.session.varied import varied
from game.session.witness import MakeWitness

CONFIDENT = 1.959964


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: `levels` are one a place in the list of bots.

    With `rotate` place p sits at seat p + k in game k, so that everybody sits everywhere equally often.
    `budget` replaces the bots' own when it is not None. `config` is the game's data. With `vary` each game draws what
    the options leave open about who takes part (see `varied`). `witness` makes one observer a game.
    """

    game_id: str
    config: Any
    levels: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str | int | bool], ...] = ()
    budget: int | None = None
    rotate: bool = True
    vary: bool = False
    witness: MakeWitness | None = None

    def seat_of(self, place: int, number: int) -> int:
        """Where the bot of a place sits in game `number`."""
        return (place + number) % len(self.levels) if self.rotate else place


@dataclass(frozen=True, slots=True)
class Game:
    """One game: `winners` and `scores` by seat, `thought` and `choices` by place in the list of bots.

    Times are processor time: `seconds` of playing, audits not counted, `thought` of the choosing alone. `told` is
    what the witness of this game told, None without one.
    """

    number: int
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    listed: int
    seconds: float
    audit_failures: int
    thought: tuple[float, ...]
    choices: tuple[int, ...]
    told: Any = None


class _Seat:
    """A bot at its seat, with its own luck, and a watch on how long it thinks."""

    def __init__(self, bot: Bot, seed: int, budget: int | None) -> None:
        self.bot, self.rng = bot, Rng(seed)
        self.budget = bot.budget if budget is None else budget
        self.thought, self.choices = 0.0, 0

    def __call__(self, view: Any, legal: Sequence[Action]) -> Action | None:
        start = process_time()
        action = self.bot.choose(view, legal, self.rng, self.budget)
        self.thought += process_time() - start
        self.choices += 1
        return action


def play_game(series: Series, number: int) -> Game:
    """Game `number` of a series, audited after every action."""
    rules = get_rules(series.game_id)
    seeds = Rng(series.seed * 1_000_003 + number)
    dealt = seeds.below(1 << 62)
    places = [_Seat(get_bot(series.game_id, level), seeds.below(1 << 62), series.budget) for level in series.levels]
    seated: list[Player] = list(places)
    for place, player in enumerate(places):
        seated[series.seat_of(place, number)] = player
    options: Options = dict(series.options)
    if series.vary:
        options = varied(rules, series.config, len(series.levels), options, seeds)
    first = rules.new(series.config, len(series.levels), options, dealt)
    witness = series.witness(first.state) if series.witness is not None else None
    failures, auditing = 0, 0.0

    def audit(now: Any) -> None:
        nonlocal failures, auditing
        start = process_time()
        failures += bool(rules.audit(now))
        auditing += process_time() - start

    if witness is not None:
        witness.hear(first.events)
    start = process_time()
    played = play(rules, first.state, seated, audit, hear=witness.hear if witness is not None else None)
    seconds = process_time() - start - auditing
    end = played.outcome
    return Game(
        number, end.reason if end else "", end.winners if end else (), end.scores if end else (), played.actions,
        played.listed, seconds, failures, tuple(p.thought for p in places), tuple(p.choices for p in places),
        witness.told(end) if witness is not None else None,
    )


def play_series(series: Series, jobs: int = 1, told: Callable[[int], None] = lambda done: None) -> list[Game]:
    """All games in order; `told` hears how many are done. `jobs` processes share the work when it is over 1."""
    numbers = range(series.games)
    if jobs <= 1:
        return _collected((play_game(series, n) for n in numbers), told)
    with ProcessPoolExecutor(min(jobs, max(1, series.games)), get_context("spawn")) as pool:
        return _collected(pool.map(play_game, [series] * series.games, numbers), told)


def _collected(games: Iterable[Game], told: Callable[[int], None]) -> list[Game]:
    out = []
    for game in games:
        out.append(game)
        told(len(out))
    return out


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins after Wilson; (0, 1) when nothing was played."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENT
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def summary(series: Series, games: Sequence[Game]) -> dict[str, Json]:
    """The figures of a series, as `simulate` prints them; see game/cli/simulate.py for what they mean."""
    rules = get_rules(series.game_id)
    seats = range(len(series.levels))
    ended = [g for g in games if g.reason]
    actions, listed = sum(g.actions for g in games), sum(g.listed for g in games)
    seconds = sum(g.seconds for g in games)
    co_operative = rules.info.co_operative
    wins = [sum((s in g.winners) / len(g.winners) for g in ended if g.winners) for s in seats]
    by_bot = [
        sum((series.seat_of(p, g.number) in g.winners) / len(g.winners) for g in ended if g.winners) for p in seats
    ]
    scored = [g for g in ended if g.scores]
    lengths = [g.actions for g in games] or [0]
    return {
        "game": series.game_id,
        "seats": len(series.levels),
        "bots": list(series.levels),
        "games": series.games,
        "seed": series.seed,
        "options": dict(series.options),
        "vary": series.vary,
        "finished": len(ended),
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds, 1) if seconds else 0.0,
        "listed_per_second": round(listed / seconds, 1) if seconds else 0.0,
        "audit_failures": sum(g.audit_failures for g in games),
        "reasons": dict(sorted(Counter(g.reason for g in ended).items())),
        "wins": [_tidy(w) for w in wins],
        "wins_by_bot": [_tidy(w) for w in by_bot],
        "wilson_by_bot": [[round(x, 4) for x in wilson(w, len(ended))] for w in by_bot],
        "team_wins": sum(bool(g.winners) for g in ended) if co_operative else 0,
        "scores_mean": [
            round(fmean(g.scores[series.seat_of(p, g.number)] for g in scored), 2) if scored else None for p in seats
        ],
        "actions_per_game": {"min": min(lengths), "median": median(lengths), "max": max(lengths)},
        "seconds_per_move_by_bot": [
            round(sum(g.thought[p] for g in games) / max(1, sum(g.choices[p] for g in games)), 5) for p in seats
        ],
    }


def _tidy(number: float) -> float | int:
    """A sum of fractions without the dust of floating point; whole numbers stay whole."""
    rounded = round(number, 6)
    return int(rounded) if rounded == int(rounded) else rounded
