"""The six Shepherds of The Sheep as figures of 80 x 112 in every seat's colour; they stand on the line 105.

Each has a shape, headgear and tool of their own, so that they are told apart without colour.
"""

from collections.abc import Callable
from dataclasses import dataclass

from art.nightfall import rim
from art.palette import GOLD, INK, PAPER_LIGHT, SEATS, WOOL
from art.svg import disc, document, ellipse, fleece, group, path
from art.symbols import symbol

SIZE = (80, 112)
COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal")
FAIR, TAN, BROWN, PALE = "#f2cba6", "#e3ae82", "#b97f56", "#f6dcc4"
STEEL, LEATHER, BLACK = "#d3d9dd", "#7a5230", "#3a3230"
OUTER, INNER = 3.2, 2.2


@dataclass(frozen=True)
class Cloth:
    """A seat's colour in five tones, its name, and its symbol on a disc."""

    seat: str
    pale: str
    light: str
    main: str
    dark: str

    @classmethod
    def of(cls, seat: str) -> "Cloth":
        """The cloth of a seat."""
        pale, light, _, dark = WOOL[seat]
        return cls(seat, pale, light, SEATS[seat][0], dark)

    def emblem(self, x: float, y: float, radius: float = 12) -> str:
        """The seat's symbol, dark on a disc of paper."""
        sign = symbol(SEATS[self.seat][1], self.dark, PAPER_LIGHT)
        return disc(x, y, radius, PAPER_LIGHT, INK, 2.6) + group(sign, x, y, radius / 16.4)


def shade(d: str) -> str:
    """The dark side of a garment or face."""
    return path(d, INK, None, extra='fill-opacity="0.22"')


def arm(d: str, sleeve: str, hand: tuple[float, float], skin: str) -> str:
    """An arm along a line, with its hand."""
    return path(d, width=13.4) + path(d, stroke=sleeve, width=7.4) + disc(*hand, 4.6, skin, INK, OUTER)


def face(y: float, skin: str, radii: tuple[float, float] = (13, 13.5)) -> str:
    """A face whose middle is at 40, y: ears, cheeks, eyes."""
    out = ellipse(40, y, radii, skin, INK, OUTER)
    for side in (-1, 1):
        out += ellipse(40 + side * radii[0] * 0.55, y + 4.6, (3, 2.1), "#d9705a", extra='fill-opacity="0.45"')
        out += ellipse(40 + side * 4.8, y + 0.6, (1.7, 2.2), INK)
    return out


def _miles(cloth: Cloth) -> str:
    """The sergeant: shako with plume, greatcoat with epaulettes and crossed belts, sabre at the shoulder."""
    out = path(
        "M26 92H38V104C38 108 22 108 22 104L26 100ZM42 92H54V100L58 104C58 108 42 108 42 104Z", BLACK, INK, OUTER
    )
    blade = "M62 74C72 60 77 40 73 18C66 36 62 54 57 70Z"
    out += path(blade, STEEL, INK, OUTER) + path("M66 62C71 50 73 40 72.4 30", stroke="#8e979e", width=1.8)
    coat = "M21 52C27 44 53 44 59 52C63 66 65 82 64 95C50 100 30 100 16 95C15 82 17 66 21 52Z"
    out += path(coat, cloth.main, INK, OUTER) + shade("M46 47L59 52C63 66 65 82 64 95L52 97.6C54 80 53 62 46 47Z")
    out += path("M24 52L49 96M56 52L31 96", stroke=INK, width=7.4) + path(
        "M24 52L49 96M56 52L31 96", stroke="#f6eedc", width=4
    )
    out += path("M17 88C30 93 50 93 63 88", stroke=cloth.dark, width=2)
    out += arm("M57 56C63 60 64 66 62 72", cloth.main, (61, 74), TAN) + path(
        "M54 68C58 64 68 68 69 76", stroke=INK, width=6
    )
    out += path("M54 68C58 64 68 68 69 76", stroke=GOLD, width=2.6)
    for side in (-1, 1):
        x = 40 + side * 18.5
        out += path(f"M{x - 8} 57C{x - 9} 47 {x + 9} 47 {x + 8} 57L{x + 4} 55L{x} 58L{x - 4} 55Z", GOLD, INK, 2.4)
    out += path("M30 50C30 42 50 42 50 50C44 53 36 53 30 50Z", cloth.dark, INK, 2.4)
    out += face(36, TAN)
    out += path(
        "M40 42.4C35 38.4 29 44 25 39.4C27 48 36 48 40 45C44 48 53 48 55 39.4C51 44 45 38.4 40 42.4Z",
        "#4b2f1c",
        INK,
        1.6,
    )
    out += path("M41 7C33 3 37 -3 42 -2C49 -2 47 5 43 8Z", cloth.pale, INK, 2.4)
    out += path("M28 26L24 8C32 3 48 3 56 8L52 26C46 29 34 29 28 26Z", BLACK, INK, OUTER)
    out += path("M26 12.6C34 16.6 46 16.6 54.4 12.6", stroke=cloth.light, width=3.4) + disc(
        40, 19.6, 3.4, GOLD, INK, 1.8
    )
    out += path("M27 23.4C33 27.4 47 27.4 53 23.4L57 27.6C48 32.6 32 32.6 23 27.6Z", BLACK, INK, 2.4)
    return out + cloth.emblem(40, 75)


