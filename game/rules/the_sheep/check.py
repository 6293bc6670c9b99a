"""What the types cannot say about the data of The Sheep: names that lead nowhere, counts, words in the wrong place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.problems import Finding, PathPart
from game.effects.lint import check_ability, check_modify
from game.effects.model import Ability, Modify
from game.effects.speaker import Voice
from game.rules.the_sheep import map as maps
from game.rules.the_sheep.check_cards import check_cards
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.setup import MAX_SEATS

Path = tuple[PathPart, ...]
LEVELS = (1, 2, 3)


def check(config: SheepConfig) -> list[Finding]:
    """Everything wrong with data that has the right form."""
    return [
        *_names(config), *_traits(config), *_numbers(config), *_flock(config), *check_cards(config), *_maps(config),
        *_words(config),
    ]  # fmt: skip


def _names(config: SheepConfig) -> Iterator[Finding]:
    known = tuple(config.equipment)
    for name, shepherd in config.shepherds.items():
        for at, piece in enumerate(shepherd.starts_with):
            if piece not in known:
                yield Finding(("shepherds", name, "starts_with", at), f'there is no Equipment "{piece}"', known)
    for name, caravan in config.caravans.items():
        for at, piece in enumerate(caravan.inventory):
            if piece not in known:
                yield Finding(("caravans", name, "inventory", at), f'there is no Equipment "{piece}"', known)


def _traits(config: SheepConfig) -> Iterator[Finding]:
    people = tuple(config.shepherds)
    for name, trait in config.traits.items():
        if trait.shepherd not in people:
            yield Finding(("traits", name, "shepherd"), f'there is no Shepherd "{trait.shepherd}"', people)
    for who in people:
        for level in LEVELS:
            count = sum(t.shepherd == who and t.level == level for t in config.traits.values())
            if not count:
                text = f"{who} has no trait of level {level}; add one to traits, or take this Shepherd out"
                yield Finding(("shepherds", who), text)


def _numbers(config: SheepConfig) -> Iterator[Finding]:
    numbers = config.numbers
    if len(config.shepherds) < MAX_SEATS:
        yield Finding(("shepherds",), f"there must be at least {MAX_SEATS} Shepherds")
    if len(config.tiles) < numbers.tiles:
        yield Finding(("tiles",), f"there must be at least {numbers.tiles} pollution tiles")
    for row in ("mutations", "day_events", "night_events", "curses", "caravans", "maps"):
        if not getattr(config, row):
            yield Finding((row,), f'there must be at least one entry in "{row}"')
    for name, pipe in numbers.pipes.items():
        if not pipe or list(pipe) != sorted(pipe):
            yield Finding(("numbers", "pipes", name), "a pipe must have slots, and never ask for fewer on the way up")
    for seats in ("2", "3", "4"):
        if seats not in numbers.pipes:
            yield Finding(("numbers", "pipes"), f"the pipe for {seats} players is missing")
        count = numbers.caravans.get(seats, 0)
        if not 1 <= count <= len(config.caravans):
            text = f"for {seats} players there must be 1 to {len(config.caravans)} Caravans, not {count}"
            yield Finding(("numbers", "caravans"), text)
    if any(slots < 1 for slots in numbers.experience):
        yield Finding(("numbers", "experience"), "a level must need at least one experience")


def _flock(config: SheepConfig) -> Iterator[Finding]:
    for name, card in config.flock.items():
        for seats in ("2", "3", "4"):
            if seats not in card.seats:
                yield Finding(("flock", name, "seats"), f"the column for {seats} players is missing")
    for wave in LEVELS:
        there = sum(card.wave == wave for card in config.flock.values())
        least = config.numbers.waves[wave - 1] if wave < 3 else 1
        if there < least:
            yield Finding(("flock",), f"Wave {wave} has {there} cards, but {least} are needed")


def _maps(config: SheepConfig) -> Iterator[Finding]:
    for name, drawn in config.maps.items():
        for finding in maps.check(drawn):
            yield Finding(("maps", name, *finding.path), finding.text, finding.known)


# ------------------------------------------------------------------ the card language


def _words(config: SheepConfig) -> Iterator[Finding]:
    rows: tuple[tuple[str, Voice, Mapping[str, Any]], ...] = (
        ("equipment", "equipment", config.equipment), ("curses", "curse", config.curses),
        ("traits", "trait", config.traits), ("mutations", "mutation", config.mutations),
        ("day_events", "event", config.day_events), ("night_events", "event", config.night_events),
    )  # fmt: skip
    for row, voice, cards in rows:
        for name, card in cards.items():
            yield from _abilities((row, name, "abilities"), card.abilities, voice)
            yield from _modifies((row, name, "modify"), card.modify, voice)
    for name, trait in config.traits.items():
        yield from _abilities(("traits", name, "passive"), trait.passive, "trait")
    for name, caravan in config.caravans.items():
        if caravan.board is not None:
            yield from check_ability(caravan.board, ("caravans", name, "board"), "caravan")
        yield from _modifies(("caravans", name, "modify"), caravan.modify, "caravan")
    for name, tile in config.tiles.items():
        yield from check_ability(tile.minor, ("tiles", name, "minor"), "tile")
        yield from check_ability(tile.major, ("tiles", name, "major"), "tile")


def _abilities(path: Path, abilities: Mapping[str, Ability], voice: Voice) -> Iterator[Finding]:
    for name, ability in abilities.items():
        yield from check_ability(ability, (*path, name), voice)


def _modifies(path: Path, modifies: tuple[Modify, ...], voice: Voice) -> Iterator[Finding]:
    for at, modify in enumerate(modifies):
        yield from check_modify(modify, (*path, at), voice)
