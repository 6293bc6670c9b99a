"""How far Caravans will roll (T3, T4, T5) and where Shepherds can come to (T6, T17), seen beforehand."""

from __future__ import annotations

from typing import Any

from game.rules.the_sheep.actions import Choose, EnterCaravan, Ready, UseAbility
from game.rules.the_sheep.forecast_day import CaravanPath, caravan_forecast, reach
from tests.rules.the_sheep.positions import RULES, after, at


def rolls(state: Any) -> dict[str, CaravanPath]:
    return {state.setup.caravans[path.caravan]: path for path in caravan_forecast(RULES.view(state, None))}


def cells(state: Any, places: Any) -> list[tuple[int, int]]:
    return [state.setup.map.hexes[place] for place in places]


# ------------------------------------------------------------------ in the Caravan step


def in_board(**description: Any) -> Any:
    """A Caravan step in which two Caravans could come in, so that it waits; Day 2."""
    return at(**{"day": 2, "stage": "board", **description})


def test_two_hexes_along_the_road() -> None:
    state = in_board(caravans={"apothecary": [8, 4]})
    found = rolls(state)["apothecary"]
    assert found.today
    assert len(found.ways) == 1
    assert cells(state, found.path) == [(8, 4), (9, 4), (10, 5)]
    assert (found.stop, found.steps, found.safe) == ("", 9, False)


def test_any_of_those_in_town_may_come_in_and_moves_today() -> None:
    state = in_board(caravans={"apothecary": [8, 4]})
    found = rolls(state)
    assert [name for name, path in found.items() if path.enters] == ["tinker", "ironmonger"]
    for name in ("tinker", "ironmonger"):
        assert cells(state, found[name].path) == [(1, 6), (2, 6), (3, 6)]
        assert found[name].steps == 16


def test_none_comes_in_while_one_stands_on_the_start() -> None:
    state = in_board(caravans={"apothecary": [1, 6]}, corruption={0: 1})
    assert state.stage == "board"
    assert list(rolls(state)) == ["apothecary"]


def test_sheep_on_its_hex_cost_it_a_step() -> None:
    state = in_board(caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [8, 4]}])
    found = rolls(state)["apothecary"]
    assert cells(state, found.path) == [(8, 4), (9, 4)]
    assert found.stop == ""


def test_sheep_on_the_next_hex_end_its_way() -> None:
    state = in_board(caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [9, 4]}])
    found = rolls(state)["apothecary"]
    assert cells(state, found.path) == [(8, 4), (9, 4)]
    assert found.stop == "sheep"


def test_three_movement_pay_for_sheep_and_one_hex_more() -> None:
    state = in_board(event="fair_wind", caravans={"apothecary": [8, 4]}, sheep=[{"tier": "lesser", "at": [8, 4]}])
    assert cells(state, rolls(state)["apothecary"].path) == [(8, 4), (9, 4), (10, 5)]
    assert cells(state, rolls(state)["tinker"].path) == [(1, 6), (2, 6), (3, 6), (4, 6)]


def test_the_one_behind_follows_the_one_in_front() -> None:
    state = in_board(
        caravans={"apothecary": [8, 4], "tinker": [7, 4], "ironmonger": "town"}, at={0: [8, 4]}, corruption={0: 1}
    )  # fmt: skip
    assert state.stage == "board"
    found = rolls(state)
    assert cells(state, found["tinker"].path) == [(7, 4), (8, 4), (9, 4)]
    assert found["tinker"].stop == ""
    assert found["ironmonger"].enters


def test_behind_another_it_stops() -> None:
    state = in_board(
        caravans={"apothecary": [8, 4], "tinker": [7, 4]}, at={0: [8, 4]}, corruption={0: 1},
        sheep=[{"tier": "lesser", "at": [9, 4]}],
    )  # fmt: skip
    found = rolls(state)
    assert cells(state, found["apothecary"].path) == [(8, 4), (9, 4)]
    assert cells(state, found["tinker"].path) == [(7, 4), (8, 4)]
    assert found["tinker"].stop == "caravan"


def test_where_branches_meet_the_one_behind_stops() -> None:
    state = at(
        day=3, stage="roll", caravans={"apothecary": [10, 5], "tinker": [11, 6], "ironmonger": "safe"},
        sheep=[{"tier": "lesser", "at": [10, 5]}],
    )  # fmt: skip
    found = rolls(state)
    # Equally near: whoever moves first comes to the hex where the branches meet, or one farther.
    assert set(map(len, found["tinker"].ways)) == {1, 3}
    assert set(map(len, found["apothecary"].ways)) == {2}
    assert len(found["tinker"].ways) > 1
    assert found["tinker"].stop == ""


def test_on_the_finish_it_is_safe_at_once() -> None:
    state = in_board(caravans={"apothecary": [16, 4]})
    found = rolls(state)["apothecary"]
    assert cells(state, found.path) == [(16, 4), (17, 4)]
    assert found.safe
    assert found.steps == 1


def test_the_sign_of_the_day_leads_at_the_fork() -> None:
    north = in_board(sign="north", caravans={"apothecary": [4, 6]})
    south = in_board(sign="south", caravans={"apothecary": [4, 6]})
    assert cells(north, rolls(north)["apothecary"].path) == [(4, 6), (5, 5), (6, 5)]
    assert cells(south, rolls(south)["apothecary"].path) == [(4, 6), (5, 5), (5, 6)]


