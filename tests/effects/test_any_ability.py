"""Whatever the language can say ends, leaves frames that can be saved, and ends the same with and without a save."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from game.content.decode import decode
from game.content.nodes import from_plain
from game.effects import machine
from game.effects.lint import check_ability
from game.effects.lint_verbs import ABOUT
from game.effects.machine import Frame
from game.effects.model import VERBS, Ability
from tests.effects.pasture import CROOK, Card, Hand, Pasture

# By kind the names that always stand for such a thing; `b` may be left open, `it` is there inside of an each.
NAMES = {
    "sheep": ["$a", "$b"],
    "shepherd": ["$owner", "$c"],
    "card": ["$self", "$d"],
    "space": ["$here", "$e"],
}
HEXED = [*NAMES["sheep"], *NAMES["shepherd"], *NAMES["space"]]
NEEDLESS = ("take the choice out", "without each")
TIERS = ["lesser", "standard", "greater"]


class Maker:
    """Makes abilities up, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def some(self, **entries: Callable[[], Any]) -> dict[str, Any]:
        """A part of these entries."""
        return {key: make() for key, make in entries.items() if self.luck.random() < 0.3}

    def name(self, *kinds: str) -> str:
        """A name of one of these kinds."""
        return self.luck.choice([name for kind in kinds for name in NAMES[kind]])

    def filter(self, kind: str, names: Sequence[str]) -> dict[str, Any]:
        """A filter that fits a kind and speaks of these names."""
        luck = self.luck
        keys: dict[str, Callable[[], Any]] = {}
        if kind != "card":
            keys["on_road"] = lambda: luck.random() < 0.5
            if names:
                keys["next_to"] = lambda: luck.choice(names)
                keys["within"] = lambda: {"of": luck.choice(names), "steps": luck.randint(0, 4)}
                if kind != "space":
                    keys["at"] = lambda: luck.choice(names)
        if kind == "sheep":
            keys["tier"] = lambda: luck.sample(TIERS, 2)
        if kind == "shepherd":
            keys["has"] = lambda: luck.sample(["essence", "corruption", "room", "sheep"], 2)
        if kind == "card":
            keys |= {"exhausted": lambda: luck.random() < 0.5, "kind": lambda: ["equipment", "curse"]}
        return self.some(**keys)

    def among(self) -> dict[str, Any]:
        """Something on the table."""
        kind = self.luck.choice([*NAMES])
        return {kind: self.filter(kind, HEXED)}

    def amount(self) -> Any:
        """A number, or one that is counted."""
        luck = self.luck
        if luck.random() < 0.7:
            return luck.randint(1, 3)
        return {"count": self.among(), **self.some(most=lambda: luck.randint(1, 4))}

    def verb(self) -> dict[str, Any]:
        """Any verb but modify."""
        luck = self.luck
        word = luck.choice([word for word in VERBS if word != "modify"])
        fits = {kind for kinds in ABOUT.get(word, {}).values() for kind in kinds} & set(NAMES)
        who, amount = {"who": self.name("shepherd")}, {"amount": self.amount()}
        what = {"what": self.name(*sorted(fits))} if fits else {}
        resource = {"what": luck.choice(["essence", "lantern"])}
        beast, hexed = {"what": self.name("sheep")}, luck.choice(HEXED)
        way = luck.choice(["to", "toward", "away"])
        made = {
            "move": {**beast, way: hexed, **({} if way == "to" else {"steps": self.amount()})},
            "place": {"tier": luck.choice(TIERS), "at": hexed, **amount},
            "damage": {**beast, "type": "fire", **amount},
            "heal": {**who, **amount},
            "corrupt": {**who, **amount},
            "gain": {**who, **resource},
            "lose": {**who, **resource},
            "draw": {**who, "deck": "curses"},
            "look": {"deck": "flock"},
        }
        return {word: made.get(word, what)}

    def block(self) -> list[dict[str, Any]]:
        """One verb or two."""
        return [self.verb() for _ in range(self.luck.randint(1, 2))]

    def step(self) -> dict[str, Any]:
        """Any step but a choice."""
        word = self.luck.choice(["verb", "verb", "each", "if", "either"])
        if word == "each":
            return {"each": {"of": self.among(), "do": self.block()}}
        if word == "if":
            test = {self.luck.choice(["some", "none"]): self.among()}
            return {"if": {"test": test, "then": self.block(), **self.some(otherwise=self.block)}}
        if word == "either":
            return {"either": {"one": self.block(), **self.some(other=self.block)}}
        return self.verb()

    def ability(self) -> dict[str, Any]:
        """An ability with five choices, four before the cost and one among the steps."""
        early = {
            "a": {"sheep": self.filter("sheep", ["$owner", "$here"])},
            "b": {"sheep": self.filter("sheep", ["$a"]), "optional": True},
            "c": {"shepherd": self.filter("shepherd", ["$a", "$b"]), **self.some(by=lambda: "players")},
            "d": {"card": self.filter("card", [])},
        }
        steps = [self.step() for _ in range(self.luck.randint(1, 3))]
        late = {"choose": {"e": {"space": self.filter("space", ["$a", "$b", "$c"])}}}
        steps.insert(self.luck.randint(0, len(steps)), late)
        return {"when": ["day"], "cost": {"essence": self.luck.randint(0, 2)}, "choose": early, "do": steps}


