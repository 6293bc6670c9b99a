"""A game of Shear Panic at one moment: flat data with immutable rows, copied by hand.

What is asked is told by `stage`; a long turn (action, regrouping, marker, button, scoring, panic) is never
hidden in a call stack but stands in `stage` and `after`, so that saving works at every decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import Action
from game.core.record import Json
from game.core.rng import Luck
from game.geometry.squares import pack, unpack
from game.rules.shear_panic.flock import GONE, SHEEP
from game.rules.shear_panic.setup import Setup

SOURCES = ("team_tag", "roger", "black_tag", "shear", "buttons")

# what is asked
TRUCK_OR_PANIC, ACTION, GROUP, ROUTE, LIFT, OVER = "panic", "action", "group", "route", "lift", "over"
# what follows once the flock is whole again
AFTER_TRUCK, AFTER_ACTION, AFTER_SHEAR, AFTER_PANIC = "truck", "marker", "shear", "turn_end"


class ShearState:
    """The whole position.

    cells: nine packed cells by sheep, GONE if sheared. boxes: per seat how many of each box are free.
    sources: points per seat by SOURCES; a score is their sum. buttons: per seat the numbers still on the
    spare mat. turn: the seat to act; turns: how many turns began; last_turn: per seat the number of its
    latest turn, 0 for none. stage, after: see above. face: the panic face in force. group, routes: the group
    on its way home and its possible shifts. number: the box covered this turn; marker_from: where the marker
    stood. last_kind, before: the latest mat action and (cells, facing) before it, None without limit (P12).
    """

    __slots__ = (
        "after", "before", "boxes", "buttons", "cells", "face", "facing", "group", "known_legal", "last_kind",
        "last_turn", "luck", "marker", "marker_from", "number", "reason", "routes", "setup", "sources", "stage",
        "turn", "turns", "winners",
    )

    setup: Setup
    cells: tuple[int, ...]
    facing: str
    marker: int
    boxes: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[int, ...], ...]
    buttons: tuple[tuple[int, ...], ...]
    turn: int
    turns: int
    last_turn: tuple[int, ...]
    stage: str
    after: str
    face: str
    group: tuple[int, ...]
    routes: tuple[int, ...]
    number: int
    marker_from: int
    last_kind: str
    before: tuple[tuple[int, ...], str] | None
    luck: Luck
    reason: str
    winners: tuple[int, ...]
    known_legal: Sequence[Action] | None

    def copy(self) -> ShearState:
        """Another state with the same rows; the known legal actions are not taken along."""
        new = ShearState.__new__(ShearState)
        new.setup = self.setup
        new.cells = self.cells
        new.facing = self.facing
        new.marker = self.marker
        new.boxes = self.boxes
        new.sources = self.sources
        new.buttons = self.buttons
        new.turn = self.turn
        new.turns = self.turns
        new.last_turn = self.last_turn
        new.stage = self.stage
        new.after = self.after
        new.face = self.face
        new.group = self.group
        new.routes = self.routes
        new.number = self.number
        new.marker_from = self.marker_from
        new.last_kind = self.last_kind
        new.before = self.before
        new.luck = self.luck
        new.reason = self.reason
        new.winners = self.winners
        new.known_legal = None
        return new

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat."""
        return tuple(sum(row) for row in self.sources)

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values; the config is not in it, it belongs to the game's record."""
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            **public_dict(self),
            "luck": self.luck.to_dict(),
        }


_PLAIN = ("facing", "marker", "turn", "turns", "stage", "after", "face", "number", "marker_from", "last_kind", "reason")
_ROWS = ("boxes", "sources", "buttons")


def public_dict(state: Any) -> dict[str, Json]:
    """The open part of a state or view as plain values: all but set-up and luck."""
    before = state.before
    return {
        **{name: getattr(state, name) for name in _PLAIN},
        **{name: [list(row) for row in getattr(state, name)] for name in _ROWS},
        "cells": _cells_out(state.cells),
        "last_turn": list(state.last_turn),
        "winners": list(state.winners),
        "group": [SHEEP[s] for s in state.group],
        "routes": [list(unpack(r)) for r in state.routes],
        "before": None if before is None else {"cells": _cells_out(before[0]), "facing": before[1]},
    }


def _cells_out(cells: Sequence[int]) -> dict[str, list[int] | None]:
    return {SHEEP[s]: None if c == GONE else list(unpack(c)) for s, c in enumerate(cells)}


def _cells_in(data: Mapping[str, Sequence[int] | None]) -> tuple[int, ...]:
    rows = (data[name] for name in SHEEP)
    return tuple(GONE if row is None else pack(row[0], row[1]) for row in rows)


def state_from_dict(setup: Setup, data: Mapping[str, Any]) -> ShearState:
    """The state that `to_dict` wrote, for the set-up made from its seats and options."""
    new = ShearState.__new__(ShearState)
    new.setup = setup
    for name in _PLAIN:
        setattr(new, name, data[name])
    for name in _ROWS:
        setattr(new, name, tuple(tuple(row) for row in data[name]))
    new.cells = _cells_in(data["cells"])
    new.last_turn = tuple(data["last_turn"])
    new.winners = tuple(data["winners"])
    new.group = tuple(SHEEP.index(name) for name in data["group"])
    new.routes = tuple(pack(x, y) for x, y in data["routes"])
    before = data["before"]
    new.before = None if before is None else (_cells_in(before["cells"]), before["facing"])
    new.luck = Luck.from_dict(data["luck"])
    new.known_legal = None
    return new
