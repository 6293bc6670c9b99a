"""Random clicking through the whole program: nothing breaks, and every game stays legal."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from game.scenes.title import TitleScene
from game.session.session import Session
from tests.fuzz.hand import SIZES, Hand, possible
from tests.helpers import LONG
from tests.helpers_ui import Playing, playing

pytestmark = pytest.mark.slow

INPUTS = 2500 if LONG else 600
SEEDS = (1, 2, 3, 4) if LONG else (4,)


def stays_legal(session: Session | None, checked: dict[str, int]) -> None:
    """See possible, if a game is on the table; counts what was checked."""
    if session is None:
        return
    possible(session)
    checked["states"] = checked.get("states", 0) + 1


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_clicking_breaks_nothing(seed: int, tmp_path: Path) -> None:
    checked: dict[str, int] = {}
    with playing(tmp_path, SIZES[0]) as here:
        here.program.services.stack.push(TitleScene(here.program))
        here.frames(2)
        hand = Hand(here, seed)
        for number in range(INPUTS):
            if number == 0:
                hand.begin()
            if LONG and number % 400 == 200:
                here.window.resize(SIZES[number // 400 % len(SIZES)])
            try:
                hand.act()
                stays_legal(here.program.session, checked)
            except BaseException as error:
                error.add_note(f"input {number} of seed {seed}: {hand.last}; scenes so far {dict(hand.seen)}")
                raise
        assert hand.ended >= 5, f"only {hand.ended} games ended; scenes {dict(hand.seen)}"
        assert {"title", "table", "pause", "score"} <= set(hand.seen)
        assert checked["states"] > INPUTS // 2


def test_the_same_inputs_give_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FM06: two runs of the same hand go through the same positions; deals nobody chose a seed for are all alike."""
    monkeypatch.setattr(secrets, "randbelow", lambda limit: 4711 % limit)

    def run(folder: str) -> list[str]:
        with playing(tmp_path / folder, SIZES[0]) as here:
            here.steady = True
            hand = Hand(here, 11)
            hand.begin()
            return [after(here, hand) for _ in range(60)]

    def after(here: Playing, hand: Hand) -> str:
        hand.act()
        return here.program.session.state_hash() if here.program.session is not None else ""

    assert run("one") == run("two")
