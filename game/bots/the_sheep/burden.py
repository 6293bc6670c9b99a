"""What corruption costs: to a Caravan, which never loses it, and to a Shepherd, whom Curses kill in the end."""

from __future__ import annotations

from game.rules.the_sheep import shepherds, wagons
from game.rules.the_sheep.stages import CURSE
from game.rules.the_sheep.state import SheepState

POINT_OF_CARAVAN = 9.0
POINT_OF_SHEPHERD = 2.5
CURSED = 7.0
DEATH = 150.0
LOSS = 600.0


def of_caravan(state: SheepState, index: int, points: float, borne: int | None = None) -> float:
    """What so many more points cost a Caravan; the fewer it can still bear, the more. `borne`: as if it bore that."""
    slots = wagons.slots(state, index)
    borne = state.bearing[index] if borne is None else borne
    cost = POINT_OF_CARAVAN * points * (1 + 1.5 * (borne + points / 2) / max(1, slots))
    over = borne + points - slots
    return cost + LOSS * min(1.0, over) if over > 0 else cost


def of_shepherd(state: SheepState, seat: int, points: float) -> float:
    """What so many more points cost a Shepherd: every full meter is a Curse, and too many of them are death."""
    more = shepherds.curses_from(state, seat, int(points))
    cost = POINT_OF_SHEPHERD * points + CURSED * more
    return cost + DEATH if more >= shepherds.deadly_curses(state, seat) else cost


def of_curses(state: SheepState, seat: int) -> float:
    """What a Shepherd bears already: its corruption, and its Curses with the meters that they took."""
    cost = POINT_OF_SHEPHERD * state.corruption[seat]
    held = sum(card.kind == CURSE for card in state.cards[seat])
    if not held:
        return cost
    full_meter = POINT_OF_SHEPHERD * (shepherds.corruption_slots(state, seat) + 1)
    last = DEATH / 4 if shepherds.hand_limit(state, seat) - held <= 1 else 0.0
    return cost + (CURSED + full_meter) * held + last
