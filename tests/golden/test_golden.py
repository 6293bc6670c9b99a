"""Whole games stay as they were written down, and there is one for each way a game can end."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from game.core.action import Action, Tick
from game.core.record import Codec
from game.rules.registry import GAME_IDS, get_rules
from game.session.seats import Seat
from game.session.session import Session
from tests.helpers import config_of
from tools import regen_golden
from tools.regen_golden import Playthrough

ENDS = {
    "shear_panic": {"last_space", "mats_empty", "one_colour", "empty_flock"}, "wild_west": {"goal"},
    "space_sheep": {"home", "no_cards", "wolf", "parity"}, "the_sheep": {"safe", "caravan", "pollution"},
}  # fmt: skip


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


def space_text(play: Playthrough) -> str:
    """A game of Space Sheep! as it was written down."""
    return (regen_golden.FOLDER / "space_sheep" / f"{play.name}.txt").read_text("utf-8")


def written_actions(text: str) -> Iterator[Action]:
    """What was done in a playthrough, read from its lines."""
    codec: Codec[Action] = Codec((*get_rules("space_sheep").actions, Tick))
    for verb, fields in re.findall(r"^   > (\w+)\((.*)\)$", text, re.M):
        call = ast.parse(f"x({fields})", mode="eval").body
        assert isinstance(call, ast.Call)
        yield codec.read({"verb": verb, **{str(k.arg): ast.literal_eval(k.value) for k in call.keywords}})


@pytest.mark.parametrize("play", regen_golden.PLAYTHROUGHS["space_sheep"], ids=lambda play: play.name)
def test_what_is_written_leads_to_the_same_hash_again(play: Playthrough) -> None:
    """S16: played by a session from the written choices and ticks, which know neither luck nor clock."""
    text = space_text(play)
    seats = [Seat(n, f"Seat {n}", "human") for n in range(play.seats)]
    session = Session.start(get_rules("space_sheep"), config_of("space_sheep"), seats, play.options, play.seed)
    for action in written_actions(text):
        if isinstance(action, Tick):
            session.tick(action.ms)
        else:
            session.submit(action)
    assert session.finished
    assert text.splitlines()[-1] == f"hash {session.state_hash()}"


def test_space_sheep_has_what_is_to_be_read() -> None:
    """Time that runs out while people play, cards that are given up, traitors and Defenders who are ousted."""
    found = {play.name: space_text(play) for play in regen_golden.PLAYTHROUGHS["space_sheep"]}
    real_time = {play.name for play in regen_golden.PLAYTHROUGHS["space_sheep"] if play.options.get("pace") == "normal"}
    assert {name for name, text in found.items() if "> tick(" in text} == real_time
    assert "wolf_in_real_time" in real_time
    assert all("wolf_attacked(cards=4, by='sand')" in found[name] for name in real_time)
    assert "> name_discard(" in found["wolf_in_real_time"]
    assert "> discard_card(" in found["wolf_in_real_time"]
    assert {"infiltrator=True", "infiltrator=False"} <= set(
        re.findall(r"ousted\(seat=\d, (infiltrator=\w+)\)", found["defenders_doubt"])
    )


def test_a_difference_is_shown_where_it_begins() -> None:
    wanted = regen_golden.texts()
    path = next(iter(wanted))
    wanted[path] = wanted[path].replace("facing north", "facing south", 1)
    found = regen_golden.differences(wanted)
    assert len(found) == 1
    assert re.search(r"^\+.*facing south", found[0], re.M)
