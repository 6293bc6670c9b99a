"""Loads a game's data: base files, the player's overlays on top, checked, and ready for the rules.

The base must be whole, or nothing is loaded. A broken overlay file is set aside whole and told about; the rest
of the data goes on without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from game.content.complaints import colon_cure
from game.content.mods import Mod, Roots, find_mods, yaml_files
from game.content.nodes import Node, from_plain, kind_of, quoted, shown_path
from game.content.overlay import Changes, lay_over
from game.content.tiled import map_files, read_data, read_maps
from game.content.yaml_source import Source, read_yaml
from game.core.problems import Finding, Place, Problem, did_you_mean
from game.core.record import Json, state_hash
from game.core.rules import GameInfo

GAME = "game"
SAVED = "the data in the save"

C = TypeVar("C")


class DataRules(Protocol[C]):
    """The part of a game's rules that concerns its data."""

    info: GameInfo

    @property
    def config_type(self) -> type[C]:
        """The frozen dataclass that the data becomes."""

    def check(self, config: C) -> list[Any]:
        """What only the game can find wrong in its data, as findings."""


class BrokenData(Exception):
    """Data that cannot be used at all. `problems` says everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class ModReport:
    """What became of one mod: how much it did, and which of its files were set aside."""

    name: str
    changed: int = 0
    added: int = 0
    removed: int = 0
    set_aside: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedGame(Generic[C]):
    """A game's data in use.

    `resolved` is the merged data as plain values, for saves; `data_hash` is its hash. `problems` concern
    overlay files that were set aside; `notes` are conflicts between mods, for information only. `steps` are
    the data with all its places, first as it is shipped (""), then after each mod; see origins.py.
    """

    game_id: str
    config: C
    data_hash: str
    resolved: Mapping[str, Json]
    problems: tuple[Problem, ...] = ()
    notes: tuple[Problem, ...] = ()
    mods: tuple[ModReport, ...] = ()
    steps: tuple[tuple[str, Node], ...] = field(default=(), compare=False, repr=False)


def load_game(rules: DataRules[C], roots: Roots) -> LoadedGame[C]:
    """The game's data with the overlays of all mods. Raises BrokenData when the base cannot be used."""
    return load_with(rules, roots.data, find_mods(roots.mods, rules.info.id))


def load_with(rules: DataRules[C], data: Path, mods: Iterable[Mod]) -> LoadedGame[C]:
    """The game's data with the given overlays, in their order. Raises BrokenData as `load_game` does."""
    tree, config = _base(rules, data)
    steps = [("", tree)]
    reports: list[ModReport] = []
    notes: list[Problem] = []
    owners: dict[str, str] = {}
    for mod in mods:
        tree, config, report, found = _apply(rules, (tree, config), mod, owners)
        owners.update({shown_path(f): mod.name for f in mod.files})
        reports.append(report)
        notes.extend(found)
        steps.append((mod.name, tree))
    resolved = tree.plain()
    problems = tuple(p for r in reports for p in r.problems)
    return LoadedGame(
        rules.info.id, config, state_hash(resolved), resolved, problems, tuple(notes), tuple(reports), tuple(steps)
    )


def restore(rules: DataRules[C], resolved: Mapping[str, Json]) -> C:
    """The configuration from the resolved data in a save. Raises BrokenData when it does not fit these rules."""
    config: C | None
    try:
        config, problems = _checked(rules, from_plain(resolved, SAVED))
    except RecursionError:
        raise BrokenData([Problem(Place(SAVED), "it is nested far too deep")]) from None
    if config is None or problems:
        raise BrokenData(problems)
    return config


