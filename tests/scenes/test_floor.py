"""Whose the floor is in The Sheep: people lead, bots follow when all are ready or when asked to (T6, T26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.decision import FREE, JOINT
from game.rules.the_sheep.actions import Avert, LanternStep, MoveCaravan, MoveSheep, Purify, Ready, TakeTrait
from game.scenes.score import ScoreScene
from game.session.session import Session
from tests.helpers_ui import seats_of
from tests.scenes.sheep_people import CONFIG, RULES, TWO, Gather, gather, journey, road

__all__ = ["gather"]
pytestmark = pytest.mark.slow


def by_night(people: Sequence[int] = (0, 2), **description: Any) -> Session:
    """Four Shepherds with three Lanterns each beside the road, who may step by Lantern at least."""
    known = {"stage": "by_night", "mutation": "mire", "at": dict.fromkeys(range(4), road()[3])}
    return journey(people, **{**known, **description})


def step_of(session: Session, seat: int) -> LanternStep:
    """A step by Lantern that the seat may make."""
    return next(a for a in session.legal(seat) if isinstance(a, LanternStep))


def test_bots_wait_until_every_person_is_ready(gather: Gather) -> None:
    """T6: two people and two bots by night."""
    people = gather(by_night())
    assert people.session.decision().order == FREE  # type: ignore[union-attr]
    people.wait(3)
    assert people.done == []
    people.do(Ready(2))
    people.wait(3)
    assert people.done == [Ready(2)], "one person is still not ready"
    people.do(Ready(0))
    people.wait(3)
    assert people.done[:4] == [Ready(2), Ready(0), Ready(1), Ready(3)]


def test_every_action_of_a_bot_is_a_step_of_its_own(gather: Gather) -> None:
    """Each with its pause and its motion, the next only when it has come to rest."""
    people = gather(by_night(), bot_speed="normal", animation="normal")
    people.bots.told[1] = [step_of(people.session, 1)]
    people.here.click("bots-act")
    people.here.frames(6)
    assert people.done == [], "half a second has not passed"
    people.here.frames(6)
    assert len(people.done) == 1
    assert people.scene.animator.busy
    moved = len(people.table.moved)
    people.wait(2)
    assert people.done[1:] == [Ready(1), Ready(3)][: len(people.done) - 1]
    assert len(people.table.moved) - moved == len(people.done) - 1


def test_asked_bots_go_on_until_they_are_ready_and_then_wait(gather: Gather) -> None:
    people = gather(by_night())
    assert people.shows("bots-act")
    people.bots.told[3] = [step_of(people.session, 3)]
    stepping = people.bots.told[3][0]
    people.here.click("bots-act")
    people.wait(2)
    assert people.done == [Ready(1), stepping, Ready(3)]
    assert people.session.decision().seats[:2] == (0, 2)  # type: ignore[union-attr]
    assert not people.shows("bots-act")
    assert not people.shows("bots-stop"), "there is nobody to be asked"
    assert people.line.startswith("Hanna, it is night.")


def test_the_key_asks_them_too(gather: Gather) -> None:
    people = gather(by_night())
    people.here.key("b")
    people.wait(1)
    assert people.done == [Ready(1), Ready(3)]


def test_clicking_again_stops_them(gather: Gather) -> None:
    """And once more lets them go on."""
    people = gather(by_night(), bot_speed="normal")
    people.here.click("bots-act")
    people.here.frames(2)
    assert people.line == "Mina is thinking. You may act yourself at any time."
    people.here.click("bots-stop")
    people.wait(3)
    assert people.done == []
    assert people.line.startswith("Hanna, it is night.")
    people.here.click("bots-act")
    people.wait(3)
    assert people.done == [Ready(1), Ready(3)]


def test_between_steps_of_bots_the_table_tells_what_its_clicks_lead_to(gather: Gather) -> None:
    """Its words are no bot's: no badge stands before them."""
    people = gather(by_night(), bot_speed="step")
    people.table.words = "**Which card?**"
    people.here.click("bots-act")
    people.wait(1)
    assert people.line == "Which card?"
    assert people.scene.line.bar.seat_colour is None


def test_bots_that_act_because_all_people_are_ready_can_be_stopped_too(gather: Gather) -> None:
    people = gather(by_night((0,)), bot_speed="normal")
    people.do(Ready(0))
    people.here.click("bots-stop")
    people.wait(3)
    assert people.done == [Ready(0)]
    assert people.line.startswith("The others wait.")
    people.here.click("bots-act")
    people.wait(5)
    assert people.done[:4] == [Ready(seat) for seat in range(4)]


