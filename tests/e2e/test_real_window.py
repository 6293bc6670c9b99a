"""People's way through the program, in a real window with a real mouse: from the start to the score, and back again."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.content.catalog import LoadedGame
from game.content.mods import Roots
from game.core.rng import Rng
from game.persist.files import SaveTrouble
from game.persist.places import Places
from game.persist.saves import Saves
from game.roots import program_root
from game.session.games import begin, load_data, look_at, open_saves
from game.session.seats import Seat
from tests.e2e.screen import PATIENCE, Running, Screen

pytestmark = pytest.mark.window

OWN_MOVE = ("target-", "lift-", "leave", "box-")
ON_A_JOURNEY = (
    "tray-give", "town:", "trait:", "do-go", "do-block", "do-flip", "do-struck", "ready", "do-nothing",
)  # fmt: skip


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    opened = Screen()
    yield opened
    opened.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home whose settings let nothing be waited for."""
    folder = tmp_path / "config"
    folder.mkdir()
    settings = {"format": "sheepfold-settings", "format_version": 1, "animation": "off", "bot_speed": "instant"}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return tmp_path


@pytest.fixture
def program(screen: Screen, home: Path) -> Iterator[Running]:
    running = Running(screen, home, "--size", "1024x640")
    yield running
    running.end()


def lines_of_only_save(home: Path) -> list[str]:
    saves = list((home / "data" / "saves").glob("*.sheepfold"))
    assert len(saves) == 1
    return saves[0].read_text(encoding="ascii").splitlines()


def moves_of_only_save(home: Path) -> list[str]:
    return [line for line in lines_of_only_save(home) if '"do"' in line]


def play_until(running: Running, home: Path, moves: int, rng: Rng) -> None:
    """Click at what may be clicked until the save holds that many moves."""
    end = time.monotonic() + 2 * PATIENCE
    while len(moves_of_only_save(home)) < moves:
        assert time.monotonic() < end, f"only {len(moves_of_only_save(home))} moves: {sorted(running.targets)}"
        running.click_one_of(OWN_MOVE, rng)


def test_from_the_title_to_the_final_score_by_mouse(program: Running, home: Path) -> None:
    program.wait_for("title", target="gate-shear_panic")
    program.click_to("gate-shear_panic", "setup")
    program.click_to("quick-start", "table")
    rng = Rng(1)
    end = time.monotonic() + 2 * PATIENCE
    clicks = 0
    while program.scene == "table":
        assert time.monotonic() < end, f"no end after {clicks} clicks: {sorted(program.targets)}"
        clicks += program.click_one_of(OWN_MOVE, rng)
    program.wait_for("score")
    assert clicks > 15
    last = json.loads(lines_of_only_save(home)[-1])
    assert "end" in last or "snapshot" in last
    assert program.close_window() == 0
    assert program.errors() == ""


def test_a_window_closed_in_the_middle_goes_on_where_it_was(program: Running, screen: Screen, home: Path) -> None:
    program.wait_for("title", target="welcome")
    program.click_to("welcome", "table")
    rng = Rng(2)
    play_until(program, home, 6, rng)
    assert program.close_window() == 0
    before = moves_of_only_save(home)

    again = Running(screen, home, "--size", "1024x640")
    try:
        again.wait_for("title", target="welcome")
        again.click_to("welcome", "table")
        play_until(again, home, len(before) + 4, rng)
        assert again.close_window() == 0
    finally:
        again.end()
    assert moves_of_only_save(home)[: len(before)] == before


def test_a_second_start_calls_the_first_to_the_front(program: Running, screen: Screen, home: Path) -> None:
    program.wait_for("title")
    env = {"DISPLAY": screen.display, "SHEEPFOLD_HOME": str(home), "PATH": "/usr/bin:/bin"}
    second = subprocess.run(
        [sys.executable, "-m", "game"], env=env, capture_output=True, text=True, timeout=PATIENCE, cwd=Path.cwd()
    )
    assert (second.returncode, second.stderr) == (0, "")
    assert "open already" in second.stdout
    note = home / "state" / "raise.note"
    end = time.monotonic() + 5
    while note.exists():
        assert time.monotonic() < end, "the first copy never looked for the note"
        time.sleep(0.02)
    assert program.process.poll() is None


