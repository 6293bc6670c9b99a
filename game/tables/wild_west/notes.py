"""My notes: what the one at the screen is, has seen and heard, and takes the others for. Nobody else's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

import pygame

from game.core.sentence import listed
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.ability_text import ability_text, location_name
from game.rules.wild_west.describe import called, place_word
from game.rules.wild_west.outlook import suspects
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import UNKNOWN, WildView
from game.tables.base import Desk
from game.tables.wild_west.looks import FOLDER, face_picture, location_picture
from game.widgets.base import Size, Widget
from game.widgets.choice import DropList, Option
from game.widgets.label import Label, Picture, Rule
from game.widgets.layout import Column, Row, grow
from game.widgets.scroll import Scroll

NO_IDEA = ""
NOBODY = -1
_TITLE = TextStyle("drawn", 34, leading=1.1)
_FACE, _CARD, _BADGE, _WISH = 58, 62, 28, 150


class Guesses:
    """Whom each viewer takes the others for, by (viewer, seat); kept for one round, like what they are about."""

    def __init__(self) -> None:
        self._round = 0
        self._guesses: dict[tuple[int, int], str] = {}

    def begin(self, number: int) -> None:
        """The round that is played now; guesses of another one are forgotten."""
        if number != self._round:
            self._round = number
            self._guesses.clear()

    def of(self, viewer: int, seat: int) -> str:
        """The character that a viewer has noted for a seat, or NO_IDEA."""
        return self._guesses.get((viewer, seat), NO_IDEA)

    def note(self, viewer: int, seat: int, character: str) -> None:
        """A viewer takes a seat for this character."""
        self._guesses[viewer, seat] = character


class NotesPanel(Widget):
    """The notes of the desk's viewer, as high as its room; what does not fit is scrolled.

    `refresh` shows the desk's view as it stands; call it when the view or the viewer has changed.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk, self.guesses = desk, Guesses()
        self._column = Column((), 8)
        self._scroll = Scroll(self._column)
        self.children = [self._scroll]
        self.name = "notes"
        self._shown: object = None
        self._viewer: int | None = None
        self.refresh()

    def refresh(self) -> None:
        """Show what the viewer of this moment may know."""
        view: WildView = self._desk.view()
        viewer = self._desk.viewer()
        self.guesses.begin(view.round)
        shown = (viewer, _facts(view))
        if shown == self._shown:
            return
        if viewer != self._viewer:
            self._scroll.offset = 0
        self._shown, self._viewer = shown, viewer
        mine = viewer is not None and view.seat == viewer
        self._column.set_children(self._written(view) if mine else self._neutral())
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return self._scroll.preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._scroll.layout(theme, rect)

    def _neutral(self) -> list[Widget]:
        texts = self._desk.texts
        return [Label(texts("notes.title"), _TITLE), Label(texts("notes.nobody"), colour="soft")]

    def _written(self, view: WildView) -> list[Widget]:
        assert view.seat is not None
        texts = self._desk.texts
        whose = texts("notes.only", name=self._name(view.seat))
        out: list[Widget] = [Label(texts("notes.title"), _TITLE), Label(whose, "small", colour="soft"), Rule()]
        out += self._myself(view)
        if view.locations:
            out += [Rule(), Label(texts("notes.seen_and_said"), "bold")]
            if view.announced >= 0:
                out.append(Label(self._announcement(view), "small"))
            out += [PlaceNote(place, view, self._desk) for place in range(len(PLACES))]
        out += [Rule(), Label(texts("notes.who"), "bold")]
        out += [self._suspicion(view, seat) for seat in view.setup.left_of(view.seat)[:-1]]
        return out

    def _myself(self, view: WildView) -> list[Widget]:
        """Who I am and what that lets me do."""
        assert view.seat is not None
        texts, own = self._desk.texts, role_of(view, view.seat)
        if own == UNKNOWN:
            out: list[Widget] = [Label(texts("notes.no_character"), colour="soft")]
        else:
            words = Label(texts("notes.i_am", character=called(own, texts)))
            out = [Row([Picture(face_picture(own), _FACE), grow(words)], 10)]
            out.append(Label(ability_text(view.setup.config, own, texts), "small"))
        if view.seat in view.contracts:
            out.append(Row([Picture(f"{FOLDER}contract", 40), grow(Label(texts("notes.contract"), "small"))], 10))
        return out

    def _announcement(self, view: WildView) -> str:
        texts = self._desk.texts
        places = listed([place_word(PLACES[place], texts) for place in view.watched], texts)
        key = "i_announced" if view.headman == view.seat else "announced"
        name, none = self._name(view.headman), "" if view.announced else "_none"
        return texts(f"notes.{key}{none}", name=name, n=view.announced, places=places)

    def _suspicion(self, view: WildView, seat: int) -> Widget:
        """A seat with its character, or with the choice of what it may be."""
        assert view.seat is not None
        look = self._desk.seats[seat]
        badge, name = Picture(f"seats/seat-{look.badge}", _BADGE), Label(self._name(seat), "bold")
        known = role_of(view, seat)
        if known != UNKNOWN:
            title = Label(self._desk.texts(f"character.{known}.name"), "small")
            fact = Row([Picture(face_picture(known), 34), grow(title)], 8)
            return NamedRow(badge, name, fact, "end")
        texts = self._desk.texts
        options = [Option(NO_IDEA, texts("notes.no_idea"))]
        options += [
            Option(c, texts(f"character.{c}.short"), face_picture(c), texts(f"character.{c}.name"))
            for c in suspects(view, seat)
        ]
        noted = self.guesses.of(view.seat, seat)
        value = noted if any(option.value == noted for option in options) else NO_IDEA
        chooser = DropList(options, value, partial(self.guesses.note, view.seat, seat))
        chooser.name = f"guess-{seat}"
        chooser.tooltip = texts("notes.guess_tip", name=self._name(seat))
        return NamedRow(badge, name, chooser)

    def _name(self, seat: int) -> str:
        return self._desk.name_of(seat)


