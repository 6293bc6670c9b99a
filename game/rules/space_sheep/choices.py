"""What the set-up of Space Sheep! is made of: its options, how they hang together, and how hard a deal is."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import BadPosition, Options, OptionSpec
from game.core.set_up import Preset
from game.rules.space_sheep.config import MAX_SYSTEMS, MIN_SYSTEMS, SpaceConfig
from game.rules.space_sheep.setup import PACES, RELAXED, UNTIMED, make_setup
from game.rules.space_sheep.view import SpaceView

TIME, PEOPLE = "time", "people"
OPTIONS = (
    OptionSpec("systems", tuple(range(MIN_SYSTEMS, MAX_SYSTEMS + 1)), MIN_SYSTEMS),
    OptionSpec("cards", tuple(range(1, 11)), 4),
    OptionSpec("wilds", tuple(range(11)), 4),
    OptionSpec("wolf", ("three", "four", "five", "infinite"), "four"),
    OptionSpec("tiles", ("family", "plain", "all"), "family"),
    OptionSpec("wolf_start", tuple(range(MAX_SYSTEMS)), 0),
    OptionSpec("pace", (*PACES, RELAXED, UNTIMED), "normal", TIME),
    OptionSpec("fill_timer", (False, True), False, TIME),
    OptionSpec("open_hands", (True, False), True, PEOPLE),
    OptionSpec("infiltrators", (0, 1, 2, 3), 0, PEOPLE),
)
"""What people are offered. A game of which nothing is said about time is relaxed (S17)."""


def presets(config: SpaceConfig) -> Mapping[str, Preset]:
    """Those of the data (S4)."""
    return {name: Preset(p.min_seats, p.max_seats, p.options()) for name, p in config.presets.items()}


def suggested(config: SpaceConfig, seats: int) -> Options:
    """The usual number of Infiltrators."""
    usual = config.infiltrators_by_seats
    return {"infiltrators": usual[seats - 1] if seats <= len(usual) else 0}


def fitted(people: int, options: Options) -> Options:
    """Bots alone play a relaxed game (S17), and with Infiltrators nobody shows a hand (S22)."""
    out = dict(options)
    if not people:
        out["pace"] = RELAXED
    if out.get("infiltrators"):
        out["open_hands"] = False
    return out


def refusal(config: SpaceConfig, seats: int, options: Options) -> BadPosition | None:
    """What `make_setup` says against it."""
    try:
        make_setup(config, seats, options)
    except BadPosition as error:
        return error
    return None


def timed(options: Options) -> bool:
    """Whether the sand runs while people think (S17)."""
    return options.get("pace", RELAXED) in PACES


def hardness(view: SpaceView, moves: int) -> int:
    """Marks for a deal: for its moves, systems and tiles, and for having few cards for each move (house value)."""
    setup = view.setup
    marks = setup.config.marks
    tiles = sum(setup.config.tiles[tile].difficulty - 1 for tile in view.tiles)
    cards = setup.systems * setup.cards + setup.wilds
    few = max(0, marks.cards_per_move - cards // max(1, moves))
    points = 2 * moves + 2 * (setup.systems - MIN_SYSTEMS) + tiles + 2 * few
    return 1 + sum(points >= least for least in marks.least)
