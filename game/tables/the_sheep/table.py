"""The table of The Sheep: puts map, panels, hand and choices together.

Several Shepherds may act at any time and in any order: whoever was taken last acts, and what belongs to all anybody
may click.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.render.animate import Animation
from game.render.theme import Theme
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import stages
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk, Slots
from game.tables.runs_through import RunsThrough
from game.tables.the_sheep import facts, laid_out, words
from game.tables.the_sheep.board import MapBoard
from game.tables.the_sheep.choose import NOBODY, narrowed, open_spots, spots_of
from game.tables.the_sheep.clicks import Clicks
from game.tables.the_sheep.dealt import Dealt
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.foresight import Foresight
from game.tables.the_sheep.hand import Hand
from game.tables.the_sheep.log import Log
from game.tables.the_sheep.motion import Motion
from game.tables.the_sheep.outlook_page import EventPlate, OutlookPage
from game.tables.the_sheep.piles import Piles
from game.tables.the_sheep.pollution_panel import PollutionPanel
from game.tables.the_sheep.root import Parts, TableRoot
from game.tables.the_sheep.seat_chips import SeatChip, SeatChips
from game.tables.the_sheep.sheet import ShepherdSheet
from game.tables.the_sheep.showing import Moment, show_choices, show_panels, with_names
from game.tables.the_sheep.spots import Spot, ground_of
from game.tables.the_sheep.step_strip import StepStrip
from game.tables.the_sheep.tray import Tray
from game.widgets.base import Widget
from game.widgets.choice_bar import ActButton, Choice, ChoiceBar
from game.widgets.log_panel import LogEntry


class SheepTable(RunsThrough):
    """See game.tables.base.GameTable."""

    music: ClassVar[str] = "moor"
    music_by_night: ClassVar[str] = "moor_night"

    def __init__(self, desk: Desk) -> None:
        view: SheepView = desk.view()
        self._desk = desk = with_names(desk, view)
        self._log = Log(desk)
        self._clicks = clicks = Clicks(desk, lambda: self._update(), self._explain)
        self._hint: Action | None = None
        self._hint_why = ""
        self._trading = -1
        self._survey: facts.Survey | None = None
        self.figures = Figures()
        self.figures.snap(view)
        texts = desk.texts
        board = MapBoard(texts, desk.seats, self.figures, desk.view, self._click_map, self._hover_map)
        chips = [SeatChip(seat, look, texts, self._click_seat) for seat, look in enumerate(desk.seats)]
        ready = ActButton(Choice("ready", "", self._press_ready, main=True))
        ready.key = "e"
        self.root = TableRoot(Parts(
            texts, board, StepStrip(texts), PollutionPanel(texts, lambda tile: self.take(Spot("tile", name=tile))),
            EventPlate(), Piles(texts), ShepherdSheet(texts, self._click_card), Hand(texts, self._click_card),
            SeatChips(chips), ChoiceBar(), ready, Dealt(texts, self._click_dealt, self._close_trade),
            Tray(texts, self._give_tray, self._give_nothing),
        ))  # fmt: skip
        self.outlook = OutlookPage(texts, self._look_at_hex)
        self._foresight = Foresight(desk, board)
        board.describe = self._foresight.describe
        clicks.settle(view, desk.legal())
        self._update()

    @staticmethod
    def badges(view: SheepView) -> tuple[str, ...]:
        """See TableMaker."""
        return view.setup.colours

    @staticmethod
    def badge_of(colour: str) -> str:
        """See TableMaker."""
        return colour

    @staticmethod
    def where(view: SheepView, texts: Texts) -> str:
        """See TableMaker."""
        safe = sum(at == stages.SAFE for at in view.caravans)
        key = "table.where_night" if view.half == stages.NIGHT else "table.where_day"
        return texts(key, n=view.day, safe=safe, all=len(view.caravans))

    @property
    def night(self) -> bool:
        """Whether the panels lie on night paper now."""
        return self.figures.night

    # ---------------------------------------------------------------- the protocol

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        """See GameTable."""
        plan = self.root.plan_for(theme, window)
        return Slots(plan.prompt, plan.side, plan.drawer, plan.rail)

    def prompt(self) -> str:
        """See GameTable."""
        legal = self._desk.legal()
        if not legal:
            return ""
        view: SheepView = self._desk.view()
        armed, chosen = self._clicks.armed, self._clicks.selection
        if armed is not None:
            name = self._desk.name_of(armed.seat if armed.seat is not None else self._clicks.shown)
            return self._desk.texts("narrow.confirm", name=name)
        if self._hint is not None and self._hint in narrowed(legal, chosen, view):
            return words.hint_words(self._desk, self._hint, self._hint_why)
        left = narrowed(legal, chosen, view)
        return words.click_words(self._desk, view, left, chosen, self._clicks.shown)

    def told(self, events: Sequence[Event]) -> str:
        """See GameTable."""
        return words.told(events, self._desk)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """See GameTable."""
        return self._log.entries(history)

    def card(self) -> Widget:
        """See GameTable. What counts stands on a page of its own."""
        return Widget()

    def pages(self) -> Sequence[tuple[str, Widget]]:
        """See GameTable."""
        return ((self._desk.texts("forecast.tab"), self.outlook),)

    def set_flat(self, on: bool) -> None:
        """See GameTable."""
        self.root.parts.board.flat = on
        self.root.invalidate()

    def thinking(self, seat: int | None) -> None:
        """See GameTable."""
        for chip in self.root.parts.chips.chips:
            if chip.thinking != (chip.seat == seat):
                chip.thinking = chip.seat == seat
                chip.invalidate()

    def refresh(self) -> None:
        """See GameTable."""
        view: SheepView = self._desk.view()
        self.figures.snap(view)
        self._survey, self._hint = None, None
        self._clicks.settle(view, self._desk.legal())
        if self._trading >= 0 and not self._can_trade(view):
            self._trading = -1
        self.root.parts.board.settle()
        self._update()

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """See GameTable. Where the latest of these went is shown on the map."""
        self._foresight.recall(history[-1] if history else ())

    def motion(self, events: Sequence[Event]) -> Animation:
        """See GameTable."""
        self._clicks.armed = self._hint = None
        self._update(idle=True)
        return Motion(self.figures, self._desk.sound, self.root.parts.board.settle).of(events)

    def step_back(self) -> bool:
        """See GameTable."""
        if self._trading >= 0 and not self._clicks.selection.spots:
            self._close_trade()
            return True
        return self._clicks.step_back()

    def suggest(self, action: Action, why: str) -> None:
        """See GameTable."""
        if action.seat is not None and action.seat != self._clicks.shown:
            self._clicks.show_seat(action.seat)
        self._hint, self._hint_why = action, why
        self._clicks.forget()
        if (way := laid_out.way_of(action)) is not None:
            self.root.parts.tray.suggest(way)
        self._update()

    @property
    def speaks_for(self) -> int | None:
        """Whom a hint is for: the Shepherd that was taken."""
        return self._clicks.selection.seat if self._clicks.selection.seat != NOBODY else None

    # ---------------------------------------------------------------- clicks

    def _click_map(self, spot: Spot) -> None:
        """The most special meaning first: the thing itself, then the hex on which it stands."""
        view: SheepView = self._desk.view()
        ground = ground_of(view, spot)
        if spot.kind == "shepherd" and not self._means(spot):
            self._click_seat(spot.number)
            return
        spots = [spot] if ground is None else [spot, Spot("hex", ground)]
        if self._clicks.click(*spots):
            return
        if spot.kind == "caravan":
            self._trading = spot.number
            self._update()
            return
        self._clicks.refuse(spot)

    def _means(self, spot: Spot) -> bool:
        """Whether a click on something adds to the choice."""
        return spot in open_spots(self._desk.legal(), self._clicks.selection, self._desk.view())

    def _click_seat(self, seat: int) -> None:
        if self._means(Spot("shepherd", seat)):
            self._clicks.click(Spot("shepherd", seat))
        elif seat != self._clicks.shown:
            self._trading = -1
            self._clicks.show_seat(seat)
            self._reveal_seat(seat)
        else:
            self._desk.seat_menu(seat)

    def _reveal_seat(self, seat: int) -> None:
        """Bring a Shepherd into sight on the map."""
        view: SheepView = self._desk.view()
        if view.hexes[seat] != stages.DEAD:
            self.root.parts.board.reveal(view.hexes[seat])

    def _click_card(self, number: int) -> None:
        """A card that was taken by a key leads to what it can do."""
        self.take(Spot("card", number))
        if self._clicks.selection.of("card") is not None and self.root.ui is not None and self.root.ui.keyboard_used:
            self.root.parts.bar.take_keyboard()

    def _click_dealt(self, number: int) -> None:
        deal = self.root.parts.dealt.deal
        if deal is not None:
            self.take(laid_out.spot_of(deal.cards[number].name))

    def _press_ready(self) -> None:
        ready = acts.Ready(self._clicks.shown)
        if ready in self._desk.legal():
            self.finish(ready)

    def _give_tray(self, way: tuple[int, ...]) -> None:
        for action in self._desk.legal():
            if laid_out.way_of(action) == way:
                self.finish(action)
                return

    def _give_nothing(self) -> None:
        self._give_tray((0,) * len(self._desk.seats))

    def _explain(self, why: str) -> None:
        if self.root.ui is not None:
            self.root.ui.toast(why)

    # ---------------------------------------------------------------- see choices.Acts

    def finish(self, action: Action) -> None:
        """See choices.Acts."""
        self._clicks.finish(action)

    def put_back(self) -> None:
        """See choices.Acts."""
        self._clicks.put_back()

    def take(self, spot: Spot) -> None:
        """See choices.Acts."""
        if not self._clicks.click(spot):
            self._clicks.refuse(spot)

    def look_at(self, action: Action, on: bool) -> None:
        """See choices.Acts."""
        self._foresight.button = action if on else None
        self._show_map(self._desk.legal())

    def trade(self) -> None:
        """See choices.Acts."""
        view: SheepView = self._desk.view()
        here = view.hexes[self._clicks.shown]
        self._trading = view.caravans.index(here) if self._trading < 0 and here in view.caravans else -1
        self._update()

    def _close_trade(self) -> None:
        self._trading = -1
        self._update()

    def _can_trade(self, view: SheepView) -> bool:
        """Whether the Shepherd below stands at the Caravan whose goods are laid out, by day, and nothing is asked."""
        return not view.pending and laid_out.at_caravan(view, self._trading, self._clicks.shown)

    # ---------------------------------------------------------------- showing

    def _update(self, idle: bool = False) -> None:
        """Bring everything in line with view and selection."""
        view: SheepView = self._desk.view()
        if self._survey is None or (self._survey.view is not view and not idle):
            self._survey = facts.survey_of(view)
        survey, legal = self._survey, () if idle else self._desk.legal()
        moment = Moment(survey, legal, self._clicks, self._trading, self._hinted(view))
        if not idle:
            show_panels(self.root.parts, self._desk, survey)
            self.outlook.follow(facts.outlook_of(survey, self._desk))
        show_choices(self.root, self._desk, moment, self)
        self._show_map(legal)

    def _hinted(self, view: SheepView) -> frozenset[Spot]:
        return spots_of(self._hint, view) if self._hint is not None else frozenset()

    def _show_map(self, legal: Sequence[Action]) -> None:
        if self._survey is not None:
            hinted = self._hinted(self._survey.view)
            self._foresight.show(self._survey, legal, self._clicks.selection, hinted)

    def _hover_map(self, spot: Spot | None) -> None:
        self._foresight.spot = spot
        self._show_map(self._desk.legal())

    def _look_at_hex(self, place: int, on: bool) -> None:
        self._foresight.looked_at = place if on else -1
        if on:
            self.root.parts.board.reveal(place)
        self._show_map(self._desk.legal())

