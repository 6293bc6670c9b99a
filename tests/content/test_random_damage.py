"""Whatever happens to a file, reading it gives data or problems with places, and never an exception."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.catalog import load_with
from game.content.mods import Mod
from game.content.nodes import shown_path
from game.content.texts import check_text_file
from game.roots import program_root
from game.rules.registry import get_rules

DATA = program_root() / "data"
GOOD = (DATA / "shear_panic" / "game.yaml").read_bytes()
WORDS = (DATA / "common" / "text" / "en.yaml").read_bytes()[:4000]

# Pieces that mean something to YAML, so that damage goes deeper than spelling.
PIECES = [
    *(b": ", b"\n", b"  ", b"\t", b"- ", b"#", b" #", b"{", b"}", b"[", b"]", b",", b'"', b"'", b"|", b">", b"?", b"%"),
    *(b"&a ", b"*a", b"!!int ", b"<<: ", b"---\n", b"...\n", b"\x00", b"\xff", b"\xe2\x80\xa8", "：".encode()),
    *(b"remove: [boing]", b"-1", b"01", b"99999999999", b"null", b"yes", b"{}", b"[]", b"game: x\n"),
]
Damage = list[tuple[int, int, bytes]]
DAMAGE = st.lists(
    st.tuples(st.integers(0, len(GOOD)), st.integers(0, 30), st.sampled_from(PIECES) | st.binary(max_size=4)),
    min_size=1,
    max_size=4,
)


def damaged(good: bytes, damage: Damage) -> bytes:
    """The bytes with some places cut out and replaced."""
    for start, length, piece in damage:
        at = start % (len(good) + 1)
        good = good[:at] + piece + good[at + length :]
    return good


@given(DAMAGE)
def test_damaged_data_is_used_or_explained(tmp_path_factory: pytest.TempPathFactory, damage: Damage) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.yaml"
    path.write_bytes(damaged(GOOD, damage))
    loaded = load_with(get_rules("shear_panic"), DATA, [Mod("damaged", (path,))])
    assert bool(loaded.problems) == bool(loaded.mods[0].set_aside)
    for problem in loaded.problems:
        assert problem.place.file == shown_path(path)
        assert problem.place.line >= 1
        assert problem.place.column >= 1
        assert "\n" not in problem.message


@given(DAMAGE)
def test_damaged_words_are_used_or_explained(tmp_path_factory: pytest.TempPathFactory, damage: Damage) -> None:
    path = tmp_path_factory.getbasetemp() / "words.yaml"
    path.write_bytes(damaged(WORDS, damage))
    for problem in check_text_file(path):
        assert problem.place.file == shown_path(path)
        assert "\n" not in problem.message