def test_a_person_who_acts_stops_them(gather: Gather) -> None:
    """Not ready, while they are asked; ready, by what is done all the same."""
    people = gather(by_night(), bot_speed="normal")
    people.here.click("bots-act")
    people.here.frames(2)
    stepping = step_of(people.session, 2)
    people.do(stepping)
    people.wait(3)
    assert people.done == [stepping]
    assert people.shows("bots-act")


def test_who_is_ready_may_still_act_while_bots_do(gather: Gather) -> None:
    """Its ready is gone, so the bots wait for it again."""
    people = gather(by_night((0,)), bot_speed="normal")
    people.do(Ready(0))
    stepping = step_of(people.session, 0)
    people.do(stepping)
    people.wait(3)
    assert people.done == [Ready(0), stepping]
    people.do(Ready(0))
    people.wait(5)
    assert people.done[2:6] == [Ready(seat) for seat in range(4)]


def test_a_ready_bot_is_not_asked_again_in_the_step(gather: Gather) -> None:
    """Whatever people do then."""
    people = gather(by_night())
    people.here.click("bots-act")
    people.wait(1)
    asked = len(people.bots.asked)
    people.do(step_of(people.session, 0))
    people.do(step_of(people.session, 0))
    people.wait(2)
    assert len(people.bots.asked) == asked


def test_step_by_step_every_step_waits_for_a_click(gather: Gather) -> None:
    people = gather(by_night(), bot_speed="step")
    people.here.click("bots-act")
    people.wait(2)
    assert people.done == []
    assert people.line.startswith("Mina is next.")
    people.here.click("step")
    people.wait(2)
    assert people.done == [Ready(1)]
    assert people.line.startswith("Bo is next.")


def in_pollution(people: Sequence[int], **description: Any) -> Session:
    """Twelve Lanterns, of which the third slot asks for a few."""
    return journey(people, **{"stage": "avert", "slot": 2, "at": dict.fromkeys(range(4), road()[3]), **description})


def test_what_belongs_to_the_table_people_answer_also_for_a_bot_on_the_lowest_seat(gather: Gather) -> None:
    """T26: the game waits for seat 0, a bot; Otto answers."""
    people = gather(in_pollution((2,)))
    decision = people.session.decision()
    assert decision is not None
    assert (decision.order, decision.seats[0]) == (JOINT, 0)
    people.wait(3)
    assert people.done == []
    assert people.bots.asked == []
    assert people.scene.acting == 2
    assert people.line.startswith("Avert pollution?")
    assert not people.shows("bots-act")
    answers = [a for a in people.scene.legal() if isinstance(a, Avert)]
    assert {a.seat for a in answers} == {2}
    people.do(answers[0])
    assert people.done == [answers[0]]


def test_the_dead_answer_for_the_table(gather: Gather) -> None:
    """T20, T26: Hanna's Shepherd is dead, the bots' live."""
    people = gather(in_pollution((0,), at={0: "dead"}))
    assert people.session.decision().order == JOINT  # type: ignore[union-attr]
    people.wait(2)
    assert people.done == []
    assert people.scene.acting == 0
    assert any(isinstance(a, Avert) for a in people.scene.legal())


def test_when_all_people_are_dead_bots_act_without_being_asked(gather: Gather) -> None:
    """Nobody who may act is not ready."""
    people = gather(by_night((0,), at={0: "dead"}))
    people.wait(3)
    assert people.done[:3] == [Ready(1), Ready(2), Ready(3)]


def test_bots_answer_what_only_they_are_asked(gather: Gather) -> None:
    """In turn, without being asked to act: Mina has to choose a trait (T22)."""
    session = by_night(stage="by_day", mutation="", at={}, experience={1: 4}, essence={1: 1})
    session.submit(Purify(1))
    people = gather(session)
    people.wait(2)
    assert [type(a) for a in people.done] == [Purify, TakeTrait]


# ------------------------------------------------------------------ left to the program


def with_sheep_to_move(people: Sequence[int] = (0, 2), **description: Any) -> Session:
    """A Sheep on its way to one Caravan could end on either of two hexes, equally near."""
    known = {
        "stage": "herd", "mutation": "mire", "at": {seat: [1, 6] for seat in range(4)},
        "caravans": {"tinker": [4, 6], "apothecary": "town"}, "sheep": [{"tier": "lesser", "at": [7, 1]}],
    }  # fmt: skip
    return journey(people, **{**known, **description})


