"""The tiles of the pollution, 72 x 72, Minor and Major, and the pipe that fills: frame, sludge and its surface.

A Major tile is darker than its Minor side, framed in violet, and shows what the Minor side had only begun.
"""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import INK
from art.plate import rod
from art.svg import disc, document, fleece, group, linear, oval, path, rect

SLUDGE, SLUDGE_LIGHT, SLUDGE_DARK = "#9cb83e", "#cfe07c", "#5f7a26"
MURK = "#2f3a1c"
FOUL = folk.Look("#e6e3c4", "#b9bb86", "#3a3a2c", INK, "#f4d35e")
WORSE = folk.Look("#5a4a78", "#43355c", "#1d1630", INK, "#f4d35e")


def _square(emblem: str, major: bool) -> str:
    light, dark = ("#6d7a3a", "#3c4720") if major else ("#cbd486", "#a3b354")
    paint = linear("ground", (0, 2, 0, 70), (0, light, 1), (1, dark, 1))
    body = rect((1.6, 1.6, 68.8, 68.8), 10, "#7a4e9e" if major else "url(#ground)", INK, 3.2)
    if major:
        body += rect((6.4, 6.4, 59.2, 59.2), 6.5, "url(#ground)", INK, 1.6)
        body += path("M4 14V12Q4 4 12 4H32", stroke="#c7a6e8", width=1.8)
    else:
        body += rect((5.4, 5.4, 61.2, 61.2), 7, "none", "#7f8f3c", 1.3)
    return document((72, 72), body + emblem, paint)


def _eyed_drop(x: float, y: float, k: float, colour: str, grin: bool) -> str:
    """A drop of sludge that looks about; it hangs from x, y."""
    body = path("M0 0C2 9 9 13 9 20C9 31 -9 31 -9 20C-9 13 -2 9 0 0Z", colour, INK, 2)
    body += path(oval(-3.4, 19, 2.2, 2.7) + oval(3.4, 19, 2.2, 2.7), "#fdf6d0", INK, 1)
    body += path(oval(-3.2, 19.6, 0.9, 1.3) + oval(3.2, 19.6, 0.9, 1.3), INK, None)
    if grin:
        body += path("M-4.6 24L-3 26L-1.5 24.4L0 26.2L1.5 24.4L3 26L4.6 24", stroke=INK, width=1.5)
    return group(body, x, y, k)


def violet_well(major: bool) -> str:
    """The well with a sheep in it; then with a ram that is nearly out, and the water too."""
    look = WORSE if major else FOUL
    body = ""
    if not major:
        body += folk.sheep_front(36, 58, 1, look)
    else:
        body += folk.sheep_front(36, 56, 1.2, look, horns=True)
    stone = "#8d8798" if major else "#b9b2c4"
    body += path("M12 42V57C18 67 54 67 60 57V42C54 50 18 50 12 42Z", stone, INK, 2.3)
    body += path("M12 42C18 33 54 33 60 42C54 50 18 50 12 42Z", "none", INK, 2.3)
    body += path("M13 52C22 60 50 60 59 52M25 49V57M38 50.5V59M50 47V56M19 57V61M32 59V64M45 59V63", width=1.4)
    if not major:
        return body + path("M14 43.5C22 50.5 50 50.5 58 43.5L58 46C50 53 22 53 14 46Z", "#9a62d4", INK, 1.5)
    spill = (
        "M14 44C20 50 28 50 30 50C29 56 32 60 29 64C25 66 22 63 23 58C23 55 21 52 19 50"
        "C19 55 16 57 14 54ZM42 50C48 50 54 48 58 44V60C56 65 51 64 52 58C52 54 49 52 47 52"
        "C47 55 45 57 43 55Z"
    )
    return body + path(spill, "#9a62d4", INK, 1.7)


