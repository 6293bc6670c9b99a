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


class Repaint:
    """Remembers what was seen last."""

    def __init__(self) -> None:
        self._rest: tuple[object, ...] = ()
        self._looks: dict[tuple[Spot, int], tuple[Any, ...]] = {}

    def part(self, figures: Figures, tokens: Tokens, theme: Theme, whole: pygame.Rect) -> pygame.Rect | None:
        """The surroundings of all pieces that look different, `whole` if more does, None if nothing does."""
        rest, looks = self._rest_of(figures, tokens), tokens.looks()
        before, self._looks = self._looks, looks
        if rest != self._rest or figures.effects:
            self._rest = rest
            return whole
        other = {key for key in looks.keys() | before.keys() if looks.get(key) != before.get(key)}
        if not other:
            return None
        boxes = [pygame.Rect(row[key][0]) for row in (looks, before) for key in other if key in row]
        margin = theme.px(_SIGNS)
        if figures.dark and any(spot.kind == "shepherd" for spot, _ in other):
            margin = max(margin, round(_POOL * tokens.scale))
        return boxes[0].unionall(boxes[1:]).inflate(2 * margin, 2 * margin).clip(whole)

    @staticmethod
    def _rest_of(f: Figures, tokens: Tokens) -> tuple[object, ...]:
        """What changes more than the surroundings of a piece, the meters of the panels among it."""
        numbers = (f.lit, f.bearing, f.essence, f.corruption, f.levels, f.experience, f.ready, f.distracting)
        cards = [(card.name, card.exhausted) for row in (*f.hands, *f.traits) for card in row]
        return (
            f.day, f.half, f.stage, f.dark, f.sign, f.event, f.mutation, f.slot, tuple(tuple(row) for row in numbers),
            tuple(f.tiles), tuple(cards), bool(f.effects), f.moving, tokens.fanned, tokens.scale,
        )  # fmt: skip
