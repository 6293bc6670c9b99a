"""Measures what people can feel and how fast the rules are, and prints figures that machines cannot blur much.

    python tools/bench.py                        everything (about six minutes on a quiet machine)
    python tools/bench.py playouts start         some parts
    python tools/bench.py --rounds 9 playouts    more rounds

Rules are quoted normalised by a fixed loop of plain Python that runs in between, the start as a ratio to a bare
window of the same run. Real windows need Xvfb and xdotool (and openbox to minimise); without them those lines say so.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = {
    "playouts": ("tools.measure.playouts", "measure", "random playouts"),
    "moves": ("tools.measure.moves", "measure", "bots"),
    "start": ("tools.measure.start", "measure", "start"),
    "drawing": ("tools.measure.drawing", "measure", "pictures of the table"),
    "idle": ("tools.measure.window", "idle", "while nothing happens"),
    "clicks": ("tools.measure.window", "clicks", "clicks"),
    "memory": ("tools.measure.memory", "measure", "memory"),
}


def main() -> int:
    """Measure the wished parts; 0, or 2 for a part that does not exist."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each figure (5)")
    args = parser.parse_args()
    unknown = [part for part in args.parts if part not in PARTS]
    if unknown or args.rounds < 1:
        wrong = f"There is no part {unknown[0]}; there are {', '.join(PARTS)}." if unknown else "--rounds begins at 1."
        print(wrong, file=sys.stderr)
        return 2
    sys.path.insert(0, str(ROOT))
    os.environ.update(PYGAME_HIDE_SUPPORT_PROMPT="1", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    for part in args.parts or PARTS:
        module, function, title = PARTS[part]
        measure: Callable[[int], list[str]] = getattr(import_module(module), function)
        print(f"== {title}", flush=True)
        for line in measure(args.rounds):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
