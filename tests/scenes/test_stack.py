"""The stack of scenes: who lives how long, who hears what, who is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.texts import Texts
from game.platform import events as ev
from game.platform.assets import Assets
from game.platform.audio import Audio
from game.platform.frame import FrameLoop
from game.platform.robot import Robot
from game.platform.window import Placement, Window
from game.render.theme import Theme
from game.roots import program_root
from game.scenes.dialogs import confirm, message
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.widgets.button import Button
from game.widgets.layout import Centered


@dataclass
class Settings:
    """What the stack reads of the settings."""

    ui_scale: int = 100
    animation_speed: float = 1.0
    reduced_motion: bool = False
    effects_volume: float = 0.4
    music_volume: float = 0.0
    timer_loudness: float = 0.4
    muted: bool = False
    night_paper: bool = False


class Fake(Scene):
    """Writes down what happens to it; uses the events it is told to use."""

    def __init__(self, services: Services, name: str, colour: str = "#000000", uses: type | None = None) -> None:
        super().__init__(services)
        self.name, self.colour, self.uses = name, colour, uses
        self.life: list[str] = []
        self.heard: list[ev.InputEvent] = []
        self.time = 0.0
        self.sizes: list[tuple[int, int]] = []

    def enter(self) -> None:
        self.life.append("enter")

    def pause(self) -> None:
        self.life.append("pause")

    def resume(self) -> None:
        self.life.append("resume")

    def leave(self) -> None:
        self.life.append("leave")

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        super().layout(size, theme)
        self.sizes.append(size)

    def handle(self, event: ev.InputEvent) -> bool:
        self.heard.append(event)
        return self.uses is not None and isinstance(event, self.uses)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.time += dt

    def draw_background(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour, surface.get_rect() if self.opaque else pygame.Rect(0, 0, 10, 10))


class Overlay(Fake):
    """Lets through what it does not use, and lets be seen what lies below."""

    opaque = False
    modal = False
    dims = False


class Sheet(Fake):
    """A dialog-like scene."""

    opaque = False


@pytest.fixture
def services() -> Iterator[Services]:
    window = Window(Placement((1024, 640)))
    root = program_root()
    made = Services(window, Assets(root), Audio(root), Texts({}), Settings())
    yield made
    made.stack.close()
    made.audio.close()
    window.close()


def frame(services: Services) -> pygame.Surface:
    services.stack.update(0.02)
    if services.stack.dirty:
        services.stack.draw(services.window.surface)
    return services.window.surface


def test_changes_happen_at_the_end_of_the_frame(services: Services) -> None:
    scene = Fake(services, "a")
    services.stack.push(scene)
    assert services.stack.top is None
    frame(services)
    assert services.stack.top is scene
    assert scene.life == ["enter"]
    assert scene.sizes == [(1024, 640)]


def test_push_pauses_and_pop_resumes(services: Services) -> None:
    low, high = Fake(services, "low"), Fake(services, "high")
    services.stack.push(low)
    services.stack.push(high)
    frame(services)
    services.stack.pop(high)
    frame(services)
    assert low.life == ["enter", "pause", "resume"]
    assert high.life == ["enter", "leave"]


def test_pop_names_its_scene_and_takes_what_lies_above_along(services: Services) -> None:
    a, b, c = (Fake(services, name) for name in "abc")
    for scene in (a, b, c):
        services.stack.push(scene)
    frame(services)
    services.stack.pop(b)
    services.stack.pop(b)
    frame(services)
    assert services.stack.scenes == (a,)
    assert c.life == ["enter", "leave"]
    assert b.life == ["enter", "pause", "resume", "leave"]
    assert a.life == ["enter", "pause", "resume"]


def test_replace_and_reset_leave_no_dead_scene_below(services: Services) -> None:
    a, b, c, d = (Fake(services, name) for name in "abcd")
    services.stack.push(a)
    services.stack.push(b)
    frame(services)
    services.stack.replace(b, c)
    frame(services)
    assert services.stack.scenes == (a, c)
    assert a.life == ["enter", "pause"]
    services.stack.reset(d)
    frame(services)
    assert services.stack.scenes == (d,)
    assert a.life == ["enter", "pause", "resume", "leave"]


def test_who_hears_what(services: Services) -> None:
    low = Fake(services, "low")
    middle = Overlay(services, "middle", uses=ev.PointerPressed)
    high = Overlay(services, "high", uses=ev.Wheel)
    for scene in (low, middle, high):
        services.stack.push(scene)
    frame(services)
    wheel, press, moved = ev.Wheel((1, 1), dy=1), ev.PointerPressed((1, 1)), ev.PointerMoved((1, 1))
    assert services.stack.handle(wheel)
    assert services.stack.handle(press)
    assert not services.stack.handle(moved)
    assert high.heard == [wheel, press, moved]
    assert middle.heard == [press, moved]
    assert low.heard == [moved]


def test_a_modal_scene_keeps_events_and_time_from_what_lies_below(services: Services) -> None:
    low, sheet = Fake(services, "low"), Sheet(services, "sheet")
    services.stack.push(low)
    frame(services)
    services.stack.push(sheet)
    frame(services)
    before = low.time
    services.stack.handle(ev.PointerPressed((1, 1)))
    frame(services)
    assert low.heard == []
    assert low.time == before
    assert sheet.time > 0


def test_drawing_starts_at_the_topmost_opaque_scene(services: Services) -> None:
    services.stack.push(Fake(services, "hidden", "#ff0000"))
    services.stack.push(Fake(services, "seen", "#00ff00"))
    services.stack.push(Overlay(services, "corner", "#0000ff"))
    picture = frame(services)
    assert picture.get_at((5, 5)) == pygame.Color("#0000ff")
    assert picture.get_at((500, 500)) == pygame.Color("#00ff00")


def test_behind_a_dialog_the_scene_is_dimmed_and_not_drawn_again(services: Services) -> None:
    class Counting(Fake):
        drawn = 0

        def draw_background(self, surface: pygame.Surface) -> None:
            super().draw_background(surface)
            self.drawn += 1

    low = Counting(services, "low", "#ffffff")
    services.stack.push(low)
    frame(services)
    services.stack.push(Sheet(services, "sheet", "#0000ff"))
    picture = frame(services)
    assert picture.get_at((500, 500))[:3] < (160, 160, 160)
    count = low.drawn
    for _ in range(3):
        services.stack.top.invalidate()  # type: ignore[union-attr]
        picture = frame(services)
    assert low.drawn == count
    assert picture.get_at((500, 500))[:3] < (160, 160, 160)


def test_after_a_dialog_the_scene_is_bright_again(services: Services) -> None:
    low, sheet = Fake(services, "low", "#ffffff"), Sheet(services, "sheet")
    services.stack.push(low)
    services.stack.push(sheet)
    frame(services)
    services.stack.pop(sheet)
    assert frame(services).get_at((500, 500)) == pygame.Color("#ffffff")


def button_scene(services: Services, done: list[str], name: str) -> Scene:
    scene = Scene(services)
    scene.ui.set_root(Centered(Button(name, lambda: done.append(name))))
    return scene


def test_a_press_does_not_survive_a_change_of_scene(services: Services) -> None:
    done: list[str] = []
    low, high = button_scene(services, done, "low"), button_scene(services, done, "high")
    services.stack.push(low)
    frame(services)
    middle = services.window.surface.get_rect().center
    services.stack.handle(ev.PointerPressed(middle))
    services.stack.push(high)
    frame(services)
    services.stack.handle(ev.PointerReleased(middle))
    services.stack.pop(high)
    frame(services)
    services.stack.handle(ev.PointerReleased(middle))
    assert done == []


def test_clicks_between_the_wish_for_a_change_and_the_change_are_dropped(services: Services) -> None:
    done: list[str] = []
    low = button_scene(services, done, "low")
    services.stack.push(low)
    frame(services)
    middle = services.window.surface.get_rect().center
    services.stack.push(Fake(services, "high"))
    services.stack.handle(ev.PointerPressed(middle))
    services.stack.handle(ev.PointerReleased(middle))
    assert done == []


def test_one_click_on_a_dialog_button_does_not_press_the_one_below(services: Services) -> None:
    done: list[str] = []
    loop = FrameLoop(services.window, services.stack, sleep=lambda seconds: None)
    services.stack.push(button_scene(services, done, "below"))
    loop.step()
    ask = confirm(services, "Leave?", "The game is kept.", "Leave", "Stay", lambda: done.append("left"))
    services.stack.push(ask)
    loop.step()
    loop.step()
    yes = next(w for w in ask.ui.root.walk() if isinstance(w, Button) and w.text == "Leave")  # type: ignore[union-attr]
    robot = Robot()
    robot.click(yes.rect.center)
    robot.click(yes.rect.center, clicks=2)
    for _ in range(4):
        loop.step()
    assert done == ["left"]
    assert len(services.stack.scenes) == 1


def test_escape_says_no_and_a_message_closes(services: Services) -> None:
    done: list[str] = []
    services.stack.push(Fake(services, "low"))
    services.stack.push(confirm(services, "Leave?", "?", "Leave", "Stay", lambda: done.append("left")))
    frame(services)
    services.stack.handle(ev.KeyPressed("escape"))
    frame(services)
    assert len(services.stack.scenes) == 1
    services.stack.push(message(services, "Note", "This is so.", "Good"))
    frame(services)
    services.stack.handle(ev.KeyPressed("tab"))
    services.stack.handle(ev.KeyPressed("return"))
    frame(services)
    assert len(services.stack.scenes) == 1
    assert done == []


def test_while_the_window_is_dragged_the_old_picture_is_stretched_then_laid_out_anew(services: Services) -> None:
    scene = Fake(services, "a", "#00ff00")
    services.stack.push(scene)
    frame(services)
    services.window.resize((1400, 900))
    services.stack.handle(ev.WindowResized((1400, 900)))
    assert frame(services).get_at((1390, 890)) == pygame.Color("#00ff00")
    assert scene.sizes == [(1024, 640)]
    for _ in range(10):
        frame(services)
    assert scene.sizes == [(1024, 640), (1400, 900)]
    assert services.theme.size == (1400, 900)


def test_a_new_scale_lays_every_scene_out_anew(services: Services) -> None:
    low, high = Fake(services, "low"), Sheet(services, "high")
    services.stack.push(low)
    services.stack.push(high)
    frame(services)
    services.settings = Settings(ui_scale=200)
    services.apply_settings()
    assert services.theme.unit == pytest.approx(1.6)
    assert len(low.sizes) == len(high.sizes) == 2


def test_closing_lets_every_scene_leave(services: Services) -> None:
    scenes = [Fake(services, name) for name in "abc"]
    for scene in scenes:
        services.stack.push(scene)
    frame(services)
    services.stack.close()
    assert all(scene.life[-1] == "leave" for scene in scenes)


CHANGES = st.lists(
    st.tuples(st.sampled_from(("push", "pop", "replace", "reset", "frame")), st.integers(0, 6)), max_size=25
)


@given(changes=CHANGES)
def test_every_scene_lives_enter_pause_resume_leave(shared: Services, changes: list[tuple[str, int]]) -> None:
    stack = shared.stack
    made: list[Fake] = []
    for what, index in changes:
        if what == "frame" or (not made and what in ("pop", "replace")):
            stack.update(0.01)
            continue
        new = Fake(shared, str(len(made)))
        if what == "pop":
            stack.pop(made[index % len(made)])
            continue
        made.append(new)
        if what == "push":
            stack.push(new)
        elif what == "reset":
            stack.reset(new)
        else:
            stack.replace(made[index % len(made)], new)
    stack.update(0.01)
    for number, scene in enumerate(stack.scenes):
        assert isinstance(scene, Fake)
        running = "enter( pause resume)*" if number == len(stack.scenes) - 1 else "enter( pause resume)* pause"
        assert re.fullmatch(running, " ".join(scene.life))
    stack.close()
    for scene in made:
        assert re.fullmatch("(enter( pause resume)* leave)?", " ".join(scene.life))


@pytest.fixture(scope="module")
def shared() -> Iterator[Services]:
    window = Window(Placement((1024, 640)))
    root = program_root()
    yield Services(window, Assets(root), Audio(root), Texts({}), Settings())
    window.close()
