"""Positions of Wild West Shepherds that somebody wrote down: scenarios, tests, lessons, perft. And back again.

A description is a mapping; every key has a default:

    seats: 5                     headman: 0               round: 1
    stage: draft | watch | announce | shepherds           (shepherds: after the announcement)
    characters: {1: priest, 2: hunter}      per seat; left out: the first free ones of those in play (not in a draft)
    heap: [banker, billy]        the pile of characters, top first, once those in `characters` have drafted
    locations: [grass, one_wolf, two_sheep, clothed_wolf]        fields 1 to 3 and the wild place; left out: one of each
                                 type and one more of grass
    watched: [field_1, field_2]  what the Headman looked at          announced: 1
    looks: {1: [field_3]}        what others looked at; of the seat to act: it has looked and is asked for its place
    placed: {1: field_1, 2: wild}           who has placed where; whoever is next in order is asked
    claims: {1: [field_1, sheep]}           what they said; left out: nothing
    sheep: [2, 5, 3, 0, 1]       contracts: [1, 3]        tokens: [0, 2, 0, 1]       beside the places
    piles: {grass: [...], sheep: [...], wolf: [...], mixed: [...]}        top first; left out: in the order of the data
    left: 5                      cards in each pile that is left out
    luck: [{character: priest}, {location: grass}]        forced results, in order
    seed: 7
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rng import Luck, Rng
from game.core.rules import BadPosition, Options
from game.core.written import by_seat, listing, whole
from game.rules.wild_west.apply import clear_round, next_drafter, next_shepherd, order_of_placing
from game.rules.wild_west.config import WildConfig
from game.rules.wild_west.drafting import imagine_draft
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.setup import MIXED, PILES, PLACES, Setup, make_setup
from game.rules.wild_west.stages import ANNOUNCE, DRAFT, LOOK, NOWHERE, PLACE, UNSAID, WATCH
from game.rules.wild_west.state import SOURCES, WildState
from game.rules.wild_west.view import view

SHEPHERDS = "shepherds"
_STAGES = (DRAFT, WATCH, ANNOUNCE, SHEPHERDS)
_TYPES = ("grass", "sheep", "wolf")
_KEYS = (
    "seats", "headman", "round", "stage", "characters", "heap", "locations", "watched", "announced", "looks", "placed",
    "claims", "sheep", "contracts", "tokens", "piles", "left", "luck", "seed",
)  # fmt: skip


def position(config: WildConfig, options: Options, description: Mapping[str, Any]) -> WildState:
    """The state that a description means. Raises BadPosition with one sentence."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise BadPosition(
            f"a position of Wild West Shepherds has no {unknown[0]!r}; it may have {', '.join(_KEYS)}"
        )
    setup = make_setup(config, whole(description, "seats", 5, 0, 99), options)
    new = WildState.__new__(WildState)
    new.setup = setup
    new.luck = Luck(Luck.from_seed(whole(description, "seed", 0, 0, 10**18)).counter, _forced(setup, description))
    new.headman = whole(description, "headman", setup.first, 0, setup.seats - 1)
    new.round = whole(description, "round", 1, 1, 999)
    new.totals, new.reason, new.winners = (), "", ()
    clear_round(new)
    _read_sheep(new, description)
    stage = description.get("stage", SHEPHERDS)
    if stage not in _STAGES:
        raise BadPosition(f"stage must be one of {', '.join(_STAGES)}, not {stage!r}")
    new.characters = _characters(new, description.get("characters", {}), stage)
    if stage != DRAFT:
        new.locations = _locations(setup, description.get("locations"))
    _read_piles(new, description)
    if stage == DRAFT:
        _begin_draft(new, description)
    else:
        _begin_later(new, description, stage)
    return new


# ------------------------------------------------------------------ reading


