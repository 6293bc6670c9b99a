"""Bots of The Sheep imagine the coming night by the rules, from what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.the_sheep import dusk, nights
from game.bots.the_sheep.dusk import Dusk
from game.bots.the_sheep.nights import Beast, Night
from game.rules.the_sheep.actions import Choose, UseAbility
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.stages import TIERS
from game.rules.the_sheep.state import SheepState
from tests.bots.sheep_camp import (
    CONFIG,
    EARLY,
    RULES,
    after,
    at,
    before_mire,
    by_day,
    cell,
    foreseen,
    lesser,
    road,
    tonight,
)

START, FIRST, SECOND, THIRD, FORK = road()


def ends(night: Night) -> dict[int, int]:
    """Where the Sheep that were there by day end, by number."""
    return {number: beast.hex for number, beast in night.beasts.items() if number not in night.came}


def came(night: Night) -> list[str]:
    """The tiers of those that the night brings, in order."""
    return [TIERS[night.beasts[number].sheep.tier] for number in sorted(night.came)]


def rows(imagined: tuple[Night, ...]) -> list[Any]:
    """All that makes nights what they are."""
    return [(night.beasts, night.came, night.taken, night.repeats, night.boosts) for night in imagined]


def far_away(goal: int, steps: int) -> int:
    """A hex so many steps from another one."""
    ways = by_day().setup.map.steps(goal)
    return next(place for place, far in enumerate(ways) if far == steps)


# ------------------------------------------------------------------ how Sheep go (T16)


def test_a_sheep_ends_on_a_caravan_that_is_three_hexes_away() -> None:
    state = before_mire(caravans={"tinker": cell(THIRD), "apothecary": "town"}, sheep=lesser(START))
    assert ends(tonight(state)) == {0: THIRD}


def test_a_sheep_goes_three_hexes_when_the_caravan_is_four_away() -> None:
    state = before_mire(caravans={"tinker": cell(FORK), "apothecary": "town"}, sheep=lesser(START))
    end = ends(tonight(state))[0]
    assert state.setup.map.steps(FORK)[end] == 1
    assert state.setup.map.steps(START)[end] == 3


def test_of_two_caravans_the_nearest_draws_the_sheep_and_of_equal_ones_the_foremost() -> None:
    caravans = {"tinker": cell(START), "apothecary": cell(FORK)}
    state = before_mire(caravans=caravans, sheep=lesser(FIRST, SECOND, THIRD))
    assert ends(tonight(state)) == {0: START, 1: FORK, 2: FORK}


def test_without_a_caravan_on_the_road_sheep_stay() -> None:
    state = before_mire(caravans={"tinker": "town", "apothecary": "town"}, sheep=lesser(THIRD))
    assert ends(tonight(state)) == {0: THIRD}


def test_sheep_have_the_health_and_the_strikes_of_the_mutation_that_can_come() -> None:
    """By day a Greater Sheep has 3 Health; of the Mire it has 4, strikes with 3 and gives 3 Essence."""
    night = tonight(before_mire(sheep=[{"tier": "greater", "at": cell(THIRD)}]))
    assert night.beasts[0][2:] == (4, 3, 3)
    assert dict(night.taken) == {"metal": 1, "fire": 2, "shock": 2, "runic": 1, "lantern": 1}


def test_damage_comes_off_at_the_end_of_the_day() -> None:
    """T21."""
    night = tonight(before_mire(sheep=[{"tier": "greater", "at": cell(THIRD), "damage": 2}]))
    assert night.beasts[0].health == 4


def test_a_card_of_two_equal_icons_does_what_the_mutation_lets_through() -> None:
    """Prismatic Sheep take one point of each type; the Mire takes two of each icon of Fire."""
    usual = tonight(before_mire())
    assert usual.points({"fire": 2, "metal": 1}) == 5
    prismatic = nights.now(at(day=2, stage="by_night", mutation="prismatic"))
    assert prismatic.points({"fire": 2, "metal": 1}) == 2
    assert not nights.now(at(day=2, stage="by_night", mutation="shrouded")).boosts
    assert usual.boosts


# ------------------------------------------------------------------ what the night brings


def test_the_first_nights_bring_flock_cards_of_wave_1() -> None:
    """Four of Wave 1 lie on top, then four of Wave 2, then Wave 3."""
    herds = [
        sorted(tier for herd in CONFIG.flock[card].seats["2"].values() for tier, n in herd.items() for _ in range(n))
        for card in EARLY
    ]
    for night in foreseen(before_mire(), 4).nights(before_mire()):
        assert sorted(came(night)) in herds


@pytest.mark.parametrize(("side", "tier"), [("minor", "standard"), ("major", "greater")])
def test_a_tile_acts_before_the_flock_comes(side: str, tier: str) -> None:
    """The Violet Well adds a Standard Sheep, or a Greater one, on the violet spawn."""
    state = before_mire(tiles=[{"tile": "violet_well", "side": side}])
    plain, polluted = came(tonight(before_mire())), came(tonight(state))
    assert polluted == [tier, *plain]
    first = tonight(state).beasts[min(tonight(state).came)]
    assert state.setup.map.steps(state.setup.map.spawns["violet"])[first.hex] == 3


def test_a_tile_acts_also_after_one_that_asks_something() -> None:
    """Who suffers Bad Air is not decided yet; the Violet Well does not wait for it."""
    alone = came(tonight(before_mire(tiles=["violet_well"])))
    assert came(tonight(before_mire(tiles=["violet_well", "bad_air"]))) == alone
    assert came(tonight(before_mire(tiles=["bad_air", "violet_well"]))) == alone


def test_after_the_flock_has_come_none_is_imagined_any_more() -> None:
    """By night, when all Sheep have moved, the night is what it is."""
    state = at(
        day=2, stage="by_night", mutation="mire", caravans={"tinker": cell(THIRD), "apothecary": "town"},
        sheep=lesser(THIRD), tiles=["violet_well"],
    )  # fmt: skip
    assert not tonight(state).came
    assert nights.now(state).beasts == {0: Beast(state.sheep[0], THIRD, 2, 1, 1)}


# ------------------------------------------------------------------ the same night for other ways to spend the Day


def with_sheep(state: SheepState, *sheep: Sheep) -> SheepState:
    """The same position with other Sheep."""
    new = state.copy()
    new.sheep = sheep
    return new


def numbers(beasts: list[Beast]) -> set[int]:
    """Which Sheep they are."""
    return {beast.sheep.number for beast in beasts}


def test_a_sheep_that_was_killed_by_day_is_left_out_of_the_night() -> None:
    state = before_mire(sheep=lesser(START, FIRST))
    night = tonight(state)
    assert numbers(night.of(state)) == {0, 1} | night.came
    assert numbers(night.of(with_sheep(state, state.sheep[1]))) == {1} | night.came


def test_a_sheep_that_was_moved_goes_from_where_it_is_now() -> None:
    """From the Start it reaches the Cart; five hexes away it comes to within two."""
    state = before_mire(caravans={"tinker": cell(THIRD), "apothecary": "town"}, sheep=lesser(START))
    night, way = tonight(state), state.setup.map.steps(THIRD)
    near = with_sheep(state, state.sheep[0]._replace(hex=FIRST))
    far = with_sheep(state, state.sheep[0]._replace(hex=far_away(THIRD, 5)))
    assert {b.sheep.number: b.hex for b in night.of(near)}[0] == THIRD
    assert way[{b.sheep.number: b.hex for b in night.of(far)}[0]] == 2


def test_a_sheep_that_came_by_day_is_as_tough_as_others_of_its_tier() -> None:
    caravans = {"tinker": cell(THIRD), "apothecary": "town"}
    state = before_mire(caravans=caravans, sheep=[{"tier": "greater", "at": cell(START)}])
    more = with_sheep(state, *state.sheep, Sheep(7, 2, FIRST))
    found = {beast.sheep.number: beast for beast in tonight(state).of(more)}[7]
    assert found[1:] == (THIRD, 4, 3, 3)


def test_a_sheep_that_an_ability_brings_by_day_is_not_mistaken_for_one_of_the_night() -> None:
    """A Curse that brings a Lesser Sheep by day; the night's first is the Greater one of the Violet Well."""
    state = before_mire(tiles=[{"tile": "violet_well", "side": "major"}], sheep=lesser(START))
    more = with_sheep(state, *state.sheep, Sheep(state.next_number, 0, THIRD))
    there = [beast for beast in tonight(state).of(more) if beast.sheep.hex == THIRD]
    assert [beast.harm for beast in there] == [1]


