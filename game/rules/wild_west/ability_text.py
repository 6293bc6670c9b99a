"""The abilities of the characters in words, with the numbers of the data filled in, so that a mod's numbers show."""

from __future__ import annotations

from dataclasses import fields

from game.core.texts import Field, Texts
from game.rules.wild_west.config import Abilities, WildConfig

_NUMBERS = tuple(f.name for f in fields(Abilities) if f.name != "origin")


def ability_text(config: WildConfig, character: str, texts: Texts) -> str:
    """What a character can do: `character.<id>.ability`, whose fields are the numbers of `ability_numbers`."""
    return texts(f"character.{character}.ability", **ability_numbers(config))


def ability_numbers(config: WildConfig) -> dict[str, Field]:
    """The numbers that ability texts may use: those of `abilities`, `share_at_most`, `open_from` and `at_most`."""
    numbers: dict[str, Field] = {name: getattr(config.abilities, name) for name in _NUMBERS}
    return numbers | {
        "share_at_most": config.sheep.share_at_most,
        "open_from": config.announcement.open_from,
        "at_most": config.announcement.at_most,
    }


def location_name(kind: str, texts: Texts) -> str:
    """A kind of location by name; one that a mod added without a name is called by its id."""
    key = f"location.{kind}.name"
    return texts(key) if key in texts else kind.replace("_", " ").capitalize()


def numbers_of(character: str) -> tuple[str, ...]:
    """The fields of `abilities` that belong to a character."""
    start = character.removeprefix("insurance_") + "_"
    return tuple(name for name in _NUMBERS if name.startswith(start))