def the_seep(major: bool) -> str:
    """Two drops with eyes out of the ground above; then three, and they grin."""
    colour = "#8fae36" if major else SLUDGE
    edge = "M7 8H65V17C60 24 56 14 51 19C47 24 43 15 38 18C33 22 30 14 25 19C20 24 15 15 11 21C8 22 7 18 7 16Z"
    if not major:
        body = path("M13 59C20 54 52 54 59 59C52 65 20 65 13 59Z", SLUDGE_DARK, INK, 1.8)
        return (
            body
            + path(edge, colour, INK, 2)
            + _eyed_drop(25, 17, 1.05, colour, False)
            + _eyed_drop(47, 22, 0.95, colour, False)
        )
    body = path("M8 58C14 50 24 56 30 53C40 48 52 56 64 52V58Q64 64.5 58 64.5H14Q8 64.5 8 58Z", "#8fae36", INK, 1.9)
    body += _eyed_drop(20, 17, 0.98, colour, True) + _eyed_drop(52, 17, 0.98, colour, True) + path(edge, colour, INK, 2)
    return body + _eyed_drop(36, 22, 1.15, colour, True)


def bad_air(major: bool) -> str:
    """Vapour about one head; then a skull of vapour over everybody."""
    if not major:
        body = folk.person(36, 64, 1.15, "#6f7a52", "brim")
        curls = (
            "M10 30C10 20 24 18 25 27C26 33 18 34 18 29M62 30C62 20 48 18 47 27C46 33 54 34 54 29"
            "M20 16C28 10 36 18 44 14C50 11 54 14 53 18M12 42C18 38 22 44 28 40M44 42"
            "C50 38 54 44 60 40"
        )
        return body + rod(curls, "#e9efb8", (5.4, 2.4))
    cloud = path(fleece(36, 28, (23, 18), 11, 4), "#b7c46a", INK, 2.3)
    cloud += path(oval(27.5, 27, 5.2, 6) + oval(44.5, 27, 5.2, 6) + "M36 32L33 38H39Z", MURK, INK, 1.4)
    cloud += path("M27 42V47M32 43V49M36 43.5V50M40 43V49M45 42V47", width=2)
    body = "".join(
        folk.person(x, 64, 0.72, coat, hat)
        for x, coat, hat in ((17, "#4f8c86", "tall"), (36, "#8c3f34", "brim"), (55, "#5d6b8c", "bonnet"))
    )
    return cloud + body + path("M10 44C14 40 18 46 22 42M50 42C54 46 58 40 62 44", stroke="#b7c46a", width=2.6)


def fire_damp(major: bool) -> str:
    """A lantern put out; then a blast, and three of them cracked."""
    if not major:
        wisp = "M36 24C30 19 41 15 35 9M41 26C46 22 39 18 45 13"
        body = path("M14 62C20 57 52 57 58 62C50 66 22 66 14 62Z", "#7f8f3c", None)
        return body + things.lantern(36, 62, 1.5, False) + path(wisp, stroke=INK, width=2.4)
    blast = (
        "M36 8L42 20L54 12L53 25L65 26L56 36L66 46L53 47L54 60L42 53L36 65L30 53L18 60L19 47"
        "L7 46L16 36L7 26L19 25L18 12L30 20Z"
    )
    core = (
        "M36 18L40 27L48 22L47 31L56 33L49 38L54 46L45 45L44 54L36 48L28 54L27 45L18 46L23 38L16 33L25 31L24 22L32 27Z"
    )
    body = path(blast, "#c9a92e", INK, 2) + path(core, "#f6e07a", "#8a5a12", 1.3)
    for x, turn in ((20, -20), (52, 20)):
        body += group(things.lantern(0, 0, 0.9, False), x, 61, 1, turn)
    body += things.lantern(36, 62, 1.5, False)
    cracks = "M31 44L35 48L32 52M40 42L37 47L41 51M35 48L37 47"
    return (
        body + path(cracks, width=1.6) + path("M12 24L17 27M60 24L55 27M14 40H19M58 40H53", stroke="#f6e07a", width=2)
    )


