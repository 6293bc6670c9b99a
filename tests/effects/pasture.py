"""A toy table for the card language: a pasture five hexes wide and three high, with four neighbours a hex.

    0  1  2  3  4      Shadow lies on 7. A road runs along the lowest row.
    5  6  .  8  9      The violet spawn is 4, the green one 0.
   10 11 12 13 14

Abilities are written as YAML, as on a card; what is done to the table is told in lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.content.decode import decode
from game.content.yaml_source import parse_yaml
from game.effects import machine
from game.effects.machine import FAR, Frame, Question, Source
from game.effects.model import Ability, Cost, DamageType, Deck, Modify, Tier
from game.effects.values import Names, Value

WIDTH, HEIGHT = 5, 3
SHADOW = 7
HEXES = [hex for hex in range(WIDTH * HEIGHT) if hex != SHADOW]
SPAWNS = {4: "violet", 0: "green"}
CROOK = Source("equipment", "crook", "use", owner=0, card=50)
"""Whose abilities run: a crook in the hand of the Shepherd 0."""


def ability(text: str) -> Ability:
    """The ability that is written so."""
    source = parse_yaml(text, "card")
    assert source.root is not None, source.problems
    found, problems = decode(source.root, Ability)
    assert found is not None, [str(problem) for problem in problems]
    return found


@dataclass
class Hand:
    """What a Shepherd has."""

    hex: int
    essence: int = 2
    lit: int = 3
    corruption: int = 0
    experience: int = 0


@dataclass
class Card:
    """A card in a hand."""

    holder: int
    kind: str = "equipment"
    exhausted: bool = False


@dataclass
class Pasture:
    """The table; it implements `game.effects.port.Port`. What is done is also told in `told`."""

    sheep: dict[int, tuple[int, Tier]] = field(default_factory=dict)
    hands: dict[int, Hand] = field(default_factory=lambda: {0: Hand(6)})
    caravans: dict[int, int] = field(default_factory=dict)
    cards: dict[int, Card] = field(default_factory=lambda: {50: Card(0)})
    immune: tuple[str, ...] = ()
    interrupts: tuple[str, ...] = ()
    told: list[str] = field(default_factory=list)
    fallen: dict[int, tuple[int, Tier]] = field(default_factory=dict)
    interrupted: bool = False

    # ------------------------------------------------------------------ playing

    def use(self, written: Ability, *answers: Value | None, names: Names = ()) -> None:
        """Uses an ability from beginning to end with these answers; each question must have one."""
        left = list(answers)
        frame = machine.advance(self, machine.start(CROOK, names), written)
        while frame is not None:
            self.interrupted = False
            asked = machine.question(self, frame, written)
            if asked is not None:
                assert left, f"no answer left for {asked}"
                value = left.pop(0)
                assert value in asked.values or (value is None and asked.optional), f"{value} is no answer to {asked}"
                frame = machine.answer(frame, written, value)
            frame = machine.advance(self, frame, written)
        assert left == [], f"nobody asked for {left}"

    def asked(self, written: Ability, *answers: Value | None, names: Names = ()) -> Question | None:
        """What stands to be answered after these answers, if anything."""
        frame = self.frame(written, *answers, names=names)
        return None if frame is None else machine.question(self, frame, written)

    def frame(self, written: Ability, *answers: Value | None, names: Names = ()) -> Frame | None:
        """Where an ability waits after these answers."""
        frame = machine.advance(self, machine.start(CROOK, names), written)
        for value in answers:
            assert frame is not None
            frame = machine.advance(self, machine.answer(frame, written, value), written)
        return frame

    def usable(self, written: Ability, names: Names = ()) -> bool:
        """Whether the crook can be used so."""
        return machine.usable(self, CROOK, written, names)

    def _tell(self, word: str, rest: str) -> None:
        self.told.append(f"{word} {rest}")
        if word in self.interrupts:
            self.interrupted = True

    # ------------------------------------------------------------------ questions

    def things(self, kind: str) -> Sequence[Value]:
        """All of a kind."""
        numbers = {
            "sheep": sorted(self.sheep),
            "shepherd": sorted(self.hands),
            "caravan": sorted(self.caravans),
            "space": HEXES,
            "card": sorted(self.cards),
        }
        return [(kind, number) for number in numbers[kind]]

    def place_of(self, value: Value) -> int:
        """Its hex."""
        kind, number = value
        if kind == "sheep":
            return (self.sheep.get(number) or self.fallen.get(number) or (-1, "lesser"))[0]
        if kind == "shepherd":
            return self.hands[number].hex if number in self.hands else -1
        return self.caravans.get(number, -1)

    def distance(self, a: int, b: int) -> int:
        """Steps around the shadow."""
        reached = {a: 0}
        waiting = [a]
        for hex in waiting:
            for near in self.neighbours(hex):
                if near not in reached:
                    reached[near] = reached[hex] + 1
                    waiting.append(near)
        return reached.get(b, FAR)

    def neighbours(self, hex: int) -> Sequence[int]:
        """Up, left, right, down."""
        row, column = divmod(hex, WIDTH)
        around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        inside = [r * WIDTH + c for r, c in around if 0 <= r < HEIGHT and 0 <= c < WIDTH]
        return [near for near in inside if near != SHADOW]

    def tier_of(self, value: Value) -> Tier:
        """The tier, of the fallen too."""
        return (self.sheep.get(value[1]) or self.fallen[value[1]])[1]

    def spawn_at(self, hex: int) -> str:
        """The spawn's colour."""
        return SPAWNS.get(hex, "")

    def on_road(self, hex: int) -> bool:
        """The lowest row."""
        return hex >= 10

    def card_kind(self, value: Value) -> str:
        """The kind."""
        return self.cards[value[1]].kind

    def holder_of(self, value: Value) -> int:
        """The holder."""
        return self.cards[value[1]].holder if value[1] in self.cards else -1

    def is_exhausted(self, value: Value) -> bool:
        """Whether it is face down."""
        return self.cards[value[1]].exhausted

    def has(self, value: Value, word: str) -> bool:
        """What is on a Shepherd, or Sheep on a hex."""
        hex = value[1] if value[0] == "space" else self.place_of(value)
        if word == "sheep":
            return any(place == hex for place, _ in self.sheep.values())
        hand = self.hands[value[1]]
        found = {"essence": hand.essence, "lantern": hand.lit, "corruption": hand.corruption, "room": 5 - hand.essence}
        return found[word] > 0

    def named(self, source: Source, name: str) -> Value | None:
        """The three that are always there."""
        if name == "self":
            return ("card", source.card) if source.card in self.cards else None
        if source.owner not in self.hands:
            return None
        return {"owner": ("shepherd", source.owner), "here": ("space", self.hands[source.owner].hex)}.get(name)

    def can_pay(self, source: Source, cost: Cost) -> bool:
        """Whether it is there and the card face up."""
        hand = self.hands[source.owner]
        return not self.cards[source.card].exhausted and hand.essence >= cost.essence and hand.lit >= cost.lanterns

    def can_gain(self, seat: int, what: str) -> bool:
        """Room in the hand."""
        hand = self.hands[seat]
        return {"essence": hand.essence < 5, "experience": True, "lantern": hand.lit < 3}[what]

    def can_hurt(self, value: Value, type: DamageType) -> bool:
        """All but the immune."""
        return type not in self.immune

    def can_look(self, deck: Deck) -> bool:
        """There are flock cards only."""
        return deck == "flock"

    # ------------------------------------------------------------------ doing

    def pay(self, source: Source, cost: Cost) -> None:
        """Pays."""
        hand = self.hands[source.owner]
        hand.essence -= cost.essence
        hand.lit -= cost.lanterns
        self.cards[source.card].exhausted = True
        self._tell("pay", f"{cost.essence} essence")

    def move_to(self, value: Value, hex: int) -> None:
        """Moves."""
        kind, number = value
        if kind == "sheep":
            self.sheep[number] = (hex, self.sheep[number][1])
        elif kind == "shepherd":
            self.hands[number].hex = hex
        else:
            self.caravans[number] = hex
        self._tell("move", f"{kind} {number} to {hex}")

    def step_toward(self, value: Value, hex: int, steps: int, away: bool) -> None:
        """Goes the first of the best ways."""
        for _ in range(steps):
            here = self.place_of(value)
            ways = sorted(self.neighbours(here), key=lambda near: self.distance(near, hex) * (-1 if away else 1))
            if ways and (self.distance(ways[0], hex) > self.distance(here, hex)) is away and here != hex:
                self.move_to(value, ways[0])

    def place(self, tier: Tier, hex: int, amount: int) -> None:
        """Adds Sheep."""
        for _ in range(amount):
            self.sheep[max((*self.sheep, *self.fallen), default=0) + 1] = (hex, tier)
        self._tell("place", f"{amount} {tier} on {hex}")

    def remove(self, value: Value) -> None:
        """Takes it away."""
        del self.sheep[value[1]]
        self._tell("remove", f"sheep {value[1]}")

    def damage(self, value: Value, type: DamageType, amount: int, source: Source) -> None:
        """Two points kill."""
        self._tell("damage", f"sheep {value[1]} by {amount} {type}")
        if amount > 1:
            self.fallen[value[1]] = self.sheep.pop(value[1])

    def heal(self, seat: int, amount: int) -> None:
        """Heals."""
        self.hands[seat].corruption = max(0, self.hands[seat].corruption - amount)
        self._tell("heal", f"shepherd {seat} by {amount}")

    def corrupt(self, value: Value, amount: int) -> None:
        """Corrupts."""
        if value[0] == "shepherd":
            self.hands[value[1]].corruption += amount
        self._tell("corrupt", f"{value[0]} {value[1]} by {amount}")

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Gives."""
        hand = self.hands[seat]
        if what == "essence":
            hand.essence = min(5, hand.essence + amount)
        elif what == "lantern":
            hand.lit = min(3, hand.lit + amount)
        else:
            hand.experience += amount
        self._tell("gain", f"shepherd {seat} {amount} {what}")

    def lose(self, seat: int, what: str, amount: int) -> None:
        """Takes."""
        hand = self.hands[seat]
        if what == "essence":
            hand.essence = max(0, hand.essence - amount)
        else:
            hand.lit = max(0, hand.lit - amount)
        self._tell("lose", f"shepherd {seat} {amount} {what}")

    def refresh(self, value: Value) -> None:
        """Turns up."""
        self.cards[value[1]].exhausted = False
        self._tell("refresh", f"card {value[1]}")

    def exhaust(self, value: Value) -> None:
        """Turns down."""
        self.cards[value[1]].exhausted = True
        self._tell("exhaust", f"card {value[1]}")

    def draw_curse(self, seat: int) -> None:
        """Gives a Curse."""
        self.cards[max(self.cards, default=0) + 1] = Card(seat, "curse")
        self._tell("draw", f"shepherd {seat}")

    def discard(self, value: Value) -> None:
        """Takes it."""
        del self.cards[value[1]]
        self._tell("discard", f"card {value[1]}")

    def look(self, deck: Deck, amount: int, source: Source) -> None:
        """Only tells."""
        self._tell("look", f"{deck} {amount}")

    def modify(self, modify: Modify, names: Names, source: Source) -> None:
        """Only tells."""
        known = "".join(f" {name}={kind} {number}" for name, (kind, number) in names)
        self._tell("modify", f"{modify.stat}{known}")

    def whole(self) -> Any:
        """Everything there is, to compare two tables."""
        return self.sheep, self.hands, self.caravans, self.cards, self.fallen, self.told
