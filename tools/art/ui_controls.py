"""Signs on buttons: arrows, marks and players' controls, 48 x 48, bold enough for 20 pixels."""

import math

from art.palette import BRICK, INK, MOSS, PAPER_LIGHT
from art.svg import disc, ellipse, group, path, rect

BOLD = 5
WOOD = "#e6c48e"


def _turned(body: str, degrees: float) -> str:
    return group(group(body, -24, -24), 24, 24, turn=degrees)


def _mirrored(body: str) -> str:
    return group(body, 48, 0, (-1, 1))


def _slash() -> str:
    return path("M8 8L40 40", stroke=PAPER_LIGHT, width=9) + path("M8 8L40 40", stroke=BRICK, width=BOLD)


def _arrows() -> dict[str, str]:
    arrow = path("M8 24H38M26 11L39 24L26 37", width=BOLD)
    chevron = path("M18 10L32 24L18 38", width=BOLD)
    ways = {"right": 0, "down": 90, "left": 180, "up": 270}
    out = {f"arrow-{way}": _turned(arrow, turn) for way, turn in ways.items()}
    out |= {f"chevron-{way}": _turned(chevron, turn) for way, turn in ways.items()}
    bent = path("M35 42V27C35 19 31 15 23 15H12M21 5L11 15L21 25", width=BOLD)
    back = path("M11 18H28C36 18 41 23 41 30C41 37 36 42 28 42H16M20 8L10 18L20 28", width=BOLD)
    out |= {"turn-left": bent, "turn-right": _mirrored(bent)}
    return out | {"undo": back, "redo": _mirrored(back)}


def _marks() -> dict[str, str]:
    tick = "M8 26L19 37L40 12"
    cross = "M11 11L37 37M37 11L11 37"
    query = path("M17 18C17 9 31 9 31 18C31 24 24 24 24 30", width=4.6) + disc(24, 37, 2.9, INK)
    sheet = disc(24, 24, 19.5, PAPER_LIGHT, INK)
    inform = disc(24, 14, 3.1, INK) + path("M24 22V36", width=BOLD)
    alarm = path("M24 5L45 42H3Z", "#f2cd5c") + path("M24 18V28", width=BOLD) + disc(24, 36, 2.9, INK)
    return {
        "check": path(tick, width=10) + path(tick, stroke="#6fa356", width=4.6),
        "cross": path(cross, width=10) + path(cross, stroke="#d9634c", width=4.6),
        "plus": path("M24 8V40M8 24H40", width=BOLD),
        "minus": path("M8 24H40", width=BOLD),
        "menu": path("M8 12H40M8 24H40M8 36H40", width=BOLD),
        "question": sheet + query,
        "info": sheet + inform,
        "warning": alarm,
        "fullscreen": path("M7 17V7H17M31 7H41V17M41 31V41H31M17 41H7V31", width=BOLD),
        "windowed": path("M17 7V17H7M41 17H31V7M31 41V31H41M7 31H17V41", width=BOLD),
    }


def _gear() -> str:
    teeth, points = 8, []
    for k in range(teeth):
        middle = 2 * math.pi * k / teeth
        for shift, reach in ((-0.28, 15.5), (-0.19, 20.5), (0.19, 20.5), (0.28, 15.5)):
            angle = middle + shift
            points.append(f"{24 + reach * math.cos(angle):.1f} {24 + reach * math.sin(angle):.1f}")
    return path("M" + "L".join(points) + "Z", WOOD) + disc(24, 24, 6.4, PAPER_LIGHT, INK)


def _sound() -> dict[str, str]:
    horn = path("M5 18H14L26 8V40L14 30H5Z", WOOD)
    waves = path("M32 17C35 21 35 27 32 31M37.5 10.5C45 18 45 30 37.5 37.5", width=4)
    dumb = path("M33 18L43 30M43 18L33 30", stroke=BRICK, width=BOLD)
    notes = path("M17 36V10L40 6V32", width=4) + path("M17 17L40 13", width=4)
    heads = ellipse(12, 36, (7, 5.6), INK) + ellipse(35, 32, (7, 5.6), INK)
    return {
        "speaker-on": horn + waves,
        "speaker-off": horn + dumb,
        "music-on": notes + heads,
        "music-off": notes + heads + _slash(),
        "gear": _gear(),
    }


def _media() -> dict[str, str]:
    def bar(x: float) -> str:
        return rect((x, 9, 7.5, 30), 2, WOOD, INK)

    def wedge(x: float, width: float, fill: str = WOOD) -> str:
        return path(f"M{x} 10L{x + width} 24L{x} 38Z", fill)

    end = wedge(9, 21) + bar(32)
    return {
        "play": wedge(14, 26, "#8fb56b"),
        "pause": rect((10, 9, 10, 30), 2, WOOD, INK) + rect((28, 9, 10, 30), 2, WOOD, INK),
        "step": bar(8) + wedge(21, 20),
        "fast": wedge(5, 18) + wedge(24, 18),
        "jump-end": end,
        "jump-start": _mirrored(end),
    }


def _sight() -> dict[str, str]:
    almond = path("M4 24C12 10 36 10 44 24C36 38 12 38 4 24Z", PAPER_LIGHT)
    eye = almond + disc(24, 24, 7.6, "#74aedb", INK) + disc(24, 24, 3, INK)
    bulb = path("M15 30C4 20 12 4 24 4C36 4 44 20 33 30C31 32 31 33 31 35H17C17 33 17 32 15 30Z", "#ffe08a")
    bulb += path("M24 34V22M18 18L24 23L30 18", width=2.4) + rect((17, 35, 14, 9), 3, "#b9c2c8", INK)
    return {"eye": eye, "eye-off": eye + _slash(), "hint": bulb}


def controls() -> dict[str, str]:
    """Name -> body of a sign in a box of 48."""
    done = path("M12 25L21 34L37 14", stroke=PAPER_LIGHT, width=BOLD)
    ok = {"done": disc(24, 24, 20, MOSS, INK) + done}
    return _arrows() | _marks() | _sound() | _media() | _sight() | ok
