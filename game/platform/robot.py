"""A hand that posts into the system's event queue: tests, random clicking and picture tools move the program
through the same door as a person does.
"""

from __future__ import annotations

import pygame

from game.platform.events import Pos

_BUTTONS = {"left": 1, "right": 3}


class Robot:
    """Posts what a mouse and a keyboard would send. Nothing happens until the program reads its events."""

    def move(self, pos: Pos) -> None:
        """The pointer goes to `pos`."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def press(self, pos: Pos, button: str = "left", clicks: int = 1) -> None:
        """A button goes down at `pos`."""
        self._button(pygame.MOUSEBUTTONDOWN, pos, button, clicks)

    def release(self, pos: Pos, button: str = "left") -> None:
        """A button comes up at `pos`."""
        self._button(pygame.MOUSEBUTTONUP, pos, button, 1)

    def click(self, pos: Pos, button: str = "left", clicks: int = 1) -> None:
        """Move, press and release at `pos`."""
        self.move(pos)
        self.press(pos, button, clicks)
        self.release(pos, button)

    def wheel(self, pos: Pos, notches: float) -> None:
        """The wheel turns over `pos`; positive is away from the hand."""
        self.move(pos)
        pygame.event.post(
            pygame.Event(pygame.MOUSEWHEEL, x=0, y=int(notches), precise_x=0.0, precise_y=float(notches), flipped=False)
        )

    def key(self, name: str, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """A key goes down and up, by the name `KeyPressed` uses."""
        mods = (
            (pygame.KMOD_LSHIFT if shift else 0) | (pygame.KMOD_LCTRL if ctrl else 0) | (pygame.KMOD_LALT if alt else 0)
        )
        code = pygame.key.key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=code, mod=mods, unicode="", scancode=0))

    def type(self, text: str) -> None:
        """Text arrives as from an input method, character by character."""
        for character in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=character))

    def close(self) -> None:
        """The window is to be closed."""
        pygame.event.post(pygame.Event(pygame.QUIT))

    def _button(self, kind: int, pos: Pos, button: str, clicks: int) -> None:
        pygame.event.post(pygame.Event(kind, pos=pos, button=_BUTTONS[button], clicks=clicks, touch=False))
