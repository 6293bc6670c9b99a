"""What stands on the maps of The Sheep: spawns, well, flags, signposts, houses, small scenery, graves and wrecks.

Every spawn is a place of its own (thorn stump, kiln, stone circle, ribs), so that they are told apart without colour.
By night the same things are blue, with a light outline.
"""

from art.journey_wagons import RIM
from art.nightfall import blue, mixed
from art.palette import INK, PAPER, PAPER_LIGHT
from art.svg import disc, document, ellipse, fleece, group, oval, path, spokes

LINE, INNER = 2.8, 1.9
_DARK = "#241a2b"
_WOOD, _WOOD_DARK = "#b98a4e", "#7a5230"
_INK_PARTS = (43, 33, 24)
_ORIGIN = (-4, -2)

Thing = tuple[tuple[int, int], str]
"""The box of a thing, and what is drawn in it."""


def _ground(x: float, y: float, wide: float) -> str:
    return ellipse(x, y, (wide, wide * 0.2), INK, extra='fill-opacity="0.22"')


def _pit(colour: str, y: float = 52, wide: float = 25) -> str:
    """The hole a flock comes from: dark, with a gleam of the spawn's colour."""
    out = ellipse(42, y, (wide, wide * 0.42), mixed(colour, _INK_PARTS, 0.35), INK, LINE)
    out += ellipse(42, y + 1.6, (wide * 0.78, wide * 0.3), _DARK, INK, INNER)
    gleam = (
        f"M{42 - wide * 0.6:.1f} {y + 3}"
        f"C{42 - wide * 0.3:.1f} {y - 2} {42 + wide * 0.3:.1f} {y - 2} {42 + wide * 0.6:.1f} {y + 3}"
    )
    return out + path(gleam, stroke=colour, width=2.6)


def _spawn_green() -> str:
    """A thorn stump, hollow between its roots."""
    out = path(
        "M30 30C18 26 12 16 14 6M22 22C14 24 8 22 4 16M54 28C66 24 74 16 72 6M62 22C70 24 76 22 80 16", width=7.4
    )
    out += path(
        "M30 30C18 26 12 16 14 6M22 22C14 24 8 22 4 16M54 28C66 24 74 16 72 6M62 22C70 24 76 22 80 16",
        stroke="#6d7d4a",
        width=2.8,
    )
    for x, y, wide in ((14, 9, 10), (70, 9, 10), (5, 20, 6.4), (78, 20, 6.4), (42, 14, 15)):
        out += path(fleece(x, y, (wide, wide * 0.72), 7, int(x)), "#57a45c", INK, LINE)
    out += path("M8 7a4 4 0 0 1 6 -3M36 10a6 6 0 0 1 9 -4M65 7a4 4 0 0 1 6 -3", stroke="#a9dba0", width=2.2)
    trunk = (
        "M26 62C20 64 12 66 6 64C16 58 24 48 26 34C26 26 58 26 58 34"
        "C60 48 68 58 78 64C72 66 64 64 58 62C52 66 32 66 26 62Z"
    )
    out += path(trunk, "#7c8a52", INK, LINE) + path(
        "M32 32C33 38 31 44 30 48M52 32C52 38 53 44 55 48M42 30V34", stroke="#4e5a32", width=INNER
    )
    return (
        out
        + path("M31 62C29 46 34 38 42 38C50 38 55 46 53 62C48 65 36 65 31 62Z", _DARK, INK, LINE)
        + path("M36 60C35 50 38 44 42 44C46 44 49 50 48 60", stroke="#7fd07a", width=2.4)
    )


