"""Pictures by name at exact pixel sizes, drawn from SVG when first asked for and kept while there is room.

A name is a path below `assets/images` without its ending (`ui/gear`), or the bare file name where only one file
has it (`gear`). A picture that is missing or cannot be drawn is shown as a frame with its name in it and
reported once; the program goes on.
"""

from __future__ import annotations

import io
import re
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pygame

from game.platform.fonts import Fonts

Size = tuple[int, int]
_SCREENS_KEPT = 5
_VIEW_BOX = re.compile(r'viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)')
_ENDINGS = (".svg", ".png")


class Assets:
    """The picture store. `root` is the program's folder; `report` receives one sentence a broken picture."""

    def __init__(self, root: Path, report: Callable[[str], None] | None = None) -> None:
        self.root = root
        self.problems: list[str] = []
        self._told = report
        self.fonts = Fonts(self.report)
        self._files: dict[str, Path] | None = None
        self._natural: dict[str, Size] = {}
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._room = 0
        self.set_screen((1920, 1080))

    def set_screen(self, size: Size) -> None:
        """How large the window is: pictures worth five of it in pixels are kept."""
        self._room = _SCREENS_KEPT * 4 * size[0] * size[1]

    def report(self, text: str) -> None:
        """Note a problem once."""
        if text not in self.problems:
            self.problems.append(text)
            if self._told is not None:
                self._told(text)

    def has(self, name: str) -> bool:
        """Whether there is a picture of that name."""
        return name in self._index()

    def file(self, name: str) -> Path | None:
        """The picture's file, or None when it is missing."""
        return self._index().get(name)

    def holds(self, name: str, size: Size) -> bool:
        """Whether `image` would give the picture at once."""
        return ("fit", name, size) in self._kept

    def take(self, name: str, size: Size, picture: pygame.Surface) -> None:
        """Keep a picture that was drawn elsewhere, as if `image` had drawn it."""
        self.keep(("fit", name, size), lambda: _centred(picture.convert_alpha(), size))

    def let_go(self, name: str, size: Size) -> None:
        """Drop a picture that `image` gave and nobody will ask for again."""
        picture = self._kept.pop(("fit", name, size), None)
        if picture is not None:
            self._bytes -= _weight(picture)

    def covering_size(self, name: str, size: Size) -> Size:
        """How large a picture must be to fill `size` pixels in its own shape."""
        width, height = self.natural_size(name)
        factor = max(size[0] / width, size[1] / height)
        return round(width * factor + 0.499), round(height * factor + 0.499)

    def natural_size(self, name: str) -> Size:
        """Width and height of the picture's own box, for its shape; (100, 100) when it is missing."""
        if name not in self._natural:
            self._natural[name] = self._read_size(name)
        return self._natural[name]

    def image(self, name: str, size: Size) -> pygame.Surface:
        """The picture fitted into `size` pixels without distortion, centred on nothing."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.keep(("fit", name, size), lambda: self._fitted(name, size))

    def recoloured(self, name: str, size: Size, colours: tuple[tuple[str, str], ...]) -> pygame.Surface:
        """Like `image`, with colours (`#rrggbb`, small letters) exchanged: (old, new) pairs. SVG only."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.keep(("recoloured", name, size, colours), lambda: self._exchanged(name, size, colours))

    def image_by_height(self, name: str, height: int) -> pygame.Surface:
        """The picture in its own shape, `height` pixels high."""
        width, natural = self.natural_size(name)
        return self.image(name, (round(height * width / natural), height))

    def cover(self, name: str, size: Size) -> pygame.Surface:
        """An opaque picture that fills `size` pixels, what overhangs cut off evenly: for backgrounds."""
        return self.keep(("cover", name, size), lambda: self._covering(name, size))

    def covering(self, name: str, size: Size) -> pygame.Surface:
        """As `cover`, but a picture of the caller's own, to draw on; not kept."""
        return self._covering(name, size)

    def drawn(self, svg: str, size: Size) -> pygame.Surface:
        """A picture from SVG text whose view box has the shape of `size`; not kept."""
        try:
            picture = pygame.image.load_sized_svg(io.BytesIO(svg.encode("utf-8")), size)
        except pygame.error as error:
            self.report(f"A drawing of the program could not be made ({error}).")
            return _placeholder(self.fonts, "?", size)
        return picture.convert_alpha()

    def kept(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """What `keep` would give without making it."""
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made now if it is not there; the longest unused ones go first."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._kept[key] = make()
        self._bytes += _weight(surface)
        while self._bytes > self._room and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return surface

    def forget(self) -> None:
        """Drop all kept pictures, after a change of the size everything is drawn at."""
        self._kept.clear()
        self._bytes = 0

    def _index(self) -> dict[str, Path]:
        if self._files is None:
            self._files, doubles = {}, set()
            folder = self.root / "assets" / "images"
            for path in sorted(folder.rglob("*")):
                if path.suffix not in _ENDINGS:
                    continue
                self._files[path.relative_to(folder).with_suffix("").as_posix()] = path
                if path.stem in self._files and self._files[path.stem] != path:
                    doubles.add(path.stem)
                self._files.setdefault(path.stem, path)
            for stem in doubles:
                if not any((folder / (stem + ending)).is_file() for ending in _ENDINGS):
                    del self._files[stem]
        return self._files

    def _read_size(self, name: str) -> Size:
        path = self._index().get(name)
        try:
            if path is not None and path.suffix == ".svg":
                found = _VIEW_BOX.search(path.read_text(encoding="utf-8")[:4000])
                if found:
                    return max(1, round(float(found[1]))), max(1, round(float(found[2])))
            elif path is not None:
                return pygame.image.load(path).get_size()
        except (OSError, ValueError, pygame.error):
            return 100, 100
        return 100, 100

    def _load(self, name: str, size: Size) -> pygame.Surface:
        path = self._index().get(name)
        if path is None:
            self.report(f'The picture "{name}" is missing below assets/images.')
            return _placeholder(self.fonts, name, size)
        try:
            if path.suffix == ".svg":
                return pygame.image.load_sized_svg(path, size).convert_alpha()
            picture = pygame.image.load(path)
            factor = min(size[0] / picture.get_width(), size[1] / picture.get_height())
            fitted = max(1, round(picture.get_width() * factor)), max(1, round(picture.get_height() * factor))
            return pygame.transform.smoothscale(picture.convert_alpha(), fitted)
        except (OSError, ValueError, pygame.error) as error:
            self.report(f'The picture "{path}" cannot be drawn: {error}.')
            return _placeholder(self.fonts, name, size)

    def _fitted(self, name: str, size: Size) -> pygame.Surface:
        return _centred(self._load(name, size), size)

    def _exchanged(self, name: str, size: Size, colours: tuple[tuple[str, str], ...]) -> pygame.Surface:
        path = self._index().get(name)
        if path is None or path.suffix != ".svg":
            return self._fitted(name, size)
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            return self._fitted(name, size)
        for old, new in colours:
            text = text.replace(old, new)
        return _centred(self.drawn(text, size), size)

    def _covering(self, name: str, size: Size) -> pygame.Surface:
        picture = self._load(name, self.covering_size(name, size))
        canvas = pygame.Surface(size)
        canvas.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
        return canvas.convert()


def _centred(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """The picture in the middle of a canvas of exactly `size`."""
    if picture.get_size() == size:
        return picture
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
    return canvas


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _placeholder(fonts: Fonts, name: str, size: Size) -> pygame.Surface:
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill("#e9dcc0")
    pygame.draw.rect(surface, "#b23a2e", surface.get_rect(), max(1, size[1] // 24))
    pygame.draw.aaline(surface, "#b23a2e", (0, 0), (size[0] - 1, size[1] - 1))
    text = fonts.word("sans", max(8, min(18, size[1] // 4)), name.rsplit("/", 1)[-1], "#2b2118")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface
