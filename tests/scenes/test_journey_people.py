"""Whole journeys by mouse: people lead, bots follow, and whatever was begun can be taken back, left and continued."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.action import Action
from game.core.decision import FREE, JOINT
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep.stages import BY_DAY, DEAD, READY_STEPS
from game.session.games import begin
from game.session.session import Session
from game.tables.the_sheep.map_cursor import KEYS, beside
from game.tables.the_sheep.spots import Spot
from tests.helpers import LONG
from tests.journey_hand import GAME, card_widget, clicks_for, journey, journey_at, sitting
from tests.journey_people import JourneyPeople, click_on, journey_people, meaning, put_together
from tests.scenes.test_title import settle_painting

pytestmark = pytest.mark.slow

PEOPLE = (0, 2)
MOST = 3_000
ON_THE_ROAD = {
    "seats": 2, "stage": "by_day", "at": {0: [4, 6], 1: [8, 7]}, "essence": {0: 5, 1: 2},
    "cards": {0: ["lightning_prod", "shears"], 1: ["shears"]}, "caravans": {"ironmonger": [4, 6]},
    "sheep": [{"tier": "standard", "at": [4, 6]}, {"tier": "greater", "at": [4, 6]}],
}  # fmt: skip
"""By day: Miles stands at a Caravan among Sheep, Agatha far away."""


def lead(people: JourneyPeople, until: Callable[[], bool], hints: int = 0) -> None:
    """People do what they think best until this holds; every so many times (0: never) they ask for a hint."""
    for number in range(MOST):
        people.wait()
        if people.session.finished or until():
            return
        asked = people.to_act()
        if not asked:
            people.here.frames(1)
            continue
        people.do(people.advice() if hints and number % hints == 0 else people.own_idea(asked[number % len(asked)]))
    raise AssertionError(f"no end after {MOST} actions: {people.stage}")


def bots_followed(session: Any) -> int:
    """How many actions bots did: none while a person had something to do, and nothing that belongs to the table."""
    rules, state, count = session.rules, session.past.moments[0].state, 0
    for entry, moment in zip(session.history[1:], session.past.moments[1:], strict=True):
        before, state = state, moment.state
        decision, action = rules.decision(before), entry.action
        assert decision is not None
        if action is None or action.seat is None or action.seat in PEOPLE or entry.chosen:
            continue
        count += 1
        assert decision.order != JOINT, f"{action}: people choose for the table"
        if decision.order == FREE:
            waiting = [ask.seat for ask in decision.asks if not ask.optional and ask.seat in PEOPLE]
            assert not waiting, f"{action} while {waiting} are not ready"
    return count


def test_two_people_and_two_bots_go_a_whole_journey_by_mouse(tmp_path: Path) -> None:
    """To its end: at most two clicks for an action once the Shepherd lies below, trays aside."""
    session: Any = journey(4, 6 if LONG else 3, PEOPLE, caravans=2)
    with journey_people(tmp_path, session, thinking=True) as people:
        lead(people, lambda: False, hints=8)
        assert session.finished
        assert session.view(None).reason
        assert max(people.clicks) <= 2
        assert len(people.clicks) > 30
        people.here.frames(40)
        assert type(people.here.top).__name__ == "ScoreScene"
    assert bots_followed(session) > 20
    assert {moment.state.stage for moment in session.past.moments} >= {*READY_STEPS}


# ------------------------------------------------------------------ taken back


def test_what_was_done_by_day_is_taken_back_and_a_night_that_fell_is_not(tmp_path: Path) -> None:
    """Step by step, whoever acted; a half-made choice is put back by the right button first."""
    session: Any = journey_at(ON_THE_ROAD)
    with journey_people(tmp_path, session) as people:
        first = session.state_hash()
        people.do(acts.Walk(1, session.view(None).setup.map.index[9, 7]))
        walked = session.state_hash()
        people.do(acts.Buy(0, "cold_chisel"))
        people.here.click(card_widget(session.view(None), 0, "shears"))
        chosen = people.scene.table._clicks.selection
        assert chosen.spots
        people.here.click((20, 400), "right")
        assert people.scene.table._clicks.selection.spots == ()
        people.here.click("undo")
        assert session.state_hash() == walked
        people.here.click("undo")
        assert session.state_hash() == first
        people.do(acts.Ready(0))
        people.do(acts.Ready(1))
        people.wait()
        assert people.stage != BY_DAY
        assert not people.here.widget("undo").enabled
        assert not session.can_undo(None).allowed


# ------------------------------------------------------------------ left in the middle


def saved(people: JourneyPeople, seats: int) -> Session:
    """A new journey that saves itself, at the table."""
    program = people.here.program
    data = program.game(GAME).data
    assert data is not None
    session = begin(program.saves, data, sitting(seats), {"caravans": 2}, 5)
    people.sit(session)
    return session


def to_a_question(people: JourneyPeople) -> Action:
    """Go on until an ability that was used asks something; the last of its answers."""
    session: Any = people.session
    lead(people, lambda: bool(_that_ask(session)))
    people.do(_that_ask(session)[0])
    assert session.view(None).pending
    seat = people.to_act()[0]
    return [a for a in session.legal(seat) if isinstance(a, acts.Choose)][-1]


def _that_ask(session: Session) -> list[Action]:
    """The abilities that can be used now and have something to be chosen."""
    decision = session.decision()
    uses = [a for s in decision.seats for a in session.legal(s) if isinstance(a, acts.UseAbility)] if decision else []
    return [a for a in uses if session.rules.apply(session.now.state, a).state.pending]


def test_a_journey_is_left_in_the_middle_of_a_choice_and_continued(tmp_path: Path) -> None:
    """By the menu to the title, and back by its great button: what an ability asks is still asked, and answered."""
    with journey_people(tmp_path, journey_at(ON_THE_ROAD)) as people:
        before = saved(people, 2)
        answer = to_a_question(people)
        prompt = people.scene.line.bar.strong
        people.here.click("menu")
        people.here.click("to_title")
        people.here.frames(1)
        settle_painting(people.here, people.here.top)
        people.here.click("welcome")
        people.here.frames(2)
        people.take_over()
        assert people.session is not before
        assert people.session.state_hash() == before.state_hash()
        assert people.scene.line.bar.strong == prompt
        people.do(answer)
        assert people.session.history[-1].number == before.history[-1].number + 1


# ------------------------------------------------------------------ confirmed moves


def test_with_confirmed_moves_the_first_click_shows_and_the_second_plays(tmp_path: Path) -> None:
    session: Any = journey_at(ON_THE_ROAD)
    with journey_people(tmp_path, session, confirm_moves=True) as people:
        here, view = people.here, session.view(None)
        place = view.setup.map.index[5, 6]
        for last in ("do-back", "do-confirm"):
            click_on(here, Spot("hex", place), view)
            assert len(session.history) == 1, "nothing is played by one click"
            assert people.scene.table._clicks.armed == acts.Walk(0, place)
            here.click(last)
        assert [entry.action for entry in session.history[1:]] == [acts.Walk(0, place)]


def test_a_button_shows_on_the_map_what_it_is_about(tmp_path: Path) -> None:
    """Which of two Sheep an attack is against is seen before it is clicked."""
    with journey_people(tmp_path, journey_at(ON_THE_ROAD)) as people:
        people.wait()
        here, marks = people.here, people.scene.table.root.parts.board.marks
        here.click(card_widget(people.session.view(None), 0, "shears"))
        for sheep in (0, 1):
            here.robot.move(here.widget(f"do-attack-shears-{sheep}-0").rect.center)
            here.frames(1)
            assert [marks.ring_of(Spot("sheep", number)) == "hot" for number in (0, 1)] == [sheep == 0, sheep == 1]
        here.robot.move((5, 400))
        here.frames(1)
        assert not marks.looked


def test_a_button_that_is_gone_is_not_pressed_by_a_key(tmp_path: Path) -> None:
    """The keyboard is on what a confirmed move would play; it is put back, or somebody else acts meanwhile."""
    for number, meanwhile in enumerate(("put back", "another acts")):
        session: Any = journey_at({**ON_THE_ROAD, "at": {0: [4, 6], 1: [4, 6]}})
        with journey_people(tmp_path / str(number), session, confirm_moves=True) as people:
            click_on(people.here, Spot("hex", session.view(None).setup.map.index[5, 6]), people.view)
            press_to(people, "do-confirm")
            if meanwhile == "put back":
                people.here.key("escape")
            else:
                session.submit(acts.Ready(1))
            before = len(session.history)
            people.here.key("return")
            assert people.scene.table._clicks.armed is None, meanwhile
            assert len(session.history) == before, meanwhile


# ------------------------------------------------------------------ by keys alone


def press_to(people: JourneyPeople, name: str) -> None:
    """Go by Tab to a widget."""
    ui = people.here.top.ui
    for _ in range(80):
        if ui.focused is not None and ui.focused.name == name:
            return
        people.here.key("tab")
    raise AssertionError(f"Tab never comes to {name}")


def do_by_keys(people: JourneyPeople, action: Action) -> None:
    """Do an action without a mouse."""
    here, table = people.here, people.scene.table
    number, view = len(people.session.history), people.view
    if action.seat is not None and table._clicks.shown != action.seat:
        here.key(str(action.seat + 1), shift=True)
        assert table._clicks.shown == action.seat or isinstance(action, acts.Avert)
    if isinstance(action, acts.Ready):
        here.key("e")
    else:
        put_together(table, action)
        for click in clicks_for(action, view):
            if isinstance(click, Spot):
                point_by_keys(people, click)
            else:
                press_to(people, click)
            here.key("return")
    done = people.session.history[number].action
    assert done is not None
    assert meaning(done, view) == meaning(action, view)


def point_by_keys(people: JourneyPeople, spot: Spot) -> None:
    """Bring the cursor of the map onto a hex or a thing on one."""
    here, board, view = people.here, people.scene.table.root.parts.board, people.view
    press_to(people, "map")
    here.key("right")
    place = spot.number
    if spot.kind != "hex":
        place = next(s.hex for s in view.sheep if s.number == spot.number)
    for key in _way(view.setup.map, board.marks.cursor, place):
        here.key(key)
    for _ in range(12):
        if board.marks.hot == spot:
            return
        here.key("page down")
    raise AssertionError(f"the keys never come to {spot}")


def _way(charted: Any, start: int, goal: int) -> list[str]:
    """The shortest way of arrow keys from hex to hex."""
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at == goal:
            return ways[at]
        for key in KEYS:
            after = beside(charted, at, key)
            if after not in ways:
                ways[after] = [*ways[at], key]
                queue.append(after)
    raise AssertionError(f"no way from {start} to {goal}")


def test_a_card_taken_by_key_leads_to_what_it_can_do_and_wares_take_the_keyboard(tmp_path: Path) -> None:
    with journey_people(tmp_path, journey_at(ON_THE_ROAD), size=(1024, 640)) as people:
        people.wait()
        ui = people.here.top.ui
        press_to(people, card_widget(people.session.view(None), 0, "shears"))
        people.here.key("return")
        assert ui.focused is not None
        assert ui.focused.name.startswith("do-attack")
        press_to(people, "do-back")
        people.here.key("return")
        press_to(people, "do-trade")
        people.here.key("return")
        assert ui.focused is not None
        assert ui.focused.name.startswith("goods:")
        people.here.key("escape")
        assert ui.find("close-dealt") is None


def test_every_chip_names_its_key(tmp_path: Path) -> None:
    with journey_people(tmp_path, journey_at(ON_THE_ROAD)) as people:
        chips = people.scene.table.root.parts.chips.chips
        assert [f"Shift+{seat + 1}" in chip.hint() for seat, chip in enumerate(chips)] == [True, True]


def test_who_distracts_says_so(tmp_path: Path) -> None:
    """T18: on the chip and on the map, as long as it counts."""
    night = {**ON_THE_ROAD, "stage": "combat", "distracting": [1], "essence": {}}
    with journey_people(tmp_path, journey_at(night)) as people:
        parts = people.scene.table.root.parts
        said = people.scene.texts("table.distracts")
        assert [said in chip.hint() for chip in parts.chips.chips] == [False, True]
        assert [said in parts.board.describe(Spot("shepherd", seat)) for seat in (0, 1)] == [False, True]


def test_a_day_and_a_night_by_keys_alone(tmp_path: Path) -> None:
    """Nobody touches the mouse from the first Caravan to the next morning; both Shepherds walk and both are ready."""
    session: Any = journey(2, 4, caravans=2)
    with journey_people(tmp_path, session, size=(1024, 640)) as people:
        for _ in range(120):
            people.wait()
            if session.finished or session.view(None).day > 1:
                break
            seat = people.to_act()[0]
            walks = [a for a in session.legal(seat) if isinstance(a, acts.Walk)]
            do_by_keys(people, walks[-1] if walks else people.own_idea(seat))
        view: Any = session.view(None)
        assert view.day == 2
        assert DEAD not in view.hexes
    done = [entry.action for entry in session.history]
    for verb in (acts.Walk, acts.Ready, acts.EnterCaravan):
        assert {a.seat for a in done if isinstance(a, verb)} >= ({0, 1} if verb is not acts.EnterCaravan else {0})