def _spawn_red() -> str:
    """A ruined kiln of brick."""
    wall = "M10 62L14 30L20 31L22 20L30 21L32 8L42 10L44 5L54 7L55 16L62 17L64 30L70 32L74 62C62 67 22 67 10 62Z"
    out = path(wall, "#c65138", INK, LINE)
    joints = (
        "M15 38H26M14 46H24M13 54H22M21 31V38M18 46V54M30 22H44M34 14V22M46 14H54"
        "M50 22V30M24 30H60M58 38H68M60 46H71M62 54H72M64 38V46M67 46V54M44 22V30"
    )
    out += path(joints, stroke="#8a2f22", width=1.7) + path(
        "M33 12L32 18M23 24L22 29M16 34L15 40", stroke="#f0a184", width=2.4
    )
    out += path("M24 63C22 44 32 36 42 36C52 36 62 44 60 63C52 66 32 66 24 63Z", "#e0836a", INK, LINE)
    out += path("M29.6 63.6C28 49 35 42 42 42C49 42 56 49 54.4 63.6C48 65.6 36 65.6 29.6 63.6Z", _DARK, INK, INNER)
    return out + path("M35 62C34 54 38 50 42 50C46 50 50 54 49 62", stroke="#e8654a", width=2.4)


def _spawn_blue() -> str:
    """A circle of standing slates round a pool."""
    out = ""
    for x, top, foot, wide in ((26, 10, 44, 7), (44, 4, 44, 7.4), (60, 12, 44, 6.6)):
        out += _slate(x, top, foot, wide)
    out += _pit("#4a93cf", 51, 27)
    for x, top, foot, wide in ((10, 24, 56, 7), (74, 22, 56, 7), (24, 44, 66, 6), (61, 46, 66, 5.6)):
        out += _slate(x, top, foot, wide)
    return out


def _slate(x: float, top: float, foot: float, wide: float) -> str:
    stone = (
        f"M{x - wide} {foot}L{x - wide * 0.8:.1f} {top + 5}L{x + wide * 0.3:.1f} {top}"
        f"L{x + wide * 0.9:.1f} {top + 4}L{x + wide} {foot}Z"
    )
    side = f"M{x + wide * 0.3:.1f} {top}L{x + wide * 0.9:.1f} {top + 4}L{x + wide} {foot}H{x + wide * 0.35:.1f}Z"
    out = path(stone, "#5a9ad0", INK, LINE) + path(side, "#1d3f66", None, extra='fill-opacity="0.5"')
    return out + path(f"M{x - wide * 0.4:.1f} {top + 8}V{(top + foot) / 2:.0f}", stroke="#cfe6f7", width=1.9)


def _spawn_white() -> str:
    """Ribs of something large round a hole."""
    out = path("M8 58C14 62 18 44 42 44C66 44 70 62 76 58", width=5) + _pit("#efe6d0", 53, 27)
    ribs = ((4, 56, 2, 22, 22, 10), (18, 60, 14, 26, 32, 14), (66, 60, 70, 26, 52, 14), (80, 56, 82, 22, 62, 10))
    for a, b, c, d, e, f in ribs:
        bow = f"M{a} {b}C{c} {(b + d) / 2:.0f} {c} {d} {e} {f}"
        out += path(bow, width=9.4) + path(bow, stroke="#f3ead4", width=4)
    skull = "M30 22C28 8 56 8 54 22C54 28 50 29 49 34H35C34 29 30 28 30 22Z"
    horns = "M31 14C22 14 20 6 25 2C26 7 31 7 34 10ZM53 14C62 14 64 6 59 2C58 7 53 7 50 10Z"
    out += (
        path(horns, "#d8c9a6", INK, LINE)
        + path(skull, "#f3ead4", INK, LINE)
        + path(oval(37, 21, 3.4, 4) + oval(47, 21, 3.4, 4) + "M42 26L40.4 29.4H43.6Z", INK, None)
    )
    return out + path("M39 34V31M42 34V31M45 34V31", width=1.5)


def _well() -> str:
    smoke = "M30 30C22 22 38 16 30 6M52 30C60 20 44 14 54 2"
    out = path(smoke, width=8) + path(smoke, stroke="#9a6cc4", width=4)
    out += path("M8 42V66C14 78 70 78 76 66V42Z", "#9a93a6", INK, LINE)
    joints = "M8 55C24 65 60 65 76 55M26 61V73M44 63V74.6M61 60V72M16 49V58M35 52V63M53 52V63M69 49V58"
    out += path(joints, stroke="#635b73", width=INNER) + path(
        "M60 72C70 70 76 68 76 66V42C74 46 68 50 60 52Z", INK, None, extra='fill-opacity="0.2"'
    )
    out += ellipse(42, 42, (34, 13.4), "#bdb5ca", INK, LINE) + ellipse(42, 43, (25.4, 9), "#6f4296", INK, 2.4)
    return out + path("M24 44C30 38 36 48 42 42C48 37 53 46 60 42", stroke="#d9bdf5", width=2.6)


