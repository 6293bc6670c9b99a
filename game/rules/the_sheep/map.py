"""The map of a journey: what a map file says, what can be wrong with it, and the tables the rules read (T1 to T3).

`DrawnMap` is plain data, as it comes from Tiled or from a save. `check` says everything that is wrong with it, and
`chart` turns a map without faults into a `JourneyMap`, in which a hex is a small number in reading order (T18).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from game.core.problems import Finding
from game.geometry.hexes import Cell, neighbours
from game.geometry.paths import FAR, steps_to

PlaceType = Literal["start", "finish", "spawn"]
Colour = Literal["green", "red", "blue", "white", "violet"]
Sign = Literal["north", "south"]

TERRAINS = ("meadow", "field", "wood", "hill", "marsh", "water")
COLOURS: tuple[Colour, ...] = ("green", "red", "blue", "white", "violet")
SIGNS: tuple[Sign, ...] = ("north", "south")
MOST_HEXES = 350
FIRST_REACH = 2
"""How far a Caravan may come on Day 1 (T3, T5)."""

_TILED = "Comes from the map in Tiled."


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnPlace:
    """A marked hex."""

    type: PlaceType = field(metadata={"description": "What is there; Class or Type in Tiled."})
    at: tuple[int, int] = field(metadata={"description": "Column and row, from 0."})
    colour: Colour | None = field(default=None, metadata={"description": "Which spawn; violet is the well."})


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnRoad:
    """A stretch of road from hex to neighbouring hex; it ends where it forks."""

    hexes: tuple[tuple[int, int], ...] = field(metadata={"description": "Columns and rows, from 0.", "min_length": 2})
    sign: Sign | None = field(default=None, metadata={"description": "At a fork: the sign that leads this way."})


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMap:
    """A map as it is drawn. An empty word in `ground` means that there is no hex."""

    name: str = field(
        metadata={"description": "Its name; write it into the YAML file beside the map.", "min_length": 1}
    )
    about: str = field(metadata={"description": "One or two sentences about it, in the YAML file too."})
    drawn_by: str = field(default="", metadata={"description": "Who drew it."})
    ground: tuple[tuple[str, ...], ...] = field(metadata={"description": f"Rows of terrain words. {_TILED}"})
    looks: tuple[tuple[int, ...], ...] = field(metadata={"description": f"Which picture of its terrain. {_TILED}"})
    shadow: tuple[tuple[int, int], ...] = field(metadata={"description": f"Impassable hexes. {_TILED}"})
    places: tuple[DrawnPlace, ...] = field(metadata={"description": f"Start, Finish and spawns. {_TILED}"})
    roads: tuple[DrawnRoad, ...] = field(metadata={"description": f"The roads. {_TILED}"})


@dataclass(frozen=True, slots=True, kw_only=True)
class JourneyMap:
    """A sound map with everything the rules look up. A hex is its index in `hexes`, in reading order (T18).

    `neighbours` are the passable hexes one step on, `around` those with the ones in shadow. `ways` gives for every
    road hex that is no Finish the next one by the sign north and by the sign south; they differ at `forks` only.
    `to_finish` are the steps along roads to the nearest Finish over all branches (T2), FAR off the road.
    """

    id: str
    hexes: tuple[Cell, ...]
    index: Mapping[Cell, int]
    terrain: tuple[str, ...]
    looks: tuple[int, ...]
    passable: tuple[bool, ...]
    neighbours: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]
    start: int
    finishes: tuple[int, ...]
    spawns: Mapping[Colour, int]
    ways: Mapping[int, tuple[int, int]]
    forks: tuple[int, ...]
    to_finish: bytes
    _steps: dict[tuple[int, bool], bytes] = field(default_factory=dict, compare=False, repr=False)

    def steps(self, goal: int, through_shadow: bool = False) -> bytes:
        """For every hex the fewest steps from it to `goal` (T2), FAR where there is no way. Worked out once."""
        known = self._steps.get((goal, through_shadow))
        if known is None:
            known = self._steps[goal, through_shadow] = self._worked_out(goal, through_shadow)
        return known

    def onward(self, at: int, sign: Sign | None) -> int | None:
        """The hex a Caravan goes to from a road hex; without a sign it turns north (T3). None: no road leads on."""
        way = self.ways.get(at)
        return None if way is None else way[1] if sign == "south" else way[0]

    def _worked_out(self, goal: int, through_shadow: bool) -> bytes:
        if through_shadow or not self.passable[goal]:
            return steps_to([goal], self.around)
        # Out of shadow one may step, into it not: a way never leads over it, but it may begin there.
        steps = bytearray(steps_to([goal], self.neighbours))
        for at, free in enumerate(self.passable):
            if not free:
                steps[at] = min((steps[n] + 1 for n in self.neighbours[at] if steps[n] != FAR), default=FAR)
        return bytes(steps)


def check(drawn: DrawnMap) -> list[Finding]:
    """Everything wrong with a map; paths lead into the map. Empty: `chart` may be called."""
    return _ground_faults(drawn) or _Survey(drawn).faults()


def chart(map_id: str, drawn: DrawnMap) -> JourneyMap:
    """The map with its tables. Only for maps in which `check` finds nothing."""
    survey = _Survey(drawn)
    hexes = tuple(survey.cells)
    index = {cell: number for number, cell in enumerate(hexes)}
    around = tuple(tuple(index[n] for n in neighbours(cell) if n in index) for cell in hexes)
    passable = tuple(cell not in survey.shadow for cell in hexes)
    ways, behind = _ways(survey, index)
    finishes = tuple(sorted(index[p.at] for p in drawn.places if p.type == "finish"))
    return JourneyMap(
        id=map_id,
        hexes=hexes,
        index=index,
        terrain=tuple(drawn.ground[row][column] for column, row in hexes),
        looks=tuple(drawn.looks[row][column] for column, row in hexes),
        passable=passable,
        neighbours=tuple(tuple(n for n in near if passable[n]) for near in around),
        around=around,
        start=next(index[p.at] for p in drawn.places if p.type == "start"),
        finishes=finishes,
        spawns={p.colour: index[p.at] for c in COLOURS for p in drawn.places if p.colour == c},
        ways=ways,
        forks=tuple(sorted(at for at, (north, south) in ways.items() if north != south)),
        to_finish=steps_to(finishes, behind),
    )


def _ways(survey: _Survey, index: Mapping[Cell, int]) -> tuple[dict[int, tuple[int, int]], list[list[int]]]:
    """Every road hex's next hex by sign, and for every hex those whose road leads there."""
    ways: dict[int, tuple[int, int]] = {}
    behind: list[list[int]] = [[] for _ in index]
    for cell, steps in survey.steps.items():
        by_sign = {survey.sign(step): index[to] for to, step in steps.items()}
        only = next(iter(by_sign.values()))
        ways[index[cell]] = by_sign.get("north", only), by_sign.get("south", only)
        for to in steps:
            behind[index[to]].append(index[cell])
    return dict(sorted(ways.items())), behind


