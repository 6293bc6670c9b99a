"""Bots of The Sheep reckon where the Caravans roll next if the night leaves everything as it stands (T4, T5)."""

from __future__ import annotations

from typing import Any

from game.bots.the_sheep.road import tomorrow
from game.rules.the_sheep.actions import Choose, UseAbility
from game.rules.the_sheep.stages import SAFE, TOWN
from game.rules.the_sheep.state import SheepState
from tests.bots.sheep_camp import after, at, by_day, cell, lesser, road

START, FIRST, SECOND, THIRD, FORK = road()


def evening(front: Any, rear: Any = "town", **description: Any) -> SheepState:
    """By night, the Tinker's Cart in front."""
    caravans = {
        name: cell(spot) if isinstance(spot, int) else spot for name, spot in (("tinker", front), ("apothecary", rear))
    }
    return at(**{"day": 2, "stage": "by_night", "mutation": "void", "caravans": caravans, **description})


def rolled(state: SheepState) -> tuple[int, int]:
    """Where the Tinker's Cart and the Apothecary's Van are tomorrow."""
    where = dict(zip(state.setup.caravans, tomorrow(state), strict=True))
    return where["tinker"], where["apothecary"]


def test_a_caravan_comes_two_hexes_further() -> None:
    assert rolled(evening(SECOND)) == (FORK, TOWN)


def test_with_sheep_on_its_hex_a_caravan_comes_one_hex_further() -> None:
    assert rolled(evening(SECOND, sheep=lesser(SECOND)))[0] == THIRD
    assert rolled(evening(SECOND, sheep=lesser(FORK)))[0] == FORK


def test_with_sheep_on_the_next_hex_a_caravan_comes_no_further_than_that() -> None:
    """One movement to get there, and one is left where two are asked for."""
    assert rolled(evening(SECOND, sheep=lesser(THIRD)))[0] == THIRD


def test_a_caravan_stops_before_the_hex_of_another() -> None:
    """The Cart, held by Sheep, comes one hex further; the Van, right behind it, too."""
    assert rolled(evening(THIRD, SECOND, sheep=lesser(THIRD))) == (FORK, THIRD)


def test_the_front_one_makes_room_first() -> None:
    front, rear = rolled(evening(THIRD, SECOND))
    assert rear == FORK
    assert by_day().setup.map.to_finish[front] == by_day().setup.map.to_finish[THIRD] - 2


def test_a_caravan_that_comes_to_the_finish_is_safe_and_leaves_it_free() -> None:
    chart = by_day().setup.map
    last = next(place for place, onward in chart.ways.items() if onward[0] in chart.finishes)
    before = next(place for place, onward in chart.ways.items() if onward[0] == last)
    assert rolled(evening(last, before)) == (SAFE, SAFE)
    assert rolled(evening(last, "safe")) == (SAFE, SAFE)


def test_what_was_made_tonight_for_tomorrow_counts() -> None:
    """The Turnpike Pass lets a Caravan go one hex further on the next Day."""
    state = evening(FIRST, at={0: cell(FIRST)}, cards={0: ["turnpike_pass"]})
    waved = after(state, UseAbility(0, "turnpike_pass", "wave_through"))
    if waved.pending:
        waved = after(waved, Choose(0, "caravan", waved.setup.caravans.index("tinker")))
    assert (rolled(state)[0], rolled(waved)[0]) == (THIRD, FORK)


def test_at_a_fork_a_caravan_is_thought_to_turn_north_as_no_sign_is_known_yet() -> None:
    chart = by_day().setup.map
    north = rolled(evening(FORK))[0]
    assert north == chart.onward(chart.onward(FORK, "north") or 0, "north")
    assert rolled(evening(FORK, sign="south"))[0] == north


def test_a_caravan_is_where_the_rules_bring_it() -> None:
    """The same hexes as on the next morning, where the Caravans roll by the rules."""
    where = {"tinker": cell(THIRD), "apothecary": cell(SECOND)}
    morning = at(day=3, stage="roll", caravans=where, sheep=lesser(THIRD))
    assert tomorrow(evening(THIRD, SECOND, sheep=lesser(THIRD))) == morning.caravans