def _flag(start: bool) -> str:
    out = path("M16 78V6", width=6) + path("M16 78V6", stroke=_WOOD, width=2.4) + disc(16, 5, 3.4, "#e6b335", INK, 2)
    if start:
        out += path("M18 9L60 20L18 35Z", "#5c9448", INK, LINE) + path(
            "M18 27L44 25.6L18 35Z", INK, None, extra='fill-opacity="0.2"'
        )
        return (
            out
            + disc(30, 21, 5.6, "none", PAPER_LIGHT, 2)
            + path(spokes(30, 21, (0, 5.6), 6), stroke=PAPER_LIGHT, width=1.4)
        )
    cloth = "M18 9C29 4 42 14 58 9V36C42 41 29 31 18 36Z"
    out += path(cloth, PAPER_LIGHT, INK, LINE)
    lifts = (0, -1.6, 0.6, 1.4, 0)
    checks = ""
    for row in range(3):
        for column in range(row % 2, 4, 2):
            slope = lifts[column + 1] - lifts[column]
            x, y = 18.6 + column * 9.8, 9 + row * 8.9 + lifts[column]
            checks += f"M{x:.1f} {y:.1f}l9.8 {slope:.1f}v8.9l-9.8 {-slope:.1f}Z"
    out += path(checks, INK, None)
    return out + path(cloth, width=LINE)


def _signpost(north: bool) -> str:
    """A post with two arms: the one that counts points, the other hangs."""
    post = path("M31 82V8L35 4L39 8V82Z", _WOOD_DARK, INK, LINE)
    arm = path("M-8 -9H24L33 0L24 9H-8Z", "#efd9a4", INK, LINE)
    up = path("M14 5V-5M9 0L14 -5.4L19 0", width=3.2)
    lost = path("M-4 -6.4H17L23 0L17 6.4H-4Z", "#a48a60", INK, 2.4) + path(
        "M2 -2H14M2 2.4H12", stroke=_WOOD_DARK, width=1.6
    )
    if north:
        return post + group(lost, 34, 46, 1, 62) + group(arm + up, 36, 21, 1, -14) + disc(35, 21, 2, INK)
    down = path("M14 -5V5M9 0L14 5.4L19 0", width=3.2)
    return post + group(lost, 35, 22, 1, -62) + group(arm + down, 36, 40, 1, 14) + disc(35, 40, 2, INK)


def _thatched() -> str:
    out = (
        path("M63 18V5H73V28Z", "#a3623c", INK, LINE)
        + path("M12 46V76H80V46Z", "#eee0bf", INK, LINE)
        + path("M66 46H80V76H66Z", INK, None, extra='fill-opacity="0.14"')
    )
    roof = (
        "M3 48C10 36 18 26 25 16C38 12 58 12 69 16C76 26 82 36 89 48C84 52 80 47 75 51"
        "C70 47 65 52 60 49C55 52 50 48 46 51C41 48 36 52 31 49C26 52 21 47 17 51C12 47 8 52 3 48Z"
    )
    out += path(roof, "#c99a52", INK, LINE) + path(
        "M15 42L28 21M29 43L36 21M45 44L46 20M61 43L56 21M76 42L65 21", stroke="#8f6630", width=INNER
    )
    out += path("M27 17C39 13.6 56 13.6 67 17", stroke="#e6c583", width=2.4)
    out += path("M39 76V61C39 54 53 54 53 61V76Z", _WOOD_DARK, INK, 2.4) + disc(49.6, 67, 1.3, "#e6b335")
    out += path("M18 57H31V68H18ZM61 57H74V68H61Z", "#9fc3cc", INK, 2.4) + path(
        "M24.5 57V68M67.5 57V68M18 62.5H31M61 62.5H74", width=1.5
    )
    return (
        out
        + path(fleece(12, 74, (7, 5), 6, 3), "#6d9450", INK, 2.2)
        + path(fleece(81, 75, (6, 4.4), 6, 5), "#6d9450", INK, 2.2)
    )


