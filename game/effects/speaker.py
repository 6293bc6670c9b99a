"""Words for the things an ability is about: "a Lesser Sheep here" when it is first spoken of, then "it"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from game.core.sentence import listed
from game.core.texts import Field, Texts
from game.effects.model import Among, Amount, Choice, Filter, Kind, Spawn

Form = Literal["a", "chosen", "each", "bare", "many"]
"""a Sheep · any Sheep, which somebody chooses · each Sheep · Sheep, after "no" and "for each" · Sheep, several."""

Voice = Literal["equipment", "curse", "trait", "caravan", "mutation", "event", "tile"]
OWNED: tuple[Voice, ...] = ("equipment", "curse", "trait")
EVENT_KINDS: dict[str, Kind] = {"sheep": "sheep", "attacker": "shepherd"}
SPAWNS = get_args(Spawn)
_TALL = {"sheep": "it", "caravan": "it", "card": "it"}


@dataclass(slots=True)
class Speaker:
    """Speaks for one ability: knows its choices, and what has been spoken of.

    `voice` is the kind of card it stands on: those in a hand call their owner "you". `half` is day or night where
    that is certain. `maybe` becomes true when something was named that may have been left open.
    """

    texts: Texts
    voice: Voice = "equipment"
    half: str = ""
    choices: dict[str, Choice] = field(default_factory=dict)
    it: Among | None = None
    target: Kind | None = None
    said: set[str] = field(default_factory=set)
    last: str = ""
    maybe: bool = False

    def say(self, key: str, **fields: Field) -> str:
        """A text of the card language."""
        return self.texts(f"effect.{key}", **fields)

    def list(self, words: Sequence[str]) -> str:
        """`a, b or c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("or", first=", ".join(words[:-1]), last=words[-1])

    # ------------------------------------------------------------------ names

    def is_you(self, name: str | None) -> bool:
        """Whether a `$name` is whom the text speaks to."""
        return name == "$owner" and self.voice in OWNED

    def is_here(self, name: str) -> bool:
        """Whether its hex is simply "here"."""
        return name == "$here" or self.is_you(name) or (name == "$self" and self.voice == "caravan")

    def kind_of(self, name: str) -> Kind | None:
        """What kind of thing a `$name` is, if that is known."""
        word = name[1:]
        if word in self.choices:
            return self.choices[word].among.kind
        if word == "it":
            return self.it.kind if self.it is not None else None
        known: dict[str, Kind | None] = {**EVENT_KINDS, "owner": "shepherd", "here": "space", "target": self.target}
        return ("caravan" if self.voice == "caravan" else "card") if word == "self" else known.get(word)

    def thing(self, name: str) -> str:
        """A `$name` where something is done to it, or near it."""
        return self._named(name, "chosen")

    def subject(self, name: str) -> str:
        """A `$name` that does something itself; nothing for "you"."""
        if self.is_you(name):
            return ""
        word = name[1:]
        fresh = word in self.choices and word not in self.said
        if fresh and self.voice not in OWNED:
            self._take_up(word)
            return self.say("any_one", what=self.noun(self.choices[word].among, "bare"))
        told = self._named(name, "a")
        return self.say("of_your_choice", who=told) if fresh and self.choices[word].by == "players" else told

    def _take_up(self, word: str) -> None:
        """A choice is spoken of for the first time."""
        self.said.add(word)
        self.maybe = self.maybe or self.choices[word].optional
        if self.kind_of("$" + word) != "space":
            self.last = word

    def place(self, name: str) -> str:
        """The hex of a `$name`: your hex, a hex next to you, that Sheep's hex."""
        if self.is_here(name):
            return self.say("your_hex" if self.voice in OWNED else "this_hex")
        if self.kind_of(name) == "space":
            return self.thing(name)
        return self._hex_of(name, "its_hex", "hex_of_known", "hex_of")

    def _hex_of(self, name: str, its: str, known: str, fresh: str) -> str:
        """A place that belongs to a piece: said in another way for one that has been spoken of."""
        word = name[1:]
        key = fresh if word in self.choices and word not in self.said else known
        told = self.thing(name)
        return self.say(its) if told == self.say("it") else self.say(key, what=told)

    def _named(self, name: str, form: Form) -> str:
        word = name[1:]
        if self.is_you(name):
            return self.say("you")
        if name == "$here":
            return self.say("your_hex" if self.voice in OWNED else "this_hex")
        if word in self.choices and word not in self.said:
            told = self.noun(self.choices[word].among, form)
            self._take_up(word)
            return told
        if word == "it" and "it" not in self.said and self.it is not None:
            self.said.add("it")
            told = self.noun(self.it, "each")
        else:
            told = self._again(name)
        if self.kind_of(name) != "space":
            self.last = word
        return told

    def _again(self, name: str) -> str:
        """Something that has been spoken of already."""
        word, kind = name[1:], self.kind_of(name)
        if word == "self":
            return self.say("self.caravan" if self.voice == "caravan" else "self.card")
        if kind is None:
            return self.say("its_target")
        if self.last == word and kind in _TALL:
            return self.say(_TALL[kind])
        if word in ("attacker", "owner"):
            return self.say("attacker")
        alike = [n for n, choice in self.choices.items() if choice.among.kind == kind]
        if word in alike and len(alike) > 1:
            return self.say(f"{'first' if alike[0] == word else 'second'}.{kind}")
        ally = word in alike and self._is_ally(self.choices[word].among.filter, kind)
        return self.say("that.ally" if ally else f"that.{kind}")

    # ------------------------------------------------------------------ noun phrases

    def noun(self, among: Among, form: Form, mine: bool = True) -> str:
        """What is meant, in words; `mine` false leaves out whose cards they are."""
        f, kind = among.filter, among.kind
        if mine and f.of is not None and self.is_you(f.of):
            return self._of_yours(f, form)
        noun = self._adjectives(f, kind, form == "many") + self._name(f, kind, form == "many")
        told = noun + self._after(f, kind, mine)
        if form in ("bare", "many"):
            return (self.say("other") + " " if self._is_other(f, kind) else "") + told
        if self._is_other(f, kind):
            return self.say("each_other" if form == "each" else "another", what=told)
        if form == "each":
            return self.say("each", what=told)
        if form == "chosen" and told == noun and kind != "space":
            return self.say("any", what=told)
        return self._a(told)

    def _a(self, noun: str) -> str:
        return self.say("an" if noun[:1].lower() in "aeiou" else "a", what=noun)

    def _is_ally(self, f: Filter, kind: Kind) -> bool:
        return kind == "shepherd" and f.unlike is not None and self.is_you(f.unlike)

    def _is_other(self, f: Filter, kind: Kind) -> bool:
        return f.unlike is not None and not self._is_ally(f, kind)

    def _adjectives(self, f: Filter, kind: Kind, many: bool = False) -> str:
        words = [] if f.exhausted is None else [self.say("exhausted" if f.exhausted else "ready")]
        if f.tier:
            tiers = [self.say(f"tier.{tier}") for tier in f.tier]
            words.append(listed(tiers, self.texts) if many else self.list(tiers))
        if kind == "space" and 0 < len(f.on_spawn) < len(SPAWNS):
            words.append(self.list([self.say(f"spawn.{colour}") for colour in f.on_spawn]))
        return "".join(word + " " for word in words)

    def _name(self, f: Filter, kind: Kind, many: bool) -> str:
        number = "many" if many else "one"
        if self._is_ally(f, kind):
            return self.say(f"noun.ally.{number}")
        if f.kind and kind == "card":
            return self.list([self.say(f"noun.{card}.{number}") for card in f.kind])
        return self.say(f"noun.{'spawn' if kind == 'space' and f.on_spawn else kind}.{number}")

    def _of_yours(self, f: Filter, form: Form) -> str:
        """Cards of the owner: one of your exhausted Curses, each of your Curses, your other cards."""
        noun = self._adjectives(f, "card") + self._name(f, "card", many=True)
        noun = (self.say("other") + " " if f.unlike is not None else "") + noun
        keys = {"many": "your", "bare": "your", "each": "each_of_your"}
        return self.say(keys.get(form, "one_of_your"), what=noun) + self._near(f, "card")

    def _after(self, f: Filter, kind: Kind, mine: bool) -> str:
        told = self._near(f, kind)
        if f.has:
            key = "with_sheep_on_it" if f.has == ("sheep",) and kind == "space" else ""
            words = self.list([self.say(f"has.{word}") for word in f.has])
            told += " " + (self.say(key) if key else self.say("with", what=words))
        if f.of is not None and mine:
            told += " " + self.say("of", what=self.thing(f.of))
        return told

    def _near(self, f: Filter, kind: Kind) -> str:
        parts = []
        if f.on_road is not None:
            parts.append(self.say("on_road" if f.on_road else "off_road"))
        if f.on_spawn and kind != "space":
            parts.append(self.spawn(f.on_spawn))
        if f.at is not None:
            parts.append(self._at(f.at, kind))
        if f.next_to is not None:
            near = self.say("you") if self.is_here(f.next_to) and self.voice in OWNED else ""
            parts.append(self.say("next_to", what=near or self.thing(f.next_to)))
        if f.within is not None:
            of = f.within.of
            if self.is_here(of):
                parts.append(self.say("within", n=f.within.steps))
            else:
                parts.append(self.say("within_of", n=f.within.steps, what=self.thing(of)))
        return "".join(" " + part for part in parts)

    def spawn(self, colours: Sequence[str]) -> str:
        """On one of these spawns."""
        if len(colours) == len(SPAWNS):
            return self.say("on_a_spawn")
        return self.say("on_spawn", colour=self.list([self.say(f"spawn.{colour}") for colour in colours]))

    def _at(self, name: str, kind: Kind) -> str:
        if self.is_here(name):
            return self.say("here")
        if self.kind_of(name) == "space":
            return self.say("on", what=self._ground(name[1:], kind))
        return self._hex_of(name, "on_its_hex", "with", "on_the_hex_of")

    def _ground(self, word: str, kind: Kind) -> str:
        """A hex on which something stands; that Sheep are on the hex of Sheep need not be said."""
        choice = self.choices.get(word)
        if choice is None or choice.space is None or word in self.said or kind != "sheep":
            return self.thing("$" + word)
        self._take_up(word)
        has = tuple(one for one in choice.space.has if one != "sheep")
        return self.noun(Among(space=replace(choice.space, has=has)), "a")

    # ------------------------------------------------------------------ amounts

    def much(self, amount: Amount) -> tuple[int, str]:
        """The number that is said, and what follows it: nothing, or ` for each Sheep here, at most 3`."""
        if isinstance(amount, int):
            return amount, ""
        tail = " " + self.say("for", what=self.noun(amount.count, "each"))
        if amount.most < 99:
            tail += self.say("at_most", n=amount.most)
        return 1, tail
