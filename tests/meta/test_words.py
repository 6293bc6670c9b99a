"""Every module says what it is for, every public thing what it is, and packages hold nothing but that."""

from __future__ import annotations

import ast

from tests.meta.source import game, sources


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        source.path
        for source in sources("game", "tools", "tests")
        if source.text.strip() and len((ast.get_docstring(source.tree) or "").split()) < 5
    ]
    assert not silent, f"these modules need a docstring that says what they are for: {silent}"


def test_public_classes_and_functions_are_described() -> None:
    bare = [
        f"{source.path}:{node.lineno}: {node.name}"
        for source in game()
        for node in source.tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert not bare, "\n".join(["these need a docstring:", *bare])


def test_packages_hold_no_code_of_their_own() -> None:
    busy = [
        f"{source.path}:{node.lineno}"
        for source in game()
        if source.path.endswith("/__init__.py")
        for node in source.tree.body
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) and not _is_version(node)
    ]
    assert not busy, f"move this code into modules: {busy}"


def _is_version(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__version__"]
