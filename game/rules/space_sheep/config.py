"""The data of Space Sheep!: instruction tiles, the box, the Wolf, the timer, and what only this game can judge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.problems import Finding

Way = Literal["past", "behind"]
Piece = Literal["shepherd", "sheep"]
Chit = Literal["first", "second"]
Count = Literal["united", "shepherds_home", "sheep_home"]
Being = Literal["home", "united"]
Origin = Literal["rulebook", "house"]

COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal", "rose", "slate")
MIN_SYSTEMS, MAX_SYSTEMS = 4, 8
MOST_STEPS = 8
_ORIGIN = {"description": "Printed in the rulebook, or the project's own value."}


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Where a tile sends: so many systems past (clockwise) or behind (counterclockwise) a piece."""

    steps: int | Count = field(
        metadata={
            "description": "A number from 0 to 8, or a count: `united` SpaceSheep with their own Shepherd, "
            "`shepherds_home`, `sheep_home`."
        }
    )
    way: Way = field(metadata={"description": "Clockwise or counterclockwise."})
    piece: Piece = field(metadata={"description": "The piece that is counted from."})
    chit: Chit = field(metadata={"description": "Which chit gives that piece's colour."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What must be true for the first move to count."""

    piece: Piece = field(metadata={"description": "The piece that is asked about."})
    chit: Chit = field(metadata={"description": "Which chit gives that piece's colour."})
    state: Being = field(
        metadata={"description": "`home`: in its own system. `united`: in one system with its like of the other kind."}
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """An instruction tile."""

    move: Move = field(metadata={"description": "Where it sends; with a condition, where it sends if that is true."})
    when: Condition | None = field(default=None, metadata={"description": "The condition, if there is one."})
    otherwise: Move | None = field(default=None, metadata={"description": "Where it sends if the condition is false."})
    difficulty: int = field(metadata={"description": "How hard it is to plan with.", "ge": 1, "le": 3})
    origin: Origin = field(metadata=_ORIGIN)

    @property
    def chits(self) -> int:
        """How many colour chits it takes."""
        parts = [self.move, self.when, self.otherwise]
        return 2 if any(part is not None and part.chit == "second" for part in parts) else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What the box holds."""

    cards_per_colour: int = field(metadata={"description": "Tactics cards of each colour.", "ge": 1, "le": 99})
    wild_cards: int = field(metadata={"description": "Wild tactics cards.", "ge": 0, "le": 99})
    chits_per_colour: int = field(metadata={"description": "Colour chits of each colour.", "ge": 1, "le": 99})
    defenders: int = field(metadata={"description": "Allegiance cards of Defenders.", "ge": 1, "le": 99})
    infiltrators: int = field(metadata={"description": "Allegiance cards of Infiltrators.", "ge": 0, "le": 99})
    die: int = field(metadata={"description": "Faces of the die that moves the Wolf.", "ge": 1, "le": 99})
    hand: int = field(metadata={"description": "Tactics cards in a hand.", "ge": 1, "le": 9})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """The sand timer."""

    milliseconds: int = field(metadata={"description": "What it holds, full.", "ge": 5000, "le": 3_600_000})
    relaxed_turn: int = field(
        metadata={"description": "What runs in a relaxed game when a turn ends.", "ge": 0, "le": 3_600_000}
    )
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceConfig:
    """Everything in `data/space_sheep`."""

    tiles: dict[str, Tile] = field(metadata={"description": "The instruction tiles, by id."})
    tile_sets: dict[str, tuple[str, ...]] = field(metadata={"description": "Sets of tiles for the set-up, by id."})
    box: Box = field(metadata={"description": "What the box holds."})
    wolf_strengths: dict[str, int] = field(
        metadata={"description": "Cards that an attack costs, by the name of the counter.", "ge": 1, "le": 99}
    )
    timer: Timer = field(metadata={"description": "The sand timer."})
    infiltrators_by_seats: tuple[int, ...] = field(
        metadata={"description": "Usual number of Infiltrators for 1, 2, 3 ... players."}
    )


def check(config: SpaceConfig) -> list[Finding]:
    """What the types cannot say."""
    out = []
    for name, tile in config.tiles.items():
        out += _check_tile(name, tile)
    for name, tiles in config.tile_sets.items():
        if len(set(tiles)) < MIN_SYSTEMS:
            out.append(Finding(("tile_sets", name), f"a set needs at least {MIN_SYSTEMS} different tiles"))
        for place, tile_id in enumerate(tiles):
            if tile_id not in config.tiles:
                known = tuple(config.tiles)
                out.append(Finding(("tile_sets", name, place), f'there is no tile "{tile_id}"', known))
    return out


def _check_tile(name: str, tile: Tile) -> list[Finding]:
    path, out = ("tiles", name), []
    if (tile.when is None) != (tile.otherwise is None):
        missing, there = ("otherwise", "when") if tile.otherwise is None else ("when", "otherwise")
        out.append(Finding((*path, there), f'a tile with "{there}" needs "{missing}" too'))
    for key in ("move", "otherwise"):
        move: Move | None = getattr(tile, key)
        if move is not None and isinstance(move.steps, int) and not 0 <= move.steps <= MOST_STEPS:
            out.append(Finding((*path, key, "steps"), f"steps go from 0 to {MOST_STEPS}, not {move.steps}"))
    return out
