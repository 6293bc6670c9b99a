"""How events set the table in motion: pieces fly and change places, the Wolf hops on, the timer turns, cards fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Event
from game.render.animate import Animation, Chain
from game.tables.space_sheep.figures import Figures

Sound = Callable[[str, int | None], None]


class Motion:
    """Turns the events of one action into one chain of animations."""

    def __init__(self, figures: Figures, sound: Sound, changed: Callable[[], None]) -> None:
        self._f, self._sound, self._changed = figures, sound, changed

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, one after another."""
        return Chain([])
