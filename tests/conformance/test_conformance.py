"""What every game must keep to, whatever its rules: the promises of `game.core.rules` at every moment of play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from typing import Any

import pytest

from game.core.decision import FREE, TURN
from game.core.event import events_for
from game.core.record import Codec, canonical_json, state_hash
from game.core.rng import Rng
from tests.conformance.cases import Case, cases, changed, played, turns
from tests.helpers import LONG
from tests.meta.source import ROOT

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def whole(state: Any) -> str:
    """Everything in a state or view, to be compared byte for byte."""
    return canonical_json(state.to_dict())


def through_json(data: Any) -> Any:
    """What comes back from a file."""
    return json.loads(json.dumps(data))


@every_case
def test_every_game_ends_with_an_outcome_that_adds_up(case: Case) -> None:
    outcome = case.rules.outcome(played(case)[-1].state)
    assert outcome is not None
    assert outcome.reason
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(case.seats))
    assert outcome.winners or case.rules.info.co_operative
    for seat, score in enumerate(outcome.scores):
        assert sum(line.points for line in outcome.breakdown if line.seat == seat) == score
    assert len(outcome.scores) in (0, case.seats)


@every_case
def test_somebody_is_asked_exactly_while_the_game_goes_on(case: Case) -> None:
    rules = case.rules
    for moment in played(case):
        decision, outcome = rules.decision(moment.state), rules.outcome(moment.state)
        assert (decision is None) == (outcome is not None)
        asked = decision.seats if decision else ()
        assert len(set(asked)) == len(asked)
        for seat in range(case.seats):
            assert bool(rules.legal(moment.state, seat)) == (seat in asked)
        if decision is None:
            continue
        must = [ask for ask in decision.asks if not ask.optional]
        assert must or rules.info.real_time
        for ask in must:
            # A choice of one may stand only where making it at once would tell others what a seat holds.
            assert rules.info.hidden or len(rules.legal(moment.state, ask.seat)) > 1, f"{ask} is no choice"


@every_case
def test_those_who_act_in_no_order_play_together(case: Case) -> None:
    """In turn everywhere but where all win together; then a seat may be ready, or one answers for all."""
    rules, rng = case.rules, Rng(case.seed)
    for moment in played(case):
        decision = rules.decision(moment.state)
        if decision is None or decision.order == TURN:
            continue
        assert rules.info.co_operative
        assert len({ask.prompt for ask in decision.asks}) == 1
        if decision.order == FREE:
            continue
        assert sorted(decision.seats) == list(range(case.seats))
        assert sum(not ask.optional for ask in decision.asks) == 1
        answers = [{replace(a, seat=None): a for a in rules.legal(moment.state, s)} for s in range(case.seats)]
        for_all = [answer for answer in answers[0] if all(answer in others for others in answers)]
        assert for_all, "there is nothing that anybody could answer for the table"
        answer = rng.choice(for_all)
        states = {whole(rules.apply(moment.state, others[answer]).state) for others in answers}
        assert len(states) == 1, f"it matters who answers {answer}"


@every_case
def test_nothing_impossible_is_ever_found(case: Case) -> None:
    for moment in played(case):
        assert case.rules.audit(moment.state) == []


@every_case
def test_states_actions_and_events_come_back_from_a_file(case: Case) -> None:
    rules = case.rules
    actions, events = Codec(rules.actions), Codec(rules.events)
    for moment in played(case):
        again = rules.from_dict(case.config, through_json(moment.state.to_dict()))
        assert whole(again) == whole(moment.state)
        for seat in moment.acting:
            legal = list(rules.legal(moment.state, seat))
            assert [actions.read(through_json(a.to_dict())) for a in legal] == legal
            assert list(rules.legal(again, seat)) == legal
        assert tuple(events.read(through_json(e.to_dict())) for e in moment.events) == moment.events


@every_case
def test_a_game_goes_on_from_a_file_as_if_it_had_never_stopped(case: Case) -> None:
    for before, action, after in turns(case):
        again = case.rules.from_dict(case.config, through_json(before.to_dict()))
        assert case.rules.decision(again) == case.rules.decision(before)
        assert whole(case.rules.apply(again, action).state) == whole(after)


@every_case
def test_playing_leaves_the_state_before_as_it_was(case: Case) -> None:
    for before, action, after in turns(case):
        kept = whole(before)
        assert whole(case.rules.apply(before, action).state) == whole(after), "the same action did something else"
        assert whole(before) == kept


@every_case
def test_without_events_the_same_happens(case: Case) -> None:
    for before, action, after in turns(case):
        step = case.rules.apply(before, action, quiet=True)
        assert step.events == ()
        assert whole(step.state) == whole(after)


@every_case
def test_every_legal_action_is_accepted_by_all(case: Case) -> None:
    rules = case.rules
    for moment in played(case):
        for seat in moment.acting:
            for action in rules.legal(moment.state, seat):
                assert action.seat == seat
                assert rules.why_not(moment.state, seat, action) is None
                after = rules.apply(moment.state, action, True).state
                assert rules.audit(after) == [], f"{action}"


@every_case
def test_legal_actions_come_in_order_and_once(case: Case) -> None:
    """By class as the game lists them, then by what they say, field by field; None comes first."""
    rank = {cls: number for number, cls in enumerate(case.rules.actions)}

    def place(action: Any) -> tuple[Any, ...]:
        values = list(action.to_dict().values())[1:]
        return rank[type(action)], *((value is not None, value if value is not None else 0) for value in values)

    for moment in played(case):
        for seat in moment.acting:
            places = [place(action) for action in case.rules.legal(moment.state, seat)]
            assert places == sorted(set(places))


@every_case
def test_everything_else_is_refused_with_a_reason(case: Case) -> None:
    rules, rng = case.rules, Rng(case.seed)
    for moment in played(case):
        for seat in range(case.seats):
            legal = set(rules.legal(moment.state, seat))
            of_all = [a for s in moment.acting for a in rules.legal(moment.state, s)]
            for action in changed(case, of_all or [m.action for m in played(case)[:-1] if m.action], rng, 20):
                reason = rules.why_not(moment.state, seat, action)
                assert (reason is None) == (action in legal), f"seat {seat}, {action}: {reason}"
                assert reason is None or reason.code.isidentifier()


@every_case
def test_what_a_seat_cannot_know_is_not_in_its_view(case: Case) -> None:
    """Everything hidden made up anew, luck too: the seat sees and may do the very same."""
    rules, rng = case.rules, Rng(case.seed)
    for moment in played(case):
        for seat in (None, *range(case.seats)):
            view = rules.view(moment.state, seat)
            assert view.seat == seat
            other = rules.determinize(view, rng)
            assert whole(rules.view(other, seat)) == whole(view)
            assert whole(other) != whole(moment.state), "the luck to come is known to whoever sees this view"
            if seat is not None:
                assert list(rules.legal(other, seat)) == list(rules.legal(moment.state, seat))
            assert rules.audit(other) == []


@every_case
def test_whoever_has_seen_the_same_sees_the_same(case: Case) -> None:
    """The same actions after other deals: where a seat's events are equal, so are its view and its choices."""
    rules = case.rules
    actions = [m.action for m in played(case) if m.action]
    known: dict[Any, tuple[str, Any]] = {}
    met_again = 0
    deals = set()
    for seed in range(case.seed, case.seed + 30):
        step = rules.new(case.config, case.seats, case.options, seed)
        seen: dict[int, list[str]] = {seat: [] for seat in range(case.seats)}
        deals.add(str(events_for(step.events, None)))
        for number, action in enumerate(actions):
            for seat, events in seen.items():
                events += [str(e) for e in events_for(step.events, seat)]
                key = (number, seat, tuple(events))
                shown = (whole(rules.view(step.state, seat)), list(rules.legal(step.state, seat)))
                met_again += key in known
                assert known.setdefault(key, shown) == shown
            if action.seat is None or rules.why_not(step.state, action.seat, action):
                break
            step = rules.apply(step.state, action)
    # Where all deals differ in what everybody sees, as those of a puzzle do, none can be mixed up with another.
    assert met_again or len(deals) == 30, "no two deals look alike to anybody; take more of them"


