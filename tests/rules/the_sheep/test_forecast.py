"""What the coming night will bring: where Sheep go and whom they strike, as the rules of T16 and T18 have it."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.the_sheep import herd
from game.rules.the_sheep.actions import Attack, Distract, HuntCaravan, Ready, TakeStrike
from game.rules.the_sheep.forecast import CaravanToll, FlockPath, NightForecast, ShepherdToll, night_forecast
from game.rules.the_sheep.rows import Modifier
from tests.rules.the_sheep.positions import RULES, after, at, changed

FAR_APART = {0: [1, 6], 1: [1, 6]}


def seen(state: Any) -> NightForecast:
    return night_forecast(RULES.view(state, None))


def before_they_move(**description: Any) -> Any:
    """A night in which all Sheep have still to move."""
    there = at(stage="by_night", **description)
    return changed(there, stage="herd", herds=herd.gather(there))


def cells(state: Any, places: Any) -> list[tuple[int, int]]:
    return [state.setup.map.hexes[place] for place in places]


def only(found: NightForecast) -> FlockPath:
    (path,) = found.flock
    return path


def caravan(found: NightForecast, index: int = 0) -> CaravanToll:
    toll = found.caravan(index)
    assert toll is not None
    return toll


def shepherd(found: NightForecast, seat: int = 0) -> ShepherdToll:
    toll = found.shepherd(seat)
    assert toll is not None
    return toll


# ------------------------------------------------------------------ T16: where they go


def test_within_reach_they_end_on_the_caravan() -> None:
    state = at(at=FAR_APART, caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [8, 1]}])
    path = only(seen(state))
    assert cells(state, path.targets) == cells(state, path.ends) == [(8, 4)]
    assert cells(state, path.paths[0]) == [(8, 1), (8, 2), (8, 3), (8, 4)]
    assert path.reaches
    assert path.strikes == (("caravan", 0),)
    assert path.count == (1, 0, 0)


def test_out_of_reach_they_go_three_steps_and_strike_nobody() -> None:
    state = at(at=FAR_APART, caravans={"apothecary": [4, 6]}, sheep=[{"tier": "greater", "at": [4, 10]}])
    path = only(seen(state))
    assert cells(state, path.paths[0]) == [(4, 10), (4, 9), (4, 8), (4, 7)]
    assert not path.reaches
    assert path.strikes == ()
    assert caravan(seen(state)).safe


def test_equally_good_hexes_are_all_told() -> None:
    sheep = [{"tier": "lesser", "at": [6, 9]}, {"tier": "greater", "at": [6, 9]}]
    state = at(at=FAR_APART, caravans={"apothecary": [4, 6]}, sheep=sheep)
    path = only(seen(state))
    assert cells(state, path.ends) == [(5, 6), (4, 7)]
    assert len(path.ends) > 1
    assert [cells(state, way)[-1] for way in path.paths] == [(5, 6), (4, 7)]
    assert path.sheep == (0, 1)
    assert path.count == (1, 0, 1)


def test_a_hex_without_a_shepherd_is_preferred() -> None:
    state = at(
        at={0: [4, 7], 1: [1, 6]}, caravans={"apothecary": [4, 6]}, sheep=[{"tier": "lesser", "at": [6, 9]}]
    )  # fmt: skip
    assert cells(state, only(seen(state)).ends) == [(5, 6)]


def test_with_shepherds_on_all_hexes_either_may_be_struck() -> None:
    state = at(
        at={0: [4, 7], 1: [5, 6]}, caravans={"apothecary": [4, 6]}, sheep=[{"tier": "lesser", "at": [6, 9]}]
    )  # fmt: skip
    found = seen(state)
    assert set(only(found).strikes) == {("shepherd", 0), ("shepherd", 1)}
    for seat in (0, 1):
        assert (shepherd(found, seat).strikes, shepherd(found, seat).strikes_most) == (0, 1)
    assert not found.certain


def test_of_caravans_equally_near_the_one_nearest_the_finish_draws_them() -> None:
    caravans = {"apothecary": [3, 6], "tinker": [5, 5]}
    state = at(at=FAR_APART, caravans=caravans, sheep=[{"tier": "lesser", "at": [5, 9]}])
    assert cells(state, only(seen(state)).targets) == [(5, 5)]
    assert cells(state, only(seen(state)).ends) == [(5, 6)]


def test_caravans_that_are_equal_in_both_are_the_players_choice() -> None:
    caravans = {"apothecary": [5, 5], "tinker": [6, 7]}
    state = before_they_move(
        mutation="hollow", at=FAR_APART, caravans=caravans, sheep=[{"tier": "greater", "at": [8, 5]}]
    )  # fmt: skip
    found = seen(state)
    path = only(found)
    assert cells(state, path.targets) == cells(state, path.ends) == [(5, 5), (6, 7)]
    assert path.reaches
    assert [(caravan(found, i).coming, caravan(found, i).most) for i in (0, 1)] == [(0, 3), (0, 3)]
    assert not found.certain


def test_a_choice_that_spares_everybody_makes_the_other_unsure() -> None:
    """The Martyr's Lamp keeps one of the two Caravans from being struck."""
    kept = Modifier(("equipment", "martyrs_lamp", "keep_vigil"), 0, 0, 0, (("kept", ("caravan", 1)),), "half")
    state = before_they_move(
        mutation="hollow", at=FAR_APART, caravans={"apothecary": [5, 5], "tinker": [6, 7]},
        sheep=[{"tier": "greater", "at": [8, 5]}],
    )  # fmt: skip
    found = seen(changed(state, modifiers=(kept,)))
    assert (caravan(found).coming, caravan(found).most) == (0, 3)
    assert caravan(found, 1).safe
    assert not found.certain


def test_once_the_caravan_is_chosen_only_it_is_told() -> None:
    caravans = {"apothecary": [5, 5], "tinker": [6, 7]}
    state = at(
        stage="herd", mutation="hollow", at=FAR_APART, caravans=caravans,
        sheep=[{"tier": "lesser", "at": [7, 5]}, {"tier": "greater", "at": [8, 5]}],
    )  # fmt: skip
    assert [len(path.targets) for path in seen(state).flock] == [2, 2]
    state = after(state, HuntCaravan(0, state.setup.map.index[6, 7]))
    waits, gone = seen(state).flock
    assert (waits.sheep, len(waits.targets), len(waits.paths)) == ((1,), 2, 2)
    assert cells(state, [gone.hex]) == cells(state, gone.ends) == [(6, 7)]
    assert gone.targets == gone.paths == ()
    assert gone.strikes == (("caravan", 1),)


def test_without_a_caravan_on_the_board_they_stay() -> None:
    state = at(at=FAR_APART, caravans={}, sheep=[{"tier": "lesser", "at": [4, 10]}])
    path = only(seen(state))
    assert path.targets == path.paths == ()
    assert path.ends == (path.hex,)
    assert path.strikes == ()


def test_by_day_neither_mutation_nor_amounts_are_known() -> None:
    state = at(at=FAR_APART, caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [8, 1]}])
    found = seen(state)
    assert not found.known
    assert not found.moved
    assert only(found).points is None
    assert (caravan(found).coming, caravan(found).most, caravan(found).strikes) == (None, None, 1)
    assert not caravan(found).lost
    assert not caravan(found).may_be_lost


def lulled(state: Any) -> Any:
    """The Second Voice has sung until the end of this half: Sheep near its Shepherd do not move."""
    lull = Modifier(("curse", "second_voice", "lull"), 0, 0, 0, (("owner", ("shepherd", 0)),), "half")
    return changed(state, modifiers=(lull,))


def test_what_holds_for_the_day_is_over_at_night() -> None:
    """T21."""
    sheep = [{"tier": "lesser", "at": [8, 1]}]
    state = lulled(at(at={0: [8, 2], 1: [1, 6]}, caravans={"apothecary": [8, 4]}, sheep=sheep))
    assert only(seen(state)).strikes == (("caravan", 0),)


def test_what_holds_for_the_night_is_not() -> None:
    state = at(
        stage="avert", event="fat_moon", slot=2, at={0: [8, 2], 1: [1, 6]}, caravans={"apothecary": [8, 4]},
        sheep=[{"tier": "lesser", "at": [8, 1]}],
    )  # fmt: skip
    assert only(seen(state)).strikes == (("caravan", 0),)
    assert only(seen(lulled(state))).strikes == ()


