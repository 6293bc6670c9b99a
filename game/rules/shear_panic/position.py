"""Positions of Shear Panic that somebody wrote down: scenarios, tests, lessons, perft.

A description is a mapping; every key but `seats` and `flock` has a default:

    seats: 4                       facing: north
    flock: ["Y G B", "R K Y"]      letters B G R Y K(black) . (empty), north on top, blanks do not count
    marker: 12                     turn: 0
    free: {0: {lamb_slam: [3], ewe_turn: [1, 2]}}      per seat; left out: the whole mat
    scores: [0, 3, 0, 0]           buttons: [[1, 2], [3]]      (two players)
    stage: action | truck | panic  face: red (for panic; left out: rolled)    rolled: 2 (truck rolls made)
    last: {kind: ewe_turn, flock: [...], facing: east}         the mat action before and the position before it
    last_turn: [1, 2, 3, 4]        when each seat last had a turn
    luck: [{panic: red}, {flock: plus}]                        forced results, in order
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rng import Luck
from game.core.rules import BadPosition, Options
from game.rules.shear_panic import flock
from game.rules.shear_panic.apply import begin_at, cells_of_rows, deal
from game.rules.shear_panic.config import ShearConfig
from game.rules.shear_panic.flock import GONE
from game.rules.shear_panic.setup import KINDS, Setup, make_setup
from game.rules.shear_panic.state import ACTION, AFTER_ACTION, SOURCES, ShearState

_LETTERS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "K": "black", ".": "."}
_KEYS = (
    "seats", "flock", "facing", "marker", "turn", "free", "scores", "buttons", "stage", "face", "rolled", "last",
    "last_turn", "luck", "seed",
)


def position(config: ShearConfig, options: Options, description: Mapping[str, Any]) -> ShearState:
    """The state that a description means. Raises BadPosition with one sentence."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise BadPosition(f"a position of Shear Panic has no {unknown[0]!r}; it may have {', '.join(_KEYS)}")
    setup = make_setup(config, _whole(description, "seats", 4), options)
    seed = _whole(description, "seed", 0)
    new = deal(setup, Luck.from_seed(seed)).state
    new.luck = Luck(new.luck.counter, _forced(description.get("luck", ())))
    if "flock" in description:
        new.cells = read_flock(description["flock"])
    new.facing = _one_of(description, "facing", ("north", "east", "south", "west"), new.facing)
    new.marker = new.marker_from = _whole(description, "marker", 0, setup.track.length - 1)
    new.boxes = tuple(_free(setup, seat, description.get("free", {})) for seat in range(setup.seats))
    new.sources = _scores(setup, new.marker, description.get("scores", [0] * setup.seats))
    if "buttons" in description:
        new.buttons = tuple(tuple(sorted(row)) for row in description["buttons"])
    turns = tuple(description.get("last_turn", (0,) * setup.seats))
    if len(turns) != setup.seats:
        raise BadPosition(f"last_turn needs {setup.seats} numbers")
    new.last_turn, new.turns = turns, max(turns)
    _before(new, description.get("last"))
    _stage(new, description)
    return new


def read_flock(rows: Sequence[str]) -> tuple[int, ...]:
    """Cells of a picture in letters. Raises BadPosition."""
    picture = [[_LETTERS.get(c, c) for c in str(row).replace(" ", "")] for row in rows]
    seen = [c for row in picture for c in row if c != "."]
    for colour in seen:
        if colour not in flock.COLOURS:
            raise BadPosition(f"the flock is written with B G R Y K and . for empty, not {colour!r}")
        if seen.count(colour) > (1 if colour == "black" else 2):
            raise BadPosition(f"there are {seen.count(colour)} {colour} sheep in the flock")
    return cells_of_rows(picture)


def _whole(description: Mapping[str, Any], key: str, default: int, top: int = 1 << 62) -> int:
    value = description.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= top:
        raise BadPosition(f"{key} must be a whole number from 0 to {top}, not {value!r}")
    return value


def _one_of(description: Mapping[str, Any], key: str, known: Sequence[str], default: str) -> str:
    value = description.get(key, default)
    if value not in known:
        raise BadPosition(f"{key} must be one of {', '.join(known)}, not {value!r}")
    return str(value)


def _forced(rows: Sequence[Mapping[str, str]]) -> tuple[tuple[str, str | int], ...]:
    out = [(die, face) for row in rows for die, face in row.items()]
    for die, face in out:
        if die not in ("panic", "flock"):
            raise BadPosition(f"luck knows the dice panic and flock, not {die!r}")
        if face not in ("black", "blue", "green", "red", "yellow", "white", "plus", "cross"):
            raise BadPosition(f"no die has a face {face!r}")
    return tuple(out)


def _free(setup: Setup, seat: int, free: Mapping[Any, Mapping[str, Sequence[int]]]) -> tuple[int, ...]:
    named = free.get(seat, free.get(str(seat)))
    if named is None:
        return setup.copies
    for kind, numbers in named.items():
        if kind not in KINDS:
            raise BadPosition(f"there is no action {kind!r}; there are {', '.join(KINDS)}")
        for number in numbers:
            if (kind, number) not in setup.boxes:
                raise BadPosition(f"no mat has a {kind} of {number}")
    return tuple(list(named.get(kind, ())).count(number) for kind, number in setup.boxes)


def _scores(setup: Setup, marker: int, scores: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    if len(scores) != setup.seats:
        raise BadPosition(f"scores needs {setup.seats} numbers")
    return tuple((points, *(0,) * (len(SOURCES) - 1)) for points in scores)


def _before(new: ShearState, last: Mapping[str, Any] | None) -> None:
    new.last_kind, new.before = "", None
    if last is None:
        return
    if last.get("kind") not in KINDS:
        raise BadPosition(f"last.kind must be one of {', '.join(KINDS)}")
    cells = read_flock(last["flock"]) if "flock" in last else new.cells
    new.last_kind = str(last["kind"])
    new.before = (cells, _one_of(last, "facing", ("north", "east", "south", "west"), new.facing))


def _stage(new: ShearState, description: Mapping[str, Any]) -> None:
    turn = _whole(description, "turn", 0, new.setup.seats - 1)
    stage = _one_of(description, "stage", ("action", "truck", "panic"), "action")
    new.turn, new.face = turn, ""
    if stage == "action":
        if all(c == GONE for s in new.setup.own[turn] for c in (new.cells[s],)) or not any(new.boxes[turn]):
            raise BadPosition(f"seat {turn} has no sheep or no free box, so it cannot be its turn")
        if len(flock.groups(new.cells)) > 1:
            raise BadPosition("the flock must be in one piece")
        new.stage, new.after = ACTION, AFTER_ACTION
    face = str(description.get("face", ""))
    begin_at(new, stage, face, _whole(description, "rolled", 0))
