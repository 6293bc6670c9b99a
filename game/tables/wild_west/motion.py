"""How events set the table in motion: cards are laid and turned, meeples walk, sheep fly, each change with its words.

A move is short. The scoring is a show of steps, one for each change, that waits for its readers (see `show`).
Which sound an event has follows from what everybody may know, mostly its kind alone: nobody hears what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Event
from game.render.animate import Animation, Call, Chain, Tween, Wait, ease_in_out
from game.rules.wild_west import events as happened
from game.rules.wild_west.setup import PLACES
from game.tables.wild_west.figures import Figures, Flight
from game.tables.wild_west.show import Gate, Show

Sound = Callable[[str, int | None], None]
Words = Callable[[Event], str]

MOVE, FLIP, FLIGHT, LOOK = 0.35, 0.4, 0.45, 0.7
READ = 1.5
"""Seconds a step of the scoring stays when the show runs by itself."""


class Motion:
    """Turns the events of one action into one chain of animations. Good for one `of`.

    `words` tells an event for the caption; `watched`: people sit at the table, so the show waits at its end.
    """

    def __init__(
        self, figures: Figures, show: Show, sound: Sound, words: Words, changed: Callable[[], None], watched: bool
    ) -> None:  # fmt: skip
        self._f, self._show, self._sound, self._words, self._changed = figures, show, sound, words, changed
        self._watched = watched
        self._told: dict[type[Event], Callable[..., list[Animation]]] = {
            happened.PilesBuilt: self._built, happened.RoundBegan: self._round,
            happened.CharacterKept: self._kept, happened.CharactersDrawn: self._drawn,
            happened.CharacterShown: self._character, happened.HeadmanTurned: self._wild,
            happened.LocationsDealt: self._dealt, happened.LookedAt: self._looked,
            happened.WolvesAnnounced: self._announced, happened.MeeplePlaced: self._placed,
            happened.Claimed: self._claimed, happened.LocationTurned: self._turned, happened.AgentGuessed: self._step,
            happened.ContractGained: self._gained, happened.ContractSaved: self._contract,
            happened.AttackBegan: self._attack, happened.CollectBegan: self._collect, happened.SheepLost: self._lost,
            happened.SheepAdded: self._added, happened.SheepTaken: self._taken,
            happened.MeepleReturned: self._returned, happened.SheepLeft: self._left,
            happened.RoundEnded: self._ended, happened.GameEnded: self._step,
        }  # fmt: skip

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, one after another."""
        parts: list[Animation] = []
        for event in events:
            tell = self._told.get(type(event))
            if tell is not None:
                parts += tell(event)
        return Chain([*parts, Call(self._over)])

    def _over(self) -> None:
        self._show.end()
        self._f.showing, self._f.caption = False, ""
        self._changed()

    # ---------------------------------------------------------------- parts

    def _do(self, act: Callable[[], None], sound: str = "", seat: int | None = None) -> Animation:
        def call() -> None:
            act()
            if sound:
                self._sound(sound, seat)
            self._changed()

        return Call(call)

    def _go(self, seconds: float, go: Callable[[float], None]) -> Animation:
        def apply(share: float) -> None:
            go(share)
            self._changed()

        return Tween(seconds, apply, ease_in_out)

    def _say(self, event: Event) -> Animation:
        def say() -> None:
            if not self._show.on:
                self._show.begin()
            self._f.showing, self._f.caption = True, self._words(event)

        return self._do(say)

    def _step(self, event: Event) -> list[Animation]:
        """A step that is only told."""
        return [self._say(event), Gate(self._show, READ)]

    def _flight(self, start: tuple[str, int], end: tuple[str, int], count: int) -> Animation:
        flight = Flight(start, end, count)

        def go(share: float) -> None:
            flight.share = share
            if share >= 1:
                self._f.flights = [f for f in self._f.flights if f is not flight]

        return Chain([self._do(lambda: self._f.flights.append(flight)), self._go(FLIGHT, go)])

    # ---------------------------------------------------------------- preparation

    def _built(self, event: happened.PilesBuilt) -> list[Animation]:
        return [self._do(lambda: setattr(self._f, "piles", (event.cards,) * 4))]

    def _round(self, event: happened.RoundBegan) -> list[Animation]:
        def begin() -> None:
            f = self._f
            f.round, f.headman, f.wild_head, f.dealt, f.announced = event.number, event.headman, False, False, -1
            seats = len(f.sheep)
            f.meeples.clear()
            f.characters = ["headman" if seat == event.headman else None for seat in range(seats)]
            f.shown, f.claims, f.looks = {event.headman}, [None] * seats, [()] * seats
            for figure in f.places:
                figure.card, figure.mood = "", ""

        return [self._do(begin, "page"), Wait(0.3)]

    def _drawn(self, event: happened.CharactersDrawn) -> list[Animation]:
        return [self._do(lambda: setattr(self._f, "turn", event.seat))]

    def _kept(self, event: happened.CharacterKept) -> list[Animation]:
        def keep() -> None:
            self._f.characters[event.seat] = ""

        return [self._do(keep, "place", event.seat), Wait(0.25)]

    def _character(self, event: happened.CharacterShown) -> list[Animation]:
        def show() -> None:
            self._f.characters[event.seat] = event.character
            self._f.shown.add(event.seat)

        return [self._do(show, "flip", event.seat), *self._step(event)]

    def _wild(self, event: happened.HeadmanTurned) -> list[Animation]:
        return [self._do(lambda: setattr(self._f, "wild_head", True), "flip"), Wait(0.5)]

    def _dealt(self, event: happened.LocationsDealt) -> list[Animation]:
        def deal(share: float) -> None:
            for place, figure in enumerate(self._f.places):
                figure.flip = min(1.0, max(0.0, share * 4 - place))

        def begin() -> None:
            self._f.dealt, self._f.piles = True, (event.left,) * 4
            for figure in self._f.places:
                figure.card = ""

        return [self._do(begin, "place"), self._go(0.8, deal)]

    def _looked(self, event: happened.LookedAt) -> list[Animation]:
        def look() -> None:
            places = tuple(PLACES.index(name) for name in event.places)
            self._f.looks[event.seat] = (*self._f.looks[event.seat], *places)
            self._f.turn = event.seat

        def lift(share: float) -> None:
            self._f.peeking = () if share >= 1 else tuple(PLACES.index(name) for name in event.places)
            self._f.lift = min(1.0, 4 * share, 4 * (1 - share))

        return [self._do(look, "peek", event.seat), self._go(LOOK, lift)]

    def _announced(self, event: happened.WolvesAnnounced) -> list[Animation]:
        return [self._do(lambda: setattr(self._f, "announced", event.number), "cowbell"), Wait(0.6)]

    # ---------------------------------------------------------------- placing

    def _placed(self, event: happened.MeeplePlaced) -> list[Animation]:
        place = PLACES.index(event.place)

        def go(share: float) -> None:
            self._f.meeples[event.seat] = (place, share)

        return [self._do(lambda: None, "step", event.seat), self._go(MOVE, go)]

    def _claimed(self, event: happened.Claimed) -> list[Animation]:
        def claim() -> None:
            self._f.claims[event.seat] = (event.about, event.says)

        return [self._do(claim), Wait(0.35)]

    def _turned(self, event: happened.LocationTurned) -> list[Animation]:
        figure = self._f.places[PLACES.index(event.place)]

        def go(share: float) -> None:
            figure.card, figure.flip = event.card, share

        return [self._do(lambda: None, "flip"), self._go(FLIP, go)]

    # ---------------------------------------------------------------- scoring

    def _gained(self, event: happened.ContractGained) -> list[Animation]:
        return [self._do(lambda: self._f.contracts.add(event.seat), "paper", event.seat), *self._step(event)]

    def _contract(self, event: happened.ContractSaved) -> list[Animation]:
        return [self._do(lambda: None, "paper", event.seat), *self._step(event)]

    def _mood(self, place: str, mood: str) -> Callable[[], None]:
        def set_mood() -> None:
            for name, figure in zip(PLACES, self._f.places, strict=True):
                figure.mood = mood if name == place else ""

        return set_mood

    def _attack(self, event: happened.AttackBegan) -> list[Animation]:
        return [self._do(self._mood(event.place, "attack"), "wolf"), *self._step(event)]

    def _collect(self, event: happened.CollectBegan) -> list[Animation]:
        return [self._do(self._mood(event.place, "collect"), "baa"), self._say(event), Gate(self._show, 0.7)]

    def _lost(self, event: happened.SheepLost) -> list[Animation]:
        place = PLACES.index(event.place)

        def leave() -> None:
            if event.contract:
                self._f.contracts.discard(event.seat)
            else:
                self._f.sheep[event.seat] -= event.count

        def arrive() -> None:
            self._f.places[place].tokens += event.count

        start = ("supply", 0) if event.contract else ("seat", event.seat)
        flight = self._flight(start, ("place", place), event.count)
        left = self._do(leave, "paper" if event.contract else "push", event.seat)
        return [self._say(event), left, flight, self._do(arrive), Gate(self._show, READ)]

    def _added(self, event: happened.SheepAdded) -> list[Animation]:
        place = PLACES.index(event.place)

        def arrive() -> None:
            self._f.places[place].tokens += event.count

        flight = self._flight(("supply", 0), ("place", place), event.count)
        return [self._say(event), flight, self._do(arrive, "place"), Gate(self._show, READ)]

    def _taken(self, event: happened.SheepTaken) -> list[Animation]:
        place = PLACES.index(event.place)

        def leave() -> None:
            if event.beside:
                self._f.places[place].tokens -= event.count

        def arrive() -> None:
            self._f.sheep[event.seat] += event.count

        start = ("place", place) if event.beside else ("supply", 0)
        flight = self._flight(start, ("seat", event.seat), event.count)
        arrived = self._do(arrive, "wool", event.seat)
        return [self._say(event), self._do(leave), flight, arrived, Gate(self._show, READ)]

    def _returned(self, event: happened.MeepleReturned) -> list[Animation]:
        place = PLACES.index(event.place)

        def go(share: float) -> None:
            self._f.meeples[event.seat] = (place, 1 - share)
            if share >= 1:
                self._f.meeples.pop(event.seat, None)

        told = [] if event.why in ("attacked", "collected", "unharmed", "guessed") else self._step(event)
        return [*told, self._go(MOVE * 0.7, go)]

    def _left(self, event: happened.SheepLeft) -> list[Animation]:
        told = self._step(event) if event.count else []
        return [*told, self._do(self._mood("", ""))]

    def _ended(self, event: happened.RoundEnded) -> list[Animation]:
        over = self._do(lambda: setattr(self._show, "over", self._watched))
        return [self._say(event), over, Gate(self._show, READ * 2, hold=self._watched)]
