"""Positions of The Sheep that somebody wrote down: scenarios, tests, lessons. And back again.

A description is a mapping; every key has a default, as after the deal. Who goes, on which map and with how many
Caravans is said by the options. A hex is [column, row] as on the map; an exhausted card has a `!` behind its name:

    seats: 2       day: 1          stage: by_day         any step of `stages`; it goes on until somebody must decide
    sign: north    event: card     mutation: card        in force; the event from Day 2 on and by night only
    at: {0: [3, 4], 1: dead}       left out: on the Start
    essence: {0: 2}                lit: {0: 3}           corruption: {0: 0}
    level: {0: 1}                  experience: {0: 0}
    traits: {0: [name, "name!"]}   left out: the first of every level up to the own
    cards: {0: [name, "name!"]}    Equipment and Curses; left out: what the Shepherd starts with
    walked: [0]    ready: [0]      distracting: [1]      gave: {0: [1]}
    caravans: {name: [3, 4], other: {at: town, corruption: 2, stock: [card]}, third: safe}
                                   left out: the first is two hexes on its way, as on Day 1; not named: in town
    acted: [name]  rolled: [name]  Caravans that did their board action, or moved, today
    sheep: [{tier: lesser, at: [3, 4], damage: 1}]       numbered from 0; Sheep that come later from 100 on
    tiles: [name, {tile: name, side: major}]             slot: 0           the lowest
    decks: {curses: [card]}        cards on top; the others follow, shuffled
    discards: {curses: [card]}     cards that have been
    left: {curses: 3}              so many cards in a deck; the others are on its discards too
    luck: [{curses: card}]         seed: 7               cards that must be drawn, in this order
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rng import Luck, LuckError
from game.core.rules import BadPosition, Options
from game.core.written import by_seat, listing, seat_of, whole
from game.rules.the_sheep import flow, herd, strike
from game.rules.the_sheep.audit import audit
from game.rules.the_sheep.deal import blank, shuffled_decks
from game.rules.the_sheep.decks import CURSES, DAY_EVENTS, FLOCK, MUTATIONS, NIGHT_EVENTS, POLLUTION
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.setup import make_setup
from game.rules.the_sheep.stages import (
    BOARD,
    BY_DAY,
    CURSE,
    DAWN,
    DAY,
    DEAD,
    DUSK,
    EQUIPMENT,
    HERD,
    NIGHT,
    NORTH,
    OVER,
    SAFE,
    SOUTH,
    STRIKE,
    TIERS,
    TOWN,
    TRAIT,
)
from game.rules.the_sheep.state import SheepState

NEXT_NUMBER = 100
MOST_NUMBER = 99_999
_KEYS = (
    "seats", "day", "half", "stage", "sign", "event", "mutation", "at", "essence", "lit", "corruption", "level",
    "experience", "traits", "cards", "walked", "ready", "distracting", "gave", "caravans", "acted", "rolled", "sheep",
    "tiles", "slot", "decks", "discards", "left", "luck", "seed",
)  # fmt: skip
_PER_SEAT = ("essence", "lit", "corruption", "level", "experience", "traits", "cards", "at")
_STAGES = tuple(stage for stage in flow.STEPS if stage != DAWN)
_FIRST_STEPS = 2
_AWAY = {"town": TOWN, "safe": SAFE}
_MARK = "!"


def position(config: Any, options: Options, description: Mapping[str, Any]) -> SheepState:
    """The state that a description means, at its first decision. Raises BadPosition with one sentence."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise BadPosition(f"a position of The Sheep has no {unknown[0]!r}; it may have {', '.join(_KEYS)}")
    setup = make_setup(config, whole(description, "seats", 2, 0, 99), options)
    new = blank(setup, Luck.from_seed(whole(description, "seed", 0, 0, 10**18)))
    _read_time(new, description)
    _read_shepherds(new, description)
    _read_caravans(new, description)
    _read_sheep(new, description)
    _read_tiles(new, description)
    _read_decks(new, description)
    new.luck = Luck(new.luck.counter, _forced(new, description))
    new.next_number = max(NEXT_NUMBER, *(sheep.number + 1 for sheep in new.sheep), 0)
    if troubles := audit(new):
        raise BadPosition(f"this cannot be: {troubles[0]}")
    if new.stage == HERD:
        new.herds = herd.gather(new)
    elif new.stage == STRIKE:
        new.strikes = strike.line_up(new)
    try:
        flow.proceed(new, None)
    except LuckError as error:
        raise BadPosition(str(error)) from error
    if new.stage == OVER:
        raise BadPosition("from here the journey ends before anybody decides anything")
    return new


