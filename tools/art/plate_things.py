"""What stands about on the event plates: trees, wagons, buildings, graves, lanterns, each with its foot at x, y."""

from art.palette import INK
from art.plate import PALE, rod
from art.svg import disc, ellipse, fleece, group, oval, path, spokes

WOOD, WOOD_DARK = "#a9773f", "#6e4a2a"
STONE, STONE_DARK = "#b9b2a4", "#8b8578"
NIGHT_STONE = "#59607e"
VIOLET, VIOLET_LIGHT = "#8e62c4", "#c7a6e8"


def tree(x: float, y: float, k: float = 1, tone: str = "#6d8f4b", line: str = INK, lean: float = 0) -> str:
    """A round tree about 36 high."""
    body = path("M-2.4 0C-1.4 -6 -1.6 -12 -2 -18H2.4C2 -12 2 -6 3 0Z", WOOD_DARK, line, 1.5)
    body += path(fleece(0, -24, (11.5, 11), 8, round(x) + 3), tone, line, 1.9)
    return group(body + path("M-6 -26a4 4 0 0 1 6 -4M2 -20a3.5 3.5 0 0 0 5 -3", stroke=line, width=1.1), x, y, k, lean)


def pine(x: float, y: float, k: float = 1, tone: str = "#567f48", line: str = INK) -> str:
    """A pointed tree about 36 high."""
    body = path("M0 0V-8", stroke=line, width=3.6) + path(
        "M0 -36L8 -23L5.4 -23L11 -12.5L7.6 -12.5L13 -4H-13L-7.6 -12.5L-11 -12.5L-5.4 -23L-8 -23Z", tone, line, 1.8
    )
    return group(body, x, y, k)


def bare_tree(x: float, y: float, k: float = 1, colour: str = "#332e47", line: str | None = None) -> str:
    """A dead tree about 44 high; a line gives it an outline."""
    d = "M0 0C-1 -8 1 -14 0 -22M0 -10L-10 -21L-17 -22M-10 -21L-10 -31M0 -16L11 -27L19 -28M11 -27L10 -37M0 -22L-4 -34"
    d += "L-3 -42M0 -22L5 -36M-4 -34L-10 -38"
    rim = path(d, stroke=line, width=5) if line else ""
    return group(rim + path(d, stroke=colour, width=2.6), x, y, k)


def wheel(x: float, y: float, r: float, line: str = INK, wood: str = WOOD, count: int = 8) -> str:
    """A wheel seen from the side."""
    out = disc(x, y, r, "none", line, r * 0.42) + disc(x, y, r, "none", wood, r * 0.2)
    return (
        out
        + path(spokes(x, y, (0, r * 0.86), count), stroke=line, width=max(1.2, r * 0.12))
        + disc(x, y, r * 0.24, wood, line, 1.4)
    )


def wagon(x: float, y: float, k: float = 1, band: str = "#b5563b", canvas: str = "#f6eedc", line: str = INK) -> str:
    """A covered wagon about 64 wide and 48 high."""
    body = path("M-27 -19C-33 -42 -22 -47 -14 -46C-6 -49 8 -49 14 -46C23 -47 33 -41 27 -19Z", canvas, line, 2.2)
    body += path(
        "M-14 -46C-18 -38 -17 -28 -16 -20M0 -47.5V-20M14 -46C18 -38 17 -28 16 -20", stroke="#a8946c", width=1.4
    )
    body += path("M-31 -20H31L28 -10H-28Z", band, line, 2.2) + path("M-27 -15H27", stroke=line, width=1.1)
    return group(body + wheel(-17, -8, 8, line) + wheel(17, -8, 8, line), x, y, k)


