"""What a place would bring: worked out on paper, and never wrong whatever lies and stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.wild_west import score
from game.rules.wild_west.outlook import Outlook, outlook, possible_kinds, possible_roles, suspects
from game.rules.wild_west.stages import PLACE
from game.rules.wild_west.state import WildState
from game.rules.wild_west.view import view
from tests.helpers import LONG, config_of, random_game

RULES = get_rules("wild_west")
CONFIG = config_of("wild_west")
GAMES = 30 if LONG else 4
ADVANCED = {"characters": "advanced"}


def at(options: dict[str, str] | None = None, **description: Any) -> WildState:
    """A written position."""
    state: WildState = RULES.position(CONFIG, options or {}, description)
    return state


# ------------------------------------------------------------------ by hand


def test_a_card_one_has_seen_is_told_exactly_when_nobody_is_there() -> None:
    """Two sheep and one beside: a lonely Priest's share is three (W16); nothing more, as it is not nothing (W17)."""
    state = at(
        seats=4, characters={1: "priest"}, locations=["two_sheep", "grass", "one_wolf", "two_wolves"],
        watched=["field_2", "field_3"], announced=1, looks={1: ["field_1"]}, tokens=[1, 0, 0, 0],
    )  # fmt: skip
    mine = view(state, 1)
    assert outlook(mine, "priest", 0) == Outlook(3, 3)
    assert outlook(mine, "hunter", 0) == Outlook(0, 0)


def test_turkey_mama_may_be_among_those_who_are_there() -> None:
    """Two sheep, one other meeple: half of it, or nothing if that is Turkey Mama; the Hunter there leaves both."""
    state = at(
        seats=4, characters={1: "hunter", 2: "joe_lucky"}, locations=["two_sheep", "grass", "one_wolf", "two_wolves"],
        watched=["field_2", "field_3"], announced=1, looks={2: ["field_1"]}, placed={1: "field_1"},
    )  # fmt: skip
    state.offers = (*state.offers[:2], ("priest", "joe_lucky"), *state.offers[3:])
    mine = view(state, 2)
    assert set(suspects(mine, 1)) == {"turkey_mama", "hunter"}
    assert outlook(mine, "joe_lucky", 0) == Outlook(1, 3)


def test_wolves_take_no_more_than_there_is() -> None:
    """W14: two wolves, but only one sheep to lose; with a contract perhaps nothing. The Hunter gains three."""
    state = at(
        seats=4, characters={1: "priest"}, locations=["two_wolves", "grass", "one_wolf", "two_sheep"],
        watched=["field_2", "field_3"], announced=1, looks={1: ["field_1"]}, sheep=[2, 1, 2, 2],
    )  # fmt: skip
    assert outlook(view(state, 1), "priest", 0) == Outlook(-1, -1)
    assert outlook(view(state, 1), "hunter", 0) == Outlook(3, 3)
    insured = at(
        seats=4, characters={1: "priest"}, locations=["two_wolves", "grass", "one_wolf", "two_sheep"],
        watched=["field_2", "field_3"], announced=1, looks={1: ["field_1"]}, contracts=[1],
    )  # fmt: skip
    assert outlook(view(insured, 1), "priest", 0) == Outlook(-2, 0)


def test_the_wild_head_takes_what_the_attacked_pay() -> None:
    """W15: one attacked Priest pays two; at most two are taken. Alone there is nothing to take."""
    state = at(
        ADVANCED, seats=4, characters={1: "priest", 2: "hunter", 3: "turkey_mama"},
        locations=["two_wolves", "grass", "one_sheep", "two_sheep"], watched=["field_1", "field_2"], announced=2,
    )  # fmt: skip
    assert state.wild_head
    assert outlook(view(state, 0), "wild_head", 0) == Outlook(0, 0)
    placed = at(
        ADVANCED, seats=4, characters={1: "priest", 2: "hunter", 3: "turkey_mama"},
        locations=["two_wolves", "grass", "one_sheep", "two_sheep"], watched=["field_1", "field_2"], announced=2,
        placed={0: "field_3", 1: "field_1"},
    )  # fmt: skip
    # The other one may be the Hunter or the Agent, who pay nothing, or somebody who pays both.
    assert outlook(view(placed, 0), "wild_head", 0) == Outlook(0, 2)


