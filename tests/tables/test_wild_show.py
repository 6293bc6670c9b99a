"""How Wild West Shepherds moves: from one picture to exactly the next, in the order of the rules, and it tells nobody
anything that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from typing import Any

import pytest

from game.core.event import Event, events_for
from game.core.rng import Rng
from game.render.animate import Animation, Animator
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.wild_west import events as happened
from game.rules.wild_west.events import EVENTS
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.motion import Motion
from game.tables.wild_west.show import Gate, Show
from tests.helpers import LONG, config_of
from tests.leaks.pairs import WILD, Pair, pairs, session_at

GAMES = 140 if LONG else 28
PAIRS = 3000 if LONG else 300
FREE = {"turn"}
"""Whose turn it is stands in no event: the scene shows the position when the motion is over."""


class Played:
    """One motion: its figures, show, and what was heard and told at which second."""

    def __init__(self, before: Any, events: Sequence[Event], watched: bool = False) -> None:
        self.figures, self.show = Figures(), Show()
        self.figures.snap(before)
        self.sounds: list[tuple[str, int | None]] = []
        self.told: list[Event] = []
        self.seconds = 0.0
        self.motion: Animation = Motion(
            self.figures, self.show, lambda name, seat: self.sounds.append((name, seat)), self._words, lambda: None,
            watched,
        ).of(events)  # fmt: skip

    def _words(self, event: Event) -> str:
        self.told.append(event)
        return str(event)

    def run(self, dt: float = 0.05, reduced: bool = False, most: float = 600.0) -> bool:
        """Let it run until it is over; False when it still goes on after `most` seconds."""
        until = self.seconds + most
        while self.seconds < until:
            self.seconds += dt
            if self.motion.advance(dt, reduced) >= 0:
                return True
        return False

    def picture(self) -> dict[str, Any]:
        return {f.name: getattr(self.figures, f.name) for f in fields(Figures) if f.name not in FREE}


def snapped(view: Any) -> dict[str, Any]:
    """The picture of a view."""
    figures = Figures()
    figures.snap(view)
    return {f.name: getattr(figures, f.name) for f in fields(Figures) if f.name not in FREE}


def steps(games: int, seed: int) -> Iterator[tuple[Any, tuple[Event, ...], Any, int]]:
    """States before and after every action of random games, its events, and a seat that watches."""
    rules, rng = get_rules("wild_west"), Rng(seed)
    for number in range(games):
        table = WILD[number % len(WILD)]
        seats = table.seats
        options = {**table.options, "first_seat": number % seats}
        state = rules.new(config_of("wild_west"), seats, options, seed * 100 + number).state
        while (decision := rules.decision(state)) is not None:
            step = rules.apply(state, rng.choice(rules.legal(state, decision.seats[0])))
            yield state, step.events, step.state, number % seats
            state = step.state


def scorings(count: int, seed: int = 5) -> list[tuple[Any, tuple[Event, ...], Any]]:
    """Steps with a whole scoring in them, as an onlooker sees them."""
    found: list[tuple[Any, tuple[Event, ...], Any]] = []
    rules = get_rules("wild_west")
    for before, events, after, _ in steps(100, seed):
        if any(isinstance(e, happened.RoundEnded) for e in events) and len(events) > 20:
            seen = tuple(events_for(events, None))
            found.append((rules.view(before, None), seen, rules.view(after, None)))
            if len(found) == count:
                break
    return found


WAYS: dict[str, Callable[[Played], Any]] = {
    "skipped": lambda played: played.motion.finish(),
    "half skipped": lambda played: (played.run(0.11, most=0.6), played.motion.finish()),
    "watched": lambda played: played.run(0.25),
    "reduced": lambda played: played.run(0.25, reduced=True),
}


@pytest.mark.parametrize("way", WAYS)
def test_however_it_is_watched_motion_ends_in_the_picture_of_the_position(way: str) -> None:
    """Q32: every event of every game, for an onlooker and for a seat."""
    rules, kinds = get_rules("wild_west"), set()
    for number, (before, events, after, seat) in enumerate(steps(GAMES, 3)):
        kinds |= {type(e) for e in events}
        if way != "skipped" and number % 4:
            continue
        for viewer in (None, seat):
            seen = events_for(events, viewer)
            played = Played(rules.view(before, viewer), seen)
            WAYS[way](played)
            assert played.picture() == snapped(rules.view(after, viewer)), [type(e).__name__ for e in seen]
            assert not played.show.on
            assert not played.show.waiting
    assert kinds == set(EVENTS)


def test_with_motion_switched_off_everything_is_there_at_once() -> None:
    for before, events, after in scorings(5):
        played = Played(before, events, watched=True)
        animator = Animator(speed=0)
        animator.play(played.motion)
        assert not animator.busy
        assert played.picture() == snapped(after)


def test_the_scoring_is_told_in_the_order_of_the_rules() -> None:
    """W13, W14, W16: one step a change, and all wolves before the first collecting."""
    changes = (happened.SheepLost, happened.SheepTaken, happened.SheepAdded, happened.AttackBegan,
               happened.CollectBegan, happened.AgentGuessed, happened.RoundEnded)  # fmt: skip
    for before, events, _ in scorings(8):
        played = Played(before, events)
        assert played.run()
        assert [e for e in played.told if isinstance(e, changes)] == [e for e in events if isinstance(e, changes)]
        begun = [type(e) for e in played.told if isinstance(e, happened.AttackBegan | happened.CollectBegan)]
        assert begun == sorted(begun, key=lambda kind: kind is happened.CollectBegan)


def test_sheep_change_hands_while_the_words_for_it_can_be_read() -> None:
    """Q67: what a caption says is what has just changed, at every single step."""
    for before, events, _ in scorings(3):
        played = Played(before, events)
        changed, sheep = 0, list(played.figures.sheep)
        while played.motion.advance(0.02, False) < 0:
            if played.figures.sheep != sheep:
                event = played.told[-1]
                assert isinstance(event, happened.SheepLost | happened.SheepTaken)
                assert [s for s, n in enumerate(sheep) if n != played.figures.sheep[s]] == [event.seat]
                sheep, changed = list(played.figures.sheep), changed + 1
        assert changed > 0


def test_step_by_step_everything_waits_until_somebody_asks() -> None:
    """FC10: an hour passes and nothing goes on; one click is one step."""
    before, events, after = scorings(1)[0]
    whole = Played(before, events)
    assert whole.run()
    played = Played(before, events)
    assert not played.run(most=1.0)
    played.show.step()
    clicks = 0
    while not played.run(0.05, most=8.0):
        assert played.show.waiting
        told = list(played.told)
        assert not played.run(1.0, most=3600.0)
        assert played.told == told
        played.show.step()
        assert not played.show.waiting
        clicks += 1
    assert clicks >= len(whole.told) - 2
    assert played.picture() == snapped(after)


def test_faster_reads_three_times_as_fast() -> None:
    show, times = Show(), {}
    show.begin()
    for fast in (False, True):
        show.run(fast)
        show.take_step()
        gate, seconds = Gate(show, 1.5), 0.0
        while gate.advance(0.01, False) < 0:
            seconds += 0.01
        times[fast] = seconds
    assert times[False] == pytest.approx(1.5, abs=0.03)
    assert times[True] == pytest.approx(0.5, abs=0.03)


def test_the_pace_is_kept_for_the_next_scoring() -> None:
    """FE03: who reads step by step does so in every round, and does not have to catch the first step."""
    show = Show()
    show.begin()
    show.step()
    show.end()
    show.begin()
    assert show.pace == "step"
    assert Gate(show, 1.5).advance(100.0, False) < 0
    assert show.waiting


def test_the_end_of_a_round_stays_until_everybody_has_seen_it() -> None:
    """With people at the table the last words wait for a click; a game of bots alone goes on (FE08, FE10)."""
    before, events, after = scorings(1)[0]
    played = Played(before, events, watched=True)
    assert not played.run(0.5, most=3600.0)
    assert isinstance(played.told[-1], happened.RoundEnded)
    played.show.step()
    assert played.run(0.5, most=30.0)
    assert played.picture() == snapped(after)
    assert Played(before, events).run()


def test_every_sound_that_is_asked_for_exists() -> None:
    kept = {path.stem for path in (program_root() / "assets" / "sounds").glob("*.ogg")}
    asked = set()
    for before, events, _, _ in steps(7, 9):
        played = Played(get_rules("wild_west").view(before, None), events_for(events, None))
        played.motion.finish()
        asked |= {name for name, _ in played.sounds}
    assert len(asked) >= 8
    assert asked <= kept


def test_nothing_sounds_once_a_motion_is_over() -> None:
    before, events, _ = scorings(1)[0]
    played = Played(before, events)
    played.motion.finish()
    heard = len(played.sounds)
    played.motion.finish()
    played.run(1.0, most=5.0)
    assert len(played.sounds) == heard


def alike(pair: Pair, rng: Rng) -> list[Played]:
    """The same action in two positions that an onlooker cannot tell apart, if what he sees of it is the same."""
    one, other = (session_at(pair, state) for state in (pair.one, pair.other))
    decision = one.decision()
    assert decision is not None
    seat = decision.seats[0]
    both = [a for a in one.legal(seat) if a in other.legal(seat)]
    if not both:
        return []
    action, before = rng.choice(both), (one.view(None), other.view(None))
    seen = [events_for(s.submit(action), None) for s in (one, other)]
    return [Played(view, seen[0]) for view in before] if seen[0] == seen[1] else []


def test_the_time_and_the_sounds_of_a_move_do_not_depend_on_what_is_hidden() -> None:
    """FD08: second by second, for every move that looks the same to those who watch."""
    rng, compared = Rng(12), 0
    for pair in pairs(PAIRS, seed=21, onlooker=True):
        plays = alike(pair, rng)
        assert all(played.run() for played in plays)
        assert len({str((p.sounds, p.seconds, p.told)) for p in plays}) <= 1
        compared += bool(plays)
    assert compared > PAIRS // 3


def test_whatever_is_drafted_looked_at_or_kept_sounds_and_lasts_the_same() -> None:
    """FD08: for each kind of secret move one length and one list of sounds, whichever card it is about."""
    rules = get_rules("wild_west")
    ways: dict[tuple[str, ...], set[tuple[Any, ...]]] = {}
    for before, events, _, _ in steps(GAMES, 6):
        kinds = tuple(type(e).__name__ for e in events_for(events, None))
        if not {"CharacterShown", "AttackBegan", "CollectBegan", "RoundEnded"} & set(kinds):
            played = Played(rules.view(before, None), events_for(events, None))
            assert played.run()
            ways.setdefault(kinds, set()).add((played.seconds, tuple(name for name, _ in played.sounds)))
    assert len(ways) >= 5
    assert all(len(found) == 1 for found in ways.values()), ways
