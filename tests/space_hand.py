"""Which things on the table of Space Sheep! a hand clicks, one after another, to do something; and games for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    NameDiscard,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start
from tests.helpers import config_of

GAME = "space_sheep"
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Effi", "Finn", "Gwen", "Hal")


def clicks_for(action: Action) -> list[str]:
    """The names of the widgets, in order; never more than two."""
    match action:
        case ActivateSystem():
            return [f"card-{action.card}", f"{action.piece}-{action.system}"]
        case ActivateShepherd():
            return [f"card-{action.card}", f"step-{action.shepherd}"]
        case Defend():
            return [f"card-{action.card}", "console"]
        case AttackWolf():
            return [f"card-{action.card}", "wolf"]
        case Draw():
            return ["draw-pile"]
        case TurnTimer():
            return ["timer"]
        case NameDiscard():
            return [f"seat-{action.other}"]
        case DiscardCard():
            return [f"card-{action.card}"]
        case PointAt():
            return [f"hand-{action.seat}", f"seat-{action.other}"]
        case StopPointing():
            return [f"hand-{action.seat}", f"hand-{action.seat}"]
    raise AssertionError(f"nobody knows how to click {action}")


def sitting(seats: int, people: tuple[int, ...] | None = None) -> tuple[Seat, ...]:
    """Seats with names; those not in `people` (all if left out) are bots."""
    humans = range(seats) if people is None else people
    return tuple(
        Seat(i, NAMES[i], "human" if i in humans else "bot", "" if i in humans else "easy") for i in range(seats)
    )


def space(seats: int = 3, seed: int = 1, people: tuple[int, ...] | None = None, **options: Any) -> Session:
    """A new relaxed game."""
    return Session.start(get_rules(GAME), config_of(GAME), sitting(seats, people), options, seed)


def space_at(description: Mapping[str, Any], people: tuple[int, ...] | None = None, **options: Any) -> Session:
    """A game in a written position."""
    rules, config = get_rules(GAME), config_of(GAME)
    seats = int(description.get("seats", 2))
    start = Start(sitting(seats, people), options, 0)
    state = rules.position(config, start.rule_options(rules), description)
    return Session(rules, config, start, Moment(Entry(0, None, (), None, 0), state, 1, False))


def go_to(session: Session, kind: type[Action], rng: Rng, most: int = 600) -> Action | None:
    """Play at random until an action of this kind is legal; one of them, or None when the game ends before."""
    for _ in range(most):
        decision = session.decision()
        if decision is None:
            return None
        legal = [action for seat in decision.seats for action in session.legal(seat)]
        found = [action for action in legal if isinstance(action, kind)]
        if found:
            return rng.choice(found)
        action = rng.choice(legal)
        session.submit(action)
    return None
