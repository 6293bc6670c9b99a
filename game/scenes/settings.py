"""The settings: sound, display, motion, play, accessibility, folders. Every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.persist.settings import CHOICES, Settings
from game.scenes.folder_rows import FolderRow
from game.scenes.page import PageScene
from game.scenes.setting_rows import RowMaker, Setting
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column, Row, Spacer
from game.widgets.scroll import Scroll
from game.widgets.tabs import Tabs

if TYPE_CHECKING:
    from game.scenes.program import Program

PAGES = ("sound", "display", "motion", "play", "accessibility", "folders")
HEARD = {"effects": "bump", "timer_volume": "sand"}
"""A sound to judge a volume by."""


class SettingsScene(PageScene):
    """All settings, a tab a page; `page` is the one that is open first."""

    def __init__(self, program: Program, page: str = PAGES[0]) -> None:
        super().__init__(program)
        self._rows: dict[str, list[Setting]] = {}
        pages = [(self.words(f"settings.page.{name}"), self._page(name)) for name in PAGES]
        self.tabs = Tabs(pages, PAGES.index(page), self._turned, padding=20)
        self._reset = Button(self.words("settings.reset"), self.reset_page, icon="ui/undo")
        self._reset.name = "reset"
        self._reset.tooltip = self.words("settings.reset_tip")
        done = self.back_button(self.words("common.done"))
        self.show(self.words("settings.title"), self.tabs, (self._reset,), (done,), width=1180, hug=True)
        self._turned(self.tabs.chosen)

    def reset_page(self) -> None:
        """The settings of the open page back to the usual."""
        usual = Settings()
        names = {name for row in self._rows[PAGES[self.tabs.chosen]] for name in row.names}
        self.program.change_settings(**{name: getattr(usual, name) for name in sorted(names)})
        self.refresh()
        self.note(self.words("settings.was_reset"))

    def refresh(self) -> None:
        """Show the settings as they are, for instance after full screen was switched by its key."""
        for rows in self._rows.values():
            for row in rows:
                row.refresh(self.program.settings)

    def resume(self) -> None:
        """See Scene."""
        self.refresh()

    def sound_changed(self) -> None:
        """See PageScene."""
        if self.page is not None:
            self.refresh()

    def _turned(self, index: int) -> None:
        self._reset.show(bool(self._rows[PAGES[index]]))

    def _change(self, name: str, value: object) -> None:
        self.program.change_settings(**{name: value})
        if name in HEARD:
            self.services.audio.play(HEARD[name])
        self.refresh()

    def _page(self, name: str) -> Widget:
        maker = RowMaker(self.words, self.program.settings, self._change)
        build: Callable[[RowMaker], list[Widget]] = getattr(self, f"_{name}")
        content = build(maker)
        self._rows[name] = maker.rows
        return Scroll(Column(content, 4))

    def _sound(self, make: RowMaker) -> list[Widget]:
        return [
            make.percent("effects"),
            make.percent("timer_volume"),
            make.percent("music"),
            make.switch("muted"),
            make.switch("mute_in_background"),
            Label(self.words("settings.sound_note"), "small", colour="soft"),
        ]

    def _display(self, make: RowMaker) -> list[Widget]:
        return [
            make.scale(),
            make.choice("full_screen", (False, True)),
            make.choice("night_paper", (False, True)),
            make.switch("flat_look"),
        ]

    def _motion(self, make: RowMaker) -> list[Widget]:
        return [
            make.choice("animation", CHOICES["animation"]),
            make.choice("bot_speed", CHOICES["bot_speed"]),
            make.switch("reduced_motion"),
        ]

    def _play(self, make: RowMaker) -> list[Widget]:
        return [
            make.choice("undo", CHOICES["undo"]),
            make.switch("confirm_moves"),
            make.switch("show_hints"),
            make.switch("bot_reasons"),
            make.choice("curtain_after", CHOICES["curtain_after"]),
            *self._left(make),
        ]

    def _left(self, make: RowMaker) -> list[Widget]:
        """What games ask of the whole table, to be left to the program; nothing for games that ask no such thing."""
        rows: list[Widget] = []
        for game_id in self.program.library.game_ids:
            texts = self.program.game(game_id).texts
            kinds = [key.removesuffix(".name") for key in texts.under("left") if key.endswith(".name")]
            if kinds:
                rows += [Spacer(18), Label(self.words("settings.left_of", game=texts("name")), "heading")]
                rows.append(Label(self.words("settings.left_help"), "small", colour="soft"))
            for kind in kinds:
                words = texts(f"left.{kind}.name"), texts(f"left.{kind}.help")
                rows.append(self._left_row(make, f"{game_id}.{kind}", words))
        return rows

    def _left_row(self, make: RowMaker, choice: str, words: tuple[str, str]) -> Widget:
        def change(left: bool) -> None:
            self.program.leave_choice(choice, left)
            self.refresh()

        return make.member("left_to_program", choice, words, change)

    def _accessibility(self, make: RowMaker) -> list[Widget]:
        facts = [f"{{icon:ui/check}} {self.words(f'accessibility.{key}')}" for key in self.words.under("accessibility")]
        return [
            make.scale(),
            make.switch("reduced_motion"),
            make.choice("animation", CHOICES["animation"]),
            make.switch("flat_look"),
            make.choice("night_paper", (False, True)),
            make.switch("confirm_moves"),
            make.switch("peek_toggles"),
            *(Label(fact) for fact in facts),
        ]

    def _folders(self, make: RowMaker) -> list[Widget]:
        places = self.program.places
        folders = {"saves": places.saves, "mods": places.mods, "settings": places.config, "reports": places.reports}
        rows: list[Widget] = [
            FolderRow(self.words, name, path, self.services.window, self.note) for name, path in folders.items()
        ]
        data = Button(self.words("folders.data_and_mods"), self.program.show_problems, icon="ui/scenario")
        data.name = "data-and-mods"
        return [*rows, Label(self.words("folders.note"), "small", colour="soft"), Row([data])]
