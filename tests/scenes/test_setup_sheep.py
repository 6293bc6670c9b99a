"""The set-up of The Sheep: who each seat is, which map, which Caravans, how hard; and what is told of it later."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.persist.settings import Settings, load_settings
from game.roots import program_root
from game.scenes import pause_setup
from game.scenes.library import Library
from game.scenes.setup import SetupScene
from game.scenes.setup_own import OwnScene
from game.session.session import Session
from game.widgets.choice_plate import ChoicePlate
from tests.helpers_ui import Playing, playing

pytestmark = pytest.mark.slow

GAME = "the_sheep"
TALL = (1920, 3000)
"""So high that nothing has to be scrolled to."""
MAPS = program_root() / "data" / GAME / "maps"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path, TALL) as window:
        window.program.show_setup(GAME)
        window.frames(2)
        yield window


def page(here: Playing) -> SetupScene:
    assert isinstance(here.top, SetupScene)
    return here.top


def plate(here: Playing, name: str) -> ChoicePlate:
    found = here.widget(name)
    assert isinstance(found, ChoicePlate)
    return found


def said(widget: Any) -> str:
    """All words on a widget."""
    return "\n".join(w.text for w in widget.walk() if isinstance(getattr(w, "text", None), str))


def choose(here: Playing, option: str, value: Any) -> None:
    """Click one of the values of a choice."""
    control: Any = here.widget(option)
    here.click(control.children[[o.value for o in control.options].index(value)])


def told(here: Playing, option: str) -> str:
    return page(here)._fields.fields[option].told


def who(here: Playing, seat: int) -> str:
    """The name of the seat's Shepherd, as its row shows it."""
    return said(plate(here, f"seat-{seat}-shepherd")).splitlines()[0]