def _agatha(cloth: Cloth) -> str:
    """The doctor: poke bonnet and spectacles, shawl over a bell of skirts, her bag."""
    skirt = "M40 46C29 46 25 58 23 66C15 76 11 90 11 101C27 108 55 108 71 101C71 90 66 76 58 66C56 58 51 46 40 46Z"
    out = path(skirt, cloth.main, INK, OUTER) + shade(
        "M50 54L58 66C66 76 71 90 71 101C66 103.6 60 105 54 105.6C58 88 56 70 50 54Z"
    )
    out += path("M23 82C20 90 19 96 19 103M60 82C62 90 62 96 62 103", stroke=cloth.dark, width=INNER)
    out += path("M9 78C9 66 25 66 25 78", stroke=INK, width=6.6) + path(
        "M9 78C9 66 25 66 25 78", stroke="#a9763e", width=2
    )
    out += path("M2 82C2 77 6 76 9 76H25C28 76 31 77 31 82V99H2Z", "#5c3b24", INK, OUTER)
    out += path("M2 84H31", stroke=INK, width=2) + path("M12 91H21M16.5 86.5V95.5", stroke=PAPER_LIGHT, width=3.6)
    shawl = "M25 51C30 45 50 45 55 51C63 60 65 70 64 76C58 74 52 77 40 80C28 77 22 74 16 76C15 70 17 60 25 51Z"
    out += path(shawl, cloth.pale, INK, OUTER) + path(
        "M22 70L40 74L58 70M24 62L40 67L56 62M31 48L40 80L49 48", stroke=cloth.light, width=2
    )
    out += disc(17, 75, 5, FAIR, INK, OUTER)
    bonnet = "M40 6C19 6 13 26 19 45C23 52 31 51 40 51C49 51 57 52 61 45C67 26 61 6 40 6Z"
    out += path(bonnet, cloth.main, INK, OUTER) + path("M17 32C18 12 62 12 63 32", stroke=cloth.dark, width=INNER)
    out += path(fleece(40, 33, (17.6, 18), 13, 3), PAPER_LIGHT, INK, 2)
    out += face(35, FAIR) + path("M27 33C28 20 52 20 53 33C48 26 43 25 40 27C37 25 32 26 27 33Z", "#c9ccd2", INK, INNER)
    for x in (34.6, 45.4):
        out += disc(x, 36, 4.7, "#e6f1f2", INK, 1.9, 'fill-opacity="0.55"') + disc(x, 36, 1.7, INK)
    out += path("M36 44Q40 46 44 44", width=2)
    bow = "M40 52C33 46 25 49 27 54C27 60 36 58 40 52C44 58 53 60 53 54C55 49 47 46 40 52Z"
    return out + path(bow, cloth.dark, INK, 2.4) + cloth.emblem(42, 90, 11.6)


