"""`tools/check.py` runs every step, tells the truth by its exit code, and lets pytest speak last."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.source import ROOT

STEPS = ("ruff", "mypy", "import contracts", "data", "tests")


def check(folder: Path, failing: tuple[str, ...], *arguments: str) -> tuple[int, list[str]]:
    """Exit code and output lines of check.py where each step only prints its command line, some failing."""
    tools = str(folder / "tools")
    os.makedirs(tools, exist_ok=True)
    for name in ("_setup.py", "check.py"):
        shutil.copy(ROOT / "tools" / name, tools)
    code = f"""
import sys
sys.path.insert(0, {tools!r})
import _setup, check
_setup.set_up = lambda lock: print("set up", lock, flush=True)
def call(command, cwd, env):
    line = " ".join(command)
    print("ran", line, env["SDL_VIDEODRIVER"], env.get("SHEEPFOLD_LONG", "-"), flush=True)
    return 1 if any(word in line for word in {failing!r}) else 0
check.subprocess.call = call
sys.exit(check.main(sys.argv[1:]))
"""
    env = {name: value for name, value in os.environ.items() if name != "SHEEPFOLD_LONG"}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=60, check=False, env=env
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


def test_all_steps_run_and_pytest_comes_last(tmp_path: Path) -> None:
    code, lines = check(tmp_path, ())
    assert code == 0
    assert lines[0] == "set up requirements-dev.lock"
    assert [line[3:] for line in lines if line.startswith("== ")] == list(STEPS)
    assert " -m pytest " in lines[-1]
    assert lines[-1].endswith(" dummy -")


@pytest.mark.parametrize("step", ["ruff", "mypy", "lint-imports", "validate", "pytest"])
def test_one_failing_step_fails_the_whole_but_stops_nothing(tmp_path: Path, step: str) -> None:
    code, lines = check(tmp_path, (step,))
    assert code == 1
    assert len([line for line in lines if line.startswith("ran ")]) == len(STEPS)
    assert " -m pytest " in lines[-1]


def test_failed_steps_are_named_before_the_tests(tmp_path: Path) -> None:
    _, lines = check(tmp_path, ("ruff", "validate"))
    assert "== failed before the tests: ruff, data" in lines


def test_fast_leaves_out_slow_tests_and_long_asks_for_full_counts(tmp_path: Path) -> None:
    assert "-m not slow" in check(tmp_path, (), "--fast")[1][-1]
    long = check(tmp_path, (), "--long")[1][-1]
    assert "not slow" not in long
    assert long.endswith(" dummy 1")


def test_what_stands_after_two_dashes_goes_to_pytest(tmp_path: Path) -> None:
    assert "-k undo" in check(tmp_path, (), "--fast", "--", "-k", "undo")[1][-1]


def test_window_tests_fail_on_ci_and_are_skipped_with_a_reason_elsewhere(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = window\n")
    (tmp_path / "test_w.py").write_text("import pytest\n@pytest.mark.window\ndef test_w():\n    assert True\n")
    for ci, expected in (("true", "there is no Xvfb"), ("", "need Xvfb and xdotool")):
        env = {**os.environ, "PATH": str(tmp_path), "CI": ci}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-rsf", "-p", "no:cacheprovider"],
            cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert expected in done.stdout
        assert done.returncode == (1 if ci else 0), done.stdout
