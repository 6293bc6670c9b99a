"""What a position of Shear Panic is worth to whom: points made, and a guess at those to come.

The guess looks at what each seat would score if the next scoring came now, and trusts it the more the nearer
the marker is to that scoring. The numbers were found by letting variants play each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.geometry.squares import STRIDE
from game.rules.shear_panic.flock import GONE, Cells
from game.rules.shear_panic.setup import Setup
from game.rules.shear_panic.state import OVER, ShearState

Standing = tuple[int, int, int, int, int]
"""Of one seat, as if it were judged now: points of its pair, beside the black sheep, in rows from the front, in
rows from the back once the front row is shorn; and how many of its sheep that shearing would leave."""

PAIR_TRUST = 0.35
BLACK_TRUST = 0.3
ROW_TRUST, ROW_TRUST_LOST = 0.75, 0.08
MOST_ROW_TRUST, LEAST_ROW_TRUST = 0.6, 0.05
SHEEP_WORTH = 0.7
REACH = 3
ROGER_TEMPO, SHEAR_TEMPO = 2.0, 4.0
SPACES_A_TURN = 2.5
LEADER_SHARE = 0.5


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
        pair = near.get(cells[a] - cells[b], 0)
        out.append((pair, beside_black, front, back, left))
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
    """Points of two sheep by the difference of their cells; that of two shorn sheep is 0 and not in it."""
    sides = dict.fromkeys((1, -1, STRIDE, -STRIDE), beside)
    return sides | dict.fromkeys((STRIDE - 1, STRIDE + 1, 1 - STRIDE, -1 - STRIDE), corner)


def prospects(setup: Setup, marker: int, standing: Sequence[Standing], mover: int) -> list[float]:
    """Points to come for every seat when the marker stands there and `mover` is next."""
    fields = setup.track.fields
    away = next((brown - marker for brown in setup.track.brown if brown > marker), 0)
    trust = max(LEAST_ROW_TRUST, min(MOST_ROW_TRUST, ROW_TRUST - ROW_TRUST_LOST * away))
    if marker < fields["roger"]:
        pair_trust = PAIR_TRUST if marker < fields["team_tag"] else 0.0
        out = [pair_trust * pair + trust * front for pair, _, front, _, _ in standing]
    else:
        black_trust = BLACK_TRUST if marker < fields["black_tag"] else 0.0
        out = [black_trust * black + trust * back + SHEEP_WORTH * left for _, black, _, back, left in standing]
    if away <= REACH:
        out[mover] += ROGER_TEMPO if marker < fields["roger"] else SHEAR_TEMPO
    return out


def button_debts(setup: Setup, marker: int, buttons: Sequence[Sequence[int]]) -> list[float]:
    """What the buttons still lying will probably cost every seat (two players only)."""
    turns_left = (setup.track.length - marker) / (SPACES_A_TURN * setup.seats)
    return [setup.config.two_players.left_over * max(0.0, len(row) - turns_left) for row in buttons]


def lead(totals: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead: of the best of the others and of their average, in equal parts."""
    others = [t for s, t in enumerate(totals) if s != seat]
    return totals[seat] - LEADER_SHARE * max(others) - (1 - LEADER_SHARE) * sum(others) / len(others)


def state_value(state: ShearState, seat: int) -> float:
    """What a position between two actions is worth to a seat, in points of lead."""
    setup = state.setup
    if state.stage == OVER:
        return lead(state.scores, seat)
    standing = standings(setup, state.cells, state.facing)
    coming = prospects(setup, state.marker, standing, state.turn)
    debts = button_debts(setup, state.marker, state.buttons)
    totals = [s + c - d for s, c, d in zip(state.scores, coming, debts, strict=True)]
    return lead(totals, seat)

