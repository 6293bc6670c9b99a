"""The motion of The Sheep's map: it ends where the view is, in time, and shows what happens on the way."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rng import Rng
from game.render.animate import Animation
from game.rules.the_sheep.shepherds import lantern_slots
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.motion import Motion
from tests.helpers import config_of, random_action
from tests.rules.the_sheep.positions import RULES

ROWS = (
    "day", "half", "dark", "sign", "event", "mutation", "slot", "tiles", "essence", "corruption", "levels",
    "experience", "bearing", "stock", "distracting", "walked",
)  # fmt: skip
FRAME = 1 / 60


def figures_of(state: Any) -> Figures:
    """The picture of a position."""
    figures = Figures()
    figures.snap(RULES.view(state, None))
    return figures


def played(figures: Figures, events: Any, reduced: bool = False) -> float:
    """Let a motion run frame by frame; the seconds it took."""
    animation: Animation = Motion(figures, lambda name, seat: None, lambda: None).of(events)
    frames = 0
    while animation.advance(FRAME, reduced) < 0:
        frames += 1
        assert frames < 600, "it never ends"
    return frames * FRAME


def moved(state: Any, *events: Any) -> Figures:
    """The picture after the motion of some events, all at once."""
    figures = figures_of(state)
    Motion(figures, lambda name, seat: None, lambda: None).of(events).finish()
    return figures


def cards(rows: Any) -> Any:
    return [sorted((card.name, card.exhausted) for card in row) for row in rows]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_every_motion_where_the_view_is(seed: int) -> None:
    rng, told = Rng(seed), set()
    state = RULES.new(config_of("the_sheep"), 2 + seed % 3, {}, seed).state
    figures = figures_of(state)
    for _ in range(260):
        if RULES.decision(state) is None:
            break
        step = RULES.apply(state, random_action(RULES, state, rng))
        state = step.state
        told |= {type(event) for event in step.events}
        Motion(figures, lambda name, seat: None, lambda: None).of(step.events).finish()
        truth = figures_of(state)
        assert figures.places == truth.places
        assert {k: (p.hex, p.tier, p.damage, p.shown) for k, p in figures.pieces.items()} == {
            k: (p.hex, p.tier, p.damage, p.shown) for k, p in truth.pieces.items()
        }
        for row in ROWS:
            assert getattr(figures, row) == getattr(truth, row), row
        assert cards(figures.hands) == cards(truth.hands)
        assert cards(figures.traits) == cards(truth.traits)
        usual = state.setup.numbers.lanterns
        assert all(
            figures.lit[seat] == state.lit[seat] or lantern_slots(state, seat) != usual for seat in state.living
        )
        assert not figures.effects
        assert not figures.moving
        figures.snap(RULES.view(state, None))
    assert len(told) > 12
