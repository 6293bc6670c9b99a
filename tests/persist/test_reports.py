"""A crash report tells what happened, what everybody saw before it, and nobody's name."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.persist import reports
from game.persist.files import SaveTrouble
from game.persist.reports import write_report
from tests.saves.sitting import places_in
from tests.session.meadow import Hopped, Whispered


def crash(text: str) -> BaseException:
    """An error that was really raised."""
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        return error


def report(tmp_path: Path, text: str = "the gate is stuck", **more: object) -> str:
    """What a report says."""
    path = write_report(places_in(tmp_path), crash(text), {"program": "0.1", "driver": "dummy"}, **more)  # type: ignore[arg-type]
    assert isinstance(path, Path)
    assert path.parent == places_in(tmp_path).reports
    return path.read_text("utf-8")


def test_it_holds_versions_and_the_traceback(tmp_path: Path) -> None:
    text = report(tmp_path)
    assert "program: 0.1\n" in text
    assert "driver: dummy\n" in text
    assert "python: 3." in text
    assert "RuntimeError: the gate is stuck" in text
    assert "test_reports.py" in text


def test_it_holds_the_last_fifty_events_that_all_may_see(tmp_path: Path) -> None:
    events = [e for n in range(60) for e in (Hopped(0, n), Whispered(1))]
    text = report(tmp_path, events=events)
    assert text.count("hopped(") == 50
    assert "cells=10)" in text
    assert "cells=9)" not in text
    assert "whispered" not in text


def test_it_holds_no_names(tmp_path: Path) -> None:
    text = report(tmp_path, "no seat for Anna (Ann) in Annapolis", names=["Ann", "Anna", "", "José 羊"])
    assert "no seat for (name) ((name)) in Annapolis" in text


def test_the_home_folder_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path(__file__).parent))
    assert str(Path(__file__).parent) not in report(tmp_path)


def test_reports_do_not_pile_up(tmp_path: Path) -> None:
    for _ in range(25):
        report(tmp_path)
    assert len(list(places_in(tmp_path).reports.iterdir())) == 20


def test_no_place_for_a_report_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def readonly(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(reports, "write_whole", readonly)
    trouble = write_report(places_in(tmp_path), crash("x"), {})
    assert isinstance(trouble, SaveTrouble)
    assert "the folder is read-only" in trouble.sentence
