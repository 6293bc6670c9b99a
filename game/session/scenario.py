"""Plays a scenario: sets the position up, forces the luck, and says what came out otherwise than expected.

Works for every game through the protocol alone, and knows one thing more: every state keeps its luck in an
attribute `luck`. A game whose rules can `describe_position` lets scenarios expect the same words in which
positions are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from game.core.action import Action, SeatIndex
from game.core.event import Event
from game.core.problems import Place, did_you_mean
from game.core.record import Json, canonical_json
from game.core.rng import Luck, LuckError
from game.core.rules import AnyRules, BadPosition, IllegalAction
from game.session.scenario_file import Choices, Forced, Pattern, Scenario, ScenarioError, Step, Wish

MISFIT = "not_now"


@runtime_checkable
class DescribesPositions(Protocol):
    """Rules that can say of a state what `position` would read."""

    def describe_position(self, state: Any) -> Mapping[str, Json]:
        """The description of a state."""

    def tidy_description(self, description: Mapping[str, Json]) -> Mapping[str, Json]:
        """A written description in the form of `describe_position`. Raises BadPosition."""


class _Failed(Exception):
    """What was expected and what came; ends the scenario."""


def play_scenario(scenario: Scenario, rules: AnyRules, config: Any) -> str | None:
    """None when everything holds, else what did not: `line 12: marker: expected 3, got 2`.

    Raises ScenarioError when the file asks for something that cannot be (a wrong position, an unknown word).
    """
    run = _Run(scenario, rules, config)
    place = scenario.place
    try:
        run.begin()
        for step in scenario.steps:
            place = step.place
            run.take(step)
        run.finish()
    except (_Failed, LuckError, IllegalAction) as failed:
        return f"line {place.line}: {failed}"
    return None


@dataclass(slots=True)
class _Run:
    """The state of a scenario on its way."""

    scenario: Scenario
    rules: AnyRules
    config: Any
    state: Any = None
    events: tuple[Event, ...] = ()

    def begin(self) -> None:
        """Set the start up."""
        scenario, options = self.scenario, dict(self.scenario.options)
        try:
            if scenario.new is not None:
                step = self.rules.new(self.config, scenario.new["seats"], options, scenario.new["seed"])
                self.state, self.events = step.state, step.events
                self._force(scenario.luck)
            else:
                description = dict(scenario.position or {})
                if scenario.luck:
                    description["luck"] = [{die: face} for die, face in scenario.luck]
                self.state = self.rules.position(self.config, options, description)
        except BadPosition as error:
            raise ScenarioError(scenario.place, str(error)) from error

    def finish(self) -> None:
        """Nothing that was laid down may be left."""
        if left := self.state.luck.forced:
            raise _Failed(f"forced luck is left over: {_told_luck(left)}")

    def take(self, step: Step) -> None:
        """One step: the action, then all that is expected after it; every miss of the step is told."""
        if step.do is not None:
            self._do(step.do, step.luck)
        misses = [
            *self._expected(step), *_events_missed(self.events, step.events, step.no_events),
            *(miss for wish in step.legal for miss in self._legal(wish)),
            *(miss for wish in step.illegal for miss in self._illegal(wish, step.because)),
        ]
        if step.choices is not None:
            misses += self._choices(step.choices)
        if step.end is not None:
            misses += self._end(step.end)
        if misses:
            raise _Failed("; ".join(misses))

    # ------------------------------------------------------------------ acting

    def _asked(self) -> SeatIndex | None:
        decision = self.rules.decision(self.state)
        seats = decision.seats if decision is not None else ()
        return seats[0] if seats else None

    def _do(self, wish: Wish, luck: Forced) -> None:
        action = wish.action(self._asked())
        if misses := self._legality(action):
            raise _Failed(misses[0])
        self._force(luck)
        before: Luck = self.state.luck
        step = self.rules.apply(self.state, action)
        self.state, self.events = step.state, step.events
        after: Luck = self.state.luck
        if luck and after.forced:
            raise _Failed(f"this action did not use up its luck: left over {_told_luck(after.forced)}")
        if after.counter != before.counter and not self._luck_is_free():
            drawn = ", ".join(str(e) for e in step.events if e.reveals) or "something"
            raise _Failed(f"`luck` does not lay down everything that is drawn: {drawn}")
        if troubles := self.rules.audit(self.state):
            raise _Failed(f"an impossible position came out: {'; '.join(troubles)}")

    def _luck_is_free(self) -> bool:
        """Whether a seed was written down, so that the generator may decide."""
        return self.scenario.position is None or "seed" in self.scenario.position

    def _force(self, more: Forced) -> None:
        """Lay results down behind those that wait already, in a copy: states are never changed in place."""
        if more:
            luck: Luck = self.state.luck
            self.state = self.rules.from_dict(self.config, self.state.to_dict())
            object.__setattr__(self.state, "luck", Luck(luck.counter, luck.forced + more))

    # ------------------------------------------------------------------ looking

    def _expected(self, step: Step) -> Iterable[str]:
        expect = dict(step.expect)
        if "asks" in expect:
            yield from self._asks(expect.pop("asks"))
        if "view" in expect:
            yield from self._view(expect.pop("view"), step.place)
        if not expect:
            return
        if not isinstance(self.rules, DescribesPositions):
            text = f"{self.scenario.game} cannot describe positions; expect asks, events or a view"
            raise ScenarioError(step.place, text)
        got = self.rules.describe_position(self.state)
        for key in expect:
            if key not in got:
                known = [*got, "asks", "events", "no_events", "view"]
                hint = did_you_mean(key, known) or f"; it may have {', '.join(known)}"
                raise ScenarioError(step.place, f'expect has no "{key}"{hint}')
        try:
            wanted = self.rules.tidy_description(expect)
        except BadPosition as error:
            raise ScenarioError(step.place, str(error)) from error
        for key, value in wanted.items():
            yield from _differences(key, value, got[key])

    def _asks(self, wanted: Json) -> Iterable[str]:
        decision = self.rules.decision(self.state)
        got = [
            {"seat": a.seat, "prompt": a.prompt, "optional": a.optional, "facts": dict(a.facts)}
            for a in (decision.asks if decision is not None else ())
        ]
        rows = wanted if isinstance(wanted, list) else [wanted]
        if len(rows) != len(got):
            asked = ", ".join(f"seat {a['seat']} ({a['prompt']})" for a in got) or "nobody"
            yield f"asks: expected {_shown(wanted)}, got {asked}"
            return
        for row, ask in zip(rows, got, strict=True):
            yield from _differences("asks", row, ask)

    def _view(self, wanted: Json, place: Place) -> Iterable[str]:
        if not isinstance(wanted, Mapping) or "seat" not in wanted:
            raise ScenarioError(place, "a view is written like {seat: 0, ...}, and with what that seat must see")
        seat = wanted["seat"]
        yield from _differences("view", wanted, _json({**self.rules.view(self.state, seat).to_dict(), "seat": seat}))

    def _legal(self, wish: Wish) -> Iterable[str]:
        return self._legality(wish.action(self._asked()))

    def _legality(self, action: Action) -> list[str]:
        seat = action.seat
        if seat is None:
            return []
        reason = self.rules.why_not(self.state, seat, action)
        listed = action in self.rules.legal(self.state, seat)
        if listed != (reason is None):
            return [f"{action}: listed is {listed}, but the reason against it is {reason}"]
        return [] if reason is None else [f"{action}: expected to be legal, got refused: {reason.code}"]

    def _illegal(self, wish: Wish, because: str | None) -> Iterable[str]:
        action = wish.action(self._asked())
        if action.seat is None:
            raise ScenarioError(wish.place, "time cannot be refused")
        reason = self.rules.why_not(self.state, action.seat, action)
        if action in self.rules.legal(self.state, action.seat) or reason is None:
            yield f"{action}: expected to be refused{f' ({because})' if because else ''}, got allowed"
        elif because is not None and reason.code != because:
            yield f"{action}: expected to be refused because of {because}, got {reason.code}"
        elif because is None and reason.code == MISFIT:
            yield f"{action}: it does not fit this moment at all ({MISFIT}); write `because: {MISFIT}` if that is meant"

    def _choices(self, wanted: Choices) -> Iterable[str]:
        seat = wanted.seat if wanted.seat is not None else self._asked()
        legal: Sequence[Action] = () if seat is None else self.rules.legal(self.state, seat)
        if wanted.count is not None and len(legal) != wanted.count:
            yield f"choices: expected {wanted.count}, got {len(legal)}"
        for verb, count in wanted.kinds.items():
            got = sum(action.verb == verb for action in legal)
            if got != count:
                yield f"choices of {verb}: expected {count}, got {got}"
        if wanted.exactly is not None:
            meant = [wish.action(seat) for wish in wanted.exactly]
            missing = [f"{action} is missing" for action in meant if action not in legal]
            extra = [f"{action} is there too" for action in legal if action not in meant]
            if missing or extra:
                yield f"choices: expected exactly {len(meant)}, got {len(legal)}: {', '.join(missing + extra)}"

    def _end(self, wanted: Mapping[str, Json]) -> Iterable[str]:
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            yield f"end: expected {_shown(wanted)}, got a game that goes on"
            return
        got = {"reason": outcome.reason, "winners": list(outcome.winners), "scores": list(outcome.scores)}
        yield from _differences("end", {k: v for k, v in wanted.items() if k != "breakdown"}, got)
        lines = [{"seat": b.seat, "source": b.source, "points": b.points} for b in outcome.breakdown]
        for line in wanted.get("breakdown", ()):
            if line not in lines:
                yield f"end.breakdown: expected {_shown(line)}, got {_shown(lines)}"


def _events_missed(
    events: Sequence[Event], wanted: Sequence[Pattern], unwanted: Sequence[Pattern]
) -> Iterable[str]:
    """The wanted events must come in their order, others may stand between; unwanted ones must not come."""
    rest = iter(events)
    for pattern in wanted:
        if not any(_fits(event, pattern) for event in rest):
            happened = ", ".join(map(str, events)) or "nothing"
            yield f"events: expected {_told(pattern)} (in this place of the order), got {happened}"
            break
    for pattern in unwanted:
        yield from (f"events: expected no {_told(pattern)}, got {event}" for event in events if _fits(event, pattern))


def _fits(event: Event, pattern: Pattern) -> bool:
    return type(event) is pattern.cls and not list(_differences("", pattern.values, _json(event.to_dict())))


def _told(pattern: Pattern) -> str:
    return f"{pattern.cls.verb} {_shown(pattern.values)}" if pattern.values else pattern.cls.verb


def _differences(name: str, wanted: Json, got: Json) -> Iterable[str]:
    """Where the value differs from the expectation; a mapping names only what it expects."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        for key, value in wanted.items():
            if key in got:
                yield from _differences(f"{name}.{key}", value, got[key])
            else:
                yield f"{name}.{key}: expected {_shown(value)}, got nothing of that name"
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        yield f"{name}: expected {_shown(wanted)}, got {_shown(got)}"


def _json(value: Json) -> Json:
    """The value with lists for tuples, as files write it."""
    if isinstance(value, Mapping):
        return {str(key): _json(child) for key, child in value.items()}
    return [_json(child) for child in value] if isinstance(value, tuple | list) else value


def _shown(value: Json) -> str:
    if isinstance(value, str):
        return value
    return canonical_json(value).replace('"', "").replace(",", ", ").replace(":", ": ")


def _told_luck(forced: Forced) -> str:
    return ", ".join(f"{die}={face}" for die, face in forced)
