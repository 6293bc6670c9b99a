"""Scenarios need nothing but the protocol: they play the toy game with its secrets and its several active seats."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.yaml_source import parse_yaml
from game.session.scenario import play_scenario
from game.session.scenario_file import ScenarioError, read_scenario
from tests.toy_game import ToyConfig, ToyRules


def play(text: str) -> str | None:
    """What a scenario of the toy says."""
    source = parse_yaml("game: toy\nabout: a test\n" + text, "toy.yaml")
    assert source.root is not None
    rules: Any = ToyRules()
    return play_scenario(read_scenario(source.root, lambda _: rules, ["toy"]), rules, ToyConfig())


def test_several_seats_may_act_and_each_sees_its_own() -> None:
    assert (
        play(
            """
position: {seats: 3, pen: 5}
play:
  - expect:
      asks: [{seat: 0, prompt: take, facts: {n: 5}}, {seat: 1, prompt: whistle, optional: true}, {seat: 2}]
      view: {seat: 1, pen: 5, taken: [0, 0, 0]}
    choices: {seat: 2, count: 3, kinds: {whistle: 3, take: 0}}
  - do: {whistle: {seat: 2, tune: null}}
    expect: {events: [{whistled: {seat: 2, tune: null}}], asks: [{seat: 0}, {seat: 1}]}
    illegal: {whistle: {seat: 2, tune: high}}
    because: not_now
  - do: {take: {count: 3}}
  - do: {take: {count: 1}}
    expect: {events: [{sheep_taken: {seat: 1, count: 1}}, {sheep_taken: {seat: 2, count: 1}}], asks: []}
    end: {reason: pen_empty, breakdown: [{seat: 0, source: pen, points: 3}]}
"""
        )
        is None
    )


def test_a_view_that_shows_too_little_or_too_much_is_told() -> None:
    said = play("new: {seats: 2, seed: 1}\nplay:\n  - expect: {view: {seat: 0, pen: 8}}\n")
    assert said == "line 5: view.pen: expected 8, got 9"
    assert play("new: {seats: 2, seed: 1}\nplay:\n  - expect: {view: {seat: null, lambs: [null, null]}}\n") is None


def test_events_of_the_deal_can_be_expected() -> None:
    deal = "new: {seats: 2, seed: 1}\nplay:\n"
    assert play(deal + "  - expect: {events: [lambs_hidden, {lambs_hidden: {seat: 1}}]}\n") is None
    assert play(deal + "  - expect: {events: [{lambs_hidden: {seat: 1}}, lambs_hidden]}\n") is not None


def test_words_of_positions_need_a_game_that_describes_them() -> None:
    with pytest.raises(ScenarioError, match="toy cannot describe positions"):
        play("new: {seats: 2, seed: 1}\nplay:\n  - expect: {pen: 9}\n")
