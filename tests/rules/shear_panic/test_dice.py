"""The dice of Shear Panic are even, and are rolled when the rulings say so and not otherwise (P18, P28).

Bounds are five standard deviations, passed by chance less than once in a million; the seeds are fixed besides.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rules.registry import get_rules
from game.rules.shear_panic.actions import PanicTurn
from game.rules.shear_panic.events import DieRolled
from tests.helpers import shear_config, shear_position

RULES = get_rules("shear_panic")
GAMES = 3000


def even(counted: Counter[str], faces: set[str]) -> bool:
    """Whether these faces came up, and about equally often."""
    expected = sum(counted.values()) / len(faces)
    return set(counted) == faces and all(abs(n - expected) < 5 * expected**0.5 for n in counted.values())


def rolls(step: Any) -> list[tuple[str, str, bool]]:
    """Die, face and whether it is rolled again, for all dice of a step."""
    return [(e.die, e.face, e.again) for e in step.events if isinstance(e, DieRolled)]


def test_every_face_of_the_panic_die_is_equally_likely() -> None:
    deals = (RULES.new(shear_config(), 3, {}, seed) for seed in range(GAMES))
    assert even(Counter(rolls(deal)[0][1] for deal in deals), {"blue", "red", "yellow", "green", "black", "white"})


def test_a_lost_colour_is_rolled_again_until_one_is_there() -> None:
    """P28: so every face that is left is as likely as any other."""
    positions = (
        shear_position(flock=["KB"], marker=57, stage="panic", seed=seed).face for seed in range(GAMES)
    )  # fmt: skip
    assert even(Counter(positions), {"black", "blue", "white"})


def test_every_roll_is_told_also_those_that_are_rolled_again() -> None:
    """Onto red 57 with a flock of blue and black: red and green are nobody any more."""
    dice = [{"panic": "red"}, {"panic": "green"}, {"panic": "blue"}]
    state = shear_position(flock=["KB"], marker=56, free={0: {"ewe_turn": [1, 2]}}, luck=dice)
    step = RULES.apply(state, RULES.legal(state, 0)[0])
    assert rolls(step) == [("panic", "red", True), ("panic", "green", True), ("panic", "blue", False)]
    assert step.state.luck.forced == ()


def torn(seed: int) -> Any:
    """Blue has one straight and one diagonal way home; the flock is to turn first."""
    return shear_position(flock=["B...", "....", "....", "RKYG"], marker=3, stage="panic", face="white", seed=seed)


def test_the_flock_die_has_three_of_each() -> None:
    """P18: it decides between the two kinds of ways, and the only way of its kind is gone at once."""
    faces: Counter[str] = Counter()
    for seed in range(GAMES):
        state = torn(seed)
        step = RULES.apply(state, PanicTurn(0, "left"))
        (roll,) = rolls(step)
        assert roll[0] == "flock"
        faces[roll[1]] += 1
        ended = step.state.to_dict()["cells"]["blue_1"]
        assert ended == ([0, 2] if roll[1] == "plus" else [2, 2])
    assert even(faces, {"plus", "cross"})


def test_no_die_is_rolled_where_corners_touch() -> None:
    """P17."""
    state = shear_position(flock=["B..", ".RY"], marker=3, stage="panic", face="white")
    step = RULES.apply(state, PanicTurn(0, "left"))
    assert rolls(step) == []
    assert {(a.to_dict()["dx"], a.to_dict()["dy"]) for a in RULES.legal(step.state, 0)} == {(1, 0), (0, 1)}


def test_no_die_is_rolled_for_a_flock_that_holds_together() -> None:
    state = shear_position(flock=["BRY", "KG."], marker=3, stage="panic", face="white")
    assert rolls(RULES.apply(state, PanicTurn(0, "right"))) == []
