"""What a table scene may show and do for whoever holds the screen: the one way from it to view, events and actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from game.core.action import Action
from game.core.decision import Reason
from game.core.event import Event, events_for
from game.scenes.table_floor import Floor, Left
from game.session.hot_seat import HotSeat

if TYPE_CHECKING:
    from game.session.history import Entry
    from game.session.session import Session

OVER = Reason("game_over")
NOT_ASKED = Reason("not_now")


class Eyes:
    """A session as the viewer of this moment may know it.

    `floor` tells who acts. `everything`: after the end, the log tells what was hidden, too.
    """

    def __init__(self, session: Session, left: Left = lambda choice: False) -> None:
        self._session = session
        self.hot_seat = HotSeat(session)
        self.floor = Floor(session, left)
        self.everything = False
        self._looking_back = False

    @property
    def viewer(self) -> int | None:
        """The seat that is looked through; None for the onlooker, and in open games."""
        return self.hot_seat.viewer

    @property
    def acting(self) -> int | None:
        """The seat the game waits for, one of a person's where people have the floor; None after the end."""
        return self.floor.acting

    @property
    def last(self) -> Entry:
        """The latest step that was more than time passing."""
        return next((e for e in reversed(self._session.history) if not e.quiet), self._session.history[0])

    @property
    def bot_moved_last(self) -> bool:
        """The latest step was a bot's, or chosen in a person's place."""
        return self.by_program(self.last)

    def by_program(self, entry: Entry) -> bool:
        """Whether a bot did this, or the program in a person's place."""
        seat = entry.action.seat if entry.action is not None else None
        return bool(entry.chosen) or (seat is not None and not self._session.seats[seat].human)

    def view(self) -> Any:
        """What the viewer may know."""
        return self._session.view_before(self.viewer) if self._looking_back else self._session.view(self.viewer)

    @contextmanager
    def before_last(self) -> Iterator[None]:
        """Meanwhile the view is what the viewer might have seen before the latest step: motion begins from there."""
        self._looking_back = True
        try:
            yield
        finally:
            self._looking_back = False

    def why_not(self, action: Action) -> Reason | None:
        """Why the people at the screen may not do this; of others' secrets the reason tells nothing."""
        seat = self.acting if action.seat is None else action.seat
        if self.acting is None or seat is None:
            return OVER
        if self.hot_seat.secret and seat != self.viewer and not action.public:
            return NOT_ASKED
        return self._session.why_not(seat, action)

    def legal(self) -> Sequence[Action]:
        """What the people at the screen may do: each whatever is asked of it, but of a seat through whose eyes the
        screen does not look only what is open to all."""
        decision = self._session.decision()
        asked = [s for s in decision.seats if self._session.seats[s].human] if decision is not None else []
        if len(asked) == 1:
            return self._of(asked[0])
        return tuple(action for seat in asked for action in self._of(seat))

    def _of(self, seat: int) -> Sequence[Action]:
        legal = self._session.legal(seat)
        return tuple(a for a in legal if a.public) if self.hot_seat.secret and seat != self.viewer else legal

    def preview(self, actions: Sequence[Action]) -> tuple[Event, ...]:
        """What the person at the screen would see happen."""
        seat = actions[0].seat if actions else None
        if seat is None or (self.hot_seat.secret and seat != self.viewer):
            return ()
        return self._session.preview(seat, actions)

    def seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events that the viewer may see; all of them in an open game."""
        if not self._session.rules.info.hidden:
            return tuple(events)
        return tuple(events_for(events, self.viewer))

    def public(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events that everybody may see."""
        return tuple(events_for(events, None))

    def log(self) -> list[tuple[int, tuple[Event, ...]]]:
        """Every step's number and events, as far as the viewer may see them; after the end, if wished, everything."""
        whole = self.everything and self._session.finished
        return [(e.number, e.events if whole else self.seen(e.events)) for e in self._session.history if not e.quiet]

    def latest(self, count: int) -> list[tuple[Event, ...]]:
        """What the viewer may see of the latest steps; without the last of them `before_last`."""
        entries = self._session.history[:-1] if self._looking_back else self._session.history
        return [self.seen(entry.events) for entry in entries if not entry.quiet][-count:]
