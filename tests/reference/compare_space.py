"""Lays the program's Space Sheep! beside the slow one and names every difference."""

from __future__ import annotations

from typing import Any

from game.rules.registry import get_rules
from tests.reference.slow_space import SlowSpace, laid_out

RULES = get_rules("space_sheep")
_SORTED = ("face_down",)
_LEFT_OPEN = ("commander", "acted", "after", "pointed", "points", "sand")
"""What nobody looks at any more when the game is over."""


def differences(state: Any, slow: SlowSpace) -> list[str]:
    """What the two disagree about; empty when they agree about everything on the table and what may be done."""
    fast, other = laid_out(slow.config, state.to_dict()).t, slow.t
    skipped = set(_LEFT_OPEN) if other["stage"] == "over" else set() if other["owed"] else {"after"}
    out = [
        f"{name}: {fast[name]} but slowly {other[name]}"
        for name in fast if name not in skipped and _tidy(name, fast[name]) != _tidy(name, other[name])
    ]  # fmt: skip
    decision = RULES.decision(state)
    if (decision is None) != (other["stage"] == "over"):
        out.append(f"over: {decision is None} but slowly {other['stage']}")
    for seat in range(other["seats"]):
        legal, options = list(RULES.legal(state, seat)), slow.options(seat)
        if len(legal) != len(options) or set(legal) != set(options):
            out.append(
                f"seat {seat}, only fast: {sorted(map(str, set(legal) - set(options)))}; "
                f"only slow: {sorted(map(str, set(options) - set(legal)))}"
            )
        if decision is not None and bool(options) != (seat in decision.seats):
            out.append(f"seat {seat} is asked: {seat in decision.seats} but slowly {bool(options)}")
    return out


def _tidy(name: str, value: Any) -> Any:
    if name == "hands":
        return [sorted(hand) for hand in value]
    return sorted(value) if name in _SORTED else list(value) if isinstance(value, tuple) else value
