"""Reading YAML: what values mean, where they stand, and what a file may look like on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.yaml_source import parse_yaml, read_yaml
from game.core.problems import Place


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("12", 12),
        ("-3", -3),
        ("0", 0),
        ("1.5", 1.5),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("yes", "yes"),
        ("No", "No"),
        ("on", "on"),
        ("off", "off"),
        ("1:30", "1:30"),
        ("12:30:45", "12:30:45"),
        ("2024-01-01", "2024-01-01"),
        ('"12"', "12"),
        ("'010'", "010"),
        ('"yes"', "yes"),
        ("lamb slam", "lamb slam"),
        ("=", "="),
        ("house  # ours", "house"),
        ("3 # ours", 3),
        ("'a #1'", "a #1"),
        ("a#1", "a#1"),
        ('"two\\nlines"', "two\nlines"),
    ],
)
def test_values_mean_one_thing_in_every_program(written: str, meant: object) -> None:
    source = parse_yaml(f"key: {written}\n", "f.yaml")
    assert source.problems == ()
    assert source.root is not None
    value = source.root.plain()["key"]
    assert value == meant
    assert type(value) is type(meant)


def test_words_of_truth_are_plain_keys() -> None:
    source = parse_yaml("on: 1\nyes: 2\n3: three\n", "f.yaml")
    assert source.root is not None
    assert source.root.plain() == {"on": 1, "yes": 2, "3": "three"}


def test_every_value_knows_its_place_and_its_keys_place() -> None:
    source = parse_yaml("mat:\n  boing: {number: 3}\nred:\n  - 4\n  - 5\n", "f.yaml")
    assert source.root is not None
    number, rest = source.root.nearest(("mat", "boing", "number"))
    assert (number.value, rest) == (3, ())
    assert (number.place, number.key) == (Place("f.yaml", 2, 19), Place("f.yaml", 2, 11))
    second, _ = source.root.nearest(("red", 1))
    assert second.place == second.key == Place("f.yaml", 5, 5)
    boing, rest = source.root.nearest(("mat", "boing", "weight", "unit"))
    assert (boing.key, rest) == (Place("f.yaml", 2, 3), ("weight", "unit"))


def test_columns_count_characters() -> None:
    source = parse_yaml("{größe: 1, 羊: 2}\n", "f.yaml")
    assert source.root is not None
    assert source.root.nearest(("羊",))[0].place.column == 15


@pytest.mark.parametrize(
    "raw",
    [
        b"\xef\xbb\xbfmat: {boing: {number: 3}}\n",
        b"mat: {boing:\r\n  {number: 3}}\r\n",
        b"mat: {boing:\r  {number: 3}}\r",
        b"--- \nmat: {boing: {number: 3}}\n",
        b"%YAML 1.2\n---\nmat: {boing: {number: 3}}\n...\n",
        b'"mat": {"boing": {"number": 3}}',
        b"#\ttabs\n\nmat: {boing: {number:\t3}}\n",
    ],
    ids=["byte order mark", "Windows line ends", "old line ends", "start mark", "directive", "JSON", "harmless tabs"],
)
def test_ways_to_save_a_file_that_are_fine(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(raw)
    source = read_yaml(path)
    assert source.problems == ()
    assert source.root is not None
    assert source.root.plain() == {"mat": {"boing": {"number": 3}}}


def test_lines_are_counted_as_editors_do(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\na: 3\r\n")
    assert [str(p.place) for p in read_yaml(path).problems] == [f"{path}:3:1"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    source = read_yaml(tmp_path / "nowhere.yaml")
    assert source.root is None
    assert [p.message for p in source.problems] == ["this file cannot be read: No such file or directory"]


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    source = read_yaml(tmp_path / "folder.yaml")
    assert [p.message for p in source.problems] == ["this file cannot be read: Is a directory"]


def test_what_was_complained_about_is_marked() -> None:
    source = parse_yaml("a: 010\nb: !!str x\nc: 3\n", "f.yaml")
    assert source.root is not None
    assert {key: node.spoiled for key, node in (source.root.fields or {}).items()} == {"a": True, "b": True, "c": False}
