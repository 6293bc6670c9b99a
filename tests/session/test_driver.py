"""The headless driver: views only, must-asks in seat order, others offered once, time when nobody must act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.core.action import Action, Tick
from game.core.decision import Ask, Decision
from game.core.outcome import Outcome
from game.core.rng import Rng
from game.core.rules import Step
from game.rules.registry import get_rules
from game.rules.shear_panic.view import ShearView
from game.session.driver import NoAnswer, play
from tests.helpers import shear_config
from tests.toy_game import Take, ToyConfig, ToyRules, ToyView, Whistle

TOY: Any = ToyRules()


def toy(seats: int, sheep: int) -> Any:
    """A toy game just dealt."""
    return TOY.new(ToyConfig(sheep), seats, {}, 1).state


class Player:
    """Takes one sheep a turn and writes down what it was offered; whistles at the given offers."""

    def __init__(self, whistle_at: Sequence[int] = ()) -> None:
        self.offered: list[str] = []
        self.views: list[Any] = []
        self._whistle_at = whistle_at

    def __call__(self, view: Any, legal: Sequence[Action]) -> Action | None:
        self.views.append(view)
        self.offered.append(type(legal[0]).__name__)
        if isinstance(legal[0], Take):
            return legal[0]
        return legal[0] if self.offered.count("Whistle") in self._whistle_at else None


def test_a_game_is_played_to_its_end_from_views_alone() -> None:
    players = [Player(), Player()]
    played = play(TOY, toy(2, 4), players)
    assert played.outcome is not None
    assert played.outcome.reason == "pen_empty"
    # Three sheep are taken by hand, the last one goes by itself.
    assert played.actions == 3
    assert [view.seat for view in players[1].views] == [1] * len(players[1].views)
    assert all(isinstance(view, ToyView) and view.lambs[1 - view.seat] is None for p in players for view in p.views)


def test_after_each_action_every_other_seat_that_may_act_is_offered_it_once() -> None:
    players = [Player(), Player(), Player()]
    play(TOY, toy(3, 4), players)
    # Turns: 0, 1, 2. Before each take the seats that are not on turn may whistle, but not the one that has just taken.
    assert players[0].offered == ["Take", "Whistle"]
    assert players[1].offered == ["Whistle", "Take"]
    assert players[2].offered == ["Whistle", "Whistle", "Take"]


def test_an_optional_action_comes_before_the_awaited_one_and_is_not_offered_to_its_seat_again() -> None:
    first, second = Player(), Player(whistle_at=(1,))
    seen: list[tuple[int, tuple[bool, ...]]] = []
    played = play(TOY, toy(2, 3), [first, second], lambda state: seen.append((state.pen, state.whistled)))
    assert seen[0] == (3, (False, True))
    assert played.actions == 3
    assert second.offered == ["Whistle", "Take"]


def test_listed_counts_what_was_laid_before_the_players() -> None:
    # One seat, three sheep: choices of three; then one sheep is left and goes by itself.
    played = play(TOY, toy(1, 3), [lambda view, legal: legal[1]])
    assert (played.actions, played.listed) == (1, 3)


def test_a_seat_that_must_act_may_not_pass() -> None:
    with pytest.raises(NoAnswer, match="seat 0 must answer 'take'"):
        play(TOY, toy(2, 4), [lambda view, legal: None] * 2)


def test_a_game_without_end_is_given_up() -> None:
    played = play(TOY, toy(2, 1000), [Player(), Player()], most=50)
    assert played.outcome is None
    assert played.actions == 50


@dataclass(frozen=True)
class Sand:
    """A glass of sand that runs out by ticks alone; seat 0 may call at any time."""

    left: int
    calls: int = 0


class SandRules:
    """Just enough of a real-time game for the driver."""

    def decision(self, state: Sand) -> Decision | None:
        return Decision((Ask(0, "call", optional=True),)) if state.left > 0 else None

    def legal(self, state: Sand, seat: int) -> Sequence[Action]:
        return [Whistle(0, None)]

    def view(self, state: Sand, seat: int | None) -> Sand:
        return state

    def apply(self, state: Sand, action: Action, quiet: bool = False) -> Step[Any]:
        assert quiet
        change = {"left": state.left - action.ms} if isinstance(action, Tick) else {"calls": state.calls + 1}
        return Step(replace(state, **change), ())

    def outcome(self, state: Sand) -> Outcome | None:
        return None if state.left > 0 else Outcome("sand", ())


def test_time_goes_on_when_nobody_must_act() -> None:
    rules: Any = SandRules()
    passed = play(rules, Sand(3000), [lambda view, legal: None])
    assert (passed.state.left, passed.actions) == (0, 0)
    # Who has just acted is not asked again before something else has happened: a call and a tick take turns.
    calling = play(rules, Sand(3000), [lambda view, legal: legal[0]])
    assert (calling.state.left, calling.actions) == (0, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shear_panic_is_played_through(seats: int) -> None:
    rules, rng = get_rules("shear_panic"), Rng(seats)
    state = rules.new(shear_config(), seats, {}, 7).state

    def player(view: Any, legal: Sequence[Action]) -> Action:
        assert isinstance(view, ShearView)
        assert legal[0].seat == view.seat
        return rng.choice(legal)

    played = play(rules, state, [player] * seats)
    assert played.outcome is not None
    assert played.listed > played.actions > 20
    assert state.marker == 0
