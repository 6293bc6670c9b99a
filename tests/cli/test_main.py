"""The command line as people type it: the window, the commands, and what is said to a slip of the finger."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from game.cli import main as command_line
from game.cli.main import COMMANDS, command_module, main
from game.launch import LaunchOptions


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[LaunchOptions]:
    """The options of every window that would have been opened; each ends with exit code 7."""
    seen: list[LaunchOptions] = []
    app = ModuleType("game.app")

    def run(options: LaunchOptions) -> int:
        seen.append(options)
        return 7

    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "game.app", app)
    return seen


def test_without_words_the_window_opens(opened: list[LaunchOptions]) -> None:
    assert main([]) == 7
    assert opened == [LaunchOptions()]


def test_no_library_greets_people_who_want_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYGAME_HIDE_SUPPORT_PROMPT", raising=False)
    assert main(["no_command"]) == 2
    assert os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] == "1"


def test_options_reach_the_window(opened: list[LaunchOptions]) -> None:
    assert main(["--game", "shear_panic", "--load", "sunday", "--size", "1280x800", "--windowed"]) == 7
    assert main(["--show-problems"]) == 7
    assert opened == [
        LaunchOptions(game="shear_panic", load="sunday", size=(1280, 800), windowed=True),
        LaunchOptions(show_problems=True),
    ]


@pytest.mark.parametrize("size", ["1280", "1280x", "axb", "-1x5", "0x10", "1280x800x2"])
def test_a_size_that_is_none_is_refused(
    size: str, opened: list[LaunchOptions], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([f"--size={size}"])
    assert end.value.code == 2
    assert f'"{size}" is not a size such as 1280x800' in capsys.readouterr().err
    assert opened == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("vaildate", '; did you mean "validate"?'), ("simulat", '; did you mean "simulate"?'), ("x", "")],
)
def test_an_unknown_command_is_answered_with_the_nearest(
    typed: str, meant: str, opened: list[LaunchOptions], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([typed]) == 2
    said = capsys.readouterr().err
    assert said.splitlines()[0] == f'There is no command "{typed}"{meant}'
    assert "simulate" in said
    assert opened == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_keeps_the_form_and_helps(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = command_module(name)
    assert module is not None, f"game/cli/{name}.py is missing"
    assert 10 < len(module.HELP) < 80, "one line for the list of commands"
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    assert f"usage: sheepfold {name}" in capsys.readouterr().out


def test_help_lists_options_and_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    for word in ("--game", "--size", "--install-desktop", *COMMANDS):
        assert word in said


def test_a_command_gets_its_arguments_and_gives_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    command = ModuleType("command")
    command.HELP = "Tries something out."  # type: ignore[attr-defined]
    command.configure = lambda parser: parser.add_argument("number", type=int)  # type: ignore[attr-defined]
    command.run = lambda args: args.number  # type: ignore[attr-defined]
    monkeypatch.setattr(command_line, "command_module", lambda name: command)
    assert main(["validate", "5"]) == 5


def test_a_copy_without_a_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command_line, "COMMANDS", ("nonesuch",))
    assert main(["nonesuch"]) == 2
    assert 'The command "nonesuch" is missing from this copy' in capsys.readouterr().err


def test_a_windowed_start_without_output_can_still_print(
    opened: list[LaunchOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main([]) == 7
    print("nobody reads this")
    print("nor this", file=sys.stderr)


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(name: str, arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "_run_command", interrupt)
    assert main(["simulate"]) == 130
