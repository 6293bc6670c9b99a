"""The course of Day and Night: step after step, as far as it goes without anybody deciding.

Every step is a function that gives True when the next one may begin, and False when people must act first. What is
pending is settled before each.
"""

from __future__ import annotations

from collections.abc import Callable

from game.effects import machine
from game.rules.the_sheep import choices, flock, herd, pending, pollution, shepherds, stats, strike, triggers, wagons
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.decks import DAY_EVENTS, MUTATIONS, NIGHT_EVENTS, discard, draw
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.port import TablePort
from game.rules.the_sheep.settlers import SETTLERS
from game.rules.the_sheep.stages import (
    AVERT,
    BOARD,
    BY_DAY,
    BY_NIGHT,
    CLIMB,
    COMBAT,
    DAWN,
    DAY,
    DAY_END,
    DUSK,
    ENTER,
    FLIP,
    FLOCK,
    HERD,
    NIGHT,
    NIGHT_END,
    OVER,
    ROLL,
    STRIKE,
    TILES,
)
from game.rules.the_sheep.state import SheepState

Step = Callable[[SheepState, Events], bool]


def proceed(new: SheepState, events: Events, within: str = "") -> None:
    """Go on until somebody has to decide, or the journey is over; or to the end of the step `within`."""
    while new.stage != OVER and within in ("", new.stage):
        if not pending.settle(new, events, SETTLERS):
            return
        if new.stage == OVER:
            return
        new.gone = ()
        if not STEPS[new.stage](new, events):
            return


def enter_step(new: SheepState, stage: str, events: Events) -> None:
    """A step begins: nobody is ready, nobody has given, what lasted for a step is over."""
    new.stage = stage
    new.ready = (False,) * new.setup.seats
    new.gave = ((),) * new.setup.seats
    stats.drop_modifiers(new, stats.STEP)
    if events is not None:
        events.append(happened.StepBegan(stage))


# ------------------------------------------------------------------ Day


def _dawn(new: SheepState, events: Events) -> bool:
    """Refresh and event; both are left out on the first Day."""
    new.day, new.half, new.mutation = new.day + 1, DAY, ""
    stats.begin_day(new)
    if events is not None:
        events.append(happened.DayBegan(new.day))
    new.walked = (False,) * new.setup.seats
    new.acted = new.rolled = ()
    new.event = new.sign = ""
    if new.day > 1:
        refresh_all(new, events)
        _draw_event(new, DAY_EVENTS, events)
        new.sign = new.setup.config.day_events[new.event].sign if new.event else ""
    enter_step(new, BOARD, events)
    begin_half(new, "dawn")
    return True


def refresh_all(new: SheepState, events: Events) -> None:
    """Everything is turned face up, save what is held down for a day; Lanterns burn."""
    for row in ("cards", "traits"):
        for seat, cards in enumerate(getattr(new, row)):
            new.put(row, seat, tuple(c._replace(exhausted=c.exhausted and c.held, held=False, used=()) for c in cards))
    for seat in new.living:
        new.put("lit", seat, shepherds.lantern_slots(new, seat))
    if events is not None:
        events.append(happened.Refreshed())


def _draw_event(new: SheepState, deck: str, events: Events) -> None:
    name = draw(new, deck, events)
    new.event = name or ""
    if name is not None:
        discard(new, deck, name)
        if events is not None:
            events.append(happened.CardDrawn(deck, name))


def begin_half(new: SheepState, when: str) -> None:
    """What the event does when it comes out, then what dawn or dusk sets off."""
    triggers.begin(new, [*triggers.of(new, "reveal"), *triggers.of(new, when)])


def board_choices(state: SheepState) -> list[int]:
    """The Caravans whose board action can still be done."""
    return [i for i in wagons.on_road(state) if i not in state.acted and _board_is_useful(state, i)]


def _board_is_useful(state: SheepState, index: int) -> bool:
    """A Caravan has a board action that would change something (T4)."""
    board = state.setup.config.caravans[state.setup.caravans[index]].board
    source, _ = triggers.of_board(state, index)[0]
    return board is not None and machine.usable(TablePort(state, None), source, board)


def _board(new: SheepState, events: Events) -> bool:
    if board_choices(new) or len(wagons.may_enter(new)) > 1:
        return False
    new.stage = ENTER
    return True


def _enter(new: SheepState, events: Events) -> bool:
    """Only what is compulsory is left: the one Caravan that can come in (T4)."""
    waiting = wagons.may_enter(new)
    if len(waiting) > 1:
        return False
    if waiting:
        wagons.enter(new, waiting[0], events)
    new.stage = ROLL
    return True


def _roll(new: SheepState, events: Events) -> bool:
    """One Caravan after the other, the one nearest the Finish first."""
    waiting = wagons.next_to_roll(new)
    if len(waiting) > 1:
        return False
    if waiting:
        wagons.roll(new, waiting[0], events)
    elif new.stage == ROLL:
        enter_step(new, BY_DAY, events)
    return True


