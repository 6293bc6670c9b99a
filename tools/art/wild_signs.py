"""Small signs of what lies in a pile or on a place: grass, sheep, wolf, and anything."""

from art import wild_beasts as beasts
from art.palette import INK
from art.svg import disc, document, ellipse, fleece, group, path


def _half_and_half() -> str:
    """A face that is a sheep's on the left and a wolf's on the right, in a box of 48."""
    wolf = (
        "M0 -48C6 -50 12 -48 18 -45L45 -70C49 -52 48 -32 42 -14C46 -6 54 2 62 15L47 14L53 29L35 27C29 42 19 60 0 61Z"
    )
    right = path(wolf, "#71778a", INK, 7) + path(
        "M0 12L11 8C22 4 34 10 36 24C29 42 19 58 0 60Z", beasts.FUR_LIGHT, None
    )
    right += path("M9 0L33 -14C31 12 12 14 9 0Z", "#f6cd4c", INK, 4)
    left = path("M-40 -16C-60 -26 -70 0 -60 14C-50 20 -40 10 -34 2Z", beasts.FACE_DARK, INK, 6.5)
    left += path(
        ("M0 -60C-14 -70 -32 -60 -32 -46C-50 -44 -56 -22 -44 -12C-56 4 -46 26 -32 26C-30 46 -14 60 0 61Z"),
        "#fffaf0",
        INK,
        7,
    )
    left += path("M0 -26C-24 -26 -32 -10 -28 10C-25 32 -14 54 0 56Z", beasts.FACE_DARK, INK, 5) + disc(
        -14, -2, 8, "#fffdf5"
    )
    left += disc(-12, 1, 4, INK)
    nose = path("M-11 26C-11 17 11 17 11 26C11 34 4 38 0 40C-4 38 -11 34 -11 26Z", "#221a16", INK, 2)
    return group(right + left + path("M0 -54V61", width=5) + nose, 24.5, 26, 0.335)


def type_signs() -> dict[str, str]:
    """The signs of the piles, each 48 x 48: grass, sheep, wolf, mixed."""
    box, paint = (48, 48), beasts.paints()
    front = path(
        "M9 19C2 15 -1 22 3 28C7 30 11 28 13 24ZM39 19C46 15 49 22 45 28C41 30 37 28 35 24Z",
        beasts.FACE_DARK,
        INK,
        2.2,
    )
    front = path(fleece(24, 22, (17, 15), 10, 4), "#fffaf0", INK, 2.6) + front
    front += path("M13 22C13 12 35 12 35 22C35 32 31 44 24 44C17 44 13 32 13 22Z", beasts.FACE_DARK, INK, 2.4)
    front += (
        ellipse(19.5, 25, (3.2, 3.6), "#fffdf5") + ellipse(28.5, 25, (3.2, 3.6), "#fffdf5") + disc(20, 26, 1.7, INK)
    )
    front += disc(28, 26, 1.7, INK) + path(fleece(24, 13, (10, 5), 7, 5), "#fffaf0", INK, 2.2)
    head = group(beasts.wolf_head(), 24, 25.4, 0.35)
    return {
        "type-grass": document(box, group(beasts.clump(7, 42, 31, "#7fa04e", 2.6), 24, 44)),
        "type-sheep": document(box, front),
        "type-wolf": document(box, head, paint),
        "type-mixed": document(box, _half_and_half()),
        "wolf-head": document((128, 136), group(beasts.wolf_head(), 64, 72), paint),
    }
