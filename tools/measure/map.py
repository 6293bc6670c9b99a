"""How fast the map of The Sheep is on a large map: 30 x 20 hexes, all Shepherds, five Caravans, 45 Sheep, every mark
and a dozen arrows. Processor time of pictures, dummy driver, not shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import median, quantiles
from time import process_time, sleep
from typing import Any

import pygame

SIZE = (1920, 1080)
COLUMNS, ROWS = 30, 20
WHOLE_AIM, FRAME_AIM, MEMORY_AIM = 9.0, 5.0, 60
_FREE = (224, 72, 1376, 780)
"""What panels leave free in such a window."""
_TERRAINS = ("meadow", "meadow", "wood", "meadow", "field", "hill", "meadow", "wood", "water", "marsh")
FRAME = 1 / 60


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """Whole pictures, and the frames of dragging, zooming, nightfall and of herds that run."""
    board = _Board()
    lines = [f"painted: {board.paint():.0f} ms of processor time until all is there"]
    for name, dark in (("by day", 0.0), ("by night", 1.0)):
        board.figures.dark = dark
        board.board.settle()
        board.draw()
        whole = [board.timed(board.draw) for _ in range(10 * rounds)]
        lines.append(f"whole map {name}: {median(whole):.2f} ms (at most {WHOLE_AIM:g})")
        lines.append(_frames(f"dragged {name}", board.dragged(20 * rounds)))
    lines.append(_frames("zoomed", board.zoomed(rounds)))
    lines.append(_frames("nightfall and herds", board.moved(rounds)))
    lines.append(f"ground kept: {board.board._ground.weight / 2**20:.0f} MB (at most {MEMORY_AIM})")
    board.close()
    return lines


def _frames(name: str, frames: Sequence[float]) -> str:
    slow = quantiles(frames, n=20)[-1]
    return f"{name}, a frame: {median(frames):.2f} ms, 95 of 100 within {slow:.2f} ms (at most {FRAME_AIM:g})"


class _Host:
    def set_text_input(self, on: bool, area: pygame.Rect | None = None) -> None:
        """Nothing is typed."""

    def set_cursor(self, name: str) -> None:
        """There is no pointer."""

    def clipboard(self) -> str:
        """Nothing is copied."""
        return ""

    def copy(self, text: str) -> None:
        """Nothing is pasted."""


class _Board:
    """The map in a window of its own, with everything on it."""

    def __init__(self) -> None:
        from game.content.mods import Roots
        from game.content.texts import load_texts
        from game.platform.assets import Assets
        from game.platform.window import Placement, Window
        from game.render.theme import Theme
        from game.roots import program_root
        from game.rules.registry import get_rules
        from game.tables.base import SeatLook
        from game.tables.the_sheep.board import MapBoard
        from game.tables.the_sheep.figures import Figures
        from game.widgets.ui import Ui

        self.window = Window(Placement(SIZE))
        assets = Assets(program_root())
        assets.set_screen(SIZE)
        rules = get_rules("the_sheep")
        view: Any = rules.view(rules.position(_config(), {"map": "large", "caravans": 5}, _crowd()), None)
        self.map = view.setup.map
        self.figures = Figures()
        self.figures.snap(view)
        texts = load_texts(Roots(program_root() / "data"), "the_sheep").texts
        looks = [SeatLook(str(seat), colour, True) for seat, colour in enumerate(view.setup.colours)]
        self.board = MapBoard(texts, looks, self.figures, lambda: view, lambda spot: None, lambda spot: None)
        self.surface = pygame.Surface(SIZE).convert()
        self.ui = Ui(_Host())
        self.ui.set_root(self.board)
        theme, rect = Theme.make(assets, SIZE), pygame.Rect((0, 0), SIZE)
        self.ui.layout(theme, rect)
        self.board.lie(theme, rect, pygame.Rect(_FREE))
        self._mark()

    def _mark(self) -> None:
        from game.tables.the_sheep.map_marks import Arrow
        from game.tables.the_sheep.spots import Spot

        near = self.map.steps(self.figures.pieces["shepherd", 0].hex)
        reach = {place for place, far in enumerate(near) if 0 < far <= 4}
        targets = {Spot("sheep", number) for number in range(0, 45, 3)} | {Spot("hex", 40), Spot("hex", 300)}
        self.board.mark(reach, targets, {Spot("shepherd", 0)}, {Spot("caravan", 1)})
        self.board.show_arrows(
            Arrow(self._way(40 * k + 3, 40 * k + 97), ("foe", "may", "follow")[k % 3]) for k in range(12)  # type: ignore[arg-type]
        )
        self.board.foretell({0: 2, 1: 7})

    def _way(self, start: int, end: int) -> tuple[int, ...]:
        steps, path = self.map.steps(end), [start]
        while path[-1] != end and len(path) < 9:
            path.append(min(self.map.neighbours[path[-1]], key=lambda place: steps[place]))
        return tuple(path)

    def draw(self) -> None:
        """A picture of everything."""
        self.board.draw(self.surface)

    def timed(self, work: Callable[[], object]) -> float:
        """Milliseconds of processor time of the main thread's work, other threads' included."""
        start = process_time()
        work()
        return (process_time() - start) * 1000

    def paint(self) -> float:
        """Let the ground be painted; how long it took."""
        start = process_time()
        self.draw()
        while self.ui._awaited is not None:
            self.ui.update(FRAME)
            sleep(0.001)
        self.draw()
        return (process_time() - start) * 1000

    def dragged(self, count: int) -> list[float]:
        """Frames in which a closer map is dragged about."""
        camera = self.board.camera
        camera.zoom(3, camera.free.centre)
        self.board._moved()
        self.paint()
        out = []
        for k in range(count):
            dx = 14 if k // 20 % 2 else -14

            def frame(dx: int = dx) -> None:
                camera.pan(dx, dx / 2)
                self.board._moved()
                self.ui.update(FRAME)
                self.draw()

            out.append(self.timed(frame))
        self.board.fit()
        self.paint()
        return out

    def zoomed(self, rounds: int) -> list[float]:
        """Frames of looking closer and back, notch by notch with some frames between."""
        from game.platform import events as ev

        out = []
        for notch in [1, 1, 1, 1, -1, -1, -1, -1] * rounds:

            def turn(notch: int = notch) -> None:
                self.board.handle(ev.Wheel((900, 500), dy=float(notch)))
                self.draw()

            out.append(self.timed(turn))
            out += [self.timed(self.draw) for _ in range(4)]
        self.paint()
        return out

    def moved(self, rounds: int) -> list[float]:
        """Frames of a nightfall in which all Sheep run."""
        from game.rules.the_sheep import events as happened
        from game.tables.the_sheep.motion import Motion

        out = []
        for _ in range(rounds):
            self.figures.dark, self.figures.half = 0.0, "day"
            runs = [
                happened.SheepMoved((p.number,), self._way(p.hex, (p.hex * 7 + 11) % len(self.map.hexes)))
                for p in self.figures.pieces.values() if p.kind == "sheep"
            ]  # fmt: skip
            motion = Motion(self.figures, lambda name, seat: None, self.board.settle).of(
                [happened.NightBegan(1), *runs]
            )
            while True:
                start = process_time()
                left = motion.advance(FRAME, False)
                self.draw()
                out.append((process_time() - start) * 1000)
                if left >= 0:
                    break
        return out

    def close(self) -> None:
        """Close the window."""
        self.window.close()


def _config() -> Any:
    """The data of the game with a map of 30 x 20 hexes."""
    from game.content.catalog import load_game
    from game.content.mods import Roots
    from game.roots import program_root
    from game.rules.registry import get_rules
    from game.rules.the_sheep.map import DrawnMap, DrawnPlace, DrawnRoad

    config: Any = load_game(get_rules("the_sheep"), Roots(program_root() / "data")).config
    ground = tuple(
        tuple(_TERRAINS[(c // 3 * 7 + r // 3 * 5 + (c * r) % 3) % len(_TERRAINS)] for c in range(COLUMNS))
        for r in range(ROWS)
    )
    road = [(c, 10) for c in range(1, COLUMNS - 1)]
    places = [DrawnPlace(type="start", at=road[0]), DrawnPlace(type="finish", at=road[-1])]
    corners = (("green", (4, 2)), ("red", (12, 17)), ("blue", (20, 3)), ("white", (26, 16)), ("violet", (15, 5)))
    places += [DrawnPlace(type="spawn", at=at, colour=colour) for colour, at in corners]  # type: ignore[arg-type]
    large = DrawnMap(
        name="Large", about="For measuring.", ground=ground,
        looks=tuple(tuple((3 * c + r) % 4 for c in range(COLUMNS)) for r in range(ROWS)),
        shadow=tuple((c, r) for c in range(6, 24, 7) for r in (5, 6, 14)), places=tuple(places),
        roads=(DrawnRoad(hexes=tuple(road)),),
    )  # fmt: skip
    return replace(config, maps={**config.maps, "large": large})


def _crowd() -> dict[str, Any]:
    """Four Shepherds, five Caravans and 45 Sheep, some of them together."""
    names = ("apothecary", "tinker", "ironmonger", "chandler", "reliquary")
    sheep = [
        {"tier": "lesser" if k < 20 else "standard" if k < 35 else "greater", "at": [3 + k * 5 % 24, 3 + k * 3 % 14]}
        for k in range(45)
    ]
    return {
        "seats": 4, "at": {0: [8, 10], 1: [8, 10], 2: [14, 8], 3: [20, 11]}, "lit": {0: 3, 1: 2, 2: 3, 3: 1},
        "caravans": {name: {"at": [2 + 4 * k, 10], "corruption": k} for k, name in enumerate(names)}, "sheep": sheep,
    }  # fmt: skip
