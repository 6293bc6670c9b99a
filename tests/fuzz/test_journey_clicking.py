"""Random clicking at the table of The Sheep: nothing breaks, somebody can always go on, and no word is missing.

Some journeys begin at their deal and save themselves, others in the middle of a crowd of everything; people and bots
sit at them, in windows of all sizes that grow and shrink meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.platform import events as ev
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session.games import begin
from game.session.session import Session
from game.tables.the_sheep.spots import Spot
from tests.fuzz.hand import PlayingHand, possible
from tests.helpers import LONG, random_action
from tests.helpers_ui import SIZES
from tests.journey_hand import GAME, clicks_for, journey, pixel_of, sitting
from tests.journey_people import JourneyPeople, journey_people, no_word_missing, put_together, session_of, take_shepherd
from tests.rules.the_sheep.crowded import begun

pytestmark = pytest.mark.slow

TABLES: dict[str, tuple[int, tuple[int, ...], dict[str, Any]]] = {
    "two people": (2, (0, 1), {"animation": "normal"}),
    "one person": (3, (1,), {"animation": "fast", "bot_speed": "fast", "ui_scale": 150}),
    "two people and two bots": (4, (0, 2), {"confirm_moves": True, "ui_scale": 125}),
    "four people": (4, (0, 1, 2, 3), {"flat_look": True, "night_paper": True, "ui_scale": 200}),
    "bots alone": (3, (), {"bot_speed": "step", "reduced_motion": True, "ui_scale": 75}),
}
INPUTS = 10_000 // len(TABLES) if LONG else 300 // len(TABLES)
SCALES = (75, 100, 125, 150, 200)
WINDOWS = SIZES if LONG else tuple(size for size in SIZES if size[0] * size[1] < 1_100_000)
KEYS = (
    "tab", "return", "space", "escape", "left", "right", "up", "down", "page up", "page down", "0", "=", "-", "e", "h",
    "n", "s", "b", "f1", "f9", "f10", "end",
)  # fmt: skip
PLAYS = ("seat-", "card-", "trait-", "do-", "ready", "goods:", "trait:", "town:", "tray-", "close-dealt", "map", "ask")
OFTEN = 60 if LONG else 25
"""Inputs after which, on the average, another journey is begun."""


def crowd(table: str, seed: int) -> Session:
    """A journey that is saved nowhere, in the middle of everything."""
    seats, people, _ = TABLES[table]
    return session_of(begun(seats, Rng(seed)), people)


class JourneyHand(PlayingHand):
    """Plays The Sheep; also drags the map, changes size and scale, hands seats to others, leaves and continues.

    `continued` counts the journeys that went on from their save, `steps` keeps the steps of day and night it saw.
    """

    keys, plays, undoing = KEYS, PLAYS, 4

    def __init__(self, people: JourneyPeople, table: str, seed: int) -> None:
        super().__init__(people, table, seed)  # type: ignore[arg-type]
        self.continued = 0
        self.steps: set[str] = set()

    def act(self) -> None:
        """One input, and some time after it."""
        self.steps.add(self.people.stage)
        super().act()

    def _done(self) -> bool:
        return super()._done() or self.rng.below(OFTEN) == 0

    def _new_game(self, seed: int) -> Session:
        """From the deal, or in the middle; the deal is played on for a while."""
        if self.rng.below(2):
            return crowd(self.table, seed)
        seats, people, _ = TABLES[self.table]
        program = self.here.program
        data = program.game(GAME).data
        assert data is not None
        session = begin(program.saves, data, sitting(seats, people), {}, seed)
        for _ in range(self.rng.below(40)):
            if not session.finished:
                session.submit(random_action(session.rules, session.now.state, self.rng))
        return session

    def _deeds(self) -> tuple[tuple[int, Callable[[], None]], ...]:
        return (
            (10, self._click_anywhere), (30, self._click_something), (40, self._click_on_the_map),
            (64, self._in_earnest), (78, self._press_a_key), (83, self._drag), (88, self._turn_the_wheel),
            (93, self._change), (95, self._change_hands), (97, self._leave_the_window),
            (100, self._leave_and_continue),
        )  # fmt: skip

    def _wait(self) -> None:
        self.here.frames(1 + self.rng.below(2), 0.1)

    @property
    def _board(self) -> Any:
        return self.people.scene.table.root.parts.board

    def _click_on_the_map(self) -> None:
        """Something that can be used, or any piece."""
        marks = self._board.marks
        spots = [*marks.targets, *(Spot("hex", place) for place in marks.reach)]
        spots = sorted(spots) or [token.spot for token in self._board.tokens.all]
        if spots:
            self._click_spot(self.rng.choice(spots))

    def _click_spot(self, spot: Spot) -> None:
        root = self.people.scene.ui.root
        at = pixel_of(self._board, spot, lambda at: self._board in root.hit(at)) if self._board.rect_of(spot) else None
        self.last = f"click on {spot} at {at}"
        if at is not None:
            self.here.click(at)

    def _in_earnest(self) -> None:
        """The clicks of a legal action."""
        scene = self.people.scene
        if legal := scene.legal():
            action = self.rng.choice(legal)
            self.last = f"play {action}"
            take_shepherd(self.here, scene, action)
            if self.here.top is scene:
                put_together(scene.table, action)
            for click in clicks_for(action, self.people.session.view(None)):
                if self.here.top is not scene:
                    return
                if isinstance(click, Spot):
                    self._click_spot(click)
                elif scene.ui.find(click) is not None:
                    self.here.click(click)
            if self.here.top is scene and scene.ui.find("do-confirm") is not None:
                self.here.click("do-confirm")

    def _drag(self) -> None:
        a, b = self._somewhere(), self._somewhere()
        self.last = f"drag from {a} to {b}"
        self.here.robot.move(a)
        self.here.robot.press(a)
        self.here.frames(1)
        self.here.robot.move(b)
        if self.rng.below(4):
            self.here.robot.release(b)

    def _change(self) -> None:
        """The window gets another size, or everything in it another scale."""
        if self.rng.below(2):
            size = self.rng.choice(WINDOWS)
            self.last = f"a window of {size}"
            self.here.window.resize(size)
        else:
            scale = self.rng.choice(SCALES)
            self.last = f"scale {scale}"
            self.here.program.change_settings(ui_scale=scale)

    def _change_hands(self) -> None:
        session = self.people.session
        seat = self.rng.below(len(session.seats))
        kind = "human" if seat in TABLES[self.table][1] and self.rng.below(3) else "bot"
        self.last = f"seat {seat} is a {kind} now"
        session.set_seat(seat, kind, "easy")
        self.people.scene.reseated()

    def _leave_the_window(self) -> None:
        event = self.rng.choice([ev.FocusLost(), ev.Minimised()])
        self.last = f"{event}"
        self.here.program.services.stack.handle(event)

    def _leave_and_continue(self) -> None:
        """To the title and back: the journey is where it was, half-made choices aside."""
        before = self.people.session
        path = before.journal.path if before.journal is not None else None
        if path is None:
            return
        self.last, done = "leave and continue", [entry.action for entry in before.history]
        self.here.program.show_title()
        self.here.frames(3)
        assert isinstance(self.here.top, TitleScene)
        saves = self.here.program.saves.list_saves()
        self.here.program.resume(next(save for save in saves if save.path == path))
        self.here.frames(2)
        self.people.take_over()
        assert self.people.session is not before
        again = self.people.session.history[: len(done)]
        assert [entry.action for entry in again] == done, "bots may have gone on since"
        self.continued += 1


def picture_fits(people: JourneyPeople) -> None:
    """What the table shows is a Shepherd of this journey, and nothing is chosen that leads nowhere."""
    scene = people.here.top
    if isinstance(scene, TableScene):
        clicks = scene.table._clicks  # type: ignore[attr-defined]
        assert 0 <= clicks.shown < len(scene.session.seats)
        if clicks.armed is not None:
            assert clicks.armed in scene.legal()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("table", TABLES)
def test_random_clicking_on_a_journey_breaks_nothing(table: str, tmp_path: Path) -> None:
    """FE06: after every input the state is possible, somebody can go on, and every word is there."""
    with no_word_missing() as missing, journey_people(
        tmp_path, crowd(table, 1), (1024, 640), **TABLES[table][2]
    ) as people:  # fmt: skip
        hand = JourneyHand(people, table, 7)
        for number in range(INPUTS):
            try:
                hand.act()
                possible(people.session)
                picture_fits(people)
                assert not missing
            except BaseException as error:
                error.add_note(f"{table}, input {number}: {hand.last}; scenes so far {dict(hand.seen)}")
                raise
        assert hand.seen["table"] > INPUTS // 3, hand.seen
        assert len(hand.steps) > (6 if LONG else 1), hand.steps
        if LONG:
            assert len(hand.seen) > 4, hand.seen
            assert hand.ended > 5
            assert hand.continued > 5


def test_the_same_inputs_give_the_same_journey(tmp_path: Path) -> None:
    """FM06: two runs of the same hand go through the same positions."""
    table, runs = "two people and two bots", []
    for folder in ("one", "two"):
        with journey_people(tmp_path / folder, journey(4, 4, (0, 2)), (1024, 640)) as people:
            runs.append(JourneyHand(people, table, 12).positions(25))
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 6
