"""Whole games of Space Sheep! by mouse in real time: won and lost together, with bots, and with traitors about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.action import Tick
from game.core.rng import Rng
from game.rules.space_sheep.actions import DiscardCard, NameDiscard, PointAt, TurnTimer
from game.rules.space_sheep.events import CardsSeen, TurnBegan, WolfAttacked
from game.rules.space_sheep.stages import DISCARD, NAME, TURN
from game.session.session import Session
from tests.helpers import LONG
from tests.helpers_ui import texts_of
from tests.space_hand import GAME, go_to, space
from tests.space_people import SpaceFilm, SpacePeople, only_pointing, replayed, shortest_moves, space_people
from tests.wild_people import Frame, bare

pytestmark = pytest.mark.slow

MINUTE = 60_000
EASY_TAKES = (6_000, 10_000)
"""Milliseconds that an easy bot takes for a main action."""


def score_shown(people: SpacePeople) -> bool:
    people.wait(2.0)
    return type(people.here.top).__name__ == "ScoreScene"


def test_four_people_on_one_screen_win_a_family_game(tmp_path: Path) -> None:
    """They follow the hints: at most one move more than the shortest way, at most two clicks for each action."""
    session = space(4, 1, pace="normal")
    least = shortest_moves(session)
    with space_people(tmp_path, session) as people:
        assert people.covered, "time stands until somebody begins"
        while not session.finished:
            people.play_on()
        assert session.view(None).reason == "home"
        outcome = session.outcome()
        assert outcome is not None
        assert outcome.winners == (0, 1, 2, 3)
        assert max(people.clicks) == 2
        assert len(people.clicks) == sum(e.action is not None and e.action.seat is not None for e in session.history)
        assert least <= session.view(None).moves <= least + 1
        assert people.passed > 1000 * least
        assert score_shown(people)
    assert replayed(session) == session.state_hash()


def test_four_people_who_do_nothing_lose_a_family_game(tmp_path: Path) -> None:
    """S15, S12: four of the twenty cards go each minute: those of the pile first, then four times four from the hands,
    each named and given up by one click; then nobody has a card, and after five minutes of sand all is lost."""
    session = space(4, 2, pace="normal", wolf="four")
    given = 0
    with space_people(tmp_path, session) as people:
        people.lift()
        while not session.finished:
            view: Any = session.view(None)
            if view.stage == TURN:
                people.wait(0.4)
                continue
            stood = people.passed
            people.wait(1.0)
            assert people.passed == stood, "time stands while cards are chosen"
            assert not people.covered
            if view.stage == NAME:
                richest = max(range(4), key=lambda seat: len(view.hands[seat]))
                people.do(NameDiscard(view.commander, richest))
            else:
                assert view.stage == DISCARD
                action = session.legal(view.named)[0]
                assert isinstance(action, DiscardCard)
                people.do(action)
            given += len(session.view(None).hands[view.named]) < len(view.hands[view.named]) if view.named >= 0 else 0
        events = [e for entry in session.history for e in entry.events]
        assert sum(isinstance(e, WolfAttacked) for e in events) == 5
        assert session.view(None).reason == "no_cards"
        outcome = session.outcome()
        assert outcome is not None
        assert outcome.winners == ()
        assert given > 4
        assert set(people.clicks) == {1}
        assert sum(e.action.ms for e in session.history if isinstance(e.action, Tick)) == 5 * MINUTE
        assert score_shown(people)
    assert replayed(session) == session.state_hash()


def waited(session: Session, seat: int) -> list[int]:
    """How many milliseconds each turn of a seat took until its first action, where nobody else acted meanwhile."""
    out, since = [], None
    for entry in session.history:
        if isinstance(entry.action, Tick):
            since = since + entry.action.ms if since is not None else None
        elif entry.action is not None:
            if entry.action.seat == seat and since is not None:
                out.append(since)
            since = None
        if any(isinstance(e, TurnBegan) and e.seat == seat for e in entry.events):
            since = 0
        elif any(isinstance(e, WolfAttacked) for e in entry.events):
            since = None
    return out


def test_a_lone_person_plays_with_seven_bots_to_the_end(tmp_path: Path) -> None:
    """Eight systems and all tiles; every bot takes the time of its level, and the person never waits for a picture."""
    cards = 8 if LONG else 4
    session = space(8, 3, people=(0,), systems=8, cards=cards, wilds=8, tiles="all", pace="normal", wolf="five")
    with space_people(tmp_path, session, size=(1024, 640)) as people:
        for _ in range(9000):
            if session.finished:
                break
            people.play_on(hints=False)
        assert session.finished
        assert score_shown(people)
        assert max(people.clicks) <= 2
        assert {e.action.seat for e in session.history if e.action is not None} == {None, *range(8)}
    times = [ms for seat in range(1, 8) for ms in waited(session, seat)]
    assert len(times) > 5
    low, high = EASY_TAKES
    assert all(low <= ms <= high + 600 for ms in times), times
    assert replayed(session) == session.state_hash()


def test_whoever_is_to_give_a_card_is_named_by_a_click_anywhere_on_the_row(tmp_path: Path) -> None:
    """With eight seats the cards cover most of a row: a click on one of them names the seat, too."""
    session = space(8, 3, wolf="five", cards=6, wilds=8)
    wanted = go_to(session, NameDiscard, Rng(1))
    assert isinstance(wanted, NameDiscard)
    with space_people(tmp_path, session) as people:
        card = next(w for w in people.scene.ui.root.walk() if w.name.startswith(f"hold-{wanted.other}-"))
        people.here.click(card)
        assert wanted in [entry.action for entry in session.history[-2:]]


# ---------------------------------------------------------------- with traitors


def check(people: SpacePeople, frames: list[Frame]) -> None:
    """No picture shows a card, a side or a line of the log that whoever held the screen does not know."""
    session = people.session
    ousted = {f"space_sheep/allegiance-{side(session, seat)}" for seat in session.view(None).ousted}
    for frame in frames:
        assert frame.view in (None, frame.holder), f"{frame.holder} is shown the table of {frame.view}"
        cards = {p for p in frame.pictures if p.startswith("space_sheep/card-")} - {"space_sheep/card-back"}
        if frame.covered:
            assert not frame.pictures if frame.top == "TableScene" else not cards
        assert cards <= frame.allowed, f"{frame.holder} sees {cards - frame.allowed}"
        sides = {p for p in frame.pictures if p.startswith("space_sheep/allegiance-")}
        assert sides <= ousted, f"{frame.holder} sees {sides}"
        assert not leaked(people, None if frame.covered else frame.holder, frame.text)


def leaked(people: SpacePeople, holder: int | None, text: str) -> list[str]:
    """The sentences for others only that a text has; one may have drawn the same cards oneself, and the side of
    whoever was ousted is known to all."""
    known = {*people.own_sentences(holder)} if holder is not None else set()
    known |= {is_a(people.session, seat, side(people.session, seat)) for seat in people.session.view(None).ousted}
    return [s for s in people.secret_sentences(holder) if s not in known and s in text]


def is_a(session: Session, seat: int, kind: str) -> str:
    """That a seat is an Infiltrator or a Defender, in words."""
    return bare(texts_of(GAME)(f"table.is_{kind}", name=session.seats[seat].name))


def side(session: Session, seat: int) -> str:
    return "infiltrator" if seat in session.now.state.infiltrators else "defender"  # type: ignore[attr-defined]


def said(people: SpacePeople) -> None:
    """No word anywhere on the table tells what whoever looks does not know, and no widget is another's card."""
    session, holder, words = people.session, people.holder, people.everything_said()
    assert not leaked(people, holder, words)
    ousted = session.view(None).ousted
    for seat in set(range(6)) - {*ousted, holder}:
        for kind in ("infiltrator", "defender"):
            assert is_a(session, seat, kind) not in words, seat
    names = {w.name for w in people.scene.ui.root.walk()}
    held = set() if holder is None else {c if c >= 0 else -1 for c in session.view(holder).hands[holder]}
    ring = session.view(None).ring
    mine = {f"card-{'wild' if c < 0 else ring[c]}" for c in held} | {"card-back"}
    assert {name for name in names if name.startswith("card-")} <= mine
    assert not [name for name in names if name.startswith("hold-")]


