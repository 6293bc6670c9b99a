"""One system: the planet with its ribbon and instruction, the two pieces that are there, and the signs beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render import svg
from game.render.ink import put
from game.render.skins import packed
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.ring import SHEEP, SHEPHERD, destination
from game.rules.space_sheep.tile_text import tile_text
from game.rules.space_sheep.view import SpaceView
from game.tables.space_sheep.banner import banner_picture
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.looks import (
    BRICK,
    FOLDER,
    GOLD,
    INK,
    MOONLIGHT,
    MOSS,
    PAPER,
    sheep_picture,
    shepherd_picture,
    system_picture,
)
from game.tables.space_sheep.marks import Marks, Ring, draw_ring, kept
from game.tables.space_sheep.ring_plan import BANNER_AT, banner_height, body
from game.tables.space_sheep.spot_widget import SpotWidget
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.tile_plate import plate_picture

SHARES = {SHEEP: 0.53, SHEPHERD: 0.56}
"""Height of a piece for the planet's size."""
_FINGERTIP = 32
"""Pixels: what is clicked should not be smaller."""
_SPOTS = {SHEEP: (-0.2, -0.02), SHEPHERD: (0.2, -0.045)}
"""Where on the planet a piece stands, for its size, from its middle."""


def piece_at(planet: pygame.Rect, kind: str) -> tuple[int, int]:
    """The middle of a piece on a planet."""
    dx, dy = _SPOTS[kind]
    return planet.centerx + round(dx * planet.width), planet.centery + round(dy * planet.width)


def piece_picture(theme: Theme, kind: str, colour: str, planet: pygame.Rect) -> pygame.Surface:
    """A piece in the size that goes with a planet."""
    name = sheep_picture(colour) if kind == SHEEP else shepherd_picture(colour)
    height = round(SHARES[kind] * planet.width)
    wide, high = theme.assets.natural_size(name)
    size = (round(height * wide / high), height)
    return kept(theme, name, size)


@dataclass(frozen=True, slots=True)
class Shared:
    """What all systems need."""

    texts: Texts
    figures: Figures
    view: Callable[[], SpaceView]
    marks: Marks
    on_spot: Callable[[Spot], None]
    on_heat: Callable[[], None]


class PieceSpot(SpotWidget):
    """The SpaceSheep or the Shepherd that is in a system."""

    def __init__(self, shared: Shared, system: int, colour: str, kind: str) -> None:
        what = SHEEP if kind == SHEEP else SHEPHERD
        spot = Spot("sheep" if what == SHEEP else "shepherd", colour)
        super().__init__(spot, f"{what}-{colour}", shared.marks, shared.on_spot, shared.on_heat)
        self._shared, self._system, self._kind = shared, system, what
        self.planet = pygame.Rect(0, 0, 0, 0)

    def lie(self, theme: Theme, planet: pygame.Rect) -> None:
        """Take the place on a planet."""
        self.planet = planet
        high = round(SHARES[self._kind] * planet.width)
        box = pygame.Rect(0, 0, max(32, round(planet.width * 0.38)), max(32, high))
        box.center = piece_at(planet, self._kind)
        self.layout(theme, box)

    def hint(self) -> str:
        """See Widget."""
        piece = self._shared.figures.piece_at(self._kind, self._system)
        if piece is None:
            return ""
        texts, ring = self._shared.texts, self._shared.figures.ring
        where = texts("plate.at_home" if ring[self._system] == piece.colour else "plate.away")
        return texts(f"plate.{self._kind}_tip", colour=texts(f"colour.{piece.colour}"), where=where)

    def draw_under(self, surface: pygame.Surface) -> None:
        """What marks it, which lies under the names of the systems."""
        if self.theme is not None:
            self.draw_marks(surface, self.theme, self.rect.inflate(self.theme.px(6), self.theme.px(10)))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        piece = self._shared.figures.piece_at(self._kind, self._system)
        if theme is None or piece is None:
            return
        picture = piece_picture(theme, self._kind, piece.colour, self.planet)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self._shared.figures.ring[self._system] == piece.colour:
            share = self._shared.figures.popped.get((self._kind, piece.colour), 1.0)
            side = round(max(16, self.planet.width * 0.13) * (1 + 1.2 * share * (1 - share)) * min(1, 0.3 + share))
            tick = theme.assets.image(f"{FOLDER}tick-home", (side, side))
            x = self.rect.centerx + (1 if self._kind == SHEPHERD else -1) * round(self.planet.width * 0.14)
            surface.blit(tick, tick.get_rect(center=(x, self.rect.centery + round(self.planet.width * 0.19))))


