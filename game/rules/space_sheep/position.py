"""Positions of Space Sheep! that somebody wrote down: scenarios, tests, lessons, perft. And back again.

A description is a mapping; every key has a default. Systems, pieces and cards are colours, a card may be `wild`:

    seats: 2                 commander: 0        turn: 0         (the first seat, both)
    ring: [red, sky, straw, leaf]                the systems clockwise; left out: the first colours in order
    tiles: [past_1_shepherd, ...]                by system; left out: those of the chosen set in order
    chits: [[red], [sky], ...]                   by system; left out: the colour of the system itself
    shepherds: [sky, straw, leaf, red]           by system; left out: each the colour of the next system
    sheep: [straw, leaf, red, sky]               by system; left out: each the colour of the next but one
    wolf: red                standing: true      sand: 60000     (milliseconds left; left out: all)
    hands: {0: [red, wild], 1: []}               left out: what comes first of the cards that are left, whole hands
    console: [[red, 0], [wild, 1]]               cards with who laid them, oldest first
    face_up: [red, leaf]                         played
    deck: [sky, wild]                            the draw pile, top first; left out: all cards that are left
    left: 5                                      cards in a pile that is left out; all others are face down
    acted: false             infiltrators: [2]   ousted: []
    points: {0: 2}           pointed: [0]        who points at whom; who has changed it since the last main action
    luck: [{wolf: 3}]        seed: 7             forced faces of the die, in order
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.rng import Luck
from game.core.rules import BadPosition, Options
from game.core.written import by_seat, listing, seat_of, truth, whole
from game.rules.space_sheep.audit import audit
from game.rules.space_sheep.config import COLOURS, SpaceConfig
from game.rules.space_sheep.score import is_exhausted
from game.rules.space_sheep.setup import make_setup
from game.rules.space_sheep.stages import NOBODY, TO_TURN, TURN, WILD, WILD_NAME
from game.rules.space_sheep.state import SpaceState, instructions_of

_KEYS = (
    "seats", "commander", "turn", "ring", "tiles", "chits", "shepherds", "sheep", "wolf", "standing", "sand", "hands",
    "console", "face_up", "deck", "left", "acted", "infiltrators", "ousted", "points", "pointed", "luck", "seed",
)  # fmt: skip


def position(config: SpaceConfig, options: Options, description: Mapping[str, Any]) -> SpaceState:
    """The state that a description means. Raises BadPosition with one sentence."""
    unknown = [key for key in description if key not in _KEYS]
    if unknown:
        raise BadPosition(f"a position of Space Sheep! has no {unknown[0]!r}; it may have {', '.join(_KEYS)}")
    setup = make_setup(config, whole(description, "seats", 2, 0, 99), options)
    new = SpaceState.__new__(SpaceState)
    new.setup, new.known_legal = setup, {}
    counter = Luck.from_seed(whole(description, "seed", 0, 0, 10**18)).counter
    new.luck = Luck(counter, _forced(config, description))
    _read_ring(new, description)
    _read_seats(new, description)
    _read_cards(new, description)
    new.stage, new.after, new.reason, new.winners = TURN, TO_TURN, "", ()
    new.owed = new.rest = new.turns = new.moves = 0
    new.named = NOBODY
    if troubles := audit(new):
        raise BadPosition(f"this cannot be: {troubles[0]}")
    if is_exhausted(new):
        raise BadPosition("nobody holds a card and none can be drawn: the game is over")
    return new


# ------------------------------------------------------------------ reading


def _forced(config: SpaceConfig, description: Mapping[str, Any]) -> tuple[tuple[str, str | int], ...]:
    out: list[tuple[str, str | int]] = []
    for entry in listing("luck", description.get("luck", ())):
        if not isinstance(entry, Mapping):
            raise BadPosition(f"luck is a list of results such as {{wolf: 3}}, not {entry!r}")
        for name, face in entry.items():
            if name != "wolf" or face not in range(1, config.box.die + 1):
                raise BadPosition(f"luck knows wolf, with faces from 1 to {config.box.die}; not {name}: {face}")
            out.append((name, face))
    return tuple(out)


def _read_ring(new: SpaceState, description: Mapping[str, Any]) -> None:
    setup, size = new.setup, new.setup.systems
    ring = tuple(listing("ring", description.get("ring", COLOURS[:size]), size))
    if len(set(ring)) < size or any(colour not in COLOURS for colour in ring):
        raise BadPosition(f"ring must be {size} different colours among {', '.join(COLOURS)}, not {list(ring)}")
    new.ring = ring
    new.tiles = tuple(listing("tiles", description.get("tiles", setup.tiles[:size]), size))
    for tile in new.tiles:
        if tile not in setup.config.tiles:
            raise BadPosition(f"there is no tile {tile!r}")
    new.chits = _chits(new, description)
    new.instructions = instructions_of(setup, new.tiles, new.chits)
    new.shepherds = _pieces(new, description, "shepherds", 1)
    new.sheep = _pieces(new, description, "sheep", 2)
    new.wolf = _colour(new, "wolf", description.get("wolf", ring[setup.wolf_start]))
    new.standing = truth(description, "standing", True)
    new.sand = whole(description, "sand", setup.sand, 0, setup.sand)


def _colour(new: SpaceState, key: str, name: Any) -> int:
    if name not in new.ring:
        raise BadPosition(f"{key} must name colours in play, {', '.join(new.ring)}, not {name!r}")
    return new.ring.index(name)


def _chits(new: SpaceState, description: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    counts = [new.setup.config.tiles[tile].chits for tile in new.tiles]
    if "chits" not in description:
        return tuple((system,) * count for system, count in enumerate(counts))
    rows = listing("chits", description["chits"], len(counts))
    return tuple(
        tuple(_colour(new, "chits", name) for name in listing("the chits of a system", row, count))
        for row, count in zip(rows, counts, strict=True)
    )


def _pieces(new: SpaceState, description: Mapping[str, Any], key: str, shift: int) -> tuple[int, ...]:
    size = len(new.ring)
    if key not in description:
        return tuple((system + shift) % size for system in range(size))
    return tuple(_colour(new, key, name) for name in listing(key, description[key], size))


def _read_seats(new: SpaceState, description: Mapping[str, Any]) -> None:
    setup = new.setup
    new.commander = whole(description, "commander", setup.first, 0, setup.seats - 1)
    new.turn = whole(description, "turn", setup.first, 0, setup.seats - 1)
    new.acted = truth(description, "acted", False)
    last = range(setup.seats - setup.infiltrators, setup.seats)
    for key, default in (("infiltrators", tuple(last)), ("ousted", ()), ("pointed", ())):
        seats = {seat_of(key, seat, setup.seats) for seat in listing(key, description.get(key, default))}
        setattr(new, key, tuple(sorted(seats)))
    points = by_seat("points", description.get("points", {}), setup.seats)
    if points and not setup.infiltrators:
        raise BadPosition("points needs Infiltrators in the options")
    new.pointing = tuple(
        seat_of("points", points[seat], setup.seats) if seat in points else NOBODY for seat in range(setup.seats)
    )


def _read_cards(new: SpaceState, description: Mapping[str, Any]) -> None:
    setup = new.setup
    rest = [colour for colour in range(setup.systems) for _ in range(setup.cards)] + [WILD] * setup.wilds
    hands = {
        seat: _taken(new, rest, "hands", cards)
        for seat, cards in by_seat("hands", description.get("hands", {}), setup.seats).items()
    }
    console = []
    for entry in listing("console", description.get("console", ())):
        card, seat = listing("an entry of the console", entry, 2)
        console.append((_taken(new, rest, "console", [card])[0], seat_of("console", seat, setup.seats)))
    new.console = tuple(console)
    new.face_up = _taken(new, rest, "face_up", description.get("face_up", ()))
    deck = _taken(new, rest, "deck", description["deck"]) if "deck" in description else None
    size = setup.config.box.hand
    for seat in range(setup.seats):
        if seat not in hands:
            hands[seat] = () if seat in new.ousted else tuple(rest[:size])
            del rest[: len(hands[seat])]
    new.hands = tuple(hands[seat] for seat in range(setup.seats))
    left = len(rest) if deck is None and "left" not in description else 0
    if deck is None and "left" in description:
        left = whole(description, "left", 0, 0, len(rest))
    new.deck = tuple(rest[:left]) if deck is None else deck
    new.face_down = tuple(rest[left:])


def _taken(new: SpaceState, rest: list[int], key: str, names: Any) -> tuple[int, ...]:
    """The cards of these names, which are left no more."""
    out = []
    for name in listing(key, names):
        card = WILD if name == WILD_NAME else _colour(new, key, name)
        if card not in rest:
            raise BadPosition(f"there are not so many cards of {name!r}")
        rest.remove(card)
        out.append(card)
    return tuple(out)


# ------------------------------------------------------------------ writing


def describe_position(state: SpaceState) -> dict[str, Any]:
    """The keys of `position` for a state, with what only play brings about: `stage`, `owed`, `named`, `face_down`."""
    name, ring = state.name_of, state.ring
    seats = range(state.setup.seats)
    return {
        "seats": state.setup.seats,
        "commander": state.commander,
        "turn": state.turn,
        "stage": state.stage,
        "ring": list(ring),
        "tiles": list(state.tiles),
        "chits": [[ring[c] for c in row] for row in state.chits],
        "shepherds": [ring[c] for c in state.shepherds],
        "sheep": [ring[c] for c in state.sheep],
        "wolf": ring[state.wolf],
        "standing": state.standing,
        "sand": state.sand,
        "hands": {seat: sorted(name(c) for c in state.hands[seat]) for seat in seats},
        "console": [[name(c), seat] for c, seat in state.console],
        "face_up": [name(c) for c in state.face_up],
        "face_down": sorted(name(c) for c in state.face_down),
        "deck": [name(c) for c in state.deck],
        "left": len(state.deck),
        "acted": state.acted,
        "infiltrators": list(state.infiltrators),
        "ousted": list(state.ousted),
        "points": {seat: other for seat, other in enumerate(state.pointing) if other != NOBODY},
        "pointed": list(state.pointed),
        "owed": state.owed,
        "named": state.named,
    }


def tidy_description(description: Mapping[str, Any]) -> dict[str, Any]:
    """What was expected, with seats as numbers and hands in order."""
    out = dict(description)
    if "hands" in out:
        out["hands"] = {int(seat): sorted(cards) for seat, cards in out["hands"].items()}
    if "points" in out:
        out["points"] = {int(seat): other for seat, other in out["points"].items()}
    if "face_down" in out:
        out["face_down"] = sorted(out["face_down"])
    return out
