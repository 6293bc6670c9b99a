"""Which pictures and tones stand for the things of Shear Panic."""

from __future__ import annotations

from game.rules.shear_panic.flock import COLOUR_OF, COLOURS, INDEX

TOKENS = {"blue": "sky", "red": "red", "yellow": "straw", "green": "leaf", "black": "black", "white": "white"}
FIELD_TONES = {
    "truck": ("#e9dcc0", "#6b5b4b"),
    "team_tag": ("#e4eac0", "#54642a"),
    "roger": ("#f3d2c4", "#963c26"),
    "black_tag": ("#d3d0da", "#454150"),
    "shear": ("#f2dfa2", "#7a5400"),
}
FIELD_PICTURES = {
    "truck": "track/truck",
    "team_tag": "sheep/sheep-straw-s",
    "roger": "cast/roger",
    "black_tag": "sheep/sheep-black-s",
    "shear": "cast/shearer",
}
ARROW_NAMES = {
    "east": "e",
    "north": "n",
    "north_east": "ne",
    "north_west": "nw",
    "south": "s",
    "south_east": "se",
    "south_west": "sw",
    "west": "w",
}


def sheep_colour(sheep: str) -> str:
    """The rules' word for a sheep's colour."""
    return COLOURS[COLOUR_OF[INDEX[sheep]]]


def sheep_picture(sheep: str, facing: str) -> str:
    """The picture of a sheep that looks in a direction."""
    return f"sheep/sheep-{TOKENS[sheep_colour(sheep)]}-{facing[0]}"


def action_picture(kind: str) -> str:
    """The icon of a mat action."""
    return f"actions/act-{kind.replace('_', '-')}"


def die_picture(die: str, face: str) -> str:
    """A face of one of the dice."""
    return f"dice/die-{face}" if die == "flock" else f"dice/die-{TOKENS[face]}"