def _isidore(cloth: Cloth) -> str:
    """The instrument maker: stovepipe hat and smoked spectacles, thin in a tail coat, the galvanic crook."""
    out = path("M33 84L32 104M46 84L47 104", width=7.4) + path(
        "M22 107C23 102 31 101 36 103V107ZM43 107V103C49 101 56 102 57 107Z", BLACK, INK, 2.6
    )
    crook = "M65 106V27C65 12 78 14 76 24C75 29 70 29 70 25"
    out += path(crook, width=7.6) + path(crook, stroke="#c98a4e", width=3)
    out += path("M60 40L70 43M60 45.5L70 48.5M60 51L70 54M60 56.5L70 59.5", width=4.6)
    out += path("M60 40L70 43M60 45.5L70 48.5M60 51L70 54M60 56.5L70 59.5", stroke="#f2b36a", width=2)
    coat = "M29 50C33 45 47 45 51 50C55 62 54 74 59 96C52 100 46 97 40 87C34 97 28 100 21 96C26 74 25 62 29 50Z"
    out += path(coat, cloth.main, INK, OUTER) + shade(
        "M44 47L51 50C55 62 54 74 59 96C54 98.6 50 98 47 95C51 80 50 60 44 47Z"
    )
    out += path("M34 48L40 60L46 48Z", PAPER_LIGHT, INK, 2) + path(
        "M36 50L40 53L44 50L43.4 55H36.6Z", cloth.dark, INK, 1.6
    )
    out += path("M25 44C24 52 28 56 34 60L38 52ZM55 44C56 52 52 56 46 60L42 52Z", cloth.light, INK, 2.4)
    out += arm("M50 56C55 62 59 65 63 68", cloth.main, (64.4, 69), BROWN) + arm(
        "M30 56C24 64 24 70 27 77", cloth.main, (28, 79), BROWN
    )
    out += face(34, BROWN, (11.6, 14)) + path(
        "M30 40C31 44 35 41 40 42C45 41 49 44 50 40C51 50 44 54 40 59C36 54 29 50 30 40Z", "#b9b2aa", INK, 1.8
    )
    out += path("M36.6 45.4H43.4", stroke="#8a4a3a", width=2)
    for x in (34.4, 45.6):
        out += disc(x, 34.4, 5.4, "#2b2d3a", INK, 2) + path(
            f"M{x - 2.6} 33.4L{x - 0.4} 31.4", stroke="#c9d6e6", width=1.7
        )
    out += path("M30 22L27 2C34 -.6 46 -.6 53 2L50 22Z", BLACK, INK, OUTER) + path(
        "M29.4 18.6C36 20.6 44 20.6 50.6 18.6V14.6C44 16.6 36 16.6 29 14.6Z", cloth.light, INK, 1.6
    )
    out += path("M19 23C26 19.6 54 19.6 61 23C56 29 24 29 19 23Z", BLACK, INK, OUTER)
    out += path("M74 10L71 3.4L76.4 6L75.4 .8L79 7.4", stroke=INK, width=4) + path(
        "M74 10L71 3.4L76.4 6L75.4 .8L79 7.4", stroke="#ffd84a", width=2
    )
    return out + cloth.emblem(40, 74, 11.4)


