"""Why a bot of The Sheep does what it does, in one general reason, worked out from what everybody sees."""

from __future__ import annotations

from game.core.action import Action
from game.core.decision import Reason
from game.rules.the_sheep.actions import (
    Attack,
    Avert,
    BoardAction,
    Buy,
    Cancel,
    Choose,
    Distract,
    DropEquipment,
    EnterCaravan,
    FlipTile,
    GiveEssence,
    HuntCaravan,
    LanternStep,
    MoveCaravan,
    MoveSheep,
    Purify,
    Ready,
    RollOn,
    ShareEssence,
    Spill,
    TakeStrike,
    TakeTrait,
    UseAbility,
    Walk,
)
from game.rules.the_sheep.stages import NIGHT
from game.rules.the_sheep.view import SheepView

_PLAIN: dict[type[Action], str] = {
    BoardAction: "bot.board", EnterCaravan: "bot.enter", RollOn: "bot.roll", MoveCaravan: "bot.roll",
    Buy: "bot.buy", GiveEssence: "bot.give", UseAbility: "bot.ability", Choose: "bot.choose", Cancel: "bot.cancel",
    Distract: "bot.distract", Ready: "bot.ready", FlipTile: "bot.flip", HuntCaravan: "bot.hunt",
    MoveSheep: "bot.herd", ShareEssence: "bot.share", DropEquipment: "bot.drop", TakeTrait: "bot.trait",
}  # fmt: skip


def explain(view: SheepView, action: Action) -> Reason:
    """A key under `bot.` in the game's texts."""
    plain = _PLAIN.get(type(action))
    return Reason(plain or _looked_at(view, action))


def _looked_at(view: SheepView, action: Action) -> str:
    """Where the reason depends on the position."""
    match action:
        case Walk():
            return "bot.walk_guard" if action.hex in view.caravans else "bot.walk"
        case LanternStep():
            return "bot.step_guard" if action.hex in view.caravans else "bot.step"
        case Purify():
            return "bot.purify"
        case Attack() | Spill():
            return _attack(view, action)
        case Avert():
            return "bot.avert" if sum(action.lanterns) else "bot.avert_not"
        case TakeStrike():
            return "bot.strike_caravan" if action.kind == "caravan" else "bot.strike"
    raise TypeError(f"{action.verb} is no action of The Sheep")


def _attack(view: SheepView, action: Attack | Spill) -> str:
    if isinstance(action, Spill):
        return "bot.spill" if action.sheep is not None else "bot.spill_not"
    place = next((sheep.hex for sheep in view.sheep if sheep.number == action.sheep), -1)
    if view.half != NIGHT:
        return "bot.attack_day"
    if place not in view.caravans:
        return "bot.attack"
    return "bot.attack_boost" if action.boost else "bot.attack_guard"
