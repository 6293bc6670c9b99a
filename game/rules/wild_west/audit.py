"""Everything that can be wrong with a position of Wild West Shepherds, in plain words."""

from __future__ import annotations

from collections import Counter

from game.rules.wild_west.legal import honest_numbers, legal
from game.rules.wild_west.setup import FIELDS, PILES, PLACES
from game.rules.wild_west.stages import ANNOUNCE, CONTRACT, DRAFT, GUESS, LOOK, NOWHERE, OVER, PLACE, UNSAID, WATCH
from game.rules.wild_west.state import SOURCES, WildState

_STAGES = (DRAFT, WATCH, ANNOUNCE, LOOK, PLACE, GUESS, CONTRACT, OVER)


def audit(state: WildState) -> list[str]:
    """All findings; empty for every position that play can reach."""
    if state.stage not in _STAGES:
        return [f"the stage is {state.stage!r}"]
    if out := _audit_shape(state):
        return out
    return [*_audit_cards(state), *_audit_characters(state), *_audit_sheep(state), *_audit_round(state)]


def _audit_shape(state: WildState) -> list[str]:
    """Seats and places that are none; where there are some, nothing else can be looked up."""
    seats, out = range(state.setup.seats), []
    named = {"headman": (state.headman,), "contracts": state.contracts, "shown": state.shown, "queue": state.queue}
    if state.stage != OVER:
        named["turn"] = (state.turn,)
    for name, row in named.items():
        out += [f"{name}: there is no seat {seat}" for seat in row if seat not in seats]
    if any(place not in (NOWHERE, 0, 1, 2, 3) for place in state.meeples):
        out.append(f"a meeple stands at no place: {state.meeples}")
    if any(place not in (0, 1, 2, 3) for row in state.looks for place in row):
        out.append(f"somebody has looked at no place: {state.looks}")
    if len(state.locations) != (0 if state.stage == DRAFT else 4):
        out.append(f"{len(state.locations)} locations lie there at the stage {state.stage!r}")
    return out


def _audit_cards(state: WildState) -> list[str]:
    on_table = state.locations if state.stage != OVER else ()
    cards = Counter((*state.box, *on_table))
    for row in (*state.piles, *state.used):
        cards.update(row)
    out = [
        f"there are {cards[kind]} cards of {kind}, not {count}"
        for kind, count in state.setup.deck.items()
        if cards[kind] != count
    ]
    out += [f"there is a card {kind!r}" for kind in cards if kind not in state.setup.deck]
    for name, pile in zip(PILES[:3], state.piles, strict=False):
        if any(state.setup.cards[kind].type != name for kind in pile):
            out.append(f"the {name} pile holds a card of another type")
    if len({len(pile) for pile in state.piles}) > 1:
        out.append("the piles are not equally high")
    return out


def _audit_characters(state: WildState) -> list[str]:
    out = []
    held = [name for seat, name in enumerate(state.characters) if name and seat != state.headman]
    if state.characters[state.headman] != "headman":
        out.append("the Headman has another card")
    if len(set(held)) < len(held) or not set(held) <= set(state.setup.pool):
        out.append(f"these characters cannot be held together: {', '.join(held)}")
    drawn = state.offers[state.turn] if state.stage == DRAFT else ()
    everything = Counter((*held, *state.heap, *drawn))
    if everything != Counter(state.setup.pool):
        out.append("the characters held and left are not those in play")
    if state.stage != DRAFT:
        if "" in state.characters:
            out.append("somebody has no character")
        if state.wild_head != (state.setup.advanced and "billy" not in held):
            out.append("the Headman shows the wrong side")
    return out


def _audit_sheep(state: WildState) -> list[str]:
    out = [f"seat {seat} has {count} sheep" for seat, count in enumerate(state.sheep) if count < 0]
    out += [f"{count} sheep lie at {place}" for place, count in zip(PLACES, state.tokens, strict=True) if count < 0]
    for seat, row in enumerate(state.ledger):
        if len(row) != len(SOURCES) or any(count < 0 for count in row[:-1]) or row[-1] > 0:
            out.append(f"the ledger of seat {seat} is impossible: {row}")
    if state.stage not in (CONTRACT, OVER) and max(state.sheep) >= state.setup.config.sheep.goal:
        out.append("somebody has enough sheep, but the game goes on")
    if len(set(state.contracts)) < len(state.contracts):
        out.append("somebody holds two contracts")
    return out


def _audit_round(state: WildState) -> list[str]:
    if (state.stage == OVER) != bool(state.reason):
        return [f"stage {state.stage!r} does not fit the reason {state.reason!r}"]
    if state.stage == OVER:
        return []
    out = _audit_looks(state)
    if state.stage in (DRAFT, LOOK, PLACE) and state.queue[:1] != (state.turn,):
        out.append(f"seat {state.turn} is asked, but the queue is {state.queue}")
    if state.headman not in state.shown:
        out.append("the Headman is not shown")
    if state.stage in (LOOK, PLACE):
        standing = [seat for seat, place in enumerate(state.meeples) if place != NOWHERE]
        if sorted((*standing, *state.queue)) != list(range(state.setup.seats)):
            out.append("somebody has neither placed nor is still to place")
    if state.announced != UNSAID:
        seen = [state.locations[place] for place in state.looks[state.headman]]
        if state.announced not in honest_numbers(state.setup, seen):
            out.append(f"the Headman says {state.announced}, which is not honest")
    if not legal(state, state.turn):
        out.append(f"seat {state.turn} has nothing to do at the stage {state.stage!r}")
    return out


def _audit_looks(state: WildState) -> list[str]:
    """W7, W9, W10: the Headman two fields or none yet, Billy the two other places, everybody else one field at most."""
    out = []
    watched = state.looks[state.headman]
    if not set(watched) <= set(FIELDS) or len(set(watched)) != (0 if state.stage in (DRAFT, WATCH) else 2):
        out.append(f"the Headman has looked at {watched}")
    for seat, row in enumerate(state.looks):
        if seat == state.headman or not row:
            continue
        if state.characters[seat] == "billy":
            fine = not set(row) & set(watched) and len(row) == 2
        else:
            fine = len(row) == 1 and row[0] in FIELDS
        if not fine:
            out.append(f"seat {seat} has looked at {row}")
    return out
