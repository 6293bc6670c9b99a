"""Shortest ways over any net of numbered places, counted in steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

FAR = 255
"""Stands for "there is no way"; real ways are shorter."""


def steps_to(goals: Iterable[int], before: Sequence[Sequence[int]]) -> bytes:
    """For every place the fewest steps to the nearest goal, FAR where no way leads.

    `before[p]` are the places from which one step leads to p. Ways of FAR steps and more count as none.
    """
    steps = bytearray([FAR]) * len(before)
    edge = list(goals)
    for goal in edge:
        steps[goal] = 0
    count = 0
    while edge and (count := count + 1) < FAR:
        beyond = []
        for place in edge:
            for other in before[place]:
                if steps[other] == FAR:
                    steps[other] = count
                    beyond.append(other)
        edge = beyond
    return bytes(steps)