def test_a_kind_that_is_left_to_the_program_is_answered_by_its_best_bot(gather: Gather) -> None:
    """For the first person, as a step that can be seen; the log tells who chose."""
    session = with_sheep_to_move()
    answer = session.legal(0)[0]
    people = gather(session, bot_speed="normal", left_to_program=("the_sheep.herd",))
    assert people.line == "The program decides this for you, as you wished."
    people.wait(1)
    assert people.bots.asked == [(0, "hard")]
    assert people.done == [answer]
    assert people.table.moved == [people.session.history[-1].events]
    assert any("Decided by the program, as you wished." in entry.lines for entry in people.scene.side.log.entries)


def test_other_kinds_are_asked(gather: Gather) -> None:
    people = gather(with_sheep_to_move(), left_to_program=("the_sheep.strike", "another_game.herd", "the_sheep.new"))
    people.wait(2)
    assert people.done == []
    assert people.bots.asked == []


def test_the_table_leaves_a_kind_to_the_program_while_it_is_asked(gather: Gather) -> None:
    """And takes it back; the settings keep it."""
    people = gather(with_sheep_to_move())
    desk = people.table.desk
    assert not desk.left_to_program("herd")
    desk.leave_to_program("herd")
    people.wait(1)
    assert desk.left_to_program("herd")
    assert [type(action) for action in people.done] == [MoveSheep]
    assert people.here.program.settings.left_to_program == ("the_sheep.herd",)
    desk.leave_to_program("herd")
    assert people.here.program.settings.left_to_program == ()


def test_step_by_step_the_program_waits_for_a_click_too(gather: Gather) -> None:
    people = gather(with_sheep_to_move(), bot_speed="step", left_to_program=("the_sheep.herd",))
    people.wait(2)
    assert people.done == []
    assert people.line == "The program decides this for you. Click Next step to see it."
    people.here.click("step")
    people.wait(1)
    assert len(people.done) == 1


def test_people_may_be_quicker_than_the_program(gather: Gather) -> None:
    people = gather(with_sheep_to_move(), bot_speed="step", left_to_program=("the_sheep.herd",))
    answer = people.session.legal(2)[0]
    people.do(answer)
    assert people.done == [answer]
    assert people.session.now.human


def test_undo_passes_over_what_the_program_chose(gather: Gather) -> None:
    """Back to before the person's own act; what was chosen after it is not chosen anew until somebody goes on."""
    both = [{"tier": "lesser", "at": [7, 1]}, {"tier": "lesser", "at": [8, 1]}]
    people = gather(with_sheep_to_move(sheep=both))
    own = people.session.legal(0)[0]
    people.do(own)
    people.table.desk.leave_to_program("herd")
    people.wait(1)
    assert len(people.done) == 2
    people.here.key("z", ctrl=True)
    people.wait(2)
    assert people.done == []
    assert people.scene.acting == 0
    people.do(own)
    people.wait(1)
    assert len(people.done) == 2


def test_among_bots_alone_nothing_is_left_to_anybody(gather: Gather) -> None:
    people = gather(with_sheep_to_move(()), bot_speed="step", left_to_program=("the_sheep.herd",))
    people.wait(1)
    assert people.line.startswith("Hanna is next.")
    assert people.bots.asked == [(0, "easy")]


# ------------------------------------------------------------------ what makes no difference


def rolling(people: Sequence[int]) -> Session:
    """Two Caravans equally near the Finish, on roads of their own."""
    return journey(people, day=2, stage="roll", caravans={"tinker": [7, 4], "apothecary": [8, 8]})


@pytest.mark.parametrize("seats", [(0,), (1, 3)])
def test_nobody_is_asked_what_makes_no_difference(seats: tuple[int, ...], gather: Gather) -> None:
    """Two Caravans on roads of their own move one after the other by themselves, and the log says so."""
    people = gather(rolling(seats), bot_speed="step")
    people.wait(1)
    assert [type(action) for action in people.done] == [MoveCaravan]
    assert people.bots.asked == []
    assert len(people.table.moved) == 1
    assert any("Nobody was asked; it made no difference." in e.lines for e in people.scene.side.log.entries)
    assert not people.session.can_undo().allowed
    assert people.session.can_undo().reason.code == "undo_nothing"  # type: ignore[union-attr]


