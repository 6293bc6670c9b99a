"""Fonts by name and pixel size, and words drawn with them; both kept, because drawing text is dear.

The faces come from three font packages. Where one is missing, the library's own font stands in and the fact is
reported once: a program with a plain face is better than none.
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
_WORDS_KEPT = 6000


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
            width = self._widths[key] = self.get(face, px).size(_drawable(text))[0]
        return width

    def word(self, face: Face, px: int, text: str, colour: str) -> pygame.Surface:
        """`text` in one line and one colour (`#rrggbb`), antialiased on nothing."""
        key = (face, px, text, colour)
        surface = self._words.get(key)
        if surface is None:
            surface = self._rendered(face, px, _drawable(text), colour)
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

    def _path(self, face: Face) -> Path | None:
        if face not in self._paths:
            self._paths[face] = path = font_file(face)
            if path is None:
                self._report(f"The font package {_FILES[face][0]} is missing; a plain face stands in for it.")
        return self._paths[face]


def _drawable(text: str) -> str:
    """Without what the font library refuses (NUL, half surrogates); everything else is drawn or shown as a box."""
    return "".join("\ufffd" if c == "\x00" or "\ud800" <= c <= "\udfff" else c for c in text)
