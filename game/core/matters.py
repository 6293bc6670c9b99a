"""What a game may tell about a question before it is asked: a part of the protocol that not every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.action import Action


@runtime_checkable
class TellsWhatMatters(Protocol):
    """The rules of a game that know questions whose answers all come to the same."""

    def matters(self, view: Any, legal: Sequence[Action]) -> bool:
        """Whether it makes a difference which of these legal actions of one seat is done.

        False only where it is proved from what the view tells, whatever is hidden. Takes a few milliseconds at most.
        """
