"""What a seat may do in Shear Panic.

Sheep are named `blue_1`, `blue_2`, ..., `black` (numbered in reading order of the start); directions are
compass words. The seven mat actions name kind and number, not the box (P5a).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action


@dataclass(frozen=True, slots=True)
class LambSlam(Action):
    """One's own sheep slams one step, the unbroken run ahead of it moves along (P5)."""

    number: int
    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class LinePush(Action):
    """A row or column is pushed from its outer end; `sheep` is the outermost one there (P6)."""

    number: int
    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class DiagonalPush(Action):
    """The same along a diagonal line (P7)."""

    number: int
    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class WoolRule(Action):
    """The flock closes up against one `side` of itself (P8)."""

    number: int
    side: str


@dataclass(frozen=True, slots=True)
class SmallStep(Action):
    """One's own sheep steps onto an empty cell where it touches another (P9)."""

    number: int
    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class Boing(Action):
    """One's own sheep jumps over a run of sheep (P10)."""

    number: int
    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class EweTurn(Action):
    """The facing turns a quarter to the `side`, left or right (P11)."""

    number: int
    side: str


@dataclass(frozen=True, slots=True)
class CoverBox(Action):
    """No box has a legal use: cover one without effect, the marker moves (P14a)."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class PickGroup(Action):
    """Which of the equally small groups comes home first; named by its first sheep (P15)."""

    sheep: str


@dataclass(frozen=True, slots=True)
class ReturnGroup(Action):
    """The group of `sheep` comes home: shifted `dx` cells east and `dy` south in all (P16 to P19)."""

    sheep: str
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class LiftButton(Action):
    """Two players: lift a button of this number from the spare mat, or None to leave them (P33, P34)."""

    number: int | None


@dataclass(frozen=True, slots=True)
class PanicSlam(Action):
    """A sheep of the rolled colour slams (P28, P29)."""

    sheep: str
    towards: str


@dataclass(frozen=True, slots=True)
class PanicTurn(Action):
    """White was rolled: the whole flock turns left or right (P28)."""

    side: str


MatAction = LambSlam | LinePush | DiagonalPush | WoolRule | SmallStep | Boing | EweTurn
MAT_ACTIONS: tuple[type[MatAction], ...] = (LambSlam, LinePush, DiagonalPush, WoolRule, SmallStep, Boing, EweTurn)
ACTIONS: tuple[type[Action], ...] = (
    *MAT_ACTIONS, CoverBox, PickGroup, ReturnGroup, LiftButton, PanicSlam, PanicTurn,
)
