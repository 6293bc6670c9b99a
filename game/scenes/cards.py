"""All cards of a game: a list to search, each card as it is, with its words and the line of data it stands in.

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
from game.scenes.card_entries import ALL, ANY_MOD, CardEntry, Wanted, entries, found, groups
from game.scenes.card_rows import list_row, picture_of, sheet
from game.scenes.data_watch import DataWatch
from game.scenes.index_body import IndexBody
from game.scenes.page import PageScene
from game.scenes.problem_rows import problem_card
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choice import DropList, Option
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.long_list import LongList
from game.widgets.text_field import TextField

_TOLD = 3
"""So many problems are told in full."""
_TYPING = 0.12
"""So many seconds after the last letter the first hit is shown: a card is drawn more slowly than people type."""

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
        self._said, self._due = False, 0.0
        self.card: CardEntry | None = self._all[0] if self._all else None
        self._group = self._mod = ALL
        self._rows: dict[int, Widget] = {}
        words = self.words
        self.field = TextField("", words("cards.search"), on_change=lambda text: self._search(_TYPING))
        self.field.name = "search"
        self._index = LongList(lambda index: self.open(self._shown[index]))
        self._index.name = "index"
        self._hits = Label("", "small", colour="soft")
        self._text = Column((), 14)
        self._pick: DropList[int] = DropList([Option(0, "")], 0, lambda index: self.open(self._shown[index]))
        self._pick.name = "pick"
        self._filter: DropList[str] = DropList(self._filters(), ALL, self._by_mod)
        self._filter.name = "filter"
        self._kind: DropList[str] = DropList(self._groups(), ALL, self._by_group)
        self._kind.name = "kind"
        choices = (self._kind, self._filter)
        self._body = IndexBody(self.field, self._hits, self._index, self._pick, self._text, choices)
        mods = BriefButton(words("cards.mods"), "ui/pencil", program.show_problems, single=True)
        mods.name = "mods"
        again = BriefButton(words("problems.reload"), "ui/redo", self.reload)
        again.name = "reload"
        left = (self.back_button(words("common.done")), mods, again)
        self.show(words("cards.title", game=words("name")), self._body, left, width=1400)
        self._show()

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._due:
            self._due = max(0.0, self._due - dt)
            if not self._due:
                self._show_card()
        if self._data.changed():
            self.reload()

    @property
    def ticking(self) -> bool:
        """See Scene: while a card is still to be shown."""
        return bool(self._due)

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
        self.words, self._all, self._rows = game.texts, entries(game), {}
        self._group = self._renew(self._kind, self._groups(), self._group)
        self._mod = self._renew(self._filter, self._filters(), self._mod)
        path = self.card.info.paths[0] if self.card is not None else ()
        self._narrow()
        same = (e for e in self._all if e.info.paths[0] == path)
        self.card = next(same, self._shown[0] if self._shown else None)
        self._show()
        self.ui.request_layout()

    @staticmethod
    def _renew(choice: DropList[str], options: list[Option[str]], value: str) -> str:
        """Offer other options; the value, or ALL where it is not among them any more."""
        kept = value if value in (option.value for option in options) else ALL
        choice.options = options
        choice.set_value(kept)
        return kept

    def _groups(self) -> list[Option[str]]:
        """All kinds of cards, or one."""
        known = groups(self._all)
        named = [
            Option(group, self.words("cards.one_kind", kind=plain(group), n=count)) for group, count in known.items()
        ]
        return [Option(ALL, self.words("cards.all_kinds", n=len(self._all))), *named]

    def _filters(self) -> list[Option[str]]:
        """All cards, or those changed by any mod, or by one."""
        words, data = self.words, self.program.game(self._id).data
        names = [report.name for report in data.mods] if data is not None else []
        options = [Option(ALL, words("cards.all")), Option(ANY_MOD, words("cards.any_mod"))]
        return options + [Option(name, words("cards.one_mod", mod=plain(name))) for name in names]

    def _by_group(self, group: str) -> None:
        self._group = group
        self._search()

    def _by_mod(self, mod: str) -> None:
        self._mod = mod
        self._search()

    def _search(self, wait: float = 0.0) -> None:
        """Narrow the list and turn to the first hit; its card is shown after `wait` seconds."""
        before = self.card
        self._narrow()
        if self._shown and self.card not in self._shown:
            self.card = self._shown[0]
            self._body.page.scroll_to(0)
        self._show_list()
        if self.card is not before or not self._shown or not self._said or self._due:
            self._due = wait
            if not wait:
                self._show_card()
        self.ui.request_layout()

    def _narrow(self) -> None:
        wanted = Wanted(self.field.text, self._group, self._mod)
        self._shown = found(self._all, wanted)
        n = len(self._shown)
        told = self.words("cards.found", n=n) if n else self.words("cards.none_found")
        self._hits.set_text("" if wanted.everything else told)

    def _show(self) -> None:
        self._show_list()
        self._show_card()

    def _show_list(self) -> None:
        assets = self.services.assets
        at = next((i for i, e in enumerate(self._shown) if e is self.card), None)
        self._index.set_rows([self._row(entry) for entry in self._shown], at)
        self._pick.options = [
            Option(i, plain(e.info.name), picture_of(e, assets)) for i, e in enumerate(self._shown)
        ] or [Option(0, self.words("cards.none_found"))]
        self._pick.set_value(at or 0)
        self._pick.enable("" if self._shown else self.words("cards.none_found"))

    def _row(self, entry: CardEntry) -> Widget:
        """The row of a card, always the same one, so that it needs to be measured but once."""
        if id(entry) not in self._rows:
            self._rows[id(entry)] = list_row(entry, self.services.assets)
        return self._rows[id(entry)]

    def _show_card(self) -> None:
        self._said, self._due = bool(self._shown), 0.0
        self._text.set_children([*self._wrong(), *self._sheet()])

    def _sheet(self) -> list[Widget]:
        if not self._shown or self.card is None:
            return [Label(self.words("cards.none_found" if self._all else "cards.broken"), colour="soft")]
        return sheet(self.words, self.card, self.services.assets, self._open_file)

    def _wrong(self) -> list[Widget]:
        """What keeps changes of this game from being seen, each with the place of the mistake."""
        problems = self.program.game(self._id).problems
        if not problems:
            return []
        said = self.words("cards.not_loaded", n=len(problems))
        head = Label("{icon:ui/warning}\u00a0" + said, "bold", colour="brick")
        told = [problem_card(problem, self._mender(k, problem.place)) for k, problem in enumerate(problems[:_TOLD])]
        rest = len(problems) - _TOLD
        return [head, *told, *([Label(self.words("cards.more_problems", n=rest), "small")] if rest > 0 else [])]

    def _mender(self, number: int, place: Place) -> Widget:
        button = Button(self.words("cards.open"), lambda: self._open_file(place), icon="ui/folder")
        button.name = f"mend-{number}"
        return button

    def _open_file(self, place: Place) -> None:
        """Open the file of an entry, or copy its place where that cannot be."""
        if not open_file(Path(place.file)):
            self.services.window.copy(f"{place.file}:{place.line}")
            self.note(self.words("cards.no_opener"))