def oust(people: SpacePeople, accused: int) -> None:
    """All three people point at a bot, of whom only one looks at the screen; a bot joins them (S19: four of six)."""
    session = people.session
    people.bots.wishes = [PointAt(next(s for s in (1, 3, 5) if s != accused), accused)]
    for seat in (0, 2, 4):
        action = PointAt(seat, accused)
        if action not in session.legal(seat):
            # Between two main actions a seat changes its mind once (S19a); a hint has already made it point there.
            assert session.view(None).pointing[seat] == accused
            continue
        people.do(action)
        assert people.clicks[-1] == 2
    people.wait(0.5)


def test_a_traitor_game_of_six_on_one_screen_gives_nothing_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three people and three bots, curtains, pointing, an ousting, to the end: every picture and every word."""
    film = SpaceFilm(monkeypatch)
    deck = {"cards": 6, "wilds": 6} if LONG else {"cards": 4, "wilds": 4}
    session = space(6, 4, people=(0, 2, 4), infiltrators=2, systems=6, tiles="plain", pace="normal", **deck)
    accused, lifted, looked, voted, told = 1, 0, set(), False, 0
    with space_people(tmp_path, session, film) as people:
        for _ in range(9000):
            if session.finished:
                break
            was = people.covered
            if not voted and not was and session.view(None).turns >= 4 and people.holder is not None:
                voted = True
                oust(people, accused)
            else:
                people.play_on()
            if session.finished:
                break
            lifted += was and not people.covered
            looked.add(people.holder)
            check(people, film.cut())
            if not people.covered and len(session.history) > told:
                told = len(session.history)
                said(people)
        assert voted
        assert accused in session.view(None).ousted
        assert session.finished
        film.cut()
        assert score_shown(people)
        assert max(people.clicks) == 2
        pointing = [e.action for e in session.history if only_pointing(e.action)]
        assert {a.seat for a in pointing if a is not None} >= {0, 2, 4}
        own = [e for entry in session.history for e in entry.events if isinstance(e, CardsSeen) and e.seat == 0]
        assert own
    assert looked >= {0, 2, 4}
    assert lifted >= 5
    assert all(seat in (None, holder) or (holder is None and session.finished) for seat, holder in film.views)
    assert replayed(session) == session.state_hash()


def test_the_commander_turns_the_timer_in_anybodys_turn_by_one_click(tmp_path: Path) -> None:
    """S14: four people; the Wolf is knocked over by whoever can, and the timer is turned while sand is left."""
    for seed in range(20):
        session = space(4, seed, pace="normal", systems=5, cards=6, wilds=8, tiles="plain")
        with space_people(tmp_path / str(seed), session) as people:
            while not session.finished and not any(isinstance(e.action, TurnTimer) for e in session.history):
                people.play_on(late=MINUTE)
            turned = [e for e in session.history if isinstance(e.action, TurnTimer)]
            if turned:
                assert people.clicks[-1] == 1
                return
    raise AssertionError("nobody ever turned the timer")
