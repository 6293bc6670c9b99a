"""People with secrets before the real table of Wild West Shepherds, and a film of what they were shown.

The film knows of every picture who had lifted the curtain then, whose view the table was last given, which words were
written and which card pictures were used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from game.core.event import events_for
from game.core.rng import Rng
from game.persist.settings import Settings
from game.platform.assets import Assets
from game.platform.fonts import Fonts
from game.rules.wild_west.describe import describe_event
from game.rules.wild_west.events import CharacterShown, LocationTurned
from game.scenes.stack import SceneStack
from game.scenes.table import TableScene
from game.scenes.table_curtain import CurtainKeeper
from game.scenes.table_viewer import Eyes
from game.session.session import Session
from tests.helpers_ui import Playing, playing, texts_of
from tests.wild_hand import clicks_for

_ANYBODYS = {"character-back", "character-headman", "character-wild_head", "location-back", "location-unknown"}
_GROUND = (4, 320)
"""A pixel of the prairie on which nothing lies."""


@dataclass
class Frame:
    """One picture. `holder` has lifted the curtain; `view` is the seat of the view the table had last; `allowed` are
    the cards that whoever looks may see."""

    covered: bool
    holder: int | None
    view: int | None
    top: str
    allowed: set[str]
    words: list[str] = field(default_factory=list)
    pictures: set[str] = field(default_factory=set)

    @property
    def text(self) -> str:
        """All words that were written, without the spaces between them."""
        return bare("".join(self.words))

    @property
    def cards(self) -> set[str]:
        """The cards that could be seen, by the names of their pictures."""
        names = {name.removeprefix("wild_west/") for name in self.pictures}
        return {n for n in names if n.startswith(("character-", "location-"))} - _ANYBODYS


def bare(text: str) -> str:
    """A text without spaces and marks."""
    return "".join(text.replace("*", "").replace("\u00a0", "").split())


class Film:
    """Keeps the pictures, and every view that was asked for with who held the screen then."""

    folder = "wild_west/"
    """Where the pictures lie that are told of."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.frames: list[Frame] = []
        self.views: list[tuple[int | None, int | None]] = []
        self.last_view: int | None = None
        self.people: WildPeople | None = None
        self._now: Frame | None = None
        word, keep, draw, view, lift = Fonts.word, Assets.keep, SceneStack.draw, Eyes.view, CurtainKeeper._lift

        def word_kept(fonts: Any, face: Any, px: int, text: str, colour: str) -> Any:
            if self._now is not None:
                self._now.words.append(text)
            return word(fonts, face, px, text, colour)

        def keep_kept(assets: Any, key: Any, make: Any) -> Any:
            if self._now is not None:
                self._now.pictures |= {part for part in key if isinstance(part, str) and part.startswith(self.folder)}
            return keep(assets, key, make)

        def draw_kept(stack: Any, surface: Any) -> None:
            self._now = self._frame(stack)
            draw(stack, surface)
            self.frames.append(self._now)
            self._now = None

        def view_kept(eyes: Any) -> Any:
            seen = view(eyes)
            self.last_view = seen.seat
            self.views.append((seen.seat, self.people.holder if self.people is not None else None))
            return seen

        def lift_kept(keeper: Any) -> None:
            if self.people is not None and keeper._state == "handed":
                self.people.holder = self.people.seat_of(keeper.curtain.ui.root.words.name)
            lift(keeper)

        patch.setattr(CurtainKeeper, "_lift", lift_kept)
        patch.setattr(Fonts, "word", word_kept)
        patch.setattr(Assets, "keep", keep_kept)
        patch.setattr(SceneStack, "draw", draw_kept)
        patch.setattr(Eyes, "view", view_kept)

    def _frame(self, stack: SceneStack) -> Frame:
        scene = next((s for s in stack.scenes if isinstance(s, TableScene)), None)
        covered = scene is not None and scene.keeper.covered
        holder = self.people.holder if self.people is not None else None
        allowed = self.people.allowed(holder) if self.people is not None and not covered else set()
        return Frame(covered, holder, self.last_view, type(stack.top).__name__, allowed)

    def cut(self) -> list[Frame]:
        """The pictures since the last call."""
        seen, self.frames = self.frames, []
        return seen