# ------------------------------------------------------------------ reading


def _known(key: str, name: Any, names: Sequence[str] | Mapping[str, Any]) -> str:
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"{key} must name one of {', '.join(names)}, not {name!r}")
    return name


def _place(new: SheepState, key: str, value: Any) -> int:
    place = new.setup.map.index.get(tuple(value)) if isinstance(value, list | tuple) else None
    if place is None:
        raise BadPosition(f"{key} must be a hex of the map, as [column, row], not {value!r}")
    return place


def _read_time(new: SheepState, description: Mapping[str, Any]) -> None:
    config = new.setup.config
    new.stage = _known("stage", description.get("stage", BY_DAY), _STAGES)
    # Dusk is where the night begins, but until its event comes out it is still day.
    by_night = _STAGES.index(new.stage) > _STAGES.index(DUSK)
    new.half = NIGHT if by_night else DAY
    if description.get("half", new.half) != new.half:
        raise BadPosition(f"the step {new.stage} belongs to the {new.half}")
    new.day = whole(description, "day", 1, 1, 999)
    new.sign = _known("sign", description["sign"], (NORTH, SOUTH)) if description.get("sign") else ""
    for row, cards in (
        ("event", config.night_events if by_night else config.day_events), ("mutation", config.mutations),
    ):  # fmt: skip
        if description.get(row):
            setattr(new, row, _known(row, description[row], cards))
    if new.mutation and not by_night:
        raise BadPosition("a mutation is in force by night only")
    if new.event and not by_night:
        new.sign = new.sign or config.day_events[new.event].sign


def _numbers(new: SheepState, description: Mapping[str, Any], key: str, default: int, low: int, high: int) -> list[int]:
    found = by_seat(key, description.get(key, {}), new.setup.seats)
    return [whole({key: found.get(seat, default)}, key, default, low, high) for seat in range(new.setup.seats)]


def _seats(new: SheepState, key: str, value: Any) -> list[int]:
    return sorted({seat_of(key, seat, new.setup.seats) for seat in listing(key, value)})


def _read_shepherds(new: SheepState, description: Mapping[str, Any]) -> None:
    numbers, seats = new.setup.numbers, range(new.setup.seats)
    where = by_seat("at", description.get("at", {}), len(seats))
    new.hexes = tuple(
        DEAD if where.get(s) == "dead" else _place(new, "at", where[s]) if s in where else new.setup.map.start
        for s in seats
    )
    new.essence = tuple(_numbers(new, description, "essence", numbers.essence, 0, numbers.essence_slots))
    new.lit = tuple(_numbers(new, description, "lit", numbers.lanterns, 0, 9))
    new.corruption = tuple(_numbers(new, description, "corruption", 0, 0, 9))
    new.levels = tuple(_numbers(new, description, "level", 1, 1, 3))
    new.experience = tuple(_numbers(new, description, "experience", 0, 0, max(numbers.experience) - 1))
    for key in ("walked", "ready", "distracting"):
        marked = _seats(new, key, description.get(key, ()))
        setattr(new, key, tuple(seat in marked for seat in seats))
    gave = by_seat("gave", description.get("gave", {}), len(seats))
    new.gave = tuple(tuple(_seats(new, "gave", gave.get(seat, ()))) for seat in seats)
    _read_hands(new, description)
    for seat in seats:
        if new.hexes[seat] == DEAD:
            if any(seat in by_seat(key, description.get(key, {}), len(seats)) for key in _PER_SEAT if key != "at"):
                raise BadPosition(f"the Shepherd of seat {seat} is dead and has nothing any more")
            for row in ("essence", "lit", "corruption"):
                new.put(row, seat, 0)
            new.put("cards", seat, ())
            new.put("traits", seat, ())


