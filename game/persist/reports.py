"""Writes what happened before a crash into a file that can be sent to whoever mends it, without anybody's secrets.

It holds versions, the last events that everybody may see, and the traceback; players' names and the name of the
home folder are left out. While a game with hidden information is on, the words of mistakes are left out, too: they may
quote an action, a card or a whole view.
"""

from __future__ import annotations

import platform
import re
import sys
import traceback
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from game.core.event import Event, events_for
from game.persist.files import SaveTrouble, cause, write_whole
from game.persist.places import Places

EVENTS = 50
KEPT_REPORTS = 20
LEFT_OUT = "(left out: it may tell what is hidden)"


def write_report(
    places: Places,
    error: BaseException,
    facts: Mapping[str, str],
    events: Sequence[Event] = (),
    names: Iterable[str] = (),
    secret: bool = False,
) -> Path | SaveTrouble:
    """Writes a crash report and gives its path, or the trouble.

    `facts` are lines such as versions, video driver and screen; `events` the history, of which only what all may
    see is taken; `names` what the players are called, to be blotted out wherever they stand; `secret` says that
    something is hidden from somebody.
    """
    now = datetime.now(UTC)
    text = _without(names, "\n".join(_lines(now, facts, trace_of(error, secret), events)))
    try:
        path = places.reports / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"
        write_whole(path, (text + "\n").encode("utf-8", "replace"))
        for old in sorted(places.reports.glob("crash-*.txt"))[:-KEPT_REPORTS]:
            old.unlink()
    except OSError as trouble:
        return SaveTrouble(f"The report could not be written: {cause(trouble)} ({places.reports}).")
    return path


def trace_of(error: BaseException, secret: bool) -> str:
    """Where a mistake happened and what it says; with secrets only its kind, and the places in the program."""
    if not secret:
        return "".join(traceback.format_exception(error)).rstrip()
    chain, seen = [error], {id(error)}
    while (before := chain[-1].__cause__ or chain[-1].__context__) is not None and id(before) not in seen:
        chain.append(before)
        seen.add(id(before))
    parts = ["".join(traceback.format_tb(e.__traceback__)) + f"{type(e).__qualname__}: {LEFT_OUT}" for e in chain]
    return "\n\nand then:\n".join(reversed(parts))


def _lines(now: datetime, facts: Mapping[str, str], trace: str, events: Sequence[Event]) -> Iterable[str]:
    yield "Sheepfold stopped because of a mistake in the program."
    yield f"when: {now.isoformat(timespec='seconds')}"
    yield f"python: {sys.version.split()[0]}"
    yield f"system: {platform.system()} {platform.release()} {platform.machine()}"
    yield from (f"{key}: {value}" for key, value in facts.items())
    yield ""
    yield trace
    seen = events_for(events, None)[-EVENTS:]
    if seen:
        yield ""
        yield f"the last {len(seen)} events that everybody may see:"
        yield from (f"  {event}" for event in seen)


def _without(names: Iterable[str], text: str) -> str:
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~")
    for name in sorted((n for n in names if n), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "(name)", text)
    return text
