"""Counts games of Shear Panic seat by seat: which boxes were covered, and where the points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.shear_panic import events as happened
from game.rules.shear_panic.config import ShearConfig
from game.rules.shear_panic.state import SOURCES, ShearState
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.kind import Column, Kind, seats_kind
from tools.balance_report.tally import CHOSEN, OFFERED, TAKEN, Case, Tally, judge_seats

BOXES, POINTS, BUTTONS = "boxes", "points", "buttons"
VAIN, EARLY, AMOUNT = "vain", "early", "amount"
FIRST_BOXES = 4
"""So many boxes of a seat count as early."""


class ShearWitness:
    """Counts one game."""

    def __init__(self, dealt: ShearState) -> None:
        setup = dealt.setup
        self.cases = [Case() for _ in range(setup.seats)]
        self.turns = 0
        self._covered = [0] * setup.seats
        for case, buttons in zip(self.cases, dealt.buttons, strict=True):
            for (kind, number), copies in zip(setup.boxes, setup.copies, strict=True):
                case.add(BOXES, OFFERED, box_id(kind, number), copies)
            for number, copies in Counter(buttons).items():
                case.add(BUTTONS, OFFERED, str(number), copies)

    def hear(self, events: Sequence[Event]) -> None:
        """See Witness."""
        for event in events:
            match event:
                case happened.TurnBegan(truck=False):
                    self.turns += 1
                case happened.BoxCovered():
                    self._box_covered(event)
                case happened.ButtonLifted():
                    self.cases[event.seat].note(BUTTONS, CHOSEN, [str(event.number)])

    def told(self, outcome: Outcome | None) -> Tally:
        """See Witness."""
        judge_seats(self.cases, outcome)
        for line in outcome.breakdown if outcome is not None else ():
            self.cases[line.seat].add(POINTS, AMOUNT, line.source, line.points)
            if line.points:
                self.cases[line.seat].note(POINTS, TAKEN, [line.source])
        return Tally(tuple(self.cases), self.turns)

    def _box_covered(self, event: happened.BoxCovered) -> None:
        case, box = self.cases[event.seat], box_id(event.kind, event.number)
        case.note(BOXES, CHOSEN, [box])
        self._covered[event.seat] += 1
        if self._covered[event.seat] <= FIRST_BOXES:
            case.note(BOXES, EARLY, [box])
        if not event.used:
            case.note(BOXES, VAIN, [box])


def box_id(kind: str, number: int) -> str:
    """How a box stands in the report: its action and its number."""
    return f"{kind} {number}"


def kinds(config: ShearConfig, seats: int) -> tuple[Kind, ...]:
    """All tables; spare buttons are for two."""
    boxes = dict.fromkeys(box_id(box.action, box.number) for box in config.mat.values())
    buttons = tuple(map(str, sorted(set(config.two_players.buttons)))) if seats == 2 else ()
    covered = (
        Column("covered", CHOSEN, OFFERED, "times"), Column("early", EARLY, CHOSEN, "times"),
        Column("without use", VAIN, CHOSEN, "times"),
    )  # fmt: skip
    made = (
        seats_kind(seats),
        Kind(BOXES, "Boxes", tuple(boxes), covered, CHOSEN, OFFERED),
        Kind(POINTS, "Points", SOURCES, (Column("scored", TAKEN), Column("points", AMOUNT, "", "mean")), TAKEN, ""),
        Kind(BUTTONS, "Spare buttons", buttons, (Column("lifted", CHOSEN, OFFERED, "times"),), CHOSEN, OFFERED),
    )
    return tuple(kind for kind in made if kind.entries)


BALANCED = Balanced(ShearWitness, kinds, Length("turns"), by_seat=True)
