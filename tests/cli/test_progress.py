"""The bar for people who wait."""

from __future__ import annotations

import pytest

from game.cli.progress import Progress


def test_the_last_game_fills_the_bar_and_ends_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Progress(3)
    for done in (1, 2, 3):
        bar(done)
    drawn = capsys.readouterr().err
    assert drawn.count("\n") == 1
    assert drawn.endswith("\n")
    first, last = drawn.split("\r")[1], drawn.split("\r")[-1]
    assert first.startswith("[" + "#" * 10 + "." * 20 + "] 1 of 3 games, about ")
    assert last.startswith("[" + "#" * 30 + "] 3 of 3 games ")


def test_it_is_not_drawn_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Progress(10_000, "games before")
    for done in range(1, 10_001):
        bar(done)
    drawn = capsys.readouterr().err
    assert drawn.count("\r") < 200
    assert "10000 of 10000 games before" in drawn
