"""The six Shepherds of The Sheep as busts on round plates of 120 x 120, in no seat's colour; a ring goes round them."""

import math
from collections.abc import Callable

from art.journey_people import BLACK, BROWN, FAIR, PALE, STEEL, TAN
from art.palette import GOLD, INK, PAPER_LIGHT
from art.svg import disc, document, ellipse, fleece, group, path, radial

LINE, FINE = 2.7, 2
_BLUSH = "#d9705a"


def _shade(d: str, opacity: float = 0.2) -> str:
    return path(d, INK, None, extra=f'fill-opacity="{opacity}"')


def _coat(colour: str, rise: float = 0) -> str:
    """Shoulders that end on the edge of the plate."""
    d = (
        f"M12 96C18 {90 - rise} 34 {88 - rise} 46 84L60 96L74 84"
        f"C86 {88 - rise} 102 {90 - rise} 108 96A60 60 0 0 1 12 96Z"
    )
    dark = (
        f"M80 {87 - rise / 2}C90 {88 - rise} 102 {90 - rise} 108 96A60 60 0 0 1 86 114C88 104 86 94 80 {87 - rise / 2}Z"
    )
    return path(d, colour, INK, LINE) + _shade(dark)


def _face(skin: str, thin: float = 1) -> str:
    """Neck, ears, face and cheeks, without eyes; `thin` below 1 for narrow faces."""
    out = path("M50 80V96L60 102L70 96V80Z", skin, INK, LINE) + _shade("M50 86C56 94 66 94 70 86V92C64 97 56 97 50 92Z")
    ears = path("M38 56C30 51 29 68 38 66ZM82 56C90 51 91 68 82 66Z", skin, INK, LINE)
    head = path("M37 56C34 30 86 30 83 56C84 74 76 90 60 90C44 90 36 74 37 56Z", skin, INK, LINE)
    head += _shade("M73 38C82 44 84 54 83 60C83 76 74 90 62 90C74 80 80 60 73 38Z", 0.13)
    for x in (45, 75):
        head += ellipse(x, 71, (5, 3.4), _BLUSH, extra='fill-opacity="0.42"')
    return out + group(ears + head, 60 - 60 * thin, 0, (thin, 1))


def _eyes(gap: float = 10, y: float = 60) -> str:
    out = ""
    for side in (-1, 1):
        x = 60 + side * gap
        out += (
            ellipse(x, y, (4.8, 4.6), "#fffdf5", INK, 1.7)
            + disc(x - 0.6, y + 0.4, 2.5, INK)
            + disc(x - 1.4, y - 0.6, 0.9, "#ffffff")
        )
    return out


def _brows(colour: str, slant: float = 0, y: float = 52.6, width: float = 3.6) -> str:
    d = f"M43.6 {y + slant:g}Q49 {y - 3:g} 55 {y - slant:g}M76.4 {y + slant:g}Q71 {y - 3:g} 65 {y - slant:g}"
    return path(d, stroke=colour, width=width)


def _nose(colour: str = "#a9623f") -> str:
    return path("M59 61C54.6 69 57 72 62.6 70.6", stroke=colour, width=2.4)


