"""Shots of The Sheep: journeys that bots have led to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.rules import Options
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import stages
from game.scenes.replay import ReplayScene
from game.session.session import Session
from tools.shots.studio import Studio

GAME = "the_sheep"
SEEDS = range(1, 30)
MOST_ACTIONS = 2000
Until = Callable[[Session], bool]


def journeys(studio: Studio, until: Until, seats: int = 3, **options: Any) -> Iterator[Session]:
    """Journeys in which `until` came true; all their seats are persons, so nothing goes on by itself."""
    chosen: Options = options
    for seed in SEEDS:
        session = studio.played(studio.seats(seats, seats, GAME), seed, MOST_ACTIONS, GAME, chosen, until)
        if not session.finished:
            yield session
        else:
            session.close()
    raise RuntimeError("no journey came to this moment")


def at(stage: str, day: int, also: Until = lambda session: True) -> Until:
    """The step of a Day or Night, that Day or later, with nothing half done."""

    def reached(session: Session) -> bool:
        view = _view(session)
        return view.stage == stage and view.day >= day and not view.pending and also(session)

    return reached


def journey_setup(studio: Studio) -> None:
    """The set-up with the usual seats."""
    studio.click("gate-the_sheep")


def journey_day(studio: Studio) -> None:
    """By day: a Shepherd may walk."""
    studio.sit_down(next(journeys(studio, at(stages.BY_DAY, 5, _all_can_walk))))
    studio.look_away()


def journey_night(studio: Studio) -> None:
    """By night: the Sheep are there, and what they would strike can be seen."""
    studio.sit_down(next(journeys(studio, at(stages.COMBAT, 5, _can_attack), 4)))
    studio.look_away()


def journey_attack(studio: Studio) -> None:
    """An attack: a card is chosen, and stands in words beside the hand with what it would do."""
    journey_night(studio)
    scene: Any = studio.top
    attack = next(a for a in scene.legal() if isinstance(a, acts.Attack) and a.seat == scene.table.speaks_for)
    studio.click(_card(scene, attack))
    studio.look_away()


def journey_avert(studio: Studio) -> None:
    """Pollution: who gives how many Lanterns?"""
    studio.sit_down(next(journeys(studio, at(stages.AVERT, 4))))
    studio.look_away()


def journey_trade(studio: Studio) -> None:
    """A Caravan's goods are laid out."""
    studio.sit_down(next(journeys(studio, at(stages.BY_DAY, 3, _can_buy))))
    scene: Any = studio.top
    buyer = next(a.seat for a in scene.legal() if isinstance(a, acts.Buy))
    if scene.table.speaks_for != buyer:
        studio.click(f"seat-{buyer}")
    studio.click("do-trade")
    studio.look_away()


def journey_trait(studio: Studio) -> None:
    """A Shepherd has learned something: one of two traits."""
    studio.sit_down(next(journeys(studio, _has_grown)))
    studio.look_away()


def journey_four(studio: Studio) -> None:
    """Four Shepherds on the other map, late in the journey."""
    studio.sit_down(next(journeys(studio, at(stages.BY_NIGHT, 7), 4, map="levels")))
    studio.look_away()


def journey_replay(studio: Studio) -> None:
    """A journey is looked through."""
    session = next(journeys(studio, at(stages.BY_DAY, 4)))
    scene = ReplayScene(studio.program, session)
    studio.program.services.stack.reset(scene)
    studio.settle()
    for _ in range(5):
        studio.key("page down")
    studio.look_away()


def journey_score(studio: Studio) -> None:
    """The end of a journey."""
    studio.sit_down(studio.played(studio.seats(4, 4, GAME), 3, 10_000, GAME))


def journey_cards(studio: Studio) -> None:
    """All cards of the game."""
    studio.click("gate-the_sheep")
    studio.click("cards")


JOURNEY = (
    journey_setup, journey_day, journey_night, journey_attack, journey_avert, journey_trade, journey_trait,
    journey_four, journey_replay, journey_score, journey_cards,
)  # fmt: skip


def _view(session: Session) -> Any:
    return session.view(None)


def _all_can_walk(session: Session) -> bool:
    return not any(_view(session).walked)


def _can_attack(session: Session) -> bool:
    """The first Shepherd has several cards for Sheep on its hex, and a Caravan stands there."""
    view = _view(session)
    attacks = {a.card for a in session.legal(0) if isinstance(a, acts.Attack)}
    return len(attacks) > 1 and view.hexes[0] in view.caravans


def _can_buy(session: Session) -> bool:
    return any(isinstance(a, acts.Buy) for seat in range(len(session.seats)) for a in session.legal(seat))


def _has_grown(session: Session) -> bool:
    return any(isinstance(a, acts.TakeTrait) for seat in range(len(session.seats)) for a in session.legal(seat))


def _card(scene: Any, attack: acts.Attack) -> str:
    held = scene.session.view(None).cards[attack.seat]
    return next(f"card-{card.name}-{card.number}" for card in held if card.name == attack.card and not card.exhausted)
