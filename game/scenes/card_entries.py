"""The cards of a game with the places where they stand in the data, and how they are searched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.tables.base import CardInfo
from game.tables.registry import card_maker

if TYPE_CHECKING:
    from game.content.origins import Origin
    from game.scenes.library import Game

ALL = ""
ANY_MOD = "*"


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card and where it comes from."""

    info: CardInfo
    origin: Origin

    @property
    def words(self) -> str:
        """Everything it can be found by."""
        info = self.info
        return " ".join((info.name, info.group, *info.facts, info.text, *info.paths[0])).casefold()


def entries(game: Game) -> list[CardEntry]:
    """All cards under the game's present data; none while that cannot be read."""
    from game.content.origins import origin_of

    data = game.data
    if data is None:
        return []
    return [CardEntry(info, origin_of(data, info.paths)) for info in card_maker(game.id)(data.config, game.texts)]


def found(known: Sequence[CardEntry], wanted: str, mod: str) -> list[CardEntry]:
    """Those changed by `mod` (ALL, ANY_MOD or a name) that have every word of `wanted`, names with it first."""
    words = wanted.casefold().split()
    hits = [e for e in known if _by(e, mod) and all(word in e.words for word in words)]
    return sorted(hits, key=lambda e: not all(word in e.info.name.casefold() for word in words))


def _by(entry: CardEntry, mod: str) -> bool:
    mods = entry.origin.mods
    return mod == ALL or (mod == ANY_MOD and bool(mods)) or mod in mods
