"""The loop that keeps the window alive: read, act, draw when something changed, sleep as long as fits.

Sleeping is what makes the program cheap: 8 ms while something moves or the mouse moved within two seconds,
60 ms when nothing happens, 400 ms when nobody can see the window. Clicks made while the program could not
answer (a stall, a change of scene) are thrown away: they were aimed at another picture.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

import pygame

from game.platform import events as ev
from game.platform.input import InputReader, without_presses
from game.platform.window import Window

BUSY_SLEEP = 0.008
IDLE_SLEEP = 0.06
HIDDEN_SLEEP = 0.4
POINTER_AWAKE = 2.0
SKIPPED = 4
STALL = 0.3
LONGEST_STEP = 0.1

Hook = Callable[[], None]


class Client(Protocol):
    """What the loop drives: the scene stack, or a test's stand-in.

    `generation` is another number whenever another screen is shown. `animating` asks for frames, `ticking` for a pass
    every 60 ms, which is enough for showing time.
    """

    @property
    def dirty(self) -> bool:
        """The picture is out of date."""

    @property
    def animating(self) -> bool:
        """Something moves, or will within moments."""

    @property
    def ticking(self) -> bool:
        """It shows time."""

    @property
    def generation(self) -> int:
        """Changes with the screen."""

    def handle(self, event: ev.InputEvent) -> bool:
        """React to one event; False when it meant nothing here."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds of animation pass; apply changes of the screen."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything and be clean afterwards."""


class FrameLoop:
    """Runs a client in a window until it is told to stop.

    `hooks` are called once a pass, before the client's update: the place for results that arrive from other
    processes. `after_first_frame` are called once, after the first picture is on the screen.
    """

    def __init__(
        self,
        window: Window,
        client: Client,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.window = window
        self.client = client
        self.hooks: list[Hook] = []
        self.after_first_frame: list[Hook] = []
        self.reader = InputReader(clock)
        self.frames = 0
        self._clock = clock
        self._sleep = sleep
        self._kept: list[ev.InputEvent] = []
        self._running = True
        self._hidden = False
        self._exposed = True
        self._last = clock()
        self._pointer_at = -1e9
        self._restful = False
        self._ticking = False

    def stop(self) -> None:
        """Leave `run` after the current pass."""
        self._running = False

    @property
    def running(self) -> bool:
        """False once the window was closed or `stop` was called."""
        return self._running

    def run(self) -> None:
        """Pass after pass until the end.

        While nothing happens most passes only look for events: waking much code costs more than running it.
        """
        skipped = 0
        while self._running:
            self._kept += self.reader.poll()
            if self._kept or not self._restful or self._ticking or skipped >= SKIPPED:
                skipped = 0
                self.step()
            else:
                skipped += 1
            if self._running:
                self._sleep(self._pause())

    def step(self) -> None:
        """One pass: events, hooks, update, and a picture if one is due."""
        started = self._clock()
        dt, self._last = min(started - self._last, LONGEST_STEP), started
        generation = self.client.generation
        batch = self._kept + self.reader.poll()
        self._kept = []
        for event in batch:
            if self._running:
                self._deliver(event)
        if not self._running:
            return
        for hook in tuple(self.hooks):
            hook()
        self.client.update(dt)
        if (self.client.dirty or self._exposed) and not self._hidden:
            self._exposed = False
            self.client.draw(self.window.surface)
            self.window.present()
            self.frames += 1
            if self.frames == 1:
                self._first_frame()
        if self.client.generation != generation or self._clock() - started > STALL:
            self._kept = without_presses(self.reader.poll())
        moving = self.client.animating or self.client.dirty
        self._ticking = self.client.ticking and not self._hidden
        self._restful = self._hidden or not (moving or self._kept or started - self._pointer_at < POINTER_AWAKE)

    def _first_frame(self) -> None:
        for hook in self.after_first_frame:
            hook()

    def _deliver(self, event: ev.InputEvent) -> None:
        if isinstance(event, ev.QuitAsked):
            self._running = False
            return
        if isinstance(event, ev.PointerEvent):
            self._pointer_at = self._clock()
        elif isinstance(event, ev.Minimised):
            self._hidden = True
        elif isinstance(event, ev.Maximised | ev.Restored | ev.FocusGained | ev.WindowExposed | ev.WindowResized):
            self._hidden = False
            self._exposed = True
        if isinstance(event, ev.Maximised | ev.Restored):
            self.window.maximised = isinstance(event, ev.Maximised)
        if isinstance(event, ev.WindowResized):
            event = ev.WindowResized(self.window.size)
        self.client.handle(event)

    def _pause(self) -> float:
        if self._hidden:
            return HIDDEN_SLEEP
        return IDLE_SLEEP if self._restful else BUSY_SLEEP
