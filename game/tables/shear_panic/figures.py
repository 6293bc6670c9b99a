"""What the field shows at this moment, and how the events of an action set it in motion.

The figures are the picture, the view is the truth: motion leads from one view to the next, `snap` puts
everything where the view says. All places are in cells of the flock's grid, as decimals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from game.core.event import Event
from game.geometry.squares import unpack
from game.render.animate import LONGEST, STEP, Animation, Call, Chain, Paced, Tween, Wait, ease_in_out, ease_out
from game.rules.shear_panic import events as happened
from game.rules.shear_panic.flock import GONE, SHEEP
from game.rules.shear_panic.view import ShearView

Spot = tuple[float, float]
Sound = Callable[[str, int | None], None]


@dataclass(slots=True)
class Die:
    """A die in the tray: its name, the face, and how far the roll is (1: it lies still)."""

    die: str
    face: str
    roll: float = 1.0


@dataclass(slots=True)
class Floating:
    """Points that rise from a seat's sheep: share 0 to 1 of their way."""

    seat: int
    points: int
    at: Spot
    share: float = 0.0


@dataclass(slots=True)
class Figures:
    """The picture.

    sheep: place by name, only those on the field; faded: those that vanish, 1 to 0; middle: the cell in the
    middle of the field; marker: where it stands on the track, between spaces as a decimal; front: `roger`,
    `shearer` or ""; trail: (from, to) per sheep of the last turn; dice: what lies in the tray; told: the last turn
    is over, the next move begins another trail.
    """

    sheep: dict[str, Spot] = field(default_factory=dict)
    faded: dict[str, float] = field(default_factory=dict)
    facing: str = "north"
    middle: Spot = (1.0, 1.0)
    marker: float = 0.0
    hop: float = 0.0
    front: str = ""
    scores: list[int] = field(default_factory=list)
    trail: dict[str, tuple[Spot, Spot]] = field(default_factory=dict)
    dice: list[Die] = field(default_factory=list)
    floating: list[Floating] = field(default_factory=list)
    boxes: list[list[int]] = field(default_factory=list)
    turn: int = 0
    told: bool = False

    def snap(self, view: ShearView) -> None:
        """Show the view as it is, without motion. Trail and dice stay: they tell of the last action."""
        self.sheep = {SHEEP[s]: unpack(c) for s, c in enumerate(view.cells) if c != GONE}
        self.faded.clear()
        self.floating.clear()
        self.facing = view.facing
        self.middle = middle_of(self.sheep)
        self.marker, self.hop = float(view.marker), 0.0
        self.front = front_of(view.field)
        self.scores = list(view.scores)
        self.boxes = [list(row) for row in view.boxes]
        self.turn = view.turn
        self.trail = {s: way for s, way in self.trail.items() if s in self.sheep}

    def recall(self, history: Sequence[Sequence[Event]], view: ShearView) -> None:
        """Show what the last actions left behind, trail and dice, beside the view as it is."""
        self.trail.clear()
        self.dice.clear()
        for events in history:
            self.snap(view)
            Motion(self, view, lambda name, seat: None, lambda: None).of(events).finish()
        self.snap(view)


def middle_of(sheep: dict[str, Spot]) -> Spot:
    """The middle of the flock's bounding box."""
    if not sheep:
        return 1.0, 1.0
    xs, ys = [x for x, _ in sheep.values()], [y for _, y in sheep.values()]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def front_of(field_id: str) -> str:
    """Who stands before the front in a field."""
    return {"roger": "roger", "shear": "shearer"}.get(field_id, "")


