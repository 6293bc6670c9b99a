"""The posts of Wild West Shepherds tell of the round that is shown, not of the one that has begun meanwhile."""

from __future__ import annotations

from game.tables.base import SeatLook
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.posts import Post
from tests.helpers import config_of
from tests.helpers_ui import texts_of


def test_while_a_round_is_scored_nobody_is_the_headman_of_the_next_one() -> None:
    """The position is a round ahead of the show; what it says about characters must not be seen yet."""
    figures = Figures(sheep=[2, 2], characters=["headman", ""], claims=[None, None], headman=0, round=1)
    post = Post(1, SeatLook("Skye", "sky", False), figures, config_of("wild_west"), texts_of("wild_west"), lambda: None)
    post.known, post.round = "headman", 2
    assert "Headman" not in post.hint()
    figures.round = 2
    assert "Headman" in post.hint()
