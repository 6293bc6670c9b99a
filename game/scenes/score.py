"""The end of a game: who won and why, what every point is made of, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.event import Event, events_for
from game.core.outcome import Outcome
from game.render.text_layout import plain
from game.render.theme import Theme
from game.scenes.page import Page, PageScene
from game.scenes.parade import Parade, meadow
from game.scenes.save_picture import keep_picture
from game.scenes.score_card import ScoreCard, SeatScore, gathered, signed
from game.scenes.score_end import end_body
from game.session.best_way import has_best_way
from game.tables.base import EndCard, RoundScore, TellsRounds
from game.tables.registry import end_teller, table_class
from game.widgets.base import Widget
from game.widgets.button import Button, ButtonKind
from game.widgets.label import Label
from game.widgets.layout import Column, Grid
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.session import Session


class ScoreScene(PageScene):
    """Lies over the table of a finished session. Raises ValueError for one that is not finished."""

    opaque = True

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__(program, program.game(session.rules.info.id).texts)
        outcome = session.outcome()
        if outcome is None:
            raise ValueError("only a finished game has a score")
        self.session, self.outcome = session, outcome
        self.by_round = False
        self._badges = table_class(session.rules.info.id).badges(session.view(None))
        self._ending = self._told_end()
        self.cards = [ScoreCard(self._score(seat), self.words("score.from")) for seat in self._by_rank()]
        body = Scroll(self._cards() if self._ending is None else self._end(self._ending))
        left = [
            self._button("to_title", program.show_title, "ui/home"),
            self._button("look_at_table", self.back, "ui/eye"),
        ]
        replay = self._button("watch_again", lambda: program.replay(session), "", "wood")
        again = self._button("rematch", lambda: program.rematch(session), "", "main")
        self._rounds = self._told_rounds()
        self._switch = self._button("by_round", self._show_other, "ui/calendar") if self._rounds else None
        left += [self._switch] if self._switch is not None else []
        if has_best_way(session):
            left.append(self._button("way", lambda: program.show_way(session), "ui/hint"))
        self.show(self._headline(), body, left, [replay, again], width=1320, hug=True)
        settings = program.settings
        walking = self._by_rank() if self._ending is None else list(outcome.winners)
        still = settings.reduced_motion or settings.animation_speed == 0 or not walking
        self.parade = Parade([self._badges[seat] for seat in walking], len(outcome.winners), still)
        if self.page is not None and walking:
            self.page.decorated = False
            self.ui.set_root(_Stage(self.page, self.parade))
        self.ui.set_focus(again)

    def enter(self) -> None:
        """See Scene."""
        keep_picture(self.program, self.session)
        people = [seat.index for seat in self.session.seats if seat.human]
        happy = not people or any(seat in self.outcome.winners for seat in people)
        self.services.audio.play("win" if happy else "lose")

    @property
    def wants_frames(self) -> bool:
        """See Scene."""
        return self.parade.moving or super().wants_frames

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        self.parade.update(dt)

    def draw_background(self, surface: pygame.Surface) -> None:
        """See Scene."""
        surface.blit(meadow(self.services.theme, surface.get_size()), (0, 0))

    def _by_rank(self) -> list[int]:
        """The seats, winners first, then by points."""
        scores, winners = self.outcome.scores, self.outcome.winners
        return sorted(
            range(len(self.session.seats)), key=lambda s: (s not in winners, -(scores[s] if scores else 0), s)
        )

    def _score(self, seat: int) -> SeatScore:
        total = self.outcome.scores[seat] if self.outcome.scores else 0
        lines = tuple(
            (self.words(f"source.{source}"), points) for source, points in gathered(self.outcome.breakdown, seat)
        )
        return self._card(seat, total, lines)

    def _card(self, seat: int, total: int, lines: tuple[tuple[str, int], ...]) -> SeatScore:
        lines = lines or ((self.words("score.no_points"), 0),)
        points = self.words("score.point" if total == 1 else "score.points")
        return SeatScore(self._name(seat), self._badges[seat], total, points, lines, seat in self.outcome.winners)

    def _cards(self) -> Widget:
        """Who won and what every point is made of."""
        cards = Grid(self.cards, min(4, len(self.cards)), 18, least=270, equal_height=False)
        return Column([*(Label(text, align="center") for text in self._why()), cards], 14)

    def _told_end(self) -> EndCard | None:
        """The end in words, in a game without points."""
        teller = end_teller(self.session.rules.info.id)
        return teller.end(self.session.view(None), self._seen(), self.words) if teller is not None else None

    def _end(self, card: EndCard) -> Widget:
        return end_body(card, self.words(f"outcome.{self.outcome.reason}"), self._badges, self._name)

    def _seen(self) -> list[Event]:
        """What everybody saw of the game."""
        return [e for entry in self.session.history for e in events_for(entry.events, None)]

    def _told_rounds(self) -> Sequence[RoundScore]:
        """The rounds, in a game that is played in rounds; they add up to the scores."""
        maker = table_class(self.session.rules.info.id)
        if not isinstance(maker, TellsRounds):
            return ()
        return maker.rounds(self._seen(), self.words)

    def _show_other(self) -> None:
        """From causes to rounds, and back."""
        self.by_round = not self.by_round
        for card, seat in zip(self.cards, self._by_rank(), strict=True):
            card.set_score(self._score_by_round(seat) if self.by_round else self._score(seat))
        if self._switch is not None:
            self._switch.set_text(self.words("score.by_cause" if self.by_round else "score.by_round"))

    def _score_by_round(self, seat: int) -> SeatScore:
        """A card with a line for each round, and its causes in quiet ink."""
        lines = []
        for told in self._rounds:
            causes = [
                self.words("score.cause", cause=c, points=signed(n)) for c, n in told.seats[seat] if c != told.title
            ]
            text = self.words("score.round_line", title=told.title, causes=", ".join(causes))
            lines.append((text, told.total(seat)))
        return self._card(seat, self.outcome.scores[seat], tuple(lines))

    def _headline(self) -> str:
        if self._ending is not None:
            return self._ending.headline
        names = [self._name(seat) for seat in self.outcome.winners]
        if not names:
            return self.words("score.lost")
        return self.words(
            "score.won" if len(names) == 1 else "score.won_many", name=names[0], names=self._listed(names)
        )

    def _why(self) -> list[str]:
        """The reason the game ended and, among equals, why this one won."""
        lines = [self.words(f"outcome.{self.outcome.reason}")]
        tied = tied_for_first(self.outcome)
        if len(tied) > len(self.outcome.winners) > 0 and "outcome.tie" in self.words:
            names = self._listed([self._name(seat) for seat in tied])
            winner = self._listed([self._name(seat) for seat in self.outcome.winners])
            lines.append(self.words("outcome.tie", names=names, winner=winner, points=self.outcome.scores[tied[0]]))
        return lines

    def _name(self, seat: int) -> str:
        return plain(self.session.seats[seat].name)

    def _listed(self, names: list[str]) -> str:
        return self.words("common.and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]

    def _button(self, key: str, act: Callable[[], None], icon: str, kind: ButtonKind = "paper") -> Button:
        button = Button(self.words(f"score.{key}"), act, kind, icon, single=True)
        button.name = key
        return button


def tied_for_first(outcome: Outcome) -> list[int]:
    """The seats that have the highest score."""
    best = max(outcome.scores, default=0)
    return [seat for seat, score in enumerate(outcome.scores) if score == best]


class _Stage(Widget):
    """The sheet above, the parade below it where there is room: for both, without anything having to be scrolled."""

    def __init__(self, page: Page, parade: Parade) -> None:
        super().__init__()
        self.children = [parade, page]
        self._page = page

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        parade, page = self.children
        strip = 0 if theme.tiny else parade.preferred(theme, rect.width)[1]
        page.layout(theme, pygame.Rect(rect.left, rect.top, rect.width, rect.height - strip))
        if strip and not self._all_seen(theme):
            page.layout(theme, rect)
            if self._all_seen(theme):
                strip = 0
            else:
                page.layout(theme, pygame.Rect(rect.left, rect.top, rect.width, rect.height - strip))
        parade.visible = bool(strip)
        parade.layout(theme, pygame.Rect(rect.left, rect.bottom - strip, rect.width, strip))

    def _all_seen(self, theme: Theme) -> bool:
        body = self._page.body
        return body.preferred(theme, body.rect.width)[1] <= body.rect.height
