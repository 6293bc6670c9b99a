"""Looks over a Tiled map before any other program reads it, and tells every fault at its place.

The maps of the game are small and plain: one hexagonal form, CSV layers, points and polylines, texts as properties.
Whatever else Tiled can do is refused with the way to do without it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.content.nodes import quoted, shown_path
from game.content.tiled_tiles import TERRAIN, Complaints, Tile, read_tiles
from game.content.xml_source import Element, read_xml
from game.core.problems import Place, Problem, did_you_mean
from game.geometry.hexes import HEIGHT, SIDE, WIDTH

GROUND, SHADOW, PLACES, ROADS = "ground", "shadow", "places", "roads"
MOST_COLUMNS = 100
MOST_POINTS = 200
MOST_OBJECTS = 100
_TURNED = 1 << 28
_FORM = {
    "orientation": ("hexagonal", "Orientation"),
    "tilewidth": (str(WIDTH), "Tile Width"),
    "tileheight": (str(HEIGHT), "Tile Height"),
    "hexsidelength": (str(SIDE), "Tile Side Length (Hex)"),
    "staggeraxis": ("x", "Stagger Axis"),
    "staggerindex": ("odd", "Stagger Index"),
}
_SHAPES = {
    PLACES: ("point", 'use "Insert Point"'),
    ROADS: ("polyline", 'use "Insert Polygon" and end it with a right click before it closes'),
}
_REFUSED = {
    "group": "groups of layers are not read; move its layers out of it",
    "imagelayer": "layers of pictures are not read; delete it, the game draws the map itself",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """An object of the map: its element, the element of its shape, and its properties."""

    element: Element
    shape: Element
    properties: dict[str, Element]


@dataclass(slots=True)
class Checked:
    """A map that was looked over. Only when `problems` is empty is the rest complete.

    `cells` holds for each tile layer where each of its numbers stands, row by row; `files` are all files read.
    """

    file: str
    root: Element
    files: list[str]
    columns: int = 0
    rows: int = 0
    tiles: dict[int, Tile] = field(default_factory=dict)
    cells: dict[str, list[Place]] = field(default_factory=dict)
    objects: dict[str, list[Drawn]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def check_map(path: Path) -> Checked:
    """Looks a .tmx file over. Never raises."""
    file = shown_path(path)
    root, problems = read_xml(path)
    if root is None:
        return Checked(file, Element("map", {}, Place(file)), [file], problems=problems)
    complaints = Complaints(path.parent.resolve())
    if root.tag != "map":
        complaints.say(root, f"this is a <{root.tag}>, not a map; save the map again from Tiled")
        return Checked(file, root, [file], problems=complaints.problems)
    checked = Checked(file, root, [file], problems=complaints.problems)
    _form(checked, complaints)
    checked.tiles, more = read_tiles(root.all("tileset"), complaints)
    checked.files.extend(more)
    if not complaints.problems:
        _layers(checked, complaints)
    if not complaints.problems:
        complaints.numbers(root)
    return checked


def _form(checked: Checked, complaints: Complaints) -> None:
    root = checked.root
    for name, (wanted, label) in _FORM.items():
        if root.get(name) != wanted:
            text = f'"{name}" is {quoted(root.get(name))}; set {label} to {wanted} in Map > Map Properties'
            complaints.say(root, text)
    if root.get("infinite", "0") != "0":
        complaints.say(root, "the map is infinite; take the tick away in Map > Map Properties")
    checked.columns = complaints.whole(root, "width", "", (1, MOST_COLUMNS))
    checked.rows = complaints.whole(root, "height", "", (1, MOST_COLUMNS))
    complaints.no_properties(root)
    for child in root.children:
        if child.tag in _REFUSED:
            complaints.say(child, _REFUSED[child.tag])
    known = ("properties", "editorsettings", "tileset", "layer", "objectgroup", *_REFUSED)
    complaints.only(root, known)


def _layers(checked: Checked, complaints: Complaints) -> None:
    seen: dict[str, Element] = {}
    for layer in checked.root.children:
        if layer.tag not in ("layer", "objectgroup"):
            continue
        name = layer.get("name")
        known, kind = ((GROUND, SHADOW), "tile") if layer.tag == "layer" else ((PLACES, ROADS), "object")
        if name not in known:
            hint = did_you_mean(name, known)
            complaints.say(layer, f"{kind} layers are called {known[0]} or {known[1]}, not {quoted(name)}{hint}")
        elif name in seen:
            text = f'there is a second layer "{name}" (first in line {seen[name].place.line}); keep one of them'
            complaints.say(layer, text)
        else:
            seen[name] = layer
            _layer(layer, name, checked, complaints)
    for name, kind in ((GROUND, "tile"), (PLACES, "object"), (ROADS, "object")):
        if name not in seen:
            complaints.say(checked.root, f'the {kind} layer "{name}" is missing; add it with Layer > New')


def _layer(layer: Element, name: str, checked: Checked, complaints: Complaints) -> None:
    complaints.no_properties(layer)
    if layer.get("offsetx", "0") != "0" or layer.get("offsety", "0") != "0":
        complaints.say(layer, f'the layer "{name}" is shifted; set its offset to 0')
    if layer.tag == "objectgroup":
        complaints.only(layer, ("properties", "object"))
        checked.objects[name] = list(_objects(layer, name, complaints))
        return
    complaints.only(layer, ("properties", "data"))
    data = list(layer.all("data"))
    if (layer.get("width"), layer.get("height")) != (str(checked.columns), str(checked.rows)) or len(data) != 1:
        complaints.say(layer, f'the layer "{name}" is not as large as the map; save it again from Tiled')
    elif data[0].get("encoding") != "csv" or "compression" in data[0].attributes or data[0].children:
        wrong = data[0].get("compression") or data[0].get("encoding", "XML")
        text = f"the layer is stored as {quoted(wrong)}; set Tile Layer Format to CSV in Map > Map Properties"
        complaints.say(data[0], text)
    else:
        checked.cells[name] = _cells(data[0], name, checked, complaints)


def _cells(data: Element, name: str, checked: Checked, complaints: Complaints) -> list[Place]:
    """Where each number of a layer stands; what is wrong with the numbers is told."""
    numbers = [
        (Place(data.place.file, line, column + m.start()), m.group())
        for line, column, piece in data.lines
        for m in re.finditer(r"[^,\s]+", piece)
    ]
    wanted = checked.columns * checked.rows
    if len(numbers) != wanted:
        complaints.say(data, f'the layer "{name}" has {len(numbers)} numbers, not {wanted}; save it again from Tiled')
    elif ",".join(text for _, text in numbers) != "".join(data.text.split()):
        complaints.say(data, f'the commas of the layer "{name}" are not right; save it again from Tiled')
    else:
        for number, (place, text) in enumerate(numbers):
            where = f"the tile at column {number % checked.columns}, row {number // checked.columns}"
            if (wrong := _tile_fault(text, name, checked.tiles)) is not None:
                complaints.problems.append(Problem(place, f"{where} {wrong}"))
    return [place for place, _ in numbers]


def _tile_fault(text: str, layer: str, tiles: dict[int, Tile]) -> str | None:
    """What is wrong with a number of a layer, as the end of a sentence."""
    if not re.fullmatch(r"[0-9]{1,10}", text):
        return f"is {quoted(text)}, which is no tile number; save the map again from Tiled"
    number = int(text)
    if number >= _TURNED:
        return "is turned or flipped; paint it anew without"
    if number == 0:
        return None
    tile = tiles.get(number)
    if tile is None:
        return f"has the number {number}, which is in none of the tilesets; paint another"
    if not tile.terrain:
        return f'has no property "{TERRAIN}"; give it one in its tileset or paint another'
    if (tile.terrain == SHADOW) != (layer == SHADOW):
        return f'belongs on the layer "{GROUND if layer == SHADOW else SHADOW}"; paint it there'
    return None


def _objects(layer: Element, name: str, complaints: Complaints) -> Iterator[Drawn]:
    tag, cure = _SHAPES[name]
    if sum(1 for _ in layer.all("object")) > MOST_OBJECTS:
        complaints.say(layer, f'the layer "{name}" has more than {MOST_OBJECTS} objects; delete some')
        return
    seen: set[int] = set()
    for element in layer.all("object"):
        number = complaints.whole(element, "id", "", (0, 1 << 24))
        properties = complaints.properties(element)
        shapes = [child for child in element.children if child.tag != "properties"]
        if number in seen:
            complaints.say(element, f"another object has the number {number} too; save the map again from Tiled")
        seen.add(number)
        if "template" in element.attributes:
            complaints.say(element, "templates are not read; detach this object from its template")
        elif len(shapes) != 1 or shapes[0].tag != tag or "gid" in element.attributes:
            found = "picture" if "gid" in element.attributes else shapes[0].tag if shapes else "rectangle"
            complaints.say(element, f'the layer "{name}" holds only {tag}s, this is a {found}; {cure}')
        elif not all(_is_pixel(element.get(axis)) for axis in "xy"):
            complaints.say(element, "this object has no sound position; draw it anew")
        elif element.get("rotation", "0") != "0":
            complaints.say(element, "this object is rotated; set its rotation to 0")
        elif tag == "polyline" and not _is_line(shapes[0].get("points")):
            complaints.say(shapes[0], f"a road has from 2 to {MOST_POINTS} points; draw it anew")
        else:
            yield Drawn(element, shapes[0], properties)


def _is_pixel(text: str) -> bool:
    try:
        return math.isfinite(float(text)) and abs(float(text)) < MOST_COLUMNS * WIDTH * 2
    except ValueError:
        return False


def _is_line(text: str) -> bool:
    points = [point.split(",") for point in text.split()]
    return 2 <= len(points) <= MOST_POINTS and all(len(p) == 2 and all(map(_is_pixel, p)) for p in points)
