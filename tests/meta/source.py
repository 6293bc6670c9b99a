"""The project's own source as the meta tests look at it: files, their syntax trees, their imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PURE = ("core", "geometry", "effects", "rules")


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the project's root, its text and its tree."""

    path: str
    text: str
    tree: ast.Module

    @property
    def module(self) -> str:
        """`game/core/rng.py` -> `game.core.rng`; a package is called by its folder."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def package(self) -> str:
        """The package right below `game`, or nothing for the modules beside them."""
        parts = self.path.split("/")
        return parts[1] if parts[0] == "game" and len(parts) > 2 else ""


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Every Python file below the given top-level folders."""
    found = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    assert found, f"no Python files in {folders}: the tests look at the wrong place"
    texts = [(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in found]
    return tuple(Source(path, text, ast.parse(text, path)) for path, text in texts)


def game() -> tuple[Source, ...]:
    """Every module of the program."""
    return sources("game")


def pure() -> list[Source]:
    """The modules of the pure packages."""
    return [source for source in game() if source.package in PURE]


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything imported anywhere in a tree; `from a import b` gives `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module or ''}.{alias.name}") for alias in node.names)


def dotted(node: ast.AST) -> str:
    """`a.b.c` for such an expression, otherwise nothing."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return f"{owner}.{node.attr}" if owner else ""
    return ""


def calls(tree: ast.AST) -> Iterator[tuple[int, str, ast.Call]]:
    """Line, dotted name of what is called (its last part after other expressions), and the call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = dotted(node.func) or (node.func.attr if isinstance(node.func, ast.Attribute) else "")
            yield node.lineno, name, node
