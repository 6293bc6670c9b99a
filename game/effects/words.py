"""The closed lists of words that the card language knows; a word that is not here is a mistake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Kind = Literal["sheep", "shepherd", "caravan", "space", "card"]
Tier = Literal["lesser", "standard", "greater"]
DamageType = Literal["metal", "fire", "shock", "runic", "lantern"]
Resource = Literal["essence", "experience", "lantern"]
CardKind = Literal["equipment", "curse", "trait"]
Deck = Literal["mutations", "flock"]
"""Decks that can be looked into."""
Spawn = Literal["green", "red", "blue", "white", "violet"]
Has = Literal["essence", "lantern", "corruption", "sheep", "room"]
"""Essence, a lit Lantern, corruption, Sheep on its hex, room for Essence."""
Until = Literal["attack", "step", "half", "day"]
Chooser = Literal["owner", "players"]

When = Literal[
    "day", "night", "combat", "pollution",
    "reveal", "dawn", "dusk", "killed", "struck", "hit", "entered", "bought", "boosted", "board",
]  # fmt: skip
"""When an ability is there.

day, night, combat, pollution: it may be used in that step (the Action steps of Day and Night, the Combat step, and
while averting is decided); board: a Caravan's action in the Caravan step. The others trigger by themselves: reveal
(the card comes out, a tile acts), dawn and dusk (a Day or Night begins), killed (`$attacker` has killed `$sheep`),
struck (`$sheep` has struck `$target`), hit (`$attacker` has attacked `$sheep`, and it lives), boosted (`$attacker`
has boosted an attack on `$sheep`), entered and bought (`$attacker` has come to another hex, bought a card). Cards of
Shepherds hear of what their owner did, save kills and strikes, of which all hear.
"""
USED: tuple[When, ...] = ("day", "night", "combat", "pollution", "board")
"""The times at which an ability is used; at all others it triggers by itself."""

Stat = Literal[
    "health", "corruption", "essence", "steps", "strikes", "metal_taken", "fire_taken", "shock_taken", "runic_taken",
    "repeats_taken", "attackable", "lantern_to_attack", "boostable", "shadow_open", "hunts_shepherds",
    "day_steps", "leaving_cost", "boost", "boost_shock", "boost_curses", "lanterns", "hand_limit",
    "metal", "fire", "shock", "runic", "purified", "struck", "attack_reach",
    "caravan_steps", "slots", "price", "curse_cost", "avert_cost", "climb", "tiles_act",
]  # fmt: skip

NAMES: Mapping[When, tuple[str, ...]] = {
    "killed": ("sheep", "attacker"), "struck": ("sheep", "target"), "hit": ("sheep", "attacker"),
    "boosted": ("sheep", "attacker"), "entered": ("attacker",), "bought": ("attacker",),
}  # fmt: skip
"""What an event is about, by name; the other times have no names of their own."""

KINDS_OF: Mapping[str, tuple[Kind, ...]] = {
    "sheep": ("sheep",), "attacker": ("shepherd",), "target": ("shepherd", "caravan"),
    "owner": ("shepherd",), "here": ("space",),
}  # fmt: skip
"""What kind of thing such a name stands for."""
