"""The first screen: a painted fold with a gate for every game, the last game to go on with, and ways to the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.platform import events as ev
from game.render.text_layout import plain
from game.render.theme import Theme
from game.scenes.mute import MuteButton
from game.scenes.scene import Scene
from game.scenes.title_board import TitleBoard
from game.scenes.title_fold import Fold
from game.scenes.title_gates import Gate, GateWords
from game.scenes.title_welcome import Welcome
from game.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.last_game import LastGame, LastGameSearch
    from game.scenes.program import Program


class TitleScene(Scene):
    """The title. Ready at once; saved games, data and the painting come in while it is already in use."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.services)
        self._program = program
        self._fold = Fold()
        self._loaded = False
        self._search: LastGameSearch | None = None
        self._gates = [Gate(g, self._words_of(g), self._opener(g)) for g in program.library.game_ids]
        self._foot = self._make_foot()
        self._mute = MuteButton(program, lambda: self.services.texts)
        self._board = TitleBoard(self._gates, self._foot, [self._mute])
        self.ui.set_root(self._board)
        self.ui.set_focus(self._gates[0])

    def enter(self) -> None:
        """See Scene."""
        self.services.audio.play_music("title")

    def resume(self) -> None:
        """See Scene. Saves and settings may have changed."""
        self._mute.refresh()
        self._loaded = False

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """See Scene."""
        self._board.choose(theme)
        super().layout(size, theme)
        wishes = [wish for gate in self._gates for wish in gate.wishes()]
        for gate in self._gates:
            gate.painted = False
        self._fold.layout(theme, self._board.in_painting, [*self._board.wishes(), *wishes])

    @property
    def wants_frames(self) -> bool:
        """See Scene."""
        return super().wants_frames or self._fold.wants_frames or not self._loaded or self._search is not None

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        if self._fold.update(dt):
            for gate in self._gates:
                gate.painted = self._fold.painted
            self._board.painted = self._fold.painted
            self.invalidate()
        if not self._loaded and self._program.library.ready:
            self._load()
        if self._search is not None and self._search.done:
            found, self._search = self._search.found, None
            self._board.set_welcome(self._welcome(found))
            if self._board.choose(self.services.theme):
                self.layout(self.services.theme.size, self.services.theme)
        if self._program.notes:
            notes, self._program.notes[:] = list(self._program.notes), []
            self._program.tell("\n".join(plain(note) for note in notes))

    def draw(self, surface: pygame.Surface) -> None:
        """See Scene."""
        self._fold.draw(surface)
        self._board.draw_front = self._fold.draw_front
        self.ui.draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Scene."""
        if self.ui.handle(event):
            return True
        if isinstance(event, ev.KeyPressed) and event.key == "m" and not event.repeat:
            self._mute.press()
            return True
        return False

    def _load(self) -> None:
        """Data and words are there: say more on the gates, and look for a game to go on with."""
        from game.scenes.last_game import LastGameSearch

        self._loaded = True
        self._search = LastGameSearch(self._program.saves, self._program.library)
        for gate in self._gates:
            gate.words = self._words_of(gate.game_id)
        for button in self._foot:
            button.set_text(self.services.texts(f"title.{button.name}"))
        problems = len(self._program.library.problems)
        words = self.services.texts("title.problems_badge", n=problems)
        badge = Button(words, self._program.show_problems, icon="ui/warning")
        badge.name = "problems"
        self._board.set_badge(badge if problems else None)

    def _welcome(self, last: LastGame | None) -> Welcome:
        texts = self.services.texts
        if last is None:
            game = self._program.library.game_ids[0]
            return Welcome(
                texts("chooser.quick_start"), lambda: self._program.quick_start(game),
                plain(self._name_of(game)), texts("title.quick_detail"),
            )
        from game.scenes.moments import when

        save, name = last.save, plain(self._name_of(last.save.game))
        moment = when(texts, save.changed)
        if last.where:
            heading = texts("title.continue_where", game=name, where=last.where)
        else:
            heading = texts("title.continue_round", game=name, round=max(1, save.turn))
        if last.to_play:
            detail = texts("title.continue_to_play", name=plain(last.to_play), when=moment)
        else:
            detail = texts("title.continue_detail", players=", ".join(map(plain, save.names)), when=moment)
        return Welcome(texts("title.continue"), lambda: self._program.resume(save), heading, detail, last.badge)

    def _words_of(self, game_id: str) -> GateWords:
        texts = self.services.texts
        if not self._program.library.ready:
            return GateWords(self._name_of(game_id))
        info = self._program.game(game_id).info
        low, high = info.minutes
        tags = ", ".join(texts(f"tag.{tag}") for tag in info.tags)
        more = (texts("chooser.minutes", low=low, high=high), tags, self._program.game(game_id).texts("tagline"))
        players = texts("chooser.players", low=info.min_seats, high=info.max_seats)
        return GateWords(self._name_of(game_id), players, more)

    def _name_of(self, game_id: str) -> str:
        if self._program.library.ready:
            return self._program.game(game_id).texts("name")
        return self.services.texts(f"game.{game_id}.name")

    def _opener(self, game_id: str) -> Callable[[], None]:
        return lambda: self._program.show_setup(game_id)

    def _make_foot(self) -> list[Button]:
        texts, program = self.services.texts, self._program
        first = program.library.game_ids[0]
        made = []
        for key, act in (
            ("saves", program.show_saves),
            ("rules", lambda: program.show_rules(first)),
            ("settings", program.show_settings),
            ("about", program.show_credits),
            ("quit", program.quit),
        ):
            button = Button(texts(f"title.{key}"), act, single=True)
            button.name = key
            made.append(button)
        return made
