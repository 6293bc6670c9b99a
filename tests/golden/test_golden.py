"""Whole games stay as they were written down, and there is one for each way a game can end."""

from __future__ import annotations

import re

import pytest

from game.rules.registry import GAME_IDS
from tools import regen_golden

ENDS = {"shear_panic": {"last_space", "mats_empty", "one_colour", "empty_flock"}, "wild_west": {"goal"}}


def test_playthroughs_are_as_written() -> None:
    found = regen_golden.differences(regen_golden.texts())
    assert not found, "\n".join([*found, "if this is meant, run tools/regen_golden.py and read what changes"])


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_each_way_to_end_has_a_playthrough(game_id: str) -> None:
    folder = regen_golden.FOLDER / game_id
    ended = {}
    for play in regen_golden.PLAYTHROUGHS[game_id]:
        text = (folder / f"{play.name}.txt").read_text("utf-8")
        match = re.search(r"^ended by (\w+);", text, re.M)
        assert match is not None, f"{play.name} does not end"
        ended[play.name] = match[1]
        assert match[1] == play.end, f"{play.name} should end by {play.end}; find other seeds"
    assert set(ended.values()) == ENDS[game_id]


def test_wild_west_ends_in_every_way() -> None:
    """W20: one with the most sheep, a contract among equals, equals together."""
    ways = set()
    for play in regen_golden.PLAYTHROUGHS["wild_west"]:
        text = (regen_golden.FOLDER / "wild_west" / f"{play.name}.txt").read_text("utf-8")
        won = re.search(r"^ended by goal; won by seat (.+)$", text, re.M)
        assert won is not None
        sheep = [int(count) for count in re.findall(r"^   seat \d+: (\d+) = ", text, re.M)]
        equals = [seat for seat, count in enumerate(sheep) if count == max(sheep)]
        winners = [int(seat) for seat in won[1].split(", ")]
        if winners == equals:
            ways.add("alone" if len(equals) == 1 else "together")
        elif len(winners) == 1 and winners[0] in equals:
            ways.add("by contract")
    assert ways == {"alone", "by contract", "together"}


def test_a_difference_is_shown_where_it_begins() -> None:
    wanted = regen_golden.texts()
    path = next(iter(wanted))
    wanted[path] = wanted[path].replace("facing north", "facing south", 1)
    found = regen_golden.differences(wanted)
    assert len(found) == 1
    assert re.search(r"^\+.*facing south", found[0], re.M)
