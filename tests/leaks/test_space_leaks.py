"""S22, S23: two positions of Space Sheep! that differ only in what a seat cannot know are the same for it.

Hands, allegiances and laid cards with and without Infiltrators; with open hands the piles alone.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import pytest

from game.bots.registry import at_once, courteous, explain, foresee, get_bot, hint
from game.core.action import Action
from game.core.decision import Ask
from game.core.event import events_for
from game.core.record import canonical_json
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import Defend, DiscardCard
from game.rules.space_sheep.describe import describe_event
from game.rules.space_sheep.stages import NOBODY
from game.scenes.table_thought import Pace
from game.scenes.table_viewer import Eyes
from game.session.session import Session
from game.session.worker import Question
from tests.conformance.cases import Case, changed
from tests.helpers import LONG
from tests.helpers_ui import texts_of
from tests.leaks.pairs import (
    CLOSED_HANDS,
    OPEN_HANDS,
    SITTING,
    TRAITORS,
    Pair,
    Table,
    answers_in_a_process,
    pairs,
    play_alike,
    session_at,
)
from tests.leaks.space_cards import redealt

GAME = "space_sheep"
POSITIONS = 20_000 if LONG else 2_500
ANSWERS = 400 if LONG else 60
KINDS = {"traitors": TRAITORS, "closed hands": CLOSED_HANDS, "open hands": OPEN_HANDS}
SECRET = (*TRAITORS, *TRAITORS, *CLOSED_HANDS)
ALL = (*SECRET, *OPEN_HANDS)
CASE = Case(GAME, 6, 3)
of_each_kind = pytest.mark.parametrize("tables", KINDS.values(), ids=KINDS)


def told(session: Session, seat: int | None) -> list[dict[str, Any]]:
    """Everything the seat was ever shown."""
    return [event.to_dict() for event in session.events_for(seat)]


def in_words(session: Session, seat: int | None) -> list[str]:
    """The log as it is told to the seat."""
    texts = texts_of(GAME)
    said = [describe_event(event, texts, lambda n: SITTING[n]) for event in session.events_for(seat)]
    return [sentence.text for sentence in said if sentence is not None]


def odd_actions(pair: Pair, actions: Sequence[Action], rng: Rng) -> Iterator[Action]:
    """Actions near the legal ones and far from them, whole enough for the rules to judge."""
    for action in changed(CASE, actions, rng, 8):
        if isinstance(action.seat, int) and 0 <= action.seat < pair.table.seats:
            yield action


# ------------------------------------------------------------------ that the pairs are worth something


@pytest.mark.parametrize(
    ("tables", "hidden"),
    [
        (TRAITORS, ("deck", "face_down", "hands", "console", "infiltrators")),
        (CLOSED_HANDS, ("deck", "hands", "console")), (OPEN_HANDS, ("deck", "face_down")),
    ],
    ids=KINDS,
)  # fmt: skip
def test_the_pairs_differ_in_what_is_hidden(tables: Sequence[Table], hidden: Sequence[str]) -> None:
    """A test of equal things proves nothing."""
    differ, total = Counter[str](), 400
    for pair in pairs(total, tables, 3, redealt):
        one, other = pair.one.to_dict(), pair.other.to_dict()
        differ.update(name for name, row in one.items() if row != other[name])
    assert differ["luck"] == total
    assert all(differ[name] > total // 6 for name in hidden), differ
    assert set(differ) <= {*hidden, "luck", "face_down"}


def test_the_pairs_come_from_everywhere() -> None:
    """While cards are named and given up, with seats that are ousted or point, through the eyes of all of them."""
    seen: Counter[str] = Counter()
    for pair in pairs(1500, TRAITORS, 1, redealt):
        state = pair.one
        seen[state.stage] += 1
        seen["somebody is ousted"] += bool(state.ousted)
        seen["the ousted looks"] += pair.seat in state.ousted
        seen["an Infiltrator looks"] += pair.seat in state.infiltrators
        seen["pointing"] += any(other != NOBODY for other in state.pointing)
        seen["cards on the console"] += bool(state.console)
    assert min(seen["name"], seen["discard"]) >= 50
    assert seen["the ousted looks"] >= 10
    assert min(seen[what] for what in list(seen) if what not in ("name", "discard", "the ousted looks")) > 100


# ------------------------------------------------------------------ what is shown


@of_each_kind
def test_view_choices_questions_and_reasons_are_the_same(tables: Sequence[Table]) -> None:
    """Byte for byte; also why an action is refused, what would be seen of it beforehand, and what all may do."""
    rng = Rng(8)
    for number, pair in enumerate(pairs(POSITIONS, tables, 1, redealt)):
        rules, seat = pair.rules, pair.seat
        view = rules.view(pair.one, seat)
        assert canonical_json(view.to_dict()) == canonical_json(rules.view(pair.other, seat).to_dict())
        decision = rules.decision(pair.one)
        assert decision == rules.decision(pair.other)
        assert rules.secret(pair.one) == rules.secret(pair.other) == (tables is not OPEN_HANDS)
        legal = list(rules.legal(pair.one, seat))
        assert legal == list(rules.legal(pair.other, seat))
        for asked in decision.seats:
            public = [[a for a in rules.legal(state, asked) if a.public] for state in (pair.one, pair.other)]
            assert public[0] == public[1]
        if legal and number % 20 == 0:
            one, other = session_at(pair, pair.one), session_at(pair, pair.other)
            for action in odd_actions(pair, legal, rng):
                assert rules.why_not(pair.one, seat, action) == rules.why_not(pair.other, seat, action)
            action = rng.choice(legal)
            assert one.preview(seat, [action]) == other.preview(seat, [action])
            assert one.can_undo() == other.can_undo()


@of_each_kind
def test_what_happens_next_tells_no_more_than_its_events(tables: Sequence[Table]) -> None:
    """The same actions in both: as long as the events for the seat are equal, log, view and choices are."""
    rng, steps = Rng(4), 0
    for pair in pairs(POSITIONS // 10, tables, 5, redealt):
        one, other = session_at(pair, pair.one), session_at(pair, pair.other)
        steps += play_alike(pair, one, other, rng, 6)
        assert told(one, pair.seat) == told(other, pair.seat)
        assert in_words(one, pair.seat) == in_words(other, pair.seat)
        assert one.can_undo() == other.can_undo()
        assert [e.to_dict() for e in events_for(one.history[-1].events, None)] == [
            e.to_dict() for e in events_for(other.history[-1].events, None)
        ]
    assert steps > POSITIONS // 20


SHOWING = {"ousted", "game_ended"}


def test_what_others_do_shows_nothing_of_what_they_hold() -> None:
    """With the same luck, whatever others do looks the same to a seat, unless an allegiance or a hand is shown.

    Of cards that go face down others see no more than that they go: here one card, there another.
    """
    rng, compared = Rng(6), Counter[str]()
    for pair in pairs(POSITIONS, SECRET, 15, redealt):
        rules = pair.rules
        pair.other.luck = pair.one.luck
        others = [seat for seat in rules.decision(pair.one).seats if seat != pair.seat]
        if not others:
            continue
        seat = rng.choice(others)
        both = [a for a in rules.legal(pair.one, seat) if a in rules.legal(pair.other, seat)]
        if not both:
            continue
        action = action_too = rng.choice(both)
        if isinstance(action, Defend | DiscardCard):
            action_too = rng.choice([a for a in rules.legal(pair.other, seat) if type(a) is type(action)])
        one, other = rules.apply(pair.one, action), rules.apply(pair.other, action_too)
        seen, seen_too = ([str(e) for e in events_for(step.events, pair.seat)] for step in (one, other))
        if SHOWING & {e.verb for e in chain(one.events, other.events)}:
            continue
        assert seen == seen_too, f"{action}"
        assert rules.view(one.state, pair.seat).to_dict() == rules.view(other.state, pair.seat).to_dict()
        compared[action.verb] += 1
    assert set(compared) == {cls.verb for cls in get_rules(GAME).actions}
    assert min(compared.values()) >= POSITIONS // 500


@pytest.mark.parametrize("lone", [True, False], ids=["one person", "two people"])
def test_the_screen_offers_and_explains_the_same(lone: bool) -> None:
    """Whoever looks, or nobody: what can be clicked, why not, what would happen; also for what is others' to do."""
    rng, looked, refused = Rng(9), 0, Counter[str]()
    for pair in pairs(POSITIONS // 5, SECRET, 25, redealt):
        rules, seat = pair.rules, pair.seat
        assert seat is not None
        people = {seat} if lone else {seat, (seat + 1) % pair.table.seats}
        eyes = [Eyes(session_at(pair, state, people)) for state in (pair.one, pair.other)]
        for look in eyes:
            if look.hot_seat.due == seat:
                look.hot_seat.take()
        assert eyes[0].viewer == eyes[1].viewer
        looked += eyes[0].viewer == seat
        assert eyes[0].legal() == eyes[1].legal()
        everything = [a for s in range(pair.table.seats) for a in rules.legal(pair.one, s)]
        for action in [rng.choice(everything), *odd_actions(pair, everything, rng)]:
            why = [look.why_not(action) for look in eyes]
            assert why[0] == why[1], f"{action} as seen by {eyes[0].viewer}"
            assert eyes[0].preview([action]) == eyes[1].preview([action])
            refused[why[0].code if why[0] is not None else ""] += 1
    assert looked > POSITIONS // 25
    assert len(refused) > 8


# ------------------------------------------------------------------ bots


@pytest.mark.slow
def test_bots_and_hints_choose_by_the_view_alone() -> None:
    """In a process that is handed pickled views and never imports a state before it is asked."""
    questions, expected = [], []
    rng = Rng(6)
    for number, pair in enumerate(pairs(ANSWERS, ALL, 7, redealt)):
        rules, seat = pair.rules, pair.seat
        legal = tuple(rules.legal(pair.one, seat))
        if not legal:
            continue
        level, seed = ("easy", "normal", "hard")[number % 3], rng.below(1 << 30)
        for state in (pair.one, pair.other):
            view = rules.view(state, seat)
            questions.append(pickle.dumps(Question(number, GAME, view, legal, level, seed, None, number % 4 == 0)))
            expected.append(number)
    answers = answers_in_a_process(questions)
    assert [a[0] for a in answers] == expected
    assert answers[0::2] == answers[1::2]
    assert len(answers) > 40


def test_what_bots_do_at_once_and_out_of_courtesy_is_the_same() -> None:
    """Also how far home is said to be, and the hint, with the same luck twice."""
    urgent = polite = 0
    for number, pair in enumerate(pairs(POSITIONS // 2, ALL, 17, redealt)):
        rules, seat = pair.rules, pair.seat
        legal = rules.legal(pair.one, seat)
        views = [rules.view(state, seat) for state in (pair.one, pair.other)]
        if not legal:
            continue
        now = [at_once(GAME, view, legal) for view in views]
        people = [other for other in range(pair.table.seats) if other != seat]
        left = [courteous(GAME, view, legal, people) for view in views]
        assert now[0] == now[1]
        assert left[0] == left[1]
        urgent += now[0] is not None
        polite += len(left[0]) < len(legal)
        if number % 125 == 0:
            assert foresee(GAME, views[0]) == foresee(GAME, views[1])
            assert hint(GAME, views[0], legal, Rng(3)) == hint(GAME, views[1], legal, Rng(3))
    assert urgent > 0


def test_the_reason_of_a_bot_gives_nothing_away() -> None:
    """Everybody reads it in the log, so it is the same for whatever the bot holds and is."""
    rng, reasons = Rng(3), set()
    for pair in pairs(POSITIONS // 3, SECRET, 13, redealt):
        rules = pair.rules
        seat = rng.choice(rules.decision(pair.one).seats)
        other = redealt(rules, pair.one, None, rng)
        both = [a for a in rules.legal(pair.one, seat) if a in rules.legal(other, seat)]
        if both:
            action = rng.choice(both)
            why = explain(GAME, rules.view(pair.one, seat), action)
            assert why == explain(GAME, rules.view(other, seat), action), f"{action}"
            reasons.add(why.code)
    assert len(reasons) > 8


def test_the_time_a_bot_takes_gives_nothing_away() -> None:
    """The same for every pair, and for all that others can hold: by level and number of the move alone."""
    for pair in pairs(POSITIONS // 5, SECRET, 19, redealt):
        decision = pair.rules.decision(pair.one)
        blind = redealt(pair.rules, pair.one, None, Rng(1))
        for ask in decision.asks:
            for level in ("easy", "normal", "hard"):
                assert len({_pace(pair, state, ask, level) for state in (pair.one, pair.other, blind)}) == 1


def _pace(pair: Pair, state: Any, ask: Ask, level: str) -> float:
    return Pace().of(session_at(pair, state, ()), ask, level)


def test_a_bot_answers_the_same_question_the_same() -> None:
    """Whatever was asked before."""
    for pair in pairs(6, ALL, 9, redealt):
        view, legal = pair.rules.view(pair.one, pair.seat), pair.rules.legal(pair.one, pair.seat)
        if legal:
            bot = get_bot(GAME, "normal")
            assert bot.choose(view, legal, Rng(1), bot.budget) == bot.choose(view, legal, Rng(1), bot.budget)


# ------------------------------------------------------------------ open hands


def test_with_open_hands_all_see_all_hands_and_nobody_the_piles() -> None:
    """S22: nothing is secret between the seats, so that no curtain is needed; the piles are nobody's."""
    shown = Counter[str]()
    for pair in pairs(POSITIONS // 5, OPEN_HANDS, 23, redealt):
        rules, state = pair.rules, pair.one
        assert not rules.secret(state)
        views = [rules.view(state, seat).to_dict() for seat in (None, *range(pair.table.seats))]
        assert all({**view, "seat": None} == views[0] for view in views)
        assert views[0]["hands"] == [sorted(hand) for hand in state.hands]
        assert views[0]["console"] == [list(entry) for entry in state.console]
        assert (views[0]["deck"], views[0]["face_down"]) == (len(state.deck), len(state.face_down))
        assert not {"luck", "seed", "counter"} & set(views[0])
        shown["with a console"] += bool(state.console)
        shown["with cards given up"] += bool(state.face_down)
    assert min(shown.values()) > POSITIONS // 50
