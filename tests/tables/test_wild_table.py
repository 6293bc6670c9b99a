"""The table of Wild West Shepherds under a hand: every choice is reached by clicks, and a whole game by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.persist.settings import Settings
from game.rules.wild_west.actions import PlaceMeeple
from game.scenes.table_steps import reasoned
from game.widgets.log_panel import LogEntry
from tests.helpers_ui import Playing, playing
from tests.wild_hand import clicks_for, go_to, west

pytestmark = pytest.mark.slow

STAGES = ("draft", "watch", "announce", "look", "place", "guess", "contract")
SIZES = ((1024, 640), (1920, 1080))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path) as found:
        yield found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [100, 200])
def test_every_kind_of_choice_is_made_by_clicks(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    """What is clicked is what is played, at every stage and size."""
    settings = Settings(ui_scale=scale, animation="off", bot_speed="instant")
    with playing(tmp_path, size, settings) as here:
        here.bots.held = True
        made = set()
        for stage in STAGES:
            for seed in range(40):
                session, rng = west(6, seed=seed), Rng(seed)
                if not go_to(session, stage, 0, rng):
                    continue
                here.sit_down(session)
                action = rng.choice(session.legal(0))
                for name in clicks_for(action, session.view(0), session.legal(0)):
                    here.click(name)
                assert action in [entry.action for entry in session.history][-3:], f"{stage}: {action}"
                made.add(stage)
                break
        assert made == set(STAGES)


def test_one_person_plays_a_whole_game_by_mouse(here: Playing) -> None:
    session, rng = west(5, seed=4), Rng(4)
    scene: Any = here.sit_down(session)
    watched = 0
    for _ in range(4000):
        if scene.animator.busy:
            watched += 1
            here.click((4, 320))
            continue
        decision = session.decision()
        if decision is None:
            break
        if decision.seats[0] != 0:
            here.frames(1)
            continue
        action = rng.choice(session.legal(0))
        before = len(session.history)
        for name in clicks_for(action, session.view(0), session.legal(0)):
            here.click(name)
        assert session.history[before].action == action
    here.settle()
    assert type(here.top).__name__ == "ScoreScene"
    rounds = len(session.now.state.totals)  # type: ignore[attr-defined]
    assert watched >= rounds > 1, "motion is off, but every scoring is there to be read"


def test_half_a_choice_is_taken_back_step_by_step(here: Playing) -> None:
    here.bots.held = True
    session = west(6, seed=2)
    assert go_to(session, "place", 0, Rng(2))
    scene: Any = here.sit_down(session)
    before = len(session.history)
    here.click("field_2")
    assert scene.ui.find("claim-field_1-wolf") is not None
    here.click("field_3", button="right")
    assert scene.ui.find("claim-field_1-wolf") is None
    assert len(session.history) == before


def test_a_click_that_is_no_choice_says_why_and_does_nothing(here: Playing) -> None:
    """The wild card cannot be looked at (W10)."""
    here.bots.held = True
    session = west(6, seed=2)
    assert go_to(session, "look", 0, Rng(2))
    scene: Any = here.sit_down(session)
    before = session.state_hash()
    here.click("wild")
    assert session.state_hash() == before
    assert scene.ui.note_text == here.program.game("wild_west").texts("reason.not_the_wild")


def test_only_honest_numbers_are_offered(here: Playing) -> None:
    """W8: the buttons are the numbers that the rules allow, each with a reason for the Headman's eyes."""
    here.bots.held = True
    for seed in range(12):
        session = west(6, seed=seed)
        if not go_to(session, "announce", 0, Rng(seed)):
            continue
        scene: Any = here.sit_down(session)
        offered = [w for w in scene.ui.root.walk() if w.name.startswith("announce-")]
        assert [w.name for w in offered] == [f"announce-{a.number}" for a in session.legal(0)]
        assert all(w.tooltip for w in offered)


def test_a_move_that_shall_be_confirmed_waits_for_a_second_click(tmp_path: Path) -> None:
    settings = Settings(animation="off", bot_speed="instant", confirm_moves=True)
    with playing(tmp_path, (1280, 800), settings) as here:
        here.bots.held = True
        session = west(6, seed=2)
        assert go_to(session, "look", 0, Rng(2))
        here.sit_down(session)
        before = len(session.history)
        action: Any = session.legal(0)[0]
        here.click(action.place)
        assert len(session.history) == before
        here.click("again")
        assert session.history[before].action == action


def test_bots_give_their_reasons_in_the_log_if_wished(tmp_path: Path) -> None:
    """FE09: a line below what the bot did; without the setting there is none."""
    for wished in (True, False):
        settings = Settings(animation="off", bot_speed="instant", bot_reasons=wished)
        with playing(tmp_path / str(wished), (1280, 800), settings) as here:
            session = west(5, seed=1)
            scene: Any = here.sit_down(session)
            texts = here.program.game("wild_west").texts
            reasons = {texts("table.bot_reason", why=pattern.other) for pattern in texts.under("bot").values()}
            for _ in range(300):
                decision = session.decision()
                if decision is None or any(isinstance(e.action, PlaceMeeple) for e in session.history):
                    break
                if decision.seats[0] == 0:
                    session.submit(session.legal(0)[0])
                here.frames(1)
            entries = [entry for entry in scene.side.log.entries if reasons.intersection(entry.lines)]
            assert bool(entries) == wished
            assert all(entry.seat_colour is not None and not entry.strong for entry in entries)


def test_a_reason_stands_with_what_its_bot_did_and_nowhere_else() -> None:
    """The last to place brings on the scoring, which has many entries of the same step, and the next round."""
    told = [
        LogEntry("Ann looks", seat_colour="red", key=5), LogEntry("Ben goes", seat_colour="sky", key=7),
        LogEntry("Cleo is the Priest", seat_colour="straw", key=7), LogEntry("Sheep are collected", key=7),
        LogEntry("Round 2", seat_colour="red", key=7, strong=True), LogEntry("Cards are laid", key=9),
    ]  # fmt: skip
    assert reasoned(told, 5, "red") == reasoned(told, 6, "red") == 0
    assert reasoned(told, 7, "sky") == 1
    assert [reasoned(told, number, badge) for number in (8, 9) for badge in ("straw", "red")] == [None] * 4


@pytest.mark.parametrize("how", ["undone", "played otherwise"])
def test_what_waits_for_its_second_click_is_gone_when_the_game_goes_on(how: str, tmp_path: Path) -> None:
    """The button of a move that is no longer possible would be there for whoever is next, and end in an error."""
    settings = Settings(animation="off", bot_speed="instant", confirm_moves=True)
    with playing(tmp_path, (1280, 800), settings) as here:
        here.bots.held = True
        session = west(6, seed=2)
        assert go_to(session, "look", 0, Rng(2))
        scene: Any = here.sit_down(session)
        action: Any = session.legal(0)[0]
        here.click(action.place)
        assert scene.ui.find("again") is not None
        if how == "undone":
            scene.recall()
            scene.table.refresh()
        else:
            session.submit(session.legal(0)[-1])
        here.frames(2)
        assert scene.ui.find("again") is None
