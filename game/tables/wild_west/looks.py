"""Which picture stands for what on the table of Wild West Shepherds."""

from __future__ import annotations

import pygame

from game.render.theme import Theme
from game.rules.wild_west.setup import Setup

FOLDER = "wild_west/"
BACK = FOLDER + "location-back"
CHARACTER_BACK = FOLDER + "character-back"
CARD_SHAPE = 5 / 7
NAME_PLATE = 0.885
"""How far down the plate for the name is on a character's picture."""

TILTS = (5.0, 1.5, -1.5, -5.0)
"""How the four cards lie, in degrees against the clock."""


def location_picture(theme: Theme, setup: Setup, kind: str) -> str:
    """The picture of a location; the back for an unknown one, a plain card where the data names no picture we have."""
    if not kind:
        return BACK
    name = f"{FOLDER}location-{setup.cards[kind].picture}"
    return name if theme.assets.has(name) else FOLDER + "location-unknown"


def character_picture(character: str) -> str:
    """The card of a character; the back for an unknown one."""
    return f"{FOLDER}character-{character}" if character else CHARACTER_BACK


def face_picture(character: str) -> str:
    """The small portrait of a character."""
    return f"{FOLDER}face-{character}"


def fineness(height: int) -> float:
    """How much larger something is drawn that is turned a little and made smaller again, so that its edges show no
    steps. What is large shows none anyway, and takes its time."""
    return 2.0 if height < 240 else 1.5 if height < 480 else 1.0


def tilted(theme: Theme, name: str, height: int, angle: float) -> pygame.Surface:
    """A card of this height on its shadow, turned by `angle` degrees and kept."""

    def make() -> pygame.Surface:
        finer = fineness(height)
        card = theme.assets.image_by_height(name, round(finer * height))
        unit = finer * theme.unit
        pad = round(8 * unit)
        sheet = pygame.Surface((card.get_width() + 2 * pad, card.get_height() + 2 * pad), pygame.SRCALPHA)
        for grow, alpha in ((5.0, 26), (3.5, 30), (2.0, 34)):
            box = card.get_rect(topleft=(pad + round(3 * unit), pad + round(4.5 * unit)))
            box.inflate_ip(round(grow * unit), round(grow * unit))
            layer = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
            pygame.draw.rect(layer, (43, 33, 24, alpha), box, border_radius=round(20 * unit))
            sheet.blit(layer, (0, 0))
        sheet.blit(card, (pad, pad))
        return pygame.transform.rotozoom(sheet, angle, 1 / finer)

    return theme.assets.keep(("tilted", name, height, round(angle, 1), theme.unit), make)
