"""The verb move: pieces go to chosen hexes, or step towards and away from things."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Hand, Pasture, ability


def move(how: str, who: str = "$beast") -> str:
    """An ability that moves the Sheep on the owner's hex, or somebody else."""
    return f"{{when: [day], choose: {{beast: {{sheep: {{}}}}}}, do: [{{move: {{what: {who}, {how}}}}}]}}"


@pytest.mark.parametrize(
    ("how", "end"),
    [
        ("to: $here", 6),
        ("toward: $here, steps: 2", 6),
        ("toward: $here", 11),
        ("toward: $here, steps: {count: {sheep: {}}}", 11),
        ("away: $here", 13),
    ],
)
def test_a_sheep_moves(how: str, end: int) -> None:
    table = Pasture(sheep={1: (12, "lesser")})
    table.use(ability(move(how)))
    assert table.place_of(("sheep", 1)) == end


def test_a_shepherd_moves_to_a_sheep() -> None:
    table = Pasture(sheep={1: (12, "lesser")})
    table.use(ability(move("to: $beast", "$owner")))
    assert table.hands[0].hex == 12


@pytest.mark.parametrize("how", ["to: $here", "toward: $here", "toward: $here, steps: {count: {caravan: {}}}"])
def test_who_is_there_already_does_not_move(how: str) -> None:
    assert not Pasture(sheep={1: (6, "lesser")}).usable(ability(move(how)))


def test_there_is_no_way_out_of_the_farthest_corner() -> None:
    written = ability(move("away: $here"))
    assert Pasture(sheep={1: (8, "lesser")}, hands={0: Hand(0)}).usable(written)
    assert not Pasture(sheep={1: (14, "lesser")}, hands={0: Hand(0)}).usable(written)
