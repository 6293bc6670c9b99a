"""Shots of Wild West Shepherds: games that bots have played to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.session.seats import Seat
from game.session.session import Session
from game.tables.wild_west.figures import Figures
from tools.shots.studio import Studio

GAME = "wild_west"
SEEDS = range(1, 60)
Until = Callable[[Session], bool]

FRAME = 0.02
"""Seconds."""


def at(stage: str, seat: int = 0, after: int = 1) -> Until:
    """A seat is asked at this stage, in round `after` or later."""

    def reached(session: Session) -> bool:
        decision, view = session.decision(), _view(session, seat)
        return decision is not None and decision.seats[0] == seat and view.stage == stage and view.round >= after

    return reached


def games(studio: Studio, until: Until, people: int = 1, also: Until = lambda session: True) -> Iterator[Session]:
    """Games with six seats in which `until` came true, and `also` then; their first seats are persons."""
    seats: tuple[Seat, ...] = studio.seats(6, people, GAME)
    for seed in SEEDS:
        session = studio.played(seats, seed, 2000, GAME, {"characters": "advanced"}, until)
        if not session.finished and also(session):
            yield session
        else:
            session.close()
    raise RuntimeError("no game came to this moment")


def play_until(studio: Studio, until: Until, people: int = 1, also: Until = lambda session: True) -> Session:
    """The first of these games."""
    return next(games(studio, until, people, also))


def wild_setup(studio: Studio) -> None:
    """The set-up with the usual seats."""
    studio.click("gate-wild_west")


def wild_draft(studio: Studio) -> None:
    """Two characters to choose from."""
    studio.sit_down(play_until(studio, at("draft", after=2), also=lambda s: len(_view(s, 0).offer) > 1))


def wild_announce(studio: Studio) -> None:
    """The Headman has watched two fields and announces."""
    studio.sit_down(play_until(studio, at("announce")))


def wild_place(studio: Studio) -> None:
    """Where does the meeple go? A place is pointed at."""
    studio.sit_down(play_until(studio, at("place", after=2), also=_much_is_said))
    studio.point("field_3")


def wild_claim(studio: Studio) -> None:
    """A place is chosen: what is said to it?"""
    wild_place(studio)
    studio.click("field_3")


def wild_curtain(studio: Studio) -> None:
    """The door between two people."""
    studio.sit_down(play_until(studio, at("place", after=2), people=3))


def wild_show(studio: Studio) -> None:
    """The scoring, in the middle of it."""
    studio.program.change_settings(animation="normal")
    for session in games(studio, at("place", after=2), also=_last_to_place):
        studio.sit_down(session)
        studio.click("wild")
        studio.press("say-nothing")
        studio.look_away()
        scene: Any = studio.top
        studio.step()
        # Time is let pass by hand: at large sizes a picture may take longer than the sheep need.
        while scene.animator.busy and not scene.table.waits():
            if _sheep_flee(studio):
                studio.freeze()
                return
            scene.animator.update(FRAME)


def wild_score(studio: Studio) -> None:
    """The end of a game."""
    studio.sit_down(studio.played(studio.seats(6, 1, GAME), 3, 10_000, GAME))


def wild_cards(studio: Studio) -> None:
    """All cards of the game."""
    studio.click("gate-wild_west")
    studio.click("cards")


WILD = (
    wild_setup, wild_draft, wild_announce, wild_place, wild_claim, wild_curtain, wild_show, wild_score,
    wild_cards,
)  # fmt: skip


def _view(session: Session, seat: int) -> Any:
    return session.view(seat)


def _much_is_said(session: Session) -> bool:
    view = _view(session, 0)
    return sum(1 for claim in view.claims if claim and claim[1]) >= 2 and any(view.tokens)


def _last_to_place(session: Session) -> bool:
    view = _view(session, 0)
    return sum(place < 0 for place in view.meeples) == 1


def _sheep_flee(studio: Studio) -> bool:
    """Wolves attack somewhere, and sheep are almost there."""
    scene: Any = studio.top
    figures: Figures = scene.table.figures
    attacked = any(place.mood == "attack" for place in figures.places)
    return attacked and any(0.8 < flight.share < 0.95 for flight in figures.flights)
