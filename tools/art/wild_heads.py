"""Heads of the ten people of the prairie, round 0,0: the face is 74 wide and 84 high, hats go up to -88."""

from art import wild_beasts as beasts
from art.palette import BRICK, GOLD, INK, PAPER
from art.svg import disc, ellipse, fleece, group, path
from art.symbols import symbol

FAIR, TAN, BROWN, PALE = "#f2cba6", "#e3ae82", "#b97f56", "#f6dcc4"
BLACK = "#3a3230"


def _face(skin: str, blush: str = "#d9806a", broad: float = 1) -> str:
    """Ears, face and cheeks, without eyes."""
    out = path("M-34 -6C-46 -12 -46 14 -34 10ZM34 -6C46 -12 46 14 34 10Z", skin, INK, 2.8)
    d = "M-36 -10C-38 -46 38 -46 36 -10C37 16 26 42 0 43C-26 42 -37 16 -36 -10Z"
    shade = "M18 -34C34 -30 38 -12 34 6C31 26 20 41 4 43C20 30 26 -8 18 -34Z"
    face = path(d, skin, INK, 3) + path(shade, "#7a3d28", None, extra='fill-opacity="0.16"')
    out += group(face, scale=(broad, 1))
    return (
        out
        + ellipse(-22, 12, (8, 5.5), blush, extra='fill-opacity="0.5"')
        + ellipse(22, 12, (8, 5.5), blush, extra='fill-opacity="0.5"')
    )


def _eyes(gap: float = 13, y: float = -4, wide: bool = False) -> str:
    out = ""
    for side in (-1, 1):
        if wide:
            out += ellipse(gap * side, y, (7, 7.6), "#fffdf5", INK, 2)
        out += ellipse(gap * side, y, (3.6, 4.6), INK) + disc(gap * side + 1.3, y - 1.6, 1.3, "#ffffff")
    return out


def _brows(colour: str, slant: float = 0, y: float = -16, width: float = 4.4) -> str:
    d = f"M-21 {y + slant:g}Q-14 {y - 4:g} -6 {y - slant:g}M21 {y + slant:g}Q14 {y - 4:g} 6 {y - slant:g}"
    return path(d, stroke=colour, width=width)


def _nose(skin: str = "#c98a66") -> str:
    return path("M-2 -2C-9 10 -4 14 4 11", stroke=skin, width=3.2)


def stetson(colour: str, band: str, dark: str) -> str:
    """A broad hat with a dented crown, its brim at -24."""
    crown = "M-32 -30C-34 -62 -30 -86 -14 -86C-6 -86 -4 -80 0 -80C4 -80 6 -86 14 -86C30 -86 34 -62 32 -30Z"
    out = path(crown, colour, INK, 3) + path(
        "M14 -84C28 -84 32 -60 31 -34L14 -32C18 -52 18 -70 14 -84Z", dark, None, extra='fill-opacity="0.55"'
    )
    out += path("M0 -79C-3 -70 3 -64 0 -56", stroke=dark, width=2.6)
    out += path("M-33 -44C-12 -36 12 -36 33 -44L33 -30C12 -22 -12 -22 -33 -30Z", band, INK, 2.4)
    brim = (
        "M-66 -34C-58 -44 -44 -30 -30 -28C-12 -22 12 -22 30 -28C44 -30 58 -44 66 -34"
        "C62 -20 36 -10 0 -10C-36 -10 -62 -20 -66 -34Z"
    )
    return out + path(brim, colour, INK, 3) + path("M-54 -26C-30 -14 30 -14 54 -26", stroke=dark, width=2.4)


def _handlebar(colour: str, wild: bool = False) -> str:
    tips = "34 6 44 14 48 2" if not wild else "34 16 46 22 44 8"
    right = f"C6 12 14 12 20 18C26 22 {tips}C50 22 34 34 20 30C12 28 4 26 0 22"
    left = (
        "C-4 26 -12 28 -20 30C-34 34 -50 22 -48 2C-44 14 -34 6 -20 18C-14 12 -6 12 0 16Z"
        if not wild
        else "C-4 26 -12 28 -20 30C-34 34 -50 28 -44 8C-46 22 -34 16 -20 18C-14 12 -6 12 0 16Z"
    )
    return path(f"M0 16{right}{left}", colour, INK, 2.6)