def _forced(setup: Setup, description: Mapping[str, Any]) -> tuple[tuple[str, str | int], ...]:
    out: list[tuple[str, str | int]] = []
    for entry in listing("luck", description.get("luck", ())):
        if not isinstance(entry, Mapping):
            raise BadPosition(f"luck is a list of results such as {{character: priest}}, not {entry!r}")
        for name, result in entry.items():
            known = setup.pool if name == "character" else tuple(setup.deck) if name == "location" else ()
            if result not in known:
                raise BadPosition(f"luck knows character and location, with cards in play; not {name}: {result}")
            out.append((name, result))
    return tuple(out)


def _place(key: str, name: Any, among: Sequence[str] = PLACES) -> int:
    if name not in among:
        raise BadPosition(f"{key} must name places among {', '.join(among)}, not {name!r}")
    return PLACES.index(name)


def _row(description: Mapping[str, Any], key: str, length: int) -> tuple[int, ...]:
    row = description.get(key)
    if not isinstance(row, list | tuple) or len(row) != length:
        raise BadPosition(f"{key} must be a list of {length} numbers, not {row!r}")
    if any(isinstance(n, bool) or not isinstance(n, int) or n < 0 for n in row):
        raise BadPosition(f"{key} must be whole numbers, none below 0")
    return tuple(row)


def _read_sheep(new: WildState, description: Mapping[str, Any]) -> None:
    seats, start = new.setup.seats, new.setup.config.sheep.start
    sheep = _row(description, "sheep", seats) if "sheep" in description else (start,) * seats
    # Whatever is above the start came as shares, whatever is missing went to wolves.
    new.ledger = tuple(
        (start, max(0, n - start), *(0,) * (len(SOURCES) - 3), min(0, n - start)) for n in sheep
    )
    if max(sheep) >= (goal := new.setup.config.sheep.goal):
        raise BadPosition(f"sheep must be less than {goal} each: with so many the game is over")
    new.tokens = _row(description, "tokens", 4) if "tokens" in description else (0, 0, 0, 0)
    holders = description.get("contracts", ())
    if not isinstance(holders, list | tuple) or any(isinstance(s, bool) or s not in range(seats) for s in holders):
        raise BadPosition(f"contracts must be a list of seats from 0 to {seats - 1}, not {holders!r}")
    new.contracts = tuple(sorted(set(holders)))


def _characters(new: WildState, written: Any, stage: str) -> tuple[str, ...]:
    setup, out = new.setup, list(new.characters)
    for seat, name in by_seat("characters", written, setup.seats).items():
        if seat == new.headman:
            if name != "headman":
                raise BadPosition(f"seat {seat} is the Headman and can have no other character, not {name!r}")
        elif name not in setup.pool:
            raise BadPosition(f"{name!r} is not in play; there are {', '.join(setup.pool)}")
        elif name in out:
            raise BadPosition(f"two seats cannot both be the {name}")
        out[seat] = name
    if stage != DRAFT:
        free = [name for name in setup.pool if name not in out]
        for seat, name in enumerate(out):
            if not name:
                out[seat] = free.pop(0)
    return tuple(out)


def _locations(setup: Setup, written: Any) -> tuple[str, ...]:
    if written is None:
        written = [setup.kinds_of(name)[0] for name in (*_TYPES, _TYPES[0])]
    if not isinstance(written, list | tuple) or len(written) != 4:
        raise BadPosition(f"locations must be a list of four cards, for fields 1 to 3 and the wild place: {written!r}")
    for kind in written:
        if not isinstance(kind, str) or kind not in setup.deck:
            raise BadPosition(f"there is no location {kind!r}; there are {', '.join(setup.deck)}")
    types = {setup.cards[kind].type for kind in written}
    if len(types) < 3:
        raise BadPosition("of the four locations one comes from each pile, so every type must be there")
    return tuple(written)


