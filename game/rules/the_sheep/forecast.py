"""What the coming night will bring, seen beforehand from a view: where Sheep go and whom they strike (T16, T18).

Worked out by the rules themselves on a copy without decks and luck, so that it is what then happens, as far as nobody
decides or draws anything in between. By day and up to the flock it speaks of the Sheep that are there now, and the
mutation is not known yet. The forecasts of single things stand beside it: `forecast_day` and `forecast_attack`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.the_sheep import flow, herd, shepherds, strike, wagons
from game.rules.the_sheep.forecast_strikes import Due, Strikes
from game.rules.the_sheep.stages import BY_NIGHT, COMBAT, HERD, NIGHT, NIGHT_END, OVER, STRIKE
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.strike import Target
from game.rules.the_sheep.view import SheepView, bare

ByTier = tuple[int, int, int]
"""A number each for Lesser, Standard and Greater Sheep."""

_MOVED = (BY_NIGHT, COMBAT, STRIKE, NIGHT_END)


@dataclass(frozen=True, slots=True)
class FlockPath:
    """Sheep that stand on one hex and go, or stay, together.

    sheep: their numbers; count: by tier. hunts: what they go for, `caravan` or `shepherd`, nothing for Sheep that
    have moved or do not move. targets: its hexes, several where the players will choose, or none. ends: the hexes on
    which they may end, the own one if they stay. paths: for each end one shortest way, the hex where they stand and
    the end included; none without targets (T16). reaches: they move, and come to a target whatever is chosen. strikes:
    whom each of them may strike where it ends, nobody if it is empty (T18). points: corruption that they do together,
    by tier, what it sets off included; None while the mutation is not known.
    """

    hex: int
    sheep: tuple[int, ...]
    count: ByTier
    hunts: str
    targets: tuple[int, ...]
    ends: tuple[int, ...]
    paths: tuple[tuple[int, ...], ...]
    reaches: bool
    strikes: tuple[Target, ...]
    points: ByTier | None


@dataclass(frozen=True, slots=True)
class Toll:
    """What comes to a Caravan or Shepherd by the strikes that are still to fall.

    number: the Caravan's number or the seat. slots: corruption that it bears; borne: what it has now. strikes for
    sure, and strikes_most if all choices go against it; coming and most: the points of these, None while the mutation
    is not known.
    """

    number: int
    hex: int
    slots: int
    borne: int
    strikes: int
    strikes_most: int
    coming: int | None
    most: int | None

    @property
    def safe(self) -> bool:
        """Nothing strikes it, whatever is chosen."""
        return not self.strikes_most


@dataclass(frozen=True, slots=True)
class CaravanToll(Toll):
    """What comes to a Caravan. More than its slots, and it is lost (T19)."""

    @property
    def lost(self) -> bool:
        """It is lost for sure, as things stand."""
        return self.coming is not None and self.borne + self.coming > self.slots

    @property
    def may_be_lost(self) -> bool:
        """It is lost if all choices go against it."""
        return self.most is not None and self.borne + self.most > self.slots


@dataclass(frozen=True, slots=True)
class ShepherdToll(Toll):
    """What comes to a Shepherd (T19, T20), by the meter and hand limit of now: a Curse that is drawn may change both.

    curses: drawn for sure; curses_most: if all choices go against them. dies, may_die: the same of death.
    """

    curses: int
    curses_most: int
    dies: bool
    may_die: bool


@dataclass(frozen=True, slots=True)
class NightForecast:
    """The coming night, or what is left of this one.

    flock: the Sheep in the order of their hexes. caravans: on the board, by number; shepherds: the living, by seat.
    known: the mutation is, and so are amounts. moved: the Sheep stand where they will strike. certain: no choice of
    the players changes who is struck.
    """

    flock: tuple[FlockPath, ...]
    caravans: tuple[CaravanToll, ...]
    shepherds: tuple[ShepherdToll, ...]
    known: bool
    moved: bool
    certain: bool

    def on(self, place: int) -> tuple[FlockPath, ...]:
        """The Sheep that stand on a hex now; several where they do not go together."""
        return tuple(path for path in self.flock if path.hex == place)

    def caravan(self, index: int) -> CaravanToll | None:
        """What comes to a Caravan; None if it is not on the board."""
        return next((toll for toll in self.caravans if toll.number == index), None)

    def shepherd(self, seat: int) -> ShepherdToll | None:
        """What comes to a Shepherd; None for the dead."""
        return next((toll for toll in self.shepherds if toll.number == seat), None)


def night_forecast(view: SheepView) -> NightForecast:
    """The forecast as things stand now; empty when the journey is over."""
    if view.stage == OVER:
        return NightForecast((), (), (), known=False, moved=True, certain=True)
    now = bare(view)
    if not now.is_night:
        _fall_night(now)
    moved = now.stage in _MOVED
    known = bool(now.mutation) or moved
    going = () if moved else now.herds if now.stage == HERD else herd.gather(now)
    flock = [*(_going(now, group) for group in going), *_staying(now, going)]
    there = now.copy()
    ends = {sheep: path.ends for path in flock for sheep in path.sheep}
    there.sheep = tuple(sheep._replace(hex=ends[sheep.number][0]) for sheep in now.sheep)
    strikes = _struck(there, known, ends)
    return NightForecast(
        tuple(_with_strikes(path, strikes, now) for path in sorted(flock, key=lambda path: (path.hex, path.sheep))),
        tuple(_caravan(now, index, strikes.of(("caravan", index)), known) for index in wagons.on_road(now)),
        tuple(_shepherd(now, seat, strikes.of(("shepherd", seat)), known) for seat in now.living),
        known, moved, strikes.certain,
    )  # fmt: skip


def _fall_night(now: SheepState) -> None:
    """The Day is over as things stand: its event is (T21), and the night's is not known yet."""
    flow.end_half(now)
    now.half, now.event, now.mutation = NIGHT, "", ""


