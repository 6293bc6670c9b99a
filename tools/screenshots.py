"""Takes pictures of the program's screens without showing a window: for the README, and to be looked at.

    python tools/screenshots.py [NAME ...]                       the pictures of the README, into assets/screenshots
    python tools/screenshots.py --out FOLDER [NAME ...]          these shots (all) at every size, to be looked at
    python tools/screenshots.py --out FOLDER --size 1366x768:125 another size and scale in percent; may be repeated
    python tools/screenshots.py --list                           the names of the shots

The shots are listed in `tools/shots/book.py`; a new screen gets a function there.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = {
    "title": "title.png", "table": "table.png", "wild_show": "wild_west.png", "space_card": "space_sheep.png",
    "journey_day": "the_sheep_day.png", "journey_attack": "the_sheep_night.png",
}  # fmt: skip
README_SIZE = (1440, 810)
"""Large enough to be read in a README, and not much larger as a file."""
SIZES = (((1024, 640), 100), ((1920, 1080), 100), ((1920, 1080), 200))

Format = tuple[tuple[int, int], int]


def main() -> int:
    """Take the wished pictures; 0, or 2 when a name is unknown."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.path.insert(0, str(ROOT))
    from tools.shots.book import SHOTS
    from tools.shots.studio import Studio

    args = _parser().parse_args()
    if args.list:
        print("\n".join(f"{name:<16} {shot.__doc__}" for name, shot in SHOTS.items()))
        return 0
    unknown = [name for name in args.names if name not in SHOTS]
    if unknown:
        print(f"There is no shot {unknown[0]}; there are {', '.join(SHOTS)}.", file=sys.stderr)
        return 2
    if args.out is None:
        folder = ROOT / "assets" / "screenshots"
        wished = [name for name in README if name in args.names or not args.names]
        todo = [(name, (README_SIZE, 100), folder / README[name]) for name in wished]
    else:
        sizes = args.size or SIZES
        todo = [
            (name, size, args.out / f"{name}-{size[0][0]}x{size[0][1]}-{size[1]}.png")
            for size in sizes
            for name in args.names or SHOTS
        ]
    for name, (size, scale), path in todo:
        with Studio(size, scale) as studio:
            SHOTS[name](studio)
            studio.save(path)
        print(path)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="the shots to take")
    parser.add_argument("--out", type=Path, help="the folder for the pictures")
    parser.add_argument("--size", type=_format, action="append", help="WIDTHxHEIGHT[:SCALE]")
    parser.add_argument("--list", action="store_true", help="only tell the names")
    return parser


def _format(text: str) -> Format:
    size, _, scale = text.partition(":")
    width, _, height = size.partition("x")
    return (int(width), int(height)), int(scale or 100)


if __name__ == "__main__":
    sys.exit(main())