def _nan(cloth: Cloth) -> str:
    """The shepherd: broad straw hat and plait, a lamb on her arm, a crook taller than she is."""
    crook = "M11 106V17C11 1 28 3 26 13C25 19 18 19 18 14"
    out = path(crook, width=8) + path(crook, stroke="#b98a4e", width=3.4)
    cloak = "M40 46C25 48 16 74 13 100C28 107 54 107 67 100C65 74 55 48 40 46Z"
    out += path(cloak, cloth.main, INK, OUTER) + shade(
        "M48 49C58 58 65 78 67 100C62 102.6 56 104 50 104.6C55 84 55 64 48 49Z"
    )
    out += path("M31 80C29 88 28 96 28 103M52 84C53 92 53 98 53 103", stroke=cloth.dark, width=INNER)
    out += path("M24 55C30 62 50 62 56 55L51 46H29Z", cloth.pale, INK, 2.4) + path(
        "M29 51L33 58M40 53V60M51 51L47 58", stroke=cloth.light, width=2
    )
    out += path("M58 60L66 76L60 80ZM46 76L44 84L50 82Z", PAPER_LIGHT, INK, 2.4)
    out += path(fleece(53, 70, (13.4, 10), 10, 4), PAPER_LIGHT, INK, OUTER) + path(
        "M50 70a3 3 0 1 1 4 3M57 67a3 3 0 1 1 4 3", stroke="#c4b294", width=1.8
    )
    lamb = path("M-9 -3C-15 -6 -17 -1 -14 2C-11 3 -9 2 -8 1ZM9 -3C15 -6 17 -1 14 2C11 3 9 2 8 1Z", "#4a3b36", INK, 2)
    lamb += path("M-8 -4C-8 -11 8 -11 8 -4C8 4 5 11 0 11C-5 11 -8 4 -8 -4Z", "#4a3b36", INK, 2.4)
    lamb += (
        disc(-3.4, -2, 2, "#fffdf5")
        + disc(3.4, -2, 2, "#fffdf5")
        + disc(-3.2, -1.6, 1.1, INK)
        + disc(3.6, -1.6, 1.1, INK)
    )
    lamb += path(fleece(0, -8, (6, 3.4), 6, 2), PAPER_LIGHT, INK, 1.8)
    out += group(lamb, 64, 60, 0.9) + arm("M27 60C27 72 36 78 46 78", cloth.main, (49, 77), TAN)
    out += disc(15.5, 66, 4.8, TAN, INK, OUTER) + path("M27 58C20 60 18 63 16 66", width=2)
    out += (
        face(36, TAN)
        + path("M35 42.6Q40 47 45 42.6", width=2.2)
        + path("M26 32C28 26 36 25 40 28C44 25 52 26 54 32L53 24H27Z", "#7a4a2a", INK, 2)
    )
    out += path("M54 38C58 42 56 48 59 52C56 57 51 54 52 48Z", "#7a4a2a", INK, 2.2)
    out += path("M28 24C27 9 33 8 40 10C47 8 53 9 52 24Z", "#e6c26c", INK, OUTER) + path(
        "M28 24C34 27.4 46 27.4 52 24V18.6C46 22 34 22 28 18.6Z", cloth.main, INK, 2
    )
    brim = "M10 26C20 19 60 19 70 26C66 33 54 29.6 40 30C26 29.6 14 33 10 26Z"
    return (
        out
        + path(brim, "#e6c26c", INK, OUTER)
        + path("M18 26.6C30 24 50 24 62 26.6", stroke="#a97f34", width=1.8)
        + cloth.emblem(36, 91, 11.6)
    )


def _silas(cloth: Cloth) -> str:
    """The curate: biretta, cassock and cape, hollow cheeks, a smoking censer on its chain."""
    gown = "M31 50C34 46 46 46 49 50C53 68 57 86 61 101C50 108 30 108 19 101C23 86 27 68 31 50Z"
    out = path(gown, cloth.main, INK, OUTER) + shade(
        "M46 58C50 72 56 88 61 101C57 103.6 52 105 47 105.6C50 88 50 72 46 58Z"
    )
    out += path("M28 80L24 103M52 80L56 103", stroke=cloth.dark, width=INNER)
    smoke = "M70 70C64 64 76 58 70 50C66 44 74 40 72 34"
    out += path(smoke, stroke=INK, width=6.6) + path(smoke, stroke="#b9b2c9", width=3.4)
    out += path("M64 62L67 82M64 62L75 82M64 62L70 80", width=1.9)
    out += path("M61 85C61 78 79 78 79 85C79 96 74 99 70 99C66 99 61 96 61 85Z", "#d9b34a", INK, OUTER) + path(
        "M61 86H79M66 91H74", width=2.2
    )
    out += arm("M51 58C56 58 60 58 63 60", cloth.main, (64, 60), PALE) + arm(
        "M28 58C24 68 26 74 31 76", cloth.main, (33, 76), PALE
    )
    cape = "M40 45C29 45 21 58 18 70C30 77 50 77 60 69C58 57 51 45 40 45Z"
    out += (
        path(cape, cloth.light, INK, OUTER)
        + path("M40 48V73", stroke=cloth.dark, width=2)
        + path("M24 68C32 73 48 73 55 67", stroke=cloth.dark, width=1.8)
    )
    out += path("M35 47L33 60H39L40 52L41 60H47L45 47Z", PAPER_LIGHT, INK, 2)
    out += path("M28 30C24 40 28 48 32 46L32 32ZM52 30C56 40 52 48 48 46L48 32Z", "#8a7f70", INK, 2.2) + face(
        33, PALE, (11, 15)
    )
    out += (
        path("M32 30Q35 28.4 38 30.4M48 30Q45 28.4 42 30.4", width=1.7)
        + path("M32.6 38L36 42M47.4 38L44 42", stroke="#b98a74", width=1.8)
        + path("M36.6 43.4H43.4", width=2)
    )
    out += disc(40, 3.6, 3.6, cloth.light, INK, 2.4)
    cap = "M27 24L24 9C30 11 31 6 35 6C38 6 38 8 40 9C42 8 42 6 45 6C49 6 50 11 56 9L53 24C46 28 34 28 27 24Z"
    out += path(cap, BLACK, INK, OUTER) + path("M40 10V20M30 12L32 20M50 12L48 20", stroke="#7d726c", width=2)
    return out + cloth.emblem(40, 90, 11.6)