def church(
    x: float,
    y: float,
    k: float = 1,
    wall: str = "#d8ccb2",
    roof: str = "#8a6a58",
    line: str = INK,
    door: str = "#4a3426",
) -> str:
    """A village church about 50 wide and 54 high, its tower on the left."""
    body = path("M-8 0V-19H26V0Z", wall, line, 2) + path("M-10 -18L-4 -29H24L30 -18Z", roof, line, 2)
    body += path("M-23 0V-33H-7V0Z", wall, line, 2) + path("M-25 -32L-15 -54L-5 -32Z", roof, line, 2)
    body += path("M-19 0V-7C-19 -12 -11 -12 -11 -7V0Z", door, line, 1.4)
    windows = (
        "M-17 -20V-25C-17 -28 -13 -28 -13 -25V-20ZM0 -5V-11C0 -14 4 -14 4 -11V-5ZM12 -5V-11C12 -14 16 -14 16 -11V-5Z"
    )
    return group(body + path(windows, door, line, 1.1), x, y, k)


def cottage(
    x: float,
    y: float,
    k: float = 1,
    wall: str = "#eadbb8",
    roof: str = "#b98b4a",
    line: str = INK,
    pane: str = "#9fc3cc",
) -> str:
    """A thatched cottage about 40 wide and 34 high."""
    body = path("M-16 0V-15H16V0Z", wall, line, 2) + path("M8 -24V-33H13V-22Z", "#a3623c", line, 1.6)
    body += path("M-20 -14L-11 -28H11L20 -14C10 -12 -10 -12 -20 -14Z", roof, line, 2)
    body += path("M-3 0V-9H4V0Z", WOOD_DARK, line, 1.3) + path("M-12 -10H-7V-5H-12ZM8 -10H13V-5H8Z", pane, line, 1.2)
    return group(body, x, y, k)


def grave(x: float, y: float, k: float = 1, lean: float = 0, stone: str = STONE, line: str = INK) -> str:
    """A headstone about 14 wide and 22 high."""
    body = path("M-7 1V-14C-7 -23 7 -23 7 -14V1Z", stone, line, 1.9)
    return group(body, x, y, k, lean)


def cross(x: float, y: float, k: float = 1, lean: float = 0, stone: str = STONE, line: str = INK) -> str:
    """A stone cross about 22 high."""
    body = path("M-2 1V-11H-7V-15H-2V-21H2V-15H7V-11H2V1Z", stone, line, 1.8)
    return group(body, x, y, k, lean)


def lantern(x: float, y: float, k: float = 1, lit: bool = True, line: str = INK, weight: float = 1.6) -> str:
    """A lantern about 14 wide and 24 high."""
    glass, iron = ("#ffe39a", "#7a5a2e") if lit else ("#a8a8ac", "#5e5a58")
    body = path("M-4 -20C-4 -26 4 -26 4 -20", stroke=line, width=weight)
    body += path("M-6.5 -16L-4 -20.5H4L6.5 -16Z", iron, line, weight)
    body += path("M-5.5 -16H5.5L6.5 -3H-6.5Z", glass, line, weight)
    if lit:
        body += path("M0 -13C4 -9 3.5 -4.5 0 -4.5C-3.5 -4.5 -4 -9 0 -13Z", "#f08a24", None)
    else:
        body += path("M0 -4.5V-8C-1.5 -10 1.5 -11 0 -14", stroke="#5b5c63", width=1.3)
    return group(body + path("M-8 -3H8L7 0H-7Z", iron, line, weight), x, y, k)


def essence(x: float, y: float, k: float = 1, line: str = INK) -> str:
    """A shard of essence about 10 wide and 13 high, round x, y."""
    body = path("M0 -7L5 -2.5L3 6H-3L-5 -2.5Z", VIOLET, line, 1.5)
    return group(
        body + path("M0 -7L5 -2.5L0 -1.5L-5 -2.5ZM0 -1.5L-3 6L-5 -2.5Z", VIOLET_LIGHT, None, 0, 'fill-opacity="0.7"'),
        x,
        y,
        k,
    )


def fire(x: float, y: float, k: float = 1, line: str | None = INK) -> str:
    """A flame about 12 wide and 18 high."""
    body = path(
        "M1 -18C8 -10 8 0 0 0C-8 0 -8 -7 -4 -11C-3.5 -8 -2 -8 -1.5 -9C0 -12 -1 -15 1 -18Z", "#e2713a", line, 1.5
    )
    return group(body + path("M0.5 -9C4 -5 3.5 -1 0 -1C-3.5 -1 -3 -4.5 0.5 -9Z", "#ffe39a", None), x, y, k)


