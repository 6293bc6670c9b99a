"""However the program ends, Continue works and at most the action in flight is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.persist.files import generations
from tests.meta.source import ROOT
from tests.saves.sitting import act, path_of, played_game, reopened, saves_in

pytestmark = pytest.mark.slow


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to begin a game within milliseconds")
def test_a_killed_game_goes_on_where_it_was(tmp_path: Path, long_run: bool) -> None:
    moments = 50 if long_run else 10
    command = [sys.executable, "-m", "tests.saves.kill_at_random", str(tmp_path), str(moments), "17"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=110, check=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == moments
    assert [f for f in found if not f["right"]] == []
    assert len({f["done"] for f in found}) > moments // 4


def test_a_writer_that_dies_after_any_byte_of_an_append_loses_that_action_only(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = played_game(saves, 6, seed=5), Rng(50)
    path = path_of(session)
    before, old = session.state_hash(), path.read_bytes()
    act(session, rng, undo=False)
    after, new = session.state_hash(), path.read_bytes()
    copy = saves.folder / "cut.sheepfold"
    for length in range(len(old), len(new) + 1):
        copy.write_bytes(new[:length])
        assert saves.info(copy).readable
        game = reopened(saves, copy)
        assert game.session.state_hash() == (after if length == len(new) else before)
        assert (game.note, game.verified) == ("", True)
        game.session.close()
    session.close()


def test_a_snapshot_that_is_torn_anywhere_costs_nothing(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 16, seed=5)
    whole = path_of(session).read_bytes()
    start = whole[:-1].rindex(b"\n") + 1
    assert b'"snapshot"' in whole[start:]
    copy = saves.folder / "cut.sheepfold"
    for length in range(start, len(whole) + 1, 41):
        copy.write_bytes(whole[:length])
        game = reopened(saves, copy)
        assert (game.session.state_hash(), game.note) == (session.state_hash(), "")
        game.session.close()
    session.close()


def test_play_goes_on_cleanly_after_a_torn_line(tmp_path: Path) -> None:
    saves, rng = saves_in(tmp_path), Rng(4)
    session = played_game(saves, 9)
    path = path_of(session)
    session.close()
    path.write_bytes(path.read_bytes() + b'{"do":{"verb":"lamb_')
    session = reopened(saves, path).session
    for _ in range(4):
        act(session, rng, undo=False)
    session.close()
    again = reopened(saves, path)
    assert (again.session.state_hash(), again.note) == (session.state_hash(), "")
    assert [g for g in generations(path) if g.read_bytes().endswith(b'"lamb_')]


def test_a_damaged_line_in_the_middle_is_told_and_the_original_kept(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 20)
    path = path_of(session)
    session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[9] = lines[9][:-9] + b"#######!\n"
    path.write_bytes(b"".join(lines))
    game = reopened(saves, path)
    assert "Line 10 of the save is damaged" in game.note
    # Header and first snapshot come before the actions, so line 9 holds action 7.
    assert len(game.session.history) == 8
    game.session.close()
    assert generations(path)[0].read_bytes() == b"".join(lines)
    assert reopened(saves, path).note == ""
