"""Narrowing by clicks: from every decision of many games each legal action can be clicked, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.shear_panic.actions import LiftButton, PickGroup
from game.rules.shear_panic.flock import GONE, SHEEP
from game.tables.shear_panic import choose
from game.tables.shear_panic.choose import NEAREST, Selection, Target
from tests.helpers import LONG, config_of, must_act, random_action

pytestmark = pytest.mark.slow

RULES = get_rules("shear_panic")
GAMES = 60 if LONG else 5


def decisions(seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every (state, view) at which a random game asks something."""
    rng = Rng(seed)
    state = RULES.new(config_of("shear_panic"), seats, {}, seed).state
    while RULES.decision(state) is not None:
        yield state, RULES.view(state, None)
        state = RULES.apply(state, random_action(RULES, state, rng)).state


def boxes(view: Any) -> list[Selection]:
    """The boxes of a mat as the clicks they are."""
    return [Selection(kind, number) for kind, number in view.setup.boxes]


def clicked(view: Any, legal: Any, selection: Selection) -> Iterator[tuple[Selection, Action]]:
    """All actions that clicks can end in from here, each with the choice made before the last click.

    It follows what the table does: one action left after a click on a box or a sheep is played.
    """
    if any(isinstance(a, LiftButton) for a in legal):
        yield from ((selection, a) for a in legal)
        return
    if choose.needs_box(legal, selection):
        for box in boxes(view):
            left = choose.narrowed(legal, box)
            if len(left) == 1:
                yield selection, left[0]
            elif left:
                yield from clicked(view, legal, box)
        return
    for target in choose.targets(view, legal, selection):
        if target.action is not None:
            yield selection, target.action
            continue
        deeper = replace(selection, sheep=target.sheep)
        if selection.sheep:
            # Another sheep than the chosen one: the same choice as picking it first.
            continue
        left = choose.narrowed(legal, deeper)
        if len(left) == 1:
            yield selection, left[0]
        else:
            yield from clicked(view, legal, deeper)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clicks_reach_every_legal_action_and_no_other(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        for state, view in decisions(seats, seed):
            legal = RULES.legal(state, must_act(RULES, state))
            ends = [action for _, action in clicked(view, legal, Selection())]
            assert set(ends) == set(legal), f"seed {seed}: {set(legal) ^ set(ends)}"
            seen |= {a.verb for a in legal}
            # A group may be picked by any of its sheep; everything else ends at exactly one place.
            once = [a for a in ends if not isinstance(a, PickGroup)]
            assert len(once) == len(set(once))
    assert {"lamb_slam", "line_push", "diagonal_push", "wool_rule", "ewe_turn", "small_step", "boing"} <= seen
    assert {"panic_slam", "panic_turn", "return_group"} <= seen


@pytest.mark.parametrize("seats", [2, 4])
def test_another_sheep_can_be_chosen_while_one_is(seats: int) -> None:
    for state, view in decisions(seats, 3):
        legal = RULES.legal(state, must_act(RULES, state))
        slams = [a for a in legal if a.verb == "lamb_slam"]
        sheep = sorted({str(getattr(a, "sheep", "")) for a in slams})
        if len(sheep) < 2:
            continue
        chosen = Selection("lamb_slam", 3, sheep[0])
        others = {t.sheep for t in choose.targets(view, legal, chosen) if t.action is None}
        assert others == set(sheep[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_things_to_click_are_never_crowded(seats: int) -> None:
    """0.4 of a cell between any two arrows; 0.3 between an arrow and a sheep, which is far larger."""
    for seed in range(GAMES):
        for state, view in decisions(seats, 100 + seed):
            legal = RULES.legal(state, must_act(RULES, state))
            for selection in every_selection(view, legal):
                found = choose.targets(view, legal, selection)
                for i, a in enumerate(found):
                    for b in found[i + 1 :]:
                        apart = math.hypot(a.x - b.x, a.y - b.y)
                        least = 0.3 if "sheep" in (a.kind, b.kind) and a.kind != b.kind else NEAREST - 0.01
                        assert apart >= least, (seed, selection, a, b)


def every_selection(view: Any, legal: Any) -> Iterator[Selection]:
    """Every half-made choice that clicks lead to."""
    yield Selection()
    for box in boxes(view):
        left = choose.narrowed(legal, box)
        if left:
            yield box
            yield from (replace(box, sheep=t.sheep) for t in choose.targets(view, legal, box) if t.action is None)
    yield from (Selection(sheep=t.sheep) for t in choose.targets(view, legal, Selection()) if t.action is None)


def test_crowded_targets_are_moved_apart_and_keep_their_order() -> None:
    """Three arrows on one spot and one half a step away: all become distinct, none swaps its meaning."""
    crowd = [Target("arrow", 1.0, 1.0, d) for d in ("north", "east", "south")] + [Target("arrow", 1.2, 1.0, "west")]
    out = choose.spread(crowd)
    assert [t.towards for t in out] == ["north", "east", "south", "west"]
    assert all(
        math.hypot(a.x - b.x, a.y - b.y) >= NEAREST - 0.01 for i, a in enumerate(out) for b in out[i + 1 :]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_click_on_a_sheep_that_is_no_target_can_be_explained(seats: int) -> None:
    """Whatever sheep is clicked, the rules say why it does nothing, or it has arrows of its own."""
    for seed in range(GAMES // 3):
        for state, view in decisions(seats, 200 + seed):
            seat = must_act(RULES, state)
            legal = RULES.legal(state, seat)
            for selection in every_selection(view, legal):
                if choose.needs_box(legal, selection):
                    continue
                found = choose.targets(view, legal, selection)
                for sheep in (s for s, cell in zip(SHEEP, view.cells, strict=True) if cell != GONE):
                    if any(t.kind == "sheep" and t.sheep == sheep for t in found):
                        continue
                    reasons = [
                        RULES.why_not(state, seat, action) for action in choose.meant(view, legal, selection, sheep)
                    ]
                    if reasons:
                        assert (None in reasons) == any(t.sheep == sheep for t in found), (sheep, selection, reasons)
                    else:
                        assert all(t.kind in ("ruler", "turn", "home") for t in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arrow_keys_reach_every_target(seats: int) -> None:
    for seed in range(GAMES // 2):
        for state, view in decisions(seats, 300 + seed):
            legal = RULES.legal(state, must_act(RULES, state))
            for selection in every_selection(view, legal):
                found = choose.targets(view, legal, selection)
                if found:
                    reached = reachable(found)
                    assert reached == set(range(len(found))), (seed, selection, [(t.x, t.y) for t in found])


def reachable(found: list[Target]) -> set[int]:
    """What the arrow keys get to from the first target, which has the keyboard at the beginning."""
    seen, todo = {0}, [0]
    while todo:
        at = todo.pop()
        here = found[at]
        others = [t for t in found if t is not here]
        for key in ("left", "right", "up", "down"):
            step = choose.first_in(key, (here.x, here.y), others)
            index = next((i for i, t in enumerate(found) if t is step), None)
            if index is not None and index not in seen:
                seen.add(index)
                todo.append(index)
    return seen
