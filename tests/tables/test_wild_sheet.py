"""The character sheet: possible roles, one's own marked, and an outlook for each place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.wild_west.outlook import Outlook, outlook, possible_roles
from game.tables.wild_west.sheet import RoleRow, RoleSheet, outlook_text
from game.widgets.base import Widget
from tests.helpers_ui import played, texts_of
from tests.tables.test_wild_log import wild_desk, wild_game
from tests.tables.test_wild_notes import at_stage


def rows(sheet: Widget) -> dict[str, RoleRow]:
    """The lines by character."""
    if isinstance(sheet, RoleSheet):
        sheet.write()
    return {w.role: w for w in sheet.walk() if isinstance(w, RoleRow)}


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (Outlook(2, 2), "+2"), (Outlook(-1, -1), "\u22121"), (Outlook(0, 0), "0"), (Outlook(0, 3), "0 to 3"),
        (Outlook(-2, 6), "\u22122 to 6"), (None, "?"),
    ],
)  # fmt: skip
def test_outlooks_are_short(result: Outlook | None, words: str) -> None:
    assert outlook_text(result, texts_of("wild_west")) == words


def test_one_line_a_possible_role_with_the_outlooks_of_the_rules() -> None:
    session = at_stage("place")
    texts = texts_of("wild_west")
    for viewer in (None, 0, 3):
        view = session.view(viewer)
        found = rows(RoleSheet(wild_desk(session, texts, viewer)))
        assert set(found) == set(possible_roles(view))  # type: ignore[arg-type]
        for role, row in found.items():
            expected = [outlook_text(outlook(view, role, place), texts) for place in range(4)]  # type: ignore[arg-type]
            assert row.outlooks == expected


def test_own_role_comes_first_and_is_marked_only_for_its_owner() -> None:
    session = at_stage("place")
    own = session.view(3).characters[3]  # type: ignore[attr-defined]
    mine = rows(RoleSheet(wild_desk(session, texts_of("wild_west"), 3)))
    assert next(iter(mine)) == own
    assert [role for role, row in mine.items() if row.own] == [own]
    assert not any(row.own for row in rows(RoleSheet(wild_desk(session, texts_of("wild_west")))).values())


def test_before_the_locations_are_dealt_nothing_can_be_told() -> None:
    session = at_stage("draft")
    found = rows(RoleSheet(wild_desk(session, texts_of("wild_west"), 1)))
    assert all(row.outlooks == ["?"] * 4 for row in found.values())


def test_nothing_of_another_viewer_is_left_in_a_sheet_that_lies_behind() -> None:
    session = at_stage("place")
    views = [session.view(3)]
    sheet = RoleSheet(replace(wild_desk(session, texts_of("wild_west")), view=lambda: views[0]))
    assert any(row.own for row in rows(sheet).values())
    sheet.visible = False
    views[0] = session.view(0)
    sheet.refresh()
    sheet.visible = True
    assert [w for w in sheet.walk() if isinstance(w, RoleRow)] == []


def test_whole_games_have_words_and_follow_the_view() -> None:
    session = wild_game(6, 12)
    texts = texts_of("wild_west")
    missing = set(texts.missing)
    sheet = RoleSheet(wild_desk(session, texts, 2))
    for number, current in enumerate(played(session, 12)):
        if number % 7 == 0:
            sheet.refresh()
            assert set(rows(sheet)) == set(possible_roles(current.view(2)))  # type: ignore[arg-type]
            assert not any("[" in w.hint() for w in sheet.walk())
    assert texts.missing == missing
