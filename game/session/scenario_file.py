"""Reads a scenario from the tree of its file: who plays what and what is expected, every mistake with its place.

The format is told in `tests/scenarios/README.md`. Nothing in here knows a game: actions and events are those
of the rules, a position is handed on as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar

from game.content.nodes import Node, kind_of
from game.core.action import Action, SeatIndex, Tick
from game.core.event import Event
from game.core.problems import Place, Problem, did_you_mean
from game.core.record import FlatRecord, Json
from game.core.rules import AnyRules, GameInfo

Forced = tuple[tuple[str, str | int], ...]

R = TypeVar("R", bound=FlatRecord)

_FILE = ("game", "about", "options", "position", "new", "luck", "play")
_STEP = ("do", "luck", "expect", "legal", "illegal", "because", "choices", "end")
_CHOICES = ("seat", "count", "kinds", "exactly")
_END = ("reason", "winners", "scores", "breakdown")


class ScenarioError(Exception):
    """A scenario that cannot be played as it is written; `problem` says what is wrong and where."""

    def __init__(self, place: Place, message: str) -> None:
        self.problem = Problem(place, message)
        super().__init__(str(self.problem))


@dataclass(frozen=True, slots=True)
class Wish:
    """An action as written; the seat is the one that is asked when the file names none."""

    place: Place
    cls: type[Action]
    values: Mapping[str, Json]

    def action(self, asked: SeatIndex | None) -> Action:
        """The action itself, of the seat that was written or else of the one that is `asked`."""
        seat = None if self.cls is Tick else asked
        return self.cls.from_dict({"seat": seat, **self.values})


@dataclass(frozen=True, slots=True)
class Pattern:
    """An event as expected: its class and those of its values that matter."""

    cls: type[Event]
    values: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Choices:
    """What is expected of the list of legal actions of one seat (None: the asked one)."""

    seat: SeatIndex | None = None
    count: int | None = None
    kinds: Mapping[str, int] = field(default_factory=dict)
    exactly: tuple[Wish, ...] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of `play`: an action, then what holds after it. `expect` and `end` are kept as written."""

    place: Place
    do: Wish | None = None
    luck: Forced = ()
    expect: Mapping[str, Json] = field(default_factory=dict)
    events: tuple[Pattern, ...] = ()
    no_events: tuple[Pattern, ...] = ()
    legal: tuple[Wish, ...] = ()
    illegal: tuple[Wish, ...] = ()
    because: str | None = None
    choices: Choices | None = None
    end: Mapping[str, Json] | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole file. Exactly one of `position` and `new` is there; `place` is the start's, for messages."""

    game: str
    about: str
    place: Place
    options: Mapping[str, Json]
    position: Mapping[str, Json] | None
    new: Mapping[str, Json] | None
    luck: Forced
    steps: tuple[Step, ...]


def read_scenario(root: Node, rules_of: Callable[[str], AnyRules], games: Iterable[str]) -> Scenario:
    """The scenario in a tree. Raises ScenarioError for the first mistake in it."""
    top = _fields(root, "a scenario", _FILE, ("game", "about", "play"))
    game = _text(top["game"], "game")
    if game not in games:
        raise ScenarioError(top["game"].place, f'there is no game "{game}"{_one_of(game, games)}')
    if ("position" in top) == ("new" in top):
        raise ScenarioError(root.place, "a scenario begins with either `position` or `new`")
    start = top.get("position") or top["new"]
    plain = _mapping(start, "the start")
    if "new" in top:
        for word, child in _fields(start, "new", ("seats", "seed"), ("seats", "seed")).items():
            _whole(child, word)
    elif "luck" in plain and "luck" in top:
        raise ScenarioError(top["luck"].key, "luck stands in the position too; keep one of them")
    rules = rules_of(game)
    words = _Words(rules)
    return Scenario(
        game=game,
        about=_text(top["about"], "about"),
        place=start.place,
        options=_options(top.get("options"), rules.info),
        position=plain if "position" in top else None,
        new=plain if "new" in top else None,
        luck=_luck(top.get("luck")),
        steps=tuple(words.step(node) for node in _list(top["play"], "play")),
    )


