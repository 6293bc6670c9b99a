"""`tools/play.py` and `tools/check.py` on machines that lack something, and the second start."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.source import ROOT

STARTERS = ("play.py", "check.py", "_setup.py")
LOCKS = ("requirements.lock", "requirements-dev.lock")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A fresh copy of what set-up needs, in a folder whose name has a space and letters of many scripts."""
    folder = tmp_path / "Mäh 羊 (1)"
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__", "art"))
    for lock in LOCKS:
        shutil.copy(ROOT / lock, folder)
    return folder


def start(copy: Path, before: str = "", *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run `tools/play.py` of a copy after some lines of Python that change the world."""
    script = str(copy / "tools" / "play.py")
    code = f"import runpy, sys\nsys.path.insert(0, {str(copy / 'tools')!r})\nsys.argv = [{script!r}, *sys.argv[1:]]\n"
    code += f"{before}\nrunpy.run_path({script!r}, run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONUTF8": "1", **env},
        cwd=copy.parent,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )


@pytest.mark.parametrize("name", STARTERS)
def test_an_old_python_can_read_the_starters(name: str) -> None:
    text = (ROOT / "tools" / name).read_text("utf-8")
    tree = ast.parse(text, name, feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.Starred, ast.Nonlocal, ast.AsyncFunctionDef)
    found = [f"{name}:{node.lineno}" for node in ast.walk(tree) if isinstance(node, newer)]
    found += [f"{name}:{n.lineno}" for n in ast.walk(tree) if isinstance(n, ast.Raise) and n.cause]
    found += [f"{name}:{n.lineno}" for n in ast.walk(tree) if isinstance(n, ast.arg) and n.annotation]
    assert found == [], "an old Python would stop here before it could say that it is too old"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no execute bits")
@pytest.mark.parametrize("name", ["tools/play.py", "tools/check.py", ".ci/run"])
def test_starters_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text("utf-8").startswith("#!/usr/bin/env ")


def test_an_old_python_is_named_with_the_one_that_is_needed(copy: Path) -> None:
    done = start(copy, "sys.version_info = (3, 8, 1, 'final', 0)\nsys.version = '3.8.1 (old)'")
    assert done.returncode == 2
    assert "needs Python 3.11 or newer; this is Python 3.8.1" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / ".venv").exists()


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_install(copy: Path, module: str) -> None:
    done = start(copy, f"sys.modules[{module!r}] = None")
    assert done.returncode == 2
    assert "sudo apt install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / ".venv").exists()


@pytest.mark.slow
def test_without_a_network_nothing_half_done_is_left(copy: Path, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no packages here")
    no_network = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": nowhere, "PIP_CONFIG_FILE": os.devnull}
    done = start(copy, "", "--setup", **no_network)
    assert done.returncode == 2
    assert "there is no network: this first set-up needs it once" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / ".venv").exists()


def pretend_to_install(copy: Path) -> str:
    """Lines that make an environment by a marker file, and note each time that happens."""
    log = str(copy / "installed.txt")
    return f"""
import _setup, os
def make():
    os.makedirs(os.path.dirname(_setup.venv_python()), exist_ok=True)
    open(_setup.venv_python(), "w").close()
    open({log!r}, "a").write("made\\n")
_setup._make_environment = make
_setup._install_packages = lambda lock: open({log!r}, "a").write(lock + "\\n")
_setup._site_packages = lambda: _setup.VENV
"""


def installed(copy: Path) -> list[str]:
    """What the pretended set-ups did, in order."""
    log = copy / "installed.txt"
    return log.read_text("utf-8").split() if log.exists() else []


def test_the_second_start_sets_up_nothing(copy: Path) -> None:
    pretend = pretend_to_install(copy)
    first = start(copy, pretend, "--setup")
    assert first.returncode == 0, first.stderr
    assert installed(copy) == ["made", "requirements.lock"]
    second = start(copy, pretend, "--setup")
    assert second.returncode == 0
    assert installed(copy) == ["made", "requirements.lock"]
    assert "Setting up" not in second.stdout


def test_the_program_is_found_and_ready_to_run_in_a_folder_of_any_name(copy: Path) -> None:
    (copy / "game").mkdir()
    (copy / "game" / "farm.py").write_text("SHEEP = 9\n", "utf-8")
    first = start(copy, pretend_to_install(copy), "--setup", PYTHONDONTWRITEBYTECODE="1")
    assert first.returncode == 0, first.stderr
    link = (copy / ".venv" / "sheepfold.pth").read_bytes()
    assert (copy / ".venv" / link.decode("ascii").strip()).resolve() == copy.resolve()
    assert len(list((copy / "game" / "__pycache__").glob("farm.*.pyc"))) == 1


def test_a_changed_lock_and_a_broken_set_up_are_done_anew(copy: Path) -> None:
    pretend = pretend_to_install(copy)
    start(copy, pretend, "--setup")
    with (copy / "requirements.lock").open("a") as lock:
        lock.write("# another\n")
    start(copy, pretend, "--setup")
    assert installed(copy) == ["made", "requirements.lock"] * 2
    (copy / ".venv" / "sheepfold-setup.txt").unlink()
    start(copy, pretend, "--setup")
    assert installed(copy) == ["made", "requirements.lock"] * 3


def test_the_development_set_up_serves_the_player_too(copy: Path) -> None:
    pretend = pretend_to_install(copy)
    start(copy, pretend, "--setup")
    done = start(copy, pretend + "_setup.set_up(_setup.DEV_LOCK)\nsys.exit()")
    assert done.returncode == 0, done.stderr
    assert installed(copy) == ["made", "requirements.lock", "requirements-dev.lock"]
    start(copy, pretend, "--setup")
    assert installed(copy) == ["made", "requirements.lock", "requirements-dev.lock"]


def test_a_folder_that_cannot_be_written_is_named(copy: Path) -> None:
    (copy / ".venv.lock").mkdir()
    done = start(copy, "", "--setup")
    assert done.returncode == 2
    assert f"cannot write to its own folder {copy}" in done.stderr
    assert "Traceback" not in done.stderr