def _read_hands(new: SheepState, description: Mapping[str, Any]) -> None:
    config, seats = new.setup.config, new.setup.seats
    traits = by_seat("traits", description.get("traits", {}), seats)
    cards = by_seat("cards", description.get("cards", {}), seats)
    kinds = dict.fromkeys(config.equipment, EQUIPMENT) | dict.fromkeys(config.curses, CURSE)
    new.next_number = 0
    for seat, who in enumerate(new.setup.shepherds):
        own = {name: TRAIT for name, trait in config.traits.items() if trait.shepherd == who}
        usual = [new.setup.traits[seat]]
        for level in range(2, new.levels[seat] + 1):
            usual += [n for n, t in config.traits.items() if t.shepherd == who and t.level == level][:1]
        new.put("traits", seat, _cards(new, "traits", traits.get(seat, usual), own))
        starts = list(config.shepherds[who].starts_with)
        new.put("cards", seat, _cards(new, "cards", cards.get(seat, starts), kinds))


def _cards(new: SheepState, key: str, value: Any, kinds: Mapping[str, str]) -> tuple[Card, ...]:
    out = []
    for written in listing(key, value):
        name = written.removesuffix(_MARK) if isinstance(written, str) else written
        kind = kinds[_known(key, name, kinds)]
        out.append(Card(new.next_number, name, kind, exhausted=name != written))
        new.next_number += 1
    return tuple(out)


def _read_caravans(new: SheepState, description: Mapping[str, Any]) -> None:
    names = new.setup.caravans
    for key in ("acted", "rolled"):
        found = [names.index(_known(key, name, names)) for name in listing(key, description.get(key, ()))]
        setattr(new, key, tuple(found))
    if "caravans" not in description:
        if new.stage != BOARD:
            at = new.setup.map.start
            for _ in range(_FIRST_STEPS):
                at = new.setup.map.ways[at][0]
            new.put("caravans", 0, at)
        return
    written = description["caravans"]
    if not isinstance(written, Mapping):
        raise BadPosition(f"caravans must be a mapping by name, such as {{{names[0]}: town}}, not {written!r}")
    for name, entry in written.items():
        index = names.index(_known("caravans", name, names))
        known = entry if isinstance(entry, Mapping) else {"at": entry}
        if strange := [key for key in known if key not in ("at", "corruption", "stock")]:
            raise BadPosition(f"a Caravan has at, corruption and stock, not {strange[0]!r}")
        at_ = known.get("at", "town")
        new.put("caravans", index, _AWAY[at_] if at_ in ("town", "safe") else _place(new, f"the place of {name}", at_))
        new.put("bearing", index, whole(known, "corruption", 0, 0, new.setup.config.caravans[name].slots))
        if "stock" in known:
            stock = [_known("stock", card, new.setup.config.equipment) for card in listing("stock", known["stock"])]
            new.put("stock", index, tuple(stock))


def _read_sheep(new: SheepState, description: Mapping[str, Any]) -> None:
    out = []
    for number, entry in enumerate(listing("sheep", description.get("sheep", ()))):
        if not isinstance(entry, Mapping) or not {"tier", "at"} <= set(entry) <= {"number", "tier", "at", "damage"}:
            raise BadPosition(f"a Sheep is written {{tier: lesser, at: [column, row], damage: 1}}, not {entry!r}")
        tier = TIERS.index(_known("the tier of a Sheep", entry["tier"], TIERS))
        number = whole(entry, "number", number, 0, MOST_NUMBER)
        place = _place(new, "the place of a Sheep", entry["at"])
        out.append(Sheep(number, tier, place, whole(entry, "damage", 0, 0, 98)))
    new.sheep = tuple(out)


