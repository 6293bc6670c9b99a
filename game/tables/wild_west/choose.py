"""Narrowing: from all legal actions to one, click by click. No drawing, no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.rules.wild_west.actions import GuessLocation, PlaceMeeple, WatchFields

SILENCE = "silence"
"""What `says` is when a meeple is placed without a word."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What was clicked so far; empty (or -1) is what was not.

    `first`: the field to be watched first; `place`: the other one, or where a meeple goes; `about` and `says`: a
    claim, or a guess; `other`: whom an Insurance Agent insures.
    """

    place: str = ""
    about: str = ""
    says: str = ""
    first: str = ""
    other: int = -1


def agrees(action: Action, selection: Selection) -> bool:
    """Whether an action is still possible after these clicks."""
    if isinstance(action, WatchFields):
        return {selection.first, selection.place} - {""} <= {action.first, action.second}
    if selection.place and getattr(action, "place", "") != selection.place:
        return False
    if isinstance(action, PlaceMeeple) and selection.says == SILENCE:
        return action.says is None
    if selection.about and getattr(action, "about", "") != selection.about:
        return False
    if selection.says and getattr(action, "says", "") != selection.says:
        return False
    return selection.other < 0 or not isinstance(action, GuessLocation) or action.other == selection.other


def narrowed(legal: Sequence[Action], selection: Selection) -> list[Action]:
    """The legal actions that agree with the clicks so far."""
    return [action for action in legal if agrees(action, selection)]
