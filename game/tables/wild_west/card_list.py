"""All cards of Wild West Shepherds, to be looked up: locations with their numbers, characters with what they can do."""

from __future__ import annotations

from game.core.texts import Texts
from game.rules.wild_west.ability_text import ability_text, location_name, numbers_of
from game.rules.wild_west.config import CHARACTERS, Character, CharacterId, Location, WildConfig
from game.tables.base import CardInfo
from game.tables.wild_west.looks import CHARACTER_BACK, FOLDER, NAME_PLATE, character_picture


def cards(config: WildConfig, texts: Texts) -> list[CardInfo]:
    """The locations in the order of the data, then the characters."""
    kinds = [_location(kind, card, texts) for kind, card in config.locations.items()]
    return kinds + [_character(config, name, texts) for name in CHARACTERS]


def _location(kind: str, card: Location, texts: Texts) -> CardInfo:
    facts = [texts("card.count", n=card.count), texts("card.type", type=texts(f"location_type.{card.type}"))]
    if card.sheep:
        facts.append(texts("card.sheep", n=card.sheep))
    if card.wolves:
        facts.append(texts("card.wolves", n=card.wolves))
    text = texts("card.disguised") if card.disguised else texts(f"card.about_{card.type}")
    return CardInfo(
        (("locations", kind),), texts("card.locations"), location_name(kind, texts),
        f"{FOLDER}location-{card.picture}", (*facts, texts(f"card.origin_{card.origin}")), text,
        f"{FOLDER}location-unknown",
    )  # fmt: skip


def _character(config: WildConfig, name: CharacterId, texts: Texts) -> CardInfo:
    card = config.characters[name]
    facts = [texts(f"character_set.{card.set}"), *symbol_words(card, texts), texts(f"card.origin_{card.origin}")]
    paths = (("characters", name), *(("abilities", number) for number in numbers_of(name)))
    return CardInfo(
        paths, texts("card.characters"), texts(f"character.{name}.name"), character_picture(name), tuple(facts),
        ability_text(config, name, texts), CHARACTER_BACK, NAME_PLATE,
    )  # fmt: skip


def symbol_words(card: Character, texts: Texts) -> tuple[str, ...]:
    """The symbols of a character card in words."""
    return (
        texts("symbol.min_seats", n=card.min_seats),
        texts("symbol.attacked" if card.attacked else "symbol.not_attacked").capitalize(),
        texts("symbol.collects" if card.collects else "symbol.not_collects").capitalize(),
    )
