"""Figures of the characters below the chin: coats, what they carry, and the beasts beside them.

Each is drawn for a head of `wild_heads` round 0,0 and goes down to 180, where a frame cuts it.
"""

import math

from art import wild_beasts as beasts
from art.palette import BRICK, GOLD, INK, PAPER
from art.svg import disc, ellipse, group, path
from art.wild_heads import FAIR, TAN


def _coat(colour: str, wide: float = 1, neck: str | None = FAIR) -> str:
    """Shoulders and chest of a figure whose chin is at 43; the frame cuts them below."""
    out = path("M-16 30V62H16V30Z", neck, INK, 2.8) if neck else ""
    x, y = 84 * wide, 62 * wide
    d = f"M-22 54C-{y:.0f} 60 -{x - 4:.0f} 78 -{x:.0f} 180H{x:.0f}C{x - 4:.0f} 78 {y:.0f} 60 22 54L0 72Z"
    shade = f"M30 57C{y:.0f} 62 {x - 4:.0f} 80 {x:.0f} 180H{x - 30:.0f}C{x - 34:.0f} 110 56 70 30 57Z"
    return out + path(d, colour, INK, 3) + path(shade, INK, None, extra='fill-opacity="0.2"')


def _kerchief(colour: str) -> str:
    out = path("M-30 50C-14 62 14 62 30 50L34 62C16 76 -16 76 -34 62Z", colour, INK, 2.6)
    return (
        out
        + path("M-22 68L0 100L22 68C8 74 -8 74 -22 68Z", colour, INK, 2.6)
        + path("M-8 80L-6 84M6 78L8 82M0 88V91", stroke=PAPER, width=2.6)
    )


def _star(x: float, y: float, scale: float, turn: float = 0) -> str:
    points = [((20 if k % 2 == 0 else 9), math.pi * k / 5 - math.pi / 2) for k in range(10)]
    d = "M" + "L".join(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}" for r, a in points) + "Z"
    knobs = "".join(disc(20 * math.cos(a), 20 * math.sin(a), 3.6, "#f2cd5c", INK, 2) for r, a in points if r == 20)
    body = path(d, "#e6b335", INK, 2.8) + knobs + disc(0, 0, 6, "#f9e3a0", INK, 1.8)
    return group(body, x, y, scale, turn)


def _headman() -> str:
    out = _coat("#f1e6d0") + path("M-40 58C-66 66 -80 84 -84 180H-22L-26 84Z", "#7a4a2a", INK, 3)
    out += path("M40 58C66 66 80 84 84 180H22L26 84Z", "#7a4a2a", INK, 3) + path("M0 80V180", width=2.4)
    out += "".join(disc(0, y, 2.8, "#b59a66", INK, 1.6) for y in (112, 132))
    return out + _kerchief(BRICK) + _star(52, 108, 1.1, 6)


def _wild_head() -> str:
    coat = (
        "M-22 54L-50 58L-54 68L-74 72L-72 84L-90 94L-84 104L-98 116L-88 122L-98 180H98L88 122"
        "L98 116L84 104L90 94L72 84L74 72L54 68L50 58L22 54L0 84Z"
    )
    out = path("M-16 30V76H16V30Z", TAN, INK, 2.8) + path(coat, "#71778a", INK, 3)
    out += path("M-26 60L-12 120L0 96L12 120L26 60L0 84Z", beasts.FUR_LIGHT, INK, 2.4)
    fur = "M-60 84L-66 98M-44 100L-48 116M-74 116L-80 130M60 84L66 98M44 100L48 116M74 116L80 130"
    out += path(fur, stroke="#3c4150", width=2.8) + path("M-30 58C-16 90 16 90 30 58", stroke="#4b3321", width=2.6)
    teeth = "".join(
        group(path("M-5 -4H5L0 12Z", "#fffdf5", INK, 2), x, y, 1, t)
        for x, y, t in ((-17, 80, 16), (-6, 84, 4), (6, 84, -4), (17, 80, -16))
    )
    return out + teeth + _star(50, 116, 0.85, 28)


