"""The table of Space Sheep!: puts ring, seats, hand and choices together and keeps the half-made choice.

Several people use one mouse: whoever may do what is clicked does it. In real time others act meanwhile, so a choice
is only forgotten when it has become impossible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.platform import events as ev
from game.render.animate import Animation
from game.render.theme import Theme
from game.rules.space_sheep.events import DieRolled
from game.rules.space_sheep.stages import NOBODY
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk, Slots
from game.tables.runs_through import RunsThrough
from game.tables.space_sheep import choices, words
from game.tables.space_sheep.board import Board
from game.tables.space_sheep.choose import (
    NOTHING,
    agrees,
    legal_cards,
    legal_spots,
    narrowed,
    spots_of,
    standing,
)
from game.tables.space_sheep.clicks import Clicks
from game.tables.space_sheep.does import DoesCard
from game.tables.space_sheep.figures import UNKNOWN, Figures
from game.tables.space_sheep.foresight import Foresight
from game.tables.space_sheep.hand import Hand
from game.tables.space_sheep.home import HomePanel
from game.tables.space_sheep.log import log_entries
from game.tables.space_sheep.motion import Motion
from game.tables.space_sheep.root import Parts, TableRoot
from game.tables.space_sheep.seat_facts import hand_caption, show_rows, shown_seat
from game.tables.space_sheep.seats import SeatRow
from game.tables.space_sheep.sides import SidesPage
from game.tables.space_sheep.spots import Spot
from game.widgets.base import Pressable, Widget
from game.widgets.choice_bar import ChoiceBar
from game.widgets.log_panel import LogEntry
from game.widgets.peek import PeekButton

_LAST_SECONDS = 10
_RISING = (7, 7, 4, 4, 2, 0, 6, 1, 3, 5)
"""For each of the last seconds a seat in whose pitch it ticks, from low to high."""


class SpaceTable(RunsThrough):
    """See game.tables.base.GameTable."""

    music: ClassVar[str] = "orbit"
    night: ClassVar[bool] = True

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._clicks = clicks = Clicks(desk, lambda: self._update(), self._explain, lambda: self._foresight.forget())
        self._viewer = desk.viewer()
        self._hint: Action | None = None
        self._hint_why = ""
        self._peeking = False
        self._looked_into = NOBODY
        self._ticked = 0
        self._hands: tuple[tuple[str, ...], ...] = ()
        self._beside: tuple[object, ...] = ()
        view: SpaceView = desk.view()
        self._real_time = bool(view.setup.sand) and not view.setup.relaxed
        self.figures = Figures()
        self.figures.snap(view)
        texts, seats = desk.texts, desk.seats
        cards = (self._click_card, self._look_at_card)
        rows = [
            SeatRow(i, seats, self.figures, texts, partial(self._click_seat, i), cards, partial(clicks.hand, i))
            for i in range(len(seats))
        ]
        board = Board(texts, self.figures, desk.view, clicks.spot, self._hover_spot)
        peek = PeekButton(texts("table.peek"), self._peek, desk.peek_toggles)
        peek.name, peek.tooltip = "peek", texts("table.peek_tip")
        parts = Parts(
            texts, self.figures, board, rows, HomePanel(self.figures, texts), Hand(seats, texts, *cards), ChoiceBar(),
            peek,
        )  # fmt: skip
        self.root = TableRoot(parts, len(view.ring))
        self.does = DoesCard(texts)
        self.sides = SidesPage(desk) if view.setup.infiltrators else None
        self._foresight = Foresight(desk, parts, self.does)
        self._update()

    @staticmethod
    def badges(view: SpaceView) -> tuple[str, ...]:
        """See TableMaker."""
        return view.setup.colours

    @staticmethod
    def badge_of(colour: str) -> str:
        """See TableMaker."""
        return colour

    @staticmethod
    def where(view: SpaceView, texts: Texts) -> str:
        """See TableMaker."""
        home = sum(colour == system for row in view.board for system, colour in enumerate(row))
        return texts("table.where", n=home, all=2 * len(view.ring), cards=view.deck + sum(map(len, view.hands)))

    # ---------------------------------------------------------------- the protocol

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        """See GameTable."""
        plan = self.root.plan_for(theme, window)
        return Slots(plan.prompt, plan.side, plan.drawer, plan.rail)

    def prompt(self) -> str:
        """See GameTable."""
        view: SpaceView = self._desk.view()
        legal = self._desk.legal()
        if not legal:
            return ""
        armed, chosen = self._clicks.armed, self._clicks.selection
        if armed is not None:
            seat = armed.seat if armed.seat is not None else view.turn
            return self._desk.texts("narrow.confirm", name=self._desk.name_of(seat))
        if self._hint is not None and agrees(self._hint, chosen, standing(view)):
            return words.hint_words(self._desk, view, self._hint, self._hint_why)
        text = words.click_words(self._desk, view, narrowed(legal, chosen, standing(view)), chosen)
        return text or (words.timer_words(self._desk, view, legal) if self._real_time else "")

    def told(self, events: Sequence[Event]) -> str:
        """See GameTable."""
        return words.told(events, self._desk)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """See GameTable."""
        if self.sides is not None:
            self.sides.follow(history)
        return log_entries(history, self._desk)

    def card(self) -> Widget:
        """See GameTable."""
        return self.does

    def pages(self) -> Sequence[tuple[str, Widget]]:
        """See GameTable."""
        return ((self._desk.texts("sides.tab"), self.sides),) if self.sides is not None else ()

    def set_flat(self, on: bool) -> None:
        """See GameTable."""
        self.root.flat = on
        self.root.invalidate()

    def thinking(self, seat: int | None) -> None:
        """See GameTable."""
        for row in self.root.parts.rows:
            if row.thinking != (row.seat == seat):
                row.thinking = row.seat == seat
                row.invalidate()

    def refresh(self) -> None:
        """See GameTable. In real time a choice that is still possible is kept."""
        view: SpaceView = self._desk.view()
        self.figures.snap(view)
        self.root.parts.board.settle()
        if self._desk.viewer() != self._viewer:
            self._viewer, self._looked_into = self._desk.viewer(), NOBODY
            self._clicks.forget()
            self._foresight.forget()
        self._hint = None
        self._clicks.keep_if_possible(view)
        self._update()

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """See GameTable. The die lies as it fell last."""
        faces = [event.face for events in history for event in events if isinstance(event, DieRolled)]
        if faces:
            self.figures.die = faces[-1]
        self.root.invalidate()

    def motion(self, events: Sequence[Event]) -> Animation:
        """See GameTable."""
        self._clicks.armed = self._hint = None
        self._update(idle=not self._real_time)
        return Motion(self.figures, self._desk.sound, self._moved).of(events)

    def controls_at(self, pos: ev.Pos) -> bool:
        """See GameTable. In real time everything that can be clicked works at any moment."""
        if not self._real_time:
            return False
        path = self.root.hit(pos)
        return bool(path) and isinstance(path[-1], Pressable)

    def step_back(self) -> bool:
        """See GameTable."""
        if self._clicks.step_back():
            return True
        if self._looked_into == NOBODY:
            return False
        self._looked_into = NOBODY
        self._update()
        return True

    def suggest(self, action: Action, why: str) -> None:
        """See GameTable."""
        self._hint, self._hint_why = action, why
        self._clicks.forget()
        self._update()

    def time_passes(self) -> None:
        """See ShowsTime."""
        left = self._desk.sand()
        self.root.parts.board.show_sand(left, left is not None)
        second = 0 if left is None else -(-left // 1000)
        if second != self._ticked and 0 < second <= _LAST_SECONDS:
            self._desk.sound("sand", _RISING[_LAST_SECONDS - second])
        self._ticked = second

    # ---------------------------------------------------------------- clicks

    def _click_card(self, seat: int, card: str) -> None:
        self._foresight.mind(seat, card)
        self._clicks.card(seat, card)
        parts = self.root.parts
        cards: list[Widget] = [*parts.hand.cards, *(chip for row in parts.rows for chip in row.chips)]
        if self._clicks.selection.card and not any(each.hovered for each in cards):
            parts.bar.take_keyboard()

    def _click_seat(self, seat: int) -> None:
        if self.root.parts.rows[seat].facts.legal:
            self._clicks.spot(Spot("seat", str(seat)))
        elif self.root.plan is not None and self.root.plan.tiny and self._looked_into != seat:
            self._looked_into = seat
            self._update()
        else:
            self._desk.seat_menu(seat)

    def _explain(self, why: str) -> None:
        if self.root.ui is not None:
            self.root.ui.toast(why)

    def finish(self, action: Action) -> None:
        """See choices.Acts."""
        self._clicks.finish(action)

    def put_back(self) -> None:
        """See choices.Acts."""
        self._clicks.put_back()

    def look_at(self, action: Action, on: bool) -> None:
        """See choices.Acts."""
        self._foresight.button = action if on else None
        self._show_foresight()

    # ---------------------------------------------------------------- showing

    def _moved(self) -> None:
        """The figures changed while something moves: what moves on the ring alone is drawn anew there alone."""
        self.root.parts.board.settle()
        if tuple(self.figures.hands) != self._hands:
            self._update(idle=not self._real_time)
        beside = self.figures.beside_the_ring
        if self.figures.flights or beside != self._beside:
            self.root.invalidate()
        self._beside = beside

    def _update(self, idle: bool = False) -> None:
        """Bring everything in line with view and selection."""
        view: SpaceView = self._desk.view()
        legal = () if idle else self._desk.legal()
        parts, chosen, where = self.root.parts, self._clicks.selection, standing(view)
        self._hands = tuple(self.figures.hands)
        playable = frozenset(legal_cards(legal, chosen, where) if chosen.spot else legal_cards(legal, NOTHING, where))
        secret = self._desk.people > 1 and view.seat is not None and bool(view.setup.infiltrators)
        self.root.secret = secret and view.seat not in view.ousted
        covered = self.root.secret and not self._peeking
        show_rows(self._desk, view, parts, legal, chosen, playable, covered)
        seat = shown_seat(self._desk, view, self._looked_into)
        acting = words.acting_seat(view)
        parts.hand.offer(seat, self.figures.hands[seat], hand_caption(self._desk, view, seat))
        hinted = getattr(self._hint, "card", "")
        for card in parts.hand.cards:
            mine = card.seat == acting and card.card != UNKNOWN
            card.legal = mine and card.card in playable
            card.chosen = mine and card.card == chosen.card
            card.hinted = mine and card.card == hinted
        parts.bar.offer(choices.bar_choices(self._desk, view, legal, chosen, self._clicks.armed, self))
        if self.sides is not None and not idle:
            self.sides.refresh()
        self._show_foresight(idle)
        self.root.gather()

    def _show_foresight(self, idle: bool = False) -> None:
        """Mark what can be clicked, and show what the things under the pointer would do."""
        view: SpaceView = self._desk.view()
        legal, where = () if idle else self._desk.legal(), standing(view)
        chosen = self._clicks.selection
        hints = spots_of(self._hint, where) if self._hint is not None else set()
        self._foresight.advice = self._hint
        clicked = {chosen.spot} if chosen.spot is not None else set()
        lit = self._foresight.show(view, chosen, idle)
        self.root.parts.board.mark(legal_spots(legal, chosen, where), lit, clicked, hints)
        self.root.whisper = self._whisper(view, legal)
        self.root.invalidate()

    def _whisper(self, view: SpaceView, legal: Sequence[Action]) -> str:
        """As whom the thing under the pointer would be done, if that is not the seat whose turn it is."""
        spot, chosen = self._foresight.spot, self._clicks.selection
        if spot is None or spot not in legal_spots(legal, chosen, standing(view)):
            return ""
        left = narrowed(legal, replace(chosen, spot=spot), standing(view))
        return words.as_whom(self._desk, view, left[0].seat) if len(left) == 1 else ""

    def _hover_spot(self, spot: Spot | None) -> None:
        self._foresight.spot = spot
        self._show_foresight()

    def _look_at_card(self, seat: int, card: str, on: bool) -> None:
        self._foresight.look_at(seat, card, on)
        self._show_foresight()

    def _peek(self, on: bool) -> None:
        """Own side turned up while the button is held."""
        self._peeking = on
        self._update()
