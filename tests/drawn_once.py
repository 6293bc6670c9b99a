"""Pictures are drawn from SVG once a test run, not once a program: every test that opens one wants the same.

Only the drawing itself is kept. Whoever asks gets a copy, a changed file or another size is drawn anew, and what cannot
be drawn is tried, and refused, every time.
"""

from __future__ import annotations

import io
import os
import threading
from collections import OrderedDict
from typing import Any

import pygame

ROOM = 128_000_000
"""Bytes of pictures that are kept; the longest unused ones go first."""

_draw = pygame.image.load_sized_svg
_kept: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()
_lock = threading.Lock()
_bytes = 0


def draw_once() -> None:
    """From now on pygame draws each SVG in each size once."""
    pygame.image.load_sized_svg = load_sized_svg


def load_sized_svg(file: Any, size: Any) -> pygame.Surface:
    """As pygame's own."""
    global _bytes
    key = (_content(file), *size)
    with _lock:
        picture = _kept.get(key)
        if picture is not None:
            _kept.move_to_end(key)
            return picture.copy()
    picture = _draw(file, size)
    with _lock:
        if key not in _kept:
            _kept[key] = picture.copy()
            _bytes += _weight(picture)
        while _bytes > ROOM:
            _bytes -= _weight(_kept.popitem(last=False)[1])
    return picture


def _content(file: Any) -> Any:
    """What tells one drawing from another: its text, or its file and when that was written."""
    if isinstance(file, io.BytesIO):
        return file.getvalue()
    try:
        found = os.stat(file)
    except (OSError, TypeError):
        return object()
    return os.fspath(file), found.st_mtime_ns, found.st_size, found.st_ino


def _weight(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
