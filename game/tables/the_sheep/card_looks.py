"""The colours of the cards of The Sheep: a band for each kind, the paper by day and night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.render.palette import DAY, NIGHT
from game.tables.the_sheep.face import Kind
from game.tables.the_sheep.looks import FOLDER


@dataclass(frozen=True, slots=True)
class Band:
    """The band a card has its name on: its colour, and that of the letters."""

    fill: str
    ink: str = DAY.ink


BANDS: Mapping[Kind, Band] = {
    "equipment": Band("#d9c08a"),
    "curses": Band("#6d4590", NIGHT.ink),
    "traits": Band("#e3aaa6"),
    "day_events": Band("#e0b75a"),
    "night_events": Band("#3e5c8a", NIGHT.ink),
    "mutations": Band("#3d2f6e", NIGHT.ink),
    "by_day": Band("#e0b75a"),
    "tiles": Band("#a9ad5c"),
    "caravans": Band("#7fbdb3"),
    "shepherds": Band("#c98a6b"),
    "flock": Band("#cfc8b8"),
}

SCENES: frozenset[Kind] = frozenset({"day_events", "night_events", "mutations", "by_day"})
"""Kinds whose pictures are whole scenes, filling their plate; things lie on a plate of their own colour."""

UNFRAMED: frozenset[Kind] = frozenset({"mutations", "by_day"})
"""Kinds whose pictures have no edge of their own: they fill the whole width of the card, cut above and below."""

LAST_SPARE = "ui/star"
"""The picture for a card that has neither a picture of its own nor a spare one."""

EXHAUSTED = f"{FOLDER}exhausted"
"""The sign of an exhausted card."""

PAPER, PAPER_AT_NIGHT = DAY.paper, "#e6dcc6"
PLATE, PLATE_AT_NIGHT = "#e4d5b2", "#cfc3a6"
LIGHT, LIGHT_AT_NIGHT = "#f1e7cc", "#ddd2b8"
DARK_PLATE = "#1b2440"
"""Behind the scenes of the night."""
