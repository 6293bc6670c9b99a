"""The lock files fit pyproject.toml and each other, and say nothing about where packages come from."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.meta.source import ROOT

LOCKS = ("requirements.lock", "requirements-dev.lock")


def locked(name: str) -> dict[str, set[str]]:
    """Package -> its pins (several where they depend on the Python) in a lock file."""
    pins: dict[str, set[str]] = {}
    for package, rest in re.findall(r"^([A-Za-z0-9._-]+)(==[^\\\n]+)", (ROOT / name).read_text("utf-8"), re.M):
        pins.setdefault(normal(package), set()).add(rest.strip())
    return pins


def normal(package: str) -> str:
    """A package's name the way indexes compare names."""
    return re.sub(r"[-_.]+", "-", package).lower()


def asked(requirements: list[str]) -> set[str]:
    """The packages that these requirements name."""
    return {normal(re.split(r"[<>=!~; \[]", line, maxsplit=1)[0]) for line in requirements}


def test_everything_asked_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    run = asked(project["project"]["dependencies"])
    develop = asked(project["dependency-groups"]["dev"])
    assert run - set(locked("requirements.lock")) == set(), "run tools/make_locks.py"
    assert (run | develop) - set(locked("requirements-dev.lock")) == set(), "run tools/make_locks.py"


def test_the_development_lock_holds_all_of_the_players() -> None:
    develop = locked("requirements-dev.lock")
    assert {name: pins for name, pins in locked("requirements.lock").items() if develop.get(name) != pins} == {}


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_names_versions_and_hashes_only(name: str) -> None:
    line = re.compile(r"#.*|[\w.-]+==[\w.]+( ; [\w .'<>=!()]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    text = (ROOT / name).read_text("utf-8")
    assert [odd for odd in text.splitlines() if not line.fullmatch(odd)] == []
    assert text.count("--hash=sha256:") > len(locked(name))


def test_nothing_pulls_in_the_other_pygame() -> None:
    assert "pygame" not in locked("requirements-dev.lock"), "pygame and pygame-ce would overwrite each other"


def test_every_package_is_in_the_list_of_licences() -> None:
    listed = normal((ROOT / "THIRD_PARTY_LICENSES.md").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    used = set(locked("requirements.lock")) | asked(project["dependency-groups"]["dev"])
    assert sorted(name for name in used if name not in listed) == []