def _base(rules: DataRules[C], data: Path) -> tuple[Node, C]:
    """The shipped data as a tree and as the configuration it makes."""
    folder = data / rules.info.id
    files = yaml_files(folder)
    if not files:
        text = f"there are no data files for {rules.info.id} in this folder"
        raise BrokenData([Problem(Place(shown_path(folder)), text)])
    sources = [_of_game(s, rules.info.id) for s in (*map(read_yaml, files), *read_maps(map_files(folder)))]
    problems = [p for s in sources for p in s.problems]
    merged: dict[str, Node] = {}
    for source in sources:
        for key, node in (source.root.fields or {} if source.root is not None else {}).items():
            if key in merged:
                text = f"{quoted(key)} stands in another file too ({merged[key].key}); keep one of them"
                problems.append(Problem(node.key, text))
            else:
                merged[key] = node
    place = Place(shown_path(files[0]))
    tree = Node(merged, place, place)
    config: C | None = None
    if all(s.root is not None for s in sources):
        config, wrong = _checked(rules, tree)
        problems.extend(wrong)
    if config is None or problems:
        raise BrokenData(_in_order(problems))
    return tree, config


def _of_game(source: Source, game_id: str) -> Source:
    """The source without its line `game: <id>`. A root that is no mapping, or another game's, is a problem."""
    root = source.root
    if root is None:
        return source
    if root.fields is None:
        cure = colon_cure(root.value) if isinstance(root.value, str) else ""
        text = f"this file must be a mapping (lines like `key: value`), not {kind_of(root.plain())}{cure}"
        return replace(source, root=None, problems=(*source.problems, Problem(root.place, text)))
    fields = dict(root.fields)
    named = fields.pop(GAME, None)
    problems = source.problems
    if named is not None and named.plain() != game_id:
        hint = did_you_mean(str(named.plain()), [game_id])
        text = f'"game" is {quoted(str(named.plain()))}, but this file lies where {game_id} is read{hint}'
        problems = (*problems, Problem(named.place, text))
    return replace(source, root=Node(fields, root.place, root.key), problems=problems)


def _checked(rules: DataRules[Any], tree: Node) -> tuple[Any, list[Problem]]:
    """The configuration in a tree, if it can be made, and everything wrong with it."""
    from game.content.decode import decode, placed

    config, problems = decode(tree, rules.config_type)
    if config is not None:
        findings: list[Finding] = rules.check(config)
        problems = placed(tree, findings)
    return config, problems


def _apply(
    rules: DataRules[C], before: tuple[Node, C], mod: Mod, owners: Mapping[str, str]
) -> tuple[Node, C, ModReport, list[Problem]]:
    """The data with those files of a mod that fit, a report, and the conflicts with earlier mods."""
    tree, config = before
    sources = [_of_game(read_data(f), rules.info.id) for f in mod.files]
    told = [p for s in sources for p in s.problems]
    active = [s for s in sources if s.root is not None and not s.problems]
    half_read = [s for s in sources if s.root is not None and s.problems]
    for source in half_read:
        told.extend(p for p in _tried(rules, tree, mod.name, [source], owners)[3] if p.place.file in source.files)
    merged, changes = tree, Changes(mod.name, owners)
    while active:
        tried = _tried(rules, tree, mod.name, active, owners)
        merged, whole, changes, problems = tried
        if whole is not None and not problems:
            config = whole
            break
        wrong = {p.place.file for p in problems}
        blamed = [s for s in active if not wrong.isdisjoint(s.files)]
        if not blamed:
            start = Place(active[0].file)
            problems = [Problem(start, f"with the changes of this mod {p.message} (at {p.place})") for p in problems]
            blamed = active
        told.extend(p for p in problems if any(p.place.file in s.files for s in blamed))
        active = [s for s in active if s not in blamed]
        merged, changes = tree, Changes(mod.name, owners)
    kept = {s.file for s in active}
    aside = tuple(s.file for s in sources if s.file not in kept)
    report = ModReport(mod.name, changes.changed, changes.added, changes.removed, aside, tuple(_in_order(told)))
    return merged, config, report, changes.notes


def _tried(
    rules: DataRules[C], tree: Node, mod: str, sources: Sequence[Source], owners: Mapping[str, str]
) -> tuple[Node, C | None, Changes, list[Problem]]:
    changes = Changes(mod, owners)
    for source in sources:
        if source.root is not None:
            tree = lay_over(tree, source.root, changes)
    config: C | None
    config, problems = _checked(rules, tree)
    return tree, config, changes, changes.problems + problems


def _in_order(problems: Iterable[Problem]) -> list[Problem]:
    return sorted(dict.fromkeys(problems), key=lambda p: (p.place.file, p.place.line, p.place.column))
