"""The backs of the journey's six decks, 60 x 84, and the sheet of a flock card, 90 x 126.

Of a flock card the picture takes the upper part; the paper from 8, 74 to 82, 118 is left for what comes, and where.
"""

from collections.abc import Callable

from art import plate_folk as folk
from art.palette import GOLD_LIGHT, INK, PAPER
from art.plate import PALE, crescent, rays, rod
from art.svg import disc, document, fleece, group, linear, oval, path, radial, rect

SIZE = (60, 84)
_CREAM = "#f2e3b4"


def _back(middle: str, edge: str, emblem: str, line: str = _CREAM) -> str:
    """Paper, a field of two colours, a double line with corner leaves, and the emblem round 30, 42."""
    paint = radial("field", (30, 38, 52), (0, middle, 1), (1, edge, 1))
    body = rect((1.3, 1.3, 57.4, 81.4), 6, PAPER, INK, 2.6) + rect((4.6, 4.6, 50.8, 74.8), 4, "url(#field)", INK, 1.6)
    body += rect((7.6, 7.6, 44.8, 68.8), 3, "none", line, 1.2)
    corner = "M0 0C4 0 6 2 6 6C2 6 0 4 0 0Z"
    for x, y, turn in ((9.5, 9.5, 0), (50.5, 9.5, 90), (50.5, 74.5, 180), (9.5, 74.5, 270)):
        body += group(path(corner, line, None), x, y, 1, turn)
    return document(SIZE, body + emblem, paint)


def day_events() -> str:
    """A sun over the road."""
    body = rays(30, 36, (13.5, 20), 16, "#8a5a12", 2.2) + disc(30, 36, 11.5, GOLD_LIGHT, INK, 2.2)
    body += path("M25 34.5V36.5M35 34.5V36.5", width=2.2) + path("M25.5 40.5C28 43 32 43 34.5 40.5", width=1.8)
    hills = path("M8.5 62C18 52 34 54 51.5 60V72Q51.5 75.7 48 75.7H12Q8.5 75.7 8.5 72Z", "#8fa650", INK, 1.9) + path(
        "M25 75C32 68 24 62 33 56L36 56.5C30 62 43 67 41 75Z", "#f0dca4", INK, 1.3
    )
    return _back("#f2cf74", "#d29a34", body + hills, "#fff3cc")


def night_events() -> str:
    """A crescent with an eye in it, over dark hills."""
    body = crescent(29, 36, 17, 0.91, 20, "#f4e6b4") + path(
        "".join(oval(x, y, 1.1, 1.1) for x, y in ((16, 17), (44, 20), (47, 46), (14, 54), (38, 14))), PALE, None
    )
    body += (
        path("M26 38C31 32 39 32 44 38C39 44 31 44 26 38Z", PALE, INK, 1.5)
        + disc(35, 38, 3.4, "#b23a2e", INK, 1.1)
        + path("M35 35.5V40.5", width=1.7)
    )
    hills = (
        path("M8.5 66C20 56 36 58 51.5 64V72Q51.5 75.7 48 75.7H12Q8.5 75.7 8.5 72Z", "#182038", PALE, 1.5)
        + folk.eyes(22, 67, 0.7)
        + folk.eyes(40, 68, 0.6)
    )
    return _back("#4a6296", "#1f2b4e", body + hills, PALE)


def mutations() -> str:
    """A ram's head with three eyes, between horns that have become something else."""
    arms = (
        "M20 34C10 30 10 18 18 17C23 17 23 23 19 23M40 34C50 30 50 18 42 17C37 17 37 23 41 23"
        "M22 50C14 52 16 62 11 64M38 50C46 52 44 62 49 64M26 56C23 62 27 66 24 71M34 56"
        "C37 62 33 66 36 71"
    )
    body = rod(arms, "#b79ae0", (6.4, 3.4))
    body += path("M18 36C16 22 44 22 42 36C42 46 37 59 30 60C23 59 18 46 18 36Z", "#241b46", INK, 2.2) + path(
        fleece(30, 26, (9, 4.5), 7, 3), "#8468b8", INK, 1.8
    )
    body += path(oval(24.5, 40, 3, 2.4) + oval(35.5, 40, 3, 2.4) + oval(30, 33, 3.6, 2.7), "#f4d35e", INK, 1.2)
    body += path(oval(24.5, 40, 0.8, 2) + oval(35.5, 40, 0.8, 2) + oval(30, 33, 0.9, 2.3), INK, None)
    return _back(
        "#9a78cc", "#4a2f74", body + path("M25 51L27.5 53.5L30 51L32.5 53.5L35 51", stroke=PALE, width=1.7), "#e2d0f6"
    )


