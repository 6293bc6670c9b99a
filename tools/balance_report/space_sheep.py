"""Counts games of Space Sheep!: which tiles were dealt and played, and what cards were played for."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.config import SpaceConfig
from game.rules.space_sheep.state import SpaceState
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.kind import Column, Kind
from tools.balance_report.tally import TAKEN, USED, Case, Tally

TILES, CARDS, WOLF = "tiles", "cards", "wolf"
SYSTEM, SHEPHERD, ATTACK, CONSOLE = "system", "shepherd", "attack", "console"
SAND, OUSTED, KNOCKED = "sand", "ousted", "knocked"
HOME = "home"


class SpaceWitness:
    """Counts one game; the Defenders win or lose together, so a case is a game."""

    def __init__(self, dealt: SpaceState) -> None:
        self.case, self.turns = Case(), 0
        self._tiles: dict[str, str] = {}
        self._playing = False

    def hear(self, events: Sequence[Event]) -> None:
        """See Witness."""
        for event in events:
            match event:
                case happened.RingDealt():
                    self._tiles = dict(zip(event.systems, event.tiles, strict=True))
                    self.case.note(TILES, TAKEN, event.tiles)
                case happened.TurnBegan():
                    self.turns += 1
                case happened.CardPlayed():
                    self.case.note(CARDS, TAKEN, [event.what])
                    self._playing = event.what == SYSTEM
                case happened.PiecesMoved() if self._playing:
                    self.case.note(TILES, USED, [self._tiles[event.start]])
                    self._playing = False
                case happened.CardLaid():
                    self.case.note(CARDS, TAKEN, [CONSOLE])
                case happened.WolfKnocked():
                    self.case.note(WOLF, TAKEN, [KNOCKED])
                case happened.WolfAttacked():
                    self.case.note(WOLF, TAKEN, [event.by])

    def told(self, outcome: Outcome | None) -> Tally:
        """See Witness."""
        self.case.won = float(outcome is not None and outcome.reason == HOME)
        return Tally((self.case,), self.turns)


def kinds(config: SpaceConfig, seats: int) -> tuple[Kind, ...]:
    """All tables."""
    mean = (Column("games", TAKEN), Column("times a game", TAKEN, "", "mean"))
    tiles = (
        Column("dealt", TAKEN), Column("played", USED, TAKEN), Column("times a game", USED, TAKEN, "mean"),
    )  # fmt: skip
    return (
        Kind(TILES, "Tiles", tuple(config.tiles), tiles, TAKEN, ""),
        Kind(CARDS, "Cards, by what they were played for", (SYSTEM, SHEPHERD, ATTACK, CONSOLE), mean, TAKEN, ""),
        Kind(WOLF, "The Wolf: knocked over, and attacks by what let it", (KNOCKED, SAND, OUSTED), mean, TAKEN, ""),
    )


BALANCED = Balanced(SpaceWitness, kinds, Length("turns"), usual={"tiles": "all"})