def _ground_faults(drawn: DrawnMap) -> list[Finding]:
    """What makes the ground itself unusable, so that nothing else can be said."""
    faults = []
    wide = len(drawn.ground[0]) if drawn.ground else 0
    for name, rows in (("ground", drawn.ground), ("looks", drawn.looks)):
        if len(rows) != len(drawn.ground) or any(len(row) != wide for row in rows):
            faults.append(Finding((name,), f'"{name}" needs as many entries in every row as "ground" has in its first'))
    strange: dict[str, tuple[str | int, ...]] = {}
    for row, words in enumerate(drawn.ground):
        for column, word in enumerate(words):
            if word and word not in TERRAINS:
                strange.setdefault(word, ("ground", row, column))
    faults += [Finding(path, f'there is no terrain "{word}"', TERRAINS) for word, path in strange.items()]
    count = sum(1 for words in drawn.ground for word in words if word)
    if count > MOST_HEXES:
        faults.append(Finding(("ground",), f"the map has {count} hexes; {MOST_HEXES} are the most"))
    return faults


_Step = tuple[int, int]
"""A step of a road: which road, and from which of its hexes."""


class _Survey:
    """A map being looked over: its cells, and what its roads do in each."""

    def __init__(self, drawn: DrawnMap) -> None:
        self.drawn = drawn
        self.cells = [(c, r) for r, words in enumerate(drawn.ground) for c, word in enumerate(words) if word]
        self.known = set(self.cells)
        self.shadow = set(drawn.shadow)
        self.steps: dict[Cell, dict[Cell, _Step]] = {}
        for number, road in enumerate(drawn.roads):
            for k, (here, there) in enumerate(zip(road.hexes, road.hexes[1:], strict=False)):
                self.steps.setdefault(here, {}).setdefault(there, (number, k))
        self.found: list[Finding] = []

    def faults(self) -> list[Finding]:
        """Everything wrong; the way of the roads as a whole is judged only when each road is sound by itself."""
        self._shadow()
        self._places()
        self._stretches()
        if not self.found:
            self._crossings()
        if not self.found:
            self._journey()
        return self.found

    def sign(self, step: _Step) -> Sign | None:
        """The sign that leads along a step."""
        return self.drawn.roads[step[0]].sign if step[1] == 0 else None

    def _say(self, text: str, *path: str | int) -> None:
        self.found.append(Finding(path, text))

    def _shadow(self) -> None:
        for number, cell in enumerate(self.drawn.shadow):
            if cell not in self.known:
                self._say(f"shadow lies at {at(cell)}, where there is no hex", "shadow", number)

    def _places(self) -> None:
        first: dict[object, str] = {}
        for number, place in enumerate(self.drawn.places):
            path = ("places", number)
            what = f"the {place.colour or place.type} spawn" if place.type == "spawn" else f"the {place.type.title()}"
            if place.type == "spawn" and place.colour is None:
                self._say(f'a spawn needs a property "colour": {_or(COLOURS)}', *path)
            elif place.type != "spawn" and place.colour is not None:
                self._say(f"{what} has no colour; delete that property", *path, "colour")
            elif place.type != "finish" and what in first:
                self._say(f"{what} stands here a second time (first at {first[what]}); keep one of them", *path)
            if (problem := self._no_ground(place.at)) is not None:
                self._say(f"{what} {problem}", *path, "at")
            elif place.at in first:
                self._say(f"{what} shares its hex with {first[place.at]}; move one of them", *path, "at")
            first.setdefault(place.at, what)
            first.setdefault(what, at(place.at))
        for wanted in ("the Start", "the Finish", *(f"the {colour} spawn" for colour in COLOURS)):
            if wanted not in first:
                self._say(f'{wanted} is missing; put a point for it on the layer "places"', "places")

    def _no_ground(self, cell: Cell) -> str | None:
        if cell not in self.known:
            return f"lies at {at(cell)}, where there is no hex"
        return f"lies in shadow at {at(cell)}; nothing can get there" if cell in self.shadow else None

    def _stretches(self) -> None:
        used: set[tuple[Cell, Cell]] = set()
        for number, road in enumerate(self.drawn.roads):
            for k, cell in enumerate(road.hexes):
                path = ("roads", number, "hexes", k)
                if (problem := self._no_ground(cell)) is not None:
                    self._say(f"the road {problem}", *path)
                if k == 0:
                    continue
                before = road.hexes[k - 1]
                if cell not in neighbours(before):
                    self._say(f"the road jumps from {at(before)} to {at(cell)}", *path)
                if (before, cell) in used:
                    self._say(f"two roads run from {at(before)} to {at(cell)}; delete one", *path)
                used.add((before, cell))
        if not self.drawn.roads:
            self._say('there is no road; draw one from the Start to the Finish on the layer "roads"', "roads")

    def _crossings(self) -> None:
        """Forks and their signs, and where roads end."""
        finishes = {p.at for p in self.drawn.places if p.type == "finish"}
        for cell, steps in self.steps.items():
            roads = sorted(steps.values())
            last = ("roads", roads[-1][0])
            if cell in finishes:
                self._say(f"a road leads on behind the Finish at {at(cell)}; end it there", *last)
            elif len(roads) > 2:
                self._say(f"{len(roads)} roads leave {at(cell)}; a fork has two, one north and one south", *last)
            elif len(roads) == 2:
                self._fork(cell, roads)
            elif self.sign(roads[0]) is not None:
                text = f"this road has a sign, but at {at(cell)} no other road leaves; delete the sign"
                self._say(text, *last, "sign")
        for number, road in enumerate(self.drawn.roads):
            end = road.hexes[-1]
            if end not in finishes and end not in self.steps:
                text = f"the road ends at {at(end)}, which is neither a Finish nor on another road"
                self._say(text, "roads", number, "hexes", len(road.hexes) - 1)

    def _fork(self, cell: Cell, roads: list[_Step]) -> None:
        through = [number for number, k in roads if k > 0]
        if through:
            text = f"this road runs through the fork at {at(cell)}; end it there and go on with a road that has a sign"
            self._say(text, "roads", through[0])
            return
        signs = [self.sign(step) for step in roads]
        for (number, _), sign in zip(roads, signs, strict=True):
            if sign is None:
                text = f'at {at(cell)} the road forks; give this one a property "sign": north or south'
                self._say(text, "roads", number)
        if signs[0] is not None and signs[0] == signs[1]:
            text = f"both roads of the fork at {at(cell)} have the sign {signs[0]}; make one of them {_other(signs[0])}"
            self._say(text, "roads", roads[1][0], "sign")

    def _journey(self) -> None:
        """Whether one gets from the Start to the Finish, without loops, and Sheep from the spawns to the road."""
        start = next(p.at for p in self.drawn.places if p.type == "start")
        if start not in self.steps:
            self._say(f"no road begins at the Start, {at(start)}", "places", self._place(start))
            return
        reached = self._from(start)
        for number, road in enumerate(self.drawn.roads):
            if road.hexes[0] not in reached:
                self._say(f"no road leads to where this one begins, {at(road.hexes[0])}", "roads", number)
        for number, place in enumerate(self.drawn.places):
            if place.type == "finish" and place.at not in reached:
                self._say(f"no road leads to the Finish at {at(place.at)}", "places", number)
        for number, road in enumerate(self.drawn.roads):
            for k, cell in enumerate(road.hexes[:-1]):
                if k == 0 and cell in self._from(*self.steps[cell]):
                    self._say(f"a Caravan on this road would come back to {at(cell)}", "roads", number)
        for cell, far in reached.items():
            if far <= FIRST_REACH and len(self.steps.get(cell, ())) == 2:
                number = min(self.steps[cell].values())[0]
                text = f"the fork at {at(cell)} lies within {FIRST_REACH} steps of the Start; move it farther on"
                self._say(text, "roads", number)
        walkable = self._walkable(start)
        for number, place in enumerate(self.drawn.places):
            if place.at not in walkable:
                self._say(f"there is no way from {at(place.at)} to the road", "places", number)

    def _from(self, *cells: Cell) -> dict[Cell, int]:
        """All cells that roads lead to from some, with the fewest steps."""
        reached = dict.fromkeys(cells, 0)
        edge = list(cells)
        for cell in edge:
            for to in self.steps.get(cell, ()):
                if to not in reached:
                    reached[to] = reached[cell] + 1
                    edge.append(to)
        return reached

    def _walkable(self, start: Cell) -> set[Cell]:
        reached, edge = {start}, [start]
        for cell in edge:
            new = [n for n in neighbours(cell) if n in self.known and n not in self.shadow and n not in reached]
            reached.update(new)
            edge.extend(new)
        return reached

    def _place(self, cell: Cell) -> int:
        return next(k for k, place in enumerate(self.drawn.places) if place.at == cell)


def at(cell: Cell) -> str:
    """A cell in words, counted from 0 as Tiled's status line counts."""
    return f"column {cell[0]}, row {cell[1]}"


def _or(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}"


def _other(sign: Sign) -> Sign:
    return "north" if sign == "south" else "south"
