"""The slow Night of The Sheep: pollution, the flock, its march, the fight by night, the strikes (T13 to T18)."""

from __future__ import annotations

from typing import Any

from game.rules.the_sheep.actions import (
    Avert,
    Choose,
    FlipTile,
    HuntCaravan,
    MoveSheep,
    ShareEssence,
    Spill,
    TakeStrike,
)
from tests.reference.slow_sheep_table import TIERS, Table

NIGHT = (
    "night_event", "climb", "avert", "tiles", "flock", "herd", "by_night", "act", "combat", "act", "strike",
    "night_end", "day",
)  # fmt: skip


class Night(Table):
    """Everything after the night event came out; and how Sheep die, by day too."""

    def do_night(self) -> None:
        """All its steps."""
        self.then(*NIGHT)

    def do_night_event(self) -> None:
        """The night's card; it rules until the next."""
        self.t["half"] = "night"
        self.new_event("night_events")

    def new_event(self, deck: str) -> None:
        """One event goes, another comes (T21)."""
        t = self.t
        if t["event"]:
            t["discards"]["day_events" if t["event"] in self.config.day_events else "night_events"].append(t["event"])
            t["event"] = ""
        t["event"] = self.draw(deck)

    # ------------------------------------------------------------------ pollution

    @property
    def pipe(self) -> tuple[int, ...]:
        """Lanterns at each slot."""
        return tuple(self.numbers.pipes[str(self.t["seats"])])

    def do_climb(self) -> None:
        """By the event's number, never beyond the top."""
        climbs = self.number("climb", self.config.night_events[self.t["event"]].pollution)
        self.t["slot"] = min(self.t["slot"] + climbs, len(self.pipe) - 1)

    def do_avert(self) -> None:
        """All that is asked for, or none."""
        self.t["stage"] = "avert"
        cost = self.number("avert_cost", self.pipe[self.t["slot"]])
        rows = self.shares(cost, [shepherd["lit"] for shepherd in self.t["shepherds"]])
        none = (0,) * self.t["seats"]
        self.ask_all("avert", [(Avert, row) for row in [*rows, none]], cost)

    def answer_avert(self, cost: int, lanterns: tuple[int, ...]) -> None:
        """Averted: the tracker stays and nothing new lies there."""
        for seat, count in enumerate(lanterns):
            self.shepherd(seat)["lit"] -= count
        self.t["averted"] = sum(lanterns) == cost
        if not self.t["averted"]:
            self.then("foul")

    def do_foul(self) -> None:
        """A new tile, or one flipped, or the end."""
        t = self.t
        minor = [name for name, side in t["tiles"] if side == "minor"]
        if len(t["tiles"]) < self.numbers.tiles:
            t["tiles"].append([self.draw("pollution"), "minor"])
            t["slot"] = 0
        elif minor:
            t["stage"] = "flip"
            self.ask_all("flip", [(FlipTile, name) for name in minor])
        else:
            t["slot"] = 0
            self.over("pollution")

    def answer_flip(self, name: str) -> None:
        """It stays at its place in the order."""
        next(tile for tile in self.t["tiles"] if tile[0] == name)[1] = "major"
        self.t["slot"] = 0

    def do_tiles(self) -> None:
        """Every tile in the order they came, averted or not; but see the option."""
        self.t["stage"] = "tiles"
        silent = self.t["averted"] and self.t["options"].get("averting_silences", False)
        if not silent and self.number("tiles_act", 1):
            self.then(*(("tile", *tile) for tile in self.t["tiles"]))

    def do_tile(self, name: str, side: str) -> None:
        """What is printed on it."""
        major, lit = side == "major", [s for s in self.living() if self.shepherd(s)["lit"]]
        match name:
            case "violet_well":
                self.add_sheep("greater" if major else "standard", self.land.spawns["violet"])
            case "the_seep":
                for _ in range(3 if major else 2):
                    self.add_sheep("lesser", self.land.spawns["violet"])
            case "bad_air" if major:
                self.then(*(("corrupt", seat, 1) for seat in self.living()))
            case "bad_air":
                self.ask_all("sufferer", [(Choose, "shepherd", seat) for seat in self.living()])
            case "fire_damp" if major:
                for seat in lit:
                    self.shepherd(seat)["lit"] -= 1
            case "fire_damp":
                self.ask_all("bearer", [(Choose, "shepherd", seat) for seat in lit])
            case "the_ditch":
                self.ask_all("load", self.choose_caravan(), "standard" if major else "lesser")
            case "drowned_road":
                self.ask_all("stuck", self.choose_caravan(), side)

    def choose_caravan(self) -> list[tuple[Any, ...]]:
        """One on the road."""
        return [(Choose, "caravan", k) for k, name in enumerate(self.t["caravans"]) if name in self.on_road()]

    def answer_sufferer(self, kind: str, seat: int) -> None:
        """One point."""
        self.then(("corrupt", seat, 1))

    def answer_bearer(self, kind: str, seat: int) -> None:
        """A Lantern goes out."""
        self.shepherd(seat)["lit"] -= 1

    def answer_load(self, tier: str, kind: str, number: int) -> None:
        """Beside which Caravan; now on which side."""
        at = self.on_road()[list(self.t["caravans"])[number]]
        self.ask_all("bank", [(Choose, "space", place) for place in self.land.beside[at]], tier)

    def answer_bank(self, tier: str, kind: str, place: int) -> None:
        """There."""
        self.add_sheep(tier, place)

    def answer_stuck(self, side: str, kind: str, number: int) -> None:
        """Tomorrow it comes less far, or not at all."""
        self.t["stuck"].append([list(self.t["caravans"])[number], side])

    # ------------------------------------------------------------------ the flock

    def do_flock(self) -> None:
        """A new mutation, and the card for the number of players at the start (T14)."""
        t = self.t
        t["stage"] = "flock"
        t["mutation"] = self.draw("mutations")
        card = self.draw("flock")
        if card is None:
            return
        for spawn, herd in self.config.flock[card].seats[str(t["seats"])].items():  # type: ignore[index]
            for tier, count in herd.items():
                for _ in range(count):
                    self.add_sheep(tier, self.land.spawns[spawn])
        t["discards"]["flock"].append(card)

    def do_herd(self) -> None:
        """All Sheep of a hex together, from where they stood at the start (T16)."""
        self.t["stage"] = "herd"
        groups: dict[tuple[int, int], list[int]] = {}
        for s in self.t["sheep"]:
            steps = self.number("steps", self.numbers.sheep_steps, sheep=s)
            groups.setdefault((s["at"], steps), []).append(s["number"])
        self.then(*(("march", place, ids, steps) for (place, steps), ids in sorted(groups.items())))

    def do_march(self, place: int, ids: list[int], steps: int) -> None:
        """For which Caravan: the nearest, then the one nearest the Finish, then as the players like."""
        if not steps:
            return
        ways = self.land.ways_from(place)
        goals = [at for at in self.on_road().values() if at in ways]
        nearest = [at for at in goals if ways[at] == min(ways[g] for g in goals)]
        first = [at for at in nearest if self.land.to_finish(at) == min(self.land.to_finish(n) for n in nearest)]
        self.ask_all("hunt", [(HuntCaravan, at) for at in sorted(first)], place, ids, steps)

    def answer_hunt(self, place: int, ids: list[int], steps: int, goal: int) -> None:
        """As far as they come on some shortest way, if possible to a hex without a Shepherd."""
        ways = self.land.ways_from(place)
        steps = min(steps, ways[goal])
        ends = [p for p, d in ways.items() if d == steps and self.land.ways_from(p)[goal] == ways[goal] - steps]
        lonely = [p for p in ends if not self.those_at(p)]
        self.ask_all("end", [(MoveSheep, p) for p in sorted(lonely or ends)], ids)

    def answer_end(self, ids: list[int], place: int) -> None:
        """There they are."""
        for number in ids:
            self.sheep(number)["at"] = place

    # ------------------------------------------------------------------ damage and death of Sheep

    def health(self, sheep: Any) -> int:
        """By day as the card of the day says, by night the mutation's."""
        if self.t["half"] == "day":
            return int(getattr(self.numbers.day_health, sheep["tier"]))
        own = getattr(self.config.mutations[self.t["mutation"]].health, sheep["tier"])
        return self.number("health", own, sheep=sheep)

    def taken(self, sheep: Any, icons: dict[str, int]) -> int:
        """What an attack does; Lantern points never change (T10)."""
        mutation = self.config.mutations.get(self.t["mutation"])
        total = 0
        for kind, count in icons.items():
            each = 1
            if kind != "lantern":
                if not self.number("repeats_taken", 1, sheep=sheep):
                    count = min(count, 1)
                each = 2 if mutation and kind in mutation.weak else 0 if mutation and kind in mutation.immune else 1
                each = self.number(f"{kind}_taken", each, sheep=sheep)
            total += count * each
        return total

    def hit(self, seat: int, number: int, points: int) -> None:
        """Damage, death, and what comes of that (T8, T12)."""
        sheep = self.sheep(number)
        sheep["damage"] += points
        left = sheep["damage"] - self.health(sheep)
        if left < 0:
            return
        self.t["sheep"].remove(sheep)
        if self.t["half"] == "day":
            self.then(("spill", seat, sheep["at"], left))
        else:
            own = getattr(self.config.mutations[self.t["mutation"]].essence, sheep["tier"])
            self.then(("share", sheep["at"], self.number("essence", own, sheep=sheep)))

    def do_spill(self, seat: int, place: int, left: int) -> None:
        """On another of the hex, or on none."""
        if left > 0 and self.sheep_at(place):
            others = [s["number"] for s in self.one_of_each(self.sheep_at(place))]
            self.ask("spill", [seat], [(Spill, number) for number in [*others, None]], seat, left)

    def answer_spill(self, seat: int, left: int, number: int | None) -> None:
        """One target at a time."""
        if number is not None:
            self.hit(seat, number, left)

    def one_of_each(self, sheep: list[Any]) -> list[Any]:
        """Of equal ones the first."""
        seen: dict[tuple[str, int, int], Any] = {}
        for s in sorted(sheep, key=lambda s: int(s["number"])):
            seen.setdefault((s["tier"], s["at"], s["damage"]), s)
        return list(seen.values())

    def do_share(self, place: int, essence: int) -> None:
        """Among those there who have room."""
        there = self.those_at(place)
        room = [
            self.numbers.essence_slots - self.shepherd(s)["essence"] if s in there else 0
            for s in range(self.t["seats"])
        ]
        self.ask_all("share", [(ShareEssence, row) for row in self.shares(min(essence, sum(room)), room)])

    def answer_share(self, row: tuple[int, ...]) -> None:
        """So it is divided."""
        for seat, count in enumerate(row):
            self.shepherd(seat)["essence"] += count

    # ------------------------------------------------------------------ strikes

    def do_strike(self) -> None:
        """Every Sheep that is left, hex by hex, the great ones first (T18)."""
        self.t["stage"] = "strike"
        row = sorted(self.t["sheep"], key=lambda s: (s["at"], -TIERS.index(s["tier"]), s["number"]))
        for s in row:
            s["strikes"] = self.number("strikes", 1, sheep=s)
        self.then(*(("struck", s["number"]) for s in row for _ in range(s.pop("strikes"))))

    def do_struck(self, number: int) -> None:
        """Whom: who distracts, else the Caravan, else a Shepherd, else nobody."""
        sheep = self.sheep(number)
        here = self.those_at(sheep["at"])
        own = getattr(self.config.mutations[self.t["mutation"]].corruption, sheep["tier"])
        points = self.number("corruption", own, sheep=sheep)
        caravan = self.caravan_at(sheep["at"])
        whom: list[tuple[Any, ...]] = [
            (TakeStrike, "shepherd", seat) for seat in here if self.shepherd(seat)["distracting"]
        ]
        if not whom and caravan:
            whom = [(TakeStrike, "caravan", list(self.t["caravans"]).index(caravan))]
        self.ask_all("strike", whom or [(TakeStrike, "shepherd", seat) for seat in here], points)

    def answer_strike(self, points: int, kind: str, number: int) -> None:
        """Corruption."""
        if kind == "caravan":
            self.then(("load", list(self.t["caravans"])[number], points))
        else:
            self.then(("corrupt", number, points))

    def do_night_end(self) -> None:
        """Damage comes off, and by daylight the mutation is nothing (T21)."""
        for sheep in self.t["sheep"]:
            sheep["damage"] = 0
        self.t["discards"]["mutations"].append(self.t["mutation"])
        self.t["mutation"] = ""
