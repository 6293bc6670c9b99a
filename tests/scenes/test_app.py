"""The program as a whole without a screen: it starts, remembers its window, survives its own mistakes, keeps games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import make_program
from game.content.first_words import first_words
from game.content.mods import Roots
from game.content.texts import load_texts
from game.launch import LaunchOptions
from game.persist.places import Places
from game.persist.settings import Settings
from game.platform import events as ev
from game.platform.robot import Robot
from game.platform.window import Placement, Window
from game.roots import program_root
from game.scenes.crash import CrashScene
from game.scenes.program import Program
from game.scenes.shell import MOST_CRASHES, Shell
from game.scenes.title import TitleScene
from game.session.seats import Seat
from tests.helpers_ui import texts_of

pytestmark = pytest.mark.slow

SEATS = (Seat(0, "Hanna", "human"), Seat(1, "Mina", "human"))


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    window = Window(Placement((1024, 640)))
    places = Places(tmp_path / "config", tmp_path / "data", tmp_path / "state", tmp_path / "cache")
    program = make_program(window, program_root(), texts_of(), places, Settings(animation="off"))
    program.library.wait()
    program.services.background.append(program.poll)
    yield Shell(program)
    program.services.stack.close()
    program.close()
    program.services.audio.close()
    window.close()


def program_of(shell: Shell) -> Program:
    return shell._program


def one_pass(shell: Shell) -> None:
    shell.update(0.02)
    shell.draw(program_of(shell).services.window.surface)


def test_a_mistake_in_a_scene_is_told_in_plain_words_and_the_game_is_kept(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = program_of(shell)
    program.start("shear_panic", SEATS, {}, 5)
    one_pass(shell)
    session, table = program.session, program.services.stack.top
    assert session is not None
    assert table is not None
    session.submit(session.legal(session.decision().seats[0])[0])  # type: ignore[union-attr]
    saved = session.state_hash()

    def broken(surface: pygame.Surface) -> None:
        raise ZeroDivisionError("a mistake of Hanna's program")

    monkeypatch.setattr(table, "draw", broken)
    shell.draw(program.services.window.surface)
    crash = program.services.stack.top
    assert isinstance(crash, CrashScene)
    assert program.services.stack.scenes == (crash,)
    report = shell.reports[0].read_text(encoding="utf-8")
    assert "ZeroDivisionError" in report
    assert "Hanna" not in report
    assert "game: shear_panic" in report
    crash.ui.find("restart").press()  # type: ignore[union-attr]
    one_pass(shell)
    assert isinstance(program.services.stack.top, TitleScene)
    save = program.saves.latest()
    assert save is not None
    program.resume(save)
    one_pass(shell)
    assert program.session is not None
    assert program.session.state_hash() == saved


@pytest.mark.parametrize("where", ["update", "handle", "layout"])
def test_mistakes_anywhere_end_at_the_crash_page(shell: Shell, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)
    title = program.services.stack.top

    def broken(*args: Any) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(title, where, broken)
    monkeypatch.setattr(title, "leave", broken)
    if where == "layout":
        program.services.background.append(program.services.stack.relayout)
    elif where == "handle":
        shell.handle(ev.PointerPressed((5, 5)))
    one_pass(shell)
    assert isinstance(program.services.stack.top, CrashScene)


def test_a_mistake_in_the_background_is_caught_too(shell: Shell) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)
    calls = []

    def work() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise OSError("gone")

    program.services.background.append(work)
    one_pass(shell)
    assert isinstance(program.services.stack.top, CrashScene)
    one_pass(shell)
    assert len(shell.reports) == 1


def test_mistakes_without_end_are_given_up_on(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)

    def broken(surface: pygame.Surface) -> None:
        raise ValueError("the screen itself")

    monkeypatch.setattr(program.services.stack, "draw", broken)
    assert MOST_CRASHES == 3
    one_pass(shell)
    with pytest.raises(ValueError, match="the screen itself"):
        one_pass(shell)


def test_the_report_can_be_copied_and_the_program_left(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    program = program_of(shell)
    copied: list[str] = []
    left: list[int] = []
    monkeypatch.setattr(program.services.window, "copy", copied.append)
    program.services.leave = lambda: left.append(1)
    program.services.background.append(lambda: 1 // (len(copied) + len(left)) if not shell.reports else None)
    one_pass(shell)
    crash = program.services.stack.top
    assert isinstance(crash, CrashScene)
    for button in ("copy", "leave"):
        crash.ui.find(button).press()  # type: ignore[union-attr]
    assert "ZeroDivisionError" in copied[0]
    assert left == [1]


def test_keys_that_work_everywhere(shell: Shell) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)
    shell.handle(ev.KeyPressed("f11"))
    assert program.settings.full_screen
    shell.handle(ev.KeyPressed("return", alt=True))
    assert not program.settings.full_screen
    left: list[int] = []
    program.services.leave = lambda: left.append(1)
    shell.handle(ev.KeyPressed("q", ctrl=True))
    assert left == [1]


def test_it_is_silent_in_the_background_only_if_that_is_wished(shell: Shell) -> None:
    program = program_of(shell)
    shell.handle(ev.FocusLost())
    assert not program.services.audio.muted
    program.change_settings(mute_in_background=True)
    shell.handle(ev.FocusLost())
    assert program.services.audio.muted
    shell.handle(ev.FocusGained())
    assert not program.services.audio.muted


def test_a_game_whose_own_data_is_broken_is_explained_and_leads_to_the_problems(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)
    broken = replace(program.game("shear_panic"), data=None)
    monkeypatch.setitem(program.library._games, "shear_panic", broken)
    for way in (program.show_setup, program.quick_start):
        way("shear_panic")
        one_pass(shell)
        dialog = program.services.stack.top
        assert type(dialog).__name__ == "DialogScene"
        shell.handle(ev.KeyPressed("escape"))
        one_pass(shell)
        assert isinstance(program.services.stack.top, TitleScene)


def test_people_wait_for_the_data_with_a_word_and_may_give_up(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    program = program_of(shell)
    program.show_title()
    one_pass(shell)
    version = program.library.version
    program.library.version = 0
    program.show_setup("shear_panic")
    one_pass(shell)
    assert type(program.services.stack.top).__name__ == "LoadingScene"
    shell.handle(ev.KeyPressed("escape"))
    one_pass(shell)
    assert isinstance(program.services.stack.top, TitleScene)
    program.show_setup("shear_panic")
    one_pass(shell)
    program.library.version = version
    one_pass(shell)
    one_pass(shell)
    assert type(program.services.stack.top).__name__ == "SetupScene"


@pytest.mark.parametrize("game", ["common", "shear_panic"])
def test_the_first_words_are_those_of_the_text_files(game: str) -> None:
    root = program_root()
    full = load_texts(Roots(root / "data"), game).texts.patterns
    quick = first_words(root / "data" / game / "text" / "en.yaml", {key.split(".")[0] for key in full})
    assert len(quick) > 40
    for key, pattern in quick.items():
        assert pattern == full[key], key


def test_everything_the_first_picture_says_is_among_the_first_words(tmp_path: Path) -> None:
    from game.app import _words

    window = Window(Placement((1024, 640)))
    places = Places(tmp_path, tmp_path, tmp_path, tmp_path)
    words = _words(program_root())
    program = make_program(window, program_root(), words, places, Settings())
    program.services.stack.push(TitleScene(program))
    program.services.stack.apply_changes()
    program.services.stack.draw(window.surface)
    window.close()
    assert words.missing == set()


# ---------------------------------------------------------------- as a process of its own


def start(home: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    env = {**os.environ, "SHEEPFOLD_HOME": str(home), "SHEEPFOLD_TRACE": "1", **variables}
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def until(process: subprocess.Popen[str], word: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(word):
            return line.strip()
    raise AssertionError(f"{word} never came: {process.stderr.read() if process.stderr else ''}")


def test_it_starts_tells_its_first_picture_and_a_second_start_goes_at_once(tmp_path: Path) -> None:
    first = start(tmp_path)
    try:
        until(first, "SCENE title")
        until(first, "FIRST_FRAME")
        second = start(tmp_path)
        out, err = second.communicate(timeout=20)
        assert (second.returncode, err) == (0, "")
        assert "open already" in out
    finally:
        first.kill()
        first.wait()
    third = start(tmp_path)
    try:
        until(third, "FIRST_FRAME")
    finally:
        third.kill()
        third.wait()


def test_no_screen_is_a_sentence_and_exit_code_2(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Without it the library greets people unless the program itself prevents that.
    monkeypatch.delenv("PYGAME_HIDE_SUPPORT_PROMPT")
    process = start(tmp_path, SDL_VIDEODRIVER="", DISPLAY="", WAYLAND_DISPLAY="")
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("Sheepfold cannot open a window")
    assert "Traceback" not in err


@pytest.mark.parametrize(("arguments", "scene"), [
    (("--game", "shear_panic"), "SCENE setup"),
    (("--show-problems",), "SCENE problems"),
    (("--game", "chess"), "SCENE dialog"),
    (("--load", "no such save"), "SCENE dialog"),
])  # fmt: skip
def test_the_command_line_can_ask_for_a_page(tmp_path: Path, arguments: tuple[str, ...], scene: str) -> None:
    process = start(tmp_path, *arguments)
    try:
        until(process, scene)
    finally:
        process.kill()
        process.wait()


def test_broken_settings_are_told_and_kept_aside(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text("{ not json", encoding="utf-8")
    process = start(tmp_path)
    try:
        until(process, "SCENE dialog")
    finally:
        process.kill()
        process.wait()
    assert list(folder.glob("settings.json.broken-*"))


def test_window_and_settings_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game import app

    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    seen: list[tuple[int, int]] = []
    make = app.make_program

    def made(window: Window, *rest: Any) -> Program:
        seen.append(window.size)
        if len(seen) == 1:
            window.resize((1100, 700))
        Robot().close()
        return make(window, *rest)

    monkeypatch.setattr(app, "make_program", made)
    assert app.run(LaunchOptions()) == 0
    place = json.loads((tmp_path / "state" / "window.json").read_text(encoding="utf-8"))
    assert place["size"] == [1100, 700]
    assert app.run(LaunchOptions()) == 0
    assert seen[1] == (1100, 700)
    assert app.run(LaunchOptions(size=(1200, 800))) == 0
    assert seen[2] == (1200, 800)
    assert json.loads((tmp_path / "state" / "window.json").read_text(encoding="utf-8"))["size"] == [1100, 700]
