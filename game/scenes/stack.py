"""The one stack of scenes: who is on top, who hears events, who is drawn, and what happens when that changes.

Changes asked for during a frame are done at its end, in order. Each scene lives `enter (pause resume)* leave`:
a paused scene that is removed is resumed first. When the top changes, presses under way are cancelled and the
`generation` is another number, so that the loop can drop clicks aimed at the old picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.platform import events as ev
from game.render.skins import dimmed
from game.render.theme import Theme

if TYPE_CHECKING:
    from game.scenes.scene import Scene
    from game.scenes.services import Services

SETTLE_SECONDS = 0.15


class SceneStack:
    """Implements the loop's Client. Scenes are pushed as objects, never by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []
        self._generation = 0
        self._dirty = True
        self._backdrop: pygame.Surface | None = None
        self._stretched: pygame.Surface | None = None
        self._settle: float | None = None
        self.touched = services.clock()
        self.clicked: ev.Pos | None = None

    @property
    def top(self) -> Scene | None:
        """The scene in front."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, scene: Scene) -> None:
        """Remove `scene` and everything above it; nothing happens when it is gone already."""
        self._changes.append(lambda: self._pop(scene))

    def replace(self, old: Scene, new: Scene) -> None:
        """Put `new` in the place of `old` and of everything above it."""
        self._changes.append(lambda: self._replace(old, new))

    def reset(self, scene: Scene) -> None:
        """Remove everything and show `scene`."""
        self._changes.append(lambda: self._reset(scene))

    def close(self) -> None:
        """The program ends: every scene leaves, the top one first. At once."""
        self._changes.clear()
        while self._scenes:
            self._pop(self._scenes[-1])

    @property
    def generation(self) -> int:
        """Another number whenever another scene is on top."""
        return self._generation

    @property
    def dirty(self) -> bool:
        """A scene that can be seen wants to be drawn."""
        return self._dirty or any(scene.dirty for scene in self._active())

    @property
    def animating(self) -> bool:
        """A scene that can move wants frames, or the window's size is changing."""
        return self._settle is not None or any(scene.wants_frames for scene in self._active())

    @property
    def ticking(self) -> bool:
        """A scene that can be seen shows time."""
        return any(scene.ticking for scene in self._active())

    def handle(self, event: ev.InputEvent) -> bool:
        """Offer an event from the top down until a scene uses it or is modal; all hear that the window is left.

        `touched` is when mouse or keyboard were used last, by the services' clock; `clicked` where the last click was.
        """
        if isinstance(event, ev.WindowResized):
            self._resized(event.size)
            return True
        if isinstance(event, ev.WindowExposed):
            self._dirty = True
            return True
        if isinstance(event, ev.FocusGained | ev.Restored | ev.Maximised):
            self._dirty = True
        if isinstance(event, ev.FocusLost | ev.Minimised):
            for scene in reversed(self._scenes):
                scene.handle(event)
            return True
        if isinstance(event, ev.PointerEvent | ev.KeyPressed | ev.TextTyped):
            self.touched = self._services.clock()
        if isinstance(event, ev.PointerPressed | ev.KeyPressed):
            self._services.audio.wake()
        if isinstance(event, ev.PointerPressed):
            self.clicked = event.pos
        aimed = isinstance(event, ev.PointerPressed | ev.PointerReleased | ev.KeyPressed | ev.TextTyped)
        if aimed and (self._changes or self._settle is not None):
            return False
        for scene in reversed(self._scenes):
            if scene.handle(event):
                return True
            if scene.modal:
                return False
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the scenes that can move, then do the changes that were asked for."""
        if self._settle is not None:
            self._settle -= dt
            if self._settle <= 0:
                self.relayout()
        for scene in self._active():
            scene.update(dt)
        self.apply_changes()

    def apply_changes(self) -> None:
        """Do what was asked for since the last time, including what that asks for."""
        before = self.top
        for _ in range(100):
            if not self._changes:
                break
            changes, self._changes = self._changes, []
            for change in changes:
                change()
        if self.top is not before:
            self._generation += 1

    def draw(self, surface: pygame.Surface) -> None:
        """Draw from the topmost opaque scene upwards."""
        if self._stretched is not None:
            surface.blit(pygame.transform.scale(self._stretched, surface.get_size()), (0, 0))
            self._dirty = False
            return
        first = max((i for i, s in enumerate(self._scenes) if s.opaque), default=0)
        visible = self._scenes[first:]
        if len(visible) == 1 and not self._dirty:
            visible[0].draw_parts(surface)
        elif not visible:
            surface.fill("#000000")
        elif len(visible) > 1 and visible[-1].dims:
            if self._backdrop is None or self._backdrop.get_size() != surface.get_size():
                for scene in visible[:-1]:
                    scene.draw(surface)
                self._backdrop = dimmed(surface)
            surface.blit(self._backdrop, (0, 0))
            visible[-1].draw(surface)
        else:
            for scene in visible:
                scene.draw(surface)
        self._dirty = False

    def forget_pictures(self) -> None:
        """What a scene shows must be gone at once, also where an older picture of it stands behind another scene."""
        self._backdrop = None
        self._dirty = True
        if self._stretched is not None:
            picture, self._stretched = pygame.Surface(self._stretched.get_size()), None
            self.draw(picture)
            self._stretched = picture

    def relayout(self) -> None:
        """Make a new theme for the window's size and lay all scenes out with it."""
        self._settle = self._stretched = self._backdrop = None
        services = self._services
        old = services.theme
        services.theme = services.make_theme(services.window.size)
        services.assets.set_screen(services.theme.size)
        if old.unit != services.theme.unit:
            services.assets.forget()
        for scene in self._scenes:
            self._layout(scene, services.theme)
        self._dirty = True

    def _active(self) -> list[Scene]:
        """The scenes for which time passes: the top one and those under scenes that are not modal."""
        out: list[Scene] = []
        for scene in reversed(self._scenes):
            out.append(scene)
            if scene.modal:
                break
        return out

    def _resized(self, size: tuple[int, int]) -> None:
        if size == self._services.theme.size and self._settle is None:
            return
        if self._stretched is None:
            picture = pygame.Surface(self._services.theme.size)
            self.draw(picture)
            self._stretched = picture
            for scene in self._scenes:
                scene.release_held()
        self._settle = SETTLE_SECONDS
        self._dirty = True

    def _layout(self, scene: Scene, theme: Theme) -> None:
        scene.layout(theme.size, theme)
        scene.invalidate()

    def _changed(self) -> None:
        for scene in self._scenes:
            scene.release_held()
        self._backdrop = None
        self._dirty = True

    def _push(self, scene: Scene) -> None:
        if self.top is not None:
            self.top.pause()
        self._scenes.append(scene)
        scene.enter()
        self._layout(scene, self._services.theme)
        self._changed()

    def _pop(self, scene: Scene) -> None:
        if scene not in self._scenes:
            return
        while True:
            top = self._scenes.pop()
            top.leave()
            if self.top is not None:
                self.top.resume()
            if top is scene:
                break
        self._changed()

    def _replace(self, old: Scene, new: Scene) -> None:
        if old not in self._scenes:
            self._push(new)
            return
        while self._scenes[-1] is not old:
            self._pop(self._scenes[-1])
        old.leave()
        self._scenes[-1] = new
        new.enter()
        self._layout(new, self._services.theme)
        self._changed()

    def _reset(self, scene: Scene) -> None:
        while self._scenes:
            self._pop(self._scenes[-1])
        self._push(scene)
