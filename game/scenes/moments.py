"""Moments of the past in the player's words and local time: `today, 21:40`, `yesterday, 9:05`, `3 May 2026`."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.core.texts import Texts


def when(texts: Texts, seconds: float, today: date | None = None) -> str:
    """The moment `seconds` after the start of 1970; `today` is the day it is seen from, by default now."""
    try:
        moment = datetime.fromtimestamp(seconds)
    except (OverflowError, OSError, ValueError):
        return texts("when.unknown")
    clock = f"{moment.hour}:{moment.minute:02}"
    day = today or date.today()
    if moment.date() == day:
        return texts("when.today", time=clock)
    if moment.date() == day - timedelta(days=1):
        return texts("when.yesterday", time=clock)
    month = texts(f"when.month.m{moment.month}")
    return texts("when.date", day=moment.day, month=month, year=moment.year)
