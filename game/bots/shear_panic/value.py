"""What a position of Shear Panic is worth to whom: points made, and a guess at those to come.

The guess looks at what each seat would score if the next scoring came now, and trusts it the more the nearer
the marker is to that scoring. The numbers were found by letting variants play each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from game.geometry.squares import STRIDE
from game.rules.shear_panic.flock import GONE, Cells
from game.rules.shear_panic.setup import Setup
from game.rules.shear_panic.state import OVER, ShearState

PAIR, BLACK, FRONT, BACK, LEFT = range(5)
Standing = tuple[int, int, int, int, int]
"""Of one seat, as if it were judged now: points of its PAIR, beside the BLACK sheep, in rows from the FRONT, in
rows from the BACK once the front row is shorn; and how many of its sheep that shearing would leave (LEFT)."""

PAIR_TRUST = 0.35
BLACK_TRUST = 0.3
ROW_TRUST, ROW_TRUST_LOST = 0.75, 0.08
MOST_ROW_TRUST, LEAST_ROW_TRUST = 0.6, 0.05
SHEEP_WORTH = 0.7
REACH = 3
ROGER_TEMPO, SHEAR_TEMPO = 2.0, 4.0
SPACES_A_TURN = 2.5
LEADER_SHARE = 0.5


class Outlook(NamedTuple):
    """What is to come: the worth of a point in each column of a standing, and what each seat gets besides."""

    trust: tuple[float, float, float, float, float]
    besides: tuple[float, ...]


def standings(setup: Setup, cells: Cells, facing: str) -> list[Standing]:
    """How all seats stand, in seat order."""
    depths = _depths(cells, facing)
    rows = [d for d in depths if d is not None]
    if not rows:
        return [(0, 0, 0, 0, 0)] * setup.seats
    first, last = min(rows), max(rows)
    points = setup.config.points
    near, worth = _near(points.beside, points.corner), points.rows
    lines = len(worth)
    black = cells[0]
    out = []
    for own in setup.own:
        beside_black = front = back = left = 0
        for sheep in own:
            depth = depths[sheep]
            if depth is None:
                continue
            beside_black += near.get(cells[sheep] - black, 0)
            if depth - first < lines:
                front += worth[depth - first]
            if depth > first:
                left += 1
                if last - depth < lines:
                    back += worth[last - depth]
        a, b = own
        out.append((near.get(cells[a] - cells[b], 0), beside_black, front, back, left))
    return out


def _depths(cells: Cells, facing: str) -> list[int | None]:
    """The line of every sheep, rising from the front to the back; None for a shorn sheep."""
    if facing == "north":
        return [None if c == GONE else (c + STRIDE // 2) // STRIDE for c in cells]
    if facing == "south":
        return [None if c == GONE else -((c + STRIDE // 2) // STRIDE) for c in cells]
    if facing == "west":
        return [None if c == GONE else (c + STRIDE // 2) % STRIDE for c in cells]
    return [None if c == GONE else -((c + STRIDE // 2) % STRIDE) for c in cells]


@cache
def _near(beside: int, corner: int) -> dict[int, int]:
    """Points of two sheep by the difference of their cells; that of two shorn sheep, 0, is not in it."""
    sides = dict.fromkeys((1, -1, STRIDE, -STRIDE), beside)
    return sides | dict.fromkeys((STRIDE - 1, STRIDE + 1, 1 - STRIDE, -1 - STRIDE), corner)


def outlook(setup: Setup, marker: int, mover: int, buttons: Sequence[Sequence[int]]) -> Outlook:
    """What is to come when the marker stands there and `mover` is next; `buttons` lie before each seat."""
    fields = setup.track.fields
    away = next((brown - marker for brown in setup.track.brown if brown > marker), 0)
    row = max(LEAST_ROW_TRUST, min(MOST_ROW_TRUST, ROW_TRUST - ROW_TRUST_LOST * away))
    before_roger_leaves = marker < fields["roger"]
    if before_roger_leaves:
        trust = (PAIR_TRUST if marker < fields["team_tag"] else 0.0, 0.0, row, 0.0, 0.0)
    else:
        trust = (0.0, BLACK_TRUST if marker < fields["black_tag"] else 0.0, 0.0, row, SHEEP_WORTH)
    besides = [-debt for debt in _button_debts(setup, marker, buttons)]
    if away <= REACH:
        besides[mover] += ROGER_TEMPO if before_roger_leaves else SHEAR_TEMPO
    return Outlook(trust, tuple(besides))


def _button_debts(setup: Setup, marker: int, buttons: Sequence[Sequence[int]]) -> list[float]:
    """What the buttons still lying will probably cost every seat (two players only)."""
    turns_left = (setup.track.length - marker) / (SPACES_A_TURN * setup.seats)
    return [setup.config.two_players.left_over * max(0.0, len(row) - turns_left) for row in buttons]


def foreseen(scores: Iterable[float], standing: Sequence[Standing], coming: Outlook) -> list[float]:
    """The points every seat can be expected to have in the end."""
    pair, black, front, back, left = coming.trust
    return [
        score + extra + pair * line[0] + black * line[1] + front * line[2] + back * line[3] + left * line[4]
        for score, extra, line in zip(scores, coming.besides, standing, strict=True)
    ]


def lead(totals: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead: of the best of the others and of their average, in equal parts."""
    if len(totals) == 2:
        return totals[seat] - totals[1 - seat]
    others = [t for s, t in enumerate(totals) if s != seat]
    return totals[seat] - LEADER_SHARE * max(others) - (1 - LEADER_SHARE) * sum(others) / len(others)


def state_value(state: ShearState, seat: int) -> float:
    """What a position between two turns is worth to a seat, in points of lead."""
    setup = state.setup
    if state.stage == OVER:
        return lead(state.scores, seat)
    coming = outlook(setup, state.marker, state.turn, state.buttons)
    return lead(foreseen(state.scores, standings(setup, state.cells, state.facing), coming), seat)
