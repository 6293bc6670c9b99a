"""What is fixed for one game of Shear Panic: seats, colours, track, boxes, and tables of ready-made actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.colours import seat_colours
from game.core.rules import BadPosition, Options
from game.geometry.squares import DIRECTIONS
from game.rules.shear_panic.actions import (
    MAT_ACTIONS,
    Boing,
    DiagonalPush,
    EweTurn,
    LambSlam,
    LinePush,
    MatAction,
    PanicSlam,
    SmallStep,
    WoolRule,
)
from game.rules.shear_panic.config import ActionKind, ShearConfig, Track
from game.rules.shear_panic.flock import COLOURS, SHEEP, SHEEP_OF

SEAT_COLOURS = ("blue", "red", "yellow", "green")
KINDS: tuple[ActionKind, ...] = (
    "lamb_slam", "line_push", "diagonal_push", "wool_rule", "small_step", "boing", "ewe_turn",
)
KIND_INDEX = {kind: i for i, kind in enumerate(KINDS)}
SIDES = ("east", "north", "south", "west")
HANDS = ("left", "right")
_TARGETED: dict[str, type[LambSlam | LinePush | DiagonalPush | SmallStep | Boing]] = {
    "lamb_slam": LambSlam, "line_push": LinePush, "diagonal_push": DiagonalPush, "small_step": SmallStep,
    "boing": Boing,
}


@dataclass(frozen=True, slots=True)
class Setup:
    """The frame of a game.

    `colours` are indices into `flock.COLOURS`, one a seat, `own` their sheep; `boxes` the different
    (kind, number) of a mat in order, `copies` how many of each; `field_at[space]` the field of
    every space, 0 being the truck.
    """

    config: ShearConfig
    options: tuple[tuple[str, str | int | bool], ...]
    seats: int
    first: int
    colours: tuple[int, ...]
    track_id: str
    track: Track
    boxes: tuple[tuple[ActionKind, int], ...]
    copies: tuple[int, ...]
    field_at: tuple[str, ...]
    own: tuple[tuple[int, ...], ...]


def make_setup(config: ShearConfig, seats: int, options: Options) -> Setup:
    """The frame for these options (`first_seat`, `colour_<seat>`). Raises BadPosition."""
    if seats not in (2, 3, 4):
        raise BadPosition(f"Shear Panic is for 2 to 4 players, not {seats}")
    track_id, track = next((i, t) for i, t in config.tracks.items() if seats in t.seats)
    first = options.get("first_seat", 0)
    if not isinstance(first, int) or not 0 <= first < seats:
        raise BadPosition(f"first_seat must be a seat from 0 to {seats - 1}, not {first!r}")
    kinds = sorted({(KIND_INDEX[b.action], b.number) for b in config.mat.values()})
    boxes = tuple((KINDS[k], number) for k, number in kinds)
    copies = tuple(sum((b.action, b.number) == box for b in config.mat.values()) for box in boxes)
    field_at = ["truck"]
    for name in ("team_tag", "roger", "black_tag", "shear"):
        field_at += [name] * (track.fields[name] - len(field_at) + 1)
    colours = tuple(COLOURS.index(colour) for colour in seat_colours(SEAT_COLOURS, seats, options))
    return Setup(
        config, tuple(sorted(options.items())), seats, first, colours, track_id, track, boxes, copies,
        tuple(field_at), tuple(SHEEP_OF[c] for c in colours),
    )


@cache
def targeted(seat: int, kind: str, number: int) -> tuple[MatAction, ...]:
    """The actions of a kind that points at a sheep and a direction, by code `sheep * 8 + direction`."""
    cls = _TARGETED[kind]
    return tuple(cls(seat, number, sheep, d) for sheep in SHEEP for d in DIRECTIONS)


@cache
def sided(seat: int, kind: str, number: int) -> tuple[MatAction, ...]:
    """The four Wool Rules, or the two Ewe Turns."""
    if kind == "wool_rule":
        return tuple(WoolRule(seat, number, side) for side in SIDES)
    return tuple(EweTurn(seat, number, side) for side in HANDS)


@cache
def panic_slams(seat: int) -> tuple[PanicSlam, ...]:
    """All panic slams of a seat, by code `sheep * 8 + direction`."""
    return tuple(PanicSlam(seat, sheep, d) for sheep in SHEEP for d in DIRECTIONS)


def kind_of(action: MatAction) -> ActionKind:
    """The kind a mat action is written under."""
    return KINDS[MAT_ACTIONS.index(type(action))]
