"""A game of Space Sheep! at one moment: flat rows, copied by hand.

Colours are numbers: the system of that colour (see `ring`); a card is a colour's number or WILD.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.action import Action
from game.core.record import Json, frozen, plain
from game.core.rng import Luck
from game.rules.space_sheep.ring import Board, Instruction
from game.rules.space_sheep.setup import Setup
from game.rules.space_sheep.stages import WILD, WILD_NAME

Hand = tuple[int, ...]


class SpaceState:
    """The whole position.

    ring: the systems' colours by name; tiles, chits: by system; shepherds, sheep: by system the colour there.
    wolf: its system, standing: whether it stands. sand: milliseconds left. deck (top first), hands, console
    ((card, seat), oldest first), face_up and face_down hold all cards. commander, turn: seats. stage: what is asked;
    acted: the main action of this turn is done. infiltrators: seats; ousted: seats; pointing: per seat a seat or
    NOBODY; pointed: seats that have changed their pointing since the last main action. owed: cards still to be given
    up; named: who gives one up; rest: milliseconds still to run afterwards; after: what follows then. turns, moves:
    how many there were.
    """

    __slots__ = (
        "acted", "after", "chits", "commander", "console", "deck", "face_down", "face_up", "hands", "infiltrators",
        "instructions", "known_legal", "luck", "moves", "named", "ousted", "owed", "pointed", "pointing", "reason",
        "rest", "ring", "sand", "setup", "sheep", "shepherds", "stage", "standing", "tiles", "turn", "turns",
        "winners", "wolf",
    )  # fmt: skip

    setup: Setup
    ring: tuple[str, ...]
    tiles: tuple[str, ...]
    chits: tuple[tuple[int, ...], ...]
    instructions: tuple[Instruction, ...]
    shepherds: tuple[int, ...]
    sheep: tuple[int, ...]
    wolf: int
    standing: bool
    sand: int
    deck: Hand
    hands: tuple[Hand, ...]
    console: tuple[tuple[int, int], ...]
    face_up: Hand
    face_down: Hand
    commander: int
    turn: int
    stage: str
    acted: bool
    infiltrators: tuple[int, ...]
    ousted: tuple[int, ...]
    pointing: tuple[int, ...]
    pointed: tuple[int, ...]
    owed: int
    named: int
    rest: int
    after: str
    turns: int
    moves: int
    reason: str
    winners: tuple[int, ...]
    luck: Luck
    known_legal: dict[int, tuple[Action, ...]]

    def copy(self) -> SpaceState:
        """Another state with the same rows."""
        new = SpaceState.__new__(SpaceState)
        for name in _COPIED:
            setattr(new, name, getattr(self, name))
        new.known_legal = {}
        return new

    @property
    def board(self) -> Board:
        """The puzzle."""
        return self.shepherds, self.sheep

    @property
    def in_game(self) -> tuple[int, ...]:
        """The seats that are not ousted."""
        return tuple(seat for seat in range(self.setup.seats) if seat not in self.ousted)

    def name_of(self, card: int) -> str:
        """A card or colour in words."""
        return WILD_NAME if card == WILD else self.ring[card]

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values; the config is not in it, it belongs to the game's record."""
        rows = {name: plain(getattr(self, name)) for name in ROWS}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows, "luck": self.luck.to_dict()}


_COPIED = tuple(name for name in SpaceState.__slots__ if name != "known_legal")
ROWS = tuple(name for name in _COPIED if name not in ("setup", "luck", "instructions"))


def instructions_of(
    setup: Setup, tiles: tuple[str, ...], chits: tuple[tuple[int, ...], ...]
) -> tuple[Instruction, ...]:
    """The tiles with their chits."""
    return tuple(Instruction(setup.config.tiles[tile], row) for tile, row in zip(tiles, chits, strict=True))


def state_from_dict(setup: Setup, data: Mapping[str, Any]) -> SpaceState:
    """The state that `to_dict` wrote, for the set-up made from its seats and options."""
    new = SpaceState.__new__(SpaceState)
    new.setup = setup
    for name in ROWS:
        setattr(new, name, frozen(data[name]))
    new.instructions = instructions_of(setup, new.tiles, new.chits)
    new.luck = Luck.from_dict(data["luck"])
    new.known_legal = {}
    return new