def _turkey() -> str:
    """A turkey looking left, its fan behind it, round 0,0."""
    fan = ""
    for k in range(9):
        feather = path("M-9 0C-16 -34 -12 -62 0 -66C12 -62 16 -34 9 0Z", ("#b5723c", "#8e5230")[k % 2], INK, 2.4)
        fan += group(
            feather + path("M-9.6 -50C-4 -44 4 -44 9.6 -50", stroke="#f1dcae", width=4), 8, 6, 1, -84 + k * 21
        )
    body = path("M-30 6C-34 -20 32 -26 40 4C44 34 24 46 4 46C-18 46 -28 30 -30 6Z", "#6b4028", INK, 3)
    body += path("M4 0C22 -6 38 6 34 22C24 34 8 26 4 0Z", "#8e5a34", INK, 2.4) + path(
        "M14 8C20 14 26 16 31 14M12 14C16 20 22 22 27 22", stroke="#4a2a18", width=2
    )
    neck = "M-30 16C-40 -4 -40 -26 -30 -38C-20 -46 -8 -38 -12 -26C-16 -14 -10 -4 -4 6Z"
    body += path(neck, "#c9574a", INK, 2.8) + path("M-36 -30L-52 -24L-37 -20Z", "#e6b335", INK, 2.2)
    body += path("M-38 -20C-46 -8 -40 4 -36 -2C-32 -8 -34 -14 -33 -20Z", "#a92f26", INK, 2)
    return fan + body + disc(-26, -30, 4.4, "#fffdf5", INK, 1.8) + disc(-27, -30, 2, INK)


def _turkey_mama() -> str:
    out = (
        _coat("#5f8f96", 1.06)
        + path("M-44 82L-30 64H30L44 82L50 180H-50Z", PAPER, INK, 2.8)
        + path("M-30 66L-38 100M30 66L38 100", stroke="#b9a57c", width=2.4)
    )
    out += path("M-84 112C-60 104 -30 120 -6 134L-10 158C-40 160 -70 158 -88 150Z", "#5f8f96", INK, 3)
    return (
        out
        + group(_turkey(), 54, 106, 0.86)
        + path("M-14 132C2 130 16 136 14 144C14 152 0 156 -14 154Z", FAIR, INK, 2.6)
    )


def _dog() -> str:
    """A spotted sheepdog with its tongue out, head and chest, round 0,0."""
    out = path("M-34 30C-46 60 -46 90 -44 140H44C46 90 46 60 34 30Z", "#efe3cb", INK, 3)
    out += path("M-16 62L-8 74L0 62L8 74L16 62C10 54 -10 54 -16 62Z", "#fffaf0", INK, 2)
    out += path(
        "M-32 -12C-36 -44 36 -44 32 -12C34 10 22 18 18 30C14 42 -14 42 -18 30C-22 18 -34 10 -32 -12Z",
        "#efe3cb",
        INK,
        3,
    )
    out += path("M6 -35C28 -36 34 -22 32 -8C30 6 24 12 16 8C4 4 2 -20 6 -35Z", "#8e5a34", None)
    out += path(
        "M-26 -30C-46 -44 -60 -20 -52 8C-44 14 -36 2 -30 -12ZM26 -30C46 -44 60 -20 52 8C44 14 36 2 30 -12Z",
        "#6b4028",
        INK,
        3,
    )
    out += path("M-7 30C-8 48 -2 56 4 54C12 52 10 40 9 29Z", "#e0806f", INK, 2.4) + path(
        "M2 34V46", stroke="#a94f45", width=2
    )
    out += path("M-16 22C-12 32 -4 32 0 24C4 32 12 32 16 22M0 24V16", width=2.6) + path(
        "M-9 10C-9 3 9 3 9 10C9 16 3 18 0 19C-3 18 -9 16 -9 10Z", INK, INK, 2
    )
    for x in (-14, 14):
        out += ellipse(x, -8, (4.4, 5.4), INK) + disc(x + 1.5, -10, 1.6, "#ffffff")
    return (
        out
        + path("M-32 44C-14 56 14 56 32 44", width=9)
        + path("M-32 44C-14 56 14 56 32 44", stroke=BRICK, width=4.6)
        + disc(0, 55, 6, "#e6b335", INK, 2.2)
    )


