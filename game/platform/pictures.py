"""Small pictures of games on disk: made from the screen, and read again for the list of saves."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pygame

from game.platform.assets import Assets, Size

PICTURE_SIZE = (480, 300)


def png_of(screen: pygame.Surface, size: Size = PICTURE_SIZE) -> bytes:
    """The screen as a small PNG; what does not have the shape of `size` is cut off evenly."""
    wide, high = screen.get_size()
    factor = min(wide / size[0], high / size[1])
    part = pygame.Rect(0, 0, max(1, round(size[0] * factor)), max(1, round(size[1] * factor)))
    part.center = screen.get_rect().center
    small = pygame.transform.smoothscale(screen.subsurface(part.clip(screen.get_rect())).convert(24), size)
    return _png(size, pygame.image.tobytes(small, "RGB"))


def picture_from(path: Path, assets: Assets, size: Size) -> pygame.Surface | None:
    """A PNG of the disk that fills `size` pixels; None when it cannot be read. Kept like all pictures."""
    try:
        stamp = path.stat().st_mtime_ns
        key = ("disk", str(path), stamp, size)
        return assets.keep(key, lambda: _filling(pygame.image.load(path), size))
    except (OSError, pygame.error):
        return None


def _png(size: Size, pixels: bytes) -> bytes:
    """A PNG file of red, green and blue bytes, made in memory."""
    row = 3 * size[0]
    lines = b"".join(b"\0" + pixels[at : at + row] for at in range(0, len(pixels), row))
    head = struct.pack(">IIBBBBB", size[0], size[1], 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _filling(picture: pygame.Surface, size: Size) -> pygame.Surface:
    wide, high = picture.get_size()
    factor = max(size[0] / wide, size[1] / high)
    scaled = pygame.transform.smoothscale(
        picture.convert(24), (max(size[0], round(wide * factor)), max(size[1], round(high * factor)))
    )
    out = pygame.Surface(size)
    out.blit(scaled, scaled.get_rect(center=out.get_rect().center))
    return out.convert()
