"""What the line on top says about Shear Panic: the next click, a hint with its reason, and what was just played."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.rules.shear_panic.actions import CoverBox, LiftButton
from game.rules.shear_panic.describe import describe_event
from game.rules.shear_panic.events import BoxCovered, ButtonLifted, FlockTurned, PointsScored, RowSheared, SheepMoved
from game.rules.shear_panic.view import ShearView
from game.tables.base import Desk
from game.tables.shear_panic.choose import Selection, kind_word, targets

_TOLD = (BoxCovered, SheepMoved, FlockTurned, ButtonLifted, PointsScored, RowSheared)
_STEPS = {"wool_rule": "ruler", "ewe_turn": "turn"}


def click_words(desk: Desk, legal: Sequence[Action], chosen: Selection) -> str:
    """Which click comes next, as the clicks so far narrow it; "" where the ask's own words say it."""
    texts, view = desk.texts, desk.view()
    name = desk.name_of(view.turn)
    if any(isinstance(a, CoverBox) for a in legal):
        return texts("narrow.cover", name=name)
    if chosen.kind:
        step = _STEPS.get(chosen.kind, "arrow")
        if step == "arrow" and all(t.action is None for t in targets(view, legal, chosen)):
            step = "sheep"
        return texts(f"narrow.{step}", name=name, action=texts(f"action.{chosen.kind}.name"), number=chosen.number)
    if chosen.sheep and view.face:
        return texts("narrow.panic_arrow", name=name, colour=texts(f"colour.{view.face}").capitalize())
    return ""


def hint_words(texts: Texts, view: ShearView, name: str, advice: Action, why: str) -> str:
    """What a bot would do in this seat's place, and its reason."""
    if isinstance(advice, LiftButton):
        key = "hint.leave" if advice.number is None else "hint.lift"
        return texts(key, name=name, number=advice.number or 0, why=why)
    if kind_word(advice):
        action = texts(f"action.{kind_word(advice)}.name")
        return texts("hint.box", name=name, action=action, number=getattr(advice, "number", 0), why=why)
    return texts("hint.mark", name=name, why=why)


def told(events: Sequence[Event], desk: Desk) -> str:
    """What one action did, short enough to be read while it moves; "" for nothing that can be seen."""
    seen = [event for event in events if isinstance(event, _TOLD)]
    parts = [desk.tell(describe_event, event) for event in seen]
    return " ".join(f"{p.text}." if p.heading else p.text for p in parts if p is not None)
