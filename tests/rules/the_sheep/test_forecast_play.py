"""What is forecast is what then happens: random games, watched step by step, and nothing hidden is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.rules.the_sheep import events as happened
from game.rules.the_sheep import flow, herd, pending, strike
from game.rules.the_sheep.actions import Attack, Walk
from game.rules.the_sheep.forecast import NightForecast, night_forecast
from game.rules.the_sheep.forecast_attack import attack_forecast
from game.rules.the_sheep.forecast_day import CaravanPath, caravan_forecast, reach
from game.rules.the_sheep.stages import DAWN, HERD, OVER, ROLL, STRIKE, TIERS
from game.rules.the_sheep.view import bare
from tests.helpers import LONG, config_of
from tests.rules.the_sheep.crowded import begun, liked
from tests.rules.the_sheep.positions import RULES, at, changed

GAMES = 250 if LONG else 25
MOST_ACTIONS = 150
CHANGES = ("slots", "hand_limit")
"""Numbers with which a Curse that is drawn changes what the rest of a strike does."""


@dataclass(frozen=True)
class Foreseen:
    """Stands among the events where a step went on: the state there, and what the night and the Caravans will do."""

    step: str
    state: Any
    night: NightForecast
    rolls: dict[int, CaravanPath]


def foreseen(step: str, state: Any) -> Foreseen:
    seen = RULES.view(state, None)
    return Foreseen(step, state.copy(), night_forecast(seen), {p.caravan: p for p in caravan_forecast(seen)})


@pytest.fixture(autouse=True)
def _watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheep move and strike, Caravans roll, a Day dawns: a forecast is put among the events right before."""

    def spied(name: str) -> Callable[[Any, Any], bool]:
        step = flow.STEPS[name]

        def watched(new: Any, events: Any) -> bool:
            if events is not None:
                events.append(foreseen(name, new))
            return step(new, events)

        return watched

    for name in (HERD, STRIKE, ROLL, DAWN):
        monkeypatch.setitem(flow.STEPS, name, spied(name))


def played(seats: int, seed: int) -> Iterator[tuple[Any, Action, Any, list[Any]]]:
    """State, action, next state and events of a game from a crowded position, with a liking for attacks."""
    rng = Rng(seed)
    state = begun(seats, rng)
    for _ in range(MOST_ACTIONS):
        decision = RULES.decision(state)
        if decision is None:
            return
        seat = rng.choice(decision.seats)
        attacks = [action for action in RULES.legal(state, seat) if isinstance(action, Attack)]
        action = rng.choice(attacks) if attacks and rng.below(2) else liked(state, seat, rng)
        step = RULES.apply(state, action)
        yield state, action, step.state, list(step.events)
        state = step.state


# ------------------------------------------------------------------ the games