def _read_piles(new: WildState, description: Mapping[str, Any]) -> None:
    """The piles and the box; what is neither there nor on the table was used in the rounds before."""
    setup, dealt = new.setup, 1 if new.locations else 0
    most = setup.config.piles.cards - dealt
    left = whole(description, "left", most, 0, most)
    rest = [kind for kind, count in setup.deck.items() for _ in range(count)]
    for kind in new.locations:
        _take(rest, kind)
    written = description.get("piles", {})
    if not isinstance(written, Mapping) or any(name not in PILES for name in written):
        raise BadPosition(f"piles may have {', '.join(PILES)}, each a list of locations")
    given = {name: tuple(listing("each of the piles", written[name])) for name in PILES if name in written}
    if any(len(pile) != left for pile in given.values()):
        raise BadPosition(f"each pile must have {left} cards (`left` says how many)")
    for pile in given.values():
        for kind in pile:
            _take(rest, kind)
    piles = []
    for name in PILES[:MIXED]:
        own = [kind for kind in rest if setup.cards[kind].type == name][:left]
        pile = given.get(name, tuple(own))
        if len(pile) < left or any(setup.cards[kind].type != name for kind in pile):
            raise BadPosition(f"the {name} pile cannot be made up of {left} cards of its type")
        for kind in () if name in given else pile:
            _take(rest, kind)
        piles.append(pile)
    used = [_used_row(setup, rest) for _ in range(most - left)]
    mixed = given.get(PILES[MIXED], tuple(rest[:left]))
    for kind in () if PILES[MIXED] in given else mixed:
        _take(rest, kind)
    new.piles, new.box, new.used = (*piles, mixed), tuple(rest), tuple(used)


def _used_row(setup: Setup, rest: list[str]) -> tuple[str, ...]:
    row = [next(kind for kind in rest if setup.cards[kind].type == name) for name in PILES[:MIXED]]
    for kind in row:
        _take(rest, kind)
    row.append(rest[-1])
    _take(rest, row[-1])
    return tuple(row)


def _take(rest: list[str], kind: str) -> None:
    if kind not in rest:
        raise BadPosition(f"there are not so many cards of {kind!r} in the deck")
    rest.remove(kind)


# ------------------------------------------------------------------ beginning


def _begin_draft(new: WildState, description: Mapping[str, Any]) -> None:
    setup, order = new.setup, new.setup.left_of(new.headman)[:-1]
    done = [seat for seat in order if new.characters[seat]]
    if done != list(order[: len(done)]):
        raise BadPosition("characters are drafted in order, from the Headman's left")
    rest = [name for name in setup.pool if name not in new.characters]
    heap = tuple(listing("heap", description.get("heap", rest)))
    if sorted(map(str, heap)) != sorted(rest):
        raise BadPosition(f"heap must hold the characters that are left: {', '.join(rest)}")
    new.offers = tuple((name,) if seat in done else () for seat, name in enumerate(new.characters))
    new.heap, new.queue, new.stage = heap, order[len(done) :], DRAFT
    next_drafter(new, None)


def _begin_later(new: WildState, description: Mapping[str, Any], stage: str) -> None:
    setup = new.setup
    new.wild_head = setup.advanced and "billy" not in new.characters
    if "billy" in new.characters:
        new.shown = (*new.shown, new.characters.index("billy"))
    new.stage, new.turn = WATCH, new.headman
    if stage != WATCH:
        watched = listing("watched", description.get("watched", ["field_1", "field_2"]))
        places = sorted({_place("watched", name, PLACES[:3]) for name in watched})
        if len(places) != 2:
            raise BadPosition("watched must name two fields")
        looks = {new.headman: tuple(places)}
        for seat, names in by_seat("looks", description.get("looks", {}), setup.seats).items():
            if seat == new.headman:
                raise BadPosition(f"what the Headman, seat {seat}, has looked at is written as watched, not as looks")
            looks[seat] = tuple(_place("looks", name) for name in listing("looks of a seat", names))
        new.looks = tuple(looks.get(seat, ()) for seat in range(setup.seats))
        new.stage = ANNOUNCE
    if stage == SHEPHERDS:
        _begin_placing(new, description)
    _make_up_offers(new)


