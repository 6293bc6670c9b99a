"""Small pictures for the buttons of Space Sheep!: sand timer, pointing finger, plan, 48 x 48."""

from art.palette import BRICK, GOLD_LIGHT, INK, PAPER, PAPER_LIGHT
from art.space_things import hand
from art.svg import disc, path, rect

WOOD = "#b5824a"


def _timer() -> str:
    bulbs = "M13 9C13 18 21 20 22.6 24C21 28 13 30 13 39H35C35 30 27 28 25.4 24C27 20 35 18 35 9Z"
    out = path(bulbs, "#e4eef2", INK, 2.8)
    out += path("M16.4 15C21 16.4 27 16.4 31.6 15C29.6 19 25.4 20.6 24 24C22.6 20.6 18.4 19 16.4 15Z", "#e0a530", None)
    out += path("M15 38C16 33 21 31.6 24 30C27 31.6 32 33 33 38Z", "#e0a530", None)
    out += path("M24 23V32", stroke="#e0a530", width=2)
    return out + rect((8, 3, 32, 7), 3, WOOD, INK, 2.8) + rect((8, 38, 32, 7), 3, WOOD, INK, 2.8)


def _plan() -> str:
    sheet = "M4 11L17 6L31 11L44 6V37L31 42L17 37L4 42Z"
    out = path(sheet, PAPER_LIGHT, INK, 2.8) + path("M17 6V37M31 11V42", stroke="#b9a37c", width=2)
    out += path("M11 31C14 20 24 30 27 22C28 18 32 17 35 17", stroke=BRICK, width=3, extra='stroke-dasharray="1 5.6"')
    out += disc(11, 31, 4.2, GOLD_LIGHT, INK, 2.2)
    return (
        out
        + path("M33 13L40 20M40 13L33 20", stroke=INK, width=5.6)
        + path("M33 13L40 20M40 13L33 20", stroke=BRICK, width=2.6)
    )


def signs() -> dict[str, str]:
    """Name -> body of a picture in a box of 48."""
    return {"timer": _timer(), "point": hand(PAPER), "plan": _plan()}
