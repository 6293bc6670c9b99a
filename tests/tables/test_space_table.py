"""The table of Space Sheep! under a hand: every action by at most two clicks, as whom, and what is kept meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.persist.settings import Settings
from game.rules.space_sheep.actions import ACTIONS, ActivateSystem, Defend, Draw, PointAt, StopPointing, TurnTimer
from game.session.session import Session
from game.tables.space_sheep.figures import UNKNOWN
from game.tables.space_sheep.spots import Spot
from game.widgets.base import Pressable
from tests.helpers import LONG
from tests.helpers_ui import Playing, playing, texts_of
from tests.space_hand import clicks_for, go_to, space, space_at
from tests.tables.test_space_choose import FOUR

pytestmark = pytest.mark.slow

WINDOWS = [((1024, 640), 200), ((1920, 1080), 100), *([((1024, 640), 100), ((1920, 1080), 200)] if LONG else ())]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path) as found:
        found.bots.held = True
        yield found


def last_action(session: Session) -> Action | None:
    return session.history[-1].action


def game_for(kind: type[Action], seed: int) -> Session:
    """A game in which such an action comes up."""
    options: dict[str, Any] = {"systems": 5, "cards": 3, "wilds": 3, "tiles": "plain", "wolf": "five"}
    if kind in (PointAt, StopPointing):
        return space(3, seed, infiltrators=1, **options)
    return space(3, seed, **options)


@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
def test_every_kind_of_action_is_done_by_clicks(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    """What is clicked is what is played, by two clicks at most, at every size."""
    settings = Settings(ui_scale=scale, animation="off", bot_speed="instant")
    with playing(tmp_path, size, settings) as here:
        done = set()
        for kind in ACTIONS:
            for seed in range(12):
                session, rng = game_for(kind, seed), Rng(seed)
                action = go_to(session, kind, rng)
                if action is None:
                    continue
                scene: Any = here.sit_down(session)
                _lift(here, scene)
                if action not in scene.legal():
                    continue
                clicks = clicks_for(action)
                assert len(clicks) <= 2
                for name in clicks:
                    here.click(name)
                assert action == last_action(session), f"{size} {scale}: {action} by {clicks}"
                done.add(kind)
                break
        assert done == set(ACTIONS)


def test_first_the_piece_and_then_the_card(here: Playing) -> None:
    session = space_at({**FOUR, "hands": {0: ["red", "wild"], 1: ["leaf", "leaf"]}})
    here.sit_down(session)
    here.click("sheep-red")
    assert last_action(session) is None
    here.click("card-wild")
    assert last_action(session) == ActivateSystem(0, "wild", "red", "sheep")


def test_a_piece_that_one_card_fits_needs_one_click(here: Playing) -> None:
    session = space_at(FOUR)
    here.sit_down(session)
    here.click("sheep-straw")
    assert last_action(session) == ActivateSystem(0, "straw", "straw", "sheep")


def test_everything_a_card_can_do_stands_in_words_beside_the_hand(here: Playing) -> None:
    """Red: its system's two pieces, its Shepherd, the console, and the Wolf, which stands at red."""
    session = space_at({**FOUR, "wolf": "red"})
    scene: Any = here.sit_down(session)
    here.click("card-red")
    names = {w.name for w in scene.ui.root.walk() if w.name.startswith("do-")}
    assert names == {"do-sheep-red", "do-shepherd-red", "do-step-red", "do-defend", "do-attack", "do-back"}
    here.click("do-defend")
    assert Defend(0, "red") == last_action(session)


def test_a_card_is_put_back_by_escape_by_click_and_by_button(here: Playing) -> None:
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    for undo in (lambda: here.key("escape"), lambda: here.click("card-red"), lambda: here.click("do-back")):
        here.click("card-red")
        assert scene.ui.find("do-sheep-red") is not None
        undo()
        assert scene.ui.find("do-sheep-red") is None
    assert last_action(session) is None


def test_a_digit_takes_a_card(here: Playing) -> None:
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    here.key("2")
    assert scene.ui.find("do-sheep-straw") is not None


def test_a_turn_is_played_by_two_keys(here: Playing) -> None:
    """The digit takes the card, and what it can do first is under the keyboard then."""
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    here.robot.move((3, 3))
    here.key("2")
    first = scene.ui.focused
    assert first.choice.name.startswith("do-")
    here.key("return")
    done = last_action(session)
    assert done is not None
    assert getattr(done, "card", "") == "straw"


