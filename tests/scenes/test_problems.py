"""Data and mods: problems with their places, reading again, and a first mod without any documentation."""

from __future__ import annotations

from pathlib import Path

from game.scenes.ask_text import AskText
from game.scenes.problems import ProblemsScene
from game.widgets.label import Label
from tests.scenes.stage import GAME, Stage, stage

FIVE = "mat:\n  boing: {nmber: 2}\n  ewe_turn_1: {number: 30}\npoints: {beside: two, cornr: 1}\nmatt: {}\n"


def mod(on: Stage, name: str, text: str) -> Path:
    path = on.places.mods / name / GAME / "changes.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def opened(on: Stage) -> ProblemsScene:
    scene = ProblemsScene(on.program, clock=lambda: on.now)  # type: ignore[attr-defined]
    on.show(scene)
    return scene


def said(on: Stage) -> str:
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label))


def with_clock(on: Stage) -> Stage:
    on.now = 0.0  # type: ignore[attr-defined]
    return on


def test_all_is_well(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        opened(with_clock(on))
        assert on.program.services.texts("problems.none") in said(on)
        assert on.program.services.texts("problems.no_mods") in said(on)


def test_every_problem_is_there_with_place_and_line(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        path = mod(on, "shears", FIVE)
        on.program.library.read()
        opened(with_clock(on))
        text = said(on)
        assert "5 problems" in text
        for place in ("2:11", "3:24", "4:18", "4:23", "5:1"):
            assert f"{path}:{place}" in text.replace("\\", "")
        assert 'did you mean "number"?' in text
        assert "{nmber: 2}" in text.replace("\\", "")
        assert "1 file was set aside" in text


def test_the_list_can_be_copied(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        copied: list[str] = []
        on.program.services.window.copy = copied.append  # type: ignore[method-assign]
        mod(on, "shears", FIVE)
        on.program.library.read()
        opened(with_clock(on))
        on.click("copy")
        assert len(copied[0].splitlines()) == 5
        assert copied[0].splitlines() == [str(p) for p in on.program.library.problems]


def test_a_changed_file_is_read_again_while_the_page_is_open(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        mod(on, "shears", "points: {corner: two}\n")
        on.program.library.read()
        opened(with_clock(on))
        assert "1 problem" in said(on)
        mod(on, "shears", "points: {corner: 2}\n")
        on.turn()
        assert "1 problem" in said(on)
        on.now = 0.9  # type: ignore[attr-defined]
        on.turn()
        assert on.program.services.texts("problems.none") in said(on)
        assert "1 changed, 0 added, 0 removed" in said(on)


def test_a_running_game_keeps_its_data(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(4)
        config = session.config
        mod(on, "shears", "points: {corner: 2}\n")
        opened(with_clock(on))
        on.click("reload")
        assert session.config is config
        data = on.program.game(GAME).data
        assert data is not None
        assert data.config.points.corner == 2


def test_a_new_mod_is_made_edited_checked_and_played(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        opened(with_clock(on))
        on.click("new-mod")
        assert isinstance(on.top, AskText)
        on.click("yes")
        assert isinstance(on.top, ProblemsScene)
        (made,) = on.places.mods.glob(f"*/{GAME}/*.yaml")
        assert on.program.services.texts("problems.none") in said(on)
        made.write_text(made.read_text("utf-8").replace("corner: 1", "corner: 5"), "utf-8")
        on.click("check-my-mod")
        assert "my-mod" in on.note
        assert "1 changed" in on.note
        assert on.play(1).config.points.corner == 5


def test_a_second_mod_of_the_same_name_spoils_nothing(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        first = mod(on, "my-mod", "points: {corner: 4}\n")
        opened(with_clock(on))
        on.click("new-mod")
        on.click("yes")
        assert first.read_text("utf-8") == "points: {corner: 4}\n"
        assert sorted(p.name for p in on.places.mods.iterdir()) == ["my-mod", "my-mod-2"]


def test_a_bad_mod_is_named_by_its_check(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        mod(on, "shears", "points: {corner: two}\n")
        on.program.library.read()
        opened(with_clock(on))
        on.click("check-shears")
        assert "shears has 1 problem" in on.note


def test_a_mod_in_the_wrong_place_is_told(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        stray = on.places.mods / "shears" / "changes.yaml"
        stray.parent.mkdir(parents=True)
        stray.write_text("points: {corner: 2}\n", "utf-8")
        on.program.library.read()
        opened(with_clock(on))
        assert "beside the game folders" in said(on)


def test_missing_pictures_sounds_and_letters_are_named(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        assets = on.program.services.assets
        assets.image("sheep/no-such-sheep", (40, 40))
        assets.fonts.word("serif", 20, "狼", "#000000")
        copied: list[str] = []
        on.program.services.window.copy = copied.append  # type: ignore[method-assign]
        opened(with_clock(on))
        assert '"sheep/no-such-sheep" is missing below assets/images' in said(on)
        assert "狼" in said(on)
        on.click("copy")
        assert "no-such-sheep" in copied[0]
