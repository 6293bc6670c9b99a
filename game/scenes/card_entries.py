"""The cards of a game with the places where they stand in the data, and how they are searched."""

from __future__ import annotations

from collections import Counter
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
    """A card and where it comes from. `words` is everything it can be found by, in small letters."""

    info: CardInfo
    origin: Origin
    words: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for: words that are all on the card, a group of cards or ALL, and who changed them (ALL,
    ANY_MOD or the name of a mod)."""

    text: str = ""
    group: str = ALL
    mod: str = ALL

    @property
    def everything(self) -> bool:
        """Whether nothing is narrowed down."""
        return not self.text.strip() and self.group == ALL and self.mod == ALL


def entries(game: Game) -> list[CardEntry]:
    """All cards under the game's present data; none while that cannot be read."""
    from game.content.origins import origin_of

    data = game.data
    if data is None:
        return []
    return [
        CardEntry(info, origin_of(data, info.paths), _words(info))
        for info in card_maker(game.id)(data.config, game.texts)
    ]


def groups(known: Sequence[CardEntry]) -> dict[str, int]:
    """The groups of cards in their order, and how many are in each."""
    return dict(Counter(entry.info.group for entry in known))


def found(known: Sequence[CardEntry], wanted: Wanted) -> list[CardEntry]:
    """The cards that are wanted, those that have the words in their names first."""
    words = wanted.text.casefold().split()
    hits = [
        entry for entry in known
        if wanted.group in (ALL, entry.info.group) and _by(entry, wanted.mod)
        and all(word in entry.words for word in words)
    ]  # fmt: skip
    return sorted(hits, key=lambda e: not all(word in e.info.name.casefold() for word in words))


def _words(info: CardInfo) -> str:
    return " ".join((info.name, info.group, *info.facts, info.text, info.flavour, *info.paths[0])).casefold()


def _by(entry: CardEntry, mod: str) -> bool:
    mods = entry.origin.mods
    return mod == ALL or (mod == ANY_MOD and bool(mods)) or mod in mods
