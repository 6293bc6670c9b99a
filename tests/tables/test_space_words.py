"""The words on the table of Space Sheep!: every half-made choice, hint, button and step of whole games has some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.action import Action
from game.core.event import events_for
from game.core.texts import Texts
from game.rules.space_sheep.actions import ActivateSystem, Defend, DiscardCard, Draw, NameDiscard, PointAt
from game.rules.space_sheep.events import TimePassed
from game.session.session import Session
from game.tables.base import Desk, SeatLook
from game.tables.space_sheep.choices import bar_choices
from game.tables.space_sheep.choose import Selection, narrowed, spots_of, standing
from game.tables.space_sheep.does import wolf_words
from game.tables.space_sheep.log import log_entries
from game.tables.space_sheep.table import SpaceTable
from game.tables.space_sheep.words import click_words, hint_words, told
from game.widgets.log_panel import LogEntry
from tests.helpers import LONG
from tests.helpers_ui import played, texts_of
from tests.space_hand import space, space_at
from tests.tables.test_space_choose import FOUR, open_actions

GAMES = 6 if LONG else 2
TRAITORS: dict[str, Any] = {"systems": 5, "cards": 4, "wilds": 4, "tiles": "all", "infiltrators": 1, "wolf": "five"}
OPEN: dict[str, Any] = {"systems": 5, "cards": 3, "wilds": 3, "tiles": "all", "wolf": "five"}


def space_desk(session: Session, texts: Texts, viewer: int | None = None) -> Desk:
    """A desk for words only; the session's view, as `viewer` may know it."""
    seats = tuple(SeatLook(s.name, "red", s.human) for s in session.seats)

    def legal() -> Sequence[Action]:
        return open_actions(session) if session.decision() is not None else ()

    return Desk(
        texts, seats, lambda: session.view(viewer), legal, lambda action: "", lambda actions: (),
        lambda action: None, lambda name, seat: None, viewer=lambda: viewer,
    )  # fmt: skip


def entries(session: Session, texts: Texts, viewer: int | None = None) -> list[LogEntry]:
    """The log as a viewer may read it."""
    seen = [(e.number, events_for(e.events, viewer)) for e in session.history]
    return log_entries(seen, space_desk(session, texts, viewer))


class Nothing:
    """Buttons that are only read."""

    def finish(self, action: Action) -> None: ...

    def put_back(self) -> None: ...

    def look_at(self, action: Action, on: bool) -> None: ...


