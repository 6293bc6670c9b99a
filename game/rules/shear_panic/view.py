"""What a seat sees of Shear Panic: everything but the luck to come. All information is open."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.record import Json
from game.core.rng import Rng
from game.rules.shear_panic.setup import Setup
from game.rules.shear_panic.state import ShearState, public_dict

_SHARED = tuple(name for name in ShearState.__slots__ if name not in ("luck", "known_legal"))


@dataclass(frozen=True, slots=True)
class ShearView:
    """The open position as `seat` sees it; the fields mean what they mean in ShearState."""

    seat: int | None
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
    reason: str
    winners: tuple[int, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat."""
        return tuple(sum(row) for row in self.sources)

    @property
    def field(self) -> str:
        """The field the marker stands in; `truck` before the first space."""
        return self.setup.field_at[self.marker]

    def to_dict(self) -> dict[str, Json]:
        """Everything in it, as plain values."""
        return {"seat": self.seat, "options": dict(self.setup.options), **public_dict(self)}


def view(state: ShearState, seat: int | None) -> ShearView:
    """The seat's view; all seats and onlookers see the same."""
    return ShearView(seat, **{name: getattr(state, name) for name in _SHARED})


def determinize(seen: ShearView, rng: Rng) -> ShearState:
    """A state that fits the view, with luck of its own."""
    new = ShearState.__new__(ShearState)
    for name in _SHARED:
        setattr(new, name, getattr(seen, name))
    new.luck = rng.luck()
    new.known_legal = None
    return new
