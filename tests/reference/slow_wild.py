"""A second, slow and obvious Wild West Shepherds: the check on the program's rules.

Written from the rulebook and the rulings (W1 to W23), not from the program's rules. The table is a dictionary of plain
things with names for everything. It can be laid out from what a state says of itself; chance is not drawn here but
told (`Told`), and only looked at for being possible. Actions and data are shared with the program, no rule is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from itertools import chain, product
from typing import Any

from game.core.action import Action
from game.rules.wild_west.actions import (
    AnnounceWolves,
    GuessLocation,
    KeepCharacter,
    LookAt,
    PlaceMeeple,
    SaveContract,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.config import WildConfig

FIELDS = ["field_1", "field_2", "field_3"]
PLACES = [*FIELDS, "wild"]
TYPES = ["grass", "sheep", "wolf"]
PILES = [*TYPES, "mixed"]
LEDGER = [
    "start", "share", "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "wild_head",
    "insurance_agent", "wolves",
]  # fmt: skip
Table = dict[str, Any]
Told = Mapping[str, Any] | None
"""The state after the action as plain data, for its shuffles; None: every shuffle leaves the order of the data."""


class SlowWild:
    """One position; `play` gives another. `events`: what the last action did, as plain dictionaries."""

    def __init__(self, config: WildConfig, table: Table) -> None:
        self.config, self.t = config, table
        self.events: list[dict[str, Any]] = []
        self.told: Told = None

    def happened(self, verb: str, **what: Any) -> None:
        """One more thing to tell."""
        self.events.append({"verb": verb, **what})

    # ------------------------------------------------------------------ who and what

    def from_left(self) -> list[int]:
        """All seats from the Headman's left on, the Headman last (W22)."""
        seats, head = self.t["seats"], self.t["headman"]
        return [*range(head + 1, seats), *range(head + 1)]

    def pool(self) -> list[str]:
        """The characters that are drafted with so many players (W4)."""
        out = []
        for name, card in self.config.characters.items():
            if name in ("headman", "wild_head") or card.min_seats > self.t["seats"]:
                continue
            if card.set == "basic" or self.t["advanced"]:
                out.append(str(name))
        return out

    def owner(self, character: str) -> int | None:
        """Who has it."""
        for seat, name in self.t["has"].items():
            if name == character:
                return int(seat)
        return None

    def plays(self, seat: int) -> str:
        """The side of the card that counts."""
        name = str(self.t["has"][seat])
        return "wild_head" if name == "headman" and self.t["wild_head"] else name

    def at(self, place: str) -> list[int]:
        """Meeples there, from the Headman's left."""
        return [seat for seat in self.from_left() if self.t["meeple"].get(seat) == place]

    def sheep(self, seat: int) -> int:
        """Sheep of a seat."""
        return int(sum(self.t["sheep"][seat].values()))

    def card(self, place: str) -> Any:
        """What the card at a place is."""
        return self.config.locations[self.t["card"][place]]

    # ------------------------------------------------------------------ what may be done

    def options(self) -> list[Action]:
        """All legal actions of the seat that is asked."""
        t, seat = self.t, self.t["turn"]
        match t["stage"]:
            case "draft":
                return [KeepCharacter(seat, name) for name in t["drawn"][seat]]
            case "watch":
                pairs = [("field_1", "field_2"), ("field_1", "field_3"), ("field_2", "field_3")]
                return [WatchFields(seat, a, b) for a, b in pairs]
            case "announce":
                return [AnnounceWolves(seat, n) for n in self.sayable([self.card(p) for p in t["looked"][seat]])]
            case "look":
                return [LookAt(seat, place) for place in self.bare_fields()]
            case "place":
                said = [(None, None), *product(PLACES, TYPES)]
                return [PlaceMeeple(seat, place, about, says) for place in PLACES for about, says in said]
            case "guess":
                others = [other for other in self.at(t["meeple"][seat]) if other != seat]
                return [GuessLocation(seat, other, says) for other in others for says in TYPES]
            case "contract":
                return [UseContract(seat), SaveContract(seat)]
        return []

    def sayable(self, cards: list[Any]) -> list[int]:
        """W8: every way to count the disguised ones; from three on everything up to two."""
        totals = {0}
        for card in cards:
            ways = [0, card.wolves] if card.disguised else [card.wolves]
            totals = {total + way for total in totals for way in ways}
        rule = self.config.announcement
        if max(totals) >= rule.open_from:
            return list(range(rule.at_most + 1))
        return sorted(totals)

    def bare_fields(self) -> list[str]:
        """Fields without a meeple."""
        return [place for place in FIELDS if not self.at(place)]

    # ------------------------------------------------------------------ playing

    def play(self, action: Action, told: Told = None) -> SlowWild:
        """The position after an action."""
        assert action in self.options(), f"{action} is not among {self.options()}"
        new = SlowWild(self.config, deepcopy(self.t))
        new.told = told
        new.do(action)
        return new

    def do(self, action: Action) -> None:
        """Carries it out here, and everything that follows without asking."""
        t, seat = self.t, self.t["turn"]
        if isinstance(action, KeepCharacter):
            self.keep(seat, action.character)
            self.next_drafter()
        elif isinstance(action, WatchFields):
            self.look(seat, [action.first, action.second])
            t["stage"] = "announce"
        elif isinstance(action, AnnounceWolves):
            t["said_wolves"] = action.number
            self.happened("wolves_announced", seat=seat, places=tuple(t["looked"][seat]), number=action.number)
            t["to_place"] = self.placing_order()
            self.next_shepherd()
        elif isinstance(action, LookAt):
            self.look(seat, [action.place])
            t["stage"] = "place"
        elif isinstance(action, PlaceMeeple):
            t["meeple"][seat] = action.place
            t["claim"][seat] = (action.about or "", action.says or "")
            self.happened("meeple_placed", seat=seat, place=action.place)
            self.happened("claimed", seat=seat, about=action.about or "", says=action.says or "")
            t["to_place"].remove(seat)
            self.next_shepherd()
        elif isinstance(action, GuessLocation):
            self.guess(seat, action.other, action.says)
            self.begin_scoring()
        else:
            t["asked"].remove(seat)
            if isinstance(action, UseContract):
                t["insured"].append(seat)
            else:
                self.happened("contract_saved", seat=seat)
            self.score_on()

    def new_round(self) -> None:
        """Up to the first draft."""
        t = self.t
        t["meeple"], t["claim"], t["card"], t["up"], t["drawn"] = {}, {}, {}, set(), {}
        t["looked"] = {seat: [] for seat in range(t["seats"])}
        t["said_wolves"], t["guess"], t["wild_head"] = None, None, False
        t["has"], t["open"] = {t["headman"]: "headman"}, {t["headman"]}
        t["to_draft"] = self.from_left()[:-1]
        self.happened("round_began", number=t["round"], headman=t["headman"])
        pool = self.pool()
        self.happened("characters_shuffled", characters=tuple(pool))
        t["pile"] = list(pool)
        if self.told is not None:
            t["pile"] = [*self.told["offers"][t["to_draft"][0]], *self.told["heap"]]
            assert Counter(t["pile"]) == Counter(pool)
        self.next_drafter()

    def keep(self, seat: int, character: str) -> None:
        """W6: the other one of two goes on top."""
        t = self.t
        t["has"][seat] = character
        others = [name for name in t["drawn"][seat] if name != character]
        t["pile"] = [*others, *t["pile"]]
        t["to_draft"].remove(seat)
        self.happened("character_kept", seat=seat, passed=bool(others))
        self.happened("character_chosen", seat=seat, character=character)

    def next_drafter(self) -> None:
        """W5: a single card is taken without asking. After the last one: Billy or the Wild Head, and the deal."""
        t = self.t
        if not t["to_draft"]:
            self.after_draft()
            return
        seat = t["to_draft"][0]
        t["drawn"][seat] = [t["pile"].pop(0) for _ in range(min(2, len(t["pile"])))]
        self.happened("characters_drawn", seat=seat, count=len(t["drawn"][seat]))
        self.happened("characters_seen", seat=seat, cards=tuple(t["drawn"][seat]))
        t["stage"], t["turn"] = "draft", seat
        if len(t["drawn"][seat]) == 1:
            self.keep(seat, t["drawn"][seat][0])
            self.next_drafter()

    def after_draft(self) -> None:
        """W9, then one card of each pile in any order at the four places."""
        t = self.t
        billy = self.owner("billy")
        if billy is not None:
            t["open"].add(billy)
            self.happened("character_shown", seat=billy, character="billy")
        elif t["advanced"]:
            t["wild_head"] = True
            self.happened("headman_turned", seat=t["headman"])
        cards = [t["piles"][name].pop(0) for name in PILES]
        if self.told is not None:
            assert Counter(self.told["locations"]) == Counter(cards)
            cards = list(self.told["locations"])
        t["card"] = dict(zip(PLACES, cards, strict=True))
        self.happened("locations_dealt", left=len(t["piles"]["mixed"]))
        t["stage"], t["turn"] = "watch", t["headman"]

    def look(self, seat: int, places: list[str]) -> None:
        """A seat sees what lies there."""
        self.t["looked"][seat] += places
        self.happened("looked_at", seat=seat, places=tuple(places))
        for place in places:
            self.happened("card_seen", seat=seat, place=place, card=self.t["card"][place])

    def placing_order(self) -> list[int]:
        """W9."""
        order = self.from_left()
        first = self.t["headman"] if self.t["wild_head"] else self.owner("billy")
        if first is not None:
            order.remove(first)
            order.insert(0, first)
        return order

    def next_shepherd(self) -> None:
        """W10: the next one looks at a field and places, or the phase is over."""
        t = self.t
        if not t["to_place"]:
            self.agent_reveals()
            return
        seat = t["turn"] = t["to_place"][0]
        t["stage"] = "place"
        if t["has"][seat] == "headman":
            return
        if t["has"][seat] == "billy":
            watched = t["looked"][t["headman"]]
            self.look(seat, [place for place in PLACES if place not in watched])
            return
        bare = self.bare_fields()
        if len(bare) == 1:
            self.look(seat, bare)
        elif bare:
            t["stage"] = "look"

    # ------------------------------------------------------------------ the agent

    def agent_reveals(self) -> None:
        """W12, after the last meeple."""
        t, agent = self.t, self.owner("insurance_agent")
        if agent is None:
            self.begin_scoring()
            return
        t["open"].add(agent)
        self.happened("character_shown", seat=agent, character="insurance_agent")
        if self.at(t["meeple"][agent]) == [agent]:
            self.send_home(agent, "alone")
            self.begin_scoring()
        else:
            t["stage"], t["turn"] = "guess", agent

    def guess(self, agent: int, other: int, says: str) -> None:
        """Right: three sheep, a contract, both go home. Wrong: the agent goes home."""
        t = self.t
        place = t["meeple"][agent]
        self.turn_up(place)
        right = self.card(place).type == says
        t["guess"] = (agent, other, place, says, right)
        self.happened("agent_guessed", seat=agent, other=other, place=place, says=says, right=right)
        if right:
            self.gain(agent, place, self.config.abilities.agent_takes, "insurance_agent")
            if other not in t["contracts"]:
                t["contracts"].add(other)
                self.happened("contract_gained", seat=other)
        self.send_home(agent, "guessed")
        if right:
            self.send_home(other, "insured")

    # ------------------------------------------------------------------ small things

    def turn_up(self, place: str) -> None:
        """A location for all to see."""
        if place not in self.t["up"]:
            self.t["up"].add(place)
            self.happened("location_turned", place=place, card=self.t["card"][place])

    def send_home(self, seat: int, why: str) -> None:
        """A meeple back to its player."""
        self.happened("meeple_returned", seat=seat, place=self.t["meeple"].pop(seat), why=why)

    def gain(self, seat: int, place: str, count: int, cause: str) -> None:
        """Sheep of the supply."""
        if count:
            self.t["sheep"][seat][cause] += count
            self.happened("sheep_taken", seat=seat, place=place, count=count, beside=False, cause=cause)

    def fetch(self, seat: int, place: str, count: int, cause: str) -> None:
        """Sheep from beside a location."""
        if count:
            self.t["tokens"][place] -= count
            self.t["sheep"][seat][cause] += count
            self.happened("sheep_taken", seat=seat, place=place, count=count, beside=True, cause=cause)

    def put(self, place: str, count: int, cause: str) -> None:
        """Sheep of the supply beside a location."""
        if count:
            self.t["tokens"][place] += count
            self.happened("sheep_added", place=place, count=count, cause=cause)

    # ------------------------------------------------------------------ scoring

    def begin_scoring(self) -> None:
        """Everything is turned up; wolves first, each kind in the order of the places (W13)."""
        t = self.t
        for seat in self.from_left():
            if seat not in t["open"]:
                t["open"].add(seat)
                self.happened("character_shown", seat=seat, character=t["has"][seat])
        for place in PLACES:
            self.turn_up(place)
        wolves = [place for place in PLACES if self.card(place).type == "wolf"]
        t["to_score"] = wolves + [place for place in PLACES if place not in wolves]
        t["begun"] = False
        self.score_on()

    def score_on(self) -> None:
        """Goes on until somebody must be asked about a contract or everything is scored."""
        t = self.t
        while t["to_score"]:
            place = t["to_score"][0]
            if self.card(place).type == "wolf":
                if not t["begun"]:
                    t["begun"], t["insured"] = True, []
                    self.happened("attack_began", place=place, wolves=self.card(place).wolves)
                    t["asked"] = [s for s in self.losers(place) if s in t["contracts"] and self.sheep(s) > 0]
                if t["asked"]:
                    t["stage"], t["turn"] = "contract", t["asked"][0]
                    return
                self.attack(place)
            else:
                self.happened("collect_began", place=place)
                self.collect(place)
            self.happened("sheep_left", place=place, count=t["tokens"][place])
            t["to_score"].pop(0)
            t["begun"], t["insured"] = False, []
        self.end_round()

    def losers(self, place: str) -> list[int]:
        """The affected ones there."""
        return [seat for seat in self.at(place) if self.config.characters[self.plays(seat)].attacked]  # type: ignore[index]

    def attack(self, place: str) -> None:
        """W14 and W15."""
        t, wolves, numbers = self.t, self.card(place).wolves, self.config.abilities
        for seat in self.losers(place):
            if seat in t["insured"]:
                t["contracts"].remove(seat)
                t["tokens"][place] += wolves
                self.happened("sheep_lost", seat=seat, place=place, count=wolves, contract=True)
            else:
                paid = min(wolves, self.sheep(seat))
                t["sheep"][seat]["wolves"] -= paid
                t["tokens"][place] += paid
                if paid:
                    self.happened("sheep_lost", seat=seat, place=place, count=paid, contract=False)
            self.send_home(seat, "attacked")
        for seat in self.at(place):
            who = self.plays(seat)
            if who == "hunter":
                self.gain(seat, place, wolves + numbers.hunter_above_wolves, who)
            elif who == "billy":
                self.fetch(seat, place, min(numbers.billy_at_most, t["tokens"][place]), who)
            elif who == "wild_head":
                self.fetch(seat, place, min(numbers.wild_head_at_most, t["tokens"][place]), who)
            self.send_home(seat, "unharmed")

    def collect(self, place: str) -> None:
        """W16 and W17."""
        t, numbers = self.t, self.config.abilities
        for seat in self.at(place):
            if not self.config.characters[self.plays(seat)].collects:  # type: ignore[index]
                self.send_home(seat, "cannot_collect")
        self.put(place, self.card(place).sheep, "card")
        here = self.at(place)
        who = {self.plays(seat): seat for seat in here}
        share = dict.fromkeys(here, 0)
        if "turkey_mama" in who:
            self.fetch(who["turkey_mama"], place, t["tokens"][place], "turkey_mama")
        elif here:
            each = min(self.config.sheep.share_at_most, t["tokens"][place] // len(here))
            for seat in here:
                share[seat] = each
                self.fetch(seat, place, each, "share")
        if "joe_lucky" in who:
            self.gain(who["joe_lucky"], place, numbers.joe_lucky_takes, "joe_lucky")
        if "banker" in who:
            self.gain(who["banker"], place, numbers.banker_per_sheep * share[who["banker"]], "banker")
        if "priest" in who and not share[who["priest"]]:
            self.gain(who["priest"], place, numbers.priest_takes, "priest")
            self.put(place, numbers.priest_leaves, "priest")
        for seat in here:
            self.send_home(seat, "collected")

    # ------------------------------------------------------------------ the end

    def end_round(self) -> None:
        """W20 and W21."""
        t = self.t
        have = [self.sheep(seat) for seat in range(t["seats"])]
        t["totals"].append(have)
        t["used"].append([t["card"][place] for place in PLACES])
        self.happened("round_ended", number=t["round"], sheep=tuple(have))
        if max(have) >= self.config.sheep.goal:
            best = [seat for seat in range(t["seats"]) if have[seat] == max(have)]
            t["winners"] = [seat for seat in best if seat in t["contracts"]] or best
            t["stage"], t["turn"] = "over", -1
            self.happened("game_ended", winners=tuple(t["winners"]))
            return
        t["headman"] = (t["headman"] + 1) % t["seats"]
        t["round"] += 1
        if not t["piles"]["mixed"]:
            self.rebuild()
        self.new_round()

    def rebuild(self) -> None:
        """W3: all cards, three piles of one type, a mixed one, and the box."""
        t, size = self.t, self.config.piles.cards
        everything = [name for name, card in self.config.locations.items() for _ in range(card.count)]
        t["piles"], t["used"] = {}, []
        if self.told is None:
            for kind in TYPES:
                t["piles"][kind] = [n for n in everything if self.config.locations[n].type == kind][:size]
            rest = list((Counter(everything) - Counter(chain(*t["piles"].values()))).elements())
            t["piles"]["mixed"], t["box"] = rest[:size], rest[size:]
        else:
            t["piles"] = {name: list(pile) for name, pile in zip(PILES, self.told["piles"], strict=True)}
            t["box"] = list(self.told["box"])
        for name, pile in t["piles"].items():
            assert len(pile) == size
            assert name == "mixed" or {self.config.locations[card].type for card in pile} == {name}
        assert Counter(chain(*t["piles"].values(), t["box"])) == Counter(everything)
        self.happened("piles_built", cards=size, box=len(t["box"]))


def laid_out(config: WildConfig, data: Mapping[str, Any]) -> SlowWild:
    """The table that a state tells of as plain data."""
    seats = range(data["seats"])
    stage = data["stage"]
    asked = list(data["asked"])
    return SlowWild(config, {
        "seats": data["seats"], "advanced": data["options"].get("characters") == "advanced",
        "round": data["round"], "headman": data["headman"], "wild_head": data["wild_head"], "stage": stage,
        "turn": data["turn"], "has": {s: data["characters"][s] for s in seats if data["characters"][s]},
        "open": set(data["shown"]), "drawn": {s: list(data["offers"][s]) for s in seats if data["offers"][s]},
        "pile": list(data["heap"]), "to_draft": list(data["queue"]) if stage == "draft" else [],
        "card": dict(zip(PLACES, data["locations"], strict=False)), "up": {PLACES[p] for p in data["turned"]},
        "looked": {s: [PLACES[p] for p in data["looks"][s]] for s in seats},
        "piles": {name: list(pile) for name, pile in zip(PILES, data["piles"], strict=True)},
        "box": list(data["box"]), "used": [list(row) for row in data["used"]],
        "sheep": {s: dict(zip(LEDGER, data["ledger"][s], strict=True)) for s in seats},
        "contracts": set(data["contracts"]), "tokens": dict(zip(PLACES, data["tokens"], strict=True)),
        "meeple": {s: PLACES[data["meeples"][s]] for s in seats if data["meeples"][s] >= 0},
        "claim": {s: tuple(data["claims"][s]) for s in seats if data["claims"][s]},
        "said_wolves": None if data["announced"] < 0 else data["announced"],
        "to_place": list(data["queue"]) if stage in ("look", "place") else [],
        "guess": None if data["guess"] is None else _guess(data["guess"]),
        "to_score": [PLACES[p] for p in data["scoring"]], "asked": asked, "insured": list(data["insured"]),
        "begun": stage == "contract", "totals": [list(row) for row in data["totals"]],
        "winners": list(data["winners"]),
    })  # fmt: skip


def _guess(row: Any) -> tuple[int, int, str, str, bool]:
    agent, other, place, says, right = row
    return agent, other, PLACES[place], says, right
