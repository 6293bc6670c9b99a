"""The measures and manners of the program at one window size: unit, type sizes, colours, caches.

Everything on the screen is laid out in units; `px` turns them into pixels. One unit is a pixel at 1920x1080,
never less than 0.8, times the user's scale. A change of size, scale or mood makes a new theme; widgets are
then laid out anew with it and never keep pixel sizes of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

import pygame

from game.platform.assets import Assets
from game.platform.fonts import Face, Fonts
from game.render.palette import DAY, NIGHT, SIGNS_AT_NIGHT, Palette

SMALLEST_TEXT_PX = 12
StyleName = Literal[
    "text", "bold", "small", "small-bold", "label", "label-bold", "prompt", "card", "heading", "drawn", "title"
]


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set: face, size in units, colour (None: the theme's ink), line height as a factor."""

    face: Face = "serif"
    size: float = 20
    colour: str | None = None
    leading: float = 1.4

    def with_colour(self, colour: str | None) -> TextStyle:
        """The same in another colour."""
        return replace(self, colour=colour)


STYLES: dict[StyleName, TextStyle] = {
    "text": TextStyle(),
    "bold": TextStyle("serif-bold"),
    "small": TextStyle(size=18),
    "small-bold": TextStyle("serif-bold", 18),
    "label": TextStyle("sans", 18, leading=1.25),
    "label-bold": TextStyle("sans-bold", 18, leading=1.25),
    "prompt": TextStyle(size=26, leading=1.25),
    "card": TextStyle("serif-bold", 22, leading=1.25),
    "heading": TextStyle("serif-bold", 34, leading=1.2),
    "drawn": TextStyle("drawn", 44, leading=1.1),
    "title": TextStyle("drawn", 72, leading=1.1),
}


def unit_for(size: tuple[int, int], user_scale: float) -> float:
    """Pixels per unit for a window size and the user's scale (1.0 is 100 %), in steps of 5 %."""
    natural = min(size[0] / 1920, size[1] / 1080)
    stepped = int(natural * 20 + 1e-6) / 20
    return max(0.8, stepped) * user_scale


@dataclass(frozen=True, eq=False)
class Theme:
    """One look at one size. `size` is the window in pixels, `unit` pixels per unit.

    `blocks` keeps the texts that were set with it (see text_layout), and what was measured by them.
    """

    size: tuple[int, int]
    unit: float
    palette: Palette
    assets: Assets
    night: bool = False
    reduced_motion: bool = False
    blocks: dict[tuple[object, ...], object] = field(default_factory=dict, repr=False)

    @staticmethod
    def make(
        assets: Assets,
        size: tuple[int, int],
        user_scale: float = 1.0,
        night: bool = False,
        reduced_motion: bool = False,
    ) -> Theme:
        """The theme for a window of `size` pixels."""
        palette = NIGHT if night else DAY
        return Theme(size, unit_for(size, user_scale), palette, assets, night, reduced_motion)

    def at_night(self) -> Theme:
        """The same measures on night paper, for a table that always lies under a night sky."""
        return self if self.night else replace(self, palette=NIGHT, night=True, blocks={})

    def by_day(self) -> Theme:
        """The same measures on day paper, for what is printed on paper of its own whatever the hour."""
        return replace(self, palette=DAY, night=False, blocks={}) if self.night else self

    @property
    def fonts(self) -> Fonts:
        """Fonts and drawn words."""
        return self.assets.fonts

    @property
    def width(self) -> float:
        """The window's width in units: 1280 or more at 100 %, half of it at 200 %."""
        return self.size[0] / self.unit

    @property
    def height(self) -> float:
        """The window's height in units."""
        return self.size[1] / self.unit

    @property
    def compact(self) -> bool:
        """Side panels should be tabs: under 1500 units of width or 800 of height."""
        return self.width < 1500 or self.height < 790

    @property
    def tiny(self) -> bool:
        """One thing at a time: under 1000 units of width or 600 of height."""
        return self.width < 1000 or self.height < 600

    def px(self, units: float) -> int:
        """Pixels for a length in units; never less than one pixel for something that is there at all."""
        if units == 0:
            return 0
        pixels = round(units * self.unit)
        return pixels if pixels else (1 if units > 0 else -1)

    def text_px(self, units: float) -> int:
        """The pixel size of type of `units`, never below what can be read."""
        return max(SMALLEST_TEXT_PX, round(units * self.unit))

    def icon(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture for a control; the ink of signs (`ui/...`) is that of the paper they stand on."""
        if self.night and self.group_of(name) == "ui":
            return self.assets.recoloured(name, size, SIGNS_AT_NIGHT)
        return self.assets.image(name, size)

    def group_of(self, name: str) -> str:
        """The folder a picture lies in (`ui`, `seats`, ...); empty when it is missing."""
        path = self.assets.file(name)
        return path.parent.name if path is not None else ""

    def style(self, name: StyleName | TextStyle) -> TextStyle:
        """A style by name, or the style itself."""
        return name if isinstance(name, TextStyle) else STYLES[name]

    def colour_of(self, style: TextStyle) -> str:
        """The colour a style is drawn in here."""
        return style.colour or self.palette.ink

    def line_height(self, name: StyleName | TextStyle) -> int:
        """The height of one line in pixels."""
        style = self.style(name)
        return round(self.text_px(style.size) * style.leading)

    def inset(self, rect: pygame.Rect, units: float) -> pygame.Rect:
        """The rectangle smaller by `units` on every side."""
        margin = self.px(units)
        return rect.inflate(-2 * margin, -2 * margin)
