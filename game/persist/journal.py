"""The text of a save: a header line, then one line for everything that was done, each whole in itself.

The header is public: title, game, seats. Options, seed and card data follow in it openly, or packed away when the
game has hidden information; then all other lines are packed too, so that nobody reads secrets by accident.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.record import Json, canonical_json

FORMAT = "sheepfold-save"
FORMAT_VERSION = 1
SUFFIX = ".sheepfold"
_START = b'{"format":"' + FORMAT.encode("ascii")
_MOST_BYTES = 64 * 1024 * 1024

Record = Mapping[str, Json]


class Unreadable(Exception):
    """A file that is no save this program can read; the text is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Header:
    """How a game was begun.

    `title` is as typed, "" for a game that was never named. `created` is a moment in UTC, ISO 8601. `seats` are
    plain values with at least `name` and `kind`. `data` is the game's resolved data, `data_hash` its hash, `mods` the
    names of the changes in it. `sealed`: the game has hidden information.
    """

    game: str
    title: str
    created: str
    program: str
    seats: tuple[Record, ...]
    options: Record
    seed: int
    data_hash: str
    data: Record
    sealed: bool = False
    mods: tuple[str, ...] = ()

    def titled(self, title: str) -> Header:
        """The same game under another name."""
        return replace(self, title=title)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a save says. `whole` is the number of bytes that are good; `damage` tells what is wrong after them."""

    header: Header
    records: tuple[Record, ...]
    whole: int
    damage: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that still counts: its line (empty for the deal), and the snapshot taken after it."""

    line: Record
    snapshot: Record | None = None


def header_line(header: Header) -> bytes:
    """The first line of a save."""
    public: dict[str, Json] = {
        "format": FORMAT, "format_version": FORMAT_VERSION, "program": header.program, "game": header.game,
        "title": header.title, "created": header.created, "seats": [dict(s) for s in header.seats],
        "data_hash": header.data_hash, "mods": list(header.mods),
    }
    rest = {"options": dict(header.options), "seed": header.seed, "data": dict(header.data)}
    public |= {"sealed": _pack(rest)} if header.sealed else rest
    return json.dumps(public, separators=(",", ":"), ensure_ascii=True).encode("ascii") + b"\n"


def record_line(record: Record, sealed: bool) -> bytes:
    """One line of a save."""
    return (_pack(record) if sealed else canonical_json(record)).encode("ascii") + b"\n"


def parse(content: bytes, program: str) -> Contents:
    """The contents of a save; a torn last line is dropped. Raises Unreadable, with `program` being our version."""
    header, whole = _header(content, program)
    records: list[Record] = []
    damage = ""
    while (end := content.find(b"\n", whole)) >= 0:
        record = _record(content[whole:end], header.sealed)
        if record is None:
            damage = f"Line {len(records) + 2} of the save is damaged; the game goes on from what stands before it."
            break
        records.append(record)
        whole = end + 1
    return Contents(header, tuple(records), whole, damage)


def effective(records: Sequence[Record]) -> list[Step]:
    """The line of play that counts: the deal first, then the actions that were not taken back."""
    steps = [Step({})]
    undone: list[list[Step]] = []
    for record in records:
        if "do" in record:
            steps.append(Step(record))
            undone.clear()
        elif "undo" in record:
            count = min(_count(record["undo"]), len(steps) - 1)
            undone.append(steps[len(steps) - count :])
            del steps[len(steps) - count :]
        elif "redo" in record and undone:
            steps += undone.pop()
        elif "snapshot" in record:
            steps[-1] = Step(steps[-1].line, record)
    return steps


def _count(value: Json) -> int:
    return max(value, 0) if isinstance(value, int) else 0


def _header(content: bytes, program: str) -> tuple[Header, int]:
    if not content:
        raise Unreadable("The file is empty.")
    if len(content) > _MOST_BYTES:
        raise Unreadable("The file is far too large to be a saved game.")
    end = content.find(b"\n")
    if end < 0 or not content.startswith(_START):
        if content.startswith(_START) or _START.startswith(content):
            raise Unreadable("The file breaks off in its first line; nothing of the game is left in it.")
        raise Unreadable("This is not a saved game of Sheepfold.")
    data = _plain(content[:end])
    if data is None:
        raise Unreadable("The first line of the file is damaged; the game cannot be read.")
    version = data.get("format_version")
    if isinstance(version, int) and version > FORMAT_VERSION:
        made_by = data.get("program", "?")
        raise Unreadable(f"It was made by Sheepfold {made_by}, which is newer than this one ({program}).")
    try:
        return _read_header(data), end + 1
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Unreadable("The first line of the file is damaged; the game cannot be read.") from None


def _read_header(data: Record) -> Header:
    if data["format_version"] != FORMAT_VERSION:
        raise ValueError("unknown version")
    sealed = "sealed" in data
    rest = _unpack(data["sealed"]) if sealed else data
    texts = {name: data[name] for name in ("game", "title", "created", "program", "data_hash")}
    seats, options, seed, cards = data["seats"], rest["options"], rest["seed"], rest["data"]
    right = all(isinstance(t, str) for t in texts.values()) and isinstance(seed, int) and isinstance(cards, dict)
    if not (right and isinstance(options, dict) and seats and all(isinstance(s, dict) for s in seats)):
        raise ValueError("wrong fields")
    mods = tuple(str(name) for name in data["mods"])
    return Header(**texts, seats=tuple(seats), options=options, seed=seed, data=cards, sealed=sealed, mods=mods)


def _record(line: bytes, sealed: bool) -> Record | None:
    if not sealed:
        return _plain(line)
    try:
        return _unpack(line.decode("ascii"))
    except ValueError:
        return None


def _plain(line: bytes) -> Record | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _pack(data: Record) -> str:
    return base64.b64encode(zlib.compress(canonical_json(data).encode("ascii"))).decode("ascii")


def _unpack(text: str) -> Record:
    """The packed values. Raises ValueError."""
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(base64.b64decode(text, validate=True), _MOST_BYTES)
        whole = unpacker.eof
    except (binascii.Error, zlib.error, TypeError) as error:
        raise ValueError(str(error)) from None
    data = _plain(plain) if whole else None
    if data is None:
        raise ValueError("not a packed line")
    return data