def test_a_rule_for_tonight_holds_the_sheep_in_the_night_that_is_imagined() -> None:
    """Nan's Lie Down: in the pollution step the Sheep of one hex lose their steps."""
    state = at(
        {"shepherd_0": "nan", "trait_0": "lie_down"}, day=2, stage="avert", at={0: cell(FIRST)},
        caravans={"tinker": cell(THIRD), "apothecary": "town"}, sheep=lesser(FIRST),
    )  # fmt: skip
    coming = foreseen(state)
    assert [ends(night)[0] for night in coming.nights(state)] == [THIRD]
    lying = after(state, UseAbility(0, "lie_down", "settle"))
    if lying.pending:
        lying = after(lying, Choose(0, "hex", FIRST))
    assert [ends(night)[0] for night in coming.nights(lying)] == [FIRST]
    assert coming.nights(lying) is coming.nights(lying)


# ------------------------------------------------------------------ who imagines what


def test_all_seats_imagine_the_same_nights() -> None:
    state = by_day(sheep=lesser(START), tiles=["violet_well"])
    seen = [rows(Dusk(RULES.view(state, seat), 4).nights(state)) for seat in (0, 1)]
    assert seen[0] == seen[1]
    assert dusk.imagine(RULES.view(state, 0), 4) is dusk.imagine(RULES.view(state, 1), 4)