def _read_tiles(new: SheepState, description: Mapping[str, Any]) -> None:
    new.slot = whole(description, "slot", 0, 0, len(new.setup.pipe) - 1)
    known = new.setup.config.tiles
    out: list[tuple[str, bool]] = []
    default = [*known][: new.setup.minor_tiles]
    for written in listing("tiles", description.get("tiles", default)):
        entry = written if isinstance(written, Mapping) else {"tile": written}
        if not {"tile"} <= set(entry) <= {"tile", "side"} or entry.get("side", "minor") not in ("minor", "major"):
            raise BadPosition(f"a tile is written by its name or as {{tile: name, side: major}}, not {written!r}")
        out.append((_known("tiles", entry["tile"], known), entry.get("side") == "major"))
    if len({tile for tile, _ in out}) < len(out) or len(out) > new.setup.numbers.tiles:
        raise BadPosition(f"tiles must be at most {new.setup.numbers.tiles} different ones")
    new.tiles = tuple(out)


def _read_decks(new: SheepState, description: Mapping[str, Any]) -> None:
    decks = shuffled_decks(new)
    gone = _gone(new)
    named = {key: description.get(key, {}) for key in ("decks", "discards", "left")}
    for key, value in named.items():
        if not isinstance(value, Mapping) or any(name not in decks for name in value):
            raise BadPosition(f"{key} must be a mapping by deck, {', '.join(decks)}; not {value!r}")
    for deck, dealt in decks.items():
        rest = [card for card in dealt if card not in gone[deck]]
        top = _picked(new, deck, rest, named["decks"].get(deck, ()), gone[deck])
        spent = [c for c in listing("discards", named["discards"].get(deck, ())) if c not in gone[deck]]
        back = _picked(new, deck, rest, spent, (*gone[deck], *top))
        cards = (*top, *rest)
        keep = whole(named["left"], deck, len(cards), 0, len(cards))
        out = gone[deck] if deck in (DAY_EVENTS, NIGHT_EVENTS, MUTATIONS) else ()
        new.decks[deck] = cards[:keep]
        new.discards[deck] = (*out, *back, *(cards[keep:] if deck != POLLUTION else ()))


def _picked(new: SheepState, deck: str, rest: list[str], written: Any, out: Sequence[str]) -> list[str]:
    """The cards that were written, taken from the rest of a deck."""
    picked: list[str] = []
    for card in listing(f"the deck {deck}", written):
        if deck == FLOCK:
            _take_in(new, rest, card, (*picked, *out))
        if card not in rest:
            raise BadPosition(f"{card!r} cannot be in the deck {deck}; it is unknown, out already or written twice")
        rest.remove(card)
        picked.append(card)
    return picked


def _take_in(new: SheepState, rest: list[str], card: Any, out: Sequence[str]) -> None:
    """A Flock card that was left in the box takes the place of one of its wave."""
    flock = new.setup.config.flock
    if card in flock and card not in rest and card not in out:
        same = [at for at, other in enumerate(rest) if flock[other].wave == flock[card].wave]
        if same:
            rest[same[0]] = card


def _gone(new: SheepState) -> dict[str, tuple[str, ...]]:
    """By deck the cards that lie elsewhere."""
    event = (new.event,) if new.event else ()
    held = tuple(card.name for row in new.cards for card in row if card.kind == CURSE)
    return {
        **dict.fromkeys(new.decks, ()), CURSES: held, MUTATIONS: (new.mutation,) if new.mutation else (),
        DAY_EVENTS: event if new.half == DAY else (), NIGHT_EVENTS: event if new.half == NIGHT else (),
        POLLUTION: tuple(tile for tile, _ in new.tiles),
    }  # fmt: skip


