"""How events set the map in motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.event import Event
from game.render.animate import Animation, Chain
from game.tables.the_sheep.figures import Figures

Sound = Callable[[str, int | None], None]


class Motion:
    """Turns the events of one action into one animation over the figures."""

    def __init__(self, figures: Figures, sound: Sound, moved: Callable[[], None]) -> None:
        self._f, self._sound, self._moved = figures, sound, moved

    def of(self, events: Sequence[Event]) -> Animation:
        """All the events, LONGEST seconds at most."""
        return Chain([])
