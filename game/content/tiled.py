"""Reads a map drawn in Tiled into the same kind of tree as YAML gives, so that one way of checking serves both.

`<id>.tmx` becomes the entry `maps: {<id>: ...}`; what people read about the map (`name`, `about`, `drawn_by`) stands in
`<id>.yaml` beside it. How a map is drawn is written down in CONTRIBUTING, "Making a map".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.content.nodes import Node, Scalar, quoted
from game.content.tiled_check import GROUND, PLACES, ROADS, SHADOW, Checked, Drawn, check_map
from game.content.tiled_tiles import TERRAIN, Tile, value_of
from game.content.yaml_source import Source, limited, read_yaml
from game.core.problems import Place, Problem
from game.geometry.hexes import Cell, cell_at, straight

FOLDER = "maps"
SUFFIX = ".tmx"
_DRAWN = ("ground", "looks", "shadow", "places", "roads")
_ID = re.compile(r"[a-z][a-z0-9_]*")


def map_files(game_folder: Path) -> tuple[Path, ...]:
    """The maps in the folder `maps` of a game's data or of a mod's part for a game, by name."""
    return tuple(sorted(p for p in (game_folder / FOLDER).glob(f"*{SUFFIX}") if p.is_file()))


def read_map(path: Path) -> Source:
    """The tree of a map: `{maps: {<id>: {...}}}`. Never raises: whatever is wrong is among the problems."""
    checked = check_map(path)
    problems = list(checked.problems)
    files = list(checked.files)
    about = path.with_suffix(".yaml")
    fields: dict[str, Node] = {}
    if not _ID.fullmatch(path.stem):
        text = f"a map's file is called in small letters, digits and _, not {quoted(path.stem)}; rename it"
        problems.append(Problem(Place(checked.file), text))
    if about.is_file():
        words = read_yaml(about)
        files.append(words.file)
        problems.extend(words.problems)
        problems.extend(_words(words, fields))
    if not checked.problems:
        try:
            fields.update(_drawn(path, checked, problems))
        except Exception as error:  # pytmx raises whatever it meets, up to bare exceptions
            text = f"this map cannot be read ({type(error).__name__}: {error}); save it again from Tiled"
            problems.append(Problem(checked.root.place, text))
    place = checked.root.place
    root = Node({FOLDER: Node({path.stem: Node(fields, place, place)}, place, place)}, place, place)
    return Source(checked.file, None if checked.problems else root, tuple(limited(problems)), tuple(files[1:]))


def read_data(path: Path) -> Source:
    """The tree of a data file, be it a map or YAML. Never raises."""
    return read_map(path) if path.suffix == SUFFIX else read_yaml(path)


def read_maps(paths: Iterable[Path]) -> list[Source]:
    """All maps in one tree, as one file would give it; no source at all when there is no map."""
    sources = [read_map(path) for path in paths]
    if not sources:
        return []
    roots = [s.root.fields[FOLDER] for s in sources if s.root is not None and s.root.fields is not None]
    maps = {key: node for root in roots for key, node in (root.fields or {}).items()}
    place = Place(sources[0].file)
    root = Node({FOLDER: Node(maps, place, place)}, place, place)
    complete = all(s.root is not None for s in sources)
    return [Source(sources[0].file, root if complete else None, tuple(p for s in sources for p in s.problems))]


def _words(words: Source, fields: dict[str, Node]) -> Iterator[Problem]:
    """Puts what stands in the YAML file into `fields`."""
    root = words.root
    if root is None:
        return
    if root.fields is None:
        yield Problem(root.place, "this file must be a mapping (lines like `name: The Downs`)")
        return
    for key, node in root.fields.items():
        if key in _DRAWN:
            yield Problem(node.key, f"{quoted(key)} comes from the map in Tiled; delete it here")
        else:
            fields[key] = node


def _drawn(path: Path, checked: Checked, problems: list[Problem]) -> dict[str, Node]:
    import pytmx  # it brings pygame along, so only who reads maps pays for it

    tmx = pytmx.TiledMap(str(path))
    place = checked.root.place
    roads = (_road(drawn, tmx.objects_by_id[_id(drawn)], problems) for drawn in checked.objects[ROADS])
    return {
        "ground": _rows(tmx, checked, "", lambda gid, _: tmx.tile_properties[gid][TERRAIN]),
        "looks": _rows(tmx, checked, 0, lambda _, tile: tile.look),
        "shadow": _list(_shadow(tmx, checked), place),
        "places": _list((_place(drawn, tmx.objects_by_id[_id(drawn)]) for drawn in checked.objects[PLACES]), place),
        "roads": _list(roads, place),
    }


def _rows(tmx: Any, checked: Checked, empty: Scalar, of_tile: Callable[[int, Tile], Scalar]) -> Node:
    """The rows of the ground, `empty` where there is no tile. What a tile says stands where its tileset says it."""
    places = checked.cells[GROUND]
    rows = []
    for row, gids in enumerate(tmx.layernames[GROUND].data):
        here = places[row * checked.columns]
        cells = [Node(empty, here, here)] * len(gids)
        for column, gid in enumerate(gids):
            if gid:
                tile = checked.tiles[tmx.tiledgidmap[gid]]
                cells[column] = Node(of_tile(gid, tile), tile.element.place, tile.element.place)
        rows.append(Node(cells, here, here))
    return Node(rows, places[0], places[0])


def _shadow(tmx: Any, checked: Checked) -> Iterator[Node]:
    if SHADOW not in checked.cells:
        return
    for column, row, gid in tmx.layernames[SHADOW].iter_data():
        if gid:
            yield _cell((column, row), checked.cells[SHADOW][row * checked.columns + column])


def _place(drawn: Drawn, point: Any) -> Node:
    place = drawn.element.place
    fields = {"at": _cell(cell_at(point.x, point.y), place)}
    # Tiled 1.9 alone writes `class`, the versions before and after it `type`.
    if kind := point.type or drawn.element.get("class"):
        fields["type"] = Node(kind, place, place, kind)
    return Node(fields | _properties(drawn, point), place, place)


def _road(drawn: Drawn, line: Any, problems: list[Problem]) -> Node:
    """A road with all its hexes. What does not hang together is told, and spoiled so that it is told once."""
    place = drawn.shape.place
    corners = [cell_at(x, y) for x, y in line.points]
    cells = [_cell(corners[0], place)]
    for here, there in pairwise(corners):
        between = straight(here, there)
        if between is None:
            text = f"from column {here[0]}, row {here[1]} to column {there[0]}, row {there[1]} is no straight line of "
            problems.append(Problem(place, text + "hexes; add points between"))
            cells.append(Node(_cell(there, place).value, place, place, spoiled=True))
        else:
            cells.extend(_cell(cell, place) for cell in between[1:])
    if len(cells) == 1:
        problems.append(Problem(place, "all points of this road lie in one hex; draw it from hex to hex"))
    hexes = Node(cells, place, place, spoiled=len(cells) == 1)
    return Node({"hexes": hexes} | _properties(drawn, line), drawn.element.place, drawn.element.place)


def _properties(drawn: Drawn, element: Any) -> dict[str, Node]:
    return {
        name: Node(element.properties[name] or "", item.place, item.place, value_of(item))
        for name, item in drawn.properties.items()
    }


def _id(drawn: Drawn) -> int:
    return int(drawn.element.get("id"))


def _cell(cell: Cell, place: Place) -> Node:
    return _list((Node(number, place, place) for number in cell), place)


def _list(nodes: Iterable[Node], place: Place) -> Node:
    return Node(list(nodes), place, place)
