"""Colours that all drawings share: ink, paper, woods, and the eight seats with their wool."""

INK = "#2b2118"
INK_SOFT = "#6b5b4b"
PAPER = "#f6eedc"
PAPER_SHADE = "#e9dcc0"
PAPER_LIGHT = "#fffaf0"
LINE = "#c9b48f"
GOLD = "#d9a021"
GOLD_LIGHT = "#f2cd5c"
GOLD_INK = "#9a6a00"
BRICK = "#b23a2e"
MOSS = "#4e7a3a"

SEATS = {
    "red": ("#c2452d", "horseshoe"),
    "sky": ("#3b7fb8", "cloud"),
    "straw": ("#e0b030", "sun"),
    "leaf": ("#3f8f5b", "leaf"),
    "plum": ("#7a4e9e", "star"),
    "teal": ("#2a9d9a", "wave"),
    "rose": ("#d9799b", "heart"),
    "slate": ("#55606e", "stone"),
}
"""Seat -> (colour, name of its symbol)."""

WOOL = {
    "red": ("#f7b09a", "#e2705a", "#b8432f", "#8e2f20"),
    "sky": ("#bcdcf2", "#74aedb", "#3b7fb8", "#275c8a"),
    "straw": ("#fff0b4", "#f2cd5c", "#d29f24", "#96690c"),
    "leaf": ("#b4e2b0", "#5fb274", "#2f7d4a", "#1f5a34"),
    "plum": ("#dcc0f0", "#a67acb", "#74459a", "#512c70"),
    "teal": ("#b6eee6", "#55c2bb", "#258f8b", "#14625f"),
    "rose": ("#ffdbe5", "#f2a3bb", "#d06a8c", "#98415f"),
    "slate": ("#cdd6df", "#8f9bab", "#5a6675", "#3a4451"),
    "black": ("#75707c", "#454150", "#26242e", "#141219"),
    "cream": ("#fffaf0", "#f3e6cc", "#d8c3a0", "#a88f68"),
}
"""Tint -> (light, middle, deep, line of the curls)."""

FACES = {"black": ("#efe2c8", "#2b2118"), "cream": ("#4a382c", "#f6eedc")}
"""Tint -> (face, mark on it) where it differs from FACE."""

FACE = ("#33261f", "#fdf6e6")
