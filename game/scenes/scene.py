"""What a scene is: one screen with its widgets, its own time and a symmetrical life.

`enter` is the first call, `leave` the last, and between them `pause` and `resume` come in pairs. A scene is
made by whoever wants it shown and pushed on the stack; what it finds out goes back by a callback it was given.
"""

from __future__ import annotations

import pygame

from game.platform import events as ev
from game.render.theme import Theme
from game.scenes.services import Services
from game.widgets.ui import Ui


class Scene:
    """Base of all scenes. Override `build` or `layout`, `draw_background`, `on_key`, `update` as needed.

    `opaque`: it covers what lies below, which is then not drawn. `modal`: events end here. `dims`: a scene that is
    not opaque has a darkened picture of what lies below behind it. `secret`: it shows a game with hidden information,
    of which nothing may get into a report.
    """

    opaque = True
    modal = True
    dims = True
    secret = False

    def __init__(self, services: Services) -> None:
        self.services = services
        self.ui = Ui(services.window, services.audio.play)

    @property
    def dirty(self) -> bool:
        """The picture, or a part of it, is out of date."""
        return self.ui.dirty or bool(self.ui.parts)

    @property
    def ticking(self) -> bool:
        """It shows time: some ten or twenty passes a second must come, more need not."""
        return False

    @property
    def wants_frames(self) -> bool:
        """Something moves, or will within moments."""
        return self.ui.animating

    def invalidate(self) -> None:
        """The picture is out of date."""
        self.ui.dirty = True

    def enter(self) -> None:
        """It is on the stack for the first time; `services.stack` is there, sizes are not."""

    def pause(self) -> None:
        """Another scene lies above it."""

    def resume(self) -> None:
        """It is the top one again."""

    def leave(self) -> None:
        """It goes for good."""

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """The window has this size in pixels, or the theme changed; comes before the first picture."""
        self.ui.layout(theme, pygame.Rect((0, 0), size))

    def handle(self, event: ev.InputEvent) -> bool:
        """React to an event; True when it was used."""
        return self.ui.handle(event)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass (at most 0.1); not while a modal scene lies above."""
        self.ui.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, then the widgets."""
        self.draw_background(surface)
        self.ui.draw(surface)

    def draw_parts(self, surface: pygame.Surface) -> None:
        """Draw anew what is out of date of the picture that is on `surface`."""
        if self.ui.dirty or not self.opaque or not self.ui.parts:
            self.draw(surface)
            return
        surface.set_clip(self.ui.parts[0].unionall(self.ui.parts[1:]))
        try:
            self.draw(surface)
        finally:
            surface.set_clip(None)

    def draw_background(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets; an opaque scene must fill the surface."""
        if self.opaque:
            surface.fill(self.services.theme.palette.shade)

    def release_held(self) -> None:
        """Presses and drags under way are over."""
        self.ui.release_held()
