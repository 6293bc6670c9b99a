"""What the card language may ask about a journey (see `game.effects.port`), answered from a state."""

from __future__ import annotations

from collections.abc import Sequence

from game.effects.model import Tier
from game.effects.port import FAR as NO_WAY
from game.effects.values import Source, Value
from game.geometry.paths import FAR
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.stages import CARAVAN
from game.rules.the_sheep.state import SheepState

_TIERS: tuple[Tier, ...] = ("lesser", "standard", "greater")


class Questions:
    """Answers about one state, as it is when it is asked."""

    def __init__(self, state: SheepState) -> None:
        self.state = state

    def things(self, kind: str) -> Sequence[Value]:
        """See Port."""
        state = self.state
        match kind:
            case "sheep":
                return [("sheep", sheep.number) for sheep in state.sheep]
            case "shepherd":
                return [("shepherd", seat) for seat in state.living]
            case "caravan":
                return [("caravan", index) for index, at in enumerate(state.caravans) if at >= 0]
            case "space":
                return [("space", place) for place, free in enumerate(state.setup.map.passable) if free]
        return [("card", number) for number in self._held()]

    def place_of(self, value: Value) -> int:
        """See Port."""
        kind, number = value
        if kind == "sheep":
            sheep = self._sheep(number)
            return sheep.hex if sheep is not None else -1
        row = self.state.hexes if kind == "shepherd" else self.state.caravans
        return row[number] if row[number] >= 0 else -1

    def distance(self, a: int, b: int) -> int:
        """See Port."""
        if a < 0 or b < 0:
            return NO_WAY
        steps = self.state.setup.map.steps(b)[a]
        return NO_WAY if steps == FAR else steps

    def neighbours(self, hex: int) -> Sequence[int]:
        """See Port."""
        return self.state.setup.map.neighbours[hex] if hex >= 0 else ()

    def tier_of(self, value: Value) -> Tier:
        """See Port."""
        sheep = self._sheep(value[1])
        return _TIERS[sheep.tier if sheep is not None else 0]

    def spawn_at(self, hex: int) -> str:
        """See Port."""
        return next((colour for colour, place in self.state.setup.map.spawns.items() if place == hex), "")

    def on_road(self, hex: int) -> bool:
        """See Port."""
        return hex >= 0 and self.state.setup.map.to_finish[hex] != FAR

    def card_kind(self, value: Value) -> str:
        """See Port."""
        found = self._card(value[1])
        return found[1].kind if found is not None else ""

    def holder_of(self, value: Value) -> int:
        """See Port."""
        found = self._card(value[1])
        return found[0] if found is not None else -1

    def is_exhausted(self, value: Value) -> bool:
        """See Port."""
        found = self._card(value[1])
        return found is not None and found[1].exhausted

    def has(self, value: Value, word: str) -> bool:
        """See Port."""
        state, (kind, number) = self.state, value
        if word == "sheep":
            place = number if kind == "space" else self.place_of(value)
            return any(sheep.hex == place for sheep in state.sheep)
        if kind == "caravan":
            return word == "corruption" and state.bearing[number] > 0
        if kind != "shepherd":
            return False
        match word:
            case "essence":
                return state.essence[number] > 0
            case "lantern":
                return state.lit[number] > 0
            case "corruption":
                return state.corruption[number] > 0
        return state.essence[number] < state.setup.numbers.essence_slots

    def named(self, source: Source, name: str) -> Value | None:
        """See Port."""
        state = self.state
        if source.kind == CARAVAN:
            at = state.caravans[source.card]
            return {"self": ("caravan", source.card), "here": ("space", at)}.get(name) if at >= 0 else None
        if source.owner < 0 or source.owner not in state.living:
            return None
        owner = source.owner
        always: dict[str, Value] = {
            "self": ("card", source.card), "owner": ("shepherd", owner), "here": ("space", state.hexes[owner]),
        }  # fmt: skip
        return always.get(name)

    def _sheep(self, number: int) -> Sheep | None:
        found = self.state.sheep_of(number)
        return found or next((s for s in reversed(self.state.gone) if s.number == number), None)

    def _card(self, number: int) -> tuple[int, Card] | None:
        return self._held().get(number)

    def _held(self) -> dict[int, tuple[int, Card]]:
        """All cards by number, with who has them; kept until hands or traits change."""
        state = self.state
        known = state.cache.get("held")
        if known is None or known[0] is not state.cards or known[1] is not state.traits:
            held = {card.number: (seat, card) for seat in state.living for card in self._cards(seat)}
            known = state.cache["held"] = (state.cards, state.traits, held)
        found: dict[int, tuple[int, Card]] = known[2]
        return found

    def _cards(self, seat: int) -> tuple[Card, ...]:
        return (*self.state.traits[seat], *self.state.cards[seat])
