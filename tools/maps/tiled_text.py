"""Writes maps and their tileset the way Tiled 1.8 writes them, so that opening and saving changes nothing."""

from __future__ import annotations

from game.geometry.hexes import HEIGHT, SIDE, WIDTH, centre, neighbours
from tools.maps.plan import TERRAIN, Cell, Plan

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
VERSION = 'version="1.8" tiledversion="1.8.2"'
SPAWN_NAMES = {"violet": "the well"}


def tileset(looks: dict[str, int], columns: int) -> str:
    """The tileset with so many looks of each terrain, on a sheet with so many columns."""
    words = [terrain for terrain, count in looks.items() for _ in range(count)]
    rows = -(-len(words) // columns)
    text = f'{HEAD}<tileset {VERSION} name="terrain" tilewidth="{WIDTH}" tileheight="{HEIGHT}" '
    text += f'tilecount="{columns * rows}" columns="{columns}">\n'
    text += f' <image source="terrain.png" width="{columns * WIDTH}" height="{rows * HEIGHT}"/>\n'
    for number, word in enumerate(words):
        text += f' <tile id="{number}">\n  <properties>\n'
        text += f'   <property name="terrain" value="{word}"/>\n  </properties>\n </tile>\n'
    return text + "</tileset>\n"


def map_text(plan: Plan, looks: dict[str, int]) -> str:
    """A map with the tileset `terrain.tsx`."""
    columns, rows = len(plan.rows[0]), len(plan.rows)
    ground, shadow = _numbers(plan, looks)
    places = [*(("start", "", c) for c in plan.start), *(("finish", "", c) for c in plan.finish)]
    places += [("spawn", colour, cell) for colour, cell in plan.spawns]
    points = "".join(_place(k + 1, *place) for k, place in enumerate(places))
    lines = "".join(_road(k + 1 + len(places), *road) for k, road in enumerate(plan.roads))
    text = f'{HEAD}<map {VERSION} orientation="hexagonal" renderorder="right-down" width="{columns}" height="{rows}" '
    text += f'tilewidth="{WIDTH}" tileheight="{HEIGHT}" infinite="0" hexsidelength="{SIDE}" staggeraxis="x" '
    text += f'staggerindex="odd" nextlayerid="5" nextobjectid="{len(places) + len(plan.roads) + 1}">\n'
    text += ' <tileset firstgid="1" source="terrain.tsx"/>\n'
    text += _layer(1, "ground", ground) + _layer(2, "shadow", shadow)
    text += f' <objectgroup color="#7a6238" id="3" name="roads">\n{lines} </objectgroup>\n'
    text += f' <objectgroup color="#b23a2e" id="4" name="places">\n{points} </objectgroup>\n'
    return text + "</map>\n"


def about_text(plan: Plan) -> str:
    """What people read about a map."""
    head = "# What people read about the map of this name; everything else is drawn in the .tmx file.\n"
    return head + "".join(f"{key}: {plan.words[key]}\n" for key in ("name", "about")) + "drawn_by: Sheepfold\n"


def _numbers(plan: Plan, looks: dict[str, int]) -> tuple[list[list[int]], list[list[int]]]:
    """Tile numbers of ground and shadow; a look differs from those of its neighbours where it can."""
    first: dict[str, int] = {}
    for terrain, count in looks.items():
        first[terrain] = 1 + sum(looks[t] for t in first)
        assert count > 1
    chosen: dict[Cell, int] = {}
    ground = [[0] * len(row) for row in plan.rows]
    shadow = [[0] * len(row) for row in plan.rows]
    for row, letters in enumerate(plan.rows):
        for column, letter in enumerate(letters):
            if letter == "-":
                continue
            terrain = TERRAIN[letter.lower()]
            wish = (column * 7 + row * 11 + column * row) % looks[terrain]
            near = {chosen.get(n) for n in neighbours((column, row))}
            options = [(wish + k) % looks[terrain] + first[terrain] for k in range(looks[terrain])]
            ground[row][column] = chosen[column, row] = next((o for o in options if o not in near), options[0])
            if letter.isupper():
                shadow[row][column] = first["shadow"] + (column + row * 3) % looks["shadow"]
    return ground, shadow


def _layer(number: int, name: str, rows: list[list[int]]) -> str:
    text = ",\n".join(",".join(map(str, row)) for row in rows)
    head = f' <layer id="{number}" name="{name}" width="{len(rows[0])}" height="{len(rows)}">\n'
    return f'{head}  <data encoding="csv">\n{text}\n</data>\n </layer>\n'


def _property(name: str, value: str) -> str:
    return f'   <properties>\n    <property name="{name}" value="{value}"/>\n   </properties>\n' if value else ""


def _place(number: int, kind: str, colour: str, cell: Cell) -> str:
    x, y = centre(cell)
    name = SPAWN_NAMES.get(colour, colour) or kind.title()
    head = f'  <object id="{number}" name="{name}" type="{kind}" x="{x}" y="{y}">\n'
    return f"{head}{_property('colour', colour)}   <point/>\n  </object>\n"


def _road(number: int, sign: str, corners: list[Cell]) -> str:
    x, y = centre(corners[0])
    points = " ".join(f"{cx - x},{cy - y}" for cx, cy in map(centre, corners))
    name = f' name="{sign}"' if sign else ""
    head = f'  <object id="{number}"{name} x="{x}" y="{y}">\n'
    return f'{head}{_property("sign", sign)}   <polyline points="{points}"/>\n  </object>\n'
