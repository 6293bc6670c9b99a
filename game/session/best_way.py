"""The shortest way that a finished game could have gone, as a finished game of its own that can be looked through."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots import registry
from game.core.after import RehearsesWay
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start


@dataclass(frozen=True, slots=True)
class BestWay:
    """A game of one seat that goes straight to the end in `moves`; `exact`: there is none with fewer."""

    session: Session
    moves: int
    exact: bool


def has_best_way(session: Session) -> bool:
    """Whether this game can show one."""
    return isinstance(session.rules, RehearsesWay) and session.history[0].number == 0


def best_way(session: Session, name: str) -> BestWay | None:
    """The way from the deal, played by a seat of this name; None where none is found. May take some seconds."""
    rules = session.rules
    if not isinstance(rules, RehearsesWay):
        return None
    dealt = session.past.moments[0].state
    view = session.rules.view(dealt, None)
    way = registry.shortest(session.rules.info.id, view)
    if way is None:
        return None
    state, actions = rules.rehearsal(view, [step.action for step in way.steps])
    first = Moment(Entry(0, None, (), None, 0), state, 1, False)
    start = Start((Seat(0, name, "human"),), {}, session.seed)
    shown = Session(session.rules, session.config, start, first)
    for action in actions:
        shown.submit(action)
    return BestWay(shown, len(way.steps), way.exact)
