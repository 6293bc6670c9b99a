"""Words and signs that state and view share: what is asked, and how it is written that something is not there."""

from __future__ import annotations

DRAFT, WATCH, ANNOUNCE, LOOK, PLACE, GUESS, CONTRACT, OVER = (
    "draft", "watch", "announce", "look", "place", "guess", "contract", "over",
)  # fmt: skip

NOWHERE = -1
"""The place of a meeple that is at home, and the turn of nobody."""
UNSAID = -1
"""What the Headman has announced before he speaks."""
