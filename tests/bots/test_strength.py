"""The levels differ as much as they are meant to: a few games here, four hundred a pairing in the long run.

The long run plays the bots as they are and asks that the whole 95 % interval lies above the aim.
"""

from __future__ import annotations

import pytest

from game.session.series import Series, play_series, wilson
from tests.helpers import LONG, shear_config

pytestmark = pytest.mark.slow

GAMES = 400
FEW_TRIALS = 12


def wins_of_the_first(levels: tuple[str, ...], games: int, budget: int | None = None) -> float:
    """The wins of the bot named first, with rotating seats."""
    series = Series("shear_panic", shear_config(), levels, games, 2024, (), budget)
    return sum(series.seat_of(0, game.number) in game.winners for game in play_series(series))


def check(levels: tuple[str, ...], games: int, at_least: int, aim: float) -> None:
    """The first wins `at_least` of some games, or in the long run surely more than the share `aim` of many."""
    if LONG:
        assert wilson(wins_of_the_first(levels, GAMES), GAMES)[0] > aim
    else:
        assert wins_of_the_first(levels, games, FEW_TRIALS) >= at_least


@pytest.mark.parametrize(
    ("levels", "games", "at_least", "aim"),
    [
        (("easy", "random"), 20, 12, 0.65),
        (("normal", "random"), 12, 11, 0.90),
        (("normal", "random", "random", "random"), 8, 6, 0.80),
        (("normal", "easy"), 12, 10, 0.65),
    ],
)
def test_each_level_beats_the_one_below(levels: tuple[str, ...], games: int, at_least: int, aim: float) -> None:
    check(levels, games, at_least, aim)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "games", "at_least", "aim"),
    [(("hard", "normal"), 5, 3, 0.70), (("hard", "normal", "normal", "normal"), 2, 1, 0.36)],
)
def test_hard_beats_normal(levels: tuple[str, ...], games: int, at_least: int, aim: float) -> None:
    check(levels, games, at_least, aim)