class _Words:
    """Reads what is written in the words of one game: its actions and events."""

    def __init__(self, rules: AnyRules) -> None:
        self.actions: dict[str, type[Action]] = {cls.verb: cls for cls in rules.actions} | {Tick.verb: Tick}
        self.events: dict[str, type[Event]] = {cls.verb: cls for cls in rules.events}

    def step(self, node: Node) -> Step:
        """One entry of `play`."""
        parts = _fields(node, "a step", _STEP)
        for word, other in (("luck", "do"), ("because", "illegal")):
            if word in parts and other not in parts:
                raise ScenarioError(parts[word].key, f"`{word}` belongs to `{other}` in the same step")
        if not parts:
            raise ScenarioError(node.place, f"this step says nothing; it may have {', '.join(_STEP)}")
        expect = dict(_mapping_nodes(parts.get("expect"), "expect"))
        events, no_events = (self._patterns(expect.pop(word, None)) for word in ("events", "no_events"))
        return Step(
            place=node.place,
            do=self.wish(parts["do"]) if "do" in parts else None,
            luck=_luck(parts.get("luck")),
            expect={key: child.plain() for key, child in expect.items()},
            events=events,
            no_events=no_events,
            legal=self._wishes(parts.get("legal")),
            illegal=self._wishes(parts.get("illegal")),
            because=_text(parts["because"], "because") if "because" in parts else None,
            choices=self._choices(parts["choices"]) if "choices" in parts else None,
            end=_end(parts["end"]) if "end" in parts else None,
        )

    def wish(self, node: Node) -> Wish:
        """An action: `{verb: {field: value}}`, or the verb alone when it has no other fields."""
        cls, body, at = _worded(node, self.actions, "action")
        names = [f.name for f in fields(cls)]
        needed = () if cls is Tick else tuple(name for name in names if name != "seat")
        values = _fields(body, cls.verb, names, needed) if body is not None else {}
        if body is None and needed:
            raise ScenarioError(at, f"{cls.verb} lacks {', '.join(needed)}")
        return Wish(at, cls, {name: child.plain() for name, child in values.items()})

    def _wishes(self, node: Node | None) -> tuple[Wish, ...]:
        return tuple(self.wish(entry) for entry in _one_or_more(node))

    def _patterns(self, node: Node | None) -> tuple[Pattern, ...]:
        return tuple(self._pattern(entry) for entry in _one_or_more(node))

    def _pattern(self, node: Node) -> Pattern:
        cls, body, _ = _worded(node, self.events, "event")
        values = _fields(body, cls.verb, [f.name for f in fields(cls)]) if body is not None else {}
        return Pattern(cls, {name: child.plain() for name, child in values.items()})

    def _choices(self, node: Node) -> Choices:
        parts = _fields(node, "choices", _CHOICES)
        kinds = dict(_mapping_nodes(parts.get("kinds"), "kinds"))
        for word, child in kinds.items():
            if word not in self.actions:
                raise ScenarioError(child.key, f'there is no action "{word}"{_one_of(word, self.actions)}')
        return Choices(
            _whole(parts["seat"], "seat") if "seat" in parts else None,
            _whole(parts["count"], "count") if "count" in parts else None,
            {word: _whole(child, word) for word, child in kinds.items()},
            self._wishes(parts["exactly"]) if "exactly" in parts else None,
        )


def _options(node: Node | None, info: GameInfo) -> Mapping[str, Json]:
    if node is None:
        return {}
    colours = [f"colour_{seat}" for seat in range(info.max_seats)] if info.seat_colours else []
    known = [*(key for option in info.options for key in option.keys), "first_seat", *colours]
    return {key: child.plain() for key, child in _fields(node, "options", known).items()}


def _worded(node: Node, known: Mapping[str, type[R]], what: str) -> tuple[type[R], Node | None, Place]:
    """The class that `{verb: {...}}` or `verb` names, the part with its fields, and where the verb stands."""
    if isinstance(node.value, str):
        verb, body, at = node.value, None, node.place
    elif node.fields is not None and len(node.fields) == 1:
        verb, body = next(iter(node.fields.items()))
        at = body.key
        body = None if body.value is None else body
    else:
        found = kind_of(node.plain())
        raise ScenarioError(node.place, f"an {what} is written like {{name: {{field: value}}}}, not {found}")
    if verb not in known:
        raise ScenarioError(at, f'there is no {what} "{verb}"{_one_of(verb, known)}')
    return known[verb], body, at


def _one_of(word: str, known: Iterable[str]) -> str:
    names = list(known)
    return did_you_mean(word, names) or f"; there are {', '.join(names)}"


def _fields(node: Node, what: str, allowed: Iterable[str], needed: Iterable[str] = ()) -> Mapping[str, Node]:
    found = _mapping_nodes(node, what)
    names = list(allowed)
    for name, child in found.items():
        if name not in names:
            raise ScenarioError(child.key, f'{what} has no "{name}"{_one_of(name, names)}')
    for name in needed:
        if name not in found:
            raise ScenarioError(node.key, f"{what} lacks {name}")
    return found


def _mapping_nodes(node: Node | None, what: str) -> Mapping[str, Node]:
    if node is None:
        return {}
    if node.fields is None:
        raise ScenarioError(node.place, f"{what} must be a mapping, not {kind_of(node.plain())}")
    return node.fields


def _mapping(node: Node, what: str) -> Mapping[str, Json]:
    return {key: child.plain() for key, child in _mapping_nodes(node, what).items()}


def _list(node: Node, what: str) -> Iterable[Node]:
    if not node.entries:
        raise ScenarioError(node.place, f"{what} must be a list with at least one entry, not {kind_of(node.plain())}")
    return node.entries


def _one_or_more(node: Node | None) -> Iterable[Node]:
    if node is None:
        return ()
    return node.entries if node.entries is not None else (node,)


def _text(node: Node, what: str) -> str:
    if not isinstance(node.value, str):
        raise ScenarioError(node.place, f"{what} must be text, not {kind_of(node.plain())}")
    return node.value


def _whole(node: Node, what: str) -> int:
    if not isinstance(node.value, int) or isinstance(node.value, bool):
        raise ScenarioError(node.place, f"{what} must be a whole number, not {kind_of(node.plain())}")
    return node.value


def _luck(node: Node | None) -> Forced:
    out: list[tuple[str, str | int]] = []
    for entry in _list(node, "luck") if node is not None else ():
        for die, face in _mapping_nodes(entry, "an entry of luck").items():
            if not isinstance(face.value, str | int) or isinstance(face.value, bool):
                raise ScenarioError(face.place, f"the result of {die} must be a word or a number")
            out.append((die, face.value))
    return tuple(out)


def _end(node: Node) -> Mapping[str, Json]:
    found = _fields(node, "end", _END)
    if not found:
        raise ScenarioError(node.place, f"end must say something: {', '.join(_END)}")
    if "breakdown" in found:
        _list(found["breakdown"], "breakdown")
    return {key: child.plain() for key, child in found.items()}
