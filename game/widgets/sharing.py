"""Arithmetic of rows and columns: who gives way when there is too little room, who gets what is left."""

from __future__ import annotations

from collections.abc import Sequence


def given_way(wishes: Sequence[int], growth: Sequence[float], room: int) -> list[int]:
    """Wishes made to fit: first the growing ones shrink (to nothing if need be), then all alike."""
    over = sum(wishes) - room
    sizes = list(wishes)
    if over <= 0:
        return sizes
    for chosen in ([i for i, g in enumerate(growth) if g > 0], list(range(len(sizes)))):
        total = sum(sizes[i] for i in chosen)
        if total <= 0:
            continue
        cut = min(over, total if chosen != list(range(len(sizes))) else max(0, total - len(sizes)))
        keep = (total - cut) / total
        for i in chosen:
            sizes[i] = int(sizes[i] * keep)
        over = sum(sizes) - room
        if over <= 0:
            break
    return sizes


def with_growth(sizes: Sequence[int], growth: Sequence[float], room: int) -> list[int]:
    """Sizes with the spare room shared out to the growing ones, whole pixels, nothing lost."""
    spare, total = room - sum(sizes), sum(growth)
    out = list(sizes)
    if spare <= 0 or total <= 0:
        return out
    last = max(i for i, g in enumerate(growth) if g > 0)
    given = 0
    for i, g in enumerate(growth):
        if g > 0:
            part = spare - given if i == last else int(spare * g / total)
            out[i] += part
            given += part
    return out
