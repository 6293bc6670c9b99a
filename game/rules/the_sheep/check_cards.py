"""What cannot be on a card of The Sheep: icons that do nothing, prices nobody can pay, Sheep that nothing can hurt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.problems import Finding, PathPart
from game.effects.model import Ability
from game.rules.the_sheep.config import ByTier, SheepConfig

Path = tuple[PathPart, ...]
MOST_ICONS = 9


def check_cards(config: SheepConfig) -> Iterator[Finding]:
    """Everything wrong with the numbers on cards, and with cards that can never come into play."""
    yield from _icons(config)
    yield from _prices(config)
    yield from _hands(config)
    yield from _mutations(config)
    yield from _herds(config)


def _icons(config: SheepConfig) -> Iterator[Finding]:
    rows: tuple[tuple[str, Mapping[str, Any]], ...] = (("equipment", config.equipment), ("curses", config.curses))
    for row, cards in rows:
        for name, card in cards.items():
            for kind, icons in card.damage.items():
                if not 1 <= icons <= MOST_ICONS:
                    text = f"a card has 1 to {MOST_ICONS} icons of a type, not {icons}; for none take {kind} out"
                    yield Finding((row, name, "damage", kind), text)


def _prices(config: SheepConfig) -> Iterator[Finding]:
    purse = config.numbers.essence_slots
    for name, card in config.equipment.items():
        if card.cost > purse:
            yield Finding(("equipment", name, "cost"), _unpaid(card.cost, purse))
    rows: tuple[tuple[str, str, Mapping[str, Any]], ...] = (
        ("equipment", "abilities", config.equipment), ("curses", "abilities", config.curses),
        ("traits", "abilities", config.traits), ("traits", "passive", config.traits),
    )  # fmt: skip
    for row, key, cards in rows:
        for name, card in cards.items():
            abilities: Mapping[str, Ability] = getattr(card, key)
            for word, ability in abilities.items():
                if ability.cost.essence > purse:
                    path = (row, name, key, word, "cost", "essence")
                    yield Finding(path, _unpaid(ability.cost.essence, purse))


def _unpaid(cost: int, purse: int) -> str:
    return f"nobody can ever pay {cost} Essence: a Shepherd holds {purse} at most (essence_slots)"


def _hands(config: SheepConfig) -> Iterator[Finding]:
    limit = config.numbers.hand_limits[0]
    held = {piece for shepherd in config.shepherds.values() for piece in shepherd.starts_with}
    for name, shepherd in config.shepherds.items():
        if (count := len(shepherd.starts_with)) > limit:
            text = f"{name} starts with {count} cards, but can hold {limit} (hand_limits)"
            yield Finding(("shepherds", name, "starts_with"), text)
    for name, caravan in config.caravans.items():
        for at, piece in enumerate(caravan.inventory):
            if piece in caravan.inventory[:at]:
                yield Finding(("caravans", name, "inventory", at), f'"{piece}" stands here twice; take one out')
        held.update(caravan.inventory)
    for name in config.equipment:
        if name not in held:
            text = f"no Caravan sells {name} and no Shepherd starts with it; add it to an inventory, or remove it"
            yield Finding(("equipment", name), text)


def _mutations(config: SheepConfig) -> Iterator[Finding]:
    yield from _health(("numbers", "day_health"), config.numbers.day_health)
    for name, mutation in config.mutations.items():
        yield from _health(("mutations", name, "health"), mutation.health)
        for key, kinds in (("weak", mutation.weak), ("immune", mutation.immune)):
            for at, kind in enumerate(kinds):
                path = ("mutations", name, key, at)
                if kind == "lantern":
                    yield Finding(path, f"nothing is {key} to Lantern damage; take it out")
                elif kind in kinds[:at]:
                    yield Finding(path, f"{kind} stands here twice; take one out")
                elif key == "weak" and kind in mutation.immune:
                    yield Finding(path, f"Sheep cannot be weak and immune to {kind}; take it out of one list")


def _health(path: Path, health: ByTier) -> Iterator[Finding]:
    for tier in ("lesser", "standard", "greater"):
        if getattr(health, tier) < 1:
            yield Finding((*path, tier), "Sheep need at least 1 Health, or they would be dead when they come")


def _herds(config: SheepConfig) -> Iterator[Finding]:
    for name, card in config.flock.items():
        for seats, spawns in card.seats.items():
            path = ("flock", name, "seats", seats)
            if not spawns:
                yield Finding(path, f"no Sheep come for {seats} players; name a spawn, such as `green: {{lesser: 2}}`")
            for colour, herd in spawns.items():
                if colour == "violet":
                    text = "flock cards never bring Sheep to the violet well; take green, red, blue or white"
                    yield Finding((*path, colour), text)
                if not herd:
                    yield Finding((*path, colour), "which Sheep come? Write how many of a tier, such as `{lesser: 2}`")
                for tier, count in herd.items():
                    if not 1 <= count <= 20:
                        text = f"1 to 20 Sheep of a tier come to a spawn, not {count}; for none take {tier} out"
                        yield Finding((*path, colour, tier), text)
