"""Where everything goes on a card: words in their rooms, pictures, boxes, for a size in pixels. Nothing is drawn here.

Letters become smaller down to a floor before anything is left out; what is left out is left out whole. A plan knows
what room each text needed and got, so that it can be asked whether anything is cut.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

import pygame

from game.platform.fonts import Face as Letters
from game.render.text_layout import Align, TextBlock, layout_text, plain
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_looks import SCENES
from game.tables.the_sheep.face import Face, Icon, Rule

_FLOOR_PX, _FLOOR = 14, 15
"""The smallest letters on a card: in pixels at the smallest unit, and in units."""
_THING, _SCENE, _BY_DAY = 84 / 130, 1 / 2, 1 / 3
"""Height to width of the pictures of things, of scenes, and of that of the Sheep by day."""

Part = Literal["name", "line", "corner", "rule", "heads", "fact", "flavour", "icon", "row", "strike"]


@dataclass(frozen=True, slots=True)
class Words:
    """A text that is set, and the room it has on the card."""

    part: Part
    text: str
    block: TextBlock
    room: pygame.Rect

    @property
    def fits(self) -> bool:
        """Whether all of it can be seen."""
        return self.block.size[0] <= self.room.width and self.block.size[1] <= self.room.height


@dataclass(frozen=True, slots=True)
class Spot:
    """A picture in its place; `crossed` strikes it out."""

    picture: str
    rect: pygame.Rect
    crossed: bool = False


@dataclass(slots=True)
class Plan:
    """A card laid out. `band` is how high the band with the name is, `plate` where the large picture goes, `boxes`
    are quiet fields behind words, `lines` hairlines by their height. `short`: it does not say everything."""

    size: tuple[int, int]
    band: int = 0
    plate: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    words: list[Words] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    boxes: list[pygame.Rect] = field(default_factory=list)
    badges: list[pygame.Rect] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    short: bool = False

    @property
    def cut(self) -> list[Words]:
        """The texts that do not fit into their room, or whose room is not on the card."""
        card = pygame.Rect((0, 0), self.size)
        return [words for words in self.words if not words.fits or not card.contains(words.room)]

    def add(self, part: Part, text: str, block: TextBlock, room: pygame.Rect) -> None:
        """Put a text into a room."""
        self.words.append(Words(part, text, block, room))


def in_middle(room: pygame.Rect, block: TextBlock) -> pygame.Rect:
    """The room of a text as wide as `room`, in the middle of its height."""
    return pygame.Rect(room.left, room.top + (room.height - block.size[1]) // 2, room.width, block.size[1])


def plate_shape(theme: Theme, face: Face) -> float:
    """Height to width of the picture of a card; cards without one of their own have a plate like that of things."""
    if not theme.assets.has(face.picture):
        return _BY_DAY if face.kind == "by_day" else _SCENE if face.kind in SCENES else _THING
    width, height = theme.assets.natural_size(face.picture)
    return height / width


def floor_of(theme: Theme) -> float:
    """The size of the smallest letters on a card, in units."""
    return max(_FLOOR, _FLOOR_PX / theme.unit)


def sizes(theme: Theme, largest: float, smallest: float = 0) -> list[float]:
    """Sizes of letters to try, from the largest down to the smallest that can be read."""
    least = max(floor_of(theme), smallest)
    out, size = [], max(largest, least)
    while size > least:
        out.append(size)
        size -= 1
    return [*out, least]


def whole(theme: Theme, text: str, width: int, style: TextStyle) -> bool:
    """Whether no word of `text` is wider than `width` pixels, so that none has to be broken."""
    px = theme.text_px(style.size)
    return all(theme.fonts.width(style.face, px, word) <= width for word in text.split())


def name_block(theme: Theme, name: str, width: int, face: Letters, largest: float, colour: str) -> TextBlock:
    """A name in one line if it can be, else in as few as it takes, in the middle; words stay whole if they can."""
    known = plain(name)
    for lines, least in ((1, largest * 0.68), (2, 0), (3, 0)):
        for size in sizes(theme, largest, least):
            style = TextStyle(face, size, colour, 1.06)
            block = layout_text(theme, known, width, style, "center")
            if block.lines <= lines and whole(theme, name, width, style):
                return block
    return smaller_block(theme, name, (width, theme.px(99)), "drawn", "center", colour)


def smaller_block(
    theme: Theme, name: str, room: tuple[int, int], face: Letters, align: Align, colour: str | None
) -> TextBlock:
    """A name where letters that are easily read find no room: the largest of a narrow face that do, whole words
    rather than large ones."""
    largest = round(2 * floor_of(theme))
    for lines, least in ((1, round(1.1 * floor_of(theme))), (3, 8)):
        for size in range(largest, least - 1, -1):
            style = TextStyle(face, size, colour, 1.06)
            block = layout_text(theme, plain(name), room[0], style, align)
            if block.lines <= lines and block.size[1] <= room[1] and whole(theme, name, room[0], style):
                return block
    return block


def marked(rule: Rule) -> str:
    """A line of rule text, what stands before its colon in bold."""
    return f"**{plain(rule.before)}:** {plain(rule.said)}" if rule.before else plain(rule.said)


def text_block(
    theme: Theme, text: str, width: int, size: float, align: Align = "left", face: Letters = "serif"
) -> TextBlock:
    """Text of a card in a size, in the ink of the paper."""
    return layout_text(theme, text, width, TextStyle(face, size, None, 1.18), align)


def row_width(theme: Theme, icons: Iterable[Icon], side: int, size: float, gap: int) -> int:
    """How wide a row of icons with their texts is."""
    widths = [_icon_width(theme, icon, side, size) for icon in icons]
    return sum(widths) + gap * max(0, len(widths) - 1)


def put_icons(
    plan: Plan, theme: Theme, icons: tuple[Icon, ...], room: pygame.Rect, side: int, size: float, align: Align
) -> None:
    """Icons with their texts side by side in a room, smaller if they must be; in the middle of its height."""
    gap, letters = theme.px(8), max(floor_of(theme), size)
    while side > theme.px(14) and row_width(theme, icons, side, letters, gap) > room.width:
        side, gap, letters = side - 1, max(theme.px(3), gap - 1), max(floor_of(theme), letters - 1)
    free = room.width - row_width(theme, icons, side, letters, gap)
    x = room.left + (free // 2 if align == "center" else free if align == "right" else 0)
    for icon in icons:
        if icon.picture:
            plan.spots.append(Spot(icon.picture, _middle(x, room, side, side), icon.crossed))
        if icon.text:
            block = layout_text(theme, plain(icon.text), None, TextStyle("sans-bold", letters, None, 1.1))
            left = x + (side + theme.px(4) if icon.picture else 0)
            plan.add("icon", icon.text, block, _middle(left, room, *block.size))
        x += _icon_width(theme, icon, side, letters) + gap


def _middle(x: int, room: pygame.Rect, width: int, height: int) -> pygame.Rect:
    return pygame.Rect(x, room.top + (room.height - height) // 2, width, height)


def _icon_width(theme: Theme, icon: Icon, side: int, size: float) -> int:
    text = layout_text(theme, plain(icon.text), None, TextStyle("sans-bold", size, None, 1.1)).size[0]
    if not icon.text:
        return side
    return text + (side + theme.px(4) if icon.picture else 0)
