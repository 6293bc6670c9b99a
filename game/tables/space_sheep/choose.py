"""Narrowing: from all that anybody may do to one action, click by click. No drawing, no pixels.

Whoever may do the thing that is clicked does it: the legal actions are those of several seats at once, and the one
that is left carries its seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    NameDiscard,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.rules.space_sheep.stages import NOBODY
from game.rules.space_sheep.view import SpaceView
from game.tables.space_sheep.spots import Kind, Spot

Standing = Mapping[str, str]
"""Shepherd by colour -> the system it is in, by colour."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What was clicked so far: a card, a thing on the board, and the seat whose hand is about to point."""

    card: str = ""
    spot: Spot | None = None
    pointer: int = NOBODY


NOTHING = Selection()
_KINDS: dict[str, Kind] = {"sheep": "sheep", "shepherd": "shepherd", "both": "both"}


def standing(view: SpaceView) -> dict[str, str]:
    """Where every Shepherd is at this moment."""
    return {view.ring[colour]: view.ring[system] for system, colour in enumerate(view.shepherds)}


def spots_of(action: Action, where: Standing) -> set[Spot]:
    """Everything on the table by which an action can be meant."""
    match action:
        case ActivateSystem():
            return {Spot("system", action.system), Spot(_KINDS[action.piece], action.system)}
        case ActivateShepherd():
            return {Spot("step", action.shepherd), Spot("shepherd", where[action.shepherd])}
        case Defend():
            return {Spot("console")}
        case AttackWolf():
            return {Spot("wolf")}
        case Draw():
            return {Spot("draw")}
        case TurnTimer():
            return {Spot("timer")}
        case NameDiscard():
            return {Spot("seat", str(action.other))}
        case PointAt():
            return {Spot("hand", str(action.seat)), Spot("seat", str(action.other))}
        case StopPointing():
            return {Spot("hand", str(action.seat))}
    return set()


def card_of(action: Action) -> str:
    """The card that an action uses, "" for none."""
    return str(getattr(action, "card", ""))


def agrees(action: Action, selection: Selection, where: Standing) -> bool:
    """Whether an action is still possible after these clicks."""
    if isinstance(action, PointAt | StopPointing):
        if selection.card or (selection.pointer != NOBODY and action.seat != selection.pointer):
            return False
    elif selection.pointer != NOBODY:
        return False
    if selection.card and card_of(action) != selection.card:
        return False
    return selection.spot is None or selection.spot in spots_of(action, where)


def narrowed(legal: Iterable[Action], selection: Selection, where: Standing) -> list[Action]:
    """The legal actions that agree with the clicks so far.

    A Shepherd that is clicked goes where its system's tile sends it; only if that cannot be, one system clockwise.
    """
    left = [action for action in legal if agrees(action, selection, where)]
    if selection.spot is not None and selection.spot.kind == "shepherd":
        return [action for action in left if isinstance(action, ActivateSystem)] or left
    return left


def decided(left: Sequence[Action], selection: Selection) -> Action | None:
    """The action that is played now: the last one left, once something was clicked that means it.

    A card alone means nothing yet, unless it is to be given up: nobody shall attack by looking at a card.
    """
    if len(left) != 1 or selection == NOTHING:
        return None
    action = left[0]
    if selection.spot is None:
        return action if isinstance(action, DiscardCard) else None
    return action


def legal_spots(legal: Sequence[Action], selection: Selection, where: Standing) -> set[Spot]:
    """Everything but cards that a click can choose now, after what was chosen.

    Whom a hand may point at is open only once it is known whose hand.
    """
    out: set[Spot] = set()
    for action in narrowed(legal, Selection(selection.card, None, selection.pointer), where):
        if isinstance(action, PointAt) and selection.pointer == NOBODY:
            out.add(Spot("hand", str(action.seat)))
        else:
            out |= spots_of(action, where)
    return out


def legal_cards(legal: Sequence[Action], selection: Selection, where: Standing) -> set[str]:
    """The cards that a click can choose now, with the thing on the board that was clicked before."""
    left = narrowed(legal, Selection("", selection.spot, NOBODY), where)
    return {card_of(action) for action in left} - {""}


def pointers(legal: Iterable[Action]) -> set[int]:
    """The seats whose hand can be moved now."""
    return {action.seat for action in legal if isinstance(action, PointAt | StopPointing) and action.seat is not None}
