"""A second, slow and obvious The Sheep: the check on the program's rules.

Written from the rulebook and the rulings (T1 to T26), not from the program's rules. Actions, data and maps are shared
with the program, no rule is. Abilities of cards are not in it: it is played with cards that have none. Of the pollution
tiles it knows by heart what stands on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.rules.the_sheep.actions import (
    Attack,
    BoardAction,
    Buy,
    Distract,
    EnterCaravan,
    GiveEssence,
    LanternStep,
    MoveCaravan,
    Purify,
    Ready,
    RollOn,
    Walk,
)
from game.rules.the_sheep.config import SheepConfig
from tests.reference.slow_sheep_land import Land
from tests.reference.slow_sheep_night import NIGHT, Night
from tests.reference.slow_sheep_table import Told

DAY = ("refresh", "day_event", "board", "enter", "roll", "by_day", "act", "day_end", "night")
ROWS = (
    "at", "essence", "lit", "corruption", "level", "experience", "traits", "cards", "gave",
)  # fmt: skip
MARKS = ("walked", "ready", "distracting")


class SlowSheep(Night):
    """One position; `play` gives another."""

    def play(self, action: Action, decks: Mapping[str, Iterable[str]], events: Iterable[Event]) -> SlowSheep:
        """What comes of an action; the program's decks and events afterwards tell what chance did."""
        after = SlowSheep(self.config, self.land, self.another(), Told(decks, events))
        if after.t["asked"]:
            after.answered(action)
        else:
            after.act(action)
        after.go_on()
        return after

    def go_on(self) -> None:
        """Whatever comes next, until somebody must say something."""
        t = self.t
        while t["todo"] and not t["asked"]:
            name, *about = t["todo"].pop()
            if name != "act":
                getattr(self, f"do_{name}")(*about)
            elif all(self.shepherd(seat)["ready"] or not self.options(seat) for seat in self.living()):
                for me in t["shepherds"]:
                    me.update(ready=False, gave=[])
            else:
                t["todo"].append(("act",))
                return

    # ------------------------------------------------------------------ the Day

    def do_day(self) -> None:
        """All its steps."""
        self.then(*DAY)

    def do_refresh(self) -> None:
        """A new day; not the first one: everything face up (T24)."""
        t = self.t
        t["day"] += 1
        t.update(half="day", acted=[], rolled=[])
        for seat in self.living():
            me = self.shepherd(seat)
            me.update(walked=False, distracting=False, ready=False, gave=[])
            if t["day"] > 1:
                me["lit"] = self.number("lanterns", self.numbers.lanterns, seat=seat)
                for card in [*me["cards"], *me["traits"]]:
                    card[1] = False

    def do_day_event(self) -> None:
        """Not on the first Day; with the sign for the forks."""
        if self.t["day"] > 1:
            self.new_event("day_events")
            self.t["sign"] = self.config.day_events[self.t["event"]].sign

    def in_town(self) -> list[str]:
        """Caravans still to come, if one may come in now (T4)."""
        if self.caravan_at(self.land.start):
            return []
        return [name for name, c in self.t["caravans"].items() if c["at"] == "town"]

    def do_board(self) -> None:
        """The Caravans' own actions, as the players like; who comes in is said only where there is a choice (T4)."""
        self.t["stage"] = "board"
        able = [c for c in self.on_road() if self.config.caravans[c].board and c not in self.t["acted"]]
        if able:
            enter: list[tuple[Any, ...]] = [(EnterCaravan, name) for name in self.in_town()]
            on = enter if len(enter) > 1 else [(RollOn,)]
            self.ask_all("board", [*((BoardAction, name) for name in able), *on])

    def answer_board(self, name: str = "") -> None:
        """A board brings a Lesser Sheep to the Caravan's hex; that is all that boards do here."""
        if not name:
            return
        if self.t["caravans"][name]["at"] == "town":
            self.t["caravans"][name]["at"] = self.land.start
            return
        self.t["acted"].append(name)
        self.add_sheep("lesser", self.on_road()[name])
        self.then("board")

    def do_enter(self) -> None:
        """One comes from town, if none stands on the Start."""
        self.ask_all("enter", [(EnterCaravan, name) for name in self.in_town()])

    def answer_enter(self, name: str) -> None:
        """There it is; it rolls today."""
        self.t["caravans"][name]["at"] = self.land.start

    def do_roll(self) -> None:
        """The one nearest the Finish first."""
        self.t["stage"] = "roll"
        left = {name: self.land.to_finish(at) for name, at in self.on_road().items() if name not in self.t["rolled"]}
        if left:
            first = [name for name, far in left.items() if far == min(left.values())]
            self.ask_all("roll", [(MoveCaravan, name) for name in first])

    def answer_roll(self, name: str) -> None:
        """Two steps, one more off a hex with Sheep; never onto another Caravan (T5)."""
        caravan = self.t["caravans"][name]
        self.t["rolled"].append(name)
        self.then("roll")
        left = self.number("caravan_steps", self.numbers.caravan_steps)
        for stuck, side in self.t["stuck"]:
            if stuck == name:
                left = 0 if side == "major" else max(0, left - 1)
        while True:
            left -= 2 if self.sheep_at(caravan["at"]) else 1
            on = self.land.road_on(caravan["at"], self.t["sign"])
            if left < 0 or self.caravan_at(on):
                return
            caravan["at"] = on
            if on in self.land.finishes:
                caravan["at"] = "safe"
                if all(c["at"] == "safe" for c in self.t["caravans"].values()):
                    self.over("safe")
                return

    def do_by_day(self) -> None:
        """All may act."""
        self.t["stage"] = "by_day"

    def do_by_night(self) -> None:
        """The same by night."""
        self.t["stage"] = "by_night"

    def do_combat(self) -> None:
        """And once more."""
        self.t["stage"] = "combat"

    def do_day_end(self) -> None:
        """Damage comes off (T21)."""
        self.t["stuck"] = []
        for sheep in self.t["sheep"]:
            sheep["damage"] = 0

    # ------------------------------------------------------------------ what a seat may do

    def options(self, seat: int) -> list[Action]:
        """Everything this seat may do; who can do nothing need not say so."""
        t = self.t
        if t["asked"]:
            return [kind(seat, *rest) for kind, *rest in t["asked"]["answers"] if seat in t["asked"]["seats"]]
        me = self.shepherd(seat)
        if t["stage"] == "over" or me["at"] == "dead":
            return []
        ready: list[Action] = [] if me["ready"] else [Ready(seat)]
        out: list[Action] = []
        if t["stage"] == "by_day":
            out += [*self.walks(seat), *self.purchases(seat)]
            if me["lit"] and me["essence"] and me["level"] < 3:
                out.append(Purify(seat))
        if t["stage"] == "by_night":
            more = self.number("leaving_cost", 0) if self.sheep_at(me["at"]) else 0
            if me["lit"] >= 1 + more:
                out += [LanternStep(seat, place) for place in self.land.beside[me["at"]]]
        if t["stage"] == "combat" and me["lit"] and not me["distracting"]:
            out.append(Distract(seat))
        if t["stage"] in ("by_day", "by_night"):
            out += self.gifts(seat)
        if t["stage"] in ("by_day", "combat"):
            out += self.attacks(seat)
        return [*out, *ready] if out else []

    def walks(self, seat: int) -> list[Action]:
        """Once a Day, up to three steps (T6)."""
        me = self.shepherd(seat)
        most = self.number("day_steps", self.numbers.day_steps, seat=seat)
        ways = {} if me["walked"] else self.land.ways_from(me["at"])
        return [Walk(seat, place) for place, steps in ways.items() if 0 < steps <= most]

    def price(self, card: str) -> int:
        """Of Equipment."""
        return self.number("price", self.config.equipment[card].cost)

    def purchases(self, seat: int) -> list[Action]:
        """From the Caravan on the own hex (T7)."""
        me = self.shepherd(seat)
        caravan = self.caravan_at(me["at"])
        stock = self.t["caravans"][caravan]["stock"] if caravan else []
        return [Buy(seat, card) for card in stock if self.price(card) <= me["essence"]]

    def gifts(self, seat: int) -> list[Action]:
        """To each other Shepherd here at most once, and not more than fits (T7)."""
        me = self.shepherd(seat)
        out: list[Action] = []
        for other in self.those_at(me["at"]):
            room = self.numbers.essence_slots - self.shepherd(other)["essence"]
            if other != seat and other not in me["gave"]:
                out += [GiveEssence(seat, other, n) for n in range(1, min(me["essence"], room) + 1)]
        return out

    def attacks(self, seat: int) -> list[Action]:
        """A card that is face up and has icons, against a Sheep here, boosted or not (T9, T11)."""
        me, here = self.shepherd(seat), self.sheep_at(self.shepherd(seat)["at"])
        # Where a change for a time is in force, the program takes no two Sheep for equal.
        targets = here if self.t["stuck"] else self.one_of_each(here)
        out: list[Action] = []
        for name in dict.fromkeys(name for name, down in me["cards"] if not down and self.icons(name)):
            for s in targets:
                lantern = self.number("lantern_to_attack", 0, sheep=s)
                if not self.number("attackable", 1, sheep=s) or (lantern and not me["lit"]):
                    continue
                out.append(Attack(seat, name, s["number"], False))
                may = not self.is_curse(name) or self.number("boost_curses", 0, seat=seat)
                if me["lit"] and may and self.number("boostable", 1, sheep=s):
                    out.append(Attack(seat, name, s["number"], True))
        return out

    def icons(self, name: str) -> Mapping[Any, int]:
        """The damage of a card."""
        return (self.config.curses if self.is_curse(name) else self.config.equipment)[name].damage

    # ------------------------------------------------------------------ doing it

    def act(self, action: Action) -> None:
        """In an Action or Combat step; who acts is not ready any more (T6)."""
        me = self.shepherd(int(action.seat or 0))
        me["ready"] = isinstance(action, Ready)
        match action:
            case Walk(hex=place):
                me.update(at=place, walked=True)
            case LanternStep(hex=place):
                me["lit"] -= 1 + (self.number("leaving_cost", 0) if self.sheep_at(me["at"]) else 0)
                me["at"] = place
            case Purify(seat=seat):
                me["lit"] -= 1
                me["essence"] -= 1
                self.then(*[("learn", seat)] * self.number("purified", 1, seat=seat))
            case Buy(seat=seat, card=card):
                me["essence"] -= self.price(card)
                self.t["caravans"][self.caravan_at(me["at"])]["stock"].remove(card)
                me["cards"].append([card, False])
                self.then(("hand", seat))
            case GiveEssence(other=other, amount=amount):
                me["essence"] -= amount
                self.shepherd(other)["essence"] += amount
                me["gave"] = sorted([*me["gave"], other])
            case Distract():
                me["lit"] -= 1
                me["distracting"] = True
            case Attack(seat=seat, card=card, sheep=number, boost=boost):
                next(c for c in me["cards"] if c[0] == card and not c[1])[1] = True
                self.hit(seat, number, self.taken(self.sheep(number), self.blow(seat, card, boost)))

    def blow(self, seat: int, card: str, boost: bool) -> dict[str, int]:
        """The icons of an attack, with what a Lantern adds."""
        icons: dict[str, int] = dict(self.icons(card))
        for kind in ("metal", "fire", "shock", "runic"):
            icons[kind] = icons.get(kind, 0) + self.number(kind, 0, seat=seat)
        if boost:
            self.shepherd(seat)["lit"] -= 1
            icons["lantern"] = icons.get("lantern", 0) + self.number("boost", 1, seat=seat)
            icons["shock"] += self.number("boost_shock", 0, seat=seat)
        return icons

    # ------------------------------------------------------------------ as it is described

    def description(self) -> dict[str, Any]:
        """The position in the words in which the program describes its own."""
        t, cell = self.t, self.cell
        out = {key: t[key] for key in DESCRIBED}
        for row in ROWS:
            out[row] = {seat: me[row] for seat, me in enumerate(t["shepherds"])}
        for mark in MARKS:
            out[mark] = [seat for seat, me in enumerate(t["shepherds"]) if me[mark]]
        out["at"] = {seat: cell(place) for seat, place in out["at"].items()}
        for row in ("traits", "cards"):
            out[row] = {seat: [name + "!" * down for name, down in cards] for seat, cards in out[row].items()}
        out["caravans"] = {name: {**c, "at": cell(c["at"])} for name, c in t["caravans"].items()}
        out["sheep"] = [{**s, "at": cell(s["at"])} for s in t["sheep"]]
        out["tiles"] = [{"tile": name, "side": side} for name, side in t["tiles"]]
        return out

    def cell(self, place: Any) -> Any:
        """Column and row; words stay as they are."""
        return list(self.land.cells[place]) if isinstance(place, int) else place


