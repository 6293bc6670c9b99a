"""The eight seat symbols, told apart without colour: each fits a box of 24 round 0,0."""

import math

from art.svg import disc, path, spokes


def _horseshoe(colour: str, _back: str) -> str:
    bow = path("M-6.5 9.5L-7.6 4C-12.5 -12.5 12.5 -12.5 7.6 4L6.5 9.5", stroke=colour, width=5.2)
    return bow + path("M-9.5 9.6H-4M4 9.6H9.5", stroke=colour, width=4)


def _cloud(colour: str, _back: str) -> str:
    d = "M-8 7C-13.5 7 -13.5 0 -8.6 -.6C-8.6 -7.6 -.2 -9.8 2 -4.4C7 -7 11 -2.6 9.4 .2C13.4 1.4 12.4 7 8.4 7Z"
    return path(d, colour, colour, 1)


def _sun(colour: str, _back: str) -> str:
    return disc(0, 0, 5.4, colour) + path(spokes(0, 0, (8, 11.2), 8), stroke=colour, width=2.8)


def _leaf(colour: str, back: str) -> str:
    blade = path("M-8 9C-12 -5 -1 -11 10.5 -10.5C11 2 4 11.5 -8 9Z", colour, colour, 1)
    return blade + path("M-10.5 11.5C-5 3 0 -1 5.5 -5.5", stroke=back, width=1.9)


def _star(colour: str, _back: str) -> str:
    corners = [(11.4 if k % 2 == 0 else 4.9, math.pi * k / 5 - math.pi / 2) for k in range(10)]
    d = "M" + "L".join(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}" for r, a in corners) + "Z"
    return path(d, colour, colour, 1.4)


def _wave(colour: str, _back: str) -> str:
    d = "M-10.5 {0}c3.5 -7 6.5 -6 10 0c3.5 6 6.5 5 11 -2"
    return path(d.format(-4.4) + d.format(4.8), stroke=colour, width=3.6)


def _heart(colour: str, _back: str) -> str:
    left = "C-14 .6 -11.4 -9.4 -5.4 -9C-2 -8.8 -.6 -6.6 0 -4.6"
    right = "C.6 -6.6 2 -8.8 5.4 -9C11.4 -9.4 14 .6 0 9.6"
    d = f"M0 9.6{left}{right}Z"
    return path(d, colour, colour, 1)


def _stone(colour: str, back: str) -> str:
    block = path("M-8.5 9.8L-11 1.5L-5.5 -8.8L4 -10.2L10.8 -3L10.2 7.2L3.5 10.8Z", colour, colour, 1.4)
    return block + path("M-5 -7.5L-1 -1L9 -3M-1 -1L-2.5 9", stroke=back, width=2.2)


_SYMBOLS = {
    "horseshoe": _horseshoe,
    "cloud": _cloud,
    "sun": _sun,
    "leaf": _leaf,
    "star": _star,
    "wave": _wave,
    "heart": _heart,
    "stone": _stone,
}


def symbol(name: str, colour: str, back: str) -> str:
    """The symbol in `colour`; fine cuts in it show `back`, the colour it stands on."""
    return _SYMBOLS[name](colour, back)
