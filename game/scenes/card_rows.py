"""How cards look on the page of all cards: a row of the list, and the sheet with picture, words and origin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.record import Json
from game.core.texts import Texts
from game.platform.assets import Assets
from game.render.ink import put
from game.render.text_layout import plain
from game.render.theme import TextStyle, Theme
from game.scenes.card_entries import CardEntry
from game.scenes.page import Adaptive
from game.scenes.problem_rows import line_at
from game.tables.base import CardLook
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Picture, Rule
from game.widgets.layout import Column, Row, grow

if TYPE_CHECKING:
    from game.content.origins import Difference
    from game.core.problems import Place

_READING = TextStyle(size=22, leading=1.45)
_FLAVOUR = TextStyle("serif-italic", 20)
_NO_PICTURE = "ui/star"
_PLATE_INK = "#2b2118"

Open = Callable[["Place"], None]


def picture_of(entry: CardEntry, assets: Assets) -> str:
    """Its picture, or the spare one, or at last a general one where a mod's card has no picture at all."""
    info = entry.info
    if assets.has(info.picture) or not info.spare:
        return info.picture
    return info.spare if assets.has(info.spare) else _NO_PICTURE


class CardPicture(Picture):
    """A card's picture with its name on the plate, if it has one."""

    def __init__(self, entry: CardEntry, assets: Assets, height: float) -> None:
        super().__init__(picture_of(entry, assets), height)
        self._name, self._plate = plain(entry.info.name), entry.info.plate

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        super().draw(surface)
        theme = self.theme
        if theme is None or not self._plate:
            return
        wide, high = self.preferred(theme, self.rect.width)
        size = min(34.0, self._height * 0.11)
        while size > 8 and theme.fonts.width("drawn", theme.text_px(size), self._name) > wide * 0.7:
            size -= 1
        at = (self.rect.centerx, self.rect.centery - high // 2 + round(high * self._plate))
        put(surface, theme, self._name, at, TextStyle("drawn", size, _PLATE_INK, 1.0), "center")


class CardPainting(Widget):
    """A card drawn as it is."""

    def __init__(self, look: CardLook) -> None:
        super().__init__()
        self._look = look
        self._size: tuple[Theme, Size] | None = None

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget. Asked often and laborious to tell, so it is kept while the theme stays."""
        if self._size is None or self._size[0] is not theme:
            self._size = (theme, self._look.size(theme))
        return self._size[1]

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            size = self.preferred(self.theme, self.rect.width)
            at = (self.rect.centerx - size[0] // 2, self.rect.top)
            self._look.draw(surface, self.theme, pygame.Rect(at, size))


def list_row(entry: CardEntry, assets: Assets) -> Widget:
    """A card in the list; a pencil marks what a mod has changed."""
    mark = "{icon:ui/pencil}\u00a0" if entry.origin.mods else ""
    words = Column([Label(mark + plain(entry.info.name)), Label(plain(entry.info.facts[0]), "small", colour="soft")], 0)
    return Row([Picture(picture_of(entry, assets), 54), grow(words)], 12)


def sheet(texts: Texts, entry: CardEntry, assets: Assets, open_file: Open) -> list[Widget]:
    """Everything about one card."""
    info, origin = entry.info, _origin(texts, entry, open_file)
    name, facts = Label(plain(info.name), "heading"), Column([Label(plain(fact)) for fact in info.facts], 2)
    if info.look is not None:
        card, beside = CardPainting(info.look), [name, facts, Rule(), *origin]
        wide = Row([card, grow(Column(beside, 12))], 26, align="start")
        return [Adaptive(wide, Column([card, *beside], 12), 700)]
    lines: list[Widget] = [name, Label(plain(info.group), "small", colour="soft"), facts]
    text: list[Widget] = [Label(plain(info.text), _READING)] if info.text else []
    if info.flavour:
        text.append(Label(plain(info.flavour), _FLAVOUR, colour="soft"))
    wide = Row([CardPicture(entry, assets, 300), grow(Column([*lines, *text], 12))], 26, align="start")
    narrow = Column([Row([CardPicture(entry, assets, 150), grow(Column(lines, 6))], 16, align="start"), *text], 12)
    return [Adaptive(wide, narrow, 600), Rule(), *origin]


def _origin(texts: Texts, entry: CardEntry, open_file: Open) -> list[Widget]:
    origin = entry.origin
    whose = texts("cards.of_mod", mod=plain(origin.mod)) if origin.mod else texts("cards.own")
    parts: list[Widget] = [Label(texts("cards.where"), "card"), _place(texts, whose, origin.place, "open", open_file)]
    for number, difference in enumerate(origin.differences):
        said = f"**{_what(texts, difference, entry)}** " + texts("cards.by", mod=plain(difference.mod))
        parts.append(_place(texts, said, difference.place, f"open-{number}", open_file))
    return parts


def _what(texts: Texts, difference: Difference, entry: CardEntry) -> str:
    own = entry.info.paths[0]
    path = difference.path[len(own) :] if difference.path[: len(own)] == own else difference.path
    key = "cards.added" if difference.before is None else "cards.changed"
    what, after, before = plain(".".join(path)), _value(difference.after), _value(difference.before)
    return texts(key, what=what, after=after, before=before)


def _value(value: Json) -> str:
    """A value as it is written in the files."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    return plain(str(value))


def _place(texts: Texts, said: str, place: Place, name: str, open_file: Open) -> Widget:
    """A sentence, the file with the line, the line itself, and a button that opens the file."""
    button = Button(texts("cards.open"), lambda: open_file(place), icon="ui/folder")
    button.name = name
    words: list[Widget] = [Label(said), Label(plain(f"{place.file}:{place.line}"), "label", colour="soft")]
    if line := line_at(place):
        words.append(Label(f"{place.line} |\u00a0{plain(line.strip())}", "label", colour="soft"))
    beside = Row([grow(Column(words, 2)), button], 16)
    return Adaptive(beside, Column([*words, Row([button])], 4), 560)
