"""The program's The Sheep and the slow one agree: choices, table and end, action by action."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.core.rules import BadPosition
from game.rules.the_sheep.actions import Avert, Ready
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.events import CaravanMoved
from game.rules.the_sheep.map import JourneyMap
from tests.helpers import LONG
from tests.reference.compare_sheep import RULES, astray, differences
from tests.reference.slow_sheep import SlowSheep, dealt, laid_out
from tests.reference.slow_sheep_data import KINDS, config_for
from tests.reference.slow_sheep_land import Land
from tests.reference.slow_sheep_table import Told

pytestmark = pytest.mark.slow

GAMES = range(6) if LONG else range(3, 5)
PARTS = 8 if LONG else 1
MOMENTS = 120
ACTIONS = 5 if LONG else 3
MAPS = ("downs", "levels")


def people(config: SheepConfig, seats: int, first: int) -> dict[str, Any]:
    """Who goes, from somebody on in the order of the data, every second with the other Level I trait."""
    who = [*config.shepherds, *config.shepherds][first % 6 :][:seats]
    traits = [[n for n, t in config.traits.items() if (t.shepherd, t.level) == (name, 1)] for name in who]
    return {f"shepherd_{seat}": name for seat, name in enumerate(who)} | {
        f"trait_{seat}": own[(seat + first) % 2] for seat, own in enumerate(traits)
    }


def train(config: SheepConfig, first: int) -> dict[str, Any]:
    """Which Caravans go first of all, from one on in the order of the data."""
    return {f"caravan_{place}": name for place, name in enumerate([*config.caravans, *config.caravans][first:][:6])}


def some(actions: list[Action], rng: Rng) -> list[Action]:
    """At most ACTIONS of them."""
    left = list(actions)
    while len(left) > ACTIONS:
        left.pop(rng.below(len(left)))
    return left


def drawn(legal: list[Action], rng: Rng) -> Action:
    """A random action; half of the time somebody is ready, and pollution is averted less often than it can be."""
    if ready := [a for a in legal if isinstance(a, Ready) and rng.below(2)]:
        return rng.choice(ready)
    if (none := [a for a in legal if isinstance(a, Avert) and not any(a.lanterns)]) and rng.below(2):
        return none[0]
    return rng.choice(legal)


class Course:
    """A game played by both at once."""

    def __init__(self, what: str, state: Any, slow: SlowSheep, met: Counter[str]) -> None:
        self.what, self.state, self.slow, self.met = what, state, slow, met
        self.agree("as it begins", state, slow)

    def agree(self, how: str, state: Any, slow: SlowSheep) -> None:
        """Nothing differs, and nothing is impossible."""
        found = differences(state, slow) + RULES.audit(state)
        assert not found, "\n".join([self.what, f"day {state.day}, {state.stage}: {how}", *found])

    def tried(self, action: Action) -> tuple[Any, SlowSheep]:
        """What comes of an action, the same in both."""
        step = RULES.apply(self.state, action)
        after = self.slow.play(action, step.state.decks, step.events)
        self.agree(str(action), step.state, after)
        assert astray(step.events, after.land) == [], f"{self.what}: {action}"
        self.met.update(event.verb for event in step.events)
        self.met.update({"positions": 1, action.verb: 1, step.state.reason: 1})
        return step.state, after

    def play(self, rng: Rng, most: int) -> None:
        """Random actions, and at every step some that are only tried."""
        for _ in range(most):
            legal = [a for seat in range(self.state.setup.seats) for a in RULES.legal(self.state, seat)]
            if not legal:
                return
            for action in some(legal, rng):
                self.tried(action)
            self.state, self.slow = self.tried(drawn(legal, rng))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_journeys(kind: str, seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in GAMES:
        config, rng = config_for(kind), Rng(seed)
        options = {
            "map": MAPS[seed % 2], "caravans": (0, 6, 2, 3)[seed // 3 % 4], **train(config, (seed + seats) % 6),
            "minor_tiles": seed // 2 % 4, "averting_silences": seed % 5 == 3,
            "early_cards": 0 if "scarce" in kind else seed % 5 - 2, **people(config, seats, seed + seats),
        }  # fmt: skip
        step = RULES.new(config, seats, options, seed)
        slow = dealt(config, seats, options, Told(step.state.decks, step.events))
        course = Course(f"{kind}, {seats} seats, seed {seed}", step.state, slow, met)
        course.play(rng, 10_000 if LONG else 50)
    assert met["positions"] > 300, met
    assert met["step_began"] > 20, met


def picked(rng: Rng, things: Any, most: int) -> list[Any]:
    """Up to so many of some things, in any order."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(min(len(left), rng.below(most + 1)))]


