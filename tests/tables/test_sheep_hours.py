"""The loop at the table of The Sheep follows day and night, other tables keep theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.the_sheep.actions import Ready
from game.rules.the_sheep.stages import DAY, NIGHT
from game.session.session import Session
from game.tables.registry import table_class
from tests.helpers_ui import Playing, new_game, playing
from tests.journey_hand import journey

pytestmark = pytest.mark.slow

LOOPS = {DAY: "moor", NIGHT: "moor_night"}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path) as found:
        found.bots.held = True
        yield found


def loop(here: Playing) -> str | None:
    return here.program.services.audio._track


def half(session: Session) -> str:
    view: Any = session.view(None)
    return str(view.half)


def until(here: Playing, session: Session, wanted: str) -> None:
    """Play whatever there is until the hour comes; who may be ready is."""
    rng = Rng(2)
    for _ in range(120):
        if half(session) == wanted:
            return
        legal = here.top.legal()
        session.submit(next((action for action in legal if isinstance(action, Ready)), None) or rng.choice(legal))
        here.frames(2)
    raise AssertionError(f"it never became {wanted}")


def test_the_loop_changes_at_nightfall_and_at_dawn(here: Playing) -> None:
    session = journey(2)
    here.sit_down(session)
    assert loop(here) == LOOPS[half(session)] == "moor"
    until(here, session, NIGHT)
    assert loop(here) == "moor_night"
    until(here, session, DAY)
    assert loop(here) == "moor"


def test_a_journey_that_was_left_by_night_begins_with_the_loop_of_the_night(here: Playing) -> None:
    session = journey(2)
    here.sit_down(session)
    until(here, session, NIGHT)
    here.program.services.audio.play_music("title")
    here.sit_down(session)
    assert loop(here) == "moor_night"


def test_other_tables_have_one_loop(here: Playing) -> None:
    here.sit_down(new_game(2, 1))
    assert loop(here) == table_class("shear_panic").music == "meadow"
