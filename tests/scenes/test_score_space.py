"""The score of Space Sheep!: no points, but how it went; and the shortest way there was, to be watched."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.registry import get_rules
from game.scenes.replay import ReplayScene
from game.scenes.score import ScoreScene
from game.scenes.score_way import WayScene
from game.session.best_way import BestWay
from game.session.seats import Seat
from game.session.session import Session
from game.widgets.label import Label
from tests.helpers import config_of, random_action
from tests.helpers_ui import Playing, playing

pytestmark = pytest.mark.slow

GAME = "space_sheep"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path, (1280, 800)) as window:
        yield window


def score_of(here: Playing, seed: int, **options: Any) -> ScoreScene:
    """The score of a game of three that was played at random."""
    seats = [Seat(i, name, "human") for i, name in enumerate(("Hanna", "Mina", "Otto"))]
    session = Session.start(get_rules(GAME), config_of(GAME), seats, options, seed)
    rng = Rng(seed)
    while not session.finished:
        session.submit(random_action(session.rules, session.now.state, rng))
    scene = ScoreScene(here.program, session)
    here.program.services.stack.reset(scene)
    here.frames(1)
    return scene


def said(here: Playing) -> str:
    return "\n".join(w.text for w in here.top.ui.root.walk() if isinstance(w, Label))


def way_found(here: Playing) -> BestWay:
    here.click("way")
    scene = here.top
    assert isinstance(scene, WayScene)
    end = time.monotonic() + 10
    while scene.way is None:
        assert time.monotonic() < end
        time.sleep(0.01)
        here.frames(1)
    here.frames(2)
    return scene.way


def test_a_lost_game_says_so_without_points_and_without_a_parade(here: Playing) -> None:
    scene = score_of(here, 1)
    assert scene.outcome.winners == ()
    assert scene.page is not None
    assert scene.page.title == "Lost in space"
    text = said(here)
    assert scene.words(f"outcome.{scene.outcome.reason}") in text
    assert all(name in text for name in ("Hanna", "Mina", "Otto"))
    assert "oints" not in text
    assert not scene.wants_frames


def test_with_infiltrators_the_winning_side_walks(here: Playing) -> None:
    scene = score_of(here, 2, infiltrators=1, cards=6, pace="untimed")
    assert "Infiltrators" in said(here)
    assert "Defenders" in said(here)
    assert len(scene.parade._badges) == len(scene.outcome.winners) == 1


def test_the_shortest_way_is_a_list_that_can_be_watched(here: Playing) -> None:
    score_of(here, 3)
    way = way_found(here)
    assert way.exact
    lines = [line for line in said(here).split("\n") if line.startswith("**")]
    assert len(lines) == way.moves
    assert "go" in lines[0]
    here.click("watch")
    here.frames(2)
    assert isinstance(here.top, ReplayScene)
    here.top.replay_end()
    here.frames(2)
    outcome = here.top.replay.outcome()
    assert outcome is not None
    assert outcome.reason == "home"
