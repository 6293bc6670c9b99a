"""What may be done in Wild West Shepherds: who is asked, all legal actions in order, and why others are refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from game.core.action import Action
from game.core.decision import Ask, Decision, Reason, facts
from game.rules.wild_west.actions import (
    AnnounceWolves,
    GuessLocation,
    KeepCharacter,
    LookAt,
    PlaceMeeple,
    SaveContract,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.config import TYPES
from game.rules.wild_west.setup import FIELDS, PLACES, Setup
from game.rules.wild_west.stages import ANNOUNCE, CONTRACT, DRAFT, GUESS, LOOK, OVER, PLACE, WATCH
from game.rules.wild_west.state import WildState

FITS: dict[str, tuple[type[Action], ...]] = {
    DRAFT: (KeepCharacter,), WATCH: (WatchFields,), ANNOUNCE: (AnnounceWolves,), LOOK: (LookAt,),
    PLACE: (PlaceMeeple,), GUESS: (GuessLocation,), CONTRACT: (UseContract, SaveContract), OVER: (),
}  # fmt: skip
"""The actions of every stage."""


def decision(state: WildState) -> Decision | None:
    """One seat is asked at a time; None after the end. What is asked shows nothing that is hidden."""
    if state.stage == OVER:
        return None
    prompt = state.stage
    if prompt == PLACE and state.turn == state.headman:
        prompt = "place_wild_head" if state.wild_head else "place_last"
    return Decision((Ask(state.turn, prompt),))


def legal(state: WildState, seat: int) -> Sequence[Action]:
    """All legal actions of a seat, in order; the same list as long as the state stands."""
    if state.stage == OVER or seat != state.turn:
        return ()
    known = state.known_legal
    if known is None:
        known = state.known_legal = _LISTS[state.stage](state, seat)
    return known


def why_not(state: WildState, seat: int, action: Action) -> Reason | None:
    """None exactly for legal actions."""
    if state.stage == OVER:
        return Reason("game_over")
    if seat != state.turn or action.seat != seat:
        return Reason("not_your_turn", facts(seat=state.turn))
    if not isinstance(action, FITS[state.stage]):
        return Reason("not_now")
    if action in legal(state, seat):
        return None
    return Reason(_refusal(state, action))


def _refusal(state: WildState, action: Action) -> str:
    if isinstance(action, KeepCharacter):
        return "not_drawn"
    if isinstance(action, WatchFields):
        return "two_fields"
    if isinstance(action, AnnounceWolves):
        return "not_honest"
    if isinstance(action, LookAt):
        taken = action.place in PLACES and PLACES.index(action.place) in state.meeples
        return "not_the_wild" if action.place == "wild" else "meeple_there" if taken else "no_such_place"
    if isinstance(action, PlaceMeeple):
        return "no_such_place" if action.place not in PLACES else "no_such_claim"
    return "not_at_your_place" if getattr(action, "says", "") in TYPES else "no_such_type"


# ------------------------------------------------------------------ lists


def _draft(state: WildState, seat: int) -> Sequence[Action]:
    return tuple(KeepCharacter(seat, name) for name in sorted(state.offers[seat]))


def _announce(state: WildState, seat: int) -> Sequence[Action]:
    numbers = honest_numbers(state.setup, [state.locations[place] for place in state.looks[seat]])
    return tuple(AnnounceWolves(seat, number) for number in numbers)


def _look(state: WildState, seat: int) -> Sequence[Action]:
    return tuple(_lookings(seat)[place] for place in open_fields(state.meeples))


def _guess(state: WildState, seat: int) -> Sequence[Action]:
    here = state.meeples[seat]
    others = [other for other, place in enumerate(state.meeples) if place == here and other != seat]
    return tuple(GuessLocation(seat, other, says) for other in others for says in TYPES)


def open_fields(meeples: Sequence[int]) -> list[int]:
    """The fields on which no meeple stands."""
    return [place for place in FIELDS if place not in meeples]


def honest_numbers(setup: Setup, seen: Sequence[str]) -> tuple[int, ...]:
    """What a Headman who sees these cards may say (W8)."""
    cards = [setup.cards[kind] for kind in seen]
    certain = sum(card.wolves for card in cards if not card.disguised)
    counts = {certain}
    for card in cards:
        if card.disguised:
            counts |= {count + card.wolves for count in counts}
    rule = setup.config.announcement
    if max(counts) >= rule.open_from:
        return tuple(range(rule.at_most + 1))
    return tuple(sorted(counts))


@cache
def watchings(seat: int) -> tuple[Action, ...]:
    """The three pairs of fields."""
    return tuple(WatchFields(seat, PLACES[a], PLACES[b]) for a, b in combinations(FIELDS, 2))


@cache
def _lookings(seat: int) -> tuple[Action, ...]:
    return tuple(LookAt(seat, PLACES[place]) for place in FIELDS)


@cache
def placings(seat: int) -> tuple[Action, ...]:
    """Every place with silence and with every claim about every place."""
    claims = [(None, None), *((about, says) for about in PLACES for says in TYPES)]
    return tuple(PlaceMeeple(seat, place, about, says) for place in PLACES for about, says in claims)


@cache
def _contract(seat: int) -> tuple[Action, ...]:
    return UseContract(seat), SaveContract(seat)


_LISTS: dict[str, Callable[[WildState, int], Sequence[Action]]] = {
    DRAFT: _draft, WATCH: lambda state, seat: watchings(seat), ANNOUNCE: _announce, LOOK: _look,
    PLACE: lambda state, seat: placings(seat), GUESS: _guess, CONTRACT: lambda state, seat: _contract(seat),
}  # fmt: skip
