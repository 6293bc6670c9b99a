"""Positions of Shear Panic that somebody wrote down: scenarios, tests, lessons, perft. And back again.

A description is a mapping; every key has a default:

    seats: 4                       facing: north
    flock: ["Y G B", "R K Y"]      letters B G R Y K(black) . (empty), north on top, blanks do not count
    marker: 12                     turn: 0
    free: {0: {lamb_slam: [3], ewe_turn: [1, 2]}}      per seat; left out: the whole mat
    scores: [0, 3, 0, 0]           buttons: [[1, 2], [3]]      (two players)
    stage: action | truck | panic  face: red (for panic; left out: rolled)    rolled: 2 (truck rolls made)
    last: {kind: ewe_turn, flock: [...], facing: east}         the mat action before and the position before it
    last_turn: [1, 2, 3, 4]        when each seat last had a turn; left out: in order, up to the seat to act
    luck: [{panic: red}, {flock: plus}]                        forced results, in order

At the stages `truck` and `panic` the flock may be in pieces: it comes together after the roll, so that any
regrouping can be set up. Scores count as points of the first field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rng import Luck
from game.core.rules import BadPosition, Options
from game.core.written import whole
from game.geometry.squares import CLOCKWISE, unpack
from game.rules.shear_panic import flock
from game.rules.shear_panic.apply import begin_at, can_play, cells_of_rows, deal
from game.rules.shear_panic.config import ShearConfig
from game.rules.shear_panic.setup import KINDS, Setup, make_setup
from game.rules.shear_panic.state import ACTION, AFTER_ACTION, AFTER_TRUCK, SOURCES, TRUCK_OR_PANIC, ShearState

_LETTERS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "K": "black", ".": "."}
_LETTER_OF = {word: letter for letter, word in _LETTERS.items()}
_KEYS = (
    "seats", "flock", "facing", "marker", "turn", "free", "scores", "buttons", "stage", "face", "rolled", "last",
    "last_turn", "luck", "seed",
)


def position(config: ShearConfig, options: Options, description: Mapping[str, Any]) -> ShearState:
    """The state that a description means. Raises BadPosition with one sentence."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise BadPosition(f"a position of Shear Panic has no {unknown[0]!r}; it may have {', '.join(_KEYS)}")
    setup = make_setup(config, whole(description, "seats", 4, 0, 99), options)
    seed = whole(description, "seed", 0, 0, 10**18)
    new = deal(setup, Luck.from_seed(seed)).state
    new.luck = Luck(new.luck.counter, _forced(setup, description.get("luck", ())))
    if "flock" in description:
        new.cells = read_flock(description["flock"])
    new.facing = _one_of(description, "facing", CLOCKWISE, new.facing)
    new.marker = new.marker_from = whole(description, "marker", 0, 0, setup.track.length - 1)
    new.boxes = _free(setup, description.get("free", {}))
    new.sources = _scores(setup, description.get("scores", [0] * setup.seats))
    if "buttons" in description:
        new.buttons = _buttons(setup, description["buttons"])
    new.turn = whole(description, "turn", setup.first, 0, setup.seats - 1)
    new.last_turn = _last_turn(setup, new.turn, description.get("last_turn"))
    new.turns = max(new.last_turn)
    _before(new, description.get("last"))
    _stage(new, description)
    return new


def describe_position(state: ShearState) -> dict[str, Any]:
    """The description of a state, as `position` reads it, every key written out but luck and seed.

    `stage` may also be `group`, `route`, `lift` or `over`, which no position can begin with, and `field` is
    the marker's field besides.
    """
    setup = state.setup
    free: dict[str, dict[str, list[int]]] = {str(seat): {kind: [] for kind in KINDS} for seat in range(setup.seats)}
    for seat, row in enumerate(state.boxes):
        for (kind, number), left in zip(setup.boxes, row, strict=True):
            free[str(seat)][kind] += [number] * left
    out = {
        "seats": setup.seats, "flock": _picture(state.cells), "facing": state.facing, "marker": state.marker,
        "field": setup.field_at[state.marker], "turn": state.turn, "free": free, "scores": list(state.scores),
        "buttons": [list(row) for row in state.buttons], "stage": state.stage, "face": state.face,
        "last_turn": list(state.last_turn), "last": None,
    }
    if state.stage == TRUCK_OR_PANIC and state.after == AFTER_TRUCK:
        out.update(stage="truck", rolled=state.turns - 1)
    if state.before is not None:
        out["last"] = {"kind": state.last_kind, "flock": _picture(state.before[0]), "facing": state.before[1]}
    return out