DESCRIBED = (
    "seats", "day", "half", "stage", "sign", "event", "mutation", "acted", "rolled", "slot", "decks", "discards",
)  # fmt: skip


def dealt(config: SheepConfig, seats: int, options: Mapping[str, Any], told: Told) -> SlowSheep:
    """A journey laid out as the rulebook says; the order of the decks is told."""
    numbers, land = config.numbers, Land(config.maps[options.get("map", "downs")])
    who = [str(options[f"shepherd_{seat}"]) for seat in range(seats)]
    count = options.get("caravans", 0) or numbers.caravans[str(seats)]  # type: ignore[index]
    wished = [str(options[f"caravan_{place}"]) for place in range(count) if f"caravan_{place}" in options]
    others = [name for name in config.caravans if name not in wished]
    row = [name for name in config.caravans if name in wished + others[: count - len(wished)]]
    shepherds = []
    for seat, name in enumerate(who):
        traits = [key for key, trait in config.traits.items() if (trait.shepherd, trait.level) == (name, 1)]
        shepherds.append({
            "at": land.start, "essence": numbers.essence, "lit": numbers.lanterns, "corruption": 0, "level": 1,
            "experience": 0, "traits": [[options.get(f"trait_{seat}", traits[0]), False]],
            "cards": [[card, False] for card in config.shepherds[name].starts_with],
            "walked": False, "ready": False, "distracting": False, "gave": [],
        })  # fmt: skip
    tiles = [[told.drawn["pollution"].pop(0), "minor"] for _ in range(int(options.get("minor_tiles", 0)))]
    table = {
        "seats": seats, "options": dict(options), "who": who, "shepherds": shepherds, "day": 0, "half": "day",
        "stage": "dawn", "sign": "", "event": "", "mutation": "", "acted": [], "rolled": [], "sheep": [],
        "caravans": {c: {"at": "town", "corruption": 0, "stock": list(config.caravans[c].inventory)} for c in row},
        "tiles": tiles, "slot": 0, "decks": deepcopy(told.decks), "discards": {deck: [] for deck in told.decks},
        "averted": False, "stuck": [], "todo": [("day",)], "asked": None, "reason": "",
    }  # fmt: skip
    slow = SlowSheep(config, land, table, told)
    slow.go_on()
    return slow


