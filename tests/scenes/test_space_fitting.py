"""The table of Space Sheep! at all sizes: everything inside the window, nothing cut, nothing too small to be hit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.rules.space_sheep.actions import ActivateSystem, AttackWolf, DiscardCard, NameDiscard, PointAt, TurnTimer
from game.scenes.table import TableScene
from game.session.session import PLAN_OPTION, Session
from game.tables.space_sheep.spot_widget import SpotWidget
from game.widgets.base import Pressable
from tests.helpers import LONG
from tests.helpers_ui import BotsHere
from tests.scenes.fitting import faults, out_of_reach, texts_drawn, too_small
from tests.scenes.stage import Stage, longer, stage
from tests.space_hand import go_to, space

pytestmark = pytest.mark.slow

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
SCALES = (75, 100, 125, 150, 200)
ALL = list(product(SIZES, SCALES))
QUICK = [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 100), ((1920, 1080), 150), ((2560, 1440), 75)]
SLACK = 3
NAME = "W" * 40

FAMILY = {"seats": 4, "systems": 4, "cards": 4, "wilds": 4}
LONE = {"seats": 1, "systems": 4, "cards": 6, "wilds": 6, "tiles": "plain"}
BRUTAL = {"seats": 8, "systems": 8, "cards": 7, "wilds": 4, "tiles": "all", "wolf": "infinite"}
TRAITORS = {"seats": 8, "systems": 8, "cards": 6, "wilds": 6, "tiles": "all", "infiltrators": 3}
TIMED = {"pace": "normal", "wolf": "three"}
Show = Callable[[Any, Session], None]


def lifted(scene: Any, session: Session) -> None:
    """As it is when somebody has opened the door."""
    if scene.keeper.covered:
        scene.keeper._lift()


def card_taken(scene: Any, session: Session) -> None:
    """A card is chosen, a wild one if there is one: all that it can do stands beside the hand."""
    lifted(scene, session)
    hand = scene.table.root.parts.hand.cards
    max(hand, key=lambda card: card.card == "wild").press()


def system_taken(scene: Any, session: Session) -> None:
    """A system is chosen: its pieces, with the cards for them, stand beside the hand."""
    lifted(scene, session)
    legal = [action for action in scene.legal() if isinstance(action, ActivateSystem)]
    scene.ui.find(f"system-{legal[0].system}").press()


def hinted(scene: Any, session: Session) -> None:
    """A hint is told on the line on top."""
    lifted(scene, session)
    scene.table.suggest(scene.legal()[0], "This brings two Shepherds home, and none goes away from home.")
    scene.show()


def pointer_taken(scene: Any, session: Session) -> None:
    """A hand is about to point."""
    lifted(scene, session)
    scene.ui.find("hand-0").press()


def covered(scene: Any, session: Session) -> None:
    """The door before anybody begins."""
    assert scene.keeper.covered


def planning(scene: Any, session: Session) -> None:
    """Time stands, and the table stays in sight."""
    assert scene.time.planning


STAGES: dict[str, tuple[dict[str, Any], type[Any] | None, Show]] = {
    "begin": (FAMILY | TIMED, None, covered),
    "turn of four": (FAMILY | TIMED, None, lifted),
    "card of four": (FAMILY, None, card_taken),
    "system of eight": (BRUTAL, ActivateSystem, system_taken),
    "card of eight": (BRUTAL, AttackWolf, card_taken),
    "alone": (LONE | TIMED, None, card_taken),
    "planning": (LONE | TIMED | {PLAN_OPTION: True}, None, planning),
    "the Wolf lies": (FAMILY, TurnTimer, lifted),
    "who gives": (FAMILY | {"wolf": "five"}, NameDiscard, lifted),
    "which card": (FAMILY | {"wolf": "five"}, DiscardCard, lifted),
    "hint": (BRUTAL, None, hinted),
    "traitors": (TRAITORS | TIMED, None, lifted),
    "pointing": (TRAITORS, PointAt, pointer_taken),
}


def game(kind: str, name: str = "") -> Session:
    """A game in which an action of the stage's kind can be done; everybody has this name if one is given."""
    options, wanted, _ = STAGES[kind]
    options = dict(options)
    seats = options.pop("seats")
    for seed in range(40):
        session = space(seats, seed, **options, first_seat=0)
        if wanted is None or go_to(session, wanted, Rng(seed)) is not None:
            break
    else:
        raise AssertionError(f"nobody is ever asked for {kind}")
    if name:
        session._seats = tuple(replace(seat, name=name) for seat in session.seats)
    return session


def shown(on: Stage, kind: str, name: str = "") -> Any:
    """The table at this stage."""
    session = game(kind, name)
    on.program._worker = BotsHere()  # type: ignore[assignment]
    scene: Any = TableScene(on.program, session)
    on.show(scene)
    STAGES[kind][2](scene, session)
    on.turn()
    scene.ui.settle()
    return scene


def troubles(scene: Any, patch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is wrong with a table, in words.

    Where a planet is hardly larger than a fingertip, its pieces share it; the words beside the hand do not.
    """
    window = pygame.Rect((0, 0), scene.services.theme.size)
    out = [fault for fault in faults(scene) if sum(fault.count(word) for word in ("Spot", "Sign", "Console")) < 2]
    if scene.keeper.covered:
        return out
    for widget in clicked(scene):
        if not window.contains(widget.rect):
            out.append(f"{widget.name} at {widget.rect} is outside of the window")
        for name, rect in (("line", scene.line.bar.rect), ("side panel", scene.side.rect)):
            if min(widget.rect.clip(rect).size) > SLACK:
                out.append(f"{widget.name} at {widget.rect} lies on the {name} at {rect}")
        path = scene.ui.root.hit(widget.rect.center)
        if widget not in path and not (scene.services.theme.tiny and isinstance(widget, SpotWidget)):
            out.append(f"{path[-1].name} lies on the middle of {widget.name} at {widget.rect}")
    bar = scene.table.root.parts.bar.rect
    scrolled = pygame.Rect(bar.left, bar.top, bar.width, 10 * window.height)
    for text, rect in texts_drawn(scene, patch, "game.tables.space_sheep"):
        if not window.contains(rect) and not scrolled.contains(rect):
            out.append(f"the words {text!r} at {rect} are outside of the window")
    return out


def clicked(scene: Any) -> list[Pressable]:
    """What lies on the table to be clicked; the choices in words are a list that is scrolled."""
    words = list(scene.table.root.parts.bar.walk())
    return [w for w in scene.table.root.walk() if isinstance(w, Pressable) and w.visible and w not in words]


@pytest.mark.parametrize(("size", "scale"), ALL if LONG else QUICK)
def test_the_table_fits_at_every_stage_also_with_longer_words(
    size: tuple[int, int], scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q48, Q55, Q57: made-up words 40 % longer, and at every other stage everybody's name is forty times W."""
    found = {}
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        for number, kind in enumerate(STAGES):
            scene = shown(on, kind, NAME if number % 2 else "")
            found[kind] = troubles(scene, monkeypatch)
            if not scene.keeper.covered:
                found[kind] += out_of_reach(scene)
            if scale == 100:
                found[kind] += too_small(scene)
            on.stack.pop(scene)
            on.turn()
    assert not {kind: list(dict.fromkeys(f))[:6] for kind, f in found.items() if f}
