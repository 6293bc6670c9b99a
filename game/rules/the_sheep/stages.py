"""Words and signs that state, view and rules share: the steps of Day and Night, tiers, places off the map."""

from __future__ import annotations

DAY, NIGHT = "day", "night"

BOARD, ENTER, ROLL, BY_DAY, DAY_END = "board", "enter", "roll", "by_day", "day_end"
CLIMB, AVERT, FLIP, TILES, FLOCK, HERD, BY_NIGHT, COMBAT, STRIKE, NIGHT_END = (
    "climb", "avert", "flip", "tiles", "flock", "herd", "by_night", "combat", "strike", "night_end",
)  # fmt: skip
DAWN, DUSK, OVER = "dawn", "dusk", "over"
"""The steps in the order in which they come: dawn (refresh, event), board (Caravans' actions), enter, roll (Caravans
move), by_day; dusk (event), climb, avert, flip, tiles (pollution), flock (mutation, new Sheep), herd (Sheep move),
by_night, combat, strike; then the next dawn."""

READY_STEPS = (BY_DAY, BY_NIGHT, COMBAT)
"""Steps that last until every living seat is ready (T6)."""

TIERS = ("lesser", "standard", "greater")
TOWN, SAFE, DEAD = -1, -2, -1
"""Where a Caravan is that has not come yet, or is safe; where a dead Shepherd is."""

NORTH, SOUTH = "north", "south"
SPAWNS = ("green", "red", "blue", "white", "violet")
DAMAGE = ("metal", "fire", "shock", "runic", "lantern")
EQUIPMENT, CURSE, TRAIT, MUTATION, EVENT, TILE, CARAVAN = (
    "equipment", "curse", "trait", "mutation", "event", "tile", "caravan",
)  # fmt: skip
