"""What stands on a card: its text, made from what it does, in lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.texts import Texts
from game.effects.speaker import Voice
from game.effects.text import ability_text, modify_text
from game.rules.the_sheep.config import Caravan, PollutionTile, SheepConfig

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


def card_text(config: SheepConfig, row: str, name: str, texts: Texts) -> tuple[str, ...]:
    """The text of a card: what holds as long as it is there, then each ability; of a tile its Minor and Major side."""
    voice, half = ROWS[row]
    card: Any = getattr(config, row)[name]
    if isinstance(card, PollutionTile):
        return tuple(ability_text(side, texts, voice, half) for side in (card.minor, card.major))
    lasting = modify_text(card.modify, texts, voice, half) if card.modify else ""
    if isinstance(card, Caravan):
        abilities = [card.board] if card.board is not None else []
    else:
        abilities = [*getattr(card, "passive", {}).values(), *card.abilities.values()]
    told = (lasting, *(ability_text(ability, texts, voice, half) for ability in abilities))
    return tuple(line for line in told if line)
