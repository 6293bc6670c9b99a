"""FE10: games of bots alone come to their end, with every number of seats, and stay possible all the way."""

from __future__ import annotations

import pytest

from game.session.series import Series, play_series
from tests.helpers import LONG, config_of
from tests.leaks.pairs import WILD

GAMES = 100 if LONG else 20
MOST_ACTIONS = 1000


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("seats", "characters"), [(t.seats, t.options["characters"]) for t in WILD])
def test_games_of_bots_alone_come_to_their_end(seats: int, characters: str) -> None:
    """Half of the seats choose at random, the others as easy bots do, which rotate round the table."""
    levels = tuple(("easy", "random")[place % 2] for place in range(seats))
    series = Series("wild_west", config_of("wild_west"), levels, GAMES, 77, (("characters", characters),), 8)
    games = play_series(series)
    assert len(games) == GAMES
    for game in games:
        assert game.reason == "goal"
        assert game.winners
        assert max(game.scores) >= 11
        assert game.audit_failures == 0
        assert game.actions < MOST_ACTIONS
