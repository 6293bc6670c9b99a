"""The saved games: look at them, go on, replay, rename, delete and bring back, give away and take in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.persist.files import SaveTrouble
from game.persist.info import SaveInfo
from game.persist.saves import Deleted
from game.platform.desktop import found_files, usual_folder
from game.render.text_layout import plain
from game.render.theme import Theme
from game.scenes.ask_text import AskText, Question
from game.scenes.brief_button import BriefButton
from game.scenes.page import PageScene
from game.scenes.save_rows import SaveRow, SaveText, details, in_order
from game.widgets.base import Size, Widget
from game.widgets.button import Button, LinkButton
from game.widgets.choice import DropList, Option
from game.widgets.label import Label, Picture
from game.widgets.layout import Centered, Column, Panel, Row
from game.widgets.list_view import ListView
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program

ORDERS = ("date", "name", "game")
SUFFIX = ".sheepfold"


class SavesScene(PageScene):
    """The list of saves with everything that can be done with one."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._infos: list[SaveInfo] = []
        self._order = ORDERS[0]
        self._deleted: list[Deleted] = []
        self._list = ListView((), None, on_select=self._selected, on_choose=lambda index: self.go_on())
        self._list.name = "list"
        self._sheet = Column((), 10)
        self._make_buttons()
        empty = Centered(
            Column([Picture("sheep/sheep-cream-e", 120), Label(self.words("saves.empty"), "card")], 16, align="center")
        )
        self._body = SavesBody(self._list, self._sheet, self._actions, self._order_list(), empty)
        left = (self.back_button(), self._take_in, self._bring_back)
        self.show(self.words("saves.title"), self._body, left, (self._replay, self._go_on), width=1400)
        self.read()

    @property
    def chosen(self) -> SaveInfo | None:
        """The save that is marked."""
        index = self._list.selected
        return self._infos[index] if index is not None and index < len(self._infos) else None

    def resume(self) -> None:
        """See Scene."""
        self.read()

    def read(self) -> None:
        """Look into the folder again."""
        marked = self.chosen
        names = {game_id: self._name_of(game_id) for game_id in self.program.library.game_ids}
        self._infos = in_order(self.program.saves.list_saves(), self._order, names)
        rows = [SaveRow(info, self._text(info)) for info in self._infos]
        paths = [info.path for info in self._infos]
        at = paths.index(marked.path) if marked is not None and marked.path in paths else 0
        self._list.set_rows(rows, at if rows else None)
        self._body.empty = not rows
        self._show_chosen()
        self.ui.request_layout()

    def go_on(self) -> None:
        """Play the marked game."""
        if self.chosen is not None and self._go_on.enabled:
            self.program.resume(self.chosen)

    def replay(self) -> None:
        """Watch the marked game."""
        if self.chosen is not None:
            self.program.replay_save(self.chosen)

    def rename(self) -> None:
        """Give the marked save a title."""
        info = self.chosen
        if info is None:
            return

        def take(text: str) -> str:
            trouble = self.program.saves.retitle(info.path, text)
            self.read()
            return trouble.sentence if trouble is not None else ""

        words = self.words
        question = Question(words("saves.rename"), words("saves.name_prompt"), info.title, words("saves.rename"))
        self.services.stack.push(AskText(self.services, question, take))

    def delete(self) -> None:
        """Put the marked save into the trash; it can be brought back as long as this page is open."""
        info = self.chosen
        if info is None:
            return
        deleted = self.program.saves.delete(info.path)
        if isinstance(deleted, SaveTrouble):
            self.note(plain(deleted.sentence))
            return
        self._deleted.append(deleted)
        title = self._text(info).title
        self.read()
        self._show_bring_back()
        self.note(self.words("saves.deleted", name=title))

    def bring_back(self) -> None:
        """Undo the latest deletion."""
        if not self._deleted:
            return
        restored = self.program.saves.restore(self._deleted.pop())
        self._show_bring_back()
        self.read()
        if isinstance(restored, SaveTrouble):
            self.note(plain(restored.sentence))
        else:
            self._mark(restored.path)

    def give_away(self) -> None:
        """Write the marked save as one file to share."""
        info = self.chosen
        if info is None:
            return

        def take(text: str) -> str:
            written = self.program.saves.export(info.path, Path(text.strip()).expanduser())
            if isinstance(written, SaveTrouble):
                return plain(written.sentence)
            self.note(self.words("saves.exported", file=plain(str(written))))
            return ""

        words = self.words
        target = usual_folder() / f"{info.path.stem}{SUFFIX}"
        question = Question(words("saves.export"), words("saves.export_help"), str(target), words("saves.save"), 400)
        self.services.stack.push(AskText(self.services, question, take))

    def take_in(self) -> None:
        """Add a file somebody shared."""
        words = self.words
        found: list[Widget] = [
            LinkButton(plain(str(path)), self._setter(path))
            for path in found_files((usual_folder(), Path.home()), SUFFIX)
        ]
        more = [Label(words("saves.found"), "small", colour="soft"), *found] if found else []
        question = Question(words("saves.import"), words("saves.import_help"), "", words("saves.import"), 400)
        self._asked = AskText(self.services, question, self._taken_in, more)
        self.services.stack.push(self._asked)

    def _setter(self, path: Path) -> Callable[[], None]:
        return lambda: self._asked.field.set_text(str(path))

    def _taken_in(self, text: str) -> str:
        taken = self.program.saves.take_in(Path(text.strip().strip('"')).expanduser())
        if isinstance(taken, SaveTrouble):
            return plain(taken.sentence)
        self.read()
        self._mark(taken.path)
        return ""

    def _make_buttons(self) -> None:
        words = self.words
        self._go_on = Button(words("saves.load"), self.go_on, "main", single=True)
        self._replay = Button(words("saves.replay"), self.replay, "wood", single=True)
        rename = BriefButton(words("saves.rename"), "ui/pencil", self.rename)
        export = BriefButton(words("saves.export"), "ui/save", self.give_away)
        delete = BriefButton(words("saves.delete"), "ui/trash", self.delete, single=True)
        delete.key = "delete"
        self._take_in = BriefButton(words("saves.import"), "ui/folder", self.take_in)
        self._bring_back = BriefButton(words("saves.bring_back"), "ui/undo", self.bring_back)
        self._bring_back.visible = False
        self._actions = Row((rename, export, delete), 8, wrap=True)
        names = ("go-on", "replay", "rename", "export", "delete", "import", "bring-back")
        buttons = (self._go_on, self._replay, rename, export, delete, self._take_in, self._bring_back)
        for name, button in zip(names, buttons, strict=True):
            button.name = name
        self._needing_game = (self._go_on, self._replay, rename, export)
        self._needing_one = (*self._needing_game, delete)

    def _order_list(self) -> DropList[str]:
        def change(order: str) -> None:
            self._order = order
            self.read()

        drop = DropList([Option(o, self.words(f"saves.sort.{o}")) for o in ORDERS], self._order, change)
        drop.name = "order"
        return drop

    def _show_bring_back(self) -> None:
        self._bring_back.show(bool(self._deleted))

    def _mark(self, path: Path) -> None:
        for index, info in enumerate(self._infos):
            if info.path == path:
                self._list.select(index)
                self._show_chosen()

    def _selected(self, index: int) -> None:
        del index
        self._show_chosen()

    def _show_chosen(self) -> None:
        info = self.chosen
        for button in self._needing_one:
            button.enable(self.words("saves.none_chosen") if info is None else "")
        if info is None:
            self._sheet.set_children(())
            return
        if not info.readable:
            for button in self._needing_game:
                button.enable(plain(info.reason))
        self._sheet.set_children(details(self.words, info, self._text(info)))

    def _text(self, info: SaveInfo) -> SaveText:
        known = info.game in self.program.library.game_ids
        turns = self.program.game(info.game).info.turns if known else True
        return SaveText(self.words, info, self._name_of(info.game), turns=turns)

    def _name_of(self, game_id: str) -> str:
        return self.program.game(game_id).texts("name") if game_id in self.program.library.game_ids else ""


