"""Two clicks for everything: what a click on the table of Space Sheep! leaves of all that may be done."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.session.session import Session
from game.tables.space_sheep.choose import Selection, decided, legal_cards, legal_spots, narrowed, spots_of, standing
from game.tables.space_sheep.spots import Spot
from tests.space_hand import space, space_at

FOUR: dict[str, Any] = {
    "seats": 2,
    "ring": ["red", "sky", "straw", "leaf"],
    "tiles": ["past_2_shepherd"] * 4,
    "shepherds": ["sky", "straw", "leaf", "red"],
    "sheep": ["straw", "leaf", "red", "sky"],
    "hands": {0: ["red", "red", "straw"], 1: ["leaf"]},
}
"""Every tile leads to the next system; in red, sky, straw and leaf are the Shepherds of sky, straw, leaf and red."""


def open_actions(session: Session) -> list[Action]:
    decision = session.decision()
    assert decision is not None
    return [action for seat in decision.seats for action in session.legal(seat)]


def left(session: Session, selection: Selection) -> list[Action]:
    return narrowed(open_actions(session), selection, standing(session.view(None)))


def test_a_card_and_a_piece_decide() -> None:
    session = space_at(FOUR)
    chosen = Selection("red", Spot("sheep", "red"))
    found = left(session, chosen)
    assert decided(found, chosen) == ActivateSystem(0, "red", "red", "sheep")


def test_a_piece_alone_decides_where_one_card_fits() -> None:
    """The system straw takes a straw card, and there is no wild one."""
    session = space_at(FOUR)
    chosen = Selection(spot=Spot("sheep", "straw"))
    assert decided(left(session, chosen), chosen) == ActivateSystem(0, "straw", "straw", "sheep")


def test_a_piece_waits_for_the_card_where_two_fit() -> None:
    session = space_at({**FOUR, "hands": {0: ["red", "wild"], 1: ["leaf"]}})
    chosen = Selection(spot=Spot("sheep", "red"))
    found = left(session, chosen)
    assert decided(found, chosen) is None
    assert {action.card for action in found if isinstance(action, ActivateSystem)} == {"red", "wild"}
    assert legal_cards(open_actions(session), chosen, standing(session.view(None))) == {"red", "wild"}


def test_a_shepherd_follows_the_tile_before_it_goes_on_by_itself() -> None:
    """In red is the Shepherd of sky. A red card moves it by the tile; a wild one could do both, and means the tile."""
    session = space_at({**FOUR, "hands": {0: ["wild"], 1: ["leaf"]}})
    chosen = Selection("wild", Spot("shepherd", "red"))
    assert decided(left(session, chosen), chosen) == ActivateSystem(0, "wild", "red", "shepherd")
    step = Selection("wild", Spot("step", "sky"))
    assert decided(left(session, step), step) == ActivateShepherd(0, "wild", "sky")


def test_a_shepherd_goes_on_by_itself_where_no_card_fits_its_system() -> None:
    """In leaf is the Shepherd of red: no leaf card is held, but a red one is."""
    session = space_at(FOUR)
    chosen = Selection(spot=Spot("shepherd", "leaf"))
    assert decided(left(session, chosen), chosen) == ActivateShepherd(0, "red", "red")


def test_a_planet_leaves_its_pieces_open() -> None:
    session = space_at({**FOUR, "sheep": ["sky", "leaf", "red", "straw"]})
    chosen = Selection("red", Spot("system", "red"))
    found = left(session, chosen)
    assert decided(found, chosen) is None
    assert [getattr(action, "piece", "") for action in found] == ["both", "sheep", "shepherd"]


def test_a_card_alone_does_nothing_unless_it_is_given_up() -> None:
    """After the main action a red card could only attack; looking at it must not do so."""
    session = space_at({**FOUR, "wolf": "red", "acted": True})
    chosen = Selection("red")
    found = left(session, chosen)
    assert found == [AttackWolf(0, "red")]
    assert decided(found, chosen) is None
    given = [DiscardCard(0, "red")]
    assert decided(given, chosen) == given[0]


def test_console_wolf_pile_and_timer_are_places_too() -> None:
    where = standing(space_at(FOUR).view(None))
    assert spots_of(Defend(0, "red"), where) == {Spot("console")}
    assert spots_of(AttackWolf(0, "red"), where) == {Spot("wolf")}
    assert spots_of(Draw(0), where) == {Spot("draw")}
    assert spots_of(TurnTimer(1), where) == {Spot("timer")}


def test_whoever_may_turn_the_timer_does_it_on_anybodys_turn() -> None:
    """S14: Ben commands, Ana is on; the click carries Ben's seat."""
    session = space_at({**FOUR, "commander": 1, "standing": False})
    chosen = Selection(spot=Spot("timer"))
    assert decided(left(session, chosen), chosen) == TurnTimer(1)


def test_pointing_begins_with_a_hand() -> None:
    """S19: nobody is a target before it is known whose hand points; then everybody else is."""
    session = space(4, infiltrators=1, systems=5, cards=5, wilds=5, tiles="plain")
    legal, where = open_actions(session), standing(session.view(None))
    before = legal_spots(legal, Selection(), where)
    assert {spot.name for spot in before if spot.kind == "hand"} == {"0", "1", "2", "3"}
    assert not [spot for spot in before if spot.kind == "seat"]
    chosen = Selection(pointer=2)
    after = legal_spots(legal, chosen, where)
    assert {spot.name for spot in after if spot.kind == "seat"} == {"0", "1", "3"}
    target = Selection(pointer=2, spot=Spot("seat", "1"))
    assert decided(left(session, target), target) == PointAt(2, 1)


def test_a_hand_that_points_can_stop() -> None:
    session = space(4, infiltrators=1, systems=5, cards=5, wilds=5, tiles="plain")
    session.submit(PointAt(2, 1))
    session.submit(Defend(0, session.legal(0)[0].card))  # type: ignore[attr-defined]
    assert StopPointing(2) in left(session, Selection(pointer=2))


@pytest.mark.parametrize("seed", range(4))
def test_every_action_is_reached_from_card_and_place_alike(seed: int) -> None:
    """In whole games each legal action agrees with its card, each of its places and both, and with nothing foreign."""
    rng = Rng(seed)
    session = space(3, seed, systems=5, cards=5, wilds=5, tiles="all")
    for _ in range(60):
        decision = session.decision()
        if decision is None:
            break
        legal, where = open_actions(session), standing(session.view(None))
        for action in legal:
            card = getattr(action, "card", "")
            for spot in spots_of(action, where):
                if spot.kind == "shepherd" and isinstance(action, ActivateShepherd):
                    continue
                assert action in narrowed(legal, Selection(card, spot), where)
            assert action in narrowed(legal, Selection(card), where)
        session.submit(rng.choice(legal))
