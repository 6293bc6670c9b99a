"""A game in real time at its table: time runs while people can play, and stands whenever they cannot.

All times are those of a clock in the test's hand; the window, its loop and the program are the real ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.platform import events as ev
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import Defend, TurnTimer
from game.scenes.pause import PauseScene
from game.scenes.pause_setup import choices
from game.scenes.table import TableScene
from game.session.seats import Seat
from game.session.session import PLAN_OPTION, Session
from game.widgets.button import Button
from tests.helpers_ui import Playing

GAME = "space_sheep"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
COLOURS = ("red", "sky", "straw", "leaf")
MINUTE = 60_000


class Sitting:
    """A table at which time passes only by `wait`."""

    def __init__(self, home: Path, kinds: str, **options: str | int | bool) -> None:
        self.here = Playing(home)
        self.now = 1_000.0
        self.here.program.services.clock = lambda: self.now
        data = self.here.program.library.game(GAME).data
        assert data is not None
        seats = [
            Seat(i, NAMES[i], "human" if kind == "h" else "bot", "" if kind == "h" else "normal", COLOURS[i])
            for i, kind in enumerate(kinds)
        ]
        wanted = {"pace": "normal", "first_seat": 0, "cards": 6, **options}
        self.session = Session.start(get_rules(GAME), data.config, seats, wanted, 11)
        self.scene: TableScene = self.here.sit_down(self.session)
        self.wait(0.5)

    @property
    def sand(self) -> int:
        """Milliseconds that are left."""
        left = self.scene.time.sand()
        assert left is not None
        return left

    @property
    def covered(self) -> bool:
        return self.scene.keeper.covered

    def wait(self, seconds: float, step: float = 0.05) -> None:
        """Pass after pass of the loop, `step` seconds apart."""
        for _ in range(round(seconds / step)):
            self.pass_once(step)

    def pass_once(self, step: float) -> None:
        """One pass after `step` seconds: what the program's own loop does."""
        self.now += step
        for work in tuple(self.here.program.services.background):
            work()
        self.here.frames(1, step)

    def go_on(self) -> None:
        """Click the button on the cover."""
        self.here.click("lift")

    def happens(self, event: ev.InputEvent) -> None:
        """The window system tells something."""
        self.here.program.services.stack.handle(event)

    def picture(self) -> bytes:
        """The whole window."""
        return pygame.image.tobytes(self.here.window.surface, "RGB")


Sit = Callable[..., Sitting]


def words_on(table: Sitting) -> str:
    """What the button on the cover says."""
    button = table.scene.ui.find("lift")
    assert isinstance(button, Button)
    return button.text


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    made: list[Sitting] = []

    def sit_down(kinds: str, **options: str | int | bool) -> Sitting:
        made.append(Sitting(tmp_path / str(len(made)), kinds, **options))
        return made[-1]

    yield sit_down
    for sitting in made:
        sitting.here.close()


def test_nothing_runs_and_nothing_is_seen_before_somebody_begins(sit: Sit) -> None:
    table = sit("hh")
    assert table.covered
    table.wait(30)
    assert table.sand == MINUTE
    assert len(table.session.history) == 1
    table.go_on()
    assert not table.covered
    table.wait(3)
    assert MINUTE - 3_200 <= table.sand <= MINUTE - 2_900


def test_the_cover_says_that_it_begins_until_somebody_acts(sit: Sit) -> None:
    """Also when an instant has passed before the cover fell, and when the first second is paused."""
    table = sit("hh")
    assert words_on(table) == "Begin"
    table.go_on()
    table.wait(1)
    table.here.key("p")
    assert words_on(table) == "Begin"
    table.wait(1)
    table.go_on()
    action = next(a for a in table.scene.legal() if isinstance(a, Defend))
    table.scene.play(action)
    table.here.key("p")
    assert words_on(table) == "Go on"


def test_a_table_that_is_slow_to_draw_at_first_stays_open(sit: Sit) -> None:
    """The first picture takes two seconds on a slow machine: nothing of it counts, and nobody has to begin twice."""
    table = sit("hh")
    table.go_on()
    table.pass_once(2.0)
    assert not table.covered
    assert table.sand == MINUTE
    table.wait(3)
    assert MINUTE - 3_100 <= table.sand <= MINUTE - 2_800


def test_the_pause_does_not_promise_an_undo(sit: Sit) -> None:
    table = sit("hh")
    words = choices(table.scene.texts, table.session)
    assert table.scene.texts("pause.undo_real_time") in words
    assert table.scene.texts("pause.undo_allowed") not in words


def test_a_pause_stops_the_sand_and_covers_the_puzzle(sit: Sit) -> None:
    """FB21: pause at 0:41, wait a minute, go on: 0:41."""
    table = sit("hh")
    table.go_on()
    while table.sand > 41_000:
        table.wait(0.05)
    left, seen = table.sand, table.picture()
    table.here.key("p")
    table.wait(60)
    assert table.covered
    assert left - 100 <= table.sand <= left
    assert table.picture() != seen
    table.go_on()
    assert not table.covered
    assert left - 200 <= table.sand <= left


