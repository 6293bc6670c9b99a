"""What people do with mouse, keyboard and window, as small frozen values in window pixels.

Everything above `platform` knows only these; where they come from (a hand, a test, a recorded list) makes no
difference. Positions may lie outside the window: a release there is a cancel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pos = tuple[int, int]
Button = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class InputEvent:
    """Base of everything the input reader reports."""


@dataclass(frozen=True, slots=True)
class PointerEvent(InputEvent):
    """Something the pointer did at `pos`, in pixels of the window."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class PointerMoved(PointerEvent):
    """The pointer is at another place now; several moves between two frames come as one."""


@dataclass(frozen=True, slots=True)
class PointerPressed(PointerEvent):
    """A button went down; `clicks` counts 1, 2, ... when presses follow each other quickly at one place."""

    button: Button = "left"
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased(PointerEvent):
    """A button came up."""

    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Wheel(PointerEvent):
    """The wheel turned by `dy` notches (positive: away from the hand, towards the beginning of a list)."""

    dy: float = 0.0
    dx: float = 0.0


class PointerLeft(InputEvent):
    """The pointer left the window: nothing is under it any more."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class KeyPressed(InputEvent):
    """A key went down, by name: `a`, `return`, `escape`, `tab`, `left`, `page up`, `f11`, `space`.

    `ctrl` is also true for the command key. `repeat` marks the repetition of a key that is held.
    """

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped(InputEvent):
    """Text arrived, as the keyboard or an input method composed it; only while text input is on."""

    text: str


@dataclass(frozen=True, slots=True)
class WindowResized(InputEvent):
    """The window's drawing surface has another size now."""

    size: tuple[int, int]


class WindowExposed(InputEvent):
    """The window must be drawn again, for instance because another one lay over it."""

    __slots__ = ()


class FocusGained(InputEvent):
    """The window has the keyboard."""

    __slots__ = ()


class FocusLost(InputEvent):
    """The window lost the keyboard: presses, drags and peeks in progress are cancelled."""

    __slots__ = ()


class Minimised(InputEvent):
    """Nobody can see the window."""

    __slots__ = ()


class Restored(InputEvent):
    """The window can be seen again."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Maximised(InputEvent):
    """The window fills the screen, with its frame."""


class QuitAsked(InputEvent):
    """The window is to be closed: leave at once."""

    __slots__ = ()
