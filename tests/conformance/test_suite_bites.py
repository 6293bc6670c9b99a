"""The conformance suite finds what it says it finds: toys broken in one place each, and the test that must fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from game.core.action import Action
from game.core.decision import JOINT, Decision, Reason
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.record import Json
from game.core.rules import AnyRules, BadPosition, Options, Step
from tests.conformance import test_conformance as suite
from tests.conformance import test_saving
from tests.conformance.cases import Case
from tests.toy_game import SheepTaken, Take, ToyConfig, ToyRules, ToyState, ToyView


class SeesAll(ToyRules):
    """Shows everybody's lambs."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return replace(super().view(state, seat), lambs=state.lambs)


class Backwards(ToyRules):
    """Lists the largest number first."""

    def legal(self, state: ToyState, seat: int) -> Sequence[Action]:
        return list(reversed(super().legal(state, seat)))


class Twice(ToyRules):
    """Lists everything twice."""

    def legal(self, state: ToyState, seat: int) -> Sequence[Action]:
        return [a for a in super().legal(state, seat) for _ in range(2)]


class Lenient(ToyRules):
    """Refuses nothing that takes sheep."""

    def why_not(self, state: ToyState, seat: int, action: Action) -> Reason | None:
        return None if isinstance(action, Take) else super().why_not(state, seat, action)


class Forgetful(ToyRules):
    """Forgets who has whistled when it is read from a file."""

    def from_dict(self, config: ToyConfig, data: Mapping[str, Json]) -> ToyState:
        state = super().from_dict(config, data)
        return replace(state, whistled=(False,) * len(state.whistled))


class Changing(ToyRules):
    """Changes the state it was given."""

    def apply(self, state: ToyState, action: Action, quiet: bool = False) -> Step[ToyState]:
        step = super().apply(state, action, quiet)
        object.__setattr__(state, "luck", state.luck.below(2)[1])
        return step


class Noisy(ToyRules):
    """Does one thing more when events are wanted."""

    def apply(self, state: ToyState, action: Action, quiet: bool = False) -> Step[ToyState]:
        step = super().apply(state, action, quiet)
        return step if quiet else Step(replace(step.state, luck=step.state.luck.below(2)[1]), step.events)


class Endless(ToyRules):
    """Says it is over while somebody is still asked."""

    def outcome(self, state: ToyState) -> Outcome | None:
        return super().outcome(replace(state, pen=0))


class Miscounting(ToyRules):
    """Its breakdown does not add up."""

    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, breakdown=outcome.breakdown[1:])


class Worried(ToyRules):
    """Finds something impossible in a game that is nearly over."""

    def audit(self, state: ToyState) -> list[str]:
        return ["too few sheep"] if state.pen < 3 else []


class Seedless(ToyRules):
    """Deals the same whatever the seed."""

    def new(self, config: ToyConfig, seats: int, options: Options, seed: int) -> Step[ToyState]:
        return super().new(config, seats, options, 0)


class Unready(ToyRules):
    """Cannot be dealt at all."""

    def new(self, config: ToyConfig, seats: int, options: Options, seed: int) -> Step[ToyState]:
        raise BadPosition("there are no sheep")


class Choosy(ToyRules):
    """Can be dealt without whistling only."""

    def new(self, config: ToyConfig, seats: int, options: Options, seed: int) -> Step[ToyState]:
        if options.get("whistling", True):
            raise BadPosition("nobody can whistle")
        return super().new(config, seats, options, seed)


class Peeking(ToyRules):
    """Shows the luck to come in a view."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return replace(super().view(state, seat), options=(("next", state.luck.below(6)[0]),))


@dataclass(frozen=True, slots=True)
class LambSeen(Event):
    """Somebody has seen something new."""

    reveals: ClassVar[bool] = True


class Telltale(ToyRules):
    """Shows something new with every action, so that nothing can be taken back."""

    events = (*ToyRules.events, LambSeen)

    def apply(self, state: ToyState, action: Action, quiet: bool = False) -> Step[ToyState]:
        step = super().apply(state, action, quiet)
        return step if quiet else Step(step.state, (*step.events, LambSeen()))


class Lonely(ToyRules):
    """Asks a seat that has only one choice, and hides nothing that would excuse it."""

    info = replace(ToyRules.info, hidden=False)

    def apply(self, state: ToyState, action: Action, quiet: bool = False) -> Step[ToyState]:
        if not isinstance(action, Take):
            return super().apply(state, action, quiet)
        events = [SheepTaken(action.seat or 0, action.count)]
        return Step(self._take(state, action.count, []), () if quiet else tuple(events))


class ForAll(ToyRules):
    """Together they win, and says that anybody may take for all."""

    info = replace(ToyRules.info, co_operative=True)

    def decision(self, state: ToyState) -> Decision | None:
        decision = super().decision(state)
        return replace(decision, order=JOINT) if decision is not None else None


@dataclass(frozen=True)
class Broken(Case):
    """A case with the rules of a broken toy."""

    broken: type[ToyRules] = ToyRules

    @property
    def rules(self) -> AnyRules:
        """The broken ones."""
        return self.broken()


def case_of(broken: type[ToyRules]) -> Case:
    """A game for three with whistling."""
    return Broken("toy", 3, 2, broken)


FAULTS: list[tuple[type[ToyRules], Callable[[Case], None]]] = [
    (SeesAll, suite.test_whoever_has_seen_the_same_sees_the_same),
    (Peeking, suite.test_what_a_seat_cannot_know_is_not_in_its_view),
    (Backwards, suite.test_legal_actions_come_in_order_and_once),
    (Twice, suite.test_legal_actions_come_in_order_and_once),
    (Lenient, suite.test_everything_else_is_refused_with_a_reason),
    (Forgetful, suite.test_states_actions_and_events_come_back_from_a_file),
    (Changing, suite.test_playing_leaves_the_state_before_as_it_was),
    (Noisy, suite.test_without_events_the_same_happens),
    (Endless, suite.test_somebody_is_asked_exactly_while_the_game_goes_on),
    (Miscounting, suite.test_every_game_ends_with_an_outcome_that_adds_up),
    (Worried, suite.test_nothing_impossible_is_ever_found),
    (Seedless, suite.test_the_same_seed_deals_the_same_and_another_does_not),
    (ForAll, suite.test_those_who_act_in_no_order_play_together),
    (Lonely, suite.test_somebody_is_asked_exactly_while_the_game_goes_on),
]


@pytest.mark.parametrize(("broken", "test"), FAULTS, ids=lambda v: v.__name__)
def test_a_broken_game_is_found_out(broken: type[ToyRules], test: Callable[[Any], None]) -> None:
    with pytest.raises(AssertionError):
        test(case_of(broken))
    test(case_of(ToyRules))


def test_a_game_in_which_nothing_can_be_taken_back_is_found_out(tmp_path: Path) -> None:
    for broken, ever in ((Telltale, False), (ToyRules, True)):
        folder = tmp_path / broken.__name__
        folder.mkdir()
        assert test_saving.ever_taken_back([case_of(broken)], "all", folder) is ever


def test_a_game_that_cannot_be_dealt_is_found_out() -> None:
    with pytest.raises(AssertionError, match="says it is for 3, but no options can be dealt"):
        assert case_of(Unready).options
    assert case_of(Choosy).options == {"whistling": False}
