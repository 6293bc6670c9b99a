"""What stands on the cards of a set-up that can be chosen: Shepherds and their traits, Caravans, maps."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.left_out import LeftOut
from game.core.texts import Texts
from game.platform.assets import Assets
from game.render.text_layout import plain
from game.tables.base import Offered
from game.widgets.base import Widget
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Row, grow
from game.widgets.thumbnail import Thumbnail

_TOLD = 2
"""So many problems of a broken map are told on its card; the page of problems tells all."""


def picture_of(offered: Offered, assets: Assets, height: float) -> Widget | None:
    """Its picture, the spare one, or one drawn for the occasion; None for what has none."""
    if offered.drawn is not None:
        return Thumbnail(offered.drawn, offered.shape, height)
    name = next((name for name in (offered.picture, offered.spare) if name and assets.has(name)), "")
    return Picture(name, height) if name else None


def words_of(offered: Offered, facts: Sequence[str] = (), text: Sequence[str] = ()) -> list[Widget]:
    """The name, what it is, what it does and short lines about it; all in ink, for a chosen card is tinted."""
    lines = [*([offered.line] if offered.line else []), *text, *facts]
    return [Label(plain(offered.name), "bold"), *(Label(plain(line), "small") for line in lines)]


def beside(picture: Widget | None, words: Sequence[Widget], gap: float = 12) -> Widget:
    """Words beside a picture, if there is one."""
    column = Column(words, 2)
    return column if picture is None else Row([picture, grow(column)], gap, align="start")


def below(picture: Widget | None, words: Sequence[Widget]) -> Widget:
    """Words below a picture, if there is one."""
    return Column([*([Row([picture], justify="center")] if picture is not None else []), *words], 4)


def broken(words: Texts, entry: LeftOut) -> Widget:
    """An entry of the data that is off: whose it is, and what is wrong where."""
    parts: list[Widget] = [
        Label(f"{{icon:ui/warning}}\u00a0**{plain(entry.name)}**"),
        Label(words("setup.left_out", mod=plain(entry.mod)), "small", colour="soft"),
    ]
    for problem in entry.problems[:_TOLD]:
        parts.append(Label(plain(problem.message), "small"))
        parts.append(Label(plain(str(problem.place)), "label", colour="soft"))
    if (more := len(entry.problems) - _TOLD) > 0:
        parts.append(Label(words("setup.left_out_more", n=more), "small", colour="soft"))
    return Column(parts, 3)
