"""What lies on the slow table of The Sheep, and what is done with it at any time: drawing, placing Sheep, corruption.

The table is a dictionary of plain things. What comes next stands on `todo`, the next thing last; a question that stops
the game is in `asked`. Chance is told (`told`), never drawn: the order of a deck made anew, the numbers of Sheep.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.actions import DropEquipment, TakeTrait
from game.rules.the_sheep.config import SheepConfig
from tests.reference.slow_sheep_land import Land

TIERS = ["lesser", "standard", "greater"]
INSTEAD = {
    "lesser": ["lesser", "standard", "greater"], "standard": ["standard", "greater"],
    "greater": ["greater", "standard", "lesser"],
}  # fmt: skip
"""What comes in place of Sheep that have run out (T15)."""


class Told:
    """What came of chance, read off the program's state and events afterwards."""

    def __init__(self, decks: Mapping[str, Iterable[str]], events: Iterable[Event]) -> None:
        self.decks = {deck: list(cards) for deck, cards in decks.items()}
        self.numbers: list[int] = []
        self.drawn: dict[str, list[str]] = {deck: [] for deck in self.decks}
        for event in events:
            match event:
                case happened.CardDrawn(deck=deck, card=card):
                    self.drawn[deck].append(card)
                case happened.CurseDrawn(card=card):
                    self.drawn["curses"].append(card)
                case happened.TilePlaced(tile=tile):
                    self.drawn["pollution"].append(tile)
                case happened.SheepAdded(sheep=number):
                    self.numbers.append(number)


