"""Small signs of The Sheep: damage, lanterns, Essence, corruption, health and the marks of cards, 48 x 48."""

from art.nightfall import NIGHT_INK, rim
from art.palette import BRICK, GOLD, GOLD_LIGHT, INK, PAPER_LIGHT
from art.svg import disc, document, group, oval, path, rect, spokes

_DAMAGE = {"metal": "#a9b1b8", "fire": "#e2713a", "shock": "#f2ce4b", "runic": "#9a78cc", "lantern": "#fff0b4"}
_DROP = "M24 4C33 16 40 23 40 31C40 39.6 33 45 24 45C15 45 8 39.6 8 31C8 23 15 16 24 4Z"
_GEM = "M24 3L40 17L33 45H15L8 17Z"
_HEART = "M24 43C2 26 4 8 15 6.4C20 5.8 23 10 24 13C25 10 28 5.8 33 6.4C44 8 46 26 24 43Z"


def _lantern(lit: bool) -> str:
    """A lantern with its handle, 32 wide and 44 high, in the middle of the box."""
    brass, glass = ("#8a6238", "#ffe08a") if lit else ("#6b6a70", "#8f929b")
    out = path("M15 13C15 1 33 1 33 13", width=3) + path("M14 18L12.4 38H35.6L34 18Z", glass, INK, 3)
    if lit:
        out += path("M24 19C32 27 31 37 24 37C17 37 16 27 24 19Z", "#f08a24", None)
        out += path("M24 26.4C28 31 27.6 36 24 36C20.4 36 20 31 24 26.4Z", "#fff6d8", None)
    else:
        out += path("M24 37V32", width=2.6) + path("M24 30C20 27 28 25 24 21", stroke="#4b4c55", width=2)
    out += path("M18.6 19L17.8 37M29.4 19L30.2 37", width=1.8)
    return out + path("M11 19L17 11H31L37 19Z", brass, INK, 3) + path("M9 38H39L37 45H11Z", brass, INK, 3)


def _damage() -> dict[str, str]:
    marks = {
        "metal": path("M12.6 36.6L31 12L37.4 8.6L36 16L17.4 39.4Z", "#fffaf0", INK, 2.4)
        + path("M11 27.6L23 37.4", width=5.2)
        + path("M12 28.4L22 36.6", stroke=GOLD, width=2)
        + path("M12 41L15.6 36", width=4.4),
        "fire": path(
            "M25 7C37 18 39 40 24 40C9 40 10 25 17 18C18 23 20 25 22 24C26 19 22 13 25 7Z", "#ffe39a", INK, 2.4
        )
        + path("M25 23C31 29 31 37 24.4 37C18 37 18 31 21 28C23 30 25 28 25 23Z", "#f08a24", None),
        "shock": path("M28 6L12 27H21.6L17.4 42L36 19.6H25.4Z", "#fffdf0", INK, 2.4),
        "runic": path("M24 9V40M24 14L34 22L24 29.4L14 36.4M14 13.6L24 21.6", width=6)
        + path("M24 9V40M24 14L34 22L24 29.4L14 36.4M14 13.6L24 21.6", stroke="#fffaf0", width=2.6),
        "lantern": group(_lantern(True), 7.4, 7, 0.69),
    }
    return {
        f"damage-{kind}": disc(24, 24, 21.5, _DAMAGE[kind], INK, 3)
        + path("M8.4 19A17 17 0 0 1 19 8.4", stroke="#ffffff", width=2.6, extra='stroke-opacity="0.7"')
        + mark
        for kind, mark in marks.items()
    }


def _gem() -> str:
    out = (
        path(_GEM, "#8e62c4", INK, 3)
        + path("M24 3L40 17L24 20Z", "#c7a6e8", None)
        + path("M24 3L8 17L24 20Z", "#a97fd8", None)
    )
    out += path("M24 20L40 17L33 45H24Z", "#6d45a3", None) + path(_GEM + "M8 17L24 20L40 17M24 20V45", width=2)
    return out + path(_GEM, width=3) + path("M13.6 22L17 38", stroke="#f0e2ff", width=2.6)


def _drops() -> dict[str, str]:
    shine = path("M14.4 31C14.4 27 16.4 24 19 20.6", stroke="#ffffff", width=3.2, extra='stroke-opacity="0.75"')
    shade = "M24 45C33 45 40 39.6 40 31C40 26 37.4 22 34 17.4C37 30 34 40 20 44.6Z"
    out = {}
    for kind, colour in (("full", "#7a4e9e"), ("coming", "#d8483a")):
        body = path(_DROP, colour, INK, 3) + path(shade, INK, None, extra='fill-opacity="0.24"') + shine
        out[f"drop-{kind}"] = body
    # A coming drop has a mark of its own as well, so that red is not all there is to it.
    out["drop-coming"] += path("M24 22V31M24 37.4V37.6", stroke=INK, width=8) + path(
        "M24 22V31M24 37.4V37.6", stroke="#ffffff", width=4.2
    )
    out["drop-empty"] = path(_DROP, PAPER_LIGHT, INK, 3, 'fill-opacity="0.55"')
    return out


