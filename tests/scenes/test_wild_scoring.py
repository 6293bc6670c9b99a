"""The scoring of Wild West Shepherds as it is watched: buttons, pace, skipping; and bots that are left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.persist.settings import Settings
from game.platform import events as ev
from game.tables.wild_west.figures import Figures
from tests.helpers_ui import playing
from tests.wild_hand import go_to, west
from tests.wild_people import WildPeople, wild_people


def before_a_scoring() -> Any:
    """A game in which the only person, the Headman, places the last meeple of a round."""
    for seed in range(200):
        session = west(5, (0,), seed=5 * seed)
        if go_to(session, "place", 0, Rng(seed)):
            state: Any = session.now.state
            if state.queue == (0,) and "insurance_agent" not in state.characters:
                return session
    raise AssertionError("nobody ever places last")


@pytest.fixture
def people(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    settings = getattr(request, "param", {"animation": "normal"})
    with wild_people(tmp_path, before_a_scoring(), None, (1280, 800), **settings) as found:
        found.here.bots.held = True
        found.do(found.session.legal(0)[0])
        assert found.scene.animator.busy, "the scoring has to be seen"
        while not found.scene.table.figures.showing:
            found.here.frames(1, 0.1)
        yield found


def caption(people: WildPeople) -> str:
    return str(people.scene.table.figures.caption)


@pytest.mark.slow
def test_step_by_step_each_click_shows_one_change(people: WildPeople) -> None:
    """FC10: the words stay for as long as somebody reads, and the next ones come by a click on the same button."""
    people.here.click("show-step")
    told = []
    for _ in range(60):
        people.here.frames(12, 0.1)
        if not people.scene.animator.busy:
            break
        if people.scene.table.waits():
            told.append(caption(people))
            people.here.frames(8, 5.0)
            assert caption(people) == told[-1]
            again = next(n for n in ("show-step", "show-on") if people.scene.ui.find(n) is not None)
            people.here.click(again)
    assert not people.scene.animator.busy
    assert len(told) > 5
    assert "" not in told
    assert people.session.view(None).round == people.scene.table.figures.round  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("people", [{"animation": "normal"}, {"animation": "off"}, {"reduced_motion": True}],
                         indirect=True, ids=["normal", "off", "reduced"])  # fmt: skip
def test_a_click_on_the_table_skips_to_the_position(people: WildPeople) -> None:
    """Q32: in the middle of anything, and what is shown then is the position."""
    people.here.frames(30, 0.1)
    people.here.click((4, 320))
    assert not people.scene.animator.busy
    shown, truth = people.scene.table.figures, Figures()
    truth.snap(people.session.view(0))
    assert shown == truth
    assert people.scene.ui.find("show-step") is None


@pytest.mark.slow
def test_faster_is_three_times_as_fast_to_read(people: WildPeople) -> None:
    """FE03: it takes effect at the next step."""
    people.here.click("show-fast")
    fast = people.scene.table.show
    assert fast.fast
    assert not fast.stepping
    people.here.click("show-run")
    assert not fast.fast


@pytest.mark.slow
def test_the_buttons_of_the_show_are_there_for_its_time_alone(people: WildPeople) -> None:
    names = [w.name for w in people.scene.ui.root.walk()]
    assert {"show-step", "show-run", "show-fast"} <= set(names)
    people.here.click((4, 320))
    names = [w.name for w in people.scene.ui.root.walk()]
    assert not [n for n in names if n.startswith("show-")]


@pytest.mark.slow
def test_the_log_does_not_tell_the_end_before_it_has_been_seen(people: WildPeople) -> None:
    before = [e.heading for e in people.scene.side.log.entries]
    people.here.frames(10, 0.1)
    assert [e.heading for e in people.scene.side.log.entries] == before
    people.here.click((4, 320))
    assert len(people.scene.side.log.entries) > len(before)


@pytest.mark.slow
def test_clicks_while_a_bot_thinks_change_nothing(tmp_path: Path) -> None:
    """FE06, Q37: on everything there is; the game goes on as if nobody had clicked."""

    def played(folder: str, clicking: bool) -> list[str]:
        session, hashes = west(5, (0,), seed=12), []
        with wild_people(tmp_path / folder, session, None, (1024, 640)) as people:
            people.here.bots.held = True
            for _ in range(12):
                while people.asked == 0 or people.scene.animator.busy:
                    if people.asked == 0 and not people.scene.animator.busy:
                        people.do(session.legal(0)[0])
                    elif not people.watch():
                        people.here.frames(1)
                before = session.state_hash()
                if clicking:
                    for widget in list(people.scene.table.root.walk()):
                        if not widget.name.startswith("seat-"):
                            stack = people.here.program.services.stack
                            for event in (ev.PointerPressed, ev.PointerReleased):
                                stack.handle(event(widget.rect.center))
                    people.here.frames(1)
                assert session.state_hash() == before
                hashes.append(before)
                people.here.bots.held = False
                people.here.frames(2)
                people.here.bots.held = True
        return hashes

    quiet = played("quiet", False)
    assert quiet == played("clicked", True)
    assert len(set(quiet)) > 5


@pytest.mark.slow
def test_a_replay_does_not_give_the_scoring_away_either(tmp_path: Path) -> None:
    session = before_a_scoring()
    session.submit(session.legal(0)[0])
    with playing(tmp_path, (1280, 800), Settings(animation="normal", bot_speed="instant")) as here:
        here.program.replay(session)
        here.frames(2)
        scene: Any = here.top
        scene.go(scene.replay.last - 1)
        before = len(scene.side.log.entries)
        scene.step(1)
        assert scene.animator.busy
        assert len(scene.side.log.entries) == before
        scene.step(-1)
        scene.go(scene.replay.last)
        assert len(scene.side.log.entries) > before
