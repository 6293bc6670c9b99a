"""What is heard at the table of Wild West Shepherds: sounds that exist, and the same ones for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.core.event import Event, events_for
from game.core.rng import Rng
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.wild_west import events as happened
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.motion import Motion
from game.tables.wild_west.show import Show
from tests.helpers import config_of, must_act

Heard = list[tuple[str, int | None]]


def steps(seed: int) -> Iterator[tuple[Any, Sequence[Event]]]:
    """Every state of a random game, and what happens next."""
    rules, rng = get_rules("wild_west"), Rng(seed)
    state = rules.new(config_of("wild_west"), 6, {"characters": "advanced"}, seed).state
    while rules.decision(state) is not None:
        done = rules.apply(state, rng.choice(rules.legal(state, must_act(rules, state))))
        yield state, done.events
        state = done.state


def heard(state: Any, events: Sequence[Event], viewer: int | None) -> Heard:
    """The sounds of a step for a pair of eyes, with their seats."""
    figures, sounds = Figures(), []
    figures.snap(get_rules("wild_west").view(state, viewer))
    motion = Motion(figures, Show(), lambda *sound: sounds.append(sound), lambda event: "", lambda: None, True)
    motion.of(events_for(events, viewer)).finish()
    return sounds


@pytest.mark.parametrize("seed", [3, 8])
def test_whoever_looks_hears_the_same(seed: int) -> None:
    """Nobody in the room learns by ear what another has on the screen, and every sound is there to be played."""
    names = set()
    for state, events in steps(seed):
        all_may = heard(state, events, None)
        assert {tuple(heard(state, events, seat)) for seat in range(6)} == {tuple(all_may)}
        names |= {name for name, _ in all_may}
    assert names >= {"peek", "step", "flip", "cowbell", "wolf", "wool", "push"}
    there = {file.stem for file in (program_root() / "assets" / "sounds").glob("*.ogg")}
    assert names <= there


def test_every_look_every_place_and_every_card_sounds_alike() -> None:
    """Of a kind of event there is one sound a seat, whatever it was about."""
    kinds = (happened.CharacterKept, happened.LookedAt, happened.MeeplePlaced, happened.LocationTurned)
    found: dict[tuple[str, int | None], set[tuple[tuple[str, int | None], ...]]] = {}
    for state, events in steps(5):
        for event in events:
            if isinstance(event, kinds):
                key = (type(event).__name__, getattr(event, "seat", None))
                found.setdefault(key, set()).add(tuple(heard(state, [event], None)))
    assert {kind for kind, _ in found} == {kind.__name__ for kind in kinds}
    assert all(len(sounds) == 1 for sounds in found.values())
