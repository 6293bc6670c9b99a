"""What a table is given and what the table scene asks of it; the same for all games.

A table turns a view into pictures, clicks into actions and events into motion. It knows its own game's view,
actions and events, never a state; it reaches the running game only through its `Desk`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import pygame

from game.core.action import Action
from game.core.event import Event
from game.core.sentence import Names, Sentence
from game.core.texts import Texts
from game.platform import events as ev
from game.render.animate import Animation
from game.render.text_layout import plain
from game.render.theme import Theme
from game.widgets.base import Widget
from game.widgets.log_panel import LogEntry

Describe = Callable[[Event, Texts, Names], Sentence | None]
"""`describe_event` of a game."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is shown: its name as it was typed, the colour of its badge, and whether a person sits there.

    `player`: the typed name, where the table goes by the names of the figures that seats play.
    """

    name: str
    badge: str
    human: bool
    level: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Desk:
    """The running game as a table sees it.

    `view` is what `viewer` may know: the seat whose eyes the screen is for, or None for an onlooker (always so in
    open games, while nobody holds the screen of a hidden one, and after the end). `people` counts the persons.
    `legal` lists what the seat at this screen may do now (nothing while a bot thinks or motion runs);
    `preview` gives the events that actions would have, as far as that seat can know; `why_not` is the reason
    in words; `play` does an action; `sound` plays one by name, in the pitch of a seat if one is given;
    `seat_menu` asks who shall play a seat;
    `confirm` says whether a move is shown first and played by a second click, `peek_toggles` whether what is
    looked at in secret opens by one click and closes by another instead of being held. `sand` gives the milliseconds
    that are left in the timer of a real-time game at this very moment, None where no time runs.
    `left_to_program` says whether the program answers a joint decision of a kind (its prompt, such as `herd`) for the
    people at the table; `leave_to_program` leaves that kind to it from now on, or no longer.

    Several people at one screen may be asked at once; `legal` then lists what all of them may do, each action with
    its seat.
    """

    texts: Texts
    seats: tuple[SeatLook, ...]
    view: Callable[[], Any]
    legal: Callable[[], Sequence[Action]]
    why_not: Callable[[Action], str]
    preview: Callable[[Sequence[Action]], tuple[Event, ...]]
    play: Callable[[Action], None]
    sound: Callable[[str, int | None], None]
    seat_menu: Callable[[int], None] = lambda seat: None
    confirm: Callable[[], bool] = lambda: False
    viewer: Callable[[], int | None] = lambda: None
    peek_toggles: Callable[[], bool] = lambda: False
    sand: Callable[[], int | None] = lambda: None
    leave_to_program: Callable[[str], None] = lambda kind: None
    left_to_program: Callable[[str], bool] = lambda kind: False
    sentences: dict[Event, Sentence | None] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def people(self) -> int:
        """How many persons sit at the table."""
        return sum(seat.human for seat in self.seats)

    def name_of(self, seat: int) -> str:
        """The name of a seat for a text, so that nothing in it is taken for a mark."""
        return plain(self.seats[seat].name)

    def tell(self, describe: Describe, event: Event) -> Sentence | None:
        """An event in the words of its game.

        Kept where all may see it: the log of a long game is made anew with every step.
        """
        if event.audience is not None:
            return describe(event, self.texts, self.name_of)
        if event not in self.sentences:
            self.sentences[event] = describe(event, self.texts, self.name_of)
        return self.sentences[event]


@dataclass(frozen=True, slots=True)
class Slots:
    """Where a table leaves room for what all tables share, in pixels.

    `prompt` is the line at the top; `side` the panel for log and rules, or, if `rail`, the tabs that open one over
    the field, which then takes `drawer`.
    """

    prompt: pygame.Rect
    side: pygame.Rect
    drawer: pygame.Rect
    rail: bool


class CardLook(Protocol):
    """Draws a card as it is, enlarged, for games whose cards are more than a picture."""

    def size(self, theme: Theme) -> tuple[int, int]:
        """Width and height in pixels."""

    def draw(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Draw it into a rectangle of that size."""


@dataclass(frozen=True, slots=True)
class CardInfo:
    """A card of a game as it can be looked up.

    `paths` lead into the game's data: first to the card's own entry, then to values elsewhere that concern it.
    `group` is the heading it belongs under; `facts` are short lines about it, `text` is what it does. `spare` is the
    picture for a card whose own one does not exist. `plate` is how far down, from 0 to 1, the picture has an empty
    plate for the name, or 0 for none. `flavour` is a line for the mood. `look` draws the card itself, with its text;
    a card without one is shown by picture and words.
    """

    paths: tuple[tuple[str, ...], ...]
    group: str
    name: str
    picture: str
    facts: tuple[str, ...] = ()
    text: str = ""
    spare: str = ""
    plate: float = 0.0
    flavour: str = ""
    look: CardLook | None = None


CardMaker = Callable[[Any, Texts], list[CardInfo]]
"""`cards(config, texts)`: all cards of a game under its present data, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that can be chosen in a set-up.

    `line` says in a few words what it is, `facts` are short lines about it, `text` is what it does, `flavour` a line
    for the mood. `picture` and `spare` are as in `CardInfo`; in their place `drawn` may paint one for so many pixels,
    `shape` times as wide as high.
    """

    name: str
    picture: str = ""
    spare: str = ""
    line: str = ""
    facts: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    flavour: str = ""
    drawn: Callable[[Theme, tuple[int, int]], pygame.Surface] | None = None
    shape: float = 1.0


