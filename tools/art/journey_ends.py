"""The three pictures of the score page, 480 x 240: home at dawn, a wagon lost at night, a land drowned in green."""

from art import plate_folk as folk
from art import plate_things as things
from art.palette import BRICK, GOLD_LIGHT, INK, PAPER
from art.plate import PALE, moon, rod
from art.svg import disc, document, ellipse, group, linear, num, oval, path, radial, rect

SIZE = (480, 240)
_FOOT = "V229Q477 237 469 237H11Q3 237 3 229Z"


def _picture(sky: tuple[str, ...], body: str, defs: str = "", line: str = PAPER) -> str:
    stops = ((k / (len(sky) - 1), colour, 1) for k, colour in enumerate(sky))
    frame = rect((2, 2, 476, 236), 10, "none", INK, 4) + rect((4.6, 4.6, 470.8, 230.8), 8, "none", line, 1.6)
    paint = linear("sky", (0, 2, 0, 170), *stops)
    return document(SIZE, rect((2, 2, 476, 236), 10, "url(#sky)") + body + frame, paint + defs)


def _land(d: str, colour: str, line: str | None = INK, width: float = 2.4) -> str:
    """Ground under path data from x = 3 to x = 477."""
    return path(d + _FOOT, colour, line, width)


def _waves(y: float, count: int, height: float) -> str:
    """Path data of `count` waves from edge to edge."""
    wide = 474 / count
    return f"M3 {num(y)}q{num(wide / 2)} {num(-height)} {num(wide)} 0" + f"t{num(wide)} 0" * (count - 1)


