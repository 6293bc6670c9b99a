"""Sheep coming and going: the flock cards, the box that may be empty (T14, T15), damage, kills and Essence."""

from __future__ import annotations

from typing import cast

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import pending, shepherds, triggers
from game.rules.the_sheep.config import ByTier, Seats
from game.rules.the_sheep.decks import FLOCK, discard, draw
from game.rules.the_sheep.pending import Events, Row
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.stages import TIERS
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

_INSTEAD = ((0, 1, 2), (1, 2), (2, 1, 0))
"""Which tiers are tried for a tier, in this order (T15)."""


def draw_flock(new: SheepState, events: Events) -> None:
    """A flock card: Sheep by spawn, in the order of the card, for the players of the start (T14)."""
    name = draw(new, FLOCK, events)
    if name is None:
        return
    if events is not None:
        events.append(happened.CardDrawn(FLOCK, name))
    card = new.setup.config.flock[name]
    for spawn, herd in card.seats[cast(Seats, str(new.setup.seats))].items():
        for tier, count in herd.items():
            for _ in range(count):
                add(new, TIERS.index(tier), new.setup.map.spawns[spawn], events)
    discard(new, FLOCK, name)


def add(new: SheepState, tier: int, place: int, events: Events) -> None:
    """A Sheep comes, or one of another tier where the box has none left (T15)."""
    for instead in _INSTEAD[tier]:
        if sum(s.tier == instead for s in new.sheep) < new.setup.numbers.sheeples.of(instead):
            new.sheep = (*new.sheep, Sheep(new.next_number, instead, place))
            if events is not None:
                events.append(happened.SheepAdded(new.next_number, TIERS[instead], place))
            new.next_number += 1
            return
    if events is not None:
        events.append(happened.SheepMissing(TIERS[tier]))


def replace(new: SheepState, old: Sheep, changed: Sheep | None) -> None:
    """A Sheep is another now, or gone; it is remembered until all that it sets off is settled."""
    if changed is None:
        new.gone = (*new.gone, old)
    new.sheep = tuple(s for s in (changed if s is old else s for s in new.sheep) if s is not None)


def remove(new: SheepState, sheep: Sheep, events: Events) -> None:
    """A Sheep is taken off; nobody gets anything for it (T12)."""
    replace(new, sheep, None)
    if events is not None:
        events.append(happened.SheepRemoved(sheep.number, TIERS[sheep.tier], sheep.hex))


# ------------------------------------------------------------------ health, damage, kills


def _card(state: SheepState, row: str) -> ByTier | None:
    mutation = state.setup.config.mutations.get(state.mutation) if state.is_night else None
    found: ByTier | None = getattr(mutation, row) if mutation is not None else None
    return found


def health(state: SheepState, sheep: Sheep) -> int:
    """Damage that kills it now (T8)."""
    table = _card(state, "health") or state.setup.numbers.day_health
    return max(1, stat(state, "health", table.of(sheep.tier), ("sheep", sheep.number)))


def corruption(state: SheepState, sheep: Sheep) -> int:
    """Points of its strike."""
    table = _card(state, "corruption")
    return stat(state, "corruption", table.of(sheep.tier) if table else 0, ("sheep", sheep.number))


def worth(state: SheepState, sheep: Sheep) -> int:
    """Essence for killing it: by night what the mutation says, by day nothing (T8, T12)."""
    table = _card(state, "essence")
    return stat(state, "essence", table.of(sheep.tier), ("sheep", sheep.number)) if table else 0


def hurt(new: SheepState, sheep: Sheep, points: int, seat: int, events: Events) -> int:
    """Damage falls on a Sheep; what is more than it needs to die. `seat`: who did it, -1 for nobody."""
    if points <= 0:
        return 0
    taken = sheep.damage + points
    over = taken - health(new, sheep)
    if events is not None:
        events.append(happened.SheepDamaged(sheep.number, points, taken))
    if over < 0:
        replace(new, sheep, sheep._replace(damage=taken))
        return 0
    kill(new, sheep, seat, events)
    return over


def kill(new: SheepState, sheep: Sheep, seat: int, events: Events) -> None:
    """A Sheep dies; what it triggers, and its Essence, are settled next."""
    essence = worth(new, sheep)
    due = triggers.of(new, "killed", seat, sheep)
    replace(new, sheep, None)
    if events is not None:
        events.append(happened.SheepKilled(sheep.number, TIERS[sheep.tier], sheep.hex))
    triggers.begin(new, due)
    if essence:
        pending.push(new, pending.SHARE, sheep.hex, essence)


def takers(state: SheepState, place: int) -> dict[int, int]:
    """The living Shepherds on a hex who have room for Essence, and how much (T12)."""
    here = (seat for seat in state.living if state.hexes[seat] == place)
    return {seat: free for seat in here if (free := shepherds.room(state, seat)) > 0}


def settle_share(new: SheepState, row: Row, events: Events) -> bool:
    """Essence goes to Shepherds on the hex with room; among several the players divide it (T12)."""
    _, place, amount = row
    rooms = takers(new, place)
    room = sum(rooms.values())
    if len(rooms) > 1 and room > amount:
        return False
    pending.pop(new)
    lost = amount - min(room, amount)
    for seat, free in rooms.items():
        got = min(amount, free)
        shepherds.gain_essence(new, seat, got, events)
        amount -= got
    if lost and events is not None:
        events.append(happened.EssenceLost(lost))
    return True


def shares(state: SheepState, row: Row) -> list[tuple[int, ...]]:
    """All ways to divide the Essence, by seat, in order."""
    _, place, amount = row
    rooms = takers(state, place)
    return _divided([rooms.get(seat, 0) for seat in range(state.setup.seats)], amount)


def _divided(limits: list[int], amount: int) -> list[tuple[int, ...]]:
    if not limits:
        return [()] if not amount else []
    out = []
    for first in range(min(limits[0], amount) + 1):
        out += [(first, *rest) for rest in _divided(limits[1:], amount - first)]
    return out
