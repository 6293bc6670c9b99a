"""What a game may offer when it is over: a part of the protocol that not every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from game.core.action import Action
from game.core.rules import State


@runtime_checkable
class RehearsesWay(Protocol):
    """The rules of a game that can show a way it could have gone."""

    def rehearsal(self, view: Any, way: Sequence[Action]) -> tuple[State, Sequence[Action]]:
        """A position like the one that is seen in which one seat, the only one, does all of a way by itself.

        It has whatever is needed for that. Also gives the actions as that seat does them, all of them.
        """
