"""Night over a drawing: a rim of paper round a piece that lives, a blue wash over a thing that stands there."""

import re

from art.palette import INK

NIGHT_INK = "#f2e9d6"
"""Outlines of all that lives or can be clicked at night."""
NIGHT_LINE = "#8a98ca"
"""Outlines of what only stands in the landscape at night."""
_DEEP = "#161c3a"
_BLUE = (42, 52, 104)
_OUTLINE = 3
_TAG = re.compile(r"<[^>]+>")
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_EMPTY = re.compile(r"<g[^>]*></g>")


def _rimmed(tag: str, reach: float) -> str:
    """The tag as a piece of the rim; nothing for what is no outline."""
    if tag.startswith(("<g", "</g")):
        return tag
    width = _WIDTH.search(tag)
    if f'stroke="{INK}"' not in tag or width is None or float(width[1]) < _OUTLINE:
        return ""
    tag = _WIDTH.sub(f'stroke-width="{float(width[1]) + 2 * reach:g}"', tag)
    tag = re.sub(r'fill="(?!none")[^"]+"', f'fill="{NIGHT_INK}"', tag)
    return tag.replace(f'stroke="{INK}"', f'stroke="{NIGHT_INK}"')


def rim(body: str, reach: float = 2.6) -> str:
    """The rim of paper behind `body`, as far out as `reach`: round every ink line that is 3 wide or wider."""
    out = "".join(_rimmed(tag, reach) for tag in _TAG.findall(body))
    while (shorter := _EMPTY.sub("", out)) != out:
        out = shorter
    return out


def mixed(colour: str, other: tuple[int, int, int], share: float) -> str:
    """`colour` (#rrggbb) with `share` of the other colour in it."""
    parts = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(parts, other, strict=True))


def blue(body: str, share: float = 0.62) -> str:
    """`body` under the blue of the night: its ink lines become light, its colours sink by `share`."""
    lifted = body.replace(f'stroke="{INK}"', f'stroke="{NIGHT_LINE}"').replace(f'"{INK}"', f'"{_DEEP}"')
    return _COLOUR.sub(lambda m: m[0] if m[0] in (NIGHT_LINE, _DEEP) else mixed(m[0], _BLUE, share), lifted)