OfferMaker = Callable[[Any, Texts, str, str], Offered | None]
"""`offered(config, texts, option, value)`: how a value of an option looks; None where words are enough."""


class GameTable(Protocol):
    """The table of one game.

    Events that are handed to it are those the desk's viewer may see. When the viewer changes, `refresh` comes first:
    whatever was pinned, opened or half chosen for the one before is put away then.
    """

    root: Widget

    @property
    def night(self) -> bool:
        """Whether the panels lie on night paper now; asked anew whenever something was shown."""

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        """Where prompt and side panel go in a window; called before the root is laid out."""

    def prompt(self) -> str:
        """What is asked while a choice is being narrowed; `**bold**` first; "" for the ask's own words."""

    def told(self, events: Sequence[Event]) -> str:
        """What one action did, in a sentence or two for the line on top; "" for nothing that can be seen."""

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """What happened, in words: from (key, events) of every step to the entries of the log panel."""

    def card(self) -> Widget:
        """A small card below the log: what counts at this moment of the game."""

    def pages(self) -> Sequence[tuple[str, Widget]]:
        """Tabs of the game's own for the side panel, by title; they come before log and rules."""

    def set_flat(self, on: bool) -> None:
        """The plain look: no decoration."""

    def thinking(self, seat: int | None) -> None:
        """Show that a bot's seat is thinking, or none."""

    def refresh(self) -> None:
        """Show the desk's view as it stands now, without motion; forget a half-made choice.

        Called at rest after every step, and whenever the viewer has changed.
        """

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """Mark what was done last (moves, dice) without motion; `history` are the events of the latest actions."""

    def motion(self, events: Sequence[Event]) -> Animation:
        """The events as motion, from the picture as it is to the picture after them."""

    def must_be_seen(self, events: Sequence[Event]) -> bool:
        """Whether these events are a show for everybody at the table, whoever acts next and however fast bots are."""

    def waits(self) -> bool:
        """Whether the motion stands still until somebody asks it to go on."""

    def controls_at(self, pos: ev.Pos) -> bool:
        """Whether there is a control at a pixel that works during motion; clicks elsewhere end the motion."""

    def step_back(self) -> bool:
        """Take back one step of a half-made choice; False when there is none."""

    def suggest(self, action: Action, why: str) -> None:
        """Mark an action as a hint; the prompt tells it with its reason as long as the clicks agree with it."""


@runtime_checkable
class SpeaksFor(Protocol):
    """What a table offers besides, where people choose whose actions they look at."""

    @property
    def speaks_for(self) -> int | None:
        """The seat whose hint is meant; None for whoever is asked first."""


@runtime_checkable
class ShowsTime(Protocol):
    """What the table of a game in real time offers besides."""

    def time_passes(self) -> None:
        """Time has passed (see `Desk.sand`): show it, drawing nothing else anew; called some ten times a second."""


@runtime_checkable
class ChangesByNight(Protocol):
    """What a table class offers besides, if another loop plays while its table is at `night`."""

    @property
    def music_by_night(self) -> str: ...


class TableMaker(Protocol):
    """A game's table class. `music` names the loop that plays while its games do."""

    @property
    def music(self) -> str: ...

    def __call__(self, desk: Desk) -> GameTable:
        """A table for a running game."""

    def badges(self, view: Any) -> tuple[str, ...]:
        """The badge colour of every seat, by the game's own colours."""

    def badge_of(self, colour: str) -> str:
        """The badge colour for one of the game's seat colours."""

    def where(self, view: Any, texts: Texts) -> str:
        """How far the game is, in a few words for the title's Continue."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One round at the end of a game: its title, and for every seat (cause in words, points) of all it won and lost."""

    title: str
    seats: tuple[tuple[tuple[str, int], ...], ...]

    def total(self, seat: int) -> int:
        """The points of a seat in this round."""
        return sum(points for _, points in self.seats[seat])


@runtime_checkable
class TellsRounds(Protocol):
    """What a table class offers besides, if its game is played in rounds that score."""

    def rounds(self, events: Sequence[Event], texts: Texts) -> Sequence[RoundScore]:
        """The rounds of a finished game from its public events; a seat's points in all of them are its score."""


@dataclass(frozen=True, slots=True)
class EndSide:
    """Seats that win or lose together. `seats`: (seat, what is to be said about it, "" for nothing)."""

    title: str
    won: bool
    seats: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class EndPerson:
    """What became of a seat: the `picture` of who it was, a `title` (how it ended for them), lines about them, and
    whether it ended `well`."""

    seat: int
    picture: str
    title: str
    lines: tuple[str, ...]
    well: bool


@dataclass(frozen=True, slots=True)
class EndCard:
    """How a game without points ended: a headline, facts as (name, figure), sides, and what made it easier, if
    anything. `picture` stands for the end; a `scenic` one is wide. `people` are told one by one where all are on one
    side."""

    headline: str
    picture: str
    facts: tuple[tuple[str, str], ...]
    sides: tuple[EndSide, ...] = ()
    easier: str = ""
    people: tuple[EndPerson, ...] = ()
    scenic: bool = False


class TellsEnd(Protocol):
    """What tells the end of a game without points; see `registry.end_teller`."""

    def end(self, view: Any, events: Sequence[Event], texts: Texts) -> EndCard:
        """The end of a game, from its last view and all that could be seen."""

    def move(self, events: Sequence[Event], texts: Texts) -> str:
        """One move of a way through the game, in words; "" for what is no move."""
