"""The import contracts of pyproject.toml hold, and each of them notices when it is broken."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.source import ROOT

PLANTS = {
    "game/core/planted.py": "def f():\n    import game.content\n",
    "game/rules/planted.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pygame\n",
    "game/widgets/planted.py": "import game.rules.registry\n",
    "game/tables/planted.py": "import game.rules.shear_panic.state\nimport game.persist\n",
    "game/scenes/planted.py": "import game.rules.registry\nimport yaml\n",
    "game/session/planted.py": "import pygame\nimport platformdirs\n",
    "game/content/planted.py": "import game.rules.registry\n",
    "game/persist/planted.py": "import game.content\n",
    "game/cli/planted.py": "import game.scenes.planted\n",
    "game/rules/other/__init__.py": "",
    "game/rules/other/planted.py": "import game.rules.shear_panic.actions\n",
    "game/tables/one/__init__.py": "",
    "game/tables/two/__init__.py": "import game.tables.one\n",
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """The contracts' verdict on the program in `folder`."""
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(folder)!r}); {code}", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_every_contract_notices_when_it_is_broken(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, text in PLANTS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    report = lint(tmp_path)
    assert report.returncode == 1, report.stdout + report.stderr
    assert "0 kept" in report.stdout, report.stdout
