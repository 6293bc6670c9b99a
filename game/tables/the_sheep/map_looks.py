"""The names of the map's pictures and the colours of its ground, of arrows and of the night's light."""

from __future__ import annotations

from game.rules.the_sheep.map import TERRAINS
from game.tables.the_sheep.figures import Piece
from game.tables.the_sheep.looks import FOLDER, caravan_picture, sheep_picture

TERRAIN = f"{FOLDER}terrain/"
SHADOW = "shadow"
GROUNDS = (*TERRAINS, SHADOW)

ROAD, ROAD_EDGE, RUT, RUT_LIGHT = "#e3cc96", "#7a6238", "#c9ac70", "#f1e2b8"
HEX_LINE, WATER, WATER_EDGE, SHADOW_EDGE = "#5e5a36", "#8db9c9", "#4f86a0", "#2b2540"
WASHES = ("#e9dfa0", "#7f9e52", "#d8c98a", "#6f9450", "#c7d08e", "#86a55a")
TINTS = {
    "meadow": "#b5c57a", "field": "#c9ad78", "wood": "#7b9a55", "hill": "#bcc984", "marsh": "#a9b489",
    "water": WATER, SHADOW: "#4a4560",
}  # fmt: skip
"""One colour a ground, for the sketch that is seen until the pictures are there."""
NIGHT_BLUE, NIGHT_DEEP, NIGHT_DEPTH = "#4c5ea6", "#22348a", 0.34
DUSK, DUSK_SHARE = "#22325e", 0.82
"""What lies over a rough ground by night, and how thick: as dark and blue as the painted one."""
POOL = ("#ffe0b0", "#f2b878", "#8c7c80", NIGHT_BLUE)
EYES = "#e9d77a"
BEYOND = "#c2caae"
"""What the ground beyond the map's edge is multiplied with."""


def figure_picture(piece: Piece, colour: str, mutation: str, night: bool) -> str:
    """A piece as it stands on the map; by night with a light outline. `colour`: of a Shepherd's seat."""
    if piece.kind == "caravan":
        return caravan_picture(piece.name, night)
    if piece.kind == "sheep":
        return sheep_picture(piece.tier, mutation, night)
    return f"{FOLDER}figure-{piece.name}-{colour}{'-night' if night else ''}"


def spawn_picture(colour: str, night: bool) -> str:
    """A Spawn, or the Violet Well."""
    return f"{FOLDER}spawn-{colour}{'-night' if night else ''}"
