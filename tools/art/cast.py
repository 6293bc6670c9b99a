"""The cast beside the flock: Roger, the shepherd, the Shearer, the wolf and the wagons."""

from art.palette import INK, PAPER
from art.svg import disc, document, ellipse, fleece, ground_shadow, group, linear, path, radial, spokes


def _horns() -> str:
    curve = (
        "M8 -20C30 -38 54 -22 50 4C47 22 25 25 20 9C17 -1 28 -8 34 -1C37 3 34 8 31 8"
        "C34 14 42 8 41 -1C39 -14 22 -16 14 -4Z"
    )
    ribs = "M22 -27L20 -14M36 -26L30 -14M47 -14L38 -8M50 2L41 0M44 15L37 7"
    horn = path(curve, "url(#horn)", INK, 3.4) + path(ribs, stroke="#7a5526", width=2.4)
    return horn + group(horn, scale=(-1, 1))


def _roger_head() -> str:
    scarf = path("M-40 40C-24 54 24 54 40 40L30 62L12 52L0 70L-12 52L-30 62Z", "#c2452d", INK, 3.2)
    out = scarf + path("M-22 51L-20 53M-4 54L-2 57M16 51L18 50", stroke=PAPER) + _horns()
    out += path(
        "M-23 -14C-27 6 -17 18 -13 30C-9 42 9 42 13 30C17 18 27 6 23 -14C18 -32 -18 -32 -23 -14Z",
        "#5a4334",
        INK,
        3.4,
    )
    cap = "M-16 -24C-22 -34 -10 -40 -6 -34C-3 -44 10 -42 10 -34C18 -38 22 -28 15 -23C8 -18 -10 -18 -16 -24Z"
    out += path(cap, "#fffaf0")
    for side in (-1, 1):
        out += ellipse(10 * side, 0, (5.6, 6.4), "#fffdf5", INK, 1.8) + ellipse(
            9.2 * side, 1.6, (2.9, 3.4), "#1a130d"
        )
        out += path(f"M{4 * side} -8L{16 * side} -11", stroke=INK, width=3.2)
    out += path("M-5 29L-2 32M5 29L2 32", stroke="#e3a79b", width=2.8)
    out += path("M-7 36C0 40 6 39 10 34", stroke="#e3a79b", width=2.4)
    flower = path("M32 24C40 18 48 24 46 31C44 38 34 38 32 32Z", "#d9537b", INK, 2.6)
    return (
        out
        + path("M8 36L34 30", stroke="#3f6b34")
        + flower
        + path("M36 27C40 25 43 28 41 31", stroke=INK, width=2)
    )


def roger() -> str:
    """Roger the ram, 160 x 160, looking out of the picture; he stands at 80, 150."""
    shade, shadow = ground_shadow(82, 140, (60, 27))
    defs = radial("wool", (62, 58, 92), (0, "#fffdf6", 1), (0.55, "#f6ead0", 1), (1, "#d6bd92", 1))
    defs += shade + linear("horn", (0, -30, 0, 26), (0, "#e9c988", 1), (1, "#a97b3c", 1))
    body = shadow
    for x in (48, 112):
        body += path(f"M{x - 8} 118V146C{x - 8} 154 {x + 9} 154 {x + 9} 146V118Z", "#4a382c", INK, 3.4)
    body += path(fleece(80, 74, (58, 52), 14, 9), "url(#wool)", INK, 4)
    curls = ((40, 52), (58, 38), (82, 32), (104, 42), (122, 58), (34, 78), (126, 84), (48, 100), (114, 106))
    marks = "".join(f"M{x - 6} {y}A6 6 0 1 1 {x + 4} {y + 4}" for x, y in curls)
    body += path(marks, stroke="#a88f68", width=2.4, extra='stroke-opacity="0.75"')
    return document((160, 160), body + group(_roger_head(), 80, 76), defs)


def _arm(d: str, sleeve: str, hand: tuple[float, float]) -> str:
    return path(d, width=17) + path(d, stroke=sleeve, width=11) + disc(*hand, 7, "#efc6a0", INK)


def _shepherd_dress(coat: str) -> tuple[str, str]:
    """What he carries behind, and what he wears in front."""
    crook = "M106 152L104 50C104 30 124 28 124 44C124 52 116 54 113 49"
    behind = path(crook, width=9) + path(crook, stroke="#b98a4e", width=4.4)
    front = path("M65 66C60 90 60 112 61 131", width=2.4)
    front += path("M44 64C52 76 78 76 86 64L92 76C78 90 52 90 38 76Z", "#d9a95a")
    return behind, front + _arm("M84 80C96 84 104 90 106 98", coat, (106, 99))