def flock() -> str:
    """A sheep that looks at whoever draws."""
    body = folk.sheep_front(30, 66, 1.15, folk.BY_DAY) + path(
        "M14 69H46", stroke=INK, width=2, extra='stroke-opacity="0.5"'
    )
    return _back("#a9c070", "#5f7f3e", body, "#eef4cf")


def curses() -> str:
    """A hand with wool at the wrist and an eye in the palm."""
    palm = (
        "M19 62C16 54 14 48 12.5 42C12 39 16 38 17.5 41L20 47L18.5 27C18.5 23.5 23 23.5 23.5 27"
        "L25 40L26 20C26.2 16.5 31 16.5 31 20L31.5 40L35 23C35.7 20 40 21 39.5 24L37.5 42L42 32"
        "C43.5 29 47.5 31 46.5 34C45 42 44 54 40 62Z"
    )
    body = (
        path(palm, "#d9c3b0", INK, 2.1)
        + path("M22.5 50C26 44 34 44 37.5 50C34 56 26 56 22.5 50Z", PALE, INK, 1.7)
        + disc(30, 50, 3.2, "#7a2f8c", INK, 1.1)
        + path("M30 47.5V52.5", width=1.6)
    )
    nails = "M19.5 27l1.5 -6l1.5 6zM27 20l1.5 -6l1.5 6zM36 23l2.5 -6l1 6.5z"
    return _back(
        "#a8434e",
        "#561a2c",
        body + path(nails, "#2b2118", INK, 1) + path(fleece(30, 65, (13, 5.5), 9, 3), "#f6eedc", INK, 1.9),
        "#f2c9b4",
    )


def pollution() -> str:
    """A pipe that empties itself."""
    ooze = "M24 34C25 42 21 48 23 56C18 60 12 60 11.5 65C20 71 42 71 48.5 65C48 60 41 60 37 56C39 48 36 42 37 34Z"
    body = path(ooze, "#b7d050", INK, 2) + path("M28 38C29 46 26 52 28 60", stroke="#e6f2a8", width=1.8)
    body += (
        path("M18 14H42V26H18Z", "#7d868c", INK, 2.1)
        + path("M22 14V26M38 14V26", width=1.3)
        + rect((15, 25, 30, 9), 2.5, "#98a1a6", INK, 2.1)
    )
    body += path(oval(20, 29.5, 1.3, 1.3) + oval(30, 29.5, 1.3, 1.3) + oval(40, 29.5, 1.3, 1.3), INK, None)
    bubbles = path(
        oval(20, 64, 2, 2) + oval(39, 65, 2.6, 2.6) + oval(44, 50, 2, 2) + oval(15, 46, 1.6, 1.6), "#e6f2a8", INK, 1.2
    )
    return _back("#8c9a48", "#3d4a20", body + bubbles, "#e0eaa0")


def flock_card() -> str:
    """Lamb, sheep and ram on a hill against the evening, and room below."""
    paint = linear("sheet", (0, 0, 0, 126), (0, "#fffaf0", 1), (0.5, PAPER, 1), (1, "#e9dcc0", 1)) + linear(
        "sky", (0, 8, 0, 56), (0, "#8a7ca8", 1), (0.6, "#e0a488", 1), (1, "#f6dca0", 1)
    )
    body = (
        rect((1.5, 1.5, 87, 123), 8, "url(#sheet)", INK, 3)
        + rect((4.6, 4.6, 80.8, 116.8), 5.5, "none", "#c9b48f", 1.2)
        + rect((8, 8, 74, 60), 4, "url(#sky)")
    )
    body += (
        disc(66, 26, 9, "#fbe8b4", INK, 1.5)
        + path("M8 52C26 40 58 42 82 50V64Q82 68 78 68H12Q8 68 8 64Z", "#7f9a57", INK, 1.9)
        + path("M8 60C30 54 60 56 82 61V64Q82 68 78 68H12Q8 68 8 64Z", "#a3b868", INK, 1.5)
    )
    body += folk.sheep(20, 62, 0.5) + folk.sheep(38, 61, 0.7) + folk.sheep(64, 61, 0.95, horns=True)
    body += rect((8, 8, 74, 60), 4, "none", INK, 2.4)
    rule = path("M12 71.5H38M52 71.5H78", stroke="#c9b48f", width=1.4) + path(
        "M45 68.5l3 3l-3 3l-3 -3z", "#b23a2e", INK, 1
    )
    return document((90, 126), body + rule, paint)


BACKS: dict[str, Callable[[], str]] = {
    back.__name__: back for back in (day_events, night_events, mutations, flock, curses, pollution)
}
"""Deck -> its back."""


def pieces() -> dict[str, str]:
    """The backs and the flock card."""
    return {f"deck-{name}": draw() for name, draw in BACKS.items()} | {"flock-card": flock_card()}
