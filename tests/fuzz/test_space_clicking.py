"""Random clicking at the table of Space Sheep! with time running: nothing breaks, and no sand goes astray.

Whether time runs is not asked of the program: it is what a person would say who looks at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.action import Tick
from game.core.rng import Rng
from game.platform import events as ev
from game.rules.space_sheep.stages import TURN
from game.scenes.table import TableScene
from game.session.session import PLAN_OPTION, Session
from tests.fuzz.hand import PlayingHand, possible
from tests.helpers import LONG, random_action
from tests.space_hand import clicks_for, space
from tests.space_people import SpaceFilm, SpacePeople, replayed, space_people

pytestmark = pytest.mark.slow

BIG = {"systems": 8, "cards": 6, "wilds": 6, "tiles": "all"}
TABLES: dict[str, tuple[int, tuple[int, ...], dict[str, Any], dict[str, Any]]] = {
    "nobody": (4, (), {"pace": "normal"}, {}),
    "one person": (8, (2,), {**BIG, "pace": "normal"}, {"animation": "fast"}),
    "two plan while paused": (2, (0, 1), {"pace": "assisted", PLAN_OPTION: True}, {"animation": "normal"}),
    "four with hidden hands": (4, (0, 1, 2, 3), {"pace": "normal", "open_hands": False}, {}),
    "two people and two traitors": (6, (0, 3), {"pace": "normal", "infiltrators": 2, "cards": 6}, {}),
    "eight people and three traitors": (
        8, tuple(range(8)), {**BIG, "pace": "slow", "infiltrators": 3}, {"animation": "fast", "peek_toggles": True},
    ),
    "relaxed": (4, (0, 2), {"pace": "relaxed", "wolf": "three"}, {"animation": "normal", "confirm_moves": True}),
    "untimed with a traitor": (3, (0, 1, 2), {"pace": "untimed", "infiltrators": 1}, {}),
}  # fmt: skip
INPUTS = 10_000 // len(TABLES) if LONG else 300 // len(TABLES)
SIZES = ((1024, 640), (1280, 720), (800, 600), (1024, 640))
KEYS = ("tab", "return", "space", "escape", "f9", "left", "right", "h", "p", "n", "s", "1", "2", "f1", "f10", "end")
PLAYS = ("card-", "sheep-", "shepherd-", "system-", "step-", "console", "wolf", "draw-pile", "timer", "seat-", "hand-",
         "do-", "hold-", "lift", "peek", "go-on")  # fmt: skip
OFTEN = 60
"""Inputs after which, on the average, a new game is begun."""
SETTLING = 4
"""Passes after an input: the first ones after the table has come in sight cost no sand."""
MOST_MS = 20_000
"""The longest that passes between two actions of the part that has been played."""


def new_game(table: str, seed: int) -> Session:
    """A game of that kind, of which some part has been played, quickly or slowly."""
    seats, people, options, _ = TABLES[table]
    session, rng = space(seats, seed, people, **options), Rng(seed)
    slow = 1 + rng.below(MOST_MS)
    for _ in range(rng.below(6 * seats)):
        decision = session.decision()
        if decision is None:
            return new_game(table, seed + 1)
        if decision.sand is not None:
            session.tick(1 + rng.below(slow))
        if not session.finished:
            session.submit(random_action(session.rules, session.now.state, rng))
    return new_game(table, seed + 1) if session.finished else session


class SpaceHand(PlayingHand):
    """Plays Space Sheep!; also leaves the window, changes its size, and hands seats to others."""

    keys, plays, undoing = KEYS, PLAYS, 5

    def _new_game(self, seed: int) -> Session:
        return new_game(self.table, seed)

    def _done(self) -> bool:
        return super()._done() or self.rng.below(OFTEN) == 0

    def _deeds(self) -> tuple[tuple[int, Callable[[], None]], ...]:
        return (
            (14, self._click_anywhere), (44, self._click_something), (76, self._in_earnest), (88, self._press_a_key),
            (91, self._turn_the_wheel), (95, self._leave), (100, self._change),
        )  # fmt: skip

    def _wait(self) -> None:
        self.here.frames(SETTLING, 0.05)

    def _position(self) -> str:
        return f"{super()._position()} {self.people.passed}"

    def _in_earnest(self) -> None:
        """What somebody does who wants to play: lift, go on, or the clicks of a legal action."""
        scene = self.people.scene
        if scene.keeper.covered:
            self.last = "lift"
            self.here.frames(5, 0.1)
            self.here.click("lift")
        elif scene.time.planning:
            self.last = "go on"
            self.here.click("go-on")
        elif legal := scene.legal():
            action = self.rng.choice(legal)
            self.last = f"play {action}"
            for name in clicks_for(action):
                if self.here.top is scene and scene.ui.find(name) is not None:
                    self.here.click(name)

    def _leave(self) -> None:
        event = self.rng.choice([ev.FocusLost(), ev.Minimised(), "stall"])
        self.last = f"{event}"
        if isinstance(event, str):
            self.here.frames(1, 7.0)
        else:
            self.here.program.services.stack.handle(event)

    def _change(self) -> None:
        """The window gets another size, or a seat changes hands."""
        if self.rng.below(2):
            size = self.rng.choice(SIZES)
            self.last = f"a window of {size}"
            self.here.window.resize(size)
            return
        session = self.people.session
        seat = self.rng.below(len(session.seats))
        kind = "human" if seat in TABLES[self.table][1] and self.rng.below(3) else "bot"
        self.last = f"seat {seat} is a {kind} now"
        session.set_seat(seat, kind, "easy")  # type: ignore[arg-type]
        self.people.scene.reseated()


def sand_is_there(session: Session) -> None:
    """No more of it than there is, and never less than none."""
    state: Any = session.now.state
    assert 0 <= state.sand <= max(1, state.setup.sand)
    decision = session.decision()
    assert decision is None or decision.sand is None or decision.sand >= 0


def seen_running(people: SpacePeople) -> bool | None:
    """Whether somebody who looks at the table would say that sand falls; None where one cannot say."""
    top, session = people.here.top, people.session
    view: Any = session.view(None)
    if session.finished or people.here.program.session is not session or people.here.program.services.stack._settle:
        return None
    if type(top) is not TableScene:
        return False
    if top.ui.find("lift") is not None or top.ui.find("go-on") is not None:
        return False
    return bool(view.setup.sand) and not view.setup.relaxed and view.stage == TURN


def told(people: SpacePeople) -> tuple[Any, ...]:
    """What must stay the same for a look at the sand to mean something."""
    session, scene = people.session, people.here.top
    done = sum(not isinstance(entry.action, Tick) for entry in session.history)
    covered = people.scene.keeper.covered
    return id(session), id(people.scene), id(scene), done, covered, session.view(None).stage


def sand_falls(people: SpacePeople) -> bool:
    """Wait a moment: exactly as much sand has fallen as time has passed, or none where time stands."""
    before, running, passed = told(people), seen_running(people), people.passed
    people.here.frames(2, 0.1)
    if running is None or told(people) != before or seen_running(people) != running:
        return False
    fallen = people.passed - passed
    assert abs(fallen - 200) <= 1 if running else fallen == 0, f"{fallen} ms; covered {people.covered}, {running}"
    return running


def covered_while_it_stands(people: SpacePeople) -> None:
    """In a game in real time the puzzle is covered under every other screen, unless planning is free."""
    scene, session = people.scene, people.session
    if not scene.time.on or session.finished or people.here.program.session is not session:
        return
    if type(people.here.top) is not TableScene and not session.options.get(PLAN_OPTION):
        assert scene.keeper.covered, f"under {type(people.here.top).__name__}"


def for_the_right_eyes(people: SpacePeople, film: SpaceFilm) -> None:
    """Every view was nobody's or that of whoever had lifted, and no card was shown that these eyes may not see."""
    views, frames = film.views, film.cut()
    film.views = []
    if people.here.program.session is not people.session or people.session.finished:
        return
    for seat, holder in views:
        assert seat in (None, holder), f"a view of {seat} while the screen is {holder}'s"
    for frame in frames:
        cards = {p for p in frame.pictures if p.startswith("space_sheep/card-")} - {"space_sheep/card-back"}
        if frame.top == "TableScene":
            assert cards <= frame.allowed, cards - frame.allowed


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("table", TABLES)
def test_random_clicking_with_time_running_breaks_nothing(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FE06, FB22: after every input the state is legal, the sand is right, and the history leads to the same state."""
    film = SpaceFilm(monkeypatch)
    stages, fell = set(), 0
    with space_people(tmp_path, new_game(table, 1), film, (1024, 640), **TABLES[table][3]) as people:
        hand = SpaceHand(people, table, 5)
        for number in range(INPUTS):
            try:
                hand.act()
                possible(people.session)
                sand_is_there(people.session)
                fell += sand_falls(people)
                covered_while_it_stands(people)
                for_the_right_eyes(people, film)
                if number % 25 == 24:
                    assert replayed(people.session) == people.session.state_hash()
            except BaseException as error:
                error.add_note(f"{table}, input {number}: {hand.last}; scenes so far {dict(hand.seen)}")
                raise
            stages.add(people.session.view(None).stage)  # type: ignore[attr-defined]
    assert hand.seen["table"] > INPUTS // 4, hand.seen
    runs = TABLES[table][2]["pace"] not in ("relaxed", "untimed")
    assert (fell > INPUTS // 10) == runs, f"sand fell after {fell} of {INPUTS} inputs"
    if LONG:
        assert len(hand.seen) > 4, hand.seen
        assert hand.ended > 5
        assert len(stages) > 1


def test_the_same_inputs_at_the_same_moments_give_the_same_game(tmp_path: Path) -> None:
    """FM06: two runs of the same hand go through the same positions, with bots, curtain and sand."""
    table, runs = "two people and two traitors", []
    for folder in ("one", "two"):
        with space_people(tmp_path / folder, new_game(table, 4), None, (1024, 640)) as people:
            runs.append(SpaceHand(people, table, 12).positions(40))
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 15
