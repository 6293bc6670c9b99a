"""The running game on the screen: a game's table, the prompt line, the side panel, bots, undo, and motion.

The scene is the go-between: clicks reach the session through the table's desk, events come back as motion, and
nothing waits for a picture: the next decision is known while the last one still moves. Any click ends a motion
and does nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.action import Action
from game.core.decision import Reason
from game.platform import events as ev
from game.platform.audio import seat_pitch
from game.render.animate import Animator
from game.render.theme import Theme
from game.scenes.mute import MuteButton
from game.scenes.reasons import reason_words
from game.scenes.scene import Scene
from game.scenes.table_bots import BotPump
from game.scenes.table_curtain import CurtainKeeper
from game.scenes.table_desk import scene_desk
from game.scenes.table_doors import Doors
from game.scenes.table_frame import Paper, TableFrame, loop_of
from game.scenes.table_input import taken_before
from game.scenes.table_line import LineActs, TableLine
from game.scenes.table_prompt import line_words
from game.scenes.table_side import SideActs, SidePanel, recap_begins
from game.scenes.table_steps import Steps
from game.scenes.table_time import TimeKeeper
from game.scenes.table_viewer import Eyes
from game.session.history import ALIKE, LEFT
from game.session.session import Refused
from game.tables.registry import table_class
from game.widgets.ui import Ui

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.history import Chosen, Entry
    from game.session.session import Session

NARROW = 1200  # units of width below which the prompt needs the room of the buttons' words
RECALLED = 12  # actions that are looked at for what is still marked from the last turn


class TableScene(Scene):
    """A session at its table, from the deal or the moment it was left to the score."""

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__(program.services)
        self.program, self.session = program, session
        self.texts = program.game(session.rules.info.id).texts
        self.eyes = Eyes(session, lambda choice: choice in program.settings.left_to_program)
        self.animator = Animator(reduced=program.settings.reduced_motion)
        self.skipping, self._paper = False, Paper()
        self.secret = session.rules.info.hidden
        self._maker = table_class(session.rules.info.id)
        self.badges = self._maker.badges(session.view(None))
        self.doors = doors = Doors(self)
        self.bots = BotPump(lambda: program.worker, self._bot_plays, doors.hinted, doors.bot_was_late)
        self.keeper, self.steps, self.time = CurtainKeeper(self), Steps(self), TimeKeeper(self)
        acts = LineActs(
            self.undo, doors.ask_hint, self.ask_bots, self.bots.step, self.skip_to_me, self.keeper.hide,
            self.time.toggle, doors.open_menu,
        )  # fmt: skip
        self.mute = MuteButton(program, lambda: self.texts)
        self.line = TableLine(self.texts, acts, self.mute)
        self._lay_table()
        self._unsubscribe = session.subscribe(self._happened)

    @property
    def ui(self) -> Ui:
        """What is in front: the table, or the curtain over it."""
        return self.keeper.ui

    @ui.setter
    def ui(self, ui: Ui) -> None:
        self.table_ui = ui

    def _lay_table(self) -> None:
        """Make the table for the seats as they are now; again when a seat changes hands."""
        self._laid_for = self.session.seats
        self.table = self._maker(scene_desk(self))
        acts = SideActs(self.doors.open_rules, self.steps.mark, self.steps.tell_everything)
        own = self.table.pages()
        self.side = SidePanel(self.texts, self.table.card(), acts, own, len(own) if self.eyes.hot_seat.shared else 0)
        self.table_ui.set_root(TableFrame(self.table, self.side, self.line.bar))

    def enter(self) -> None:
        """See Scene. Pictures of the screens before are let go, they are large."""
        self.services.assets.forget()
        self.services.audio.play_music(loop_of(self._maker, self.table))
        self.animator.speed = self.program.settings.animation_speed
        self.recall()
        if self.eyes.hot_seat.due is None:
            self.time.pause()
        self._settled()

    def leave(self) -> None:
        """See Scene."""
        self.time.close()
        self._unsubscribe()
        self.bots.forget()
        self.keeper.close()

    def pause(self) -> None:
        """See Scene. In real time nothing of the table is to be seen behind another screen."""
        if self.time.on and not self.session.finished and not self.time.plans_freely:
            self.keeper.stop(by_screen=True)
        self.time.away = True

    def resume(self) -> None:
        """See Scene. Settings may have changed, or a seat changed hands."""
        self.time.away = False
        settings = self.program.settings
        self.animator.speed = settings.animation_speed
        self.animator.reduced = settings.reduced_motion
        self.table.set_flat(settings.flat_look)
        self.mute.refresh()
        if self._laid_for != self.session.seats:
            self.reseated()
        self.keeper.screen_closed()
        self.show()

    # ---------------------------------------------------------------- what the table may ask

    @property
    def acting(self) -> int | None:
        """The seat the game waits for, or None after the end."""
        return self.eyes.acting

    @property
    def viewer(self) -> int | None:
        """Who sees the table now; nobody behind the curtain."""
        return None if self.keeper.covered else self.eyes.viewer

    def legal(self) -> Sequence[Action]:
        """Real time does not wait for a motion; otherwise nothing can be done while something moves."""
        waits = self.time.stands if self.time.on else self.animator.busy
        return () if waits else self.eyes.legal()

    def sound(self, name: str, seat: int | None) -> None:
        """Play a sound, in the pitch of a seat if one is given."""
        self.services.audio.play(name, seat_pitch(seat) if seat is not None else 1.0)

    # ---------------------------------------------------------------- what happens

    def play(self, action: Action, chosen: Chosen = "") -> None:
        """Do an action at this moment; `chosen`: the program does it in a person's place."""
        try:
            self.time.submit(action, chosen)
        except Refused as refused:
            if not self.time.on:
                raise
            # The sand ran out in the same instant, or somebody was quicker.
            self.ui.toast(reason_words(self.texts, self.session.seats, refused.reason))

    def _bot_plays(self, action: Action, why: Reason | None) -> None:
        self.steps.keep_reason(action, why)
        self.play(action, LEFT if self.eyes.floor.chooses else "")

    def _happened(self, entry: Entry, undone: bool) -> None:
        """The session tells: play the events, or show the position again after an undo."""
        if entry.quiet:
            return
        self.bots.forget()
        self.eyes.floor.follow(undone)
        if self.time.on:
            self.animator.finish()
        changed = self.eyes.hot_seat.follow()
        if changed and self.eyes.hot_seat.due is not None and (undone or not self.steps.must_be_seen(entry)):
            self.keeper.follow()
            self.other_eyes()
        elif undone:
            self.animator.clear()
            self.recall()
            self._settled()
        else:
            self.steps.play(entry, changed)
            self._settle_if_still()
            self.show()

    def other_eyes(self) -> None:
        """The screen is for somebody else now: put away what was open, show the game as the new viewer knows it."""
        self.animator.clear()
        self.keeper.put_away()
        self.table.refresh()
        self.recall()
        self._settled()

    def recall(self) -> None:
        """Mark the latest steps: the table was not there when the last actions were done, or they are others now."""
        self.table.recall(self.eyes.latest(RECALLED))

    def _settled(self) -> None:
        """Nothing moves any more: show the position, and let whoever is next act."""
        self.table.refresh()
        seat = self.acting
        if self.keeper.follow() or self.time.stands:
            self.bots.forget()
        elif seat is None:
            self.doors.finish()
        elif (answer := self.eyes.floor.only_answer()) is not None:
            self.play(answer, ALIKE)
        else:
            if self.session.seats[seat].human and not self.eyes.floor.chooses:
                if (self.skipping or self.eyes.bot_moved_last) and not self.eyes.hot_seat.shared:
                    self.sound("your_turn", seat)
                self.skipping = False
            self.bots.think(self.session, self.eyes.floor.answered(), self.time.on)
        self.show()

    think_again = _settled
    """Time goes on: whoever is next acts."""

    def _settle_if_still(self) -> None:
        if not self.animator.busy:
            self._settled()

    # ---------------------------------------------------------------- buttons

    def undo(self) -> None:
        """Take back what may be taken back."""
        self.doors.over = False
        self.session.undo(self.viewer)

    def ask_bots(self) -> None:
        """Let the bots that are free to act go on until they are ready, or have them wait."""
        self.eyes.floor.ask()
        self.floor_changed()

    def floor_changed(self) -> None:
        """Who acts has changed, though nothing was done."""
        self._settle_if_still()
        self.show()

    def skip_to_me(self) -> None:
        """Let the bots finish at once."""
        self.skipping = True
        if self.animator.busy:
            self.end_motion()

    def end_motion(self) -> None:
        """Show the position that a motion under way leads to."""
        self.animator.finish()
        self._settled()

    def reseated(self) -> None:
        """Somebody else sits there now: lay the table anew and let whoever is next act."""
        self.animator.clear()
        self.bots.forget()
        self.eyes.hot_seat.follow()
        self.keeper.put_away()
        self._lay_table()
        self.recall()
        self._settled()

    # ---------------------------------------------------------------- showing

    def show(self) -> None:
        """Bring prompt, buttons and log in line."""
        self._show_prompt()
        self._show_buttons()
        self.side.offer_everything(self.session.finished and self.session.rules.info.hidden)
        self.side.set_log(self.steps.entries(), recap_begins(self.session, self.eyes.viewer))
        self.invalidate()

    def _show_prompt(self) -> None:
        seat = self.acting
        self.table.thinking(seat if seat is not None and not self.session.seats[seat].human else None)
        stepping = self.program.settings.bot_speed == "step" and not self.time.on
        text, whose = line_words(self.session, self.eyes, self.table, self.texts, self.animator.busy, stepping)
        if self.time.planning:
            text, whose = self.texts("table.time_stands", time=self.time.told()), None
        self.line.say(text, self.badges[whose] if whose is not None else None)

    def _show_buttons(self) -> None:
        self.line.follow(self.session, self.eyes, self.program.settings, self.bots.hinting, self.time)

    # ---------------------------------------------------------------- input, time

    def handle(self, event: ev.InputEvent) -> bool:
        """See Scene."""
        if taken_before(self, event):
            return True
        used = super().handle(event)
        if used and isinstance(event, ev.PointerReleased | ev.KeyPressed):
            self._show_prompt()
        return used

    @property
    def wants_frames(self) -> bool:
        """See Scene."""
        if self.keeper.covered:
            return self.ui.animating
        bots = self.bots.busy and not (self.time.on or self.bots.waits_for_step(self.program.settings.bot_speed))
        moves = self.animator.busy and not self.table.waits()
        return moves or bots or self.bots.hinting or self.ui.animating or self.keeper.peeking

    @property
    def ticking(self) -> bool:
        """See Scene."""
        return self.time.running

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._paper.outdated(self.table):
            self.layout(self.services.theme.size, self.services.theme)
            self.services.audio.play_music(loop_of(self._maker, self.table))
        if self.keeper.covered:
            return
        self.keeper.let_pass(dt)
        if self.animator.busy:
            self.animator.update(dt * self.steps.pace())
            if not self.table_ui.parts:
                self.invalidate()
            self._settle_if_still()
        elif self.bots.busy or self.bots.hinting or self.time.running:
            self.bots.update(dt, self.program.settings.bot_speed, self.skipping)

    def draw_background(self, surface: pygame.Surface) -> None:
        """See Scene. The table's ground covers everything."""

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """See Scene."""
        self.table.set_flat(self.program.settings.flat_look)
        small = theme.tiny or theme.width < NARROW
        if small != self.line.small:
            self.line.set_small(small)
            self._show_buttons()
        self.mute.show(not theme.compact)
        self.table_ui.layout(self._paper.of(self.table, theme), pygame.Rect((0, 0), size))
        self.keeper.curtain.layout(size, theme)
