"""Draws every SVG under assets/images anew, or with --check says which files differ from the drawings."""

import argparse
import sys
from pathlib import Path

from art.catalogue import drawings

IMAGES = Path(__file__).resolve().parent.parent / "assets" / "images"
CATALOGUE = "tools/art/catalogue.py"


def not_drawn(wanted: dict[str, str], folder: Path) -> list[Path]:
    """The files of `folder` that no drawing makes."""
    return [
        f
        for f in sorted(folder.rglob("*.svg"))
        if f.relative_to(folder).with_suffix("").as_posix() not in wanted
    ]


def differences(wanted: dict[str, str], folder: Path) -> list[str]:
    """One sentence for every file of `folder` that is missing, changed or no longer drawn."""
    out = []
    for name, text in wanted.items():
        file = folder / f"{name}.svg"
        if not file.is_file():
            out.append(f"{file}: is missing; run tools/make_art.py")
        elif file.read_text(encoding="utf8") != text:
            out.append(f"{file}: differs from its drawing; run tools/make_art.py, or change tools/art")
    strange = f"nothing in tools/art draws it; delete it or add it to {CATALOGUE}"
    return out + [f"{file}: {strange}" for file in not_drawn(wanted, folder)]


def write(wanted: dict[str, str], folder: Path) -> int:
    """Writes the files that differ and removes those no longer drawn; gives the number of changes."""
    changed = 0
    for name, text in wanted.items():
        file = folder / f"{name}.svg"
        if not file.is_file() or file.read_text(encoding="utf8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf8", newline="\n")
            changed += 1
    for file in not_drawn(wanted, folder):
        file.unlink()
        changed += 1
    return changed


def main() -> int:
    """Exit code 0 when all is written or equal, 1 when --check found differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument(
        "--out", type=Path, default=IMAGES, help="folder of the images (default: assets/images)"
    )
    args = parser.parse_args()
    wanted = drawings()
    if not args.check:
        print(f"{len(wanted)} drawings, {write(wanted, args.out)} files changed")
        return 0
    found = differences(wanted, args.out)
    print("\n".join(found) if found else f"{len(wanted)} drawings, all files equal")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