def _joe_lucky() -> str:
    out = (
        _coat("#8a9e5a", 0.96)
        + path("M-30 62L-36 180M30 62L36 180", stroke="#5f7138", width=3)
        + _kerchief("#3b7fb8")
    )
    return out + group(_dog(), 62, 86, 0.84)


def _hunter() -> str:
    rifle = (
        path("M-74 184L-58 -96", width=13)
        + path("M-74 184L-58 -96", stroke="#7d8593", width=7)
        + path("M-78 186L-69 70", width=21)
        + path("M-78 186L-69 70", stroke="#8e5a34", width=15)
    )
    rifle += path("M-58 -96L-57 -104", width=5) + path("M-67 46L-66 34", stroke=GOLD, width=9)
    fringe = "".join(
        f"M{x} {y}l-2 12" for x, y in ((-78, 128), (-66, 130), (-54, 130), (54, 130), (66, 130), (78, 128))
    )
    out = _coat("#b98a54", 1.1, None) + path(f"M-86 122C-60 132 60 132 86 122{fringe}", stroke="#6b4a28", width=3)
    out += path("M34 62L-50 180", width=15) + path("M34 62L-50 180", stroke="#6b4426", width=9)
    hand = path("M-86 120C-72 108 -52 112 -50 124C-52 138 -76 140 -86 134Z", TAN, INK, 2.8) + path(
        "M-64 118L-52 122M-66 125L-53 129", width=2
    )
    return out + rifle + hand


def _priest() -> str:
    out = (
        _coat("#443a3c", 0.92)
        + path("M-17 50C-8 58 8 58 17 50L19 66C8 72 -8 72 -19 66Z", PAPER, INK, 2.6)
        + path("M0 72V180", stroke="#1f1a19", width=2.6)
    )
    out += "".join(disc(0, y, 3, "#8a7d78", INK, 1.6) for y in (84, 98))
    book = path("M-40 112L0 120L40 112V166L0 174L-40 166Z", "#8e2f20", INK, 3) + path(
        "M-35 112L0 118L35 112V108C20 106 8 108 0 113C-8 108 -20 106 -35 108Z", "#fffaf0", INK, 2.2
    )
    book += path("M0 120V174M20 130V152M13 137H27", stroke=GOLD, width=3.4)
    hands = path(
        "M-50 142C-40 132 -26 136 -28 146C-30 156 -46 158 -54 152ZM50 142C40 132 26 136 28 146C30 156 46 158 54 152Z",
        "#f6dcc4",
        INK,
        2.6,
    )
    return (
        out
        + path(
            (
                "M-78 118C-70 130 -58 138 -46 140L-52 158C-70 158 -82 150 -86 140ZM78 118"
                "C70 130 58 138 46 140L52 158C70 158 82 150 86 140Z"
            ),
            "#443a3c",
            INK,
            2.8,
        )
        + book
        + hands
    )


