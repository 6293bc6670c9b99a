"""Drawing each SVG once a test run changes no picture."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest

from tests.drawn_once import load_sized_svg

ONE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#{}"/></svg>'
RED, GREEN = ONE.format("ff0000"), ONE.format("00ff00")


def test_everybody_gets_a_picture_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "red.svg"
    file.write_text(RED, "utf-8")
    for source in (lambda: file, lambda: io.BytesIO(RED.encode())):
        for _ in range(3):
            picture = load_sized_svg(source(), (8, 8))
            assert picture.get_at((4, 4)) == (255, 0, 0, 255)
            picture.fill("#0000ff")


def test_another_size_and_a_changed_file_are_drawn_anew(tmp_path: Path) -> None:
    file = tmp_path / "changing.svg"
    file.write_text(RED, "utf-8")
    assert load_sized_svg(file, (8, 8)).get_size() == (8, 8)
    assert load_sized_svg(file, (16, 16)).get_size() == (16, 16)
    file.write_text(GREEN + "\n", "utf-8")
    assert load_sized_svg(file, (8, 8)).get_at((4, 4)) == (0, 255, 0, 255)


def test_what_cannot_be_drawn_is_refused_every_time(tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("<svg nothing", "utf-8")
    for file in (broken, broken, tmp_path / "missing.svg"):
        with pytest.raises((pygame.error, OSError)):
            load_sized_svg(file, (8, 8))
