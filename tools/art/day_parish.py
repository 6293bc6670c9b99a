"""The plates of the day events of souls, bodies and the flock, 180 x 90."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import BRICK, GOLD_LIGHT, INK, PAPER
from art.plate import cloud, day, glow, grass, ground, land, mist, rays, road, rod, shade, smoke
from art.svg import disc, ellipse, fleece, group, oval, path, rect


def _notes(spots: tuple[tuple[float, float, float], ...]) -> str:
    """Single notes: x, y and size."""
    out = ""
    for x, y, k in spots:
        note = path("M2.4 -1V-14C7 -13 8 -10 7 -7", width=1.9) + ellipse(0, 0, (3.2, 2.4), INK)
        out += group(note, x, y, k, 8)
    return out


def hymn_at_noon() -> str:
    """The sun straight over the spire, the hymn out of the door, and the graves that know verse six."""
    body = (
        disc(90, 14, 24, "#fff3c0", extra='fill-opacity="0.7"')
        + rays(90, 14, (13, 19), 16, "#c98f1e")
        + disc(90, 14, 9.5, GOLD_LIGHT, INK, 1.8)
    )
    body += (
        land((54, 46, 50, 56), "#b5c880")
        + things.tree(18, 58, 0.9)
        + things.tree(164, 60, 0.8)
        + land((66, 60, 62, 68), "#c8d590")
    )
    front = path("M-9 0V-30L0 -38L9 -30V0Z", "#e4dac0", INK, 2) + path("M-26 0V-19H26V0Z", "#d8ccb2", INK, 2)
    front += path("M-31 -17L0 -35L31 -17L24 -16L0 -29L-24 -16Z", "#8a6a58", INK, 1.9) + path(
        "M-7 -33V-46L0 -57L7 -46V-33Z", "#d8ccb2", INK, 2
    )
    front += (
        path("M-8.5 -45L0 -60L8.5 -45Z", "#8a6a58", INK, 1.8)
        + path("M-6 0V-10C-6 -17 6 -17 6 -10V0Z", "#3b2a24", INK, 1.8)
        + disc(0, -24, 4, "#8fb5c2", INK, 1.5)
    )
    front += path(
        "M-20 -4V-10C-20 -13 -14 -13 -14 -10V-4ZM14 -4V-10C14 -13 20 -13 20 -10V-4Z", "#8fb5c2", INK, 1.3
    ) + path("M-3 -39V-43C-3 -45 3 -45 3 -43V-39Z", "#3b2a24", INK, 1.1)
    body += group(front, 90, 70)
    staff = "M104 66C120 60 126 72 142 66C154 61 160 66 168 62M76 66C60 60 54 72 38 66C26 61 20 66 12 62"
    body += path(staff, stroke="#8a6d3a", width=1.5) + _notes(
        ((116, 62, 0.9), (134, 66, 1), (152, 60, 0.9), (62, 62, 0.9), (44, 66, 1), (26, 61, 0.9))
    )
    for x, y, lean, kind in (
        (22, 82, -6, "g"),
        (46, 84, 4, "c"),
        (70, 83, -3, "g"),
        (110, 83, 4, "g"),
        (134, 84, -5, "c"),
        (158, 82, 6, "g"),
    ):
        body += (things.grave if kind == "g" else things.cross)(x, y, 0.8, lean)
    mouths = oval(22, 75, 1.6, 2) + oval(70, 76, 1.6, 2) + oval(110, 76, 1.6, 2) + oval(158, 75, 1.6, 2)
    return day(("#bfdde8", "#f2efd6"), body + path(mouths, INK, None))


def runesmiths_wake() -> str:
    """The smith sits up in his coffin by the anvil and lifts his hat."""
    light, lit = glow("rune", 140, 60, 30, "#c7a6e8")
    body = (
        land((44, 40, 46, 42), "#b3bd84")
        + things.cottage(20, 50, 0.75, "#cfc2a4", "#7a5a4a")
        + smoke(29, 26, 0.7, "#b0a9a4")
        + land((56, 54, 58, 56), "#c6c58e")
    )
    body += grass(4, (10, 66, 150, 16), 8) + lit + shade(70, 82, 48, 3)
    box = (
        path("M-44 -4V4L-38 20H38L44 4V-4Z", "#9a6a3c", INK, 2.2)
        + path("M-43 4H43", width=1.2)
        + path("M-30 20V28M30 20V28", width=4)
    )
    smith = path("M-16 0C-17 -14 -12 -22 -2 -22C8 -22 12 -14 12 0Z", "#55606e", INK, 2) + path(
        "M-10 0L-7 -16H4L7 0Z", "#8a5a34", INK, 1.7
    )
    smith += disc(-2, -29, 7.4, "#dfe0c4", INK, 2) + path(
        "M-9 -28C-9 -16 5 -16 5 -28C2 -25 -6 -25 -9 -28Z", "#f2ede0", INK, 1.7
    )
    smith += path("M-5.5 -31.5H-3.5M-0.5 -31.5H1.5", width=1.5) + rod("M-13 -16L-22 -27L-20 -36", "#55606e", (6.6, 3.2))
    smith += group(
        path("M-11 1C-4 -1 4 -1 11 1C6 3.5 -6 3.5 -11 1ZM-6 -0.5C-6 -9 6 -9 6 -0.5Z", "#4a3426", INK, 1.7),
        -18,
        -42,
        1,
        -16,
    )
    body += (
        group(smith, 78, 53)
        + group(box, 70, 54)
        + path("M26 50H114", width=2.2)
        + group(things.rune(0, 0, 0, 0.8, "#f2e3b4"), 46, 65)
        + things.rune(3, 70, 65, 0.8, "#f2e3b4")
        + things.rune(4, 94, 65, 0.8, "#f2e3b4")
    )
    anvil = path("M-14 0V-5L-6 -9V-14H-18C-20 -18 -22 -19 -26 -21H16V-14L8 -13V-9L14 -5V0Z", "#7d838c", INK, 2.1)
    body += (
        group(anvil, 146, 82)
        + things.rune(1, 143, 48, 1.25, things.VIOLET, 2.6)
        + path("M152 58L168 44", width=4.2)
        + rod("M163 40L172 49", "#9aa0a8", (8, 4.4))
    )
    candle = path("M-2 0V-9H2V0Z", "#fdf6e4", INK, 1.4) + path(
        "M0 -16C3 -12 1.5 -10 0 -10C-1.5 -10 -3 -12 0 -16Z", "#f0a030", INK, 1
    )
    return day(("#d9dcd2", "#f1e8d0"), body + group(candle, 18, 80, 1.2) + group(candle, 122, 84, 1), light)


def schoolmasters_skull() -> str:
    """A satchel on a stile, and the head that corrects us out of it."""
    body = (
        cloud(34, 26, 0.8)
        + land((46, 40, 50, 42), "#b4c57c")
        + things.tree(160, 50, 0.75)
        + land((60, 56, 62, 58), "#c9d493")
        + grass(6, (8, 70, 160, 14), 10)
    )
    body += things.fence(12, 70, 14, step=12)
    bag = rod("M-17 -10C-24 -60 24 -60 17 -10", "#8a5a2e", (5, 2.2))
    bag += path("M-24 -16H24L27 14C10 18 -10 18 -27 14Z", "#7d4f2a", INK, 2.2)
    head = (
        things.skull(0, -22, 1.25)
        + path("M-13 -34L0 -40L14 -34L1 -29Z", "#2f2a33", INK, 1.8)
        + path("M-7 -32C-6 -28 7 -28 8 -32", stroke="#2f2a33", width=3)
    )
    head += path("M12 -34L15 -26", width=1.5) + disc(15, -25, 1.8, BRICK, INK, 1.1)
    head += (
        disc(-5.2, -23, 4.8, "none", "#c98f1e", 1.6)
        + disc(5.2, -23, 4.8, "none", "#c98f1e", 1.6)
        + path("M-1 -23H1", stroke="#c98f1e", width=1.6)
    )
    bag += (
        head
        + path("M-24 -10C-10 -6 10 -6 24 -10L27 14C10 18 -10 18 -27 14Z", "#9a6a3c", INK, 2.2)
        + path("M-26 2C-10 6 10 6 26 2", width=1.3)
    )
    bag += (
        path("M-14 -7V10M14 -7V10", stroke="#6e4424", width=4.4)
        + rect((-17, 1, 6, 6), 1, GOLD_LIGHT, INK, 1.3)
        + rect((11, 1, 6, 6), 1, GOLD_LIGHT, INK, 1.3)
    )
    body += shade(72, 84, 34, 3) + group(bag, 72, 68)
    slate = rect((-19, -15, 38, 30), 2, "#a9773f", INK, 2) + rect((-15, -11, 30, 22), 1, "#3d4640", INK, 1.4)
    slate += (
        path("M-11 -5H2M-11 1H6M-11 7H-2", stroke="#f2e9d6", width=1.6)
        + path("M-12 3C-6 -1 0 5 8 0", stroke="#e0705c", width=1.8)
        + path("M7 7L10 9L13 3", stroke="#e0705c", width=1.9)
    )
    body += group(slate, 140, 66, 1.1, 9)
    return day(
        ("#cfe2e4", "#f3eed6"),
        body + path("M96 42C104 36 112 36 118 40M100 34C106 30 112 30 116 32", stroke="#8a7a5e", width=1.7),
    )


def weak_sun() -> str:
    """A worn coin of a sun, a horse without a shadow, and a lantern that has just gone out."""
    body = disc(118, 24, 20, "#f4efdc", extra='fill-opacity="0.6"') + disc(118, 24, 11, "#f2e6b8", "#9a9484", 1.6)
    body += (
        mist(((112, 19, 50), (124, 28, 66), (60, 16, 70)), "#d3d2c8", 0.85)
        + land((50, 44, 54, 48), "#b9bca2", "#77786a")
        + land((60, 58, 62, 58), "#c9c8ae", "#77786a")
    )
    body += (
        road("M1 74C60 66 120 68 179 70V80C120 78 60 78 1 82Z", "#d6cbac", "#8a7d60")
        + things.bare_tree(164, 56, 0.7, "#6d6a60")
        + things.bare_tree(150, 54, 0.45, "#8a877a")
    )
    cart = (
        path("M-16 -14H20L17 -6H-13Z", "#8f8a78", INK, 1.9)
        + things.wheel(3, -6, 7, INK, "#a39a80")
        + path("M-16 -12L-34 -14", width=2.2)
    )
    body += group(cart, 132, 74) + folk.horse(94, 76, 0.92, "#a08c78")
    post = (
        path("M0 0V-62H16", width=6)
        + path("M0 -1V-62H16", stroke="#8f7350", width=2.8)
        + path("M0 -50L10 -61", width=2.6)
    )
    body += group(post, 24, 86) + things.lantern(42, 66, 1.7, False)
    puff = "M42 22C36 16 48 12 42 4M47 24C44 20 52 16 48 10"
    return day(("#c6c8c6", "#e2e0d2"), body + path(puff, stroke="#7d7a76", width=2.2))


def stubble_fires() -> str:
    """The road between two burning fields."""
    smokes = (
        smoke(30, 48, 1.1, "#8f7f78", 0.55)
        + smoke(66, 44, 0.7, "#a08e80", 0.5)
        + smoke(128, 46, 1.15, "#8f7f78", 0.55)
        + smoke(110, 42, 0.6, "#a08e80", 0.5)
    )
    body = (
        disc(90, 22, 12, "#f3b25c", INK, 1.6)
        + smokes
        + land((46, 42, 44, 46), "#9a7d4c")
        + ground("M1 50C40 46 140 46 179 50", "#6d5238")
    )
    stripes = "M84 50L20 88M80 50L1 78M76 50L1 66M74 49L1 58M96 50L160 88M100 50L179 78M104 50L179 66M106 49L179 58"
    body += (
        path(stripes, stroke="#3b2b22", width=3)
        + path("M86 48L62 88.5H118L94 48Z", "#e3cc96", "#4a3426", 1.8)
        + path("M88.5 50C86 62 80 76 76 88M91.5 50C94 62 100 76 104 88", stroke="#b5985e", width=1.8)
    )
    for x, y, k in (
        (40, 60, 0.8),
        (66, 54, 0.5),
        (144, 61, 0.8),
        (116, 54, 0.5),
        (14, 70, 1),
        (30, 83, 1.35),
        (150, 83, 1.35),
        (167, 70, 1),
    ):
        body += things.fire(x, y, k)
    body += things.fire(58, 72, 0.9) + things.fire(124, 72, 0.9)
    sparks = "".join(
        oval(x, y, 1.2, 1.2)
        for x, y in ((24, 34), (46, 40), (60, 30), (136, 36), (120, 30), (156, 42), (104, 34), (78, 36))
    )
    return day(("#e6b27c", "#f6dfb0"), body + path(sparks, "#e2713a", None))


def dry_thunder() -> str:
    """A dry anvil of cloud, bolts on cracked earth, and a wagon whose every nail hums."""
    body = land((58, 54, 62, 56), "#b99f6a") + land((68, 66, 70, 66), "#d2b780")
    cracks = (
        "M14 78L26 74L34 80L48 76M26 74L24 70M70 84L84 78L98 82L104 76M84 78L82 73M140 84L152 79L166 82M152 79L154 74"
    )
    body += path(cracks, stroke="#8a6a40", width=1.5)
    heap = (
        "M20 34C4 32 8 18 22 18C22 6 48 2 56 12C66 2 92 4 96 14C110 6 132 10 132 20"
        "C146 18 150 32 138 34C120 38 40 38 20 34Z"
    )
    body += path(heap, "#6d6880", INK, 2.1) + path(
        "M30 32C26 26 34 22 40 26C42 18 56 18 58 26C66 20 78 22 78 30M92 30C94 22 108 22 110 30",
        stroke="#4e4a62",
        width=1.7,
    )
    body += things.bolt(38, 74, 1.02) + things.bolt(78, 64, 0.75) + things.bare_tree(62, 66, 0.45, "#5a4030")
    body += shade(132, 80, 34) + things.wagon(134, 80, 1, "#8c6a44")
    nails = "".join(oval(x, 64.5, 1.3, 1.3) for x in (110, 120, 130, 140, 150, 158))
    body += path(nails, "#f7d64e", INK, 1)
    hum = (
        "M98 54l-4 -2l2 -3l-5 -3M170 54l4 -2l-2 -3l5 -3M112 26l-2 -4l3 -1l-2 -5M134 22v-4l3 -1"
        "l-2 -4M156 26l2 -4l-3 -1l3 -4"
    )
    return day(("#9c93a8", "#e9d3a4"), body + rod(hum, "#f7d64e", (3.6, 1.7)))


def county_militia() -> str:
    """Six men and a drum, and one sheep too few for so much smoke."""
    body = (
        cloud(132, 22, 0.9)
        + land((48, 42, 52, 44), "#aebf76")
        + things.tree(12, 56, 0.8)
        + land((62, 60, 64, 60), "#c6d08c")
        + grass(7, (90, 70, 70, 12), 6)
    )
    body += path("M16 80H104", stroke=INK, width=4, extra='stroke-opacity="0.2"')
    body += folk.soldiers((22, 38, 54, 70, 86), 79)
    drummer = (
        folk.person(0, 0, 1.04, "#b23a2e", "shako")
        + path("M-9 -12H9L8 -2H-8Z", "#f2e3b4", INK, 1.9)
        + path("M-9 -12L-3 -2L3 -12L8 -2M-9 -12H9", stroke=BRICK, width=1.3)
    )
    drummer += ellipse(0, -12, (9, 2.4), "#fdf6e4", INK, 1.6) + path("M-8 -18L2 -13M8 -18L-1 -13", width=1.7)
    body += group(drummer, 108, 82)
    puffs = fleece(120, 46, (8, 6), 7, 2) + fleece(132, 42, (6, 5), 6, 4) + fleece(114, 40, (5, 4), 6, 6)
    body += path(puffs, "#fffaf0", INK, 1.5) + path("M100 44L108 45M138 47L144 49M136 54L142 58", width=1.6)
    body += folk.sheep(156, 74, 0.9, turned=True) + path("M132 70H138M129 75H136M133 65H138", width=1.6)
    flag = (
        path("M6 80V18", width=3)
        + path("M6 19C14 14 22 24 32 18V33C22 38 14 29 6 34Z", "#35507a", INK, 1.8)
        + path("M12 24L26 28M12 29L26 23", stroke=PAPER, width=1.8)
    )
    return day(("#c6dde4", "#f3edd2"), body + flag)


def stray_dog() -> str:
    """A dog on the bank of a pond that mirrors the tree, the posts and the sky, but not the dog."""
    body = (
        cloud(120, 20, 0.9)
        + land((42, 38, 46, 40), "#b0c47a")
        + things.pine(150, 46, 0.55)
        + things.tree(34, 48, 0.95)
        + land((48, 46, 50, 46), "#c2d08a")
    )
    posts = "M112 50V34M128 50V36M144 51V38M106 40H150"
    body += rod(posts, "#b98a4e", (3.8, 1.6)) + folk.sheep(164, 52, 0.6, turned=True)
    body += ground("M1 58C40 53 130 53 179 58", "#a9cdd8")
    mirror = path("M32 58C33 64 33 70 32 74H36C35 70 35 64 37 58Z", "#6e5a44", None) + path(
        fleece(34, 80, (11, 7), 8, 4), "#6d8f5b", None
    )
    mirror += path("M112 57V72M128 57V70M144 58V70M106 66H150", stroke="#7d6a48", width=2.6)
    body += group(mirror, opacity=0.55) + path(
        "M14 68H30M50 76H76M90 83H130M140 76H166M54 66H70M96 62H104", stroke="#e8f3f2", width=1.8
    )
    body += path("M46 57C56 52 100 51 108 57C98 61 60 62 46 57Z", "#b5a46c", INK, 1.7) + group(
        folk.dog(0, 0), 74, 56, 1.18
    )
    return day(("#bfdbe6", "#eef0dc"), body)


def lost_lambs() -> str:
    """Two lambs in ribbons, red about the mouth, and a hat and a boot between them."""
    body = (
        cloud(48, 22, 0.8)
        + land((46, 40, 50, 42), "#b6c77e")
        + things.tree(20, 50, 0.7)
        + things.tree(158, 50, 0.6)
        + land((58, 55, 60, 56), "#cbd695")
        + grass(9, (10, 64, 160, 20), 10)
    )
    for x, ribbon, turned in ((52, "#3f8f5b", True), (128, "#c2452d", False)):
        body += shade(x, 80, 24, 2.5) + folk.lamb(x, 79, 1.25, ribbon, turned)
    hat = path("M-13 2C-5 -1 5 -1 13 2C7 6 -7 6 -13 2ZM-7 0C-7 -10 7 -10 7 0Z", "#4a3426", INK, 1.9) + path(
        "M-7 -1C-2 1.5 2 1.5 7 -1", stroke=PAPER, width=1.7
    )
    boot = path("M-5 -14H4V-4C10 -3 12 0 11 3H-5Z", "#6e4a2a", INK, 1.9) + path(
        "M-5 -14C-2 -16 2 -12 4 -14", stroke="#f3e8cd", width=2.2
    )
    bone = "M70 84L82 81M71 83a1 1 0 1 0 0 2M81 80a1 1 0 1 1 1 2"
    body += rod(bone, "#f6efd8", (6, 3))
    body += group(hat, 84, 66, 1, -10) + group(boot, 97, 83, 0.9)
    return day(("#c9e0e6", "#f5f0da"), body)


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        hymn_at_noon, runesmiths_wake, schoolmasters_skull, weak_sun,
        stubble_fires, dry_thunder, county_militia, stray_dog, lost_lambs,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
