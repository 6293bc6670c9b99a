"""What the line on top and the buttons call an action: something that can be said after `Miles could`."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Action
from game.rules.the_sheep import actions as acts
from game.tables.base import Desk, SeatLook
from game.tables.the_sheep.showing import with_names
from game.tables.the_sheep.words import act_words
from tests.helpers_ui import texts_of
from tests.journey_hand import journey_at

BY_NIGHT = {
    "seats": 2, "stage": "combat", "day": 1, "at": {0: [4, 6], 1: [8, 7]}, "caravans": {"tinker": [8, 4]},
    "sheep": [{"tier": "lesser", "at": [4, 6]}], "cards": {0: ["shears"]},
}  # fmt: skip


@pytest.fixture(scope="module")
def desk() -> Desk:
    session = journey_at(BY_NIGHT, shepherd_0="miles", shepherd_1="agatha")
    view: Any = session.view(None)
    seats = tuple(SeatLook(s.name, view.setup.colours[s.index], s.human) for s in session.seats)
    bare = Desk(
        texts_of("the_sheep"), seats, lambda: view, lambda: (), lambda action: "", lambda actions: (),
        lambda action: None, lambda name, seat: None,
    )  # fmt: skip
    return with_names(bare, view)


def test_what_is_chosen_is_named(desk: Desk) -> None:
    view: Any = desk.view()
    tinker = view.setup.caravans.index("tinker")
    shears, hex_ = view.cards[0][0].number, view.setup.map.index[4, 6]
    where = desk.texts(f"hex.{hex_}")
    said: dict[Action, str] = {
        acts.Choose(0, "sheep", view.sheep[0].number): f"choose a Lesser Sheep on {where}",
        acts.Choose(0, "shepherd", 1): "choose Agatha Thorne",
        acts.Choose(0, "caravan", tinker): "choose the Tinker’s Cart",
        acts.Choose(0, "space", hex_): f"choose {where}",
        acts.Choose(0, "card", shears): "choose Shears (Miles)",
        acts.Choose(0, "nothing", 0): "choose “Nothing”",
        acts.TakeStrike(0, "shepherd", 1): "let the strike fall on Agatha Thorne",
        acts.TakeStrike(0, "caravan", tinker): "let the strike fall on the Tinker’s Cart",
        acts.Spill(0, None): "let the rest be lost",
        acts.BoardAction(0, "tinker"): "use the board of the Tinker’s Cart",
        acts.EnterCaravan(0, "tinker"): "have the Tinker’s Cart come in",
        acts.MoveCaravan(0, "tinker"): "have the Tinker’s Cart go first",
    }
    assert {action: act_words(desk, action) for action in said} == said
