"""Caravans: coming in, rolling along the road, standing behind Sheep and each other, corruption, safety (T4, T5)."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import pending, score
from game.rules.the_sheep.pending import Events, Row
from game.rules.the_sheep.stages import SAFE, TOWN
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def on_road(state: SheepState) -> list[int]:
    """The Caravans on the board, by number."""
    return [index for index, at in enumerate(state.caravans) if at >= 0]


def in_town(state: SheepState) -> list[int]:
    """The Caravans that have not come yet."""
    return [index for index, at in enumerate(state.caravans) if at == TOWN]


def at_hex(state: SheepState, place: int) -> int | None:
    """The Caravan on a hex."""
    return state.caravans.index(place) if place in state.caravans and place >= 0 else None


def may_enter(state: SheepState) -> list[int]:
    """Those that may come in now: the Start must be free of Caravans (T4)."""
    return in_town(state) if at_hex(state, state.setup.map.start) is None else []


def enter(new: SheepState, index: int, events: Events) -> None:
    """A Caravan stands on the Start."""
    new.put("caravans", index, new.setup.map.start)
    if events is not None:
        events.append(happened.CaravanEntered(new.setup.caravans[index]))


def next_to_roll(state: SheepState) -> list[int]:
    """Of those that have not moved yet the ones nearest the Finish; several are equally near (T4)."""
    waiting = [index for index in on_road(state) if index not in state.rolled]
    nearest = min((state.setup.map.to_finish[state.caravans[i]] for i in waiting), default=0)
    return [i for i in waiting if state.setup.map.to_finish[state.caravans[i]] == nearest]


def movement(state: SheepState, index: int) -> int:
    """What a Caravan has for its way today (T5)."""
    return stat(state, "caravan_steps", state.setup.numbers.caravan_steps, ("caravan", index))


def way(state: SheepState, index: int) -> tuple[list[int], str]:
    """The hexes a Caravan would roll over now, its own first, and what else than its movement ends the way (T5).

    That is `sheep` on the last hex, a `caravan` on the next one, or nothing.
    """
    at, charted = state.caravans[index], state.setup.map
    left = movement(state, index)
    path = [at]
    while at not in charted.finishes:
        price = 2 if any(sheep.hex == at for sheep in state.sheep) else 1
        onward = charted.onward(at, "south" if state.sign == "south" else "north")
        if left < price or onward is None:
            return path, "sheep" if price > 1 and left else ""
        if at_hex(state, onward) is not None and onward not in charted.finishes:
            return path, "caravan"
        left -= price
        at = onward
        path.append(at)
    return path, ""


def roll(new: SheepState, index: int, events: Events) -> None:
    """A Caravan moves as far as it can pay for (T5)."""
    path, why = way(new, index)
    new.rolled = (*new.rolled, index)
    new.put("caravans", index, path[-1])
    _tell_roll(new, index, path, why, events)
    if path[-1] in new.setup.map.finishes:
        make_safe(new, index, events)


def _tell_roll(new: SheepState, index: int, path: list[int], why: str, events: Events) -> None:
    if events is None:
        return
    name = new.setup.caravans[index]
    if len(path) > 1:
        events.append(happened.CaravanMoved(name, tuple(path)))
    if why:
        events.append(happened.CaravanStopped(name, why))


def step_on(new: SheepState, index: int, steps: int, events: Events) -> None:
    """A Caravan is moved along its road by an effect: it stops behind another, Sheep do not hold it."""
    path = [new.caravans[index]]
    for _ in range(steps):
        onward = new.setup.map.onward(path[-1], "south" if new.sign == "south" else "north")
        if path[-1] in new.setup.map.finishes or onward is None:
            break
        if at_hex(new, onward) is not None and onward not in new.setup.map.finishes:
            break
        path.append(onward)
    new.put("caravans", index, path[-1])
    _tell_roll(new, index, path, "", events)
    if path[-1] in new.setup.map.finishes:
        make_safe(new, index, events)


def make_safe(new: SheepState, index: int, events: Events) -> None:
    """It has reached the Finish and is gone; with the last one the game is won."""
    new.put("caravans", index, SAFE)
    if events is not None:
        events.append(happened.CaravanSafe(new.setup.caravans[index]))
    if all(at == SAFE for at in new.caravans):
        score.end(new, score.SAFE_HOME, events)


def slots(state: SheepState, index: int) -> int:
    """Corruption a Caravan bears."""
    card = state.setup.config.caravans[state.setup.caravans[index]]
    return stat(state, "slots", card.slots, ("caravan", index))


def settle_corruption(new: SheepState, row: Row, events: Events) -> bool:
    """Point by point; beyond the last slot the Caravan, and the game, is lost (T19)."""
    _, index, points = row
    if points <= 0 or new.caravans[index] < 0:
        pending.pop(new)
        return True
    pending.change(new, pending.CORRUPT_CARAVAN, index, points - 1)
    slot = new.bearing[index] + 1
    new.put("bearing", index, slot)
    if events is not None:
        events.append(happened.CaravanCorrupted(new.setup.caravans[index], slot))
    if slot > slots(new, index):
        if events is not None:
            events.append(happened.CaravanLost(new.setup.caravans[index]))
        score.end(new, score.CARAVAN_LOST, events)
    return True
