"""Which things on the table of The Sheep a hand clicks, one after another, to do something; and journeys for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.core.action import Action
from game.rules.registry import get_rules
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep.view import SheepView
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start
from game.tables.the_sheep.board import MapBoard
from game.tables.the_sheep.choose import like
from game.tables.the_sheep.spots import Spot
from tests.helpers import config_of

GAME = "the_sheep"
NAMES = ("Ana", "Ben", "Cleo", "Dov")
Click = str | Spot
"""The name of a widget, or a thing on the map."""


def sitting(seats: int, people: tuple[int, ...] | None = None, level: str = "easy") -> tuple[Seat, ...]:
    """Seats with names; those not in `people` (all if left out) are bots."""
    humans = range(seats) if people is None else people
    return tuple(
        Seat(i, NAMES[i], "human" if i in humans else "bot", "" if i in humans else level) for i in range(seats)
    )


def journey(seats: int = 3, seed: int = 1, people: tuple[int, ...] | None = None, **options: Any) -> Session:
    """A new journey."""
    return Session.start(get_rules(GAME), config_of(GAME), sitting(seats, people), options, seed)


def journey_at(description: Mapping[str, Any], people: tuple[int, ...] | None = None, **options: Any) -> Session:
    """A journey in a written position (see the rules' `position`)."""
    rules, config = get_rules(GAME), config_of(GAME)
    seats = int(description.get("seats", 2))
    start = Start(sitting(seats, people), options, 0)
    state = rules.position(config, start.rule_options(rules), description)
    return Session(rules, config, start, Moment(Entry(0, None, (), None, 0), state, 1, False))


def clicks_for(action: Action, view: SheepView, legal: tuple[Action, ...] = ()) -> list[Click]:
    """What is clicked once the Shepherd of the action lies below, in order; trays are put together besides."""
    seat = action.seat if action.seat is not None else 0
    match action:
        case acts.Walk() | acts.LanternStep() | acts.MoveSheep() | acts.HuntCaravan():
            return [Spot("hex", action.hex)]
        case acts.BoardAction():
            return [f"do-board-{action.caravan}"]
        case acts.MoveCaravan():
            return [f"do-move-{action.caravan}"]
        case acts.EnterCaravan():
            return [f"town:{view.setup.caravans.index(action.caravan)}"]
        case acts.RollOn():
            return ["do-go"]
        case acts.Buy():
            return ["do-trade", f"goods:{action.card}"]
        case acts.Purify() | acts.Distract():
            return [f"do-{type(action).__name__.lower()}"]
        case acts.Ready():
            return ["ready"]
        case acts.GiveEssence():
            return ["do-give", f"do-give-{action.other}-{action.amount}"]
        case acts.Attack():
            first = next(s.number for s in view.sheep if like(view, s.number) == like(view, action.sheep))
            button = f"do-attack-{action.card}-{first}-{int(action.boost)}"
            return [card_widget(view, seat, action.card), button]
        case acts.UseAbility():
            button = f"do-use-{action.card}-{action.ability}"
            return [button] if view.stage == "avert" else [card_widget(view, seat, action.card), button]
        case acts.Spill():
            return ["do-nothing"] if action.sheep is None else [_sheep(view, action.sheep)]
        case acts.Choose():
            return [_chosen(action, view)]
        case acts.Cancel():
            return ["do-cancel"]
        case acts.FlipTile():
            return [f"do-flip-{action.tile}"]
        case acts.TakeStrike():
            return [f"do-struck-{action.kind}-{action.number}"]
        case acts.DropEquipment():
            return [card_widget(view, seat, action.card)]
        case acts.TakeTrait():
            return [f"trait:{action.trait}"]
        case acts.Avert():
            return ["tray-give" if any(action.lanterns) else "tray-other"]
        case acts.ShareEssence():
            return ["tray-give"]
    raise AssertionError(f"nobody knows how to click {action}")


def _sheep(view: SheepView, number: int) -> Click:
    """The Sheep on the map, or its button where others that differ stand as one with it."""
    one = next(s for s in view.sheep if s.number == number)
    group = [s for s in view.sheep if (s.hex, s.tier) == (one.hex, one.tier)]
    if len({like(view, s.number) for s in group}) == 1:
        return Spot("sheep", group[0].number)
    first = next(s for s in group if like(view, s.number) == like(view, number))
    return f"do-sheep-{first.number}"


def _chosen(action: acts.Choose, view: SheepView) -> Click:
    if action.kind == "nothing":
        return "do-nothing"
    if action.kind == "sheep":
        return _sheep(view, action.number)
    return Spot("hex", action.number) if action.kind == "space" else f"do-{action.kind}-{action.number}"


def card_widget(view: SheepView, seat: int, name: str) -> str:
    """The widget of a card or trait; of equal cards one that lies face up."""
    for card in sorted(view.cards[seat], key=lambda c: c.exhausted):
        if card.name == name:
            return f"card-{name}-{card.number}"
    return f"trait-{name}"


def pixel_of(board: MapBoard, spot: Spot, free: Callable[[tuple[int, int]], bool]) -> tuple[int, int] | None:
    """A pixel that means just this, of a hex one on which nothing stands; None if there is none in sight.

    `free`: nothing lies over the map there.
    """
    rect = board.rect_of(spot)
    assert rect is not None, f"{spot} is not on the map"
    return next((at for at in _spread(rect) if board.spot_at(at) == spot and free(at)), None)


def _spread(rect: pygame.Rect) -> list[tuple[int, int]]:
    """Pixels all over a rectangle, from its middle outwards."""
    steps = (0, 0.16, -0.16, 0.3, -0.3, 0.42, -0.42, 0.48, -0.48)
    return [(rect.centerx + round(rect.width * x), rect.centery + round(rect.height * y)) for y in steps for x in steps]
