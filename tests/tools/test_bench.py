"""`tools/bench.py`: its parts exist, its yardstick stays the same, and figures are related to it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from game.rules.registry import GAME_IDS, get_rules
from tests.helpers import shear_config
from tests.meta.source import ROOT
from tools.bench import PARTS
from tools.measure import playouts, reference
from tools.measure.games import GAMES


def test_every_part_can_be_measured() -> None:
    for module, function, title in PARTS.values():
        assert callable(getattr(import_module(module), function))
        assert title


def test_a_part_that_does_not_exist_is_answered_with_those_that_do() -> None:
    done = subprocess.run([sys.executable, "tools/bench.py", "speed"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"There is no part speed; there are {', '.join(PARTS)}.\n"


def test_a_game_that_does_not_exist_is_answered_with_those_that_do() -> None:
    command = [sys.executable, "tools/bench.py", "--game", "chess", "playouts"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"There is no game chess; there are {', '.join(GAME_IDS)}.\n"


def test_every_game_can_be_measured() -> None:
    assert set(GAMES) == set(GAME_IDS)


def test_the_way_to_a_first_choice_is_clicked_step_by_step() -> None:
    wild = GAMES["wild_west"]
    at = (0, 0)
    assert wild.next_click({"menu": at, "draw-billy": at, "draw-priest": at}, 0) == "draw-billy"
    watching = {"menu": at, "field_1": at, "field_2": at, "wild": at}
    assert [wild.next_click(watching, number) for number in range(3)] == ["field_1", "field_2", "field_1"]
    assert wild.next_click({"menu": at}, 0) is None
    half_made = {"menu": at, "field_1": at, "field_2": at, "wild": at, "say-nothing": at}
    assert wild.next_click(half_made, 5) == ""
    assert wild.choices(half_made) == ["field_1", "field_2", "wild"]


def test_the_yardstick_does_the_same_work_every_time() -> None:
    assert reference.loop() == reference.loop()
    assert reference.speed(0.02) > 0


def test_on_a_machine_half_as_fast_half_the_actions_are_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "speed", lambda: reference.NOMINAL / 2)
    monkeypatch.setattr(playouts, "playouts", lambda *asked: (500, 9000, 0.5))
    actions, listed, raw = playouts._round(get_rules("shear_panic"), shear_config(), 4, 1)
    assert (actions, listed, raw) == (2000, 36000, 1000)