def _action(after: str) -> Step:
    """A step that ends when every living seat is ready, or has nothing to do (T6)."""

    def step(new: SheepState, events: Events) -> bool:
        if any(not new.ready[seat] and choices.has_any(new, seat) for seat in new.living):
            return False
        if after == COMBAT:
            enter_step(new, COMBAT, events)
        elif after == STRIKE:
            new.stage, new.strikes = STRIKE, strike.line_up(new)
        else:
            new.stage = after
        return True

    return step


def end_half(new: SheepState) -> None:
    """Damage comes off, what held for this half is over (T21)."""
    new.sheep = tuple(s._replace(damage=0) if s.damage else s for s in new.sheep)
    stats.drop_modifiers(new, stats.HALF)
    stats.drop_modifiers(new, stats.STEP)
    stats.drop_modifiers(new, stats.ATTACK)
    new.distracting = (False,) * new.setup.seats
    for row in ("cards", "traits"):
        for seat, cards in enumerate(getattr(new, row)):
            if any(card.used for card in cards):
                new.put(row, seat, tuple(card._replace(used=()) for card in cards))


def _day_end(new: SheepState, events: Events) -> bool:
    end_half(new)
    new.stage = DUSK
    return True


# ------------------------------------------------------------------ Night


def _dusk(new: SheepState, events: Events) -> bool:
    new.half, new.mutation = NIGHT, ""
    if events is not None:
        events.append(happened.NightBegan(new.day))
    _draw_event(new, NIGHT_EVENTS, events)
    enter_step(new, CLIMB, events)
    begin_half(new, "dusk")
    return True


def _climb(new: SheepState, events: Events) -> bool:
    pollution.climb(new, events)
    new.stage = AVERT
    return True


def _avert(new: SheepState, events: Events) -> bool:
    """Where the Lanterns are not there, or none are asked for, there is nothing to decide (T13)."""
    if any(any(choices.abilities(new, seat, "pollution")) for seat in new.living):
        return False
    ways = pollution.payments(new)
    if not ways:
        new.stage = FLIP
        return True
    if pollution.cost(new) == 0:
        averted(new, (0,) * new.setup.seats, events)
        return True
    return False


def averted(new: SheepState, lanterns: tuple[int, ...], events: Events) -> None:
    """The tracker stays; the tiles act all the same, unless the set-up says otherwise."""
    pollution.avert(new, lanterns, events)
    new.stage = FLOCK if new.setup.silencing else TILES


def _flip(new: SheepState, events: Events) -> bool:
    if not pollution.worsen(new, events):
        return False
    if new.stage == FLIP:
        new.stage = TILES
    return True


def _tiles(new: SheepState, events: Events) -> bool:
    new.stage = FLOCK
    pollution.act(new, events)
    return True


def _flock(new: SheepState, events: Events) -> bool:
    """A new mutation, new Sheep, then all Sheep gather to move (T14)."""
    if not new.mutation:
        name = draw(new, MUTATIONS, events)
        if name is not None:
            discard(new, MUTATIONS, name)
            new.mutation = name
            if events is not None:
                events.append(happened.CardDrawn(MUTATIONS, name))
            triggers.begin(new, triggers.of_mutation(new, "reveal"))
            return True
    flock.draw_flock(new, events)
    new.stage, new.herds = HERD, herd.gather(new)
    return True


def _herd(new: SheepState, events: Events) -> bool:
    """Group by group; where they are equally well off, the players decide (T16)."""
    while new.herds:
        first = new.herds[0]
        goal = first[2]
        if goal < 0:
            goals = herd.targets(new, first)
            if len(goals) > 1:
                return False
            if not goals:
                new.herds = new.herds[1:]
                continue
            goal = goals[0]
        ends = herd.ends(new, first, goal)
        if len(ends) > 1:
            new.herds = ((*first[:2], goal, *first[3:]), *new.herds[1:])
            return False
        herd.go(new, ends[0] if ends else first[0], events)
    enter_step(new, BY_NIGHT, events)
    return True


def _strike(new: SheepState, events: Events) -> bool:
    """Sheep after Sheep; whoever strikes nobody is passed over (T18)."""
    while new.strikes:
        targets = strike.next_strike(new)
        if len(targets) > 1:
            return False
        if targets:
            strike.deal(new, targets[0], events)
            return True
        new.strikes = new.strikes[1:]
    new.stage = NIGHT_END
    return True


def _night_end(new: SheepState, events: Events) -> bool:
    end_half(new)
    new.stage = DAWN
    return True


STEPS: dict[str, Step] = {
    DAWN: _dawn, BOARD: _board, ENTER: _enter, ROLL: _roll, BY_DAY: _action(DAY_END), DAY_END: _day_end, DUSK: _dusk,
    CLIMB: _climb, AVERT: _avert, FLIP: _flip, TILES: _tiles, FLOCK: _flock, HERD: _herd, BY_NIGHT: _action(COMBAT),
    COMBAT: _action(STRIKE), STRIKE: _strike, NIGHT_END: _night_end,
}  # fmt: skip
"""What each step does (the order is theirs)."""