def _flag(x: float, y: float, k: float) -> str:
    """The chequered flag of the Finish."""
    cloth = path("M0 -58C12 -63 24 -53 38 -58V-34C24 -29 12 -39 0 -34Z", PAPER, INK, 2.2)
    squares = "".join(f"M{1 + k % 4 * 9.2:.1f} {-58 + k // 4 * 8}h9v8h-9z" for k in range(12) if (k + k // 4) % 2 == 0)
    cloth += path(squares, INK, None)
    return group(path("M0 0V-62", width=5) + path("M0 0V-61", stroke=things.WOOD, width=2.2) + cloth, x, y, k)


def safe() -> str:
    """Three Caravans come down the road to the village; people wave, the sheep are white again."""
    light = radial("dawn", (338, 112, 190), (0, "#fff6d2", 1), (0.35, "#fde3a0", 0.7), (1, "#fbd58c", 0))
    body = disc(338, 112, 190, "url(#dawn)")
    beams = "".join(f"M338 112L{a} 6L{a + 26} 6Z" for a in (60, 150, 240, 322, 404))
    body += path(beams, "#fff3c4", None, extra='fill-opacity="0.4"') + disc(338, 112, 34, "#fbe08a", INK, 2.4)
    clouds = (
        "M40 52C30 40 50 30 62 38C70 24 96 28 98 40C112 34 124 46 114 54ZM170 34"
        "C164 26 178 20 186 26C194 16 212 20 212 30C222 26 230 34 222 38Z"
    )
    body += path(clouds, "#fffaf0", None, extra='fill-opacity="0.9"') + path(
        "M250 48q6 -7 12 0q6 -7 12 0M286 34q5 -6 10 0q5 -6 10 0M226 66q4 -5 8 0q4 -5 8 0", width=2
    )
    body += _land("M3 128C80 96 160 118 240 112C320 104 400 92 477 120", "#c9b97e") + _land(
        "M3 150C90 120 180 142 260 132C340 122 420 128 477 142", "#b3bd70"
    )
    body += (
        things.church(412, 140, 1.12)
        + things.cottage(292, 142, 0.9)
        + things.cottage(458, 148, 0.86, roof="#a3623c")
        + things.tree(254, 140, 0.8)
        + things.pine(30, 146, 1.05)
        + things.pine(54, 142, 0.8)
    )
    body += _land("M3 172C100 146 220 168 300 158C370 150 430 154 477 164", "#c6d088")
    road = "M3 200C90 186 170 208 250 196C320 186 350 170 352 148H368C372 176 350 202 270 214C170 228 90 206 3 226Z"
    body += path(road, "#ecd9a6", "#7a6238", 2.2) + path(
        "M3 208C90 194 170 216 252 203C316 194 350 178 357 150M3 218C90 202 172 224 262 210C330 200 358 184 363 150",
        stroke="#c9ac72",
        width=2,
    )
    body += (
        _flag(340, 178, 0.95)
        + things.wagon(304, 198, 0.86, "#b5563b")
        + things.wagon(206, 214, 1.08, "#4f8c86")
        + things.wagon(92, 216, 1.25, "#c98f2e")
    )
    body += (
        folk.person(400, 186, 1.15, "#b23a2e", "brim")
        + rod("M406 168L415 156", BRICK, (5, 2.2))
        + folk.person(422, 192, 1.15, "#5d7f8c", "bonnet")
        + folk.person(444, 188, 1.1, "#4e7a3a", "tall")
    )
    body += rod("M438 171L430 160", "#4e7a3a", (5, 2.2))
    body += folk.sheep(362, 228, 0.86) + folk.sheep(452, 229, 0.96, turned=True) + folk.sheep(410, 230, 0.7)
    grass = (
        "M20 186c0 -4 1 -8 3 -11m1 11c1 -4 3 -6 5 -7M150 178c0 -4 1 -8 3 -11m1 11c1 -4 3 -6 5 -7"
        "M258 230c0 -4 1 -8 3 -11m1 11c1 -4 3 -6 5 -7M316 226c0 -4 1 -8 3 -11m1 11c1 -4 3 -6 5 -7"
    )
    return _picture(("#8fb8cc", "#f0d8b0", "#fbe6b0"), body + path(grass, stroke="#7f8f4a", width=1.8), light)


def _wreck() -> str:
    """A wagon that has lost a wheel, torn open, with somebody in it; it stands at 0, 0."""
    wreck = path("M-66 -36C-92 -96 -50 -116 -24 -108C6 -122 44 -114 56 -104C84 -104 92 -72 66 -36Z", "#cfc6b4", PALE, 3)
    wreck += path(
        "M-24 -108C-36 -84 -34 -58 -30 -37M14 -113C22 -86 20 -60 18 -37M56 -104C66 -80 58 -56 50 -37",
        stroke="#8a8270",
        width=2.2,
    )
    wreck += path(
        "M-12 -104L4 -90L-6 -80L8 -66L-2 -58L4 -46C-20 -48 -30 -76 -24 -88L-16 -92Z", "#1a1c2c", PALE, 1.8
    ) + folk.eyes(-11, -72, 1.2)
    wreck += (
        path("M-78 -38H78L70 -8H-70Z", "#7a4433", PALE, 3)
        + path("M-72 -26H74M-70 -17H30M44 -17H71", stroke=PALE, width=1.5)
        + path("M36 -10L44 -20L50 -12L58 -22L62 -8Z", "#1a1c2c", PALE, 1.6)
    )
    wreck += (
        things.wheel(44, -2, 21, PALE, "#5a3f2c")
        + path("M-44 -8V10", stroke=PALE, width=9)
        + path("M-44 -8V9", stroke="#5a3f2c", width=4.6)
    )
    return wreck


def _broken_wheel() -> str:
    """What is left of the other wheel, round 0, 0."""
    broken = rod("M-22 6A24 24 0 0 1 2 -22M12 -20A24 24 0 0 1 20 12", "#5a3f2c", (9, 4.8), PALE)
    spokes = "M0 0L-18 -12M0 0L4 -18M0 0L17 -8M0 0L-14 10M0 0L15 12"
    broken += rod(spokes, "#5a3f2c", (5, 2.2), PALE) + disc(0, 0, 5.5, "#5a3f2c", PALE, 2)
    return broken


def _hat(line: str, band: str) -> str:
    """A hat without its owner, 48 wide."""
    felt = path("M-24 4C-8 -4 8 -4 24 4C14 10 -14 10 -24 4ZM-12 0C-12 -20 12 -20 12 0Z", "#4a3426", line, 2.4)
    return felt + path("M-12 -2C-4 2 4 2 12 -2", stroke=band, width=3)


def caravan() -> str:
    """A wagon on its side, its wheel away, its lantern out, and a great many eyes."""
    body = path(
        "".join(
            oval(x, y, r, r)
            for x, y, r in (
                (40, 30, 1.3),
                (92, 58, 1.7),
                (130, 22, 1.2),
                (190, 48, 1.5),
                (236, 20, 1.8),
                (282, 60, 1.2),
                (318, 24, 1.5),
                (452, 36, 1.6),
                (436, 84, 1.2),
                (26, 90, 1.2),
                (160, 84, 1.2),
            )
        ),
        PALE,
        None,
    )
    body += moon(384, 54, 30) + _land(
        "M3 136C100 108 200 132 290 120C370 110 430 118 477 130", "#2b3556", "#8ea0cc", 1.6
    )
    for x, y, k, turned in ((42, 142, 1.5, 1), (88, 132, 1, -1), (442, 136, 1.4, -1), (404, 126, 0.9, 1)):
        body += group(things.bare_tree(0, 0, 1, "#141930", "#8ea0cc"), x, y, (k * turned, k))
    body += _land("M3 166C110 146 220 162 310 152C390 144 440 150 477 158", "#222a47", "#8ea0cc", 1.6)
    road = "M3 206C120 190 240 212 340 200C400 194 440 196 477 200V222C400 216 300 232 200 228C110 222 60 226 3 232Z"
    body += path(road, "#3a3c4e", "#6b6a80", 1.8)
    for x, y, k in (
        (30, 160, 0.9),
        (74, 172, 1.2),
        (118, 156, 0.8),
        (146, 170, 1),
        (336, 158, 0.9),
        (372, 172, 1.25),
        (410, 160, 0.85),
        (448, 176, 1.2),
        (300, 146, 0.6),
        (196, 148, 0.6),
        (236, 144, 0.5),
    ):
        body += folk.eyes(x, y, k * 1.15)
    body += ellipse(232, 214, (108, 9), "#0b0d18", extra='fill-opacity="0.55"') + group(_wreck(), 236, 204, 1, -9)
    body += group(_broken_wheel(), 96, 214, (1, 0.72)) + group(
        things.lantern(0, 0, 1.9, False, PALE, 1.1), 346, 218, 1, -68
    )
    body += group(_hat(PALE, BRICK), 408, 214, 0.95, 10) + path(
        "M146 222l14 -4M170 226l10 2M300 224l16 3", stroke="#b98a5e", width=3
    )
    return _picture(("#0f1430", "#2d3760", "#4a4a70"), body)


def _parish() -> str:
    """A steeple and a roof, the rest of them under water."""
    steeple = (
        path("M-20 24V-40H20V24Z", "#c9c2a0", INK, 2.5)
        + path("M-25 -39L0 -92L25 -39Z", "#7a6a50", INK, 2.5)
        + path("M-7 -14V-24C-7 -32 7 -32 7 -24V-14Z", "#3b3426", INK, 1.9)
        + path("M0 -92V-106M-5 -101H5", width=2.4)
    )
    return (
        group(steeple, 330, 146)
        + path("M258 150L278 128H306L326 150Z", "#8a6a4a", INK, 2.3)
        + path("M284 128L276 148M296 128L302 148", stroke="#5f4a34", width=1.6)
    )


def pollution() -> str:
    """A green flood with a steeple, a canvas and a signpost above it, and one sheep that does not mind."""
    body = disc(118, 70, 56, "#eef2a0", extra='fill-opacity="0.35"') + disc(118, 70, 30, "#e3e88a", INK, 2.4)
    fumes = (
        "M3 46C80 30 130 58 210 44C300 30 360 56 477 40V60C380 72 310 46 220 60"
        "C130 74 80 48 3 64ZM3 92C90 80 140 100 230 88C320 78 400 98 477 86V98"
        "C400 110 310 92 230 100C150 110 90 94 3 104Z"
    )
    body += (
        path(fumes, "#8fa048", None, extra='fill-opacity="0.5"')
        + _land("M3 128C90 96 170 122 250 110C330 98 410 104 477 124", "#77863e")
        + things.bare_tree(60, 126, 1, "#3b4420")
        + things.bare_tree(210, 122, 0.7, "#3b4420")
        + things.bare_tree(440, 126, 1.2, "#3b4420")
    )
    body += _land("M3 138C120 130 360 130 477 138", "#9cb83e")
    body += _parish() + _land(_waves(152, 24, 7), "#8ca834", INK, 2.2)
    canvas = path(
        "M-62 30C-74 -36 -44 -46 -24 -40C2 -52 34 -48 48 -38C76 -40 78 -4 66 30Z", "#ece5c4", INK, 2.7
    ) + path(
        "M-24 -40C-34 -20 -32 6 -30 24M14 -46C24 -22 22 4 20 24M48 -38C58 -18 52 6 46 24", stroke="#a39a6c", width=2
    )
    body += (
        group(canvas, 150, 172, 1, 8)
        + path("M236 206V146", width=7)
        + path("M236 206V147", stroke="#8a6238", width=3.4)
        + path("M212 148H250L260 157L250 166H212Z", "#dccb8e", INK, 2.3)
    )
    body += folk.sheep(394, 196, 1.5, folk.Look("#e9ecc0", "#b9c47a", "#3a3a2c", INK, "#f4d35e"), horns=True)
    body += _land(_waves(188, 17, 10), "#7d9a2c", INK, 2.6)
    body += path(
        (
            "M30 206q14 -7 26 0M96 222q16 -8 30 0M300 210q14 -7 26 0M360 226q16 -8 30 0"
            "M196 214q12 -6 24 0M424 208q12 -6 24 0"
        ),
        stroke="#cfe07c",
        width=2.8,
    )
    bubbles = "".join(
        oval(x, y, r, r)
        for x, y, r in (
            (70, 200, 5),
            (84, 192, 3),
            (260, 220, 6),
            (276, 212, 3.5),
            (340, 198, 4),
            (452, 220, 5),
            (170, 226, 4),
            (22, 224, 3.5),
        )
    )
    body += path(bubbles, "#cfe07c", INK, 1.9)
    plank = path("M-34 0L30 -6L34 2L-30 8Z", "#a9773f", INK, 2.2)
    return _picture(
        ("#5f6e34", "#b5bd5e", "#dfe08e"),
        body + group(plank, 54, 216, 1, 4) + group(_hat(INK, GOLD_LIGHT), 298, 192, 0.85, -12),
    )


def pieces() -> dict[str, str]:
    """A picture for every way the journey ends."""
    return {"end-safe": safe(), "end-caravan": caravan(), "end-pollution": pollution()}
