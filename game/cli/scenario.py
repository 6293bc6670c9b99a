"""`python -m game scenario FILE...`: plays scenario files and says in one line each whether they hold."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.content.catalog import BrokenData, load_game
from game.content.mods import SUFFIX, Roots
from game.content.nodes import shown_path
from game.content.yaml_source import read_yaml
from game.core.problems import Problem
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.session.scenario import play_scenario
from game.session.scenario_file import ScenarioError, read_scenario

HELP = "play scenario files: positions, forced luck, actions, expectations"
HOLDS, FAILS, WRONG = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one file: the exit code it asks for, and the line that tells it."""

    code: int
    line: str


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.epilog = (
        "Exit code 0: everything holds; 1: an expectation fails; 2: a file cannot be read or is wrong. "
        "The format is told in tests/scenarios/README.md."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a scenario file, or a folder of them")


def run(args: argparse.Namespace) -> int:
    """Play all files; the worst verdict is the exit code."""
    worst = HOLDS
    for path in _files(args.files):
        verdict = check_file(path)
        print(verdict.line, flush=True)
        worst = max(worst, verdict.code)
    return worst


def check_file(path: Path) -> Verdict:
    """Play one file with the program's own data, without mods."""
    name = shown_path(path)
    source = read_yaml(path)
    if source.root is None or source.problems:
        return _wrong(source.problems)
    try:
        scenario = read_scenario(source.root, get_rules, GAME_IDS)
        failure = play_scenario(scenario, get_rules(scenario.game), _config(scenario.game))
    except ScenarioError as error:
        return _wrong([error.problem])
    except BrokenData as error:
        return _wrong(error.problems)
    return Verdict(HOLDS, f"ok {name}") if failure is None else Verdict(FAILS, f"FAILED {name}: {failure}")


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]


def _wrong(problems: Iterable[Problem]) -> Verdict:
    first, *others = problems
    more = f" (and {len(others)} more)" if others else ""
    return Verdict(WRONG, f"ERROR {first}{more}")


@cache
def _config(game: str) -> Any:
    return load_game(get_rules(game), Roots(program_root() / "data")).config
