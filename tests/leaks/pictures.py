"""The picture that a seat is shown, with every tooltip and the line on top, for comparing two that must be the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pygame

from game.core.action import Action
from game.core.rng import Rng
from game.persist.settings import Settings
from tests.helpers_ui import Playing, playing
from tests.leaks.pairs import MadeUp, Pair, Table, determinized, pairs, session_at

Shown = tuple[bytes, list[str], str]
CORNER = (5, 5)


@contextmanager
def gallery(home: Path) -> Iterator[Playing]:
    """A window of 1024x640 in which nothing moves, no bot answers, and the pointer lies in a corner."""
    with playing(home, (1024, 640), Settings(animation="off", bot_speed="instant")) as here:
        here.bots.held = True
        pygame.mouse.set_pos(CORNER)
        # Pictures drawn for one table serve the next, as they would within a game.
        here.program.services.assets.forget = lambda: None  # type: ignore[method-assign]
        yield here


def drawn(here: Playing, scene: Any) -> Shown:
    """What can be seen of a table, with its ground painted, for which no time passes in the game."""
    here.frames(2)
    for _ in range(1000):
        if scene.table.root._ground.arrived():
            break
        here.frames(1, 0.0)
        sleep(0.005)
    surface = here.window.surface
    here.program.services.stack.draw(surface)
    assert scene.ui.root is not None
    tips = [widget.hint() for widget in scene.ui.root.walk()]
    return pygame.image.tobytes(surface, "RGB"), tips, scene.table.prompt()


def picture(
    here: Playing, pair: Pair, state: Any, actions: Sequence[Action], at: tuple[int, int] = CORNER, page: int = -1
) -> Shown:
    """What the only person at the table sees after these actions, with the pointer at a place and a page beside it
    drawn out."""
    session = session_at(pair, state)
    for action in actions:
        session.submit(action)
    scene = here.sit_down(session)
    lift(here, scene)
    if page >= 0:
        scene.side._rail.toggle(page)
    here.robot.move(at)
    return drawn(here, scene)


def looked_at(here: Playing, pair: Pair, state: Any, people: tuple[int, ...]) -> Shown:
    """The same where several people share the screen: `pair.seat` has lifted the curtain, or nobody has.

    Nobody needs to lift it for what may be done in the open.
    """
    session = session_at(pair, state, people)
    scene = here.sit_down(session)
    if pair.seat is not None:
        in_the_open = all(action.public for action in session.legal(pair.seat))
        assert scene.keeper.covered or in_the_open
        lift(here, scene)
        assert scene.eyes.viewer == (None if in_the_open else pair.seat)
    lift(here, scene)
    assert not scene.keeper.covered
    return drawn(here, scene)


def lift(here: Playing, scene: Any) -> None:
    """Open what covers the table: the curtain, or the cover of a game whose time stands."""
    if scene.keeper.covered:
        here.now += 1.0
        scene.time.look()
        here.click("lift")


def two_alike(
    count: int, tables: Sequence[Table], seed: int, onlooker: bool, anew: MadeUp = determinized
) -> Iterator[tuple[Pair, tuple[int, ...]]]:
    """Pairs with two people at the table: the seat that is asked and another, or two while a bot is asked."""
    rng = Rng(seed)
    for pair in pairs(count, tables, seed, anew, onlooker=onlooker, asked=not onlooker):
        decision = pair.rules.decision(pair.one)
        assert decision is not None
        others = [seat for seat in range(pair.one.setup.seats) if seat != decision.seats[0]]
        first = rng.choice(others)
        second = pair.seat if pair.seat is not None else rng.choice([seat for seat in others if seat != first])
        yield pair, (first, second)
