"""Which badge stands for a colour that a game's seats can choose: badges are named after the program's own colours."""

from __future__ import annotations

from game.render.palette import SEAT_COLOURS

_NAMES = {"blue": "sky", "yellow": "straw", "green": "leaf"}


def badge_of(colour: str) -> str:
    """The badge's colour (a key of SEAT_COLOURS), or "" for a colour that no badge has."""
    name = _NAMES.get(colour, colour)
    return name if name in SEAT_COLOURS else ""


def badge_mark(colour: str) -> str:
    """The badge as a mark in a text, or nothing."""
    name = badge_of(colour)
    return f"{{icon:seats/seat-{name}}}\u00a0" if name else ""
