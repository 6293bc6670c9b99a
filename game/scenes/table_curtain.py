"""When the curtain falls over a table and when it rises: between two people, on request, when nobody is there, and
while time stands in a game that runs in real time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.platform import events as ev
from game.render.text_layout import plain
from game.scenes.curtain import Curtain, Words
from game.scenes.table_side import recap_begins
from game.widgets.log_panel import LogEntry
from game.widgets.peek import PeekButton, peeks
from game.widgets.ui import Ui

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SETTLED_SECONDS = 0.4
MOST_RECAP = 30


State = Literal["open", "handed", "hidden", "stopped"]


class CurtainKeeper:
    """Keeps the table of one scene covered while nobody may see it.

    `handed`: the screen goes to another person, and what the one before had open is put away. `hidden`: the same
    person's view is covered and comes back exactly as it was. `stopped`: time stands; by itself it goes on only where
    a screen that was opened over the table has been closed. Which of the scene's two Uis counts follows from it.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._services = scene.services
        self._state: State = "open"
        self._seat = -1
        self._by_screen = False
        self._lifted = -1e9
        self.curtain = Curtain(scene.services, self._lift)
        self._services.background.append(self.look)

    def close(self) -> None:
        """The scene leaves."""
        if self.look in self._services.background:
            self._services.background.remove(self.look)

    @property
    def covered(self) -> bool:
        """The door is closed."""
        return self._state != "open"

    @property
    def ui(self) -> Ui:
        """What is in front: the table, or the door."""
        return self.curtain.ui if self.covered else self._scene.table_ui

    def follow(self) -> bool:
        """Close or open the door as the game stands now; True when it is closed and nobody may go on."""
        due = self._scene.eyes.hot_seat.due
        if due is not None:
            if self._state != "handed" or self._seat != due:
                self._scene.skipping = False
                self._scene.sound("your_turn", due)
                self._fall("handed", self._words(due, True), due)
        elif self._state == "handed" or (self._state == "hidden" and self._scene.eyes.viewer is None):
            self._open()
        return self.covered

    def hide(self) -> None:
        """Cover a private view at once; nothing of it changes."""
        viewer = self._scene.eyes.viewer
        if viewer is not None and not self.covered:
            self._fall("hidden", self._words(viewer, False), viewer)

    def stop(self, by_screen: bool = False) -> None:
        """Cover the table because time stands; `by_screen`: another screen opens over it."""
        if not self.covered:
            self._by_screen = by_screen
            self._fall("stopped", self._time_words())

    def screen_closed(self) -> None:
        """The screen that was opened over the table is gone: time goes on if nothing else stopped it."""
        if self._state == "stopped" and self._by_screen:
            self._lift()

    def look(self) -> None:
        """Called every pass: cover the table when nobody has been at mouse and keyboard for the time that was set."""
        limit = self._scene.program.settings.curtain_seconds
        away = self._services.clock() - self._services.stack.touched
        if limit and away >= limit and self._scene.eyes.hot_seat.shared:
            self.hide()

    def handle(self, event: ev.InputEvent) -> bool:
        """Take what the table must not hear: everything while the door is closed, and what is left of opening it."""
        if isinstance(event, ev.FocusLost | ev.Minimised):
            self._close_peeks()
            self._by_screen = False
            if self._scene.eyes.hot_seat.shared:
                self.hide()
            self._scene.time.pause()
        if self.covered:
            return self.curtain.handle(event)
        late = isinstance(event, ev.PointerPressed) and event.clicks > 1
        held = isinstance(event, ev.KeyPressed) and event.repeat
        return (late or held) and self._services.clock() - self._lifted < SETTLED_SECONDS

    def put_away(self) -> None:
        """Nothing that the viewer before has open may be left."""
        ui = self._scene.table_ui
        ui.close_popup()
        ui.set_focus(None)
        ui.release_held()
        self._close_peeks()
        self._scene.side.close()

    def let_pass(self, dt: float) -> None:
        """Time for what is looked at in secret."""
        for peek in self._peeks():
            peek.update(dt)

    @property
    def peeking(self) -> bool:
        """Something that is looked at will close by itself."""
        return any(peek.timed for peek in self._peeks())

    def _peeks(self) -> list[PeekButton]:
        # Asked for several times a frame: not through the whole tree, in which the log has a row for each thing told.
        return list(peeks(self._scene.table.root)) if self._scene.session.rules.info.hidden else []

    def _close_peeks(self) -> None:
        for peek in self._peeks():
            peek.close()

    def _fall(self, state: State, words: Words, seat: int = -1) -> None:
        self._state, self._seat = state, seat
        ui = self._scene.table_ui
        ui.close_popup()
        ui.release_held()
        self._close_peeks()
        self.curtain.fall(words, self._services.stack.clicked)
        self._services.stack.forget_pictures()

    def _lift(self) -> None:
        """The person has opened the door."""
        handed = self._state == "handed"
        self._open()
        if handed:
            self._scene.eyes.hot_seat.take()
            self._scene.other_eyes()
        elif self._scene.time.on:
            self._scene.think_again()

    def _open(self) -> None:
        if self.covered:
            self._state = "open"
            self._lifted = self._services.clock()
            self._services.stack.forget_pictures()

    def _words(self, seat: int, handed: bool) -> Words:
        scene, name = self._scene, plain(self._scene.session.seats[seat].name)
        texts = scene.texts
        recap = self._recap(seat) if handed else ()
        return Words(
            texts("curtain.next" if handed else "curtain.covered"), name, f"seats/seat-{scene.badges[seat]}",
            texts("curtain.ready", name=name), texts("curtain.note"), texts("curtain.recap", name=name), recap,
        )  # fmt: skip

    def _time_words(self) -> Words:
        scene, texts = self._scene, self._scene.texts
        begins = all(entry.quiet for entry in scene.session.history[1:])
        return Words(
            texts("curtain.begins" if begins else "curtain.stopped"), scene.time.told(), "ui/timer",
            texts("curtain.begin" if begins else "curtain.go_on"),
            texts("curtain.begin_note" if begins else "curtain.stopped_note"),
        )  # fmt: skip

    def _recap(self, seat: int) -> tuple[LogEntry, ...]:
        """What everybody may know of what others did since this seat acted last."""
        scene = self._scene
        since = recap_begins(scene.session, seat)
        public = [(e.number, scene.eyes.public(e.events)) for e in scene.session.history]
        return tuple(e for e in scene.table.log(public) if e.key > since)[-MOST_RECAP:]
