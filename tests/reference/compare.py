"""Lays the program's Shear Panic beside the slow one and names every difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.geometry.squares import unpack
from game.rules.registry import get_rules
from game.rules.shear_panic.config import ShearConfig
from game.rules.shear_panic.flock import GONE, SHEEP
from tests.helpers import COLOUR
from tests.reference.slow_flock import same
from tests.reference.slow_shear import SOURCES, SlowShear, Table

RULES = get_rules("shear_panic")


def table_of(config: ShearConfig, options: Mapping[str, Any], description: Mapping[str, Any]) -> Table:
    """The slow table for a position that was written down, at the beginning of a turn."""
    t = Table(config, description["seats"], options)
    t.flock = drawn(description["flock"])
    t.facing, t.marker, t.truck_left = description["facing"], description["marker"], 0
    for seat, boxes in description.get("free", {}).items():
        t.free[seat] = sorted((kind, number) for kind, numbers in boxes.items() for number in numbers)
    for seat, points in enumerate(description["scores"]):
        t.points[seat]["team_tag"] = points
    t.buttons = [list(row) for row in description.get("buttons", [[]] * t.seats)]
    t.turn, t.last_turn = description["turn"], list(description["last_turn"])
    t.turns = t.last_turn[t.turn] - 1
    if last := description.get("last"):
        before = drawn(last["flock"])
        if not (same(before, t.flock) and last["facing"] == t.facing):
            t.limit = (last["kind"], before, last["facing"])
    t.luck = RULES.new(config, t.seats, options, description["seed"]).state.luck
    return t


def drawn(rows: Sequence[str]) -> dict[tuple[int, int], str]:
    """A flock from rows of letters, its sheep numbered in reading order."""
    flock: dict[tuple[int, int], str] = {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "K":
                flock[x, y] = "black"
            elif letter != ".":
                colour = COLOUR[letter]
                flock[x, y] = f"{colour}_{1 + sum(name.startswith(colour) for name in flock.values())}"
    return flock


def differences(state: Any, slow: SlowShear) -> list[str]:
    """What the two disagree about; empty when they agree in everything that can be known."""
    t = slow.table
    pairs: dict[str, tuple[Any, Any]] = {
        "flock": (_flock(state.cells), t.flock),
        "facing": (state.facing, t.facing),
        "marker": (state.marker, t.marker),
        "boxes": ([_mat(state, row) for row in state.boxes], t.free),
        "buttons": ([sorted(row) for row in state.buttons], [sorted(row) for row in t.buttons]),
        "points": ([dict(zip(SOURCES, row, strict=True)) for row in state.sources], t.points),
        "turn": (None if state.reason else state.turn, None if t.ended else t.turn),
        "over": (bool(state.reason), bool(t.ended)),
        "winners": (list(state.winners), list(t.winners)),
        "last turns": (list(state.last_turn), t.last_turn),
        "luck": (state.luck.counter, t.luck.counter),
        "choices": (set() if state.reason else set(RULES.legal(state, state.turn)), set(slow.options)),
    }
    unequal = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    out = [f"{name}: {_shown(fast)} but slowly {_shown(slow_)}" for name, (fast, slow_) in unequal.items()]
    if "choices" in unequal:
        fast, slow_ = unequal["choices"]
        out.append(f"only fast: {_shown(fast - slow_)}; only slow: {_shown(slow_ - fast)}")
    return out


def _flock(cells: Any) -> dict[tuple[int, int], str]:
    return {unpack(c): SHEEP[i] for i, c in enumerate(cells) if c != GONE}


def _mat(state: Any, row: Any) -> list[tuple[str, int]]:
    return sorted(box for box, left in zip(state.setup.boxes, row, strict=True) for _ in range(left))


def _shown(value: Any) -> str:
    return str(sorted(map(str, value))) if isinstance(value, set) else str(value)