@pytest.mark.parametrize("event", [ev.FocusLost(), ev.Minimised()])
def test_leaving_the_window_stops_the_sand(sit: Sit, event: ev.InputEvent) -> None:
    """FB22, Q72: twenty seconds away cost less than half a second, and the table is covered when one comes back."""
    table = sit("hh")
    table.go_on()
    table.wait(5)
    left = table.sand
    table.happens(event)
    table.wait(20)
    assert table.covered
    assert left - 500 < table.sand <= left


def test_a_stall_of_the_program_is_not_counted_and_gives_nothing_to_see(sit: Sit) -> None:
    """Q119: the window was held for ten seconds; what passed before is counted, what passed then is not."""
    table = sit("hh")
    table.go_on()
    table.wait(5)
    left = table.sand
    table.pass_once(10.0)
    assert table.covered
    assert left - 100 <= table.sand <= left


def test_a_clock_that_is_set_back_pauses_the_game(sit: Sit) -> None:
    """FM05."""
    table = sit("hh")
    table.go_on()
    table.wait(5)
    left = table.sand
    table.pass_once(-3600.0)
    assert table.covered
    assert left - 100 <= table.sand <= left


def test_the_menu_stops_the_sand_and_covers_the_puzzle_behind_it(sit: Sit) -> None:
    table = sit("hh")
    table.go_on()
    table.wait(5)
    left = table.sand
    table.here.click("menu")
    assert isinstance(table.here.top, PauseScene)
    table.wait(30)
    assert table.covered
    table.here.click("resume")
    table.wait(0.1)
    assert not table.covered
    assert left - 400 <= table.sand <= left


def test_whoever_left_the_window_from_the_menu_comes_back_to_a_cover(sit: Sit) -> None:
    table = sit("hh")
    table.go_on()
    table.here.click("menu")
    table.happens(ev.FocusLost())
    table.here.click("resume")
    table.wait(0.1)
    assert table.covered


def test_planning_while_time_stands_shows_the_table_and_lets_nothing_be_done(sit: Sit) -> None:
    table = sit("hh", **{PLAN_OPTION: True})
    assert not table.covered
    table.wait(10)
    assert table.sand == MINUTE
    assert table.scene.legal() == ()
    table.here.click("go-on")
    table.wait(1)
    assert table.sand < MINUTE
    assert table.scene.legal()


def test_under_load_not_a_millisecond_is_lost(sit: Sit) -> None:
    """Passes of very different lengths, as a busy machine has them: over more than a minute nothing goes astray.

    When the sand has run out the timer is turned, and what was over runs from the new minute (S15).
    """
    table = sit("hh")
    table.go_on()
    table.wait(0.2)
    left, began = table.sand, table.now
    gaps = (0.004, 0.31, 0.017, 0.2, 0.49, 0.011)
    for number in range(400):
        table.pass_once(gaps[number % len(gaps)])
        passed = round((table.now - began) * 1000)
        expected = left - passed if passed < left else left + MINUTE - passed
        assert abs(table.sand - expected) <= 2
    assert passed > MINUTE + 5_000


def test_on_anybodys_turn_whoever_may_do_the_clicked_thing_does_it(sit: Sit) -> None:
    """FB23: it is the bot's turn and the Wolf lies: the Commander's timer is turned by one click all the same."""
    table = sit("hb")
    state = table.session.now.state.copy()
    state.standing, state.turn = False, 1
    table.session.past.moments[-1] = replace(table.session.now, state=state)
    table.go_on()
    assert table.scene.legal() == (TurnTimer(0),)
    table.here.click("timer")
    assert table.session.history[-1].action == TurnTimer(0)


def test_bots_take_a_persons_time_and_a_person_may_act_meanwhile(sit: Sit) -> None:
    table = sit("bh", first_seat=0)
    table.go_on()
    table.wait(2)
    assert [e for e in table.session.history if e.action is not None and e.action.seat == 0] == []
    table.wait(7)
    moves = [e.action for e in table.session.history if e.action is not None and e.action.seat == 0]
    assert moves


def test_a_click_in_the_instant_of_the_end_comes_after_it(sit: Sit) -> None:
    """The sand runs out first; what is no longer possible then is refused, and the log tells it in that order."""
    table = sit("hh", wolf="five")
    table.go_on()
    while table.sand > 60:
        table.wait(0.05)
    action = next(a for a in table.scene.legal() if isinstance(a, Defend))
    table.now += 0.2
    table.scene.play(action)
    told = [[event.verb for event in entry.events] for entry in table.session.history]
    attack = next(i for i, verbs in enumerate(told) if "wolf_attacked" in verbs)
    laid = next(i for i, verbs in enumerate(told) if "card_laid" in verbs)
    assert attack < laid


def test_what_passed_until_the_table_is_left_is_kept(sit: Sit) -> None:
    """Q74: closed in the middle of a second, the game goes on with the sand it had."""
    table = sit("hh")
    table.go_on()
    table.wait(2.35)
    left = table.sand
    table.scene.leave()
    assert table.session.decision().sand == left