def begun(here: Playing, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Press Begin and give the session for the table."""
    given: list[Session] = []
    monkeypatch.setattr(here.program, "_show_table", lambda session, note: given.append(session))
    here.click("start")
    assert given, page(here).ui.note_text
    given[0].close()
    return given[0]


def going(here: Playing) -> list[str]:
    """The Caravans that are ticked, by name."""
    plates = [w for w in here.top.ui.root.walk() if w.name.startswith("caravan-")]
    return [w.name.removeprefix("caravan-") for w in plates if w.marked]


# ---------------------------------------------------------------- Shepherds and traits


def test_a_good_mix_goes_if_nobody_chooses(here: Playing) -> None:
    assert [who(here, seat) for seat in range(3)] == ["Miles", "Agatha Thorne", "Isidore Flint"]


def test_both_first_traits_can_be_read_before_choosing(here: Playing) -> None:
    """data/the_sheep/shepherds.yaml: Second Wind refreshes a piece, Cold Steel adds Metal damage."""
    assert "Refresh one of your exhausted Equipment" in said(plate(here, "seat-0-second_wind"))
    assert "3 more Metal damage" in said(plate(here, "seat-0-cold_steel"))
    assert plate(here, "seat-0-second_wind").marked
    here.click("seat-0-cold_steel")
    assert plate(here, "seat-0-cold_steel").marked
    assert not plate(here, "seat-0-second_wind").marked


def test_all_six_can_be_read_on_one_page_and_a_trait_chooses_both(here: Playing) -> None:
    here.click("seat-1-shepherd")
    assert isinstance(here.top, OwnScene)
    words = said(here.top.ui.root)
    for name in ("Miles", "Agatha Thorne", "Isidore Flint", "Nan Hollins", "Silas Pole", "Wren Tully"):
        assert name in words
    assert "Player 1 has this one;" in words
    here.click("pick-early_start")
    assert who(here, 1) == "Wren Tully"
    assert plate(here, "seat-1-early_start").marked
    assert [who(here, seat) for seat in (0, 2)] == ["Miles", "Isidore Flint"], "nobody else changes"


def test_choosing_somebody_elses_shepherd_changes_the_two(here: Playing) -> None:
    here.click("seat-0-cold_steel")
    here.click("seat-2-shepherd")
    here.click("pick-second_wind")
    assert [who(here, seat) for seat in range(3)] == ["Isidore Flint", "Agatha Thorne", "Miles"]
    assert plate(here, "seat-2-second_wind").marked
    here.click("seat-0-shepherd")
    here.click("pick-cold_steel")
    assert [who(here, seat) for seat in range(3)] == ["Miles", "Agatha Thorne", "Isidore Flint"]


def test_escape_leaves_everything_as_it_was(here: Playing) -> None:
    here.click("seat-0-shepherd")
    here.key("escape")
    here.frames(1)
    assert who(here, 0) == "Miles"


def test_who_moves_up_takes_the_shepherd_along(here: Playing) -> None:
    here.click("seat-1-draw_the_fever")
    here.click("seat-1-up")
    assert [who(here, seat) for seat in range(3)] == ["Agatha Thorne", "Miles", "Isidore Flint"]
    assert plate(here, "seat-0-draw_the_fever").marked
    here.click("seat-0-remove")
    assert [who(here, seat) for seat in range(2)] == ["Miles", "Isidore Flint"]
    here.click("add-seat")
    assert who(here, 2) == "Agatha Thorne", "a new seat is the first who is free"


def test_what_is_chosen_arrives_at_the_table_is_remembered_and_told(
    here: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.click("seat-0-shepherd")
    here.click("pick-early_start")
    here.click("caravan-drover")
    here.click("map-levels")
    choose(here, "averting_silences", True)
    session = begun(here, monkeypatch)
    setup: Any = session.view(None).setup  # type: ignore[attr-defined]
    assert setup.shepherds == ("wren", "agatha", "isidore")
    assert setup.traits[0] == "early_start"
    assert setup.caravans == ("apothecary", "tinker", "ironmonger", "chandler", "drover")
    assert (setup.map.id, setup.silencing) == ("levels", True)
    texts = here.program.game(GAME).texts
    lines = pause_setup.choices(texts, session)
    assert "The map: The Levels" in lines
    assert not [line for line in lines if line.startswith("How many")], "their names say it"
    apostrophes = "Apothecary’s Van, Tinker’s Cart, Ironmonger’s Dray, Chandler’s Wagon, Drover’s Rig"
    assert f"Which Caravans: {apostrophes}" in lines
    assert "Averting pollution: Silences all tiles too" in lines
    assert not [line for line in lines if "begins" in line], "nobody begins in The Sheep"
    assert pause_setup.own_words(texts, session, 0) == "Wren Tully, Early Start"
    settings, note = load_settings(here.program.places)
    assert note == ""
    assert settings.set_ups[GAME]["seats"][0]["own"]["shepherd"] == "wren"  # type: ignore[index, call-overload]
    here.program.show_title()
    here.program.show_setup(GAME)
    here.frames(2)
    assert (who(here, 0), going(here)[-1], plate(here, "map-levels").marked) == ("Wren Tully", "drover", True)
    here.click("reset")
    assert (who(here, 0), plate(here, "map-downs").marked) == ("Miles", True)


# ---------------------------------------------------------------- Caravans


def test_as_many_caravans_as_usual_for_so_many(here: Playing) -> None:
    """The rules page: 3, 4 and 4 Caravans for 2, 3 and 4 players."""
    assert going(here) == ["apothecary", "tinker", "ironmonger", "chandler"]
    assert told(here, "caravans") == "With 3 players that is usually: 4."
    here.click("add-seat")
    assert len(going(here)) == 4
    here.click("seat-3-remove")
    here.click("seat-2-remove")
    assert len(going(here)) == 3


def test_each_caravan_tells_what_it_bears_does_and_sells(here: Playing) -> None:
    """data/the_sheep/caravans.yaml: the Dray bears 7, deals 2 Metal damage, sells the Powder Keg."""
    words = said(plate(here, "caravan-ironmonger"))
    for part in ("Ironmonger’s Dray", "7", "2 Metal damage", "Powder Keg"):
        assert part in words


def test_a_click_takes_a_caravan_in_or_out_and_the_number_follows(here: Playing) -> None:
    here.click("caravan-tinker")
    assert going(here) == ["apothecary", "ironmonger", "chandler"]
    assert here.widget("caravans").value == 3  # type: ignore[attr-defined]
    here.click("caravan-drover")
    assert going(here) == ["apothecary", "ironmonger", "chandler", "drover"]
    assert here.widget("caravans").value == 0, "four are usual for three"  # type: ignore[attr-defined]
    choose(here, "caravans", 2)
    assert going(here) == ["apothecary", "ironmonger"]
    here.click("caravan-ironmonger")
    assert going(here) == ["apothecary", "ironmonger"]
    assert page(here).ui.note_text == "At least 2 have to go."
    choose(here, "caravans", 6)
    assert len(going(here)) == 6


# ---------------------------------------------------------------- difficulty


def test_how_hard_it_is_has_three_names_that_say_what_they_change(here: Playing) -> None:
    segments: Any = here.widget("presets")
    assert [option.text for option in segments.options] == ["Easier", "Usual", "Harder", "Own choice"]
    assert all(option.help for option in segments.options)
    assert segments.value == "usual"
    choose(here, "presets", "harder")
    options = page(here).choices.options
    assert (options["early_cards"], options["minor_tiles"]) == (-1, 1)


def test_the_single_options_are_under_more(here: Playing) -> None:
    assert here.top.ui.find("early_cards") is None
    here.click("more")
    choose(here, "minor_tiles", 2)
    assert here.widget("presets").value == "", "that is a choice of one's own"  # type: ignore[attr-defined]
    here.click("seat-0-cold_steel")
    assert here.top.ui.find("minor_tiles") is not None, "it stays open when the page is made anew"


def test_whoever_wants_a_choice_of_their_own_is_shown_what_there_is(here: Playing) -> None:
    choose(here, "presets", "")
    assert here.top.ui.find("early_cards") is not None


# ---------------------------------------------------------------- maps


def with_maps(here: Playing, home: Path) -> Path:
    """Two maps in the mods folder: one that is sound, one with a wrong sign. Gives the second one."""
    folder = home / "mods" / "moors" / GAME / "maps"
    folder.mkdir(parents=True)
    for name in ("terrain.tsx", "terrain.png"):
        shutil.copy(MAPS / name, folder / name)
    for name in ("moor", "bog"):
        shutil.copy(MAPS / "downs.tmx", folder / f"{name}.tmx")
        (folder / f"{name}.yaml").write_text(f"name: The {name}\nabout: Ours.\n", encoding="utf-8")
    bog = folder / "bog.tmx"
    bog.write_text(bog.read_text(encoding="utf-8").replace('value="north"', 'value="nroth"', 1), encoding="utf-8")
    here.program.library = Library(program_root() / "data", home / "mods", (GAME,))
    here.program.library.wait()
    return bog


def test_every_map_says_how_large_it_is(here: Playing) -> None:
    """data/the_sheep/maps: the Downs fork twice, the Levels three times."""
    assert "2 forks" in said(plate(here, "map-downs"))
    assert "3 forks" in said(plate(here, "map-levels"))
    assert "steps of road" in said(plate(here, "map-downs"))


def test_own_maps_are_offered_and_broken_ones_say_what_is_wrong(here: Playing, tmp_path: Path) -> None:
    here.key("escape")
    bog = with_maps(here, tmp_path)
    line = next(i for i, text in enumerate(bog.read_text(encoding="utf-8").splitlines(), 1) if "nroth" in text)
    here.program.show_setup(GAME)
    here.frames(2)
    here.click("map-moor")
    assert page(here).choices.options["map"] == "moor"
    off = plate(here, "map-off-bog")
    words = said(off)
    assert '"nroth"' in words
    assert f"bog.tmx:{line}:" in words
    here.click("map-off-bog")
    assert page(here).choices.options["map"] == "moor"
    assert "cannot be played until" in page(here).ui.note_text


def test_a_map_that_was_mended_or_taken_away_is_seen_on_coming_back(here: Playing, tmp_path: Path) -> None:
    here.key("escape")
    bog = with_maps(here, tmp_path)
    here.program.show_setup(GAME)
    here.frames(2)
    here.click("map-moor")
    bog.write_text(bog.read_text(encoding="utf-8").replace("nroth", "north"), encoding="utf-8")
    (bog.parent / "moor.tmx").unlink()
    here.program.show_problems()
    here.frames(2)
    here.program.library.read()
    here.key("escape")
    here.frames(2)
    assert plate(here, "map-bog").enabled
    assert plate(here, "map-downs").marked, "what is not there any more cannot stay chosen"


# ---------------------------------------------------------------- every window


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1920, 1080), 100), ((1920, 1080), 200)])
def test_the_keyboard_reaches_everything_and_nothing_overlaps(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    with playing(tmp_path, size, Settings(ui_scale=scale)) as here:
        here.program.show_setup(GAME)
        here.frames(2)
        root = here.top.ui.root
        focusable = [w for w in root.walk() if w.focusable]
        for k, one in enumerate(focusable):
            for other in focusable[k + 1 :]:
                foot = {one.name, other.name} & {"start", "quick-start", "back", "cards"}
                assert foot or not one.rect.colliderect(other.rect), (one.name, other.name)
        seen = set()
        for _ in range(len(focusable) + 1):
            here.key("tab")
            seen.add(here.top.ui.focused.name)
            assert root.rect.contains(here.top.ui.focused.rect), here.top.ui.focused.name
        assert seen == {w.name for w in focusable}


def test_the_keyboard_alone_chooses_a_shepherd(here: Playing) -> None:
    here.top.ui.set_focus(here.widget("seat-1-shepherd"))
    here.key("return")
    assert isinstance(here.top, OwnScene)
    assert here.top.ui.focused.name == "pick-bedside_manner", "it begins where one is"
    here.key("tab")
    here.key("return")
    here.frames(1)
    assert page(here).choices.seats[1].own["trait"] == "draw_the_fever"
    assert here.top.ui.focused.name == "seat-1-draw_the_fever"
