"""A game looked through from its deal on: the table as it was, step by step or by itself, and the log to jump by.

Nothing can be played here, and the game itself is not touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.platform import events as ev
from game.platform.audio import seat_pitch
from game.render.animate import Animator
from game.render.text_layout import plain
from game.render.theme import Theme
from game.scenes.replay_bar import BarActs, ReplayBar
from game.scenes.scene import Scene
from game.scenes.table_desk import onlooker_desk, seat_looks
from game.scenes.table_frame import Paper, TableFrame
from game.scenes.table_side import SideActs, SidePanel
from game.session.replay import Replay
from game.tables.registry import table_class

if TYPE_CHECKING:
    from game.core.event import Event
    from game.scenes.program import Program
    from game.session.session import Session

FACTORS = {"slow": 0.5, "normal": 1.0, "fast": 2.5}
PAUSE = 0.8
RECALLED = 12


class ReplayScene(Scene):
    """Watches `session` up to where it stands now. Back leads to whatever lies below."""

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__(program.services)
        self.program = program
        self._game_id = session.rules.info.id
        self.texts = program.game(self._game_id).texts
        self.replay = Replay(session)
        self.secret = session.rules.info.hidden
        self.playing = self._everything = False
        self._pause = 0.0
        self._factor = 1.0
        self.animator = Animator(reduced=program.settings.reduced_motion)
        maker = self._maker = table_class(self._game_id)
        self._badges = maker.badges(self.replay.view())
        self._paper = Paper()
        looks = seat_looks(self.replay.seats, self._badges)
        self.table = maker(onlooker_desk(self.texts, looks, self.replay.view, self._sound, lambda: self.replay.eyes))
        asks = SideActs(self._open_rules, self._jump_to_entry, self._tell_everything)
        # In an open game what stands on the table's own pages is everybody's.
        own = () if session.rules.info.hidden else self.table.pages()
        self.side = SidePanel(self.texts, self.table.card(), asks, own, len(own))
        acts = BarActs(
            self.replay_start, self.turn, self.step, self.toggle, self.replay_end, self.go, self._set_speed,
            self._look_through, self._close,
        )  # fmt: skip
        self.bar = ReplayBar(self.texts, acts, self.replay.last, self._eyes(session))
        self.ui.set_root(TableFrame(self.table, self.side, self.bar))
        self._set_speed("normal")

    def enter(self) -> None:
        """See Scene."""
        self._show()

    def resume(self) -> None:
        """See Scene. Settings may have changed."""
        self.animator.reduced = self.program.settings.reduced_motion
        self.table.set_flat(self.program.settings.flat_look)
        self._show()

    def pause(self) -> None:
        """See Scene."""
        self.playing = False

    def step(self, by: int) -> None:
        """One step on, with its motion, or one back."""
        self.playing = False
        self._settle()
        if by < 0:
            self.replay.back()
            self._jumped()
        else:
            self._step_on()

    def turn(self, by: int) -> None:
        """To the beginning of the next turn, or of this one or the one before."""
        self.playing = False
        number, position = self.replay.turn, self.replay.position
        if by > 0:
            if not self.replay.jump_turn(number + 1):
                self.replay.end()
        elif (
            self.replay.jump_turn(number) and self.replay.position == position and not self.replay.jump_turn(number - 1)
        ):
            self.replay.start()
        self._jumped()

    def go(self, position: int) -> None:
        """To a position on the slider."""
        if position != self.replay.position:
            self.playing = False
            self.replay.jump_position(position)
            self._jumped()

    def replay_start(self) -> None:
        """To the deal."""
        self.go(0)

    def replay_end(self) -> None:
        """To the latest step."""
        self.go(self.replay.last)

    def toggle(self) -> None:
        """Let it play by itself, from the start again when it is at the end, or stop it."""
        self.playing = not self.playing
        if self.playing and self.replay.position == self.replay.last:
            self.replay.start()
            self._jumped()
        self._pause = 0.0
        self._show()

    @property
    def wants_frames(self) -> bool:
        """See Scene."""
        moves = self.animator.busy and not self.table.waits()
        return moves or self.playing or super().wants_frames

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._paper.outdated(self.table):
            self.layout(self.services.theme.size, self.services.theme)
        if self.animator.busy and self.playing and self.table.waits():
            self._settle()
        elif self.animator.busy:
            self.animator.update(dt)
            self.invalidate()
            self._settle_if_still()
            return
        if self.playing:
            self._pause -= dt * self._factor
            if self._pause <= 0:
                self._step_on()

    def handle(self, event: ev.InputEvent) -> bool:
        """See Scene."""
        if self._goes_back(event):
            if self.animator.busy:
                self._settle()
            elif not self.side.close():
                self._close()
            return True
        return super().handle(event)

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """See Scene."""
        self.table.set_flat(self.program.settings.flat_look)
        super().layout(size, self._paper.of(self.table, theme))

    def _eyes(self, session: Session) -> list[tuple[int | None, str]]:
        """Through whose eyes one may look; in an open game all see the same."""
        onlooker: list[tuple[int | None, str]] = [(None, self.texts("replay.onlooker"))]
        if not session.rules.info.hidden or self.replay.secret:
            return onlooker
        return [*onlooker, *((seat.index, plain(seat.name)) for seat in self.replay.seats)]

    def _step_on(self) -> None:
        if not self.replay.step():
            self.playing = False
            self._show()
            return
        self._pause = PAUSE
        self.animator.play(self.table.motion(self.replay.events()))
        if not self.animator.busy:
            self._refresh()
        self._show()

    def _settle_if_still(self) -> None:
        if not self.animator.busy:
            self._settle()

    def _settle(self) -> None:
        """End a motion that is under way."""
        self.animator.finish()
        self._refresh()
        self._show()

    def _refresh(self) -> None:
        """Show the position; whose mat is large may have changed."""
        self.table.refresh()
        self.table.recall([events for _, events in self.replay.seen()[-RECALLED:]])
        self.ui.request_layout()

    def _jumped(self) -> None:
        self.animator.clear()
        self._refresh()
        self._show()

    def _jump_to_entry(self, number: int) -> None:
        self.playing = False
        self.replay.jump_action(number)
        self._jumped()

    def _tell_everything(self, on: bool) -> None:
        self._everything = on
        self._show()

    def _set_speed(self, speed: str) -> None:
        self._factor = FACTORS[speed]
        self.animator.speed = self.program.settings.animation_speed * self._factor

    def _look_through(self, seat: int | None) -> None:
        self.replay.eyes = seat
        self._jumped()

    def _show(self) -> None:
        replay = self.replay
        entry = replay.entry
        seat = entry.action.seat if entry.action is not None else None
        who = (
            f"{{icon:seats/seat-{self._badges[seat]}}}\u00a0**{plain(replay.seats[seat].name)}**"
            if seat is not None
            else ""
        )
        self.bar.tell(self._told(who or f"**{self.texts('replay.deal')}**"), replay.position, self.playing)
        self.side.offer_everything(self.secret and not replay.secret)
        self.side.set_log(self.table.log(self._told_by_now()), 0)
        self.invalidate()

    def _told(self, who: str) -> str:
        """Who acted and how far the game is: by turns, or in a game without turns in its own words."""
        replay, steps = self.replay, {"number": self.replay.position, "all": self.replay.last}
        if not replay.rules.info.turns:
            where = self._maker.where(replay.view(), self.texts)
            return f"{self.texts('replay.who_step', who=who, **steps)}\n{where}"
        where = self.texts("replay.where", turn=max(1, replay.turn), turns=max(1, replay.last_turn))
        return f"{who}, {where}\n{self.texts('replay.jump', **steps)}"

    def _told_by_now(self) -> Sequence[tuple[int, Sequence[Event]]]:
        """What the log may tell: a show is not given away before its end."""
        seen = self.replay.seen(self._everything)
        showing = self.animator.busy and self.table.must_be_seen(self.replay.events())
        return seen[:-1] if showing else seen

    def _sound(self, name: str, seat: int | None) -> None:
        self.services.audio.play(name, seat_pitch(seat) if seat is not None else 1.0)

    def _open_rules(self) -> None:
        self.program.show_rules(self._game_id)

    def _close(self) -> None:
        self.services.stack.pop(self)

    @staticmethod
    def _goes_back(event: ev.InputEvent) -> bool:
        if isinstance(event, ev.PointerPressed):
            return event.button == "right"
        return isinstance(event, ev.KeyPressed) and event.key == "escape" and not event.repeat
