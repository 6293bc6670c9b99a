"""The project speaks of itself only, and what its papers tell people to type exists."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.main import COMMANDS, main
from game.rules.registry import GAME_IDS
from tests.meta.source import ROOT

PAPERS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
TEXTS = frozenset(".py .md .toml .yaml .yml .json .svg .txt .lock .tmx .tsx .cfg .jsonl .sheepfold".split())
BARE = (".ci/run", "LICENSE", ".gitignore", ".gitattributes")
SKIPPED = (".git", ".venv", "build", "dist", "__pycache__")
# Identifiers of formats, and the homes of licences: nothing is ever fetched from them.
HOSTS = frozenset(
    "json-schema.org www.w3.org www.gnu.org opensource.org scripts.sil.org openfontlicense.org keepachangelog.com "
    "localhost 127.0.0.1".split()
)
MACHINE_PATH = re.compile(r"(?<![\w.~>-])/(?:home|Users|root|work|opt|mnt|media|srv)/[\w.-]+")
URL = re.compile(r"\b(?:https?|ftp|ssh|git)://([\w.-]+)")
MAIL = re.compile(r"(?<![\\\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}\b")
TRAILER = re.compile(r"^(?:co-authored|signed-off|generated)-by:", re.I | re.M)


def texts() -> Iterator[tuple[str, str]]:
    """Path and content of every text file of the project."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if not path.is_file() or any(part in SKIPPED or part.endswith("_cache") for part in parts):
            continue
        name = "/".join(parts)
        if (path.suffix in TEXTS and not name.startswith(("tests/broken_data/", ".hypothesis/"))) or name in BARE:
            yield name, path.read_text("utf-8")


def strange_words(name: str, text: str) -> list[str]:
    """Everything in a text that belongs to somebody's machine or to a place elsewhere."""
    found = [m.group() for m in (*MACHINE_PATH.finditer(text), *MAIL.finditer(text), *TRAILER.finditer(text))]
    found += [m.group() for m in URL.finditer(text) if m.group(1) not in HOSTS]
    return [f"{name}: {word}" for word in found]


def test_the_project_speaks_of_itself_only() -> None:
    found = [line for name, text in texts() for line in strange_words(name, text)]
    assert not found, "\n".join(["machine paths, hosts and addresses do not belong here:", *found])


@pytest.mark.parametrize(
    "planted", ["/ho" + "me/anna/x", "ht" + "tps://example.com/x", "anna" + "@example.com", "Co-authored" + "-by: A"]
)
def test_a_planted_stranger_is_found(planted: str) -> None:
    assert strange_words("x", planted)


@pytest.mark.parametrize("paper", PAPERS)
def test_files_named_in_the_papers_exist(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    named = set(re.findall(r"`((?:game|tests|tools|data|assets|\.ci)/[\w./-]*)`", text))
    named |= set(re.findall(r"\]\(([\w./-]+)\)", text))
    missing = sorted(name for name in named if not (ROOT / name).exists())
    assert not missing, f"{paper} names files that do not exist: {missing}"


@pytest.mark.parametrize("paper", PAPERS)
def test_commands_in_the_papers_exist(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    tools = set(re.findall(r"\bpython3? (tools/\w+\.py)", text))
    assert [name for name in sorted(tools) if not (ROOT / name).is_file()] == []
    commands = re.findall(r"(?:python3? -m game|python3? tools/play\.py|`sheepfold) ([a-z]\w+)", text)
    assert [name for name in commands if name not in COMMANDS] == []


def test_options_in_the_readme_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "python3 tools/play.py" in text
    assert "python3 tools/check.py" in text
    helps = {tool: _help(ROOT / "tools" / tool) for tool in ("check.py", "play.py")}
    for tool, option in re.findall(r"tools/(check|play)\.py (--[\w-]+)", text):
        assert option in helps[f"{tool}.py"], f"tools/{tool}.py has no {option}"


def test_the_tweaks_in_the_readme_are_sound_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    places = re.findall(r"^    mods/(\S+\.yaml)$", text, re.M)
    examples = re.findall(r"```yaml\n(.*?)```", text, re.S)
    assert {place.split("/")[1] for place in places} == set(GAME_IDS)
    for number, (place, example) in enumerate(zip(places, examples, strict=True)):
        file = tmp_path / str(number) / place
        file.parent.mkdir(parents=True)
        file.write_text(example, "utf-8")
        assert main(["validate", str(tmp_path / str(number) / place.split("/")[0])]) == 0
        assert re.search(r": [1-9]\d* changed, \d+ added, 0 removed\n", capsys.readouterr().err)


def _help(tool: Path) -> str:
    """What a tool says of itself: its docstring, and the program's help for what it hands on."""
    done = subprocess.run(
        [sys.executable, "-m", "game", "--help"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return tool.read_text("utf-8").split('"""')[1] + done.stdout
