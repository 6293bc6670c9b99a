"""The table of The Sheep under a hand: whatever a journey asks can be done by clicks, and few of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.persist.settings import Settings
from game.rules.the_sheep import actions as acts
from game.tables.the_sheep.choose import JOINT, like
from game.tables.the_sheep.spots import Spot
from tests.helpers import random_action
from tests.helpers_ui import Playing, playing
from tests.journey_hand import clicks_for, journey, pixel_of

pytestmark = pytest.mark.slow

SIZES = ((1024, 640), (1920, 1080))
STILL = {"animation": "off", "bot_speed": "instant"}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path) as found:
        found.bots.held = True
        yield found


def do_by_clicks(here: Playing, scene: Any, action: Action) -> int:
    """Do an action as a person would; how many clicks it took once its Shepherd lay below."""
    table, session = scene.table, scene.session
    view = session.view(None)
    joint = isinstance(action, acts.BoardAction | acts.Avert | acts.ShareEssence | acts.TakeTrait)
    if action.seat is not None and table._clicks.shown != action.seat and not joint:
        here.click(f"seat-{action.seat}")
    _put_together(table, action)
    clicks = clicks_for(action, view)
    for click in clicks:
        if isinstance(click, Spot):
            here.click(_look_for(here, click, _hex_of(view, click)))
        else:
            _scroll_to(here, click)
            here.click(click)
    return len(clicks)


def _look_for(here: Playing, spot: Spot, place: int) -> tuple[int, int]:
    """Bring a thing on the map into sight, looking closer until it can be pointed at."""
    board, root = here.top.table.root.parts.board, here.top.ui.root
    for _ in range(8):
        board.reveal(place)
        here.frames(1)
        found = pixel_of(board, spot, lambda at: board in root.hit(at))
        for _ in range(3):
            if found is None:
                break
            here.robot.move(found)  # what stands close together spreads where it is pointed at
            here.frames(1)
            if board.spot_at(found) == spot:
                return found
            found = pixel_of(board, spot, lambda at: board in root.hit(at))
        middle = board.centre_of(Spot("hex", place))
        here.robot.wheel(middle, 1)
        here.frames(1)
    raise AssertionError(f"{spot} cannot be pointed at")


def _scroll_to(here: Playing, name: str) -> None:
    """Turn the wheel over the buttons until one of them is in sight."""
    bar = here.top.table.root.parts.bar
    for dy in (-1,) * 30:
        widget = here.widget(name)
        if here.top.ui.root.hit(widget.rect.center)[-1:] == [widget]:
            return
        here.robot.wheel(bar.rect.center, dy)
        here.frames(1)
    raise AssertionError(f"{name} never came into sight")


def _hex_of(view: Any, spot: Spot) -> int:
    if spot.kind == "sheep":
        return next(s.hex for s in view.sheep if s.number == spot.number)
    return spot.number


def _put_together(table: Any, action: Action) -> None:
    way = getattr(action, "lanterns", None) or getattr(action, "shares", None)
    if way is not None and any(way):
        table.root.parts.tray.suggest(way)


def meaning(action: Action, view: Any) -> Any:
    """What an action does: whoever is named, and whichever of equal Sheep."""
    said = action.to_dict() | {"is": type(action).__name__}
    if isinstance(action, (*JOINT, acts.Choose)):
        said.pop("seat")
    for key in ("sheep", "number") if getattr(action, "kind", "sheep") == "sheep" else ():
        if isinstance(said.get(key), int):
            said[key] = like(view, said[key])  # type: ignore[call-overload]
    return said


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [100, 200])
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
