"""Pollution: the tracker climbs, is averted or brings a tile, and every tile acts (T13)."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import score, shepherds, triggers
from game.rules.the_sheep.decks import POLLUTION, draw
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def climb(new: SheepState, events: Events) -> None:
    """By the event's number, never beyond the top slot."""
    event = new.setup.config.night_events.get(new.event)
    steps = stat(new, "climb", event.pollution if event is not None else 0, None)
    new.slot = min(new.slot + steps, len(new.setup.pipe) - 1)
    if events is not None:
        events.append(happened.PollutionClimbed(new.slot, cost(new)))


def cost(state: SheepState) -> int:
    """Lanterns that avert it now."""
    return stat(state, "avert_cost", state.setup.pipe[state.slot], None)


def payments(state: SheepState) -> list[tuple[int, ...]]:
    """All ways in which the living can give exactly the Lanterns asked for, by seat."""
    limits = [state.lit[seat] if seat in state.living else 0 for seat in range(state.setup.seats)]
    return _sums(limits, cost(state))


def _sums(limits: list[int], total: int) -> list[tuple[int, ...]]:
    if not limits:
        return [()] if not total else []
    return [(n, *rest) for n in range(min(limits[0], total) + 1) for rest in _sums(limits[1:], total - n)]


def avert(new: SheepState, lanterns: tuple[int, ...], events: Events) -> None:
    """The Lanterns are given; the tracker stays where it is."""
    for seat, count in enumerate(lanterns):
        shepherds.spend_lanterns(new, seat, count, "avert", events)
    if events is not None:
        events.append(happened.PollutionAverted(lanterns))


def minor_tiles(state: SheepState) -> list[str]:
    """The tiles that can be flipped."""
    return [tile for tile, major in state.tiles if not major]


def add_tile(new: SheepState, events: Events) -> None:
    """A tile that is not in play, at random, Minor side up."""
    tile = draw(new, POLLUTION, events)
    if tile is not None:
        new.tiles = (*new.tiles, (tile, False))
        if events is not None:
            events.append(happened.TilePlaced(tile))


def flip(new: SheepState, tile: str, events: Events) -> None:
    """A Minor tile becomes Major."""
    new.tiles = tuple((name, major or name == tile) for name, major in new.tiles)
    if events is not None:
        events.append(happened.TileFlipped(tile))


def worsen(new: SheepState, events: Events) -> bool:
    """Not averted: a new tile, else one is flipped, else the game is lost. False: the players choose which one."""
    if len(new.tiles) < new.setup.numbers.tiles:
        add_tile(new, events)
    elif minor := minor_tiles(new):
        if len(minor) > 1:
            return False
        flip(new, minor[0], events)
    else:
        score.end(new, score.FOULED, events)
    new.slot = 0
    return True


def act(new: SheepState, events: Events) -> None:
    """Every tile in play acts, in the order in which they came."""
    if stat(new, "tiles_act", 1, None):
        triggers.begin(new, triggers.of_tiles(new))
