"""Which things on the table of Wild West Shepherds a hand clicks, one after another, to do something."""

from __future__ import annotations

from typing import Any

from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.wild_west.actions import (
    AnnounceWolves,
    GuessLocation,
    KeepCharacter,
    LookAt,
    PlaceMeeple,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.setup import PLACES
from game.session.seats import Seat
from game.session.session import Session
from tests.helpers import config_of

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Effi", "Finn", "Gus")


def clicks_for(action: Action, view: Any, legal: Any) -> list[str]:
    """The names of the widgets, in order."""
    if isinstance(action, KeepCharacter):
        return [f"draw-{action.character}"]
    if isinstance(action, WatchFields):
        return [action.first, action.second]
    if isinstance(action, AnnounceWolves):
        return [f"announce-{action.number}"]
    if isinstance(action, LookAt):
        return [action.place]
    if isinstance(action, PlaceMeeple):
        return [action.place, f"claim-{action.about}-{action.says}" if action.about else "say-nothing"]
    if isinstance(action, GuessLocation):
        place = PLACES[view.meeples[view.turn]]
        alone = len({a.other for a in legal}) == 1
        return [*([] if alone else [f"seat-{action.other}"]), f"claim-{place}-{action.says}"]
    return ["use_contract" if isinstance(action, UseContract) else "save_contract"]


def west(seats: int = 6, people: tuple[int, ...] = (0,), seed: int = 1, characters: str = "advanced") -> Session:
    """A new game; `people` are the seats of persons."""
    sitting = [
        Seat(i, NAMES[i], "human" if i in people else "bot", "" if i in people else "easy") for i in range(seats)
    ]
    options = {"characters": characters, "first_seat": seed % seats}
    return Session.start(get_rules("wild_west"), config_of("wild_west"), sitting, options, seed)


def go_to(session: Session, stage: str, seat: int, rng: Rng, after: int = 0) -> bool:
    """Play at random until this seat is asked at this stage; False when the game ends before."""
    for number in range(3000):
        decision = session.decision()
        if decision is None:
            return False
        view: Any = session.view(None)
        if number >= after and view.stage == stage and decision.seats[0] == seat:
            return True
        session.submit(rng.choice(session.legal(decision.seats[0])))
    return False
