"""Counts games of Wild West Shepherds seat by seat: what characters and locations bring to whoever has them."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.wild_west import events as happened
from game.rules.wild_west.config import WildConfig
from game.rules.wild_west.state import WildState
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.kind import Column, Kind, seats_kind
from tools.balance_report.tally import CHOSEN, OFFERED, TAKEN, USED, Case, Deeds, Tally, do_deeds, judge_seats

CHARACTERS, LOCATIONS = "characters", "locations"
TURNED, SHEEP = "turned", "sheep"
HEADMAN, WILD_HEAD, AGENT = "headman", "wild_head", "insurance_agent"


class WildWitness:
    """Counts one game."""

    def __init__(self, dealt: WildState) -> None:
        self.cases = [Case() for _ in range(dealt.setup.seats)]
        self.rounds = 0
        self._characters: dict[int, str] = {}
        self._offered: dict[int, tuple[str, ...]] = {}
        self._meeples: dict[int, str] = {}
        self._cards: dict[str, str] = {}
        self._deeds: Deeds = {
            happened.RoundBegan: self._round_began,
            happened.CharactersSeen: self._characters_seen,
            happened.CharacterChosen: self._character_chosen,
            happened.HeadmanTurned: self._headman_turned,
            happened.MeeplePlaced: self._meeple_placed,
            happened.LocationTurned: self._location_turned,
            happened.AgentGuessed: self._agent_guessed,
            happened.SheepTaken: self._sheep_taken,
            happened.SheepLost: self._sheep_lost,
            happened.RoundEnded: self._round_ended,
        }

    def hear(self, events: Sequence[Event]) -> None:
        """See Witness."""
        do_deeds(self._deeds, events)

    def told(self, outcome: Outcome | None) -> Tally:
        """See Witness."""
        judge_seats(self.cases, outcome)
        return Tally(tuple(self.cases), self.rounds)

    # ------------------------------------------------------------------ what happened

    def _round_began(self, event: happened.RoundBegan) -> None:
        self.rounds = event.number
        self._characters = {event.headman: HEADMAN}
        self._offered, self._meeples, self._cards = {}, {}, {}

    def _characters_seen(self, event: happened.CharactersSeen) -> None:
        if len(event.cards) > 1:
            self.cases[event.seat].note(CHARACTERS, OFFERED, event.cards)
        self._offered[event.seat] = event.cards

    def _character_chosen(self, event: happened.CharacterChosen) -> None:
        self._characters[event.seat] = event.character
        if len(self._offered.get(event.seat, ())) > 1:
            self.cases[event.seat].note(CHARACTERS, CHOSEN, [event.character])

    def _headman_turned(self, event: happened.HeadmanTurned) -> None:
        self._characters[event.seat] = WILD_HEAD

    def _meeple_placed(self, event: happened.MeeplePlaced) -> None:
        self._meeples[event.seat] = event.place

    def _location_turned(self, event: happened.LocationTurned) -> None:
        self._cards[event.place] = event.card
        for seat, case in enumerate(self.cases):
            case.note(LOCATIONS, TURNED, [event.card])
            if self._meeples.get(seat) == event.place:
                case.note(LOCATIONS, TAKEN, [event.card])

    def _agent_guessed(self, event: happened.AgentGuessed) -> None:
        if event.right:
            self.cases[event.seat].note(CHARACTERS, USED, [AGENT])

    def _sheep_taken(self, event: happened.SheepTaken) -> None:
        self._count(event.seat, event.place, event.count)
        character = self._characters[event.seat]
        if event.cause == character != AGENT:
            self.cases[event.seat].note(CHARACTERS, USED, [character])

    def _sheep_lost(self, event: happened.SheepLost) -> None:
        if not event.contract:
            self._count(event.seat, event.place, -event.count)

    def _count(self, seat: int, place: str, sheep: int) -> None:
        self.cases[seat].add(CHARACTERS, SHEEP, self._characters[seat], sheep)
        if place in self._cards and self._meeples.get(seat) == place:
            self.cases[seat].add(LOCATIONS, SHEEP, self._cards[place], sheep)

    def _round_ended(self, event: happened.RoundEnded) -> None:
        """Only whole rounds count."""
        for seat, character in self._characters.items():
            self.cases[seat].note(CHARACTERS, TAKEN, [character])


def kinds(config: WildConfig, seats: int) -> tuple[Kind, ...]:
    """All tables."""
    characters = (
        Column("kept", CHOSEN, OFFERED, "times"), Column("rounds a game", TAKEN, "", "mean"),
        Column("sheep a round", SHEEP, TAKEN, "mean"), Column("did something", USED, TAKEN, "times"),
    )  # fmt: skip
    locations = (
        Column("turned", TURNED, "", "mean"), Column("met", TAKEN), Column("times met", TAKEN, "", "mean"),
        Column("sheep each time", SHEEP, TAKEN, "mean"),
    )  # fmt: skip
    return (
        seats_kind(seats),
        Kind(CHARACTERS, "Characters", tuple(config.characters), characters, TAKEN, ""),
        Kind(LOCATIONS, "Locations", tuple(config.locations), locations, TAKEN, ""),
    )


BALANCED = Balanced(WildWitness, kinds, Length("rounds"), by_seat=True)
