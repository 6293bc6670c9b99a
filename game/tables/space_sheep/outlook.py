"""What a move would do to the ring, worked out for the position now: arrow, swap, and who would be at home. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.action import Action
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.rules.space_sheep.ring import BOTH, SHEEP, SHEPHERD, choices, destination, moved
from game.rules.space_sheep.stages import WILD_NAME
from game.rules.space_sheep.view import SpaceView


@dataclass(frozen=True, slots=True)
class Flyer:
    """One piece on its way: `kind` shepherd or sheep, its colour, the systems by number, and whether it gets home."""

    kind: str
    colour: str
    start: int
    end: int
    home: bool


@dataclass(frozen=True, slots=True)
class Outlook:
    """A move on the ring: `goes` are the pieces that are sent, `comes` those that change places with them.

    `at_home`: (Shepherds, SpaceSheep) at home afterwards; `wins`: all of them.
    """

    start: int
    end: int
    goes: tuple[Flyer, ...]
    comes: tuple[Flyer, ...]
    at_home: tuple[int, int]
    wins: bool


def outlook(view: SpaceView, action: Action) -> Outlook | None:
    """What an action does to the ring; None for one that moves nothing."""
    if isinstance(action, ActivateSystem):
        start = view.ring.index(action.system)
        return sent(view, start, action.piece)
    if isinstance(action, ActivateShepherd):
        start = view.shepherds.index(view.ring.index(action.shepherd))
        return _between(view, start, (start + 1) % len(view.ring), SHEPHERD)
    return None


def sent(view: SpaceView, system: int, piece: str) -> Outlook | None:
    """Where a system's tile would send its piece (`shepherd`, `sheep`, `both`) now; None if it leads nowhere."""
    end = destination(view.instructions[system], view.board)
    return None if end == system else _between(view, system, end, piece)


def _between(view: SpaceView, start: int, end: int, piece: str) -> Outlook:
    kinds = (SHEPHERD, SHEEP) if piece == BOTH else (piece,)
    rows = {SHEPHERD: view.shepherds, SHEEP: view.sheep}
    goes = tuple(Flyer(k, view.ring[rows[k][start]], start, end, rows[k][start] == end) for k in kinds)
    comes = tuple(Flyer(k, view.ring[rows[k][end]], end, start, rows[k][end] == start) for k in kinds)
    after = moved(view.board, start, end, piece)
    at_home = tuple(sum(colour == system for system, colour in enumerate(row)) for row in after)
    return Outlook(start, end, goes, comes, (at_home[0], at_home[1]), sum(at_home) == 2 * len(view.ring))


def with_card(view: SpaceView, seat: int, card: str) -> Iterator[Action]:
    """All moves on the ring that a card allows at this moment, whoever's turn it is: for planning."""
    for system, colour in enumerate(view.ring):
        if card in (colour, WILD_NAME) and destination(view.instructions[system], view.board) != system:
            for piece in choices(view.board, system):
                yield ActivateSystem(seat, card, colour, piece)
    for colour in view.ring:
        if card in (colour, WILD_NAME):
            yield ActivateShepherd(seat, card, colour)
