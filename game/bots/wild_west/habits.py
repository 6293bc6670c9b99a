"""What the normal bot does at every decision: quick rules that look at the open facts and its own knowledge."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wild_west.belief import SHEEP, TYPES, WOLF
from game.bots.wild_west.claims import hearsay
from game.bots.wild_west.payoff import AFFECTED
from game.bots.wild_west.rollout import guess_of
from game.bots.wild_west.table import Table, World, sides
from game.bots.wild_west.worlds import preference
from game.core.action import Action
from game.core.rng import Rng
from game.rules.wild_west.actions import GuessLocation, KeepCharacter, LookAt, PlaceMeeple, UseContract, WatchFields
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import WildView

TALK = 40
"""Of 100 times that there is something to say it is said so often."""


def keep(view: WildView, legal: Sequence[Action], rng: Rng) -> Action:
    """The character that is usually better, but not always, or everybody would know."""
    one, other = (action.character for action in legal if isinstance(action, KeepCharacter))
    return legal[0] if rng.uniform() < preference(one, other, view.tokens) else legal[1]


def watch(view: WildView, legal: Sequence[Action], rng: Rng) -> Action:
    """The fields with the most sheep beside them."""

    def lying(action: Action) -> int:
        assert isinstance(action, WatchFields)
        return view.tokens[PLACES.index(action.first)] + view.tokens[PLACES.index(action.second)]

    most = max(map(lying, legal))
    return rng.choice([action for action in legal if lying(action) == most])


def look(view: WildView, legal: Sequence[Action], rng: Rng) -> Action:
    """A field the Headman has not seen rather than another, one with sheep beside it rather than without."""

    def interest(action: Action) -> tuple[int, bool]:
        assert isinstance(action, LookAt)
        place = PLACES.index(action.place)
        return view.tokens[place], place not in view.watched

    most = max(map(interest, legal))
    return rng.choice([action for action in legal if interest(action) == most])


def place(table: Table, rng: Rng) -> int:
    """The place that promises most; one of them if several do."""
    gains = promises(table)
    top = max(gains)
    return rng.choice([place for place, gain in enumerate(gains) if gain >= top - 1e-9])


def promises(table: Table) -> list[float]:
    """What each place may bring the seat to act."""
    view = table.view
    seat = view.turn
    heard = hearsay(view, view.claims, view.meeples)
    coming = len(view.queue) - 1
    return table.gains(sides(view)[seat], table.own, heard, view.meeples, coming, table.risk(seat))


def guess(table: Table, legal: Sequence[Action], rng: Rng) -> Action:
    """The likeliest type; the company as the rollouts think of it."""
    view = table.view
    layout = tuple(dict(table.own).get(p, 0) for p in range(4))
    other, says = guess_of(table, World(layout, view.characters), view.meeples, view.turn, view.looks[view.turn])
    return next(
        action for action in legal
        if isinstance(action, GuessLocation) and action.other == other and action.says == TYPES[says]
    )  # fmt: skip


def contract(view: WildView, legal: Sequence[Action]) -> Action:
    """Used at once."""
    return next(action for action in legal if isinstance(action, UseContract))


def saying(view: WildView, where: int, said: tuple[str, str] | None) -> Action:
    """Placing with a claim or without."""
    about, says = said or (None, None)
    return PlaceMeeple(view.turn, PLACES[where], about, says)


def claim(table: Table, where: int, rng: Rng) -> tuple[str, str] | None:
    """Something to say while placing: those who want no company scare, those who want it lure, others warn."""
    view = table.view
    if len(view.queue) < 2 or rng.below(100) >= TALK:
        return None
    known = dict(table.own)
    character = sides(view)[view.turn]
    if where in known:
        wolf = table.deck.types[known[where]] == WOLF
        if character == "insurance_agent" or (wolf and character not in AFFECTED and character != "hunter"):
            says = SHEEP
        elif not wolf and character not in ("hunter", "insurance_agent"):
            says = WOLF
        else:
            return None
        return (PLACES[where], TYPES[says]) if table.possible(where, says) else None
    for seen, kind in known.items():
        if table.deck.types[kind] == WOLF and character != "hunter":
            return PLACES[seen], TYPES[WOLF]
    return None
