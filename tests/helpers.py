"""What tests of rules share: the games' real data, random play, and flocks drawn in letters."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.content.catalog import load_game
from game.content.mods import Roots
from game.core.action import Action
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.shear_panic.config import ShearConfig

LONG = os.environ.get("SHEEPFOLD_LONG") == "1"
LETTER = {"black": "K", "blue": "B", "green": "G", "red": "R", "yellow": "Y"}
COLOUR = {letter: colour for colour, letter in LETTER.items()}


@cache
def config_of(game_id: str) -> Any:
    """The game's data as it is shipped, without anybody's mods."""
    return load_game(get_rules(game_id), Roots(program_root() / "data")).config


def shear_config() -> ShearConfig:
    """The shipped data of Shear Panic."""
    config: ShearConfig = config_of("shear_panic")
    return config


def must_act(rules: AnyRules, state: Any) -> int:
    """The seat the game waits for first."""
    decision = rules.decision(state)
    assert decision is not None
    return int(decision.seats[0])


def random_game(rules: AnyRules, config: Any, seats: int, seed: int, options: Any = None) -> Iterator[Any]:
    """The states of a game played at random, from the deal to the end; the same for the same seed."""
    rng = Rng(seed)
    state = rules.new(config, seats, options or {}, seed).state
    yield state
    while rules.decision(state) is not None:
        state = rules.apply(state, random_action(rules, state, rng)).state
        yield state


def random_action(rules: AnyRules, state: Any, rng: Rng) -> Action:
    """One of the legal actions of the seat the game waits for."""
    return rng.choice(rules.legal(state, must_act(rules, state)))


def picture(cells: Mapping[str, Any]) -> str:
    """A flock by sheep (`to_dict()["cells"]`) as rows of letters, north on top: `Y.B/.K.`."""
    standing = {(x, y): LETTER[name.split("_")[0]] for name, (x, y) in ((n, c) for n, c in cells.items() if c)}
    if not standing:
        return ""
    xs, ys = [x for x, _ in standing], [y for _, y in standing]
    rows = range(min(ys), max(ys) + 1)
    return "/".join("".join(standing.get((x, y), ".") for x in range(min(xs), max(xs) + 1)) for y in rows)


def shear_position(options: Mapping[str, Any] | None = None, **description: Any) -> Any:
    """A position of Shear Panic as `game/rules/shear_panic/position.py` describes it."""
    return get_rules("shear_panic").position(shear_config(), options or {}, description)
