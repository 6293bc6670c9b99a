"""Lays the program's The Sheep beside the slow one and names every difference."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.rules.registry import get_rules
from game.rules.the_sheep.events import CaravanMoved
from tests.reference.slow_sheep import SlowSheep
from tests.reference.slow_sheep_land import Land

RULES = get_rules("the_sheep")


def differences(state: Any, slow: SlowSheep) -> list[str]:
    """What the two disagree about; empty when they agree about everything on the table and what may be done."""
    fast, other = tidied(RULES.describe_position(state), slow), tidied(slow.description(), slow)
    skipped = {"stage"} if state.pending else set()
    if slow.t["stage"] not in ("by_day", "by_night", "combat"):
        skipped.add("ready")
    out = [
        f"{key}: {fast[key]} but slowly {other[key]}"
        for key in other if key not in skipped and fast[key] != other[key]
    ]  # fmt: skip
    if state.reason != slow.t["reason"]:
        out.append(f"reason: {state.reason} but slowly {slow.t['reason']}")
    decision, over = RULES.decision(state), slow.t["stage"] == "over"
    if (decision is None) != over:
        out.append(f"over: {decision is None} but slowly {over}")
    for seat in range(slow.t["seats"]):
        legal: list[Action] = list(RULES.legal(state, seat))
        options = slow.options(seat)
        if len(legal) != len(options) or set(legal) != set(options):
            out.append(
                f"seat {seat}, only fast: {sorted(map(str, set(legal) - set(options)))}; "
                f"only slow: {sorted(map(str, set(options) - set(legal)))}; {len(legal)} and {len(options)}"
            )
        if decision is not None and bool(options) != (seat in decision.seats):
            out.append(f"seat {seat} is asked: {seat in decision.seats} but slowly {bool(options)}")
    return out


def astray(events: Iterable[Event], land: Land) -> list[str]:
    """Ways in the events that nobody can go: a step that is none, or a Caravan off its road."""
    out = []
    for event in events:
        path: tuple[int, ...] = getattr(event, "path", ())
        for here, there in pairwise(path):
            road = isinstance(event, CaravanMoved)
            if there not in (land.roads.get(here, {}).values() if road else land.beside[here]):
                out.append(f"{event}: nobody gets from {here} to {there}")
    return out


def tidied(found: dict[str, Any], slow: SlowSheep) -> dict[str, Any]:
    """What can be compared: no order where nothing has one, nothing that is over, cards in force on no pile."""
    out = dict(found)
    out["cards"] = {seat: sorted(cards) for seat, cards in found["cards"].items()}
    out["sheep"] = sorted(found["sheep"], key=lambda s: int(s["number"]))
    in_force = (found["event"], found["mutation"])
    out["discards"] = {d: sorted(c for c in row if c not in in_force) for d, row in found["discards"].items()}
    out["discards"]["flock"] = [c for c in out["discards"]["flock"] if slow.config.flock[c].wave == 3]
    dead = [seat for seat, at in found["at"].items() if at == "dead"]
    for key in ("level", "experience", "gave"):
        out[key] = {seat: value for seat, value in found[key].items() if seat not in dead}
    for key in ("walked", "ready", "distracting"):
        out[key] = [seat for seat in found[key] if seat not in dead]
    return out
