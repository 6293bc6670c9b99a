"""Why a bot of Shear Panic does what it does, in one reason: for hints and for people who want to learn.

It is worked out from the view and the action alone, so it says nothing that the seat may not know.
"""

from __future__ import annotations

from game.bots.shear_panic.turn import best, rate
from game.bots.shear_panic.value import standings
from game.core.action import Action
from game.core.decision import Reason, facts
from game.core.rng import Rng
from game.rules.shear_panic.actions import CoverBox
from game.rules.shear_panic.apply import apply
from game.rules.shear_panic.state import GROUP, LIFT, ROUTE, ShearState
from game.rules.shear_panic.view import ShearView, determinize

# What a seat gets ready for in each field: the column of its standing, and the word for it.
_AIMS = {
    "truck": (0, "pair"), "team_tag": (0, "pair"), "roger": (2, "front"), "black_tag": (1, "black"),
    "shear": (3, "back"),
}


def explain(view: ShearView, action: Action) -> Reason:
    """A key under `bot.` in the game's texts, with `points` of the seat and of the best of the `others`."""
    seat = view.turn
    before = determinize(view, Rng(0))
    after = apply(before, action, True).state
    while after.turn == seat and after.stage in (GROUP, ROUTE, LIFT):
        after = apply(after, best(rate(after)), True).state
    gains = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
    others = max(gain for s, gain in enumerate(gains) if s != seat)
    if gains[seat] > 0:
        return Reason("bot.rows" if others > 0 else "bot.points", facts(points=gains[seat], others=max(0, others)))
    if isinstance(action, CoverBox):
        return Reason("bot.must")
    return Reason(_aim(before, after, seat))


def _aim(before: ShearState, after: ShearState, seat: int) -> str:
    column, word = _AIMS[after.setup.field_at[after.marker]]
    old = [line[column] for line in standings(before.setup, before.cells, before.facing)]
    new = [line[column] for line in standings(after.setup, after.cells, after.facing)]
    if new[seat] > old[seat]:
        return f"bot.{word}"
    worse_off = sum(b < a for s, (a, b) in enumerate(zip(old, new, strict=True)) if s != seat)
    if worse_off:
        return "bot.spoils"
    return "bot.keeps" if new[seat] == old[seat] and new[seat] else "bot.waits"
