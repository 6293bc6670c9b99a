"""How Space Sheep! moves: from every position to the next one, fast enough, with sounds that are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.core.event import Event, events_for
from game.core.rng import Rng
from game.roots import program_root
from game.rules.space_sheep.actions import ActivateSystem, AttackWolf, Defend, TurnTimer
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.motion import Motion
from tests.helpers import config_of, must_act
from tests.rules.space_sheep.positions import RULES, at
from tests.tables.test_space_board import EXAMPLE

LONGEST = 1.5
TRAITORS = {"infiltrators": 1, "systems": 6, "cards": 6, "tiles": "all"}
Heard = list[tuple[str, int | None]]


def steps(seed: int, seats: int, options: dict[str, Any]) -> Iterator[tuple[Any, Sequence[Event], Any]]:
    """Every position of a random game, what happens next, and the position after it."""
    rng = Rng(seed)
    state = RULES.new(config_of("space_sheep"), seats, options, seed).state
    while RULES.decision(state) is not None:
        done = RULES.apply(state, rng.choice(RULES.legal(state, must_act(RULES, state))))
        yield state, done.events, done.state
        state = done.state


def shown(view: Any) -> Figures:
    figures = Figures()
    figures.snap(view)
    return figures


def moved(figures: Figures, events: Sequence[Event]) -> Heard:
    """Let the events move the figures to their end; what is heard."""
    heard: Heard = []
    Motion(figures, lambda *sound: heard.append(sound), lambda: None).of(events).finish()
    return heard


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize(
    "options", [{}, {"open_hands": False}, {"infiltrators": 1, "systems": 6, "cards": 6, "tiles": "all"}]
)
def test_motion_leads_from_one_view_to_the_next(options: dict[str, Any], viewer: int | None) -> None:
    """The picture that is left is the one that the view would give, so nothing jumps when the motion is over."""
    for before, events, after in steps(4, 4, options):
        figures, wanted = shown(RULES.view(before, viewer)), shown(RULES.view(after, viewer))
        moved(figures, events_for(events, viewer))
        places = {key: piece.end for key, piece in figures.pieces.items()}
        assert places == {key: piece.end for key, piece in wanted.pieces.items()}
        assert all(piece.share == 1 for piece in figures.pieces.values())
        assert (figures.wolf, figures.lean, figures.deck) == (wanted.wolf, wanted.lean, wanted.deck)
        assert (figures.open_count, figures.closed_count) == (wanted.open_count, wanted.closed_count)
        assert [len(hand) for hand in figures.hands] == [len(hand) for hand in wanted.hands]
        assert figures.ousted == wanted.ousted
        assert figures.commander == wanted.commander
        if viewer is None and RULES.decision(after) is not None and not options.get("infiltrators"):
            assert [sorted(hand) for hand in figures.hands] == [sorted(hand) for hand in wanted.hands]
        assert len(figures.console) == len(wanted.console)
        assert not figures.flights
        assert not figures.moving
        assert not figures.popped


@pytest.mark.parametrize(
    ("action", "heard"),
    [
        (ActivateSystem(0, "red", "red", "both"), {"card", "launch", "score"}),
        (Defend(0, "red"), {"card", "place"}),
        (AttackWolf(0, "red"), {"card", "knock"}),
    ],
)
def test_a_move_is_over_in_a_moment_and_heard(action: Any, heard: set[str]) -> None:
    state = at({"pace": "normal"}, **EXAMPLE, hands={0: ["red", "wild", "sky", "leaf"]}, wolf="red")
    figures, sounds = shown(RULES.view(state, None)), []
    motion = Motion(figures, lambda *sound: sounds.append(sound[0]), lambda: None)
    playing, seconds = motion.of(RULES.apply(state, action).events), 0.0
    while playing.advance(0.05, False) < 0:
        seconds += 0.05
        assert seconds < LONGEST
    assert set(sounds) == heard
    there = {file.stem for file in (program_root() / "assets" / "sounds").glob("*.ogg")}
    assert set(sounds) <= there


def test_pieces_that_change_places_fly_at_the_same_time() -> None:
    state = at({}, **EXAMPLE, hands={0: ["red", "wild", "sky", "leaf"]})
    figures = shown(RULES.view(state, None))
    events = RULES.apply(state, ActivateSystem(0, "red", "red", "both")).events
    playing = Motion(figures, lambda *sound: None, lambda: None).of(events)
    flying: set[tuple[str, str]] = set()
    while playing.advance(0.02, False) < 0:
        now = {key for key, piece in figures.pieces.items() if piece.share < 1}
        assert len(now) in (0, 4)
        flying |= now
    assert flying == {("shepherd", "sky"), ("sheep", "sky"), ("shepherd", "red"), ("sheep", "straw")}


def test_the_timer_turns_the_die_rolls_and_the_wolf_flies_on_and_stands() -> None:
    state = at({"pace": "normal"}, **EXAMPLE, wolf="sky", standing=False, sand=20_000, luck=[{"wolf": 6}])
    figures, sounds = shown(RULES.view(state, None)), []
    motion = Motion(figures, lambda *sound: sounds.append(sound[0]), lambda: None)
    playing, turned, way = motion.of(RULES.apply(state, TurnTimer(0)).events), set(), []
    while playing.advance(0.02, False) < 0:
        turned.add(0 < figures.turned < 1)
        way.append(figures.wolf)
    assert turned == {True, False}
    assert sounds[:3] == ["timer_turn", "dice", "launch"]
    assert figures.die == 6
    assert figures.wolf == 2.0
    assert figures.lean == 0.0
    assert max(way) - min(way) > 4
    assert figures.sand == pytest.approx(40 / 60)


def test_nobody_hears_what_is_hidden() -> None:
    """With hidden hands everybody hears the same, whoever's cards were drawn or laid."""
    for state, events, _ in steps(9, 4, {"infiltrators": 1}):
        heard = {tuple(moved(shown(RULES.view(state, eye)), events_for(events, eye))) for eye in (None, 0, 1, 2, 3)}
        assert len(heard) == 1