def _forced(new: SheepState, description: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    out = []
    for entry in listing("luck", description.get("luck", ())):
        if not isinstance(entry, Mapping):
            raise BadPosition(f"luck is a list of cards to be drawn, such as {{curses: name}}, not {entry!r}")
        for deck, card in entry.items():
            if card not in (*new.decks.get(deck, ()), *new.discards.get(deck, ())):
                raise BadPosition(f"luck knows the decks {', '.join(new.decks)} and their cards, not {deck}: {card}")
            out.append((deck, card))
    return tuple(out)


# ------------------------------------------------------------------ writing


def describe_position(state: SheepState) -> dict[str, Any]:
    """The keys of `position` for a state, with what only play brings about: `pending` and `modifiers`."""
    setup, seats = state.setup, range(state.setup.seats)
    return {
        "seats": setup.seats,
        "day": state.day,
        "half": state.half,
        "stage": state.stage,
        "sign": state.sign,
        "event": state.event,
        "mutation": state.mutation,
        "at": {seat: "dead" if place == DEAD else _cell(state, place) for seat, place in enumerate(state.hexes)},
        "essence": {seat: state.essence[seat] for seat in seats},
        "lit": {seat: state.lit[seat] for seat in seats},
        "corruption": {seat: state.corruption[seat] for seat in seats},
        "level": {seat: state.levels[seat] for seat in seats},
        "experience": {seat: state.experience[seat] for seat in seats},
        "traits": {seat: [_named(card) for card in state.traits[seat]] for seat in seats},
        "cards": {seat: [_named(card) for card in state.cards[seat]] for seat in seats},
        "walked": [seat for seat in seats if state.walked[seat]],
        "ready": [seat for seat in seats if state.ready[seat]],
        "distracting": [seat for seat in seats if state.distracting[seat]],
        "gave": {seat: list(state.gave[seat]) for seat in seats},
        "caravans": {
            name: {"at": _whereabouts(state, index), "corruption": state.bearing[index], "stock": [*state.stock[index]]}
            for index, name in enumerate(setup.caravans)
        },
        "acted": [setup.caravans[index] for index in state.acted],
        "rolled": [setup.caravans[index] for index in state.rolled],
        "sheep": [
            {"number": s.number, "tier": TIERS[s.tier], "at": _cell(state, s.hex), "damage": s.damage}
            for s in state.sheep
        ],
        "tiles": [{"tile": tile, "side": "major" if major else "minor"} for tile, major in state.tiles],
        "slot": state.slot,
        "decks": {deck: list(cards) for deck, cards in state.decks.items()},
        "left": {deck: len(cards) for deck, cards in state.decks.items()},
        "discards": {deck: sorted(cards) for deck, cards in state.discards.items()},
        "pending": [row[0] for row in state.pending],
        "modifiers": [f"{m.source[1]}: {m.until}" for m in state.modifiers],
    }  # fmt: skip


def _cell(state: SheepState, place: int) -> list[int]:
    return list(state.setup.map.hexes[place])


def _named(card: Card) -> str:
    return card.name + _MARK * card.exhausted


def _whereabouts(state: SheepState, index: int) -> Any:
    at = state.caravans[index]
    return next((word for word, value in _AWAY.items() if value == at), None) or _cell(state, at)


def tidy_description(description: Mapping[str, Any]) -> dict[str, Any]:
    """What was expected, with seats as numbers and the short ways of writing written out."""
    out = dict(description)
    for key in (*_PER_SEAT, "gave"):
        if isinstance(out.get(key), Mapping):
            out[key] = {int(seat): value for seat, value in out[key].items()}
    if isinstance(out.get("caravans"), Mapping):
        out["caravans"] = {
            name: entry if isinstance(entry, Mapping) else {"at": entry} for name, entry in out["caravans"].items()
        }
    if "tiles" in out:
        out["tiles"] = [_tile(entry) for entry in out["tiles"]]
    if "sheep" in out:
        out["sheep"] = [{"number": n, "damage": 0, **sheep} for n, sheep in enumerate(out["sheep"])]
    return out


def _tile(entry: Any) -> Any:
    return {"side": "minor", **entry} if isinstance(entry, Mapping) else {"tile": entry, "side": "minor"}
