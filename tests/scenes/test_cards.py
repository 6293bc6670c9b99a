"""All cards of a game: found by their words, shown with the place they stand in, and changed while one looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.catalog import load_with
from game.content.mods import Mod
from game.content.origins import origin_of
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.scenes.cards import CardsScene
from game.scenes.pause import PauseScene
from game.scenes.rules_help import RulesScene
from game.scenes.setup import SetupScene
from game.tables.registry import card_maker, has_cards
from game.widgets.label import Label
from tests.scenes.fitting import faults
from tests.scenes.stage import GAME, Stage, longer, stage

WEST = "wild_west"
DATA = program_root() / "data"
BOG = "  bog: {type: grass, count: 3, sheep: 0, wolves: 0, disguised: false, picture: bog, origin: house}\n"


def mod(on: Stage, name: str, text: str) -> Path:
    path = on.places.mods / name / WEST / "changes.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def opened(on: Stage, clock: Clock | None = None) -> CardsScene:
    on.program.library.read()
    scene = CardsScene(on.program, WEST, clock or Clock())
    on.show(scene)
    return scene


def said(on: Stage) -> str:
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label)).replace("\\", "")


def names(scene: CardsScene) -> list[str]:
    return [entry.info.name for entry in scene._shown]


def turn_to(on: Stage, scene: CardsScene, entry: str) -> None:
    scene.open(next(e for e in scene._all if e.info.paths[0][-1] == entry))
    on.turn()


@pytest.mark.parametrize("game_id", [game_id for game_id in GAME_IDS if has_cards(game_id)])
def test_every_card_has_words_a_picture_and_a_place(tmp_path: Path, game_id: str) -> None:
    with stage(tmp_path) as on:
        game = on.program.game(game_id)
        assert game.data is not None
        known = card_maker(game_id)(game.data.config, game.texts)
        assert game.texts.missing == set()
        for info in known:
            assert info.name
            assert info.text or info.facts
            assert on.program.services.assets.has(info.picture), info.picture
            origin = origin_of(game.data, info.paths)
            assert (origin.mods, origin.place.line > 1) == ((), True)


def test_all_cards_of_wild_west_are_there_with_their_numbers(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = opened(on)
        assert len(scene._all) == 7 + 9
        assert "8 cards in the deck" in said(on)
        turn_to(on, scene, "hunter")
        assert "and 1 more" in said(on)
        assert "Safe from wolves" in said(on)
        assert "data/wild_west/game.yaml:20" in said(on)
        assert "hunter: {set: basic" in said(on)


def test_cards_are_found_by_name_and_by_text(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = opened(on)
        on.click("search")
        on.type("one wolf")
        assert names(scene)[0] == "One wolf"
        assert scene.card is not None
        assert scene.card.info.name == "One wolf"
        scene.field.set_text("")
        on.type("contract")
        assert names(scene) == ["Insurance Agent"]
        on.type("zzz")
        assert names(scene) == []
        assert on.program.game(WEST).texts("cards.none_found") in said(on)


def test_what_a_mod_changed_is_told_with_its_place_and_can_be_picked_out(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        path = mod(on, "wolf-year", "locations:\n  two_wolves: {wolves: 3}\n" + BOG)
        other = mod(on, "gold-rush", "abilities:\n  hunter_above_wolves: 2\n")
        scene = opened(on)
        turn_to(on, scene, "two_wolves")
        assert "wolves is 3 and was 2." in said(on)
        assert f"{path}:2" in said(on)
        assert "3 wolves" in said(on)
        turn_to(on, scene, "hunter")
        assert "abilities.hunter_above_wolves is 2 and was 1." in said(on)
        assert f"{other}:2" in said(on)
        for choice, changed in (("*", ["Two wolves", "Bog", "Hunter"]), ("gold-rush", ["Hunter"])):
            on.click("filter")
            on.key("down")
            on.key("return")
            assert names(scene) == changed, choice
        turn_to(on, scene, "bog")
        assert "The mod wolf-year" in said(on)
        assert f"{path}:3" in said(on)


def test_an_edited_line_is_seen_within_a_second(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        clock = Clock()
        mod(on, "mine", "abilities: {hunter_above_wolves: 2}\n")
        scene = opened(on, clock)
        turn_to(on, scene, "hunter")
        assert "and 2 more" in said(on)
        mod(on, "mine", "abilities: {hunter_above_wolves: 14}\n")
        clock.now = 0.9
        on.turn()
        assert "and 14 more" in said(on)
        assert scene.card is not None
        assert scene.card.info.name == "Hunter"


def test_a_mistake_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        clock = Clock()
        scene = opened(on, clock)
        mod(on, "mine", "abilities: {hunter_above_wolfs: 2}\n")
        clock.now = 0.9
        on.turn()
        assert 'did you mean "hunter_above_wolves"?' in said(on)
        assert len(scene._all) == 16


def test_a_file_that_cannot_be_opened_has_its_place_copied(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        copied: list[str] = []
        on.program.services.window.copy = copied.append  # type: ignore[method-assign]
        opened(on)
        on.click("open")
        assert copied[0].endswith("data/wild_west/game.yaml:7")
        assert on.note == on.program.game(WEST).texts("cards.no_opener")


def test_the_button_is_where_cards_are_wanted(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        for scene in (RulesScene(on.program, WEST), SetupScene(on.program, WEST)):
            on.show(scene)
            on.click("cards")
            assert isinstance(on.top, CardsScene)
            on.click("back")
            assert on.top is scene
        for scene in (RulesScene(on.program, GAME), SetupScene(on.program, GAME), PauseScene(on.program, on.play(3))):
            on.show(scene)
            assert on.top.ui.find("cards") is None


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1920, 1080), 200), ((800, 500), 200)])
def test_nothing_is_cut(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        scene = opened(on)
        for card in ("grass", "clothed_wolf", "insurance_agent"):
            turn_to(on, scene, card)
            assert faults(scene) == []


def test_a_later_mod_is_named_beside_the_one_that_added_a_card(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("first.yaml", "second.yaml")]
    files[0].write_text("locations:\n" + BOG, "utf-8")
    files[1].write_text("locations:\n  bog: {count: 9}\n", "utf-8")
    rules = get_rules(WEST)
    loaded = load_with(rules, DATA, [Mod("first", (files[0],)), Mod("second", (files[1],))])
    origin = origin_of(loaded, [("locations", "bog")])
    assert origin.mods == ("first", "second")
    assert [(d.path[-1], d.after, d.mod) for d in origin.differences] == [("count", 9, "second")]