def test_a_caravan_without_movement_is_held() -> None:
    """Burst Wheel: a Caravan does not move today; at the Day's fork the other turns south."""
    state = at(
        stage="combat", mutation="hollow", at={0: [8, 4]}, corruption={0: 1},
        caravans={"apothecary": [8, 4], "tinker": [4, 6]}, decks={"day_events": ["burst_wheel"]},
    )  # fmt: skip
    state = after(state, Ready(0), Ready(1), Choose(0, "caravan", 0))
    assert state.stage == "board"
    found = rolls(state)
    held = found["apothecary"]
    assert held.today
    assert cells(state, held.path) == [(8, 4)]
    assert held.stop == "held"
    assert cells(state, found["tinker"].path) == [(4, 6), (5, 5), (5, 6)]


# ------------------------------------------------------------------ from then on, tomorrow


def test_afterwards_it_is_tomorrow() -> None:
    state = after(in_board(caravans={"apothecary": [8, 4]}), EnterCaravan(0, "tinker"))
    found = rolls(state)
    assert cells(state, found["apothecary"].path) == [(10, 5), (11, 5), (12, 5)]
    assert not found["apothecary"].today
    assert found["ironmonger"].enters


def test_tomorrow_has_another_event() -> None:
    state = at(day=2, event="fair_wind", caravans={"apothecary": [8, 4]})
    assert cells(state, rolls(state)["apothecary"].path) == [(8, 4), (9, 4), (10, 5)]


def test_what_was_meant_for_tomorrow_is_counted() -> None:
    """The Turnpike Pass: a Caravan moves one hex more on the coming Day."""
    state = at(
        stage="by_night", event="the_hush", mutation="hollow", at={0: [8, 4]}, cards={0: ["turnpike_pass"]},
        caravans={"apothecary": [8, 4]},
    )  # fmt: skip
    assert len(rolls(state)["apothecary"].path) == 3
    state = after(state, UseAbility(0, "turnpike_pass", "wave_through"))
    found = rolls(state)["apothecary"]
    assert not found.today
    assert cells(state, found.path) == [(8, 4), (9, 4), (10, 5), (11, 5)]


def test_tomorrow_a_fork_may_lead_either_way() -> None:
    state = at(caravans={"apothecary": [4, 6]})
    found = rolls(state)["apothecary"]
    assert cells(state, found.path) == [(4, 6), (5, 5)]
    assert [cells(state, way)[-1] for way in found.ways] == [(6, 5), (5, 6)]
    assert found.stop == "fork"


def test_a_fork_at_the_end_of_the_way_stops_nothing() -> None:
    state = at(caravans={"apothecary": [3, 6]})
    found = rolls(state)["apothecary"]
    assert cells(state, found.path) == [(3, 6), (4, 6), (5, 5)]
    assert len(found.ways) == 1
    assert found.stop == ""


def test_after_the_end_nothing_rolls() -> None:
    state = at(caravans={"apothecary": [3, 6]}).copy()
    state.stage = "over"
    assert rolls(state) == {}


# ------------------------------------------------------------------ Shepherds


def test_the_walk_of_the_day() -> None:
    state = at(at={0: [8, 4]})
    found = reach(RULES.view(state, 0), 0)
    assert sorted(found) == [action.hex for action in RULES.legal(state, 0) if action.verb == "walk"]
    for place, route in found.items():
        assert (route.path[0], route.path[-1], route.lanterns) == (state.hexes[0], place, 0)
        assert len(route.path) <= 4
        for here, there in zip(route.path, route.path[1:], strict=False):
            assert there in state.setup.map.neighbours[here]


def test_whoever_walked_walks_no_more_today() -> None:
    assert reach(RULES.view(at(walked=[0]), 0), 0) == {}


def test_the_dead_come_nowhere() -> None:
    assert reach(RULES.view(at(at={0: "dead"}), 0), 0) == {}


def test_by_night_a_lantern_for_a_hex() -> None:
    state = at(stage="by_night", event="the_hush", mutation="hollow", at={0: [12, 2]}, lit={0: 2})
    found = reach(RULES.view(state, 0), 0)
    near = {place for place, route in found.items() if route.lanterns == 1}
    assert near == {action.hex for action in RULES.legal(state, 0) if action.verb == "lantern_step"}
    # On open ground there are 6 hexes beside one and 12 around these.
    assert len(found) == 18


def test_through_the_mire_it_costs_one_more() -> None:
    state = at(
        stage="by_night", event="the_hush", mutation="mire", at={0: [8, 4]}, lit={0: 2},
        sheep=[{"tier": "lesser", "at": [8, 4]}],
    )  # fmt: skip
    found = reach(RULES.view(state, 0), 0)
    assert len(found) == 6
    assert {route.lanterns for route in found.values()} == {2}


def test_a_way_around_sheep_is_taken_where_it_costs_less() -> None:
    """Two hexes on through the Sheep costs three Lanterns, past them two."""
    state = at(
        stage="by_night", event="the_hush", mutation="mire", at={0: [8, 4]}, lit={0: 3},
        sheep=[{"tier": "lesser", "at": [9, 4]}],
    )  # fmt: skip
    found, index = reach(RULES.view(state, 0), 0), state.setup.map.index
    beside = found[index[10, 4]]
    assert beside.lanterns == 2
    assert index[9, 4] not in beside.path[1:-1]
    assert found[index[10, 5]].lanterns == 3 or index[9, 4] not in found[index[10, 5]].path[1:-1]


def test_in_combat_nobody_moves() -> None:
    state = at(stage="combat", mutation="hollow", sheep=[{"tier": "lesser", "at": [1, 6]}])
    assert reach(RULES.view(state, 0), 0) == {}
