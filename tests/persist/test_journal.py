"""The text of a save: whole lines count, a torn one does not, and nothing that is not a save is taken for one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.persist.journal import Contents, Header, Unreadable, effective, header_line, parse, record_line

HEADER = Header(
    "shear_panic", "Friday", "2026-01-02T03:04:05+00:00", "0.1", ({"name": "José 羊 🐑", "kind": "human"},),
    {"first_seat": 0}, 5, "hash", {"points": 3},
)
DAMAGED = "The first line of the file is damaged; the game cannot be read."
RECORDS = ({"do": {"verb": "hop", "seat": 0}}, {"undo": 1}, {"do": {"verb": "rest", "seat": 0}, "hash": "x"})


def text(sealed: bool = False) -> bytes:
    """A save of three lines."""
    header = replace(HEADER, sealed=sealed)
    return header_line(header) + b"".join(record_line(r, sealed) for r in RECORDS)


@pytest.mark.parametrize("sealed", [False, True])
def test_what_was_written_is_read(sealed: bool) -> None:
    contents = parse(text(sealed), "0.1")
    assert contents.records == RECORDS
    assert contents.header.seats[0]["name"] == "José 羊 🐑"
    header = contents.header
    assert (header.options, header.seed, header.data) == ({"first_seat": 0}, 5, {"points": 3})
    assert (contents.whole, contents.damage) == (len(text(sealed)), "")


@pytest.mark.parametrize("sealed", [False, True])
def test_a_torn_last_line_is_dropped(sealed: bool) -> None:
    whole = text(sealed)
    start_of_last = whole[:-1].rindex(b"\n") + 1
    for end in range(start_of_last, len(whole)):
        contents = parse(whole[:end], "0.1")
        assert (contents.records, contents.whole, contents.damage) == (RECORDS[:2], start_of_last, "")


def test_a_damaged_line_ends_what_can_be_trusted_and_is_told() -> None:
    lines = text().splitlines(keepends=True)
    lines[2] = b"\x00\x00\x00\n"
    contents = parse(b"".join(lines), "0.1")
    assert contents.records == RECORDS[:1]
    assert contents.damage == "Line 3 of the save is damaged; the game goes on from what stands before it."


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file is empty."),
        (b"shopping: milk, wool\n", "This is not a saved game of Sheepfold."),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "This is not a saved game of Sheepfold."),
        (b'{"format":"other-save"}\n', "This is not a saved game of Sheepfold."),
        (b'{"for', "The file breaks off in its first line; nothing of the game is left in it."),
        (text()[:80], "The file breaks off in its first line; nothing of the game is left in it."),
        (b'{"format":"sheepfold-save","x\n', DAMAGED),
        (b'{"format":"sheepfold-save","format_version":1}\n', DAMAGED),
        (b'{"format":"sheepfold-save","format_version":"1"}\n', DAMAGED),
        (
            b'{"format":"sheepfold-save","format_version":2,"program":"9.9"}\n',
            "It was made by Sheepfold 9.9, which is newer than this one (0.1).",
        ),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(content: bytes, sentence: str) -> None:
    with pytest.raises(Unreadable) as error:
        parse(content, "0.1")
    assert str(error.value) == sentence


def test_a_packed_header_that_bursts_is_damaged() -> None:
    content = text(True).replace(b'"sealed":"', b'"sealed":"AAAA', 1)
    with pytest.raises(Unreadable, match="damaged"):
        parse(content, "0.1")


@given(st.binary(max_size=200), st.integers(0, 400), st.booleans())
def test_no_content_is_a_crash(junk: bytes, at: int, sealed: bool) -> None:
    whole = text(sealed)
    for content in (junk, whole[:at], whole[:at] + junk, whole[:at] + junk + whole[at:]):
        contents: Contents | None = None
        with suppress(Unreadable):
            contents = parse(content, "0.1")
        assert contents is None or contents.whole <= len(content)


def test_the_line_of_play_leaves_out_what_was_taken_back() -> None:
    a, b, c = ({"do": {"n": n}} for n in "abc")
    snapshot = {"snapshot": {}, "number": 2, "turn": 1}
    lines = [a, b, snapshot, {"undo": 2}, {"redo": 2}, {"undo": 1}, c]
    steps = effective(lines)
    assert [s.line for s in steps] == [{}, a, c]
    assert effective(lines[:5])[2].snapshot == snapshot
    assert [s.line for s in effective(lines[:4])] == [{}]


def test_undo_beyond_the_deal_stops_there() -> None:
    assert [s.line for s in effective([{"do": {}}, {"undo": 7}, {"undo": "x"}, {"redo": 1}])] == [{}]
