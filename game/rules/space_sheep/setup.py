"""What is fixed for one game of Space Sheep!: seats, systems, cards, the Wolf's strength, the timer, who sees what."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.colours import seat_colours
from game.core.rules import BadPosition, Options
from game.core.set_up import BadOption
from game.core.written import whole
from game.rules.space_sheep.config import ALL_TILES, COLOURS, MAX_SYSTEMS, MIN_SYSTEMS, SpaceConfig, tiles_of

MIN_SEATS, MAX_SEATS = 1, 8
INFINITE = 0
PACES = {"normal": 100, "assisted": 150, "slow": 200}
"""How much the timer holds, in percent of the data's (S17)."""
RELAXED, UNTIMED = "relaxed", "untimed"
LEAST_FOR_TRAITORS = 3


@dataclass(frozen=True, slots=True)
class Setup:
    """The frame of a game.

    `colours`: badge colours of the seats. `systems` many systems are in play with `cards` cards of each colour and
    `wilds` wild ones. `strength`: cards an attack costs, INFINITE for all. `sand`: milliseconds the timer holds, 0
    without one. `relaxed`: time passes when turns end, not by itself. `fill`: turning fills the timer up.
    """

    config: SpaceConfig
    options: tuple[tuple[str, str | int | bool], ...]
    seats: int
    first: int
    colours: tuple[str, ...]
    systems: int
    cards: int
    wilds: int
    strength: int
    tiles: tuple[str, ...]
    infiltrators: int
    sand: int
    relaxed: bool
    fill: bool
    open_hands: bool
    wolf_start: int


def make_setup(config: SpaceConfig, seats: int, options: Options) -> Setup:
    """The frame for these options. Raises BadPosition with the reason for what cannot be played (S4, S18)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadPosition(f"Space Sheep! is for {MIN_SEATS} to {MAX_SEATS} players, not {seats}")
    first = whole(options, "first_seat", 0, 0, seats - 1)
    systems = whole(options, "systems", 4, MIN_SYSTEMS, MAX_SYSTEMS)
    cards = whole(options, "cards", 4, 1, config.box.cards_per_colour)
    wilds = whole(options, "wilds", 4, 0, config.box.wild_cards)
    total = cards * systems + wilds
    if total < config.box.hand * seats:
        raise BadOption(
            f"{seats} players need {config.box.hand * seats} cards, {config.box.hand} each, but the deck has {total}; "
            "take more cards, or fewer players", "cards",
        )  # fmt: skip
    infiltrators = whole(options, "infiltrators", 0, 0, config.box.infiltrators)
    _check_traitors(config, seats, infiltrators)
    wolf = str(options.get("wolf", "four"))
    if wolf != "infinite" and wolf not in config.wolf_strengths:
        raise BadPosition(f"wolf must be one of {', '.join((*config.wolf_strengths, 'infinite'))}, not {wolf!r}")
    pace = str(options.get("pace", RELAXED))
    if pace not in (*PACES, RELAXED, UNTIMED):
        raise BadPosition(f"pace must be one of {', '.join((*PACES, RELAXED, UNTIMED))}, not {pace!r}")
    sand = 0 if pace == UNTIMED else config.timer.milliseconds * PACES.get(pace, 100) // 100
    return Setup(
        config, tuple(sorted(options.items())), seats, first, seat_colours(COLOURS, seats, options), systems, cards,
        wilds, INFINITE if wolf == "infinite" else config.wolf_strengths[wolf], _tiles(config, systems, options),
        infiltrators, sand, pace == RELAXED, bool(options.get("fill_timer", False)),
        not infiltrators and bool(options.get("open_hands", True)),
        whole(options, "wolf_start", 0, 0, MAX_SYSTEMS - 1) % systems,
    )  # fmt: skip


def _check_traitors(config: SpaceConfig, seats: int, infiltrators: int) -> None:
    if not infiltrators:
        return
    if seats < LEAST_FOR_TRAITORS:
        raise BadOption(f"Infiltrators need at least {LEAST_FOR_TRAITORS} players, not {seats}", "infiltrators")
    if 2 * infiltrators >= seats:
        who = f"{infiltrators} Infiltrators among {seats} players"
        raise BadOption(f"{who} are too many; they must be fewer than half", "infiltrators")
    if seats - infiltrators > config.box.defenders:
        raise BadOption(f"there are {config.box.defenders} Defender cards, not {seats - infiltrators}", "infiltrators")


def _tiles(config: SpaceConfig, systems: int, options: Options) -> tuple[str, ...]:
    wished = str(options.get("tiles", "family"))
    if wished not in (*config.tile_sets, ALL_TILES):
        raise BadPosition(f"tiles must be one of {', '.join((*config.tile_sets, ALL_TILES))}, not {wished!r}")
    tiles = tiles_of(config, wished)
    if len(tiles) < systems:
        text = f"{systems} systems need {systems} tiles, but the set {wished} has {len(tiles)}"
        raise BadOption(text, "tiles")
    return tiles
