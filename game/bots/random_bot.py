"""The bot of every game that plays any legal action: an opponent for tests, and the start of a comparison.

It never passes: where it may act it does, also where nobody waits for it. Rules bound how often that can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.action import Action
from game.core.rng import Rng


def choose(view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """One of the legal actions, all equally likely."""
    return legal[rng.below(len(legal))]
