"""The levels differ as much as they are meant to: a few games here, four hundred in the long run."""

from __future__ import annotations

import pytest

from game.session.series import Series, play_series, wilson
from tests.helpers import LONG, shear_config

GAMES = 400


def wins_of_the_first(levels: tuple[str, ...], games: int, budget: int | None = None) -> float:
    """The wins of the bot named first, with rotating seats."""
    series = Series("shear_panic", shear_config(), levels, games, 2024, (), budget)
    return sum(series.seat_of(0, game.number) in game.winners for game in play_series(series))


@pytest.mark.parametrize(
    ("levels", "games", "at_least"),
    [
        (("easy", "random"), 20, 12),
        (("normal", "random"), 12, 11),
        (("normal", "random", "random", "random"), 8, 6),
        (("normal", "easy"), 12, 10),
    ],
)
def test_each_level_beats_the_one_below(levels: tuple[str, ...], games: int, at_least: int) -> None:
    assert wins_of_the_first(levels, games) >= at_least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "games", "at_least"), [(("hard", "normal"), 6, 4), (("hard", "normal", "normal", "normal"), 3, 1)]
)
def test_hard_beats_normal_even_with_few_trials(levels: tuple[str, ...], games: int, at_least: int) -> None:
    assert wins_of_the_first(levels, games, 24) >= at_least


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="four hundred games a pairing belong to the long run")
@pytest.mark.parametrize(
    ("levels", "share"),
    [
        (("normal", "random"), 0.90),
        (("normal", "random", "random", "random"), 0.80),
        (("hard", "normal"), 0.70),
        (("hard", "normal", "normal", "normal"), 0.36),
    ],
)
def test_the_levels_keep_their_distance(levels: tuple[str, ...], share: float) -> None:
    assert wilson(wins_of_the_first(levels, GAMES), GAMES)[0] > share
