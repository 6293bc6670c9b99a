"""The one door through which a game of Space Sheep! changes: turns, the timer, time, pointing.

Every function works on a fresh copy. Cards that the Wolf costs are given up in `wolf.py`, the end is in `score.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.action import Action, Tick
from game.core.event import Event
from game.core.rules import IllegalAction, Step
from game.rules.space_sheep import events as happened
from game.rules.space_sheep import score, wolf
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    NameDiscard,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.rules.space_sheep.legal import legal, only_drawing_is_left
from game.rules.space_sheep.ring import SHEEP, SHEPHERD, destination, moved
from game.rules.space_sheep.stages import NOBODY, OUSTED, OVER, SAND, TO_NEXT, TO_TURN, TURN, WILD, WILD_NAME
from game.rules.space_sheep.state import SpaceState

Events = list[Event] | None


def apply(state: SpaceState, action: Action, quiet: bool = False) -> Step[SpaceState]:
    """The state after a legal action or a tick, and what happened (nothing is recorded when `quiet`)."""
    new = state.copy()
    events: Events = None if quiet else []
    if isinstance(action, Tick):
        if new.stage == TURN and not new.setup.relaxed:  # time stands while cards are chosen (S15, S17)
            _pass_time(new, action.ms, TO_TURN, events)
    else:
        if action.seat is None or action not in legal(state, action.seat):
            raise IllegalAction(f"{action.verb} of seat {action.seat} is not legal at the stage {state.stage!r}")
        _HANDLERS[type(action)](new, action, events)
    if new.stage != OVER:
        _check_end(new, events)
    return Step(new, tuple(events) if events else ())


def _check_end(new: SpaceState, events: Events) -> None:
    """Home first (S11); then whether anybody can ever act again (S12)."""
    if score.is_won(new):
        score.end(new, "home", events)
    elif score.is_exhausted(new):
        score.end(new, "no_cards", events)


# ------------------------------------------------------------------ cards


def _card(new: SpaceState, name: str) -> int:
    return WILD if name == WILD_NAME else new.ring.index(name)


def take_card(new: SpaceState, seat: int, card: int) -> None:
    """A card leaves a hand."""
    hand = list(new.hands[seat])
    hand.remove(card)
    new.hands = (*new.hands[:seat], tuple(hand), *new.hands[seat + 1 :])


def _play(new: SpaceState, seat: int, name: str, what: str, events: Events) -> None:
    card = _card(new, name)
    take_card(new, seat, card)
    new.face_up = (*new.face_up, card)
    if events is not None:
        events.append(happened.CardPlayed(seat, name, what))


def _acted(new: SpaceState) -> None:
    new.acted = True
    new.moves += 1
    new.pointed = ()


def _move(new: SpaceState, start: int, end: int, piece: str, events: Events) -> None:
    ring = new.ring
    if events is not None:
        shepherd = ring[new.shepherds[start]] if piece != SHEEP else ""
        sheep = ring[new.sheep[start]] if piece != SHEPHERD else ""
        events.append(happened.PiecesMoved(ring[start], ring[end], piece, shepherd, sheep))
    new.shepherds, new.sheep = moved(new.board, start, end, piece)


def _activate_system(new: SpaceState, action: ActivateSystem, events: Events) -> None:
    system = new.ring.index(action.system)
    _play(new, new.turn, action.card, "system", events)
    _acted(new)
    _move(new, system, destination(new.instructions[system], new.board), action.piece, events)
    _may_end(new, events)


def _activate_shepherd(new: SpaceState, action: ActivateShepherd, events: Events) -> None:
    start = new.shepherds.index(new.ring.index(action.shepherd))
    _play(new, new.turn, action.card, "shepherd", events)
    _acted(new)
    _move(new, start, (start + 1) % len(new.ring), SHEPHERD, events)
    _may_end(new, events)


def _defend(new: SpaceState, action: Defend, events: Events) -> None:
    seat, card = new.turn, _card(new, action.card)
    take_card(new, seat, card)
    new.console = (*new.console, (card, seat))
    _acted(new)
    if events is not None:
        events.append(happened.CardLaid(seat))
        events.append(happened.CardHidden(seat, action.card, new.setup.open_hands))
    _may_end(new, events)


def _attack(new: SpaceState, action: AttackWolf, events: Events) -> None:
    seat = new.turn
    _play(new, seat, action.card, "attack", events)
    new.standing = False
    if events is not None:
        events.append(happened.WolfKnocked(seat))
    _may_end(new, events)


def _may_end(new: SpaceState, events: Events) -> None:
    """With open hands a turn ends by itself when nothing but drawing is left (S10); ends of the game come first."""
    if only_drawing_is_left(new) and not (score.is_won(new) or score.is_exhausted(new)):
        draw(new, events)


# ------------------------------------------------------------------ the end of a turn


def _draw(new: SpaceState, action: Draw, events: Events) -> None:
    draw(new, events)


def draw(new: SpaceState, events: Events) -> None:
    """The hand is filled up, in a relaxed game time runs, and the next turn begins (S10, S17)."""
    fill_hand(new, new.turn, events)
    if new.setup.relaxed:
        _pass_time(new, new.setup.config.timer.relaxed_turn, TO_NEXT, events)
    else:
        next_turn(new, events)


def fill_hand(new: SpaceState, seat: int, events: Events) -> None:
    """Up to a whole hand, as far as the pile goes."""
    count = min(new.setup.config.box.hand - len(new.hands[seat]), len(new.deck))
    if count <= 0:
        return
    drawn, new.deck = new.deck[:count], new.deck[count:]
    new.hands = (*new.hands[:seat], (*new.hands[seat], *drawn), *new.hands[seat + 1 :])
    if events is not None:
        events.append(happened.CardsDrawn(seat, count, len(new.deck)))
        names = tuple(new.name_of(card) for card in drawn)
        events.append(happened.CardsSeen(seat, names, new.setup.open_hands))


def next_turn(new: SpaceState, events: Events) -> None:
    """The next seat to the left; an ousted Defender's turn is an attack, an ousted Infiltrator's is nothing (S19)."""
    while new.stage != OVER:
        new.turn = (new.turn + 1) % new.setup.seats
        new.turns, new.acted = new.turns + 1, False
        if new.turn not in new.ousted:
            begin_turn(new, events)
            return
        if events is not None:
            events.append(happened.TurnSkipped(new.turn))
        if new.turn not in new.infiltrators and not wolf.attack(new, OUSTED, TO_NEXT, events):
            return


def begin_turn(new: SpaceState, events: Events) -> None:
    """The turn of the seat that is on."""
    new.stage, new.acted, new.after = TURN, False, TO_TURN
    if events is not None:
        events.append(happened.TurnBegan(new.turn))
    _may_end(new, events)


# ------------------------------------------------------------------ time


def _turn_timer(new: SpaceState, action: TurnTimer, events: Events) -> None:
    """S13, S14."""
    new.sand = new.setup.sand if new.setup.fill else new.setup.sand - new.sand
    if events is not None:
        events.append(happened.TimerTurned(new.sand, False))
    move_wolf(new, events)
    _may_end(new, events)


def move_wolf(new: SpaceState, events: Events) -> None:
    """The die is rolled, the Wolf goes so many systems clockwise and stands up."""
    faces = range(1, new.setup.config.box.die + 1)
    face, new.luck = new.luck.pick("wolf", faces)
    new.wolf = (new.wolf + face) % len(new.ring)
    new.standing = True
    if events is not None:
        events.append(happened.DieRolled(face))
        events.append(happened.WolfMoved(new.ring[new.wolf]))


def _pass_time(new: SpaceState, ms: int, after: str, events: Events) -> None:
    """Sand runs; when it runs out the Wolf attacks, and what is left runs from the turned timer (S15)."""
    if new.setup.sand and new.stage != OVER:
        new.rest += ms
        new.after = after
        if not run_sand(new, events):
            return
    if after == TO_NEXT and new.stage != OVER:
        next_turn(new, events)


def run_sand(new: SpaceState, events: Events) -> bool:
    """Let `rest` run. False when it stopped: cards are to be chosen, or the game is over."""
    while new.rest:
        ran = min(new.rest, new.sand)
        new.sand -= ran
        new.rest -= ran
        if events is not None and ran:
            events.append(happened.TimePassed(ran, new.sand))
        if new.sand == 0:
            new.sand = new.setup.sand
            if events is not None:
                events.append(happened.TimerTurned(new.sand, True))
            if not wolf.attack(new, SAND, new.after, events):
                return False
    return True


def go_on(new: SpaceState, events: Events) -> None:
    """All cards were given up: the rest of the time runs, then what was to follow follows."""
    new.stage, new.named = TURN, NOBODY
    after = new.after
    if not run_sand(new, events):
        return
    if after == TO_NEXT:
        next_turn(new, events)
    else:
        new.after = TO_TURN
        _may_end(new, events)


# ------------------------------------------------------------------ the Wolf's price, pointing


def _name(new: SpaceState, action: NameDiscard, events: Events) -> None:
    wolf.name(new, action.other, events)
    wolf.choose(new, events)
    _go_on_if_paid(new, events)


def _discard(new: SpaceState, action: DiscardCard, events: Events) -> None:
    wolf.give_up(new, new.named, _card(new, action.card), events)
    wolf.choose(new, events)
    _go_on_if_paid(new, events)


def _go_on_if_paid(new: SpaceState, events: Events) -> None:
    if new.stage != OVER and not new.owed:
        go_on(new, events)


def _point(new: SpaceState, action: PointAt, events: Events) -> None:
    _set_pointing(new, action.seat or 0, action.other, events)
    others = new.in_game
    if 2 * sum(new.pointing[seat] == action.other for seat in others) > len(others):
        _oust(new, action.other, events)


def _stop(new: SpaceState, action: StopPointing, events: Events) -> None:
    _set_pointing(new, action.seat or 0, NOBODY, events)


def _set_pointing(new: SpaceState, seat: int, other: int, events: Events) -> None:
    new.pointing = (*new.pointing[:seat], other, *new.pointing[seat + 1 :])
    new.pointed = tuple(sorted({*new.pointed, seat}))
    if events is not None:
        events.append(happened.Pointed(seat, other))


def _oust(new: SpaceState, seat: int, events: Events) -> None:
    """S19 to S21: the card is shown, the hand goes, pointing ends, perhaps the game."""
    traitor = seat in new.infiltrators
    new.ousted = tuple(sorted((*new.ousted, seat)))
    new.pointing = (NOBODY,) * new.setup.seats
    hand = new.hands[seat]
    new.hands = (*new.hands[:seat], (), *new.hands[seat + 1 :])
    if traitor:
        shuffled, new.luck = new.luck.shuffled(hand)
        new.deck = (*new.deck, *shuffled)
    else:
        new.face_down = (*new.face_down, *hand)
    if events is not None:
        events.append(happened.Ousted(seat, traitor))
    if score.is_infiltrated(new):
        score.end(new, "parity", events)
        return
    if seat == new.commander:
        seats = new.setup.seats
        new.commander = next(s for k in range(1, seats) if (s := (seat + k) % seats) not in new.ousted)
        if events is not None:
            events.append(happened.CommandPassed(new.commander))
    if seat == new.turn:
        next_turn(new, events)


_HANDLERS: dict[type[Action], Callable[[SpaceState, Any, Events], None]] = {
    ActivateSystem: _activate_system, ActivateShepherd: _activate_shepherd, Defend: _defend, AttackWolf: _attack,
    Draw: _draw, TurnTimer: _turn_timer, NameDiscard: _name, DiscardCard: _discard, PointAt: _point,
    StopPointing: _stop,
}  # fmt: skip