@pytest.mark.parametrize("options", [OPEN, TRAITORS], ids=["open", "traitors"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_whole_games_have_words_at_every_click(options: dict[str, Any], seed: int) -> None:
    texts = Texts(texts_of("space_sheep").patterns)
    session = space(4, 30 + seed, **options)
    for current in played(session, seed):
        desk, view = space_desk(current, texts), current.view(None)
        legal, where = desk.legal(), standing(view)
        for action in (legal[0], legal[-1]):
            said = [hint_words(desk, view, action, "Because.")]
            card = getattr(action, "card", "")
            pointing = isinstance(action, PointAt)
            chosen = [Selection(pointer=action.seat or 0)] if pointing else [Selection(card)]
            chosen += [Selection("" if pointing else card, spot) for spot in spots_of(action, where)]
            for selection in chosen:
                left = narrowed(legal, selection, where)
                said.append(click_words(desk, view, left, selection))
                said += [c.text for c in bar_choices(desk, view, legal, selection, None, Nothing())]
            said.append(wolf_words(view, texts))
            for words in said:
                assert "[" not in words
                assert "{" not in words
        last = current.history[-1]
        assert told(events_for(last.events, None), desk) == told(last.events, desk), "nothing hidden may be told"
    for viewer in (None, 0):
        assert entries(session, texts, viewer)
    assert SpaceTable.where(session.view(None), texts)
    assert not texts.missing


def test_who_acts_for_others_is_said() -> None:
    """S14: on Ana's turn the button of the timer says that Ben does it."""
    texts = texts_of("space_sheep")
    session = space_at({**FOUR, "commander": 1, "standing": False})
    desk, view = space_desk(session, texts), session.view(None)
    buttons = bar_choices(desk, view, desk.legal(), Selection(), None, Nothing())
    assert [(b.name, b.text) for b in buttons if b.name == "do-timer"] == [
        ("do-timer", f"{texts('act.timer')}, {texts('narrow.as_commander', name='Ben')}")
    ]


@pytest.mark.parametrize("options", [{}, {"infiltrators": 1}], ids=["together", "traitors"])
def test_without_a_timer_the_wolf_is_not_said_to_come_with_the_sand(options: dict[str, Any]) -> None:
    texts = texts_of("space_sheep")
    view = space(3, 1, pace="untimed", **options).view(None)
    words = wolf_words(view, texts)
    assert "timer" in words
    assert "sand" not in words
    assert ("ousted" in words) == bool(options)


def test_the_line_says_how_many_cards_are_still_owed() -> None:
    """S15: nothing on the console, nothing in the pile, so that the Wolf's four cards come from the hands."""
    texts = texts_of("space_sheep")
    hands = {0: ["red", "red", "straw"], 1: ["leaf", "leaf", "sky"]}
    session = space_at({**FOUR, "hands": hands, "deck": [], "sand": 5000, "acted": True})
    session.submit(Draw(0))
    desk, view = space_desk(session, texts), session.view(None)
    assert "4" in click_words(desk, view, desk.legal(), Selection())


# ------------------------------------------------------------------ the log


def test_a_turn_is_an_entry_and_ticks_make_no_words() -> None:
    texts = texts_of("space_sheep")
    session = space_at(FOUR)
    session.submit(ActivateSystem(0, "red", "red", "sheep"))
    log = log_entries([(k, (*e.events, TimePassed(1000, 1))) for k, e in enumerate(session.history)],
                      space_desk(session, texts))  # fmt: skip
    assert all("1000" not in line for entry in log for line in (entry.heading, *entry.lines))
    whole = space(3, 2)
    first = entries(whole, texts)
    assert [entry.heading for entry in first] == [texts("log.start"), texts("log.turn", name="Ana")]
    assert "draws" not in " ".join(first[0].lines), "dealing is not told card by card"


def test_what_happens_after_the_sand_ran_out_stands_below_it() -> None:
    """The sand ends first, then the card is played: the log tells them in this order, the sand strongly."""
    texts = texts_of("space_sheep")
    session = space_at({**FOUR, "sand": 400, "deck": ["sky"] * 4}, pace="normal")
    session.tick(400)
    session.submit(Defend(0, "red"))
    log = entries(session, texts)
    kinds = [(entry.heading, entry.strong) for entry in log]
    assert kinds.index((texts("log.ran_out").rstrip("."), True)) < kinds.index(
        (texts("log.goes_on", name="Ana"), False)
    )
    assert texts("log.laid", name="Ana") in log[-1].lines[0]


def test_the_own_side_stands_in_no_log_that_several_people_read() -> None:
    """It is looked at in secret (see PeekButton); a lone person may read it."""
    texts = texts_of("space_sheep")
    for people, told_of in (((0, 1), False), ((0,), True)):
        session = space(4, 1, people, **TRAITORS)
        side = "log.is_infiltrator" if 0 in session.view(0).infiltrators else "log.is_defender"
        lines = " ".join(line for entry in entries(session, texts, 0) for line in (entry.heading, *entry.lines))
        assert (texts(side, name="Ana") in lines) == told_of


def test_a_card_that_is_given_up_belongs_to_the_attack() -> None:
    texts = texts_of("space_sheep")
    hands = {0: ["red", "red", "straw"], 1: ["leaf", "leaf", "sky"]}
    session = space_at({**FOUR, "hands": hands, "deck": [], "sand": 5000, "acted": True})
    session.submit(Draw(0))
    ran_out = [entry for entry in entries(session, texts) if entry.strong][-1]
    assert ran_out.heading == texts("log.ran_out").rstrip(".")
    session.submit(NameDiscard(0, 1))
    session.submit(DiscardCard(1, "sky"))
    last = entries(session, texts)[-1]
    assert last.heading == ran_out.heading
    assert texts("log.named", name="Ana", other="Ben") in last.lines[0]
