"""Checks the tilesets of a Tiled map and says which terrain each tile number stands for.

A tileset stands in the map itself or in a .tsx file of the same folder. Its pictures are for Tiled alone; the game
draws its own, and knows a tile by the property `terrain`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from game.content.nodes import quoted, shown_path
from game.content.xml_source import Element, read_xml
from game.core.problems import Problem

TERRAIN = "terrain"
MOST_TILES = 1000
MOST_PIXELS = 16384
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_NAME = re.compile(r"[a-z_]+")
RESERVED = frozenset(
    "id name type class x y width height rotation gid visible template closed points properties parent image "
    "at hexes".split()
)
"""Properties that Tiled or its readers have already, so that nobody can have them again."""


_NUMBERS = frozenset(
    "columns firstgid gid id margin nextobjectid offsetx offsety spacing tilecount tileheight tilewidth "
    "height hexsidelength opacity probability rotation width x y".split()
)
_NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,20})?(e-[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: its terrain ("" when it has none), and which it is of those with that terrain, from 0."""

    terrain: str
    look: int
    element: Element


@dataclass(slots=True)
class Complaints:
    """What was found wrong so far, and the folder that no path may leave."""

    folder: Path
    problems: list[Problem] = field(default_factory=list)

    def say(self, element: Element, text: str) -> None:
        """Notes a problem at an element."""
        self.problems.append(Problem(element.place, text))

    def whole(self, element: Element, name: str, default: str, limits: tuple[int, int]) -> int:
        """An attribute that is a whole number within limits; the lower one, with a problem, when it is not."""
        text = element.get(name, default)
        if not _WHOLE.fullmatch(text) or not limits[0] <= int(text) <= limits[1]:
            self.say(element, f'"{name}" must be a whole number from {limits[0]} to {limits[1]}, not {quoted(text)}')
            return limits[0]
        return int(text)

    def numbers(self, element: Element) -> None:
        """Refuses, at an element and all inside it, what should be a number or a yes or no and is not."""
        for name, text in element.attributes.items():
            if name in _NUMBERS and not _NUMBER.fullmatch(text):
                self.say(element, f'"{name}" must be a number, not {quoted(text)}; save this again from Tiled')
            if name == "visible" and text not in ("0", "1"):
                self.say(element, f'"visible" must be 0 or 1, not {quoted(text)}; save this again from Tiled')
        for child in element.children:
            self.numbers(child)

    def only(self, element: Element, known: Iterable[str]) -> None:
        """Refuses children that are not known."""
        allowed = tuple(known)
        for child in element.children:
            if child.tag not in allowed:
                self.say(child, f"<{child.tag}> is not read here; delete it in Tiled")

    def path(self, element: Element, beside: Path) -> Path | None:
        """The file an element of a file in `beside` names, when it exists and lies in the map's folder."""
        source = element.get("source")
        if not source or Path(source).is_absolute() or ":" in source or "\\" in source or "\0" in source:
            wrong = "names no file" if not source else f"names {quoted(source)}, which is no path inside this folder"
            self.say(element, f"<{element.tag}> {wrong}; keep the file beside the map")
            return None
        target = (beside / source).resolve()
        if not target.is_relative_to(self.folder):
            self.say(element, f"{quoted(source)} leads out of the map's folder; keep the file beside the map")
            return None
        if not target.is_file():
            self.say(element, f"{quoted(source)} does not exist; put it beside the map")
            return None
        return target

    def properties(self, owner: Element) -> dict[str, Element]:
        """The properties of an element by name; their values are texts."""
        found: dict[str, Element] = {}
        for group in owner.all("properties"):
            for item in group.all("property"):
                name, kind = item.get("name"), item.get("type", "string")
                if name in RESERVED:
                    cure = "fill in the field Class or Type above" if name in ("type", "class") else "rename it"
                    self.say(item, f"a property cannot be called {quoted(name)}, Tiled has that already; {cure}")
                elif not _NAME.fullmatch(name):
                    self.say(item, f"{quoted(name)} is no name for a property; use small letters and _")
                elif kind != "string" or item.children:
                    self.say(item, f'the property "{name}" is of type {quoted(kind)}; make it text (string)')
                elif name in found:
                    self.say(item, f'the property "{name}" stands here a second time; keep one of them')
                else:
                    found[name] = item
        return found

    def no_properties(self, owner: Element) -> None:
        """Refuses all properties of an element that has none to have."""
        for name, item in self.properties(owner).items():
            self.say(item, f'unknown property "{name}"; <{owner.tag}> has none')


