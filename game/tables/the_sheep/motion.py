"""How events set the map in motion: Caravans roll, Shepherds walk, herds run, blows fall, night comes.

What happens is told beat by beat (see `map_beats`). A beat changes the figures first and then leads every piece from
where it was to where it stands now, so that those that make room glide too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Event
from game.render.animate import LONGEST, Animation, Call, Chain, Paced, Tween, ease_in_out, ease_out, linear
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.stages import NIGHT
from game.tables.the_sheep.changes import happen
from game.tables.the_sheep.figures import Effect, Figures, Key, Place, Point
from game.tables.the_sheep.map_beats import Beat, beats_of
from game.tables.the_sheep.map_roads import Curve, along, beziers

Sound = Callable[[str, int | None], None]

_CHEST, _PLATE, _FALL = 40.0, 82.0, 90.0
"""World units from the feet to where a blow lands, to a Caravan's plate, and from where a drop falls."""


class Motion:
    """Turns the events of one action into one animation. `moved` is called whenever the figures look different."""

    def __init__(self, figures: Figures, sound: Sound, moved: Callable[[], None]) -> None:
        self._f, self._sound, self._moved = figures, sound, moved

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, LONGEST seconds at most. A game that was just dealt is simply there."""
        if any(isinstance(event, happened.DayBegan) and event.day == 1 for event in events):
            return Chain([])
        beats = list(beats_of(self._f, events))
        if not beats:
            return Chain([])
        seconds = sum(beat.seconds for beat in beats)
        parts: list[Animation] = [Call(self._set_out)] if seconds else []
        for beat in beats:
            parts += self._parts(beat)
        return Paced(Chain([*parts, Call(self._over)]), max(1.0, seconds / LONGEST))

    def _set_out(self) -> None:
        self._f.moving = True

    def _over(self) -> None:
        self._f.moving = False
        self._f.effects.clear()
        self._f.sweep()
        self._f.settle()
        self._moved()

    # ---------------------------------------------------------------- one beat

    def _parts(self, beat: Beat) -> list[Animation]:
        go = _Go(self._f, beat)

        def begin() -> None:
            go.begin()
            if not beat.late:
                self._play(beat)
            self._moved()

        def apply(share: float) -> None:
            go.at(share)
            self._moved()

        if not beat.seconds:
            return [Call(begin), Call(lambda: go.at(1.0))]
        ease = linear if beat.effects else ease_out if beat.come else ease_in_out
        parts: list[Animation] = [Call(begin), Tween(beat.seconds, apply, ease, fade=beat.fade)]
        return [*parts, Call(lambda: self._play(beat))] if beat.late else parts

    def _play(self, beat: Beat) -> None:
        if beat.sound:
            self._sound(beat.sound, beat.seat)


class _Go:
    """A beat under way: where everything was, and where it goes."""

    def __init__(self, figures: Figures, beat: Beat) -> None:
        self._f, self._beat = figures, beat
        self._before: dict[Key, Place] = {}
        self._after: dict[Key, Place] = {}
        self._curves: dict[Key, tuple[Curve, ...]] = {}
        self._dark = (0.0, 0.0)
        self._told = False

    def begin(self) -> None:
        """The figures change; what is seen does not yet."""
        f, beat = self._f, self._beat
        self._before = dict(f.places)
        if not beat.late:
            self._tell()
        for key in beat.come:
            if key in f.pieces:
                f.pieces[key].shown = 0.0
        for effect in beat.effects:
            _aim(f, effect)
        f.effects += beat.effects
        self._dark = f.dark, float(f.half == NIGHT)

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            for event in self._beat.events:
                happen(self._f, event)
            self._after = self._f.resting()

    def at(self, share: float) -> None:
        """Everything after a share of the beat."""
        f, beat = self._f, self._beat
        for k, effect in enumerate(beat.effects):
            effect.share = _staggered(share, k, len(beat.effects))
        if beat.late and share < 1:
            return
        self._tell()
        for key, end in self._after.items():
            f.places[key] = self._place(key, end, share)
        for key in beat.come:
            _show(f, key, share)
        for key in beat.go:
            _show(f, key, 1 - share)
        for key in beat.hit:
            if key in f.pieces:
                f.pieces[key].jolt = _jolt(share)
        if beat.dark:
            f.dark = self._dark[0] + (self._dark[1] - self._dark[0]) * share
        if share >= 1:
            self._end()

    def _place(self, key: Key, end: Place, share: float) -> Place:
        start, way = self._before.get(key, end), self._beat.ways.get(key)
        if share >= 1 or (start == end and way is None):
            return end
        if way is not None and len(way) > 1:
            if key not in self._curves:
                inner = [self._f.middle(place) for place in way[1:-1]]
                self._curves[key] = tuple(beziers([(start.x, start.y), *inner, (end.x, end.y)]))
            x, y = along(self._curves[key], share)
        else:
            x, y = start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share
        dx, dy = start.dx + (end.dx - start.dx) * share, start.dy + (end.dy - start.dy) * share
        return Place(x, y, dx, dy, start.size + (end.size - start.size) * share)

    def _end(self) -> None:
        f, beat = self._f, self._beat
        f.effects = [effect for effect in f.effects if effect not in beat.effects]
        f.sweep()
        f.settle()


def _show(f: Figures, key: Key, share: float) -> None:
    if key in f.pieces:
        f.pieces[key].shown = share


def _staggered(share: float, k: int, count: int) -> float:
    """The share of one of several things that begin one after another."""
    if count < 2:
        return share
    lead = 0.5 * k / (count - 1)
    return max(0.0, min(1.0, (share - lead) / 0.5))


def _jolt(share: float) -> float:
    return (1 - share) * (-1.0 if int(share * 6) % 2 else 1.0) if share < 1 else 0.0


def _aim(f: Figures, effect: Effect) -> None:
    """Effects are made with the keys of pieces; where these are is known when their beat begins.

    A drop falls from above onto a plate.
    """
    end = _point(f, effect.target, _PLATE if effect.kind == "drop" else _CHEST)
    effect.end = end if end is not None else effect.end
    start = _point(f, effect.source, _CHEST)
    if start is None and effect.kind == "drop":
        start = effect.end[0], effect.end[1] - _FALL
    effect.start = start if start is not None else effect.end


def _point(f: Figures, key: Key | None, lift: float) -> Point | None:
    place = f.places.get(key) if key is not None else None
    if key is None or place is None:
        return None
    high = lift * (0.6 if key[0] == "sheep" else 1.0) * place.size
    return place.feet[0], place.feet[1] - high