def test_bots_alone_answer_it_as_all_else(gather: Gather) -> None:
    people = gather(rolling(()), bot_speed="step")
    people.wait(1)
    assert people.done == []
    assert people.bots.asked == [(0, "easy")]


# ------------------------------------------------------------------ undo


def test_what_people_and_bots_did_in_a_step_is_taken_back_one_by_one(gather: Gather) -> None:
    """Two people, two bots; what a bot did is not done again until somebody asks for it."""
    people = gather(by_night())
    first, second = step_of(people.session, 0), step_of(people.session, 3)
    people.do(first)
    people.bots.told[3] = [second]
    people.here.click("bots-act")
    people.wait(2)
    assert people.done == [first, Ready(1), second, Ready(3)]
    for left in ([first, Ready(1), second], [first, Ready(1)], [first], []):
        assert people.session.can_undo().steps == 1
        people.here.key("z", ctrl=True)
        people.wait(2)
        assert people.done == left
    assert people.session.can_undo().reason.code == "undo_nothing"  # type: ignore[union-attr]
    people.here.click("bots-act")
    people.wait(2)
    assert people.done == [Ready(1), Ready(3)]


def test_bots_that_acted_because_all_were_ready_wait_after_undo(gather: Gather) -> None:
    people = gather(by_night((0,)), bot_speed="step")
    people.do(Ready(0))
    people.here.click("step")
    people.wait(1)
    assert people.done == [Ready(0), Ready(1)]
    people.here.key("z", ctrl=True)
    people.wait(2)
    assert people.done == [Ready(0)]
    assert people.line.startswith("The others wait.")
    assert not people.shows("step")


def test_a_card_that_came_out_ends_undo_and_says_so(gather: Gather) -> None:
    """The last one is ready, night falls, and its event is drawn."""
    people = gather(by_night((0, 2), stage="by_day", mutation="", at={}))
    people.here.click("bots-act")
    people.wait(2)
    people.do(Ready(2))
    people.do(Ready(0))
    assert people.state.half == "night"
    info = people.session.can_undo()
    assert not info.allowed
    assert info.reason.code == "undo_revealed"  # type: ignore[union-attr]
    undo = people.here.widget("undo")
    assert undo.hint().endswith("No undo: a card came out.")


def test_a_bots_ability_is_taken_back_with_all_its_answers(gather: Gather) -> None:
    """Mina purifies and takes a trait: one step back, so that it is not asked for the trait again."""
    people = gather(by_night(stage="by_day", mutation="", at={}, experience={1: 4}, essence={1: 1}))
    people.bots.told[1] = [Purify(1)]
    people.here.click("bots-act")
    people.wait(2)
    assert [type(a) for a in people.done] == [Purify, TakeTrait, Ready, Ready]
    people.here.key("z", ctrl=True)
    people.here.key("z", ctrl=True)
    people.here.key("z", ctrl=True)
    people.wait(2)
    assert people.done == []


def test_a_step_is_begun_anew_by_the_menu(gather: Gather) -> None:
    """As far as the beginning of the night's Action step, whoever acted."""
    session = by_night()
    first, second = step_of(session, 0), step_of(session, 2)
    people = gather(session)
    people.do(first)
    people.do(second)
    people.do(Ready(0))
    assert session.can_restart_turn().steps == 3


# ------------------------------------------------------------------ hints


def test_a_hint_is_for_the_shepherd_the_table_speaks_for(gather: Gather) -> None:
    """Otto's board lies below; without one, for who is asked first; for a bot's never."""
    people = gather(by_night())
    for speaker, seat in ((None, 0), (2, 2), (1, 0)):
        people.table.speaker = speaker
        people.here.key("h")
        people.here.frames(2)
        assert people.bots.asked[-1] == (seat, "hard")
        assert people.table.suggested == Ready(seat)


@pytest.mark.timeout(300)
def test_bots_alone_play_to_the_end(gather: Gather) -> None:
    """As before: the joint answers are given by the lowest seat that has a choice (T26)."""
    session = Session.start(RULES, CONFIG, seats_of(2, ()), TWO, 4)
    people = gather(session)
    for _ in range(200):
        people.wait(2)
        if session.finished:
            break
    assert session.finished
    people.wait(1)
    assert isinstance(people.here.top, ScoreScene)