def test_the_event_of_the_night_holds_before_the_flock_comes() -> None:
    """The Hush: Sheep do not move tonight; those beside the Caravan do not come to it."""
    state = at(
        stage="avert", event="the_hush", at=FAR_APART, caravans={"apothecary": [8, 4]}, slot=2,
        sheep=[{"tier": "lesser", "at": [8, 3]}, {"tier": "standard", "at": [8, 4]}],
    )  # fmt: skip
    beside, on_it = seen(state).flock
    assert (beside.ends, beside.strikes) == ((beside.hex,), ())
    assert on_it.strikes == (("caravan", 0),)
    assert not seen(state).known


def test_a_trait_slows_the_sheep_beside_its_shepherd() -> None:
    """Away to Me: Sheep within a hex of Nan go one step less."""
    state = at(
        {"shepherd_0": "nan"}, level={0: 2}, traits={0: ["come_by", "away_to_me"]},
        at={0: [8, 1], 1: [1, 6]}, caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [8, 1]}],
    )  # fmt: skip
    assert cells(state, only(seen(state)).paths[0]) == [(8, 1), (8, 2), (8, 3)]


# ------------------------------------------------------------------ T18: whom they strike


def in_combat(**description: Any) -> Any:
    return at(**{"stage": "combat", "mutation": "hollow", "caravans": {"apothecary": [8, 4]}, **description})


def test_the_caravan_comes_before_shepherds() -> None:
    found = seen(in_combat(at={0: [8, 4]}, sheep=[{"tier": "standard", "at": [8, 4]}]))
    assert found.moved
    assert found.known
    assert only(found).paths == ()
    assert only(found).points == (0, 2, 0)
    assert caravan(found).coming == caravan(found).most == 2
    assert shepherd(found).safe


def test_who_distracts_is_struck_instead() -> None:
    sheep = [{"tier": "lesser", "at": [8, 4]}, {"tier": "lesser", "at": [8, 4]}]
    found = seen(after(in_combat(at={0: [8, 4]}, sheep=sheep), Distract(0)))
    assert only(found).strikes == (("shepherd", 0),)
    assert shepherd(found).coming == 4
    assert caravan(found).safe
    assert found.certain


def test_of_two_who_distract_either_may_be_struck() -> None:
    state = in_combat(at={0: [8, 4], 1: [8, 4]}, sheep=[{"tier": "greater", "at": [8, 4]}])
    found = seen(after(state, Distract(0), Distract(1)))
    assert set(only(found).strikes) == {("shepherd", 0), ("shepherd", 1)}
    assert [(shepherd(found, s).coming, shepherd(found, s).most) for s in (0, 1)] == [(0, 3), (0, 3)]
    assert caravan(found).safe


def test_a_sheep_alone_strikes_nobody() -> None:
    found = seen(in_combat(sheep=[{"tier": "greater", "at": [8, 7]}]))
    assert only(found).strikes == ()
    assert caravan(found).safe
    assert shepherd(found).safe


def test_a_caravan_bears_its_slots_and_no_point_more() -> None:
    """T19: the Apothecary's Van bears five."""
    sheep = [{"tier": "standard", "at": [8, 4]}]
    bears = seen(in_combat(caravans={"apothecary": {"at": [8, 4], "corruption": 3}}, sheep=sheep))
    loses = seen(in_combat(caravans={"apothecary": {"at": [8, 4], "corruption": 4}}, sheep=sheep))
    assert not caravan(bears).lost
    assert not caravan(bears).may_be_lost
    assert caravan(loses).lost
    assert caravan(loses).may_be_lost


def test_a_caravan_that_may_be_lost() -> None:
    caravans = {"apothecary": {"at": [5, 5], "corruption": 4}, "tinker": [6, 7]}
    state = before_they_move(
        mutation="hollow", at=FAR_APART, caravans=caravans, sheep=[{"tier": "greater", "at": [8, 5]}]
    )  # fmt: skip
    assert not caravan(seen(state)).lost
    assert caravan(seen(state)).may_be_lost
    assert not caravan(seen(state), 1).may_be_lost


def test_curses_are_counted_by_the_meter() -> None:
    """T19: the fourth point draws a Curse; three more only fill the meter again."""
    found = seen(in_combat(at={0: [8, 7]}, corruption={0: 3}, sheep=[{"tier": "greater", "at": [8, 7]}]))
    assert (shepherd(found).coming, shepherd(found).curses, shepherd(found).curses_most) == (3, 1, 1)
    assert not shepherd(found).may_die


