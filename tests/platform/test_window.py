"""The window opens, keeps its place, and says what is wrong when there is no screen."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game.platform.window import NoDisplay, Placement, Window, fitting_size, smallest_size, unmoved, visible_position


def test_the_surface_has_the_real_size_in_pixels(window: Window) -> None:
    assert window.size == (1024, 640)
    window.surface.set_at((1023, 639), "#123456")
    window.present()


def test_a_window_is_never_smaller_than_the_smallest_layout() -> None:
    window = Window(Placement((300, 200)))
    try:
        assert window.size == (1024, 640)
    finally:
        window.close()


FULL_HD = [(1920, 1080)]


def test_the_first_window_is_a_friendly_part_of_the_first_screen() -> None:
    assert fitting_size(None, FULL_HD) == (1536, 864)
    assert fitting_size(None, [(3440, 1440), (1920, 1080)]) == (2048, 1152)
    assert fitting_size(None, [(1080, 1920)]) == (1024, 640)


def test_a_window_larger_than_every_screen_is_cut_to_it() -> None:
    assert fitting_size((9000, 900), FULL_HD) == (1920, 900)
    assert fitting_size((9000, 9000), [(1366, 768), (1920, 1080)]) == (1920, 1080)


def test_on_a_tiny_screen_the_window_is_as_small_as_that() -> None:
    assert smallest_size([(800, 600)]) == (800, 600)
    assert fitting_size((1024, 640), [(800, 600)]) == (800, 600)


def test_a_place_on_a_screen_that_is_gone_is_not_used() -> None:
    two = [(1920, 1080), (1920, 1080)]
    assert visible_position((2000, 100), (1024, 640), two) == (2000, 100)
    assert visible_position((2000, 100), (1024, 640), two[:1]) is None
    assert visible_position((10, 1000), (1024, 640), two) is None
    assert visible_position(None, (1024, 640), two) is None


def test_the_frame_of_a_window_does_not_make_it_creep() -> None:
    assert unmoved((101, 100), (100, 80)) == (100, 80)
    assert unmoved((100, 80), (100, 80)) == (100, 80)
    assert unmoved((90, 80), (100, 80)) is None
    assert unmoved((300, 200), (100, 80)) is None
    assert unmoved((300, 200), None) is None


def test_full_screen_and_back_gives_the_old_size_every_time(window: Window) -> None:
    for _ in range(10):
        window.set_fullscreen(True)
        assert window.fullscreen
        window.set_fullscreen(False)
        pygame.event.get()
        assert window.size == (1024, 640)


def test_the_place_can_be_remembered_while_full_screen_is_on(window: Window) -> None:
    window.set_fullscreen(True)
    assert window.placement().fullscreen
    assert window.placement().size == (1024, 640)


def test_the_clipboard_keeps_any_unicode(window: Window) -> None:
    window.copy("Ünal 羊")
    assert window.clipboard() == "Ünal 羊"


def start_without_screen(driver: str | None) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    if driver is not None:
        env["SDL_VIDEODRIVER"] = driver
    code = (
        "import sys\n"
        "from game.platform.window import Window, NoDisplay\n"
        "try:\n    Window()\n"
        "except NoDisplay as error:\n    print(error)\n    sys.exit(error.EXIT_CODE)\n"
    )
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_there_is_a_sentence_and_exit_code_2() -> None:
    run = start_without_screen(None)
    assert run.returncode == 2
    assert "cannot open a window" in run.stdout
    assert "Traceback" not in run.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="x11 is meant")
def test_a_driver_that_cannot_work_is_no_display_either() -> None:
    assert start_without_screen("x11").returncode == 2


def test_a_driver_that_was_wished_for_is_used() -> None:
    assert start_without_screen("dummy").returncode == 0


def test_no_display_is_an_exception_with_advice() -> None:
    assert NoDisplay.EXIT_CODE == 2
