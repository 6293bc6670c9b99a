"""Makes the maps of The Sheep and their tileset from the drawings in tools/maps, ready to be opened in Tiled.

    python tools/make_maps.py             write data/the_sheep/maps anew
    python tools/make_maps.py --check     write nothing; say which files differ from the drawings

The sheet of tiles is painted from assets/images/the_sheep/terrain; run tools/make_art.py first.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from game.geometry.hexes import HEIGHT, WIDTH  # noqa: E402
from tools.maps.plan import read_plan  # noqa: E402
from tools.maps.tiled_text import about_text, map_text, tileset  # noqa: E402

FOLDER = ROOT / "data" / "the_sheep" / "maps"
TERRAIN = ROOT / "assets" / "images" / "the_sheep" / "terrain"
ORDER = ("meadow", "field", "wood", "hill", "marsh", "water", "shadow")
COLUMNS = 8


def looks() -> dict[str, int]:
    """How many pictures there are of each terrain."""
    return {terrain: len(list(TERRAIN.glob(f"{terrain}-*.svg"))) for terrain in ORDER}


def texts() -> dict[str, str]:
    """Every text file of the maps' folder by its name."""
    counts = looks()
    files = {"terrain.tsx": tileset(counts, COLUMNS)}
    for drawing in sorted((ROOT / "tools" / "maps").glob("*.txt")):
        plan = read_plan(drawing)
        files |= {f"{drawing.stem}.tmx": map_text(plan, counts), f"{drawing.stem}.yaml": about_text(plan)}
    return files


def sheet() -> pygame.Surface:
    """All tiles on one picture, cut to their hexes, in the order of the tileset."""
    names = [f"{terrain}-{look + 1}.svg" for terrain, count in looks().items() for look in range(count)]
    out = pygame.Surface((COLUMNS * WIDTH, -(-len(names) // COLUMNS) * HEIGHT), pygame.SRCALPHA)
    for number, name in enumerate(names):
        row, column = divmod(number, COLUMNS)
        out.blit(pygame.image.load_sized_svg(TERRAIN / name, (WIDTH, HEIGHT)), (column * WIDTH, row * HEIGHT))
    return out


def differences(wanted: dict[str, str], folder: Path) -> list[str]:
    """One sentence for every text file that is missing or differs from its drawing."""
    found = []
    for name, text in wanted.items():
        file = folder / name
        if not file.is_file() or file.read_text("utf-8") != text:
            found.append(f"{file}: differs from its drawing; run tools/make_maps.py, or change tools/maps")
    return found


def main() -> int:
    """Exit code 0 when all is written or equal, 1 when --check found differences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    args = parser.parse_args()
    wanted = texts()
    if args.check:
        found = differences(wanted, FOLDER)
        print("\n".join(found) if found else f"{len(wanted)} files, all equal")
        return 1 if found else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    pygame.image.save(sheet(), FOLDER / "terrain.png")
    print(f"{len(wanted)} files and a sheet of tiles written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
