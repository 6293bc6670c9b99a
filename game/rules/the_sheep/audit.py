"""Everything impossible in a journey, in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from game.rules.the_sheep.decks import CURSES
from game.rules.the_sheep.stages import CURSE, DEAD, OVER, SAFE, TIERS, TOWN
from game.rules.the_sheep.state import SheepState


def audit(state: SheepState) -> list[str]:
    """Empty for every state that can be reached."""
    return [*_shepherds(state), *_caravans(state), *_sheep(state), *_decks(state), *_numbers(state)]


def _shepherds(state: SheepState) -> list[str]:
    out, numbers = [], state.setup.numbers
    for seat, place in enumerate(state.hexes):
        if place == DEAD:
            if state.cards[seat] or state.traits[seat] or state.essence[seat] or state.lit[seat]:
                out.append(f"the Shepherd of seat {seat} is dead and still has something")
            continue
        if not state.setup.map.passable[place]:
            out.append(f"the Shepherd of seat {seat} stands in shadow")
        if not 0 <= state.essence[seat] <= numbers.essence_slots:
            out.append(f"seat {seat} has {state.essence[seat]} Essence")
        if not 0 <= state.lit[seat] <= numbers.lanterns + 3:
            out.append(f"seat {seat} has {state.lit[seat]} lit Lanterns")
        if not 1 <= state.levels[seat] <= 3 or len(state.traits[seat]) > state.levels[seat]:
            out.append(f"seat {seat} has {len(state.traits[seat])} traits at level {state.levels[seat]}")
    return out


def _caravans(state: SheepState) -> list[str]:
    out = []
    there = [at for at in state.caravans if at >= 0]
    if len(set(there)) < len(there):
        out.append("two Caravans stand on one hex")
    for index, at in enumerate(state.caravans):
        name = state.setup.caravans[index]
        if at not in (TOWN, SAFE) and at not in state.setup.map.ways:
            out.append(f"the Caravan {name} is off the road")
        if at == TOWN and state.bearing[index]:
            out.append(f"the Caravan {name} is corrupted before it came")
    if state.stage != OVER and all(at == SAFE for at in state.caravans):
        out.append("all Caravans are safe, but the journey goes on")
    return out


def _sheep(state: SheepState) -> list[str]:
    out = []
    count = Counter(sheep.tier for sheep in state.sheep)
    for tier, name in enumerate(TIERS):
        if count[tier] > state.setup.numbers.sheeples.of(tier):
            out.append(f"there are {count[tier]} {name} Sheep, the box has fewer")
    numbers = [sheep.number for sheep in state.sheep]
    if len(set(numbers)) < len(numbers):
        out.append("two Sheep have one number")
    return out


def _decks(state: SheepState) -> list[str]:
    out = []
    config = state.setup.config
    held = [card.name for row in state.cards for card in row if card.kind == CURSE]
    known: dict[str, Collection[str]] = {
        "curses": config.curses, "mutations": config.mutations, "day_events": config.day_events,
        "night_events": config.night_events,
    }  # fmt: skip
    for deck, cards in known.items():
        there = [*state.decks[deck], *state.discards[deck], *(held if deck == CURSES else ())]
        if sorted(there) != sorted(cards):
            out.append(f"the deck {deck} has lost or doubled a card")
    return out


def _numbers(state: SheepState) -> list[str]:
    cards = [card.number for row in (*state.cards, *state.traits) for card in row]
    out = ["two cards have one number"] if len(set(cards)) < len(cards) else []
    if not 0 <= state.slot < len(state.setup.pipe):
        out.append(f"the pollution stands at slot {state.slot}")
    if state.stage == OVER and state.pending:
        out.append("the journey is over, but something is still to be settled")
    return out
