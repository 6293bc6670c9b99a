"""The words of the line on top of every table: what moves now, who thinks, who must do what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.action import Action
from game.core.decision import Reason
from game.core.texts import Texts
from game.render.text_layout import plain
from game.tables.base import GameTable

if TYPE_CHECKING:
    from game.bots.base import Foresight
    from game.scenes.table_viewer import Eyes
    from game.session.session import Session


def line_words(
    session: Session, eyes: Eyes, table: GameTable, texts: Texts, moving: bool, stepping: bool
) -> tuple[str, int | None]:
    """The line's text (`**bold**` first) and the seat it is about, None for nobody; as far as the viewer may know.

    `moving`: the last action is still being shown. `stepping`: bots wait for a click before each move.
    """
    last = eyes.last
    if moving and last.action is not None and last.action.seat is not None:
        told = table.told(eyes.seen(last.events))
        if told and table.must_be_seen(eyes.public(last.events)):
            return f"**{told}**", None
        if told:
            name = plain(session.seats[last.action.seat].name)
            if told.startswith(f"{name} "):
                return f"**{name}**{told.removeprefix(name)}", last.action.seat
            return texts("table.does", name=name, what=told), last.action.seat
    decision = session.decision()
    if decision is None:
        return texts("score.title"), None
    seat = eyes.acting if eyes.acting is not None else decision.seats[0]
    name = plain(session.seats[seat].name)
    if not session.seats[seat].human:
        if eyes.floor.offers and not eyes.floor.going:
            return texts("table.bots_wait"), seat
        if eyes.floor.going and not stepping:
            return texts("table.bot_acts_freely", name=name), seat
        if eyes.legal() and (text := table.prompt()):
            return text, None if eyes.floor.going else seat
        return texts("table.bot_steps" if stepping else "table.bot_thinks", name=name), seat
    if eyes.floor.chooses:
        return texts("table.program_steps" if stepping else "table.program_chooses"), seat
    if eyes.hot_seat.due is not None:
        return texts("table.waiting_for", name=name), seat
    ask, text = decision.ask_of(seat), table.prompt()
    if not text and eyes.floor.offers and ask is not None and ask.optional:
        return texts("table.bots_wait"), seat
    if not text and ask is not None:
        text = texts(f"prompt.{ask.prompt}", name=name, **dict(ask.facts))
    return text, seat


def hint_words(texts: Texts, action: Action | None, why: Reason | None, left: Foresight | None) -> str:
    """Why a hint is given, and how far the end is, where that can be said."""
    reason = texts(why.code, **dict(why.facts)) if why is not None else ""
    told = texts("table.hint_wait", why=reason) if action is None else reason
    if left is None or not left.moves:
        return told
    return f"{told} {texts('table.hint_left' if left.exact else 'table.hint_left_least', n=left.moves)}".strip()