@dataclass
class Night:
    """The forecasts that wait to come true, and how often each kind has."""

    true: Counter[str] = field(default_factory=Counter)
    herd: NightForecast | None = None
    rolls: dict[int, CaravanPath] | None = None
    tomorrow: Foreseen | None = None
    strikes: list[tuple[NightForecast, int]] = field(default_factory=list)
    struck: list[Any] = field(default_factory=list)

    def see(self, new: Any, event: Any) -> None:
        """One event of a game after the other."""
        match event:
            case Foreseen():
                self.foresee(event)
            case happened.SheepMoved() if self.herd is not None:
                self.went(self.herd, event)
            case happened.CaravanMoved() if self.rolls is not None:
                path = self.rolls.pop(new.setup.caravans.index(event.caravan))
                assert event.path in path.ways
                self.true["roll"] += len(path.ways) == 1
            case happened.StepBegan(step="by_night"):
                self.herd = None
            case happened.StepBegan(step="by_day"):
                for path in (self.rolls or {}).values():
                    assert any(len(way) == 1 for way in path.ways)
                self.rolls = None
            case happened.DayBegan() | happened.GameEnded():
                for found, since in self.strikes:
                    self.compare_strikes(new, found, self.struck[since:])
                self.strikes, self.struck = [], []
            case _ if self.strikes:
                self.struck.append(event)

    def foresee(self, found: Foreseen) -> None:
        """A forecast is remembered until it can be compared."""
        if found.step == HERD:
            self.herd = self.herd or found.night
        elif found.step == STRIKE:
            self.strikes.append((found.night, len(self.struck)))
        elif found.step == DAWN:
            self.tomorrow = found
        elif self.rolls is None:
            self.rolls = {index: path for index, path in found.rolls.items() if path.today}
            self.dawned(found)

    def went(self, found: NightForecast, event: happened.SheepMoved) -> None:
        """Sheep have gone where it was foreseen."""
        (path,) = (p for p in found.flock if set(event.sheep) == set(p.sheep))
        assert event.path in path.paths
        if len(path.ends) == 1:
            assert event.path == path.paths[0]
            self.true["herd"] += 1

    def dawned(self, now: Foreseen) -> None:
        """By night the next Day was foreseen; where nothing came in between, that is what today says."""
        before, self.tomorrow = self.tomorrow, None
        event = now.state.setup.config.day_events.get(now.state.event)
        if before is None or event is None or event.abilities or now.state.acted:
            return
        if any(modify.stat == "caravan_steps" for modify in event.modify):
            return
        if before.state.sheep != now.state.sheep:
            return
        for index, path in now.rolls.items():
            if path.today:
                assert set(path.ways) <= set(before.rolls[index].ways)
                self.true["tomorrow"] += 1

    def compare_strikes(self, new: Any, found: NightForecast, events: list[Any]) -> None:
        """All strikes since a forecast have fallen."""
        curses = [e for e in events if isinstance(e, happened.CurseDrawn)]
        if any(m.stat in CHANGES for e in curses for m in new.setup.config.curses[e.card].modify):
            return
        lost = [toll for toll in found.caravans if happened.CaravanLost(new.setup.caravans[toll.number]) in events]
        if lost:
            assert lost[0].may_be_lost
            self.true["lost"] += lost[0].lost
            return
        for toll in found.caravans:
            name = new.setup.caravans[toll.number]
            points = sum(isinstance(e, happened.CaravanCorrupted) and e.caravan == name for e in events)
            assert toll.coming is not None
            assert toll.most is not None
            assert not toll.lost
            assert toll.coming <= points
            # Where the players' choice kills who distracts, a Caravan may get more than was foreseen.
            assert points <= toll.most or any(who.may_die and not who.dies for who in found.shepherds)
            self.true["caravan"] += 0 < toll.coming == points
        for who in found.shepherds:
            drawn = sum(e.seat == who.number for e in curses)
            points = sum(isinstance(e, happened.ShepherdCorrupted) and e.seat == who.number for e in events)
            died = happened.ShepherdDied(who.number) in events
            assert who.coming is not None
            if found.certain:
                assert (points, drawn, died) == (who.coming, who.curses, who.dies)
                self.true["shepherd"] += points > 0
                self.true["dead"] += died
            elif not any(other.may_die for other in found.shepherds):
                assert who.most is not None
                assert who.coming <= points <= who.most
                assert who.curses <= drawn <= who.curses_most


def test_what_is_forecast_happens() -> None:
    night = Night()
    for seed in range(GAMES):
        night = Night(night.true)
        for state, action, new, events in played(2 + seed % 3, 6000 + seed):
            if state.stage == STRIKE:
                night.foresee(foreseen(STRIKE, state))
            if isinstance(action, Attack):
                compare_attack(night.true, state, action, new, events)
            if isinstance(action, Walk):
                moved = next(e for e in events if isinstance(e, happened.ShepherdMoved))
                assert moved.path == reach(RULES.view(state, None), moved.seat)[action.hex].path
            for event in events:
                night.see(new, event)
    least = {
        "attack": 20, "kill": 10, "spill": 1, "essence": 5, "herd": 60, "roll": 30, "tomorrow": 2, "caravan": 10,
        "shepherd": 2, "lost": 5,
    }  # fmt: skip
    assert {what: night.true[what] for what, count in least.items() if night.true[what] < count} == {}


def compare_attack(true: Counter[str], state: Any, attack: Attack, new: Any, events: list[Any]) -> None:
    """The damage, the kill, its Essence, and what is left over."""
    found = attack_forecast(RULES.view(state, None), attack)
    at = next(i for i, e in enumerate(events) if isinstance(e, happened.SheepAttacked))
    after = [e for e in events[at + 1 :] if not isinstance(e, happened.LanternsSpent | happened.CardExhausted)]
    if found.points:
        assert after[0] == happened.SheepDamaged(attack.sheep, found.points, found.before + found.points)
    else:
        assert happened.SheepDamaged not in map(type, after[:1])
    assert any(isinstance(e, happened.SheepKilled) for e in after[1:2]) is found.kills
    true["attack"] += 1
    true["kill"] += found.kills
    waits = {row[0]: row for row in new.pending}
    if pending.SPILL in waits:
        assert waits[pending.SPILL][3] == found.over
        assert found.spills
        true["spill"] += 1
    if pending.SHARE in waits:
        assert waits[pending.SHARE][2] == found.essence
        asked = new.pending[-1][0] == pending.SHARE
        assert not asked or (len(found.takers) > 1 and found.gained == found.essence)
    elif found.essence and not state.pending:
        gains = [e for e in after[2:] if isinstance(e, happened.EssenceGained | happened.EssenceLost)]
        got = [e.amount for e in gains[: len(found.takers)] if isinstance(e, happened.EssenceGained)]
        assert sum(got) == found.gained
        true["essence"] += 1


