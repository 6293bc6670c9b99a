"""Whatever people do with pointer and keys: no error, and the picture is drawn anew exactly when it changed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.rng import Rng
from game.platform import events as ev
from game.widgets.base import Widget
from game.widgets.layout import Padded
from tests.widgets.conftest import Screen, Show
from tools import widget_sheet

pytestmark = pytest.mark.slow

KEYS = ("tab", "left", "right", "up", "down", "return", "space", "escape", "home", "end", "page down", "backspace", "a")
PAGES = {"controls": widget_sheet.controls, "table": widget_sheet.table, "dialog": widget_sheet.dialog}


def targets(screen: Screen) -> list[Widget]:
    shown = [w for w in (screen.ui.popup or screen.ui.root or Widget()).walk() if w.focusable]
    return [w for w in shown if screen.surface.get_rect().contains(w.rect)]


def do_something(screen: Screen, rng: Rng) -> None:
    """One move of a hand that half knows what it wants."""
    pos = (rng.below(screen.surface.get_width()), rng.below(screen.surface.get_height()))
    aims = targets(screen)
    if aims and rng.below(2):
        pos = rng.choice(aims).rect.center
    match rng.below(8):
        case 0 | 1:
            screen.point(pos)
        case 2:
            screen.click(pos, clicks=1 + rng.below(2))
        case 3:
            screen.press(pos)
        case 4:
            screen.release(pos)
        case 5:
            screen.wheel(pos, rng.below(5) - 2)
        case 6:
            screen.key(rng.choice(KEYS), shift=rng.below(4) == 0, ctrl=rng.below(6) == 0)
        case 7:
            screen.ui.handle(rng.choice((ev.TextTyped("x"), ev.PointerLeft(), ev.FocusLost())))
    if rng.below(3) == 0:
        screen.ui.update(0.1)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_use_breaks_it_and_no_change_goes_unseen(show: Show, page: str, scale: float, long_run: bool) -> None:
    make = PAGES[page]
    root = make(lambda text: text)
    screen = show(root if page == "dialog" else Padded(root, 16), (1024, 640), scale)
    rng = Rng(len(page) * 10 + int(scale))
    before = pygame.image.tobytes(screen.surface, "RGB")
    for _ in range(1000 if long_run else 120):
        do_something(screen, rng)
        claimed = screen.ui.dirty
        screen.surface.fill("#000000")
        screen.draw()
        now = pygame.image.tobytes(screen.surface, "RGB")
        assert claimed or now == before
        before = now


def test_the_sheets_can_be_drawn_to_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["widget_sheet.py", str(tmp_path), "--size", "1024x640", "--night", "--long"])
    assert widget_sheet.main() == 0
    assert len(list(tmp_path.glob("*.png"))) == 3