def test_the_announcement_narrows_what_may_lie_there() -> None:
    """W8: `none` where I have seen grass leaves only harmless cards and a wolf in sheep's clothing."""
    state = at(
        seats=4, locations=["one_sheep", "grass", "one_wolf", "two_wolves"], watched=["field_1", "field_2"],
        announced=0, looks={1: ["field_2"]},
    )  # fmt: skip
    kinds = possible_kinds(view(state, 1))
    assert kinds[0] == {"grass", "one_sheep", "two_sheep", "three_sheep", "clothed_wolf"}
    assert kinds[1] == {"grass"}
    assert {"two_wolves", "one_wolf", "grass", "one_sheep"} <= kinds[2]
    # To those who saw nothing, three wolves may lie there as well: then anything may be said.
    assert "one_wolf" in possible_kinds(view(state, 2))[0]


def test_who_sat_before_me_has_not_what_i_drew() -> None:
    """W6: of those who drafted before me nobody kept what I found; after me somebody may have what I passed on."""
    state = at(
        ADVANCED, seats=5, characters={1: "hunter", 2: "priest", 3: "joe_lucky", 4: "turkey_mama"},
        locations=["two_sheep", "grass", "one_wolf", "two_wolves"], watched=["field_1", "field_2"], announced=0,
    )  # fmt: skip
    state.offers = ((), state.offers[1], ("turkey_mama", "priest"), *state.offers[3:])
    mine = view(state, 2)
    assert "turkey_mama" not in suspects(mine, 1)
    assert "turkey_mama" in suspects(mine, 4)
    assert "billy" not in possible_roles(mine)  # nobody showed him after the draft (W9)


# ------------------------------------------------------------------ never wrong


def _went_there(state: WildState, seat: int, place: int) -> WildState:
    new = state.copy()
    new.meeples = tuple(place if s == seat else at for s, at in enumerate(state.meeples))
    return new


def _insured(state: WildState, place: int) -> Iterator[WildState]:
    """W12 by hand: an agent at the place goes home, alone or wrong; or right, with anybody else there."""
    if "insurance_agent" not in state.characters:
        yield state
        return
    agent = state.characters.index("insurance_agent")
    if state.meeples[agent] != place:
        yield state
        return
    gone = state.copy()
    score.send_home(gone, agent, "guessed", None)
    yield gone
    for other in [s for s, at in enumerate(gone.meeples) if at == place]:
        both = gone.copy()
        score.take(both, agent, place, CONFIG.abilities.agent_takes, "insurance_agent", None)
        score.send_home(both, other, "insured", None)
        yield both


def _scored(state: WildState, place: int) -> Iterator[WildState]:
    """The place scored, with every use of contracts."""
    new = state.copy()
    new.scoring, new.asked, new.insured = (place,), (), ()
    if score.score_place(new, False, None):
        yield new
        return
    holders: tuple[int, ...] = new.asked
    for chosen in range(2 ** len(holders)):
        one = new.copy()
        one.asked, one.insured = (), tuple(seat for i, seat in enumerate(holders) if chosen >> i & 1)
        assert score.score_place(one, True, None)
        yield one


def _check(whole: WildState, seen: Any) -> None:
    kinds = possible_kinds(seen)
    roles = possible_roles(seen)
    for place, kind in enumerate(whole.locations):
        assert kind in kinds[place]
    for seat, character in enumerate(whole.acting_character):
        assert character in roles
        assert character in suspects(seen, seat)
        for place in range(4):
            bounds = outlook(seen, character, place, kinds)
            for company in _insured(_went_there(whole, seat, place), place):
                for result in _scored(company, place):
                    change = result.sheep[seat] - whole.sheep[seat]
                    knows = character == "insurance_agent" and seat == seen.seat and seen.locations[place]
                    if not (knows and change == 0):
                        assert bounds.low <= change <= bounds.high, (seat, character, place, bounds)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("characters", ["basic", "advanced"])
def test_the_true_result_lies_within_the_bounds(seats: int, characters: str) -> None:
    """Whole states made up for a view agree with what the view was told: every role, place, insurance and contract."""
    if seats == 7 and characters == "basic":
        return
    rng = Rng(seats)
    for seed in range(GAMES):
        for number, state in enumerate(random_game(RULES, CONFIG, seats, 70 + seed, {"characters": characters})):
            if state.stage == PLACE and number % 3 == 0:
                seen = view(state, rng.below(seats) if number % 2 else state.turn)
                _check(RULES.determinize(seen, rng), seen)
                _check(state, seen)
