"""Shots of Space Sheep!: games that bots have played to a moment worth looking at."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from game.core.rules import Options
from game.rules.space_sheep.actions import PointAt
from game.rules.space_sheep.stages import DISCARD, NAME, TURN
from game.scenes.curtain import DEAD_SECONDS
from game.session.session import Session
from tools.shots.studio import Studio

GAME = "space_sheep"
FIVE: Options = {"systems": 5, "cards": 5, "wilds": 5, "tiles": "plain", "pace": "relaxed"}
EIGHT: Options = {"systems": 8, "cards": 6, "wilds": 8, "tiles": "all", "pace": "relaxed"}
TRAITORS: Options = {"systems": 6, "cards": 6, "wilds": 6, "tiles": "all", "infiltrators": 2, "pace": "relaxed"}
HARD: Options = {"systems": 5, "cards": 3, "wilds": 2, "tiles": "plain", "wolf": "five", "pace": "relaxed"}
SEEDS = range(1, 60)
Until = Callable[[Session], bool]


def play_until(studio: Studio, seats: int, people: int, options: Options, until: Until) -> Session:
    """The first of a row of games in which `until` came true."""
    for seed in SEEDS:
        session = studio.played(studio.seats(seats, people, GAME), seed, 200, GAME, options, until)
        if not session.finished:
            return session
        session.close()
    raise RuntimeError("no game came to this moment")


def on_turn(after: int, hand: int = 4, standing: bool | None = None) -> Until:
    """The first seat is to play a card of a full hand, after so many turns."""

    def reached(session: Session) -> bool:
        view = _view(session)
        return (
            view.turn == 0 and view.turns >= after and view.stage == TURN and not view.acted
            and len(view.hands[0]) >= hand and standing in (None, view.standing)
        )  # fmt: skip

    return reached


def space_setup(studio: Studio) -> None:
    """The set-up with the usual seats."""
    studio.click("gate-space_sheep")


def space_table(studio: Studio) -> None:
    """A turn begins: four people, open hands."""
    studio.sit_down(play_until(studio, 4, 4, FIVE, on_turn(4, standing=True)))
    studio.look_away()


def space_card(studio: Studio) -> None:
    """A card is chosen: everything it can do is lit, and stands in words beside the hand."""
    space_table(studio)
    studio.click(f"card-{_useful(studio)}")
    studio.look_away()


def space_outlook(studio: Studio) -> None:
    """A SpaceSheep is pointed at: where it goes, who comes back, who is at home then."""
    space_table(studio)
    card = _useful(studio)
    studio.click(f"card-{card}")
    studio.point(f"sheep-{card}")


def space_plan(studio: Studio) -> None:
    """Another one's card is looked at while somebody else plays."""
    space_table(studio)
    studio.point(next(w.name for w in _widgets(studio) if w.name.startswith("hold-2-")))


def space_command(studio: Studio) -> None:
    """The Wolf lies: the Commander may turn the timer on anybody's turn."""
    studio.sit_down(play_until(studio, 3, 3, FIVE, on_turn(3, standing=False)))
    studio.point("timer")


def space_eight(studio: Studio) -> None:
    """Eight systems, eight seats."""
    studio.sit_down(play_until(studio, 8, 8, EIGHT, on_turn(8, 3)))
    studio.look_away()


def space_bots(studio: Studio) -> None:
    """Alone with seven bots."""
    studio.sit_down(play_until(studio, 8, 1, EIGHT, on_turn(8, 3)))
    studio.look_away()


def space_name(studio: Studio) -> None:
    """The Wolf has attacked: the Commander names who gives up a card."""
    studio.sit_down(play_until(studio, 4, 4, HARD, lambda session: _view(session).stage == NAME))
    studio.look_away()


def space_discard(studio: Studio) -> None:
    """The Wolf has attacked: a card is given up."""
    studio.sit_down(play_until(studio, 4, 4, HARD, lambda session: _view(session).stage == DISCARD))
    studio.look_away()


def space_traitors(studio: Studio) -> None:
    """Infiltrators: two point at one, and one at the lone person."""
    session = play_until(studio, 6, 1, TRAITORS, on_turn(6, 3))
    for seat, other in ((1, 3), (2, 3), (4, 0)):
        session.submit(PointAt(seat, other))
    studio.sit_down(session)
    studio.look_away()


def space_pointing(studio: Studio) -> None:
    """Infiltrators, several people on one screen: a hand is about to point."""
    studio.sit_down(play_until(studio, 6, 3, TRAITORS, on_turn(6, 3)))
    _lift(studio)
    studio.click("hand-0")


def space_score(studio: Studio) -> None:
    """The end of a game."""
    studio.sit_down(studio.played(studio.seats(4, 4, GAME), 3, 10_000, GAME, FIVE))


SPACE = (
    space_setup, space_table, space_card, space_outlook, space_plan, space_command, space_eight, space_bots,
    space_name, space_discard, space_traitors, space_pointing, space_score,
)  # fmt: skip


def _view(session: Session) -> Any:
    return session.view(None)


def _useful(studio: Studio) -> str:
    """A card of the first hand whose system is open and which is not wild."""
    scene: Any = studio.top
    legal: Mapping[str, Any] = {a.card: a for a in scene.legal() if hasattr(a, "system") and a.card == a.system}
    return next(iter(legal))


def _widgets(studio: Studio) -> list[Any]:
    root = studio.top.ui.root
    return list(root.walk()) if root is not None else []


def _lift(studio: Studio) -> None:
    """Open the door, which hears nothing at first, if it is closed."""
    if any(w.name == "lift" for w in _widgets(studio)):
        time.sleep(2 * DEAD_SECONDS)
        studio.click("lift")