class BothSign(SpotWidget):
    """The word between two pieces of one colour: move them together."""

    def __init__(self, shared: Shared, system: int, colour: str) -> None:
        super().__init__(Spot("both", colour), f"both-{colour}", shared.marks, shared.on_spot, shared.on_heat)
        self._shared, self._system = shared, system
        self._pill = pygame.Rect(0, 0, 0, 0)

    def lie(self, theme: Theme, planet: pygame.Rect) -> None:
        """Take the place on a planet."""
        high = pill_height(theme, planet)
        word = theme.fonts.width("sans-bold", round(high * 0.58), self._shared.texts("plate.both"))
        self._pill = pygame.Rect(0, 0, word + round(high * 0.8), high)
        self._pill.midbottom = planet.centerx, planet.centery + round(planet.width * 0.355)
        self.layout(theme, easy_to_hit(self._pill, planet))

    def settle(self) -> None:
        """Be there only when both are of one colour."""
        sheep, shepherd = (self._shared.figures.piece_at(kind, self._system) for kind in (SHEEP, SHEPHERD))
        self.visible = sheep is not None and shepherd is not None and sheep.colour == shepherd.colour

    def hint(self) -> str:
        """See Widget."""
        piece = self._shared.figures.piece_at(SHEEP, self._system)
        texts = self._shared.texts
        return "" if piece is None else texts("plate.both_tip", colour=texts(f"colour.{piece.colour}"))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            marked = self._marks.ring_of(self.spot)
            draw_pill(surface, self.theme, self._pill, self._shared.texts("plate.both"), marked)
            self.draw_focus(surface)


class StepSign(SpotWidget):
    """The sign beside a Shepherd: one system clockwise. `colour` is the Shepherd's, wherever it is."""

    def __init__(self, shared: Shared, colour: str) -> None:
        super().__init__(Spot("step", colour), f"step-{colour}", shared.marks, shared.on_spot, shared.on_heat)
        self._shared, self._colour = shared, colour
        self._planet = pygame.Rect(0, 0, 0, 0)

    def settle(self, theme: Theme, planets: list[pygame.Rect]) -> None:
        """Take the place beside the Shepherd, gone while it flies."""
        piece = self._shared.figures.pieces.get((SHEPHERD, self._colour))
        self.visible = piece is not None and piece.share >= 1
        if piece is None or not self.visible:
            return
        planet = planets[piece.end]
        self._planet = planet
        high = pill_height(theme, planet)
        box = pygame.Rect(0, 0, max(32, round(high * 1.4)), max(24, high))
        box.center = planet.centerx + round(planet.width * 0.41), planet.centery - round(planet.width * 0.27)
        self.layout(theme, easy_to_hit(box, planet))

    def hint(self) -> str:
        """See Widget."""
        piece, ring, texts = (
            self._shared.figures.pieces.get((SHEPHERD, self._colour)),
            self._shared.figures.ring,
            self._shared.texts,
        )
        if piece is None:
            return ""
        to = texts(f"colour.{ring[(piece.end + 1) % len(ring)]}")
        return texts("plate.step_tip", colour=texts(f"colour.{self._colour}"), system=to.capitalize())

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            marked = self._marks.ring_of(self.spot)
            high = pill_height(self.theme, self._planet)
            box = pygame.Rect(0, 0, max(round(high * 1.4), high + 8), high)
            box.center = self.rect.center
            draw_pill(surface, self.theme, box, self._shared.texts("plate.step"), marked)
            self.draw_focus(surface)


def pill_height(theme: Theme, planet: pygame.Rect) -> int:
    """The height of a sign on a planet: small planets have small signs."""
    return max(16, min(theme.px(28), round(planet.width * 0.15)))


def easy_to_hit(box: pygame.Rect, planet: pygame.Rect) -> pygame.Rect:
    """What can be clicked of a sign: as large as a fingertip where the pieces beside it leave the room."""
    least = min(_FINGERTIP, round(planet.width * 0.36))
    return box.inflate(max(0, least - box.width), max(0, least - box.height))


def draw_pill(surface: pygame.Surface, theme: Theme, box: pygame.Rect, word: str, ring: Ring | None) -> None:
    """A small sign with a word; what marks it fills it."""
    fill = PAPER if ring is None else GOLD
    line = 2.2 if ring is None or ring.dashed else 3.0
    picture = theme.assets.keep(("space-pill", box.size, fill, line, theme.unit), lambda: _pill(theme, box, fill, line))
    surface.blit(picture, box)
    style = TextStyle("sans-bold", box.height * 0.58 / theme.unit, INK, leading=1.0)
    put(surface, theme, word, box.center, style, "center")