class SavesBody(Widget):
    """The list, and beside it the marked save with what can be done; in small windows only the list and buttons."""

    def __init__(self, rows: ListView, sheet: Column, actions: Row, order: Widget, empty: Widget) -> None:
        super().__init__()
        self._scroll, self._sheet = Scroll(rows), Panel(Scroll(sheet), "card", 18)
        self._actions, self._order, self._nothing = actions, order, empty
        self.empty = False
        self.children = [order, self._scroll, self._sheet, actions, empty]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(600)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wide = not theme.tiny and rect.width >= theme.px(1000)
        for child in self.children:
            child.visible = (child is self._nothing) == self.empty
        self._sheet.visible = wide and not self.empty
        self._nothing.layout(theme, rect)
        gap = theme.px(16 if wide else 8)
        acts = self._actions.preferred(theme, rect.width)
        order = self._order.preferred(theme, rect.width)
        self._order.layout(theme, pygame.Rect((rect.left, rect.top), order))
        if wide:
            left = rect.width * 58 // 100
            top = rect.top + order[1] + gap
            self._scroll.layout(theme, pygame.Rect(rect.left, top, left, rect.bottom - top))
            side = pygame.Rect(rect.left + left + gap, rect.top, rect.width - left - gap, rect.height)
            acts = self._actions.preferred(theme, side.width)
            self._actions.layout(theme, pygame.Rect(side.left, side.bottom - acts[1], side.width, acts[1]))
            side.height -= acts[1] + gap
            self._sheet.layout(theme, side)
            return
        beside = order[0] + acts[0] + gap <= rect.width
        head = max(order[1], acts[1]) if beside else order[1] + gap + acts[1]
        left, top = (rect.right - acts[0], rect.top) if beside else (rect.left, rect.top + order[1] + gap)
        self._actions.layout(theme, pygame.Rect((left, top), acts))
        self._scroll.layout(theme, pygame.Rect(rect.left, rect.top + head + gap, rect.width, rect.height - head - gap))
