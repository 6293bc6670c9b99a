"""Which answers for the table come to the same, and are therefore not worth a question."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.decision import JOINT
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.the_sheep.actions import Avert, HuntCaravan, MoveCaravan, MoveSheep, TakeStrike
from tests.helpers import config_of
from tests.rules.the_sheep.crowded import crowded

RULES = get_rules("the_sheep")
CONFIG = config_of("the_sheep")

NORTH_ROAD, SOUTH_ROAD = [4, 6], [5, 6]
"""Two hexes of the Downs, each 13 steps from the Finish: the first ones behind the fork."""


def at(**description: Any) -> Any:
    """Miles and Agatha on the Downs with two Caravans."""
    return RULES.position(CONFIG, {"caravans": 2}, {"seats": 2, **description})


def asked(state: Any, kind: type, seat: int = 0) -> bool:
    """Whether it matters what is answered; the answers must be of this kind."""
    legal = RULES.legal(state, seat)
    assert len(legal) > 1
    assert all(isinstance(action, kind) for action in legal)
    return RULES.matters(RULES.view(state, seat), legal)  # type: ignore[attr-defined,no-any-return]


# ------------------------------------------------------------------ Caravans


def rolling(first: list[int], second: list[int], **more: Any) -> Any:
    """Two Caravans that are equally near the Finish, in the morning of the second Day."""
    return at(day=2, stage="roll", caravans={"tinker": first, "apothecary": second}, **more)


def test_caravans_on_roads_of_their_own_may_go_in_any_order() -> None:
    """T4: 10 steps from the Finish each, one on the northern road, one on the southern."""
    assert not asked(rolling([7, 4], [8, 8]), MoveCaravan)


def test_who_comes_first_where_roads_meet_matters() -> None:
    """T5: both come to [11, 5] first; whoever is second stops there behind the other."""
    assert asked(rolling([10, 5], [11, 6]), MoveCaravan)


def test_sheep_that_hold_one_of_them_change_nothing() -> None:
    assert not asked(rolling([7, 4], [8, 8], sheep=[{"tier": "lesser", "at": [7, 4]}]), MoveCaravan)


# ------------------------------------------------------------------ Sheep


def hunting(place: list[int], **more: Any) -> Any:
    """A Sheep as far from one Caravan as from the other."""
    caravans = {"tinker": NORTH_ROAD, "apothecary": SOUTH_ROAD}
    known = {"stage": "herd", "mutation": "mire", "caravans": caravans, "sheep": [{"tier": "lesser", "at": place}]}
    return at(**{**known, **more})


def test_which_caravan_sheep_go_for_does_not_matter_where_they_come_to_the_same_hex() -> None:
    """T16: the ways to both lead from [7, 0] over [7, 3] only, three steps down."""
    assert not asked(hunting([7, 0]), HuntCaravan)


def test_nor_where_they_may_come_to_the_same_hexes() -> None:
    """Which of them is asked then."""
    state = hunting([8, 0])
    assert not asked(state, HuntCaravan)
    after = RULES.apply(state, RULES.legal(state, 0)[0]).state
    assert asked(after, MoveSheep)


def test_it_matters_where_the_ways_part() -> None:
    """Within reach of both they end on one Caravan's hex or the other's."""
    state = hunting([7, 0])
    chart = state.setup.map
    goals = [chart.index[tuple(cell)] for cell in (NORTH_ROAD, SOUTH_ROAD)]
    near = next(
        p for p, free in enumerate(chart.passable)
        if free and chart.steps(goals[0])[p] == chart.steps(goals[1])[p] <= 3 and p not in goals
    )  # fmt: skip
    assert asked(hunting(list(chart.hexes[near])), HuntCaravan)


# ------------------------------------------------------------------ strikes, Lanterns


def struck(**more: Any) -> Any:
    """Both Shepherds on a hex with a Sheep and no Caravan."""
    known = {"stage": "strike", "at": {0: [7, 1], 1: [7, 1]}, "sheep": [{"tier": "lesser", "at": [7, 1]}]}
    return at(**{**known, **more})


def test_who_is_struck_matters() -> None:
    """T18: a point of corruption for one or the other."""
    assert asked(struck(mutation="mire"), TakeStrike)


def test_who_is_struck_with_nothing_does_not_matter() -> None:
    """Without a mutation Sheep bear no corruption."""
    assert not asked(struck(), TakeStrike)


def test_a_curse_that_would_be_drawn_is_never_foreseen() -> None:
    """T19: both meters are full; which card comes, nobody knows."""
    assert asked(struck(mutation="mire", corruption={0: 3, 1: 3}), TakeStrike)


def test_whose_lanterns_are_given_matters() -> None:
    assert asked(at(stage="avert", slot=2), Avert)


# ------------------------------------------------------------------ all


@pytest.mark.parametrize("seed", range(24))
def test_what_is_said_not_to_matter_leads_to_the_same(seed: int) -> None:
    """In positions full of everything, played on at random: the positions right after all answers are alike, but for
    what is asked next, and for the order in which Caravans have moved."""
    rng = Rng(seed)
    options, told = crowded(CONFIG, 2 + seed % 3, rng)
    state: Any = RULES.position(CONFIG, options, told)
    for _ in range(60):
        decision = RULES.decision(state)
        if decision is None:
            return
        seat = decision.seats[0]
        legal = RULES.legal(state, seat)
        if decision.order == JOINT and not RULES.matters(RULES.view(state, seat), legal):  # type: ignore[attr-defined]
            ends = {str(played_out(state, action, type(legal[0]))) for action in legal}
            assert len(ends) == 1, f"{[str(a) for a in legal]}"
        state = RULES.apply(state, rng.choice(legal)).state


def played_out(state: Any, action: Any, kind: type) -> list[dict[str, Any]]:
    """Everything after an action and all answers of the same kind, where the order of moving is forgotten."""
    after = RULES.apply(state, action, True).state
    decision = RULES.decision(after)
    if decision is not None and decision.order == JOINT:
        more = RULES.legal(after, action.seat)
        if kind is MoveCaravan and isinstance(more[0], kind) and {a.caravan for a in more} <= names(state, action):  # type: ignore[attr-defined]
            return played_out(after, more[0], kind)
        if kind is HuntCaravan and isinstance(more[0], MoveSheep) and after.herds[0][3:] == state.herds[0][3:]:
            return [end for answer in more for end in played_out(after, answer, kind)]
    found = RULES.describe_position(after)  # type: ignore[attr-defined]
    return [{**found, "rolled": sorted(found.get("rolled", ()))}]


def names(state: Any, action: Any) -> set[str]:
    """The Caravans that may move now."""
    return {a.caravan for a in RULES.legal(state, action.seat) if isinstance(a, MoveCaravan)}
