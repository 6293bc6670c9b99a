"""The data of Space Sheep!: instruction tiles, the box, the Wolf, the timer, and what only this game can judge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.problems import Finding
from game.core.set_up import HARDEST

Way = Literal["past", "behind"]
Piece = Literal["shepherd", "sheep"]
Chit = Literal["first", "second"]
Count = Literal["united", "shepherds_home", "sheep_home"]
Being = Literal["home", "united"]
Origin = Literal["rulebook", "house"]

COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal", "rose", "slate")
MIN_SYSTEMS, MAX_SYSTEMS = 4, 8
MOST_STEPS = 8
STRENGTHS = ("three", "four", "five")
INFINITE, ALL_TILES = "infinite", "all"
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

    seconds: int = field(metadata={"description": "What it holds, full.", "ge": 5, "le": 3600})
    relaxed_seconds: int = field(
        metadata={"description": "What runs in a relaxed game when a turn ends.", "ge": 0, "le": 3600}
    )
    origin: Origin = field(metadata=_ORIGIN)

    @property
    def milliseconds(self) -> int:
        """What it holds, full."""
        return 1000 * self.seconds

    @property
    def relaxed_turn(self) -> int:
        """Milliseconds that run in a relaxed game when a turn ends."""
        return 1000 * self.relaxed_seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A set of options under a name."""

    min_seats: int = field(metadata={"description": "Fewest players.", "ge": 1, "le": 8})
    max_seats: int = field(metadata={"description": "Most players.", "ge": 1, "le": 8})
    systems: int = field(metadata={"description": "Systems in play.", "ge": 4, "le": 8})
    cards: int = field(metadata={"description": "Tactics cards of each colour in play.", "ge": 1, "le": 10})
    wilds: int = field(metadata={"description": "Wild tactics cards.", "ge": 0, "le": 10})
    wolf: str = field(metadata={"description": "The Wolf's strength: a name of `wolf_strengths`, or `infinite`."})
    tiles: str = field(metadata={"description": "The tiles: a name of `tile_sets`, or `all`."})
    origin: Origin = field(metadata=_ORIGIN)

    def options(self) -> dict[str, str | int | bool]:
        """As options of the set-up."""
        return {name: getattr(self, name) for name in ("systems", "cards", "wilds", "wolf", "tiles")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """How hard a deal is said to be.

    It has two points for each move home and each system above four, one for each mark of its tiles above one, and two
    for each card that there are too few for a move.
    """

    least: tuple[int, ...] = field(
        metadata={"description": "Points from which a deal has two, three, four and five marks."}
    )
    cards_per_move: int = field(
        metadata={"description": "Cards of the deck for each move home that are plenty.", "ge": 0, "le": 99}
    )
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceConfig:
    """Everything in `data/space_sheep`."""

    tiles: dict[str, Tile] = field(metadata={"description": "The instruction tiles, by id."})
    tile_sets: dict[str, tuple[str, ...]] = field(metadata={"description": "Sets of tiles for the set-up, by id."})
    box: Box = field(metadata={"description": "What the box holds."})
    wolf_strengths: dict[str, int] = field(
        metadata={"description": "Cards that an attack costs, from 1 to 99, by the name of the counter."}
    )
    timer: Timer = field(metadata={"description": "The sand timer."})
    infiltrators_by_seats: tuple[int, ...] = field(
        metadata={"description": "Usual number of Infiltrators for 1, 2, 3 ... players."}
    )
    presets: dict[str, Preset] = field(metadata={"description": "Named sets of options for the set-up, by id."})
    marks: Marks = field(metadata={"description": "How hard a deal is said to be in the set-up."})


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
    for name in (name for name in STRENGTHS if name not in config.wolf_strengths):
        out.append(Finding(("wolf_strengths",), f"the strength {name} is missing"))
    for name, strength in config.wolf_strengths.items():
        if name not in STRENGTHS:
            out.append(Finding(("wolf_strengths", name), f'there is no counter "{name}"', STRENGTHS))
        if not 1 <= strength <= 99:
            out.append(Finding(("wolf_strengths", name), f"a strength goes from 1 to 99, not {strength}"))
    for place, number in enumerate(config.infiltrators_by_seats):
        if number and not 0 < 2 * number < place + 1:
            text = f"Infiltrators must be fewer than half: {number} among {place + 1} are not"
            out.append(Finding(("infiltrators_by_seats", place), text))
    for name, preset in config.presets.items():
        out += _check_preset(config, name, preset)
    least = config.marks.least
    if len(least) != HARDEST - 1 or list(least) != sorted(set(least)):
        text = f"there must be {HARDEST - 1} numbers, each larger than the one before, not {list(least)}"
        out.append(Finding(("marks", "least"), text))
    return out


def _check_preset(config: SpaceConfig, name: str, preset: Preset) -> list[Finding]:
    path, out = ("presets", name), []
    if preset.min_seats > preset.max_seats:
        out.append(Finding((*path, "max_seats"), f"max_seats must not be below min_seats, {preset.min_seats}"))
    box = config.box
    for key, most, what in (
        ("cards", box.cards_per_colour, "cards of a colour"), ("wilds", box.wild_cards, "wild cards"),
    ):  # fmt: skip
        if getattr(preset, key) > most:
            out.append(Finding((*path, key), f"the box has only {most} {what}"))
    cards, need = preset.systems * preset.cards + preset.wilds, preset.max_seats * config.box.hand
    if cards < need:
        out.append(Finding((*path, "max_seats"), f"{preset.max_seats} players need {need} cards, the deck has {cards}"))
    if preset.wolf not in (strengths := (*config.wolf_strengths, INFINITE)):
        out.append(Finding((*path, "wolf"), f'there is no strength "{preset.wolf}"', strengths))
    if preset.tiles not in (sets := (*config.tile_sets, ALL_TILES)):
        out.append(Finding((*path, "tiles"), f'there is no set of tiles "{preset.tiles}"', sets))
    elif preset.systems > (there := len(tiles_of(config, preset.tiles))):
        text = f"{preset.systems} systems need {preset.systems} tiles, the set {preset.tiles} has {there}"
        out.append(Finding((*path, "systems"), text))
    return out


def tiles_of(config: SpaceConfig, name: str) -> tuple[str, ...]:
    """The tiles of a set, or of the set of all."""
    return tuple(config.tiles) if name == ALL_TILES else tuple(dict.fromkeys(config.tile_sets[name]))


def _check_tile(name: str, tile: Tile) -> list[Finding]:
    path, out = ("tiles", name), []
    if (tile.when is None) != (tile.otherwise is None):
        missing, there = ("otherwise", "when") if tile.otherwise is None else ("when", "otherwise")
        out.append(Finding((*path, there), f'a tile with "{there}" needs "{missing}" too'))
    if {part.chit for part in (tile.move, tile.when, tile.otherwise) if part is not None} == {"second"}:
        out.append(Finding((*path, "move", "chit"), "a tile that uses the second chit must use the first too"))
    for key in ("move", "otherwise"):
        move: Move | None = getattr(tile, key)
        if move is not None and isinstance(move.steps, int) and not 0 <= move.steps <= MOST_STEPS:
            out.append(Finding((*path, key, "steps"), f"steps go from 0 to {MOST_STEPS}, not {move.steps}"))
    return out
