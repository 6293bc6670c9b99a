"""Games are found by their id and imported only then."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.rules.registry import GAME_IDS, get_rules
from tests.meta.source import ROOT


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_rules_are_found_once(game_id: str) -> None:
    assert get_rules(game_id).info.id == game_id
    assert get_rules(game_id) is get_rules(game_id)


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        get_rules("goat_panic")


def test_naming_the_games_imports_none_of_them() -> None:
    code = "import sys, game.rules.registry; print([m for m in sys.modules if m.startswith('game.rules.shear')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"
