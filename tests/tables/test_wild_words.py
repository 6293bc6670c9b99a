"""Clicks that narrow, and the line on top: every half-made choice, hint and step of whole games has words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.action import Action
from game.core.event import events_for
from game.core.texts import Texts
from game.rules.registry import get_rules
from game.rules.wild_west.actions import GuessLocation, PlaceMeeple, WatchFields
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.view import view
from game.tables.wild_west.choose import SILENCE, Selection, narrowed
from game.tables.wild_west.words import click_words, hint_words, told, why_these
from tests.helpers import config_of
from tests.helpers_ui import played, texts_of
from tests.tables.test_wild_log import wild_desk, wild_game


def selections(action: Action) -> list[Selection]:
    """What may have been clicked on the way to an action."""
    if isinstance(action, WatchFields):
        return [Selection(first=action.first), Selection(first=action.second)]
    if isinstance(action, PlaceMeeple):
        there = Selection(place=action.place)
        if action.says is None or action.about is None:
            return [there, replace(there, says=SILENCE), Selection(says=SILENCE)]
        said = Selection(about=action.about, says=action.says)
        return [
            there, said, Selection(about=action.about), replace(there, about=action.about),
            replace(there, says=action.says), replace(said, place=action.place),
        ]  # fmt: skip
    if isinstance(action, GuessLocation):
        return [Selection(other=action.other), Selection(says=action.says)]
    return []


@pytest.mark.parametrize("seats", [4, 5, 7])
def test_whole_games_have_words_at_every_click(seats: int) -> None:
    texts = Texts(texts_of("wild_west").patterns)
    session = wild_game(seats, 50 + seats)
    for current in played(session, seats):
        desk = wild_desk(current, texts)
        legal = desk.legal()
        for action in (legal[0], legal[-1]):
            assert "[" not in hint_words(desk, action, "Because.")
            for chosen in selections(action):
                assert action in narrowed(legal, chosen)
                words = click_words(desk, legal, chosen)
                assert "[" not in words
                assert "{" not in words
        last = current.history[-1]
        line = told(events_for(last.events, None), desk)
        assert line == told(last.events, desk), "nothing that is hidden may be told"
    assert not texts.missing


def test_a_place_and_a_claim_leave_one_action() -> None:
    session = wild_game(4, 2)
    for _ in played(session, 2, lambda s: s.view(None).stage == "place"):  # type: ignore[attr-defined]
        pass
    legal = session.legal(session.decision().seats[0])  # type: ignore[union-attr]
    assert len(narrowed(legal, Selection(place="wild"))) == 13
    assert [a.says for a in narrowed(legal, Selection(place="wild", says=SILENCE))] == [None]  # type: ignore[attr-defined]
    (left,) = narrowed(legal, Selection(place="wild", about="field_2", says="wolf"))
    assert (left.place, left.about, left.says) == ("wild", "field_2", "wolf")  # type: ignore[attr-defined]


def test_the_fields_to_watch_can_be_clicked_in_either_order() -> None:
    session = wild_game(4, 2)
    for _ in played(session, 2, lambda s: s.view(None).stage == "watch"):  # type: ignore[attr-defined]
        pass
    legal = session.legal(0)
    assert len(narrowed(legal, Selection(first="field_3"))) == 2
    one = narrowed(legal, Selection(first="field_3", place="field_1"))
    assert one == narrowed(legal, Selection(first="field_1", place="field_3"))
    assert len(one) == 1


@pytest.mark.parametrize(
    ("cards", "words", "numbers"),
    [
        (("one_wolf", "grass"), "1 wolf can be counted there, and it cannot be overlooked.", (1,)),
        (("grass", "two_sheep"), "0 wolves can be counted there, neither more nor fewer.", (0,)),
        (("clothed_wolf", "one_wolf"), "A wolf in sheep's clothing may be counted or not.", (1, 2)),
        (
            ("clothed_wolf", "clothed_wolf"),
            "Each of the 2 wolves in sheep's clothing may be counted or not.",
            (0, 1, 2),
        ),
        (
            ("two_wolves", "one_wolf"),
            "Where 3 wolves or more can be counted, any number up to 2 may be said.",
            (0, 1, 2),
        ),
        (
            ("two_wolves", "clothed_wolf"),
            "A wolf in sheep's clothing may be counted or not. "
            "Where 3 wolves or more can be counted, any number up to 2 may be said.",
            (0, 1, 2),
        ),
    ],
)
def test_the_headman_is_told_why_just_these_numbers(
    cards: tuple[str, str], words: str, numbers: tuple[int, ...]
) -> None:
    """W8."""
    rules, config = get_rules("wild_west"), config_of("wild_west")
    rest = {"one_wolf": 5, "grass": 8, "two_sheep": 5, "clothed_wolf": 3, "two_wolves": 3}
    types = {config.locations[c].type for c in cards}
    others = [
        next(k for k in rest if config.locations[k].type == t) for t in ("grass", "sheep", "wolf") if t not in types
    ]
    four = [*cards, *others, "two_sheep", "two_sheep"][:4]
    state = rules.position(
        config, {}, {"seats": 4, "stage": "announce", "locations": four, "watched": ["field_1", "field_2"]}
    )
    texts = texts_of("wild_west")
    assert honest_numbers(state.setup, cards) == numbers
    assert why_these(view(state, 0), texts) == words
    assert why_these(view(state, 1), texts) == ""