class Motion:
    """Turns events into one chain of animations over the figures. Good for one `of`."""

    def __init__(self, figures: Figures, view: ShearView, sound: Sound, changed: Callable[[], None]) -> None:
        self._f, self._view, self._sound, self._changed = figures, view, sound, changed
        self._seconds = 0.0
        self._told: dict[type[Event], Callable[..., list[Animation]]] = {
            happened.TurnBegan: self._turn_began,
            happened.BoxCovered: self._box,
            happened.SheepMoved: self._moved,
            happened.FlockTurned: self._turned,
            happened.DieRolled: self._rolled,
            happened.MarkerMoved: self._marker,
            happened.FieldEntered: self._field,
            happened.RowSheared: self._sheared,
            happened.ButtonsCharged: self._charged,
            happened.GameEnded: self._ended,
        }

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, one after another, points of several seats together; LONGEST seconds at most."""
        parts: list[Animation] = []
        if any(isinstance(e, happened.BoxCovered) for e in events):
            parts.append(Call(self._begin))
        for kind, group in groupby(events, type):
            if kind is happened.PointsScored:
                parts.append(self._points([e for e in group if isinstance(e, happened.PointsScored)]))
            elif kind in self._told:
                parts += [part for event in group for part in self._told[kind](event)]
        parts.append(self._settle())
        return Paced(Chain(parts), max(1.0, self._seconds / LONGEST))

    def _tween(
        self,
        seconds: float,
        go: Callable[[float], None],
        ease: Callable[[float], float] = ease_out,
        fade: bool = False,
    ) -> Animation:
        self._seconds += seconds
        return Tween(seconds, go, ease, fade)

    def _wait(self, seconds: float) -> Animation:
        self._seconds += seconds
        return Wait(seconds)

    def _begin(self) -> None:
        self._f.trail.clear()
        self._f.dice.clear()
        self._f.told = False

    def _settle(self) -> Animation:
        """The field follows the flock to the middle again."""
        start: list[Spot] = []

        def shift(share: float) -> None:
            if not start:
                start.append(self._f.middle)
            (x0, y0), (x1, y1) = start[0], middle_of(self._f.sheep)
            self._f.middle = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            self._changed()

        return self._tween(STEP, shift, ease_in_out)

    def _turn_began(self, event: happened.TurnBegan) -> list[Animation]:
        def begin() -> None:
            self._f.turn, self._f.told = event.seat, True

        return [Call(begin)]

    def _first_of_turn(self) -> None:
        if self._f.told:
            self._f.trail.clear()
            self._f.told = False

    def _box(self, event: happened.BoxCovered) -> list[Animation]:
        at = self._view.setup.boxes.index((event.kind, event.number))

        def cover() -> None:
            self._f.boxes[event.seat][at] = max(0, self._f.boxes[event.seat][at] - 1)
            self._sound("place", event.seat)
            self._changed()

        return [Call(cover), self._wait(0.12)]

    def _moved(self, event: happened.SheepMoved) -> list[Animation]:
        if not event.moves:
            return [self._wait(0.15)]
        name = {"boing": "boing", "return": "baa"}.get(event.how, "push")
        hop = 0.9 if event.how == "boing" else 0.0
        longest = max(abs(x1 - x0) + abs(y1 - y0) for _, x0, y0, x1, y1 in event.moves)

        def start() -> None:
            self._first_of_turn()
            self._sound(name, None)
            for sheep, x0, y0, x1, y1 in event.moves:
                first = self._f.trail.get(sheep, ((x0, y0), (x1, y1)))[0]
                self._f.trail[sheep] = (first, (x1, y1))

        def go(share: float) -> None:
            lift = hop * 4 * share * (1 - share)
            for sheep, x0, y0, x1, y1 in event.moves:
                self._f.sheep[sheep] = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - lift)
            self._changed()

        return [Call(start), self._tween(STEP * min(2.0, 0.75 + longest * 0.25), go)]

    def _turned(self, event: happened.FlockTurned) -> list[Animation]:
        def turn() -> None:
            self._first_of_turn()
            self._f.facing = event.facing
            self._sound("turn", None)
            self._changed()

        return [Call(turn), self._wait(0.3)]

    def _rolled(self, event: happened.DieRolled) -> list[Animation]:
        die = Die(event.die, event.face, 0.0)

        def throw() -> None:
            self._f.dice = [d for d in self._f.dice if d.die != event.die] + [die]
            self._sound("panic" if event.die == "panic" and event.face == "white" else "dice", None)

        def roll(share: float) -> None:
            die.roll = share
            self._changed()

        return [Call(throw), self._tween(0.5, roll), self._wait(0.25)]

    def _marker(self, event: happened.MarkerMoved) -> list[Animation]:
        if event.start == event.end:
            return []
        spaces = event.end - event.start

        def go(share: float) -> None:
            at = event.start + spaces * share
            self._f.marker, self._f.hop = at, abs((at % 1.0) - 0.5) * -2 + 1 if share < 1 else 0.0
            if share >= 1:
                self._f.front = front_of(self._view.setup.field_at[event.end])
            self._changed()

        return [
            Call(lambda: self._sound("marker", None)),
            self._tween(0.14 * spaces + 0.1, go, ease_in_out),
        ]

    def _field(self, event: happened.FieldEntered) -> list[Animation]:
        def enter() -> None:
            self._f.front = front_of(event.field)
            if self._f.front:
                self._sound(self._f.front, None)
            self._changed()

        return [Call(enter), self._wait(0.25)]

    def _points(self, events: Sequence[happened.PointsScored]) -> Animation:
        """Points of one moment rise at the same time."""
        made: list[Floating] = []

        def start() -> None:
            for event in events:
                for name, points in event.sheep:
                    made.append(Floating(event.seat, points, self._f.sheep.get(name, self._f.middle)))
                self._f.scores[event.seat] += event.points
                self._sound("score", event.seat)
            self._f.floating += made

        def rise(share: float) -> None:
            for each in made:
                each.share = share
            if share >= 1:
                self._f.floating = [x for x in self._f.floating if x not in made]
            self._changed()

        return Chain([Call(start), self._tween(0.55, rise)])

    def _sheared(self, event: happened.RowSheared) -> list[Animation]:
        def fade(share: float) -> None:
            for sheep in event.sheep:
                if share >= 1:
                    self._f.sheep.pop(sheep, None)
                    self._f.faded.pop(sheep, None)
                else:
                    self._f.faded[sheep] = 1 - share
            self._changed()

        return [Call(lambda: self._sound("shearer", None)), self._tween(0.6, fade, fade=True)]

    def _charged(self, event: happened.ButtonsCharged) -> list[Animation]:
        def charge() -> None:
            self._f.scores[event.seat] -= event.points
            self._sound("error", event.seat)
            self._changed()

        return [Call(charge), self._wait(0.3)]

    def _ended(self, event: happened.GameEnded) -> list[Animation]:
        return [Call(lambda: self._sound("win", None)), self._wait(0.5)]
