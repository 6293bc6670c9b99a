"""Scores the places of a round of Wild West Shepherds, one event for each change, each with its cause (W13 to W19)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.outcome import Outcome, ScoreLine
from game.rules.wild_west import events as happened
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.stages import NOWHERE, OVER
from game.rules.wild_west.state import SOURCES, WildState

Events = list[Event] | None

_COLUMN = {name: column for column, name in enumerate(SOURCES)}


def score_place(new: WildState, begun: bool, events: Events) -> bool:
    """Score the first of `scoring`. False when a contract must be asked for first: those seats are in `asked`."""
    place = new.scoring[0]
    card = new.setup.cards[new.locations[place]]
    if card.type != "wolf":
        _collect(new, place, card.sheep, events)
        return True
    if not begun:
        if events is not None:
            events.append(happened.AttackBegan(PLACES[place], card.wolves))
        new.asked, new.insured = _may_use_contract(new, place), ()
    if new.asked:
        return False
    _attack(new, place, card.wolves, events)
    return True


def _there(state: WildState, place: int) -> list[int]:
    """The seats at a place, from the Headman's left."""
    return [seat for seat in state.setup.left_of(state.headman) if state.meeples[seat] == place]


def _may_use_contract(state: WildState, place: int) -> tuple[int, ...]:
    """The attacked holders of contracts who would lose a sheep (W14)."""
    if not state.contracts:
        return ()
    characters, sheep = state.acting_character, state.sheep
    return tuple(
        seat for seat in _there(state, place)
        if seat in state.contracts and characters[seat] in state.setup.attacked and sheep[seat]
    )  # fmt: skip


def _attack(new: WildState, place: int, wolves: int, events: Events) -> None:
    there, characters, attacked = _there(new, place), new.acting_character, new.setup.attacked
    for seat in there:
        if characters[seat] in attacked:
            _lose(new, seat, place, wolves, events)
            send_home(new, seat, "attacked", events)
    numbers = new.setup.config.abilities
    for seat in there:
        if characters[seat] == "hunter":
            take(new, seat, place, wolves + numbers.hunter_above_wolves, "hunter", events)
        elif characters[seat] == "billy":
            take_beside(new, seat, place, min(numbers.billy_at_most, new.tokens[place]), "billy", events)
        elif characters[seat] == "wild_head":
            take_beside(new, seat, place, min(numbers.wild_head_at_most, new.tokens[place]), "wild_head", events)
        if characters[seat] not in attacked:
            send_home(new, seat, "unharmed", events)
    _leave(new, place, events)


def _lose(new: WildState, seat: int, place: int, wolves: int, events: Events) -> None:
    """A contract pays in full from the supply; otherwise one's own sheep, all if there are fewer (W14)."""
    insured = seat in new.insured
    count = wolves if insured else min(wolves, new.sheep[seat])
    if insured:
        new.contracts = tuple(holder for holder in new.contracts if holder != seat)
    else:
        _count(new, seat, "wolves", -count)
    _lay_beside(new, place, count)
    if events is not None and count:
        events.append(happened.SheepLost(seat, PLACES[place], count, insured))


def _collect(new: WildState, place: int, sheep: int, events: Events) -> None:
    there, characters = _there(new, place), new.acting_character
    if events is not None:
        events.append(happened.CollectBegan(PLACES[place]))
    for seat in there:
        if characters[seat] not in new.setup.collects:
            send_home(new, seat, "cannot_collect", events)
    there = [seat for seat in there if characters[seat] in new.setup.collects]
    _add(new, place, sheep, "card", events)
    shares = _share(new, place, there, characters, events)
    priest = _use_abilities(new, place, there, characters, shares, events)
    for seat in there:
        send_home(new, seat, "collected", events)
    if priest:
        _add(new, place, new.setup.config.abilities.priest_leaves, "priest", events)
    _leave(new, place, events)