def value_of(item: Element) -> str:
    """The text of a property, which Tiled writes inside the element when it has several lines."""
    return item.get("value") or item.text


def read_tiles(sets: Iterable[Element], complaints: Complaints) -> tuple[dict[int, Tile], list[str]]:
    """All tiles by their number in the map, and the other files that were read."""
    tiles: dict[int, Tile] = {}
    files: list[str] = []
    for element in sets:
        first = complaints.whole(element, "firstgid", "", (1, 1 << 24))
        inner, beside = element, complaints.folder
        if "source" in element.attributes:
            target = _file(element, complaints)
            if target is None:
                continue
            files.append(shown_path(target))
            outer = _outside(target, complaints)
            if outer is None:
                continue
            inner, beside = outer, target.parent
        found = _tiles_of(inner, beside, complaints)
        if not complaints.problems:
            complaints.numbers(inner)
        for number, tile in found.items():
            if first + number in tiles:
                complaints.say(element, f"the tile number {first + number} belongs to another tileset too")
                break
            tiles[first + number] = tile
    return tiles, files


def _file(element: Element, complaints: Complaints) -> Path | None:
    """The .tsx file that an element names."""
    target = complaints.path(element, complaints.folder)
    if target is not None and target.suffix != ".tsx":
        complaints.say(element, f"{quoted(element.get('source'))} is no tileset; it must be a .tsx file")
        return None
    return target


def _outside(target: Path, complaints: Complaints) -> Element | None:
    """The tileset in a .tsx file."""
    root, problems = read_xml(target)
    complaints.problems.extend(problems)
    if root is not None and root.tag != "tileset":
        complaints.say(root, f"this is a <{root.tag}>, not a tileset; save the tileset again from Tiled")
        return None
    if root is not None and "source" in root.attributes:
        complaints.say(root, "a tileset file cannot name another one; save the tileset again from Tiled")
        return None
    return root


def _tiles_of(element: Element, beside: Path, complaints: Complaints) -> dict[int, Tile]:
    before = len(complaints.problems)
    count = complaints.whole(element, "tilecount", "", (1, MOST_TILES))
    for name in ("tilewidth", "tileheight"):
        complaints.whole(element, name, "", (1, MOST_PIXELS))
    for name in ("spacing", "margin"):
        complaints.whole(element, name, "0", (0, 100))
    if len(complaints.problems) > before:
        return {}
    complaints.only(element, ("properties", "editorsettings", "grid", "tileoffset", "transformations", "image", "tile"))
    complaints.no_properties(element)
    sheets = list(element.all("image"))
    for image in (*sheets, *(i for tile in element.all("tile") for i in tile.all("image"))):
        complaints.path(image, beside)
        for name in ("width", "height"):
            complaints.whole(image, name, "", (1, MOST_PIXELS))
    words: dict[int, tuple[str, Element]] = dict.fromkeys(range(count), ("", element)) if sheets else {}
    for tile in element.all("tile"):
        number = complaints.whole(tile, "id", "", (0, MOST_TILES * 10))
        complaints.only(tile, ("properties", "image"))
        if sheets and number >= count:
            complaints.say(tile, f"the tile {number} is not among the {count} of this tileset")
            continue
        words[number] = _terrain(tile, complaints)
    return _numbered(words)


def _terrain(tile: Element, complaints: Complaints) -> tuple[str, Element]:
    properties = complaints.properties(tile)
    for name, item in properties.items():
        if name != TERRAIN:
            complaints.say(item, f'unknown property "{name}"; a tile has only "{TERRAIN}"')
    word = properties.get(TERRAIN)
    return (value_of(word), word) if word is not None else ("", tile)


def _numbered(words: dict[int, tuple[str, Element]]) -> dict[int, Tile]:
    counts: dict[str, int] = {}
    tiles = {}
    for number, (terrain, element) in sorted(words.items()):
        tiles[number] = Tile(terrain, counts.get(terrain, 0), element)
        counts[terrain] = counts.get(terrain, 0) + 1
    return tiles
