"""What the table shows at this moment: pieces, Wolf, cards and sand between one view and the next.

The figures are the picture, the view is the truth: motion leads from one view to the next, `snap` puts everything
where the view says.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.space_sheep.ring import SHEEP, SHEPHERD
from game.rules.space_sheep.stages import NOBODY, WILD, WILD_NAME
from game.rules.space_sheep.view import HIDDEN, SpaceView

UNKNOWN = ""
"""The name of a card whose face the viewer cannot see."""


@dataclass(slots=True)
class PieceFigure:
    """A Shepherd or SpaceSheep: from which system to which it flies, and how far it is (1: there).

    `swapped`: it makes room for another and goes the way back."""

    kind: str
    colour: str
    start: int
    end: int
    share: float = 1.0
    swapped: bool = False


@dataclass(slots=True)
class CardFlight:
    """A card (or several) on its way; ends are `("seat", 2)`, `("system", 0)`, `("wolf", 0)`, `("console", 0)`,
    `("pile", 0)`, `("open", 0)` and `("closed", 0)`. `card` UNKNOWN shows the back."""

    card: str
    start: tuple[str, int]
    end: tuple[str, int]
    count: int = 1
    share: float = 0.0


@dataclass(slots=True)
class Figures:
    """The picture.

    pieces: all of them, by (kind, colour). wolf: the system it is at, as a number that may lie between two while it
    flies, `lean` from 0 (stands) to 1 (lies). hands: per seat the cards by name. console: (card, seat), oldest first.
    opened: the card that lies on top of the open pile. sand: share of the timer that is still above, of `full`
    milliseconds; `turned`: how far the timer is turned over (0 to 1, upright at both ends). die: the last face, 0 for
    none; `rolling` is 1 when it is thrown and sinks to 0. attack: cards that the Wolf wants just now, 0 for none;
    `flash` is how red the board is. popped: pieces that just got home, with how far their tick has grown.
    """

    ring: tuple[str, ...] = ()
    pieces: dict[tuple[str, str], PieceFigure] = field(default_factory=dict)
    wolf: float = 0.0
    lean: float = 0.0
    hands: list[tuple[str, ...]] = field(default_factory=list)
    console: list[tuple[str, int]] = field(default_factory=list)
    deck: int = 0
    opened: str = UNKNOWN
    open_count: int = 0
    closed_count: int = 0
    sand: float = 1.0
    full: int = 0
    turned: float = 0.0
    die: int = 0
    attack: int = 0
    turn: int = NOBODY
    commander: int = 0
    ousted: tuple[int, ...] = ()
    pointing: tuple[int, ...] = ()
    flights: list[CardFlight] = field(default_factory=list)
    rolling: float = 0.0
    flash: float = 0.0
    popped: dict[tuple[str, str], float] = field(default_factory=dict)
    moving: bool = False

    @property
    def beside_the_ring(self) -> tuple[object, ...]:
        """All that is shown elsewhere than on the ring: seats, and who is at home."""
        home = sum(piece.share >= 1 and self.ring[piece.end] == piece.colour for piece in self.pieces.values())
        seats = self.turn, self.commander, self.ousted, self.pointing, tuple(self.hands)
        return (bool(self.flights), home, *seats)

    def snap(self, view: SpaceView) -> None:
        """Show the view as it is, without motion. The die stays as it was thrown last."""
        self.ring = view.ring
        self.pieces = {}
        for kind, row in ((SHEPHERD, view.shepherds), (SHEEP, view.sheep)):
            for system, number in enumerate(row):
                colour = view.ring[number]
                self.pieces[kind, colour] = PieceFigure(kind, colour, system, system)
        self.wolf, self.lean = float(view.wolf), 0.0 if view.standing else 1.0
        self.hands = [tuple(card_name(view, card) for card in hand) for hand in view.hands]
        self.console = [(card_name(view, card), seat) for card, seat in view.console]
        self.deck = view.deck
        self.opened = card_name(view, view.face_up[-1]) if view.face_up else UNKNOWN
        self.open_count, self.closed_count = len(view.face_up), view.face_down
        self.full = view.setup.sand
        self.sand = view.sand / view.setup.sand if view.setup.sand else 0.0
        self.turned = 0.0
        self.attack = view.owed
        self.turn, self.commander = view.turn, view.commander
        self.ousted, self.pointing = view.ousted, view.pointing
        self.flights.clear()
        self.popped.clear()
        self.rolling = self.flash = 0.0
        self.moving = False

    def piece_at(self, kind: str, system: int) -> PieceFigure | None:
        """The piece of a kind that rests in a system."""
        return next((p for p in self.pieces.values() if p.kind == kind and p.end == system and p.share >= 1), None)


def card_name(view: SpaceView, card: int) -> str:
    """A card of a view by name, UNKNOWN for one that cannot be seen."""
    if card == HIDDEN:
        return UNKNOWN
    return WILD_NAME if card == WILD else view.ring[card]
