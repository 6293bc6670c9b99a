"""How events set the table in motion: pieces fly and change places, the Wolf tips over or flies on, the timer turns.

Every part is short, so that a whole turn is over before anybody waits for it; sand that runs moves nothing here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from game.core.event import Event
from game.render.animate import Animation, Call, Chain, Tween, Wait, ease_in_out, ease_out, linear
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.ring import BOTH, SHEEP, SHEPHERD
from game.rules.space_sheep.stages import NOBODY, SAND
from game.tables.space_sheep.figures import UNKNOWN, CardFlight, Figures, PieceFigure

Sound = Callable[[str, int | None], None]
End = tuple[str, int]

CARD, PIECES, POP, TIP, ROLL, WOLF, TURN, FLASH = 0.26, 0.42, 0.2, 0.26, 0.4, 0.42, 0.5, 0.7
_PULSES = 2
"""Flashes in FLASH seconds: fewer than three a second."""


class Motion:
    """Turns the events of one action into one chain of animations."""

    def __init__(self, figures: Figures, sound: Sound, changed: Callable[[], None]) -> None:
        self._f, self._sound, self._changed = figures, sound, changed
        self._after: Sequence[Event] = ()
        self._face = 0
        self._told: dict[type[Event], Callable[..., Iterable[Animation]]] = {
            happened.TurnBegan: self._turn, happened.CardsDrawn: self._drawn, happened.CardPlayed: self._played,
            happened.PiecesMoved: self._moved, happened.CardLaid: self._laid, happened.WolfKnocked: self._knocked,
            happened.TimerTurned: self._turned, happened.DieRolled: self._rolled, happened.WolfMoved: self._wolf,
            happened.WolfAttacked: self._attacked, happened.CardsDiscarded: self._discarded,
            happened.Pointed: self._pointed, happened.Ousted: self._ousted, happened.CommandPassed: self._command,
        }  # fmt: skip

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, one after another. A game that was just dealt is simply there."""
        parts: list[Animation] = []
        if not any(isinstance(event, happened.RingDealt) for event in events):
            for number, event in enumerate(events):
                self._after = events[number + 1 :]
                tell = self._told.get(type(event))
                if tell is not None:
                    parts += tell(event)
        if not parts:
            return Chain([])
        return Chain([self._do(lambda: setattr(self._f, "moving", True)), *parts, self._do(self._over)])

    def _over(self) -> None:
        self._f.moving = False
        self._f.popped.clear()

    # ---------------------------------------------------------------- parts

    def _do(self, act: Callable[[], object], sound: str = "", seat: int | None = None) -> Animation:
        def call() -> None:
            act()
            if sound:
                self._sound(sound, seat)
            self._changed()

        return Call(call)

    def _go(
        self, seconds: float, go: Callable[[float], object], ease: Callable[[float], float] = ease_in_out
    ) -> Animation:  # fmt: skip
        def apply(share: float) -> None:
            go(share)
            self._changed()

        return Tween(seconds, apply, ease)

    def _flight(self, card: str, start: End, end: End, count: int = 1, seconds: float = CARD) -> list[Animation]:
        flight = CardFlight(card, start, end, count)

        def go(share: float) -> None:
            flight.share = share
            if share >= 1:
                self._f.flights = [f for f in self._f.flights if f is not flight]

        return [self._do(lambda: self._f.flights.append(flight)), self._go(seconds, go, ease_out)]

    def _face_of(self, seat: int) -> str:
        """The card that the next event tells, if it is that seat's and may be seen here."""
        told = self._after[0] if self._after else None
        return told.card if isinstance(told, happened.CardHidden) and told.seat == seat else UNKNOWN

    def _take(self, seat: int, card: str) -> None:
        """A card leaves a hand; one that cannot be seen is any of its backs."""
        hand = list(self._f.hands[seat])
        gone = card if card in hand else UNKNOWN if UNKNOWN in hand else hand[-1] if hand else None
        if gone is not None:
            hand.remove(gone)
            self._f.hands[seat] = tuple(hand)

    def _index(self, system: str) -> int:
        return self._f.ring.index(system)

    # ---------------------------------------------------------------- turns and cards

    def _turn(self, event: happened.TurnBegan) -> Iterable[Animation]:
        yield self._do(lambda: setattr(self._f, "turn", event.seat))

    def _drawn(self, event: happened.CardsDrawn) -> Iterable[Animation]:
        told = self._after[0] if self._after else None
        known = isinstance(told, happened.CardsSeen) and told.seat == event.seat
        names = told.cards if known and isinstance(told, happened.CardsSeen) else (UNKNOWN,) * event.count

        def arrive() -> None:
            self._f.hands[event.seat] = (*self._f.hands[event.seat], *names)

        yield self._do(lambda: setattr(self._f, "deck", event.left), "card", event.seat)
        yield from self._flight(UNKNOWN, ("pile", 0), ("seat", event.seat), event.count)
        yield self._do(arrive)

    def _played(self, event: happened.CardPlayed) -> Iterable[Animation]:
        move = next((e for e in self._after if isinstance(e, happened.PiecesMoved)), None)
        end: End = ("wolf", 0)
        if event.what != "attack" and move is not None:
            end = "system", self._index(move.start)

        def arrive() -> None:
            self._f.opened = event.card
            self._f.open_count += 1

        yield self._do(lambda: self._take(event.seat, event.card), "card", event.seat)
        yield from self._flight(event.card, ("seat", event.seat), end)
        yield self._do(arrive)

    def _laid(self, event: happened.CardLaid) -> Iterable[Animation]:
        card = self._face_of(event.seat)
        yield self._do(lambda: self._take(event.seat, card), "card", event.seat)
        yield from self._flight(UNKNOWN, ("seat", event.seat), ("console", 0))
        yield self._do(lambda: self._f.console.append((card, event.seat)), "place", event.seat)

    def _discarded(self, event: happened.CardsDiscarded) -> Iterable[Animation]:
        start: End = ("seat", event.seat) if event.where == "hand" else (event.where, 0)
        card = self._face_of(event.seat)

        def leave() -> None:
            f = self._f
            if event.where == "console":
                del f.console[: event.count]
            elif event.where == "pile":
                f.deck -= event.count
            else:
                self._take(event.seat, card)
            f.attack = max(0, f.attack - event.count)

        def arrive() -> None:
            self._f.closed_count += event.count

        yield self._do(leave, "paper")
        yield from self._flight(UNKNOWN, start, ("closed", 0), event.count)
        yield self._do(arrive)

    # ---------------------------------------------------------------- pieces

    def _moved(self, event: happened.PiecesMoved) -> Iterable[Animation]:
        start, end = self._index(event.start), self._index(event.end)
        kinds = (SHEPHERD, SHEEP) if event.piece == BOTH else (event.piece,)

        def begin() -> None:
            for kind in kinds:
                for here, there, swapped in ((start, end, False), (end, start, True)):
                    for piece in self._f.pieces.values():
                        if piece.kind == kind and piece.end == here and piece.share >= 1:
                            flying.append(piece)
                            ways.append((here, there, swapped))
            for piece, (here, there, swapped) in zip(flying, ways, strict=True):
                piece.start, piece.end, piece.swapped, piece.share = here, there, swapped, 0.0

        def go(share: float) -> None:
            for piece in flying:
                piece.share = share

        def pop(share: float) -> None:
            for piece in flying:
                if self._f.ring[piece.end] == piece.colour:
                    self._f.popped[piece.kind, piece.colour] = share

        def land() -> None:
            if any(self._f.ring[piece.end] == piece.colour for piece in flying):
                self._sound("score", None)
            pop(0.0)

        flying: list[PieceFigure] = []
        ways: list[tuple[int, int, bool]] = []
        yield self._do(begin, "launch")
        yield self._go(PIECES, go)
        yield self._do(land)
        yield self._go(POP, pop, linear)

    # ---------------------------------------------------------------- Wolf and timer

    def _knocked(self, event: happened.WolfKnocked) -> Iterable[Animation]:
        yield self._do(lambda: None, "knock", event.seat)
        yield self._go(TIP, lambda share: setattr(self._f, "lean", share))

    def _turned(self, event: happened.TimerTurned) -> Iterable[Animation]:
        def arrive() -> None:
            self._f.turned = 0.0
            self._f.sand = event.left / self._f.full if self._f.full else 0.0

        if event.ran_out:
            yield self._do(lambda: setattr(self._f, "sand", 0.0), "sand_out")
        else:
            yield self._do(lambda: None, "timer_turn")
        yield self._go(TURN, lambda share: setattr(self._f, "turned", share))
        yield self._do(arrive)

    def _rolled(self, event: happened.DieRolled) -> Iterable[Animation]:
        self._face = event.face

        def roll(share: float) -> None:
            self._f.die, self._f.rolling = event.face, 1 - share

        yield self._do(lambda: None, "dice")
        yield self._go(ROLL, roll, ease_out)
        yield Wait(0.1)

    def _wolf(self, event: happened.WolfMoved) -> Iterable[Animation]:
        end, face = self._index(event.system), self._face
        start = end - face if face else end

        def fly(share: float) -> None:
            self._f.wolf = start + (end - start) * share if share < 1 else float(end)
            self._f.lean = min(self._f.lean, 1 - share)

        yield self._do(lambda: None, "launch")
        yield self._go(WOLF, fly)

    def _attacked(self, event: happened.WolfAttacked) -> Iterable[Animation]:
        def flash(share: float) -> None:
            self._f.flash = math.sin(math.pi * _PULSES * share) ** 2 if share < 1 else 0.0

        sound = "wolf" if event.by == SAND else "bump"
        yield self._do(lambda: setattr(self._f, "attack", event.cards), sound)
        yield self._go(FLASH, flash, linear)

    # ---------------------------------------------------------------- who is against whom

    def _pointed(self, event: happened.Pointed) -> Iterable[Animation]:
        def point() -> None:
            row = list(self._f.pointing)
            row[event.seat] = event.other
            self._f.pointing = tuple(row)

        yield self._do(point, "point", event.seat)

    def _ousted(self, event: happened.Ousted) -> Iterable[Animation]:
        hand = self._f.hands[event.seat] if self._f.hands else ()
        end: End = ("pile", 0) if event.infiltrator else ("closed", 0)

        def leave() -> None:
            self._f.ousted = tuple(sorted((*self._f.ousted, event.seat)))
            self._f.pointing = (NOBODY,) * len(self._f.pointing)
            self._f.hands[event.seat] = ()

        def arrive() -> None:
            if event.infiltrator:
                self._f.deck += len(hand)
            else:
                self._f.closed_count += len(hand)

        yield self._do(leave, "ousted")
        if hand:
            yield from self._flight(UNKNOWN, ("seat", event.seat), end, len(hand), 0.4)
            yield self._do(arrive)

    def _command(self, event: happened.CommandPassed) -> Iterable[Animation]:
        yield self._do(lambda: setattr(self._f, "commander", event.seat))
