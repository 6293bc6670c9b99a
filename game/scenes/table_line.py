"""The line on top of every table: whose turn it is, what is asked, and the buttons at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.texts import Texts
from game.scenes.reasons import reason_words
from game.widgets.base import Pressable
from game.widgets.button import Button, IconButton
from game.widgets.prompt_bar import PromptBar

if TYPE_CHECKING:
    from game.persist.settings import Settings
    from game.scenes.table_time import TimeKeeper
    from game.scenes.table_viewer import Eyes
    from game.session.session import Session

Act = Callable[[], None]


@dataclass(frozen=True, slots=True)
class LineActs:
    """What the buttons do."""

    undo: Act
    hint: Act
    bots: Act
    step: Act
    skip: Act
    hide: Act
    pause: Act
    menu: Act


class TableLine:
    """Prompt and buttons: step and skip while bots play, bots that act or wait as asked, hint, undo, cover, menu."""

    def __init__(self, texts: Texts, acts: LineActs, mute: Pressable) -> None:
        self._texts, self._acts, self._mute = texts, acts, mute
        self.bar = PromptBar()
        self.small = False
        self._make()

    def set_small(self, small: bool) -> None:
        """Buttons as pictures, for tiny windows, or with words."""
        if small != self.small:
            self.small = small
            self._make()

    def _make(self) -> None:
        self.undo = self._button("undo", "table.undo", self._acts.undo, "ctrl+z")
        self.hint = self._button("hint", "table.hint", self._acts.hint, "h")
        self.bots_act = self._button("bot", "table.bots_act", self._acts.bots, "b")
        self.bots_stop = self._button("pause", "table.bots_stop", self._acts.bots, "b")
        self.bots_act.name, self.bots_stop.name = "bots-act", "bots-stop"
        self.step = self._button("step", "table.step", self._acts.step, "n")
        self.skip = self._button("fast", "table.skip_to_me", self._acts.skip, "s")
        self.hide = IconButton("ui/eye-off", self._texts("table.hide"), self._acts.hide)
        self.hide.key, self.hide.name = "f9", "hide"
        self.pause = self._button("pause", "table.pause", self._acts.pause, "p")
        self.go_on = self._button("play", "table.go_on", self._acts.pause, "p")
        self.go_on.name = "go-on"
        self.menu = self._button("menu", "common.menu", self._acts.menu, "f10")
        self.bar.set_buttons(
            (
                self.step, self.skip, self.bots_act, self.bots_stop, self.hint, self.undo, self.go_on, self.pause,
                self.hide, self._mute, self.menu,
            )
        )

    def _button(self, icon: str, text: str, act: Act, key: str) -> Pressable:
        words = self._texts(text)
        made = IconButton(f"ui/{icon}", words, act) if self.small else Button(words, act, icon=f"ui/{icon}")
        made.key, made.name = key, icon
        return made

    def button_at(self, pos: tuple[int, int]) -> bool:
        """Whether one of the buttons lies under a pixel."""
        under = self.bar.hit(pos)
        return bool(under) and isinstance(under[-1], Pressable)

    def say(self, text: str, badge: str | None) -> None:
        """Show a prompt; a first part between stars is set bold."""
        strong, rest = text.removeprefix("**").split("**", 1) if text.startswith("**") else (text, "")
        self.bar.say(strong, rest.strip(), badge)

    def follow(self, session: Session, eyes: Eyes, settings: Settings, hinting: bool, time: TimeKeeper) -> None:
        """Show what can be done now; `hinting`: a hint was asked for and is not there yet."""
        seat = eyes.acting
        bot = seat is not None and (not session.seats[seat].human or eyes.floor.chooses)
        info = session.can_undo(eyes.viewer)
        self.show_undo(info.steps, reason_words(self._texts, session.seats, info.reason))
        timed = time.on and not session.finished
        self.undo.show(not timed)
        self.pause.tooltip = self._texts("table.pause_tip")
        self.pause.show(timed and not time.planning)
        self.go_on.show(timed and time.planning)
        offers, going = eyes.floor.offers, eyes.floor.going
        self.bots_act.tooltip = self._texts("table.bots_act_tip")
        self.bots_stop.tooltip = self._texts("table.bots_stop_tip")
        self.bots_act.show(offers and not going)
        self.bots_stop.show(offers and going)
        self.show_buttons(
            step=bot and settings.bot_speed == "step" and not timed,
            skip=bot and any(s.human for s in session.seats) and not timed,
            hint=bool(eyes.legal()) and settings.show_hints,
            hint_coming=hinting,
            hide=eyes.viewer is not None,
        )

    def show_undo(self, steps: int, why_off: str) -> None:
        """Undo takes back `steps` actions, or is off for a reason."""
        self.undo.tooltip = "" if why_off else self._texts("table.undo_steps", n=steps)
        self.undo.enable(self._texts("table.undo_off", why=why_off) if why_off else "")

    def show_buttons(self, step: bool, skip: bool, hint: bool, hint_coming: bool, hide: bool) -> None:
        """Which of the others are there now."""
        self.hint.tooltip = self._texts("table.hint_tip")
        self.step.show(step)
        self.skip.show(skip)
        self.hint.show(hint)
        self.hide.show(hide)
        self.hint.enable(self._texts("table.hint_coming") if hint_coming else "")
