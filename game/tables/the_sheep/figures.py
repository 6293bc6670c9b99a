"""What the map of The Sheep shows at this moment: pieces, Lanterns, drops and the hour, between one view and the next.

The figures are the picture, the view is the truth: motion leads from one view to the next, `snap` puts everything
where the view says. Panels follow the view alone. Places are in world units, the pixels in which maps are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.geometry.hexes import centre
from game.rules.the_sheep.map import JourneyMap
from game.rules.the_sheep.stages import DEAD, NIGHT
from game.rules.the_sheep.view import SheepView
from game.tables.the_sheep.map_layout import stand

Point = tuple[float, float]
Key = tuple[str, int]
"""A piece: `("shepherd", seat)`, `("caravan", index)` or `("sheep", number)`."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece is: the middle of its hex, or a point on the way between two; how far from there its feet are; and
    how large it is (1: as large as alone on its hex). All in world units, but what stands on a hex is drawn larger
    than the ground where that would be too small, and its distance from the middle with it."""

    x: float
    y: float
    dx: float = 0.0
    dy: float = 0.0
    size: float = 1.0

    @property
    def feet(self) -> Point:
        """Where it stands, on the ground's own scale."""
        return self.x + self.dx, self.y + self.dy


@dataclass(slots=True)
class Piece:
    """Something that stands on the map. `hex` below 0: it is not on it (dead, in town, safe).

    kind, number: as in Key. name: the Shepherd's or the Caravan's id; tier: a Sheep's, from 0. damage: what lies on a
    Sheep. shown: how much of it is there, from 0 to 1. jolt: how far it was thrown aside by a blow just now, from -1
    to 1. leaving: it is taken off and only still in sight; `then` is the hex it has afterwards.
    """

    kind: str
    number: int
    hex: int
    name: str = ""
    tier: int = 0
    damage: int = 0
    shown: float = 1.0
    jolt: float = 0.0
    leaving: bool = False
    then: int = -1

    @property
    def key(self) -> Key:
        """What it is called among the pieces."""
        return self.kind, self.number


@dataclass(slots=True)
class Effect:
    """Something in the air for a moment: `arc` (an attack), `claws` (a strike), `drop` (corruption on its way), `puff`
    (somebody is gone) or `number` (damage or Essence, as `text`). `share` runs from 0 to 1.

    source, target: the pieces it goes from and to. start, end: where these are in world units, from when it begins.
    """

    kind: str
    source: Key | None = None
    target: Key | None = None
    text: str = ""
    share: float = 0.0
    start: Point = (0.0, 0.0)
    end: Point = (0.0, 0.0)


@dataclass(slots=True)
class Figures:
    """The picture.

    pieces: all that stand on the map, by Key; places: where each is now. dark: from 0 (day) to 1 (night); `half` is
    the half of the day to which that leads. lit: Lanterns that burn, by seat; lanterns: how many a Shepherd has as a
    rule. bearing: corruption, bears: slots, by Caravan. sign: the way that is taken at forks; signs: by day event.
    moving: something is under way.
    """

    map: JourneyMap | None = None
    pieces: dict[Key, Piece] = field(default_factory=dict)
    places: dict[Key, Place] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    half: str = "day"
    dark: float = 0.0
    sign: str = ""
    mutation: str = ""
    lit: list[int] = field(default_factory=list)
    lanterns: int = 0
    bearing: list[int] = field(default_factory=list)
    bears: list[int] = field(default_factory=list)
    caravans: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    signs: dict[str, str] = field(default_factory=dict)
    moving: bool = False

    @property
    def night(self) -> bool:
        """Whether pieces look as they do by night."""
        return self.dark >= 0.5

    def snap(self, view: SheepView) -> None:
        """Show the view as it is, without motion."""
        setup = view.setup
        self.map, self.colours, self.caravans = setup.map, setup.colours, setup.caravans
        self.pieces = {piece.key: piece for piece in _pieces(view)}
        self.effects.clear()
        self.half, self.sign, self.mutation = view.half, view.sign, view.mutation
        self.dark = float(view.half == NIGHT)
        self.lit, self.lanterns = list(view.lit), setup.numbers.lanterns
        self.bearing = list(view.bearing)
        self.bears = [setup.config.caravans[name].slots for name in setup.caravans]
        self.signs = {name: card.sign for name, card in setup.config.day_events.items()}
        self.moving = False
        self.settle()

    def settle(self) -> None:
        """Put every piece where it stands when nothing moves."""
        self.places = self.resting()

    def resting(self) -> dict[Key, Place]:
        """Where every piece that is on the map stands when nothing moves."""
        if self.map is None:
            return {}
        found: dict[Key, Place] = {}
        for place, standing in self.by_hex().items():
            x, y = centre(self.map.hexes[place])
            stands = stand(standing.caravans, standing.others)
            for key, spot in stands.items():
                for member in standing.groups.get(key, (key,)):
                    found[member] = Place(x, y, spot.dx, spot.dy, spot.size)
        return found

    def by_hex(self) -> dict[int, Standing]:
        """What stands where, hex by hex."""
        found: dict[int, Standing] = {}
        for piece in sorted(self.pieces.values(), key=_order):
            if piece.hex >= 0 and not piece.leaving:
                found.setdefault(piece.hex, Standing()).add(piece)
        return found

    def sweep(self) -> None:
        """Take off what was still in sight."""
        self.pieces = {key: p for key, p in self.pieces.items() if not (p.leaving and p.kind == "sheep")}
        for piece in self.pieces.values():
            if piece.leaving:
                piece.hex, piece.leaving, piece.shown = piece.then, False, 1.0

    def middle(self, place: int) -> Point:
        """The middle of a hex."""
        if self.map is None:
            return 0.0, 0.0
        x, y = centre(self.map.hexes[place])
        return float(x), float(y)


@dataclass(slots=True)
class Standing:
    """What stands on one hex: Caravans, and the others in order; Sheep of a tier stand as one, known by the first."""

    caravans: list[Key] = field(default_factory=list)
    others: list[Key] = field(default_factory=list)
    groups: dict[Key, list[Key]] = field(default_factory=dict)
    _first: dict[int, Key] = field(default_factory=dict)

    def add(self, piece: Piece) -> None:
        """One more."""
        if piece.kind == "caravan":
            self.caravans.append(piece.key)
        elif piece.kind == "shepherd":
            self.others.append(piece.key)
        elif piece.tier in self._first:
            self.groups[self._first[piece.tier]].append(piece.key)
        else:
            self._first[piece.tier] = piece.key
            self.groups[piece.key] = [piece.key]
            self.others.append(piece.key)

    @property
    def count(self) -> int:
        """How many things there are to be told apart."""
        return len(self.caravans) + len(self.others)


def _order(piece: Piece) -> tuple[int, int, int]:
    """Shepherds by seat, then Sheep, the great ones first."""
    return ("caravan", "shepherd", "sheep").index(piece.kind), -piece.tier, piece.number


def _pieces(view: SheepView) -> Iterator[Piece]:
    setup = view.setup
    for index, place in enumerate(view.caravans):
        yield Piece("caravan", index, place, setup.caravans[index])
    for seat, place in enumerate(view.hexes):
        yield Piece("shepherd", seat, place if place != DEAD else -1, setup.shepherds[seat])
    for sheep in view.sheep:
        yield Piece("sheep", sheep.number, sheep.hex, tier=sheep.tier, damage=sheep.damage)
