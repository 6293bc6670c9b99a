"""A way home as a game of one player: the ring of another game, no timer, and just the cards that are needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from game.core.action import Action
from game.core.rules import Options
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem, Draw
from game.rules.space_sheep.apply import apply
from game.rules.space_sheep.position import position
from game.rules.space_sheep.setup import UNTIMED
from game.rules.space_sheep.stages import OVER, WILD_NAME
from game.rules.space_sheep.state import SpaceState
from game.rules.space_sheep.view import SpaceView


def rehearsal(view: SpaceView, way: Sequence[Action]) -> tuple[SpaceState, Sequence[Action]]:
    """The position with the cards in the order in which they are played, and every action to the end.

    Cards of which the box has too few are wild ones.
    """
    config, ring = view.setup.config, view.ring
    left = Counter(dict.fromkeys(ring, config.box.cards_per_colour))
    moves: list[ActivateSystem | ActivateShepherd] = []
    for action in way:
        if isinstance(action, ActivateSystem | ActivateShepherd):
            colour = action.system if isinstance(action, ActivateSystem) else action.shepherd
            card = colour if left[colour] else WILD_NAME
            left[card] -= 1
            moves.append(replace(action, seat=0, card=card))
    cards = [move.card for move in moves]
    hand = config.box.hand
    options: Options = {
        "systems": len(ring), "cards": config.box.cards_per_colour, "wilds": config.box.wild_cards, "tiles": "all",
        "pace": UNTIMED,
    }  # fmt: skip
    state = position(config, options, {
        "seats": 1, "ring": list(ring), "tiles": list(view.tiles),
        "chits": [[ring[c] for c in row] for row in view.chits],
        "shepherds": [ring[c] for c in view.shepherds], "sheep": [ring[c] for c in view.sheep],
        "wolf": ring[view.wolf], "standing": view.standing, "hands": {0: cards[:hand]}, "deck": cards[hand:],
    })  # fmt: skip
    return state, _with_draws(state, moves)


def _with_draws(state: SpaceState, moves: Sequence[Action]) -> list[Action]:
    """The moves, and between them the draws that do not follow by themselves (S10)."""
    out: list[Action] = []
    for move in moves:
        if state.acted:
            out.append(Draw(0))
            state = apply(state, out[-1], True).state
        out.append(move)
        state = apply(state, move, True).state
        if state.stage == OVER:
            break
    return out
