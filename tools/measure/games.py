"""What a game needs to be measured: a table with much on it, and the way to a first choice in a real window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.rules import Options
from game.session.session import Session

Targets = Mapping[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Measured:
    """One game. `aim` is what its random playouts are to reach: normalised actions a second, 0 for nothing.

    `busy` gives a game in the middle, in a studio. In a real window a quick game is led to a first choice by clicking
    targets whose names begin with one of `on_the_way`, until one begins with `arrived`; from then on clicks on
    targets that begin with `clicked` change the picture and nothing else. `options` are for games without
    a window. `idle`: percent of a core that its table may cost while nobody acts.
    """

    id: str
    aim: int
    busy: Callable[[Any], Session]
    on_the_way: tuple[str, ...]
    arrived: str
    clicked: tuple[str, ...]
    options: Options = field(default_factory=dict)
    idle: float = 0.5

    def next_click(self, targets: Targets, number: int) -> str | None:
        """The target that leads on; "" when the first choice is there, None when there is nothing to click yet.

        Of several equal ones it is another with each `number`: some choices take two of them.
        """
        names = sorted(targets)
        if any(name.startswith(self.arrived) for name in names):
            return ""
        for start in self.on_the_way:
            if found := [name for name in names if name.startswith(start)]:
                return found[number % len(found)]
        return None

    def choices(self, targets: Targets) -> list[str]:
        """What can be clicked now without deciding anything."""
        return [name for name in sorted(targets) if name.startswith(self.clicked)]


def _shear(studio: Any) -> Session:
    from tools.shots.book import FOUR

    session: Session = studio.position(FOUR)
    return session


def _wild(studio: Any) -> Session:
    from tools.shots.wild import at, play_until

    return play_until(studio, at("place", after=2))


def _space(studio: Any) -> Session:
    from tools.shots.space import EIGHT, on_turn, play_until

    return play_until(studio, 8, 1, EIGHT, on_turn(8))


def _sheep(studio: Any) -> Session:
    def fighting(session: Session) -> bool:
        view = session.view(None)
        return view.day >= 3 and view.stage == "combat" and len(view.sheep) >= 5

    session: Session = studio.played(studio.seats(4, 1, "the_sheep"), 3, 600, "the_sheep", {}, fighting)
    return session


GAMES = {
    game.id: game
    for game in (
        Measured("shear_panic", 13_000, _shear, ("target-",), "box-", ("box-",)),
        Measured("wild_west", 25_000, _wild, ("draw-", "announce-", "field_"), "say-nothing", ("field_", "wild"),
                 {"characters": "advanced"}),
        Measured("space_sheep", 30_000, _space, ("lift",), "card-", ("card-",),
                 {"tiles": "all", "systems": 6, "cards": 6, "wilds": 6}, 3.0),
        Measured("the_sheep", 3_000, _sheep, ("town:",), "ready", ("card-",)),
    )
}  # fmt: skip