def test_a_caravan_behind_a_distractor_who_dies() -> None:
    """T18, T20: two points of the Greater are lost with the death, and the Lesser strikes the Caravan."""
    state = in_combat(
        at={0: [8, 4]}, corruption={0: 3}, cards={0: ["shears", "the_long_neck", "breath_like_smoke"]},
        sheep=[{"tier": "greater", "at": [8, 4]}, {"tier": "lesser", "at": [8, 4]}],
    )  # fmt: skip
    found = seen(after(state, Distract(0)))
    assert (shepherd(found).coming, shepherd(found).curses, shepherd(found).dies) == (1, 1, True)
    assert caravan(found).coming == 2
    assert set(only(found).strikes) == {("shepherd", 0), ("caravan", 0)}


def test_the_second_curse_may_be_the_deadly_one() -> None:
    """T19, T20: 1 point draws a Curse, the 4 after it another; then the hand of three holds nothing else."""
    state = in_combat(
        at={0: [8, 7], 1: [1, 6]}, corruption={0: 3}, cards={0: ["shears", "the_long_neck"]},
        sheep=[{"tier": "greater", "at": [8, 7]}] * 2 + [{"tier": "lesser", "at": [8, 7]}],
    )  # fmt: skip
    found = seen(state)
    assert (shepherd(found).coming, shepherd(found).curses, shepherd(found).dies) == (5, 2, True)


def test_whoever_may_die_is_told_where_players_choose() -> None:
    state = in_combat(
        at={0: [8, 7], 1: [8, 7]}, corruption={0: 3}, cards={0: ["shears", "the_long_neck", "breath_like_smoke"]},
        sheep=[{"tier": "lesser", "at": [8, 7]}],
    )  # fmt: skip
    found = seen(state)
    assert (shepherd(found).dies, shepherd(found).may_die) == (False, True)
    assert (shepherd(found, 1).dies, shepherd(found, 1).may_die) == (False, False)


def test_while_they_strike_only_what_is_left_is_told() -> None:
    state = in_combat(
        at={0: [8, 7], 1: [8, 7]}, lit={0: 0, 1: 0},
        sheep=[{"tier": "lesser", "at": [8, 7]}, {"tier": "greater", "at": [8, 7]}],
    )  # fmt: skip
    state = after(state, Ready(0), Ready(1))
    assert shepherd(seen(state)).most == 5
    state = after(state, TakeStrike(0, "shepherd", 1))
    assert (shepherd(seen(state)).most, shepherd(seen(state), 1).most) == (2, 2)


def test_what_a_half_settled_strike_will_still_do_is_told() -> None:
    """T19: while the hand over the limit is settled, two points of the Greater are still to come."""
    state = in_combat(
        at={0: [8, 7]}, lit={0: 0, 1: 0}, corruption={0: 3}, sheep=[{"tier": "greater", "at": [8, 7]}],
        decks={"curses": ["early_shadow"]},
    )  # fmt: skip
    state = after(state, Ready(0))
    assert state.pending
    assert shepherd(seen(state)).coming == 2


def test_a_question_before_the_strikes_changes_nothing() -> None:
    """T12: while Essence is divided, the other Sheep are told as they stand."""
    state = in_combat(
        mutation="squall", at={0: [8, 7], 1: [8, 7]}, essence={0: 0, 1: 0}, cards={0: ["service_sabre"]},
        sheep=[{"tier": "lesser", "at": [8, 7]}, {"tier": "greater", "at": [8, 4]}],
    )  # fmt: skip
    state = after(state, Attack(0, "service_sabre", 0, False))
    assert state.pending
    found = seen(state)
    assert (caravan(found).coming, found.certain) == (3, True)


def test_a_greater_sheep_may_strike_twice() -> None:
    """Second Supper."""
    sheep = [{"tier": "lesser", "at": [8, 4]}, {"tier": "greater", "at": [8, 4]}]
    found = seen(in_combat(event="second_supper", sheep=sheep))
    assert only(found).points == (2, 0, 6)
    assert (caravan(found).strikes, caravan(found).coming) == (3, 8)


def test_after_the_end_nothing_is_forecast() -> None:
    state = changed(in_combat(sheep=[{"tier": "lesser", "at": [8, 4]}]), stage="over")
    assert seen(state).flock == seen(state).caravans == ()


# ------------------------------------------------------------------ mutations