def _miles() -> str:
    out = _coat("#4c5666", 4)
    out += path("M28 91L66 119.4M92 91L54 119.4", width=9) + path(
        "M28 91L66 119.4M92 91L54 119.4", stroke=PAPER_LIGHT, width=5.2
    )
    for x, k in ((21, 1), (99, -1)):
        fringe = path("M-13 3C-12 -8 12 -9 13 2L10 9L7 4L4 10L0 5L-4 10L-7 4L-10 9Z", GOLD, INK, FINE)
        out += group(fringe, x, 92, (0.86 * k, 0.86))
    out += _face(TAN) + path("M44 82C44 94 76 94 76 82L78 92C70 101 50 101 42 92Z", "#8e3a2e", INK, LINE)
    out += (
        path("M38.4 58L40 80C44 88 52 92 60 92M81.6 58L80 80C76 88 68 92 60 92", stroke=INK, width=3)
        + _eyes()
        + _brows("#3a2618", 0.6)
        + _nose("#9a5a34")
    )
    out += path("M72 63L78 74M71 69L76 66M74.6 74L79 70.6", stroke="#a9503e", width=1.8) + path(
        "M54 83Q60 85.4 66 83", width=FINE
    )
    out += path("M60 73C52 68 46 76 38 69C36 84 52 86 60 79C68 86 84 84 82 69C74 76 68 68 60 73Z", "#4b2f1c", INK, FINE)
    out += path("M44 76C48 79 53 79 57 77M76 76C72 79 67 79 63 77", stroke="#7a5234", width=1.5)
    out += path("M62 12C54 10 54 3 60 3.6C66 .6 70 7 66 12Z", "#c9463a", INK, FINE)
    out += path("M39 42L34 15C44 8 76 8 86 15L81 42C70 47 50 47 39 42Z", BLACK, INK, LINE) + path(
        "M72 10C80 11 84 13 86 15L81 42C78 43.6 74 44.6 70 45.2Z", "#0f0b0a", None, extra='fill-opacity="0.4"'
    )
    out += (
        path("M35.6 20C50 26 70 26 84.4 20", stroke="#b9ad96", width=4)
        + disc(60, 34, 8, "#e6b335", INK, FINE)
        + path("M55.6 35C55 29.6 65 29.6 64.4 35C64 39 60 41 60 37", stroke="#7a5526", width=1.9)
    )
    return (
        out
        + path("M37 42C50 48.6 70 48.6 83 42L88 48C72 56 48 56 32 48Z", BLACK, INK, LINE)
        + path("M40 49C52 52.6 64 52.6 74 50.6", stroke="#8a7f78", width=1.8)
    )


def _agatha() -> str:
    bonnet = "M60 8C26 8 16 42 24 74C30 92 44 92 60 92C76 92 90 92 96 74C104 42 94 8 60 8Z"
    out = (
        _coat("#6f7d7a", 2)
        + path(bonnet, "#8a7a9a", INK, LINE)
        + path("M26 42C30 8 90 8 94 42M40 15C50 10 70 10 80 15", stroke="#62546f", width=FINE)
    )
    out += path(fleece(60, 60, (31.4, 33.6), 19, 3), PAPER_LIGHT, INK, FINE) + _face(FAIR, 0.94)
    out += path(
        "M38.6 58C36 34 52 33 60 38C68 33 84 34 81.4 58C78 50 70 45 60 45.6C50 45 42 50 38.6 58Z", "#d3d5da", INK, FINE
    ) + path("M42 50C46 44 52 42 57 42.4M78 50C74 44 68 42 63 42.4", stroke="#9a9da6", width=1.5)
    out += _eyes(10, 62) + _brows("#b4b6bd", 0.4, 53.6, 3) + _nose("#b0684a")
    for x in (49.6, 70.4):
        out += (
            disc(x, 62, 8.6, "#dff0f2", None, extra='fill-opacity="0.35"')
            + disc(x, 62, 8.6, "none", INK, 2.4)
            + path(f"M{x - 5} 60L{x - 2} 56.6", stroke="#ffffff", width=1.8)
        )
    out += path("M58 61Q60 59 62 61M41 60L37.6 58M79 60L82.4 58", width=2.2)
    out += path("M51 78C55 81.6 65 81.6 70 76.6", width=2.4) + path(
        "M47 76Q45 78.6 46.6 81M73.4 74.6Q75.6 77 74.4 80M43 66.4l-2.4 1M77.4 66.4l2.4 1", stroke="#b0785c", width=1.5
    )
    out += path(
        "M14 100C26 92 40 90 48 90L60 108L72 90C80 90 94 92 106 100"
        "L102 103C90 100 78 102 70 107L60 119.9L50 107C42 102 30 100 18 103Z",
        "#efe6d2",
        INK,
        FINE,
    )
    bow = "M60 96C50 86 38 90 41 98C41 107 54 104 60 96C66 104 79 107 79 98C82 90 70 86 60 96Z"
    return (
        out
        + path(bow, "#8a7a9a", INK, LINE)
        + disc(60, 96, 4.4, "#62546f", INK, FINE)
        + path("M92 112L104 84L100 82Z", STEEL, INK, 1.8)
    )