def _slots() -> dict[str, str]:
    dashes = 'stroke-dasharray="5 5"'
    book = path("M24 12C18 6 10 6 4 8V39C10 37 18 37 24 42C30 37 38 37 44 39V8C38 6 30 6 24 12Z", PAPER_LIGHT)
    book += path("M24 12V41M10 16C14 15 17 16 19 18M10 23C14 22 17 23 19 25M38 16C34 15 31 16 29 18", width=2)
    full = rect((5, 5, 38, 38), 7, "#b79ad9", INK, 3) + path("M9 30V14C9 11 11 9 14 9H26", stroke="#e6d6f6", width=3)
    full += path(
        "M24 12L27.4 20.2L36 21L29.4 26.8L31.4 35.4L24 30.8L16.6 35.4L18.6 26.8L12 21L20.6 20.2Z", PAPER_LIGHT, INK, 2.2
    )
    slot = rect((5, 5, 38, 38), 7, PAPER_LIGHT, INK, 3, 'fill-opacity="0.5"')
    return {
        "essence-slot": path(_GEM, "#e9dcc0", "#8a7350", 2.6, f'fill-opacity="0.7" {dashes}'),
        "experience-full": full,
        "experience-slot": slot,
        "experience": book,
    }


def _heavens() -> dict[str, str]:
    sun = path(spokes(24, 24, (16.6, 21.4), 8), width=6.4) + path(
        spokes(24, 24, (16.6, 21.4), 8), stroke="#e8a92a", width=2.6
    )
    sun += disc(24, 24, 11.4, "#f2c23e", INK, 3) + path("M17 22A8 8 0 0 1 22 17", stroke="#fff3c4", width=2.6)
    moon = path("M29 4A20.4 20.4 0 1 0 43.6 33A16.6 16.6 0 0 1 29 4Z", "#ccd2ec", INK, 3)
    moon += path(oval(16, 20, 3, 3) + oval(20, 33, 2.4, 2.4), "#9ba6cf", None)
    blob = (
        "M24 5C31 3 35 8 34 13C41 11 46 18 42 24C47 29 44 38 36 37"
        "C35 45 25 46 22 40C15 45 5 41 8 33C1 29 3 19 11 19C9 10 17 5 24 5Z"
    )
    smog = path(blob, "#8ca83a", INK, 3) + path("M18 12C14 13 13 17 15 19", stroke="#d7e59a", width=2.8)
    smog += path(oval(17, 25, 4, 4.6) + oval(31, 25, 4, 4.6) + "M24 29L21.6 33.6H26.4Z", INK, None)
    return {"sun": sun, "moon-sign": moon, "pollution": smog}


def _marks() -> dict[str, str]:
    eye = "M3 24C11 11 37 11 45 24C37 37 11 37 3 24Z"
    curse = path("M10 9L13 15M24 4V11M38 9L35 15M12 39L15 34M24 44V38M36 39L33 34", width=3.4)
    curse += path(eye, "#d9c6f0", INK, 3) + disc(24, 24, 8.6, "#7a4e9e", INK, 2.4) + rect((19, 22, 10, 4), 1.4, INK)
    tile = path("M14 3H34L45 24L34 45H14L3 24Z", "#aab66a", INK, 3) + path(
        "M24 11C31 19 33 24 33 28A9 9 0 1 1 15 28C15 24 17 19 24 11Z", "#5f7a2a", INK, 2.4
    )
    tile += path("M19.6 29C19.6 26 20.4 24 22 22", stroke="#d7e59a", width=2.4)
    card = group(rect((-10, -14, 20, 28), 3, "#d8c8a6", INK, 3), 25, 29, 1, 90) + path(
        "M15 26H35M15 32H30", stroke="#8a7a64", width=2.4
    )
    bow = "M7 21C9 7 28 3 38 11"
    card += path(bow + "M40 3V13H30", width=6) + path(bow + "M40 3V13H30", stroke=GOLD_LIGHT, width=2.4)
    return {"curse-mark": curse, "tile-mark": tile, "exhausted": card}


_NIGHT_SLOTS = {
    "drop-empty": path(_DROP, "#1f2330", NIGHT_INK, 3),
    "essence-slot": path(_GEM, "#1f2330", "#8d94ad", 2.6, 'stroke-dasharray="5 5"'),
    "experience-slot": rect((5, 5, 38, 38), 7, "#1f2330", NIGHT_INK, 3),
}
"""What is empty, for dark paper: a light line round the dark."""


def signs() -> dict[str, str]:
    """Every sign as a document of 48 x 48; those for dark paper have a light rim, in a box of 52."""
    heart = path(_HEART, BRICK, INK, 3)
    heart += path("M11.6 20C10.6 15 12.6 11.6 16 11", stroke="#ffffff", width=3, extra='stroke-opacity="0.7"')
    found = _damage() | _drops() | _slots() | _heavens() | _marks()
    found |= {"lantern-lit": _lantern(True), "lantern-out": _lantern(False), "essence": _gem(), "heart": heart}
    night = {name: rim(body, 1.7) + body for name, body in found.items()} | _NIGHT_SLOTS
    out = {name: document((48, 48), body) for name, body in found.items()}
    return out | {f"{name}-night": document((52, 52), body, origin=(-2, -2)) for name, body in night.items()}
