"""What every scene is given: window, look, pictures, sound, words, settings, the stack. There are no globals."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from game.core.texts import Texts
from game.platform.assets import Assets
from game.platform.audio import Audio
from game.platform.window import Window
from game.render.theme import Theme

if TYPE_CHECKING:
    from game.scenes.stack import SceneStack


class ViewSettings(Protocol):
    """The part of the settings that window, look and sound need.

    `ui_scale` is in percent (75 to 200), `animation_speed` a factor (0: off), volumes go from 0 to 1.
    """

    @property
    def ui_scale(self) -> int:
        """The user's scale in percent."""

    @property
    def animation_speed(self) -> float:
        """How fast things move; 0 is not at all."""

    @property
    def reduced_motion(self) -> bool:
        """Fades only."""

    @property
    def night_paper(self) -> bool:
        """Pages are dark, for play at night."""

    @property
    def effects_volume(self) -> float:
        """Loudness of effects."""

    @property
    def music_volume(self) -> float:
        """Loudness of music."""

    @property
    def timer_loudness(self) -> float:
        """Loudness of the sand timer."""

    @property
    def muted(self) -> bool:
        """No sound at all."""


@dataclass(slots=True)
class Services:
    """Everything a scene may use. `settings` may be replaced; call `apply_settings` afterwards.

    `background` holds functions the frame loop calls once a pass (results of bots, watching files); `clock` tells
    seconds for what people do, such as going away from the screen.
    """

    window: Window
    assets: Assets
    audio: Audio
    texts: Texts
    settings: ViewSettings
    stack: SceneStack = field(init=False)
    theme: Theme = field(init=False)
    background: list[Callable[[], None]] = field(default_factory=list)
    leave: Callable[[], None] = lambda: None
    clock: Callable[[], float] = time.monotonic
    night: bool = False

    def __post_init__(self) -> None:
        from game.scenes.stack import SceneStack

        self.theme = self.make_theme(self.window.size)
        self.assets.set_screen(self.theme.size)
        self.stack = SceneStack(self)

    def make_theme(self, size: tuple[int, int]) -> Theme:
        """The theme for a window of `size` pixels under the present settings."""
        s = self.settings
        return Theme.make(self.assets, size, s.ui_scale / 100, self.night or s.night_paper, s.reduced_motion)

    def apply_settings(self) -> None:
        """Scale, motion or volumes changed: lay everything out anew, tell the sound."""
        s = self.settings
        self.audio.set_volumes(s.effects_volume, s.music_volume, s.timer_loudness, s.muted)
        self.stack.relayout()
