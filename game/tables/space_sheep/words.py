"""What the line on top says about Space Sheep!: the next click and for whom, a hint with its reason, what was done."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.rules.space_sheep import actions as acts
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.describe import colour_word, describe_event
from game.rules.space_sheep.ring import BOTH, SHEEP
from game.rules.space_sheep.stages import DISCARD, NAME, NOBODY, WILD_NAME
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choose import Selection

_TOLD = (
    happened.CardPlayed, happened.PiecesMoved, happened.CardLaid, happened.WolfKnocked, happened.TimerTurned,
    happened.WolfMoved, happened.WolfAttacked, happened.CardsDiscarded, happened.CardsDrawn, happened.DiscardNamed,
    happened.Pointed, happened.Ousted, happened.CommandPassed, happened.GameEnded,
)  # fmt: skip


def click_words(desk: Desk, view: SpaceView, left: Sequence[Action], chosen: Selection) -> str:
    """Which click comes next, as the clicks so far narrow it; "" where the ask's own words say it."""
    texts = desk.texts
    if chosen.pointer != NOBODY:
        return texts(
            "narrow.point_again" if view.pointing[chosen.pointer] != NOBODY else "narrow.point",
            name=desk.name_of(chosen.pointer),
        )
    name = desk.name_of(acting_seat(view))
    if chosen.spot is not None and left:
        if len({getattr(action, "card", "") for action in left}) > 1:
            return texts("narrow.which_card", name=name, what=act_words(view, texts, left[0]))
        if chosen.spot.kind == "system":
            return texts("narrow.which_piece", name=name, system=colour_word(chosen.spot.name, texts))
    if chosen.card:
        key = "narrow.card_wild" if chosen.card == WILD_NAME else "narrow.card"
        return texts(key, name=name, card=colour_word(chosen.card, texts))
    if view.stage == NAME:
        return texts("narrow.owed", name=name, n=view.owed)
    if view.stage == DISCARD:
        return texts("narrow.give", name=name, n=view.owed, commander=desk.name_of(view.commander))
    return ""


def timer_words(desk: Desk, view: SpaceView, legal: Sequence[Action]) -> str:
    """While a bot thinks: that a person may turn the timer meanwhile; "" otherwise."""
    thinks = acting_seat(view)
    if desk.seats[thinks].human or acts.TurnTimer(view.commander) not in legal:
        return ""
    return desk.texts("narrow.timer", bot=desk.name_of(thinks), name=desk.name_of(view.commander))


def acting_seat(view: SpaceView) -> int:
    """The seat the game waits for first."""
    if view.stage == NAME:
        return view.commander
    return view.named if view.stage == DISCARD else view.turn


def act_words(view: SpaceView, texts: Texts, action: Action) -> str:
    """What an action does, for a button: short, without its card."""
    match action:
        case acts.ActivateSystem():
            system = view.ring.index(action.system)
            row = view.sheep if action.piece == SHEEP else view.shepherds
            colour = colour_word(view.ring[row[system]], texts)
            if action.piece == BOTH:
                return texts("act.both", colour=colour)
            return texts(f"act.{action.piece}", colour=colour)
        case acts.ActivateShepherd():
            return texts("act.step", colour=colour_word(action.shepherd, texts))
        case acts.Defend():
            return texts("act.defend")
        case acts.AttackWolf():
            return texts("act.attack")
        case acts.Draw():
            return texts("act.draw")
        case acts.TurnTimer():
            return texts("act.timer")
        case acts.StopPointing():
            return texts("act.stop")
    return ""


def as_whom(desk: Desk, view: SpaceView, seat: int | None) -> str:
    """Who does what is clicked, if that is not the seat whose turn it is; "" otherwise."""
    if seat is None or seat == acting_seat(view):
        return ""
    key = "narrow.as_commander" if seat == view.commander else "narrow.as"
    return desk.texts(key, name=desk.name_of(seat))


def hint_words(desk: Desk, view: SpaceView, advice: Action, why: str) -> str:
    """What a bot would do in this seat's place, and its reason."""
    texts = desk.texts
    name = desk.name_of(advice.seat if advice.seat is not None else view.turn)
    what = act_words(view, texts, advice)
    if isinstance(advice, acts.DiscardCard):
        what = texts("hint.give", card=colour_word(advice.card, texts))
    elif isinstance(advice, acts.NameDiscard):
        what = texts("hint.name", other=desk.name_of(advice.other))
    elif isinstance(advice, acts.Defend):
        what = texts("hint.defend", card=colour_word(advice.card, texts))
    elif isinstance(advice, acts.PointAt):
        what = texts("hint.point", other=desk.name_of(advice.other))
    elif (card := getattr(advice, "card", "")) != "":
        what = texts("hint.with_card", what=what, card=colour_word(card, texts))
    return texts("hint.line", name=name, what=what, why=why)


def told(events: Sequence[Event], desk: Desk) -> str:
    """What one action did, short enough to be read while it moves; "" for nothing that can be seen.

    Only what all may see is told: others can read this line.
    """
    seen = [event for event in events if isinstance(event, _TOLD) and event.audience is None]
    if any(isinstance(event, happened.RingDealt) for event in events):
        return ""
    parts = [desk.tell(describe_event, event) for event in seen]
    return " ".join(part.text.rstrip(".") + "." for part in parts if part is not None and part.text)
