"""A running game without pictures: state, history, seats and listeners, and the one place that plays actions.

Whoever shows or plays the game asks here. What a seat may know comes from `view`, `events_for` and `preview`;
what it may do from `legal` and `why_not`; `submit` does it, tells the listeners and writes the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core import event as core_events
from game.core.action import Action, Tick
from game.core.decision import TURN, Decision, Reason
from game.core.event import Event
from game.core.matters import TellsWhatMatters
from game.core.outcome import Outcome
from game.core.record import Codec, Json, state_hash
from game.core.rng import Rng
from game.core.rules import AnyRules, IllegalAction, Options, View
from game.persist.writer import Journal
from game.session import records
from game.session.history import ALIKE, LEFT, Chosen, Entry, History, Moment, turn_after, waiting_for
from game.session.seats import LEVELS, Kind, Seat
from game.session.undo import OWN_TURN, Policy, UndoInfo, redo_info, restart_info, undo_info

UNDO_OPTION = "undo"
PLAN_OPTION = "plan_paused"
"""Whether the table stays in sight while time stands (real-time games); False when it is not given."""
LEAVE_OPTION = "leave_last_move"
"""Whether bots leave the winning move to a person whose turn comes soon (co-operative games); True when not given."""
SESSION_OPTIONS = frozenset({UNDO_OPTION, PLAN_OPTION, LEAVE_OPTION})
"""Options of the set-up that concern the session; the rules are given all others."""

Listener = Callable[[Entry, bool], None]
"""Called with an entry and whether it was taken back (True) or done, also by redo (False)."""


class Refused(IllegalAction):
    """An action that may not be done now; `reason` says why in the words of the game."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action} is refused: {reason.code}")
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Start:
    """How a game was begun: all that, with the game's data, makes the same deal again."""

    seats: tuple[Seat, ...]
    options: Options
    seed: int

    def rule_options(self, rules: AnyRules) -> dict[str, str | int | bool]:
        """The options for the rules: without the session's own, with the colours the seats have chosen."""
        colours = {f"colour_{s.index}": s.colour for s in self.seats if s.colour in rules.info.seat_colours}
        return {**colours, **{k: v for k, v in self.options.items() if k not in SESSION_OPTIONS}}


