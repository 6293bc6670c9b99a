"""Where the pictures of Space Sheep! lie, and the colours that belong to its night alone."""

from __future__ import annotations

from game.rules.space_sheep.stages import WILD_NAME

FOLDER = "space_sheep/"
CARD_SHAPE = 5 / 7
"""Width of a card for its height."""
TIMER_SHAPE = 200 / 764
"""Width of the sand timer for its height."""

SKY = "#161a36"
LABEL = "#1f2444"
INK = "#2b2118"
PAPER = "#f6eedc"
MOONLIGHT = "#f2e9d6"
GOLD = "#f2c744"
BRICK = "#e0604f"
MOSS = "#6fae5c"


def system_picture(colour: str) -> str:
    """A planet with its ring."""
    return f"{FOLDER}system-{colour}"


def sheep_picture(colour: str) -> str:
    """A SpaceSheep."""
    return f"{FOLDER}sheep-{colour}"


def shepherd_picture(colour: str) -> str:
    """A Shepherd in a rocket."""
    return f"{FOLDER}shepherd-{colour}"


def card_picture(card: str) -> str:
    """A tactics card by its colour, `wild` for a wild one, "" for the back."""
    return f"{FOLDER}card-{card}" if card else f"{FOLDER}card-back"


def symbol_picture(card: str) -> str:
    """The small round sign of a colour or of a wild card."""
    return f"{FOLDER}chit-wild" if card == WILD_NAME else f"{FOLDER}chit-{card}"


def wolf_picture(standing: bool) -> str:
    """The Wolf's ship."""
    return f"{FOLDER}wolf-{'standing' if standing else 'lying'}"
