"""The table of The Sheep under a hand: whatever a journey asks can be done by clicks, and few of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.persist.settings import Settings
from tests.helpers import LONG, random_action
from tests.helpers_ui import playing
from tests.journey_hand import journey
from tests.journey_people import do_by_clicks, meaning

pytestmark = pytest.mark.slow

WINDOWS = [((1024, 640), 200), ((1920, 1080), 100), *([((1024, 640), 100), ((1920, 1080), 200)] if LONG else ())]
STILL = {"animation": "off", "bot_speed": "instant"}




@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
def test_whatever_a_journey_asks_can_be_clicked(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    """Random journeys, every action of them by clicks; two at most, once the Shepherd was taken."""
    with playing(tmp_path, size, Settings(ui_scale=scale, **STILL)) as here:
        rng = Rng(size[0] + scale)
        session = journey(3, 11)
        scene: Any = here.sit_down(session)
        for _ in range(120):
            if session.finished:
                break
            wished, before = random_action(session.rules, session.now.state, rng), session.view(None)
            so_far = len(session.history)
            took = do_by_clicks(here, scene, wished)
            # What makes no difference afterwards the program answers by itself.
            done = session.history[so_far].action if len(session.history) > so_far else None
            assert done is not None, f"{size} {scale}: nothing came of {wished}"
            assert meaning(done, before) == meaning(wished, before), f"{size} {scale}: {wished}, but {done}"
            assert took <= 2
