"""What is fixed for one journey of The Sheep: who goes, on which map, with how many Caravans, how hard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from game.core.colours import seat_colours
from game.core.rules import BadPosition, Options
from game.core.set_up import BadOption
from game.core.written import whole
from game.rules.the_sheep.config import Caravan, Numbers, Seats, SheepConfig, Shepherd
from game.rules.the_sheep.map import DrawnMap, JourneyMap, chart

MIN_SEATS, MAX_SEATS = 2, 4
COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal")
DEFAULT_MAP = "downs"
SHEPHERD, TRAIT, CARAVAN = "shepherd", "trait", "caravan"
"""Options with a place behind: `shepherd_0`, `trait_0`, `caravan_0` and so on."""
MOST_CARAVANS = 6


@dataclass(frozen=True, slots=True)
class Setup:
    """The frame of a game.

    `shepherds`: who each seat is; `traits`: with which Level I trait it begins. `caravans`: those that want to the
    Finish, in the order of the data. `waves`: cards of Wave 1 and 2; `minor_tiles`: tiles in play from the start;
    `silencing`: averting also silences the tiles (T13).
    """

    config: SheepConfig
    options: tuple[tuple[str, str | int | bool], ...]
    seats: int
    colours: tuple[str, ...]
    map: JourneyMap
    shepherds: tuple[str, ...]
    traits: tuple[str, ...]
    caravans: tuple[str, ...]
    waves: tuple[int, int]
    minor_tiles: int
    silencing: bool

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rules."""
        return self.config.numbers

    @property
    def pipe(self) -> tuple[int, ...]:
        """Lanterns at each slot of the pollution meter."""
        return self.config.numbers.pipes[cast(Seats, str(self.seats))]


def make_setup(config: SheepConfig, seats: int, options: Options) -> Setup:
    """The frame for these options. Raises BadPosition with the reason for what cannot be played."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadPosition(f"The Sheep is for {MIN_SEATS} to {MAX_SEATS} Shepherds, not {seats}")
    numbers = config.numbers
    shepherds = _going(SHEPHERD, config.shepherds, seats, options)
    going = _going(CARAVAN, config.caravans, caravan_count(config, seats, options), options)
    wished = str(options.get("map", DEFAULT_MAP))
    if wished not in config.maps:
        raise BadOption(f"there is no map {wished!r}; there are {', '.join(config.maps)}", "map")
    more = whole(options, "early_cards", 0, -3, 4)
    return Setup(
        config, tuple(sorted(options.items())), seats, seat_colours(COLOURS, seats, options),
        _charted(wished, config.maps[wished]), shepherds,
        tuple(_trait(config, seat, who, options) for seat, who in enumerate(shepherds)),
        tuple(name for name in config.caravans if name in going), (numbers.waves[0] + more, numbers.waves[1] + more),
        whole(options, "minor_tiles", 0, 0, numbers.tiles), bool(options.get("averting_silences", False)),
    )  # fmt: skip


def caravan_count(config: SheepConfig, seats: int, options: Options) -> int:
    """How many Caravans go; where nothing is chosen as many as is usual. Raises BadPosition."""
    chosen = whole(options, "caravans", 0, 0, len(config.caravans))
    return chosen or config.numbers.caravans[cast(Seats, str(seats))]


def first_traits(config: SheepConfig, who: str) -> tuple[str, ...]:
    """The Level I traits of a Shepherd."""
    return tuple(name for name, trait in config.traits.items() if trait.shepherd == who and trait.level == 1)


def _going(key: str, known: Mapping[str, Shepherd | Caravan], count: int, options: Options) -> tuple[str, ...]:
    """Whoever was chosen place by place; the others in the order of the data. Nobody goes twice."""
    chosen = [str(options.get(f"{key}_{place}", "")) for place in range(count)]
    for place, who in enumerate(chosen):
        at = f"{key}_{place}"
        if who and who not in known:
            raise BadOption(f"there is no {key.title()} {who!r}; there are {', '.join(known)}", at)
        if who and who in chosen[:place]:
            places = f"{key}_{chosen.index(who)} and {at}"
            raise BadOption(f"{known[who].name} cannot go twice ({places}); choose another {key.title()}", at)
    free = [who for who in known if who not in chosen]
    return tuple(who or free.pop(0) for who in chosen)


def _trait(config: SheepConfig, seat: int, who: str, options: Options) -> str:
    """The Level I trait that was chosen for the seat, or the Shepherd's first."""
    own = first_traits(config, who)
    wished = str(options.get(f"{TRAIT}_{seat}", "")) or own[0]
    if wished not in own:
        text = f"{config.shepherds[who].name} begins with one of {', '.join(own)}, not with {wished!r}"
        raise BadOption(text, f"{TRAIT}_{seat}")
    return wished


@cache
def _charted(map_id: str, drawn: DrawnMap) -> JourneyMap:
    """Its tables are worked out once."""
    return chart(map_id, drawn)
