"""Loads the words of the program and of a game, and checks every pattern before anybody sees it.

A text file is nested mappings; `log: {bump: "..."}` gives the key `log.bump`. A leaf is a text, or
`{one: "...", other: "...", count: field}` where the number in `field` decides (`n` when count is left out).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from game.content.mods import Roots, subfolders
from game.content.nodes import Node, kind_of, listed, quoted
from game.content.yaml_source import read_yaml
from game.core.problems import Problem, did_you_mean
from game.core.texts import Pattern, Texts

ENGLISH = "en"
COMMON = "common"
PLURAL = ("one", "other", "count")

_WORD = re.compile(r"[A-Za-z0-9_-]+")
_FIELD = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class LoadedTexts:
    """Texts in use, what is wrong in their files, and the keys that a translation leaves in English."""

    texts: Texts
    problems: tuple[Problem, ...] = ()
    untranslated: tuple[str, ...] = ()


def load_texts(roots: Roots, game_id: str | None = None, language: str = ENGLISH) -> LoadedTexts:
    """The common texts and, on top, a game's, then those of the mods; English where a translation has nothing.

    A text that is wrong is left out and told about; nothing is raised.
    """
    topics = [COMMON] if game_id is None else [COMMON, game_id]
    english = _Collected({}, [])
    for path in _files(roots, topics, ENGLISH):
        english.add(path, None)
    if language == ENGLISH:
        return LoadedTexts(Texts(english.patterns), tuple(english.problems))
    other = _Collected({}, [])
    for path in _files(roots, topics, language):
        other.add(path, english.patterns)
    left = tuple(key for key in english.patterns if key not in other.patterns)
    texts = Texts(english.patterns).merged(Texts(other.patterns))
    return LoadedTexts(texts, tuple(english.problems + other.problems), left)


def check_text_file(path: Path) -> list[Problem]:
    """Everything wrong in one text file by itself."""
    collected = _Collected({}, [])
    collected.add(path, None)
    return collected.problems


def languages(roots: Roots) -> tuple[str, ...]:
    """The languages for which the program has common texts, English first."""
    names = {p.stem for p in (roots.data / COMMON / "text").glob("*.yaml")} - {ENGLISH}
    return (ENGLISH, *sorted(names))


def _files(roots: Roots, topics: Iterable[str], language: str) -> Iterator[Path]:
    name = f"{language}.yaml"
    for topic in topics:
        base = roots.data / topic / "text" / name
        if language == ENGLISH or base.is_file():
            yield base
        for folder in roots.mods:
            for mod in subfolders(folder):
                if (path := mod / topic / "text" / name).is_file():
                    yield path


@dataclass(slots=True)
class _Collected:
    patterns: dict[str, Pattern]
    problems: list[Problem]

    def add(self, path: Path, english: Mapping[str, Pattern] | None) -> None:
        """Adds a file's texts; those of a translation may have no fields that English has not."""
        source = read_yaml(path)
        self.problems.extend(source.problems)
        if source.root is None:
            return
        if source.root.fields is None:
            text = f"this file must be a mapping (lines like `key: text`), not {kind_of(source.root.plain())}"
            self.problems.append(Problem(source.root.place, text))
            return
        self._group("", source.root, english)

    def _group(self, key: str, node: Node, english: Mapping[str, Pattern] | None) -> None:
        for word, child in (node.fields or {}).items():
            if child.spoiled:
                continue
            inner = f"{key}.{word}" if key else word
            if not _WORD.fullmatch(word):
                text = f"{quoted(word)} cannot be a key; use letters, digits and _, and nested mappings for dots"
                self.problems.append(Problem(child.key, text))
            elif child.fields is not None and not _is_plural(child.fields):
                self._group(inner, child, english)
            else:
                self._leaf(inner, child, english)

    def _leaf(self, key: str, node: Node, english: Mapping[str, Pattern] | None) -> None:
        pattern, problems = _pattern(key, node)
        if pattern is not None and english is not None and not problems:
            problems = _foreign_fields(key, pattern, english, node)
        self.problems.extend(problems)
        if pattern is not None and not problems:
            self.patterns[key] = pattern


def _is_plural(fields: Mapping[str, Node]) -> bool:
    return len({"one", "other", "count"} & set(fields)) > 1


def _pattern(key: str, node: Node) -> tuple[Pattern | None, list[Problem]]:
    fields = node.fields
    if fields is None:
        problem = _text_problem(key, node)
        return (None, [problem]) if problem else (Pattern(str(node.value)), [])
    problems = [
        Problem(child.key, f"a text by number has one, other and count, not {quoted(word)}{did_you_mean(word, PLURAL)}")
        for word, child in fields.items()
        if word not in PLURAL
    ]
    problems += [
        Problem(node.key, f'{quoted(key)} lacks "{word}"; a text by number needs one and other')
        for word in ("one", "other")
        if word not in fields
    ]
    problems += [p for child in fields.values() if (p := _text_problem(key, child)) is not None]
    if problems:
        return None, problems
    count = str(fields["count"].value) if "count" in fields else "n"
    other = str(fields["other"].value)
    if count not in fields_of(other):
        hint = did_you_mean(count, fields_of(other))
        text = f'{quoted(key)} counts by {{{count}}}, which its "other" does not have{hint}'
        return None, [Problem(fields.get("count", node).place, text)]
    return Pattern(other, str(fields["one"].value), count), []


def _text_problem(key: str, node: Node) -> Problem | None:
    """What is wrong with one text: its kind, or its braces."""
    if not isinstance(node.value, str):
        cure = "; write a text after the colon" if node.value is None else ""
        if isinstance(node.value, int | float):
            cure = f'; put it in quotes: "{node.raw}"'
        return Problem(node.place, f"{quoted(key)} must be text, not {kind_of(node.plain())}{cure}")
    wrong = _braces(node.value)
    return Problem(node.place, wrong) if wrong else None


def _braces(text: str) -> str | None:
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return f"a brace in {quoted(text)} has no partner; write {{name}} for a field, {{{{ or }}}} for the sign"
    for _, name, form, conversion in parts:
        if name is not None and (form or conversion or not _FIELD.fullmatch(name)):
            written = name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
            return f"{{{written}}} is no field; a field is a name in braces, such as {{name}}"
    return None


def fields_of(text: str) -> set[str]:
    """The names of the fields in a pattern that was checked."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _foreign_fields(key: str, pattern: Pattern, english: Mapping[str, Pattern], node: Node) -> list[Problem]:
    original = english.get(key)
    if original is None:
        text = f"there is no text {quoted(key)} in English{did_you_mean(key, english)}"
        return [Problem(node.key, text)]
    known = fields_of(original.other) | fields_of(original.one or "")
    used = fields_of(pattern.other) | fields_of(pattern.one or "")
    has = f"it has {listed(sorted(known), 'and')}" if known else "it has none"
    return [
        Problem(node.place, f"{quoted(key)} has no field {{{name}}}; {has}{did_you_mean(name, known)}")
        for name in sorted(used - known)
    ]
