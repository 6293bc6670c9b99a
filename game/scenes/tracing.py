"""Tells tests and measurements on stdout what is on the screen, when the environment's SHEEPFOLD_TRACE is 1.

Lines: `FIRST_FRAME`, `SCENE <name>` when another scene is on top, and `TARGETS <json>`: a list of
`[name, x, y]` with everything that can be clicked now, whenever that changed and nothing moves any more.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.scene import Scene
    from game.scenes.stack import SceneStack

VARIABLE = "SHEEPFOLD_TRACE"


def wanted() -> bool:
    """Whether the environment asks for it."""
    return os.environ.get(VARIABLE) == "1"


def scene_name(scene: Scene | None) -> str:
    """`TitleScene` is `title`."""
    return type(scene).__name__.removesuffix("Scene").lower() if scene is not None else "none"


class Tracer:
    """Call `look` once a pass; `pictures` gives how many have been shown so far."""

    def __init__(self, stack: SceneStack, pictures: Callable[[], int]) -> None:
        self._stack = stack
        self._pictures = pictures
        self._looked_at = 0
        self._scene: Scene | None = None
        self._targets: list[tuple[str, int, int]] = []

    def first_frame(self) -> None:
        """The first picture is on the screen."""
        _say("FIRST_FRAME")

    def look(self) -> None:
        """Tell what changed since the last call."""
        top = self._stack.top
        if top is not self._scene:
            self._scene, self._targets = top, []
            _say(f"SCENE {scene_name(top)}")
        shown = self._pictures()
        if top is None or top.wants_frames or top.dirty or shown == self._looked_at:
            return
        self._looked_at = shown
        found = targets(top)
        if found != self._targets:
            import json

            self._targets = found
            _say(f"TARGETS {json.dumps(found)}")


def targets(scene: Scene) -> list[tuple[str, int, int]]:
    """What can be clicked in a scene: name (or the class), and the pixel in its middle."""
    own = getattr(scene, "targets", None)
    if own is not None:
        return [(str(name), int(x), int(y)) for name, x, y in own()]
    root = scene.ui.popup or scene.ui.root
    if root is None:
        return []
    return [
        (w.name or type(w).__name__, w.rect.centerx, w.rect.centery)
        for w in root.walk()
        if w.focusable and w.enabled and w.rect.width > 0
    ]


def _say(line: str) -> None:
    print(line, flush=True)
