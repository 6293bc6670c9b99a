"""From a save back to a running game: replayed and checked where it fits, else opened from its last snapshot.

Everything a save needs is in it, the game's data too; so a game goes on as it was begun even when cards, rules or
program have changed since, and the player is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.content.catalog import BrokenData, LoadedGame, restore
from game.core.record import Json, state_hash
from game.core.rules import AnyRules
from game.persist.files import SaveTrouble
from game.persist.journal import Contents, Header, Record, Step, effective
from game.session import records
from game.session.history import Entry, Moment
from game.session.seats import seat_from_dict
from game.session.session import Session, Start


class Diverged(Exception):
    """A save and the rules disagree; `record` is the index of the line where it was noticed."""

    def __init__(self, record: int, why: str) -> None:
        super().__init__(f"line {record + 2}: {why}")
        self.record = record


@dataclass(frozen=True, slots=True)
class LoadedSave:
    """A game that can go on. `note` is one or more sentences for the player, "" when all is as it was.

    `verified`: every action was played again and every hash agreed. `lines` is the number of the journal's lines
    that count; whatever comes after them does not fit and is to be dropped before the game goes on.
    """

    session: Session
    note: str
    verified: bool
    lines: int


def load_session(
    contents: Contents, rules: AnyRules, loaded: LoadedGame[Any], program: str
) -> LoadedSave | SaveTrouble:
    """The game in a save, without a journal yet. `loaded` is the game's data of today, `program` our version."""
    header = contents.header
    notes = [contents.damage] if contents.damage else []
    config = loaded.config
    if header.data_hash != loaded.data_hash:
        try:
            config = restore(rules, header.data)
        except BrokenData as error:
            problem = error.problems[0]
            return SaveTrouble(f"The game's data in this save does not fit this version of Sheepfold: {problem}.")
        mods = f" and these changes: {', '.join(header.mods)}" if header.mods else ""
        notes.append(f"The game's data has changed since; this game goes on with the data it was begun with{mods}.")
    start = Start(
        tuple(seat_from_dict(i, s) for i, s in enumerate(header.seats)), dict(header.options), header.seed
    )
    why = ""
    try:
        session = replayed(rules, config, start, contents.records)
        return LoadedSave(session, " ".join(notes), True, len(contents.records))
    except Diverged as error:
        why = str(error)
    snapshot = _from_snapshot(rules, config, start, contents.records)
    if snapshot is None:
        return SaveTrouble(f"The save does not fit this version's rules, and no whole position is left in it ({why}).")
    session, lines = snapshot
    made = f" by Sheepfold {header.program}" if header.program != program else ""
    notes.append(
        f"The save, made{made}, does not agree with the rules of this version ({why}); the game goes on from its last "
        f"kept position, after action {session.now.entry.number}."
    )
    return LoadedSave(session, " ".join(notes), False, lines)


def replayed(rules: AnyRules, config: Any, start: Start, lines: Sequence[Record]) -> Session:
    """The game after all lines of a journal. Raises Diverged where a line cannot be done or a hash disagrees."""
    done = -1
    try:
        session = Session.dealt(rules, config, start)
        for line in lines:
            done += 1
            session.repeat(line)
            wanted = state_hash(line["snapshot"]) if "snapshot" in line else line.get("hash")
            if wanted is not None and wanted != session.state_hash():
                raise ValueError("the position is not the one that was saved")
    # Whatever a file makes the rules do, it is the file that is wrong, and the player is told.
    except Exception as error:
        raise Diverged(done, str(error) or type(error).__name__) from error
    return session


def _from_snapshot(rules: AnyRules, config: Any, start: Start, lines: Sequence[Record]) -> tuple[Session, int] | None:
    """The game from the latest snapshot that can be read, with the actions after it as far as they still fit."""
    steps = effective(lines)
    for at in range(len(steps) - 1, -1, -1):
        session = _opened_at(rules, config, start, steps[at])
        if session is None:
            continue
        for line in (r for r in lines if "seat" in r):
            with suppress(Exception):
                session.repeat(line)
        return session, _go_on(session, steps[at + 1 :], lines)
    return None


def _opened_at(rules: AnyRules, config: Any, start: Start, step: Step) -> Session | None:
    if step.snapshot is None:
        return None
    try:
        state = rules.from_dict(config, step.snapshot["snapshot"])
        rules.decision(state)
        number, turn = int(step.snapshot["number"]), int(step.snapshot["turn"])
        if rules.audit(state):
            return None
    except Exception:
        return None
    return Session(rules, config, start, Moment(Entry(number, None, (), None, turn), state, turn, False))


def _go_on(session: Session, steps: Sequence[Step], lines: Sequence[Record]) -> int:
    """Play the steps as long as they fit; gives how many of the journal's lines then count."""
    for step in steps:
        try:
            session.repeat(step.line)
        except Exception:
            return next(i for i, line in enumerate(lines) if line is step.line)
        if "hash" in step.line and step.line["hash"] != session.state_hash():
            session.repeat(records.undone(1))
            return next(i for i, line in enumerate(lines) if line is step.line)
    return len(lines)


def header_for(session: Session, loaded: LoadedGame[Any], program: str, created: str, title: str = "") -> Header:
    """The first line of the save of a game that was just dealt. `created` is a moment in UTC, ISO 8601."""
    seats: tuple[dict[str, Json], ...] = tuple(s.to_dict() for s in session.seats)
    return Header(
        session.rules.info.id, title, created, program, seats, dict(session.options), session.seed,
        loaded.data_hash, loaded.resolved, session.rules.info.hidden, tuple(mod.name for mod in loaded.mods),
    )
