"""The closed lists of words that the card language knows; a word that is not here is a mistake."""

from __future__ import annotations

from typing import Literal

Kind = Literal["sheep", "shepherd", "caravan", "space", "card"]
Tier = Literal["lesser", "standard", "greater"]
DamageType = Literal["metal", "fire", "shock", "runic", "lantern"]
Resource = Literal["essence", "experience", "lantern"]
CardKind = Literal["equipment", "curse", "trait"]
Deck = Literal["curses", "mutations", "flock", "day_events", "night_events", "pollution"]
Spawn = Literal["green", "red", "blue", "white", "violet"]
Has = Literal["essence", "lantern", "corruption", "sheep", "room"]
"""Essence, a lit Lantern, corruption, Sheep on its hex, room for Essence."""
Until = Literal["attack", "step", "half", "day"]
Chooser = Literal["owner", "players"]

When = Literal[
    "day", "night", "combat", "pollution",
    "reveal", "dawn", "dusk", "killed", "struck", "hit", "entered", "bought", "cursed", "boosted", "board",
]  # fmt: skip
"""When an ability is there.

day, night, combat, pollution: it may be used in that step (the Action steps of Day and Night, the Combat step, and
while averting is decided). The others trigger by themselves: reveal (the card comes out: events, mutations, tiles),
dawn and dusk (a Day or Night begins), killed (an attack or effect has killed `$sheep`), struck (`$sheep` has struck
`$target`), hit (`$card` has attacked `$sheep`, which lives), entered (`$owner` has come to another hex), bought
(`$card` was bought), cursed (`$owner` has drawn a Curse), boosted (`$owner` has boosted an attack), board (a Caravan's
board action in the Caravan step).
"""
USED: tuple[When, ...] = ("day", "night", "combat", "pollution", "board")
"""The times at which an ability is used; at all others it triggers by itself."""

Stat = Literal[
    "health", "corruption", "essence", "steps", "strikes", "metal_taken", "fire_taken", "shock_taken", "runic_taken",
    "repeats_taken", "attackable", "lantern_to_attack", "boostable", "shadow_open", "hunts_shepherds", "essence_by_day",
    "day_steps", "lantern_steps", "leaving_cost", "boost", "boosts", "boost_shock", "boost_curses", "lanterns",
    "hand_limit", "metal", "fire", "shock", "runic", "purified", "struck", "attack_reach",
    "caravan_steps", "slots", "price", "curse_cost", "avert_cost", "climb", "tiles_act",
]  # fmt: skip
