"""The one door through which a game of Wild West Shepherds changes: draft, watch, placing, and the round's end.

Every function works on a fresh copy. A round runs on until somebody has to choose; a compulsory choice with a
single option that everybody can see is made here, without asking. Scoring is in `score.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.rng import Luck
from game.core.rules import IllegalAction, Step
from game.rules.wild_west import events as happened
from game.rules.wild_west import score
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
from game.rules.wild_west.legal import FITS, open_fields
from game.rules.wild_west.setup import FIELDS, MIXED, PLACES, WILD, Setup, spread
from game.rules.wild_west.stages import ANNOUNCE, CONTRACT, DRAFT, GUESS, LOOK, NOWHERE, OVER, PLACE, UNSAID, WATCH
from game.rules.wild_west.state import SOURCES, WildState

Events = list[Event] | None

AGENT, BILLY, HEADMAN = "insurance_agent", "billy", "headman"


def apply(state: WildState, action: Action, quiet: bool = False) -> Step[WildState]:
    """The state after a legal action, and what happened (nothing is recorded when `quiet`)."""
    if not isinstance(action, FITS[state.stage]) or action.seat != state.turn:
        raise IllegalAction(f"{action.verb} does not fit the stage {state.stage!r} of seat {state.turn}")
    new = state.copy()
    events: Events = None if quiet else []
    _HANDLERS[type(action)](new, action, events)
    return Step(new, tuple(events) if events else ())


def deal(setup: Setup, luck: Luck) -> Step[WildState]:
    """A new game: everybody has the sheep of the start, the first round is in its draft (W22)."""
    new = WildState.__new__(WildState)
    new.setup, new.luck = setup, luck
    new.round, new.headman = 0, setup.first
    new.ledger = ((setup.config.sheep.start,) + (0,) * (len(SOURCES) - 1),) * setup.seats
    new.contracts, new.tokens = (), (0, 0, 0, 0)
    new.totals, new.used = (), ()
    new.reason, new.winners = "", ()
    events: list[Event] = []
    build_piles(new, events)
    begin_round(new, events)
    return Step(new, tuple(events))


def build_piles(new: WildState, events: Events) -> None:
    """All location cards shuffled into four piles and the box (W3)."""
    deck = [kind for kind, count in new.setup.deck.items() for _ in range(count)]
    shuffled, new.luck = new.luck.shuffled(deck)
    new.piles, new.box = spread(new.setup, shuffled)
    new.used = ()
    if events is not None:
        events.append(happened.PilesBuilt(len(new.piles[0]), len(new.box)))


def clear_round(new: WildState) -> None:
    """Nothing is drafted, dealt, seen, said or placed."""
    seats = new.setup.seats
    new.wild_head = False
    new.characters = tuple(HEADMAN if seat == new.headman else "" for seat in range(seats))
    new.shown = (new.headman,)
    new.offers = new.looks = new.claims = ((),) * seats
    new.locations, new.turned = (), ()
    new.meeples = (NOWHERE,) * seats
    new.announced, new.guess = UNSAID, None
    new.scoring = new.asked = new.insured = new.queue = ()
    new.known_legal = None


def begin_round(new: WildState, events: Events) -> None:
    """A new round: the characters are shuffled, and the draft begins on the Headman's left."""
    new.round += 1
    clear_round(new)
    heap: list[str] = []
    left = list(new.setup.pool)
    while left:
        name, new.luck = new.luck.pick("character", left)
        left.remove(name)
        heap.append(name)
    new.heap = tuple(heap)
    new.queue = new.setup.left_of(new.headman)[:-1]
    if events is not None:
        events.append(happened.RoundBegan(new.round, new.headman))
        events.append(happened.CharactersShuffled(new.setup.pool))
    next_drafter(new, events)


# ------------------------------------------------------------------ the draft


def next_drafter(new: WildState, events: Events) -> None:
    """The first of the queue draws; who finds one card only takes it (W5)."""
    while new.queue:
        seat = new.queue[0]
        drawn, new.heap = new.heap[:2], new.heap[2:]
        new.offers = _put(new.offers, seat, drawn)
        if events is not None:
            events.append(happened.CharactersDrawn(seat, len(drawn)))
            events.append(happened.CharactersSeen(seat, drawn))
        if len(drawn) > 1:
            new.stage, new.turn = DRAFT, seat
            return
        _take_character(new, seat, drawn[0], events)
    _after_draft(new, events)


