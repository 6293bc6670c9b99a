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
    burst = path("M23 12L21 5M31 10L33 3M39 14L44 8", width=3.2)
    return _mover(13, 28, 9.2) + _sheep(32.5, 25, 8.8) + burst + _arrow("M13 40.5H34", (43, 40.5), 0)


def line_push() -> str:
    """A row of three shoved from behind."""
    return _mover(9.4, 18, 7) + _sheep(24, 18, 7) + _sheep(38.6, 18, 7) + _arrow("M7 38H33", (43, 38), 0)


def diagonal_push() -> str:
    """A slanting row of three shoved from behind."""
    flock = _mover(9.6, 36, 7) + _sheep(20, 23, 7) + _sheep(30.4, 10, 7)
    return flock + _arrow("M24 43L37 29", (43, 22.5), -47)


def wool_rule() -> str:
    """A ruler along the flock's side; the last one is brought up to it."""
    ruler = rect((3, 3, 10.5, 42), 2.5, "#d9a566", INK, 2.8)
    ruler += path("M9 11H13.5M9 19H13.5M9 27H13.5M9 35H13.5", width=2.6)
    return (
        ruler
        + _sheep(23.6, 12, 6.8)
        + _sheep(37.6, 12, 6.8)
        + _mover(23.6, 34, 6.8)
        + _arrow("M45 34H40", (34.5, 34), 180)
    )


def ewe_turn() -> str:
    """One sheep turns and takes the flock's heading along."""
    return _mover(23, 32, 10.6) + _arrow("M7 27C7 2 36 1 40 15", (41.5, 23), 82)


def small_step() -> str:
    """One sheep steps to a free place beside."""
    place = path(fleece(37, 13, (8.2, 7.8), 8, 3), "none", INK, 2.8, 'stroke-dasharray="3.4 4.6"')
    return _mover(13, 31, 9.2) + path("M23.5 23.5L27.5 20", width=3.6) + place + path("M5 44H22", width=3.2)


def boing() -> str:
    """One sheep leaps over its neighbour."""
    leap = _arrow("M8 23C11 -1 37 0 40 18", (41.2, 27), 84)
    return _mover(9.4, 36, 7) + _sheep(24, 36, 7) + leap + path("M35 42H45", width=3.2)


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