def pasture(interrupts: tuple[str, ...]) -> Pasture:
    """A full table."""
    return Pasture(
        sheep={1: (6, "lesser"), 2: (6, "greater"), 3: (12, "standard"), 4: (4, "lesser")},
        hands={0: Hand(6, corruption=1), 1: Hand(8, essence=5), 2: Hand(6, lit=1)},
        cards={50: Card(0), 51: Card(0, "curse", True), 52: Card(1)},
        interrupts=interrupts,
    )


def play(written: Ability, answers: list[int], interrupts: tuple[str, ...], saving: bool) -> Any:
    """The table at the end; answers go round in circles, and every frame may be saved and read again."""
    table = pasture(interrupts)
    frame = machine.advance(table, machine.start(CROOK), written)
    for turn in range(100):
        if frame is None:
            return table.whole(), turn
        if saving:
            frame = Frame.from_list(json.loads(json.dumps(frame.to_list())))
            table = deepcopy(table)
        table.interrupted = False
        asked = machine.question(table, frame, written)
        if asked is not None:
            assert list(asked.values) == sorted(set(asked.values))
            assert len(asked.values) + asked.optional > 1
            values = [*asked.values, None] if asked.optional else [*asked.values]
            frame = machine.answer(frame, written, values[answers[turn % len(answers)] % len(values)])
        frame = machine.advance(table, frame, written)
    raise AssertionError("it asks without end")


def test_any_ability_ends_and_can_be_saved_everywhere(long_run: bool) -> None:
    asked = usable = 0
    for seed in range(4000 if long_run else 180):
        maker = Maker(seed)
        plain = maker.ability()
        written, problems = decode(from_plain(plain, "card"), Ability)
        assert written is not None, [str(problem) for problem in problems]
        faults = [f.text for f in check_ability(written, ()) if not f.text.endswith(NEEDLESS)]
        # A step before the late choice may speak of it too early; the machine then leaves that step out.
        assert [f for f in faults if not f.startswith("$e stands for nothing")] == [], plain
        usable += machine.usable(pasture(()), CROOK, written)
        answers = [maker.luck.randint(0, 9) for _ in range(6)]
        interrupts = tuple(maker.luck.sample(["pay", "corrupt", "draw", "damage", "place"], 2))
        straight, turns = play(written, answers, interrupts, saving=False)
        assert (straight, turns) == play(written, answers, interrupts, saving=True), plain
        asked += turns
    assert asked > 250, "hardly anything was asked, so hardly anything was tried"
    assert usable > 30, "hardly anything could be used, so hardly anything was tried"