def _slated() -> str:
    out = path("M58 42H88V76H58Z", "#c9c0b0", INK, LINE) + path("M52 44L60 32H84L93 44Z", "#7c6f86", INK, LINE)
    out += path("M14 34L38 10L62 34V76H14Z", "#d9d0bf", INK, LINE) + path(
        "M50 24L62 34V76H50Z", INK, None, extra='fill-opacity="0.15"'
    )
    out += path("M20 18V4H30V14Z", "#8d8598", INK, 2.6)
    out += path("M6 40L38 6L70 40L63 43L38 18L13 43Z", "#6d6079", INK, LINE) + path(
        "M16 34L38 11L60 34", stroke="#a99bb5", width=2
    )
    out += path("M18 52h7M52 60h6M19 66h5M53 48h5M30 26h6M62 52h5M80 66h5", stroke="#9d927f", width=2)
    out += path("M31 76V58C31 54 45 54 45 58V76Z", "#54718a", INK, 2.4) + disc(41.6, 67, 1.3, "#e6b335")
    return (
        out
        + path("M32 32H44V45H32ZM68 52H80V63H68Z", "#9fc3cc", INK, 2.4)
        + path("M38 32V45M32 38.5H44M74 52V63M68 57.5H80", width=1.5)
    )


def _haystack() -> str:
    out = path("M5 40C2 24 12 9 25 6C38 9 48 24 45 40C33 46 17 46 5 40Z", "#e3c46c", INK, LINE)
    out += path(
        "M33 9C44 16 48 28 45 40C40 42.6 36 43.6 31 44C38 32 38 20 33 9Z", INK, None, extra='fill-opacity="0.16"'
    )
    out += path(
        "M14 36C13 26 17 18 23 11M24 40C23 30 25 22 27 13M35 37C36 28 33 19 29 13M9 30C10 25 12 22 14 19",
        stroke="#a98534",
        width=INNER,
    )
    return out + path("M25 7V1M25 6L20 2M25 6L30 2", width=2.2)


def _stone() -> str:
    out = path("M4 32L6 17L18 6L33 8L42 20L43 32C32 36 14 36 4 32Z", "#a9a3a0", INK, LINE)
    out += path("M33 8L42 20L43 32C38 34 33 34.6 28 34.8L31 20Z", INK, None, extra='fill-opacity="0.2"')
    return (
        out
        + path("M10 18L18 10L26 10.6", stroke="#d9d3cc", width=2.6)
        + path("M18 20L24 26L22 31", stroke="#77706e", width=1.8)
    )


def _bush() -> str:
    out = path(fleece(23, 22, (19, 14), 9, 4), "#6d9450", INK, LINE) + path(
        fleece(18, 16, (8.6, 5.6), 7, 2), "#94b573", None
    )
    berries = "".join(oval(x, y, 1.9, 1.9) for x, y in ((30, 18), (34, 25), (25, 28), (13, 27)))
    return (
        out
        + path(berries, "#c2452d", INK, 0.9)
        + path("M28 12a3.6 3.6 0 0 1 5 3M18 24a3.6 3.6 0 0 1 5 3", stroke="#4a6b38", width=1.8)
    )


def _grave() -> str:
    """Where a Shepherd died: a cross of two staves with his hat and his lantern, out."""
    out = path("M8 56C8 46 44 46 44 56C36 60 16 60 8 56Z", "#8a7048", INK, LINE) + path(
        "M14 53C18 51 22 50.6 26 51", stroke="#b59a6a", width=2
    )
    cross = "M26 54V8M11 22L41 18"
    out += (
        path(cross, width=8.4)
        + path(cross, stroke="#c9a06a", width=3.6)
        + path("M23 17L29 23M29 17L23 23", stroke=PAPER, width=1.8)
    )
    out += path("M17 11C18 2 22 1 26 3C30 1 34 2 35 10Z", "#5c4a3a", INK, 2.4) + path(
        "M11 11.6C18 7.6 34 7 41 9.6C35 14 18 15 11 11.6Z", "#5c4a3a", INK, 2.4
    )
    out += path("M38 19V25", width=1.8) + path("M34.6 27L38 24L41.4 27V37H34.6Z", "#8f929b", INK, 2.2)
    return out + path("M36.6 29V35M39.4 29V35", width=1.2)


