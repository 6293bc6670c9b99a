"""Signs of the seven actions of Shear Panic, 48 x 48, ink on nothing; readable from 24 pixels on."""

from collections.abc import Callable

from art.palette import GOLD_LIGHT, INK, PAPER
from art.svg import document, fleece, group, path, rect


def _sheep(x: float, y: float, r: float, fill: str = PAPER) -> str:
    return path(fleece(x, y, (r, r * 0.92), 8, 3), fill, INK, 2.6)


def _mover(x: float, y: float, r: float) -> str:
    return _sheep(x, y, r, GOLD_LIGHT)


def _arrow(d: str, tip: tuple[float, float], turn: float) -> str:
    point = path("M1 0L-9 -6.5L-7 0L-9 6.5Z", INK, INK, 2)
    return path(d, width=4) + group(point, *tip, turn=turn)


def lamb_slam() -> str:
    """One sheep slams into another."""
    burst = path("M23 13L21 6M31 11L33 4M39 15L44 9", width=3.2)
    return _mover(13, 29, 9.5) + _sheep(33, 26, 9) + burst + _arrow("M14 43H34", (43, 43), 0)


def line_push() -> str:
    """A row of three shoved from behind."""
    return _mover(9, 19, 7.6) + _sheep(24, 19, 7.6) + _sheep(39, 19, 7.6) + _arrow("M7 38H33", (43, 38), 0)


def diagonal_push() -> str:
    """A slanting row of three shoved from behind."""
    flock = _mover(9, 35, 7.6) + _sheep(20, 22, 7.6) + _sheep(31, 9, 7.6)
    return flock + _arrow("M24 43L37 29", (43, 22.5), -47)


def wool_rule() -> str:
    """A ruler along the flock's side; the last one is brought up to it."""
    ruler = rect((4, 3, 11, 42), 2.5, "#d9a566", INK, 2.8) + path(
        "M10 11H15M10 19H15M10 27H15M10 35H15", width=2.6
    )
    return (
        ruler
        + _sheep(25, 13, 7.6)
        + _sheep(39, 13, 7.6)
        + _mover(26, 35, 7.6)
        + _arrow("M46 35H44", (36, 35), 180)
    )


def ewe_turn() -> str:
    """One sheep turns and takes the flock's heading along."""
    return _mover(23, 32, 11) + _arrow("M7 27C7 2 36 1 40 15", (41.5, 23), 82)


def small_step() -> str:
    """One sheep steps to a free place beside."""
    place = path(fleece(37, 13, (8.4, 7.9), 8, 3), "none", INK, 2.8, 'stroke-dasharray="3.4 4.6"')
    return _mover(13, 31, 9.6) + path("M23.5 23.500L27.5 20", width=3.6) + place + path("M5 45H22", width=3.2)


def boing() -> str:
    """One sheep leaps over its neighbour."""
    return (
        _mover(9, 36, 7.6)
        + _sheep(25, 36, 7.6)
        + _arrow("M8 22C11 -2 37 -1 40 18", (41.2, 27), 84)
        + path("M36 42H46", width=3.2)
    )


ACTIONS: dict[str, Callable[[], str]] = {
    "lamb-slam": lamb_slam,
    "line-push": line_push,
    "diagonal-push": diagonal_push,
    "wool-rule": wool_rule,
    "ewe-turn": ewe_turn,
    "small-step": small_step,
    "boing": boing,
}


def action(name: str) -> str:
    """The sign of an action of ACTIONS as a document."""
    return document((48, 48), ACTIONS[name]())
