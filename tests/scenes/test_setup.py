"""The page before a game: what is chosen there is what is played, and it is remembered; odd input is refused kindly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import GameInfo, OptionSpec
from game.core.texts import Pattern, Texts
from game.persist.settings import Settings, load_settings
from game.scenes.setup import SetupScene
from game.scenes.setup_choices import (
    DRAWN,
    Choices,
    SeatChoice,
    options_of,
    remembered,
    seats_of,
    seed_of,
    usual,
)
from game.scenes.table import TableScene
from game.session.games import game_info
from tests.helpers_ui import Playing, playing

pytestmark = pytest.mark.slow

WORDS = Texts({"seat.person": Pattern("Player"), "bot.easy.name": Pattern("Easy bot")})
INFO = game_info("shear_panic")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path, (1280, 800)) as window:
        window.program.show_setup("shear_panic")
        window.frames(2)
        yield window


def page(here: Playing) -> SetupScene:
    assert isinstance(here.top, SetupScene)
    return here.top


def pick(here: Playing, name: str, text: str) -> None:
    """Open a drop-down list and choose the option that says `text`."""
    here.click(name)
    popup = here.top.ui.popup
    assert popup is not None, f"{name} is no list"
    row = next(w for w in popup.walk() if getattr(getattr(w, "_option", None), "text", None) == text)
    here.click(row)
    here.frames(1)


def begun(here: Playing) -> Any:
    """Press Begin and give the session at the table."""
    here.click("start")
    here.frames(2)
    assert isinstance(here.top, TableScene)
    return here.top.session


def test_begin_plays_what_the_page_shows(here: Playing) -> None:
    session = begun(here)
    assert [(s.name, s.kind, s.level, s.colour) for s in session.seats] == [
        ("Player 1", "human", "", "blue"),
        ("Normal bot", "bot", "normal", "red"),
        ("Normal bot 2", "bot", "normal", "yellow"),
    ]
    assert session.options["first_seat"] == 0
    assert session.options["undo"] == "own_turn"


def test_seats_levels_names_colours_and_beginner_arrive_at_the_table(here: Playing) -> None:
    here.click("add-seat")
    pick(here, "seat-1-by", "Person")
    pick(here, "seat-3-by", "Hard bot")
    here.click("seat-0-name")
    here.robot.type("José 羊 🐑")
    here.frames(1)
    pick(here, "seat-0-colour", "Green, leaf")
    pick(here, "first", "Player 2 begins")
    session = begun(here)
    assert [s.name for s in session.seats] == ["José 羊 🐑", "Player 2", "Normal bot", "Hard bot"]
    assert [s.kind for s in session.seats] == ["human", "human", "bot", "bot"]
    assert session.seats[0].colour == "green"
    assert session.seats[3].colour == "blue", "whoever had the colour gets the one given up for it"
    assert session.options["first_seat"] == 1
    assert session.decision().seats == (1,)


def test_the_seat_buttons_say_why_they_are_off(here: Playing) -> None:
    here.click("seat-2-remove")
    here.click("seat-1-remove")
    assert len(page(here).choices.seats) == 2
    assert page(here).ui.note_text == "Shear Panic needs at least 2 players."
    here.click("add-seat")
    here.click("add-seat")
    here.click("add-seat")
    assert len(page(here).choices.seats) == 4
    assert page(here).ui.note_text == "Shear Panic is for at most 4 players."
    here.click("seat-0-up")
    assert page(here).ui.note_text == "This is the first seat already."


def test_moving_up_takes_name_colour_and_beginning_along(here: Playing) -> None:
    here.click("seat-1-name")
    here.robot.type("Otto")
    here.frames(1)
    pick(here, "first", "Otto begins")
    here.click("seat-1-up")
    choices = page(here).choices
    assert [s.name for s in choices.seats] == ["Otto", "", ""]
    assert [s.colour for s in choices.seats] == ["red", "blue", "yellow"]
    assert choices.first == 0


def test_random_bots_are_offered_only_when_asked_for(here: Playing) -> None:
    def offered() -> list[str]:
        return [o.value for o in here.widget("seat-1-by").options]  # type: ignore[attr-defined]

    assert offered() == ["human", "easy", "normal", "hard"]
    here.click("more-bots")
    assert "random" in offered()
    pick(here, "seat-1-by", "Random bot")
    here.click("more-bots")
    assert page(here).choices.seats[1].by == "easy", "what is no longer offered cannot stay chosen"


def test_the_same_seed_deals_the_same_game(here: Playing) -> None:
    hashes = []
    for _ in range(2):
        here.click("seed")
        here.robot.type("12a3")
        here.frames(1)
        assert page(here).choices.seed == "123", "a seed takes digits only"
        hashes.append(begun(here).state_hash())
        assert here.top.session.seed == 123
        here.program.show_title()
        here.frames(1)
        here.program.show_setup("shear_panic")
        here.frames(2)
        assert page(here).choices.seed == "", "a seed is not remembered"
    assert hashes[0] == hashes[1]


def test_the_dice_draw_a_seed_that_is_shown(here: Playing) -> None:
    here.click("dice")
    shown = here.widget("seed").text  # type: ignore[attr-defined]
    assert shown.isdecimal()
    assert begun(here).seed == int(shown)


def test_choices_and_names_are_remembered_on_disk(here: Playing) -> None:
    here.click("seat-0-name")
    here.robot.type("Hanna")
    here.frames(1)
    here.click("add-seat")
    begun(here)
    settings, note = load_settings(here.program.places)
    assert note == ""
    assert settings.names[0] == "Hanna"
    here.program.show_title()
    here.program.show_setup("shear_panic")
    here.frames(2)
    assert [s.name for s in page(here).choices.seats] == ["Hanna", "", "", ""]


def test_reset_gives_the_usual(here: Playing) -> None:
    here.click("add-seat")
    pick(here, "seat-0-by", "Hard bot")
    here.click("reset")
    assert page(here).choices == usual(INFO)


def test_undo_is_agreed_on_here(tmp_path: Path) -> None:
    with playing(tmp_path, (1280, 800), Settings(animation="off", undo="none")) as here:
        here.program.show_setup("shear_panic")
        here.frames(2)
        session = begun(here)
        assert session.options["undo"] == "none"
        assert not session.can_undo().allowed


def test_a_set_up_that_cannot_be_played_says_why_and_stays(here: Playing) -> None:
    scene = page(here)
    scene.choices = replace(scene.choices, options={"colour_0": "pink"})
    scene.choices = replace(scene.choices, seats=tuple(replace(s, colour="") for s in scene.choices.seats))
    here.click("start")
    assert here.top is scene
    assert "colour" in scene.ui.note_text


def test_back_and_escape_return_to_the_title(here: Playing) -> None:
    below = here.program.services.stack.scenes
    here.click("back")
    here.frames(1)
    assert len(here.program.services.stack.scenes) == len(below) - 1


@pytest.mark.parametrize("text", ["a:b/c*?\"<>|", "CON", "x" * 300, "   ", "\u202eevil", "**{icon:gear}**"])
def test_any_typed_name_works(here: Playing, text: str) -> None:
    here.click("seat-0-name")
    here.robot.type(text)
    here.frames(2)
    session = begun(here)
    assert 1 <= len(session.seats[0].name) <= 40
    assert "\u202e" not in session.seats[0].name


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 200)])
def test_the_keyboard_reaches_everything(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    with playing(tmp_path, size, Settings(ui_scale=scale)) as here:
        here.program.show_setup("shear_panic")
        here.frames(2)
        wanted = {w.name for w in here.top.ui.root.walk() if w.focusable}
        seen = set()
        for _ in range(len([w for w in here.top.ui.root.walk() if w.focusable]) + 1):
            here.key("tab")
            seen.add(here.top.ui.focused.name)
            rect = here.top.ui.focused.rect
            assert here.top.ui.root.rect.contains(rect), here.top.ui.focused.name
        assert seen == wanted
        here.key("escape")
        here.frames(1)
        assert not isinstance(here.top, SetupScene)


# ---------------------------------------------------------------- the choices themselves

TOY = GameInfo(
    "toy", 2, 4, (1, 2), options=(OptionSpec("wind", ("calm", "storm"), "calm"),), seat_colours=("a", "b", "c", "d")
)


def test_choices_survive_being_written_down() -> None:
    seats = (SeatChoice("human", "Bo", "b"), SeatChoice("hard", "", "d"))
    choices = Choices(seats, 1, {"wind": "storm"}, "none", True, False, "5")
    assert remembered(TOY, choices.to_dict()) == replace(choices, seed="")


@pytest.mark.parametrize("kept", [
    {}, {"seats": 3}, {"seats": ["x", "y"]}, {"seats": [{}]}, {"seats": [{"by": 7}], "first": "no"},
])  # fmt: skip
def test_damaged_choices_are_as_usual(kept: Any) -> None:
    assert remembered(TOY, kept) == usual(TOY)


def test_choices_of_another_version_are_made_to_fit() -> None:
    seats = [{"by": "grandmaster", "name": "n" * 99, "colour": "a"}] * 6
    kept = {"seats": seats, "first": 9, "options": {"wind": "snow", "rain": True}, "undo": "always"}
    choices = remembered(TOY, kept)
    assert [s.colour for s in choices.seats] == ["a", "b", "c", "d"]
    assert {s.by for s in choices.seats} == {"normal"}
    assert len(choices.seats[0].name) == 40
    assert (choices.first, choices.options, choices.undo) == (DRAWN, {"wind": "calm"}, "own_turn")


def test_a_drawn_beginner_comes_from_the_seed() -> None:
    choices = usual(TOY).with_count(4, TOY.seat_colours)
    drawn = replace(choices, first=DRAWN)
    assert {options_of(drawn, seed, TOY)["first_seat"] for seed in range(8)} == {0, 1, 2, 3}
    assert options_of(choices, 5, TOY)["first_seat"] == 0


def test_taking_a_seat_away_keeps_the_beginner() -> None:
    choices = replace(usual(TOY), first=2)
    assert choices.without(0).first == 1
    assert choices.without(2).first == DRAWN


def test_names_at_the_table_are_clean_and_differ() -> None:
    choices = Choices((SeatChoice("human", " Bo\n"), SeatChoice("human", "bo"), SeatChoice("easy")))
    assert [s.name for s in seats_of(choices, WORDS)] == ["Bo", "bo 2", "Easy bot"]


def test_bots_are_called_by_their_colour_where_the_game_has_names_for_them() -> None:
    """FA04: with six bots at a table nobody can follow "Normal bot 4"."""
    words = WORDS.merged(Texts({"bot_called.sky": Pattern("Skye")}))
    seats = (SeatChoice("human", ""), SeatChoice("easy", "", "sky"), SeatChoice("hard", "Ada", "sky"))
    assert [s.name for s in seats_of(Choices(seats), words)] == ["Player 1", "Skye", "Ada"]


@pytest.mark.parametrize(("typed", "seed"), [
    ("7", 7), (" 42 ", 42), ("0" * 18, 0), ("9" * 19, None), ("-1", None), ("1.5", None), ("", None), ("٣", None),
])  # fmt: skip
def test_seeds_are_whole_numbers(typed: str, seed: int | None) -> None:
    assert seed_of(typed) == seed