def tidy_description(description: Mapping[str, Any]) -> dict[str, Any]:
    """A written description with its flocks as `describe_position` writes them. Raises BadPosition."""
    out = dict(description)
    if "flock" in out:
        out["flock"] = _picture(read_flock(out["flock"]))
    if isinstance(out.get("last"), Mapping):
        out["last"] = tidy_description(out["last"])
    return out


def read_flock(rows: Any) -> tuple[int, ...]:
    """Cells of a picture in letters. Raises BadPosition."""
    if not isinstance(rows, Sequence) or isinstance(rows, str):
        raise BadPosition(f"a flock is a list of rows such as ['B . K', 'Y R .'], not {rows!r}")
    picture = [[_LETTERS.get(c, c) for c in str(row).replace(" ", "")] for row in rows]
    seen = [c for row in picture for c in row if c != "."]
    for colour in seen:
        if colour not in flock.COLOURS:
            raise BadPosition(f"the flock is written with B G R Y K and . for empty, not {colour!r}")
        if seen.count(colour) > (1 if colour == "black" else 2):
            raise BadPosition(f"there are {seen.count(colour)} {colour} sheep in the flock")
    return cells_of_rows(picture)


def _picture(cells: flock.Cells) -> list[str]:
    """The flock in letters, without empty lines around it."""
    at = {unpack(cell): sheep for cell, sheep in flock.occupied(cells).items()}
    if not at:
        return []
    xs, ys = zip(*at, strict=True)
    return [
        "".join(_letter(at[x, y]) if (x, y) in at else "." for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]


def _letter(sheep: int) -> str:
    return _LETTER_OF[flock.COLOURS[flock.COLOUR_OF[sheep]]]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(description: Mapping[str, Any], key: str, known: Sequence[str], default: str) -> str:
    value = description.get(key, default)
    if value not in known:
        raise BadPosition(f"{key} must be one of {', '.join(known)}, not {value!r}")
    return str(value)


def _numbers(value: Any, what: str, count: int | None = None) -> list[int]:
    right = isinstance(value, Sequence) and not isinstance(value, str) and all(map(_is_whole, value))
    if not right or (count is not None and len(value) != count):
        raise BadPosition(f"{what} must be a list of {count or 'whole'} numbers, not {value!r}")
    return list(value)


def _forced(setup: Setup, rows: Any) -> tuple[tuple[str, str | int], ...]:
    if not isinstance(rows, Sequence) or not all(isinstance(row, Mapping) for row in rows):
        raise BadPosition(f"luck must be a list such as [{{panic: red}}, {{flock: plus}}], not {rows!r}")
    faces = {"panic": setup.config.dice.panic, "flock": setup.config.dice.flock}
    out = [(die, face) for row in rows for die, face in row.items()]
    for die, face in out:
        if die not in faces:
            raise BadPosition(f"luck knows the dice panic and flock, not {die!r}")
        if face not in faces[die]:
            raise BadPosition(f"the {die} die has no face {face!r}; it has {', '.join(dict.fromkeys(faces[die]))}")
    return tuple(out)


def _free(setup: Setup, free: Any) -> tuple[tuple[int, ...], ...]:
    if not isinstance(free, Mapping):
        raise BadPosition(f"free must map seats to their boxes, such as {{0: {{boing: [3]}}}}, not {free!r}")
    by_seat = {str(seat): named for seat, named in free.items()}
    if strange := set(by_seat).difference(map(str, range(setup.seats))):
        raise BadPosition(f"free names the seat {min(strange)}; there are 0 to {setup.seats - 1}")
    return tuple(_free_of(setup, by_seat.get(str(seat))) for seat in range(setup.seats))


def _free_of(setup: Setup, named: Any) -> tuple[int, ...]:
    if named is None:
        return setup.copies
    if not isinstance(named, Mapping):
        raise BadPosition(f"the boxes of a seat are written like {{boing: [3]}}, not {named!r}")
    for kind, numbers in named.items():
        if kind not in KINDS:
            raise BadPosition(f"there is no action {kind!r}; there are {', '.join(KINDS)}")
        for number in _numbers(numbers, f"the free boxes of {kind}"):
            copies = dict(zip(setup.boxes, setup.copies, strict=True)).get((kind, number), 0)
            if list(numbers).count(number) > copies:
                raise BadPosition(f"a mat has {copies} times {kind} with {number}, not {list(numbers).count(number)}")
    return tuple(list(named.get(kind, ())).count(number) for kind, number in setup.boxes)


def _scores(setup: Setup, scores: Any) -> tuple[tuple[int, ...], ...]:
    return tuple((points, *(0,) * (len(SOURCES) - 1)) for points in _numbers(scores, "scores", setup.seats))


def _buttons(setup: Setup, rows: Any) -> tuple[tuple[int, ...], ...]:
    if setup.seats != 2 and isinstance(rows, Sequence) and not any(rows):
        return ((),) * setup.seats
    if setup.seats != 2 or not isinstance(rows, Sequence) or len(rows) != 2:
        raise BadPosition("buttons are for two players, one list of numbers each, such as [[1, 2], [3]]")
    out = tuple(tuple(sorted(_numbers(row, "the buttons of a seat"))) for row in rows)
    have = setup.config.two_players.buttons
    if any(row.count(n) > have.count(n) for row in out for n in row):
        raise BadPosition(f"a player has the buttons {', '.join(map(str, sorted(have)))}, not more")
    return out


def _last_turn(setup: Setup, turn: int, given: Any) -> tuple[int, ...]:
    """When each seat last had a turn; by default all had theirs in order, the seat to act the latest."""
    if given is None:
        return tuple(setup.seats - (turn - seat) % setup.seats for seat in range(setup.seats))
    return tuple(_numbers(given, "last_turn", setup.seats))


def _before(new: ShearState, last: Any) -> None:
    new.last_kind, new.before = "", None
    if last is None:
        return
    if not isinstance(last, Mapping) or set(last) - {"kind", "flock", "facing"}:
        raise BadPosition("last is written like {kind: ewe_turn, flock: [...], facing: east}")
    new.last_kind = _one_of(last, "kind", KINDS, "")
    cells = read_flock(last["flock"]) if "flock" in last else new.cells
    new.before = (cells, _one_of(last, "facing", CLOCKWISE, new.facing))


def _stage(new: ShearState, description: Mapping[str, Any]) -> None:
    stage = _one_of(description, "stage", ("action", "truck", "panic"), "action")
    new.face = ""
    if stage == "action":
        if not can_play(new, new.turn):
            raise BadPosition(f"seat {new.turn} has no sheep or no free box, so it cannot be its turn")
        if len(flock.groups(new.cells)) > 1:
            raise BadPosition("the flock must be in one piece")
        new.stage, new.after = ACTION, AFTER_ACTION
    elif not flock.present(new.cells):
        raise BadPosition("no panic is rolled for an empty flock")
    face = _face(new, description.get("face", ""))
    begin_at(new, stage, face, whole(description, "rolled", 0, 0, 999))


def _face(new: ShearState, face: Any) -> str:
    here = {flock.COLOURS[flock.COLOUR_OF[sheep]] for sheep in flock.present(new.cells)} | {"white", ""}
    if face not in here:
        raise BadPosition(f"face must be white or a colour in the flock, not {face!r}")
    return str(face)
