"""What may be done in Space Sheep!: who is asked, all legal actions in order, and why others are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.action import Action
from game.core.decision import Ask, Decision, Reason, facts
from game.rules.space_sheep.actions import (
    ACTIONS,
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
from game.rules.space_sheep.ring import choices, destination
from game.rules.space_sheep.stages import DISCARD, NAME, NOBODY, OVER, TURN, WILD, WILD_NAME
from game.rules.space_sheep.state import SpaceState


def decision(state: SpaceState) -> Decision | None:
    """Who may act: whoever's turn it is; beside that the Commander, and everybody who may point (S14, S19)."""
    if state.stage == OVER:
        return None
    if state.stage != TURN:
        seat = state.commander if state.stage == NAME else state.named
        return Decision((Ask(seat, "name_discard" if state.stage == NAME else "discard"),))
    prompt = "draw" if state.acted or not state.hands[state.turn] else "turn"
    asks = [Ask(state.turn, prompt)]
    for seat in state.in_game:
        if seat != state.turn and legal(state, seat):
            commands = seat == state.commander and not state.standing
            asks.append(Ask(seat, "command" if commands else "point", True))
    runs = state.setup.sand and not state.setup.relaxed
    return Decision(tuple(asks), state.sand if runs else None)


def legal(state: SpaceState, seat: int) -> Sequence[Action]:
    """All legal actions of a seat, in order; the same list as long as the state stands."""
    known = state.known_legal.get(seat)
    if known is None:
        known = state.known_legal[seat] = tuple(_list(state, seat))
    return known


def why_not(state: SpaceState, seat: int, action: Action) -> Reason | None:
    """None exactly for legal actions."""
    if state.stage == OVER:
        return Reason("game_over")
    if action in legal(state, seat):
        return None
    if action.seat != seat:
        return Reason("not_your_seat")
    if seat in state.ousted:
        return Reason("ousted")
    return _refusal(state, seat, action)


def _list(state: SpaceState, seat: int) -> Iterator[Action]:
    if state.stage == OVER or seat in state.ousted or not 0 <= seat < state.setup.seats:
        return
    if state.stage == NAME:
        if seat == state.commander:
            yield from (NameDiscard(seat, other) for other in state.in_game if state.hands[other])
    elif state.stage == DISCARD:
        if seat == state.named:
            yield from (DiscardCard(seat, name) for name in held(state, seat))
    else:
        if seat == state.turn:
            yield from _turn(state, seat)
        if seat == state.commander and not state.standing and state.setup.sand:
            yield TurnTimer(seat)
        yield from _pointing(state, seat)


def _turn(state: SpaceState, seat: int) -> Iterator[Action]:
    names = held(state, seat)
    if not state.acted and names:
        ends = [destination(instruction, state.board) for instruction in state.instructions]
        order = sorted(range(len(state.ring)), key=state.ring.__getitem__)
        for card in names:
            for system in order:
                if ends[system] != system and card in (state.ring[system], WILD_NAME):
                    for piece in sorted(choices(state.board, system)):
                        yield ActivateSystem(seat, card, state.ring[system], piece)
        for card in names:
            for colour in order:
                if card in (state.ring[colour], WILD_NAME):
                    yield ActivateShepherd(seat, card, state.ring[colour])
        yield from (Defend(seat, card) for card in names)
    if state.standing:
        yield from (AttackWolf(seat, card) for card in names if card in (state.ring[state.wolf], WILD_NAME))
    if state.acted or not names:
        yield Draw(seat)


def only_drawing_is_left(state: SpaceState) -> bool:
    """With open hands all can see that the turn can only end: no card to attack with, no timer to turn (S10)."""
    hand = state.hands[state.turn]
    if not state.setup.open_hands or (hand and not state.acted):
        return False
    if state.standing:
        return WILD not in hand and state.wolf not in hand
    return not state.setup.sand


def _pointing(state: SpaceState, seat: int) -> Iterator[Action]:
    if not state.setup.infiltrators or seat in state.pointed:
        return
    for other in state.in_game:
        if other not in (seat, state.pointing[seat]):
            yield PointAt(seat, other)
    if state.pointing[seat] != NOBODY:
        yield StopPointing(seat)


def held(state: SpaceState, seat: int) -> list[str]:
    """The different cards of a hand by name, sorted."""
    return sorted({WILD_NAME if card == WILD else state.ring[card] for card in state.hands[seat]})


def _refusal(state: SpaceState, seat: int, action: Action) -> Reason:
    """Why an action of this seat is not legal."""
    if not isinstance(action, ACTIONS) or _misfits(state, seat, action):
        return Reason("not_now")
    if isinstance(action, PointAt | StopPointing):
        return _no_pointing(state, seat, action)
    if isinstance(action, TurnTimer):
        if seat != state.commander:
            return Reason("not_commander", facts(seat=state.commander))
        return Reason("no_timer" if not state.setup.sand else "wolf_stands")
    card = getattr(action, "card", None)
    if card is not None and card not in held(state, seat):
        return Reason("no_such_card")
    if isinstance(action, ActivateSystem):
        if action.system not in state.ring or card not in (action.system, WILD_NAME):
            return Reason("wrong_colour")
        system = state.ring.index(action.system)
        if destination(state.instructions[system], state.board) == system:
            return Reason("leads_nowhere")
        return Reason("not_of_one_colour" if action.piece == "both" else "no_such_piece")
    if isinstance(action, AttackWolf):
        return Reason("wolf_elsewhere" if state.standing else "wolf_lies")
    if isinstance(action, Draw):
        return Reason("act_first")
    return Reason("nobody_to_name" if isinstance(action, NameDiscard) else "wrong_colour")


def _misfits(state: SpaceState, seat: int, action: Action) -> bool:
    """Whether the action does not belong to this moment at all."""
    if state.stage == NAME:
        return seat != state.commander or not isinstance(action, NameDiscard)
    if state.stage == DISCARD:
        return seat != state.named or not isinstance(action, DiscardCard)
    if isinstance(action, NameDiscard | DiscardCard):
        return True
    if isinstance(action, PointAt | StopPointing | TurnTimer):
        return False
    main = isinstance(action, ActivateSystem | ActivateShepherd | Defend)
    return seat != state.turn or (main and state.acted)


def _no_pointing(state: SpaceState, seat: int, action: PointAt | StopPointing) -> Reason:
    if not state.setup.infiltrators:
        return Reason("no_traitors")
    if seat in state.pointed:
        return Reason("pointed_already")
    if isinstance(action, StopPointing):
        return Reason("points_at_nobody")
    if action.other == state.pointing[seat]:
        return Reason("points_there")
    return Reason("cannot_point_there")
