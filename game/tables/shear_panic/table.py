"""The table of Shear Panic: puts field, mats, seats and buttons together and keeps the half-made choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.render.animate import Animation
from game.render.theme import Theme
from game.rules.shear_panic.actions import CoverBox
from game.rules.shear_panic.flock import COLOURS
from game.rules.shear_panic.view import ShearView
from game.tables.base import Desk, Slots
from game.tables.runs_through import RunsThrough
from game.tables.shear_panic import choose, words
from game.tables.shear_panic.board import Board
from game.tables.shear_panic.choose import Selection, Target
from game.tables.shear_panic.figures import Figures, Motion
from game.tables.shear_panic.foot import Foot
from game.tables.shear_panic.log import FieldCard, log_entries
from game.tables.shear_panic.looks import TOKENS
from game.tables.shear_panic.mats import BoxSlot, OwnMat, SmallMat, is_covered
from game.tables.shear_panic.plan import make_plan
from game.tables.shear_panic.root import Parts, TableRoot
from game.tables.shear_panic.strip import DiceTray, NeutralPanel, SeatPanel
from game.tables.shear_panic.track_view import TrackView
from game.widgets.base import Widget
from game.widgets.log_panel import LogEntry


class ShearTable(RunsThrough):
    """See game.tables.base.GameTable."""

    music: ClassVar[str] = "meadow"
    night: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._selection = Selection()
        self._hint: Action | None = None
        self._hint_why = ""
        self._armed: Action | None = None
        self._boxes_shown: list[list[int]] = []
        view: ShearView = desk.view()
        self.figures = Figures()
        self.figures.snap(view)
        self.own_seat = self._who_is_at_the_mouse(view)
        self.track = TrackView(desk, self.figures)
        self.board = Board(desk, self.figures, self.track, self._pick, self._ask_why)
        self.seat_panels = [
            SeatPanel(i, look, self.figures, desk.texts, partial(desk.seat_menu, i))
            for i, look in enumerate(desk.seats)
        ]
        self.neutrals = [self._neutral(c) for c in range(1, 5) if c not in view.setup.colours]
        self.tray = DiceTray(self.figures, desk.texts)
        self.own_mat = OwnMat(view.setup, desk.texts, self._click_box)
        self.small_mats = [SmallMat(view.setup, i, look, desk.texts) for i, look in enumerate(desk.seats)]
        self.foot = Foot(desk.texts, self._play_pointed, self._back, desk.play, self.board.show_action)
        self.foot.play.on_hot = self.board.show_pointed
        self.board.on_pointed = lambda: self.foot.can_play(True)
        self.field_card = FieldCard(self.figures, view.setup, desk.texts)
        parts = Parts(
            desk.texts, self.board, self.track, self.tray, self.seat_panels, self.neutrals, self.own_mat,
            self.small_mats, self.foot, self.own_seat,
        )  # fmt: skip
        self.root = TableRoot(parts)
        self._update()

    @staticmethod
    def badges(view: ShearView) -> tuple[str, ...]:
        """See TableMaker."""
        return tuple(TOKENS[COLOURS[c]] for c in view.setup.colours)

    @staticmethod
    def badge_of(colour: str) -> str:
        """See TableMaker."""
        return TOKENS[colour]

    @staticmethod
    def where(view: ShearView, texts: Texts) -> str:
        """See TableMaker."""
        return texts(f"field.{view.field}")

    # ---------------------------------------------------------------- the protocol

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        """See GameTable."""
        plan = make_plan(theme, window, len(self._desk.seats), len(self.neutrals))
        return Slots(plan.prompt, plan.side, plan.drawer, plan.rail)

    def prompt(self) -> str:
        """See GameTable."""
        legal = self._desk.legal()
        if not legal:
            return ""
        view: ShearView = self._desk.view()
        name = self._desk.name_of(view.turn)
        if self._armed is not None:
            return self._desk.texts("narrow.confirm", name=name)
        if self._hint is not None and choose.agrees(self._hint, self._selection):
            return words.hint_words(self._desk.texts, view, name, self._hint, self._hint_why)
        return words.click_words(self._desk, legal, self._selection)

    def told(self, events: Sequence[Event]) -> str:
        """See GameTable."""
        return words.told(events, self._desk)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """See GameTable."""
        return log_entries(history, self._desk)

    def card(self) -> Widget:
        """See GameTable."""
        return self.field_card

    def pages(self) -> Sequence[tuple[str, Widget]]:
        """See GameTable."""
        return ()

    def set_flat(self, on: bool) -> None:
        """See GameTable."""
        self.root.flat = on
        self.root.invalidate()

    def thinking(self, seat: int | None) -> None:
        """See GameTable."""
        for panel in self.seat_panels:
            if panel.thinking != (panel.seat == seat):
                panel.thinking = panel.seat == seat
                panel.invalidate()

    def refresh(self) -> None:
        """See GameTable."""
        view: ShearView = self._desk.view()
        self.figures.snap(view)
        self._selection, self._hint = Selection(), None
        before, self.own_seat = self.own_seat, self._who_is_at_the_mouse(view)
        if self.own_seat != before:
            self.root.parts.own_seat = self.own_seat
            self.root.relayout()
        self._update()
        self.board.focus_first()

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """See GameTable."""
        self.figures.recall(history, self._desk.view())
        self.board.invalidate()

    def motion(self, events: Sequence[Event]) -> Animation:
        """See GameTable."""
        self._selection, self._hint = Selection(), None
        self._update(idle=True)
        return Motion(self.figures, self._desk.view(), self._desk.sound, self._moved).of(events)

    def step_back(self) -> bool:
        """See GameTable."""
        chosen = self._selection
        if self._armed is not None:
            self._update()
            return True
        if chosen == Selection():
            return False
        several = (
            len({getattr(a, "sheep", "") for a in choose.narrowed(self._desk.legal(), replace(chosen, sheep=""))}) > 1
        )
        self._selection = replace(chosen, sheep="") if chosen.sheep and several else Selection()
        self._update()
        return True

    def suggest(self, action: Action, why: str) -> None:
        """See GameTable."""
        self._hint, self._hint_why = action, why
        self._selection = Selection()
        if choose.kind_word(action) and len(choose.usable_boxes(self._desk.legal())) > 0:
            self._selection = Selection(choose.kind_word(action), getattr(action, "number", 0))
        sheep = str(getattr(action, "sheep", ""))
        if sheep and any(t.action is None and t.sheep == sheep for t in self._targets()):
            self._selection = replace(self._selection, sheep=sheep)
        self._update()

    # ---------------------------------------------------------------- narrowing

    def _targets(self) -> list[Target]:
        return choose.targets(self._desk.view(), self._desk.legal(), self._selection)

    def _click_box(self, slot: BoxSlot) -> None:
        new = Selection(slot.kind, slot.number)
        if new == self._selection:
            self.step_back()
            return
        self._narrow(new)

    def _pick(self, target: Target) -> None:
        if target.action is None:
            self._narrow(replace(self._selection, sheep=target.sheep))
        elif self._desk.confirm() and self._armed != target.action:
            self._armed = target.action
            self.board.pin(target)
        else:
            self._selection = Selection()
            self._desk.play(target.action)

    def _narrow(self, selection: Selection) -> None:
        """Take a click; what is left alone after it is played."""
        left = choose.narrowed(self._desk.legal(), selection)
        if len(left) == 1 and (isinstance(left[0], CoverBox) or not self._desk.confirm()):
            self._selection = Selection()
            self._desk.play(left[0])
            return
        self._selection = selection
        self._update()
        self.board.focus_first()

    def _back(self) -> None:
        self.step_back()

    def _play_pointed(self) -> None:
        target = self.board.pointed
        if target is not None:
            self._pick(target)

    def _ask_why(self, sheep: str) -> None:
        """A sheep was clicked that is no target: say why, as the rules see it."""
        legal = self._desk.legal()
        ui = self.root.ui
        if ui is None or not legal:
            return
        if choose.needs_box(legal, self._selection):
            ui.toast(self._desk.texts("reason.pick_a_box_first"))
            return
        why = [self._desk.why_not(a) for a in choose.meant(self._desk.view(), legal, self._selection, sheep)]
        if not why or "" in why:
            ui.toast(self._desk.texts("reason.click_gold"))
        else:
            ui.toast(max(why, key=why.count))

    # ---------------------------------------------------------------- showing

    def _who_is_at_the_mouse(self, view: ShearView) -> int:
        """Whose mat is large: the person to act, else the person who acted last, else whoever acts."""
        if self._desk.seats[view.turn].human:
            return view.turn
        people = [i for i, look in enumerate(self._desk.seats) if look.human]
        if not people:
            return view.turn
        return max(people, key=lambda i: (view.last_turn[i], -i))

    def _neutral(self, colour: int) -> NeutralPanel:
        texts, word = self._desk.texts, COLOURS[colour]
        text = texts("table.neutral", colour=texts(f"colour.{word}").capitalize())
        return NeutralPanel(TOKENS[word], text, texts("table.neutral_short"), texts("table.neutral_note"))

    def _moved(self) -> None:
        self.board.moved()
        if self.figures.boxes != self._boxes_shown:
            self._show_mats(self._desk.view(), ())
        self.root.invalidate()

    def _update(self, idle: bool = False) -> None:
        """Bring targets, mats and buttons in line with view and selection."""
        self._armed = None
        view: ShearView = self._desk.view()
        legal = () if idle else self._desk.legal()
        found = choose.targets(view, legal, self._selection) if legal else []
        self.board.set_targets(found)
        if self._hint is not None and choose.agrees(self._hint, replace(self._selection, sheep="")):
            sheep = getattr(self._hint, "sheep", None)
            match = [t for t in found if t.action == self._hint] or [t for t in found if t.sheep == sheep]
            self.board.suggest(match[0] if match else None)
        self._show_mats(view, legal)
        self.foot.show(view, legal, self._selection, found)
        if self.board.pointed is not None:
            self.foot.can_play(True)
        self.root.changed(choose.needs_box(legal, self._selection) if legal else False)

    def _show_mats(self, view: ShearView, legal: Sequence[Action]) -> None:
        texts, look = self._desk.texts, self._desk.seats[self.own_seat]
        self._boxes_shown = [list(row) for row in self.figures.boxes]
        usable = choose.usable_boxes(legal)
        left = self.figures.boxes[self.own_seat]
        acting = bool(legal) and view.turn == self.own_seat
        self.own_mat.badge = look.badge
        people = sum(seat.human for seat in self._desk.seats)
        alone = people == 1 and look.human
        self.own_mat.title = texts("table.your_mat") if alone else texts("table.mat_of", name=look.name)
        self.own_mat.note = texts("table.boxes_free", n=sum(left))
        hinted = (choose.kind_word(self._hint), getattr(self._hint, "number", 0)) if self._hint is not None else None
        for box in self.own_mat.boxes:
            slot = box.slot
            covered = is_covered(view.setup, left, slot)
            chosen = (slot.kind, slot.number) == (self._selection.kind, self._selection.number) and not covered
            chosen = chosen and not any(
                b.chosen
                for b in self.own_mat.boxes
                if b is not box and b.slot.rank < slot.rank and (b.slot.kind, b.slot.number) == (slot.kind, slot.number)
            )
            can = acting and not covered and (slot.kind, slot.number) in usable
            box.update(
                look.badge if covered else "", can or not acting, chosen, self._box_reason(view, covered, can, acting)
            )
            box.suggested = hinted == (slot.kind, slot.number) and not covered and can
        for mat in self.small_mats:
            mat.update(self.figures.boxes[mat.seat])

    def _box_reason(self, view: ShearView, covered: bool, can: bool, acting: bool) -> str:
        texts = self._desk.texts
        if can:
            return ""
        if covered:
            return texts("reason.box_covered")
        if not acting:
            return texts("reason.not_your_turn", name=self._desk.name_of(view.turn))
        return texts("reason.box_without_use") if view.stage == "action" else texts("reason.not_now")
