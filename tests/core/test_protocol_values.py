"""The small values of the protocol: who is asked, who sees what, why not, how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.decision import Ask, Decision, Reason, facts
from game.core.event import Event, events_for
from game.core.problems import Place, Problem, did_you_mean


@dataclass(frozen=True, slots=True)
class Baa(Event):
    """All hear it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    """Only two hear it."""

    seat: int
    to: int

    @property
    def audience(self) -> frozenset[int] | None:
        """The one who whispers and the one who listens."""
        return frozenset({self.seat, self.to})


def test_an_event_is_seen_whole_or_not_at_all() -> None:
    happened = [Baa(0), Whisper(0, 2), Baa(1)]
    assert events_for(happened, 0) == happened
    assert events_for(happened, 2) == happened
    assert events_for(happened, 1) == [Baa(0), Baa(1)]


def test_an_onlooker_sees_what_all_see() -> None:
    assert events_for([Whisper(0, 1), Baa(1)], None) == [Baa(1)]


def test_those_the_game_waits_for_come_first() -> None:
    decision = Decision((Ask(2, "whistle", True), Ask(3, "take"), Ask(0, "whistle", True), Ask(1, "take")))
    assert decision.seats == (1, 3, 0, 2)


def test_a_seat_finds_what_it_is_asked() -> None:
    decision = Decision((Ask(1, "take"), Ask(0, "whistle", True)))
    assert decision.ask_of(0) == Ask(0, "whistle", True)
    assert decision.ask_of(2) is None


def test_facts_are_equal_whatever_their_order() -> None:
    assert facts(seat=1, number=3) == facts(number=3, seat=1) == (("number", 3), ("seat", 1))
    assert Reason("box_covered", facts(number=3)) == Reason("box_covered", (("number", 3),))


def test_a_problem_reads_like_an_editors_message() -> None:
    assert str(Problem(Place("mods/a.yaml", 3, 7), "no such colour")) == "mods/a.yaml:3:7: no such colour"


def test_a_near_word_is_offered_and_a_far_one_is_not() -> None:
    assert did_you_mean("lamb_slm", ["boing", "lamb_slam"]) == '; did you mean "lamb_slam"?'
    assert did_you_mean("zebra", ["boing", "lamb_slam"]) == ""
