"""The rules in our own words: complete, linked, with the numbers of the data, and easy to find things in."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.mods import Roots
from game.content.texts import fields_of, load_texts
from game.core.texts import Texts
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.scenes.flock_picture import boards
from game.scenes.rules_help import RulesScene
from game.scenes.rules_text import facts_of, found, section_for, sections
from game.session.games import load_data
from game.widgets.label import Label
from tests.scenes.stage import GAME, Stage, stage

every_game = pytest.mark.parametrize("game_id", GAME_IDS)
SHEAR_SECTIONS = {
    "set_up", "turn", "mat", "lamb_slam", "line_push", "diagonal_push", "wool_rule", "small_step", "boing", "ewe_turn",
    "regrouping", "marker", "team_tag", "roger", "black_tag", "shear", "panic", "end", "ties", "two_players", "truck",
}  # fmt: skip


def texts_of(game_id: str) -> Texts:
    return load_texts(Roots(program_root() / "data"), game_id).texts


def opened(on: Stage, term: str = "") -> RulesScene:
    scene = RulesScene(on.program, GAME, term)
    on.show(scene)
    return scene


def said(on: Stage) -> str:
    return "\n".join(w.text for w in on.widgets() if isinstance(w, Label))


@every_game
def test_every_link_leads_to_a_section_and_every_number_is_known(game_id: str) -> None:
    texts = texts_of(game_id)
    facts = facts_of(load_data(game_id, Roots(program_root() / "data")).resolved)
    known = sections(texts, facts)
    ids = {s.id for s in known}
    for section in known:
        assert section.title, section.id
        assert section.paragraphs, section.id
        assert set(section.links) <= ids, section.id
    used = {f for pattern in texts.under("rules").values() for f in fields_of(pattern.other)}
    assert used <= set(facts)


def test_shear_panic_is_explained_whole() -> None:
    known = sections(texts_of(GAME), {})
    assert {s.id for s in known} >= SHEAR_SECTIONS
    words = {s.id: s.plain for s in known}
    assert "second brown space" in words["marker"]
    assert "smallest" in words["regrouping"]
    assert "nobody comes home" in words["end"]
    assert "more sheep left" in words["ties"]


def test_the_pictures_show_whole_flocks_as_the_rules_know_them() -> None:
    config = load_data(GAME, Roots(program_root() / "data")).config
    letters = {"black": "K", "blue": "B", "green": "G", "red": "R", "yellow": "Y"}
    dealt = ["".join(letters[colour] for colour in row) for row in config.start.rows]
    shown = {s.id: s for s in sections(texts_of(GAME), facts_of({}))}
    assert [["".join(row) for row in board.rows] for board in boards(shown["set_up"].picture)] == [dealt]
    for name in ("lamb_slam", "line_push", "diagonal_push", "wool_rule", "small_step", "boing", "regrouping"):
        before, after = boards(shown[name].picture)
        assert sheep_in(before.rows) == sheep_in(after.rows), name


def sheep_in(rows: tuple[tuple[str, ...], ...]) -> list[str]:
    return sorted(sign.upper() for row in rows for sign in row if sign.isalpha())


def test_a_mod_shows_its_numbers(tmp_path: Path) -> None:
    mod = tmp_path / "data" / "mods" / "x" / GAME / "x.yaml"
    mod.parent.mkdir(parents=True)
    boings = "mat:\n  boing: {number: 9}\n  boing_2: {action: boing, number: 8, origin: house}\n"
    mod.write_text("points: {corner: 7}\n" + boings, "utf-8")
    with stage(tmp_path) as on:
        opened(on, "team_tag")
        assert "**7**" in said(on)
        opened(on, "boing")
        assert "**9, 8**" in said(on)


def test_facts_are_named_after_their_path() -> None:
    facts = facts_of({"a": {"x": {"kind": "u", "n": 3}, "y": {"kind": "u", "n": 4}}, "b": [5, 6]})
    assert facts["a_count"] == "2"
    assert facts["a_x_n"] == "3"
    assert facts["a_kind_u_n"] == "3, 4"
    assert facts["b"] == "5, 6"
    assert facts["b_2"] == "6"


def test_it_opens_at_a_term(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        assert opened(on, "wool_rule").section.id == "wool_rule"
        assert opened(on, "shearer").section.id == "shear"
        assert opened(on, "no such thing at all").section.id == "goal"


def test_typing_finds_and_enter_stays(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = opened(on)
        on.click("search")
        on.type("ruler")
        assert scene.section.id == "wool_rule"
        on.key("return")
        assert scene.section.id == "wool_rule"
        assert scene.field.text == ""
        on.type("xyzzy")
        assert on.program.services.texts("rules_help.nothing_found") in said(on)


def test_titles_are_found_before_mentions() -> None:
    known = sections(texts_of(GAME), {})
    assert found(known, "panic")[0].id in ("shear", "panic")
    assert found(known, "BOING")[0].id == "boing"
    assert section_for(known, "ties").id == "ties"


def test_links_turn_pages_and_back_returns(tmp_path: Path) -> None:
    with stage(tmp_path, (1920, 1080)) as on:
        scene = opened(on, "diagonal_push")
        label = next(w for w in on.widgets() if isinstance(w, Label) and "[[line_push" in w.text)
        block = label._block
        assert block is not None
        piece = next(p for p in block.pieces if p.link == "line_push")
        corner = label._corner()
        on.click((corner[0] + piece.rect.centerx, corner[1] + piece.rect.centery))
        assert scene.section.id == "line_push"
        on.click("back-one")
        assert scene.section.id == "diagonal_push"
        on.click("after")
        assert scene.section.id == "wool_rule"


def test_the_index_chooses(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = opened(on)
        on.click(scene._index.rows[3])
        assert scene.section is scene._all[3]


def test_closing_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        session = on.play(5)
        below = on.top
        before = session.state_hash()
        opened(on, "panic")
        on.key("escape")
        assert on.top is below
        assert session.state_hash() == before


def test_every_action_of_the_rules_has_its_section() -> None:
    texts = texts_of(GAME)
    actions = {key.split(".")[0] for key in texts.under("action")}
    assert actions <= {s.id for s in sections(texts, {})}
    assert get_rules(GAME).info.id == GAME
