"""The bar of a replay: where one is, and the buttons to step, jump, play and leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.widgets.choice import DropList, Option
from game.widgets.label import Label
from game.widgets.layout import Row, Sized, grow
from game.widgets.slider import Slider

SPEEDS = ("slow", "normal", "fast")


@dataclass(frozen=True, slots=True)
class BarActs:
    """What the bar can ask for: `go` to a position, `turn` by so many turns, `play` on or off, and so on."""

    start: Callable[[], None]
    turn: Callable[[int], None]
    step: Callable[[int], None]
    play: Callable[[], None]
    end: Callable[[], None]
    go: Callable[[int], None]
    speed: Callable[[str], None]
    look_through: Callable[[int | None], None]
    close: Callable[[], None]


class ReplayBar(Widget):
    """Stands in the place of the prompt. `eyes` are the seats through whose eyes one may look (name by seat)."""

    def __init__(self, texts: Texts, acts: BarActs, last: int, eyes: Sequence[tuple[int | None, str]]) -> None:
        super().__init__()
        self._texts, self._acts = texts, acts
        self._label = Label("", TextStyle(size=18, leading=1.15))
        self._place = Sized(self._label, 250, fixed=True)
        self._play = self._button("play", "ui/play", acts.play, "p")
        turns = [self._turn_button(-1), self._turn_button(1)]
        back = self._button("back", "ui/arrow-left", lambda: acts.step(-1), "left")
        step = self._button("step", "ui/arrow-right", lambda: acts.step(1), "right")
        first = self._button("first", "ui/jump-start", acts.start, "home")
        end = self._button("last", "ui/jump-end", acts.end, "end")
        self.slider = Slider(
            0, 0, max(1, last), 1, lambda value: acts.go(round(value)), lambda value: f"{round(value)}"
        )
        self.slider.name = "replay-slider"
        speeds = DropList([Option(s, texts(f"replay.speed.{s}")) for s in SPEEDS], "normal", acts.speed)
        through = DropList([Option(seat, name) for seat, name in eyes], None, acts.look_through)
        through.visible = len(eyes) > 1
        close = Button(texts("replay.close"), acts.close, icon="ui/leave", single=True)
        speeds.name, through.name, close.name = "replay-speed", "replay-eyes", "replay-close"
        self._roomy = [self._place, *turns, speeds]
        row = [
            self._place,
            first,
            turns[0],
            back,
            self._play,
            step,
            turns[1],
            end,
            grow(self.slider),
            speeds,
            through,
            close,
        ]
        self._row = Row(row, 6)
        self.children = [self._row]

    def tell(self, text: str, position: int, playing: bool) -> None:
        """Where one is, in words and on the slider, and whether it plays by itself."""
        self._label.set_text(text)
        self.slider.value = position
        self._play.icon = "ui/pause" if playing else "ui/play"
        self._play.tooltip = self._texts("replay.pause" if playing else "replay.play")
        self.invalidate()

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        for widget in self._roomy:
            widget.visible = not theme.tiny
        self._row.layout(theme, rect.inflate(-2 * theme.px(12), -2 * theme.px(4)))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            paint(surface, self.theme, "panel", self.rect)
        super().draw(surface)

    def _button(self, name: str, icon: str, act: Callable[[], None], key: str) -> IconButton:
        button = IconButton(icon, self._texts(f"replay.{name}"), act, 42)
        button.name, button.key = f"replay-{name}", key
        return button

    def _turn_button(self, by: int) -> IconButton:
        name, icon, key = (
            ("turn_back", "ui/chevron-left", "page up") if by < 0 else ("turn_on", "ui/chevron-right", "page down")
        )
        return self._button(name, icon, lambda: self._acts.turn(by), key)
