"""File names that every system takes, made from whatever somebody typed; the typed name itself stands in the file."""

from __future__ import annotations

import unicodedata

LONGEST = 60
TITLE_LIMIT = 300


def slug(typed: str, otherwise: str = "game") -> str:
    """Small letters, digits and dashes, at most LONGEST; `otherwise` when nothing of that kind is left.

    A number is always put behind it, so that it is never a word like CON that some systems keep for themselves.
    """
    plain = unicodedata.normalize("NFKD", typed).casefold()
    kept = "".join(c if c.isascii() and c.isalnum() else "" if unicodedata.combining(c) else "-" for c in plain)
    words = "-".join(word for word in kept.split("-") if word)[:LONGEST].strip("-")
    return words or otherwise


def clean_title(typed: str) -> str:
    """The title as typed, without line breaks and control characters, at most TITLE_LIMIT long."""
    text = typed.encode("utf-8", "ignore").decode("utf-8")
    shown = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)
    return shown.strip()[:TITLE_LIMIT]
