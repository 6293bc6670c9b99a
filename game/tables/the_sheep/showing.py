"""Brings the panels of the table of The Sheep in line with a moment: the position, and what was clicked in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from game.core.action import Action
from game.rules.the_sheep.describe import named_texts
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep import choices, facts, laid_out
from game.tables.the_sheep.choose import open_spots
from game.tables.the_sheep.clicks import Clicks
from game.tables.the_sheep.root import Parts, TableRoot
from game.tables.the_sheep.spots import Spot


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown: the position with its outlook, what may be done, the half-made choice, the Caravan whose goods
    are laid out (-1: none), and what a hint is about."""

    survey: facts.Survey
    legal: Sequence[Action]
    clicks: Clicks
    trading: int
    hinted: Collection[Spot]


def show_panels(parts: Parts, desk: Desk, survey: facts.Survey) -> None:
    """What changes with the position alone."""
    parts.steps.follow(survey.view)
    parts.event.follow(facts.event_face(survey.view, desk.texts))
    parts.piles.follow(facts.pile_facts(survey.view, desk.texts))


def show_choices(root: TableRoot, desk: Desk, moment: Moment, table: choices.Acts) -> None:
    """What changes with what was clicked."""
    parts, survey, view, legal = root.parts, moment.survey, moment.survey.view, moment.legal
    chosen, shown = moment.clicks.selection, moment.clicks.shown
    open_ = open_spots(legal, chosen, view)
    asked = {action.seat for action in legal if action.seat is not None}
    for chip in parts.chips.chips:
        chip.follow(facts.seat_facts(survey, chip.seat, shown, asked, open_))
    parts.sheet.follow(facts.sheet_facts(survey, desk, shown, open_, chosen.spots))
    hand = facts.hand_facts(view, desk.texts, shown, open_, chosen.spots, moment.hinted)
    held = len(view.cards[shown])
    parts.hand.offer(hand[:held], survey.now.hands[shown], hand[held:])
    flips = {spot.name for spot in open_ if spot.kind == "tile"}
    parts.pollution.follow(facts.pollution_facts(survey, desk.texts, flips))
    parts.bar.offer(choices.bar_choices(desk, view, legal, chosen, moment.clicks.armed, table))
    parts.dealt.offer(laid_out.deal_of(survey, desk, legal, shown, moment.trading, moment.hinted))
    parts.tray.offer(laid_out.offer_of(survey, desk, legal))
    _show_ready(root, desk, moment)
    root.lay_bar()
    root.invalidate()


def _show_ready(root: TableRoot, desk: Desk, moment: Moment) -> None:
    button, clicks, ready = root.parts.ready, moment.clicks, None
    if not clicks.selection.spots:
        ready = facts.ready_words(moment.survey.view, desk, moment.legal, clicks.shown)
    button.visible = ready is not None
    if ready is not None:
        text, tip, reason = ready
        button.say(text, tip)
        button.enable(reason)


def with_names(desk: Desk, view: SheepView) -> Desk:
    """The desk with cards and hexes by their names, and seats by those of their Shepherds."""
    named = tuple(
        replace(look, name=facts.shepherd_name(view, seat), player=look.name)
        for seat, look in enumerate(desk.seats)
    )
    return replace(desk, texts=named_texts(desk.texts, view.setup), seats=named)
