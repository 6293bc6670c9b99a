"""What has to be settled before anything else: a stack of plain rows on the state, the latest last.

Each kind has one function that does as much as it can. It gives False when somebody has to decide; when it is done it
takes its row off and gives True. Saving, undo and bots work in the middle, since the rows are all there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.effects.machine import EffectLoop
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState

Events = list[Event] | None
Row = tuple[Any, ...]
Settler = Callable[[SheepState, Row, Events], bool]

CORRUPT_SHEPHERD, CORRUPT_CARAVAN, OVER_LIMIT, GROW, SHARE, SPILL, ABILITY, LOOK = (
    "corrupt_shepherd", "corrupt_caravan", "over_limit", "grow", "share", "spill", "ability", "look",
)  # fmt: skip


MOST_ROWS = 2000
"""More is never settled between two decisions."""
TRACE = 8


def push(new: SheepState, *row: Any) -> None:
    """Something more to be settled, before all that waits already."""
    new.pending = (*new.pending, row)


def pop(new: SheepState) -> Row:
    """Take off what is settled."""
    row = new.pending[-1]
    new.pending = new.pending[:-1]
    return row


def change(new: SheepState, *row: Any) -> None:
    """The row on top is another now."""
    new.pending = (*new.pending[:-1], row)


def settle(new: SheepState, events: Events, settlers: dict[str, Settler]) -> bool:
    """Do all that can be done without asking; False when somebody has to decide.

    Raises EffectLoop when abilities set each other off without end.
    """
    for _ in range(MOST_ROWS):
        if not new.pending or new.stage == OVER:
            return True
        row = new.pending[-1]
        if not settlers[row[0]](new, row, events):
            return False
    trace = " -> ".join(_told(row) for row in new.pending[-TRACE:])
    raise EffectLoop(f"effects do not end after {MOST_ROWS} steps; what waits last: {trace}")


def _told(row: Row) -> str:
    return f"{row[1][0]} {row[1][1]} ({row[1][2]})" if row[0] == ABILITY else str(row[0])
