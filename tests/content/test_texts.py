"""The words: what files become, what a translation may leave out, and that the shipped ones are sound."""

from __future__ import annotations

from pathlib import Path

from game.content.mods import Roots
from game.content.nodes import shown_path
from game.content.texts import languages, load_texts
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from tests.content.conftest import GAME, Farmyard

ROOTS = Roots(program_root() / "data")


def write(farmyard: Farmyard, topic: str, language: str, text: str) -> Path:
    """Writes a text file into the data folder."""
    path = farmyard.roots.data / topic / "text" / f"{language}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_shipped_texts_have_no_mistakes() -> None:
    for game_id in (None, *GAME_IDS):
        loaded = load_texts(ROOTS, game_id)
        assert loaded.problems == ()


def test_every_game_says_its_name_and_what_it_is_like() -> None:
    for game_id in GAME_IDS:
        texts = load_texts(ROOTS, game_id).texts
        assert "name" in texts
        for tag in get_rules(game_id).info.tags:
            assert f"tag.{tag}" in texts


def test_every_reason_for_no_undo_and_every_bot_has_words() -> None:
    texts = load_texts(ROOTS).texts
    for level in ("random", "easy", "normal", "hard", "human"):
        assert f"bot.{level}.name" in texts
        assert f"bot.{level}.help" in texts


def test_nested_keys_fields_and_numbers(farmyard: Farmyard) -> None:
    write(
        farmyard,
        "common",
        "en",
        'log:\n  push: "{name} pushes."\n  sheep: {one: "1 sheep of {name}", other: "{k} sheep of {name}", count: k}\n'
        "  braces: 'a {{wooden}} brace'\n",
    )
    texts = load_texts(farmyard.roots).texts
    assert texts("log.push", name="Ida") == "Ida pushes."
    counted = [texts("log.sheep", name="Ida", k=k) for k in (0, 1, 2)]
    assert counted == ["0 sheep of Ida", "1 sheep of Ida", "2 sheep of Ida"]
    assert texts("log.braces") == "a {wooden} brace"
    assert texts("log.nothing") == "[log.nothing]"
    assert texts.missing == {"log.nothing"}


def test_a_games_words_lie_on_top_of_the_common_ones(farmyard: Farmyard) -> None:
    write(farmyard, "common", "en", "a: common\nb: common\n")
    write(farmyard, GAME, "en", "b: the game's\n")
    texts = load_texts(farmyard.roots, GAME).texts
    assert (texts("a"), texts("b")) == ("common", "the game's")
    assert load_texts(farmyard.roots).texts("b") == "common"


def test_a_mod_may_change_words(farmyard: Farmyard) -> None:
    farmyard.mod("mine", "name: Woolly Panic\n", "en.yaml", f"{GAME}/text")
    texts = load_texts(farmyard.roots, GAME).texts
    assert texts("name") == "Woolly Panic"
    assert "action.boing.name" in texts


def test_a_translation_falls_back_to_english_and_counts_what_is_missing(farmyard: Farmyard) -> None:
    write(farmyard, "common", "en", "back: Back\nstay: Stay\n")
    write(farmyard, "common", "de", "back: Zurück\n")
    loaded = load_texts(farmyard.roots, language="de")
    assert (loaded.texts("back"), loaded.texts("stay")) == ("Zurück", "Stay")
    assert loaded.untranslated == ("stay",)
    assert loaded.problems == ()
    assert languages(farmyard.roots) == ("en", "de")


def test_a_translation_may_use_no_field_that_english_has_not(farmyard: Farmyard) -> None:
    write(farmyard, "common", "en", 'moved: "{name} moves."\nbakc: Back\n')
    path = write(farmyard, "common", "de", 'moved: "{nmae} zieht."\nback: Zurück\n')
    loaded = load_texts(farmyard.roots, language="de")
    assert [str(p) for p in loaded.problems] == [
        f'{shown_path(path)}:1:8: "moved" has no field {{nmae}}; it has name; did you mean "name"?',
        f'{shown_path(path)}:2:1: there is no text "back" in English; did you mean "bakc"?',
    ]
    assert loaded.texts("moved", name="Ida") == "Ida moves."


def test_one_wrong_text_costs_only_itself(farmyard: Farmyard) -> None:
    write(farmyard, "common", "en", 'good: fine\nbad: "{"\n')
    loaded = load_texts(farmyard.roots)
    assert len(loaded.problems) == 1
    assert loaded.texts("good") == "fine"
    assert "bad" not in loaded.texts


def test_no_words_at_all(tmp_path: Path) -> None:
    loaded = load_texts(Roots(tmp_path))
    assert [p.message for p in loaded.problems] == ["this file cannot be read: No such file or directory"]
    assert loaded.texts("title.play") == "[title.play]"