class Table:
    """The things and the plainest doings."""

    def __init__(self, config: SheepConfig, land: Land, table: dict[str, Any], told: Told) -> None:
        self.config, self.land, self.t, self.told = config, land, table, told

    def another(self) -> dict[str, Any]:
        """The table once more."""
        copied: dict[str, Any] = pickle.loads(pickle.dumps(self.t))
        return copied

    # ------------------------------------------------------------------ who and what is there

    @property
    def numbers(self) -> Any:
        """The box's numbers."""
        return self.config.numbers

    def shepherd(self, seat: int) -> Any:
        """What a seat's Shepherd is and has."""
        return self.t["shepherds"][seat]

    def living(self) -> list[int]:
        """Seats whose Shepherds live."""
        return [seat for seat in range(self.t["seats"]) if self.shepherd(seat)["at"] != "dead"]

    def those_at(self, place: int) -> list[int]:
        """Living Shepherds on a hex."""
        return [seat for seat in self.living() if self.shepherd(seat)["at"] == place]

    def on_road(self) -> dict[str, int]:
        """Caravans on the map, with their hexes."""
        return {name: c["at"] for name, c in self.t["caravans"].items() if c["at"] not in ("town", "safe")}

    def caravan_at(self, place: int) -> str | None:
        """The Caravan on a hex."""
        return next((name for name, at in self.on_road().items() if at == place), None)

    def sheep_at(self, place: int) -> list[Any]:
        """Sheep on a hex."""
        return [s for s in self.t["sheep"] if s["at"] == place]

    def sheep(self, number: int) -> Any:
        """The Sheep of a number."""
        return next(s for s in self.t["sheep"] if s["number"] == number)

    def is_curse(self, card: str) -> bool:
        """Curses stay; Equipment is all else."""
        return card in self.config.curses

    def hand_limit(self, seat: int) -> int:
        """By the traits (T23)."""
        return self.number("hand_limit", self.numbers.hand_limits[self.shepherd(seat)["level"]], seat=seat)

    def number(self, stat: str, base: int, seat: int | None = None, sheep: Any = None) -> int:
        """A number of the rules with what cards in force change: first what sets it, then what is added."""
        changes = []
        if seat is not None:
            for name, _ in [*self.shepherd(seat)["cards"], *self.shepherd(seat)["traits"]]:
                kinds = (self.config.equipment, self.config.curses, self.config.traits)
                changes += [m for kind in kinds if name in kind for m in kind[name].modify if m.of is None]
        event = {**self.config.day_events, **self.config.night_events}.get(self.t["event"])
        mutation = self.config.mutations.get(self.t["mutation"])
        for card in (event, mutation):
            changes += [m for m in card.modify if self.meant(m, sheep)] if card else []
        changes = [m for m in changes if m.stat == stat]
        for change in changes:
            base = base if change.set is None else change.set
        return max(0, base + sum(change.by or 0 for change in changes))

    def meant(self, change: Any, sheep: Any) -> bool:
        """Whether a change is for these Sheep."""
        if change.of is None:
            return True
        wanted = change.of.filter
        if sheep is None or (wanted.tier and sheep["tier"] not in wanted.tier):
            return False
        if wanted.on_road is not None and wanted.on_road != self.land.is_road(sheep["at"]):
            return False
        return not wanted.on_spawn or any(self.land.spawns[c] == sheep["at"] for c in wanted.on_spawn)

    # ------------------------------------------------------------------ what comes next

    def then(self, *tasks: Any) -> None:
        """These are done now, in this order, before all that stood there."""
        self.t["todo"] += [task if isinstance(task, tuple) else (task,) for task in reversed(tasks)]

    def ask(self, what: str, seats: list[int], answers: list[tuple[Any, ...]], *about: Any) -> None:
        """One of these must be chosen, each an action with what it says. With one there is nothing to ask."""
        answers = list(dict.fromkeys(answers))
        if len(answers) == 1:
            getattr(self, f"answer_{what}")(*about, *answers[0][1:])
        elif answers:
            self.t["asked"] = {"what": what, "seats": seats, "answers": answers, "about": about}

    def ask_all(self, what: str, answers: list[tuple[Any, ...]], *about: Any) -> None:
        """A joint choice: any seat, also of a dead Shepherd (T26)."""
        self.ask(what, list(range(self.t["seats"])), answers, *about)

    def answered(self, action: Action) -> None:
        """A question has its answer."""
        asked, self.t["asked"] = self.t["asked"], None
        said = next(a for a in asked["answers"] if a[0](action.seat, *a[1:]) == action)
        getattr(self, f"answer_{asked['what']}")(*asked["about"], *said[1:])

    def over(self, reason: str) -> None:
        """The end."""
        self.t.update(stage="over", reason=reason, todo=[], asked=None)

    def shares(self, amount: int, most: list[int]) -> list[tuple[int, ...]]:
        """All ways to make up an amount, seat by seat, of which each gives or takes no more than its most."""
        return [row for row in product(*(range(m + 1) for m in most)) if sum(row) == amount]

    # ------------------------------------------------------------------ cards and Sheep

    def draw(self, deck: str) -> str | None:
        """The top card; an empty deck is made of its discards first, the flock of Wave 3 only (T25)."""
        cards, discards = self.t["decks"][deck], self.t["discards"][deck]
        told = self.told.drawn[deck]
        if not cards:
            back = [c for c in discards if deck != "flock" or self.config.flock[c].wave == 3]
            new = [*told, *self.told.decks[deck]][: len(back)]
            assert sorted(new) == sorted(back), f"{deck} was made of {new}, but slowly of {back}"
            self.t["discards"][deck] = [c for c in discards if c not in back]
            cards[:] = new
        if not cards:
            return None
        if told:
            told.pop(0)
        return str(cards.pop(0))

    def add_sheep(self, tier: str, place: int) -> None:
        """A Sheep of the tier, or what there is instead (T15)."""
        for kind in INSTEAD[tier]:
            if sum(s["tier"] == kind for s in self.t["sheep"]) < getattr(self.numbers.sheeples, kind):
                number = self.told.numbers.pop(0) if self.told.numbers else -1
                self.t["sheep"].append({"number": number, "tier": kind, "at": place, "damage": 0})
                return

    # ------------------------------------------------------------------ hands, corruption, death

    def do_hand(self, seat: int) -> None:
        """Hand limit and death (T7, T20)."""
        me = self.shepherd(seat)
        if me["at"] == "dead":
            return
        equipment = [name for name, _ in me["cards"] if not self.is_curse(name)]
        if len(me["cards"]) > self.hand_limit(seat):
            if equipment:
                self.ask("drop", [seat], [(DropEquipment, name) for name in equipment], seat)
            else:
                self.die(seat)
        elif len(me["cards"]) == self.hand_limit(seat) and not equipment:
            self.die(seat)

    def answer_drop(self, seat: int, name: str) -> None:
        """It goes for good."""
        cards = self.shepherd(seat)["cards"]
        cards.remove(next(card for card in cards if card[0] == name))
        self.then(("hand", seat))

    def die(self, seat: int) -> None:
        """Off the board, with all the Shepherd held."""
        me = self.shepherd(seat)
        self.t["discards"]["curses"] += [name for name, _ in me["cards"] if self.is_curse(name)]
        me.update(at="dead", essence=0, lit=0, corruption=0, cards=[], traits=[], ready=False, distracting=False)

    def do_corrupt(self, seat: int, points: int) -> None:
        """Point by point (T19)."""
        me = self.shepherd(seat)
        if me["at"] == "dead" or points <= 0:
            return
        self.then(("corrupt", seat, points - 1))
        me["corruption"] += 1
        if me["corruption"] > self.number("slots", self.numbers.corruption_slots, seat=seat):
            me["corruption"] = 0
            curse = self.draw("curses")
            if curse is not None:
                me["cards"].append([curse, False])
                # A Lantern less: one that is out goes first.
                me["lit"] = min(me["lit"], self.number("lanterns", self.numbers.lanterns, seat=seat))
                self.then(("hand", seat))

    def do_load(self, caravan: str, points: int) -> None:
        """A Caravan bears them point by point, or is lost with the game (T19)."""
        for _ in range(points):
            self.t["caravans"][caravan]["corruption"] += 1
            if self.t["caravans"][caravan]["corruption"] > self.config.caravans[caravan].slots:
                self.over("caravan")
                return

    def do_learn(self, seat: int) -> None:
        """A point of experience, and the trait when the meter is full (T22)."""
        me = self.shepherd(seat)
        if me["level"] == 3:
            return
        me["experience"] += 1
        if me["experience"] == self.numbers.experience[me["level"] - 1]:
            who, level = self.t["who"][seat], me["level"] + 1
            new = [name for name, tr in self.config.traits.items() if (tr.shepherd, tr.level) == (who, level)]
            self.ask("trait", [seat], [(TakeTrait, name) for name in new], seat)

    def answer_trait(self, seat: int, name: str) -> None:
        """Face up, at once."""
        me = self.shepherd(seat)
        me["traits"].append([name, False])
        me["level"] += 1
        me["experience"] = 0