def _keep(new: WildState, action: KeepCharacter, events: Events) -> None:
    seat = new.turn
    _take_character(new, seat, action.character, events)
    next_drafter(new, events)


def _take_character(new: WildState, seat: int, character: str, events: Events) -> None:
    back = tuple(name for name in new.offers[seat] if name != character)
    new.heap = (*back, *new.heap)
    new.characters = _put(new.characters, seat, character)
    new.queue = new.queue[1:]
    if events is not None:
        events.append(happened.CharacterKept(seat, bool(back)))
        events.append(happened.CharacterChosen(seat, character))


def _after_draft(new: WildState, events: Events) -> None:
    """Billy is shown, or the Headman turns wild (W9); then the locations are dealt."""
    if new.setup.advanced:
        if BILLY in new.characters:
            seat = new.characters.index(BILLY)
            new.shown = (*new.shown, seat)
            if events is not None:
                events.append(happened.CharacterShown(seat, BILLY))
        else:
            new.wild_head = True
            if events is not None:
                events.append(happened.HeadmanTurned(new.headman))
    _deal_locations(new, events)


def _deal_locations(new: WildState, events: Events) -> None:
    left = [pile[0] for pile in new.piles]
    new.piles = tuple(pile[1:] for pile in new.piles)
    dealt: list[str] = []
    for _ in PLACES:
        kind, new.luck = new.luck.pick("location", left)
        left.remove(kind)
        dealt.append(kind)
    new.locations = tuple(dealt)
    if events is not None:
        events.append(happened.LocationsDealt(len(new.piles[MIXED])))
    new.stage, new.turn = WATCH, new.headman


# ------------------------------------------------------------------ watch and placing


def _see(new: WildState, seat: int, places: tuple[int, ...], events: Events) -> None:
    new.looks = _put(new.looks, seat, (*new.looks[seat], *(p for p in places if p not in new.looks[seat])))
    if events is not None:
        events.append(happened.LookedAt(seat, tuple(PLACES[p] for p in places)))
        events += [happened.CardSeen(seat, PLACES[p], new.locations[p]) for p in places]


def _watch(new: WildState, action: WatchFields, events: Events) -> None:
    _see(new, new.turn, (PLACES.index(action.first), PLACES.index(action.second)), events)
    new.stage = ANNOUNCE


def _announce(new: WildState, action: AnnounceWolves, events: Events) -> None:
    new.announced = action.number
    watched = new.looks[new.headman]
    if events is not None:
        events.append(
            happened.WolvesAnnounced(new.headman, tuple(PLACES[p] for p in watched), action.number)
        )
    new.queue = order_of_placing(new)
    next_shepherd(new, events)


def order_of_placing(state: WildState) -> tuple[int, ...]:
    """The seats in the order in which they place (W9)."""
    billy = state.characters.index(BILLY) if BILLY in state.characters else None
    return state.setup.placing_order(state.headman, state.wild_head, billy)


def next_shepherd(new: WildState, events: Events) -> None:
    """The first of the queue looks, if there is something to look at, and places (W10)."""
    if not new.queue:
        _after_placing(new, events)
        return
    seat = new.turn = new.queue[0]
    new.stage = PLACE
    if seat == new.headman:
        return
    if new.characters[seat] == BILLY:
        unseen = next(place for place in FIELDS if place not in new.looks[new.headman])
        _see(new, seat, (unseen, WILD), events)
        return
    fields = open_fields(new.meeples)
    if len(fields) == 1:
        _see(new, seat, (fields[0],), events)
    elif fields:
        new.stage = LOOK


def _look(new: WildState, action: LookAt, events: Events) -> None:
    _see(new, new.turn, (PLACES.index(action.place),), events)
    new.stage = PLACE


def _place(new: WildState, action: PlaceMeeple, events: Events) -> None:
    seat = new.turn
    new.meeples = _put(new.meeples, seat, PLACES.index(action.place))
    new.claims = _put(new.claims, seat, (action.about or "", action.says or ""))
    if events is not None:
        events.append(happened.MeeplePlaced(seat, action.place))
        events.append(happened.Claimed(seat, action.about or "", action.says or ""))
    new.queue = new.queue[1:]
    next_shepherd(new, events)