def twins(land: JourneyMap) -> list[tuple[int, int]]:
    """Hexes of different branches that are equally near to the Finish."""
    far = land.to_finish
    return [(a, b) for a in land.ways for b in land.ways if a < b and far[a] == far[b]]


def a_hand(rng: Rng, own: list[str], config: SheepConfig, curses: list[str], size: int) -> list[str]:
    """Cards for one Shepherd, mostly Curses where there are some; some are exhausted."""
    cards = [curses.pop() for _ in range(rng.below(size)) if curses]
    cards += picked(rng, [*own, *picked(rng, [n for n, e in config.equipment.items() if e.cost], 2)], size - len(cards))
    return [name + "!" * (rng.below(4) == 0) for name in cards]


def moment(rng: Rng) -> tuple[SheepConfig, dict[str, Any], Any]:
    """A moment in the middle of trouble: Sheep, Shepherds and Caravans on the same few hexes, many Curses, foul water,
    hardly a card in the decks. None where that is no position."""
    config, seats = config_for(rng.choice(KINDS)), 2 + rng.below(3)
    options = {
        "map": rng.choice(MAPS), "caravans": 2 + rng.below(5), **train(config, rng.below(6)),
        **people(config, seats, rng.below(12)),
    }  # fmt: skip
    setup = RULES.new(config, seats, options, 0).state.setup
    road = list(setup.map.ways)
    hot = [rng.choice(road) for _ in range(3)]
    hot = [place for h in hot for place in (h, h, rng.choice(setup.map.neighbours[h]))]

    def cell(place: int) -> list[int]:
        return list(setup.map.hexes[place])

    curses = picked(rng, config.curses, len(config.curses))
    levels = {seat: 1 + rng.below(3) for seat in range(seats)}
    alive = [seat for seat in range(seats) if rng.below(8)]
    stage = rng.choice(("by_day", "by_night", "combat", "combat"))
    own = {seat: list(config.shepherds[setup.shepherds[seat]].starts_with) for seat in range(seats)}
    limits = config.numbers.hand_limits
    places = picked(rng, dict.fromkeys([*(h for h in hot if h in road), *picked(rng, road, 6)]), 6)
    if rng.below(4) == 0:  # one Caravan left, and not far to go
        places = [rng.choice([place for place in road if setup.map.to_finish[place] <= 4])]
    elif rng.below(3) == 0:  # two that are equally near to the Finish, and to whoever is in the middle
        one, other = rng.choice(twins(setup.map))
        places, ways = [one, other], (setup.map.steps(one), setup.map.steps(other))
        middle = [place for place, far in enumerate(ways[0]) if far == ways[1][place] <= 8]
        hot += [rng.choice(middle) for _ in hot if middle]
    away = ("safe",) if len(places) == 1 else ("town", "safe")
    nights, days = list(config.night_events), list(config.day_events)
    try:
        return config, options, RULES.position(config, options, {
            "seats": seats, "day": 2 + rng.below(9), "stage": stage, "seed": rng.below(10**6),
            "event": rng.choice(days if stage == "by_day" else nights),
            "mutation": "" if stage == "by_day" else rng.choice(list(config.mutations)),
            "at": {seat: cell(rng.choice(hot)) if seat in alive else "dead" for seat in range(seats)},
            "essence": {seat: rng.below(6) for seat in alive}, "lit": {seat: rng.below(4) for seat in alive},
            "corruption": {seat: rng.below(3) for seat in alive}, "level": {seat: levels[seat] for seat in alive},
            "experience": {
                seat: config.numbers.experience[levels[seat] - 1] - 1 - rng.below(2) if levels[seat] < 3 else 0
                for seat in alive
            },
            "cards": {seat: a_hand(rng, own[seat], config, curses, limits[levels[seat]]) for seat in alive},
            "walked": [seat for seat in alive if rng.below(2)], "ready": [seat for seat in alive if rng.below(3) == 0],
            "distracting": [seat for seat in alive if stage == "combat" and rng.below(3) == 0],
            "caravans": {
                name: {"at": cell(places[k]), "corruption": rng.below(1 + config.caravans[name].slots)}
                if k < len(places) else rng.choice(away)
                for k, name in enumerate(setup.caravans)
            },
            "sheep": [
                {"tier": tier, "at": cell(rng.choice(hot))}
                for tier in ("lesser", "standard", "greater")
                for _ in range(rng.below(1 + min(6, getattr(config.numbers.sheeples, tier))))
            ],
            "tiles": [
                {"tile": tile, "side": rng.choice(("minor", "major", "major"))} for tile in picked(rng, config.tiles, 3)
            ],
            "slot": rng.below(len(setup.pipe)),
            "left": {deck: rng.below(3) for deck in ("mutations", "flock", "curses") if rng.below(2)},
        })  # fmt: skip
    except BadPosition:
        return config, options, None