def headman() -> str:
    """The sheriff: pale hat with a star, handlebar moustache."""
    out = (
        _face(TAN)
        + _eyes()
        + _brows("#5a3a22", 1, -17)
        + path("M-8 34Q0 38 8 34", width=2.8)
        + _nose()
        + _handlebar("#6b4426")
    )
    return (
        out
        + stetson("#efe0bd", BRICK, "#b59a66")
        + group(symbol("star", GOLD, GOLD), 0, -46, 1.15)
        + group(path(_STAR, GOLD, INK, 2), 0, -46)
    )


_STAR = "M0 -11L3 -4L10.5 -3.4L4.8 1.6L6.5 9L0 5L-6.5 9L-4.8 1.6L-10.5 -3.4L-3 -4Z"


def wild_head() -> str:
    """The headman gone wild: a wolf's pelt over his hair, paint on his cheeks, all teeth."""
    mane = (
        "M-40 -30L-58 -6L-46 -6L-62 22L-46 18L-54 44L-36 34L-34 56L0 44L34 56L36 34L54 44L46 18"
        "L62 22L46 -6L58 -6L40 -30Z"
    )
    out = path(mane, "#6b4426", INK, 3) + _face(TAN) + _eyes(wide=True) + _brows("#4a2c18", -4, -17, 5.4)
    out += path("M-32 6L-20 10M-31 14L-19 18M32 6L20 10M31 14L19 18", stroke="#f6eedc", width=3.4) + _nose()
    out += path("M-17 27C-10 23 10 23 17 27C14 41 -14 41 -17 27Z", "#fffdf5", INK, 2.6) + path(
        "M-9 26V36M0 25V38M9 26V36M-16 31H16", width=1.5
    )
    out += _handlebar("#6b4426", wild=True)
    pelt = path(
        (
            "M-46 -14C-52 -50 -30 -66 0 -66C30 -66 52 -50 46 -14L34 -26L26 -14L16 -28L8 -18L0 -28"
            "L-8 -18L-16 -28L-26 -14L-34 -26Z"
        ),
        "#71778a",
        INK,
        3,
    )
    return out + pelt + group(beasts.wolf_head(), 0, -54, 0.58)


def turkey_mama() -> str:
    """A round woman in a frilled bonnet."""
    out = path(fleece(0, -10, (54, 54), 17, 2), PAPER, INK, 3)
    out += path("M-46 -14C-46 -66 46 -66 46 -14C46 14 40 34 30 44H-30C-40 34 -46 14 -46 -14Z", "#5f9f98", INK, 2.8)
    dots = ((-38, -22), (-26, -42), (0, -50), (26, -42), (38, -22), (-38, 6), (38, 6))
    out += "".join(disc(x, y, 3.2, PAPER) for x, y in dots)
    out += _face(FAIR, "#e06a5a", 1) + path(
        "M-37 -8C-34 -30 -18 -36 0 -32C18 -36 34 -30 37 -8C30 -42 -30 -42 -37 -8Z", "#b9bcc4", INK, 2.4
    )
    out += _eyes() + _brows("#8a8d96", 0, -15, 3.4) + _nose() + path("M-13 22C-8 32 8 32 13 22", "#ffffff", INK, 2.8)
    out += path("M-10 40C-16 42 -14 48 -6 46C6 50 14 48 10 40", stroke="#c98a66", width=2.4)
    bow = "M0 52C-10 40 -30 42 -28 54C-28 66 -10 64 0 52ZM0 52C10 40 30 42 28 54C28 66 10 64 0 52Z"
    return out + path(bow, BRICK, INK, 2.6) + disc(0, 52, 5, "#8e2f20", INK, 2.4)


def joe_lucky() -> str:
    """A young cowboy with straw hair and a gap in his teeth."""
    hair = path("M-38 -20C-46 4 -42 16 -36 22L-30 -12ZM38 -20C46 4 42 16 36 22L30 -12Z", "#e3b64e", INK, 2.6)
    out = hair + _face(FAIR) + _eyes(13, -2) + _brows("#b98a2c", 0, -14, 3.6) + _nose()
    out += path("M-17 20C-10 36 12 36 18 18C8 24 -8 25 -17 20Z", "#fffdf5", INK, 2.6) + path(
        "M-1 24V31M4 24V30", width=1.8
    )
    freckles = ((-26, 8), (-20, 13), (-15, 7), (24, 8), (19, 13), (15, 7))
    out += "".join(disc(x, y, 1.5, "#a9683f") for x, y in freckles)
    out += path("M-20 -22C-14 -12 -8 -14 -6 -20C-2 -12 8 -12 12 -22Z", "#e3b64e", INK, 2.2)
    return out + stetson("#a9713a", "#4b3321", "#6b4220")


