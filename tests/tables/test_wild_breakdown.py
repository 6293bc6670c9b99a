"""The breakdown by round: written out by hand once, and adding up to the flocks in whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.event import Event, events_for
from game.rules.wild_west.events import RoundEnded, SheepAdded, SheepLost, SheepTaken
from game.scenes.score import ScoreScene
from game.session.session import Session
from game.tables.base import RoundScore
from game.tables.wild_west.breakdown import RoundRow, round_scores, rounds
from game.tables.wild_west.table import WildTable
from tests.helpers import LONG
from tests.helpers_ui import played, texts_of
from tests.scenes.stage import stage
from tests.tables.test_wild_log import wild_game

GAMES = 10 if LONG else 3


def public(session: Session) -> list[Event]:
    """What all could see."""
    return [event for entry in session.history for event in events_for(entry.events, None)]


def test_causes_are_summed_by_round_and_seat() -> None:
    """Seat 0 begins with two, wins three, loses one; seat 1 is insured and keeps its two, then doubles a share."""
    told = rounds(
        [
            SheepTaken(0, "field_1", 1, True, "share"), SheepTaken(0, "field_1", 2, False, "joe_lucky"),
            SheepLost(1, "field_2", 2, True), SheepAdded("wild", 2, "card"), RoundEnded(1, (5, 2)),
            SheepLost(0, "field_2", 1, False), SheepTaken(1, "wild", 2, True, "share"),
            SheepTaken(1, "wild", 2, False, "banker"), RoundEnded(2, (4, 6)),
        ]
    )  # fmt: skip
    assert told == [
        RoundRow(0, 0, (("start", 2),)), RoundRow(0, 1, (("start", 2),)),
        RoundRow(1, 0, (("share", 1), ("joe_lucky", 2))), RoundRow(1, 1, ()),
        RoundRow(2, 0, (("wolves", -1),)), RoundRow(2, 1, (("share", 2), ("banker", 2))),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [4, 6, 7])
def test_rounds_add_up_to_totals_and_causes(seats: int) -> None:
    for seed in range(GAMES):
        session = wild_game(seats, 20 + seed)
        for _ in played(session, seed):
            pass
        outcome = session.outcome()
        assert outcome is not None
        told = rounds(public(session))
        for seat in range(seats):
            mine = [row for row in told if row.seat == seat]
            assert sum(row.total for row in mine) == outcome.scores[seat]
            sums: dict[str, int] = {}
            for row in mine:
                for cause, points in row.causes:
                    sums[cause] = sums.get(cause, 0) + points
            assert sums == {line.source: line.points for line in outcome.breakdown if line.seat == seat}


def test_the_rounds_in_words_add_up_too() -> None:
    session, texts = wild_game(5, 6), texts_of("wild_west")
    missing = set(texts.missing)
    for _ in played(session, 6):
        pass
    told: list[RoundScore] = round_scores(public(session), texts)
    assert texts.missing == missing
    ended = sum(isinstance(event, RoundEnded) for event in public(session))
    assert [score.title for score in told] == ["At the start", *(f"Round {n + 1}" for n in range(ended))]
    outcome = session.outcome()
    assert outcome is not None
    for seat in range(5):
        assert sum(score.total(seat) for score in told) == outcome.scores[seat]


@pytest.mark.slow
def test_the_page_at_the_end_turns_from_causes_to_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WildTable, "rounds", staticmethod(round_scores), raising=False)
    session = wild_game(5, 6)
    for _ in played(session, 6):
        pass
    with stage(tmp_path) as on:
        scene = ScoreScene(on.program, session)
        on.show(scene)
        for by_round in (True, False):
            on.click("by_round")
            assert scene.by_round == by_round
            for card in scene.cards:
                assert sum(points for _, points in card.score.lines) == card.score.total
                assert ("Round 1" in card.score.lines[1][0]) == by_round