def test_a_card_clicked_by_the_mouse_leaves_the_keyboard_alone(here: Playing) -> None:
    """Whoever plays by mouse plays nothing by a stray Enter."""
    session = space_at(FOUR)
    here.sit_down(session)
    here.click("card-straw")
    here.key("return")
    assert last_action(session) is None


def test_the_commander_turns_the_timer_in_anothers_turn(here: Playing) -> None:
    """S14. The button says as whom."""
    session = space_at({**FOUR, "commander": 1, "standing": False})
    scene: Any = here.sit_down(session)
    button: Any = scene.ui.find("do-timer")
    assert "Ben, Commander" in button.choice.text
    here.click("timer")
    assert last_action(session) == TurnTimer(1)


def test_a_click_that_is_no_choice_says_why_and_does_nothing(here: Playing) -> None:
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    texts = here.program.game("space_sheep").texts
    here.click("draw-pile")
    assert scene.ui.note_text == texts("reason.act_first")
    here.click("timer")
    assert scene.ui.note_text == texts("reason.wolf_stands")
    here.click("card-straw")
    here.click("sheep-red")
    assert scene.ui.note_text == texts("reason.wrong_colour")
    assert last_action(session) is None
    assert scene.ui.find("do-sheep-straw") is not None, "the card is still chosen"


def test_what_is_shown_of_a_move_is_worked_out_from_the_position_now(here: Playing) -> None:
    """A card is chosen, the timer is turned meanwhile, and the card is still chosen (real time waits for nobody)."""
    session = space_at({**FOUR, "standing": False, "luck": [{"wolf": 1}]})
    scene: Any = here.sit_down(session)
    here.click("card-red")
    session.submit(TurnTimer(0))
    here.frames(5)
    assert scene.ui.find("do-sheep-red") is not None


def test_a_choice_is_forgotten_when_it_has_become_impossible(here: Playing) -> None:
    session = space_at({**FOUR, "hands": {0: ["red"], 1: ["leaf", "leaf"]}})
    scene: Any = here.sit_down(session)
    here.click("card-red")
    session.submit(Defend(0, "red"))
    here.frames(5)
    assert scene.ui.find("do-back") is None


def test_hovering_tells_who_goes_who_comes_and_who_is_home(here: Playing) -> None:
    """The SpaceSheep of straw would go from red to sky; that of leaf comes back. The next system is two past the
    Shepherd that is one behind."""
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    here.robot.move(here.widget("sheep-red").rect.center)
    here.frames(10)
    outlook = scene.table.does._outlook
    assert [(f.colour, f.start, f.end) for f in outlook.goes] == [("straw", 0, 1)]
    assert [(f.colour, f.start, f.end) for f in outlook.comes] == [("leaf", 1, 0)]


@pytest.mark.parametrize("clicks", [("sheep-straw",), ("card-straw", "do-sheep-straw"), ("card-straw", "sheep-straw")])
def test_what_has_just_been_done_is_foretold_no_more(here: Playing, clicks: tuple[str, ...]) -> None:
    """The pointer still rests where it was clicked, but it did not come there to ask what would happen next."""
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    for name in clicks:
        here.click(name)
    here.frames(10)
    assert last_action(session) == ActivateSystem(0, "straw", "straw", "sheep")
    assert scene.table.does._outlook is None


def test_what_goes_from_under_the_pointer_is_foretold_no_more(here: Playing) -> None:
    """Ben's only card is looked at, then Ana's button; both go by what somebody else does meanwhile."""
    session = space_at({**FOUR, "hands": {0: ["red"], 1: ["leaf", "leaf"]}})
    scene: Any = here.sit_down(session)
    here.click("card-red")
    here.robot.move(here.widget("do-step-red").rect.center)
    here.frames(10)
    assert scene.table.does._outlook is not None
    session.submit(Defend(0, "red"))
    here.frames(10)
    assert scene.table._foresight.button is None
    assert scene.table.does._outlook is None


def test_a_card_that_is_looked_at_lights_only_what_it_can_do(here: Playing) -> None:
    """Straw moves the pieces in straw, its Shepherd, and goes to the console; red's pieces have no ring meanwhile."""
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    ring_of = scene.table.root.parts.board._marks.ring_of
    straw, red = Spot("sheep", "straw"), Spot("sheep", "red")
    assert ring_of(straw) is not None
    assert ring_of(red) is not None
    here.robot.move(here.widget("card-straw").rect.center)
    here.frames(10)
    assert ring_of(straw) is not None
    assert ring_of(red) is None


