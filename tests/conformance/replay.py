"""Plays given games again in a process of its own and prints the hash of every state (see test_conformance)."""

from __future__ import annotations

import json
import sys

from game.core.record import Codec, state_hash
from tests.conformance.cases import Case


def main() -> None:
    """Reads games as JSON, writes their hashes as JSON."""
    print(json.dumps([hashes(Case(g["game"], g["seats"], g["seed"]), g["actions"]) for g in json.load(sys.stdin)]))


def hashes(case: Case, actions: list[dict[str, object]]) -> list[str]:
    """The hash after the deal and after each action."""
    codec = Codec(case.rules.actions)
    state = case.rules.new(case.config, case.seats, case.options, case.seed).state
    out = [state_hash(state.to_dict())]
    for action in actions:
        state = case.rules.apply(state, codec.read(action)).state
        out.append(state_hash(state.to_dict()))
    return out
