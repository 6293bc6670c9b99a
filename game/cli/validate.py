"""Checks data files: the program's own, the player's mods, or any that are named.

One line a problem goes to stdout, in the form editors and compilers use, so that a click leads to the place; the
summary goes to stderr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path

from game.content.catalog import BrokenData, ModReport, load_with
from game.content.mods import Mod, Roots, data_files, find_mods, misplaced, subfolders, yaml_files
from game.content.nodes import listed, shown_path
from game.content.texts import check_text_file, load_texts
from game.content.tiled import FOLDER as MAPS
from game.content.tiled import SUFFIX as MAP_SUFFIX
from game.content.yaml_source import read_yaml
from game.core.problems import Place, Problem
from game.persist.places import find_places
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules

HELP = "check data files and mods; without a path the program's data and all mods"

TEXT = "text"
SUFFIXES = (".yaml", ".yml", MAP_SUFFIX)


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments."""
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="a data folder, a mod's folder, a folder of mods or a file"
    )


def run(args: argparse.Namespace) -> int:
    """Checks and prints. Exit code 0 when all is well, 1 when there is a problem."""
    report = Report(program_root() / "data")
    if args.paths:
        for path in args.paths:
            report.check(path)
    else:
        report.check_data(report.data, (find_places().mods,))
    for problem in sorted(dict.fromkeys(report.problems), key=lambda p: (p.place.file, p.place.line, p.place.column)):
        print(problem)
    for line in report.summary():
        print(line, file=sys.stderr)
    return 1 if report.problems else 0


@dataclass(slots=True)
class Report:
    """What was checked against the base data in `data`, and what came out."""

    data: Path
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    mods: list[ModReport] = field(default_factory=list)
    games: list[str] = field(default_factory=list)

    def check(self, path: Path) -> None:
        """Checks whatever lies at a path."""
        if not path.is_dir():
            self._check_file(path)
        elif _is_data(path):
            self.check_data(path, ())
        elif path.resolve().name in GAME_IDS:
            self.check(path.resolve().parent)
        elif _is_mod(path):
            self._check_mod(path)
        elif mods := [p for p in subfolders(path) if _is_mod(p)]:
            for mod in mods:
                self._check_mod(mod)
        elif files := [p for p in sorted(path.iterdir()) if p.suffix in SUFFIXES]:
            for file in files:
                self._check_file(file)
        else:
            self._problem(path, "there are no data files here")

    def check_data(self, data: Path, mod_folders: Sequence[Path]) -> None:
        """Checks the base data of all games in a data folder, with the mods in some folders on top."""
        roots = Roots(data, tuple(mod_folders))
        for folder in mod_folders:
            for mod in subfolders(folder):
                self.problems.extend(misplaced(mod, GAME_IDS))
        for game_id in GAME_IDS:
            self._load(game_id, data, find_mods(mod_folders, game_id))
            self.problems.extend(load_texts(roots, game_id).problems)

    def summary(self) -> list[str]:
        """What to tell a person at the end, a line each."""
        lines = [f"note: {note}" for note in self.notes]
        for mod in self.mods:
            counts = f"{mod.changed} changed, {mod.added} added, {mod.removed} removed"
            aside = f"; set aside: {listed(mod.set_aside, 'and')}" if mod.set_aside else ""
            lines.append(f"mod {mod.name}: {counts}{aside}")
        count = len(set(self.problems))
        checked = f" (checked {listed(dict.fromkeys(self.games), 'and')})" if self.games else ""
        verdict = "1 problem" if count == 1 else f"{count} problems" if count else "no problems"
        return [*lines, verdict + checked]

    def _check_file(self, path: Path) -> None:
        folders = list(path.resolve().parents)
        if folders[0].name == MAPS:
            del folders[0]
        if path.resolve().parent.name == TEXT:
            self.problems.extend(check_text_file(path))
            return
        if folders[0].name in GAME_IDS and _is_data(folders[1]):
            self._load(folders[0].name, folders[1], ())
            return
        game_id = next((f.name for f in folders if f.name in GAME_IDS), None)
        if game_id is None:
            game_id = _game_with((MAPS,)) if path.suffix == MAP_SUFFIX else self._named_game(path)
        if game_id is not None:
            self._load(game_id, self.data, [Mod(path.stem, (path,))])

    def _named_game(self, path: Path) -> str | None:
        """The game that the file says it is for, or whose sections it has; when there is none, a problem."""
        source = read_yaml(path)
        sections = source.root.fields if source.root is not None else {}
        if sections is None:
            return GAME_IDS[0]
        named = sections.get("game")
        if named is None and (guess := _game_with(sections)) is not None:
            return guess
        if named is not None and named.value in GAME_IDS:
            return str(named.value)
        self.problems.extend(source.problems)
        if named is not None and not named.spoiled:
            self.problems.append(Problem(named.place, f'"game" must be {listed(GAME_IDS)}, not "{named.raw}"'))
        elif source.root is not None:
            text = f"nothing says for which game this file is; add a line such as `game: {GAME_IDS[0]}`"
            self._problem(path, text)
        return None

    def _check_mod(self, folder: Path) -> None:
        self.problems.extend(misplaced(folder, GAME_IDS))
        for game_id in GAME_IDS:
            if files := data_files(folder / game_id):
                self._load(game_id, self.data, [Mod(folder.resolve().name, files)])
        for topic in (*GAME_IDS, "common"):
            for text in yaml_files(folder / topic / TEXT):
                self.problems.extend(check_text_file(text))

    def _load(self, game_id: str, data: Path, mods: Iterable[Mod]) -> None:
        self.games.append(game_id)
        try:
            loaded = load_with(get_rules(game_id), data, mods)
        except BrokenData as broken:
            self.problems.extend(broken.problems)
            return
        self.problems.extend(loaded.problems)
        self.notes.extend(loaded.notes)
        self.mods.extend(loaded.mods)

    def _problem(self, path: Path, text: str) -> None:
        self.problems.append(Problem(Place(shown_path(path)), text))


def _game_with(sections: Iterable[str]) -> str | None:
    """The game whose data has most of these sections, if any has one."""
    known = {game_id: {f.name for f in fields(get_rules(game_id).config_type)} for game_id in GAME_IDS}
    shared = {game_id: len(names & set(sections)) for game_id, names in known.items()}
    best = max(GAME_IDS, key=lambda game_id: shared[game_id])
    return best if shared[best] else None


def _is_data(folder: Path) -> bool:
    return folder.resolve().name == "data" or (folder / "schema").is_dir()


def _is_mod(folder: Path) -> bool:
    return any((folder / name).is_dir() for name in (*GAME_IDS, "common"))
