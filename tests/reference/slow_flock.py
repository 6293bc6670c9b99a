"""A second, slow and obvious flock: sheep in a dictionary by (x, y), moved one at a time.

Written from the rulebook and the rulings, not from the program's own flock, which it exists to check. x grows
to the east, y to the south.
"""

from __future__ import annotations

Cell = tuple[int, int]
Flock = dict[Cell, str]
Group = frozenset[str]

STEPS: dict[str, Cell] = {
    "north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0),
    "north_east": (1, -1), "south_east": (1, 1), "south_west": (-1, 1), "north_west": (-1, -1),
}
STRAIGHT = ("north", "east", "south", "west")
SLANTED = ("north_east", "south_east", "south_west", "north_west")
FAR = 20


def colour(sheep: str) -> str:
    """`blue_2` is blue."""
    return sheep.split("_")[0]


def cell_of(flock: Flock, sheep: str) -> Cell:
    """Where a sheep stands."""
    return next(cell for cell, who in flock.items() if who == sheep)


def plus(cell: Cell, step: Cell, times: int = 1) -> Cell:
    """The cell that many steps on."""
    return cell[0] + step[0] * times, cell[1] + step[1] * times


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that touch this one (P2)."""
    return [plus(cell, STEPS[d]) for d in STRAIGHT]


def corners(cell: Cell) -> list[Cell]:
    """The four cells at its corners."""
    return [plus(cell, STEPS[d]) for d in SLANTED]


def slam(flock: Flock, sheep: str, towards: str) -> Flock:
    """The sheep and the unbroken run ahead of it move one step (P5)."""
    step = STEPS[towards]
    run = []
    cell = cell_of(flock, sheep)
    while cell in flock:
        run.append(cell)
        cell = plus(cell, step)
    moved = {c: who for c, who in flock.items() if c not in run}
    for cell in run:
        moved[plus(cell, step)] = flock[cell]
    return moved


def is_outermost(flock: Flock, sheep: str, towards: str) -> bool:
    """Nobody stands behind it on the line along `towards`, near or far (P6, P7)."""
    cell = cell_of(flock, sheep)
    return all(plus(cell, STEPS[towards], -n) not in flock for n in range(1, FAR))


def wool(flock: Flock, side: str) -> Flock:
    """Every line at right angles to the side closes up against it (P8)."""
    xs, ys = [x for x, _ in flock], [y for _, y in flock]
    fenced: Flock = {}
    if side in ("north", "south"):
        fence, away = (min(ys), 1) if side == "north" else (max(ys), -1)
        for x in set(xs):
            column = sorted((y for cx, y in flock if cx == x), reverse=side == "south")
            for place, y in enumerate(column):
                fenced[x, fence + away * place] = flock[x, y]
    else:
        fence, away = (min(xs), 1) if side == "west" else (max(xs), -1)
        for y in set(ys):
            row = sorted((x for x, cy in flock if cy == y), reverse=side == "east")
            for place, x in enumerate(row):
                fenced[fence + away * place, y] = flock[x, y]
    return fenced


def small_step(flock: Flock, sheep: str, towards: str) -> Flock | None:
    """One step onto an empty cell that touches another sheep, or None where that is not possible (P9)."""
    start = cell_of(flock, sheep)
    end = plus(start, STEPS[towards])
    others = {c: who for c, who in flock.items() if who != sheep}
    if end in others or not any(c in others for c in neighbours(end)):
        return None
    return {**others, end: sheep}


def boing(flock: Flock, sheep: str, towards: str) -> Flock | None:
    """Over an unbroken run of at least one onto the first empty cell, or None (P10)."""
    start = cell_of(flock, sheep)
    end = plus(start, STEPS[towards])
    if end not in flock:
        return None
    while end in flock:
        end = plus(end, STEPS[towards])
    return {**{c: who for c, who in flock.items() if who != sheep}, end: sheep}


def groups(flock: Flock) -> list[Group]:
    """The sheep that hang together by touching (P2)."""
    left, found = set(flock), []
    while left:
        reached, edge = set(), [min(left)]
        while edge:
            cell = edge.pop()
            if cell in left:
                left.remove(cell)
                reached.add(cell)
                edge += neighbours(cell)
        found.append(frozenset(flock[c] for c in reached))
    return found


def shifted(flock: Flock, group: Group, by: Cell) -> Flock:
    """The flock with the group set down elsewhere."""
    moved = {c: who for c, who in flock.items() if who not in group}
    for cell, who in flock.items():
        if who in group:
            moved[plus(cell, by)] = who
    return moved


class Homecoming:
    """The ways home of one group: `orthogonal` and `diagonal` shifts, and whether it waits at a corner (P16 to P19)."""

    def __init__(self, flock: Flock, group: Group) -> None:
        self.own = [c for c, who in flock.items() if who in group]
        self.others = {c for c, who in flock.items() if who not in group}
        self.at_corner = any(c in self.others for cell in self.own for c in corners(cell))
        self.orthogonal = [s for d in STRAIGHT for s in self._straight(STEPS[d])]
        self.diagonal = [s for d in SLANTED for s in self._slanted(STEPS[d])]

    def _hits(self, by: Cell) -> bool:
        return any(plus(c, by) in self.others for c in self.own)

    def _touches(self, by: Cell) -> bool:
        return any(n in self.others for c in self.own for n in neighbours(plus(c, by)))

    def _straight(self, step: Cell) -> list[Cell]:
        for n in range(1, FAR):
            by = (step[0] * n, step[1] * n)
            if self._hits(by):
                return []
            if self._touches(by):
                return [by]
        return []

    def _slanted(self, step: Cell) -> list[Cell]:
        for n in range(1, FAR):
            by, before = (step[0] * n, step[1] * n), (step[0] * (n - 1), step[1] * (n - 1))
            if self._hits(by):
                return [(by[0], before[1]), (before[0], by[1])]
            if self._touches(by):
                return [by]
        return []

    def one_step(self) -> list[Cell]:
        """The orthogonal ways of exactly one step (P17)."""
        return [s for s in self.orthogonal if abs(s[0]) + abs(s[1]) == 1]

    def shortest(self) -> list[Cell]:
        """The shortest shifts onto free cells that touch another group, whatever lies between (P19)."""
        for length in range(1, 2 * FAR):
            ring = [(x, y) for x in range(-length, length + 1) for y in {length - abs(x), abs(x) - length}]
            if fit := [by for by in ring if not self._hits(by) and self._touches(by)]:
                return fit
        raise AssertionError("a group finds no way home at all")


def row_of(flock: Flock, sheep: str, facing: str) -> int:
    """1 for the line of the foremost sheep, counting backwards (P3)."""

    def ahead(cell: Cell) -> int:
        return cell[0] * STEPS[facing][0] + cell[1] * STEPS[facing][1]

    return max(map(ahead, flock)) - ahead(cell_of(flock, sheep)) + 1


def rows(flock: Flock, facing: str) -> int:
    """How many lines the flock has from the foremost sheep to the last, empty ones too."""
    return max((row_of(flock, sheep, facing) for sheep in flock.values()), default=0)


def quarter(facing: str, side: str) -> str:
    """The facing after a quarter turn; right is from north to east."""
    return STRAIGHT[(STRAIGHT.index(facing) + (1 if side == "right" else -1)) % 4]


def same(first: Flock, second: Flock) -> bool:
    """Equal by colour, up to shifting the whole flock (P12)."""

    def plain(flock: Flock) -> set[tuple[int, int, str]]:
        west, north = min(x for x, _ in flock), min(y for _, y in flock)
        return {(x - west, y - north, colour(who)) for (x, y), who in flock.items()}

    if not first or not second:
        return not first and not second
    return plain(first) == plain(second)
