"""A fixed loop of plain Python that tells how fast the machine is at this moment.

Figures of rules are quoted as if the loop ran at NOMINAL rounds a second (its speed where the aims were set), so that
they can be compared between machines and between moments. Never change the loop: all figures would change with it.
"""

from __future__ import annotations

from time import process_time

NOMINAL = 140.0
_SIZE = 1021


def loop() -> int:
    """One round: integer arithmetic and list indexing, nothing else."""
    cells = list(range(_SIZE))
    state, total = 12345, 0
    for _ in range(20_000):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        at = state % _SIZE
        other = (at * 7 + 3) % _SIZE
        cells[at], cells[other] = cells[other], cells[at] + 1
        if cells[at] > cells[other]:
            total += cells[at] - cells[other]
        else:
            total -= 1
    return total


def speed(seconds: float = 0.15) -> float:
    """Rounds a second of processor time, now."""
    start, rounds = process_time(), 0
    while (passed := process_time() - start) < seconds:
        loop()
        rounds += 1
    return rounds / passed
