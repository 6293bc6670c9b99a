"""Small helpers that write SVG in the subset the drawing library understands (no text, use, filter, clip)."""

from __future__ import annotations


def svg(width: float, height: float, *body: str) -> str:
    """A whole drawing with a view box from 0, 0."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{"".join(body)}</svg>'
    )


def rect(
    box: tuple[float, float, float, float],
    radius: float,
    fill: str,
    stroke: str | None = None,
    line: float = 0,
    extra: str = "",
) -> str:
    """A rectangle (x, y, width, height) with round corners."""
    x, y, w, h = box
    edge = f' stroke="{stroke}" stroke-width="{line:g}"' if stroke else ""
    r = max(0.0, min(radius, w / 2, h / 2))
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{max(0.1, w):g}" height="{max(0.1, h):g}" rx="{r:g}" '
        f'fill="{fill}"{edge} {extra}/>'
    )


def path(d: str, fill: str = "none", stroke: str | None = None, line: float = 0, extra: str = "") -> str:
    """A path; strokes have round ends and joins."""
    edge = (
        f' stroke="{stroke}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    )
    return f'<path d="{d}" fill="{fill}"{edge} {extra}/>'


def circle(
    cx: float, cy: float, r: float, fill: str, stroke: str | None = None, line: float = 0, extra: str = ""
) -> str:
    """A disc or ring."""
    edge = f' stroke="{stroke}" stroke-width="{line:g}"' if stroke else ""
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{max(0.1, r):g}" fill="{fill}"{edge} {extra}/>'


def down_gradient(name: str, top: float, bottom: float, colours: tuple[str, ...]) -> str:
    """A gradient from `top` to `bottom`, to be used as `url(#name)`."""
    last = max(1, len(colours) - 1)
    stops = "".join(f'<stop offset="{i / last:g}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{top:g}" x2="0" '
        f'y2="{bottom:g}">{stops}</linearGradient></defs>'
    )
