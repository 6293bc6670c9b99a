"""A second, slow and obvious Space Sheep!: the check on the program's rules.

Written from the rulebook and the rulings (S1 to S23), not from the program's rules. The table is a dictionary of plain
things with names for everything; systems and pieces are called by their colour. It is laid out from what a state says
of itself; chance is not drawn here but told (`told`, the state afterwards) and only looked at for being possible.
Actions and data are shared with the program, no rule is.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from game.core.action import Action, Tick
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    NameDiscard,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.rules.space_sheep.config import SpaceConfig

PERCENT = {"normal": 100, "assisted": 150, "slow": 200, "relaxed": 100}
SAME = (
    "wolf", "standing", "sand", "commander", "turn", "stage", "acted", "infiltrators", "ousted", "pointed", "owed",
    "named", "rest", "after", "reason", "winners",
)  # fmt: skip
Table = dict[str, Any]


def laid_out(config: SpaceConfig, state: Mapping[str, Any]) -> SlowSpace:
    """The table that a state (`to_dict`) tells of."""
    state = deepcopy(dict(state))
    ring = state["ring"]

    def card(number: int) -> str:
        return "wild" if number < 0 else str(ring[number])

    table: Table = {name: state[name] for name in SAME}
    table |= {
        "seats": state["seats"], "options": state["options"], "ring": ring,
        "tiles": dict(zip(ring, state["tiles"], strict=True)),
        "chits": {system: [ring[c] for c in row] for system, row in zip(ring, state["chits"], strict=True)},
        "shepherds": {ring[colour]: system for system, colour in zip(ring, state["shepherds"], strict=True)},
        "sheep": {ring[colour]: system for system, colour in zip(ring, state["sheep"], strict=True)},
        "deck": [card(c) for c in state["deck"]], "hands": [[card(c) for c in hand] for hand in state["hands"]],
        "console": [[card(c), seat] for c, seat in state["console"]],
        "face_up": [card(c) for c in state["face_up"]], "face_down": [card(c) for c in state["face_down"]],
        "points": {seat: other for seat, other in enumerate(state["pointing"]) if other >= 0},
    }  # fmt: skip
    table["wolf"] = ring[state["wolf"]]
    table["pointed"] = sorted(state["pointed"])
    return SlowSpace(config, table)


class SlowSpace:
    """One position; `play` gives another. `shepherds` and `sheep` say for every colour in which system it is."""

    def __init__(self, config: SpaceConfig, table: Table) -> None:
        self.config, self.t = config, table
        self.told: SlowSpace | None = None

    # ------------------------------------------------------------------ set-up

    def option(self, name: str, default: Any) -> Any:
        """What was chosen in the set-up."""
        return self.t["options"].get(name, default)

    @property
    def pace(self) -> str:
        """How time goes."""
        return str(self.option("pace", "relaxed"))

    @property
    def whole_timer(self) -> int:
        """T; 0 without a timer."""
        return 0 if self.pace == "untimed" else self.config.timer.seconds * 1000 * PERCENT[self.pace] // 100

    @property
    def strength(self) -> int | None:
        """Cards an attack costs; None for all."""
        name = self.option("wolf", "four")
        return None if name == "infinite" else self.config.wolf_strengths[name]

    @property
    def traitors(self) -> bool:
        """Whether there are allegiance cards."""
        return int(self.option("infiltrators", 0)) > 0

    @property
    def open_hands(self) -> bool:
        """Never with Infiltrators (S22)."""
        return not self.traitors and bool(self.option("open_hands", True))

    def players(self) -> list[int]:
        """Those in the game."""
        return [seat for seat in range(self.t["seats"]) if seat not in self.t["ousted"]]

    def clockwise(self, system: str, steps: int) -> str:
        """So many systems on, or back."""
        ring = self.t["ring"]
        while steps > 0:
            system, steps = ring[(ring.index(system) + 1) % len(ring)], steps - 1
        while steps < 0:
            system, steps = ring[ring.index(system) - 1], steps + 1
        return str(system)

    # ------------------------------------------------------------------ tiles

    def at_home(self, kind: str) -> list[str]:
        """The pieces of a kind that are in their own systems."""
        return [colour for colour, system in self.t[kind].items() if colour == system]

    def united(self) -> list[str]:
        """SpaceSheep with their own Shepherd."""
        return [colour for colour, system in self.t["sheep"].items() if self.t["shepherds"][colour] == system]

    def sends_to(self, system: str) -> str:
        """Where the tile of a system sends (S6)."""
        tile, chits = self.config.tiles[self.t["tiles"][system]], self.t["chits"][system]

        def colour(chit: str) -> str:
            return str(chits[["first", "second"].index(chit)])

        move = tile.move
        if tile.when is not None:
            asked = colour(tile.when.chit)
            if tile.when.state == "united":
                true = asked in self.united()
            else:
                true = asked in self.at_home("shepherds" if tile.when.piece == "shepherd" else "sheep")
            if not true:
                assert tile.otherwise is not None
                move = tile.otherwise
        steps = {
            "united": len(self.united()), "shepherds_home": len(self.at_home("shepherds")),
            "sheep_home": len(self.at_home("sheep")),
        }.get(str(move.steps), move.steps)  # fmt: skip
        row = self.t["shepherds" if move.piece == "shepherd" else "sheep"]
        return self.clockwise(row[colour(move.chit)], int(steps) * (1 if move.way == "past" else -1))

    def swap(self, kind: str, here: str, there: str) -> None:
        """The pieces of a kind change places."""
        for colour, system in self.t[kind].items():
            self.t[kind][colour] = there if system == here else here if system == there else system

    def inhabitant(self, kind: str, system: str) -> str:
        """Which colour is there."""
        return next(colour for colour, place in self.t[kind].items() if place == system)

    # ------------------------------------------------------------------ what may be done

    def options(self, seat: int) -> list[Action]:
        """Everything this seat may do."""
        t = self.t
        if t["stage"] == "over" or seat in t["ousted"]:
            return []
        if t["stage"] == "name":
            return [NameDiscard(seat, o) for o in self.players() if t["hands"][o] and seat == t["commander"]]
        if t["stage"] == "discard":
            return [DiscardCard(seat, card) for card in sorted(set(t["hands"][seat])) if seat == t["named"]]
        out: list[Action] = []
        if seat == t["turn"]:
            for card in sorted(set(t["hands"][seat])):
                out += self.uses(seat, card)
            if t["acted"] or not t["hands"][seat]:
                out.append(Draw(seat))
        if seat == t["commander"] and not t["standing"] and self.whole_timer:
            out.append(TurnTimer(seat))
        if self.traitors and seat not in t["pointed"]:
            now = t["points"].get(seat)
            out += [PointAt(seat, other) for other in self.players() if other not in (seat, now)]
            out += [] if now is None else [StopPointing(seat)]
        return out

    def uses(self, seat: int, card: str) -> list[Action]:
        """What one card can do now (S5 to S9)."""
        t, out = self.t, list[Action]()
        colours = t["ring"] if card == "wild" else [card]
        if t["standing"] and t["wolf"] in colours:
            out.append(AttackWolf(seat, card))
        if t["acted"]:
            return out
        out.append(Defend(seat, card))
        for colour in colours:
            out.append(ActivateShepherd(seat, card, colour))
            if self.sends_to(colour) != colour:
                out += [ActivateSystem(seat, card, colour, "shepherd"), ActivateSystem(seat, card, colour, "sheep")]
                if self.inhabitant("shepherds", colour) == self.inhabitant("sheep", colour):
                    out.append(ActivateSystem(seat, card, colour, "both"))
        return out

    # ------------------------------------------------------------------ playing

    def play(self, action: Action, told: Mapping[str, Any]) -> SlowSpace:
        """What comes of an action; `told`: the program's state afterwards, for its dice and shuffles."""
        after = SlowSpace(self.config, deepcopy(self.t))
        after.told = laid_out(self.config, told)
        after.do(action)
        return after

    def do(self, action: Action) -> None:
        """The action, what must be checked after it, and what follows by itself."""
        t = self.t
        match action:
            case Tick(ms=ms):
                if t["stage"] == "turn" and self.pace not in ("relaxed", "untimed"):
                    self.time(ms, "turn")
            case ActivateSystem(seat=seat, card=card, system=system, piece=piece):
                self.activate(seat, card, system, self.sends_to(system), piece)
            case ActivateShepherd(seat=seat, card=card, shepherd=colour):
                here = t["shepherds"][colour]
                self.activate(seat, card, here, self.clockwise(here, 1), "shepherd")
            case Defend(seat=seat, card=card):
                t["hands"][seat].remove(card)
                t["console"].append([card, seat])
                self.main_action_done()
            case AttackWolf(seat=seat, card=card):
                t["hands"][seat].remove(card)
                t["face_up"].append(card)
                t["standing"] = False
            case Draw(seat=seat):
                self.draw(seat)
            case TurnTimer():
                t["sand"] = self.whole_timer if self.option("fill_timer", False) else self.whole_timer - t["sand"]
                self.wolf_walks()
            case NameDiscard(other=other):
                t["named"], t["stage"] = other, "discard"
            case DiscardCard(seat=seat, card=card):
                t["hands"][seat].remove(card)
                t["face_down"].append(card)
                t["owed"], t["named"], t["stage"] = t["owed"] - 1, -1, "name"
                self.go_on_discarding()
            case PointAt(seat=seat, other=other):
                t["points"][seat] = other
                t["pointed"] = sorted([*t["pointed"], seat])
                self.count_fingers()
            case StopPointing(seat=seat):
                del t["points"][seat]
                t["pointed"] = sorted([*t["pointed"], seat])
        self.look_for_the_end()
        self.go_on_by_itself()

    def activate(self, seat: int, card: str, here: str, there: str, piece: str) -> None:
        """Pieces change places for a card (S6, S7)."""
        self.t["hands"][seat].remove(card)
        self.t["face_up"].append(card)
        for kind in {"shepherd": ["shepherds"], "sheep": ["sheep"], "both": ["shepherds", "sheep"]}[piece]:
            self.swap(kind, here, there)
        self.main_action_done()

    def main_action_done(self) -> None:
        """From now on everybody may change the pointing again (S19a)."""
        self.t["acted"], self.t["pointed"] = True, []

    def wolf_walks(self) -> None:
        """As far as the die says, which is told; it stands up."""
        assert self.told is not None
        self.t["wolf"], self.t["standing"] = self.told.t["wolf"], True

    def draw(self, seat: int) -> None:
        """Up to four cards; the turn ends, and in a relaxed game time runs (S10, S17)."""
        hand, deck = self.t["hands"][seat], self.t["deck"]
        while deck and len(hand) < self.config.box.hand:
            hand.append(deck.pop(0))
        if self.pace == "relaxed":
            self.time(self.config.timer.relaxed_seconds * 1000, "next")
        else:
            self.next_turn()

    # ------------------------------------------------------------------ time and the Wolf

    def time(self, ms: int, then: str) -> None:
        """So much sand runs; the Wolf attacks when there is none left (S15)."""
        t = self.t
        t["after"] = then
        if ms < t["sand"]:
            t["sand"] -= ms
            t["rest"] = 0
            if then == "next":
                self.next_turn()
        elif ms == 0:
            self.afterwards()
        else:
            t["rest"], t["sand"] = ms - t["sand"], self.whole_timer
            self.attacked()

    def attacked(self) -> None:
        """Cards must go (S15)."""
        t = self.t
        everything = len(t["console"]) + len(t["deck"]) + sum(len(t["hands"][seat]) for seat in self.players())
        if self.strength is None or everything < self.strength:
            self.over("wolf")
            return
        t["owed"] = self.strength
        while t["owed"] and t["console"]:
            t["face_down"].append(t["console"].pop(0)[0])
            t["owed"] -= 1
        while t["owed"] and t["deck"]:
            t["face_down"].append(t["deck"].pop(0))
            t["owed"] -= 1
        t["stage"] = "name"
        self.go_on_discarding()

    def go_on_discarding(self) -> None:
        """The next card, or what was interrupted."""
        if self.t["owed"]:
            return
        self.t["stage"] = "turn"
        self.afterwards()

    def afterwards(self) -> None:
        """The rest of the time runs from the full timer, then the game goes on."""
        rest, self.t["rest"] = self.t["rest"], 0
        if rest:
            self.time(rest, self.t["after"])
        elif self.t["after"] == "next":
            self.next_turn()

    def next_turn(self) -> None:
        """The next seat; an ousted Infiltrator is skipped, an ousted Defender costs cards (S19)."""
        t = self.t
        t["turn"], t["acted"], t["after"] = (t["turn"] + 1) % t["seats"], False, "turn"
        if t["turn"] in t["infiltrators"] and t["turn"] in t["ousted"]:
            self.next_turn()
        elif t["turn"] in t["ousted"]:
            t["after"] = "next"
            self.attacked()

    # ------------------------------------------------------------------ fingers and ends

    def count_fingers(self) -> None:
        """More than half of those in the game (S19)."""
        t, players = self.t, self.players()
        for accused in players:
            if sum(other == accused for other in t["points"].values()) > len(players) / 2:
                self.oust(accused)
                return

    def oust(self, seat: int) -> None:
        """Out, with what that means for cards, command, turn and the end (S19 to S21)."""
        t = self.t
        hand, t["hands"][seat] = t["hands"][seat], []
        t["ousted"] = sorted([*t["ousted"], seat])
        t["points"] = {}
        if seat in t["infiltrators"]:
            t["deck"] += self.shuffled(hand)
        else:
            t["face_down"] += hand
        while t["commander"] in t["ousted"]:
            t["commander"] = (t["commander"] + 1) % t["seats"]
        traitors = [s for s in self.players() if s in t["infiltrators"]]
        if traitors and len(traitors) == len(self.players()) - len(traitors):
            self.over("parity")
        elif t["turn"] == seat:
            self.next_turn()

    def shuffled(self, hand: list[str]) -> list[str]:
        """The hand in the order that is told: whatever of it the Wolf has left lies at the bottom of the pile."""
        assert self.told is not None
        deck, down = self.told.t["deck"], self.told.t["face_down"]
        gone = len(hand) - len(deck)
        under = deck[len(deck) - len(hand) :] if gone <= 0 else [*down[len(down) - gone :], *deck]
        assert sorted(under) == sorted(hand) or not deck
        return under if sorted(under) == sorted(hand) else hand

    def nobody_can_act(self) -> bool:
        """S12."""
        return not self.t["deck"] and not any(self.t["hands"][seat] for seat in self.players())

    def look_for_the_end(self) -> None:
        """S11, then S12."""
        if self.t["stage"] == "over":
            return
        if len(self.at_home("shepherds")) == len(self.at_home("sheep")) == len(self.t["ring"]):
            self.over("home")
        elif self.nobody_can_act():
            self.over("no_cards")

    def over(self, reason: str) -> None:
        """The end; the ousted win with their side."""
        t = self.t
        won = [seat for seat in range(t["seats"]) if (seat in t["infiltrators"]) == (reason != "home")]
        t.update(stage="over", reason=reason, winners=won, owed=0, rest=0, named=-1, turn=-1)

    # ------------------------------------------------------------------ what needs no asking

    def go_on_by_itself(self) -> None:
        """Choices of one are made, unless their being so would tell something hidden."""
        t = self.t
        if t["stage"] == "name":
            able = [seat for seat in self.players() if t["hands"][seat]]
            if len(able) == 1:
                self.do(NameDiscard(t["commander"], able[0]))
        elif t["stage"] == "discard":
            hand = t["hands"][t["named"]]
            if len(hand) == 1 or (self.open_hands and len(set(hand)) == 1):
                self.do(DiscardCard(t["named"], hand[0]))
        elif t["stage"] == "turn" and self.open_hands:
            choices = [action for seat in self.players() for action in self.options(seat)]
            if choices == [Draw(t["turn"])]:
                self.do(Draw(t["turn"]))