def _wren(cloth: Cloth) -> str:
    """The poacher: a peaked hood with a feather, short ragged cloak over trousers, a wire snare and a hare."""
    out = path("M27 80L26 98H37L39 88L42 98H53L51 80Z", "#8a7350", INK, OUTER)
    out += path(
        "M25 96H37V105C37 108 20 108 20 104L25 101ZM42 96H54V101L59 104C59 108 42 108 42 105Z", LEATHER, INK, OUTER
    )
    out += path("M11 68C4 66 1 56 6 50C11 45 18 50 16 57C15 63 11 64 11 68L14 76", stroke=INK, width=5.4)
    out += path("M11 68C4 66 1 56 6 50C11 45 18 50 16 57C15 63 11 64 11 68L14 76", stroke="#e9d9a0", width=1.9)
    hare = "M64 72C58 76 58 86 61 92L58 104C62 105 64 100 65 96C66 100 68 105 71 103L69 92C73 86 71 76 66 72Z"
    out += path(hare, "#b08a5e", INK, OUTER) + path("M63 84C64 88 67 88 68 84", stroke=PAPER_LIGHT, width=2.4)
    cloak = "M24 54C15 64 12 78 13 90L21 86L27 94L34 87L42 95L49 88L57 93L65 85C64 74 60 62 55 54Z"
    out += path(cloak, cloth.main, INK, OUTER) + shade(
        "M50 54H55C60 62 64 74 65 85L57 93L49 88L52 86C55 74 54 64 50 54Z"
    )
    out += arm("M22 62C16 68 14 72 14 76", cloth.main, (14, 77), FAIR)
    out += path("M62 16C60 8 64 3 71 1C72 8 70 14 64 19Z", PAPER_LIGHT, INK, 2.6) + path(
        "M63 17L69 5", stroke="#a08a6a", width=1.6
    )
    hood = (
        "M39 21C48 19 56 13 67 15C60 21 60 30 58 40C60 48 58 56 54 59"
        "C46 63 32 63 25 59C20 54 20 44 22 36C24 26 30 21 39 21Z"
    )
    out += path(hood, cloth.dark, INK, OUTER) + path("M47 24C53 28 55 36 54 46", stroke=cloth.light, width=2)
    out += group(face(43, FAIR, (12, 12.4)), -1)
    out += path("M27 40C27 28 50 27 51 40C47 37 45 34 44 33C41 37 36 38 34 36C32 39 29 39 27 40Z", "#b5562c", INK, 2.2)
    out += path("M35 50Q39.6 53 44 49", width=2.1) + path(
        "M34.4 47.4h.1M44.6 47.4h.1M32 46h.1M47 46h.1", stroke="#a9683f", width=1.5
    )
    return (
        out
        + path("M26 57C34 63 46 63 54 57L52 64C44 68 34 68 28 64Z", cloth.pale, INK, 2.2)
        + cloth.emblem(39, 77, 11.4)
    )


FIGURES: dict[str, Callable[[Cloth], str]] = {
    "miles": _miles,
    "agatha": _agatha,
    "isidore": _isidore,
    "nan": _nan,
    "silas": _silas,
    "wren": _wren,
}


def figure(shepherd: str, seat: str, night: bool = False) -> str:
    """A Shepherd in a seat's colour; by night with a rim of paper."""
    body = FIGURES[shepherd](Cloth.of(seat))
    ground = ellipse(40, 105, (29, 6), INK, extra='fill-opacity="0.22"')
    return document((86, 118), ground + (rim(body) if night else "") + body, origin=(-3, -4))


def figures() -> dict[str, str]:
    """Every Shepherd in every colour, by day and by night."""
    ends = {"": False, "-night": True}
    return {
        f"figure-{shepherd}-{seat}{end}": figure(shepherd, seat, night)
        for shepherd in FIGURES
        for seat in COLOURS
        for end, night in ends.items()
    }
