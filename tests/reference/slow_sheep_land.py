"""The slow game's own reading of a map: which hex is which, where one may walk, where the roads lead (T1 to T3)."""

from __future__ import annotations

from game.geometry.hexes import neighbours
from game.rules.the_sheep.map import DrawnMap


class Land:
    """A drawn map with hexes counted in reading order."""

    def __init__(self, drawn: DrawnMap) -> None:
        self.cells = [(c, r) for r, words in enumerate(drawn.ground) for c, word in enumerate(words) if word]
        number = {cell: k for k, cell in enumerate(self.cells)}
        shadow = {number[cell] for cell in drawn.shadow}
        around = [[number[n] for n in neighbours(cell) if n in number] for cell in self.cells]
        self.beside = [sorted(n for n in near if n not in shadow) for near in around]
        self.start = next(number[p.at] for p in drawn.places if p.type == "start")
        self.finishes = {number[p.at] for p in drawn.places if p.type == "finish"}
        self.spawns = {p.colour: number[p.at] for p in drawn.places if p.type == "spawn"}
        self.roads: dict[int, dict[str | None, int]] = {}
        for road in drawn.roads:
            for k, cell in enumerate(road.hexes[:-1]):
                sign = road.sign if k == 0 else None
                self.roads.setdefault(number[cell], {})[sign] = number[road.hexes[k + 1]]
        self.open = [place for place in range(len(self.cells)) if place not in shadow]
        self._known: dict[int, dict[int, int]] = {}

    def ways_from(self, place: int) -> dict[int, int]:
        """The fewest steps from a hex to every hex that can be walked to (T2)."""
        if place not in self._known:
            reached, edge = {place: 0}, [place]
            while edge:
                here = edge.pop(0)
                for there in self.beside[here]:
                    if there not in reached:
                        reached[there] = reached[here] + 1
                        edge.append(there)
            self._known[place] = reached
        return self._known[place]

    def to_finish(self, place: int) -> int:
        """Steps along the roads, whatever the signs say (T2)."""
        return 0 if place in self.finishes else 1 + min(self.to_finish(n) for n in self.roads[place].values())

    def road_on(self, place: int, sign: str) -> int:
        """Where the road leads, at forks by the sign, without one north (T3)."""
        ways = self.roads[place]
        return ways[None] if None in ways else ways[sign or "north"]

    def is_road(self, place: int) -> bool:
        """Whether a road touches a hex."""
        return place in self.roads or place in self.finishes
