"""The door between the card language and a game: what abilities may ask about the table, and do to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.effects.model import Cost, DamageType, Deck, Modify, Tier
from game.effects.values import Names, Source, Value

FAR = 10_000
"""A distance of so much or more means that there is no way."""


class Table(Protocol):
    """A game's table, as filters see it: questions about how it is now."""

    def things(self, kind: str) -> Sequence[Value]:
        """All of a kind that are there now: Sheep and Caravans on the map, living Shepherds, open hexes, cards held."""
        ...

    def place_of(self, value: Value) -> int:
        """The hex of a Sheep, Shepherd or Caravan, -1 off the map; of a Sheep just killed or removed, its last hex."""
        ...

    def distance(self, a: int, b: int) -> int:
        """Steps over open hexes; FAR or more if there is no way."""
        ...

    def neighbours(self, hex: int) -> Sequence[int]:
        """The open hexes beside this one."""
        ...

    def tier_of(self, value: Value) -> Tier:
        """The tier of a Sheep, also of one just killed."""
        ...

    def spawn_at(self, hex: int) -> str:
        """The colour of the spawn there, or nothing."""
        ...

    def on_road(self, hex: int) -> bool:
        """Whether a road goes over the hex."""
        ...

    def card_kind(self, value: Value) -> str:
        """equipment, curse or trait."""
        ...

    def holder_of(self, value: Value) -> int:
        """The seat that has a card, -1 if nobody."""
        ...

    def is_exhausted(self, value: Value) -> bool:
        """Whether a card lies face down."""
        ...

    def has(self, value: Value, word: str) -> bool:
        """Whether it has Essence, a lit Lantern, corruption, Sheep on its hex, or room for Essence."""
        ...

    def named(self, source: Source, name: str) -> Value | None:
        """What `self`, `owner` and `here` are for this source."""
        ...


class Port(Table, Protocol):
    """A game's table, as the machine sees it; the game implements it over a working copy of its state.

    Whatever is done may bring up something that people must decide first: then `interrupted` is true, and the frame
    waits until the game calls `advance` again.
    """

    # ------------------------------------------------------------------ questions that need the rules

    def can_pay(self, source: Source, cost: Cost) -> bool:
        """Whether the whole cost is there, and the card can be exhausted if that belongs to it."""
        ...

    def can_gain(self, seat: int, what: str) -> bool:
        """Whether a Shepherd has use for Essence, experience or a lit Lantern."""
        ...

    def can_hurt(self, value: Value, type: DamageType) -> bool:
        """Whether a Sheep takes damage of this type."""
        ...

    def can_look(self, deck: Deck) -> bool:
        """Whether the deck has a card to look at."""
        ...

    # ------------------------------------------------------------------ doing

    @property
    def interrupted(self) -> bool:
        """Whether something must be decided before the ability goes on."""
        ...

    def pay(self, source: Source, cost: Cost) -> None:
        """Takes the cost, and exhausts or discards the card as its ability says. Called once for every ability."""
        ...

    def move_to(self, value: Value, hex: int) -> None:
        """Puts a Sheep, Shepherd or Caravan on a hex."""
        ...

    def step_toward(self, value: Value, hex: int, steps: int, away: bool) -> None:
        """Moves it at most so many steps towards a hex, or away from it."""
        ...

    def place(self, tier: Tier, hex: int, amount: int) -> None:
        """Adds Sheep."""
        ...

    def remove(self, value: Value) -> None:
        """Takes a Sheep off the table."""
        ...

    def damage(self, value: Value, type: DamageType, amount: int, source: Source) -> None:
        """Damages a Sheep, which may kill it."""
        ...

    def heal(self, seat: int, amount: int) -> None:
        """Takes corruption from a Shepherd."""
        ...

    def corrupt(self, value: Value, amount: int) -> None:
        """Gives corruption to a Shepherd or Caravan."""
        ...

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Gives Essence or experience, or relights Lanterns."""
        ...

    def lose(self, seat: int, what: str, amount: int) -> None:
        """Takes Essence, or puts Lanterns out; as much as there is."""
        ...

    def refresh(self, value: Value) -> None:
        """Turns a card face up."""
        ...

    def exhaust(self, value: Value) -> None:
        """Turns a card face down."""
        ...

    def draw_curse(self, seat: int) -> None:
        """A Shepherd draws a Curse."""
        ...

    def discard(self, value: Value) -> None:
        """Takes a card out of a hand."""
        ...

    def look(self, deck: Deck, amount: int, source: Source) -> None:
        """Shows the top cards of a deck."""
        ...

    def modify(self, modify: Modify, names: Names, source: Source) -> None:
        """Keeps a modifier for its time; `names` holds all that it mentions, as it was now."""
        ...
