"""The rules of a game as sections of words: taken from the texts, with the numbers of the data filled in.

The texts have, for every section, `rules.<section>.title` and `.text`, and if wished `.icon` (a picture), `.picture`
(a small flock, see flock_picture) and `.words` (what else people may search for). Fields are facts of the data, see
`facts_of`, so that a mod's numbers show.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.content.texts import fields_of
from game.core.record import Json
from game.core.texts import Texts

_MARKS = re.compile(r"\{icon:[^}]+\}|\[\[(?:[^\]|]+\|)?([^\]]+)\]\]|\*\*")
_LINK = re.compile(r"\[\[([^\]|]+)(?:\|[^\]]+)?\]\]")


@dataclass(frozen=True, slots=True)
class Section:
    """One section; `paragraphs` may hold marks and links to other sections."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    icon: str = ""
    picture: str = ""
    words: str = ""

    @property
    def links(self) -> tuple[str, ...]:
        """The sections it points to, each once."""
        return tuple(dict.fromkeys(link for p in self.paragraphs for link in _LINK.findall(p)))

    @property
    def plain(self) -> str:
        """Its words without marks."""
        return _MARKS.sub(lambda found: found[1] or "", "\n".join(self.paragraphs))


def sections(texts: Texts, facts: Mapping[str, str]) -> list[Section]:
    """All sections in the order of the file."""
    patterns = texts.under("rules")
    names = dict.fromkeys(key.split(".")[0] for key in patterns)

    def part(section: str, name: str) -> str:
        pattern = patterns.get(f"{section}.{name}")
        if pattern is None:
            return ""
        none = texts("rules_help.none")
        return pattern.fill({field: facts.get(field, none) for field in fields_of(pattern.other)})

    return [
        Section(
            name,
            part(name, "title") or name,
            tuple(p for p in part(name, "text").split("\n") if p.strip()),
            part(name, "icon"),
            part(name, "picture"),
            part(name, "words"),
        )
        for name in names
    ]


def facts_of(data: Json) -> dict[str, str]:
    """Every number and word of a game's data by the path that leads to it, joined by `_`.

    A list gives all its values, `.._count` their number and `.._1` the first. A mapping gives `.._count`; when its
    entries are mappings themselves, entries with the same word in a field are gathered: `mat_action_boing_number`
    holds the numbers of all entries of `mat` whose `action` is `boing`.
    """
    facts: dict[str, str] = {}
    _collect(data, "", facts)
    return facts


def _collect(data: Json, path: str, facts: dict[str, str]) -> None:
    if isinstance(data, Mapping):
        facts[f"{path}_count"] = str(len(data))
        for key, value in data.items():
            _collect(value, f"{path}_{key}" if path else str(key), facts)
        _gather([v for v in data.values() if isinstance(v, Mapping)], path, facts)
    elif isinstance(data, list | tuple):
        facts[f"{path}_count"] = str(len(data))
        if all(isinstance(value, str | int) for value in data):
            facts[path] = ", ".join(map(str, data))
        for number, value in enumerate(data, 1):
            _collect(value, f"{path}_{number}", facts)
    elif data is not None:
        facts[path] = str(data)


def _gather(entries: Sequence[Mapping[str, Json]], path: str, facts: dict[str, str]) -> None:
    gathered: dict[str, list[str]] = {}
    for entry in entries:
        for field, word in entry.items():
            if not isinstance(word, str):
                continue
            for other, value in entry.items():
                if other != field and isinstance(value, str | int):
                    gathered.setdefault(f"{path}_{field}_{word}_{other}", []).append(str(value))
    facts |= {key: ", ".join(values) for key, values in gathered.items()}


def found(all_sections: Sequence[Section], wanted: str) -> list[Section]:
    """The sections that speak of `wanted`: those with it in the title first, then in search words, then in the text."""
    word = wanted.strip().casefold()
    if not word:
        return list(all_sections)
    ranked = [
        (0 if word in s.title.casefold() else 1 if word in s.words.casefold() else 2, index, s)
        for index, s in enumerate(all_sections)
        if word in f"{s.title} {s.words} {s.plain}".casefold()
    ]
    return [s for _, _, s in sorted(ranked, key=lambda r: r[:2])]


def section_for(all_sections: Sequence[Section], term: str) -> Section:
    """The section of a term: by its id, else the best that is found, else the first."""
    exact = next((s for s in all_sections if s.id == term), None)
    return exact or next(iter(found(all_sections, term.replace("_", " "))), all_sections[0])
