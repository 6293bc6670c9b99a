"""A journey of The Sheep at one moment: flat rows, copied by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.action import Action
from game.core.record import Json, frozen, plain
from game.core.rng import Luck
from game.rules.the_sheep.rows import Card, Modifier, Sheep
from game.rules.the_sheep.setup import Setup
from game.rules.the_sheep.stages import DEAD, NIGHT


class SheepState:
    """The whole position. What is worked out of rows is kept in `cache` beside the rows, so that it is known for stale.

    day: counted from 1; half: day or night; stage: which step (see `stages`). sign: north or south. event, mutation:
    the cards in force. Per seat: hexes (DEAD for the dead), corruption, level (0 to 3) and experience towards the
    next, essence, lit (Lanterns), cards, traits, walked, ready, distracting, gave (to whom in this step).
    caravans: (hex, TOWN or SAFE) by number in the set-up; bearing: their corruption; stock; acted: those whose board
    action was done today, rolled: those that have moved today. sheep by number. tiles: (tile, major). slot: of the
    tracker. decks, discards: by name. herds: Sheep that have still to move tonight, hex by hex; strikes: Sheep that
    have still to strike. pending: what has to be settled first, the latest last. modifiers: changes for a time. gone:
    Sheep that died or were removed while what they set off is still being settled.
    """

    __slots__ = (
        "acted", "bearing", "cache", "caravans", "cards", "corruption", "day", "decks", "discards", "distracting",
        "essence", "event", "experience", "gave", "gone", "half", "herds", "hexes", "known_legal",
        "levels", "lit", "luck", "modifiers", "mutation", "next_number", "pending", "ready", "reason", "rolled",
        "setup", "sheep", "sign", "slot", "stage", "stock", "strikes", "tiles", "traits", "walked",
    )  # fmt: skip

    setup: Setup
    day: int
    half: str
    stage: str
    sign: str
    event: str
    mutation: str
    hexes: tuple[int, ...]
    corruption: tuple[int, ...]
    levels: tuple[int, ...]
    experience: tuple[int, ...]
    essence: tuple[int, ...]
    lit: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]
    traits: tuple[tuple[Card, ...], ...]
    walked: tuple[bool, ...]
    ready: tuple[bool, ...]
    distracting: tuple[bool, ...]
    gave: tuple[tuple[int, ...], ...]
    caravans: tuple[int, ...]
    bearing: tuple[int, ...]
    stock: tuple[tuple[str, ...], ...]
    acted: tuple[int, ...]
    rolled: tuple[int, ...]
    sheep: tuple[Sheep, ...]
    gone: tuple[Sheep, ...]
    tiles: tuple[tuple[str, bool], ...]
    slot: int
    decks: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    herds: tuple[tuple[int, ...], ...]
    strikes: tuple[int, ...]
    pending: tuple[tuple[Any, ...], ...]
    modifiers: tuple[Modifier, ...]
    next_number: int
    reason: str
    luck: Luck
    known_legal: dict[int, tuple[Action, ...]]
    cache: dict[str, Any]

    def copy(self) -> SheepState:
        """Another state with the same rows."""
        new = SheepState.__new__(SheepState)
        for name in _COPIED:
            setattr(new, name, getattr(self, name))
        new.known_legal, new.cache = {}, self.cache.copy()
        return new

    @property
    def living(self) -> tuple[int, ...]:
        """The seats whose Shepherds live."""
        known = self.cache.get("living")
        if known is None or known[0] is not self.hexes:
            living = tuple(seat for seat, place in enumerate(self.hexes) if place != DEAD)
            known = self.cache["living"] = (self.hexes, living)
        found: tuple[int, ...] = known[1]
        return found

    @property
    def is_night(self) -> bool:
        """It is night."""
        return self.half == NIGHT

    def sheep_of(self, number: int) -> Sheep | None:
        """The Sheep of that number, if it is still there."""
        known = self.cache.get("sheep")
        if known is None or known[0] is not self.sheep:
            known = self.cache["sheep"] = (self.sheep, {s.number: s for s in self.sheep})
        found: Sheep | None = known[1].get(number)
        return found

    def put(self, row: str, index: int, value: Any) -> None:
        """Replace one entry of a row; only on a copy that is being made."""
        old = getattr(self, row)
        setattr(self, row, (*old[:index], value, *old[index + 1 :]))

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values; the config is not in it, it belongs to the game's record."""
        rows = {name: plain(getattr(self, name)) for name in ROWS if name not in _PILES}
        rows |= {name: {deck: list(cards) for deck, cards in getattr(self, name).items()} for name in _PILES}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows, "luck": self.luck.to_dict()}


_COPIED = tuple(name for name in SheepState.__slots__ if name not in ("known_legal", "cache"))
ROWS = tuple(name for name in _COPIED if name not in ("setup", "luck"))
_PILES = ("decks", "discards")
_MADE_OF = {"cards": Card, "traits": Card, "sheep": Sheep, "gone": Sheep, "modifiers": Modifier}


def state_from_dict(setup: Setup, data: Mapping[str, Any]) -> SheepState:
    """The state that `to_dict` wrote, for the set-up made from its seats and options."""
    new = SheepState.__new__(SheepState)
    new.setup = setup
    for name in ROWS:
        value = data[name]
        if name in _PILES:
            setattr(new, name, {deck: tuple(cards) for deck, cards in value.items()})
        elif name in ("cards", "traits"):
            setattr(new, name, tuple(tuple(Card(*frozen(card)) for card in row) for row in value))
        elif name in ("sheep", "gone", "modifiers"):
            setattr(new, name, tuple(_MADE_OF[name](*frozen(entry)) for entry in value))
        else:
            setattr(new, name, frozen(value))
    new.luck = Luck.from_dict(data["luck"])
    new.known_legal, new.cache = {}, {}
    return new
