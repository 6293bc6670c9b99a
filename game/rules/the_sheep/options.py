"""What the set-up of The Sheep is made of: its options, those that each Shepherd has, and how hard the journey is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rules import MORE, BadPosition, Options, OptionSpec
from game.core.set_up import Preset
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.setup import (
    CARAVAN,
    DEFAULT_MAP,
    MAX_SEATS,
    MIN_SEATS,
    MOST_CARAVANS,
    SHEPHERD,
    TRAIT,
    Setup,
    caravan_count,
    first_traits,
    make_setup,
)

FEWEST_CARAVANS = 2
OPTIONS = (
    OptionSpec("map", (DEFAULT_MAP,), DEFAULT_MAP, "map", section="maps"),
    OptionSpec(SHEPHERD, ("",), "", section="shepherds", times=MAX_SEATS, by_seat=True),
    OptionSpec(TRAIT, ("",), "", section="traits", times=MAX_SEATS, by_seat=True),
    OptionSpec("caravans", (0, *range(FEWEST_CARAVANS, MOST_CARAVANS + 1)), 0, "caravans"),
    OptionSpec(CARAVAN, ("",), "", "caravans", section="caravans", times=MOST_CARAVANS, counted_by="caravans"),
    OptionSpec("early_cards", (-2, -1, 0, 1, 2), 0, MORE),
    OptionSpec("minor_tiles", (0, 1, 2, 3), 0, MORE),
    OptionSpec("averting_silences", (False, True), False),
)


def presets(config: SheepConfig) -> Mapping[str, Preset]:
    """Those of the data; they are for any number."""
    return {name: Preset(MIN_SEATS, MAX_SEATS, preset.options()) for name, preset in config.presets.items()}


def suggested(config: SheepConfig, seats: int) -> Options:
    """The usual number of Caravans."""
    return {"caravans": caravan_count(config, seats, {})}


def fitted(config: SheepConfig, seats: int, options: Options) -> Options:
    """Who goes, with which trait, and which Caravans, where that was left open; places that do not count go."""
    try:
        setup = make_setup(config, seats, options)
    except BadPosition:
        return options
    known = {key for spec in OPTIONS if spec.times for key in spec.keys}
    return {**{key: value for key, value in options.items() if key not in known}, **_filled(setup)}


def rows(config: SheepConfig, seats: int, options: Options) -> Mapping[str, Sequence[str]]:
    """All Shepherds, the Level I traits of whoever is chosen, all Caravans."""
    out: dict[str, Sequence[str]] = {}
    try:
        caravans = caravan_count(config, seats, options)
    except BadPosition:
        caravans = 0
    counting = fitted(config, seats, {**options, **{f"{TRAIT}_{seat}": "" for seat in range(seats)}})
    for seat in range(seats):
        out[f"{SHEPHERD}_{seat}"] = tuple(config.shepherds)
        out[f"{TRAIT}_{seat}"] = first_traits(config, str(counting.get(f"{SHEPHERD}_{seat}", "")))
    for place in range(caravans):
        out[f"{CARAVAN}_{place}"] = tuple(config.caravans)
    return out


def refusal(config: SheepConfig, seats: int, options: Options) -> BadPosition | None:
    """What `make_setup` says against it."""
    try:
        make_setup(config, seats, options)
    except BadPosition as error:
        return error
    return None


def _filled(setup: Setup) -> dict[str, str]:
    return {
        f"{key}_{place}": value
        for key, values in ((SHEPHERD, setup.shepherds), (TRAIT, setup.traits), (CARAVAN, setup.caravans))
        for place, value in enumerate(values)
    }
