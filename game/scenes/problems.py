"""The data and what is wrong with it: every problem with its place, the mods that are on, and help to make one.

While the page is open it looks for changed files and reads the data again by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.content.template import mod_template
from game.persist.files import SaveTrouble
from game.persist.mod_files import make_mods_folder, new_mod
from game.render.text_layout import plain
from game.scenes.ask_text import AskText, Question
from game.scenes.brief_button import BriefButton
from game.scenes.data_watch import DataWatch
from game.scenes.folder_rows import reveal
from game.scenes.page import PageScene
from game.scenes.problem_rows import mod_lines, mod_reports, mod_row, problem_card
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Row, grow
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program

FIRST_NAME = "my-mod"


class ProblemsScene(PageScene):
    """Shows the library's problems and keeps them up to date. `clock` gives seconds."""

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(program)
        self._data = DataWatch(program, clock)
        program.library.wait()
        self._content = Column((), 10)
        words = self.words
        reload = Button(words("problems.reload"), self.reload, "wood", single=True)
        copy = BriefButton(words("problems.copy_all"), "ui/copy", self.copy)
        folder = BriefButton(words("problems.open_mods"), "ui/folder", self.open_mods)
        fresh = BriefButton(words("problems.new_mod"), "ui/plus", self.new_mod)
        self._copy = copy
        for name, button in (("reload", reload), ("copy", copy), ("open-mods", folder), ("new-mod", fresh)):
            button.name = name
        body = Scroll(self._content)
        left = (self.back_button(), folder, fresh)
        self.show(words("problems.title"), body, left, (copy, reload), width=1280, hug=True)
        self._fill()

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._data.changed():
            self.reload()

    def reload(self) -> None:
        """Read all data again. A running game keeps its own."""
        self._data.read()
        self.words = self.program.services.texts
        self._fill()
        self.note(self.words("problems.reloaded"))

    def copy(self) -> None:
        """Put all problems into the clipboard, a line each."""
        self.services.window.copy("\n".join(map(str, (*self.program.library.problems, *self._noticed()))))
        self.note(self.words("common.copied"))

    def open_mods(self) -> None:
        """Show the mods folder."""
        folder = make_mods_folder(self.program.places)
        if isinstance(folder, SaveTrouble):
            self.note(plain(folder.sentence))
        else:
            reveal(self.words, folder, self.services.window, self.note)

    def new_mod(self) -> None:
        """Ask for a name and write a small mod to begin with."""

        def take(name: str) -> str:
            library = self.program.library
            made = new_mod(self.program.places, name, mod_template(library.roots.data, library.game_ids))
            if isinstance(made, SaveTrouble):
                return plain(made.sentence)
            self.reload()
            self.note(self.words("problems.made", folder=plain(str(made))))
            return ""

        words = self.words
        question = Question(
            words("problems.new_mod"), words("problems.new_mod_help"), FIRST_NAME, words("problems.make")
        )
        self.services.stack.push(AskText(self.services, question, take))

    def check(self, name: str) -> None:
        """Read the data again and say how one mod fares."""
        self.reload()
        reports = mod_reports(self.program.library).get(name, {})
        wrong = sum(len(report.problems) for report in reports.values())
        if not reports:
            self.note(self.words("problems.mod_gone", name=plain(name)))
        elif wrong:
            self.note(self.words("problems.mod_bad", name=plain(name), n=wrong))
        else:
            lines = mod_lines(self.words, reports, self._names())
            self.note("\n".join([self.words("problems.mod_good", name=plain(name)), *lines]))

    def _names(self) -> dict[str, str]:
        library = self.program.library
        return {game_id: library.game(game_id).texts("name") for game_id in library.game_ids}

    def _fill(self) -> None:
        words, library = self.words, self.program.library
        problems = library.problems
        noticed = self._noticed()
        self._copy.enable("" if problems or noticed else words("problems.none"))
        head = words("problems.count", n=len(problems)) if problems else words("problems.none")
        picture = Picture("sheep/sheep-black-e" if problems else "sheep/sheep-cream-e", 76)
        watching = Label(words("problems.watching"), "small", colour="soft")
        parts: list[Widget] = [Row([picture, grow(Column([Label(head, "heading"), watching], 2))], 18)]
        parts += [problem_card(problem) for problem in problems]
        parts.append(Label(words("problems.mods"), "card"))
        reports = mod_reports(library)
        for name, by_game in reports.items():
            good = not any(report.problems for report in by_game.values())
            parts.append(mod_row(words, name, mod_lines(words, by_game, self._names()), good, self._checker(name)))
        if not reports:
            parts.append(Label(words("problems.no_mods"), colour="soft"))
        notes = [note for g in library.game_ids if (data := library.game(g).data) is not None for note in data.notes]
        if notes:
            parts.append(Label(words("problems.notes"), "card"))
            parts += [Label(plain(str(note)), "label") for note in notes]
        if noticed:
            parts.append(Label(words("problems.noticed"), "card"))
            parts += [Label(f"{{icon:ui/warning}}\u00a0{plain(text)}", "label") for text in noticed]
        self._content.set_children(parts)

    def _noticed(self) -> tuple[str, ...]:
        """What went wrong with pictures, sounds and letters up to now."""
        return tuple(self.services.assets.problems)

    def _checker(self, name: str) -> Callable[[], None]:
        return lambda: self.check(name)
