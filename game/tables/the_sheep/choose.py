"""Narrowing: from all that may be done to one action, click by click. No drawing, no pixels.

A Shepherd is chosen first (by default the one shown below); then cards, things on the map and buttons, in any order,
keep the actions that agree with all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

from game.core.action import Action
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep.view import SheepView
from game.tables.the_sheep.spots import Kind, Spot

NOBODY = -1

JOINT = (
    acts.BoardAction, acts.EnterCaravan, acts.RollOn, acts.MoveCaravan, acts.Avert, acts.FlipTile, acts.HuntCaravan,
    acts.MoveSheep, acts.TakeStrike, acts.ShareEssence,
)  # fmt: skip
"""What belongs to the table: whoever clicks, it is the same (T26)."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What was clicked so far: whose action it shall be, and the things it shall be about."""

    seat: int = NOBODY
    spots: tuple[Spot, ...] = ()

    def with_spot(self, spot: Spot) -> Selection:
        """The same with one thing more; of a kind only the latest counts."""
        return replace(self, spots=(*(s for s in self.spots if s.kind != spot.kind), spot))

    def without(self, kind: str) -> Selection:
        """The same with nothing of a kind."""
        return replace(self, spots=tuple(s for s in self.spots if s.kind != kind))

    def of(self, kind: str) -> Spot | None:
        """What of a kind was clicked."""
        return next((s for s in self.spots if s.kind == kind), None)


_CHOSEN_AS: dict[str, Kind] = {
    "sheep": "sheep",
    "shepherd": "shepherd",
    "caravan": "caravan",
    "space": "hex",
    "card": "card",
}


def spots_of(action: Action, view: SheepView) -> frozenset[Spot]:
    """Everything by which an action can be meant; an action agrees with clicks on these things."""
    setup = view.setup
    match action:
        case acts.BoardAction() | acts.MoveCaravan():
            return _one("caravan", setup.caravans.index(action.caravan))
        case acts.EnterCaravan():
            return _one("town", setup.caravans.index(action.caravan))
        case acts.RollOn():
            return _one("go")
        case acts.Walk() | acts.LanternStep() | acts.MoveSheep() | acts.HuntCaravan():
            return _one("hex", action.hex)
        case acts.Buy():
            return frozenset((Spot("goods", name=action.card),))
        case acts.Purify():
            return frozenset((Spot("skill", name="purify"),))
        case acts.Distract():
            return frozenset((Spot("skill", name="distract"),))
        case acts.Ready():
            return frozenset((Spot("skill", name="ready"),))
        case acts.GiveEssence():
            give = Spot("skill", name="give")
            return frozenset((give, Spot("other", action.other), Spot("amount", action.amount)))
        case acts.Attack():
            cards = {Spot("card", n) for n in _numbers(view, action.seat, action.card)}
            skill, boost = Spot("skill", name="attack"), Spot("boost", int(action.boost))
            return frozenset(cards | {Spot("sheep", n) for n in alike(view, action.sheep)} | {skill, boost})
        case acts.UseAbility():
            cards = {Spot("card", n) for n in _numbers(view, action.seat, action.card)}
            return frozenset(cards | {Spot("skill", name=f"use:{action.ability}")})
        case acts.Spill():
            return _one("nothing") if action.sheep is None else _sheep(view, action.sheep)
        case acts.Choose():
            return _chosen(view, action)
        case acts.FlipTile():
            return frozenset((Spot("tile", name=action.tile),))
        case acts.TakeStrike():
            return _one("caravan" if action.kind == "caravan" else "shepherd", action.number)
        case acts.DropEquipment():
            return frozenset(Spot("card", n) for n in _numbers(view, action.seat, action.card))
        case acts.TakeTrait():
            return frozenset((Spot("trait", name=action.trait),))
        case acts.Cancel():
            return frozenset((Spot("skill", name="cancel"),))
    return frozenset()


