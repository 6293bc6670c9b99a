"""Measures what people can feel and how fast the rules are, and prints figures that machines cannot blur much.

    python tools/bench.py                        everything (about fourteen minutes on a quiet machine)
    python tools/bench.py playouts start         some parts
    python tools/bench.py --rounds 9 playouts    more rounds
    python tools/bench.py --game wild_west       one game only; may be repeated

Rules are quoted normalised by a fixed loop of plain Python that runs in between, the start as a ratio to a bare
window of the same run. Real windows need Xvfb and xdotool (and openbox to minimise); without them those lines say so.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = {
    "playouts": ("tools.measure.playouts", "measure", "random playouts"),
    "moves": ("tools.measure.moves", "measure", "bots"),
    "start": ("tools.measure.start", "measure", "start"),
    "opening": ("tools.measure.opening", "measure", "from the set-up to the table"),
    "drawing": ("tools.measure.drawing", "measure", "pictures of the table"),
    "map": ("tools.measure.map", "measure", "the map of The Sheep"),
    "idle": ("tools.measure.window", "idle", "while nothing happens"),
    "clicks": ("tools.measure.window", "clicks", "clicks"),
    "sand": ("tools.measure.sand", "measure", "real time"),
    "memory": ("tools.measure.memory", "measure", "memory"),
}


def main() -> int:
    """Measure the wished parts; 0, or 2 for a part that does not exist."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each figure (5)")
    parser.add_argument("--game", action="append", help="a game to measure (all)")
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    wrong = _wrong(args)
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    os.environ.update(PYGAME_HIDE_SUPPORT_PROMPT="1", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    for part in args.parts or PARTS:
        module, function, title = PARTS[part]
        measure: Callable[[int, Sequence[str]], list[str]] = getattr(import_module(module), function)
        print(f"== {title}", flush=True)
        for line in measure(args.rounds, args.game or _games()):
            print(line, flush=True)
    return 0


def _games() -> tuple[str, ...]:
    from game.rules.registry import GAME_IDS

    return tuple(GAME_IDS)


def _wrong(args: argparse.Namespace) -> str:
    """What is wrong with what was asked for; "" for nothing."""
    for what, asked, there in (("part", args.parts, tuple(PARTS)), ("game", args.game or (), _games())):
        for name in asked:
            if name not in there:
                return f"There is no {what} {name}; there are {', '.join(there)}."
    return "--rounds begins at 1." if args.rounds < 1 else ""


if __name__ == "__main__":
    sys.exit(main())
