"""NV02: two positions that differ only in what a seat cannot know are the same for it, down to the picture."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from game.bots.registry import explain, get_bot
from game.core.event import events_for
from game.core.record import canonical_json
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.session.worker import Question
from tests.conformance.cases import Case, changed
from tests.helpers import LONG
from tests.leaks.pairs import WILD, answers_in_a_process, pairs, play_alike, session_at
from tests.leaks.pictures import gallery, looked_at, picture, two_alike

POSITIONS = 20_000 if LONG else 2_500
PICTURES = 2_000 if LONG else 200
ANSWERS = 400 if LONG else 60
SHARED = 300 if LONG else 30


def told(session: Any, seat: int) -> list[dict[str, Any]]:
    """Everything the seat was ever shown."""
    return [event.to_dict() for event in session.events_for(seat)]


def test_the_pairs_differ_in_what_is_hidden() -> None:
    """A test of equal things proves nothing: most pairs differ in characters, in locations, and in piles."""
    differ = {"characters": 0, "locations": 0, "piles": 0, "luck": 0}
    total = 300
    for pair in pairs(total, seed=3):
        one, other = pair.one.to_dict(), pair.other.to_dict()
        for name in differ:
            differ[name] += one[name] != other[name]
    assert differ["luck"] == total
    assert min(differ["characters"], differ["locations"], differ["piles"]) > total // 2


def test_view_choices_questions_and_reasons_are_the_same() -> None:
    """FE05, FD09: byte for byte; also why an action is refused, and what would be seen of it beforehand."""
    rng = Rng(8)
    case = Case("wild_west", 6, 0)
    for number, pair in enumerate(pairs(POSITIONS)):
        rules, seat = pair.rules, pair.seat
        view = rules.view(pair.one, seat)
        assert canonical_json(view.to_dict()) == canonical_json(rules.view(pair.other, seat).to_dict())
        assert rules.decision(pair.one) == rules.decision(pair.other)
        legal = list(rules.legal(pair.one, seat))
        assert legal == list(rules.legal(pair.other, seat))
        if legal and number % 20 == 0:
            one, other = session_at(pair, pair.one), session_at(pair, pair.other)
            for action in changed(case, legal, rng, 5):
                assert rules.why_not(pair.one, seat, action) == rules.why_not(pair.other, seat, action)
            action = rng.choice(legal)
            assert one.preview(seat, [action]) == other.preview(seat, [action])


def test_what_happens_next_tells_no_more_than_its_events() -> None:
    """The same actions in both: as long as the events for the seat are equal, log, view and choices are."""
    rng, steps = Rng(4), 0
    for pair in pairs(POSITIONS // 10, seed=5):
        one, other = session_at(pair, pair.one), session_at(pair, pair.other)
        steps += play_alike(pair, one, other, rng, 6)
        assert told(one, pair.seat) == told(other, pair.seat)
        assert one.can_undo() == other.can_undo()
        assert [e.to_dict() for e in events_for(one.history[-1].events, None)] == [
            e.to_dict() for e in events_for(other.history[-1].events, None)
        ]
    assert steps > POSITIONS // 10


@pytest.mark.slow
def test_bots_choose_by_the_view_alone() -> None:
    """In a process that is handed pickled views and never imports a state before it is asked."""
    questions, expected = [], []
    rng = Rng(6)
    for number, pair in enumerate(pairs(ANSWERS, seed=7)):
        rules, seat = pair.rules, pair.seat
        legal = tuple(rules.legal(pair.one, seat))
        if not legal:
            continue
        level = ("easy", "normal", "hard")[number % 3]
        seed, budget = rng.below(1 << 30), 24 if level == "hard" else None
        for state in (pair.one, pair.other):
            questions.append(
                pickle.dumps(Question(number, "wild_west", rules.view(state, seat), legal, level, seed, budget))
            )
            expected.append(number)
    answers = answers_in_a_process(questions)
    assert [a[0] for a in answers] == expected
    assert answers[0::2] == answers[1::2]
    assert len(answers) > 40


def test_the_reason_of_a_bot_gives_nothing_away() -> None:
    """FE09: everybody reads it in the log, so it is the same for whatever the bot holds and has seen."""
    rules, rng, told = get_rules("wild_west"), Rng(3), set()
    for pair in pairs(POSITIONS // 3, seed=13):
        decision = rules.decision(pair.one)
        if decision is None:
            continue
        seat = decision.seats[0]
        other = rules.determinize(rules.view(pair.one, None), rng)
        both = [a for a in rules.legal(pair.one, seat) if a in rules.legal(other, seat)]
        if both:
            action = rng.choice(both)
            why = explain("wild_west", rules.view(pair.one, seat), action)
            assert why == explain("wild_west", rules.view(other, seat), action), f"{action}"
            told.add(why.code)
    assert len(told) > 8


def test_a_bots_budget_is_no_time() -> None:
    """The same question gives the same answer, whatever was asked before."""
    for pair in pairs(6, seed=9):
        view, legal = pair.rules.view(pair.one, pair.seat), pair.rules.legal(pair.one, pair.seat)
        if legal:
            bot = get_bot("wild_west", "normal")
            assert bot.choose(view, legal, Rng(1), bot.budget) == bot.choose(view, legal, Rng(1), bot.budget)


@pytest.mark.slow
def test_the_whole_window_is_the_same(tmp_path: Path) -> None:
    """The picture, byte for byte, at 1024x640, with every tooltip and the line on top; also with a tab opened."""
    with gallery(tmp_path) as here:
        changed_pictures, rng = set(), Rng(12)
        for number, pair in enumerate(pairs(PICTURES, seed=11)):
            # Half of them with a history, so that log and recap have something to tell.
            ahead = session_at(pair, pair.one)
            if number % 2:
                play_alike(pair, ahead, session_at(pair, pair.other), rng, 6)
            actions = [entry.action for entry in ahead.history[1:]]
            one = picture(here, pair, pair.one, actions)
            other = picture(here, pair, pair.other, actions)
            assert one[1:] == other[1:]
            assert one[0] == other[0], f"pair {number}: seat {pair.seat} sees two pictures"
            changed_pictures.add(hash(one[0]))
        assert len(changed_pictures) > PICTURES * 3 // 4


@pytest.mark.slow
@pytest.mark.parametrize("onlooker", [False, True], ids=["lifted", "while bots play"])
def test_the_window_is_the_same_where_several_people_share_it(onlooker: bool, tmp_path: Path) -> None:
    """FD02, FD11: for the one who has lifted the curtain, and the public picture while a bot is to act."""
    count, changed_pictures = SHARED if not onlooker else SHARED * 5 // 3, set()
    with gallery(tmp_path) as here:
        for number, (pair, people) in enumerate(two_alike(count, WILD, 31, onlooker)):
            one, other = (looked_at(here, pair, state, people) for state in (pair.one, pair.other))
            assert one[1:] == other[1:]
            assert one[0] == other[0], f"pair {number}: seat {pair.seat} of {people} sees two pictures"
            changed_pictures.add(hash(one[0]))
    assert len(changed_pictures) > count * 3 // 4