class WildPeople:
    """Some people and bots at one screen. `holder` is kept by what was clicked, not by what the program thinks."""

    game = "wild_west"
    describe = staticmethod(describe_event)

    def __init__(self, here: Playing, session: Session, film: Film | None = None) -> None:
        self.here, self.film = here, film
        if film is not None:
            film.people = self
        services = here.program.services
        here.loop.hooks.append(lambda: [work() for work in tuple(services.background)] and None)
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Begin this game, or open it anew."""
        self.session = session
        self.holder: int | None = None
        self._allowed: dict[tuple[int, int | None], set[str]] = {}
        self._sentences: list[list[tuple[Any, str]]] = []
        if len(self.people) == 1:
            (self.holder,) = self.people
        session.subscribe(self._happened)
        give = Session.set_seat

        def given(*change: Any) -> None:
            give(session, *change)
            self._happened(None, False)

        session.set_seat = given  # type: ignore[method-assign]
        self.scene: Any = self.here.sit_down(session)
        if self.film is not None:
            # The scene before was told that it is in front again, and went without being drawn.
            self.film.views.clear()

    @property
    def people(self) -> set[int]:
        """The seats of persons."""
        return {seat.index for seat in self.session.seats if seat.human}

    def _happened(self, entry: Any, undone: bool) -> None:
        if self.holder not in self.people or (len(self.people) > 1 and self.asked != self.holder):
            self.holder = None

    @property
    def asked(self) -> int | None:
        """The seat the game waits for."""
        decision = self.session.decision()
        return decision.seats[0] if decision is not None else None

    @property
    def covered(self) -> bool:
        return bool(self.scene.keeper.covered)

    def wait(self, seconds: float = 0.5) -> None:
        self.here.frames(round(seconds / 0.05))

    def lift(self) -> None:
        """Wait a moment and open the door."""
        self.wait()
        assert self.covered
        name = self.scene.ui.root.words.name
        self.here.click("lift")
        if self.film is None:
            self.holder = self.seat_of(name)
        assert not self.covered

    def seat_of(self, name: str) -> int:
        """The seat of somebody."""
        return [seat.name for seat in self.session.seats].index(name)

    def act(self, rng: Rng) -> Any:
        """One of the legal actions of whoever holds the screen, by clicks."""
        assert self.asked is not None
        action = rng.choice(self.session.legal(self.asked))
        self.do(action)
        return action

    def do(self, action: Any) -> None:
        """Exactly this, by clicks."""
        number, seat = len(self.session.history), self.asked
        assert seat is not None
        for name in clicks_for(action, self.session.view(seat), self.session.legal(seat)):
            self.here.click(name)
        assert self.session.history[number].action == action

    def watch(self) -> bool:
        """Look at a show to its end, which a click on the prairie brings; whether there was one."""
        shown = bool(self.scene.steps.showing and self.scene.animator.busy)
        if shown:
            self.here.click(_GROUND)
        return shown

    def until_asked(self, most: int = 4000) -> int | None:
        """Let bots play and shows end until a person is asked, or the game is over (None)."""
        for _ in range(most):
            if self.session.finished:
                self.watch()
                return None
            if self.covered:
                return self.asked
            if self.asked in self.people and not self.scene.animator.busy:
                return self.asked
            if not self.watch():
                self.here.frames(1)
        raise AssertionError("nobody is asked for minutes")

    # ---------------------------------------------------------------- what must not be seen

    def allowed(self, holder: int | None) -> set[str]:
        """The cards that this pair of eyes may see now, or has seen turned up in the latest step."""
        key = (self.session.history[-1].number, holder)
        if key not in self._allowed:
            self._allowed[key] = self._find_allowed(holder)
        return self._allowed[key]

    def _find_allowed(self, holder: int | None) -> set[str]:
        now: Any = self.session.view(holder)
        before: Any = self.session.view_before(holder) if len(self.session.history) > 1 else now
        known = {*now.characters, *before.characters, *(now.offer if now.stage == "draft" else ())}
        kinds = {*now.locations, *before.locations}
        for event in events_for(self.session.history[-1].events, None):
            if isinstance(event, CharacterShown):
                known.add(event.character)
            elif isinstance(event, LocationTurned):
                kinds.add(event.card)
        cards = now.setup.cards
        return {f"character-{c}" for c in known - {""}} | {f"location-{cards[k].picture}" for k in kinds - {""}}

    def secret_sentences(self, holder: int | None) -> list[str]:
        """What the log of somebody else tells and this one's must not."""
        return [s for told in self._secrets() for e, s in told if holder not in e.audience]

    def own_sentences(self, holder: int | None) -> list[str]:
        """What this one's log tells and nobody else's."""
        return [s for told in self._secrets() for e, s in told if holder in e.audience]

    def _secrets(self) -> list[list[tuple[Any, str]]]:
        texts, history = texts_of(self.game), self.session.history
        for entry in history[len(self._sentences) :]:
            told = [(e, self.describe(e, texts, lambda seat: self.session.seats[seat].name)) for e in entry.events]
            self._sentences.append([(e, bare(s.text)) for e, s in told if s is not None and e.audience is not None])
        return self._sentences


@contextmanager
def wild_people(
    home: Path, session: Session, film: Film | None = None, size: tuple[int, int] = (1366, 768), **settings: Any
) -> Iterator[WildPeople]:
    """People at the table, cleared away afterwards; motion and bots are at once unless other settings are named."""
    kept = Settings(**{"animation": "off", "bot_speed": "instant", **settings})
    with playing(home, size, kept) as here:
        yield WildPeople(here, session, film)