@pytest.mark.parametrize("part", range(PARTS))
def test_moments_of_trouble(part: int) -> None:
    """Every end, every way to die and to run out of things is met."""
    met: Counter[str] = Counter()
    for seed in range(part * MOMENTS, (part + 1) * MOMENTS):
        rng = Rng(seed)
        config, options, state = moment(rng)
        if state is None or state.pending or state.stage not in ("by_day", "by_night", "combat"):
            met["no position"] += 1
            continue
        slow = laid_out(config, options, RULES.describe_position(state))
        Course(f"moment {seed}", state, slow, met).play(rng, 40 if LONG else 15)
    assert {"safe", "caravan", "pollution"} <= set(met), met
    assert set(met) >= MET, MET - set(met)


MET = {
    "attack", "avert", "board_action", "buy", "choose", "distract", "drop_equipment", "enter_caravan", "flip_tile",
    "give_essence", "hunt_caravan", "lantern_step", "move_caravan", "move_sheep", "purify", "ready", "roll_on",
    "share_essence", "spill", "take_strike", "take_trait", "walk", "caravan_safe", "caravan_stopped", "curse_drawn",
    "deck_reshuffled", "essence_lost", "sheep_missing", "shepherd_died", "tile_placed",
}  # fmt: skip
"""What must have happened at least once, or the comparison says little."""


def test_the_comparison_bites() -> None:
    """A Lantern less, a Sheep elsewhere, a card that is up, another Essence, a shorter walk would be seen."""
    config = config_for("plain")
    options = {"map": "downs", **people(config, 2, 0)}
    state = RULES.position(config, options, {"sheep": [{"tier": "lesser", "at": [4, 6]}]})
    slow = laid_out(config, options, RULES.describe_position(state))
    assert differences(state, slow) == []
    slow.shepherd(0)["lit"] -= 1
    slow.shepherd(1)["cards"][0][1] = True
    slow.shepherd(1)["essence"] += 1
    slow.shepherd(1)["walked"] = True
    slow.t["sheep"][0]["at"] += 1
    found = {line.split(":")[0] for line in differences(state, slow)}
    assert {"lit", "cards", "essence", "walked", "sheep", "seat 1, only fast"} <= found, found
    assert astray([CaravanMoved("tinker", (0, 5))], Land(config.maps["downs"]))
