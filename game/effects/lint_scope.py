"""Which names an ability may speak of at some place, what they stand for, and what has been found wrong so far."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.problems import Finding, PathPart
from game.effects.speaker import OWNED, Voice
from game.effects.words import KINDS_OF, NAMES, Chooser, Kind, When

Path = tuple[PathPart, ...]
Kinds = tuple[Kind, ...]

_NAME = re.compile(r"[a-z][a-z0-9_]*")
RESERVED = (*KINDS_OF, "self", "it")


def spoken(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


@dataclass(slots=True)
class Scope:
    """The names by what they stand for; those of choices that nobody has used yet; the findings."""

    voice: Voice
    names: dict[str, Kinds] = field(default_factory=dict)
    unused: dict[str, Path] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    when: Sequence[When] = ()
    it_used: bool = False

    def find(self, path: Path, text: str, known: Sequence[str] = ()) -> None:
        """Something is wrong there."""
        self.findings.append(Finding(path, text, tuple(known)))

    def begin(self, when: Sequence[When]) -> None:
        """The names that are there from the start: always, and at all of these times."""
        self.when = when
        if self.voice in OWNED:
            self.names.update(self=("card",), owner=("shepherd",), here=("space",))
        elif self.voice == "caravan":
            self.names.update(self=("caravan",), here=("space",))
        events = [set(NAMES.get(one, ())) for one in when]
        for name in sorted(set.intersection(*events)) if events else ():
            self.names[name] = KINDS_OF[name]

    def bind(self, name: str, kinds: Kinds) -> None:
        """A name stands for this from here on."""
        self.names[name] = kinds

    def choose(self, name: str, kind: Kind | None, path: Path) -> None:
        """A choice gives a name its meaning."""
        if not _NAME.fullmatch(name):
            self.find(path, f'"{name}" cannot be a name; use small letters, digits and _, without the $')
        elif name in RESERVED:
            self.find(path, f'"{name}" is the name of something else; call the choice otherwise')
        elif name in self.names:
            self.find(path, f'"{name}" is chosen twice; call one of the choices otherwise')
        else:
            self.unused[name] = path
        self.names[name] = (kind,) if kind is not None else ()

    def begin_each(self, kind: Kind | None) -> None:
        """Inside of an `each` there is `$it`."""
        self.names["it"] = (kind,) if kind is not None else ()
        self.it_used = False

    def end_each(self, path: Path) -> None:
        """After it there is none."""
        del self.names["it"]
        if not self.it_used:
            self.find(
                path, "the same is done again and again, but never to $it; use $it, or write the steps without each"
            )

    def kinds_of(self, name: str, path: Path, wanted: Sequence[Kind] = ()) -> Kinds:
        """What a `$name` stands for; tells when it stands for nothing, or not surely for what is wanted."""
        if not name.startswith("$"):
            self.find(path, f'"{name}" must be a name with a dollar, such as ${name or "owner"}')
            return ()
        word = name[1:]
        self.unused.pop(word, None)
        self.it_used = self.it_used or word == "it"
        if word not in self.names:
            self.find(path, self._unknown(word), [f"${one}" for one in self.names] if word not in RESERVED else ())
            return ()
        kinds = self.names[word]
        if wanted and not set(kinds) <= set(wanted):
            self.find(path, f"{name} is {_a(kinds)}; this must be {_a(wanted)}")
        return kinds

    def _unknown(self, word: str) -> str:
        if word == "it":
            return "$it is there only inside of an each; name something that was chosen"
        if word in ("self", "owner", "here"):
            return f"nobody holds this card, so there is no ${word} here"
        if word in KINDS_OF:
            times = [when for when, names in NAMES.items() if word in names]
            now = spoken(self.when) if self.when else "all times"
            return f"${word} is there only at {spoken(times)}, not at {now}"
        return f"${word} stands for nothing; choose it under choose, before it is used"

    def check_chooser(self, by: Chooser, path: Path) -> None:
        """A card that nobody holds has no owner to choose."""
        if by == "owner" and self.voice not in OWNED:
            self.find((*path, "by"), "nobody holds this card, so no owner can choose; write `by: players`")


def _a(kinds: Sequence[str]) -> str:
    return " or ".join(f"a {kind}" for kind in kinds) or "nothing"