def _isidore() -> str:
    out = (
        _coat("#77593c", 0)
        + path("M44 86L60 112L76 86L60 96Z", PAPER_LIGHT, INK, FINE)
        + path("M60 97L52 101L54 108L60 104L66 108L68 101Z", "#3d4a5c", INK, FINE)
    )
    out += path("M30 92L42 78L54 108L48 116ZM90 92L78 78L66 108L72 116Z", "#5c4229", INK, LINE) + _face(BROWN, 0.88)
    out += path("M39 48L41 68C36 62 36 52 39 48ZM81 48L79 68C84 62 84 52 81 48Z", "#cfc9c0", INK, FINE)
    out += path(
        "M41.6 70C46 76 52 70 60 73C68 70 74 76 78.4 70C80 86 68 92 60 104C52 92 40 86 41.6 70Z", "#d8d2c8", INK, LINE
    )
    out += path("M50 83C53 90 57 95 60 99M70 83C67 90 63 95 60 99M60 88V94", stroke="#a8a096", width=1.6) + path(
        "M54 78.6C58 76.6 62 76.6 66 78.6C62 82 58 82 54 78.6Z", "#7a3a2e", INK, 1.7
    )
    out += path("M59 62C55 69 57 71.6 62.4 70.6", stroke="#6e4227", width=2.4) + _brows("#cfc9c0", -1.2, 50.6, 4)
    for x in (49.6, 70.4):
        out += (
            disc(x, 60.6, 9, "#262938", INK, 2.4)
            + path(f"M{x + 1} {55}L{x - 2.6} {60.6}H{x + 1.4}L{x - 1.6} {66}", stroke="#f6dc6a", width=1.7)
            + path(f"M{x - 6} 59A6.4 6.4 0 0 1 {x - 2.4} 55", stroke="#c9d6e6", width=1.6)
        )
    out += path("M57.6 59.6Q60 57.6 62.4 59.6M41 59L37 57M79 59L83 57", width=2.4)
    out += (
        path("M41 40L37 7C50 3.4 70 3.4 83 7L79 40Z", BLACK, INK, LINE)
        + path("M40.4 35C52 39 68 39 79.6 35L80.6 27C68 31 52 31 39.4 27Z", "#8a6b3c", INK, FINE)
        + path("M45 10L47 24", stroke="#7d726c", width=3)
    )
    out += path("M24 42C34 35 86 35 96 42C90 51 30 51 24 42Z", BLACK, INK, LINE) + path(
        "M34 43.6C48 40.6 66 40.6 78 41.8", stroke="#7d726c", width=1.8
    )
    spark = "M101 76L94 69L101.6 69L97 60"
    return (
        out
        + path("M96 114L98 84C98 74 108 76 106 83", width=7)
        + path("M96 114L98 84C98 74 108 76 106 83", stroke="#c98a4e", width=3)
        + path(spark, width=4.6)
        + path(spark, stroke="#ffd84a", width=2)
    )


