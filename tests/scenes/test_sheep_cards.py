"""The page of all cards with those of The Sheep: searched, narrowed by kind, drawn as they are, changed by mods."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.scenes.card_rows import CardPainting
from game.scenes.cards import CardsScene
from game.tables.the_sheep.face_look import FaceLook
from game.widgets.base import Widget
from tests.scenes.fitting import faults, out_of_reach
from tests.scenes.stage import Change, Stage, longer, stage
from tests.scenes.test_cards import Clock, names, said, turn_to

SHEEP = "the_sheep"
ALL_CARDS = 6 + 36 + 28 + 20 + 18 + 20 + 20 + 24 + 6 + 6 + 2
SCARER = """\
equipment:
  bird_scarer:
    name: Bird Scarer
    flavour: The birds have been gone since Candlemas.
    cost: 1
    damage: {metal: 1}
    abilities:
      rattle:
        when: [day, night]
        choose: {beast: {sheep: {next_to: $here}}}
        do: [{move: {what: $beast, away: $owner, steps: 2}}]
    origin: house
caravans:
  tinker: {inventory: [lightning_prod, turnpike_pass, fowling_piece, bird_scarer]}
"""


def mod(on: Stage, name: str, text: str) -> Path:
    path = on.places.mods / name / SHEEP / "cards.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@contextmanager
def opened(
    home: Path, size: tuple[int, int] = (1280, 720), change: Change | None = None, scale: int = 100,
    mods: dict[str, str] | None = None, clock: Clock | None = None,
) -> Iterator[tuple[Stage, CardsScene]]:  # fmt: skip
    with stage(home, size, change or (lambda texts: texts), ui_scale=scale) as on:
        library = on.program.library
        library.game_ids = tuple(dict.fromkeys((*library.game_ids, SHEEP)))
        for name, text in (mods or {}).items():
            mod(on, name, text)
        library.read()
        scene = CardsScene(on.program, SHEEP, clock or Clock())
        on.show(scene)
        yield on, scene


def faces(on: Stage) -> list[str]:
    """The ids of the cards that are drawn as they are."""
    shown = [widget for widget in on.widgets() if isinstance(widget, CardPainting)]
    return [widget._look.face.id for widget in shown if isinstance(widget._look, FaceLook)]


def test_all_cards_are_there_and_drawn_as_they_are(tmp_path: Path) -> None:
    with opened(tmp_path) as (on, scene):
        assert len(scene._all) == ALL_CARDS
        turn_to(on, scene, "leech_jar")
        assert faces(on) == ["leech_jar"]
        assert "Sold by the Apothecary’s Van." in said(on)
        assert "data/the_sheep/equipment.yaml:" in said(on)
        turn_to(on, scene, "downs")
        assert faces(on) == []
        assert "Sixteen miles of chalk" in said(on)
        assert "data/the_sheep/maps/downs." in said(on)


def test_several_words_are_searched_in_name_text_kind_and_flavour(tmp_path: Path) -> None:
    with opened(tmp_path) as (on, scene):
        on.click("search")
        for typed, only in (
            ("leech", ["Leech Jar", "Leech Sheep", "Apothecary’s Van"]),
            ("particular grown", ["Leech Jar"]),
            ("curse refresh exhausted", ["The Other Cheek"]),
            ("mutation immune shock choir", ["Choir Sheep"]),
        ):
            scene.field.set_text("")
            on.type(typed)
            assert names(scene) == only, typed


def test_one_kind_can_be_picked_out_and_searched(tmp_path: Path) -> None:
    with opened(tmp_path) as (on, scene):
        on.click("kind")
        on.key("down")
        on.key("return")
        assert len(names(scene)) == 6
        assert names(scene)[0] == "Miles"
        scene._by_group("Caravans")
        on.click("search")
        on.type("cart")
        assert names(scene) == ["Tinker’s Cart"]
        assert scene.ticking
        on.turn(0.2)
        assert faces(on) == ["tinker"]
        assert not scene.ticking


def test_a_letter_lays_out_only_rows_in_sight_and_measures_none_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as (on, scene):
        on.click("search")
        asked: list[Widget] = []
        for row in scene._rows.values():
            preferred = row.preferred
            monkeypatch.setattr(row, "preferred", lambda *a, row=row, ask=preferred: (asked.append(row), ask(*a))[1])
        on.type("the")
        assert 20 < len(names(scene)) < ALL_CARDS
        assert asked == []
        assert 3 < len(scene._index.children) < 20


def test_a_card_of_a_mod_has_a_face_a_general_picture_and_its_place(tmp_path: Path) -> None:
    with opened(tmp_path, mods={"mine": SCARER}) as (on, scene):
        turn_to(on, scene, "bird_scarer")
        assert faces(on) == ["bird_scarer"]
        assert "mine/the_sheep/cards.yaml:2" in said(on)
        assert "The mod mine" in said(on)
        assert not [told for told in on.program.services.assets.problems if "bird_scarer" in told]
        turn_to(on, scene, "tinker")
        assert "By the mod mine" in said(on)
        scene._by_mod("mine")
        assert names(scene) == ["Bird Scarer", "Tinker’s Cart"]


def test_a_broken_overlay_is_told_with_file_and_line_beside_the_list(tmp_path: Path) -> None:
    broken = {"mine": "equipment:\n  shears: {cots: 3}\n", "other": "curses:\n  black_milk:\n    flavour: [1]\n"}
    with opened(tmp_path, mods=broken) as (on, scene):
        assert len(scene._all) == ALL_CARDS
        told = said(on)
        assert "2 problems; what is wrong is left out." in told
        assert "mine/the_sheep/cards.yaml:2" in told
        assert 'did you mean "cost"?' in told
        assert "other/the_sheep/cards.yaml:3" in told
        copied: list[str] = []
        on.program.services.window.copy = copied.append  # type: ignore[method-assign]
        on.click("mend-0")
        assert copied[0].endswith("mine/the_sheep/cards.yaml:2")


def test_the_button_reads_the_data_again(tmp_path: Path) -> None:
    with opened(tmp_path) as (on, scene):
        turn_to(on, scene, "powder_keg")
        assert "Costs 4 Essence" in said(on)
        mod(on, "mine", "equipment:\n  powder_keg: {cost: 1}\n")
        on.click("reload")
        assert "Costs 1 Essence" in said(on)
        assert "cost is 1 and was 4." in said(on)
        assert faces(on) == ["powder_keg"]


def test_a_changed_file_is_read_by_itself(tmp_path: Path) -> None:
    clock = Clock()
    with opened(tmp_path, clock=clock) as (on, scene):
        turn_to(on, scene, "powder_keg")
        mod(on, "mine", "equipment:\n  powder_keg: {cost: 1}\n")
        clock.now = 0.9
        on.turn()
        assert "Costs 1 Essence" in said(on)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1920, 1080), 200), ((800, 500), 200)])
def test_nothing_is_cut(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    mods = {"mine": SCARER, "other": "curses:\n  black_milk:\n    flavour: [1]\n"}
    with opened(tmp_path, size, longer, scale, mods) as (on, scene):
        for card in ("miles", "eel_in_the_blood", "void", "bird_scarer", "downs"):
            turn_to(on, scene, card)
            assert faults(scene) == [], card
        assert out_of_reach(scene) == []
