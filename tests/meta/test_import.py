"""Importing does no work: no screen, no writable home, no order needed; and the start imports nothing heavy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.source import ROOT, game

pytestmark = pytest.mark.slow

HEAVY = ("pydantic", "yaml", "pytmx", "numpy", "multiprocessing.pool", "asyncio", "xml", "http", "urllib.request")


def bare(tmp_path: Path, *arguments: str) -> str:
    """What Python prints with no screen, and with a home and settings folders that cannot be made."""
    blocked = tmp_path / "a-file"
    blocked.write_text("")
    env = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH") if name in os.environ}
    for name in ("HOME", "USERPROFILE", "SHEEPFOLD_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        env[name] = str(blocked / "inside")
    env.update(PYTHONPATH=str(ROOT), PYTHONDONTWRITEBYTECODE="1", PYGAME_HIDE_SUPPORT_PROMPT="1", PYTHONUTF8="1")
    done = subprocess.run(
        [sys.executable, *arguments], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_any_module_does_no_work(tmp_path: Path) -> None:
    modules = [source.module for source in game()]
    assert "game.core.rng" in modules
    work = json.loads(bare(tmp_path, str(ROOT / "tests/meta/bare_import.py"), *modules))
    assert work == [], "\n".join(["importing must do nothing but define things:", *work])


def test_planted_work_is_found(tmp_path: Path) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    (package / "__init__.py").write_text(f"open({str(tmp_path / 'x')!r}, 'w').close()\n", "utf-8")
    code = f"import sys, runpy; sys.path.insert(0, {str(tmp_path)!r}); sys.argv = ['x', 'planted', 'no_such_module'];"
    code += f"runpy.run_path({str(ROOT / 'tests/meta/bare_import.py')!r}, run_name='__main__')"
    opened, missing = json.loads(bare(tmp_path, "-c", code))
    assert opened.startswith("planted: open ")
    assert missing.startswith("no_such_module: ModuleNotFoundError")


@pytest.mark.parametrize("module", ["game.__main__", "game.app"])
def test_the_way_to_the_title_imports_nothing_heavy(tmp_path: Path, module: str) -> None:
    names = bare(tmp_path, "-c", f"import {module}, sys; print(*sys.modules)").split()
    assert module in names
    heavy = {name for name in names if name in HEAVY or name.split(".")[0] in HEAVY}
    assert not heavy, f"{module} imports {sorted(heavy)}; people wait for that before the title appears"


def test_the_command_line_waits_for_its_arguments(tmp_path: Path) -> None:
    names = bare(tmp_path, "-c", "import game.cli.main, sys; print(*sys.modules)").split()
    assert not {"argparse", "pygame", "multiprocessing", "dataclasses"} & set(names)