def bolt(x: float, y: float, k: float = 1, line: str = INK) -> str:
    """A stroke of lightning about 40 high, its point at x, y."""
    return group(path("M3 -40L-8 -19L-1 -20L-6 -7L0 0L7 -25L0 -24L9 -40Z", "#f7d64e", line, 1.6), x, y, k)


def bell(x: float, y: float, k: float = 1, metal: str = "#c9a24a", line: str = INK) -> str:
    """A bell about 30 wide and 32 high that hangs from x, y."""
    body = path("M-3 0C-3 -4 3 -4 3 0V4H-3Z", metal, line, 1.8) + disc(0, 31, 3.6, metal, line, 1.7)
    body += path("M0 3C8 3 9 10 10 17C11 22 15 24 15 28H-15C-15 24 -11 22 -10 17C-9 10 -8 3 0 3Z", metal, line, 2.1)
    body += path("M-11.5 22H11.5", stroke=line, width=1.4) + path(
        "M-4 8C-6 11 -6 15 -6.5 18", stroke="#fff3c4", width=1.6
    )
    return group(body, x, y, k)


def well(x: float, y: float, k: float = 1, water: str = "#7a4e9e", stone: str = NIGHT_STONE, line: str = PALE) -> str:
    """A round well of stones about 60 wide and 36 high."""
    body = path("M-28 -26V-6C-20 4 20 4 28 -6V-26Z", stone, line, 2)
    joints = (
        "M-28 -16C-18 -9 18 -9 28 -16M-19 -9V-1M-6 -8V1M8 -8V1M20 -10V-2M-24 -20V-15M-12 -18V-12M1 -17V-11M14 -18V-12"
    )
    body += path(joints, stroke=line, width=1.1) + ellipse(0, -26, (28, 9), stone, line, 2)
    return group(body + ellipse(0, -25.5, (21, 6), water, line, 1.6), x, y, k)


def skull(x: float, y: float, k: float = 1, line: str = INK, bone: str = "#f3e8cd") -> str:
    """A human skull round x, y, about 20 wide and 24 high, looking at us."""
    body = path("M-10 -2C-11 -15 11 -15 10 -2C10 2 7 3 6.5 5V10C3 12 -3 12 -6.5 10V5C-7 3 -10 2 -10 -2Z", bone, line, 2)
    body += path(oval(-4.2, -1, 2.9, 3.3) + oval(4.2, -1, 2.9, 3.3) + "M0 2.5L-1.6 5.5H1.6Z", line, None)
    return group(body + path("M-3 8V11M0 8.5V11.5M3 8V11", stroke=line, width=1.2), x, y, k)


def rune(kind: int, x: float, y: float, k: float = 1, colour: str = VIOLET_LIGHT, width: float = 2) -> str:
    """One of six runes about 9 wide and 14 high round x, y."""
    signs = (
        "M-2 7V-7L4 -3L-2 1L4 6",
        "M0 7V-7M-4 -3L0 -7L4 -3M-4 3L4 -1",
        "M-3 7V-7L4 -2L-3 2",
        "M-4 7V-7L4 7V-7",
        "M0 7V-7M0 -4L5 -1L0 2M0 -4L-5 -1",
        "M-4 -7L4 0L-4 7M4 -7V7",
    )
    return group(path(signs[kind % 6], stroke=colour, width=width), x, y, k)


def fence(x: float, y: float, posts: int, wood: str = "#b98a4e", line: str = INK, step: float = 12) -> str:
    """A fence of two rails that begins at x and stands on y."""
    wide = step * (posts - 1)
    rails = f"M-4 -10H{wide + 4:g}M-4 -5H{wide + 4:g}"
    out = rod(rails, wood, (3.6, 1.4), line)
    sticks = "".join(f"M{k * step:g} 1V-13" for k in range(posts))
    return group(out + rod(sticks, wood, (4.4, 2), line), x, y)
