"""The log in words: every entry says something, and nothing in a whole game is without words."""

from __future__ import annotations

import pytest

from game.core.texts import Texts
from game.platform.assets import Assets
from game.rules.shear_panic.flock import SHEEP
from game.session.session import Session
from game.tables.base import Desk, SeatLook
from game.tables.shear_panic.choose import Selection
from game.tables.shear_panic.log import log_entries
from tests.helpers import LONG
from tests.helpers_ui import TableAlone, game_at, new_game, played, texts_of

GAMES = 12 if LONG else 4


def desk_for(session: Session, texts: Texts) -> Desk:
    seats = tuple(SeatLook(s.name, "red", s.human) for s in session.seats)
    return Desk(
        texts, seats, lambda: session.view(None), lambda: (), lambda action: "", lambda actions: (),
        lambda action: None, lambda name, seat: None, lambda seat: None,
    )  # fmt: skip


def entries(session: Session, texts: Texts) -> list[tuple[str, str]]:
    """Heading and body of every entry."""
    made = log_entries([(e.number, e.events) for e in session.history], desk_for(session, texts))
    return [(entry.heading, " ".join(entry.lines)) for entry in made]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_happens_has_words(seats: int) -> None:
    for seed in range(GAMES):
        texts = Texts(texts_of().patterns)
        session = new_game(seats, 400 + seed)
        for _ in played(session, seed):
            pass
        written = entries(session, texts)
        assert not texts.missing
        assert written[0][0] == "The flock stands in the truck"
        assert all(title.strip() for title, _ in written)
        assert not any("[" in title + body or "{" in title + body for title, body in written)
        boxes = sum(e.verb == "box_covered" for entry in session.history for e in entry.events)
        assert sum(title.split(",")[0][-1].isdigit() for title, _ in written) == boxes


def test_every_point_of_a_game_is_in_the_log() -> None:
    """FB12: the sums written in the log are the scores at the end."""
    for seed in range(GAMES):
        session = new_game(4, 500 + seed)
        for _ in played(session, seed):
            pass
        whole = " ".join(body for _, body in entries(session, texts_of()))
        for seat in session.seats:
            words = whole.split(f"{seat.name} +")[1:]
            won = sum(int(word.split(".")[0]) for word in words)
            assert won == session.outcome().scores[seat.index]  # type: ignore[union-attr]


def test_a_slam_is_told_with_cause_and_result() -> None:
    """The rulebook's example: yellow slams west, the marker comes to 3, one point, and the panic's roll."""
    session = game_at({"seats": 4, "turn": 2, "luck": [{"panic": "white"}]})
    slam = "lamb_slam(seat=2, number=3, sheep='yellow_2', towards='west')"
    session.submit(next(a for a in session.legal(2) if str(a) == slam))
    (title, body), *_ = entries(session, texts_of())
    assert title == "Lamb Slam 3"
    for words in ("Yellow slams west", "Marker 3.", "Otto +1.", "Rolled white."):
        assert words in body


def test_prompts_hints_and_reasons_of_whole_games_have_words(assets_now: Assets) -> None:
    """Whatever the table can say at any decision: prompts at each step of a choice, tooltips, why not."""
    for seats in (2, 3, 4):
        session = new_game(seats, 31)
        texts = texts_of()
        before = set(texts.missing)
        for number, current in enumerate(played(session, 31)):
            if number % 3:
                continue
            table = TableAlone(current, assets_now, (1024, 640))
            choices = [Selection(), *(Selection(kind, box) for kind, box in current.view(None).setup.boxes)]  # type: ignore[attr-defined]
            for choice in choices:
                table.table._selection = choice
                table.table._update()
                assert "[" not in table.table.prompt()
                for sheep in SHEEP[:3]:
                    table.table._ask_why(sheep)
                    assert "[" not in table.ui.note_text
            for widget in table.ui.root.walk() if table.ui.root is not None else ():
                assert "[" not in widget.hint(), widget.name
        assert texts.missing == before
