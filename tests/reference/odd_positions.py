"""Positions that play rarely reaches: snakes, half-shorn flocks, nearly empty mats, markers before every stop.

Everything is chosen by `pick`, a function that gives one of several things, so that the same maker serves a
seeded loop and hypothesis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from game.core.rng import Rng
from game.rules.shear_panic.config import ShearConfig, Track
from tests.helpers import LETTER
from tests.reference import slow_flock as sf
from tests.reference.compare import RULES, table_of
from tests.reference.slow_shear import IN_ORDER, SlowShear, Table, uses_of

T = TypeVar("T")
Pick = Callable[[Sequence[Any]], Any]
Description = dict[str, Any]
Options = dict[str, Any]

KINDS = ("boing", "diagonal_push", "ewe_turn", "lamb_slam", "line_push", "small_step", "wool_rule")


def by_seed(seed: int) -> Pick:
    """A `pick` from a seeded generator."""
    return Rng(seed).choice


def odd_pair(pick: Pick, config: ShearConfig) -> tuple[Any, SlowShear]:
    """The same odd position for the program and for the slow game."""
    options, description = odd_position(pick, config)
    if pick([True, False]):
        description["last"] = _last(pick, table_of(config, options, description))
    return RULES.position(config, options, description), SlowShear(table_of(config, options, description))


def odd_position(pick: Pick, config: ShearConfig) -> tuple[Options, Description]:
    """Options and a description as `position` takes them; the seat to move has a sheep and a free box."""
    seats = pick([2, 3, 4])
    options = seat_options(pick, seats)
    turn = pick(range(seats))
    track = next(t for t in config.tracks.values() if seats in t.seats)
    marker = _marker(pick, track)
    free = {seat: _mat(pick, config, at_least=seat == turn) for seat in range(seats)}
    description: Description = {
        "seats": seats, "turn": turn, "facing": pick(sf.STRAIGHT), "marker": marker, "free": free,
        "flock": _flock(pick, Table(config, seats, options).colours[turn]),
        "scores": [pick(range(40)) for _ in range(seats)],
        "last_turn": _last_turns(pick, seats, turn),
        "seed": pick(range(1 << 16)),
    }
    if seats == 2:
        description["buttons"] = [_buttons(pick, config, _count(free[seat])) for seat in range(2)]
    return options, description


def seat_options(pick: Pick, seats: int) -> Options:
    """Who begins, and for some seats a colour of their own choice."""
    colours = _shuffled(pick, IN_ORDER)
    chosen = {f"colour_{seat}": colours[seat] for seat in range(seats) if pick([True, False])}
    return {"first_seat": pick(range(seats)), **chosen}


def _last_turns(pick: Pick, seats: int, turn: int) -> list[int]:
    """The seat to move has its turn now; the others had theirs in any order (somebody may have been passed over)."""
    before = _shuffled(pick, range(1, seats))
    return [seats if seat == turn else before.pop() for seat in range(seats)]


def _marker(pick: Pick, track: Track) -> int:
    marked = sorted({*track.brown, *track.red, *track.fields.values()})
    stops = (track.fields["roger"], track.length)
    return int(pick([pick(range(track.length)), pick(marked) - pick([1, 2, 3]), pick(stops) - pick([1, 2, 3])]))


def _flock(pick: Pick, needed: str) -> list[str]:
    """Rows of letters: one to nine sheep in one piece, one of the needed colour among them."""
    first = LETTER[needed]
    rest = _shuffled(pick, list("BBGGRRYYK".replace(first, "", 1)))
    letters = [first, *rest[: pick(range(9))]]
    snake = pick([True, False, False])
    cells: list[sf.Cell] = [(0, 0)]
    while len(cells) < len(letters):
        at = cells[-1:] if snake else cells
        free = sorted({n for cell in at for n in sf.neighbours(cell)} - set(cells))
        if not free:
            snake = False
            continue
        cells.append(pick(free))
    where = dict(zip(cells, _shuffled(pick, letters), strict=True))
    xs, ys = [x for x, _ in where], [y for _, y in where]
    columns = range(min(xs), max(xs) + 1)
    return ["".join(where.get((x, y), ".") for x in columns) for y in range(min(ys), max(ys) + 1)]


def _mat(pick: Pick, config: ShearConfig, at_least: bool) -> dict[str, list[int]]:
    boxes = _shuffled(pick, [(box.action, box.number) for box in config.mat.values()])
    if pick([False, False, False, True]):
        # Only these two kinds can be without any use (P14a).
        boxes.sort(key=lambda box: box[0] not in ("boing", "small_step"))
    left = pick([len(boxes), pick(range(len(boxes))), 1])
    mat: dict[str, list[int]] = {}
    for kind, number in boxes[: max(left, int(at_least))]:
        mat.setdefault(kind, []).append(number)
    return mat


def _count(mat: dict[str, list[int]]) -> int:
    return sum(map(len, mat.values()))


def _buttons(pick: Pick, config: ShearConfig, free: int) -> list[int]:
    buttons = _shuffled(pick, config.two_players.buttons)
    return buttons[: min(free, pick([free, pick(range(len(buttons) + 1))]))]


def _last(pick: Pick, table: Table) -> Description | None:
    """A last action of a kind, and a position before it that a use of the same kind would bring back."""
    kind = pick(KINDS)
    back = [(f, facing) for _, f, facing in uses_of(table, table.turn, kind) if len(sf.groups(f)) == 1]
    if not back:
        return None
    flock, facing = pick(back)
    return {"kind": kind, "flock": rows_of(flock), "facing": facing}


def rows_of(flock: sf.Flock) -> list[str]:
    """A flock as rows of letters."""
    xs, ys = [x for x, _ in flock], [y for _, y in flock]
    letters = {cell: LETTER[sf.colour(sheep)] for cell, sheep in flock.items()}
    columns = range(min(xs), max(xs) + 1)
    return ["".join(letters.get((x, y), ".") for x in columns) for y in range(min(ys), max(ys) + 1)]


def _shuffled(pick: Pick, things: Sequence[T]) -> list[T]:
    left, out = list(things), []
    while left:
        out.append(left.pop(pick(range(len(left)))))
    return out