def hunter() -> str:
    """A great beard under a cap of raccoon with its ringed tail."""
    tail = "M32 -34C54 -30 62 -4 56 26C54 42 42 46 38 32C44 12 42 -4 30 -12Z"
    out = path(tail, "#a98a62", INK, 3)
    rings = "M44 -22L52 -25M47 -8L60 -10M47 6L60 6M44 20L58 22M41 32L54 34"
    out += path(rings, stroke="#4b3626", width=6) + path("M-36 -2C-52 2 -46 16 -36 14Z", TAN, INK, 2.6)
    out += _face(TAN) + _eyes(13, -6) + _brows("#4b2f1c", 3, -17, 5.4)
    beard = (
        "M-37 -4C-30 8 -20 8 -12 12C-4 8 4 8 12 12C20 8 30 8 37 -4C44 26 32 50 20 62"
        "C12 72 4 66 0 76C-4 66 -12 72 -20 62C-32 50 -44 26 -37 -4Z"
    )
    out += path(beard, "#7a4c2a", INK, 3) + path("M-10 22C-4 28 4 28 10 22C4 20 -4 20 -10 22Z", "#8e2f20", INK, 2.2)
    out += (
        path(
            "M-24 24C-22 36 -18 44 -12 52M24 24C22 36 18 44 12 52M-4 38C-4 46 -2 54 0 62", stroke="#55331b", width=2.4
        )
        + _nose()
    )
    cap = "M-42 -18C-48 -62 -22 -72 0 -72C22 -72 48 -62 42 -18L32 -24L22 -16L11 -24L0 -16L-11 -24L-22 -16L-32 -24Z"
    out += path(cap, "#8c6f4c", INK, 3)
    hairs = (
        "M-26 -54L-22 -46M-8 -62L-6 -52M12 -60L10 -50M28 -50L24 -42M-32 -38L-27 -32M0 -44L2 -36"
        "M18 -38L16 -31M-16 -40L-13 -33"
    )
    return out + path(hairs, stroke="#57402a", width=2.4)


def priest() -> str:
    """A long mild face under a flat round hat."""
    out = group(_face(PALE), scale=(0.9, 1.06)) + path(
        "M-33 -14C-38 6 -35 14 -31 16L-27 -10ZM33 -14C38 6 35 14 31 16L27 -10Z", "#d8d3c8", INK, 2.4
    )
    out += (
        path("M-20 -4Q-13 -10 -6 -4M6 -4Q13 -10 20 -4", width=3)
        + _brows("#a8a396", 1, -15, 3.6)
        + path("M0 -4C-5 8 -6 14 4 14", stroke="#c98a66", width=3.2)
    )
    out += path("M-9 27C-3 31 5 31 9 26", width=2.8)
    crown = path("M-31 -26C-33 -56 33 -56 31 -26Z", BLACK, INK, 3) + path(
        "M-31 -32C-10 -26 10 -26 31 -32L31 -26H-31Z", "#7a4e9e", INK, 2
    )
    return (
        out
        + crown
        + ellipse(0, -26, (62, 9.5), BLACK, INK, 3)
        + path("M-48 -28C-24 -33 10 -34 30 -32", stroke="#75695f", width=2.4)
    )