def test_open_hands_can_be_looked_at_for_planning(here: Playing) -> None:
    """It is Ana's turn; Ben's leaf card lights what it could do, and a click on it plays nothing."""
    session = space_at(FOUR)
    with_sizes: Any = here.sit_down(session)
    assert with_sizes.ui.find("hold-1-leaf") is not None
    here.click("hold-1-leaf")
    assert last_action(session) is None
    lit = with_sizes.table._foresight._uses(session.view(None), "leaf")
    assert {spot.kind for spot in lit} >= {"sheep", "shepherd", "step", "console", "system"}


def test_the_hand_below_is_that_of_the_person_who_is_next(here: Playing) -> None:
    """Ana is a bot: while she plays, Ben sees his own cards large."""
    session = space_at(FOUR, people=(1,))
    scene: Any = here.sit_down(session)
    assert scene.ui.find("card-leaf") is not None
    assert scene.ui.find("card-red") is None


def test_a_move_that_shall_be_confirmed_waits_for_a_second_click(tmp_path: Path) -> None:
    settings = Settings(animation="off", bot_speed="instant", confirm_moves=True)
    with playing(tmp_path, (1280, 800), settings) as here:
        session = space_at(FOUR)
        here.sit_down(session)
        here.click("sheep-straw")
        assert last_action(session) is None
        here.click("do-confirm")
        assert last_action(session) == ActivateSystem(0, "straw", "straw", "sheep")


def test_everything_that_can_be_clicked_is_large_enough(tmp_path: Path) -> None:
    """At 1024x640 no control is smaller than 32 pixels, with eight systems and eight seats."""
    with playing(tmp_path, (1024, 640)) as here:
        session = space(8, 3, systems=8, cards=6, wilds=8, tiles="all")
        scene: Any = here.sit_down(session)
        parts = scene.table.root.parts
        mine = [w for part in (*parts.rows, parts.hand, parts.bar) for w in part.walk() if isinstance(w, Pressable)]
        assert len(mine) > 8 + 4
        assert [(w.name, w.rect.size) for w in mine if min(w.rect.size) < 32] == []


def test_a_lone_person_plays_to_the_end_by_mouse(tmp_path: Path) -> None:
    with playing(tmp_path) as here:
        session, rng = space(3, 5, people=(0,), systems=4, cards=4, wilds=4), Rng(5)
        here.sit_down(session)
        for _ in range(3000):
            decision = session.decision()
            if decision is None:
                break
            mine = [action for action in session.legal(0) if action.seat == 0]
            if decision.seats[0] != 0 or not mine:
                here.frames(1)
                continue
            action = rng.choice(mine)
            before = len(session.history)
            for name in clicks_for(action):
                here.click(name)
            assert session.history[before].action == action
        here.settle()
        assert type(here.top).__name__ == "ScoreScene"


def test_drawing_ends_a_turn_by_one_click(here: Playing) -> None:
    """With hidden hands nobody draws by themselves (S10)."""
    session = space(2, 4, open_hands=False)
    action = go_to(session, Draw, Rng(4))
    assert isinstance(action, Draw)
    scene: Any = here.sit_down(session)
    _lift(here, scene)
    here.click("do-draw")
    assert last_action(session) == action


def test_in_real_time_nobody_waits_for_a_motion(tmp_path: Path) -> None:
    """Ana's SpaceSheep still flies when Ben, the Commander, turns the timer."""
    settings = Settings(animation="normal", bot_speed="instant")
    with playing(tmp_path, (1280, 800), settings) as here:
        session = space_at({**FOUR, "commander": 1, "standing": False}, pace="normal")
        scene: Any = here.sit_down(session)
        _lift(here, scene)
        here.click("sheep-straw")
        assert scene.animator.busy
        here.click("timer")
        done = [entry.action for entry in session.history if isinstance(entry.action, ActivateSystem | TurnTimer)]
        assert done == [ActivateSystem(0, "straw", "straw", "sheep"), TurnTimer(1)]


def test_while_a_bot_thinks_a_person_is_told_of_the_timer(tmp_path: Path) -> None:
    """S14: Ana, the Commander, may turn it in the turn of the bot Ben; only while the Wolf lies."""
    texts = texts_of("space_sheep")
    for standing in (False, True):
        with playing(tmp_path) as here:
            here.bots.held = True
            session = space_at({**FOUR, "turn": 1, "standing": standing}, people=(0,), pace="normal")
            scene: Any = here.sit_down(session)
            _lift(here, scene)
            told = texts("narrow.timer", bot="Ben", name="Ana")
            assert (scene.table.prompt() == told) == (not standing)


