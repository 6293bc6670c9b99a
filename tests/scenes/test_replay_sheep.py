"""A journey looked through afterwards: by Days and Nights, with its map, its paper and its outlook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.persist.saves import Saves
from game.persist.settings import Settings
from game.rules.the_sheep.stages import DAY, NIGHT
from game.scenes.last_game import LastGameSearch
from game.scenes.replay import ReplayScene
from game.scenes.save_rows import SaveText
from game.session.games import begin
from game.session.session import Session
from game.tables.the_sheep.figures import Figures
from game.widgets.label import Label
from game.widgets.log_panel import LogPanel
from game.widgets.tabs import Tabs
from tests.helpers import random_action
from tests.helpers_ui import Playing, playing
from tests.journey_hand import journey, sitting
from tests.wild_hand import west

pytestmark = pytest.mark.slow


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path, (1920, 1080)) as window:
        yield window


def travel(session: Session, days: int, seed: int = 4) -> Session:
    """Go on at random until so many Days have begun, or to the end."""
    rng = Rng(seed)
    view: Any = session.view(None)
    while not session.finished and view.day < days:
        session.submit(random_action(session.rules, session.now.state, rng))
        view = session.view(None)
    return session


def watched(here: Playing, session: Session) -> ReplayScene:
    scene = ReplayScene(here.program, session)
    here.program.services.stack.reset(scene)
    here.frames(2)
    return scene


def half(scene: ReplayScene) -> tuple[str, int]:
    view: Any = scene.replay.view()
    return view.half, view.day


def by_night(scene: ReplayScene) -> bool:
    """Whether the panels lie on night paper."""
    theme = scene.table.root.theme
    return theme is not None and theme.night


def bar_words(scene: ReplayScene) -> str:
    return next(w.text for w in scene.bar.walk() if isinstance(w, Label))


def test_it_is_leafed_through_by_days_and_nights(here: Playing) -> None:
    scene = watched(here, travel(journey(2, 7), 3))
    seen = [half(scene)]
    for _ in range(3):
        here.key("page down")
        seen.append(half(scene))
    assert seen == [(DAY, 1), (NIGHT, 1), (DAY, 2), (NIGHT, 2)]
    here.key("page up")
    assert half(scene) == (DAY, 2)
    assert bar_words(scene).endswith("\nDay 2, 0 of 3 Caravans safe")


def test_the_paper_is_that_of_the_hour(here: Playing) -> None:
    scene = watched(here, travel(journey(2, 7), 2))
    assert not by_night(scene)
    here.key("page down")
    here.frames(1)
    assert by_night(scene)
    here.key("page up")
    here.frames(1)
    assert not by_night(scene)


def test_the_outlook_can_be_read_there(here: Playing) -> None:
    scene = watched(here, travel(journey(2, 7), 2))
    tabs = next(w for w in scene.side.walk() if isinstance(w, Tabs))
    assert tabs._tabs[0]._title == "Outlook"
    assert tabs.chosen == 1, "the log is seen first"


def test_pages_of_a_game_with_secrets_stay_away(here: Playing) -> None:
    scene = watched(here, west())
    tabs = next(w for w in scene.side.walk() if isinstance(w, Tabs))
    assert len(tabs.pages) == 3


def test_every_step_can_be_shown_with_its_motion(tmp_path: Path) -> None:
    with playing(tmp_path, (1280, 720), Settings(animation="fast")) as here:
        session = travel(journey(2, 7), 3)
        scene = watched(here, session)
        while scene.replay.position < scene.replay.last:
            scene.step(1)
            here.frames(2)
        scene.step(1)
        assert scene.replay.state_hash() == session.state_hash()
        figures = Figures()
        view: Any = session.view(None)
        figures.snap(view)
        table: Any = scene.table
        assert table.figures.places == figures.places
        assert table.figures.bearing == figures.bearing


def test_a_click_on_an_entry_of_the_log_goes_there(here: Playing) -> None:
    scene = watched(here, travel(journey(2, 7), 3))
    here.key("end")
    log = next(w for w in scene.side.walk() if isinstance(w, LogPanel))
    entry = next(e for e in log.entries if e.heading == "Night 2")
    scene._jump_to_entry(entry.key)
    assert half(scene) == (NIGHT, 2)


def test_a_journey_is_gone_on_with_by_day_and_night_and_nobody_is_called_up(here: Playing) -> None:
    """There are no turns: whoever likes goes on."""
    data = here.program.game("the_sheep").data
    assert data is not None
    saves: Saves = here.program.saves
    session = travel(begin(saves, data, sitting(2), {}, 7), 2)
    session.close()
    search = LastGameSearch(saves, here.program.library)
    while not search.done:
        here.frames(1)
    last = search.found
    assert last is not None
    assert last.where == "Day 2, 0 of 3 Caravans safe"
    assert (last.to_play, last.badge) == ("", "")
    info = saves.list_saves()[0]
    row = SaveText(here.program.services.texts, info, "The Sheep", turns=False)
    assert "turn" not in row.progress
    assert f"{info.actions} moves" in row.progress
