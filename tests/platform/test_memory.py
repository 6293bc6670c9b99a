"""Memory of large pictures goes back to the system when they are freed."""

from __future__ import annotations

import ctypes
import sys

import pytest

from game.platform import memory


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's malloc is asked")
def test_the_library_is_told_once() -> None:
    assert memory.give_back_large_pieces()
    assert memory.give_back_large_pieces()


def test_where_there_is_no_such_library_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: object) -> None:
        raise OSError

    monkeypatch.setattr(ctypes, "CDLL", missing)
    memory.give_back_large_pieces.cache_clear()
    assert not memory.give_back_large_pieces()
    memory.give_back_large_pieces.cache_clear()