def _after_placing(new: WildState, events: Events) -> None:
    """The Insurance Agent is shown and guesses if somebody is beside him (W12); then everything is turned up."""
    if AGENT not in new.characters:
        _turn_up(new, events)
        return
    seat = new.characters.index(AGENT)
    new.shown = (*new.shown, seat)
    if events is not None:
        events.append(happened.CharacterShown(seat, AGENT))
    if new.meeples.count(new.meeples[seat]) > 1:
        new.stage, new.turn = GUESS, seat
        return
    score.send_home(new, seat, "alone", events)
    _turn_up(new, events)


def _guess(new: WildState, action: GuessLocation, events: Events) -> None:
    seat, place = new.turn, new.meeples[new.turn]
    kind = new.locations[place]
    right = new.setup.cards[kind].type == action.says
    new.turned = (place,)
    new.guess = (seat, action.other, place, action.says, right)
    if events is not None:
        events.append(happened.LocationTurned(PLACES[place], kind))
        events.append(happened.AgentGuessed(seat, action.other, PLACES[place], action.says, right))
    if right:
        score.take(new, seat, place, new.setup.config.abilities.agent_takes, AGENT, events)
        if action.other not in new.contracts:
            new.contracts = tuple(sorted((*new.contracts, action.other)))
            if events is not None:
                events.append(happened.ContractGained(action.other))
        score.send_home(new, action.other, "insured", events)
    score.send_home(new, seat, "guessed", events)
    _turn_up(new, events)


def _turn_up(new: WildState, events: Events) -> None:
    """All characters and locations are turned up, then scored: wolves first, in the order of the places (W13)."""
    if events is not None:
        hidden = [s for s in new.setup.left_of(new.headman) if s not in new.shown]
        events += [happened.CharacterShown(s, new.characters[s]) for s in hidden]
        down = [place for place in range(4) if place not in new.turned]
        events += [happened.LocationTurned(PLACES[p], new.locations[p]) for p in down]
    new.shown = tuple(range(new.setup.seats))
    new.turned = (0, 1, 2, 3)
    wolves = [place for place in range(4) if new.setup.cards[new.locations[place]].type == "wolf"]
    new.scoring = (*wolves, *(place for place in range(4) if place not in wolves))
    score_on(new, events, begun=False)


# ------------------------------------------------------------------ scoring and the end of the round


def score_on(new: WildState, events: Events, begun: bool) -> None:
    """Score what is left of the round; stops where a contract has to be asked for. `begun`: the first is under way."""
    while new.scoring:
        if not score.score_place(new, begun, events):
            new.stage, new.turn = CONTRACT, new.asked[0]
            return
        new.scoring, begun = new.scoring[1:], False
    _end_round(new, events)


def _use_contract(new: WildState, action: UseContract, events: Events) -> None:
    new.insured = (*new.insured, new.turn)
    new.asked = new.asked[1:]
    score_on(new, events, begun=True)


def _save_contract(new: WildState, action: SaveContract, events: Events) -> None:
    if events is not None:
        events.append(happened.ContractSaved(new.turn))
    new.asked = new.asked[1:]
    score_on(new, events, begun=True)


def _end_round(new: WildState, events: Events) -> None:
    """The end, or cards away and the Headman's card to the left (W20, W21)."""
    sheep = new.sheep
    new.used = (*new.used, new.locations)
    new.totals = (*new.totals, sheep)
    if events is not None:
        events.append(happened.RoundEnded(new.round, sheep))
    if max(sheep) >= new.setup.config.sheep.goal:
        new.stage, new.turn = OVER, NOWHERE
        new.reason, new.winners = "goal", score.best(sheep, new.contracts)
        if events is not None:
            events.append(happened.GameEnded(new.reason, new.winners))
        return
    new.headman = (new.headman + 1) % new.setup.seats
    if not new.piles[0]:
        build_piles(new, events)
    begin_round(new, events)


def _put(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*row[:index], value, *row[index + 1 :])


_HANDLERS: dict[type[Action], Callable[[WildState, Any, Events], None]] = {
    KeepCharacter: _keep, WatchFields: _watch, AnnounceWolves: _announce, LookAt: _look, PlaceMeeple: _place,
    GuessLocation: _guess, UseContract: _use_contract, SaveContract: _save_contract,
}  # fmt: skip
