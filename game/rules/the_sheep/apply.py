"""The one door through which a journey changes. Every function works on a fresh copy; `flow` goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.action import Action
from game.core.rules import IllegalAction, Step
from game.effects import machine
from game.effects.machine import Frame
from game.effects.values import Source
from game.rules.the_sheep import (
    combat,
    flow,
    hands,
    herd,
    moves,
    pending,
    pollution,
    settlers,
    shepherds,
    strike,
    trade,
    triggers,
    wagons,
)
from game.rules.the_sheep import events as happened
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
from game.rules.the_sheep.answers import NOTHING
from game.rules.the_sheep.choices import lantern_price
from game.rules.the_sheep.legal import legal
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.sources import ability_of
from game.rules.the_sheep.stages import FLIP, READY_STEPS, ROLL, TILES
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def apply(state: SheepState, action: Action, quiet: bool = False) -> Step[SheepState]:
    """The state after a legal action, and what happened (nothing is recorded when `quiet`)."""
    events: Events = None if quiet else []
    new = _done(state, action, events)
    flow.proceed(new, events)
    return Step(new, tuple(events) if events else ())


def within_step(state: SheepState, action: Action) -> SheepState:
    """The state after a legal action as far as the present step goes, where the next one has not done anything yet."""
    new = _done(state, action, None)
    flow.proceed(new, None, state.stage)
    return new


def _done(state: SheepState, action: Action, events: Events) -> SheepState:
    """The action alone, nothing that follows from it."""
    if action.seat is None or action not in legal(state, action.seat):
        raise IllegalAction(f"{action.verb} of seat {action.seat} is not legal in the step {state.stage!r}")
    new = state.copy()
    if state.stage in READY_STEPS and not state.pending and not isinstance(action, Ready) and state.ready[action.seat]:
        new.put("ready", action.seat, False)
    _HANDLERS[type(action)](new, action.seat, action, events)
    return new


# ------------------------------------------------------------------ the table's decisions


def _board(new: SheepState, seat: int, action: BoardAction, events: Events) -> None:
    index = new.setup.caravans.index(action.caravan)
    new.acted = (*new.acted, index)
    if events is not None:
        events.append(happened.BoardActed(action.caravan))
    triggers.begin(new, triggers.of_board(new, index))


def _enter(new: SheepState, seat: int, action: EnterCaravan, events: Events) -> None:
    wagons.enter(new, new.setup.caravans.index(action.caravan), events)
    new.stage = ROLL


def _roll_on(new: SheepState, seat: int, action: RollOn, events: Events) -> None:
    waiting = wagons.may_enter(new)
    if waiting:
        wagons.enter(new, waiting[0], events)
    new.stage = ROLL


def _move_caravan(new: SheepState, seat: int, action: MoveCaravan, events: Events) -> None:
    wagons.roll(new, new.setup.caravans.index(action.caravan), events)


def _avert(new: SheepState, seat: int, action: Avert, events: Events) -> None:
    if sum(action.lanterns) == pollution.cost(new):
        flow.averted(new, action.lanterns, events)
    else:
        new.stage = FLIP


def _flip(new: SheepState, seat: int, action: FlipTile, events: Events) -> None:
    pollution.flip(new, action.tile, events)
    new.slot = 0
    new.stage = TILES


def _hunt(new: SheepState, seat: int, action: HuntCaravan, events: Events) -> None:
    first = new.herds[0]
    new.herds = ((*first[:2], action.hex, *first[3:]), *new.herds[1:])


def _move_sheep(new: SheepState, seat: int, action: MoveSheep, events: Events) -> None:
    herd.go(new, action.hex, events)


def _take_strike(new: SheepState, seat: int, action: TakeStrike, events: Events) -> None:
    strike.deal(new, (action.kind, action.number), events)


def _share(new: SheepState, seat: int, action: ShareEssence, events: Events) -> None:
    pending.pop(new)
    for taker, amount in enumerate(action.shares):
        shepherds.gain_essence(new, taker, amount, events)


# ------------------------------------------------------------------ Shepherds


def _walk(new: SheepState, seat: int, action: Walk, events: Events) -> None:
    new.put("walked", seat, True)
    moves.walk(new, seat, herd.way(new, new.hexes[seat], action.hex), "walk", events)


def _lantern_step(new: SheepState, seat: int, action: LanternStep, events: Events) -> None:
    shepherds.spend_lanterns(new, seat, lantern_price(new, new.hexes[seat]), "step", events)
    moves.walk(new, seat, (new.hexes[seat], action.hex), "lantern", events)


def _buy(new: SheepState, seat: int, action: Buy, events: Events) -> None:
    trade.buy(new, seat, action.card, events)


def _purify(new: SheepState, seat: int, action: Purify, events: Events) -> None:
    shepherds.spend_lanterns(new, seat, 1, "purify", events)
    shepherds.pay_essence(new, seat, 1, events)
    shepherds.gain_experience(new, seat, stat(new, "purified", 1, ("shepherd", seat)), events)


def _give(new: SheepState, seat: int, action: GiveEssence, events: Events) -> None:
    new.put("gave", seat, tuple(sorted((*new.gave[seat], action.other))))
    new.put("essence", seat, new.essence[seat] - action.amount)
    new.put("essence", action.other, new.essence[action.other] + action.amount)
    if events is not None:
        events.append(happened.EssenceGiven(seat, action.other, action.amount))


def _attack(new: SheepState, seat: int, action: Attack, events: Events) -> None:
    combat.attack(new, seat, action.card, action.sheep, action.boost, events)


def _spill(new: SheepState, seat: int, action: Spill, events: Events) -> None:
    combat.spill(new, action.sheep, events)


def _distract(new: SheepState, seat: int, action: Distract, events: Events) -> None:
    shepherds.spend_lanterns(new, seat, 1, "distract", events)
    new.put("distracting", seat, True)
    if events is not None:
        events.append(happened.Distracted(seat))


def _ready(new: SheepState, seat: int, action: Ready, events: Events) -> None:
    new.put("ready", seat, True)
    if events is not None:
        events.append(happened.MadeReady(seat))


def _drop(new: SheepState, seat: int, action: DropEquipment, events: Events) -> None:
    card = next(c for c in new.cards[seat] if c.name == action.card)
    shepherds.drop_card(new, seat, card.number, events)


def _take_trait(new: SheepState, seat: int, action: TakeTrait, events: Events) -> None:
    shepherds.take_trait(new, seat, action.trait, events)


# ------------------------------------------------------------------ abilities


def _use(new: SheepState, seat: int, action: UseAbility, events: Events) -> None:
    card = next(hands.usable_cards(new, seat, action.card, action.ability))
    source = Source(card.kind, card.name, action.ability, seat, card.number)
    pending.push(new, pending.ABILITY, *machine.start(source).to_list())


def _choose(new: SheepState, seat: int, action: Choose, events: Events) -> None:
    if new.pending[-1][0] == pending.LOOK:
        settlers.seen(new, action.number == 1, events)
        return
    frame = Frame.from_list(new.pending[-1][1:])
    ability = ability_of(new.setup.config, frame.source)
    value = None if action.kind == NOTHING else (action.kind, action.number)
    pending.change(new, pending.ABILITY, *machine.answer(frame, ability, value).to_list())


def _cancel(new: SheepState, seat: int, action: Cancel, events: Events) -> None:
    pending.pop(new)


_HANDLERS: dict[type[Action], Callable[[SheepState, int, Any, Events], None]] = {
    BoardAction: _board, EnterCaravan: _enter, RollOn: _roll_on, MoveCaravan: _move_caravan, Walk: _walk, Buy: _buy,
    Purify: _purify, GiveEssence: _give, Attack: _attack, Spill: _spill, UseAbility: _use, Choose: _choose,
    Cancel: _cancel, LanternStep: _lantern_step, Distract: _distract, Ready: _ready, Avert: _avert, FlipTile: _flip,
    HuntCaravan: _hunt, MoveSheep: _move_sheep, TakeStrike: _take_strike, ShareEssence: _share, DropEquipment: _drop,
    TakeTrait: _take_trait,
}  # fmt: skip
