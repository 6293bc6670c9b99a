"""The faces of the cards of The Sheep: what stands on them, and that all of it can be read in every size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.platform.assets import Assets
from game.render.palette import contrast
from game.render.theme import Theme
from game.rules.the_sheep.config import SheepConfig
from game.tables.the_sheep.card_face import (
    Look,
    draw_card,
    draw_chip,
    draw_enlarged,
    draw_plate,
    enlarged_size,
    plan_of,
    plate_size,
)  # fmt: skip
from game.tables.the_sheep.card_list import SECTIONS
from game.tables.the_sheep.card_looks import BANDS, PAPER
from game.tables.the_sheep.card_plan import Plan
from game.tables.the_sheep.face import Face, Kind, Rule
from game.tables.the_sheep.faces import face_of
from game.tables.the_sheep.small_plans import CARD, CHIP
from tests.helpers import config_of
from tests.helpers_ui import texts_of

UNITS = (0.8, 1.0, 2.0)
CONFIG: SheepConfig = config_of("the_sheep")
LONG_NAME = "Quartermaster-Sergeant Featherstonehaugh’s Extraordinarily Long Halberd"


def face(kind: Kind, name: str, side: str = "") -> Face:
    return face_of(CONFIG, kind, name, texts_of("the_sheep"), side)


def every_face() -> Iterator[Face]:
    for kind in SECTIONS:
        for name in getattr(CONFIG, kind):
            yield face(kind, name)
            if kind == "tiles":
                yield from (face(kind, name, side) for side in ("minor", "major"))
    yield face("by_day", "")


def theme_of(assets: Assets, unit: float, night: bool = False) -> Theme:
    return replace(Theme.make(assets, (1920, 1080), night=night), unit=unit)


def size_of(theme: Theme, one: Face, look: Look) -> tuple[int, int]:
    if look == "large":
        return enlarged_size(theme, one)
    if look == "plate":
        return plate_size(theme, one)
    return tuple(map(theme.px, CHIP if look == "chip" else CARD))  # type: ignore[return-value]


def words(text: str) -> list[str]:
    return text.replace(":", " ").split()


def said(plan: Plan, part: str) -> list[str]:
    """What the pieces of the texts of a part say, word by word."""
    pieces = [piece.text for one in plan.words if one.part == part for piece in one.block.pieces]
    return words(" ".join(pieces))


def looks_of(one: Face) -> tuple[Look, ...]:
    plates = one.kind in ("mutations", "by_day", "day_events", "night_events")
    return ("chip", "card", "large", "plate") if plates else ("chip", "card", "large")


# ------------------------------------------------------------------ nothing is cut


@pytest.mark.parametrize("unit", UNITS)
def test_no_text_of_any_card_is_cut_in_any_size(assets_now: Assets, unit: float) -> None:
    theme = theme_of(assets_now, unit)
    for one in every_face():
        for look in looks_of(one):
            size = size_of(theme, one, look)
            plan = plan_of(theme, one, look, size)
            assert plan.cut == [], (one.id, look)
            assert plan.size == size, (one.id, look)
            assert "".join(said(plan, "name")) == one.name.replace(" ", ""), (one.id, look)
            assert all(part.block.px >= 14 for part in plan.words), (one.id, look)


@pytest.mark.parametrize("unit", UNITS)
def test_an_enlarged_card_says_every_word(assets_now: Assets, unit: float) -> None:
    theme = theme_of(assets_now, unit)
    for one in every_face():
        plan = plan_of(theme, one, "large", enlarged_size(theme, one))
        assert not plan.short
        assert said(plan, "rule") == words(one.rule_text), one.id
        assert said(plan, "flavour") == words(one.flavour), one.id
        assert said(plan, "fact") == words(" ".join(one.facts)), one.id


@pytest.mark.parametrize("unit", UNITS)
def test_a_card_in_the_hand_says_all_of_its_rules_or_shows_that_there_is_more(assets_now: Assets, unit: float) -> None:
    theme = theme_of(assets_now, unit)
    kinds = set()
    for one in every_face():
        plan = plan_of(theme, one, "card", size_of(theme, one, "card"))
        assert said(plan, "rule") == ([] if plan.short else words(one.rule_text)), one.id
        assert ("ui/info" in [spot.picture for spot in plan.spots]) == plan.short, one.id
        shown = [spot.picture for spot in plan.spots]
        assert [shown.count(icon.picture) for icon in one.icons if icon.picture].count(0) == 0, one.id
        kinds.add(plan.short)
    assert kinds == {True, False}


@pytest.mark.parametrize("unit", UNITS)
def test_texts_and_pictures_do_not_lie_on_each_other(assets_now: Assets, unit: float) -> None:
    theme = theme_of(assets_now, unit)
    for one in every_face():
        for look in looks_of(one):
            plan = plan_of(theme, one, look, size_of(theme, one, look))
            rects = [part.room for part in plan.words] + [spot.rect for spot in plan.spots]
            below = [part.room for part in plan.words if part.part in ("rule", "heads", "fact", "line", "flavour")]
            common = [(a, b) for k, a in enumerate(rects) for b in rects[k + 1 :] if a.colliderect(b)]
            assert common == [], (one.id, look)
            assert not any(rect.colliderect(plan.plate) for rect in below if plan.plate.height), (one.id, look)


@pytest.mark.parametrize("unit", UNITS)
def test_a_card_of_a_mod_may_have_a_long_name_and_much_text(assets_now: Assets, unit: float) -> None:
    theme = theme_of(assets_now, unit)
    rule = Rule("Move each Sheep within 2 hexes to a hex within 2 hexes. " * 6, "Day, Night or Combat, 1 Lantern")
    one = replace(face("equipment", "martyrs_lamp"), name=LONG_NAME, rules=(rule, rule))
    for look in looks_of(one)[1:]:
        plan = plan_of(theme, one, look, size_of(theme, one, look))
        assert plan.cut == [], look
        assert "".join(said(plan, "name")) == LONG_NAME.replace(" ", ""), look
    assert enlarged_size(theme, one)[1] > theme.px(448)


# ------------------------------------------------------------------ what stands on them


def numbers(one: Face) -> list[list[str]]:
    return [[icon.text for icon in row.icons] for row in one.rows]


def test_starting_equipment_has_the_icons_of_the_rulebook() -> None:
    assert [icon.word for icon in face("equipment", "shears").icons] == ["1 Metal damage"]
    assert [icon.word for icon in face("equipment", "flockbuster").icons] == ["1 Shock damage", "1 Fire damage"]
    assert face("equipment", "shears").corner is None
    assert face("equipment", "shears").rules == ()


def test_what_is_sold_tells_its_price_and_who_sells_it() -> None:
    jar = face("equipment", "leech_jar")
    assert jar.corner is not None
    assert (jar.corner.text, jar.corner.word) == ("3", "Costs 3 Essence")
    assert jar.facts == ("Sold by the Apothecary’s Van.",)


def test_two_icons_of_a_type_stand_side_by_side_and_many_become_a_number() -> None:
    keg = CONFIG.equipment["powder_keg"]
    for count, texts in ((2, ["", ""]), (5, ["5"])):
        changed = replace(CONFIG, equipment=CONFIG.equipment | {"powder_keg": replace(keg, damage={"fire": count})})
        icons = face_of(changed, "equipment", "powder_keg", texts_of("the_sheep")).icons
        assert [icon.text for icon in icons] == texts
        assert {icon.word for icon in icons} == {f"{count} Fire damage"}


def test_void_sheep_are_those_of_the_rulebook() -> None:
    void = face("mutations", "void")
    assert void.name == "Void Sheep"
    assert numbers(void) == [["2", "1", "1"], ["3", "2", "2"], ["3", "3", "3"]]
    assert [(icon.head, icon.text, icon.crossed) for icon in void.strikes] == [
        ("Weak", "Runic +1", False), ("Immune", "Metal 0", True),
    ]  # fmt: skip


def test_by_day_sheep_have_1_2_and_3_health_and_nothing_else() -> None:
    assert numbers(face("by_day", "")) == [["1"], ["2"], ["3"]]


def test_a_trait_tells_its_level_and_what_works_while_it_is_exhausted() -> None:
    call = face("traits", "house_call")
    assert call.corner is not None
    assert call.corner.text == "II"
    assert call.line == "Agatha Thorne’s trait, Level II"
    assert [(rule.note, rule.head) for rule in call.rules] == [("Passive", ""), ("", "Day or Night")]
    assert call.heads == ("Day or Night",)


def test_a_tile_tells_both_sides_or_the_one_that_lies_up() -> None:
    assert [rule.note for rule in face("tiles", "violet_well").rules] == ["Minor", "Major"]
    major = face("tiles", "violet_well", "major")
    assert major.rule_text == "Add a Greater Sheep on the violet Spawn."
    assert major.picture.endswith("-major")


def test_events_tell_the_way_at_forks_and_the_climb() -> None:
    assert [icon.text for icon in face("day_events", "fair_wind").icons] == ["Turn north"]
    assert [icon.text for icon in face("night_events", "the_hush").icons] == ["Pollution +3"]


def test_every_icon_has_a_word() -> None:
    for one in every_face():
        corner = (one.corner,) if one.corner is not None else ()
        icons = (*corner, *one.icons, *one.strikes, *(icon for row in one.rows for icon in row.icons))
        assert all(icon.word for icon in icons), one.id


def test_a_name_can_be_read_on_its_band() -> None:
    assert set(BANDS) == set(get_args(Kind))
    for kind, band in BANDS.items():
        assert contrast(band.fill, band.ink) >= 4.5, kind
        assert contrast(PAPER, "#2b2118") >= 4.5


# ------------------------------------------------------------------ drawing


def drawn(assets: Assets, one: Face, look: Look, night: bool = False, exhausted: bool = False) -> bytes:
    theme = theme_of(assets, 1.0, night)
    size = size_of(theme, one, look)
    surface = pygame.Surface((size[0] + 20, size[1] + 20))
    surface.fill("#7a8a5a")
    rect = pygame.Rect((10, 10), size)
    if look == "plate":
        draw_plate(surface, theme, one, rect)
    else:
        {"chip": draw_chip, "card": draw_card, "large": draw_enlarged}[look](surface, theme, one, rect, exhausted)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("look", ["chip", "card", "large"])
def test_an_exhausted_card_looks_different(assets_now: Assets, look: Look) -> None:
    one = face("equipment", "martyrs_lamp")
    assert drawn(assets_now, one, look) != drawn(assets_now, one, look, exhausted=True)


def test_the_night_tones_cards_down_and_plates_take_the_paper_of_panels(assets_now: Assets) -> None:
    for kind, name, look in (("traits", "cold_steel", "card"), ("mutations", "void", "plate")):
        one = face(kind, name)  # type: ignore[arg-type]
        assert drawn(assets_now, one, look) != drawn(assets_now, one, look, True)  # type: ignore[arg-type]


def test_a_card_is_made_once_and_then_kept(assets_now: Assets, monkeypatch: pytest.MonkeyPatch) -> None:
    one = face("curses", "black_milk")
    first = drawn(assets_now, one, "card")
    monkeypatch.setattr("game.tables.the_sheep.card_face._made", None)
    assert drawn(assets_now, one, "card") == first


def test_a_card_without_a_picture_gets_a_general_one(assets_now: Assets) -> None:
    before = list(assets_now.problems)
    unknown = replace(face("curses", "black_milk"), id="mine", picture="the_sheep/curse-mine", icons=(), rules=())
    for spare in ("ui/book", "the_sheep/there-is-no-such-picture"):
        one = replace(unknown, spare=spare)
        assert drawn(assets_now, one, "card") != drawn(assets_now, replace(one, spare="ui/gear"), "card")
    assert assets_now.problems == before
