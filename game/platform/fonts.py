"""Fonts by name and pixel size, and words drawn with them; both kept, because drawing text is dear.

The faces come from three font packages. Where one is missing, the library's own font stands in and the fact is
reported once: a program with a plain face is better than none. Letters a face does not have are drawn in one that
has them, or as "?".
"""

from __future__ import annotations

import importlib.util
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

Face = Literal["serif", "serif-bold", "serif-italic", "sans", "sans-bold", "drawn"]

_FILES: dict[Face, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif-italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "sans": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "sans-bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "drawn": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}
_STAND_INS: tuple[Face, ...] = ("sans", "serif")
_WORDS_KEPT = 6000
_PROBE_PX = 16
_NO_LETTER = "\U0010fffd"


def font_file(face: Face) -> Path | None:
    """The file of a face, or None when its package is not installed. The package itself is not run."""
    package, name = _FILES[face]
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / "files" / name
        if path.is_file():
            return path
    return None


class Fonts:
    """Opens each (face, size) once; keeps the words that were drawn last."""

    def __init__(self, report: Callable[[str], None] = lambda text: None) -> None:
        self._report = report
        self._paths: dict[Face, Path | None] = {}
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._words: OrderedDict[tuple[Face, int, str, str], pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[Face, int, str], int] = {}
        self._has: dict[tuple[Face, str], bool] = {}
        self._empty_box: dict[Face, bytes] = {}
        self._reported: set[str] = set()

    def get(self, face: Face, px: int) -> pygame.font.Font:
        """The font; `px` is the em height in pixels."""
        font = self._fonts.get((face, px))
        if font is None:
            font = self._fonts[(face, px)] = pygame.font.Font(self._path(face), px)
        return font

    def width(self, face: Face, px: int, text: str) -> int:
        """How wide `text` would be drawn, in pixels."""
        key = (face, px, text)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) > 4 * _WORDS_KEPT:
                self._widths.clear()
            shown_face, shown = self._readable(face, text)
            width = self._widths[key] = self.get(shown_face, px).size(shown)[0]
        return width

    def word(self, face: Face, px: int, text: str, colour: str) -> pygame.Surface:
        """`text` in one line and one colour (`#rrggbb`), antialiased on nothing."""
        key = (face, px, text, colour)
        surface = self._words.get(key)
        if surface is None:
            shown_face, shown = self._readable(face, text)
            surface = self._rendered(shown_face, px, shown, colour)
            self._words[key] = surface
            if len(self._words) > _WORDS_KEPT:
                self._words.popitem(last=False)
        else:
            self._words.move_to_end(key)
        return surface

    def _rendered(self, face: Face, px: int, text: str, colour: str) -> pygame.Surface:
        font = self.get(face, px)
        try:
            return font.render(text, True, colour)
        except pygame.error:  # text without any width, such as a lone joiner
            return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)

    def _readable(self, face: Face, text: str) -> tuple[Face, str]:
        """What to draw for `text`: the face that has most of its letters, and "?" for those it has not."""
        text = _drawable(text)
        if text.isascii():
            return face, text
        lacking = {f: {c for c in set(text) if not self._has_letter(f, c)} for f in (face, *_STAND_INS)}
        best = min(lacking, key=lambda f: len(lacking[f]))
        missing = lacking[best]
        if not missing <= self._reported:
            letters = ", ".join(f"{c} (U+{ord(c):04X})" for c in sorted(missing - self._reported))
            self._reported |= missing
            self._report(f'None of the program\'s faces has these letters; a "?" stands for each: {letters}')
        return best, "".join("?" if c in missing else c for c in text)

    def _has_letter(self, face: Face, letter: str) -> bool:
        """Whether the letter looks different from the box that faces show for letters they do not have."""
        if letter.isascii():
            return True
        found = self._has.get((face, letter))
        if found is None:
            if face not in self._empty_box:
                self._empty_box[face] = self._look(face, _NO_LETTER)
            found = self._has[(face, letter)] = self._look(face, letter) != self._empty_box[face]
        return found

    def _look(self, face: Face, letter: str) -> bytes:
        return pygame.image.tobytes(self._rendered(face, _PROBE_PX, letter, "#000000"), "RGBA")

    def _path(self, face: Face) -> Path | None:
        if face not in self._paths:
            self._paths[face] = path = font_file(face)
            if path is None:
                self._report(f"The font package {_FILES[face][0]} is missing; a plain face stands in for it.")
        return self._paths[face]


def _drawable(text: str) -> str:
    """Without what the font library refuses: NUL and half surrogates."""
    return "".join("\ufffd" if c == "\x00" or "\ud800" <= c <= "\udfff" else c for c in text)
