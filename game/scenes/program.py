"""The program behind the scenes: settings, saves, games, bots, and every way from one screen to another.

Scenes get it beside the services and ask it for what is not drawing. Whatever is slow to come up (data, saves,
bots) is fetched after the first picture; scenes are imported by the methods that show them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.scenes.library import Library
from game.scenes.pages import Pages

if TYPE_CHECKING:
    from game.core.rules import Options
    from game.persist.info import SaveInfo
    from game.persist.places import Places
    from game.persist.saves import Saves
    from game.persist.settings import Settings
    from game.scenes.services import Services
    from game.scenes.setup_choices import Choices
    from game.session.seats import Seat
    from game.session.session import Session
    from game.session.worker import BotWorker

KEPT_DELETED = 7 * 24 * 3600
"""Seconds for which a deleted save is kept."""


class Program(Pages):
    """What scenes may ask for beyond their services. One per run, made by `game.app`.

    `session` is the game that is being played, if any. `notes` are
    sentences the player should see once (settings that could not be read, a save that could not be written); the
    title shows them.
    """

    def __init__(
        self, services: Services, places: Places, settings: Settings, library: Library
    ) -> None:
        super().__init__(services, library)
        self.places = places
        self.session: Session | None = None
        self.notes: list[str] = []
        self._settings = settings
        self._saves: Saves | None = None
        self._worker: BotWorker | None = None
        self._seen_version = 0
        self._told_of_trouble = False

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self._settings

    def change_settings(self, **values: Any) -> None:
        """Use and keep other values; see `Settings.changed`. What concerns look and sound counts at once."""
        self._use(self._settings.changed(**values))

    def _use(self, settings: Settings) -> None:
        from game.persist.settings import save_settings

        old, self._settings = self._settings, settings
        self.services.settings = settings
        trouble = save_settings(self.places, settings)
        if trouble is not None:
            self.notes.append(trouble.sentence)
        seen = ("ui_scale", "reduced_motion", "effects", "timer_volume", "music", "muted", "flat_look", "night_paper")
        if any(getattr(old, name) != getattr(settings, name) for name in seen):
            self.services.apply_settings()
        if old.full_screen != settings.full_screen:
            self.services.window.set_fullscreen(settings.full_screen)

    def leave_choice(self, choice: str, left: bool) -> None:
        """Leave a kind of joint choice to the program from now on, or no longer; see `Settings.left_to_program`."""
        self._use(self._settings.with_left(choice, left))

    def toggle_fullscreen(self) -> None:
        """To full screen or back."""
        self.change_settings(full_screen=not self.services.window.fullscreen)

    @property
    def saves(self) -> Saves:
        """The folder of saved games."""
        if self._saves is None:
            from game.session.games import open_saves

            self._saves = open_saves(self.places)
        return self._saves

    @property
    def worker(self) -> BotWorker:
        """The process in which bots think; started when it is first asked for, to be there when it is needed."""
        if self._worker is None:
            from game.session.worker import BotWorker

            self._worker = BotWorker()
            self._worker.start()
        return self._worker

    def wake_bots(self) -> None:
        """Have the bots' process come up; it takes a moment that nobody should wait for."""
        self._worker = self.worker

    def after_first_frame(self) -> None:
        """The title can be seen: now read the games' data in the background."""
        self.library.begin()

    def poll(self) -> None:
        """Called once a pass of the loop: take over words that have been read, tell when a game cannot be saved."""
        if self.library.ready and self.library.version != self._seen_version:
            self._seen_version = self.library.version
            if self.library.common is not None:
                self.services.texts = self.library.common
        self._tell_of_trouble()

    def _tell_of_trouble(self) -> None:
        """Once, when the running game begins to be unsaved; again only after it was saved or tried in vain."""
        journal = self.session.journal if self.session is not None else None
        trouble = journal.trouble if journal is not None else None
        told, self._told_of_trouble = self._told_of_trouble, trouble is not None
        if journal is None or trouble is None or told:
            return
        from game.render.text_layout import plain
        from game.scenes.dialogs import confirm

        def retry() -> None:
            journal.retry()
            self._told_of_trouble = False

        words = self.services.texts
        self.services.stack.push(
            confirm(
                self.services, words("pause.not_saved"), plain(trouble.sentence), words("pause.retry"),
                words("pause.resume"), retry,
            )
        )  # fmt: skip

    def show_title(self) -> None:
        """Leave whatever is shown for the title."""
        from game.scenes.title import TitleScene

        self.close_session()
        self.services.stack.reset(TitleScene(self))

    def start(self, game_id: str, seats: Sequence[Seat], options: Options, seed: int) -> None:
        """Deal a game, which saves itself from the first moment, and show its table. Raises BadPosition."""
        from game.session.games import begin

        data = self.game(game_id).data
        if data is None:
            self.tell_broken(game_id)
            return
        self.close_session()
        self._show_table(begin(self.saves, data, seats, options, seed), "")

    def start_chosen(self, game_id: str, choices: Choices, seed: int) -> None:
        """Begin a game as chosen on the set-up page, and remember the choices. Raises BadPosition."""
        from game.scenes.setup_choices import options_of, seats_of

        seats = seats_of(choices, self.game(game_id).texts)
        self.start(game_id, seats, options_of(choices, seed, self.game(game_id).info), seed)
        typed = [seat.name for seat, chosen in zip(seats, choices.seats, strict=True) if chosen.name.strip()]
        self.remember_setup(game_id, choices.to_dict(), typed)

    def quick_start(self, game_id: str) -> None:
        """You against bots with the usual options, at once."""

        def begin() -> None:
            from game.scenes.setup_choices import usual

            if self.game(game_id).data is None:
                self.tell_broken(game_id)
                return
            choices = usual(self.game(game_id).info, self._settings.undo)
            if self._settings.names:
                choices = choices.with_seat(0, name=self._settings.names[0])
            self.start_chosen(game_id, choices, new_seed())

        self.when_ready(game_id, begin)

    def resume(self, save: SaveInfo) -> None:
        """Go on with a saved game; a sentence says why not, or what has changed since."""
        self.when_ready(save.game, lambda: self._go_on(save))

    def _go_on(self, save: SaveInfo) -> None:
        from game.persist.files import SaveTrouble
        from game.session.games import go_on

        data = self.game(save.game).data
        if data is None:
            self.tell_broken(save.game)
            return
        self.close_session()
        loaded = go_on(self.saves, save, data)
        if isinstance(loaded, SaveTrouble):
            self.tell(loaded.sentence)
        else:
            self._show_table(loaded.session, loaded.note)

    def rematch(self, session: Session) -> None:
        """The same seats and options again with another deal; the next seat begins."""
        options = dict(session.options)
        first = options.get("first_seat", 0)
        options["first_seat"] = (int(first) + 1) % len(session.seats)
        self.start(session.rules.info.id, session.seats, options, new_seed())

    def _show_table(self, session: Session, note: str) -> None:
        from game.scenes.table import TableScene

        self.session = session
        if not all(seat.human for seat in session.seats):
            self.wake_bots()
        self.services.stack.reset(TableScene(self, session))
        if note:
            self.tell(note)

    def close_session(self) -> None:
        """Let go of the game that is being played; it is saved, with a picture, and can be continued."""
        session, self.session = self.session, None
        if session is not None:
            from game.scenes.save_picture import keep_picture

            keep_picture(self, session)
            session.close()

    def remember_setup(self, game_id: str, choices: Mapping[str, Any], names: Sequence[str]) -> None:
        """Keep the choices of a set-up, and the names that were typed, for the next time."""
        latest = tuple(dict.fromkeys((*names, *self._settings.names)))[:30]
        self._use(self._settings.with_set_up(game_id, choices).changed(names=latest))

    def replay_save(self, save: SaveInfo) -> None:
        """Watch a saved game; a sentence says why not."""

        def show() -> None:
            from game.persist.files import SaveTrouble
            from game.session.games import look_at

            data = self.game(save.game).data
            contents = self.saves.read(save.path)
            if data is None:
                self.tell_broken(save.game)
                return
            loaded = contents if isinstance(contents, SaveTrouble) else look_at(contents, data)
            if isinstance(loaded, SaveTrouble):
                self.tell(loaded.sentence)
            else:
                self.replay(loaded.session)

        self.when_ready(save.game, show)

    def quit(self) -> None:
        """End the program after this pass; everything is saved already."""
        self.services.leave()

    def close(self) -> None:
        """The program ends: let go of the game and of the bots' process."""
        self.close_session()
        if self._saves is not None:
            self._saves.empty_trash(older_than=KEPT_DELETED)
        if self._worker is not None:
            self._worker.close()
            self._worker = None


def new_seed() -> int:
    """A seed nobody chose, of up to nine digits so that it can be read out and typed in."""
    import secrets

    return secrets.randbelow(1_000_000_000)
