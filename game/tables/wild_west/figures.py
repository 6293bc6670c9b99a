"""What the table shows at this moment: cards, meeples, sheep and words, between one view and the next.

The figures are the picture, the view is the truth: motion leads from one view to the next, `snap` puts everything
where the view says.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.stages import CONTRACT, NOWHERE, UNSAID
from game.rules.wild_west.view import WildView


@dataclass(slots=True)
class Flight:
    """Sheep on their way: from and to are places (`("place", 0)`), seats (`("seat", 2)`) or the supply."""

    start: tuple[str, int]
    end: tuple[str, int]
    count: int
    share: float = 0.0


@dataclass(slots=True)
class PlaceFigure:
    """One place: the card that lies there ("" face down), how far it is turned (1: done), sheep beside it, and
    while it is scored its mood: `attack` (also while somebody is asked about a contract there), `collect` or ""."""

    card: str = ""
    flip: float = 1.0
    tokens: int = 0
    mood: str = ""


@dataclass(slots=True)
class Figures:
    """The picture.

    dealt: locations lie there. meeples: per seat (place, how far the way is done), without those at home.
    characters: per seat what its card shows to all, "" for the back, None while it has none. caption: the words of the
    step of the scoring that is being shown. peeking: places at which the seat whose turn it is looks just now, `lift`
    being how far the card's corner is up (0 to 1).
    """

    places: list[PlaceFigure] = field(default_factory=lambda: [PlaceFigure() for _ in PLACES])
    dealt: bool = False
    meeples: dict[int, tuple[int, float]] = field(default_factory=dict)
    sheep: list[int] = field(default_factory=list)
    contracts: set[int] = field(default_factory=set)
    characters: list[str | None] = field(default_factory=list)
    shown: set[int] = field(default_factory=set)
    claims: list[tuple[str, str] | None] = field(default_factory=list)
    looks: list[tuple[int, ...]] = field(default_factory=list)
    announced: int = UNSAID
    headman: int = 0
    wild_head: bool = False
    turn: int = 0
    round: int = 1
    piles: tuple[int, ...] = ()
    peeking: tuple[int, ...] = ()
    lift: float = 0.0
    flights: list[Flight] = field(default_factory=list)
    caption: str = ""
    showing: bool = False

    def snap(self, view: WildView) -> None:
        """Show the view as it is, without motion."""
        self.dealt = bool(view.locations)
        attacked = view.scoring[0] if view.stage == CONTRACT else NOWHERE
        for place, figure in enumerate(self.places):
            figure.card = view.locations[place] if self.dealt and place in view.turned else ""
            figure.flip, figure.mood = 1.0, "attack" if place == attacked else ""
            figure.tokens = view.tokens[place]
        self.meeples = {seat: (place, 1.0) for seat, place in enumerate(view.meeples) if place != NOWHERE}
        self.sheep = list(view.sheep)
        self.contracts = set(view.contracts)
        taken = drafted(view)
        self.characters = [
            name if seat in view.shown else "" if seat in taken else None for seat, name in enumerate(view.characters)
        ]
        self.shown = set(view.shown)
        self.claims = [(c[0], c[1]) if c else None for c in view.claims]
        self.looks = list(view.looks)
        self.announced = view.announced
        self.headman, self.wild_head = view.headman, view.wild_head
        self.turn, self.round = view.turn, view.round
        self.piles = view.piles
        self.flights.clear()
        self.caption, self.showing = "", False
        self.peeking, self.lift = (), 0.0


def drafted(view: WildView) -> set[int]:
    """The seats that have a character."""
    return set(range(view.setup.seats)) - (set(view.queue) if view.stage == "draft" else set())