class Session:
    """One game that is being played: made by `start`, or from a save by `game.session.games`.

    `options` and `seed` are those of the set-up; `journal` is the save it writes itself into, or None.
    """

    def __init__(self, rules: AnyRules, config: Any, start: Start, first: Moment) -> None:
        self.rules = rules
        self.config = config
        self.options = start.options
        self.seed = start.seed
        self._seats = start.seats
        self._history = History(first)
        self._listeners: list[Listener] = []
        self.journal: Journal | None = None
        self._decided: tuple[Any, Decision | None] | None = None
        self._actions: Codec[Action] = Codec((*rules.actions, Tick))

    @classmethod
    def start(
        cls,
        rules: AnyRules,
        config: Any,
        seats: Sequence[Seat],
        options: Options,
        seed: int,
        journal: Journal | None = None,
    ) -> Session:
        """Deals a new game of `config`, the game's frozen data. Raises BadPosition when these seats cannot play it."""
        session = cls.dealt(rules, config, Start(tuple(seats), dict(options), seed))
        if journal is not None:
            session.attach(journal)
            journal.write([records.snapshot(session.now)], keep=True)
        return session

    @classmethod
    def dealt(cls, rules: AnyRules, config: Any, start: Start) -> Session:
        """The game right after its deal, without a journal. Raises BadPosition."""
        step = rules.new(config, len(start.seats), start.rule_options(rules), start.seed)
        turn = turn_after(rules, None, step.state, step.events)
        first = Moment(Entry(0, None, step.events, None, 0), step.state, turn, False)
        return cls(rules, config, start, first)

    def attach(self, journal: Journal | None) -> None:
        """From now on everything that is done goes into this journal (None: into no journal)."""
        self.journal = journal

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return self._seats

    @property
    def now(self) -> Moment:
        """The latest moment; its state is for the session's own package, everybody else asks for a view."""
        return self._history.now

    @property
    def past(self) -> History:
        """All moments with their states, for replay; everybody else reads `history`."""
        return self._history

    @property
    def history(self) -> Sequence[Entry]:
        """What was done so far, the deal first."""
        return self._history.entries

    @property
    def finished(self) -> bool:
        """True when the game is over."""
        return self.decision() is None

    @property
    def secret(self) -> bool:
        """There is something that one seat may see and another may not."""
        return not self.finished and self.rules.secret(self.now.state)

    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is the onlooker."""
        view: View = self.rules.view(self.now.state, seat)
        return view

    def view_before(self, seat: int | None) -> View:
        """What `seat` might know right before the latest step; the deal's view where nothing was done yet."""
        moments = self._history.moments
        view: View = self.rules.view(moments[max(0, len(moments) - 2)].state, seat)
        return view

    def decision(self) -> Decision | None:
        """Who is asked what; None after the end. Asked many times in every position, worked out once."""
        state = self.now.state
        if self._decided is None or self._decided[0] is not state:
            self._decided = state, self.rules.decision(state)
        return self._decided[1]

    def legal(self, seat: int) -> Sequence[Action]:
        """What `seat` may do now."""
        return self.rules.legal(self.now.state, seat) if not self.finished else ()

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why `seat` may not do this now, or None when it may."""
        return self.rules.why_not(self.now.state, seat, action)

    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.rules.outcome(self.now.state)

    def state_hash(self) -> str:
        """The hash of the whole state."""
        return state_hash(self.now.state.to_dict())

    def events_for(self, seat: int | None) -> list[Event]:
        """Everything that happened so far, as far as `seat` may see it."""
        return core_events.events_for((e for entry in self.history for e in entry.events), seat)

    def submit(self, action: Action, chosen: Chosen = "") -> tuple[Event, ...]:
        """Plays a legal action and gives what happened. Raises Refused, with the reason, for any other.

        `chosen`: the program chose it, though a person sits there.
        """
        if self.finished:
            raise Refused(action, Reason("game_over"))
        if action.seat is None:
            raise Refused(action, Reason("not_now"))
        if (reason := self.why_not(action.seat, action)) is not None:
            raise Refused(action, reason)
        return self._do(action, self._seats[action.seat].human and not chosen, chosen)

    def tick(self, ms: int) -> tuple[Event, ...]:
        """Lets `ms` milliseconds pass in a real-time game (see `clock`). Raises Refused in any other."""
        if not self.rules.info.real_time or self.finished:
            raise Refused(Tick(None, ms), Reason("not_now"))
        return self._do(Tick(None, ms), False)

    def can_undo(self, viewer: int | None = None) -> UndoInfo:
        """How far undo would go, or why it is off.

        `viewer` is the seat for whose eyes the screen is (see `hot_seat`): with hidden information one person cannot
        take back what another did. Open games take no notice of it.
        """
        return undo_info(self._history, self._policy(viewer))

    def undo(self, viewer: int | None = None) -> UndoInfo:
        """Takes back what `can_undo` told, and gives that; does nothing when it is off."""
        return self._back(self.can_undo(viewer))

    def can_restart_turn(self, viewer: int | None = None) -> UndoInfo:
        """How far back the turn that is on began, or why it cannot be begun anew."""
        return restart_info(self._history, self._policy(viewer), waiting_for(self.rules, self.now.state))

    def restart_turn(self, viewer: int | None = None) -> UndoInfo:
        """Takes back the turn that is on, as `can_restart_turn` told; does nothing when that is off."""
        return self._back(self.can_restart_turn(viewer))

    def can_redo(self, viewer: int | None = None) -> UndoInfo:
        """What redo would bring back, or why it is off."""
        return redo_info(self._history, self._policy(viewer))

    def redo(self, viewer: int | None = None) -> UndoInfo:
        """Does again what was taken back last; does nothing when that is off."""
        info = self.can_redo(viewer)
        if info.allowed:
            group = self._history.forward()
            self._write([records.redone(len(group))])
            for moment in group:
                self._tell(moment.entry, False)
        return info

    def preview(self, seat: int, actions: Sequence[Action]) -> tuple[Event, ...]:
        """What `seat` would see happen if it did `actions` one after another, as far as it can be foretold.

        Made from the seat's view alone; ends before anything that reveals something (a die, a card) and where
        somebody else would have to decide.
        """
        state = self.rules.determinize(self.view(seat), Rng(0))
        seen: list[Event] = []
        for action in actions:
            decision = self.rules.decision(state)
            if decision is None or decision.ask_of(seat) is None or self.rules.why_not(state, seat, action) is not None:
                break
            step = self.rules.apply(state, action)
            state = step.state
            for happened in step.events:
                if happened.reveals:
                    return tuple(seen)
                seen += core_events.events_for([happened], seat)
        return tuple(seen)

    def set_seat(self, index: int, kind: Kind, level: str = "") -> None:
        """A bot takes over, or a person takes the seat (back). Undo judges what comes later by it."""
        level = "" if kind == "human" else level if level in LEVELS else "normal"
        seat = replace(self._seats[index], kind=kind, level=level)
        self._seats = (*self._seats[:index], seat, *self._seats[index + 1 :])
        self._write([records.reseated(seat)])

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` after everything done or taken back; gives a function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def close(self) -> None:
        """Lets go of the journal; the game can be continued from it."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def repeat(self, line: Mapping[str, Json]) -> None:
        """Does what a line of a journal says, without asking whether undo was fair. Raises ValueError when it cannot.

        Actions are checked like all others: a journal that no longer fits the rules is found out here.
        """
        if "do" in line:
            action = self._actions.read(line["do"])
            if action.seat is None:
                self.tick(line["do"]["ms"])
            else:
                why = line.get("chosen")
                self.submit(action, why if why in (LEFT, ALIKE) else "")
        elif "undo" in line:
            self._back(UndoInfo(True, None, int(line["undo"])))
        elif "redo" in line:
            if len(self._history.undone) != line["redo"]:
                raise ValueError(f"cannot do {line['redo']} actions again")
            self._history.forward()
        elif "seat" in line:
            self.set_seat(int(line["seat"]), "human" if line["kind"] == "human" else "bot", str(line["level"]))

    def _policy(self, viewer: int | None) -> Policy:
        agreed = str(self.options.get(UNDO_OPTION, OWN_TURN))
        timed = self.rules.info.real_time and time_runs(self)
        secret = self.secret or (self.finished and self.rules.info.hidden)
        return Policy(self.rules.info, self._seats, agreed, viewer, self.finished, timed, secret)

    def _do(self, action: Action, human: bool, chosen: Chosen = "") -> tuple[Event, ...]:
        before = self.now
        waiting, decision = waiting_for(self.rules, before.state), self.decision()
        step = self.rules.apply(before.state, action)
        turn = turn_after(self.rules, before, step.state, step.events)
        entry = Entry(before.entry.number + 1, action, step.events, waiting, before.turn, chosen)
        moment = Moment(entry, step.state, turn, human, decision.order if decision is not None else TURN)
        self._history.push(moment)
        if self.journal is not None:
            lines = records.done(moment, before.turn, self.outcome())
            self._write(lines, keep=len(lines) > 1)
        self._tell(entry, False)
        return step.events

    def _back(self, info: UndoInfo) -> UndoInfo:
        if info.allowed:
            group = self._history.back(info.steps)
            self._write([records.undone(len(group))])
            for moment in reversed(group):
                self._tell(moment.entry, True)
        return info

    def _write(self, lines: Sequence[Mapping[str, Json]], keep: bool = False) -> None:
        if self.journal is not None:
            self.journal.write(lines, keep)

    def _tell(self, entry: Entry, undone: bool) -> None:
        for listener in tuple(self._listeners):
            listener(entry, undone)


def time_runs(session: Session) -> bool:
    """Whether time runs in this game, or has run."""
    decision = session.decision()
    runs = decision is not None and decision.sand is not None
    return runs or any(isinstance(entry.action, Tick) for entry in session.history)


def answer_matters(session: Session, seat: int) -> bool:
    """Whether it makes a difference which of its answers this seat gives, as far as the game can tell that."""
    rules = session.rules
    return not isinstance(rules, TellsWhatMatters) or rules.matters(session.view(seat), session.legal(seat))