def the_ditch(major: bool) -> str:
    """A ditch beside the road with a lamb in it; then with a full-grown sheep on its way up the bank."""
    bank, mud = ("#4a5526", "#2c331a") if major else ("#8a9a44", "#5d5a30")
    water = "#86a832" if major else SLUDGE
    body = path("M7 30C24 24 48 26 65 32V60Q65 65 60 65H12Q7 65 7 60Z", bank, INK, 1.9) + path(
        "M7 44C20 38 52 38 65 46V60Q65 65 60 65H12Q7 65 7 60Z", mud, INK, 1.9
    )
    grass = "M12 30l-2 -6M16 29l0 -6M58 31l1 -6M62 32l3 -6M12 54l-1 -5M60 55l2 -5"
    if major:
        body += path(grass, stroke="#93a852", width=1.6) + group(folk.sheep(0, 0, 1.2, WORSE), 35, 57, 1, 15)
        front = path("M7 57C16 53 26 57 36 54C46 57 56 53 65 58V60Q65 65 60 65H12Q7 65 7 60Z", water, INK, 1.9)
        drips = "M34 47v3M42 49v3M20 61h8M44 61h10"
        return body + front + path(drips, stroke=SLUDGE_LIGHT, width=1.9)
    body += folk.sheep_front(36, 62, 0.86, FOUL)
    front = path("M7 57C18 52 28 56 36 54C46 57 56 53 65 58V60Q65 65 60 65H12Q7 65 7 60Z", water, INK, 1.9)
    return (
        body
        + front
        + path("M18 60h8M44 61h9", stroke=SLUDGE_LIGHT, width=1.8)
        + path(grass, stroke="#5d6b2c", width=1.6)
    )


def drowned_road(major: bool) -> str:
    """A wheel in the wet; then only its rim, a hat, and bubbles."""
    sky = path(
        "M8 34C20 27 52 27 64 34V60Q64 64.5 59 64.5H13Q8 64.5 8 60Z", "#e3cc96" if not major else "#6e6034", INK, 1.8
    )
    sky += path("M30 29L18 64M42 29L54 64", stroke="#a08a54" if not major else "#453c22", width=2)
    if not major:
        body = sky + things.wheel(36, 38, 16)
        wave = "M7 48q7 -6 14.5 0t14.5 0t14.5 0t14.5 0V60Q65 65 60 65H12Q7 65 7 60Z"
        return (
            body
            + path(wave, SLUDGE, INK, 2)
            + path("M14 56q5 -3 9 0M34 58q5 -3 9 0M50 55q5 -3 9 0", stroke=SLUDGE_LIGHT, width=1.9)
        )
    body = sky + group(things.wheel(0, 0, 15, INK, "#8a6a3c"), 30, 42, 1, 12)
    wave = "M7 38q7 -7 14.5 0t14.5 0t14.5 0t14.5 0V60Q65 65 60 65H12Q7 65 7 60Z"
    body += path(wave, "#86a832", INK, 2.1) + path("M14 52q5 -3 9 0M22 60q5 -3 9 0", stroke=SLUDGE_LIGHT, width=1.8)
    hat = path("M-12 2C-4 -2 4 -2 12 2C6 6 -6 6 -12 2ZM-6 0C-6 -10 6 -10 6 0Z", "#3b2a24", INK, 1.8)
    bubbles = path(
        oval(26, 46, 2.4, 2.4) + oval(34, 55, 3.4, 3.4) + oval(58, 57, 2.4, 2.4) + oval(42, 48, 1.7, 1.7),
        SLUDGE_LIGHT,
        INK,
        1.3,
    )
    sign = (
        path("M53 40V14", width=4.6)
        + path("M53 39V15", stroke="#8a6a3c", width=2.2)
        + path("M40 14H58L63 18.5L58 23H40Z", "#d9c48a", INK, 1.8)
    )
    return sign + body + group(hat, 49, 48, 1.05, 14) + bubbles