def _shearer_dress(coat: str) -> tuple[str, str]:
    """Nothing behind; apron, raised blades and the other arm in front."""
    front = path("M48 78H82L86 130C74 136 56 136 44 130Z", "#efe2c8")
    front += path("M48 78L44 64M82 78L86 64", width=3.4) + path(
        "M54 100H76V116C70 120 60 120 54 116Z", "#e0cfaa", INK, 2.4
    )
    raised = "M38 84C22 84 16 74 16 62"
    front += path(raised, width=17) + path(raised, stroke=coat, width=11)
    front += path("M14 58C2 44 4 22 14 6C18 26 20 40 18 56Z", "#dfe3e6")
    front += path("M18 58C32 44 34 24 26 8C18 26 14 40 14 56Z", "#b9c2c8") + ellipse(
        16, 60, (8, 7), "#efc6a0", INK
    )
    return "", front + _arm("M92 84C104 92 104 106 96 112", coat, (95, 112))


def _face_and_hat(kind: str) -> str:
    out = disc(65, 48, 20, "#f2cba6", INK, 3.2)
    for x in (53, 77):
        out += ellipse(x, 54, (4, 2.6), "#e2917c", extra='fill-opacity="0.7"')
    out += (
        ellipse(58, 48, (2.4, 3), INK)
        + ellipse(72, 48, (2.4, 3), INK)
        + path("M64 50C62 54 66 55 67 53", width=2)
    )
    if kind == "shepherd":
        out += path("M48 56C50 72 80 72 82 56C76 62 54 62 48 56Z", "#efe6d6", INK, 2.6)
        hat = "M26 38C40 48 92 48 106 38C98 30 88 32 84 32C82 12 50 10 46 32C42 32 32 30 26 38Z"
        return (
            out + path(hat, "#a9763e", INK, 3.4) + path("M46 33C56 39 74 39 84 33", stroke="#5c3a1a", width=5)
        )
    beard = "M52 57C58 53 62 57 65 56C68 57 72 53 78 57C76 63 68 62 65 60C62 62 54 63 52 57Z"
    out += path(beard, "#6b4426", INK, 2) + path("M36 36C48 42 82 42 94 36L92 31H38Z", "#ecd08a")
    return out + path("M46 32L48 18H82L84 32Z", "#ecd08a") + path("M47 28H83", stroke="#c2452d", width=6)


def person(kind: str) -> str:
    """The shepherd (hat, cloak, crook) or the shearer (boater, apron, blades).

    The box is 130 x 160; they stand at 65, 154.
    """
    coat, dark = ("#5d7f8c", "#3f5b66") if kind == "shepherd" else ("#b8563c", "#8a3b27")
    shade, shadow = ground_shadow(66, 154, (46, 14))
    behind, front = (_shepherd_dress if kind == "shepherd" else _shearer_dress)(coat)
    body = shadow + path("M48 126V150H62V126ZM68 126V150H82V126Z", "#4a382c")
    boots = "M42 150C42 145 62 145 62 150V155H42ZM68 155V150C68 145 88 145 88 150V155Z"
    body += path(boots, "#2f231b") + behind
    body += path("M65 62C46 62 36 76 30 124C46 136 84 136 100 124C94 76 84 62 65 62Z", "url(#coat)", INK, 3.4)
    defs = linear("coat", (30, 60, 100, 150), (0, coat, 1), (1, dark, 1)) + shade
    return document((130, 160), body + front + _face_and_hat(kind), defs)


def wolf() -> str:
    """The wolf in profile, looking left, 160 x 130; paws at the line 120."""
    defs = linear("fur", (0, 30, 0, 120), (0, "#7d8593", 1), (1, "#474e5c", 1))
    body = ellipse(82, 121, (66, 12), INK, extra='fill-opacity="0.3"')
    body += path("M128 74C152 66 156 88 146 104C142 92 134 92 126 92Z", "url(#fur)", INK, 3.2)
    body += path("M146 104C146 96 143 90 138 88", stroke="#c9cdd6")
    body += path("M104 88V118H118L122 88ZM56 88V118H70L74 88Z", "#3c4250", INK, 3.2)
    back = "M36 64C50 46 112 48 130 70C136 88 132 100 120 100C96 92 80 96 62 100C44 100 34 84 36 64Z"
    body += path(back, "url(#fur)", INK, 3.4) + path(
        "M84 92V120H98L100 90ZM40 90V120H54L58 92Z", "#5a6170", INK, 3.2
    )
    snout = "M14 76L4 84C6 92 20 94 32 90C46 88 56 78 56 62L58 30L44 40"
    snout += "C38 38 34 38 30 40L20 28L18 50C16 60 16 70 14 76Z"
    body += path(snout, "url(#fur)", INK, 3.4) + path("M5 85C14 84 22 84 28 80", width=2.6)
    body += path("M12 87L15 91L18 87L21 91L24 86", PAPER, INK, 1.6) + ellipse(6, 83, (4, 3), INK)
    body += path("M24 58L36 61C34 66 28 66 24 58Z", "#f4d35e", INK, 2) + path("M20 54L37 58")
    body += path("M50 46L51 38M25 44L24 38", stroke="#d9938a")
    tufts = "M58 74C60 82 56 90 48 96M52 84L60 92M64 60L72 55M76 57L84 52M88 57L96 53M100 60L108 57"
    return document(
        (160, 130), body + path(tufts, stroke="#c9cdd6", width=2.2, extra='stroke-opacity="0.6"'), defs
    )


