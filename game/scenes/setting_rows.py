"""The rows of the settings: a name, one line of help, and a control that counts at once.

Every row can be told to show the settings as they are now, because the same setting may stand on two pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.render.theme import Theme
from game.widgets.base import Size, Widget
from game.widgets.choice import Option, Segments
from game.widgets.label import Label
from game.widgets.slider import Slider, Stepper
from game.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.core.texts import Texts
    from game.persist.settings import Settings

UI_SCALES = (75, 90, 100, 110, 125, 150, 175, 200)
_BESIDE = 700


class Setting(Widget):
    """Name and help on the left, the control on the right, or below where there is little room.

    `names` are the settings it shows; `refresh` brings the control in line with them.
    """

    def __init__(
        self, title: str, help_text: str, control: Widget, names: Sequence[str], refresh: Callable[[Settings], None]
    ) -> None:
        super().__init__()
        self.control, self.names, self.refresh = control, tuple(names), refresh
        self._title = Label(title, "bold")
        self._help = Label(help_text, "small", colour="soft")
        self.children = [self._title, self._help, control]
        control.name = "-".join(self.names)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        left, right = self._columns(theme, width)
        words = self._title.preferred(theme, left)[1] + self._help.preferred(theme, left)[1]
        control = self.control.preferred(theme, right)[1]
        inner = max(words, control) if self._beside(theme, width) else words + theme.px(8) + control
        return width, inner + theme.px(22)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        left, right = self._columns(theme, rect.width)
        heights = [label.preferred(theme, left)[1] for label in (self._title, self._help)]
        wide, high = self.control.preferred(theme, right)
        beside = self._beside(theme, rect.width)
        top = rect.top + theme.px(10)
        if beside:
            top = rect.centery - sum(heights) // 2
        for label, height in zip((self._title, self._help), heights, strict=True):
            label.layout(theme, pygame.Rect(rect.left, top, left, height))
            top += height
        if beside:
            place = pygame.Rect(rect.right - right, rect.centery - high // 2, min(wide, right), high)
        else:
            place = pygame.Rect(rect.left, top + theme.px(8), min(wide, right), high)
        self.control.layout(theme, place)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        super().draw(surface)
        if self.theme is not None:
            line = (self.rect.left, self.rect.bottom - 1, self.rect.width, max(1, self.theme.px(1.5)))
            surface.fill(self.theme.palette.line, line)

    @staticmethod
    def _beside(theme: Theme, width: int) -> bool:
        return width >= theme.px(_BESIDE)

    def _columns(self, theme: Theme, width: int) -> tuple[int, int]:
        if not self._beside(theme, width):
            return width, width
        right = width * 48 // 100
        return width - right - theme.px(24), right


class RowMaker:
    """Makes the rows of one page after another. `change` is called with the setting's name and its new value."""

    def __init__(self, words: Texts, settings: Settings, change: Callable[[str, object], None]) -> None:
        self._words, self._settings, self._change = words, settings, change
        self.rows: list[Setting] = []

    def switch(self, name: str) -> Setting:
        """On or off."""
        def is_on(settings: Settings) -> bool:
            return bool(getattr(settings, name))

        return self._row(name, *self._toggle(is_on, lambda on: self._change(name, on)))

    def member(self, name: str, value: str, words: tuple[str, str], change: Callable[[bool], None]) -> Setting:
        """Whether `value` is one of those the setting holds; `words` are the row's own title and help."""
        toggle, refresh = self._toggle(lambda settings: value in getattr(settings, name), change)
        row = Setting(*words, toggle, (name,), refresh)
        toggle.name = f"{name}-{value}"
        self.rows.append(row)
        return row

    def _toggle(
        self, value: Callable[[Settings], bool], change: Callable[[bool], None]
    ) -> tuple[Toggle, Callable[[Settings], None]]:
        on, off = self._words("common.on"), self._words("common.off")
        toggle = Toggle(on if value(self._settings) else off, value(self._settings), change)

        def refresh(settings: Settings) -> None:
            toggle.value = value(settings)
            toggle.text = on if toggle.value else off
            toggle.relayout()

        return toggle, refresh

    def percent(self, name: str) -> Setting:
        """A volume from 0 to 100."""
        slider = Slider(getattr(self._settings, name) / 100, on_change=lambda new: self._change(name, round(new * 100)))

        def refresh(settings: Settings) -> None:
            slider.value = getattr(settings, name) / 100
            slider.invalidate()

        return self._row(name, slider, refresh)

    def choice(self, name: str, values: Sequence[str | bool]) -> Setting:
        """One of several, all to be seen."""
        options = [Option(v, self._words(f"settings.{name}.choice.{_key(v)}")) for v in values]
        segments = Segments(options, getattr(self._settings, name), lambda new: self._change(name, new))
        return self._row(name, segments, lambda settings: segments.set_value(getattr(settings, name)))

    def scale(self) -> Setting:
        """Size of text and controls in percent."""
        name = "ui_scale"
        values = sorted({*UI_SCALES, self._settings.ui_scale})
        stepper = Stepper(
            values,
            self._settings.ui_scale,
            lambda new: self._change(name, new),
            lambda value: self._words("settings.percent", n=value),
        )

        def refresh(settings: Settings) -> None:
            stepper.set_value(settings.ui_scale)

        return self._row(name, stepper, refresh)

    def _row(self, name: str, control: Widget, refresh: Callable[[Settings], None]) -> Setting:
        title, text = self._words(f"settings.{name}.name"), self._words(f"settings.{name}.help")
        row = Setting(title, text, control, (name,), refresh)
        self.rows.append(row)
        return row


def _key(value: str | bool) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
