"""What can be wrong with a single verb: its names, its amounts, keys that exclude each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from game.effects.lint_filters import HEXED, check_among, check_amount
from game.effects.lint_scope import Path, Scope
from game.effects.model import VERBS, Modify, Move, Place, Verb
from game.effects.speaker import OWNED
from game.effects.stats import STATS
from game.effects.words import Kind

PIECES: tuple[Kind, ...] = ("sheep", "shepherd", "caravan")
ABOUT: dict[str, dict[str, tuple[Kind, ...]]] = {
    "move": {"what": PIECES, "to": HEXED, "toward": HEXED, "away": HEXED},
    "place": {"at": HEXED},
    "remove": {"what": ("sheep",)},
    "damage": {"what": ("sheep",)},
    "heal": {"who": ("shepherd",)},
    "corrupt": {"who": ("shepherd", "caravan")},
    "gain": {"who": ("shepherd",)},
    "lose": {"who": ("shepherd",)},
    "refresh": {"what": ("card",)},
    "exhaust": {"what": ("card",)},
    "draw": {"who": ("shepherd",)},
    "discard": {"what": ("card",)},
}
"""Which kinds of things the names of a verb may stand for."""


def one_key(record: Any, keys: Sequence[str], path: Path, scope: Scope, rule: str) -> str:
    """The only key that is given, or nothing and a finding."""
    given = [key for key in keys if getattr(record, key) not in (None, {})]
    if len(given) == 1:
        return given[0]
    written = [key.rstrip("_") for key in given]
    end = f"not {' and '.join(written)}; make one of each" if written else "and there is none"
    scope.find(path, f"{rule}, {end}")
    return ""


def check_verbs(
    verbs: Sequence[Verb], path: Path, scope: Scope, may_be_empty: bool = False, single: bool = False
) -> None:
    """Checks a block of verbs, or with `single` one that stands at this very path."""
    if not verbs and not may_be_empty:
        scope.find(path, f'"{path[-1]}" is empty; write at least one step')
    for at, verb in enumerate(verbs):
        here = path if single else (*path, at)
        word = one_key(verb, tuple(VERBS), here, scope, "a step is exactly one verb")
        if word:
            _check_verb(word, getattr(verb, word), (*here, word), scope)


def _check_verb(word: str, verb: Any, path: Path, scope: Scope) -> None:
    if isinstance(verb, Modify):
        check_modify(verb, path, scope, lasting=False)
        return
    for name, wanted in ABOUT.get(word, {}).items():
        value = getattr(verb, name)
        if value is not None:
            scope.kinds_of(value, (*path, name), wanted)
    if isinstance(verb, Move):
        _check_move(verb, path, scope)
    if isinstance(verb, Place) and (verb.at is None) == (verb.spawn is None):
        scope.find(path, "place needs exactly one of at and spawn, which says where")
    for one in fields(verb):
        if one.name in ("amount", "steps"):
            check_amount(getattr(verb, one.name), (*path, one.name), scope)


def _check_move(verb: Move, path: Path, scope: Scope) -> None:
    ways = [word for word in ("to", "toward", "away") if getattr(verb, word) is not None]
    if len(ways) != 1:
        given = f"not {' and '.join(ways)}" if ways else "and there is none"
        scope.find(path, f"move needs exactly one of to, toward and away, {given}")
    elif ways == ["to"] and verb.steps != 1:
        scope.find(
            (*path, "steps"), '"steps" goes with toward and away; with to it is clear where it ends, take it out'
        )


def check_modify(modify: Modify, path: Path, scope: Scope, lasting: bool) -> None:
    """Checks a change of a number; `lasting` as long as its card does, or for a time."""
    info = STATS[modify.stat]
    if (modify.by is None) == (modify.set is None):
        scope.find(path, "a change needs exactly one of by and set")
    if modify.by == 0:
        scope.find((*path, "by"), '"by" is 0, so nothing changes; write another number')
    if info.switch and (modify.by is not None or modify.set not in (0, 1)):
        scope.find(path, f"{modify.stat} is a question of yes or no; write `set: 1` or `set: 0`")
    if modify.set is not None and modify.set < 0:
        scope.find((*path, "set"), f'"set" is {modify.set}; no number of the rules is less than 0')
    if lasting and modify.until is not None:
        scope.find((*path, "until"), '"until" is for steps; here it lasts as long as the card does, take it out')
    if not lasting and modify.until is None:
        scope.find(path, "until is missing; say how long it lasts: attack, step, half or day")
    _check_subject(modify, path, scope)


def _check_subject(modify: Modify, path: Path, scope: Scope) -> None:
    """Whose number it is must be one that has it."""
    info = STATS[modify.stat]
    if modify.of is not None and modify.what is not None:
        scope.find(path, "a change is for all of a kind (of) or for one (what), not both")
    if not info.of and (modify.of is not None or modify.what is not None):
        word = "of" if modify.of is not None else "what"
        scope.find((*path, word), f"{modify.stat} belongs to the whole table; take {word} out")
        return
    if modify.what is not None:
        scope.kinds_of(modify.what, (*path, "what"), info.of)
    if modify.of is not None:
        kind = check_among(modify.of, (*path, "of"), scope)
        if kind is not None and kind not in info.of:
            scope.find((*path, "of"), f"{modify.stat} is a number of a {' or '.join(info.of)}, not of a {kind}")
    elif modify.what is None and info.of and scope.voice in OWNED and "shepherd" not in info.of:
        scope.find(path, f"{modify.stat} is a number of a {' or '.join(info.of)}; say of which, with of or what")
