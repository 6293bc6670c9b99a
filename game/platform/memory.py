"""Keeps the program small: memory of large pictures that are no longer needed goes back to the system."""

from __future__ import annotations

import ctypes
from functools import cache

LARGE = 1 << 20
_M_MMAP_THRESHOLD = -3


@cache
def give_back_large_pieces() -> bool:
    """From now on whatever is larger than LARGE bytes is given back when it is freed; False where that is not known.

    The C library of Linux otherwise learns from the first large picture that such sizes are usual, keeps them in its
    heap, and holds some 40 MB that nobody uses. Call it off the main thread: loading takes a moment.
    """
    try:
        return bool(ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE))
    except (AttributeError, OSError, TypeError):
        return False
