"""The rules of The Sheep in the program: the page of all rules, how the screen is used, the glance beside the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.roots import program_root
from game.scenes.rules_help import RulesScene
from game.scenes.rules_text import facts_of, sections
from game.widgets.label import Label
from game.widgets.tabs import Tabs
from tests.helpers_ui import playing, texts_of
from tests.journey_hand import journey

GAME = "the_sheep"


def test_every_section_has_a_sign_of_its_own() -> None:
    found = sections(texts_of(GAME), facts_of({}))
    signs = [section.icon for section in found]
    assert len(set(signs)) == len(signs) > 15
    images = program_root() / "assets" / "images"
    assert [sign for sign in signs if not (images / f"{sign}.svg").is_file()] == []


@pytest.mark.slow
def test_f1_tells_how_the_screen_is_used(tmp_path: Path) -> None:
    with playing(tmp_path, (1280, 800)) as here:
        here.bots.held = True
        here.sit_down(journey(2, 1))
        here.key("f1")
        scene = here.top
        assert isinstance(scene, RulesScene)
        assert scene.section.id == "screen"
        for told in ("wheel", "**0**", "Let the others act", "Choose for us", "**E**", "dragged"):
            assert told in " ".join(scene.section.paragraphs)


def test_the_buttons_are_called_as_the_page_calls_them() -> None:
    texts = texts_of(GAME)
    page = " ".join(next(s for s in sections(texts, {}) if s.id == "screen").paragraphs)
    for key in ("table.bots_act", "act.leave_kind", "forecast.tab", "act.ready.words"):
        assert f"**{texts(key)}**" in page, key


@pytest.mark.slow
def test_beside_the_table_stands_what_can_be_done(tmp_path: Path) -> None:
    with playing(tmp_path, (1920, 1080)) as here:
        here.bots.held = True
        scene = here.sit_down(journey(2, 1))
        tabs = next(w for w in scene.side.walk() if isinstance(w, Tabs))
        tabs.choose(2)
        here.frames(1)
        lines = [w.text for w in tabs.pages[2].walk() if isinstance(w, Label)]
        assert lines[0].startswith("You win together")
        assert len([line for line in lines[1:] if line.startswith("**")]) == 8