def test_a_resized_window_keeps_working_and_its_place_is_remembered(screen: Screen, home: Path) -> None:
    first = Running(screen, home)
    try:
        first.wait_for("title", target="mute")
        first.resize(1100, 720)
        end = time.monotonic() + 10
        while first.targets.get("mute", (0, 0))[0] < 1040 or first.size() != (1100, 720):
            first.wait_for("title")
            assert time.monotonic() < end, f"{first.size()} {first.targets}"
            time.sleep(0.05)
        first.click_to("settings", "settings")
        first.click_to("back", "title")
        assert first.close_window() == 0
    finally:
        first.end()
    again = Running(screen, home)
    try:
        again.wait_for("title")
        assert again.size() == (1100, 720)
    finally:
        again.end()


def test_names_and_keys_by_keyboard(program: Running, home: Path) -> None:
    program.wait_for("title", target="gate-shear_panic")
    program.click_to("gate-shear_panic", "setup")
    program.click("seat-0-name")
    program.type("Bo")
    program.click_to("start", "table")
    assert json.loads(lines_of_only_save(home)[0])["seats"][0]["name"] == "Bo"
    # Without a window manager the window cannot grow; that the wish is kept shows that the key arrived.
    program.key("F11")
    settings = home / "config" / "settings.json"
    end = time.monotonic() + 2 * PATIENCE
    while not json.loads(settings.read_text(encoding="utf-8")).get("full_screen"):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert program.close_window() == 0


# ------------------------------------------------------------------ The Sheep


def walk_by_mouse(running: Running, home: Path) -> None:
    """Click on the map, farther and farther from its middle, until the Shepherd below has walked."""
    walks = sum('"walk"' in line for line in moves_of_only_save(home))
    width, height = running.size()
    for ring in range(1, 12):
        for x, y in ((-ring, 0), (ring, 0), (0, -ring), (0, ring), (-ring, ring), (ring, -ring)):
            running.click_at(width * 45 // 100 + 30 * x, height * 45 // 100 + 20 * y)
            if sum('"walk"' in line for line in moves_of_only_save(home)) > walks:
                return
    raise AssertionError("nobody walks")


def leave_to_the_program(running: Running, rng: Rng, home: Path) -> None:
    """Let the program choose what belongs to the table; where it does so already another click would take that back."""
    before, end = len(moves_of_only_save(home)), time.monotonic() + PATIENCE
    while not moved(home, before, PATIENCE / 8) and running.click_one_of(("leave-to-program",), rng, 0.1):
        assert time.monotonic() < end, "the program never chooses"


def moved(home: Path, before: int, patience: float) -> bool:
    """Wait until the save holds more moves than before."""
    end = time.monotonic() + patience
    while len(moves_of_only_save(home)) == before:
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def saves_of(home: Path) -> Saves:
    """The saves as the program finds them."""
    return open_saves(Places(home / "config", home / "data", home / "state", home / "cache"))


def day_of_only_save(home: Path, data: LoadedGame[Any]) -> int:
    """The day that the journey in the save has come to; after its end a day nobody sees."""
    contents = saves_of(home).read(next((home / "data" / "saves").glob("*.sheepfold")))
    assert not isinstance(contents, SaveTrouble)
    loaded = look_at(contents, data)
    assert not isinstance(loaded, SaveTrouble)
    return 1_000 if loaded.session.finished else int(loaded.session.view(None).day)  # type: ignore[attr-defined]


def test_two_people_and_two_bots_go_the_first_two_days_of_a_journey(home: Path, screen: Screen) -> None:
    """They continue one that has just been dealt; bots follow, and what belongs to all the program chooses."""
    data, rng = load_data("the_sheep", Roots(program_root() / "data")), Rng(3)
    seats = [Seat(i, name, "bot" if i % 2 else "human", "easy" if i % 2 else "") for i, name in enumerate("ABCD")]
    begin(saves_of(home), data, seats, {"caravans": 2}, 5).close()
    program = Running(screen, home, "--size", "1024x640")
    try:
        program.wait_for("title", target="welcome")
        program.click_to("welcome", "table")
        end, walked = time.monotonic() + 4 * PATIENCE, 0
        while (day := day_of_only_save(home, data)) < 3:
            assert time.monotonic() < end, f"still day {day}: {sorted(program.targets)}"
            if day > walked and "ready" in program.targets:
                walk_by_mouse(program, home)
                walked = day
            if not program.click_one_of(ON_A_JOURNEY, rng, 0.2):
                leave_to_the_program(program, rng, home)
        moves = [json.loads(line)["do"] for line in moves_of_only_save(home) if line.startswith('{"do"')]
        assert {move["seat"] for move in moves} == {0, 1, 2, 3}
        assert walked == 2
        assert program.close_window() == 0
        assert program.errors() == ""
    finally:
        program.end()