def _nan() -> str:
    out = _coat("#b7a079", 0) + path(
        "M30 92C34 100 38 108 40 116M90 92C86 100 83 108 82 115M50 96V119M70 96V119", stroke="#8a7350", width=FINE
    )
    out += (
        path("M36 54C28 66 32 80 28 92C36 96 44 90 43 80L41 62Z", "#7a4a2a", INK, LINE)
        + path("M31 78L42 74M30 86L42 83M33 70L41 67", stroke="#4f2e18", width=1.8)
        + _face(TAN)
    )
    out += path(
        "M36.6 58C38 42 50 40 58 42C72 40 82 44 83.4 58C78 50 72 47 66 46.6C56 46 42 48 36.6 58Z", "#7a4a2a", INK, FINE
    )
    out += (
        _eyes(10, 61)
        + _brows("#6a4024", 0.6, 53)
        + _nose("#9a5a34")
        + path("M49 76C53 84 68 84 71.6 75C64 78 56 78.4 49 76Z", "#fffdf5", INK, 2.2)
        + path("M50 66l-2 .6M45 64.6l-1 .4M70 66l2 .6", stroke="#9a5a34", width=1.5)
    )
    out += (
        path("M68 79C76 84 84 82 92 88", width=4)
        + path("M68 79C76 84 84 82 92 88", stroke="#d9bb62", width=1.6)
        + path("M43.4 56.4l-3 -1.4M43 59l-3.4 0M76.6 56.4l3 -1.4M77 59l3.4 0", stroke="#9a5a34", width=1.4)
    )
    out += path("M38 40C36 12 48 11 60 15C72 11 84 12 82 40Z", "#e3bf68", INK, LINE) + path(
        "M38 40L37.6 31C50 37 70 37 82.4 31L82 40C70 46 50 46 38 40Z", "#7f8a5a", INK, FINE
    )
    out += (
        path("M5 45C22 31 98 31 115 45C108 56 84 50 60 50C36 50 12 56 5 45Z", "#e3bf68", INK, LINE)
        + path("M18 45.6C40 40 80 40 102 45.6M28 48.6C48 45.4 70 45.4 90 48.4", stroke="#a97f34", width=1.7)
        + path("M44 20C46 16 50 15 54 16", stroke="#fbe6a8", width=2.4)
    )
    lamb = path(
        "M-9 -3C-18 -8 -22 -2 -18 2C-13 5 -10 2 -8 0ZM9 -3C18 -8 22 -2 18 2C13 5 10 2 8 0Z", "#4a3b36", INK, FINE
    ) + path("M-9 -4C-9 -14 9 -14 9 -4C9 6 5 13 0 13C-5 13 -9 6 -9 -4Z", "#4a3b36", INK, LINE)
    lamb += (
        "".join(ellipse(x, -2, (2.9, 3.2), "#fffdf5", INK, 1.1) + disc(x - 0.5, -1.4, 1.5, INK) for x in (-4, 4))
        + path("M-2.4 8Q0 9.6 2.4 8", stroke="#d8a195", width=1.8)
        + path(fleece(0, -11, (7.6, 4.4), 7, 2), PAPER_LIGHT, INK, FINE)
    )
    return (
        out
        + path("M74 117C70 104 78 94 90 95C97 95.6 101 97 104 101A60 60 0 0 1 74 118.4Z", PAPER_LIGHT, INK, LINE)
        + group(lamb, 89, 92, 1.02, 8)
    )


def _silas() -> str:
    out = _coat("#3b3542", -2) + path(
        "M26 93C40 88 52 90 60 98C68 90 80 88 94 93L88 104C78 98 68 100 60 110C52 100 42 98 32 104Z",
        "#57505f",
        INK,
        LINE,
    )
    out += path("M38 50C32 62 34 76 42 78L43 54ZM82 50C88 62 86 76 78 78L77 54Z", "#9a9084", INK, LINE) + _face(
        PALE, 0.84
    )
    out += path("M52 91L48 110H58.4L60 97L61.6 110H72L68 91L60 96Z", PAPER_LIGHT, INK, FINE)
    out += (
        ellipse(50.6, 62, (7, 6.6), "#8d6f86", extra='fill-opacity="0.4"')
        + ellipse(69.4, 62, (7, 6.6), "#8d6f86", extra='fill-opacity="0.4"')
        + _eyes(9.4, 61)
    )
    out += (
        path("M45.6 58.4C48 55.6 53 55.6 55.4 59M64.6 59C67 55.6 72 55.6 74.4 58.4", width=2.2)
        + _brows("#857a6c", -2.2, 51.6, 3)
        + path("M60 58C56.6 68 56 73 62.6 72", stroke="#b08068", width=2.4)
    )
    out += (
        path("M46 70C47 76 49 79 52 82M74 70C73 76 71 79 68 82", stroke="#b08068", width=2)
        + path("M53 80.4C58 79 64 80 67 77.6", width=2.4)
        + path("M47 67.4Q50 69.4 53.6 67.8M66.4 67.8Q70 69.4 73 67.4", stroke="#a8788a", width=1.6)
    )
    cap = (
        "M40 42L34 14C42 18 44 9 50 9.6C56 9.6 57 13 60 15"
        "C63 13 64 9.6 70 9.6C76 9 78 18 86 14L80 42C68 48 52 48 40 42Z"
    )
    out += (
        path(cap, BLACK, INK, LINE)
        + path("M60 17V37M45 20L48.6 37M75 20L71.4 37", stroke="#7d726c", width=2.2)
        + disc(60, 9.4, 5.2, "#7a6a86", INK, LINE)
    )
    out += path("M39.6 38C52 44 68 44 80.4 38L80 43.6C68 49 52 49 40 43.6Z", "#241f26", INK, FINE)
    smoke = "M104 82C98 74 110 68 104 60C100 54 106 50 105 45"
    out += (
        path(smoke, stroke=INK, width=6.4)
        + path(smoke, stroke="#cfc8d6", width=3.2)
        + path("M101 86L104 82L107 86", width=FINE)
    )
    return (
        out
        + path("M96.4 90C97 82.6 111 82.6 111 90A60 60 0 0 1 104 101C99 99 96 95 96.4 90Z", "#d9b34a", INK, LINE)
        + path("M97 90H110", width=FINE)
    )


