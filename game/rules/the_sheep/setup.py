"""What is fixed for one journey of The Sheep: who goes, on which map, with how many Caravans, how hard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import cast

from game.core.colours import seat_colours
from game.core.rules import BadPosition, Options
from game.core.written import whole
from game.rules.the_sheep.config import Numbers, Seats, SheepConfig
from game.rules.the_sheep.map import DrawnMap, JourneyMap, chart

MIN_SEATS, MAX_SEATS = 2, 4
COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal")
DEFAULT_MAP = "downs"


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
    shepherds = _shepherds(config, seats, options)
    count = whole(options, "caravans", 0, 0, len(config.caravans)) or numbers.caravans[cast(Seats, str(seats))]
    wished = str(options.get("map", DEFAULT_MAP))
    if wished not in config.maps:
        raise BadPosition(f"there is no map {wished!r}; there are {', '.join(config.maps)}")
    more = whole(options, "early_cards", 0, -3, 4)
    return Setup(
        config, tuple(sorted(options.items())), seats, seat_colours(COLOURS, seats, options),
        _charted(wished, config.maps[wished]), shepherds,
        tuple(_trait(config, seat, who, options) for seat, who in enumerate(shepherds)),
        _caravans(config, count, options), (numbers.waves[0] + more, numbers.waves[1] + more),
        whole(options, "minor_tiles", 0, 0, numbers.tiles), bool(options.get("averting_silences", False)),
    )  # fmt: skip


def _shepherds(config: SheepConfig, seats: int, options: Options) -> tuple[str, ...]:
    """Whoever was chosen seat by seat; the others in the order of the data, from one on. Nobody goes twice."""
    chosen = [str(options.get(f"shepherd_{seat}", "")) for seat in range(seats)]
    taken = [who for who in chosen if who]
    for who in taken:
        if who not in config.shepherds:
            raise BadPosition(f"there is no Shepherd {who!r}; there are {', '.join(config.shepherds)}")
    if len(set(taken)) < len(taken):
        raise BadPosition(f"{config.shepherds[max(taken, key=taken.count)].name} cannot go twice")
    order = tuple(config.shepherds)
    begin = whole(options, "first_shepherd", 0, 0, len(order) - 1)
    free = [who for who in (*order[begin:], *order[:begin]) if who not in taken]
    return tuple(who or free.pop(0) for who in chosen)


def _trait(config: SheepConfig, seat: int, who: str, options: Options) -> str:
    """The Level I trait that was chosen for the seat, or the one that all begin with."""
    own = [name for name, trait in config.traits.items() if trait.shepherd == who and trait.level == 1]
    wished = str(options.get(f"trait_{seat}", own[whole(options, "first_trait", 0, 0, 1) % len(own)]))
    if wished not in own:
        raise BadPosition(f"{config.shepherds[who].name} begins with one of {', '.join(own)}, not with {wished!r}")
    return wished


def _caravans(config: SheepConfig, count: int, options: Options) -> tuple[str, ...]:
    """The first ones of the data, or of an order that was drawn."""
    known = tuple(config.caravans)
    skip = whole(options, "first_caravan", 0, 0, len(known) - 1)
    return tuple((known[skip:] + known[:skip])[:count])


@cache
def _charted(map_id: str, drawn: DrawnMap) -> JourneyMap:
    """Its tables are worked out once."""
    return chart(map_id, drawn)
