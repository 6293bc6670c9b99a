"""Secrets in what is left behind: pictures of saves, reports, replays, the time a bot takes, peeks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.platform import events as ev
from game.scenes import save_picture
from game.scenes.replay import ReplayScene
from game.scenes.save_picture import keep_picture
from game.scenes.shell import Shell
from game.scenes.table_bots import PAUSES, SECRET_PAUSES, BotPump
from game.scenes.table_floor import Floor
from game.session.session import Session
from tests.meta.source import ROOT
from tests.scenes.hot_seats import People, Sit, sit, toy_table
from tests.scenes.toy_table import SECRETS, FirstBots, ToyTable, toy
from tests.session.meadow import meadow
from tests.toy_game import Take

__all__ = ["sit", "toy_table"]


class Shelf:
    """Stands for the saves and a journal."""

    def __init__(self) -> None:
        self.path = Path("nowhere")
        self.trouble = None
        self.pictures: list[bytes] = []

    def set_picture(self, path: Path, picture: bytes) -> None:
        self.pictures.append(picture)

    def write(self, lines: Any, keep: bool = False) -> None:
        """Kept nowhere."""

    def close(self) -> None:
        """Nothing to close."""

    def empty_trash(self, older_than: float) -> None:
        """There is none."""


def test_the_picture_of_a_save_is_an_onlookers(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """FD02: taken in the middle of a person's turn, whose secret is on the screen."""
    people = sit(toy("hh"))
    people.lift()
    shelf = Shelf()
    people.session.attach(shelf)  # type: ignore[arg-type]
    people.here.program._saves = shelf  # type: ignore[assignment]
    drawn: list[tuple[int | None, str]] = []

    class Watched(ToyTable):
        def __init__(self, desk: Any) -> None:
            super().__init__(desk)
            self.pictures = drawn

    monkeypatch.setattr(save_picture, "table_class", lambda game_id: Watched)
    people.pictures()
    keep_picture(people.here.program, people.session)
    assert len(shelf.pictures) == 1
    assert people.pictures() == []
    assert [seat for seat, _ in drawn] == [None]
    assert all(secret not in text for _, text in drawn for secret in SECRETS.values())


class Broken(Exception):
    """A mistake that says too much."""


def report_of(people: People, error: Exception) -> str:
    """The text that is left of a mistake."""
    shell = Shell(people.here.program)
    try:
        try:
            raise KeyError(repr(people.session.now.state))
        except KeyError as first:
            raise error from first
    except Broken as raised:
        path = shell.report(raised)
    assert isinstance(path, Path)
    # Where the project lies is no secret, and its folder may be called anything.
    return path.read_text(encoding="utf-8").replace(str(ROOT), "")


def test_a_report_tells_no_secrets(sit: Sit) -> None:
    """FD14, Q14: neither what is said by the mistake nor by the one before it."""
    people = sit(toy("hh"))
    people.lift()
    text = report_of(people, Broken(f"Anna has a twin secret, {people.session.view(0)}"))
    assert "Broken: (left out" in text
    assert "KeyError: (left out" in text
    assert "test_secrets.py" in text
    for word in ("twin", "lone", "lambs=", "ToyView", "Luck"):
        assert word not in text.split("the last")[0]
    assert "lambs_hidden" not in text


def test_a_report_of_a_hidden_replay_tells_no_secrets(sit: Sit) -> None:
    people = sit(toy("hh"))
    people.here.program.services.stack.reset(ReplayScene(people.here.program, people.session))
    people.here.frames(1)
    people.here.program.session = None
    assert "twin" not in report_of(people, Broken("a twin secret"))


def test_a_replay_before_the_end_is_an_onlookers(sit: Sit) -> None:
    session = toy("hh")
    session.submit(Take(0, 2))
    people = sit(session)
    replay = ReplayScene(people.here.program, session)
    people.here.program.services.stack.push(replay)
    people.here.frames(2)
    for step in (replay.replay_start, lambda: replay.step(1), replay.replay_end):
        step()
        people.here.frames(2)
        table: Any = replay.table
        assert {seat for seat, _ in table.pictures} <= {None}
        assert all(secret not in text for _, text in table.pictures for secret in SECRETS.values())
        assert not any("hides" in e.heading for e in replay.side.log.entries)
    assert replay.ui.find("everything") is None


def test_a_replay_after_the_end_can_tell_everything(sit: Sit) -> None:
    session = toy("hh", sheep=4)
    people = sit(toy("hb"))
    session.submit(Take(0, 3))
    assert session.finished
    replay = ReplayScene(people.here.program, session)
    people.here.program.services.stack.push(replay)
    people.here.frames(2)
    assert not any("hides" in e.heading for e in replay.side.log.entries)
    people.here.click("everything")
    assert sum("hides" in e.heading for e in replay.side.log.entries) == 2


def pauses(session: Session, late: int, speed: str = "normal", moves: int = 8) -> list[int]:
    """After how many looks of 50 ms the bots' moves came, when they thought for `late` looks."""
    bots, out, done = FirstBots(), [], []
    bots.late = late
    pump = BotPump(
        lambda: bots, lambda action, why: done.append(action), lambda *hint: None, lambda seat: None  # type: ignore[arg-type,return-value]
    )  # fmt: skip
    for _ in range(moves):
        pump.think(session, Floor(session).answered())
        looks = 0
        while not done:
            pump.update(0.05, speed, False)
            looks += 1
        session.submit(done.pop())
        out.append(looks)
    return out


def test_the_time_a_bot_takes_does_not_depend_on_its_thoughts() -> None:
    """FD08: quick or slow to find its move, the same pauses, which differ from move to move."""
    quick, slow = pauses(toy("bbb"), 0), pauses(toy("bbb"), 8)
    assert quick == slow
    assert len(set(quick)) > 3
    around = SECRET_PAUSES["normal"] * 20
    assert all(around * 0.6 <= looks <= around * 1.4 for looks in quick)


def test_who_thinks_too_long_answers_after_whole_pauses() -> None:
    """FD08: the move comes after two or three pauses, not when the thought is there."""
    for short, long in zip(pauses(toy("bbb"), 0), pauses(toy("bbb"), 27), strict=True):
        times = round(long / short)
        assert times > 1
        assert abs(long - times * short) <= times


def test_in_open_games_bots_answer_as_before() -> None:
    assert set(pauses(meadow("bb"), 0, moves=4)) <= {round(PAUSES["normal"] / 0.05) + more for more in (0, 1)}


def test_a_peek_is_closed_by_the_curtain_and_for_the_next_viewer(sit: Sit) -> None:
    """FD06: held, or opened by a click."""
    people = sit(toy("hh"), peek_toggles=True)
    people.lift()
    people.here.click("peek")
    assert people.table.peeked
    people.here.key("f9")
    assert not people.table.peeked
    people.lift()
    people.here.click("peek")
    assert people.table.peeked
    people.session.submit(Take(0, 1))
    assert not people.table.peeked


def test_a_held_peek_closes_after_five_seconds_at_the_table(sit: Sit) -> None:
    people = sit(toy("hb"))
    place = people.here.widget("peek").rect.center
    stack = people.here.program.services.stack
    stack.handle(ev.PointerMoved(place))
    stack.handle(ev.PointerPressed(place))
    people.wait(4)
    assert people.table.peeked
    people.wait(2)
    assert not people.table.peeked


def test_leaving_the_window_closes_a_peek_of_one_person(sit: Sit) -> None:
    people = sit(toy("hb"), peek_toggles=True)
    people.here.click("peek")
    people.here.program.services.stack.handle(ev.FocusLost())
    assert not people.table.peeked
    assert not people.covered
