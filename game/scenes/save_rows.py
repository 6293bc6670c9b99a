"""How a saved game is shown: a row of the list with a small picture, and the sheet that tells more about it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from game.core.sentence import capital
from game.core.texts import Texts
from game.persist.info import SaveInfo
from game.platform.pictures import picture_from
from game.render.skins import paint
from game.render.text_layout import plain
from game.render.theme import Theme
from game.scenes.moments import when
from game.tables.registry import table_class
from game.widgets.base import Size, Widget
from game.widgets.label import Label
from game.widgets.layout import Column

_SHAPE = 0.625


class SaveText:
    """Everything that is said about one save. `game` is the name of its game, "" if nobody knows it; `turns`: whether
    that is played in turns."""

    def __init__(self, texts: Texts, info: SaveInfo, game: str, today: date | None = None, turns: bool = True) -> None:
        self._texts, self._info, self._game, self._today, self._turns = texts, info, game, today, turns

    @property
    def title(self) -> str:
        """Its title, or the game's name."""
        return plain(self._info.title) or self._game

    @property
    def players(self) -> str:
        """The seats with their badges; the winners of a finished game have a crown."""
        info = self._info
        colours = [*info.colours, *("" for _ in info.names)]
        parts = []
        for seat, name in enumerate(info.names):
            crown = "{icon:ui/crown}\u00a0" if seat in info.winners else ""
            score = f"\u00a0**{info.scores[seat]}**" if seat < len(info.scores) else ""
            parts.append(f"{self._badge(colours[seat])}{crown}{plain(name)}{score}")
        return "   ".join(parts)

    def _badge(self, colour: str) -> str:
        """The seat's badge as a mark; nothing for a colour that the game does not have."""
        try:
            return f"{{icon:seats/seat-{table_class(self._info.game).badge_of(colour)}}}\u00a0"
        except KeyError:
            return ""

    @property
    def progress(self) -> str:
        """Game, when, how far."""
        info, texts = self._info, self._texts
        parts = [self._game] if info.title and self._game else []
        if info.readable:
            if info.finished:
                parts.append(texts("saves.finished"))
            elif self._turns:
                parts.append(texts("saves.round", round=max(1, info.turn)))
            parts += [texts("saves.move", n=info.actions)]
        line = ", ".join([*parts, when(texts, info.changed, self._today)])
        return capital(line)


class SavePicture(Widget):
    """The small picture in a thin frame, or a sheep where there is none."""

    def __init__(self, info: SaveInfo, width: float) -> None:
        super().__init__()
        self._info, self._width = info, width

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        wide = min(theme.px(self._width), width)
        return wide, round(wide * _SHAPE)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, info = self.theme, self._info
        if theme is None or min(self.rect.size) < 8:
            return
        paint(surface, theme, "plate", self.rect)
        inner = theme.inset(self.rect, 4)
        picture = picture_from(info.picture, theme.assets, inner.size) if info.picture is not None else None
        if picture is not None:
            surface.blit(picture, inner)
            return
        name = "ui/question" if not info.readable else "sheep/sheep-cream-e"
        high = min(round(inner.height * 0.66), inner.width)
        stand_in = theme.assets.image_by_height(name, high)
        surface.blit(stand_in, stand_in.get_rect(center=inner.center))


class SaveRow(Widget):
    """One row: picture, title, seats, how far and when; one that cannot be read is pale and says why."""

    def __init__(self, info: SaveInfo, text: SaveText) -> None:
        super().__init__()
        self._picture = SavePicture(info, 128)
        readable = info.readable
        lines = [Label(text.title, "card", colour=None if readable else "soft")]
        lines += [Label(text.players)] if info.names else []
        lines += [Label(text.progress, "small", colour="soft")]
        lines += [] if readable else [Label(plain(info.reason), "small", colour="brick")]
        self._lines = Column(lines, 0)
        self.children = [self._picture, self._lines]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        picture, room = self._sizes(theme, width)
        return width, max(picture[1], self._lines.preferred(theme, room)[1])

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        picture, room = self._sizes(theme, rect.width)
        self._picture.layout(theme, pygame.Rect((rect.left, rect.centery - picture[1] // 2), picture))
        high = self._lines.preferred(theme, room)[1]
        self._lines.layout(theme, pygame.Rect(rect.right - room, rect.centery - high // 2, room, high))

    def _sizes(self, theme: Theme, width: int) -> tuple[Size, int]:
        """The size of the picture, and the width that is left for words."""
        if theme.tiny:
            return (0, 0), width
        picture = self._picture.preferred(theme, width)
        return picture, width - picture[0] - theme.px(16)


def details(texts: Texts, info: SaveInfo, text: SaveText) -> list[Widget]:
    """What the sheet beside the list says about a save."""
    parts: list[Widget] = [SavePicture(info, 420), Label(text.title, "heading")]
    if not info.readable:
        return [*parts, Label(plain(info.reason)), Label(texts("saves.kept"), "small", colour="soft")]
    parts += [Label(text.players), Label(text.progress, colour="soft")]
    if info.seed is not None:
        parts.append(Label(texts("pause.seed", seed=info.seed), "small", colour="soft"))
    if info.older:
        parts.append(Label(texts("saves.older", n=info.older), "small", colour="soft"))
    return parts


def in_order(infos: Sequence[SaveInfo], order: str, names: dict[str, str]) -> list[SaveInfo]:
    """The saves by `date` (as given: the newest first), `name` or `game`; those that cannot be read come last."""
    rest = [info for info in infos if info.readable]
    if order == "name":
        rest.sort(key=lambda info: (info.title or names.get(info.game, "")).casefold())
    elif order == "game":
        rest.sort(key=lambda info: names.get(info.game, "").casefold())
    return rest + [info for info in infos if not info.readable]
