"""All cards of a game: a list to search, each card with its picture, its words, and the line of data it stands in.

While the page is open changed files are read again by themselves, so that an edited line is seen at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.platform.desktop import open_file
from game.render.text_layout import plain
from game.scenes.brief_button import BriefButton
from game.scenes.card_entries import ALL, ANY_MOD, CardEntry, entries, found
from game.scenes.card_rows import list_row, picture_of, sheet
from game.scenes.data_watch import DataWatch
from game.scenes.index_body import IndexBody
from game.scenes.page import PageScene
from game.scenes.problem_rows import problem_card
from game.widgets.base import Widget
from game.widgets.choice import DropList, Option
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.list_view import ListView
from game.widgets.text_field import TextField

if TYPE_CHECKING:
    from game.core.problems import Place
    from game.scenes.program import Program


class CardsScene(PageScene):
    """Shows the cards under the library's data, not under that of a running game. `clock` gives seconds."""

    def __init__(self, program: Program, game_id: str, clock: Callable[[], float] = time.monotonic) -> None:
        game = program.game(game_id)
        super().__init__(program, game.texts)
        self._id = game_id
        self._data = DataWatch(program, clock)
        self._all = entries(game)
        self._shown = list(self._all)
        self.card: CardEntry | None = self._all[0] if self._all else None
        self._mod = ALL
        words = self.words
        self.field = TextField("", words("cards.search"), on_change=lambda text: self._search())
        self.field.name = "search"
        self._index = ListView((), None, on_choose=lambda index: self.open(self._shown[index]))
        self._index.name = "index"
        self._hits = Label("", "small", colour="soft")
        self._text = Column((), 14)
        self._pick: DropList[int] = DropList([Option(0, "")], 0, lambda index: self.open(self._shown[index]))
        self._pick.name = "pick"
        self._filter: DropList[str] = DropList(self._filters(), ALL, self._by_mod)
        self._filter.name = "filter"
        self._body = IndexBody(self.field, self._hits, self._index, self._pick, self._text, (self._filter,))
        mods = BriefButton(words("cards.mods"), "ui/pencil", program.show_problems, single=True)
        mods.name = "mods"
        left = (self.back_button(words("common.done")), mods)
        self.show(words("cards.title", game=words("name")), self._body, left, width=1400)
        self._show()

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._data.changed():
            self.reload()

    def reload(self) -> None:
        """Read the data again and show the same card as it is now."""
        self._data.read()
        self._take_over()
        self.note(self.words("cards.reloaded"))

    def resume(self) -> None:
        """See Scene: the data may have been read again on another page."""
        self._take_over()

    def open(self, entry: CardEntry) -> None:
        """Show a card."""
        if entry is not self.card:
            self.card = entry
            self.services.audio.play("page")
            self._body.page.scroll_to(0)
            self._show()

    def _take_over(self) -> None:
        game = self.program.game(self._id)
        self.words, self._all = game.texts, entries(game)
        filters = self._filters()
        if self._mod not in (option.value for option in filters):
            self._mod = ALL
        self._filter.options = filters
        self._filter.set_value(self._mod)
        path = self.card.info.paths[0] if self.card is not None else ()
        self._narrow()
        same = (e for e in self._all if e.info.paths[0] == path)
        self.card = next(same, self._shown[0] if self._shown else None)
        self._show()
        self.ui.request_layout()

    def _filters(self) -> list[Option[str]]:
        """All cards, or those changed by any mod, or by one."""
        words, data = self.words, self.program.game(self._id).data
        names = [report.name for report in data.mods] if data is not None else []
        options = [Option(ALL, words("cards.all")), Option(ANY_MOD, words("cards.any_mod"))]
        return options + [Option(name, words("cards.one_mod", mod=plain(name))) for name in names]

    def _by_mod(self, mod: str) -> None:
        self._mod = mod
        self._search()

    def _search(self) -> None:
        """Narrow the list while somebody types, and turn to the first hit."""
        self._narrow()
        if self._shown and self.card not in self._shown:
            self.card = self._shown[0]
            self._body.page.scroll_to(0)
        self._show()
        self.ui.request_layout()

    def _narrow(self) -> None:
        self._shown = found(self._all, self.field.text, self._mod)
        if self.field.text.strip() or self._mod != ALL:
            n = len(self._shown)
            self._hits.set_text(self.words("cards.found", n=n) if n else self.words("cards.none_found"))
        else:
            self._hits.set_text("")

    def _show(self) -> None:
        assets = self.services.assets
        at = next((i for i, e in enumerate(self._shown) if e is self.card), None)
        self._index.set_rows([list_row(e, assets) for e in self._shown], at)
        self._pick.options = [
            Option(i, plain(e.info.name), picture_of(e, assets)) for i, e in enumerate(self._shown)
        ] or [Option(0, self.words("cards.none_found"))]
        self._pick.set_value(at or 0)
        self._pick.enable("" if self._shown else self.words("cards.none_found"))
        self._text.set_children([*self._wrong(), *self._sheet()])

    def _sheet(self) -> list[Widget]:
        if not self._shown or self.card is None:
            return [Label(self.words("cards.none_found" if self._all else "cards.broken"), colour="soft")]
        return sheet(self.words, self.card, self.services.assets, self._open_file)

    def _wrong(self) -> list[Widget]:
        """What keeps changes of this game from being seen."""
        problems = self.program.game(self._id).problems
        if not problems:
            return []
        said = self.words("cards.not_loaded", n=len(problems))
        head = Label("{icon:ui/warning}\u00a0" + said, "bold", colour="brick")
        return [head, problem_card(problems[0])]

    def _open_file(self, place: Place) -> None:
        """Open the file of an entry, or copy its place where that cannot be."""
        if not open_file(Path(place.file)):
            self.services.window.copy(f"{place.file}:{place.line}")
            self.note(self.words("cards.no_opener"))
