"""The table of Wild West Shepherds at all sizes: everything inside the window, nothing on top of something else."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.platform import events as ev
from game.scenes.table import TableScene
from game.session.session import Session
from game.widgets.base import Pressable
from tests.helpers import LONG
from tests.scenes.fitting import faults, out_of_reach, texts_drawn
from tests.scenes.stage import Stage, longer, stage
from tests.wild_hand import go_to, west

pytestmark = pytest.mark.slow

STAGES = ("draft", "watch", "announce", "look", "place", "claim", "guess", "contract", "show")
NAME = "W" * 40
SMALL, LARGE = (1024, 640), (1920, 1080)
ALL = [(size, scale, seats) for seats in (4, 7) for size, scales in ((SMALL, (100, 150, 200)), (LARGE, (100, 200)))
       for scale in scales]  # fmt: skip
QUICK = [(SMALL, 100, 7), (SMALL, 150, 4), (SMALL, 200, 7), (LARGE, 100, 7), (LARGE, 200, 4)]
SLACK = 3
LEAST = 32


@cache
def position(stage: str, seats: int) -> tuple[int, int]:
    """A seed and a number of random actions after which seat 0 is asked this."""
    for seed in range(400):
        session, rng = west(seats, (0,), seed), Rng(seed)
        if go_to(session, {"claim": "place", "show": "place"}.get(stage, stage), 0, rng, after=seed % 60):
            if stage == "show" and not _ends_the_round(session):
                continue
            return seed, len(session.history) - 1
    raise AssertionError(f"nobody of {seats} is ever asked to {stage}")


def _ends_the_round(session: Session) -> bool:
    view: Any = session.view(None)
    return bool(view.queue == (0,)) and "insurance_agent" not in session.now.state.characters


def game(stage: str, seats: int, name: str = "") -> Session:
    """A game in which seat 0, the only person, is asked this; everybody has this name if one is given."""
    seed, actions = position(stage, seats)
    session, rng = west(seats, (0,), seed), Rng(seed)
    for _ in range(actions):
        decision = session.decision()
        assert decision is not None
        session.submit(rng.choice(session.legal(decision.seats[0])))
    if name:
        session._seats = tuple(replace(seat, name=name) for seat in session.seats)
    return session


def shown(on: Stage, stage: str, seats: int, name: str = "") -> Any:
    """The table at this stage, as seat 0 has it before it."""
    session = game(stage, seats, name)
    scene: Any = TableScene(on.program, session)
    on.show(scene)
    if stage == "claim":
        scene.table._click_place(1)
    elif stage == "show":
        session.submit(session.legal(0)[0])
        scene.table.show.step()
        for _ in range(60):
            scene.update(0.1)
            if scene.table.waits():
                break
        assert scene.table.figures.caption
    scene.ui.settle()
    return scene


def of_the_table(scene: Any) -> list[Any]:
    """What lies on the table and must not be covered: places, posts, sign, peek button, and what can be chosen."""
    parts = scene.table.root.parts
    shown = set(map(id, scene.table.root.children))
    loose = [parts.peek] if id(parts.peek) in shown else []
    loose += [chip for chips in parts.chips if id(chips) in shown for chip in chips.chips]
    return [parts.sign, *parts.posts, *parts.bar.children, *loose, *([] if parts.hand.cards else parts.spots)]


def troubles(scene: Any, stage: str, patch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is wrong with a table, in words."""
    window = pygame.Rect((0, 0), scene.services.theme.size)
    out = [f for f in faults(scene) if not _meant(f) and not _roomy(f, scene)]
    things = of_the_table(scene)
    out += [f"{w.name} at {w.rect} is outside of the window" for w in things if not window.contains(w.rect)]
    for a, b in combinations(things, 2):
        common = a.rect.clip(b.rect)
        if min(common.size) > SLACK and not _meant(f"{a.name} {b.name}"):
            out.append(f"{a.name or type(a).__name__} at {a.rect} lies on {b.name or type(b).__name__} at {b.rect}")
    line = scene.line.bar.rect
    out += [f"{w.name} at {w.rect} lies on the line on top" for w in things if min(w.rect.clip(line).size) > SLACK]
    for text, rect in texts_drawn(scene, patch, "game.tables.wild_west"):
        if not window.contains(rect):
            out.append(f"the words {text!r} at {rect} are outside of the window")
    return out


def _roomy(fault: str, scene: Any) -> bool:
    """A button of one line may be lower than it wishes, as long as the line has room."""
    least = scene.services.theme.px(40)
    buttons = scene.table.root.parts.bar.children
    return any(f"Button {b.name!r} needs" in fault and b.rect.height >= least and _one_line(b, scene) for b in buttons)


def _one_line(button: Any, scene: Any) -> bool:
    theme = scene.services.theme
    return bool(button.preferred(theme, button.rect.width)[1] <= theme.px(62))


def _meant(fault: str) -> bool:
    """Cards of the draft lie over the places, chips across the lower edge of theirs."""
    over = "draw-" in fault and ("field_" in fault or "wild" in fault)
    chip = "claim-" in fault and any(place in fault.replace("claim-" + place, "") for place in ("field_", "wild"))
    return over or chip


@pytest.mark.parametrize(("size", "scale", "seats"), ALL if LONG else QUICK)
def test_the_table_fits_at_every_stage_also_with_longer_words(
    size: tuple[int, int], scale: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q48, Q55, Q57: made-up words 40 % longer, and everybody's name is forty times W."""
    found = {}
    with stage(tmp_path, size, longer, ui_scale=scale, animation="normal") as on:
        for number, kind in enumerate(STAGES):
            scene = shown(on, kind, seats, NAME if number % 2 else "")
            found[kind] = troubles(scene, kind, monkeypatch)
            if kind != "show":
                found[kind] += out_of_reach(scene)
            on.stack.pop(scene)
            on.turn()
    assert not {kind: list(dict.fromkeys(f))[:6] for kind, f in found.items() if f}


@pytest.mark.parametrize(("size", "seats"), [(SMALL, 7), (LARGE, 4)])
def test_nothing_that_is_clicked_is_smaller_than_a_fingertip(size: tuple[int, int], seats: int, tmp_path: Path) -> None:
    """Everything on table, line and side panel that can be clicked is 32 pixels or more in both directions."""
    with stage(tmp_path, size) as on:
        for kind in STAGES:
            scene = shown(on, kind, seats)
            pressed = [w for w in scene.ui.root.walk() if isinstance(w, Pressable) and w.enabled and w.focusable]
            assert len(pressed) >= seats
            small = [(w.name or type(w).__name__, w.rect.size) for w in pressed if min(w.rect.size) < LEAST]
            assert not small, kind
            on.stack.pop(scene)
            on.turn()


def test_a_tooltip_over_everything_is_wholly_in_sight(tmp_path: Path) -> None:
    """Q47: at twice the size, over every thing of the table; it stays where it is while the pointer rests."""
    with stage(tmp_path, SMALL, ui_scale=200) as on:
        scene = shown(on, "claim", 7)
        window, seen = pygame.Rect((0, 0), SMALL), 0
        for widget in of_the_table(scene):
            on.stack.handle(ev.PointerMoved((2, 2)))
            on.stack.handle(ev.PointerMoved(widget.rect.center))
            on.turn(1.0)
            places = []
            for _ in range(3):
                on.turn(0.1)
                places.append(pygame.Rect(scene.ui._tooltip.rect))
            assert places[0] == places[-1]
            if scene.ui.tooltip_text:
                assert window.contains(places[0]), widget.name
                seen += 1
        assert seen > 10