def test_before_and_after_the_move_the_same_strikes_are_told() -> None:
    same = 0
    for seed in range(GAMES):
        for _, _, new, events in played(2 + seed % 3, 2000 + seed):
            before = next((e.night for e in events if isinstance(e, Foreseen) and e.step == HERD), None)
            if before is None or new.stage != "by_night" or any(len(p.ends) > 1 for p in before.flock):
                continue
            now = night_forecast(RULES.view(new, None))
            assert (now.caravans, now.shepherds) == (before.caravans, before.shepherds)
            same += 1
    assert same > GAMES // 2


def scattered(mutation: str, rng: Rng) -> Any:
    """Ten Sheep all over the map, which have still to move, two Caravans, and two Shepherds who do nothing."""
    open_hexes = [cell for cell, free in zip(at().setup.map.hexes, at().setup.map.passable, strict=True) if free]
    state = at(
        stage="by_night", mutation=mutation, at={0: [8, 3], 1: [13, 4]}, cards={0: ["shears"], 1: ["shears"]},
        caravans={"apothecary": [8, 4], "tinker": [13, 5]},
        sheep=[{"tier": rng.choice(TIERS), "at": list(rng.choice(open_hexes))} for _ in range(10)],
    )  # fmt: skip
    return changed(state, stage=HERD, herds=herd.gather(state))


@pytest.mark.parametrize("mutation", config_of("the_sheep").mutations)
def test_with_every_mutation_sheep_go_and_strike_as_foreseen(mutation: str) -> None:
    gone: set[bool] = set()
    struck = 0
    for seed in range(4):
        state = scattered(mutation, Rng(seed))
        ends = {number: path.ends for path in night_forecast(RULES.view(state, None)).flock for number in path.sheep}
        flow.proceed(state, None)
        while state.stage == HERD:
            state = RULES.apply(state, RULES.legal(state, 0)[-1]).state
        for sheep in state.sheep:
            assert sheep.hex in ends[sheep.number]
            gone.add(len(ends[sheep.number]) == 1)
        struck += struck_as_foreseen(changed(state, stage=STRIKE, strikes=strike.line_up(state)))
    assert True in gone
    assert struck


def struck_as_foreseen(state: Any) -> int:
    """How many got the corruption that was foreseen; none where somebody decides in between."""
    found = night_forecast(RULES.view(state, None))
    events: list[Any] = []
    flow.proceed(state, events)
    if state.stage == STRIKE:
        return 0
    count = 0
    for toll in found.caravans:
        name = state.setup.caravans[toll.number]
        points = sum(isinstance(e, happened.CaravanCorrupted) and e.caravan == name for e in events)
        assert points == toll.coming or any(other.lost for other in found.caravans)
        count += points > 0
    for who in found.shepherds:
        points = sum(isinstance(e, happened.ShepherdCorrupted) and e.seat == who.number for e in events)
        assert points == who.coming or who.curses or any(other.lost for other in found.caravans)
        count += points > 0
    return count


# ------------------------------------------------------------------ what is hidden


def test_the_order_of_decks_and_the_luck_are_not_told() -> None:
    for seed in range(3):
        rng = Rng(seed)
        for state, action, _, _ in played(2 + seed, 3000 + seed):
            other = RULES.determinize(RULES.view(state, None), rng)
            assert other.luck != state.luck
            here, there = RULES.view(state, None), RULES.view(other, None)
            assert night_forecast(here) == night_forecast(there)
            assert caravan_forecast(here) == caravan_forecast(there)
            if isinstance(action, Attack):
                assert attack_forecast(here, action) == attack_forecast(there, action)


def test_a_bare_state_has_nothing_to_draw() -> None:
    state = begun(3, Rng(1))
    assert any(state.decks.values())
    found = bare(RULES.view(state, None))
    assert not any(found.decks.values())
    assert not any(found.discards.values())


def test_a_forecast_changes_nothing() -> None:
    for state, _, _, _ in played(4, 4000):
        before, seen = state.to_dict(), RULES.view(state, None)
        night_forecast(seen)
        caravan_forecast(seen)
        reach(seen, 0)
        assert state.to_dict() == before
        assert seen == RULES.view(state, None)


def test_over_is_over() -> None:
    for seed in range(4):
        for _, _, new, _ in played(2, 5000 + seed):
            if new.stage == OVER:
                assert night_forecast(RULES.view(new, None)).flock == ()
                return
    raise AssertionError("no game came to its end")
