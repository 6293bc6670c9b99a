"""The list of saved games: what it says, and everything that can be done with a save."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.persist.info import SaveInfo
from game.platform.pictures import png_of
from game.scenes.ask_text import AskText
from game.scenes.save_rows import SaveText, in_order
from game.scenes.saves import SavesScene
from game.widgets.label import Label
from tests.scenes.stage import GAME, Stage, stage


def opened(on: Stage, *titles: str) -> SavesScene:
    """The page with one game a title, the last one on top."""
    for number, title in enumerate(titles):
        on.play(6, number, 3, title).close()
    on.program.session = None
    scene = SavesScene(on.program)
    on.show(scene)
    return scene


def said(on: Stage) -> str:
    """All that can be read."""
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label))


def titles(on: Stage) -> list[str]:
    return [info.title for info in on.program.saves.list_saves() if info.readable]


def answer(on: Stage, text: str) -> None:
    """Type into the question that is asked and confirm."""
    assert isinstance(on.top, AskText)
    on.top.field.set_text("")
    on.type(text)
    on.click("yes")


def test_a_row_tells_game_seats_turn_and_moves(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        opened(on, "Friday")
        text = said(on)
        for part in ("Friday", "Shear Panic", "Hanna", "Mina", "Otto", "6 moves", "turn"):
            assert part in text


def test_a_finished_game_shows_scores_and_a_crown(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(900, 4)
        outcome = session.outcome()
        assert outcome is not None
        session.close()
        info = on.program.saves.list_saves()[0]
        text = SaveText(on.program.services.texts, info, "Shear Panic")
        assert text.progress.startswith("Finished")
        for score in outcome.scores:
            assert f"**{score}**" in text.players
        assert text.players.count("ui/crown") == len(outcome.winners)


def test_an_unreadable_file_is_listed_last_with_its_reason(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        on.program.saves.folder.mkdir(parents=True)
        (on.program.saves.folder / "shopping.txt").write_text("milk", "utf-8")
        scene = opened(on, "Friday")
        assert "shopping.txt" in said(on)
        scene._list.select(1)
        on.turn()
        assert scene.chosen is not None
        assert not scene.chosen.readable
        assert scene.chosen.reason in said(on)
        on.click("go-on")
        assert on.note == scene.chosen.reason
        assert isinstance(on.top, SavesScene)


def test_a_save_takes_any_name(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        opened(on, "Friday")
        for name in ('a:b/c*?"<>|', "CON", "José 羊", "[[x]] **{y}**"):
            on.click("rename")
            answer(on, name)
            assert titles(on) == [name]
            assert isinstance(on.top, SavesScene)


def test_a_deleted_save_can_be_brought_back(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        opened(on, "Friday", "Saturday")
        on.click("delete")
        assert titles(on) == ["Friday"]
        on.click("delete")
        assert titles(on) == []
        assert on.program.services.texts("saves.empty") in said(on)
        on.click("bring-back")
        on.click("bring-back")
        assert sorted(titles(on)) == ["Friday", "Saturday"]
        assert on.top.ui.find("bring-back") is None


def test_a_save_is_given_away_as_one_file_and_taken_in_again(tmp_path: Path) -> None:
    with stage(tmp_path / "a") as on:
        opened(on, "Friday")
        on.click("export")
        answer(on, str(tmp_path / "for you.sheepfold"))
        assert (tmp_path / "for you.sheepfold").is_file()
    with stage(tmp_path / "b") as on:
        opened(on)
        on.click("import")
        answer(on, str(tmp_path / "missing.sheepfold"))
        assert isinstance(on.top, AskText)
        on.top.field.set_text(str(tmp_path / "for you.sheepfold"))
        on.click("yes")
        assert titles(on) == ["Friday"]


def test_the_picture_of_a_save_is_shown(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(3, title="Red")
        screen = pygame.Surface((1280, 800))
        screen.fill("#ff0000")
        assert session.journal is not None
        on.program.saves.set_picture(session.journal.path, png_of(screen))
        session.close()
        scene = SavesScene(on.program)
        on.show(scene)
        place = scene._list.rows[0].children[0].rect.center
        red, green, blue, _ = on.program.services.window.surface.get_at(place)
        assert red > 240
        assert (green, blue) == (0, 0)


def test_the_list_can_be_sorted() -> None:
    def info(title: str, reason: str = "") -> SaveInfo:
        return SaveInfo(Path(title), title, 0.0, reason, GAME)

    given = [info("b"), info("broken", "It is torn."), info("A"), info("c")]
    assert [i.title for i in in_order(given, "date", {})] == ["b", "A", "c", "broken"]
    assert [i.title for i in in_order(given, "name", {})] == ["A", "b", "c", "broken"]


def test_the_keyboard_walks_the_list_and_deletes(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = opened(on, "Friday", "Saturday", "Sunday")
        first = scene.chosen
        on.top.ui.set_focus(scene._list)
        on.key("down")
        assert scene.chosen is not None
        assert scene.chosen != first
        gone = scene.chosen.title
        on.key("delete")
        assert gone not in titles(on)