def _pill(theme: Theme, box: pygame.Rect, fill: str, line: float) -> pygame.Surface:
    w, h = box.width / theme.unit, box.height / theme.unit
    body = svg.rect((1.5, 1.5, w - 3, h - 3), h / 2, fill, INK, line)
    return packed(theme.assets.drawn(svg.svg(w, h, body), box.size))


class System(SpotWidget):
    """The planet with its instruction: a click leaves open which piece; its pieces and signs lie on it."""

    def __init__(self, shared: Shared, index: int, colour: str) -> None:
        super().__init__(Spot("system", colour), f"system-{colour}", shared.marks, shared.on_spot, shared.on_heat)
        self._shared, self._index, self.colour = shared, index, colour
        self._pieces = [PieceSpot(shared, index, colour, kind) for kind in (SHEEP, SHEPHERD)]
        self._both = BothSign(shared, index, colour)
        self.children = [*self._pieces, self._both]
        self.planet = self.plate = pygame.Rect(0, 0, 0, 0)
        self._plate = pygame.Surface((1, 1))

    def lie(self, theme: Theme, planet: pygame.Rect, plate: pygame.Rect) -> None:
        """Take the place of a planet and its plate."""
        view = self._shared.view()
        instruction = view.instructions[self._index]
        self._plate = plate_picture(theme, instruction, view.ring, self._shared.texts, plate.size)
        self.planet, self.plate = planet, self._plate.get_rect(midtop=plate.midtop)
        self.layout(theme, body(planet, banner_height(theme)).union(self.plate))
        for piece in self._pieces:
            piece.lie(theme, planet)
        self._both.lie(theme, planet)

    def settle(self) -> None:
        """The sign for both comes and goes."""
        self._both.settle()

    @property
    def done(self) -> bool:
        """Both pieces of its colour are here."""
        figures = self._shared.figures
        found = (figures.piece_at(kind, self._index) for kind in (SHEEP, SHEPHERD))
        return all(piece is not None and piece.colour == self.colour for piece in found)

    def hint(self) -> str:
        """See Widget."""
        view, texts = self._shared.view(), self._shared.texts
        instruction = view.instructions[self._index]
        names = [view.ring[chit] for chit in instruction.chits]
        system = texts(f"colour.{self.colour}").capitalize()
        said = texts("plate.system_tip", system=system, tile=tile_text(instruction.tile, texts, names))
        to = destination(instruction, view.board)
        if to == self._index:
            return f"{said}\n{texts('plate.leads_nowhere')}"
        return f"{said}\n{texts('plate.leads', system=texts(f'colour.{view.ring[to]}').capitalize())}"

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        self._draw_rings(surface, theme)
        name, size = system_picture(self.colour), self.planet.size
        surface.blit(kept(theme, name, size), self.planet)
        for piece in self._pieces:
            piece.draw_under(surface)
        self._draw_banner(surface, theme)
        surface.blit(self._plate, self.plate)
        super(SpotWidget, self).draw(surface)

    def _draw_rings(self, surface: pygame.Surface, theme: Theme) -> None:
        side = round(self.planet.width * 0.92)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.planet.center
        if self.done:
            draw_ring(surface, theme, box, Ring(MOSS, 5))
        elif self._wolf_is_here():
            draw_ring(surface, theme, box, Ring(BRICK, 4, dashed=True))
        ring = self._marks.ring_of(self.spot)
        if ring is not None or self.hovered:
            grow = theme.px(8)
            draw_ring(surface, theme, box.inflate(grow, grow), ring or Ring(MOONLIGHT, 2.2))
        self.draw_focus(surface)

    def _wolf_is_here(self) -> bool:
        figures = self._shared.figures
        return figures.wolf == self._index and figures.lean < 0.5

    def _draw_banner(self, surface: pygame.Surface, theme: Theme) -> None:
        at = self.planet.centerx, self.planet.centery - round(self.planet.width * BANNER_AT)
        mark = "tick" if self.done else "wolf" if self._wolf_is_here() else ""
        word = self._shared.texts(f"colour.{self.colour}").capitalize()
        picture = banner_picture(theme, self.colour, word, mark, max(self.planet.width, self.plate.width))
        surface.blit(picture, picture.get_rect(center=at))
