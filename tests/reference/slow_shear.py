"""A second, slow and obvious Shear Panic that plays whole games: the check on the program's rules.

Written from the rulebook and the rulings (P1 to P35), not from the program's rules. A turn is told from top to
bottom as one generator, which stops wherever somebody has a choice; going back to an earlier choice means to
tell the turn again from its beginning. Only actions, data and luck are shared with the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

from game.core.action import Action
from game.core.rng import Luck
from game.rules.shear_panic.actions import (
    MAT_ACTIONS,
    CoverBox,
    LiftButton,
    PanicSlam,
    PanicTurn,
    PickGroup,
    ReturnGroup,
)
from game.rules.shear_panic.config import ShearConfig
from tests.reference import slow_flock as sf
from tests.reference.slow_flock import Flock, Group, colour

A = TypeVar("A", bound=Action)
Asking = Generator[list[Action], Action, A]
Telling = Generator[list[Action], Action, None]
Box = tuple[str, int]

IN_ORDER = ("blue", "red", "yellow", "green")
CLASSES: dict[str, Any] = {c.verb: c for c in MAT_ACTIONS}
FIELDS = ("team_tag", "roger", "black_tag", "shear")
SOURCES = (*FIELDS, "buttons")


class Table:
    """Everything that lies on the table; `copy` gives another one to play on."""

    def __init__(self, config: ShearConfig, seats: int, options: Mapping[str, Any]) -> None:
        self.config, self.seats = config, seats
        self.track = next(t for t in config.tracks.values() if seats in t.seats)
        chosen = [options.get(f"colour_{seat}") for seat in range(seats)]
        rest = [c for c in IN_ORDER if c not in chosen]
        self.colours = [c or rest.pop(0) for c in chosen]
        self.first = int(options.get("first_seat", 0))
        self.flock: Flock = {}
        seen: Counter[str] = Counter()
        for y, row in enumerate(config.start.rows):
            for x, who in enumerate(row):
                seen[who] += 1
                self.flock[x, y] = who if who == "black" else f"{who}_{seen[who]}"
        self.facing: str = config.start.facing
        self.marker = 0
        mat: list[Box] = sorted((box.action, box.number) for box in config.mat.values())
        self.free = [list(mat) for _ in range(seats)]
        self.buttons = [list(config.two_players.buttons) if seats == 2 else [] for _ in range(seats)]
        self.points = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
        self.truck_left = seats * (config.two_players.truck_rolls if seats == 2 else 1)
        self.turn = self.first
        self.turns = 0
        self.last_turn = [0] * seats
        self.limit: tuple[str, Flock, str] | None = None
        self.luck = Luck(0)
        self.ended = ""
        self.winners: tuple[int, ...] = ()

    def copy(self) -> Table:
        """A table that shares nothing that play changes."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.flock = dict(self.flock)
        other.free = [list(mat) for mat in self.free]
        other.buttons = [list(row) for row in self.buttons]
        other.points = [dict(row) for row in self.points]
        other.last_turn = list(self.last_turn)
        return other

    def own(self, seat: int) -> list[str]:
        """The seat's sheep in the flock."""
        return sorted(s for s in self.flock.values() if colour(s) == self.colours[seat])

    def can_play(self, seat: int) -> bool:
        """A sheep in the flock and a free box (P14)."""
        return bool(self.own(seat)) and bool(self.free[seat])

    def field(self) -> str:
        """The field the marker stands in."""
        return next(f for f in FIELDS if self.marker <= self.track.fields[f])  # type: ignore[index]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.points[seat].values())

    def along(self, start: int, number: int) -> int:
        """Where the marker comes to a stop: never past Roger's last space, nor the last of all (P21)."""
        for stop in (self.track.fields["roger"], self.track.length):
            if start < stop <= start + number:
                return stop
        return start + number


class SlowShear:
    """A game at a moment: the table as it was when the turn began, and the choices made since."""

    def __init__(self, start: Table, answers: Sequence[Action] = ()) -> None:
        self._tell(start, list(answers))
        while not self.options and not self.table.ended:
            self._tell(self.table, [])

    @staticmethod
    def new(config: ShearConfig, seats: int, options: Mapping[str, Any], seed: int) -> SlowShear:
        """A new game, the first die of the truck rolled."""
        table = Table(config, seats, options)
        table.luck = Luck.from_seed(seed)
        return SlowShear(table)

    def play(self, action: Action) -> SlowShear:
        """The game after a choice; this one stays as it is."""
        assert action in self.options, f"{action} is none of the choices"
        return SlowShear(self._start, [*self._answers, action])

    def _tell(self, start: Table, answers: list[Action]) -> None:
        self._start, self._answers = start, answers
        self.table = start.copy()
        self.options: list[Action] = []
        story = _one_turn(self.table)
        try:
            self.options = next(story)
            for answer in answers:
                self.options = story.send(answer)
        except StopIteration:
            self.options = []