class NamedRow(Widget):
    """A badge and a name, and on the right what belongs to them; below the name where there is too little room.

    At least `_WISH` units are left to `what`, or what it wishes if it stands at the `end`.
    """

    def __init__(self, badge: Widget, name: Widget, what: Widget, side: Literal["fill", "end"] = "fill") -> None:
        super().__init__()
        self._side = side
        self.children = [badge, name, what]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        parts = self._parts(theme, pygame.Rect(0, 0, width, 0))
        return width, max(part.bottom for part in parts)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        for child, part in zip(self.children, self._parts(theme, rect), strict=True):
            child.layout(theme, part)

    def _parts(self, theme: Theme, rect: pygame.Rect) -> list[pygame.Rect]:
        """Where badge, name and the rest go in the width of `rect`, from its top on."""
        _, name, what = self.children
        gap, side = theme.px(8), theme.px(_BADGE)
        named = rect.left + side + gap
        wide = min(name.preferred(theme, rect.width - side - gap)[0], rect.width - side - gap)
        wish = what.preferred(theme, rect.width)[0] if self._side == "end" else theme.px(_WISH)
        rest = max(named + wide, named + theme.px(56)) + gap
        beside = rect.right - rest >= wish
        left, room = (rest, rect.right - rest) if beside else (rect.left, rect.width)
        if self._side == "end":
            left, room = rect.right - min(wish, room), min(wish, room)
        high, line = what.preferred(theme, room)[1], max(side, name.preferred(theme, wide)[1])
        first = max(line, high) if beside else line
        top = rect.top + (first - high) // 2 if beside else rect.top + first + theme.px(2)
        return [
            pygame.Rect(rect.left, rect.top + (first - side) // 2, side, side),
            pygame.Rect(named, rect.top + (first - line) // 2, wide, line),
            pygame.Rect(left, top, room, high),
        ]


class PlaceNote(Widget):
    """One place: who looked, what the viewer saw there, who stands there and what is said of it."""

    def __init__(self, place: int, view: WildView, desk: Desk) -> None:
        super().__init__()
        texts, self._picture = desk.texts, ""
        title = texts(f"place_title.{PLACES[place]}")
        standing = "".join(
            f"{{icon:{FOLDER}meeple-{desk.seats[seat].badge}}}" for seat in range(len(desk.seats))
            if view.meeples[seat] == place
        )  # fmt: skip
        lines: list[Widget] = [Label(f"**{title}** {standing}")]
        kind = view.locations[place]
        if kind != UNKNOWN:
            key = "notes.turned_up" if place in view.turned else "notes.i_saw"
            lines.append(Label(texts(key, card=location_name(kind, texts)), "small"))
        lookers = _lookers(place, view, desk)
        if lookers:
            lines.append(Label(lookers, "small", colour="soft"))
        claims = _claims(place, view, desk)
        if claims:
            lines.append(Label(claims, "small"))
        self._kind, self._setup = kind, view.setup
        self._lines = Column(lines, 0)
        self.children = [self._lines]
        self.name = f"note-{PLACES[place]}"

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad, side = theme.px(8), self._side(theme)
        high = self._lines.preferred(theme, width - 2 * theme.px(10) - side)[1]
        return width, max(high, theme.px(_CARD) if self._kind != UNKNOWN else 0) + 2 * pad

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        inner = rect.inflate(-2 * theme.px(10), -2 * theme.px(8))
        inner.width -= self._side(theme)
        self._lines.layout(theme, inner)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "row", self.rect, "pressed")
        super().draw(surface)
        if self._kind != UNKNOWN:
            card = theme.assets.image_by_height(location_picture(theme, self._setup, self._kind), theme.px(_CARD))
            surface.blit(card, card.get_rect(topright=(self.rect.right - theme.px(10), self.rect.top + theme.px(8))))

    def _side(self, theme: Theme) -> int:
        """The width the small picture takes."""
        return theme.px(_CARD * 5 / 7 + 10) if self._kind != UNKNOWN else 0


def role_of(view: WildView, seat: int) -> str:
    """The character a seat is known to have, with the side of the Headman's card that counts; "" if unknown."""
    name = view.characters[seat]
    return "wild_head" if name == "headman" and view.wild_head else name


def _lookers(place: int, view: WildView, desk: Desk) -> str:
    """Who looked at a place, beside the viewer who knows that anyway."""
    seats = [seat for seat, places in enumerate(view.looks) if place in places]
    names = [desk.name_of(seat) for seat in seats if seat != view.seat]
    if view.seat in seats:
        return desk.texts("notes.looked_too", names=listed(names, desk.texts)) if names else ""
    return desk.texts("notes.looked", names=listed(names, desk.texts)) if names else desk.texts("notes.nobody_looked")


def _claims(place: int, view: WildView, desk: Desk) -> str:
    """What is said about a place: badge and type of everybody who said something."""
    texts = desk.texts
    said = []
    for seat, claim in enumerate(view.claims):
        if claim and claim[0] == PLACES[place]:
            words = texts("notes.says", type=texts(f"location_type.{claim[1]}"))
            said.append(f"{{icon:seats/seat-{desk.seats[seat].badge}}}\u00a0{words}")
    return "   ".join(said)


def _facts(view: WildView) -> Sequence[object]:
    """Everything the notes are written from; the same facts make the same notes."""
    return (
        view.seat, view.round, view.stage == "draft", view.headman, view.wild_head, view.characters, view.offer,
        view.locations, view.turned, view.looks, view.meeples, view.claims, view.announced, view.contracts,
    )  # fmt: skip
