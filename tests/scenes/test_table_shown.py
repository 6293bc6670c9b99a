"""What a running game shows: the prompt, whole texts in every window, log, score, seats that change hands."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.core.event import Event
from game.core.rng import Rng
from game.core.texts import Pattern, Texts
from game.platform.window import Placement
from game.render.text_layout import plain
from game.scenes.score import ScoreScene
from game.scenes.table import TableScene
from game.widgets.button import Button
from tests.helpers_ui import SIZES, BotsHere, Playing, game_at, go_on, new_game, play_exactly, played, texts_of
from tests.scenes.fitting import faults

pytestmark = pytest.mark.slow

Sit = Callable[..., tuple[Playing, TableScene]]

BLOCK = {"seats": 4, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]}
MOVING = {"animation": "normal", "bot_speed": "normal"}


def test_the_prompt_always_says_who_must_do_what(sit: Sit) -> None:
    """FB01: the name of whoever acts is in it at every moment of a game."""
    session = new_game(4, 21, people=[0, 1])
    here, scene = sit(session)
    rng = Rng(3)
    for _ in range(60):
        here.settle()
        if session.finished:
            break
        name = session.seats[scene.acting or 0].name
        assert name in scene.line.bar.strong
        assert len(scene.line.bar.strong + scene.line.bar.rest) > len(name) + 10
        go_on(here, scene, rng)
        if scene.acting is not None and here.top is scene:
            assert session.seats[scene.acting].name in scene.line.bar.strong


def test_a_name_with_marks_in_it_is_told_as_it_was_typed(sit: Sit) -> None:
    """A star in a name makes nothing bold, and nothing is added to keep it from doing so."""
    typed = "*Bo*"
    session = new_game(2, 3, names=(typed, "Ann"))
    here, scene = sit(session)
    rng = Rng(3)
    said = ""
    for _ in range(80):
        here.settle()
        said = " ".join(line for entry in scene.side.log.entries for line in (entry.heading, *entry.lines))
        if session.finished or plain(typed) in said:
            break
        go_on(here, scene, rng)
    assert plain(typed) in said
    assert plain(plain(typed)) not in said
    assert scene.table._desk.seats[0].name == typed  # type: ignore[attr-defined]


def longer(texts: Texts) -> Texts:
    """A language whose texts are 40 % longer."""

    def stretch(text: str | None) -> str | None:
        return None if text is None else text + " " + re.sub(r"[*{}]", "", text)[: round(len(text) * 0.4)]

    return Texts({k: Pattern(stretch(p.other) or "", stretch(p.one), p.count_field) for k, p in texts.patterns.items()})


def cut(scene: TableScene) -> list[str]:
    """What is cut or covered; targets may lie over the field, and the board's buttons are measured by their words."""
    out = [f for f in faults(scene) if "needs" not in f and "target" not in f]
    for widget in scene.ui.root.walk() if scene.ui.root is not None else ():
        if isinstance(widget, Button) and widget._block is not None:
            wide, high = widget._block.size
            if wide > widget.rect.width or high > widget.rect.height:
                out.append(f"{widget.name}: {widget.text!r} needs {wide}x{high} and has {widget.rect.size}")
    bar = scene.line.bar
    assert bar.theme is not None
    if bar._fitting_block(bar.theme).size[1] > bar.rect.height:
        out.append(f"the prompt {bar.strong} {bar.rest}")
    return out