STRIKES = {
    "void": (1, 2, 3), "prismatic": (1, 2, 3), "mire": (1, 2, 3),
    "ironfleece": (2, 2, 3), "hollow": (2, 2, 3), "gilded": (2, 2, 3), "shrouded": (2, 2, 3), "squall": (2, 2, 3),
    "burrowing": (2, 2, 3), "brood": (2, 2, 3), "grafted": (2, 2, 3),
    "stalking": (2, 2, 2), "cinder": (2, 2, 2), "mirror": (2, 2, 2), "tangled": (2, 2, 2),
    # On the road each does one more.
    "rootbound": (2, 2, 3),
    # The Lesser Sheep that each strike brings do not strike tonight.
    "leech": (2, 2, 2),
    # Three of them: each strike brings one more.
    "choir": (2, 3, 3),
}  # fmt: skip
"""What a Lesser, a Standard and a Greater Sheep do together to a Caravan on the road, by mutation."""


def test_every_mutation_has_its_line() -> None:
    assert set(STRIKES) == set(at().setup.config.mutations)


@pytest.mark.parametrize("mutation", STRIKES)
def test_every_mutation_strikes_as_its_card_says(mutation: str) -> None:
    three = [{"tier": tier, "at": [8, 4]} for tier in ("lesser", "standard", "greater")]
    for state in (
        in_combat(mutation=mutation, at={0: [8, 4], 1: [1, 6]}, sheep=three),
        before_they_move(mutation=mutation, at={0: [8, 4], 1: [1, 6]}, caravans={"apothecary": [8, 4]}, sheep=three),
    ):
        found = seen(state)
        assert only(found).points == STRIKES[mutation]
        assert caravan(found).coming == sum(STRIKES[mutation])
        assert found.certain


def test_the_choir_needs_three() -> None:
    two = [{"tier": "standard", "at": [8, 4]}] * 2
    assert caravan(seen(in_combat(mutation="choir", sheep=two))).coming == 4


def test_rootbound_sheep_off_the_road_do_less() -> None:
    state = in_combat(mutation="rootbound", at={0: [8, 1]}, sheep=[{"tier": "greater", "at": [8, 1]}])
    assert shepherd(seen(state)).coming == 2


def test_where_rootbound_sheep_end_is_what_counts() -> None:
    """One of the two hexes where they may end lies on the road."""
    state = before_they_move(
        mutation="rootbound", at={0: [4, 7], 1: [5, 6]}, caravans={"apothecary": [4, 6]},
        sheep=[{"tier": "standard", "at": [6, 9]}],
    )  # fmt: skip
    found = seen(state)
    assert (shepherd(found, 0).most, shepherd(found, 1).most) == (1, 2)
    assert only(found).points == (0, 2, 0)


@pytest.mark.parametrize(
    ("mutation", "steps", "end"),
    [("hollow", 3, (4, 7)), ("squall", 4, (4, 6)), ("mire", 3, (4, 7))],
)  # fmt: skip
def test_squall_goes_a_step_farther(mutation: str, steps: int, end: tuple[int, int]) -> None:
    state = before_they_move(
        mutation=mutation, at=FAR_APART, caravans={"apothecary": [4, 6]}, sheep=[{"tier": "lesser", "at": [4, 10]}]
    )  # fmt: skip
    path = only(seen(state))
    assert cells(state, path.ends) == [end]
    assert len(path.paths[0]) == steps + 1
    assert path.reaches is (end == (4, 6))


def test_burrowing_goes_through_shadow() -> None:
    state = before_they_move(
        mutation="burrowing", at=FAR_APART, caravans={"apothecary": [13, 5]}, sheep=[{"tier": "lesser", "at": [13, 10]}]
    )  # fmt: skip
    assert cells(state, only(seen(state)).paths[0]) == [(13, 10), (13, 9), (13, 8), (13, 7)]
    assert not state.setup.map.passable[state.setup.map.index[13, 7]]


def test_stalking_hunts_shepherds_and_then_strikes_them() -> None:
    state = before_they_move(
        mutation="stalking", at={0: [8, 4], 1: [1, 6]}, caravans={"apothecary": [8, 8]},
        sheep=[{"tier": "greater", "at": [8, 7]}],
    )  # fmt: skip
    found = seen(state)
    assert only(found).hunts == "shepherd"
    assert cells(state, only(found).ends) == [(8, 4)]
    assert only(found).reaches
    assert only(found).strikes == (("shepherd", 0),)
    assert shepherd(found).coming == 2
    assert caravan(found).safe
