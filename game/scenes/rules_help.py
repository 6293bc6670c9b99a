"""The rules of a game in our own words: an index, sections with pictures, linked terms, and a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.render.theme import TextStyle
from game.scenes.brief_button import BriefButton
from game.scenes.flock_picture import FlockPicture
from game.scenes.index_body import IndexBody
from game.scenes.page import PageScene
from game.scenes.rules_text import Section, facts_of, found, section_for, sections
from game.tables.registry import has_cards
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choice import DropList, Option
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Row, grow
from game.widgets.list_view import ListView
from game.widgets.text_field import TextField

if TYPE_CHECKING:
    from game.scenes.program import Program


_READING = TextStyle(size=22, leading=1.45)


class RulesScene(PageScene):
    """Opens at the section of `term`, or at the first; closing it leaves everything below as it was."""

    def __init__(self, program: Program, game_id: str, term: str = "") -> None:
        game = program.game(game_id)
        super().__init__(program, game.texts)
        self._all = sections(game.texts, facts_of(game.data.resolved if game.data is not None else {}))
        self._shown = list(self._all)
        self._history: list[Section] = []
        self.section = section_for(self._all, term)
        words = self.words
        self.field = TextField("", words("rules_help.search"), on_change=self._search, on_enter=self._jump)
        self.field.name = "search"
        self._index = ListView((), None, on_choose=lambda index: self.open(self._shown[index].id))
        self._index.name = "index"
        self._pick = DropList([Option(s.id, s.title, s.icon) for s in self._all], self.section.id, self.open)
        self._pick.name = "pick"
        self._hits = Label("", "small", colour="soft")
        self._text = Column((), 12)
        self._body = IndexBody(self.field, self._hits, self._index, self._pick, self._text)
        self._back_one = Button(words("rules_help.back_one"), self.back_one, icon="ui/undo")
        self._back_one.name, self._back_one.key = "back-one", "alt+left"
        self._before = self._turner("ui/chevron-left", -1)
        self._after = self._turner("ui/chevron-right", 1)
        done = self.back_button(words("rules_help.back"))
        left: list[Widget] = [done, self._back_one]
        if has_cards(game_id):
            cards = BriefButton(words("cards.button"), "ui/book", lambda: program.show_cards(game_id))
            cards.name = "cards"
            left.append(cards)
        right = (self._before, self._after)
        self.show(words("rules_help.title", game=words("name")), self._body, left, right, width=1400)
        self._show()

    def open(self, section: str) -> None:
        """Turn to a section by its id; the one before can be gone back to."""
        target = section_for(self._all, section)
        if target is not self.section:
            self._history.append(self.section)
            self._turn_to(target)

    def back_one(self) -> None:
        """To the section that was read before."""
        if self._history:
            self._turn_to(self._history.pop())

    def _turn_to(self, section: Section) -> None:
        self.section = section
        self.services.audio.play("page")
        self._body.page.scroll_to(0)
        self._show()

    def _search(self, text: str) -> None:
        """Narrow the index while somebody types, and turn to the best hit."""
        hits = found(self._all, text)
        self._shown = hits or list(self._all)
        if text.strip():
            key = "rules_help.found" if hits else "rules_help.nothing_found"
            self._hits.set_text(self.words(key, n=len(hits)))
        else:
            self._hits.set_text("")
        if hits and text.strip():
            self.section = hits[0]
            self._body.page.scroll_to(0)
        self._show()
        self.ui.request_layout()

    def _jump(self, text: str) -> None:
        """Enter: stay at the best hit and show the whole index again."""
        hits = found(self._all, text)
        self.field.set_text("")
        self._search("")
        if hits:
            self.open(hits[0].id)

    def _show(self) -> None:
        rows = [_index_row(s) for s in self._shown]
        at = next((i for i, s in enumerate(self._shown) if s is self.section), None)
        self._index.set_rows(rows, at)
        self._pick.set_value(self.section.id)
        self._text.set_children(self._section_widgets(self.section))
        self._back_one.enable("" if self._history else self.words("rules_help.nothing_before"))
        number = self._all.index(self.section)
        for button, step in ((self._before, -1), (self._after, 1)):
            there = 0 <= number + step < len(self._all)
            button.set_text(self._all[number + step].title if there else self.words("rules_help.no_more"))
            button.enable("" if there else self.words("rules_help.no_more"))

    def _turner(self, icon: str, step: int) -> Button:
        def turn() -> None:
            self.open(self._all[self._all.index(self.section) + step].id)

        button = Button("", turn, icon=icon)
        button.name, button.key = ("before", "page up") if step < 0 else ("after", "page down")
        return button

    def _section_widgets(self, section: Section) -> list[Widget]:
        head: list[Widget] = [Picture(section.icon, 52)] if section.icon else []
        parts: list[Widget] = [Row([*head, grow(Label(section.title, "heading"))], 14)]
        if section.picture:
            parts.append(Row([FlockPicture(section.picture)]))
        parts += [Label(text, _READING, on_link=self.open) for text in section.paragraphs]
        titles = {s.id: s.title for s in self._all}
        links = [Button(titles[link], self._opener(link)) for link in section.links if link in titles]
        if links:
            parts.append(Row([Label(self.words("rules_help.see_also"), "small", colour="soft"), *links], 12, wrap=True))
        return parts

    def _opener(self, section: str) -> Callable[[], None]:
        return lambda: self.open(section)


def _index_row(section: Section) -> Widget:
    return Label(f"{{icon:{section.icon or 'ui/note'}}}\u00a0\u00a0{section.title}")
