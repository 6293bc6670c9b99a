"""Deals a game of Space Sheep!: a ring that has a way home, allegiances, cards, and the Wolf's first step (S1, S3)."""

from __future__ import annotations

from game.core.event import Event
from game.core.rng import Luck
from game.core.rules import Step
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.apply import begin_turn, fill_hand, move_wolf
from game.rules.space_sheep.config import COLOURS
from game.rules.space_sheep.ring import Row
from game.rules.space_sheep.setup import Setup
from game.rules.space_sheep.solver import can_be_solved
from game.rules.space_sheep.stages import NOBODY, TO_TURN, TURN, WILD
from game.rules.space_sheep.state import SpaceState, instructions_of


def deal(setup: Setup, luck: Luck) -> Step[SpaceState]:
    """A new game at the first turn."""
    new = SpaceState.__new__(SpaceState)
    new.setup, new.luck = setup, luck
    _deal_ring(new)
    cards = [colour for colour in range(setup.systems) for _ in range(setup.cards)] + [WILD] * setup.wilds
    new.deck, new.luck = new.luck.shuffled(cards)
    new.hands = ((),) * setup.seats
    new.console, new.face_up, new.face_down = (), (), ()
    new.commander = new.turn = setup.first
    order, new.luck = new.luck.shuffled(range(setup.seats))
    new.infiltrators = tuple(sorted(order[: setup.infiltrators]))
    new.ousted, new.pointed = (), ()
    new.pointing = (NOBODY,) * setup.seats
    new.wolf, new.standing, new.sand = setup.wolf_start, True, setup.sand
    new.stage, new.acted, new.after = TURN, False, TO_TURN
    new.owed = new.rest = new.turns = new.moves = 0
    new.named, new.reason, new.winners = NOBODY, "", ()
    new.known_legal = {}
    events: list[Event] = [_ring_dealt(new)]
    if setup.infiltrators:
        events += [happened.AllegianceDealt(seat, seat in new.infiltrators) for seat in range(setup.seats)]
    for seat in range(setup.seats):
        fill_hand(new, seat, events)
    move_wolf(new, events)
    begin_turn(new, events)
    return Step(new, tuple(events))


def _deal_ring(new: SpaceState) -> None:
    """Systems, tiles, chits and pieces; dealt again until the limits hold and there is a way home."""
    setup, size = new.setup, new.setup.systems
    new.ring, new.luck = new.luck.shuffled(COLOURS[:size])
    while True:
        tiles, new.luck = new.luck.shuffled(setup.tiles)
        new.tiles = tiles[:size]
        _draw_chits(new)
        new.shepherds, new.sheep = _pieces(new, size), _pieces(new, size)
        if all(a != b for a, b in zip(new.shepherds, new.sheep, strict=True)):
            new.instructions = instructions_of(setup, new.tiles, new.chits)
            if can_be_solved(new.instructions, new.board):
                return


def _draw_chits(new: SpaceState) -> None:
    """Out of the bag without putting back; a tile with two chits gets two draws (S4)."""
    size, config = new.setup.systems, new.setup.config
    bag, new.luck = new.luck.shuffled([c for c in range(size) for _ in range(config.box.chits_per_colour)])
    rows: list[tuple[int, ...]] = []
    for tile in new.tiles:
        count = config.tiles[tile].chits
        rows.append(bag[:count])
        bag = bag[count:]
    new.chits = tuple(rows)


def _pieces(new: SpaceState, size: int) -> Row:
    """One piece a system, none at home."""
    while True:
        row, new.luck = new.luck.shuffled(range(size))
        if all(colour != system for system, colour in enumerate(row)):
            return row


def _ring_dealt(new: SpaceState) -> happened.RingDealt:
    ring = new.ring
    chits = tuple(tuple(ring[c] for c in row) for row in new.chits)
    return happened.RingDealt(
        ring, new.tiles, chits, tuple(ring[c] for c in new.shepherds), tuple(ring[c] for c in new.sheep)
    )
