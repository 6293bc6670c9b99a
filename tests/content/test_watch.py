"""Changed data files are noticed once, others are not."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from game.content.watch import Watch


def test_changes_are_noticed_once(tmp_path: Path) -> None:
    data, mods = tmp_path / "data", tmp_path / "mods"
    file = data / "shear_panic" / "game.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("a: 1\n")
    watch = Watch([data, mods])
    assert not watch.changed()

    file.write_text("a: 12\n")
    assert watch.changed()
    assert not watch.changed()


def test_a_change_that_keeps_the_length(tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text("a: 1\n")
    watch = Watch([tmp_path])
    before = file.stat()
    file.write_text("a: 2\n")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000))
    assert watch.changed()


def test_a_first_mod_and_its_end(tmp_path: Path) -> None:
    watch = Watch([tmp_path / "mods"])
    file = tmp_path / "mods" / "mine" / "shear_panic" / "tweaks.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("a: 1\n")
    assert watch.changed()
    shutil.rmtree(tmp_path / "mods")
    assert watch.changed()
    assert not watch.changed()


def test_other_files_do_not_matter(tmp_path: Path) -> None:
    watch = Watch([tmp_path])
    (tmp_path / "notes.txt").write_text("baa")
    (tmp_path / "game.yaml~").write_text("a: 1\n")
    assert not watch.changed()
