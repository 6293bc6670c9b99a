"""Counts of choices from fixed positions: the program and the slow game arrive at the committed numbers."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from game.rules.registry import get_rules
from tests.helpers import LONG, config_of, shear_config
from tests.meta.source import ROOT
from tests.reference.compare import table_of
from tests.reference.slow_shear import SlowShear
from tests.reference.slow_space import SlowSpace
from tests.reference.slow_space import laid_out as laid_out_in_space
from tests.reference.slow_wild import SlowWild, laid_out
from tools.perft import divide, entries, perft, start

SPACE_RULES = get_rules("space_sheep")
SHEAR = ("start", "middle", "late")
WILD = ("wild_draft", "wild_watch", "wild_looks", "wild_last")
SPACE = ("space_start", "space_wolf", "space_traitors", "space_alone")
NAMES = (*SHEAR, *WILD, *SPACE)


def slow_perft(slow: SlowShear, depth: int) -> int:
    """Sequences of choices, counted by playing them slowly."""
    if depth == 1:
        return len(slow.options)
    return sum(slow_perft(slow.play(choice), depth - 1) for choice in slow.options)


def slow_wild_perft(slow: SlowWild, depth: int) -> int:
    """The same for Wild West Shepherds, where shuffles after the end of a round leave every order as it was."""
    choices = slow.options()
    if depth == 1:
        return len(choices)
    return sum(slow_wild_perft(slow.play(choice), depth - 1) for choice in choices)


def slow_space_perft(state: Any, slow: SlowSpace, depth: int) -> int:
    """The same for Space Sheep!, whose dice and shuffles are told by the program's state."""
    if slow.t["stage"] == "over":
        return 0
    stages = {"name": slow.t["commander"], "discard": slow.t["named"]}
    choices = slow.options(stages.get(slow.t["stage"], slow.t["turn"]))
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = SPACE_RULES.apply(state, choice).state
        total += slow_space_perft(after, slow.play(choice, after.to_dict()), depth - 1)
    return total


def test_the_file_holds_these_positions() -> None:
    assert tuple(entries()) == NAMES
    assert {len(entry["counts"]) for entry in entries().values()} == {3}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_the_program_counts_as_written(name: str, depth: int) -> None:
    entry = entries()[name]
    rules = get_rules(entry["game"])
    assert perft(rules, start(rules, entry), depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", WILD)
def test_the_slow_wild_west_counts_the_same(name: str, depth: int) -> None:
    entry = entries()[name]
    state = start(get_rules("wild_west"), entry)
    slow = laid_out(config_of("wild_west"), state.to_dict())
    assert slow_wild_perft(slow, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("name", SPACE)
def test_the_slow_space_sheep_counts_the_same(name: str, depth: int) -> None:
    entry = entries()[name]
    state = start(SPACE_RULES, entry)
    slow = laid_out_in_space(config_of("space_sheep"), state.to_dict())
    assert slow_space_perft(state, slow, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("depth", [1, 2, 3] if LONG else [1, 2])
@pytest.mark.parametrize("name", SHEAR)
def test_the_slow_game_counts_the_same(name: str, depth: int) -> None:
    entry = entries()[name]
    slow = SlowShear(table_of(shear_config(), entry.get("options", {}), entry["position"]))
    assert slow_perft(slow, depth) == entry["counts"][depth - 1]


def test_dividing_adds_up() -> None:
    rules = get_rules("shear_panic")
    state = start(rules, entries()["late"])
    parts = divide(rules, state, 2)
    assert sum(parts.values()) == perft(rules, state, 2)
    assert list(parts) == [str(choice) for choice in rules.legal(state, 0)]


def run_tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as people type it, from another folder."""
    tool = ROOT / "tools" / "perft.py"
    return subprocess.run([sys.executable, tool, *arguments], capture_output=True, text=True, cwd="/", check=False)


def test_the_tool_prints_counts_and_their_parts() -> None:
    done = run_tool("late", "--depth", "2", "--divide")
    assert done.returncode == 0, done.stderr
    counts = entries()["late"]["counts"]
    lines = done.stdout.splitlines()
    assert [line.split()[2:5] for line in lines if "depth" in line] == [
        [str(count), "as", "written"] for count in counts[:2]
    ]
    parts = [int(line.split()[0]) for line in lines if "(seat=0" in line]
    assert (len(parts), sum(parts)) == (counts[0], counts[1])


def test_the_tool_names_the_positions_it_knows() -> None:
    done = run_tool("nowhere")
    assert done.returncode == 2
    assert f"there is no position 'nowhere'; there are {', '.join(NAMES)}" in done.stderr
