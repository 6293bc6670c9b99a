"""The buttons beside the hand: what the clicks so far leave open, in words; without any, drawing and the timer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.action import Action
from game.rules.space_sheep import actions as acts
from game.rules.space_sheep.describe import colour_word
from game.rules.space_sheep.ring import BOTH, SHEEP
from game.rules.space_sheep.stages import NAME, NOBODY, OVER, TURN, WILD_NAME
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choose import NOTHING, Selection, card_of, narrowed, standing
from game.tables.space_sheep.looks import FOLDER, sheep_picture, shepherd_picture
from game.tables.space_sheep.words import act_words, as_whom
from game.widgets.choice_bar import Choice


class Acts(Protocol):
    """What the buttons do."""

    def finish(self, action: Action) -> None:
        """Play this."""

    def put_back(self) -> None:
        """Forget what was clicked."""

    def look_at(self, action: Action, on: bool) -> None:
        """Show what an action would do, or no more."""


def bar_choices(
    desk: Desk, view: SpaceView, legal: Sequence[Action], chosen: Selection, armed: Action | None, table: Acts
) -> list[Choice]:
    """All buttons for this moment."""
    if not legal and view.stage != TURN:
        return []
    if armed is not None:
        words = desk.texts("act.confirm")
        return [Choice("do-confirm", words, lambda: table.finish(armed), main=True), _back(desk, table, "act.put_back")]
    left = narrowed(legal, chosen, standing(view))
    if chosen != NOTHING and left:
        several = len({card_of(action) for action in left}) > 1
        if chosen.card == WILD_NAME:
            # A wild card can move almost everything; what else it can do must not be buried below that.
            left.sort(key=lambda action: not isinstance(action, acts.Defend | acts.AttackWolf))
        back = "act.put_back" if chosen.pointer == NOBODY else "act.never_mind"
        return [*(_choice(desk, view, action, several, table) for action in left), _back(desk, table, back)]
    if view.stage == NAME:
        return [_choice(desk, view, action, False, table) for action in legal]
    return _without_card(desk, view, legal, table) if view.stage != OVER else []


def _without_card(desk: Desk, view: SpaceView, legal: Sequence[Action], table: Acts) -> list[Choice]:
    """Drawing and the timer, switched off with the reason while they cannot be."""
    if not legal or view.stage != TURN:
        return []
    out = []
    draw = acts.Draw(view.turn)
    mine = any(action.seat == view.turn for action in legal)
    if mine:
        out.append(_choice(desk, view, draw, False, table, "" if draw in legal else desk.why_not(draw)))
    turn = acts.TurnTimer(view.commander)
    if view.setup.sand and (desk.seats[view.commander].human or turn in legal):
        reason = "" if turn in legal else desk.why_not(turn) or desk.texts("reason.wolf_stands")
        out.append(_choice(desk, view, turn, False, table, reason))
    return out


def _back(desk: Desk, table: Acts, words: str) -> Choice:
    return Choice("do-back", desk.texts(words), table.put_back)


def _choice(desk: Desk, view: SpaceView, action: Action, with_card: bool, table: Acts, reason: str = "") -> Choice:
    """One action as a button; `with_card` says which card it uses, where several could."""
    texts, card = desk.texts, card_of(action)
    text = act_words(view, texts, action)
    if isinstance(action, acts.NameDiscard | acts.PointAt):
        key = "act.name" if isinstance(action, acts.NameDiscard) else "act.point"
        text = texts(key, name=desk.name_of(action.other))
    if with_card:
        text = texts("act.with_card", what=text, card=colour_word(card, texts))
    who = as_whom(desk, view, action.seat)
    if who:
        text = texts("act.as", what=text, who=who)
    name = f"do-{_name(action)}" + (f"-{card}" if with_card else "")
    main = isinstance(action, acts.Draw | acts.TurnTimer) and not reason
    return Choice(
        name, text, lambda: table.finish(action), _icons(view, desk, action), "", reason, _look(action, table), main
    )


def _look(action: Action, table: Acts) -> Callable[[bool], None]:
    return lambda on: table.look_at(action, on)


def _name(action: Action) -> str:
    match action:
        case acts.ActivateSystem():
            return f"{action.piece}-{action.system}"
        case acts.ActivateShepherd():
            return f"step-{action.shepherd}"
        case acts.Defend():
            return "defend"
        case acts.AttackWolf():
            return "attack"
        case acts.Draw():
            return "draw"
        case acts.TurnTimer():
            return "timer"
        case acts.NameDiscard():
            return f"name-{action.other}"
        case acts.PointAt():
            return f"point-{action.other}"
        case acts.DiscardCard():
            return f"give-{action.card}"
    return "stop"


def _icons(view: SpaceView, desk: Desk, action: Action) -> tuple[str, ...]:
    """The pieces, or the thing, that an action is about."""
    match action:
        case acts.ActivateSystem():
            system = view.ring.index(action.system)
            sheep = sheep_picture(view.ring[view.sheep[system]])
            shepherd = shepherd_picture(view.ring[view.shepherds[system]])
            return (sheep, shepherd) if action.piece == BOTH else (sheep,) if action.piece == SHEEP else (shepherd,)
        case acts.ActivateShepherd():
            return (shepherd_picture(action.shepherd),)
        case acts.AttackWolf():
            return (f"{FOLDER}wolf-face",)
        case acts.Defend():
            return (f"{FOLDER}card-back",)
        case acts.NameDiscard() | acts.PointAt():
            return (f"seats/seat-{desk.seats[action.other].badge}",)
        case acts.TurnTimer():
            return ("ui/timer",)
    return ()


def next_person(desk: Desk, view: SpaceView, seat: int) -> int:
    """The first seat of a person from this one on, in the order of turns; the seat itself if there is none."""
    count = len(desk.seats)
    order = [(seat + k) % count for k in range(count)]
    return next((s for s in order if desk.seats[s].human and s not in view.ousted), seat)


def to_oust(view: SpaceView, seat: int) -> tuple[tuple[int, ...], int]:
    """Who points at a seat, and how many more would oust it (S19)."""
    playing = [s for s in range(view.setup.seats) if s not in view.ousted]
    accusers = tuple(s for s in playing if view.pointing[s] == seat and seat != NOBODY)
    return accusers, max(0, len(playing) // 2 + 1 - len(accusers))
