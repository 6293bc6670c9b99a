"""Keeps the small picture of a running game beside its save, for the list of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.platform.pictures import png_of

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.session import Session


def keep_picture(program: Program, session: Session) -> None:
    """Take the picture of the table at which `session` is played, if it is on the stack and has nothing to hide."""
    journal = session.journal
    stack = program.services.stack
    table = next((s for s in stack.scenes if s.opaque and getattr(s, "session", None) is session), None)
    if journal is None or table is None or session.rules.info.hidden:
        return
    screen = pygame.Surface(program.services.theme.size)
    try:
        table.draw(screen)
    # A nicety must not keep a game from being closed, least of all after a mistake in that very table.
    except Exception:
        return
    program.saves.set_picture(journal.path, png_of(screen))