def laid_out(config: SheepConfig, options: Mapping[str, Any], found: Mapping[str, Any]) -> SlowSheep:
    """A position that was described, in a step in which the Shepherds act and nothing is being settled."""
    nothing = Told(found["decks"], [])
    slow = dealt(config, found["seats"], {**options, "minor_tiles": 0}, nothing)
    table, number = slow.t, {cell: k for k, cell in enumerate(slow.land.cells)}

    def place(at: Any) -> Any:
        return at if isinstance(at, str) else number[tuple(at)]

    table |= {key: deepcopy(found[key]) for key in DESCRIBED}
    table["discards"] = {deck: list(cards) for deck, cards in found["discards"].items()}
    table["options"] = dict(options)
    for seat, me in enumerate(table["shepherds"]):
        me.update({row: deepcopy(found[row][seat]) for row in ROWS} | {mark: seat in found[mark] for mark in MARKS})
        me["at"] = place(me["at"])
        for row in ("traits", "cards"):
            me[row] = [[name.removesuffix("!"), name.endswith("!")] for name in me[row]]
    table["caravans"] = {name: {**c, "at": place(c["at"])} for name, c in found["caravans"].items()}
    table["sheep"] = [{**s, "at": place(s["at"])} for s in found["sheep"]]
    table["tiles"] = [[tile["tile"], tile["side"]] for tile in found["tiles"]]
    for deck, card in (("mutations", found["mutation"]), (f"{found['half']}_events", found["event"])):
        if card in table["discards"][deck]:
            table["discards"][deck].remove(card)
    steps = {"by_day": ("act", *DAY[-2:]), "by_night": NIGHT[7:], "combat": NIGHT[9:]}[found["stage"]]
    table.update(asked=None, todo=[(step,) for step in reversed(steps)])
    return slow
