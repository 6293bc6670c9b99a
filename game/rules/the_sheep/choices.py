"""What a living Shepherd may do of its own accord, step by step: the lists behind `legal`."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.action import Action
from game.effects import machine
from game.effects.values import Source
from game.rules.the_sheep import combat, hands, moves, shepherds, trade
from game.rules.the_sheep.actions import (
    Attack,
    Buy,
    Distract,
    GiveEssence,
    LanternStep,
    Purify,
    Ready,
    UseAbility,
    Walk,
)
from game.rules.the_sheep.port import TablePort
from game.rules.the_sheep.stages import BY_DAY, BY_NIGHT, COMBAT
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def by_day(state: SheepState, seat: int) -> Iterator[Action]:
    """The Action step of the Day."""
    if not state.walked[seat]:
        yield from (Walk(seat, place) for place in moves.reach(state, seat, moves.day_steps(state, seat)))
    yield from (Buy(seat, card) for card in trade.for_sale(state, seat))
    if state.lit[seat] and state.essence[seat] and shepherds.may_grow(state, seat):
        yield Purify(seat)
    yield from _gifts(state, seat)
    yield from _attacks(state, seat)
    yield from abilities(state, seat, "day")


def by_night(state: SheepState, seat: int) -> Iterator[Action]:
    """The Action step of the Night (T17)."""
    yield from _gifts(state, seat)
    yield from abilities(state, seat, "night")
    yield from (LanternStep(seat, place) for place in lantern_steps(state, seat))


def in_combat(state: SheepState, seat: int) -> Iterator[Action]:
    """The Combat step of the Night."""
    yield from _attacks(state, seat)
    yield from abilities(state, seat, "combat")
    if state.lit[seat] and not state.distracting[seat]:
        yield Distract(seat)


_BY_STEP = {BY_DAY: by_day, BY_NIGHT: by_night, COMBAT: in_combat}


def has_any(state: SheepState, seat: int) -> bool:
    """There is something that this seat may do now; whoever has nothing to do need not say so (T6).

    What costs little to find out is looked at first.
    """
    if state.stage == COMBAT and state.lit[seat] and not state.distracting[seat]:
        return True
    if state.stage == BY_NIGHT and lantern_steps(state, seat):
        return True
    return next(_BY_STEP[state.stage](state, seat), None) is not None


def in_step(state: SheepState, seat: int) -> Iterator[Action]:
    """All that a seat may do now, and that it is ready."""
    found = tuple(_BY_STEP[state.stage](state, seat))
    yield from found
    if found and not state.ready[seat]:
        yield Ready(seat)


def lantern_price(state: SheepState, place: int) -> int:
    """Lanterns for a step by night off a hex; leaving Sheep may cost more (T17)."""
    if any(sheep.hex == place for sheep in state.sheep):
        return 1 + stat(state, "leaving_cost", 0, None)
    return 1


def lantern_steps(state: SheepState, seat: int) -> list[int]:
    """The hexes a Shepherd may come to by a Lantern."""
    if state.lit[seat] < lantern_price(state, state.hexes[seat]):
        return []
    return sorted(state.setup.map.neighbours[state.hexes[seat]])


def _gifts(state: SheepState, seat: int) -> Iterator[Action]:
    """Once a step to each Shepherd on the hex, as much as there is room for (T7)."""
    for other in state.living:
        if other == seat or other in state.gave[seat] or state.hexes[other] != state.hexes[seat]:
            continue
        for amount in range(1, min(state.essence[seat], shepherds.room(state, other)) + 1):
            yield GiveEssence(seat, other, amount)


def _attacks(state: SheepState, seat: int) -> Iterator[Action]:
    targets = combat.in_reach(state, seat)
    if not targets:
        return
    for name in sorted({card.name for card in state.cards[seat]}):
        card = hands.attack_card(state, seat, name)
        if card is None:
            continue
        for sheep in targets:
            if not combat.may_attack(state, seat, sheep):
                continue
            yield Attack(seat, name, sheep.number, False)
            if combat.may_boost(state, seat, card, sheep):
                yield Attack(seat, name, sheep.number, True)


def abilities(state: SheepState, seat: int, when: str) -> Iterator[Action]:
    """What a Shepherd's cards can be used for at this time."""
    port = TablePort(state, None)
    found: set[tuple[str, str]] = set()
    for card in hands.all_cards(state, seat):
        for name, ability in hands.abilities_of(state, card).items():
            if when not in ability.when or (card.name, name) in found:
                continue
            if next(hands.usable_cards(state, seat, card.name, name), None) is not card:
                continue
            source = Source(card.kind, card.name, name, seat, card.number)
            if machine.usable(port, source, ability):
                found.add((card.name, name))
    yield from (UseAbility(seat, card, name) for card, name in sorted(found))
