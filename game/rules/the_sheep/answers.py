"""What is asked and how it can be answered: by one Shepherd for themselves, or by anybody for the table (T26)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.action import Action
from game.effects.values import Value
from game.rules.the_sheep import choices, combat, flock, flow, herd, pending, pollution, shepherds, strike, wagons
from game.rules.the_sheep.actions import (
    Avert,
    BoardAction,
    Cancel,
    Choose,
    DropEquipment,
    EnterCaravan,
    FlipTile,
    HuntCaravan,
    MoveCaravan,
    MoveSheep,
    RollOn,
    ShareEssence,
    Spill,
    TakeStrike,
    TakeTrait,
)
from game.rules.the_sheep.settlers import question
from game.rules.the_sheep.stages import EQUIPMENT
from game.rules.the_sheep.state import SheepState

ANYBODY = -1
NOTHING = "nothing"


def asked(state: SheepState) -> tuple[int, str]:
    """Who must answer what is pending (ANYBODY: the table), and what is asked."""
    row = state.pending[-1]
    kind = row[0]
    if kind == pending.ABILITY:
        found = question(state, row)
        owner = int(row[1][3])
        by_all = found is None or found.by == "players" or owner < 0
        return (ANYBODY if by_all else owner), "choose"
    if kind == pending.LOOK:
        return int(row[4]), kind
    return (ANYBODY if kind == pending.SHARE else int(row[1])), kind


def to_pending(state: SheepState, seat: int) -> Iterator[Action]:
    """The answers to what is pending."""
    row = state.pending[-1]
    match row[0]:
        case pending.OVER_LIMIT:
            names = sorted({card.name for card in state.cards[seat] if card.kind == EQUIPMENT})
            yield from (DropEquipment(seat, name) for name in names)
        case pending.GROW:
            yield from (TakeTrait(seat, name) for name in sorted(shepherds.next_traits(state, seat)))
        case pending.SHARE:
            yield from (ShareEssence(seat, shares) for shares in flock.shares(state, row))
        case pending.SPILL:
            yield Spill(seat, None)
            yield from (Spill(seat, sheep.number) for sheep in combat.spill_targets(state, row[2]))
        case pending.LOOK:
            yield from (Choose(seat, "block", number) for number in (0, 1))
        case pending.ABILITY:
            yield from _to_ability(state, seat)


def _to_ability(state: SheepState, seat: int) -> Iterator[Action]:
    found = question(state, state.pending[-1])
    if found is None:
        return
    values = [*first_of_equals(state, found.values), *([(NOTHING, 0)] if found.optional else [])]
    yield from (Choose(seat, kind, number) for kind, number in sorted(values))
    if found.free_to_cancel and found.kind != "block":
        yield Cancel(seat)


def first_of_equals(state: SheepState, values: tuple[Value, ...]) -> Iterator[Value]:
    """Of Sheep that differ in nothing the first is meant."""
    seen: set[tuple[int, int, int]] = set()
    for kind, number in values:
        sheep = state.sheep_of(number) if kind == "sheep" else None
        if sheep is not None and not state.modifiers:
            like = (sheep.hex, sheep.tier, sheep.damage)
            if like in seen:
                continue
            seen.add(like)
        yield kind, number


def to_step(state: SheepState, seat: int) -> Iterator[Action]:
    """The answers to what a step asks of the table."""
    names = state.setup.caravans
    match state.stage:
        case "board":
            yield from (BoardAction(seat, name) for name in sorted(names[i] for i in flow.board_choices(state)))
            coming = wagons.may_enter(state)
            if len(coming) > 1:
                yield from (EnterCaravan(seat, name) for name in sorted(names[i] for i in coming))
            else:
                yield RollOn(seat)
        case "enter":
            yield from (EnterCaravan(seat, name) for name in sorted(names[i] for i in wagons.may_enter(state)))
        case "roll":
            yield from (MoveCaravan(seat, name) for name in sorted(names[i] for i in wagons.next_to_roll(state)))
        case "avert":
            if seat in state.living:
                yield from choices.abilities(state, seat, "pollution")
            nothing = (0,) * state.setup.seats
            yield Avert(seat, nothing)
            yield from (Avert(seat, lanterns) for lanterns in pollution.payments(state) if lanterns != nothing)
        case "flip":
            yield from (FlipTile(seat, tile) for tile in sorted(pollution.minor_tiles(state)))
        case "herd":
            yield from _to_herd(state, seat)
        case "strike":
            yield from (TakeStrike(seat, kind, number) for kind, number in strike.next_strike(state))


def _to_herd(state: SheepState, seat: int) -> Iterator[Action]:
    first = state.herds[0]
    if first[2] < 0:
        yield from (HuntCaravan(seat, place) for place in herd.targets(state, first))
    else:
        yield from (MoveSheep(seat, place) for place in herd.ends(state, first, first[2]))


