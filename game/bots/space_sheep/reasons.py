"""Why a bot of Space Sheep! does what it does, in one general reason.

Everybody reads it, so it is worked out from open facts and the action alone: no hidden card, no allegiance.
"""

from __future__ import annotations

from game.bots.space_sheep.moves import after_move, can_end, next_seats
from game.bots.space_sheep.puzzle import puzzle_of
from game.core.action import Action
from game.core.decision import Reason
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
from game.rules.space_sheep.ring import Board, is_home
from game.rules.space_sheep.stages import WILD_NAME
from game.rules.space_sheep.view import SpaceView

_PLAIN: dict[type[Action], str] = {
    Draw: "bot.draw", TurnTimer: "bot.timer", NameDiscard: "bot.name", DiscardCard: "bot.discard",
    PointAt: "bot.point", StopPointing: "bot.stop_pointing",
}  # fmt: skip


def explain(view: SpaceView, action: Action) -> Reason:
    """A key under `bot.` in the game's texts."""
    plain = _PLAIN.get(type(action))
    if plain:
        return Reason(plain)
    if isinstance(action, Defend):
        return Reason("bot.leave" if _leaves_the_end(view) else "bot.defend")
    if isinstance(action, AttackWolf):
        return Reason("bot.attack_wild" if action.card == WILD_NAME else "bot.attack")
    assert isinstance(action, ActivateSystem | ActivateShepherd)
    after = after_move(view, action)
    if is_home(after):
        return Reason("bot.home")
    return Reason(_moving(view, after))


def _leaves_the_end(view: SpaceView) -> bool:
    """Whether all can see that the seat on turn could end the game, and that somebody soon can, too."""
    return view.setup.open_hands and all(
        any(can_end(view, seat) for seat in seats) for seats in ([view.turn], next_seats(view))
    )


def _moving(view: SpaceView, after: Board) -> str:
    before_count, after_count = _at_home(view.board), _at_home(after)
    if after_count > before_count + 1:
        return "bot.several_home"
    if after_count > before_count:
        return "bot.one_home"
    puzzle = puzzle_of(view.instructions)
    return "bot.prepare" if puzzle.distance(after) < puzzle.distance(view.board) else "bot.detour"


def _at_home(board: Board) -> int:
    return sum(colour == system for row in board for system, colour in enumerate(row))