@pytest.mark.parametrize("scale", [75, 100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_table_is_cut_or_covered(size: tuple[int, int], scale: int, sit: Sit) -> None:
    """FG01, FI01: buttons, tabs and prompt, at the choice of a box and of an arrow."""
    here, scene = sit(game_at({**BLOCK, "marker": 12, "scores": [12, 7, 30, 9]}), size, ui_scale=scale)
    here.frames(2)
    found = cut(scene)
    here.click("box-line_push-1-0")
    here.frames(2)
    assert found + cut(scene) == []


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_texts_of_a_longer_language_fit(size: tuple[int, int], scale: int, sit: Sit) -> None:
    """FJ02: every text 40 % longer."""
    here, _ = sit(game_at(BLOCK), size, ui_scale=scale)
    game = here.program.game("shear_panic")
    here.program.game = lambda game_id: replace(game, texts=longer(game.texts))  # type: ignore[method-assign]
    scene = here.sit_down(game_at({**BLOCK, "marker": 12}))
    here.frames(2)
    found = cut(scene)
    here.click("box-line_push-1-0")
    here.frames(2)
    assert found + cut(scene) == []


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (1366, 768)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_prompt_is_cut(size: tuple[int, int], scale: int, sit: Sit) -> None:
    """All that the game can ask, for a name of 20 letters."""
    here, scene = sit(game_at(BLOCK), size, ui_scale=scale)
    here.frames(1)
    bar = scene.line.bar
    assert bar.theme is not None
    texts = texts_of()
    for key in [f"prompt.{k}" for k in texts.under("prompt")] + [f"narrow.{k}" for k in texts.under("narrow")]:
        words = texts(key, name="Wilhelmina Woolworth", action="Diagonal Push", number=3, colour="Yellow")
        scene.line.say(words, "red")
        assert bar._fitting_block(bar.theme).size[1] <= bar.rect.height, key
    for events in longest_told(scene):
        words = texts("table.does", name="Wilhelmina Woolworth", what=scene.table.told(events))
        scene.line.say(words, "red")
        assert bar._fitting_block(bar.theme).size[1] <= bar.rect.height, words


def longest_told(scene: TableScene) -> list[Sequence[Event]]:
    """The actions of two games that need the most words on the line."""
    history = []
    for seed in (3, 4):
        session = new_game(4, seed)
        for _ in played(session, seed):
            pass
        history += [entry.events for entry in session.history]
    return sorted(history, key=lambda events: len(scene.table.told(events)))[-5:]


@pytest.mark.parametrize("size", SIZES)
def test_every_button_of_the_prompt_line_is_large_enough(size: tuple[int, int], sit: Sit) -> None:
    """FI07."""
    here, _ = sit(game_at(BLOCK), size)
    here.frames(1)
    for name in ("undo", "hint", "menu"):
        assert min(here.widget(name).rect.size) >= 32, (name, here.widget(name).rect)


def test_the_log_can_be_read_in_every_window(sit: Sit) -> None:
    """Wide: a panel; narrow: a tab opens it over the field, and Escape closes it again."""
    session = new_game(4, 9, people=[0])
    here, scene = sit(session, (1920, 1080))
    assert scene.side.log.rect.width > 0
    here, scene = sit(session, (1024, 640))
    opened = scene.side._rail
    here.click((opened.rect.centerx, opened.rect.top + 20))
    here.frames(2)
    assert scene.side.log.rect.width > 200
    here.key("escape")
    here.frames(2)
    assert here.top is scene
    assert not scene.side.close()


def test_an_entry_of_the_log_is_marked_where_it_can_be_seen(sit: Sit) -> None:
    """FB12: a click on an older entry shows whence its sheep came; a drawer over the field makes way."""
    session = game_at(BLOCK)
    here, scene = sit(session, (1024, 640))
    for verb in ("line_push", "ewe_turn"):
        legal = session.legal(session.decision().seats[0])  # type: ignore[union-attr]
        play_exactly(here, scene, next(a for a in legal if a.verb == verb))
        here.settle()
    table: Any = scene.table
    assert not table.figures.trail, "a turn on the spot leaves no trail"
    rail = scene.side._rail
    here.click((rail.rect.centerx, rail.rect.top + 20))
    here.frames(2)
    here.click(next(row for row in scene.side.log.walk() if getattr(row, "_entry", None) and row._entry.key == 1))  # type: ignore[attr-defined]
    here.frames(2)
    assert table.figures.trail
    assert not scene.side.close(), "the drawer still covers the field"


def test_the_table_follows_the_size_of_the_window(sit: Sit) -> None:
    """FG01: dragged smaller and larger, with a half-made choice that stays."""
    session = game_at(BLOCK)
    here, scene = sit(session, (1920, 1080))
    here.click("box-line_push-1-0")
    for size in ((1024, 640), (1400, 700), (1920, 1080), (1100, 1000)):
        here.window.resize(size)
        here.frames(6)
        for handle in scene.table.board._handles:  # type: ignore[attr-defined]
            assert scene.table.board.rect.contains(handle.rect)  # type: ignore[attr-defined]
        assert scene.table.board._handles  # type: ignore[attr-defined]


def test_a_game_that_is_over_shows_the_score_over_the_table(sit: Sit) -> None:
    """Also when a finished game is opened; one can go back to look at the table."""
    session = game_at({
        "seats": 4, "turn": 0, "marker": 73, "flock": ["R B", "K Y"], "scores": [5, 9, 2, 2],
        "free": {0: {"ewe_turn": [1]}},
    })  # fmt: skip
    here, scene = sit(session)
    play_exactly(here, scene, session.legal(0)[0])
    here.frames(3)
    assert isinstance(here.top, ScoreScene)
    here.click("look_at_table")
    here.frames(3)
    assert here.top is scene
    assert "over" in scene.line.bar.strong + scene.line.bar.rest


def test_a_seat_can_be_given_to_a_bot_and_taken_back(sit: Sit) -> None:
    """FB27."""
    session = game_at({**BLOCK, "turn": 1})
    here, scene = sit(session)
    here.click("seat-1")
    here.frames(2)
    here.click(next(w for w in here.top.ui.root.walk() if w.focusable and w is not here.top.ui.focused))
    here.settle()
    assert here.top is scene
    assert isinstance(here.bots, BotsHere)
    assert not session.seats[1].human
    assert session.view(None).turn != 1  # type: ignore[attr-defined]


def test_places_that_are_not_there_do_not_stop_the_table(sit: Sit) -> None:
    """An empty field at the end of a game, drawn with everything on it."""
    session = game_at({"seats": 4, "turn": 0, "marker": 73, "flock": ["B"], "free": {0: {"ewe_turn": [1]}}})
    here, scene = sit(session)
    play_exactly(here, scene, session.legal(0)[0])
    here.frames(4)
    assert session.finished
    assert here.window.placement() != Placement()
