"""S22, S23 on the screen: the whole window is the same, whatever is hidden, and a covered table shows no puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from tests.helpers import LONG
from tests.helpers_ui import Playing
from tests.leaks.pairs import CLOSED_HANDS, OPEN_HANDS, TRAITORS, Table, pairs, play_alike, session_at
from tests.leaks.pictures import CORNER, Shown, drawn, gallery, lift, looked_at, picture, two_alike
from tests.leaks.space_cards import redealt
from tests.space_hand import space

PICTURES = 2_000 if LONG else 200
SHARED = 300 if LONG else 30
KINDS = {"traitors": TRAITORS, "closed hands": CLOSED_HANDS, "open hands": OPEN_HANDS}
TABLES = (*TRAITORS, *CLOSED_HANDS, *OPEN_HANDS)
SECRET = (*TRAITORS, *(table for table in CLOSED_HANDS if table.seats > 2))


@pytest.mark.slow
@pytest.mark.parametrize("tables", KINDS.values(), ids=KINDS)
def test_the_whole_window_is_the_same(tables: Sequence[Table], tmp_path: Path) -> None:
    """The picture, byte for byte, with every tooltip and the line on top; the pointer on something, a page open."""
    count = PICTURES * len(tables) // len(TABLES) + 1
    with gallery(tmp_path) as here:
        seen, rng = set(), Rng(12)
        for number, pair in enumerate(pairs(count, tables, 11, redealt)):
            # Half of them with a history, so that log and recap have something to tell.
            ahead = session_at(pair, pair.one)
            if number % 2:
                play_alike(pair, ahead, session_at(pair, pair.other), rng, 6)
            actions = [entry.action for entry in ahead.history[1:] if entry.action is not None]
            at = (rng.below(1024), rng.below(640)) if number % 3 else CORNER
            page = number // 5 % 3 if number % 5 == 0 else -1
            one, other = (picture(here, pair, state, actions, at, page) for state in (pair.one, pair.other))
            assert one[1:] == other[1:]
            assert one[0] == other[0], f"pair {number}: seat {pair.seat} sees two pictures"
            seen.add(hash(one[0]))
        assert len(seen) > count * 3 // 4


@pytest.mark.slow
@pytest.mark.parametrize("onlooker", [False, True], ids=["lifted", "while bots play"])
def test_the_window_is_the_same_where_several_people_share_it(onlooker: bool, tmp_path: Path) -> None:
    """For the one who has lifted the curtain, and the public picture while a bot is to act."""
    count, seen = SHARED if not onlooker else SHARED * 5 // 3, set()
    with gallery(tmp_path) as here:
        for number, (pair, people) in enumerate(two_alike(count, SECRET, 31, onlooker, redealt)):
            one, other = (looked_at(here, pair, state, people) for state in (pair.one, pair.other))
            assert one[1:] == other[1:]
            assert one[0] == other[0], f"pair {number}: seat {pair.seat} of {people} sees two pictures"
            seen.add(hash(one[0]))
    assert len(seen) > count * 3 // 4


# ------------------------------------------------------------------ the cover of a game whose time stands


def begun(here: Playing, seed: int, **options: Any) -> tuple[Any, Shown]:
    """A new game in real time for four people, and what it shows before the first click."""
    # The button on the cover keeps away from the place of the last click.
    here.program.services.stack.clicked = None
    scene = here.sit_down(space(4, seed, pace="normal", cards=8, **options))
    return scene, drawn(here, scene)


def stopped(here: Playing, seed: int, **options: Any) -> tuple[Any, Shown]:
    """The same after it was opened, lay there for one and a half seconds and was stopped; the table before that."""
    scene, _ = begun(here, seed, **options)
    lift(here, scene)
    if scene.time.planning:
        scene.time.toggle()
    assert scene.time.running
    for _ in range(30):
        here.frames(1)
        scene.time.look()
    assert scene.time.told() == "0:59"
    table = drawn(here, scene)
    here.program.services.stack.clicked = None
    scene.time.pause()
    return table, drawn(here, scene)


@pytest.mark.parametrize("infiltrators", [0, 1])
def test_the_cover_shows_nothing_of_the_puzzle(infiltrators: int, tmp_path: Path) -> None:
    """S16: of two games with other rings, cards and Wolf it is the same picture, before the first click and later."""
    with gallery(tmp_path) as here:
        covers = [begun(here, seed, infiltrators=infiltrators)[1] for seed in (1, 2)]
        assert covers[0] == covers[1]
        (table, cover), (table_too, cover_too) = (stopped(here, seed, infiltrators=infiltrators) for seed in (1, 2))
        assert table[0] != table_too[0]
        assert cover == cover_too
        assert cover[0] != covers[0][0], "it does not tell how much sand is left"


def test_planning_freely_keeps_the_table_in_sight(tmp_path: Path) -> None:
    """Where that was agreed there is no cover, and so two pictures."""
    with gallery(tmp_path) as here:
        pictures = {stopped(here, seed, plan_paused=True)[1][0] for seed in (1, 2)}
        assert len(pictures) == 2
