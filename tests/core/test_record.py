"""What is written down comes back as it was, and what was damaged is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.action import Action, Tick
from game.core.record import Codec, FlatRecord, RecordError, canonical_json, snake, state_hash


@dataclass(frozen=True, slots=True)
class ShearSheep(Action):
    """A sample action."""

    sheep: str
    rows: tuple[tuple[str, int], ...] = ()


plain = st.recursive(
    st.none() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner)
)
rows = st.lists(st.tuples(st.text(), st.integers()), max_size=5).map(tuple)


@given(st.none() | st.integers(0, 9), st.text(), rows)
def test_a_record_comes_back_from_json(seat: int | None, sheep: str, told: tuple[tuple[str, int], ...]) -> None:
    action = ShearSheep(seat, sheep, told)
    assert ShearSheep.from_dict(json.loads(json.dumps(action.to_dict()))) == action


def test_a_record_says_what_it_is() -> None:
    action = ShearSheep(2, "blue_1", (("wool", 3),))
    assert action.to_dict() == {"verb": "shear_sheep", "seat": 2, "sheep": "blue_1", "rows": (("wool", 3),)}
    assert str(action) == "shear_sheep(seat=2, sheep='blue_1', rows=(('wool', 3),))"


def test_equal_records_are_one_key() -> None:
    assert len({ShearSheep(1, "black"), ShearSheep(1, "black"), ShearSheep(2, "black")}) == 2


@pytest.mark.parametrize(
    ("name", "verb"), [("LambSlam", "lamb_slam"), ("Tick", "tick"), ("EweTurn", "ewe_turn"), ("ABox", "a_box")]
)
def test_class_names_become_verbs(name: str, verb: str) -> None:
    assert snake(name) == verb


@pytest.mark.parametrize(
    "record",
    [
        {"verb": "shear_sheep", "seat": 1, "sheep": "black"},
        {"verb": "shear_sheep", "seat": 1, "sheep": "black", "rows": [], "extra": 1},
        {"verb": "shear_sheep"},
    ],
)
def test_missing_and_unknown_fields_are_refused(record: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="shear_sheep needs exactly the fields seat, sheep, rows"):
        ShearSheep.from_dict(record)


def test_a_codec_tells_classes_apart_by_their_verb() -> None:
    codec: Codec[FlatRecord] = Codec((ShearSheep, Tick))
    assert codec.read({"verb": "tick", "seat": None, "ms": 20}) == Tick(None, 20)
    assert codec.read(ShearSheep(0, "black").to_dict()) == ShearSheep(0, "black")


@pytest.mark.parametrize("record", [{"verb": "fly"}, {}, {"seat": 1}])
def test_a_codec_refuses_what_it_does_not_know(record: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="unknown verb"):
        Codec((Tick,)).read(record)


@given(plain)
def test_canonical_json_is_json(data: object) -> None:
    assert json.loads(canonical_json(data)) == data


def test_the_order_of_keys_does_not_matter() -> None:
    assert canonical_json({"b": 1, "a": [2, None]}) == '{"a":[2,null],"b":1}'
    assert state_hash({"b": 1, "a": 2}) == state_hash({"a": 2, "b": 1})


def test_every_value_counts_in_the_hash() -> None:
    data = {"a": [1, 2], "b": "x", "c": None}
    others = [{**data, "a": [2, 1]}, {**data, "b": "X"}, {**data, "c": 0}, {"a": [1, 2], "b": "x"}]
    hashes = {state_hash(d) for d in [data, *others]}
    assert len(hashes) == 5
    assert all(len(h) == 32 for h in hashes)


def test_letters_of_every_script_are_hashed_the_same_everywhere() -> None:
    assert canonical_json("羊") == '"\\u7f8a"'
