"""The character sheet: possible roles, one's own marked, and an outlook for each place."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.platform.assets import Assets
from game.render.theme import Theme
from game.rules.wild_west.outlook import Outlook, outlook, possible_roles
from game.tables.wild_west.sheet import RoleRow, RoleSheet, outlook_text, role_dialog
from game.widgets.base import Widget
from game.widgets.ui import Ui
from tests.helpers_ui import FakeHost, played, texts_of
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


@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1920, 1080), 2.0), ((1024, 640), 1.0), ((1024, 640), 2.0)]
)
def test_the_dialog_fits_and_closes(assets_now: Assets, size: tuple[int, int], scale: float) -> None:
    closed = []
    dialog = role_dialog(wild_desk(at_stage("place"), texts_of("wild_west"), 3), lambda: closed.append(1))
    ui = Ui(FakeHost())
    ui.set_root(dialog)
    theme = Theme.make(assets_now, size, scale)
    ui.layout(theme, pygame.Rect((0, 0), size))
    ui.draw(pygame.Surface(size))
    assert pygame.Rect((0, 0), size).contains(dialog.sheet)
    for row in rows(dialog).values():
        assert row.rect.left >= dialog.sheet.left
        assert row.rect.right <= dialog.sheet.right
    next(w for w in dialog.walk() if w.name == "close").press()  # type: ignore[attr-defined]
    assert closed
