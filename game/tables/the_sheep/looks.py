"""Where the pictures of The Sheep lie, and the colours that belong to its day and night alone."""

from __future__ import annotations

from game.render.palette import BRICK, DAY, NIGHT
from game.render.theme import Theme
from game.rules.the_sheep.stages import TIERS

FOLDER = "the_sheep/"
LEVELS = ("", "I", "II", "III")
"""Levels and waves as they are written; there is none of 0."""

INK, PAPER, MOONLIGHT = DAY.ink, DAY.paper, NIGHT.ink
GOLD = "#f2c744"
_BRICK_AT_NIGHT = "#e0604f"
SPAWN_TINTS = {"green": "#4e8a4a", "red": "#c2452d", "blue": "#3b7fb8", "white": "#f6eedc", "violet": "#8e62c4"}
"""The lozenge beside the name of a Spawn."""


def danger(night: bool) -> str:
    """What is about to go wrong, on day or night paper."""
    return _BRICK_AT_NIGHT if night else BRICK


def sheep_picture(tier: int, mutation: str, night: bool) -> str:
    """A Sheep of a tier (0 to 2): wool by day, by night what it has become."""
    return f"{FOLDER}sheep-{TIERS[tier]}-{mutation if night and mutation else 'day'}"


def portrait_picture(shepherd: str) -> str:
    """The face of a Shepherd."""
    return f"{FOLDER}portrait-{shepherd}"


def caravan_picture(caravan: str, night: bool = False) -> str:
    """A Caravan as it stands on the road."""
    return f"{FOLDER}caravan-{caravan}{'-night' if night else ''}"


def icon(name: str) -> str:
    """A small sign: lantern-lit, essence, drop-full, damage-metal ..."""
    return f"{FOLDER}{name}"


def at_hour(theme: Theme, picture: str) -> str:
    """The picture as it is drawn for night paper, if it is night and there is one."""
    name = f"{picture}-night"
    return name if theme.night and theme.assets.has(name) else picture
