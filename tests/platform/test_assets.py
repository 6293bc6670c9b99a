"""Pictures come in the size that was asked for; missing and broken ones never stop the program."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.platform.assets import Assets
from game.platform.fonts import font_file
from game.platform.window import Window

WIDE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">'
    '<rect x="0" y="0" width="200" height="100" fill="#ff0000"/></svg>'
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "assets" / "images"
    (folder / "ui").mkdir(parents=True)
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    (folder / "ui" / "wide.svg").write_text(WIDE, encoding="utf-8")
    (folder / "a" / "twin.svg").write_text(WIDE, encoding="utf-8")
    (folder / "b" / "twin.svg").write_text(WIDE, encoding="utf-8")
    (folder / "broken.svg").write_text("<svg nothing", encoding="utf-8")
    return tmp_path


@pytest.fixture
def assets(root: Path, window: Window) -> Assets:
    return Assets(root)


def test_a_picture_keeps_its_shape_inside_the_wished_size(assets: Assets) -> None:
    picture = assets.image("ui/wide", (100, 100))
    assert picture.get_size() == (100, 100)
    assert picture.get_at((50, 50))[:3] == (255, 0, 0)
    assert picture.get_at((50, 10)).a == 0


def test_a_cover_fills_the_size_and_is_opaque(assets: Assets) -> None:
    picture = assets.cover("ui/wide", (90, 90))
    assert picture.get_size() == (90, 90)
    assert {tuple(picture.get_at(p))[:3] for p in ((0, 0), (89, 0), (0, 89), (89, 89))} == {(255, 0, 0)}


def test_what_covers_is_asked_for_in_its_own_shape_and_can_be_let_go(assets: Assets) -> None:
    """200 x 100 over a square of 90: as high as the square, twice as wide."""
    assert assets.covering_size("ui/wide", (90, 90)) == (180, 90)
    assets.image("ui/wide", (180, 90))
    assert assets.holds("ui/wide", (180, 90))
    assets.let_go("ui/wide", (180, 90))
    assets.let_go("ui/wide", (180, 90))
    assert not assets.holds("ui/wide", (180, 90))
    assert assets._bytes == 0


def test_by_height_the_width_follows(assets: Assets) -> None:
    assert assets.image_by_height("wide", 30).get_size() == (60, 30)


def test_a_bare_name_finds_the_only_file_of_that_name(assets: Assets) -> None:
    assert assets.has("wide")
    assert not assets.has("twin")
    assert assets.has("a/twin")


def test_the_same_picture_is_drawn_once(assets: Assets) -> None:
    assert assets.image("ui/wide", (64, 64)) is assets.image("ui/wide", (64, 64))


def test_a_missing_picture_is_a_frame_with_its_name_and_one_report(root: Path, window: Window) -> None:
    told: list[str] = []
    assets = Assets(root, told.append)
    for size in ((80, 60), (40, 30)):
        assert assets.image("ui/not-there", size).get_size() == size
    assert len(told) == 1
    assert "ui/not-there" in told[0]


def test_a_broken_picture_is_replaced_and_reported(assets: Assets) -> None:
    assert assets.image("broken", (50, 50)).get_size() == (50, 50)
    assert any("broken.svg" in text for text in assets.problems)


def test_the_store_does_not_grow_without_end(assets: Assets) -> None:
    made: list[int] = []

    def make(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((1000, 500), pygame.SRCALPHA)

    assets.set_screen((1000, 500))
    for number in range(7):
        assets.keep(("large", number), lambda n=number: make(n))
    for number in (6, 5, 4, 3, 2):
        assets.keep(("large", number), lambda n=number: make(n))
    assert made == [0, 1, 2, 3, 4, 5, 6]
    assets.keep(("large", 0), lambda: make(0))
    assert made[-1] == 0


def test_all_faces_are_installed_and_can_be_opened(assets: Assets) -> None:
    for face in ("serif", "serif-bold", "serif-italic", "sans", "sans-bold", "drawn"):
        assert font_file(face) is not None
        assert assets.fonts.get(face, 20).get_height() > 15
    assert assets.problems == []


def test_words_are_drawn_once_and_any_text_can_be_drawn(assets: Assets) -> None:
    fonts = assets.fonts
    assert fonts.word("serif", 20, "sheep", "#000000") is fonts.word("serif", 20, "sheep", "#000000")
    for odd in ("羊", "\x00", "\u200b", "🐑", "\ud800", ""):
        assert isinstance(fonts.word("serif", 20, odd, "#000000"), pygame.Surface)


def test_letters_a_face_has_not_are_borrowed_or_become_a_question_mark_told_once(assets: Assets) -> None:
    fonts = assets.fonts
    raw = {face: fonts.get(face, 20) for face in ("serif", "sans", "drawn")}
    assert same(fonts.word("drawn", 20, "Вовк", "#000000"), raw["sans"].render("Вовк", True, "#000000"))
    assert same(fonts.word("serif", 20, "ñ Ωμέγα", "#000000"), raw["serif"].render("ñ Ωμέγα", True, "#000000"))
    assert assets.problems == []
    for _ in range(2):
        assert same(fonts.word("serif", 20, "José 羊🐺", "#000000"), raw["serif"].render("José ??", True, "#000000"))
        assert fonts.width("serif", 20, "José 羊🐺") == raw["serif"].size("José ??")[0]
    (told,) = assets.problems
    assert told.endswith('a "?" stands for each: 羊 (U+7F8A), 🐺 (U+1F43A)')


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
