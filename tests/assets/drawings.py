"""The pictures as the tests look at them, and what the picture reader cannot draw."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "assets" / "images"
SVG = "{http://www.w3.org/2000/svg}"

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
TAGS = SHAPES | GRADIENTS | {"svg", "defs", "g", "stop", "title", "desc"}
PAINTS = ("fill", "stroke", "stop-color")
PAINT = re.compile(r"#[0-9a-f]{3}|#[0-9a-f]{6}|none|url\(#\w+\)")
REFUSED = ("style", "class", "filter", "mask", "clip-path", "spreadMethod", "visibility", "href", "fx", "fy")
PERCENT = re.compile(r"-?[\d.]+%")


@cache
def files() -> tuple[Path, ...]:
    """Every SVG of the program."""
    found = tuple(sorted(IMAGES.rglob("*.svg")))
    assert found, "no pictures: the tests look at the wrong place"
    return found


def box(file: Path) -> tuple[float, float]:
    """Width and height of the picture's view box."""
    numbers = ElementTree.parse(file).getroot().get("viewBox", "").split()
    assert len(numbers) == 4, f"{file}: no viewBox"
    return float(numbers[2]), float(numbers[3])


def draw(name: str, size: int) -> pygame.Surface:
    """The picture below assets/images fitted into a square of `size` pixels."""
    return pygame.image.load_sized_svg(IMAGES / f"{name}.svg", (size, size))


def drawn(text: str, size: int = 32) -> pygame.Surface:
    """A picture from SVG text."""
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size, size))


def faults(text: str) -> list[str]:
    """What the picture reader would leave out, turn grey or draw as one flat colour."""
    out = []
    root = ElementTree.fromstring(text)
    if len((root.get("viewBox") or "").split()) != 4:
        out.append("the picture has no viewBox")
    paints = set()
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in TAGS:
            out.append(f"<{tag}> is not drawn")
        if element is not root and tag == "svg":
            out.append("<svg> inside <svg> is not drawn")
        if tag in GRADIENTS:
            paints.add(element.get("id"))
            percent = [PERCENT.fullmatch(element.get(key, "")) for key in ("x1", "x2", "cx", "r")]
            if element.get("gradientUnits") != "userSpaceOnUse" and not any(percent):
                out.append(f'gradient "{element.get("id")}" is not in user units')
        for key, value in element.attrib.items():
            plain = key.rsplit("}", 1)[-1]
            if plain in REFUSED:
                out.append(f"the attribute {plain} is not understood")
            if key in PAINTS and not PAINT.fullmatch(value):
                out.append(f'the colour "{value}" becomes grey')
    used = set(re.findall(r"url\(#(\w+)\)", text))
    return out + [f'the gradient "{name}" does not exist' for name in sorted(used - paints)]
