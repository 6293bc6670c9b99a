"""Laying changes over the base: what merges, what replaces, what is counted, and who is named in a conflict."""

from __future__ import annotations

from game.content.nodes import Node
from game.content.overlay import Changes, lay_over
from game.content.yaml_source import parse_yaml

BASE = "mat:\n  boing: {number: 3, origin: house}\n  turn: {number: 1, origin: house}\nred: [3, 6]\n"


def tree(text: str, file: str = "base") -> Node:
    """The tree of a text without mistakes."""
    source = parse_yaml(text, file)
    assert source.root is not None
    assert not source.problems
    return source.root


def laid(over: str, changes: Changes | None = None) -> object:
    """The base with a text laid over, as plain values."""
    return lay_over(tree(BASE), tree(over, "over"), changes or Changes("m", {})).plain()


def test_one_number_changes_and_everything_else_stays() -> None:
    changes = Changes("m", {})
    assert laid("mat: {boing: {number: 2}}\n", changes) == {
        "mat": {"boing": {"number": 2, "origin": "house"}, "turn": {"number": 1, "origin": "house"}},
        "red": [3, 6],
    }
    assert (changes.changed, changes.added, changes.removed) == (1, 0, 0)


def test_new_entries_come_last_and_are_counted_once() -> None:
    changes = Changes("m", {})
    result = laid("mat: {hop: {number: 2, origin: house}}\n", changes)
    assert isinstance(result, dict)
    assert list(result["mat"]) == ["boing", "turn", "hop"]
    assert (changes.changed, changes.added, changes.removed) == (0, 1, 0)


def test_lists_are_replaced_whole() -> None:
    changes = Changes("m", {})
    result = laid("red: [5]\n", changes)
    assert isinstance(result, dict)
    assert result["red"] == [5]
    assert changes.changed == 1


def test_the_same_value_again_is_no_change() -> None:
    changes = Changes("m", {})
    assert laid("red: [3, 6]\nmat: {boing: {number: 3}}\n", changes) == tree(BASE).plain()
    assert (changes.changed, changes.added, changes.removed) == (0, 0, 0)


def test_removing_and_writing_anew_replaces_an_entry() -> None:
    changes = Changes("m", {})
    result = laid("mat:\n  boing: {number: 9}\n  remove: [boing, turn]\n", changes)
    assert isinstance(result, dict)
    assert result["mat"] == {"boing": {"number": 9}}
    assert (changes.changed, changes.added, changes.removed) == (0, 1, 2)


def test_values_keep_the_place_they_came_from() -> None:
    merged = lay_over(tree(BASE), tree("mat: {boing: {number: 2}}\n", "over"), Changes("m", {}))
    assert merged.nearest(("mat", "boing", "number"))[0].place.file == "over"
    assert merged.nearest(("mat", "boing", "origin"))[0].place.file == "base"
    assert merged.nearest(("mat", "turn"))[0].place.file == "base"


def test_two_mods_that_want_different_things_are_both_named() -> None:
    first = lay_over(tree(BASE), tree("mat: {boing: {number: 2}}\n", "a/x.yaml"), Changes("a", {}))
    changes = Changes("b", {"a/x.yaml": "a"})
    result = lay_over(first, tree("mat: {boing: {number: 1}}\n", "b/y.yaml"), changes)
    assert result.nearest(("mat", "boing", "number"))[0].value == 1
    assert [str(n) for n in changes.notes] == [
        'b/y.yaml:1:23: the mods "a" and "b" both change "number" (the other at a/x.yaml:1:23); '
        '"b" comes later and wins'
    ]


def test_two_mods_that_agree_are_left_alone() -> None:
    first = lay_over(tree(BASE), tree("mat: {boing: {number: 2}}\n", "a/x.yaml"), Changes("a", {}))
    changes = Changes("b", {"a/x.yaml": "a"})
    lay_over(first, tree("mat: {boing: {number: 2}, turn: {number: 2}}\n", "b/y.yaml"), changes)
    assert changes.notes == []


def test_removing_what_another_mod_changed_is_a_conflict_too() -> None:
    first = lay_over(tree(BASE), tree("mat: {boing: {number: 2}}\n", "a/x.yaml"), Changes("a", {}))
    changes = Changes("b", {"a/x.yaml": "a"})
    lay_over(first, tree("mat: {remove: [boing]}\n", "b/y.yaml"), changes)
    assert [n.message for n in changes.notes] == [
        'the mods "a" and "b" both change "boing" (the other at a/x.yaml:1:14); "b" comes later and wins'
    ]
