"""What an attack would do, icon by icon: the worked example of the rulebook, and T8 to T12."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.the_sheep.actions import Attack
from game.rules.the_sheep.forecast_attack import AttackForecast, TypePoints, attack_forecast
from tests.rules.the_sheep.positions import RULES, at


def seen(state: Any, card: str, boost: bool = False, sheep: int = 0, seat: int = 0) -> AttackForecast:
    return attack_forecast(RULES.view(state, None), Attack(seat, card, sheep, boost))


def fight(mutation: str, *cards: str, tier: str = "standard", **more: Any) -> Any:
    description = {
        "stage": "combat", "mutation": mutation, "at": {0: [8, 7]}, "cards": {0: list(cards)},
        "sheep": [{"tier": tier, "at": [8, 7]}], **more,
    }  # fmt: skip
    return at(**description)


def test_the_spear_against_a_standard_void_sheep() -> None:
    """Rulebook, Weakness and Immunity: Runic does 2, Metal none; that is not enough for 3 Health."""
    found = seen(fight("void", "shears", "shepherds_spear"), "shepherds_spear")
    assert set(found.parts) == {TypePoints("metal", 1, 1, 0), TypePoints("runic", 1, 1, 2)}
    assert (found.points, found.health, found.left, found.kills) == (2, 3, 1, False)
    assert (found.essence, found.takers) == (0, ())


def test_the_spear_with_a_boost_kills_it() -> None:
    """Rulebook, Weakness and Immunity: the Lantern brings it to 3, and 2 Essence."""
    found = seen(fight("void", "shears", "shepherds_spear", essence={0: 0}), "shepherds_spear", boost=True)
    assert TypePoints("lantern", 1, 1, 1) in found.parts
    assert (found.points, found.left, found.over, found.kills) == (3, 0, 0, True)
    assert (found.essence, found.takers, found.gained) == (2, ((0, 5),), 2)


def test_two_icons_of_one_type_count_once_with_prismatic_sheep() -> None:
    """FAQ: the Lightning Prod does 1, the Flockbuster with two types 2."""
    state = fight("prismatic", "lightning_prod", "flockbuster")
    (part,) = seen(state, "lightning_prod").parts
    assert (part.icons, part.counting, part.points) == (2, 1, 1)
    assert seen(state, "flockbuster").points == 2


def test_each_icon_of_a_weak_type_is_two_points() -> None:
    found = seen(fight("void", "saints_knuckle", tier="greater", essence={0: 0}), "saints_knuckle")
    assert found.parts == (TypePoints("runic", 2, 2, 2),)
    assert (found.points, found.health, found.over, found.essence) == (4, 3, 1, 3)


def test_lantern_points_never_change() -> None:
    found = seen(fight("void", "shears", "flockbuster"), "shears", boost=True)
    assert set(found.parts) == {TypePoints("metal", 1, 1, 0), TypePoints("lantern", 1, 1, 1)}


def test_damage_that_lies_on_it_counts() -> None:
    state = fight("void", "shears", "flockbuster", sheep=[{"tier": "standard", "at": [8, 7], "damage": 1}])
    found = seen(state, "flockbuster")
    assert (found.before, found.points, found.kills) == (1, 2, True)


def test_an_attack_that_does_nothing_kills_nothing() -> None:
    found = seen(fight("void", "shears"), "shears")
    assert (found.points, found.left, found.kills) == (0, 3, False)


def test_by_day_what_is_left_over_may_fall_on_another() -> None:
    """T8: 1 point kills the Lesser Sheep, the others may fall on those of the hex, and there is no Essence."""
    state = at(
        at={0: [4, 6]}, cards={0: ["powder_keg", "shears"]},
        sheep=[
            {"tier": "lesser", "at": [4, 6]}, {"tier": "lesser", "at": [4, 6]}, {"tier": "standard", "at": [4, 6]},
            {"tier": "greater", "at": [5, 5]},
        ],
    )  # fmt: skip
    icons = sum(state.setup.config.equipment["powder_keg"].damage.values())
    found = seen(state, "powder_keg", boost=True)
    assert (found.health, found.over) == (1, icons + 1 - 1)
    assert found.spills == (1, 2)
    assert found.essence == 0


def test_by_night_it_is_lost() -> None:
    sheep = [{"tier": "lesser", "at": [8, 7]}] * 2
    found = seen(fight("hollow", "powder_keg", sheep=sheep), "powder_keg", boost=True)
    assert found.over > 0
    assert found.spills == ()


def test_essence_for_which_there_is_no_room_is_lost() -> None:
    found = seen(fight("void", "shepherds_spear", essence={0: 4}), "shepherds_spear", boost=True)
    assert (found.essence, found.takers, found.gained) == (2, ((0, 1),), 1)


def test_only_shepherds_with_room_on_the_hex_divide_it() -> None:
    state = fight(
        "void", "shepherds_spear", tier="greater", seats=3, at={0: [8, 7], 1: [8, 7], 2: [8, 6]},
        essence={0: 0, 1: 4, 2: 0},
    )  # fmt: skip
    assert seen(state, "shepherds_spear", boost=True).takers == ((0, 5), (1, 1))


def test_a_sheep_killed_from_afar_gives_nothing_to_anybody() -> None:
    state = fight("void", "shepherds_spear", sheep=[{"tier": "standard", "at": [8, 6]}], essence={0: 0})
    found = seen(state, "shepherds_spear", boost=True)
    assert (found.essence, found.takers, found.gained) == (2, (), 0)


def test_events_change_what_icons_do() -> None:
    """Cold Iron: Metal does one more, Runic one less; Black Rain: Fire none, Shock one more."""
    cold = fight("hollow", "shepherds_spear", event="cold_iron")
    assert {p.type: p.each for p in seen(cold, "shepherds_spear").parts} == {"metal": 3, "runic": 1}
    rain = fight("gilded", "flockbuster", event="black_rain")
    assert {p.type: p.each for p in seen(rain, "flockbuster").parts} == {"fire": 0, "shock": 1}


def test_what_the_day_adds_is_among_the_icons() -> None:
    """Stubble Fires: one Fire more for every attack that has icons."""
    state = at(event="stubble_fires", day=2, at={0: [4, 6]}, sheep=[{"tier": "greater", "at": [4, 6]}])
    assert {p.type: p.icons for p in seen(state, "shears").parts} == {"metal": 1, "fire": 1}


def test_a_boost_may_add_shock() -> None:
    """Low Cloud: a boost adds one more Lantern point; the Galvanic Battery adds Shock."""
    options = {"shepherd_0": "isidore"}
    state = at(
        options, stage="combat", event="low_cloud", mutation="hollow", at={0: [8, 7]}, cards={0: ["shears"]},
        level={0: 2}, traits={0: ["trimmed_wick", "galvanic_battery"]}, sheep=[{"tier": "greater", "at": [8, 7]}],
    )  # fmt: skip
    icons = {p.type: p.icons for p in seen(state, "shears", boost=True).parts}
    assert icons == {"metal": 1, "lantern": 2, "shock": 1}


def test_what_an_attack_sets_off_is_named() -> None:
    burns = seen(fight("cinder", "service_sabre", tier="lesser"), "service_sabre")
    assert [(source.kind, source.id) for source in burns.sets_off] == [("mutation", "cinder")]
    mirrors = seen(fight("mirror", "service_sabre", tier="greater"), "service_sabre")
    assert [(source.kind, source.id) for source in mirrors.sets_off] == [("mutation", "mirror")]
    assert seen(fight("hollow", "service_sabre"), "service_sabre").sets_off == ()


def test_an_exhausted_card_is_taken_as_if_it_were_face_up() -> None:
    assert seen(fight("hollow", "shears!", "flockbuster"), "shears").points == 2


@pytest.mark.parametrize(("card", "sheep"), [("powder_keg", 0), ("shears", 7)])
def test_what_is_not_there_is_refused(card: str, sheep: int) -> None:
    with pytest.raises(ValueError, match="names a card that nobody has there, or a Sheep that is not there"):
        seen(fight("hollow", "shears"), card, sheep=sheep)