def test_the_order_of_the_decks_is_not_known() -> None:
    """Two journeys that differ in nothing but what lies face down."""
    one, other = by_day(seed=1, sheep=lesser(START)), by_day(seed=2, sheep=lesser(START))
    assert one.decks != other.decks
    assert rows(foreseen(one, 4).nights(one)) == rows(foreseen(other, 4).nights(other))


def test_several_nights_are_not_all_the_same() -> None:
    assert len({str(night) for night in rows(foreseen(by_day(), 4).nights(by_day()))}) > 1


@pytest.mark.parametrize(
    "other",
    [
        {"sheep": lesser(FIRST)}, {"caravans": {"tinker": cell(FORK), "apothecary": "town"}}, {"tiles": ["the_seep"]},
        {"day": 3}, {"at": {0: cell(FIRST)}}, {"left": {"mutations": 3}},
    ],
)  # fmt: skip
def test_what_counts_for_the_night_is_not_mixed_up(other: dict[str, Any]) -> None:
    usual, changed = by_day(sheep=lesser(START)), by_day(**{"sheep": lesser(START), **other})
    assert dusk.imagine(RULES.view(usual, 0), 1) is not dusk.imagine(RULES.view(changed, 0), 1)


def test_what_does_not_count_is_imagined_once() -> None:
    usual = by_day()
    richer = usual.copy()
    richer.essence, richer.lit = (5, 2), (3, 0)
    assert dusk.imagine(RULES.view(usual, 0), 1) is dusk.imagine(RULES.view(richer, 0), 1)


def nan(trait: str) -> SheepState:
    """Nan, on the Start with a Sheep, has a trait of Level II; Sheep beside her are slower with one of the two."""
    return at(
        {"shepherd_0": "nan"}, day=2, stage="by_day", level={0: 2}, traits={0: ["come_by", trait]}, sheep=lesser(START),
        caravans={"tinker": cell(THIRD), "apothecary": "town"},
    )  # fmt: skip


def spent(*mutations: str) -> SheepState:
    """Nights with these mutations have been."""
    return by_day(discards={"mutations": list(mutations)}, left={"mutations": len(CONFIG.mutations) - len(mutations)})


def in_avert(event: str) -> SheepState:
    """The pollution step of a night with an event in force: in the Hush Sheep stand still."""
    return at(
        day=2, stage="avert", event=event, sheep=lesser(START), caravans={"tinker": cell(THIRD), "apothecary": "town"}
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (nan("fleece_tally"), nan("away_to_me")), (spent("mire", "void"), spent("gilded", "hollow")),
        (in_avert("fat_moon"), in_avert("the_hush")),
    ],
    ids=["traits", "mutations that have been", "event"],
)  # fmt: skip
def test_two_journeys_do_not_share_a_night_that_is_not_the_same(one: SheepState, other: SheepState) -> None:
    """What a bot does must not depend on which journeys were played before in the same program."""
    fresh = [rows(foreseen(state, 4).nights(state)) for state in (one, other)]
    assert fresh[0] != fresh[1]
    kept = [rows(dusk.imagine(RULES.view(state, 0), 4).nights(state)) for state in (one, other)]
    assert kept == fresh
