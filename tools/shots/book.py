"""All shots by name: each leads a studio to a screen worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.action import Action
from game.session.session import Session
from tools.shots.journey import JOURNEY
from tools.shots.space import SPACE
from tools.shots.studio import Studio
from tools.shots.wild import WILD

Shot = Callable[[Studio], None]

# The two positions that the table was designed with: Roger's field before a brown space, black sheep tag before a red.
THREE: dict[str, Any] = {
    "seats": 3,
    "flock": [". . G .", "G K Y .", ". R R B", ". Y B ."],
    "marker": 17,
    "scores": [3, 2, 2],
    "free": {
        0: {"lamb_slam": [3], "line_push": [1, 2], "diagonal_push": [1], "wool_rule": [2, 3], "ewe_turn": [2],
            "small_step": [1], "boing": [3]},
        1: {"lamb_slam": [3, 3], "line_push": [1], "diagonal_push": [1, 2], "wool_rule": [3], "ewe_turn": [1, 2],
            "boing": [3]},
        2: {"lamb_slam": [3], "line_push": [2], "diagonal_push": [1, 2], "wool_rule": [2, 3], "ewe_turn": [1],
            "small_step": [1], "boing": [3]},
    },
}  # fmt: skip
FOUR: dict[str, Any] = {
    "seats": 4,
    "flock": [". Y B .", ". K G B", "R G R .", ". . Y ."],
    "marker": 42,
    "scores": [19, 15, 17, 12],
    "free": {
        0: {"line_push": [1, 2], "diagonal_push": [2], "wool_rule": [3], "ewe_turn": [2], "small_step": [1],
            "boing": [3]},
        1: {"lamb_slam": [3], "line_push": [1], "diagonal_push": [1, 2], "wool_rule": [2], "ewe_turn": [1],
            "boing": [3]},
        2: {"lamb_slam": [3], "line_push": [2], "diagonal_push": [1], "wool_rule": [2, 3], "ewe_turn": [2],
            "small_step": [1]},
        3: {"lamb_slam": [3], "line_push": [1, 2], "diagonal_push": [1], "ewe_turn": [2], "small_step": [1],
            "boing": [3]},
    },
}  # fmt: skip


def title(studio: Studio) -> None:
    """The title with a game to go on with."""
    studio.played(studio.seats(3), 5, 24).close()
    studio.program.show_title()
    studio.settle()


def title_pointed(studio: Studio) -> None:
    """The title, a gate pointed at."""
    title(studio)
    studio.point("gate-shear_panic")


def title_first(studio: Studio) -> None:
    """The title at the very first start."""


def setup(studio: Studio) -> None:
    """The set-up with four seats."""
    studio.click("gate-shear_panic")
    studio.click("add-seat")


def table(studio: Studio) -> None:
    """A game in the middle, a good push pointed at."""
    session = studio.played(studio.seats(3), 11, 30)
    while not session.finished and not _is_scoring_push_of_first_seat(session):
        _bot_moves(session)
    studio.sit_down(session)
    _point_at(studio, _best_push(session))


def three(studio: Studio) -> None:
    """Three seats in Roger's field: the push that lands on a brown space."""
    studio.sit_down(studio.position(THREE))
    studio.click("box-line_push-2-0")
    studio.point("target-arrow-green_1-south")


def four(studio: Studio) -> None:
    """Four seats at black sheep tag: the push that lands on a red space."""
    studio.sit_down(studio.position(FOUR))
    studio.click("box-line_push-2-0")
    studio.point("target-arrow-yellow_2-north")


def score(studio: Studio) -> None:
    """The end of a game."""
    session = studio.played(studio.seats(4), 3, 10_000)
    studio.sit_down(session)


def pause(studio: Studio) -> None:
    """The menu over a table."""
    studio.sit_down(studio.played(studio.seats(3), 11, 30))
    studio.click("menu")


def settings(studio: Studio) -> None:
    """Sound and display."""
    studio.click("settings")


def saves(studio: Studio) -> None:
    """The list of saved games."""
    for seed in (5, 6, 7):
        studio.sit_down(studio.played(studio.seats(2 + seed % 3), seed, 10 * seed))
        studio.program.show_title()
        studio.settle()
    studio.click("saves")


def rules(studio: Studio) -> None:
    """The rules in our own words."""
    studio.click("rules")


def credits(studio: Studio) -> None:
    """What the program stands on."""
    studio.click("about")


def problems(studio: Studio) -> None:
    """The data and the mods."""
    studio.program.show_problems()
    studio.settle()


SHOTS: dict[str, Shot] = {
    shot.__name__: shot
    for shot in (
        title, title_pointed, title_first, setup, table, three, four, score, pause, settings, saves, rules, credits,
        problems, *WILD, *SPACE, *JOURNEY,
    )
}  # fmt: skip


def _bot_moves(session: Session) -> None:
    from game.bots.registry import get_bot
    from game.core.rng import Rng

    decision = session.decision()
    assert decision is not None
    seat, bot = decision.seats[0], get_bot(session.rules.info.id, "normal")
    number = session.now.entry.number
    session.submit(bot.choose(session.view(seat), session.legal(seat), Rng(number), bot.budget))


def _is_scoring_push_of_first_seat(session: Session) -> bool:
    decision = session.decision()
    return decision is not None and decision.seats[0] == 0 and _points(session, _best_push(session)) >= 2


def _best_push(session: Session) -> Action | None:
    pushes = [a for a in session.legal(0) if a.verb == "line_push"]
    return max(pushes, key=lambda a: _points(session, a), default=None)


def _points(session: Session, action: Action | None) -> int:
    if action is None:
        return 0
    return sum(getattr(e, "points", 0) for e in session.preview(0, [action]) if getattr(e, "seat", None) == 0)


def _point_at(studio: Studio, action: Action | None) -> None:
    assert action is not None
    fields = action.to_dict()
    studio.click(f"box-{action.verb}-{fields['number']}-0")
    studio.point(f"target-arrow-{fields['sheep']}-{fields['towards']}")
