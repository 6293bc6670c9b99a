"""Makes the sounds under assets/sounds anew, or with --check says which files do not sound as they should.

An OGG file's bytes differ each time it is written, so files are compared by what they sound like, and one
that sounds right is left alone.
"""

import argparse
import io
import sys
from pathlib import Path

import numpy as np
import soundfile
from sound.effects import EFFECTS
from sound.journey import JOURNEY
from sound.music import MUSIC
from sound.synth import RATE, Samples

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
TOLERANCE = 0.02
"""How far a file may be from what its maker gives today, as a share of the loudness."""
QUALITY = {"music": 0.75, "effect": 0.6}
"""How hard files are packed, from 0 (large) to 1 (small)."""
_BLOCK = 65536


def packed(sound: Samples, packing: float) -> bytes:
    """A mono OGG file, written in blocks because long pieces in one go upset the encoder."""
    file = io.BytesIO()
    options = {"samplerate": RATE, "channels": 1, "format": "OGG", "subtype": "VORBIS"}
    with soundfile.SoundFile(file, "w", compression_level=packing, **options) as out:
        for start in range(0, len(sound), _BLOCK):
            out.write(sound[start : start + _BLOCK].astype("float32"))
    return file.getvalue()


def sounds_like(file: Path, wanted: bytes) -> bool:
    """Whether a file sounds like the packed sound `wanted`; never if it cannot be read."""
    expected, _ = soundfile.read(io.BytesIO(wanted))
    try:
        decoded, rate = soundfile.read(file)
    except (soundfile.LibsndfileError, OSError):
        return False
    if rate != RATE or decoded.shape != expected.shape:
        return False
    return bool(np.sqrt(np.mean((decoded - expected) ** 2)) < TOLERANCE * np.sqrt(np.mean(expected**2)))


def main() -> int:
    """Exit code 0 when all is written or right, 1 when --check found something else."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if a file sounds different"
    )
    parser.add_argument("--force", action="store_true", help="write files that sound right, too")
    parser.add_argument(
        "--out", type=Path, default=SOUNDS, help="folder of the sounds (default: assets/sounds)"
    )
    parser.add_argument("names", nargs="*", help="only these sounds")
    args = parser.parse_args()
    wrong = 0
    for name, maker in (EFFECTS | JOURNEY | MUSIC).items():
        if args.names and name not in args.names:
            continue
        sound, file = maker(), args.out / f"{name}.ogg"
        wanted = packed(sound, QUALITY["music" if name in MUSIC else "effect"])
        if not args.force and sounds_like(file, wanted):
            continue
        wrong += 1
        if args.check:
            print(f"{file}: does not sound as tools/sound makes it; run tools/make_sounds.py {name}")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(wanted)
            print(f"{file.name}: {len(sound) / RATE:.2f} s, {len(wanted) / 1024:.0f} KiB")
    return 1 if args.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
