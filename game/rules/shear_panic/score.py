"""Points of Shear Panic: tag fields, Roger's field, the shear field, buttons, and who wins."""

from __future__ import annotations

from game.core.outcome import Outcome, ScoreLine
from game.geometry.squares import STRIDE
from game.rules.shear_panic import flock
from game.rules.shear_panic.flock import GONE, Cells
from game.rules.shear_panic.setup import Setup
from game.rules.shear_panic.state import SOURCES, ShearState

SheepPoints = dict[int, int]


def pair_points(setup: Setup, a: int, b: int) -> int:
    """Points of two cells: beside each other, at a corner, or apart (P4)."""
    if b == GONE or a == GONE:
        return 0
    apart = abs(a - b)
    if apart in (1, STRIDE):
        return setup.config.points.beside
    return setup.config.points.corner if apart in (STRIDE - 1, STRIDE + 1) else 0


def team_tag(setup: Setup, cells: Cells, seat: int) -> SheepPoints:
    """Points of the seat's pair, written to its first sheep; empty when it scores nothing (P4)."""
    a, b = setup.own[seat]
    points = pair_points(setup, cells[a], cells[b])
    return {a: points} if points else {}


def black_tag(setup: Setup, cells: Cells, seat: int) -> SheepPoints:
    """Points of each of the seat's sheep beside or at a corner of the black one (P4)."""
    found = {s: pair_points(setup, cells[s], cells[0]) for s in setup.own[seat]}
    return {s: n for s, n in found.items() if n}


def row_points(setup: Setup, cells: Cells, facing: str, from_back: bool) -> SheepPoints:
    """Points of every sheep of a scoring seat: 4, 3, 2, 1 from the front, or from the back (P24, P25)."""
    rows = flock.rows_from_front(cells, facing)
    if from_back:
        rows.reverse()
    scoring = {s for own in setup.own for s in own}
    worth = setup.config.points.rows
    return {s: points for row, points in zip(rows, worth, strict=False) for s in row if s in scoring}


def browns_passed(setup: Setup, start: int, end: int) -> list[int]:
    """The brown spaces entered or passed between two places of the marker, in order."""
    return [space for space in setup.track.brown if start < space <= end]


def stop_after(setup: Setup, start: int) -> int:
    """The space the marker cannot pass in this move (P21)."""
    roger_end = setup.track.fields["roger"]
    return roger_end if start < roger_end else setup.track.length


def is_second_brown(setup: Setup, space: int) -> bool:
    """Whether the marker stands on the last brown space of Roger's field or of the track."""
    return space in (setup.track.fields["roger"], setup.track.length)


def only_one_colour(cells: Cells) -> bool:
    """Whether all sheep left are of one colour and the black one is gone (P26)."""
    left = {flock.COLOUR_OF[s] for s in flock.present(cells)}
    return len(left) == 1 and 0 not in left


def winners(state: ShearState) -> tuple[int, ...]:
    """The one seat that wins: points, then sheep left, then the least recent turn (P27)."""
    own, cells = state.setup.own, state.cells

    def rank(seat: int) -> tuple[int, int, int]:
        left = sum(cells[s] != GONE for s in own[seat])
        return state.scores[seat], left, -state.last_turn[seat]

    return (max(range(state.setup.seats), key=rank),)


def outcome(state: ShearState) -> Outcome | None:
    """The end of the game, with every seat's points by source."""
    if not state.reason:
        return None
    lines = [
        ScoreLine(seat, source, points)
        for seat, row in enumerate(state.sources)
        for source, points in zip(SOURCES, row, strict=True)
        if points or source != "buttons"
    ]
    return Outcome(state.reason, state.winners, state.scores, tuple(lines))