# ------------------------------------------------------------------ where they go


def _going(now: SheepState, group: herd.Herd) -> FlockPath:
    """Sheep that have still to move (T16)."""
    start, _, chosen, *numbers = group
    targets = [chosen] if chosen >= 0 else herd.targets(now, group)
    ends = dict.fromkeys(end for target in targets for end in herd.ends(now, group, target)) or (start,)
    open_shadow = herd.through_shadow(now, group)
    return FlockPath(
        start, tuple(numbers), _count(now, numbers), "shepherd" if herd.hunting(now, group) else "caravan",
        tuple(targets), tuple(ends),
        tuple(herd.way(now, start, end, open_shadow) for end in ends) if targets else (),
        reaches=bool(targets) and all(end in targets for end in ends), strikes=(), points=None,
    )  # fmt: skip


def _staying(now: SheepState, going: tuple[herd.Herd, ...]) -> Iterator[FlockPath]:
    """Sheep that have moved, or do not move tonight, hex by hex."""
    gone = {number for group in going for number in group[3:]}
    groups: dict[int, list[int]] = {}
    for sheep in now.sheep:
        if sheep.number not in gone:
            groups.setdefault(sheep.hex, []).append(sheep.number)
    for place, numbers in groups.items():
        yield FlockPath(
            place, tuple(numbers), _count(now, numbers), "", (), (place,), (), reaches=False, strikes=(),
            points=None,
        )  # fmt: skip


def _count(now: SheepState, numbers: list[int]) -> ByTier:
    found = [sheep.tier for sheep in now.sheep if sheep.number in numbers]
    return found.count(0), found.count(1), found.count(2)


# ------------------------------------------------------------------ whom they strike


def _struck(there: SheepState, known: bool, ends: dict[int, tuple[int, ...]]) -> Strikes:
    """All strikes that are still to fall, in their order (T18)."""
    strikes = Strikes(there, known)
    line = there.strikes if there.stage == STRIKE else strike.line_up(there)
    if there.stage == STRIKE:
        strikes.go_on()
    else:
        there.pending = ()
    for number in line:
        strikes.fall(number, ends[number])
    return strikes


def _with_strikes(path: FlockPath, strikes: Strikes, now: SheepState) -> FlockPath:
    """The Sheep of a hex with whom they strike, and how much."""
    aims: dict[Target, None] = {}
    points = [0, 0, 0]
    tiers = {sheep.number: sheep.tier for sheep in now.sheep if sheep.number in path.sheep}
    for number in path.sheep:
        aims |= strikes.aims.get(number, {})
        points[tiers[number]] += strikes.dealt.get(number, 0)
    known = (points[0], points[1], points[2]) if strikes.known else None
    return replace(path, strikes=tuple(aims), points=known)


def _caravan(now: SheepState, index: int, due: Due, known: bool) -> CaravanToll:
    return CaravanToll(
        index, now.caravans[index], wagons.slots(now, index), now.bearing[index], due.strikes, due.strikes_most,
        due.points if known else None, due.points_most if known else None,
    )  # fmt: skip


def _shepherd(now: SheepState, seat: int, due: Due, known: bool) -> ShepherdToll:
    most = shepherds.curses_from(now, seat, due.points_most)
    deadly = shepherds.deadly_curses(now, seat)
    return ShepherdToll(
        seat, now.hexes[seat], shepherds.corruption_slots(now, seat), now.corruption[seat], due.strikes,
        due.strikes_most, due.points if known else None, due.points_most if known else None,
        due.curses, min(most, deadly), due.dies, due.dies or most >= deadly,
    )  # fmt: skip