def _banker() -> str:
    out = (
        _coat("#4d4453", 1.22)
        + path("M-24 56L-30 180H30L24 56L0 76Z", "#c9a24a", INK, 2.8)
        + path("M-18 56L0 86L18 56L0 66Z", PAPER, INK, 2.4)
    )
    out += path(
        "M0 68C-14 58 -26 62 -24 72C-24 82 -10 80 0 68ZM0 68C14 58 26 62 24 72C24 82 10 80 0 68Z", "#7a4e9e", INK, 2.4
    )
    out += (
        "".join(disc(0, y, 3, "#fffaf0", INK, 1.6) for y in (98, 114, 130))
        + path("M4 112C20 126 36 126 44 112", stroke=INK, width=4.4)
        + path("M4 112C20 126 36 126 44 112", stroke="#f2cd5c", width=2)
    )
    sack = path(
        (
            "M-10 -30C-20 -40 20 -40 10 -30C12 -24 36 -6 36 16C36 36 18 40 0 40C-18 40 -36 36 -36 16"
            "C-36 -6 -12 -24 -10 -30Z"
        ),
        "#d8c093",
        INK,
        3,
    )
    sack += (
        path("M-12 -26C-4 -22 4 -22 12 -26", width=5.4)
        + disc(0, 12, 13, "#e6b335", INK, 2.6)
        + disc(0, 12, 8, "none", "#9a6a00", 1.8)
        + path("M-22 18C-18 28 -10 32 -4 33", stroke="#9c7f4e", width=2.4)
    )
    coins = "".join(ellipse(72, y, (17, 6), "#e6b335", INK, 2.4) for y in (131, 124, 117, 110))
    return out + group(sack, -62, 104) + coins


def _billy() -> str:
    behind = group(group(beasts.wolf_head(), 0, 0, 0.72), -64, 40, 1, -8) + group(
        group(beasts.wolf_head(), 0, 0, 0.72), 64, 36, 1, 8
    )
    out = behind + path("M-18 46C-52 58 -72 90 -80 180H80C72 90 52 58 18 46L0 64Z", "#c98a4a", INK, 3)
    out += path("M-58 96C-30 110 30 110 58 96L64 112C32 126 -32 126 -64 112Z", "#5f8f96", INK, 2.4)
    zigzag = "M-62 134L-48 124L-34 138L-20 127L-6 140L8 128L22 140L36 127L50 137L62 128"
    return (
        out
        + path(zigzag, stroke="#8e2f20", width=4.4)
        + path("M-60 104C-30 118 30 118 60 104", stroke=PAPER, width=2.4)
    )


def _insurance_agent() -> str:
    out = (
        _coat("#56656e", 0.98)
        + path("M-20 54L0 96L20 54L0 66Z", "#fffaf0", INK, 2.6)
        + path("M-6 68H6L9 76L12 120L0 132L-12 120L-9 76Z", BRICK, INK, 2.4)
    )
    stripes = "M-34 74L-40 180M-52 78L-60 180M-70 96L-74 180M34 74L40 180M52 78L60 180M70 96L74 180"
    out += path(stripes, stroke="#8fa0a8", width=1.8) + path(
        "M-22 54L-36 88L-24 92L0 140M22 54L36 88L24 92L0 140", "none", INK, 2.8
    )
    sheet = path("M-28 -38H28V38H-28Z", "#fffaf0", INK, 2.8) + path(
        "M-18 -24H18M-18 -13H18M-18 -2H8", stroke="#7a6a55", width=3
    )
    sheet += path("M4 22L-2 34L8 30L17 34L13 22Z", BRICK, INK, 2) + disc(9, 17, 9, BRICK, INK, 2.4)
    hand = path("M-14 6C-2 -4 14 2 12 12C12 22 -4 26 -14 20Z", "#f6dcc4", INK, 2.6)
    quill = path("M0 0C-10 -22 -8 -48 10 -62C18 -40 14 -18 4 -2Z", PAPER, INK, 2.4) + path("M-2 10L8 -50", width=2)
    return (
        out
        + group(sheet, 62, 102, 1, 9)
        + group(hand, 42, 122)
        + group(quill, -62, 112, 1.05, -12)
        + group(hand, -60, 110, (-1, 1))
    )


BODIES = {
    "headman": _headman,
    "wild_head": _wild_head,
    "turkey_mama": _turkey_mama,
    "joe_lucky": _joe_lucky,
    "hunter": _hunter,
    "priest": _priest,
    "banker": _banker,
    "billy": _billy,
    "insurance_agent": _insurance_agent,
}
"""Character -> its figure."""
