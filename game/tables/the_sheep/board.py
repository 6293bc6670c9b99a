"""The map of The Sheep as a widget: ground, marks, arrows and pieces, with a camera that the hand moves.

It lies under all panels. Clicks are told as spots; what they mean is decided elsewhere. Drag to move the map, wheel
to look closer at the pointer, double click to see all; with the keyboard the arrows move a cursor over the hexes, Enter
clicks what is there, page up and page down go through what is on the hex, + and - look closer and back, 0 shows all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import pygame

from game.core.texts import Texts
from game.geometry.hexes import cell_at
from game.platform import events as ev
from game.render.camera import Box, Camera
from game.render.theme import Theme
from game.rules.the_sheep.view import SheepView
from game.tables.base import SeatLook
from game.tables.the_sheep import map_cursor
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.ground import Ground
from game.tables.the_sheep.map_marks import Arrow, Marks
from game.tables.the_sheep.map_pictures import Pictures
from game.tables.the_sheep.map_pieces import Scene, shepherd_names
from game.tables.the_sheep.map_repaint import Repaint
from game.tables.the_sheep.map_scene import draw_map, lights_of, world_of
from game.tables.the_sheep.map_spot import MapSpot
from game.tables.the_sheep.map_stamps import Stamps
from game.tables.the_sheep.map_tokens import Tokens
from game.tables.the_sheep.spots import Spot
from game.widgets.base import Widget

_DRAG = 6
"""Pixels from which on a press is a drag."""


class MapBoard(Widget):
    """The map. `on_click` is told of clicks, `on_hover` of what is pointed at (None: nothing).

    Lay it with `lie`. After a change of the figures call `settle`; `mark`, `show_arrows`, `ghost` and `foretell` say
    what stands out (kept in `marks`). `describe` gives the hint of a spot, shown when pointer or keyboard rest.
    """

    focusable = True

    def __init__(
        self, texts: Texts, seats: Sequence[SeatLook], figures: Figures, view: Callable[[], SheepView],
        on_click: Callable[[Spot], None], on_hover: Callable[[Spot | None], None],
    ) -> None:  # fmt: skip
        super().__init__()
        self.name = "map"
        self.describe: Callable[[Spot], str] = lambda spot: ""
        self._texts, self._figures = texts, figures
        self._on_click, self._on_hover = on_click, on_hover
        setup = view().setup
        self._map = setup.map
        self._names, self._badges = shepherd_names(setup.config, setup.shepherds), tuple(s.badge for s in seats)
        self.camera = Camera(world_of(self._map))
        self._ground = Ground(self._map, self.invalidate)
        self._pictures: Pictures | None = None
        self._stamps = Stamps()
        self.marks = Marks()
        self._arrows: tuple[Arrow, ...] = ()
        self._ghost: tuple[tuple[int, ...], Spot | None] = ((), None)
        self._coming: Mapping[int, int] = {}
        self._fanned = -1
        self._spots: dict[Spot, MapSpot] = {}
        self._pressed_at: ev.Pos | None = None
        self._dragging = False
        self._tokens: Tokens | None = None
        self._repaint = Repaint()

    # ---------------------------------------------------------------- what is asked of it

    def lie(self, theme: Theme, rect: pygame.Rect, free: pygame.Rect) -> None:
        """Take a place: `rect` all of it, `free` what no panel covers."""
        self.layout(theme, rect)
        if self._pictures is None:
            self._pictures = Pictures(theme.assets)
        margin = theme.px(16)
        self.camera.closest = 2.0 * max(1.0, theme.unit)
        self.camera.lie(Box(*free.inflate(-margin, -margin)))
        self._ground.lie(theme.assets, self.camera, rect.size)
        self._wait_for_ground()
        self.settle()

    def settle(self) -> None:
        """The figures have changed. Where only pieces moved, only their surroundings are drawn anew."""
        self._tokens = None
        if self.theme is not None and self.ui is not None:
            part = self._repaint.part(self._figures, self.tokens, self.theme, self.rect)
            if part is not None:
                self.ui.parts.append(part)

    def mark(
        self, reach: Collection[int] = (), targets: Collection[Spot] = (), chosen: Collection[Spot] = (),
        hinted: Collection[Spot] = (), looked: Collection[Spot] = (),
    ) -> None:  # fmt: skip
        """Which hexes can be gone to, what else can be clicked, what is chosen, what a hint or a button is about."""
        marks = self.marks
        marks.reach, marks.targets = frozenset(reach), frozenset(targets)
        marks.chosen, marks.hinted, marks.looked = frozenset(chosen), frozenset(hinted), frozenset(looked)
        self.invalidate()

    def show_arrows(self, arrows: Iterable[Arrow]) -> None:
        """The arrows from now on."""
        self._arrows = tuple(arrows)
        self.invalidate()

    def ghost(self, path: Sequence[int] = (), who: Spot | None = None) -> None:
        """Show a walk that would be taken, from hex to hex, with a faint copy of a piece at its end; none to show it
        no more."""
        if (tuple(path), who) != self._ghost:
            self._ghost = tuple(path), who
            self.invalidate()

    def foretell(self, coming: Mapping[int, int]) -> None:
        """Drops of corruption that would come, by Caravan: they are red on its plate."""
        self._coming = dict(coming)
        self.invalidate()

    @property
    def flat(self) -> bool:
        """The plain look: bare colours instead of the painted ground."""
        return self._ground.plain

    @flat.setter
    def flat(self, on: bool) -> None:
        self._ground.be_plain(on)
        self._wait_for_ground()
        self.invalidate()

    def fit(self) -> None:
        """Show the whole map."""
        self.camera.fit()
        self._moved()

    def reveal(self, place: int) -> None:
        """Move the map so that a hex is in sight."""
        if self.theme is not None and self.camera.reveal(*self._figures.middle(place), self.theme.px(70)):
            self._moved()

    def spot_at(self, pos: ev.Pos) -> Spot | None:
        """What lies under a pixel: a piece, else a hex, None beside the map."""
        token = self.tokens.at(pos)
        if token is not None:
            return token.spot
        place = self.hex_at(pos)
        return Spot("hex", place) if place >= 0 else None

    def hex_at(self, pos: ev.Pos) -> int:
        """The hex under a pixel, -1 beside the map."""
        return self._map.index.get(cell_at(*self.camera.to_world(*pos)), -1)

    def rect_of(self, spot: Spot) -> pygame.Rect | None:
        """Where a spot is on the screen, in pixels; None if it is not on the map."""
        return self.tokens.rect_of(spot)

    def centre_of(self, spot: Spot) -> ev.Pos | None:
        """The pixel in the middle of a spot."""
        rect = self.rect_of(spot)
        return rect.center if rect is not None else None

    @property
    def tokens(self) -> Tokens:
        """What is drawn where just now."""
        if self._tokens is None:
            unit = self.theme.unit if self.theme is not None else 1.0
            self._tokens = Tokens(self._figures, self.camera, unit, -1 if self._figures.moving else self._fanned)
        return self._tokens

    # ---------------------------------------------------------------- input

    def hit(self, pos: ev.Pos) -> list[Widget]:
        """See Widget."""
        if not self.visible or not self.rect.collidepoint(pos):
            return []
        spot = self.spot_at(pos)
        return [self] if spot is None else [self, self._widget(spot)]

    def _widget(self, spot: Spot) -> MapSpot:
        found = self._spots.get(spot)
        if found is None:
            found = self._spots[spot] = MapSpot(spot, lambda s: self.describe(s), self.marks.usable)
        return found.take(self.rect_of(spot) or pygame.Rect(0, 0, 0, 0))

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        match event:
            case ev.PointerMoved():
                return self._pointed(event.pos)
            case ev.PointerPressed() if event.button == "left":
                self._pressed_at, self._dragging = event.pos, False
                if event.clicks == 2 and not self.marks.usable(self.spot_at(event.pos)):
                    self._pressed_at = None
                    self.fit()
                return True
            case ev.PointerReleased() if event.button == "left":
                self._released(event.pos)
                return True
            case ev.Wheel() if event.dy:
                self._zoom(round(event.dy) or (1 if event.dy > 0 else -1), event.pos)
                return True
            case ev.KeyPressed():
                return self._key(event)
        return False

    def state_changed(self) -> None:
        """See Widget."""
        if not self.hovered:
            self._pressed_at = None
            self._set_hot(None)
            self._fan(-1)
        if self.focused and self.marks.cursor < 0 and self.ui is not None and self.ui.keyboard_used:
            self.marks.cursor = max(0, self.hex_at(self._cursor_pixel()))
        self.invalidate()

    def _released(self, pos: ev.Pos) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        spot = self.spot_at(pos)
        if pressed is not None and not self._dragging and spot is not None:
            self.marks.cursor = -1
            self._on_click(spot)
        self._dragging = False

    def _pointed(self, pos: ev.Pos) -> bool:
        if self._pressed_at is not None:
            dx, dy = pos[0] - self._pressed_at[0], pos[1] - self._pressed_at[1]
            if self._dragging or max(abs(dx), abs(dy)) > _DRAG:
                self._dragging, self._pressed_at = True, pos
                self.camera.pan(dx, dy)
                self._moved()
            return True
        self._fan(self.tokens.to_fan(pos, self.hex_at(pos)))
        self._set_hot(self.spot_at(pos))
        return False

    def _fan(self, place: int) -> None:
        if place != self._fanned:
            self._fanned = place
            self.settle()

    def _set_hot(self, spot: Spot | None) -> None:
        if spot != self.marks.hot:
            self.marks.hot = spot
            self._on_hover(spot)
            self.invalidate()

    # ---------------------------------------------------------------- camera

    def _zoom(self, rungs: int, at: ev.Pos) -> None:
        self.camera.zoom(rungs, at)
        self._moved()

    def _moved(self) -> None:
        """The camera looks at something else."""
        self._tokens = None
        if self._ground.turn(self.camera, self._figures.dark) and self._pictures is not None:
            self._pictures.hurry = True
        self._wait_for_ground()
        if self.ui is not None:
            self.ui.repoint()
        self.invalidate()

    def _wait_for_ground(self) -> None:
        if self.ui is not None and not self._ground.complete:
            self.ui.wait_for(self._arrived)

    def _arrived(self) -> bool:
        """Paint on; when all is there, pieces are drawn as they should be too."""
        pictures = self._pictures
        if not self._ground.arrived(pictures.wishes if pictures is not None else ()):
            return False
        if pictures is not None and pictures.hurry:
            pictures.settle()
            self.invalidate()
        return True

    # ---------------------------------------------------------------- keyboard

    def at_keyboard(self) -> Widget:
        """See Widget: the piece or hex at the cursor."""
        hot = self.marks.hot if self.marks.cursor >= 0 else None
        return self if hot is None else self._widget(hot)

    def _key(self, event: ev.KeyPressed) -> bool:
        if event.ctrl or event.alt:
            return False
        if event.key in map_cursor.KEYS:
            self._step(event.key)
        elif event.key == "0":
            self.fit()
        elif event.key in ("+", "=", "-"):
            self._zoom(-1 if event.key == "-" else 1, self._cursor_pixel())
        elif event.key in ("page up", "page down") and self.marks.cursor >= 0:
            self._next_on_hex(-1 if event.key == "page up" else 1)
        elif event.key in ("return", "space") and self.marks.cursor >= 0 and not event.repeat:
            self._on_click(self.marks.hot or Spot("hex", self.marks.cursor))
        else:
            return False
        return True

    def _next_on_hex(self, step: int) -> None:
        spots = self.tokens.spots_on(self.marks.cursor, self.marks.usable)
        at = spots.index(self.marks.hot) if self.marks.hot in spots else 0
        self._point_at(spots[(at + step) % len(spots)])

    def _point_at(self, spot: Spot) -> None:
        self._set_hot(spot)
        if self.ui is not None:
            self.ui.retell()

    def _cursor_pixel(self) -> ev.Pos:
        if self.marks.cursor >= 0:
            return self.centre_of(Spot("hex", self.marks.cursor)) or self.rect.center
        x, y = self.camera.free.centre
        return round(x), round(y)

    def _step(self, key: str) -> None:
        marks = self.marks
        if marks.cursor < 0:
            marks.cursor = max(0, self.hex_at(self._cursor_pixel()))
        else:
            marks.cursor = map_cursor.beside(self._map, marks.cursor, key)
        self._fan(marks.cursor if self.tokens.crowded(marks.cursor) else -1)
        self.reveal(marks.cursor)
        self._point_at(self.tokens.spots_on(marks.cursor, marks.usable)[0])
        self.invalidate()

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or self._pictures is None:
            return
        scene = Scene(
            theme, self.camera, self._figures, self.tokens, self._pictures, self._texts, self._names, self._badges,
            self._coming, self._stamps,
        )  # fmt: skip
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        self._ground.shine(lights_of(scene))
        self._ground.draw(surface, self._figures.dark)
        keyed = self.focused and self.ui is not None and self.ui.keyboard_used
        draw_map(surface, scene, self.marks, () if self._figures.moving else self._arrows, self._ghost, keyed)
        surface.set_clip(clip)
