"""One door each: one package touches the window system, one writes files, and only a session changes a game."""

from __future__ import annotations

import ast

import pytest

from tests.meta.source import Source, calls, dotted, game, imports

WINDOW_SYSTEM = frozenset("event display mixer image font freetype key mouse scrap joystick Window".split())
WRITING_CALLS = frozenset(
    "write_text write_bytes mkdir makedirs unlink rmdir rmtree rename touch copyfile copytree symlink_to truncate "
    "os.replace os.remove os.rename pygame.image.save".split()
)
# The menu entry is no file of the program's own: the command line writes it into the desktop's folders.
WRITERS = ("game/persist/", "game/cli/install_desktop.py")


def window_system_uses(source: Source) -> list[str]:
    """Where a module reaches for the parts of pygame that belong to the platform."""
    named = [(line, name) for line, name in imports(source.tree) if name.startswith("pygame.")]
    used = [(n.lineno, dotted(n)) for n in ast.walk(source.tree) if isinstance(n, ast.Attribute)]
    return [
        f"{source.path}:{line}: {name}"
        for line, name in named + used
        if name.startswith("pygame.") and name.split(".")[1] in WINDOW_SYSTEM
    ]


def writes(source: Source) -> list[str]:
    """Where a module changes files."""
    found = []
    for line, name, call in calls(source.tree):
        ends = name.rsplit(".", 1)[-1]
        if name in WRITING_CALLS or ends in WRITING_CALLS or (ends == "open" and _opens_for_writing(call)):
            found.append(f"{source.path}:{line}: {name}")
    return found


def _opens_for_writing(call: ast.Call) -> bool:
    if call.args and dotted(call.args[0]) == "os.devnull":
        return False
    modes = [*call.args[:2], *(k.value for k in call.keywords if k.arg == "mode")]
    literal = [m.value for m in modes if isinstance(m, ast.Constant) and isinstance(m.value, str)]
    return any(set(mode) <= set("rwaxbt+") and set(mode) & set("wax+") for mode in literal)


def test_only_the_platform_touches_the_window_system() -> None:
    found = [line for source in game() if source.package != "platform" for line in window_system_uses(source)]
    assert not found, "\n".join(["let game/platform do this:", *found])


def test_only_persist_writes_files() -> None:
    found = [line for source in game() if not source.path.startswith(WRITERS) for line in writes(source)]
    assert not found, "\n".join(["let game/persist do this:", *found])


def test_tables_look_at_their_own_game_only() -> None:
    strangers = [
        f"{source.path}:{line}: {name}"
        for source in game()
        if source.package == "tables" and source.path.count("/") > 2
        for line, name in imports(source.tree)
        if name.startswith(("game.rules.", "game.tables."))
        and name.split(".")[2] not in (source.path.split("/")[2], "base", "registry", "runs_through")
    ]
    assert not strangers, "\n".join(["a table may not know another game:", *strangers])


@pytest.mark.parametrize(
    "text", ["pygame.event.get()", "from pygame import mixer", "import pygame.font", "x = pygame.mouse.get_pos()"]
)
def test_a_planted_use_of_the_window_system_is_found(text: str) -> None:
    assert window_system_uses(Source("game/scenes/x.py", text, ast.parse(text)))


@pytest.mark.parametrize(
    "text", ["open(p, 'w')", "p.open(mode='ab')", "p.write_text('x')", "os.replace(a, b)", "shutil.rmtree(p)"]
)
def test_a_planted_write_is_found(text: str) -> None:
    assert writes(Source("game/scenes/x.py", text, ast.parse(text)))


@pytest.mark.parametrize("text", ["open(p)", "p.open('rb')", "text.replace('a', 'b')", "p.read_text('utf-8')"])
def test_reading_is_not_writing(text: str) -> None:
    assert not writes(Source("game/scenes/x.py", text, ast.parse(text)))
