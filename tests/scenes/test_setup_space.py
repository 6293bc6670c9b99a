"""The set-up of Space Sheep!: ready choices, what cannot be played, time, and how hard the deal will be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Options
from game.scenes.setup import SetupScene
from game.session.session import Session
from tests.helpers_ui import Playing, playing

pytestmark = pytest.mark.slow

GAME = "space_sheep"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path, (1280, 2400)) as window:
        window.program.show_setup(GAME)
        window.frames(2)
        yield window


def page(here: Playing) -> SetupScene:
    assert isinstance(here.top, SetupScene)
    return here.top


def choose(here: Playing, option: str, value: Any) -> None:
    """Click one of the values of a choice."""
    control: Any = here.widget(option)
    here.click(control.children[[o.value for o in control.options].index(value)])


def shown(here: Playing, option: str) -> Any:
    return here.widget(option).value  # type: ignore[attr-defined]


def told(here: Playing, option: str) -> str:
    return page(here)._fields.fields[option].told


def bots_only(here: Playing) -> None:
    scene = page(here)
    scene.choices = scene.choices.with_seat(0, by="easy")
    scene._rebuild("start")


def begun(here: Playing, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Press Begin and give the session for the table."""
    given: list[Session] = []
    monkeypatch.setattr(here.program, "_show_table", lambda session, note: given.append(session))
    here.click("start")
    assert given, page(here).ui.note_text
    given[0].close()
    return given[0]


def options_of(here: Playing) -> Options:
    return page(here).choices.options


def test_the_family_game_in_real_time_is_what_stands_there_first(here: Playing) -> None:
    assert shown(here, "presets") == "family"
    assert shown(here, "pace") == "normal"
    assert shown(here, "infiltrators") == 0
    assert shown(here, "open_hands") is True


def test_a_ready_choice_sets_its_options(here: Playing) -> None:
    """S4: the first Advanced game has five systems, n * n cards, n wild ones and a Wolf of 4."""
    choose(here, "presets", "first_advanced")
    wanted = {"systems": 5, "cards": 5, "wilds": 5, "wolf": "four", "tiles": "plain"}
    assert {key: options_of(here)[key] for key in wanted} == wanted
    assert [shown(here, key) for key in wanted] == list(wanted.values())


def test_whoever_changes_an_option_has_a_choice_of_their_own(here: Playing) -> None:
    choose(here, "wolf", "five")
    assert shown(here, "presets") == ""
    choose(here, "wolf", "four")
    assert shown(here, "presets") == "family"


def test_the_family_game_is_not_for_five(here: Playing) -> None:
    here.click("add-seat")
    here.click("add-seat")
    assert shown(here, "presets") == ""
    choose(here, "presets", "family")
    assert page(here).ui.note_text == "Family Game is for 2 to 4 players."
    assert shown(here, "presets") == ""


def test_too_many_infiltrators_are_refused_at_the_option_and_at_begin(here: Playing) -> None:
    """S18: fewer than half."""
    choose(here, "infiltrators", 2)
    assert "2 Infiltrators among 3 players are too many" in told(here, "infiltrators")
    here.click("start")
    assert "too many" in page(here).ui.note_text
    here.click("add-seat")
    here.click("add-seat")
    assert "too many" not in told(here, "infiltrators")


def test_too_few_cards_are_refused_at_the_option(here: Playing) -> None:
    """S4: fewer than four cards a player."""
    stepper: Any = here.widget("cards")
    here.click(stepper.less)
    here.click(stepper.less)
    assert told(here, "cards") == "", "four times two and four wild ones are four for each of three"
    here.click(stepper.less)
    assert "3 players need 12 cards, 4 each, but the deck has 8" in told(here, "cards")
    here.click("start")
    assert "take more cards" in page(here).ui.note_text


def test_the_usual_number_of_infiltrators_follows_the_seats(here: Playing) -> None:
    """House value: 4 to 5 players: 1; 6 to 7: 2."""
    assert told(here, "infiltrators") == "With 3 players that is usually: None."
    here.click("add-seat")
    assert told(here, "infiltrators") == "With 4 players that is usually: 1."
    here.click("add-seat")
    here.click("add-seat")
    assert told(here, "infiltrators") == "With 6 players that is usually: 2."


def test_infiltrators_hide_the_hands(here: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(here, "infiltrators", 1)
    assert "hide" in told(here, "open_hands")
    assert begun(here, monkeypatch).options["open_hands"] is False


def test_bots_alone_are_relaxed_and_it_says_so(here: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """S17."""
    bots_only(here)
    assert "relaxed" in told(here, "pace")
    session = begun(here, monkeypatch)
    assert session.options["pace"] == "relaxed"


def test_undo_is_offered_only_where_no_time_runs(here: Playing) -> None:
    names = ("undo", "plan_paused")
    assert [here.top.ui.find(name) is not None for name in names] == [False, True]
    choose(here, "pace", "relaxed")
    assert [here.top.ui.find(name) is not None for name in names] == [True, False]


def test_what_is_agreed_on_arrives_in_the_game_and_is_remembered(
    here: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(here, "plan_paused", True)
    choose(here, "leave_last_move", False)
    session = begun(here, monkeypatch)
    assert (session.options["plan_paused"], session.options["leave_last_move"]) == (True, False)
    kept = here.program.settings.set_ups[GAME]
    assert (kept["plan_paused"], kept["leave_last_move"]) == (True, False)


def wait_for_deal(here: Playing) -> str:
    """What is said about the deal, once it is."""
    end = time.monotonic() + 10
    while not page(here)._gauge.done:
        assert time.monotonic() < end
        time.sleep(0.01)
    here.frames(2)
    return page(here)._deal.told


def test_the_deal_is_measured_and_the_same_one_is_begun(here: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """House value: Family deals take 4 to 7 moves."""
    assert wait_for_deal(here).removeprefix("At least ")[0] in "4567"
    scene = page(here)
    first = scene._drawn
    here.click("deal-anew")
    assert scene._drawn != first
    wait_for_deal(here)
    assert begun(here, monkeypatch).seed == scene._drawn


def test_a_typed_seed_is_the_one_that_is_measured(here: Playing) -> None:
    """The same seed is as far from home each time."""
    here.click("seed")
    here.robot.type("12")
    here.frames(1)
    first = wait_for_deal(here)
    here.click("deal-anew")
    assert page(here).choices.seed not in ("", "12"), "another seed, to be seen like the first"
    page(here)._seed_typed("12")
    assert wait_for_deal(here) == first


def test_of_what_cannot_be_played_no_deal_is_told(here: Playing) -> None:
    choose(here, "infiltrators", 3)
    assert here.top.ui.find("deal-anew") is None