def banker() -> str:
    """Top hat, eyeglass, white whiskers and a chin for two."""
    out = _face(FAIR, "#e06a5a", 1.12)
    whiskers = (
        "M-40 -12C-54 4 -54 30 -36 40C-30 34 -24 30 -25 20C-32 16 -34 2 -34 -10ZM40 -12"
        "C54 4 54 30 36 40C30 34 24 30 25 20C32 16 34 2 34 -10Z"
    )
    out += path(whiskers, "#f3eee2", INK, 2.8) + _eyes(14, -5) + _brows("#d9d3c4", 2, -18, 4.6)
    out += path(
        "M-18 20C-10 12 -3 15 0 17C3 15 10 12 18 20C10 26 4 24 0 21C-4 24 -10 26 -18 20Z", "#f3eee2", INK, 2.2
    )
    out += path("M-7 30Q0 33 8 29M-14 46C-6 52 6 52 14 46", width=2.4) + _nose()
    out += (
        disc(14, -5, 11.5, "#dff0f2", None, extra='fill-opacity="0.4"')
        + disc(14, -5, 11.5, "none", INK, 5)
        + disc(14, -5, 11.5, "none", GOLD, 2.6)
    )
    out += path("M25 -1C34 16 32 34 28 52", width=2)
    hat = path("M-29 -28L-33 -84C-20 -90 20 -90 33 -84L29 -28Z", BLACK, INK, 3) + path(
        "M-30 -44L-29 -28H29L30 -44C12 -38 -12 -38 -30 -44Z", "#7a4e9e", INK, 2
    )
    hat += path("M-22 -78L-20 -52", stroke="#7b6f68", width=4)
    return (
        out + hat + path("M-52 -32C-40 -22 40 -22 52 -32C50 -16 30 -14 0 -14C-30 -14 -50 -16 -52 -32Z", BLACK, INK, 3)
    )


def billy() -> str:
    """A kid with a black hat and a kerchief over nose and mouth."""
    out = path(
        "M-38 -18C-52 0 -42 10 -48 22L-34 14L-28 -10ZM38 -18C52 0 42 10 48 22L34 14L28 -10Z", "#8c4a22", INK, 2.6
    )
    out += _face(FAIR) + _eyes(13, -5, wide=True) + _brows("#8c4a22", -3, -18, 4.4)
    mask = "M-40 2C-20 10 20 10 40 2C40 22 30 40 22 50L10 46L0 62L-10 46L-22 50C-30 40 -40 22 -40 2Z"
    out += path(mask, "#c2452d", INK, 3)
    spots = ((-24, 18), (-8, 16), (8, 16), (24, 18), (-16, 30), (0, 29), (16, 30), (-6, 42), (7, 42))
    out += "".join(disc(x, y, 2.4, PAPER) for x, y in spots)
    out += path("M-22 -22C-18 -12 -12 -12 -8 -20C-6 -12 2 -12 6 -22Z", "#8c4a22", INK, 2.2)
    return out + group(stetson("#463d3b", "#d8cdb6", "#1f1a19"), 0, 0, 1, -8)


def insurance_agent() -> str:
    """Bowler hat, round glasses, a thin moustache and a thinner smile."""
    out = group(_face(PALE), scale=(0.92, 1)) + path("M-33 -18L-31 4L-26 -4ZM33 -18L31 4L26 -4Z", BLACK, INK, 2)
    out += _eyes(13.5, -3) + _brows(BLACK, -2, -18, 3.6)
    for x in (-13.5, 13.5):
        out += disc(x, -3, 10.5, "#cfe6ea", None, extra='fill-opacity="0.5"') + disc(x, -3, 10.5, "none", INK, 3)
    out += path("M-3.4 -4Q0 -7 3.4 -4M-24 -5L-33 -8M24 -5L33 -8", width=2.6) + path(
        "M-1 6C-5 12 -2 14 4 12", stroke="#c98a66", width=3
    )
    out += path("M-16 22C-8 15 -3 18 0 19C3 18 8 15 16 22C8 22 3 22 0 21C-3 22 -8 22 -16 22Z", BLACK, INK, 1.6)
    out += path("M-10 29C0 34 9 31 14 25", width=2.6)
    dome = "M-35 -26C-38 -72 38 -72 35 -26Z"
    hat = (
        path(dome, "#5f5148", INK, 3)
        + path("M-35 -38C-14 -31 14 -31 35 -38L35 -26H-35Z", "#2f2723", INK, 2)
        + path("M-24 -50C-20 -58 -12 -60 -6 -60", stroke="#94857a", width=3.4)
    )
    return (
        out
        + hat
        + path("M-48 -30C-40 -22 40 -22 48 -30C50 -18 38 -16 0 -16C-38 -16 -50 -18 -48 -30Z", "#5f5148", INK, 3)
    )


HEADS = {
    "headman": headman,
    "wild_head": wild_head,
    "turkey_mama": turkey_mama,
    "joe_lucky": joe_lucky,
    "hunter": hunter,
    "priest": priest,
    "banker": banker,
    "billy": billy,
    "insurance_agent": insurance_agent,
}
