"""The pause of a running game: go on, keep it under a name, look things up, begin the turn anew, or leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.persist.files import SaveTrouble
from game.render.text_layout import plain
from game.scenes.ask_text import AskText, Question
from game.scenes.dialogs import confirm
from game.scenes.page import Adaptive, PageScene
from game.scenes.pause_setup import set_up
from game.scenes.reasons import reason_words
from game.scenes.save_picture import keep_picture
from game.tables.registry import has_cards
from game.widgets.base import Widget
from game.widgets.button import Button, ButtonKind
from game.widgets.label import Label
from game.widgets.layout import Column, Grid, Panel, Row, grow
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.session import Session


class PauseScene(PageScene):
    """Lies over the table. The game is saved all the time; nothing here can lose it.

    `viewer` is the seat for whose eyes the table is, None for nobody's and in open games.
    """

    def __init__(self, program: Program, session: Session, viewer: int | None = None) -> None:
        super().__init__(program, program.game(session.rules.info.id).texts)
        self.session, self._viewer = session, viewer
        self.secret = session.rules.info.hidden
        self._build()

    def enter(self) -> None:
        """See Scene."""
        keep_picture(self.program, self.session)

    def _build(self) -> None:
        texts = self.words
        wide = Row(
            [grow(Column([self._saved(), Panel(set_up(texts, self.session, self._change_hands), "card", 18)], 14)),
             grow(Column(self._buttons(), 12))],
            28, align="start",
        )  # fmt: skip
        narrow = Column(
            [self._saved(), Grid(self._buttons(), 2, 10, least=270, equal_height=False),
             Panel(set_up(texts, self.session, self._change_hands), "card", 14)],
            12,
        )  # fmt: skip
        go_on = self._button("resume", self.back, "main")
        leave = self._button("quit", self.program.quit)
        body = Scroll(Adaptive(wide, narrow, 800))
        self.show(texts("pause.title"), body, [leave], [go_on], width=960, hug=True)
        self.ui.set_focus(go_on)

    def _saved(self) -> Widget:
        """The line that says that all is saved, or what is in the way and a button to try again."""
        trouble = self.session.journal.trouble if self.session.journal is not None else None
        if trouble is None:
            return Label("{icon:ui/done}\u00a0" + self.words("pause.saved"))
        sentence = Label("{icon:ui/warning}\u00a0" + plain(trouble.sentence), colour="brick")
        return Column([sentence, Row([self._button("retry", self._retry)])], 8)

    def _buttons(self) -> list[Widget]:
        program, session = self.program, self.session
        game_id = session.rules.info.id
        save_as = self._button("save_as", self._save_as, icon="ui/save")
        save_as.enable(self.words("pause.no_file") if session.journal is None else "")
        rules = self._button("rules", lambda: program.show_rules(game_id), icon="ui/book")
        settings = self._button("settings", program.show_settings, icon="ui/gear")
        turn = self._button("restart_turn", self._restart_turn, icon="ui/undo")
        info = session.can_restart_turn(self._viewer)
        turn.enable("" if info.allowed else reason_words(self.words, session.seats, info.reason))
        replay = self._button("replay", lambda: program.replay(session), icon="ui/play")
        anew = self._button("restart", self._ask_anew, icon="ui/redo")
        title = self._button("to_title", program.show_title, icon="ui/home")
        help_: list[Widget] = [rules]
        if has_cards(game_id):
            cards = Button(self.words("cards.button"), lambda: program.show_cards(game_id), icon="ui/book", single=True)
            cards.name = "cards"
            help_.append(cards)
        if session.finished:
            score = self._button("score", self._show_score, icon="ui/crown")
            return [score, save_as, *help_, settings, replay, anew, title]
        return [save_as, *help_, settings, turn, replay, anew, title]

    def _show_score(self) -> None:
        from game.scenes.score import ScoreScene

        self.services.stack.replace(self, ScoreScene(self.program, self.session))

    def _button(self, key: str, act: Callable[[], None], kind: ButtonKind = "paper", icon: str = "") -> Button:
        button = Button(self.words(f"pause.{key}"), act, kind, icon, single=True)
        button.name = key
        return button

    def _retry(self) -> None:
        if self.session.journal is not None:
            self.session.journal.retry()
        self._build()

    def _restart_turn(self) -> None:
        self.back()
        self.session.restart_turn(self._viewer)

    def _ask_anew(self) -> None:
        words, program, session = self.words, self.program, self.session
        self.services.stack.push(
            confirm(
                self.services, words("pause.restart"), words("pause.restart_ask"), words("pause.restart"),
                words("common.back"), lambda: program.rematch(session),
            )
        )  # fmt: skip

    def _save_as(self) -> None:
        journal = self.session.journal
        if journal is None:
            return
        path = journal.path
        words = self.words

        def take(text: str) -> str:
            copy = self.program.saves.save_as(path, text)
            if isinstance(copy, SaveTrouble):
                return plain(copy.sentence)
            self.note(words("saves.saved_as", name=plain(copy.title) or words("name")))
            return ""

        question = Question(words("saves.save_as"), words("saves.save_as_help"), "", words("saves.save"))
        self.services.stack.push(AskText(self.services, question, take))

    def _change_hands(self, seat: int) -> None:
        who = self.session.seats[seat]
        if who.human:
            self.session.set_seat(seat, "bot", "normal")
            self.note(self.words("table.took_over", name=plain(who.name)))
        else:
            self.session.set_seat(seat, "human")
            self.note(self.words("table.took_back", name=plain(who.name)))
        self._build()