def _wren() -> str:
    out = (
        _coat("#5c6148", 2)
        + path("M84 30C82 14 90 8 102 14C100 26 96 32 88 37Z", PAPER_LIGHT, INK, LINE)
        + path("M86 34L98 17M90 24L94 26M88 29L92 30", stroke="#a08a6a", width=1.7)
    )
    hood = (
        "M58 12C72 9 82 14 92 22C87 30 92 40 94 52C98 70 96 84 88 95"
        "C74 103 46 103 32 95C22 82 20 62 26 44C31 26 42 14 58 12Z"
    )
    out += (
        path(hood, "#4c513c", INK, LINE)
        + path("M76 18C86 28 91 44 90 66", stroke="#7b815f", width=FINE)
        + path("M30 84C24 70 25 52 32 38", stroke="#343826", width=FINE)
    )
    out += path(
        "M60 26C38 26 31 48 34 70C37 86 46 93 60 93C74 93 83 86 86 70C89 48 82 26 60 26Z", "#2b2c20", INK, FINE
    ) + group(_face(FAIR), 0, 1)
    out += path(
        "M36.4 60C34 36 48 30 60 34C74 30 86 38 83.6 60C80 54 79 48 76 44"
        "C72 50 66 52 60 47C56 54 48 54 46 47C42 50 38 54 36.4 60Z",
        "#b5562c",
        INK,
        LINE,
    ) + path("M46 40C50 36 56 37 58 40M66 39C70 37 75 39 77 42", stroke="#e08a52", width=1.7)
    out += (
        _eyes(10, 63)
        + _brows("#8e4020", -1.6, 56, 3)
        + _nose("#b0684a")
        + path("M51 80C56 83.6 66 83 71.6 75.6", width=2.6)
        + path("M60.6 82.6V79.4M71.6 75.6L74.4 74", width=1.8)
    )
    spots = ((44, 70), (48, 73), (41, 74), (51, 69), (70, 70), (75, 73), (79, 71), (73, 67.6))
    out += "".join(disc(x, y, 1.15, "#a9623f") for x, y in spots)
    out += path("M30 90C42 100 78 100 90 90L93 100C78 112 42 112 27 100Z", "#8c8460", INK, LINE) + path(
        "M38 98L36 104M52 102.6L51 109M68 102.6L69 109M82 98L84 104", stroke="#5c563a", width=FINE
    )
    wire = "M18 92C12 86 15 76 22 77C28 78 27 86 21 87L16 98"
    return out + path(wire, width=4.8) + path(wire, stroke="#e9d9a0", width=1.8)


BUSTS: dict[str, Callable[[], str]] = {
    "miles": _miles,
    "agatha": _agatha,
    "isidore": _isidore,
    "nan": _nan,
    "silas": _silas,
    "wren": _wren,
}


def _rays() -> str:
    d = ""
    for k in range(12):
        a, b = math.radians(k * 30 + 4), math.radians(k * 30 + 17)
        d += (
            f"M60 58L{60 + 59 * math.cos(a):.1f} {60 + 59 * math.sin(a):.1f}"
            f"L{60 + 59 * math.cos(b):.1f} {60 + 59 * math.sin(b):.1f}Z"
        )
    return path(d, "#fff8e4", None, extra='fill-opacity="0.32"')


def portraits() -> dict[str, str]:
    """Every Shepherd's round portrait."""
    plate = radial("plate", (60, 52, 64), (0, "#e8dcc2", 1), (0.6, "#d9c8a6", 1), (1, "#b8a37c", 1))
    ground = disc(60, 60, 60, "url(#plate)") + _rays()
    return {f"portrait-{who}": document((120, 120), ground + bust(), plate) for who, bust in BUSTS.items()}
