"""Everything impossible in a journey, in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from game.rules.the_sheep import shepherds, wagons
from game.rules.the_sheep.decks import CURSES, FLOCK, POLLUTION
from game.rules.the_sheep.stages import CURSE, DAY, DEAD, HERD, NIGHT, OVER, SAFE, STRIKE, TIERS, TOWN
from game.rules.the_sheep.state import SheepState


def audit(state: SheepState) -> list[str]:
    """Empty for every state that can be reached."""
    return [
        *_shepherds(state), *_hands(state), *_caravans(state), *_sheep(state), *_decks(state), *_numbers(state),
        *_steps(state),
    ]  # fmt: skip


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


def _hands(state: SheepState) -> list[str]:
    """Hands, meters and Lanterns, as they are once everything is settled."""
    out: list[str] = []
    if state.pending or state.stage == OVER:
        return out
    for seat in state.living:
        who, cards = f"the Shepherd of seat {seat}", state.cards[seat]
        limit = shepherds.hand_limit(state, seat)
        if len(cards) > limit:
            out.append(f"{who} holds {len(cards)} cards, but may hold {limit}")
        elif len(cards) == limit and all(card.kind == CURSE for card in cards):
            out.append(f"{who} holds nothing but Curses and is not dead")
        if state.lit[seat] > shepherds.lantern_slots(state, seat):
            out.append(f"{who} has {state.lit[seat]} lit Lanterns, more than there are")
        if not state.corruption[seat] >= 0:
            out.append(f"{who} has {state.corruption[seat]} corruption")
        full = (*state.setup.numbers.experience, 1)[state.levels[seat] - 1]
        if not 0 <= state.experience[seat] < full:
            out.append(f"{who} has {state.experience[seat]} experience at level {state.levels[seat]}")
    return out


def _steps(state: SheepState) -> list[str]:
    """What is kept for one step of a Day or Night is there in no other."""
    out = []
    if state.half not in (DAY, NIGHT) or (state.mutation and state.half == DAY):
        out.append(f"the mutation {state.mutation!r} is in force in the half {state.half!r}")
    for row, stage in (("herds", HERD), ("strikes", STRIKE)):
        if getattr(state, row) and state.stage not in (stage, OVER):
            out.append(f"there are {row} in the step {state.stage}")
    if any(state.distracting) and state.half == DAY:
        out.append("somebody distracts by day")
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
        if state.stage != OVER and state.bearing[index] > wagons.slots(state, index):
            out.append(f"the Caravan {name} bears {state.bearing[index]} and is not lost")
    if state.stage != OVER and all(at == SAFE for at in state.caravans):
        out.append("all Caravans are safe, but the journey goes on")
    return out


def _sheep(state: SheepState) -> list[str]:
    out = []
    count = Counter(sheep.tier for sheep in state.sheep)
    for tier, name in enumerate(TIERS):
        if count[tier] > state.setup.numbers.sheeples.of(tier):
            out.append(f"there are {count[tier]} {name} Sheep, the box has fewer")
    if any(not 0 <= sheep.hex < len(state.setup.map.hexes) or sheep.damage < 0 for sheep in state.sheep):
        out.append("a Sheep is off the map, or has less damage than none")
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
    if sorted([*state.decks[POLLUTION], *(tile for tile, _ in state.tiles)]) != sorted(config.tiles):
        out.append("a pollution tile is lost or doubled")
    if len(state.tiles) > state.setup.numbers.tiles:
        out.append(f"there are {len(state.tiles)} pollution tiles in play")
    flock = [*state.decks[FLOCK], *state.discards[FLOCK]]
    if len(set(flock)) < len(flock) or not set(flock) <= set(config.flock):
        out.append("the Flock deck has doubled a card")
    return out


def _numbers(state: SheepState) -> list[str]:
    cards = [card.number for row in (*state.cards, *state.traits) for card in row]
    out = ["two cards have one number"] if len(set(cards)) < len(cards) else []
    if not 0 <= state.slot < len(state.setup.pipe):
        out.append(f"the pollution stands at slot {state.slot}")
    if state.stage == OVER and state.pending:
        out.append("the journey is over, but something is still to be settled")
    return out
