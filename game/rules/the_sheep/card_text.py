"""What stands on a card: its text, made from what it does, in lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.core.sentence import capital
from game.core.texts import Texts
from game.effects.model import Ability
from game.effects.speaker import Voice
from game.effects.text import ability_head, ability_text, modify_text
from game.rules.the_sheep.config import Caravan, PollutionTile, SheepConfig, Trait

ROWS: Mapping[str, tuple[Voice, str]] = {
    "equipment": ("equipment", ""),
    "traits": ("trait", ""),
    "curses": ("curse", ""),
    "caravans": ("caravan", "day"),
    "mutations": ("mutation", "night"),
    "day_events": ("event", "day"),
    "night_events": ("event", "night"),
    "tiles": ("tile", "night"),
}
"""Sections of the data with cards that have a text: who speaks, and in which half of a day, if always in the same."""

VOICES: Mapping[str, Voice] = {
    "equipment": "equipment", "trait": "trait", "curse": "curse", "caravan": "caravan", "mutation": "mutation",
    "event": "event", "tile": "tile",
}  # fmt: skip
"""By the kind of what an ability belongs to (see `stages`) who speaks."""
HALF_OF: Mapping[str, str] = {"caravan": "day", "mutation": "night", "tile": "night"}
"""Kinds whose abilities always belong to the same half of a day."""


Note = Literal["", "passive", "minor", "major"]


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of a card's text. `head` is what its text has before the colon, for an ability that is used.

    `note` is the side of a tile the line stands on, or says that it works while its trait is exhausted, too (T23).
    """

    text: str
    head: str = ""
    note: Note = ""


def card_text(config: SheepConfig, row: str, name: str, texts: Texts) -> tuple[str, ...]:
    """The text of a card: what holds as long as it is there, then each ability; of a tile its Minor and Major side."""
    return tuple(line.text for line in card_lines(config, row, name, texts))


def ability_line(config: SheepConfig, card: str, ability: str, texts: Texts) -> CardLine | None:
    """An ability of a Shepherd's card as it stands there; None for one that nobody knows."""
    for row in ("equipment", "traits", "curses"):
        known = getattr(config, row).get(card)
        if known is not None and ability in known.abilities:
            return _line(known.abilities[ability], ROWS[row], texts)
    return None


def ability_words(config: SheepConfig, card: str, ability: str, texts: Texts) -> str:
    """What an ability of a Shepherd's card does, without what it is used by; "" for one that nobody knows."""
    line = ability_line(config, card, ability, texts)
    return capital(line.text[len(line.head) :].lstrip(": ")) if line is not None else ""


def card_lines(config: SheepConfig, row: str, name: str, texts: Texts) -> tuple[CardLine, ...]:
    """The text of a card with what can be said about each of its lines."""
    spoken = voice, half = ROWS[row]
    card: Any = getattr(config, row)[name]
    if isinstance(card, PollutionTile):
        return _line(card.minor, spoken, texts, "minor"), _line(card.major, spoken, texts, "major")
    told = [CardLine(modify_text(card.modify, texts, voice, half), note="passive" if isinstance(card, Trait) else "")]
    if isinstance(card, Caravan):
        told += [_line(card.board, spoken, texts)] if card.board is not None else []
    else:
        told += [_line(ability, spoken, texts, "passive") for ability in getattr(card, "passive", {}).values()]
        told += [_line(ability, spoken, texts) for ability in card.abilities.values()]
    return tuple(one for one in told if one.text)


def _line(ability: Ability, spoken: tuple[Voice, str], texts: Texts, note: Note = "") -> CardLine:
    text = ability_text(ability, texts, *spoken)
    return CardLine(text, text[: len(ability_head(ability, texts, *spoken))], note)
