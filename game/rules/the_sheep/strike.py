"""The Sheep strike back: one after the other, at whoever is there, as the players choose (T18)."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import flock, pending, triggers, wagons
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

Target = tuple[str, int]


def line_up(state: SheepState) -> tuple[int, ...]:
    """The Sheep in the order in which they strike: hex by hex, on a hex Greater first; as often as each strikes."""
    order = sorted(state.sheep, key=lambda s: (s.hex, -s.tier, s.number))
    return tuple(s.number for s in order for _ in range(stat(state, "strikes", 1, ("sheep", s.number))))


def candidates(state: SheepState, sheep: Sheep) -> list[Target]:
    """Whom it can strike: who distracts, else the Caravan, else a Shepherd (T18)."""
    here = [seat for seat in state.living if state.hexes[seat] == sheep.hex and _can_be_struck(state, "shepherd", seat)]
    distracting = [seat for seat in here if state.distracting[seat]]
    if distracting:
        return [("shepherd", seat) for seat in distracting]
    caravan = wagons.at_hex(state, sheep.hex)
    if caravan is not None and _can_be_struck(state, "caravan", caravan):
        return [("caravan", caravan)]
    return [("shepherd", seat) for seat in here]


def _can_be_struck(state: SheepState, kind: str, number: int) -> bool:
    return stat(state, "struck", 1, (kind, number)) > 0


def next_strike(state: SheepState) -> list[Target]:
    """The candidates of the Sheep whose strike is on; empty when it strikes nobody or is gone."""
    sheep = state.sheep_of(state.strikes[0]) if state.strikes else None
    return candidates(state, sheep) if sheep is not None else []


def deal(new: SheepState, target: Target, events: Events) -> None:
    """The strike falls: its corruption is settled next, then what it triggers."""
    number, new.strikes = new.strikes[0], new.strikes[1:]
    sheep = new.sheep_of(number)
    assert sheep is not None
    points = flock.corruption(new, sheep)
    if events is not None:
        events.append(happened.SheepStruck(number, target[0], target[1], points))
    triggers.begin(new, triggers.of(new, "struck", -1, sheep, target))
    kind = pending.CORRUPT_CARAVAN if target[0] == "caravan" else pending.CORRUPT_SHEPHERD
    pending.push(new, kind, target[1], points)
