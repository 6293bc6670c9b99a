"""What a seat may know of Space Sheep!: the ring, the Wolf, all counts; hands and allegiances as the game allows."""

from __future__ import annotations

from dataclasses import dataclass, fields

from game.core.record import Json, plain
from game.core.rng import Rng
from game.rules.space_sheep.ring import Board, Instruction
from game.rules.space_sheep.setup import Setup
from game.rules.space_sheep.stages import OVER, WILD
from game.rules.space_sheep.state import SpaceState

HIDDEN = -2
"""A card that this seat cannot know."""


@dataclass(frozen=True, slots=True)
class SpaceView:
    """The position as `seat` sees it; fields that SpaceState has too mean the same.

    hands, console: HIDDEN for cards it cannot know. deck, face_down: how many cards. infiltrators: those it knows of.
    """

    seat: int | None
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
    deck: int
    hands: tuple[tuple[int, ...], ...]
    console: tuple[tuple[int, int], ...]
    face_up: tuple[int, ...]
    face_down: int
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

    @property
    def board(self) -> Board:
        """The puzzle."""
        return self.shepherds, self.sheep

    def to_dict(self) -> dict[str, Json]:
        """Everything in it, as plain values."""
        rows = {name: plain(getattr(self, name)) for name in _ROWS}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows}


_ROWS = tuple(f.name for f in fields(SpaceView) if f.name not in ("setup", "instructions"))
_KNOWN_IN_PART = ("seat", "deck", "hands", "console", "face_down", "infiltrators")
_OPEN = tuple(f.name for f in fields(SpaceView) if f.name not in (*_KNOWN_IN_PART, "setup"))


def view(state: SpaceState, seat: int | None) -> SpaceView:
    """What `seat` may know (S22, S23); None is the onlooker."""
    open_hands = state.setup.open_hands
    sees_all = open_hands or state.stage == OVER
    hands = tuple(
        tuple(sorted(hand)) if sees_all or s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands)
    )
    console = tuple((card if open_hands or who == seat else HIDDEN, who) for card, who in state.console)
    known = tuple(s for s in state.infiltrators if state.stage == OVER or s in state.ousted or s == seat)
    return SpaceView(
        seat=seat, setup=state.setup, deck=len(state.deck), hands=hands, console=console,
        face_down=len(state.face_down), infiltrators=known, **{name: getattr(state, name) for name in _OPEN},
    )  # fmt: skip


def determinize(seen: SpaceView, rng: Rng) -> SpaceState:
    """A state that fits the view, with hidden cards, allegiances and luck made up."""
    new = SpaceState.__new__(SpaceState)
    for name in _OPEN:
        setattr(new, name, getattr(seen, name))
    new.setup = seen.setup
    _imagine_cards(new, seen, rng)
    _imagine_sides(new, seen, rng)
    new.luck = rng.luck()
    new.known_legal = {}
    return new


def _imagine_cards(new: SpaceState, seen: SpaceView, rng: Rng) -> None:
    setup = seen.setup
    left = [colour for colour in range(setup.systems) for _ in range(setup.cards)] + [WILD] * setup.wilds
    for card in (*seen.face_up, *(c for hand in seen.hands for c in hand), *(c for c, _ in seen.console)):
        if card != HIDDEN:
            left.remove(card)
    for i in range(len(left) - 1, 0, -1):
        j = rng.below(i + 1)
        left[i], left[j] = left[j], left[i]
    new.hands = tuple(tuple(left.pop() if card == HIDDEN else card for card in hand) for hand in seen.hands)
    new.console = tuple((left.pop() if card == HIDDEN else card, who) for card, who in seen.console)
    new.deck = tuple(left.pop() for _ in range(seen.deck))
    new.face_down = tuple(left)


def _imagine_sides(new: SpaceState, seen: SpaceView, rng: Rng) -> None:
    missing = seen.setup.infiltrators - len(seen.infiltrators)
    if not missing:
        new.infiltrators = seen.infiltrators
        return
    open_seats = [s for s in range(seen.setup.seats) if s not in (*seen.infiltrators, *seen.ousted, seen.seat)]
    chosen = list(seen.infiltrators)
    for _ in range(missing):
        seat = rng.choice(open_seats)
        open_seats.remove(seat)
        chosen.append(seat)
    new.infiltrators = tuple(sorted(chosen))
