"""The score: who won and why, points that add up, and the ways on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.outcome import Outcome, ScoreLine
from game.scenes.replay import ReplayScene
from game.scenes.score import ScoreScene, tied_for_first
from game.scenes.score_card import gathered, signed
from game.scenes.table import TableScene
from game.widgets.label import Label
from tests.scenes.stage import Stage, stage

pytestmark = pytest.mark.slow


def finished(on: Stage, seats: int = 3, seed: int = 1) -> ScoreScene:
    scene = ScoreScene(on.program, on.play(900, seed, seats))
    on.show(scene)
    return scene


def said(on: Stage) -> str:
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_lines_of_every_seat_add_up_to_its_total(seats: int, seed: int, tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = finished(on, seats, seed)
        assert len(scene.cards) == seats
        for card in scene.cards:
            assert sum(points for _, points in card.score.lines) == card.score.total
        totals = {card.score.name: card.score.total for card in scene.cards}
        assert [totals[seat.name] for seat in scene.session.seats] == list(scene.outcome.scores)


def test_the_winner_comes_first_with_a_crown_and_the_reason_is_said(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = finished(on)
        winner = scene.session.seats[scene.outcome.winners[0]].name
        assert scene.cards[0].score.name == winner
        assert scene.cards[0].score.won
        assert scene.page is not None
        assert winner in scene.page.title
        assert scene.words(f"outcome.{scene.outcome.reason}") in said(on)


def test_a_tie_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with stage(tmp_path) as on:
        session = on.play(900)
        outcome = session.outcome()
        assert outcome is not None
        even = replace(outcome, scores=(30, 12, 30), winners=(2,))
        monkeypatch.setattr(session, "outcome", lambda: even)
        on.show(ScoreScene(on.program, session))
        text = said(on)
        assert "Hanna and Otto" in text
        assert "30 points" in text


def test_without_a_tie_nothing_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with stage(tmp_path) as on:
        session = on.play(900)
        outcome = session.outcome()
        assert outcome is not None
        clear = replace(outcome, scores=(30, 12, 29), winners=(0,))
        monkeypatch.setattr(session, "outcome", lambda: clear)
        on.show(ScoreScene(on.program, session))
        assert "Among equals" not in said(on)


def test_a_card_closes_and_opens(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = finished(on)
        card = scene.cards[0]
        high = card.rect.height
        on.click(card)
        assert card.rect.height < high
        on.click(card)
        assert card.rect.height == high


def test_the_parade_comes_in_and_stands_still(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = finished(on)
        assert scene.wants_frames
        on.turn(4.0)
        assert not scene.wants_frames
    with stage(tmp_path, reduced_motion=True) as on:
        assert not finished(on).parade.moving


def test_the_ways_on(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(900)
        on.show(TableScene(on.program, session))
        on.turn()
        assert isinstance(on.top, ScoreScene)
        on.click("watch_again")
        assert isinstance(on.top, ReplayScene)
        on.key("escape")
        on.click("look_at_table")
        assert isinstance(on.top, TableScene)


def test_play_again_deals_anew_for_the_same_seats_and_the_next_begins(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        old = finished(on).session
        on.click("rematch")
        new = on.program.session
        assert new is not None
        assert new is not old
        assert new.seats == old.seats
        assert new.options["first_seat"] == 1
        assert not new.finished


def test_points_are_gathered_by_source() -> None:
    lines = [ScoreLine(0, "roger", 4), ScoreLine(1, "roger", 2), ScoreLine(0, "shear", 1), ScoreLine(0, "roger", 3)]
    assert gathered(lines, 0) == [("roger", 7), ("shear", 1)]
    assert tied_for_first(Outcome("x", (1,), (3, 5, 5))) == [1, 2]


def test_points_stand_with_their_sign() -> None:
    assert [signed(n) for n in (5, 0, -3)] == ["+5", "0", "\u22123"]
