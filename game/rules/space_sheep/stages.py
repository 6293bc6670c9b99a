"""Words and signs that state and view share."""

from __future__ import annotations

TURN, NAME, DISCARD, OVER = "turn", "name", "discard", "over"
"""A turn is on; the Commander names who gives up a card; that seat picks it; the game is over."""

TO_TURN, TO_NEXT = "turn", "next"
"""What follows when cards were given up: the turn that is on, or the next one."""

WILD, WILD_NAME = -1, "wild"
NOBODY = -1
SAND, OUSTED = "sand", "ousted"