def wagon() -> str:
    """A covered wagon, 208 x 160; its wheels stand on the line 154."""
    defs = linear("cloth", (0, 20, 0, 96), (0, "#fdf6e4", 1), (1, "#d9c296", 1))
    defs += linear("box", (0, 92, 0, 128), (0, "#b5713a", 1), (1, "#824a22", 1))
    body = ellipse(102, 152, (92, 10), INK, extra='fill-opacity="0.3"')
    body += path(
        "M24 96C10 40 30 20 52 24C84 14 126 14 152 24C176 20 194 40 178 96Z", "url(#cloth)", INK, 3.6
    )
    hoops = "M52 24C40 44 42 76 48 96M100 18C94 44 96 76 98 96M152 24C160 44 158 76 154 96"
    body += path(hoops, stroke="#a88f68") + path(
        "M176 94C180 60 176 42 160 36C168 56 166 78 164 94Z", "#6b4a2c"
    )
    body += path("M14 94H190L182 128H22Z", "url(#box)", INK, 3.6) + path(
        "M18 106H186M20 117H184", stroke="#5c3216", width=2.2
    )
    body += path("M186 122L206 128", width=6)
    for x in (56, 146):
        body += disc(x, 128, 26, "none", INK, 10) + disc(x, 128, 26, "none", "#c98b4b", 4.6)
        body += path(spokes(x, 128, (0, 22), 8), stroke="#7a4a22", width=3.4) + disc(
            x, 128, 6, "#c98b4b", INK
        )
    return document((208, 160), body, defs)


def truck() -> str:
    """The truck the flock comes from, 120 x 98, driving right."""
    defs = linear("cab", (0, 20, 0, 80), (0, "#6f9fbf", 1), (1, "#44718f", 1))
    body = ellipse(62, 90, (56, 7), INK, extra='fill-opacity="0.28"') + path(
        "M4 22H76V78H4Z", "#c99c5f", INK, 3.2
    )
    body += path("M4 40H76M4 58H76M26 22V78M52 22V78", stroke="#7d5228")
    body += path("M76 36H100C106 38 112 50 116 56V78H76Z", "url(#cab)", INK, 3.2)
    body += path("M84 42H98C102 44 105 50 107 55H84Z", "#e4f0f2", INK, 2.6)
    for x in (26, 94):
        body += disc(x, 80, 13, "#3b3029", INK) + disc(x, 80, 5, "#c9b48f", INK, 2)
    return document((120, 98), body + disc(115, 66, 4, "#ffe08a", INK, 2), defs)


def shed() -> str:
    """The shearing shed at the end of the track, 120 x 112."""
    defs = linear("roof", (0, 10, 0, 50), (0, "#a8402e", 1), (1, "#7d2a1d", 1))
    body = ellipse(60, 104, (56, 7), INK, extra='fill-opacity="0.28"') + path(
        "M14 48V104H106V48L60 22Z", "#c2553d", INK, 3.2
    )
    body += path("M30 52V104M46 44V104M76 44V104M92 52V104", stroke="#8a3325", width=2.4)
    body += path("M4 52L60 12L116 52L108 60L60 26L12 60Z", "url(#roof)", INK, 3.2) + path(
        "M40 104V66H80V104Z", "#4a2c1c"
    )
    body += path("M40 66L80 104M80 66L40 104", stroke=PAPER)
    return document((120, 112), body + disc(60, 46, 8, "#3a2416", INK, 2.6), defs)


def hand() -> str:
    """A pointing hand, 48 x 56; the finger's tip is at 19, 3."""
    fist = "M16 4C20 2 23 5 23 9V24L38 28C42 29 44 32 43 36L40 50H20L8 36"
    fist += "C5 32 9 28 13 31L15 33V9C15 7 15 5 16 4Z"
    return document((48, 56), path(fist, "#fffdf5") + path("M29 27V33M35 29V34", width=2.4))
