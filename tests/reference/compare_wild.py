"""Lays the program's Wild West Shepherds beside the slow one and names every difference."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from game.core.event import Event
from game.rules.registry import get_rules
from tests.reference.slow_wild import SlowWild, laid_out

RULES = get_rules("wild_west")


def differences(state: Any, slow: SlowWild) -> list[str]:
    """What the two disagree about; empty when they agree about everything on the table and what may be done."""
    fast, other = laid_out(slow.config, state.to_dict()).t, slow.t
    skipped = {"turn"} if other["stage"] == "over" else set()
    if other["stage"] != "contract":
        skipped |= {"asked", "insured", "to_score", "begun"}
    if other["stage"] == "over":
        skipped |= {"card", "meeple", "looked", "claim"}
    out = [
        f"{name}: {fast[name]} but slowly {other.get(name)}"
        for name in fast if name not in skipped and fast[name] != other.get(name)
    ]  # fmt: skip
    decision = RULES.decision(state)
    if (decision is None) != (other["stage"] == "over"):
        out.append(f"over: {decision is None} but slowly {other['stage']}")
    elif decision is not None:
        if decision.seats != (other["turn"],):
            out.append(f"asked: {decision.seats} but slowly {other['turn']}")
        legal, options = list(RULES.legal(state, decision.seats[0])), slow.options()
        if len(legal) != len(options) or set(legal) != set(options):
            out.append(
                f"only fast: {sorted(map(str, set(legal) - set(options)))}; "
                f"only slow: {sorted(map(str, set(options) - set(legal)))}"
            )
    return out


def told_differently(events: Iterable[Event], slow: SlowWild) -> list[str]:
    """Where the events part. No ruling orders abilities (W17), nor when meeples go home within their location."""
    fast, other = [_plain(e.to_dict()) for e in events], [_plain(e) for e in slow.events]
    out = []
    ours, theirs = (_in_order(e for e in row if not e.startswith("meeple_returned")) for row in (fast, other))
    for number, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a != b:
            out.append(f"event {number}: {a} but slowly {b}")
            break
    else:
        if len(ours) != len(theirs):
            out.append(f"more events: {ours[len(theirs):]}, more slowly: {theirs[len(ours):]}")
    home, their_home = (sorted(e for e in row if e.startswith("meeple_returned")) for row in (fast, other))
    if home != their_home:
        out.append(f"meeples went home: {home} but slowly {their_home}")
    return out


def _in_order(events: Iterable[str]) -> list[str]:
    """The same with neighbouring gifts of the supply sorted."""
    out: list[str] = []
    for gift, run in groupby(events, lambda e: e.startswith("sheep_taken") and "('beside', False)" in e):
        row = list(run)
        out += sorted(row) if gift else row
    return out


def _plain(event: dict[str, Any]) -> str:
    fields = {k: v for k, v in event.items() if k != "verb" and (event["verb"], k) != ("game_ended", "reason")}
    return f"{event['verb']} {sorted(fields.items())}"