TILES: dict[str, Callable[[bool], str]] = {
    draw.__name__: draw for draw in (violet_well, the_seep, bad_air, fire_damp, the_ditch, drowned_road)
}
"""Tile -> its emblem, Minor or Major."""

PIPE = (60, 240)
HOLLOW = (16, 26, 28, 188)
"""Where the pipe's frame is see-through: x, y, width, height."""


def pipe_frame() -> str:
    """A riveted iron tube round a glass of HOLLOW; what fills it is drawn behind."""
    x, y, w, h = HOLLOW
    paint = linear("iron", (6, 0, 54, 0), (0, "#8b949b", 1), (0.25, "#727b83", 1), (1, "#454c54", 1))
    hole = f"M{x} {y + 10}V{y + h - 10}Q{x} {y + h} {x + 10} {y + h}H{x + w - 10}Q{x + w} {y + h} {x + w} {y + h - 10}"
    hole += f"V{y + 10}Q{x + w} {y} {x + w - 10} {y}H{x + 10}Q{x} {y} {x} {y + 10}Z"
    body = path("M7 12H53V228H7Z" + hole, "url(#iron)", INK, 2.6)
    shine = f"M{x + 6} {y + 16}V{y + h - 60}M{x + 6} {y + h - 50}V{y + h - 34}"
    body += path(shine, stroke="#ffffff", width=3, extra='stroke-opacity="0.35"')
    for top in (3, 217):
        body += rect((2.5, top, 55, 20), 5, "url(#iron)", INK, 2.6)
        body += path(f"M7 {top + 5}H50", stroke="#c3cad0", width=1.8, extra='stroke-opacity="0.8"')
        body += path("".join(oval(k, top + 12, 2.6, 2.6) for k in (11, 30, 49)), "#aab3ba", INK, 1.3)
    for k in range(3):
        level = 70 + 50 * k
        for left in (3.5, 44.5):
            body += rect((left, level - 5, 12, 10), 2.5, "url(#iron)", INK, 1.9)
            body += disc(left + 6, level, 1.9, "#aab3ba", INK, 1)
    return document(PIPE, body, paint)


def pipe_sludge() -> str:
    """A piece of sludge as wide as the hollow, 28 x 48; pieces join above each other."""
    body = path("M0 0H28V48H0Z", "#8ca83a", None) + path("M0 0H7C5 12 9 24 6 34C5 40 7 44 7 48H0Z", "#a9c24e", None)
    body += path("M28 0H23C25 14 21 26 24 36C25 42 23 45 23 48H28Z", "#6f8a2c", None)
    body += path(
        oval(12, 10, 2.6, 2.6) + oval(19, 22, 1.8, 1.8) + oval(10, 32, 1.6, 1.6) + oval(17, 40, 3, 3),
        "#c6d97a",
        "#5f7a26",
        1,
    )
    return document((28, 48), body)


def pipe_surface() -> str:
    """The top of the sludge with its foam, 28 x 12; it joins the sludge below."""
    body = path("M0 6C5 1 9 9 14 5C19 1 23 8 28 4V12H0Z", "#8ca83a", None)
    body += path("M0 6C5 1 9 9 14 5C19 1 23 8 28 4", stroke="#d6e68c", width=2.4)
    return document((28, 12), body + path(oval(8, 9, 1.5, 1.5) + oval(20, 8.5, 1.2, 1.2), "#c6d97a", None))


def pieces() -> dict[str, str]:
    """Both sides of every tile, and the pipe."""
    out = {
        f"tile-{name}-{side}": _square(draw(side == "major"), side == "major")
        for name, draw in TILES.items()
        for side in ("minor", "major")
    }
    return out | {"pipe-frame": pipe_frame(), "pipe-sludge": pipe_sludge(), "pipe-surface": pipe_surface()}
