"""What the list of saves says about a file: the game and how far it is, or why it cannot be read."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from game.core.action import Tick
from game.core.record import Json
from game.persist.files import cause, generations
from game.persist.journal import SUFFIX, Contents, Record, Unreadable, effective, parse


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One line of the list of saves.

    `title` as typed ("" for a game that only saved itself, the file's name for one that cannot be read); `names`,
    `bots` and `colours` (as chosen, "" if not) one a seat; `changed` seconds since 1970; `turn` and `actions` how far
    it is; `winners` and `scores` once it is over; `picture` a PNG file or None; `older` the number of older copies.
    `reason` is one sentence, "" when the save can be read.
    """

    path: Path
    title: str
    changed: float
    reason: str = ""
    game: str = ""
    names: tuple[str, ...] = ()
    bots: tuple[bool, ...] = ()
    colours: tuple[str, ...] = ()
    created: str = ""
    turn: int = 0
    actions: int = 0
    finished: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    seed: int | None = None
    picture: Path | None = None
    older: int = 0

    @property
    def readable(self) -> bool:
        """True when the game can be gone on with or replayed."""
        return not self.reason


def describe(path: Path, program: str, games: Collection[str]) -> SaveInfo:
    """The line for one file; never raises."""
    changed = 0.0
    try:
        changed = path.stat().st_mtime
        contents = parse(path.read_bytes(), program)
    except Unreadable as error:
        return _unreadable(path, changed, str(error))
    except OSError as error:
        return _unreadable(path, changed, f"The file cannot be opened: {cause(error)}.")
    game = contents.header.game
    if game not in games:
        return _unreadable(path, changed, f'It is for a game that this copy does not have: "{game}".')
    return _readable(path, changed, contents)


def _unreadable(path: Path, changed: float, reason: str) -> SaveInfo:
    title = path.stem if path.suffix == SUFFIX else path.name
    return SaveInfo(path, title, changed, reason, older=len(generations(path)))


def _readable(path: Path, changed: float, contents: Contents) -> SaveInfo:
    header = contents.header
    seats = [dict(s) for s in header.seats]
    for record in contents.records:
        index = record.get("seat")
        if isinstance(index, int) and 0 <= index < len(seats):
            seats[index]["kind"] = record.get("kind")
    steps = effective(contents.records)
    snapshots = [s.snapshot["turn"] for s in steps if s.snapshot and "turn" in s.snapshot]
    turns = [s.line["turn"] for s in steps if "turn" in s.line]
    end = steps[-1].line.get("end")
    picture = path.with_suffix(".png")
    return SaveInfo(
        path, header.title, changed, "", header.game,
        names=tuple(str(s.get("name", "")) for s in seats),
        bots=tuple(s.get("kind") != "human" for s in seats),
        colours=tuple(str(s.get("colour", "")) for s in seats),
        created=header.created,
        turn=max(_numbers([*turns, *snapshots]), default=0),
        actions=sum(not _is_tick(step.line) for step in steps[1:]),
        finished=isinstance(end, dict),
        winners=_numbers(end.get("winners")) if isinstance(end, dict) else (),
        scores=_numbers(end.get("scores")) if isinstance(end, dict) else (),
        seed=header.seed if not header.sealed or isinstance(end, dict) else None,
        picture=picture if picture.is_file() else None,
        older=len(generations(path)),
    )


def _is_tick(line: Record) -> bool:
    """Nothing but time: nobody would count it as a move."""
    done = line.get("do")
    return isinstance(done, dict) and done.get("verb") == Tick.verb


def _numbers(values: Json) -> tuple[int, ...]:
    return tuple(v for v in values if isinstance(v, int)) if isinstance(values, list) else ()
