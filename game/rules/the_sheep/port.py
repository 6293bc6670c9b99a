"""What the card language does to a journey (see `game.effects.port`): each word becomes the rules' own deed."""

from __future__ import annotations

from game.effects.model import Cost, DamageType, Deck, Modify, Tier
from game.effects.values import Names, Source, Value
from game.geometry.paths import FAR
from game.rules.the_sheep import combat, flock, hands, moves, pending, shepherds, stats, wagons
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.questions import Questions
from game.rules.the_sheep.sources import ability_of, is_passive
from game.rules.the_sheep.stages import OVER, TIERS
from game.rules.the_sheep.state import SheepState


class TablePort(Questions):
    """The door of the card language to a working copy. `depth`: rows that waited before the ability went on."""

    def __init__(self, new: SheepState, events: Events) -> None:
        super().__init__(new)
        self._events = events
        self.depth = len(new.pending)

    @property
    def interrupted(self) -> bool:
        """See Port."""
        return len(self.state.pending) > self.depth or self.state.stage == OVER

    # ------------------------------------------------------------------ questions that need the rules

    def can_pay(self, source: Source, cost: Cost) -> bool:
        """See Port."""
        state, seat = self.state, source.owner
        if seat < 0:
            return True
        if seat not in state.living:
            return False
        return state.essence[seat] >= self._price(source, cost) and state.lit[seat] >= cost.lanterns

    def can_gain(self, seat: int, what: str) -> bool:
        """See Port."""
        if what == "essence":
            return shepherds.room(self.state, seat) > 0
        if what == "experience":
            return shepherds.may_grow(self.state, seat)
        return self.state.lit[seat] < shepherds.lantern_slots(self.state, seat)

    def can_hurt(self, value: Value, type: DamageType) -> bool:
        """See Port."""
        sheep = self.state.sheep_of(value[1])
        return sheep is not None and combat.damage(self.state, sheep, {type: 1}) > 0

    def can_look(self, deck: Deck) -> bool:
        """See Port."""
        return bool(self.state.decks[deck])

    # ------------------------------------------------------------------ doing

    def pay(self, source: Source, cost: Cost) -> None:
        """See Port."""
        new, seat = self.state, source.owner
        if self._events is not None:
            self._events.append(happened.AbilityUsed(seat, source.id, source.ability))
        if seat < 0:
            return
        shepherds.pay_essence(new, seat, self._price(source, cost), self._events)
        shepherds.spend_lanterns(new, seat, cost.lanterns, "ability", self._events)
        self._use_card(source, cost)
        if cost.corruption:
            pending.push(new, pending.CORRUPT_SHEPHERD, seat, cost.corruption)

    def _price(self, source: Source, cost: Cost) -> int:
        """Essence; of Curses it may be another number."""
        if source.kind != "curse":
            return cost.essence
        return stats.stat(self.state, "curse_cost", cost.essence, ("shepherd", source.owner))

    def _use_card(self, source: Source, cost: Cost) -> None:
        new, config = self.state, self.state.setup.config
        found = hands.card_of(new, source.card)
        if found is None or is_passive(config, source):
            return
        seat, card = found
        if cost.discard:
            self.discard(("card", card.number))
        elif ability_of(config, source).free:
            hands.change(new, seat, card, card._replace(used=(*card.used, source.ability)))
        else:
            hands.exhaust(new, seat, card, self._events)

    def move_to(self, value: Value, hex: int) -> None:
        """See Port."""
        moves.put(self.state, value, (self.place_of(value), hex), self._events)

    def step_toward(self, value: Value, hex: int, steps: int, away: bool) -> None:
        """See Port."""
        new, start = self.state, self.place_of(value)
        if value[0] == "caravan":
            wagons.step_on(new, value[1], steps, self._events)
            return
        near = new.setup.map.steps(hex)
        path = [start]
        for _ in range(steps):
            around = [n for n in self.neighbours(path[-1]) if near[n] != FAR]
            better = [n for n in around if (near[n] > near[path[-1]] if away else near[n] < near[path[-1]])]
            if not better:
                break
            path.append(max(better, key=lambda n: near[n]) if away else min(better, key=lambda n: near[n]))
        if len(path) > 1:
            moves.put(new, value, tuple(path), self._events)

    def place(self, tier: Tier, hex: int, amount: int) -> None:
        """See Port."""
        for _ in range(amount):
            flock.add(self.state, TIERS.index(tier), hex, self._events)

    def remove(self, value: Value) -> None:
        """See Port."""
        sheep = self.state.sheep_of(value[1])
        if sheep is not None:
            flock.remove(self.state, sheep, self._events)

    def damage(self, value: Value, type: DamageType, amount: int, source: Source) -> None:
        """See Port."""
        sheep = self.state.sheep_of(value[1])
        if sheep is not None:
            points = amount * combat.damage(self.state, sheep, {type: 1})
            flock.hurt(self.state, sheep, points, source.owner, self._events)

    def heal(self, seat: int, amount: int) -> None:
        """See Port."""
        shepherds.heal(self.state, seat, amount, self._events)

    def corrupt(self, value: Value, amount: int) -> None:
        """See Port."""
        kind = pending.CORRUPT_CARAVAN if value[0] == "caravan" else pending.CORRUPT_SHEPHERD
        pending.push(self.state, kind, value[1], amount)

    def gain(self, seat: int, what: str, amount: int) -> None:
        """See Port."""
        if what == "essence":
            shepherds.gain_essence(self.state, seat, amount, self._events)
        elif what == "experience":
            shepherds.gain_experience(self.state, seat, amount, self._events)
        else:
            shepherds.light(self.state, seat, amount, self._events)

    def lose(self, seat: int, what: str, amount: int) -> None:
        """See Port."""
        if what == "essence":
            shepherds.pay_essence(self.state, seat, amount, self._events)
        else:
            shepherds.spend_lanterns(self.state, seat, amount, "ability", self._events)

    def refresh(self, value: Value) -> None:
        """See Port."""
        found = hands.card_of(self.state, value[1])
        if found is not None:
            hands.refresh(self.state, *found, self._events)

    def exhaust(self, value: Value) -> None:
        """See Port."""
        found = hands.card_of(self.state, value[1])
        if found is not None:
            hands.exhaust(self.state, *found, self._events)

    def draw_curse(self, seat: int) -> None:
        """See Port."""
        shepherds.draw_curse(self.state, seat, self._events)

    def discard(self, value: Value) -> None:
        """See Port."""
        found = hands.card_of(self.state, value[1])
        if found is not None:
            seat, card = found
            shepherds.drop_card(self.state, seat, card.number, self._events)
            pending.push(self.state, pending.OVER_LIMIT, seat)

    def look(self, deck: Deck, amount: int, source: Source) -> None:
        """See Port."""
        pending.push(self.state, pending.LOOK, deck, 0, amount, source.owner)

    def modify(self, modify: Modify, names: Names, source: Source) -> None:
        """See Port."""
        stats.add_modifier(self.state, modify, names, source)

