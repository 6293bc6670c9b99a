"""The log of Wild West Shepherds: everything has words, turns are entries, secrets stay with their seat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.action import Action
from game.core.event import events_for
from game.core.rng import Rng
from game.core.texts import Texts
from game.rules.registry import get_rules
from game.session.seats import Seat
from game.session.session import Session
from game.tables.base import Desk, SeatLook
from game.tables.wild_west.log import log_entries
from game.widgets.log_panel import LogEntry
from tests.helpers import LONG, config_of
from tests.helpers_ui import played, texts_of

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Effi", "Finn", "Gwen")
GAMES = 6 if LONG else 2


def wild_game(seats: int, seed: int, characters: str = "advanced") -> Session:
    """A dealt game with names."""
    people = tuple(Seat(i, NAMES[i], "human", "") for i in range(seats))
    return Session.start(get_rules("wild_west"), config_of("wild_west"), people, {"characters": characters}, seed)


def wild_desk(session: Session, texts: Texts, viewer: int | None = None) -> Desk:
    """A desk for words only; the session's view, as `viewer` may know it."""
    seats = tuple(SeatLook(s.name, f"badge-{s.index}", s.human) for s in session.seats)

    def legal() -> Sequence[Action]:
        decision = session.decision()
        return session.legal(decision.seats[0]) if decision else ()

    return Desk(
        texts, seats, lambda: session.view(viewer), legal, lambda action: "", lambda actions: (),
        lambda action: None, lambda name, seat: None, viewer=lambda: viewer,
    )  # fmt: skip


def entries(session: Session, texts: Texts, viewer: int | None) -> list[LogEntry]:
    """The log as a viewer may read it."""
    seen = [(e.number, events_for(e.events, viewer)) for e in session.history]
    return log_entries(seen, wild_desk(session, texts, viewer))


@pytest.mark.parametrize("seats", [4, 6, 7])
def test_everything_that_happens_has_words(seats: int) -> None:
    for seed in range(GAMES):
        texts = Texts(texts_of("wild_west").patterns)
        session = wild_game(seats, 40 + seed)
        for _ in played(session, seed):
            pass
        for viewer in (None, 0):
            written = entries(session, texts, viewer)
            assert not texts.missing
            assert all(entry.heading.strip() for entry in written)
            whole = "\n".join(entry.heading + " ".join(entry.lines) for entry in written)
            assert not any(mark in whole for mark in "[]{}")
            rounds = sum(e.verb == "round_began" for entry in session.history for e in entry.events)
            assert sum(e.strong for e in written) == rounds + 1
            assert "All locations are shuffled" in written[0].lines[0]


def test_a_look_and_its_placing_are_one_entry_with_the_claim() -> None:
    session = wild_game(6, 7)
    texts = texts_of("wild_west")
    for _ in played(session, 7, lambda s: s.view(None).round == 2):  # type: ignore[attr-defined]
        pass
    written = entries(session, texts, None)
    placed = [e for entry in session.history for e in entry.events if e.verb == "meeple_placed"]
    told = [e for e in written if "goes to" in e.heading + " ".join(e.lines)]
    assert len(told) == len(placed) == 6
    assert [e.seat_colour for e in told] == [f"badge-{p.seat}" for p in placed]  # type: ignore[attr-defined]
    said = [e for entry in session.history for e in entry.events if e.verb == "claimed" and e.about]  # type: ignore[attr-defined]
    assert sum(" says that " in " ".join(e.lines) for e in told) == len(said)


def test_what_one_seat_saw_stands_in_no_other_log() -> None:
    session = wild_game(5, 3, "basic")
    texts = texts_of("wild_west")
    rng = Rng(3)
    while session.view(None).stage in ("draft", "watch"):  # type: ignore[attr-defined]
        seat = session.decision().seats[0]  # type: ignore[union-attr]
        session.submit(rng.choice(session.legal(seat)))
    whole = {v: "\n".join(" ".join(e.lines) for e in entries(session, texts, v)) for v in (None, 0, 1)}
    assert " keeps " not in whole[None]
    assert " sees at " not in whole[None]
    assert " finds " not in whole[None]
    assert whole[None].count(" have chosen a character each.") == 1, "the whole draft is one sentence"
    assert whole[0].count(" sees at ") == 2
    assert whole[1].count(" keeps ") == 1
    assert " sees at " not in whole[1]


def test_every_sheep_of_a_game_is_in_the_log() -> None:
    """FB12: what the log says was taken and lost adds up to the flocks at the end."""
    session = wild_game(6, 11)
    texts = texts_of("wild_west")
    for _ in played(session, 11):
        pass
    lines = " ".join(" ".join(e.lines) for e in entries(session, texts, None))
    outcome = session.outcome()
    assert outcome is not None
    for seat in session.seats:
        took = sum(int(part.split()[0]) for part in lines.split(f"{seat.name} takes ")[1:] if part[0].isdigit())
        lost = sum(int(part.split()[0]) for part in lines.split(f"{seat.name} loses ")[1:])
        assert 2 + took - lost == outcome.scores[seat.index]
