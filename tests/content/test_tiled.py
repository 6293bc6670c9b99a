"""Maps drawn in Tiled: what they become, what is said about faulty ones, and that nothing gets past the look before."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytmx
import yaml

from game.cli import validate
from game.cli.main import main
from game.content.catalog import BrokenData, load_with
from game.content.mods import Mod, Roots, find_mods, misplaced
from game.content.tiled import map_files, read_map
from game.content.tiled_check import GROUND, PLACES, SHADOW, check_map
from game.geometry.hexes import cell_at, centre
from game.roots import program_root
from game.rules.the_sheep.map import TERRAINS, DrawnMap, chart, check
from tests.content.maps_yard import SOUND, Atlas, faults, field_with, read, sound

MAPS = program_root() / "data" / "the_sheep" / "maps"
OWN = ("downs", "levels")
CASES: dict[str, Any] = yaml.safe_load((SOUND / "cases.yaml").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_a_broken_map_is_explained_word_for_word(tmp_path: Path, name: str) -> None:
    case = CASES[name]
    drawn, said = read(field_with(tmp_path, case.get("file", "sound.tmx"), case["edits"]))
    assert said == case["says"]
    assert drawn is None


def test_the_small_map_is_what_is_drawn(tmp_path: Path) -> None:
    drawn = sound(field_with(tmp_path))
    assert drawn.name == "The Test Field"
    assert drawn.ground[1] == ("meadow", "meadow", "wood", *["meadow"] * 6)
    assert drawn.ground[3][7:] == ("meadow", "")
    assert drawn.shadow == ((2, 1),)
    assert [(p.type, p.colour, p.at) for p in drawn.places] == [
        ("start", None, (0, 3)), ("finish", None, (6, 3)), ("spawn", "green", (0, 0)), ("spawn", "red", (8, 0)),
        ("spawn", "blue", (8, 5)), ("spawn", "white", (0, 5)), ("spawn", "violet", (4, 0)),
    ]  # fmt: skip
    assert [(road.sign, road.hexes) for road in drawn.roads] == [
        (None, ((0, 3), (1, 3), (2, 3), (3, 3))),
        ("north", ((3, 3), (4, 3), (5, 2), (6, 3))),
        ("south", ((3, 3), (4, 4), (5, 3), (6, 3))),
    ]


def test_the_looks_of_a_terrain_are_counted_in_the_order_of_the_tiles(tmp_path: Path) -> None:
    path = field_with(tmp_path, "terrain.tsx", [('value="wood"', 'value="meadow"')])
    assert sound(path).looks[1] == (0, 0, 1, 0, 0, 0, 0, 0, 0)


def test_what_tiled_1_9_calls_a_class_is_a_type(tmp_path: Path) -> None:
    text = field_with(tmp_path).read_text("utf-8")
    (tmp_path / "sound.tmx").write_text(text.replace(' type="spawn"', ' class="spawn"'), "utf-8")
    assert sound(tmp_path / "sound.tmx").places[2].type == "spawn"


def test_a_map_needs_no_shadow(tmp_path: Path) -> None:
    text = field_with(tmp_path).read_text("utf-8")
    begin, end = text.index(' <layer id="2"'), text.index(" <objectgroup")
    (tmp_path / "sound.tmx").write_text(text[:begin] + text[end:], "utf-8")
    assert sound(tmp_path / "sound.tmx").shadow == ()


def test_a_tileset_may_stand_in_the_map_itself(tmp_path: Path) -> None:
    tiles = (field_with(tmp_path) / ".." / "terrain.tsx").resolve().read_text("utf-8")
    inner = tiles.split("?>\n")[1].replace('<tileset version="1.8" tiledversion="1.8.2"', '<tileset firstgid="1"')
    path = field_with(tmp_path, "sound.tmx", [(' <tileset firstgid="1" source="terrain.tsx"/>\n', inner)])
    assert sound(path) == sound(field_with(tmp_path))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Sound", 'Sound.tmx:1:1: a map\'s file is called in small letters, digits and _, not "Sound"; rename it'),
        ("my map", 'my map.tmx:1:1: a map\'s file is called in small letters, digits and _, not "my map"; rename it'),
    ],
)
def test_the_name_of_the_file_is_the_id(tmp_path: Path, name: str, says: str) -> None:
    path = field_with(tmp_path)
    path.with_suffix(".yaml").rename(tmp_path / f"{name}.yaml")
    assert read(path.rename(tmp_path / f"{name}.tmx")) == (None, [says])


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = field_with(tmp_path)
    path.write_text("<map>" + "<!-- baa -->" * 100_000 + "</map>", "utf-8")
    assert read(path)[1] == ["sound.tmx:1:1: this file has 1.1 MB; a map may have at most 1 MB"]


def test_a_map_nested_without_end_is_refused(tmp_path: Path) -> None:
    path = field_with(tmp_path)
    path.write_text("<map>" * 5000, "utf-8")
    assert read(path)[1] == ["sound.tmx:1:81: this file is nested more than 16 levels deep"]


def test_a_bomb_is_refused_at_once(tmp_path: Path) -> None:
    lines = ['<!DOCTYPE map [<!ENTITY a0 "baa">']
    lines += [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10)]
    path = field_with(tmp_path)
    path.write_text("\n".join([*lines, "]><map>&a9;</map>"]), "utf-8")
    begin = time.perf_counter()
    assert read(path)[1] == ["sound.tmx:1:15: a map has no DOCTYPE and no entities; delete it"]
    assert time.perf_counter() - begin < 0.5


def test_a_map_of_many_hexes_is_told_once(tmp_path: Path) -> None:
    drawn = sound(field_with(tmp_path))
    wide = [*drawn.ground, *[("meadow",) * 9] * 34]
    large = DrawnMap(
        name="x", about="", ground=tuple(wide), looks=tuple((0,) * 9 for _ in wide), shadow=(), places=drawn.places,
        roads=drawn.roads,
    )  # fmt: skip
    assert [f.text for f in check(large)] == ["the map has 359 hexes; 350 are the most"]


def test_places_count_where_they_lie_and_not_where_their_middle_is(tmp_path: Path) -> None:
    x, y = centre((8, 5))
    for dx, dy in ((-28, 44), (28, -44), (52, 0), (-52, 0)):
        path = field_with(tmp_path, "sound.tmx", [('x="780" y="572"', f'x="{x + dx}" y="{y + dy}"')])
        assert sound(path).places[4].at == (8, 5)


@pytest.mark.parametrize("name", OWN)
def test_the_maps_reader_and_the_look_before_agree(name: str) -> None:
    checked = check_map(MAPS / f"{name}.tmx")
    tmx = pytmx.TiledMap(str(MAPS / f"{name}.tmx"))
    assert checked.problems == []
    assert (tmx.width, tmx.height) == (checked.columns, checked.rows)
    for layer in (GROUND, SHADOW):
        text = next(e for e in checked.root.all("layer") if e.get("name") == layer)
        numbers = [int(n) for n in next(text.all("data")).text.replace("\n", "").split(",")]
        read_by_pytmx = [tmx.tiledgidmap.get(gid, 0) for row in tmx.layernames[layer].data for gid in row]
        assert read_by_pytmx == numbers
        used = {gid for row in tmx.layernames[layer].data for gid in row if gid}
        assert all(tmx.tile_properties[g]["terrain"] == checked.tiles[tmx.tiledgidmap[g]].terrain for g in used)
    points = {drawn.element.get("id"): drawn.element for drawn in checked.objects[PLACES]}
    for point in tmx.layernames[PLACES]:
        assert (point.x, point.y) == (float(points[str(point.id)].get("x")), float(points[str(point.id)].get("y")))
        assert cell_at(point.x, point.y)[0] < tmx.width


@pytest.mark.parametrize("name", OWN)
def test_a_map_is_read_and_charted_in_a_tenth_of_a_second(name: str) -> None:
    read_map(MAPS / f"{name}.tmx")
    times = []
    for _ in range(5):
        begin = time.process_time()
        chart(name, sound(MAPS / f"{name}.tmx"))
        times.append(time.process_time() - begin)
    assert min(times) < 0.1


@pytest.mark.parametrize("file", ["sound.tmx", "terrain.tsx", "sound.yaml"])
def test_random_damage_is_told_and_never_raised(tmp_path: Path, file: str, long_run: bool) -> None:
    rng = random.Random(file)
    raw = (SOUND / file).read_bytes()
    for _ in range(1000 if long_run else 60):
        path = field_with(tmp_path)
        at, length = rng.randrange(len(raw)), rng.choice((1, 1, 2, 8, 60))
        put = rng.choice((b"", b"<", b'"', b"0", b"-", b"999999999", raw[at : at + length] * 2, b"\xff", b"\n"))
        (tmp_path / file).write_bytes(raw[:at] + put + raw[at + length :])
        drawn, said = read(path)
        assert said or drawn is not None
        assert not [line for line in said if "cannot be read" in line], (at, length, put)


@pytest.mark.parametrize("name", OWN)
def test_the_own_maps_use_the_own_tiles(name: str) -> None:
    drawn = sound(MAPS / f"{name}.tmx")
    counts = dict.fromkeys(TERRAINS, 0)
    for words, looks in zip(drawn.ground, drawn.looks, strict=True):
        for word, look in zip(words, looks, strict=True):
            if word:
                counts[word] = max(counts[word], look + 1)
    pictures = program_root() / "assets" / "images" / "the_sheep" / "terrain"
    for terrain, count in counts.items():
        assert len(list(pictures.glob(f"{terrain}-*.svg"))) >= count


class Rules:
    """Stands for a game whose data is maps."""

    info: Any = SimpleNamespace(id="the_sheep")
    config_type = Atlas

    def check(self, config: Atlas) -> list[Any]:
        """What is wrong with the maps."""
        return faults(config)


@pytest.fixture
def roots(tmp_path: Path) -> Roots:
    """A data folder with the two maps, and a mod with the small one."""
    shutil.copytree(MAPS, tmp_path / "data" / "the_sheep" / "maps")
    (tmp_path / "data" / "the_sheep" / "game.yaml").write_text("game: the_sheep\n")
    folder = tmp_path / "mods" / "mine" / "the_sheep" / "maps"
    folder.mkdir(parents=True)
    field_with(folder)
    return Roots(tmp_path / "data", (tmp_path / "mods",))


def load(roots: Roots) -> Any:
    """The data in use."""
    return load_with(Rules(), roots.data, find_mods(roots.mods, "the_sheep"))


def test_a_map_in_a_mod_stands_beside_the_programs_own(roots: Roots) -> None:
    loaded = load(roots)
    assert sorted(loaded.config.maps) == ["downs", "levels", "sound"]
    assert [(r.name, r.added, r.changed, r.set_aside) for r in loaded.mods] == [("mine", 1, 0, ())]


def test_a_broken_map_in_a_mod_is_set_aside(roots: Roots) -> None:
    folder = roots.mods[0] / "mine" / "the_sheep" / "maps"
    field_with(folder, "terrain.tsx", [('value="wood"', 'value="wod"')])
    loaded = load(roots)
    assert sorted(loaded.config.maps) == ["downs", "levels"]
    assert [str(p).rsplit("/", 1)[1] for p in loaded.problems] == [
        'terrain.tsx:11:4: there is no terrain "wod"; did you mean "wood"?'
    ]
    assert [Path(file).name for file in loaded.mods[0].set_aside] == ["sound.tmx"]


def test_a_mod_may_redraw_a_map(roots: Roots) -> None:
    folder = roots.mods[0] / "mine" / "the_sheep" / "maps"
    field_with(folder).rename(folder / "downs.tmx")
    (folder / "sound.yaml").unlink()
    downs = load(roots).config.maps["downs"]
    assert downs.name == "The Downs"
    assert len(downs.ground) == 6


def test_a_broken_map_of_the_program_stops_it(roots: Roots) -> None:
    file = roots.data / "the_sheep" / "maps" / "downs.tmx"
    file.write_text(file.read_text("utf-8").replace('type="finish"', 'type="fnish"'), "utf-8")
    with pytest.raises(BrokenData) as broken:
        load(roots)
    assert [p.message for p in broken.value.problems] == [
        '"type" is "fnish", which is not known; allowed are start, finish and spawn; did you mean "finish"?'
    ]


def test_a_save_brings_its_map_along(roots: Roots) -> None:
    resolved = load(roots).resolved["maps"]
    assert sorted(resolved) == ["downs", "levels", "sound"]
    assert resolved["sound"]["shadow"] == [[2, 1]]


def test_maps_in_the_wrong_place_do_not_go_missing_silently(roots: Roots) -> None:
    folder = roots.mods[0] / "mine" / "the_sheep"
    (folder / "maps" / "sound.tmx").rename(folder / "sound.tmx")
    assert [p.message for p in misplaced(roots.mods[0] / "mine", ["the_sheep"])] == [
        "maps lie in the folder maps; move this one there with its tileset",
        "there is no map sound.tmx beside it",
    ]


def test_map_files_come_by_name(roots: Roots) -> None:
    assert [p.stem for p in map_files(roots.data / "the_sheep")] == list(OWN)
    assert find_mods(roots.mods, "the_sheep") == [Mod("mine", map_files(roots.mods[0] / "mine" / "the_sheep"))]


@pytest.mark.parametrize("whole", [True, False], ids=["the mod", "the map"])
def test_validate_checks_maps(
    roots: Roots, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], whole: bool
) -> None:
    folder = roots.mods[0] / "mine" / "the_sheep" / "maps"
    path = field_with(folder, "sound.tmx", [('value="violet"', 'value="voilet"')])
    monkeypatch.setattr(validate, "GAME_IDS", ("the_sheep",))
    monkeypatch.setattr(validate, "get_rules", lambda _: Rules())
    monkeypatch.setattr(validate, "program_root", lambda: roots.data.parent)
    assert main(["validate", str(roots.mods[0] / "mine" if whole else path)]) == 1
    said = capsys.readouterr()
    assert said.out.endswith(
        'sound.tmx:74:5: "colour" is "voilet", which is not known; allowed are green, red, blue, white and violet; '
        'did you mean "violet"?\n'
    )
    assert said.out.count("\n") == 1
    assert "0 added" in said.err
