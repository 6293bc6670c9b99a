"""Small files, functions, classes and signatures, so that a reader can hold each of them in mind at once."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.meta.source import ROOT, Source, sources

FILE_LINES = 350
LONG_FILE_LINES = 500
LONG_FILES = ("game/rules/", "game/render/")
FUNCTION_LINES = 60
PUBLIC_METHODS = 30
PARAMETERS = 7
ALLOWED = Path(__file__).with_name("allowed_sizes.toml")

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def too_large(source: Source) -> Iterator[tuple[str, str]]:
    """Name and size of everything in a file that is over a limit."""
    lines = source.text.count("\n")
    limit = LONG_FILE_LINES if source.path.startswith(LONG_FILES) else FILE_LINES
    if lines > limit:
        yield source.path, f"{lines} lines, {limit} allowed"
    yield from _inside(source.tree, source.path + "::")


def _inside(owner: ast.AST, prefix: str) -> Iterator[tuple[str, str]]:
    for node in ast.iter_child_nodes(owner):
        if not isinstance(node, FunctionNode | ast.ClassDef):
            yield from _inside(node, prefix)
            continue
        name = prefix + node.name
        if isinstance(node, ast.ClassDef):
            methods = [n for n in node.body if isinstance(n, FunctionNode) and not n.name.startswith("_")]
            if len(methods) > PUBLIC_METHODS:
                yield name, f"{len(methods)} public methods, {PUBLIC_METHODS} allowed"
        else:
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield name, f"{lines} lines, {FUNCTION_LINES} allowed"
            if (count := _parameters(node)) > PARAMETERS:
                yield name, f"{count} parameters, {PARAMETERS} allowed"
        yield from _inside(node, name + ".")


def _parameters(node: FunctionNode) -> int:
    names = [a.arg for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    return len([name for name in names if name not in ("self", "cls")])


def allowed() -> dict[str, str]:
    """The allow-list: name -> reason."""
    return {str(name): str(why) for name, why in tomllib.loads(ALLOWED.read_text("utf-8")).items()}


def measured() -> dict[str, str]:
    """Everything over a limit in the program and its tools."""
    return {name: size for source in sources("game", "tools") for name, size in too_large(source)}


def test_nothing_is_larger_than_it_may_be() -> None:
    over = [f"{name}: {size}" for name, size in measured().items() if name not in allowed()]
    assert not over, "\n".join(["split these (see ARCHITECTURE.md, sizes):", *over])


def test_the_allow_list_holds_only_what_needs_it() -> None:
    needless = sorted(set(allowed()) - set(measured()))
    assert not needless, f"these are small now; delete them from {ALLOWED.relative_to(ROOT)}: {needless}"


def test_every_allowance_has_a_reason() -> None:
    assert [name for name, why in allowed().items() if len(why.split()) < 4] == []


def test_the_limits_bite() -> None:
    long_function = "def f():\n" + "    x = 1\n" * FUNCTION_LINES
    wide = "def g(self, a, b, c, d, e, f, *, h, i): ...\n"
    crowd = "class C:\n" + "".join(f"    def m{i}(self): ...\n" for i in range(PUBLIC_METHODS + 1))
    text = long_function + wide + crowd + "\n" * FILE_LINES
    found = dict(too_large(Source("game/x.py", text, ast.parse(text))))
    assert set(found) == {"game/x.py", "game/x.py::f", "game/x.py::g", "game/x.py::C"}
    assert found["game/x.py::g"] == "8 parameters, 7 allowed"
