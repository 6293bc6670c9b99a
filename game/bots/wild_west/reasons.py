"""Why a bot of Wild West Shepherds does what it does, in one general reason.

Everybody reads it, so it is worked out from open facts and the action alone: no hidden card, no own character.
"""

from __future__ import annotations

from game.core.action import Action
from game.core.decision import Reason
from game.rules.wild_west.actions import (
    AnnounceWolves,
    GuessLocation,
    KeepCharacter,
    LookAt,
    PlaceMeeple,
    SaveContract,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import WildView

_PLAIN: dict[type[Action], str] = {
    KeepCharacter: "bot.character", AnnounceWolves: "bot.announce", UseContract: "bot.use", SaveContract: "bot.save",
}  # fmt: skip


def explain(view: WildView, action: Action) -> Reason:
    """A key under `bot.` in the game's texts."""
    plain = _PLAIN.get(type(action))
    if plain:
        return Reason(plain)
    if isinstance(action, WatchFields):
        lying = view.tokens[PLACES.index(action.first)] + view.tokens[PLACES.index(action.second)]
        return Reason("bot.watch_sheep" if lying else "bot.watch")
    if isinstance(action, LookAt):
        place = PLACES.index(action.place)
        if view.tokens[place]:
            return Reason("bot.look_sheep")
        return Reason("bot.look_again" if place in view.watched else "bot.look_new")
    if isinstance(action, GuessLocation):
        poorest = min(view.sheep) == view.sheep[action.other]
        return Reason("bot.insure_poor" if poorest else "bot.insure")
    assert isinstance(action, PlaceMeeple)
    return Reason(_placing(view, PLACES.index(action.place)))


def _placing(view: WildView, place: int) -> str:
    if view.tokens[place]:
        return "bot.sheep_beside"
    if place not in view.meeples:
        if place in view.watched and view.announced == 0:
            return "bot.follows_count"
        return "bot.alone" if any(where >= 0 for where in view.meeples) else "bot.first"
    return "bot.joins" if view.meeples.count(place) > 1 else "bot.joins_one"
