"""The verbs by the word that is written: what each does, and whether it would change anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.effects.context import Context
from game.effects.verbs import (
    corrupt,
    damage,
    discard,
    draw,
    exhaust,
    gain,
    heal,
    look,
    lose,
    modify,
    move,
    place,
    refresh,
    remove,
)


@dataclass(frozen=True, slots=True)
class Deed:
    """The two functions of a verb."""

    do: Callable[[Context, Any], None]
    would_change: Callable[[Context, Any], bool]


DEEDS: Mapping[str, Deed] = {
    "move": Deed(move.do, move.would_change),
    "place": Deed(place.do, place.would_change),
    "remove": Deed(remove.do, remove.would_change),
    "damage": Deed(damage.do, damage.would_change),
    "heal": Deed(heal.do, heal.would_change),
    "corrupt": Deed(corrupt.do, corrupt.would_change),
    "gain": Deed(gain.do, gain.would_change),
    "lose": Deed(lose.do, lose.would_change),
    "refresh": Deed(refresh.do, refresh.would_change),
    "exhaust": Deed(exhaust.do, exhaust.would_change),
    "draw": Deed(draw.do, draw.would_change),
    "discard": Deed(discard.do, discard.would_change),
    "look": Deed(look.do, look.would_change),
    "modify": Deed(modify.do, modify.would_change),
}
"""One for each word of `model.VERBS`."""