def _share(
    new: WildState, place: int, there: Sequence[int], characters: Sequence[str], events: Events
) -> dict[int, int]:
    """What each takes of the sheep beside the place (W16)."""
    lying = new.tokens[place]
    mama = next((seat for seat in there if characters[seat] == "turkey_mama"), None)
    if mama is not None:
        take_beside(new, mama, place, lying, "turkey_mama", events)
        return {seat: lying if seat == mama else 0 for seat in there}
    share = min(new.setup.config.sheep.share_at_most, lying // len(there)) if there else 0
    for seat in there:
        take_beside(new, seat, place, share, "share", events)
    return dict.fromkeys(there, share)


def _use_abilities(
    new: WildState, place: int, there: Sequence[int], characters: Sequence[str], shares: dict[int, int], events: Events
) -> bool:
    """What Joe & Lucky, Banker and Priest take from the supply (W17); whether the Priest's further sheep follow."""
    numbers, priest = new.setup.config.abilities, False
    for seat in there:
        if characters[seat] == "joe_lucky":
            take(new, seat, place, numbers.joe_lucky_takes, "joe_lucky", events)
        elif characters[seat] == "banker":
            take(new, seat, place, numbers.banker_per_sheep * shares[seat], "banker", events)
        elif characters[seat] == "priest" and not shares[seat]:
            take(new, seat, place, numbers.priest_takes, "priest", events)
            priest = True
    return priest


# ------------------------------------------------------------------ moving sheep and meeples


def take(new: WildState, seat: int, place: int, count: int, cause: str, events: Events) -> None:
    """A seat gets sheep from the supply, which never runs short (W19)."""
    if count:
        _count(new, seat, cause, count)
        if events is not None:
            events.append(happened.SheepTaken(seat, PLACES[place], count, False, cause))


def take_beside(new: WildState, seat: int, place: int, count: int, cause: str, events: Events) -> None:
    """A seat gets sheep that lie beside a place."""
    if count:
        _lay_beside(new, place, -count)
        _count(new, seat, cause, count)
        if events is not None:
            events.append(happened.SheepTaken(seat, PLACES[place], count, True, cause))


def send_home(new: WildState, seat: int, why: str, events: Events) -> None:
    """A meeple goes back to its owner."""
    place = new.meeples[seat]
    new.meeples = (*new.meeples[:seat], NOWHERE, *new.meeples[seat + 1 :])
    if events is not None:
        events.append(happened.MeepleReturned(seat, PLACES[place], why))


def _add(new: WildState, place: int, count: int, cause: str, events: Events) -> None:
    if count:
        _lay_beside(new, place, count)
        if events is not None:
            events.append(happened.SheepAdded(PLACES[place], count, cause))


def _leave(new: WildState, place: int, events: Events) -> None:
    if events is not None:
        events.append(happened.SheepLeft(PLACES[place], new.tokens[place]))


def _lay_beside(new: WildState, place: int, count: int) -> None:
    new.tokens = (*new.tokens[:place], new.tokens[place] + count, *new.tokens[place + 1 :])


def _count(new: WildState, seat: int, source: str, count: int) -> None:
    column, row = _COLUMN[source], new.ledger[seat]
    row = (*row[:column], row[column] + count, *row[column + 1 :])
    new.ledger = (*new.ledger[:seat], row, *new.ledger[seat + 1 :])


# ------------------------------------------------------------------ the end


def best(sheep: Sequence[int], contracts: Sequence[int]) -> tuple[int, ...]:
    """Who wins: most sheep, among equals a holder of a contract, else all of them together (W20)."""
    first = [seat for seat, count in enumerate(sheep) if count == max(sheep)]
    insured = [seat for seat in first if seat in contracts]
    return tuple(insured or first)


def outcome(state: WildState) -> Outcome | None:
    """How it ended, or None."""
    if state.stage != OVER:
        return None
    lines = tuple(
        ScoreLine(seat, source, points)
        for seat, row in enumerate(state.ledger)
        for source, points in zip(SOURCES, row, strict=True)
        if points
    )
    return Outcome(state.reason, state.winners, state.sheep, lines)