def test_each_of_the_last_ten_seconds_is_heard_once_and_higher_than_the_one_before(tmp_path: Path) -> None:
    with playing(tmp_path) as here:
        heard: list[tuple[str, float]] = []
        session = space_at({**FOUR, "sand": 11_500}, pace="normal")
        scene: Any = here.sit_down(session)
        _lift(here, scene)
        here.program.services.audio.play = lambda name, pitch=1.0: heard.append((name, pitch))
        for _ in range(220):
            here.frames(1)
            scene.time.look()
            assert heard or scene.time.sand() > 9_900, "the first tick comes with the last ten seconds"
        ticks = [pitch for name, pitch in heard if name == "sand"]
        assert len(ticks) == 10
        assert ticks == sorted(ticks)
        assert ticks[0] < ticks[-1]


def test_without_real_time_a_click_ends_the_motion_and_does_nothing_else(tmp_path: Path) -> None:
    settings = Settings(animation="normal", bot_speed="instant")
    with playing(tmp_path, (1280, 800), settings) as here:
        session = space_at({**FOUR, "commander": 1, "standing": False})
        scene: Any = here.sit_down(session)
        here.click("sheep-straw")
        assert scene.animator.busy
        here.click("timer")
        assert not scene.animator.busy
        assert last_action(session) == ActivateSystem(0, "straw", "straw", "sheep")


def _lift(here: Playing, scene: Any) -> None:
    """Open the door that time waits behind, if it is closed."""
    if scene.keeper.covered:
        scene.keeper._lift()
        here.frames(1)


def test_a_hint_is_told_and_shown_on_the_ring(here: Playing) -> None:
    session = space_at(FOUR)
    scene: Any = here.sit_down(session)
    scene.table.suggest(ActivateSystem(0, "red", "red", "sheep"), "Because.")
    assert "Because." in scene.table.prompt()
    assert [(f.start, f.end) for f in scene.table.does._outlook.goes] == [(0, 1)]
    here.click("card-straw")
    assert "Because." not in scene.table.prompt(), "another card was taken"


def test_hidden_hands_lie_face_down_for_everybody_else(tmp_path: Path) -> None:
    """S22: behind the curtain's door there is one hand to be seen, in no row a card, and no side."""
    with playing(tmp_path) as here:
        session = space(4, 2, infiltrators=1, systems=5, cards=5, wilds=5, tiles="plain")
        scene: Any = here.sit_down(session)
        _lift(here, scene)
        names = {w.name for w in scene.ui.root.walk()}
        assert not [name for name in names if name.startswith("hold-")]
        viewer = scene.viewer
        held = {f"card-{card}" for card in scene.table.figures.hands[viewer]}
        assert {name for name in names if name.startswith("card-")} == held
        assert [row.facts.side for row in scene.table.root.parts.rows] == [""] * 4
        scene.table._peek(True)
        shown = [row.facts.side for row in scene.table.root.parts.rows]
        assert shown[viewer] in ("defender", "infiltrator")
        assert [side for seat, side in enumerate(shown) if seat != viewer] == [""] * 3


def test_a_hand_that_nobody_may_see_is_neither_chosen_nor_hinted_at(here: Playing) -> None:
    """Ana is next, but an onlooker looks: her cards lie face down, and nothing was clicked."""
    session = space(2, 4, open_hands=False)
    scene: Any = here.sit_down(session)
    assert scene.keeper.covered, "nobody has taken the screen"
    cards = scene.table.root.parts.hand.cards
    assert [(card.card, card.chosen, card.hinted) for card in cards] == [(UNKNOWN, False, False)]


def test_who_points_and_how_many_more_would_oust_is_seen_in_the_row(here: Playing) -> None:
    """S19: of five players more than half are three; two point at Dov, so one more ousts."""
    session = space(5, 2, infiltrators=1, systems=5, cards=5, wilds=5, tiles="plain")
    session.submit(PointAt(1, 3))
    session.submit(PointAt(2, 3))
    scene: Any = here.sit_down(session)
    _lift(here, scene)
    facts = [row.facts for row in scene.table.root.parts.rows]
    assert facts[3].accusers == (1, 2)
    assert facts[3].more == 1
    assert [f.points_at for f in facts] == [-1, 3, 3, -1, -1]
