"""Which function settles which kind of pending row, and the rows of the card language itself."""

from __future__ import annotations

from game.effects import machine
from game.effects.machine import Frame, Question
from game.rules.the_sheep import combat, decks, flock, pending, shepherds, wagons
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.pending import Events, Row, Settler
from game.rules.the_sheep.port import TablePort
from game.rules.the_sheep.sources import ability_of
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState


def settle_ability(new: SheepState, row: Row, events: Events) -> bool:
    """An ability goes on until it asks, is interrupted, or is over."""
    frame = Frame.from_list(row[1:])
    ability, port = ability_of(new.setup.config, frame.source), TablePort(new, events)
    if frame.pc == 0 and not machine.usable(port, frame.source, ability, frame.names):
        pending.pop(new)
        return True
    if machine.question(port, frame, ability) is not None and not _answers_itself(port, frame, row):
        return False
    pending.pop(new)
    port.depth = len(new.pending)
    after = machine.advance(port, frame, ability)
    if new.stage != OVER and after is not None:
        pushed = new.pending[port.depth :]
        new.pending = (*new.pending[: port.depth], (pending.ABILITY, *after.to_list()), *pushed)
    return True


def _answers_itself(port: TablePort, frame: Frame, row: Row) -> bool:
    asked = question(port.state, row)
    return asked is not None and len(asked.values) == 1 and not asked.optional


def question(state: SheepState, row: Row) -> Question | None:
    """What the ability on top asks."""
    frame = Frame.from_list(row[1:])
    ability = ability_of(state.setup.config, frame.source)
    return machine.question(TablePort(state, None), frame, ability)


def settle_look(new: SheepState, row: Row, events: Events) -> bool:
    """Card by card from the top is seen; whoever looks decides whether it goes under the deck."""
    _, deck, at, left, _ = row[:5]
    if not left or at >= len(new.decks[deck]):
        pending.pop(new)
        return True
    if len(row) == 5:
        pending.change(new, *row, new.decks[deck][at])
        if events is not None:
            events.append(happened.CardSeen(deck, new.decks[deck][at]))
    return False


def seen(new: SheepState, under: bool, events: Events) -> None:
    """The card that was looked at stays where it is, or goes under the deck."""
    _, deck, at, left, owner, card = new.pending[-1]
    pending.change(new, pending.LOOK, deck, at if under else at + 1, left - 1, owner)
    if under:
        decks.bury(new, deck, at)
        if events is not None:
            events.append(happened.CardBuried(deck, card))


SETTLERS: dict[str, Settler] = {
    pending.CORRUPT_SHEPHERD: shepherds.settle_corruption,
    pending.CORRUPT_CARAVAN: wagons.settle_corruption,
    pending.OVER_LIMIT: shepherds.settle_limit,
    pending.GROW: shepherds.settle_growth,
    pending.SHARE: flock.settle_share,
    pending.SPILL: combat.settle_spill,
    pending.ABILITY: settle_ability,
    pending.LOOK: settle_look,
}
"""By the first word of a row."""
