"""Which part of the map has to be drawn anew after the figures have changed."""

from __future__ import annotations

from typing import Any

import pygame

from game.render.theme import Theme
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.map_tokens import Tokens
from game.tables.the_sheep.spots import Spot

_SIGNS = 75
"""Units round a piece in which its plate, name and Lantern lie."""
_POOL = 260
"""World units round a Shepherd that its light may reach by night."""
_FLIGHT = 110
"""Units round the way of something in the air in which it is drawn."""

Looks = dict[tuple[Spot, int], tuple[Any, ...]]


class Repaint:
    """Remembers what was seen last."""

    def __init__(self) -> None:
        self._rest: tuple[object, ...] = ()
        self._looks: Looks = {}
        self._air: list[pygame.Rect] = []

    def part(self, figures: Figures, tokens: Tokens, theme: Theme, whole: pygame.Rect) -> pygame.Rect | None:
        """The surroundings of all pieces that look different, `whole` if more does, None if nothing does."""
        rest, looks = self._rest_of(figures, tokens), tokens.looks()
        before, self._looks = self._looks, looks
        air, self._air = [*self._air, *(now := tokens.air(figures.effects, theme.px(_FLIGHT)))], now
        if rest != self._rest:
            self._rest = rest
            return whole
        part = self._pieces(figures, tokens, theme, (looks, before))
        found = [*air, *([part] if part is not None else [])]
        return found[0].unionall(found[1:]).clip(whole) if found else None

    @staticmethod
    def _pieces(
        figures: Figures, tokens: Tokens, theme: Theme, rows: tuple[Looks, Looks]
    ) -> pygame.Rect | None:
        """The surroundings of the pieces that look different now from before."""
        looks, before = rows
        other = {key for key in looks.keys() | before.keys() if looks.get(key) != before.get(key)}
        if not other:
            return None
        boxes = [pygame.Rect(row[key][0]) for row in (looks, before) for key in other if key in row]
        margin = theme.px(_SIGNS)
        if figures.dark and any(spot.kind == "shepherd" for spot, _ in other):
            margin = max(margin, round(_POOL * tokens.scale))
        return boxes[0].unionall(boxes[1:]).inflate(2 * margin, 2 * margin)

    @staticmethod
    def _rest_of(f: Figures, tokens: Tokens) -> tuple[object, ...]:
        """What changes more of the map than the surroundings of a piece."""
        numbers = (tuple(f.lit), tuple(f.bearing))
        return f.half, f.dark, f.sign, f.mutation, numbers, f.moving, tokens.fanned, tokens.scale