def _wreck() -> str:
    """What is left of a Caravan: hoops, torn canvas, a wheel that rolled off."""
    out = path("M20 62C12 26 28 14 42 14C52 14 58 22 60 34M46 58C40 26 56 14 70 18C80 22 84 34 84 46", width=5)
    out += path(
        "M20 62C12 26 28 14 42 14C52 14 58 22 60 34M46 58C40 26 56 14 70 18C80 22 84 34 84 46",
        stroke="#8a6238",
        width=1.7,
    )
    out += path("M19 60C12 30 24 16 40 14L34 26L42 32L35 40L44 48L38 62Z", "#cdbfa0", INK, LINE) + path(
        "M70 18C80 22 84 34 84 46L78 40L74 46L70 34L66 36Z", "#cdbfa0", INK, LINE
    )
    out += path("M24 54C22 40 24 30 30 22", stroke="#9c8c68", width=INNER)
    box = "M10 58L62 66L74 58L80 70L104 62L98 82L84 86L66 78L60 88L16 76Z"
    out += path(box, "#96683a", INK, LINE) + path("M18 66L58 73M72 70L96 72", stroke="#5f4022", width=INNER)
    out += path("M84 86L98 82L92 74", stroke=INK, width=INNER) + path("M104 62L112 50M106 66L117 60", width=4)
    wheel = (
        disc(0, 0, 15, RIM, INK, LINE)
        + disc(0, 0, 9.6, "#e9dcc0", INK, 1.8)
        + path(spokes(0, 0, (0, 9.6), 8), width=1.9)
        + disc(0, 0, 3.4, RIM, INK, 1.8)
    )
    out += group(wheel, 30, 80, (1, 0.96)) + group(wheel, 102, 88, (1.06, 0.42))
    return out + path("M52 92L70 89M58 88L64 95", width=4) + path("M52 92L70 89M58 88L64 95", stroke=_WOOD, width=1.4)


def _drawn() -> dict[str, Thing]:
    spawns = {"green": _spawn_green(), "red": _spawn_red(), "blue": _spawn_blue(), "white": _spawn_white()}
    out: dict[str, Thing] = {
        f"spawn-{colour}": ((92, 72), _ground(42, 62, 42) + body) for colour, body in spawns.items()
    }
    out["spawn-violet"] = ((92, 84), _ground(42, 72, 42) + _well())
    out["flag-start"] = ((66, 84), _ground(16, 78, 14) + _flag(True))
    out["flag-finish"] = ((66, 84), _ground(16, 78, 14) + _flag(False))
    out["signpost-north"] = ((78, 90), _ground(35, 82, 16) + _signpost(True))
    out["signpost-south"] = ((78, 90), _ground(35, 82, 16) + _signpost(False))
    out["cottage-1"] = ((98, 86), _ground(46, 76, 44) + _thatched())
    out["cottage-2"] = ((102, 86), _ground(50, 76, 44) + _slated())
    out["haystack"] = ((56, 50), _ground(26, 42, 23) + _haystack())
    out["stone"] = ((54, 42), _ground(25, 33, 22) + _stone())
    out["bush"] = ((54, 42), _ground(24, 34, 20) + _bush())
    out["grave"] = ((54, 64), _ground(26, 56, 22) + _grave())
    out["wreck"] = ((128, 104), _ground(58, 88, 54) + _wreck())
    return out


def things() -> dict[str, str]:
    """Everything by day and, with `-night` behind its name, by night."""
    out = {}
    for name, (size, body) in _drawn().items():
        out[name] = document(size, body, origin=_ORIGIN)
        share = 0.45 if name.startswith("spawn") else 0.6
        out[f"{name}-night"] = document(size, blue(body, share), origin=_ORIGIN)
    return out
