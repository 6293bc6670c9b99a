"""The lower right corner: play what is pointed at, another box, spare buttons; in a tiny window a bar of sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.action import Action
from game.core.texts import Texts
from game.render.ink import put
from game.render.palette import DAY
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.shear_panic.actions import LiftButton, PanicTurn, PickGroup, ReturnGroup
from game.rules.shear_panic.flock import COLOURS
from game.rules.shear_panic.view import ShearView
from game.tables.shear_panic.choose import Selection, Target, lifts
from game.tables.shear_panic.looks import TOKENS
from game.tables.shear_panic.mats import number_disc
from game.widgets.base import Widget
from game.widgets.button import Button


class SparePanel(Widget):
    """Two players: the buttons on the spare mat of both, or what else is nobody's."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self.rows: list[tuple[str, tuple[int, ...]]] = []
        self.neutral: list[str] = []

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        paint(surface, theme, "panel-shade", rect)
        title = self._texts("table.buttons" if self.rows else "table.nobodys")
        headed = rect.height > px(120)
        if headed:
            put(surface, theme, title, (rect.left + px(16), rect.top + px(12)), TextStyle("serif-bold", 20))
        top = rect.top + (px(44) if headed else px(6))
        if self.rows:
            self._draw_buttons(surface, theme, top)
        else:
            self._draw_neutral(surface, theme, top)

    def _draw_buttons(self, surface: pygame.Surface, theme: Theme, top: int) -> None:
        px, rect = theme.px, self.rect
        height = min(px(58), (rect.bottom - px(6) - top) // max(1, len(self.rows)))
        for k, (badge, numbers) in enumerate(self.rows):
            y = top + k * height + height // 2
            size = min(px(40), height - px(6))
            mark = theme.assets.image(f"seats/seat-{badge}", (size, size))
            surface.blit(mark, mark.get_rect(midleft=(rect.left + px(12), y)))
            for i, number in enumerate(numbers):
                x = rect.left + px(30) + size + i * (size + px(5))
                disc = number_disc(theme, size // 2, False)
                surface.blit(disc, disc.get_rect(midleft=(x, y)))
                style = TextStyle("sans-bold", size * 0.62 / theme.unit, DAY.ink)
                put(surface, theme, str(number), (x + size // 2 + 2, y), style, "center")

    def _draw_neutral(self, surface: pygame.Surface, theme: Theme, top: int) -> None:
        px, rect = theme.px, self.rect
        size = min(px(96), rect.bottom - px(8) - top)
        for k, token in enumerate(self.neutral):
            sheep = theme.assets.image(f"sheep/sheep-{token}-s", (size, size))
            surface.blit(sheep, (rect.left + px(14) + k * round(size * 0.72), top))
        left = rect.left + px(24) + size + (len(self.neutral) - 1) * round(size * 0.72)
        note = layout_text(theme, self._texts("table.neutral_note"), rect.right - px(14) - left, "small")
        if note.size[0] <= rect.right - px(14) - left and note.size[1] <= rect.bottom - px(8) - top:
            note.draw(surface, (left, top))


class PlayButton(Button):
    """A button that plays something; while it is pointed at, `on_hot` shows what that would do."""

    on_hot: Callable[[bool], None] = staticmethod(lambda on: None)

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        self.on_hot(self.enabled and (self.hovered or self.focused))


class Foot:
    """The buttons. `on_play` plays the target pointed at, `on_back` takes a step back, `on_lift` plays a lift.

    `on_foresee` is told which lift is pointed at, and that it is no more.
    """

    def __init__(
        self,
        texts: Texts,
        on_play: Callable[[], None],
        on_back: Callable[[], None],
        on_lift: Callable[[LiftButton], None],
        on_foresee: Callable[[LiftButton, bool], None],
    ) -> None:
        self._texts, self._on_lift, self._on_foresee = texts, on_lift, on_foresee
        self.play = PlayButton(texts("table.play"), on_play, "main", single=True)
        self.back = Button(texts("table.other_box"), on_back, "wood")
        self.play.name, self.back.name = "play", "back"
        self.spare = SparePanel(texts)
        self._lifts: list[PlayButton] = []
        self._mat = Button(texts("table.your_mat"), None, "wood")
        self._seats = Button(texts("table.players"), None, "paper")
        self._track = Button(texts("table.track"), None, "paper")
        self._track_sheet = False
        self.widgets: list[Widget] = []
        self._area: pygame.Rect | None = None
        self._rest: pygame.Rect | None = None
        self._bar: pygame.Rect | None = None
        self._theme: Theme | None = None
        self._toggle: Callable[[str], None] = lambda name: None

    def show(self, view: ShearView, legal: Sequence[Action], selection: Selection, found: Sequence[Target]) -> None:
        """Bring the buttons in line with what is asked."""
        self.play.set_text(self._texts(_verb_key(selection, found)))
        self.play.tooltip = self._texts("table.play_tip")
        self.can_play(False)
        self.back.set_text(self._texts("table.other_sheep" if selection.sheep else "table.other_box"))
        self.back.enable("" if selection != Selection() else self._texts("table.back_reason"))
        self._lifts = [self._lift_button(a) for a in sorted(lifts(legal), key=lambda a: a.number or 99)]
        badges = [TOKENS[_colour(view, seat)] for seat in range(view.setup.seats)]
        self.spare.rows = [(badges[i], row) for i, row in enumerate(view.buttons)] if view.setup.seats == 2 else []
        self.spare.neutral = [TOKENS[c] for c in ("blue", "green", "red", "yellow") if TOKENS[c] not in badges]
        if self._theme is not None:
            if self._bar is not None:
                self.lay_out_bar(self._theme, self._bar, self._track_sheet, self._toggle)
            elif self._area is not None:
                self.lay_out(self._theme, self._area, self._rest)

    def can_play(self, pointed: bool) -> None:
        """Whether something was pointed at that the button would play."""
        self.play.enable("" if pointed else self._texts("table.play_reason"))

    def _lift_button(self, action: LiftButton) -> PlayButton:
        """One button to lift, or the one that leaves them all where they lie."""
        number = action.number
        text = self._texts("table.leave_buttons") if number is None else f"+{number}"
        button = PlayButton(text, lambda: self._on_lift(action), "paper" if number is None else "main", single=True)
        button.tooltip = "" if number is None else self._texts("table.button_tip", number=number)
        button.name = "leave" if number is None else f"lift-{number}"
        button.on_hot = lambda on: self._on_foresee(action, on)
        return button

    def lay_out(self, theme: Theme, area: pygame.Rect, rest: pygame.Rect | None) -> None:
        """Stand below each other in `area`; the spare panel takes `rest`."""
        self._theme, self._area, self._rest, self._bar = theme, area, rest, None
        self.widgets = []
        gap = theme.px(8)
        if self._lifts:
            self._lay_out_lifts(theme, area, gap)
        else:
            main = round(area.height * 0.5)
            self.play.layout(theme, pygame.Rect(area.left, area.top, area.width, main))
            below = area.top + main + gap + theme.px(4)
            back = pygame.Rect(area.left, below, area.width, area.bottom - below - theme.px(6))
            self.back.layout(theme, back)
            self.widgets += [self.play, self.back]
        if rest is not None:
            self.spare.layout(theme, rest)
            self.widgets.append(self.spare)

    def _lay_out_lifts(self, theme: Theme, area: pygame.Rect, gap: int) -> None:
        """A row for each button, or for two where there is little height."""
        buttons = list(self._lifts)
        paired = len(buttons) > 3 and area.height < theme.px(180)
        rows = [buttons[:2], buttons[2:-1], buttons[-1:]] if paired else [[b] for b in buttons]
        height = (area.height - gap * (len(rows) - 1)) // len(rows)
        for k, row in enumerate(rows):
            width = (area.width - gap * (len(row) - 1)) // len(row)
            for i, button in enumerate(row):
                at = (area.left + i * (width + gap), area.top + k * (height + gap))
                button.layout(theme, pygame.Rect(*at, width, height))
        self.widgets += buttons

    def lay_out_bar(self, theme: Theme, bar: pygame.Rect, track: bool, toggle: Callable[[str], None]) -> None:
        """Stand side by side in a bar, with the buttons that open mat and players, and the `track` if asked."""
        self._track_sheet = track
        self._theme, self._bar, self._area, self._toggle = theme, bar, None, toggle
        self._mat.on_press, self._seats.on_press = lambda: toggle("mat"), lambda: toggle("seats")
        self._track.on_press = lambda: toggle("track")
        self._mat.name, self._seats.name, self._track.name = "sheet-mat", "sheet-seats", "sheet-track"
        row: list[Button] = [self._mat, self._seats, *([self._track] if track else [])]
        row += self._lifts or [self.back, self.play]
        gap = theme.px(8)
        if track and not self._lifts:
            row.remove(self.play)
        width = (bar.width - gap * (len(row) - 1)) // len(row)
        for k, button in enumerate(row):
            button.layout(theme, pygame.Rect(bar.left + k * (width + gap), bar.top, width, bar.height))
        self.widgets = list(row)


def _verb_key(selection: Selection, found: Sequence[Target]) -> str:
    """What the large button says: the verb of the box, or of what is asked without one."""
    if selection.kind:
        return f"action.{selection.kind}.verb"
    asked = next((t.action for t in found if t.action is not None), None)
    if isinstance(asked, PickGroup | ReturnGroup):
        return "table.bring_home"
    if isinstance(asked, PanicTurn):
        return "action.ewe_turn.verb"
    return "action.lamb_slam.verb" if found else "table.play"


def _colour(view: ShearView, seat: int) -> str:
    return COLOURS[view.setup.colours[seat]]
