"""Keeps the small picture of a running game beside its save, for the list of saved games.

With hidden information it is not the picture on the screen, but one made for an onlooker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.platform.pictures import png_of
from game.scenes.table_desk import onlooker_desk, seat_looks
from game.scenes.table_frame import Paper, TableFrame
from game.scenes.table_side import SideActs, SidePanel
from game.scenes.table_viewer import Eyes
from game.tables.registry import table_class
from game.widgets.prompt_bar import PromptBar
from game.widgets.ui import Ui

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.session import Session


def keep_picture(program: Program, session: Session) -> None:
    """Take the picture of the table at which `session` is played, if it is on the stack."""
    journal = session.journal
    stack = program.services.stack
    table = next((s for s in stack.scenes if s.opaque and getattr(s, "session", None) is session), None)
    if journal is None or table is None:
        return
    screen = pygame.Surface(program.services.theme.size)
    try:
        if session.rules.info.hidden:
            draw_for_onlooker(program, session, screen)
        else:
            table.draw(screen)
    # A nicety must not keep a game from being closed, least of all after a mistake in that very table.
    except Exception:
        return
    program.saves.set_picture(journal.path, png_of(screen))


def draw_for_onlooker(program: Program, session: Session, screen: pygame.Surface) -> None:
    """Draw the table as nobody in particular sees it; nothing of what is on the screen goes into it."""
    texts, view = program.game(session.rules.info.id).texts, session.view(None)
    maker = table_class(session.rules.info.id)
    table = maker(onlooker_desk(texts, seat_looks(session.seats, maker.badges(view)), lambda: view))
    acts = SideActs(lambda: None, lambda key: None, lambda on: None)
    own = table.pages()
    side = SidePanel(texts, table.card(), acts, own, len(own))
    eyes = Eyes(session)
    side.set_log(table.log([(e.number, eyes.public(e.events)) for e in session.history]), 0)
    ui = Ui(program.services.window)
    ui.set_root(TableFrame(table, side, PromptBar()))
    theme = program.services.theme
    ui.layout(Paper().of(table, theme), screen.get_rect())
    ui.draw(screen)