def ask(options: Sequence[A]) -> Asking[A]:
    """Somebody chooses; a choice of one is made without asking."""
    if len(options) == 1:
        return options[0]
    answer = yield list(options)
    return answer  # type: ignore[return-value]


def _one_turn(t: Table) -> Telling:
    """A truck roll or a turn (P29, P22)."""
    seat = t.turn
    t.turns += 1
    t.last_turn[seat] = t.turns
    if t.truck_left:
        yield from panic(t, seat)
        t.truck_left -= 1
        t.turn = (seat + 1) % t.seats
        return
    number = yield from mat_action(t, seat)
    start = t.marker
    t.marker = t.along(start, number)
    if t.seats == 2:
        yield from lift(t, seat)
    yield from points(t, seat, start)
    if t.ended:
        return
    if t.marker in t.track.red and t.flock:
        t.limit = None
        yield from panic(t, seat)
    if not any(t.can_play(s) for s in range(t.seats)):
        last_shearing(t)
        end(t, "mats_empty")
        return
    while True:
        t.turn = (t.turn + 1) % t.seats
        if t.can_play(t.turn):
            return


def mat_action(t: Table, seat: int) -> Asking[Any]:
    """Choose an action, do it, gather the flock; gives the number of the box (P5 to P14a)."""
    before = (dict(t.flock), t.facing)
    boxes = sorted(set(t.free[seat]))
    uses = {
        CLASSES[kind](seat, number=number, **what): (after, facing)
        for kind in {kind for kind, _ in boxes}
        for what, after, facing in uses_of(t, seat, kind)
        for number in {n for k, n in boxes if k == kind}
    }
    if not uses:
        cover = yield from ask([CoverBox(seat, kind, number) for kind, number in boxes])
        t.free[seat].remove((cover.kind, cover.number))
        t.limit = None
        return cover.number
    action: Any = yield from ask(list(uses))
    t.free[seat].remove((action.verb, action.number))
    t.flock, t.facing = uses[action]
    yield from gather(t, seat)
    changed = t.facing != before[1] or not sf.same(t.flock, before[0])
    t.limit = (action.verb, *before) if changed else None
    return action.number


def uses_of(t: Table, seat: int, kind: str) -> list[tuple[dict[str, str], Flock, str]]:
    """Every use of a kind: what is chosen, and flock and facing right after it, without simple reversals (P12)."""
    uses: list[tuple[dict[str, str], Flock | None, str]] = []
    if kind == "wool_rule":
        uses = [({"side": side}, sf.wool(t.flock, side), t.facing) for side in sf.STRAIGHT]
    elif kind == "ewe_turn":
        uses = [({"side": side}, dict(t.flock), sf.quarter(t.facing, side)) for side in ("left", "right")]
    else:
        for sheep in t.flock.values():
            for towards in sf.STEPS:
                after = sheep_use(t, seat, kind, sheep, towards)
                uses.append(({"sheep": sheep, "towards": towards}, after, t.facing))
    return [(what, f, facing) for what, f, facing in uses if f is not None and not reverses(t, kind, f, facing)]


def sheep_use(t: Table, seat: int, kind: str, sheep: str, towards: str) -> Flock | None:
    """The flock after a kind that points at a sheep and a direction, or None where it is not allowed."""
    mine = colour(sheep) == t.colours[seat]
    straight = towards in sf.STRAIGHT
    if kind == "lamb_slam" and mine:
        return sf.slam(t.flock, sheep, towards)
    if kind == "line_push" and straight and sf.is_outermost(t.flock, sheep, towards):
        return sf.slam(t.flock, sheep, towards)
    if kind == "diagonal_push" and not straight and sf.is_outermost(t.flock, sheep, towards):
        return sf.slam(t.flock, sheep, towards)
    if kind == "small_step" and mine:
        return sf.small_step(t.flock, sheep, towards)
    if kind == "boing" and mine and straight:
        return sf.boing(t.flock, sheep, towards)
    return None


def reverses(t: Table, kind: str, flock: Flock, facing: str) -> bool:
    """The same kind as the last mat action, and everything as it was before that (P12)."""
    if t.limit is None:
        return False
    last_kind, before, faced = t.limit
    return kind == last_kind and facing == faced and sf.same(flock, before)


def gather(t: Table, seat: int) -> Telling:
    """Groups come home until there is one (P15 to P20)."""
    while len(found := sf.groups(t.flock)) > 1:
        small = sorted(min(g) for g in found if len(g) == min(map(len, found)))
        pick = yield from ask([PickGroup(seat, name) for name in small])
        group: Group = next(g for g in found if pick.sheep in g)
        ways = ways_home(t, group)
        home = yield from ask([ReturnGroup(seat, pick.sheep, dx, dy) for dx, dy in ways])
        t.flock = sf.shifted(t.flock, group, (home.dx, home.dy))


