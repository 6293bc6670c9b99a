"""The rules are pure: no chance, clock, files, pictures or process-dependent values, however they are reached."""

from __future__ import annotations

import ast

import pytest

from tests.meta.source import Source, calls, imports, pure

FORBIDDEN_MODULES = frozenset(
    "random secrets uuid time datetime calendar copy pickle os pathlib io shutil tempfile glob sys platform getpass "
    "subprocess socket threading multiprocessing asyncio concurrent logging warnings importlib ctypes signal "
    "pygame yaml pytmx pydantic platformdirs numpy".split()
)
# `hash` and `id` differ from process to process; the others reach out of the value's world.
FORBIDDEN_CALLS = frozenset(
    "open print input eval exec compile __import__ hash id globals deepcopy object.__setattr__".split()
)
# It imports a game when that game is asked for, not all of them at the start.
LAZY = "game/rules/registry.py"


def impurities(source: Source) -> list[str]:
    """Everything in a module that makes it more than a function of its arguments."""
    found = [
        f"{source.path}:{line}: imports {name}"
        for line, name in imports(source.tree)
        if name.split(".")[0] in FORBIDDEN_MODULES and not (source.path == LAZY and name.startswith("importlib."))
    ]
    found += [
        f"{source.path}:{line}: calls {name}()" for line, name, _ in calls(source.tree) if name in FORBIDDEN_CALLS
    ]
    found += [
        f"{source.path}:{node.lineno}: changes a global"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Global | ast.Nonlocal)
    ]
    return found


def test_pure_packages_are_pure() -> None:
    found = [line for source in pure() for line in impurities(source)]
    assert not found, "\n".join(["the pure packages must stay pure:", *found])


@pytest.mark.parametrize(
    "planted",
    [
        "import random",
        "from time import monotonic",
        "def f():\n    import os.path",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pygame",
        "def f(x):\n    return hash(x)",
        "from copy import deepcopy",
        "def f(p):\n    with open(p) as file:\n        return file",
        "n = 0\ndef f():\n    global n\n    n = 1",
    ],
)
def test_a_planted_impurity_is_found(planted: str) -> None:
    assert impurities(Source("game/core/planted.py", planted, ast.parse(planted)))
