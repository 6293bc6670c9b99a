"""Which number of the rules belongs to what, and which are switches: 1 for yes, 0 for no."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.effects.words import Kind, Stat


@dataclass(frozen=True, slots=True)
class StatInfo:
    """`of`: the kinds of things that have it; empty: the table has it, once. `switch`: it is set to 0 or 1."""

    meaning: str
    of: tuple[Kind, ...]
    switch: bool = False


def _sheep(meaning: str, switch: bool = False) -> StatInfo:
    return StatInfo(meaning, ("sheep",), switch)


def _shepherd(meaning: str, switch: bool = False) -> StatInfo:
    return StatInfo(meaning, ("shepherd",), switch)


STATS: Mapping[Stat, StatInfo] = {
    "health": _sheep("damage that kills it"),
    "corruption": _sheep("points of its strike"),
    "essence": _sheep("Essence for its kill"),
    "steps": _sheep("hexes it moves by night"),
    "strikes": _sheep("how often it strikes"),
    "metal_taken": _sheep("what a point of Metal does to it: 0 immune, 2 weak"),
    "fire_taken": _sheep("the same for Fire"),
    "shock_taken": _sheep("the same for Shock"),
    "runic_taken": _sheep("the same for Runic"),
    "repeats_taken": _sheep("whether a second icon of a type counts; Lantern icons always do", True),
    "attackable": _sheep("whether it can be attacked", True),
    "lantern_to_attack": _sheep("whether its attackers need a lit Lantern", True),
    "boostable": _sheep("whether attacks on it can be boosted", True),
    "shadow_open": _sheep("whether it walks through shadow", True),
    "hunts_shepherds": _sheep("whether it goes for Shepherds, not Caravans", True),
    "day_steps": _shepherd("hexes walked by day"),
    "leaving_cost": StatInfo("more Lanterns for a step off a hex with Sheep", ()),
    "boost": _shepherd("Lantern damage that a boost adds"),
    "boost_shock": _shepherd("Shock that a boost adds"),
    "boost_curses": _shepherd("whether attacks with Curses can be boosted", True),
    "lanterns": _shepherd("how many Lanterns"),
    "hand_limit": _shepherd("cards in hand"),
    "metal": _shepherd("Metal added to attacks that have icons"),
    "fire": _shepherd("the same with Fire"),
    "shock": _shepherd("the same with Shock"),
    "runic": _shepherd("the same with Runic"),
    "purified": _shepherd("experience for one Essence"),
    "struck": StatInfo("whether it can be struck", ("shepherd", "caravan"), True),
    "attack_reach": _shepherd("hexes to the farthest Sheep that can be attacked"),
    "caravan_steps": StatInfo("movement by day", ("caravan",)),
    "slots": StatInfo("corruption borne before it overflows", ("shepherd", "caravan")),
    "price": StatInfo("Essence for its Equipment", ("caravan",)),
    "curse_cost": _shepherd("Essence for the abilities of Curses"),
    "avert_cost": StatInfo("Lanterns to avert pollution", ()),
    "climb": StatInfo("slots the pollution tracker climbs", ()),
    "tiles_act": StatInfo("whether the pollution tiles act", (), True),
}
"""Every stat of the language."""
