"""The verbs by the word that is written: what each does, whether it would change anything, and its sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.effects.context import Context
from game.effects.prose import Clause
from game.effects.speaker import Speaker
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
    """The three functions of a verb."""

    do: Callable[[Context, Any], None]
    would_change: Callable[[Context, Any], bool]
    tell: Callable[[Any, Speaker], Clause]


DEEDS: Mapping[str, Deed] = {
    "move": Deed(move.do, move.would_change, move.tell),
    "place": Deed(place.do, place.would_change, place.tell),
    "remove": Deed(remove.do, remove.would_change, remove.tell),
    "damage": Deed(damage.do, damage.would_change, damage.tell),
    "heal": Deed(heal.do, heal.would_change, heal.tell),
    "corrupt": Deed(corrupt.do, corrupt.would_change, corrupt.tell),
    "gain": Deed(gain.do, gain.would_change, gain.tell),
    "lose": Deed(lose.do, lose.would_change, lose.tell),
    "refresh": Deed(refresh.do, refresh.would_change, refresh.tell),
    "exhaust": Deed(exhaust.do, exhaust.would_change, exhaust.tell),
    "draw": Deed(draw.do, draw.would_change, draw.tell),
    "discard": Deed(discard.do, discard.would_change, discard.tell),
    "look": Deed(look.do, look.would_change, look.tell),
    "modify": Deed(modify.do, modify.would_change, modify.tell),
}
"""One for each word of `model.VERBS`."""