def ways_home(t: Table, group: Group) -> list[sf.Cell]:
    """The returns the player may choose from; the flock die is rolled where both kinds are possible."""
    home = sf.Homecoming(t.flock, group)
    if home.at_corner:
        return home.one_step()
    if home.orthogonal and home.diagonal:
        face, t.luck = t.luck.pick("flock", t.config.dice.flock)
        return home.orthogonal if face == "plus" else home.diagonal
    return home.orthogonal or home.diagonal or home.shortest()


def lift(t: Table, seat: int) -> Telling:
    """The spare mat of the game for two (P33, P34)."""
    mine = t.buttons[seat]
    if not mine or t.marker == t.track.length:
        return
    must = len(t.free[seat]) <= len(mine)
    at_roger = t.marker == t.track.fields["roger"]
    if at_roger and not must:
        return
    choices: list[int | None] = list(dict.fromkeys(mine))
    if not must:
        choices.append(None)
    lifted = yield from ask([LiftButton(seat, number) for number in choices])
    if lifted.number is not None:
        mine.remove(lifted.number)
        if not at_roger:
            t.marker = t.along(t.marker, lifted.number)


def points(t: Table, seat: int, start: int) -> Telling:
    """Points of the field the marker stands in, and of the brown spaces it came to (P23 to P26)."""
    passed = [b for b in t.track.brown if start < b <= t.marker]
    if t.field() == "team_tag" and len(t.own(seat)) == 2:
        t.points[seat]["team_tag"] += touch(t, *t.own(seat))
    if t.field() == "black_tag" and "black" in t.flock.values():
        t.points[seat]["black_tag"] += sum(touch(t, "black", sheep) for sheep in t.own(seat))
    for brown in passed:
        if brown <= t.track.fields["roger"]:
            score_rows(t, "roger", from_back=False)
        elif brown == t.track.length:
            last_shearing(t)
            end(t, "last_space")
        else:
            shear(t)
            score_rows(t, "shear", from_back=True)
            t.limit = None
            yield from gather(t, seat)


def touch(t: Table, one: str, other: str) -> int:
    """2 along an edge, 1 at a corner (P4; the numbers are in the data)."""
    here, there = sf.cell_of(t.flock, one), sf.cell_of(t.flock, other)
    if there in sf.neighbours(here):
        return t.config.points.beside
    return t.config.points.corner if there in sf.corners(here) else 0


def score_rows(t: Table, source: str, from_back: bool) -> None:
    """Every sheep of every player, by its row (P24, P25)."""
    for seat in range(t.seats):
        for sheep in t.own(seat):
            row = sf.row_of(t.flock, sheep, t.facing)
            place = sf.rows(t.flock, t.facing) - row + 1 if from_back else row
            if place <= len(t.config.points.rows):
                t.points[seat][source] += t.config.points.rows[place - 1]


def shear(t: Table) -> None:
    """The front row leaves the flock."""
    t.flock = {c: s for c, s in t.flock.items() if sf.row_of(t.flock, s, t.facing) > 1}


def last_shearing(t: Table) -> None:
    """The final one; a flock of one colour, the black sheep gone, is left in peace (P26)."""
    colours = {colour(s) for s in t.flock.values()}
    if not (len(colours) == 1 and colours != {"black"}):
        shear(t)
    score_rows(t, "shear", from_back=True)


def end(t: Table, why: str) -> None:
    """Buttons are charged and the winner is found (P35, P27)."""
    t.ended = why
    for seat in range(t.seats):
        t.points[seat]["buttons"] = -t.config.two_players.left_over * len(t.buttons[seat])
    best = max((t.score(s), len(t.own(s)), -t.last_turn[s]) for s in range(t.seats))
    t.winners = tuple(s for s in range(t.seats) if (t.score(s), len(t.own(s)), -t.last_turn[s]) == best)


def panic(t: Table, seat: int) -> Telling:
    """The sheep panic die (P28)."""
    while True:
        face, t.luck = t.luck.pick("panic", t.config.dice.panic)
        scared = sorted(s for s in t.flock.values() if colour(s) == face)
        if face == "white" or scared:
            break
    if face == "white":
        turn = yield from ask([PanicTurn(seat, side) for side in ("left", "right")])
        t.facing = sf.quarter(t.facing, turn.side)
        return
    slam = yield from ask([PanicSlam(seat, sheep, towards) for sheep in scared for towards in sf.STEPS])
    t.flock = sf.slam(t.flock, slam.sheep, slam.towards)
    yield from gather(t, seat)
