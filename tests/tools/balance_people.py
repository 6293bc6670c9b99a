"""Games in front of the witnesses of the balance report: some are played, some are events that somebody wrote down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.registry import get_rules
from tests.helpers import config_of
from tools.balance_report.balanced import balanced
from tools.balance_report.tally import Case, Tally


def played(game_id: str, state: Any, *actions: Action) -> Tally:
    """What the game's witness tells of these actions from a position on; the game is not over."""
    rules, witness = get_rules(game_id), balanced(game_id).witness(state)
    for action in actions:
        step = rules.apply(state, action)
        state = step.state
        witness.hear(step.events)
    told: Tally = witness.told(rules.outcome(state))
    return told


def heard(game_id: str, seats: int, events: Sequence[Event], outcome: Outcome | None = None) -> Tally:
    """What the game's witness tells of a deal, in which then just these events happen."""
    state = get_rules(game_id).new(config_of(game_id), seats, {}, 1).state
    witness = balanced(game_id).witness(state)
    witness.hear(events)
    told: Tally = witness.told(outcome)
    return told


def noted(case: Case, kind: str, word: str) -> dict[str, int]:
    """The entries of a kind to which it happened, and how often."""
    return {entry: n for (of, entry, what), n in case.counts.items() if (of, what) == (kind, word) and n}
