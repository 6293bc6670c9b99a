"""The table of Wild West Shepherds: puts places, seats, hand and choices together and keeps the half-made choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.platform import events as ev
from game.render.animate import Animation
from game.render.theme import Theme
from game.rules.wild_west.ability_text import ability_text
from game.rules.wild_west.config import TYPES
from game.rules.wild_west.events import AttackBegan, RoundEnded
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.stages import DRAFT, GUESS, NOWHERE, PLACE, WATCH
from game.rules.wild_west.view import WildView
from game.tables.base import Desk, Slots
from game.tables.wild_west import choices, words
from game.tables.wild_west.bar import ChoiceBar, TypeChips
from game.tables.wild_west.breakdown import round_scores
from game.tables.wild_west.choose import SILENCE, Selection, agrees, narrowed
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.hand import Hand
from game.tables.wild_west.log import log_entries
from game.tables.wild_west.motion import Motion
from game.tables.wild_west.notes import NotesPanel
from game.tables.wild_west.plan import make_plan
from game.tables.wild_west.posts import Post
from game.tables.wild_west.root import Parts, RoundCard, TableRoot
from game.tables.wild_west.sheet import RoleSheet
from game.tables.wild_west.show import Show
from game.tables.wild_west.sign import Pile, Sign
from game.tables.wild_west.spot import PlaceSpot
from game.widgets.base import Widget
from game.widgets.log_panel import LogEntry
from game.widgets.peek import PeekButton


class WildTable:
    """See game.tables.base.GameTable."""

    music: ClassVar[str] = "prairie"
    night: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._selection = Selection()
        self._hint: Action | None = None
        self._hint_why = ""
        self._armed: Action | None = None
        self._peeking = False
        self._offered = (False, False)
        view: WildView = desk.view()
        self.figures, self.show = Figures(), Show()
        self.figures.snap(view)
        texts, setup, seats = desk.texts, view.setup, desk.seats
        spots = [PlaceSpot(k, setup, self.figures, seats, texts, partial(self._click_place, k)) for k in range(4)]
        posts = [
            Post(i, look, self.figures, setup.config, texts, partial(self._click_seat, i))
            for i, look in enumerate(seats)
        ]
        tips = [(kind, texts(f"location_type.{kind}")) for kind in TYPES]
        chips = [TypeChips(tips, partial(self._click_claim, name), f"claim-{name}") for name in PLACES]
        hand = Hand(texts, partial(ability_text, setup.config, texts=texts), self._click_character)
        parts = Parts(
            texts, seats, self.figures, spots, [Pile(k, self.figures, texts) for k in range(4)],
            Sign(self.figures, seats, texts), posts, hand, ChoiceBar(), chips,
            PeekButton(texts("table.peek"), self._peek, desk.peek_toggles),
        )  # fmt: skip
        parts.peek.name, parts.peek.tooltip = "peek", texts("table.peek_tip")
        self.root = TableRoot(parts)
        self.round_card = RoundCard(self.figures, seats, texts)
        self.notes, self.roles = NotesPanel(desk), RoleSheet(desk)
        self._update()

    @staticmethod
    def badges(view: WildView) -> tuple[str, ...]:
        """See TableMaker."""
        return view.setup.colours

    @staticmethod
    def badge_of(colour: str) -> str:
        """See TableMaker."""
        return colour

    @staticmethod
    def where(view: WildView, texts: Texts) -> str:
        """See TableMaker."""
        return texts("table.round", n=view.round)

    rounds = staticmethod(round_scores)
    """See TellsRounds."""

    # ---------------------------------------------------------------- the protocol

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        """See GameTable."""
        plan = make_plan(theme, window, len(self._desk.seats))
        return Slots(plan.prompt, plan.side, plan.drawer, plan.rail)

    def prompt(self) -> str:
        """See GameTable."""
        legal = self._desk.legal()
        if not legal:
            return ""
        view: WildView = self._desk.view()
        if self._armed is not None:
            return self._desk.texts("narrow.confirm", name=self._desk.name_of(view.turn))
        if self._hint is not None and agrees(self._hint, self._selection):
            return words.hint_words(self._desk, self._hint, self._hint_why)
        return words.click_words(self._desk, legal, self._selection)

    def told(self, events: Sequence[Event]) -> str:
        """See GameTable. A show tells itself step by step."""
        return self._desk.texts("table.scoring") if self.must_be_seen(events) else words.told(events, self._desk)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """See GameTable."""
        return log_entries(history, self._desk)

    def card(self) -> Widget:
        """See GameTable."""
        return self.round_card

    def pages(self) -> Sequence[tuple[str, Widget]]:
        """See GameTable."""
        texts = self._desk.texts
        return (texts("notes.tab"), self.notes), (texts("sheet.tab"), self.roles)

    def set_flat(self, on: bool) -> None:
        """See GameTable."""
        self.root.flat = on
        self.root.invalidate()

    def thinking(self, seat: int | None) -> None:
        """See GameTable."""
        for post in self.root.parts.posts:
            if post.thinking != (post.seat == seat):
                post.thinking = post.seat == seat
                post.invalidate()

    def refresh(self) -> None:
        """See GameTable."""
        self.figures.snap(self._desk.view())
        self.show.end()
        self._selection, self._hint, self._armed, self._offered = Selection(), None, None, (False, False)
        self._update()

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """See GameTable. Nothing but the position itself stays marked."""
        self.root.invalidate()

    def motion(self, events: Sequence[Event]) -> Animation:
        """See GameTable."""
        self._selection, self._hint, self._armed = Selection(), None, None
        self._update(idle=True)
        desk, tell = self._desk, partial(words.caption, desk=self._desk)
        return Motion(self.figures, self.show, desk.sound, tell, self._moved, desk.people > 0).of(events)

    def must_be_seen(self, events: Sequence[Event]) -> bool:
        """See GameTable. The scoring is a show for all."""
        return any(isinstance(event, RoundEnded | AttackBegan) for event in events)

    def waits(self) -> bool:
        """See GameTable."""
        return self.show.waiting

    def controls_at(self, pos: ev.Pos) -> bool:
        """See GameTable."""
        return self.figures.showing and self.root.parts.bar.rect.collidepoint(pos)

    def step_back(self) -> bool:
        """See GameTable."""
        if self._armed is not None:
            self._armed = None
        elif self._selection == Selection():
            return False
        elif self._selection.about or self._selection.says:
            self._selection = replace(self._selection, about="", says="")
        else:
            self._selection = Selection()
        self._update()
        return True

    def suggest(self, action: Action, why: str) -> None:
        """See GameTable."""
        self._hint, self._hint_why = action, why
        self._selection, self._armed = Selection(), None
        self._update()

    # ---------------------------------------------------------------- clicks

    def _click_place(self, place: int) -> None:
        view: WildView = self._desk.view()
        legal, name, chosen = self._desk.legal(), PLACES[place], self._selection
        spot = self.root.parts.spots[place]
        if not legal or not spot.legal:
            self._explain(choices.place_action(view, place))
        elif view.stage == WATCH:
            if chosen.first == name:
                self._narrow(Selection())
            else:
                self._narrow(replace(chosen, place=name) if chosen.first else Selection(first=name))
        else:
            self._narrow(replace(chosen, place=name))

    def _click_claim(self, about: str, says: str) -> None:
        view: WildView = self._desk.view()
        if view.stage == GUESS:
            self._narrow(replace(self._selection, says=says))
        else:
            self._narrow(replace(self._selection, about=about, says=says))

    def _click_seat(self, seat: int) -> None:
        if self.root.parts.posts[seat].legal:
            self._narrow(replace(self._selection, other=seat))
        else:
            self._desk.seat_menu(seat)

    def _click_character(self, character: str) -> None:
        for action in self._desk.legal():
            if getattr(action, "character", "") == character:
                self._finish(action)
                return

    def _narrow(self, selection: Selection) -> None:
        """Take a click; what is left alone after it is played."""
        left = narrowed(self._desk.legal(), selection)
        self._selection = selection
        if len(left) == 1 and selection != Selection():
            self._finish(left[0])
        else:
            self._armed = None
            self._update()

    def _finish(self, action: Action) -> None:
        """Play it, or wait for the second click where moves are confirmed."""
        if self._desk.confirm() and self._armed != action:
            self._armed = action
            self._update()
            return
        self._selection, self._armed = Selection(), None
        self._desk.play(action)

    def _explain(self, action: Action | None) -> None:
        ui = self.root.ui
        if ui is None or not self._desk.legal():
            return
        why = self._desk.why_not(action) if action is not None else ""
        ui.toast(why or self._desk.texts("reason.click_gold"))

    # ---------------------------------------------------------------- showing

    def _moved(self) -> None:
        """Something moved; when the show begins or ends, its buttons come or go."""
        offered = (self.figures.showing, self.show.over)
        if offered != self._offered:
            self._offered = offered
            self._offer_pace()
        self.root.invalidate()

    def _offer_pace(self) -> None:
        offered = choices.pace_choices(self._desk.texts, self.show, self._offer_pace) if self.figures.showing else []
        self.root.parts.bar.offer(offered)
        self.root.gather()

    def _update(self, idle: bool = False) -> None:
        """Bring everything in line with view and selection."""
        view: WildView = self._desk.view()
        legal = () if idle else self._desk.legal()
        self._show_places(view, legal)
        self._show_posts(view, legal)
        offer = view.offer if legal and view.stage == DRAFT else ()
        self.root.parts.hand.offer(offer, getattr(self._hint, "character", ""))
        self.root.parts.bar.offer(choices.bar_choices(self._desk, view, legal, self._selection, self._armed, self))
        self.root.claiming = choices.claim_places(view, legal, self._selection)
        self.round_card.order = choices.order_shown(view)
        if not idle:
            self.notes.refresh()
            self.roles.refresh()
        self.root.gather()

    def _show_places(self, view: WildView, legal: Sequence[Action]) -> None:
        left = narrowed(legal, self._selection)
        open_places = choices.open_places(left, self._selection)
        for spot in self.root.parts.spots:
            name = PLACES[spot.place]
            spot.legal = name in open_places
            spot.chosen = name in (self._selection.first, self._selection.place)
            spot.suggested = self._hint is not None and name in choices.places_of(self._hint)
            spot.ghost = view.turn if legal and view.stage == PLACE else None
            known = view.locations[spot.place] if view.locations else ""
            spot.seen = known if spot.place not in view.turned else ""
            spot.tooltip = choices.place_tip(self._desk, view, spot.place)

    def _peek(self, on: bool) -> None:
        """Own character turned up while the button is held."""
        self._peeking = on
        self._show_posts(self._desk.view(), self._desk.legal())
        self.root.invalidate()

    def _show_posts(self, view: WildView, legal: Sequence[Action]) -> None:
        others = {getattr(action, "other", NOWHERE) for action in narrowed(legal, replace(self._selection, other=-1))}
        seat = view.seat
        self.root.secret = (
            self._desk.people > 1 and seat is not None and bool(view.characters[seat]) and seat not in view.shown
        )
        for post in self.root.parts.posts:
            covered = self.root.secret and post.seat == seat and not self._peeking
            post.known = "" if covered else view.characters[post.seat]
            post.mine, post.round = post.seat == view.seat, view.round
            post.legal = post.seat in others
            post.chosen = post.seat == self._selection.other

    # ---------------------------------------------------------------- what the bar does

    def choose_number(self, action: Action) -> None:
        """Announce, use or keep: one click decides."""
        self._finish(action)

    def say_nothing(self) -> None:
        """Place the meeple without a word."""
        self._narrow(replace(self._selection, about="", says=SILENCE))

    def again(self) -> None:
        """Play what waits for its second click."""
        if self._armed is not None:
            self._finish(self._armed)


