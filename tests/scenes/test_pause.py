"""The pause: what it says about the game, and that everything it offers does what it says."""

from __future__ import annotations

from pathlib import Path

from game.persist.files import SaveTrouble
from game.scenes.ask_text import AskText
from game.scenes.pause import PauseScene
from game.scenes.replay import ReplayScene
from game.scenes.rules_help import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.session.session import Session
from game.widgets.button import Button
from game.widgets.label import Label
from tests.scenes.stage import Stage, play_on, stage


def paused(on: Stage, actions: int = 5, seed: int = 1) -> Session:
    """A game of people at its table, with the pause over it."""
    session = on.play(actions, seed)
    on.show(TableScene(on.program, session))
    on.show(PauseScene(on.program, session))
    return session


def said(on: Stage) -> str:
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label))


def test_it_says_that_all_is_saved_and_what_was_set_up(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        paused(on, seed=4711)
        text = said(on)
        for part in ("saved already", "Hanna", "Mina", "Otto", "Seed 4711"):
            assert part in text


def test_go_on_and_escape_lead_back_to_the_table(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on)
        hash_before = session.state_hash()
        on.click("resume")
        assert isinstance(on.top, TableScene)
        on.key("escape")
        assert isinstance(on.top, PauseScene)
        on.key("escape")
        assert isinstance(on.top, TableScene)
        assert session.state_hash() == hash_before


def test_save_as_makes_a_copy_and_the_game_goes_on_in_its_own_file(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on)
        on.click("save_as")
        assert isinstance(on.top, AskText)
        on.type("CON? 羊")
        on.click("yes")
        assert isinstance(on.top, PauseScene)
        infos = on.program.saves.list_saves()
        assert sorted(info.title for info in infos) == ["", "CON? 羊"]
        assert session.journal is not None
        assert on.program.saves.info(session.journal.path).title == ""


def test_rules_settings_and_replay_come_back_to_the_pause(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        paused(on)
        for name, kind in (("rules", RulesScene), ("settings", SettingsScene), ("replay", ReplayScene)):
            on.click(name)
            assert isinstance(on.top, kind)
            on.key("escape")
            assert isinstance(on.top, PauseScene)


def test_the_turn_can_be_begun_anew_or_the_reason_is_said(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on, actions=0)
        assert not session.can_restart_turn().allowed
        on.click("restart_turn")
        assert on.note == on.program.services.texts("reason.restart_untouched")
        assert isinstance(on.top, PauseScene)


def test_a_bot_takes_over_a_seat_and_gives_it_back(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on)
        waiting = session.decision()
        assert waiting is not None
        seat = (waiting.seats[0] + 1) % 3
        on.click(f"hands-{seat}")
        assert not session.seats[seat].human
        on.click(f"hands-{seat}")
        assert session.seats[seat].human


def test_a_new_game_is_asked_for_before_it_is_dealt(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on)
        on.click("restart")
        on.key("escape")
        assert isinstance(on.top, PauseScene)
        assert on.program.session is session


def test_the_picture_of_the_game_is_kept(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = paused(on)
        assert session.journal is not None
        assert on.program.saves.info(session.journal.path).picture is not None


def test_a_save_that_cannot_be_written_is_told_and_tried_again(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(3)
        assert session.journal is not None
        session.journal.trouble = SaveTrouble("The game could not be saved: the disk is full.")
        on.show(PauseScene(on.program, session))
        assert "the disk is full" in said(on)
        assert "saved already" not in said(on)
        on.click("retry")
        assert "saved already" in said(on)


def test_a_finished_game_offers_its_score(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(900)
        on.show(PauseScene(on.program, session))
        assert on.top.ui.find("restart_turn") is None
        on.click("score")
        assert type(on.top).__name__ == "ScoreScene"


def test_a_game_that_cannot_be_saved_any_more_says_so_once_and_offers_to_try_again(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(5)
        on.show(TableScene(on.program, session))
        assert session.journal is not None
        on.program.poll()
        on.turn()
        assert isinstance(on.top, TableScene)

        folder = on.places.saves
        folder.rename(tmp_path / "elsewhere")
        folder.write_text("in the way")
        play_on(session, 1)
        for _ in range(3):
            on.program.poll()
            on.turn()
        assert [type(scene).__name__ for scene in on.stack.scenes].count("DialogScene") == 1
        assert "a file stands where a folder should be" in said(on)

        on.click(retry(on))
        on.program.poll()
        on.turn()
        assert "a file stands where a folder should be" in said(on), "tried in vain: asks again"

        folder.unlink()
        (tmp_path / "elsewhere").rename(folder)
        on.click(retry(on))
        on.program.poll()
        on.turn()
        assert session.journal.trouble is None
        assert isinstance(on.top, TableScene)


def retry(on: Stage) -> Button:
    return next(w for w in on.widgets() if isinstance(w, Button) and w.text == on.program.services.texts("pause.retry"))
