"""The command line: without a command it opens the window, otherwise it runs one of the commands.

Each command is a module of this package with `HELP: str`, `configure(parser) -> None` and `run(args) -> int`,
imported only when it is used. Opening the window without options imports nothing but the window: people wait
for that moment.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from types import ModuleType

COMMANDS = ("validate", "simulate", "scenario", "replay")

MISUSE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (sys.argv's when None); gives the exit code."""
    if getattr(sys, "frozen", False):
        # A frozen program's worker processes start it again and are caught here.
        import multiprocessing

        multiprocessing.freeze_support()
    _give_output_a_place()
    greet_nobody()
    arguments = list(sys.argv[1:] if argv is None else argv)
    from game.roots import ProgramFilesMissing

    try:
        if arguments and not arguments[0].startswith("-"):
            return _run_command(arguments[0], arguments[1:])
        return _open_window(arguments)
    except ProgramFilesMissing as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough; Python would complain again when it flushes at the end.
        sys.stdout = None
        return 0


def greet_nobody() -> None:
    """A library greets on stdout when it is imported, and who reads maps imports it: JSON must stand there alone."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def _give_output_a_place() -> None:
    """A windowed program on Windows has neither stdout nor stderr, and print would fail."""
    if sys.stdout is None or sys.stderr is None:
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        sys.stdout = sys.stdout or nowhere
        sys.stderr = sys.stderr or nowhere


def _open_window(arguments: Sequence[str]) -> int:
    from game.launch import LaunchOptions

    options = LaunchOptions()
    if arguments:
        args = _window_parser().parse_args(arguments)
        if args.install_desktop:
            from game.cli.install_desktop import install

            return install()
        options = LaunchOptions(args.game, args.load, args.size, args.windowed, args.show_problems)
    import gc

    # Nothing made while starting is ever thrown away; the collector begins its work after the first picture.
    gc.disable()
    from game.app import run

    return run(options)


def _run_command(name: str, arguments: Sequence[str]) -> int:
    if name not in COMMANDS:
        from game.core.problems import did_you_mean

        return _refuse(f'There is no command "{name}"{did_you_mean(name, COMMANDS)}\n{_list_of_commands()}')
    command = command_module(name)
    if command is None:
        return _refuse(f'The command "{name}" is missing from this copy of the program; install it again.')
    import argparse

    parser = argparse.ArgumentParser(prog=f"sheepfold {name}", description=command.HELP)
    command.configure(parser)
    code: int = command.run(parser.parse_args(arguments))
    return code


def command_module(name: str) -> ModuleType | None:
    """The module of one command, or None when this copy of the program came without it."""
    from importlib import import_module
    from importlib.util import find_spec

    module = f"game.cli.{name}"
    return import_module(module) if find_spec(module) else None


def _list_of_commands() -> str:
    modules = {name: command_module(name) for name in COMMANDS}
    lines = [f"  {name:<10} {module.HELP}" for name, module in modules.items() if module]
    return "\n".join(["commands:", *lines, "", "sheepfold COMMAND --help tells more about one."])


def _window_parser() -> argparse.ArgumentParser:
    import argparse

    from game import __version__

    class Parser(argparse.ArgumentParser):
        """Asks the commands for their help only when help is printed."""

        def format_help(self) -> str:
            return f"{super().format_help()}\n{_list_of_commands()}\n"

    parser = Parser(
        prog="sheepfold",
        usage="sheepfold [COMMAND] [OPTION ...]",
        description="Four sheep board games on one desktop. Without a command the window opens.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", metavar="ID", help="go straight to the set-up of this game")
    parser.add_argument("--load", metavar="NAME", help="go on with the save of this name")
    parser.add_argument("--size", metavar="WxH", type=_size, help="size of the window, such as 1280x800")
    parser.add_argument("--windowed", action="store_true", help="open in a window, not full screen")
    parser.add_argument("--show-problems", action="store_true", help="begin with the problems in the data")
    parser.add_argument(
        "--install-desktop", action="store_true", help="put Sheepfold into the desktop's menu (Linux), and end"
    )
    parser.add_argument("--version", action="version", version=f"Sheepfold {__version__}")
    return parser


def _size(text: str) -> tuple[int, int]:
    import argparse

    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f'"{text}" is not a size such as 1280x800')
    return int(width), int(height)


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)
    return MISUSE
