"""Random clicking at the table of Wild West Shepherds: nothing breaks, and nobody gets to see what is another's.

Now and then the position is drawn on two more tables for the same eyes: once as it is, and once with everything hidden
made up anew. These pictures are equal.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rng import Rng
from game.platform import events as ev
from game.scenes.table import TableScene
from game.session.session import Session
from tests.fuzz.hand import PlayingHand, possible
from tests.helpers import LONG, random_action
from tests.leaks.pairs import WILD, Pair, session_at
from tests.wild_hand import clicks_for, west
from tests.wild_people import Film, WildPeople, wild_people

pytestmark = pytest.mark.slow

INPUTS = 2_500 if LONG else 180
LOOKS = 12
KEYS = ("tab", "return", "space", "escape", "f9", "left", "right", "h", "n", "s", "f1", "f10", "end")
PLAYS = (
    "draw-", "field_", "wild", "announce-", "claim-", "say-nothing", "seat-", "use_contract", "save_contract",
    "again", "show-", "lift", "peek", "guess-",
)  # fmt: skip
TABLES = {
    "one person": (5, (0,), {"animation": "off", "bot_speed": "instant"}),
    "two people": (6, (0, 3), {"animation": "fast", "bot_speed": "fast"}),
    "all people": (4, (0, 1, 2, 3), {"animation": "off", "bot_speed": "instant", "confirm_moves": True}),
    "seven people": (7, tuple(range(7)), {"animation": "normal", "bot_speed": "step", "peek_toggles": True}),
}  # fmt: skip


def new_game(table: str, seed: int) -> Session:
    """A game of that many seats and people, of which some part has been played."""
    seats, people, _ = TABLES[table]
    session, rng = west(seats, people, seed), Rng(seed)
    for _ in range(rng.below(5 * seats)):
        session.submit(random_action(session.rules, session.now.state, rng))
    return session


class WildHand(PlayingHand):
    """Plays Wild West Shepherds; `rounds` counts those that came to their end."""

    keys, plays, undoing = KEYS, PLAYS, 4
    rounds = 0

    def act(self) -> None:
        """One input, and some time after it."""
        rounds = self._round
        super().act()
        self.rounds += self._round > rounds

    def _new_game(self, seed: int) -> Session:
        return new_game(self.table, seed)

    def _deeds(self) -> tuple[tuple[int, Callable[[], None]], ...]:
        return (
            (18, self._click_anywhere), (50, self._click_something), (84, self._in_earnest), (94, self._press_a_key),
            (97, self._turn_the_wheel), (100, self._leave),
        )  # fmt: skip

    def _wait(self) -> None:
        self.here.frames(1 + self.rng.below(4), 0.1)

    def _go_back(self) -> None:
        self.here.key("escape")

    @property
    def _round(self) -> int:
        return len(self.people.session.now.state.totals)

    def _in_earnest(self) -> None:
        """What somebody does who wants to play: lift, go on, or the clicks of a legal action."""
        scene, session = self.here.top, self.people.session
        if scene.keeper.covered:
            self.last = "lift"
            self.here.frames(6, 0.1)
            if scene.keeper.covered:
                self.here.click("lift")
        elif scene.animator.busy:
            self.last = "go on"
            self.here.click(self.rng.choice([(4, 320), (300, 330)]))
        elif legal := scene.table._desk.legal():
            action = self.rng.choice(legal)
            self.last = f"play {action}"
            for name in clicks_for(action, session.view(self.people.asked), legal):
                if type(self.here.top) is TableScene and scene.ui.find(name) is not None and not scene.animator.busy:
                    self.here.click(name)

    def _leave(self) -> None:
        self.last = "the window is left"
        self.here.program.services.stack.handle(ev.FocusLost() if self.rng.below(2) else ev.Minimised())


def for_the_right_eyes(people: WildPeople, film: Film) -> None:
    """Every view was nobody's or that of whoever had lifted; nothing of the table is on the closed door."""
    views, frames = film.views, film.cut()
    film.views = []
    if people.here.program.session is not people.session:
        return  # somebody plays on from the middle of a replay
    for seat, holder in views:
        assert seat in (None, holder), f"a view of {seat} while the screen is {holder}'s"
    for frame in frames:
        if frame.top == "TableScene" or (frame.covered and frame.top in ("PauseScene", "DialogScene")):
            assert frame.covered or frame.view in (None, frame.holder)
            assert frame.cards <= frame.allowed, frame.cards - frame.allowed
    scene = people.here.top
    if isinstance(scene, TableScene) and scene.keeper.covered:
        assert not any(w.name.startswith(("draw-", "field_", "seat-", "peek")) for w in scene.ui.root.walk())


def picture(people: WildPeople, pair: Pair, state: Any, covered: bool) -> bytes:
    """A position on a table of its own, for the eyes of the pair's seat; the table that is played at stays as it is."""
    program = people.here.program
    scene = TableScene(program, session_at(pair, state, people.people))
    try:
        scene.eyes.hot_seat._holder = pair.seat
        if covered:
            scene.keeper.follow()
            assert scene.keeper.covered
        scene.layout(people.here.window.size, program.services.theme)
        scene.table.set_flat(True)  # The prairie is painted by and by.
        scene.table.refresh()
        scene.show()
        scene.ui.settle()
        surface = pygame.Surface(people.here.window.size)
        scene.draw(surface)
        return pygame.image.tobytes(surface, "RGB")
    finally:
        scene.leave()


def looks_alike(people: WildPeople, rng: Rng) -> bool:
    """Whoever looks now sees the same picture of another position that is the same to them; False after the end."""
    scene, session = people.scene, people.session
    if session.finished or type(people.here.top) is not TableScene:
        return False
    viewer, state = scene.eyes.viewer, session.now.state
    other = session.rules.determinize(session.rules.view(state, viewer), rng)
    pair = Pair(WILD[-1], viewer, state, other)
    covered = scene.keeper._state == "handed"
    before = session.state_hash()
    assert picture(people, pair, state, covered) == picture(people, pair, other, covered), f"seat {viewer}"
    assert session.state_hash() == before
    return True


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("table", TABLES)
def test_random_clicking_breaks_nothing_and_shows_nobody_what_is_anothers(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FD01, FD11, FE06, Q36, Q37."""
    film, stages = Film(monkeypatch), set()
    with wild_people(tmp_path, new_game(table, 1), film, (1024, 640), **TABLES[table][2]) as people:
        hand, alike = WildHand(people, table, 5), 0
        for number in range(INPUTS):
            try:
                hand.act()
                possible(people.session)
                for_the_right_eyes(people, film)
                alike += number % LOOKS == 0 and looks_alike(people, hand.rng)
                film.views = []
            except BaseException as error:
                error.add_note(f"{table}, input {number}: {hand.last}; scenes so far {dict(hand.seen)}")
                raise
            stages.add(people.session.view(None).stage)  # type: ignore[attr-defined]
        assert hand.rounds > INPUTS // 600, hand.seen
        assert alike > INPUTS // LOOKS // 4
        assert {"draft", "watch", "announce", "place"} <= stages
        assert len(hand.seen) >= 3


def test_the_same_inputs_give_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FM06: two runs of the same hand go through the same positions, also through the curtain."""
    runs = []
    for folder in ("one", "two"):
        with wild_people(tmp_path / folder, new_game("two people", 4), None, (1024, 640)) as people:
            runs.append(WildHand(people, "two people", 12).positions(80))
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 20