@every_case
def test_a_view_holds_no_luck(case: Case) -> None:
    for moment in played(case):
        luck = moment.state.luck.counter
        for seat in (None, *range(case.seats)):
            text = whole(case.rules.view(moment.state, seat))
            assert str(luck) not in text
            assert not [word for word in ("luck", "seed", "counter") if f'"{word}"' in text]


@every_case
def test_events_are_for_their_audience_only(case: Case) -> None:
    for moment in played(case):
        for seat in range(case.seats):
            seen = events_for(moment.events, seat)
            assert seen == [e for e in moment.events if e.audience is None or seat in e.audience]
        if not case.rules.info.hidden:
            assert events_for(moment.events, None) == list(moment.events)


@every_case
def test_play_does_not_change_the_data(case: Case) -> None:
    before = canonical_json(asdict(case.config))
    played.__wrapped__(case)
    assert canonical_json(asdict(case.config)) == before


@every_case
def test_the_same_seed_deals_the_same_and_another_does_not(case: Case) -> None:
    deal = case.rules.new(case.config, case.seats, case.options, case.seed)
    assert (whole(deal.state), deal.events) == (whole(played(case)[0].state), played(case)[0].events)
    other = case.rules.new(case.config, case.seats, case.options, case.seed + 1)
    assert whole(other.state) != whole(deal.state)


def test_another_process_comes_to_the_same_hashes() -> None:
    """Also when Python orders its sets otherwise."""
    tried = cases() if LONG else list({case.game_id: case for case in cases()}.values())
    work = [
        {
            "game": case.game_id, "seats": case.seats, "seed": case.seed,
            "actions": [m.action.to_dict() for m in played(case) if m.action],
        }
        for case in tried
    ]
    here = [[state_hash(m.state.to_dict()) for m in played(case)] for case in tried]
    code = "from tests.conformance.replay import main; main()"
    for hash_seed in ("1", "4242") if LONG else ("4242",):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code], input=json.dumps(work), capture_output=True, text=True, cwd=ROOT, env=env,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout) == here