def _one(kind: Kind, number: int = -1) -> frozenset[Spot]:
    return frozenset((Spot(kind, number),))


def _sheep(view: SheepView, number: int) -> frozenset[Spot]:
    return frozenset(Spot("sheep", n) for n in alike(view, number))


def _chosen(view: SheepView, action: acts.Choose) -> frozenset[Spot]:
    if action.kind == "sheep":
        return _sheep(view, action.number)
    if action.kind in _CHOSEN_AS:
        return _one(_CHOSEN_AS[action.kind], action.number)
    return _one("nothing") if action.kind == "nothing" else _one("block", action.number)


def alike(view: SheepView, number: int) -> list[int]:
    """The Sheep that stand as one with this: of its tier, on its hex. Which of them is meant may still be asked."""
    one = view.sheep_of(number)
    if one is None:
        return [number]
    return [s.number for s in view.sheep if (s.hex, s.tier) == (one.hex, one.tier)]


def _numbers(view: SheepView, seat: int | None, name: str) -> list[int]:
    if seat is None:
        return []
    return [card.number for card in (*view.cards[seat], *view.traits[seat]) if card.name == name]


def agrees(action: Action, selection: Selection, view: SheepView) -> bool:
    """Whether an action is still possible after these clicks."""
    if selection.seat != NOBODY and not isinstance(action, JOINT) and action.seat != selection.seat:
        return False
    return spots_of(action, view).issuperset(selection.spots)


def narrowed(legal: Iterable[Action], selection: Selection, view: SheepView) -> list[Action]:
    """The legal actions that agree with the clicks so far; equal ones once.

    What belongs to the table is equal whoever is named, and so is what is done to Sheep that differ in nothing.
    """
    out: dict[Hashable, Action] = {}
    for action in legal:
        if agrees(action, selection, view):
            out.setdefault(_meaning(action, view), action)
    return list(out.values())


def _meaning(action: Action, view: SheepView) -> Hashable:
    match action:
        case acts.Attack():
            return acts.Attack, action.seat, action.card, action.boost, like(view, action.sheep)
        case acts.Spill(sheep=int(number)):
            return acts.Spill, action.seat, like(view, number)
        case acts.Choose(kind="sheep"):
            return acts.Choose, action.seat, like(view, action.number)
    return replace(action, seat=None) if isinstance(action, JOINT) else action


def like(view: SheepView, number: int) -> tuple[int, ...]:
    """What tells a Sheep from others: hex, tier, damage, and itself if something was done to it for a time."""
    sheep = view.sheep_of(number)
    if sheep is None:
        return (number,)
    return sheep.hex, sheep.tier, sheep.damage, number if marked(view, number) else -1


def marked(view: SheepView, number: int) -> bool:
    """Whether a change for a time hangs on this Sheep."""
    return any(value == ("sheep", number) for modifier in view.modifiers for _, value in modifier.names)


_MEANS_NOTHING_ALONE = frozenset(("card", "boost", "other", "amount"))


def decided(left: Sequence[Action], selection: Selection) -> Action | None:
    """The action that is played now: the last one left, once something was clicked that means it.

    A card alone means nothing yet, unless it is to be given up or chosen: nobody shall act by looking at a card.
    """
    if len(left) != 1 or not selection.spots:
        return None
    action = left[0]
    if isinstance(action, acts.DropEquipment | acts.Choose):
        return action
    return action if any(s.kind not in _MEANS_NOTHING_ALONE for s in selection.spots) else _given(action, selection)


def _given(action: Action, selection: Selection) -> Action | None:
    return action if isinstance(action, acts.GiveEssence) and selection.of("amount") is not None else None


def open_spots(legal: Iterable[Action], selection: Selection, view: SheepView) -> set[Spot]:
    """Everything that a click could add to the choice so far."""
    out: set[Spot] = set()
    for action in narrowed(legal, selection, view):
        out |= spots_of(action, view)
    return out - set(selection.spots)