def _begin_placing(new: WildState, description: Mapping[str, Any]) -> None:
    setup = new.setup
    honest = honest_numbers(setup, [new.locations[place] for place in new.looks[new.headman]])
    new.announced = whole(description, "announced", honest[0], 0, 99)
    if new.announced not in honest:
        raise BadPosition(f"the Headman may say {', '.join(map(str, honest))} here, not {new.announced}")
    placed = by_seat("placed", description.get("placed", {}), setup.seats)
    order = order_of_placing(new)
    if set(placed) != set(order[: len(placed)]):
        raise BadPosition(f"meeples are placed in the order of seats {', '.join(map(str, order))}")
    if len(placed) == setup.seats:
        raise BadPosition("the last meeple is placed in play, so that the scoring can be watched")
    new.meeples = tuple(
        _place("placed", placed[s]) if s in placed else NOWHERE for s in range(setup.seats)
    )
    said = by_seat("claims", description.get("claims", {}), setup.seats)
    if early := [seat for seat in said if seat not in placed]:
        raise BadPosition(f"claims are made along with a placing; seat {early[0]} has not placed yet")
    new.claims = tuple(
        _claim(said[s]) if s in said else ("", "") if s in placed else () for s in range(setup.seats)
    )
    new.queue, new.stage = order[len(placed) :], PLACE
    next_shepherd(new, None)
    if new.stage == LOOK and new.looks[new.turn]:
        new.stage = PLACE


def _claim(written: Any) -> tuple[str, str]:
    if not isinstance(written, list | tuple) or len(written) != 2 or written[1] not in _TYPES:
        raise BadPosition(f"a claim is a place and a type, such as [field_1, wolf], not {written!r}")
    _place("claims", written[0])
    return written[0], written[1]


def _make_up_offers(new: WildState) -> None:
    """A draft that ends with these characters."""
    everything = tuple(range(new.setup.seats))
    shown, new.shown = new.shown, everything
    new.heap = ()
    _, new.offers, new.heap = imagine_draft(view(new, None), Rng(new.round))
    new.shown = shown


# ------------------------------------------------------------------ writing


def describe_position(state: WildState) -> dict[str, Any]:
    """The keys of `position` for a state, with what is worked out of them: `turn`, `wild_head`, `guess`."""
    seats = range(state.setup.seats)
    return {
        "seats": state.setup.seats,
        "headman": state.headman,
        "round": state.round,
        "stage": state.stage,
        "turn": state.turn,
        "wild_head": state.wild_head,
        "characters": {s: name for s, name in enumerate(state.characters) if name},
        "offer": list(state.offers[state.turn]) if state.stage == DRAFT else [],
        "heap": list(state.heap),
        "locations": list(state.locations),
        "turned": [PLACES[p] for p in state.turned],
        "watched": [PLACES[p] for p in state.looks[state.headman]],
        "announced": None if state.announced == UNSAID else state.announced,
        "looks": {s: [PLACES[p] for p in state.looks[s]] for s in seats if state.looks[s] and s != state.headman},
        "placed": {s: PLACES[state.meeples[s]] for s in seats if state.meeples[s] != NOWHERE},
        "claims": {s: list(state.claims[s]) for s in seats if state.claims[s]},
        "sheep": list(state.sheep),
        "contracts": list(state.contracts),
        "tokens": list(state.tokens),
        "piles": {name: list(pile) for name, pile in zip(PILES, state.piles, strict=True)},
        "left": len(state.piles[0]),
    }


def tidy_description(description: Mapping[str, Any]) -> dict[str, Any]:
    """What was expected, with seats as numbers."""
    by_seat = ("characters", "looks", "placed", "claims")
    return {
        key: {int(seat): entry for seat, entry in value.items()} if key in by_seat else value
        for key, value in description.items()
    }
