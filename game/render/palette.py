"""The colours of the program, by day and by night, and the marks that go with the seats' colours.

Colours are `#rrggbb` texts: the drawing library, the SVG skins and the caches all take them as they are.
"""

from __future__ import annotations

from dataclasses import dataclass

GOLD = "#d9a021"
GOLD_INK = "#9a6a00"
LINK = "#7c5300"
BRICK = "#b23a2e"
MOSS = "#4e7a3a"

SEAT_COLOURS: dict[str, str] = {
    "red": "#c2452d",
    "sky": "#3b7fb8",
    "straw": "#e0b030",
    "leaf": "#3f8f5b",
    "plum": "#7a4e9e",
    "teal": "#2a9d9a",
    "rose": "#d9799b",
    "slate": "#55606e",
}
SEAT_SYMBOLS: dict[str, str] = {
    "red": "horseshoe",
    "sky": "cloud",
    "straw": "sun",
    "leaf": "leaf",
    "plum": "star",
    "teal": "wave",
    "rose": "heart",
    "slate": "stone",
}


@dataclass(frozen=True, slots=True)
class Palette:
    """What paper and ink look like. `white` is the lightest paper, `line` the hairlines, `soft` quiet ink,
    `gold_ink` thin golden marks, `link` words that can be pressed."""

    paper: str
    shade: str
    white: str
    ink: str
    soft: str
    line: str
    outline: str
    gold: str = GOLD
    gold_ink: str = GOLD_INK
    link: str = LINK
    brick: str = BRICK
    moss: str = MOSS
    wood: tuple[str, str, str] = ("#d9a566", "#c58a48", "#a66d33")
    wood_main: tuple[str, str, str] = ("#f0cb7c", "#dba646", "#b9802a")
    wood_ink: str = "#2b2118"


DAY = Palette(
    paper="#f6eedc",
    shade="#e9dcc0",
    white="#fffaf0",
    ink="#2b2118",
    soft="#6b5b4b",
    line="#c9b48f",
    outline="#2b2118",
)
NIGHT = Palette(
    paper="#2a2f3e",
    shade="#1f2330",
    white="#353b4d",
    ink="#f2e9d6",
    soft="#b9ad97",
    line="#565d73",
    outline="#a39c8c",
    gold="#e3b040",
    gold_ink="#efc25e",
    link="#efc25e",
    brick="#f09a8e",
    moss="#8fbf72",
)

# How the colours of signs change on night paper: ink becomes light, white fills dark, wood deeper.
SIGNS_AT_NIGHT = (
    (DAY.ink, NIGHT.ink),
    (DAY.white, NIGHT.white),
    (DAY.paper, NIGHT.paper),
    (DAY.shade, NIGHT.shade),
    ("#e6c48e", "#8a6534"),
    ("#f2cd5c", "#94711a"),
)


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from `a` to `b`."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1, as contrast rules count it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast of two colours, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
