"""Series of games: seats rotate, processes do not matter, and the figures add up."""

from __future__ import annotations

import pytest

from game.session.series import Game, Series, play_game, play_series, summary, wilson
from tests.helpers import shear_config


def series(levels: tuple[str, ...] = ("random",) * 3, games: int = 6, **rest: object) -> Series:
    """A short series of Shear Panic."""
    return Series("shear_panic", shear_config(), levels, games, 5, **rest)  # type: ignore[arg-type]


def without_times(games: list[Game]) -> list[tuple[object, ...]]:
    """The games as far as they are the same on every machine."""
    return [(g.number, g.reason, g.winners, g.scores, g.actions, g.listed, g.choices) for g in games]


def game(number: int, winners: tuple[int, ...], scores: tuple[int, ...] = (5, 7), actions: int = 40) -> Game:
    """A result that somebody wrote down."""
    return Game(number, "last_space", winners, scores, actions, 100, 0.5, 0, (0.2, 0.1), (20, 20))


@pytest.mark.slow
def test_two_processes_play_the_same_games_as_one() -> None:
    told: list[int] = []
    alone, shared = play_series(series()), play_series(series(), 2, told.append)
    assert without_times(alone) == without_times(shared)
    assert told == [1, 2, 3, 4, 5, 6]


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    assert without_times([play_game(series(games=100), 4)]) == without_times([play_game(series(games=5), 4)])
    assert without_times([play_game(series(), 4)]) != without_times([play_game(series(), 5)])


def test_seats_rotate_unless_told_not_to() -> None:
    assert [series().seat_of(2, number) for number in range(4)] == [2, 0, 1, 2]
    assert [series(rotate=False).seat_of(2, number) for number in range(4)] == [2, 2, 2, 2]


def test_every_bot_plays_from_the_seat_it_sits_in() -> None:
    """Normal wins practically every game against random: its wins move around the table."""
    duel = series(("normal", "random"), 4)
    assert [g.winners for g in play_series(duel)] == [(0,), (1,), (0,), (1,)]


def test_the_figures_of_games_that_somebody_wrote_down() -> None:
    duel = series(("normal", "random"), 4)
    # Place 0 sits at seats 0, 1, 0, 1; the third game is shared, the fourth was won by place 1 at seat 0.
    games = [game(0, (0,)), game(1, (1,)), game(2, (0, 1)), game(3, (0,), (9, 1), 60)]
    figures = summary(duel, games)
    assert figures["wins"] == [2.5, 1.5]
    assert figures["wins_by_bot"] == [2.5, 1.5]
    assert figures["scores_mean"] == [(5 + 7 + 5 + 1) / 4, (7 + 5 + 7 + 9) / 4]
    assert figures["actions_per_game"] == {"min": 40, "median": 40.0, "max": 60}
    assert (figures["actions"], figures["seconds"], figures["actions_per_second"]) == (180, 2.0, 90.0)
    assert figures["listed_per_second"] == 200.0
    assert figures["reasons"] == {"last_space": 4}
    assert figures["seconds_per_move_by_bot"] == [0.01, 0.005]
    assert (figures["finished"], figures["audit_failures"], figures["team_wins"]) == (4, 0, 0)


def test_an_unfinished_game_counts_for_nobody() -> None:
    unfinished = Game(1, "", (), (), 20_000, 1, 1.0, 3, (0.0, 0.0), (1, 1))
    figures = summary(series(("random", "random"), 2), [game(0, (0,)), unfinished])
    assert (figures["finished"], figures["wins_by_bot"], figures["scores_mean"]) == (1, [1, 0], [5, 7])
    assert figures["audit_failures"] == 3


def test_the_interval_is_wilsons() -> None:
    """Known values: 8 of 10 gives 0.4902 to 0.9433; 0 of 20 gives 0 to 0.1611."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
