"""The loop draws when needed, sleeps when it can, leaves at once, and drops clicks aimed at old pictures."""

from __future__ import annotations

import pygame
import pytest

from game.platform import events as ev
from game.platform import frame
from game.platform.frame import FrameLoop
from game.platform.robot import Robot
from game.platform.window import Window


class World:
    """A clock, a sleeper and a client, all told what to do by the test."""

    def __init__(self) -> None:
        self.now = 50.0
        self.slept: list[float] = []
        self.heard: list[ev.InputEvent] = []
        self.passed: list[float] = []
        self.drawn = 0
        self.dirty = True
        self.animating = False
        self.ticking = False
        self.generation = 0
        self.work = 0.0

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def handle(self, event: ev.InputEvent) -> bool:
        self.heard.append(event)
        return True

    def update(self, dt: float) -> None:
        self.passed.append(dt)
        self.now += self.work

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        self.dirty = False


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def loop(window: Window, world: World) -> FrameLoop:
    made = FrameLoop(window, world, world.clock, world.sleep)
    made.reader.poll()
    made.step()
    world.heard.clear()
    return made


def run_passes(loop: FrameLoop, world: World, count: int) -> None:
    """As `run` does, for a number of passes."""

    def counted() -> None:
        nonlocal count
        count -= 1
        if count <= 0:
            loop.stop()

    loop.hooks.append(counted)
    loop.run()


def test_nothing_is_drawn_while_nothing_changes(loop: FrameLoop, world: World) -> None:
    for _ in range(20):
        loop.step()
    assert world.drawn == 1
    world.dirty = True
    loop.step()
    assert world.drawn == 2


def test_it_sleeps_60_ms_when_idle_and_8_while_something_moves(loop: FrameLoop, world: World) -> None:
    run_passes(loop, world, 3)
    assert set(world.slept) == {frame.IDLE_SLEEP}


def test_it_sleeps_8_ms_while_animating(loop: FrameLoop, world: World) -> None:
    world.animating = True
    loop.step()
    run_passes(loop, world, 3)
    assert set(world.slept) == {frame.BUSY_SLEEP}


def test_at_rest_work_in_the_background_is_looked_after_a_few_times_a_second(loop: FrameLoop, world: World) -> None:
    """Every fifth waking at the latest; what that sets in motion counts from then on."""
    loop.step()
    run_passes(loop, world, 4)
    assert len(world.slept) <= 4 * (frame.SKIPPED + 1)
    assert sum(world.slept) <= 4 * 0.35
    loop.hooks.clear()


def test_at_rest_an_event_is_answered_at_the_next_waking(loop: FrameLoop, world: World) -> None:
    loop.step()
    Robot().click((5, 5))
    run_passes(loop, world, 1)
    assert len(world.slept) == 0


def test_it_is_awake_for_two_seconds_after_the_mouse_moved(loop: FrameLoop, world: World) -> None:
    Robot().move((5, 5))
    run_passes(loop, world, 300)
    busy = sum(s for s in world.slept if s == frame.BUSY_SLEEP)
    assert 1.9 < busy < 2.1
    assert world.slept[-1] == frame.IDLE_SLEEP


def test_minimised_it_draws_nothing_and_sleeps_long(loop: FrameLoop, world: World) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    world.dirty = True
    run_passes(loop, world, 4)
    assert world.drawn == 1
    assert set(world.slept) == {frame.HIDDEN_SLEEP}


def test_closing_the_window_leaves_at_once(loop: FrameLoop, world: World) -> None:
    Robot().close()
    Robot().click((5, 5))
    loop.step()
    assert not loop.running
    assert world.heard == []


def test_animation_time_is_capped_after_a_stall(loop: FrameLoop, world: World) -> None:
    world.now += 7.0
    loop.step()
    assert world.passed[-1] == frame.LONGEST_STEP


def test_hooks_run_every_pass_and_the_first_picture_is_told_once(window: Window, world: World) -> None:
    loop = FrameLoop(window, world, world.clock, world.sleep)
    calls: list[str] = []
    loop.hooks.append(lambda: calls.append("pass"))
    loop.after_first_frame.append(lambda: calls.append("first"))
    for _ in range(3):
        world.dirty = True
        loop.step()
    assert calls == ["pass", "first", "pass", "pass"]


def test_a_click_during_a_change_of_screen_reaches_neither_screen(loop: FrameLoop, world: World) -> None:
    def change() -> None:
        world.generation += 1
        world.dirty = True
        Robot().click((9, 9))
        loop.hooks.clear()

    loop.hooks.append(change)
    loop.step()
    loop.step()
    assert not [e for e in world.heard if isinstance(e, ev.PointerPressed | ev.PointerReleased)]
    assert ev.PointerMoved((9, 9)) in world.heard


def test_a_click_during_a_stall_is_dropped_but_the_next_one_counts(loop: FrameLoop, world: World) -> None:
    world.work = 1.0

    def stalled_click() -> None:
        Robot().click((9, 9))
        loop.hooks.clear()

    loop.hooks.append(stalled_click)
    loop.step()
    world.work = 0.0
    loop.step()
    assert not [e for e in world.heard if isinstance(e, ev.PointerPressed)]
    world.now += 0.1
    Robot().click((9, 9))
    loop.step()
    assert [e for e in world.heard if isinstance(e, ev.PointerPressed)]


def test_closing_during_a_stall_still_closes(loop: FrameLoop, world: World) -> None:
    world.work = 1.0

    def close_meanwhile() -> None:
        Robot().close()

    loop.hooks.append(close_meanwhile)
    loop.step()
    loop.step()
    assert not loop.running


def test_whether_the_window_is_maximised_is_remembered(loop: FrameLoop, window: Window) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWMAXIMIZED))
    loop.step()
    assert window.placement().maximised
    assert window.placement().size == (1024, 640)
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    loop.step()
    assert not window.placement().maximised
