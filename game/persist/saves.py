"""The folder of saved games: list, begin, open, name, delete and bring back, share.

There is no index: the list is made from the files themselves, and a file that cannot be read is listed with the
reason and left as it is. Nothing here raises for what the disk does; it gives a SaveTrouble instead.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.persist.files import (
    GENERATIONS,
    PART,
    SaveTrouble,
    cause,
    generation,
    generations,
    keep_generation,
    write_whole,
)
from game.persist.info import SaveInfo, describe
from game.persist.journal import SUFFIX, Contents, Header, Unreadable, header_line, parse
from game.persist.lock import FileLock
from game.persist.names import clean_title, slug
from game.persist.places import Places
from game.persist.writer import Journal

PICTURE = ".png"


@dataclass(frozen=True, slots=True)
class Deleted:
    """A save in the trash, to be brought back by `restore`."""

    folder: Path
    name: str
    title: str


class Saves:
    """All saves of this user. `program` is our version, `games` the games this copy has."""

    def __init__(self, places: Places, program: str, games: Collection[str]) -> None:
        self._places = places
        self._program = program
        self._games = frozenset(games)

    @property
    def folder(self) -> Path:
        """Where the saves lie."""
        return self._places.saves

    def list_saves(self) -> list[SaveInfo]:
        """Every file in the folder, the newest first; nothing is hidden, nothing is changed."""
        return [self.info(path) for path in self._files()]

    def latest(self) -> SaveInfo | None:
        """The game that Continue goes on with: the newest that can be read and is not over."""
        # One after another: with hundreds of old games the first screen must not read them all.
        return next((s for p in self._files() if (s := self.info(p)).readable and not s.finished), None)

    def find(self, name: str) -> SaveInfo | None:
        """The newest save with this title or file name."""
        names = (name, name.removesuffix(SUFFIX))
        return next((s for s in self.list_saves() if s.title == name or s.path.stem in names), None)

    def info(self, path: Path) -> SaveInfo:
        """What is known about one file."""
        return describe(path, self._program, self._games)

    def read(self, path: Path) -> Contents | SaveTrouble:
        """What a save says, to be looked at (replay); it may be open elsewhere."""
        loaded = self._load(path)
        return loaded if isinstance(loaded, SaveTrouble) else loaded[1]

    def create(self, header: Header) -> Journal:
        """The journal of a new game. If the disk refuses, the journal's `trouble` says so and the game can go on."""
        wish = slug(header.title or header.game)
        path, lock = self._claim(wish)
        journal = Journal(path, header, header_line(header), lock)
        journal.retry()
        return journal

    def open(self, path: Path) -> tuple[Contents, Journal] | SaveTrouble:
        """Go on with a save: what it says, and the journal that goes on with it. An older copy is kept first."""
        lock = self._lock(path)
        if lock is None:
            return SaveTrouble("This game is open in another copy of the program; leave it there first.")
        loaded = self._load(path)
        if isinstance(loaded, SaveTrouble):
            lock.release()
            return loaded
        content, contents = loaded
        journal = Journal(path, contents.header, content[: contents.whole], lock)
        try:
            keep_generation(path)
        except OSError as error:
            journal.trouble = SaveTrouble(f"No copy of the save could be kept: {cause(error)} ({path.parent}).")
        if len(content) == contents.whole:
            journal.take_over()
        else:
            journal.retry()
        return contents, journal

    def save_as(self, path: Path, title: str) -> SaveInfo | SaveTrouble:
        """A copy of a save under a name; the game itself goes on in its own file."""
        copy = self._copy(path, clean_title(title))
        if isinstance(copy, SaveInfo):
            # The copy is a bookmark: Continue shall go on with the game itself.
            self._set_changed(copy.path, self.info(path).changed - 1)
            return self.info(copy.path)
        return copy

    def retitle(self, path: Path, title: str) -> SaveTrouble | None:
        """Give a save that nobody has open another title. A running game is renamed by its journal (`retitle`)."""
        changed = self.info(path).changed
        opened = self.open(path)
        if isinstance(opened, SaveTrouble):
            return opened
        journal = opened[1]
        trouble = journal.retitle(clean_title(title))
        journal.close()
        self._set_changed(path, changed)
        return trouble

    def older(self, path: Path) -> list[SaveInfo]:
        """Older copies of a save that can be read, the youngest first."""
        return [info for g in generations(path) if (info := self.info(g)).readable]

    def bring_back(self, older: Path) -> SaveInfo | SaveTrouble:
        """Makes an older copy a save of its own again."""
        return self._copy(older)

    def delete(self, path: Path) -> Deleted | SaveTrouble:
        """Puts a save, its picture and its older copies into the trash."""
        lock = self._lock(path)
        if lock is None:
            return SaveTrouble("This game is being played; leave it first, then delete it.")
        info = self.info(path)
        try:
            folder = self._new_trash(path.stem)
            os.replace(path, folder / path.name)
        except OSError as error:
            return SaveTrouble(f"The save could not be deleted: {cause(error)} ({path}).")
        finally:
            lock.release()
        _move(_companions(path), _companions(folder / path.name))
        return Deleted(folder, path.name, info.title)

    def restore(self, deleted: Deleted) -> SaveInfo | SaveTrouble:
        """Brings a deleted save back, under another file name if its own is taken by now."""
        path = self.folder / deleted.name
        if path.exists():
            path = self._free(path.stem.rstrip("0123456789").rstrip("-") or "game").with_suffix(path.suffix)
        source = deleted.folder / deleted.name
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            os.replace(source, path)
        except OSError as error:
            return SaveTrouble(f"The save could not be brought back: {cause(error)} ({deleted.folder}).")
        _move(_companions(source), _companions(path))
        return self.info(path)

    def empty_trash(self, older_than: float = 0.0) -> None:
        """Throws away what was deleted more than `older_than` seconds ago."""
        if not self._places.trash.is_dir():
            return
        for folder in self._places.trash.iterdir():
            try:
                if time.time() - folder.stat().st_ctime >= older_than:
                    _remove_tree(folder)
            except OSError:
                continue

    def set_picture(self, path: Path, png: bytes) -> SaveTrouble | None:
        """Keeps the small picture of a save."""
        try:
            write_whole(path.with_suffix(PICTURE), png)
        except OSError as error:
            return SaveTrouble(f"The picture of the save could not be written: {cause(error)}.")
        return None

    def export(self, path: Path, target: Path) -> Path | SaveTrouble:
        """Writes a save as one file to be shared; gives its name."""
        target = target if target.suffix == SUFFIX else target.with_name(target.name + SUFFIX)
        try:
            write_whole(target, path.read_bytes())
        except OSError as error:
            return SaveTrouble(f"The game could not be written to {target}: {cause(error)}.")
        return target

    def take_in(self, source: Path) -> SaveInfo | SaveTrouble:
        """Adds a file somebody shared to the saves; the file itself stays."""
        return self._copy(source)

    def _files(self) -> list[Path]:
        """All files in the folder that may be saves, the newest first."""
        try:
            found = [path for path in self.folder.iterdir() if _is_listed(path) and path.is_file()]
        except OSError:
            return []
        return sorted(found, key=lambda path: (_changed(path), path.name), reverse=True)

    def _load(self, path: Path) -> tuple[bytes, Contents] | SaveTrouble:
        try:
            content = path.read_bytes()
            return content, parse(content, self._program)
        except Unreadable as error:
            return SaveTrouble(str(error))
        except OSError as error:
            return SaveTrouble(f"The save cannot be opened: {cause(error)} ({path}).")

    def _copy(self, source: Path, title: str | None = None) -> SaveInfo | SaveTrouble:
        """A new save with what a file says, under its own title or another."""
        loaded = self._load(source)
        if isinstance(loaded, SaveTrouble):
            return loaded
        content, contents = loaded
        header = contents.header if title is None else contents.header.titled(title)
        body = content[content.index(b"\n") + 1 : contents.whole]
        path, lock = self._claim(slug(header.title or header.game))
        try:
            write_whole(path, header_line(header) + body)
            picture = source.with_suffix(PICTURE)
            if picture.is_file():
                write_whole(path.with_suffix(PICTURE), picture.read_bytes())
        except OSError as error:
            return SaveTrouble(f'"{header.title or path.stem}" could not be saved: {cause(error)} ({self.folder}).')
        finally:
            if lock is not None:
                lock.release()
        return self.info(path)

    def _claim(self, wish: str) -> tuple[Path, FileLock | None]:
        """A file name nobody uses, held by a lock where locks can be made."""
        number = 0
        while True:
            number += 1
            path = self.folder / f"{wish}-{number}{SUFFIX}"
            if path.exists():
                continue
            lock = FileLock(self._lock_path(path))
            try:
                if lock.take():
                    return path, lock
            except OSError:
                return path, None

    def _lock(self, path: Path) -> FileLock | None:
        """The lock of a save, or None when somebody else has it."""
        lock = FileLock(self._lock_path(path))
        try:
            return lock if lock.take() else None
        except OSError:
            # Where no lock can be made nobody else has one either; playing matters more.
            return lock

    def _lock_path(self, path: Path) -> Path:
        return self._places.state / "locks" / f"{path.stem}.lock"

    def _free(self, wish: str) -> Path:
        path, lock = self._claim(wish)
        if lock is not None:
            lock.release()
        return path

    def _set_changed(self, path: Path, when: float) -> None:
        try:
            os.utime(path, (when, when))
        except OSError:
            return

    def _new_trash(self, stem: str) -> Path:
        number = 1
        while (folder := self._places.trash / f"{stem}-{number}").exists():
            number += 1
        folder.mkdir(parents=True)
        return folder


def _companions(path: Path) -> list[Path]:
    """The files that belong to a save: its picture and its older copies."""
    return [path.with_suffix(PICTURE), *(generation(path, n) for n in range(1, GENERATIONS + 1))]


def _move(sources: Sequence[Path], targets: Sequence[Path]) -> None:
    for source, target in zip(sources, targets, strict=True):
        try:
            if source.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                os.replace(source, target)
        except OSError:
            continue


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_listed(path: Path) -> bool:
    return path.suffix not in (PICTURE, PART) and not path.name.startswith(".")


def _remove_tree(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink()
    folder.rmdir()
