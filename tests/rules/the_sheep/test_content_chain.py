"""Cards that set each other off without end: sound to the checker, and an error with a trace when they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.catalog import load_with
from game.content.mods import Mod
from game.effects.machine import EffectLoop
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.the_sheep.actions import Attack

ENDLESS = """
  rise:
    when: [killed]
    do:
      - place: {tier: lesser, at: $sheep}
      - each: {of: {sheep: {at: $sheep}}, do: [{damage: {what: $it, amount: 9, type: fire}}]}
"""
ENDING = ENDLESS.replace("lesser", "greater").replace("amount: 9", "amount: 1")


def killed(tmp_path: Path, ability: str) -> int:
    """A Sheep is killed where such an ability is in force; how many Sheep there are then."""
    file = tmp_path / "chain.yaml"
    file.write_text(f"mutations:\n  gilded:\n    abilities:{ability.replace(chr(10), chr(10) + '    ')}\n", "utf-8")
    rules = get_rules("the_sheep")
    loaded = load_with(rules, program_root() / "data", [Mod("chain", (file,))])
    assert loaded.problems == ()
    sheep = [{"tier": "lesser", "at": [8, 7], "damage": 2}]
    state = rules.position(
        loaded.config, {}, {"stage": "combat", "mutation": "gilded", "at": {0: [8, 7]}, "sheep": sheep}
    )
    attack = next(a for a in rules.legal(state, 0) if isinstance(a, Attack) and not a.boost and a.card == "shears")
    return len(rules.apply(state, attack).state.sheep)


def test_a_chain_without_end_is_an_error_that_names_the_card(tmp_path: Path) -> None:
    with pytest.raises(EffectLoop, match=r"effects do not end after \d+ steps.*mutation gilded \(rise\)"):
        killed(tmp_path, ENDLESS)


def test_a_chain_that_ends_is_none(tmp_path: Path) -> None:
    assert killed(tmp_path, ENDING) == 1
