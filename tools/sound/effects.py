"""The short sounds: wood, paper, wool and bells, all soft."""

from collections.abc import Callable

import numpy as np

from sound.synth import (
    RATE,
    Samples,
    bell,
    eased,
    hertz,
    hiss,
    loudest_at,
    mixed,
    pluck,
    puff,
    shaped,
    span,
    thump,
    wood,
)


def click() -> Samples:
    """A button: one small knock."""
    return loudest_at(wood(820, 0.09, 2), 0.42)


def hover() -> Samples:
    """The pointer enters something: hardly there."""
    return loudest_at(wood(1250, 0.05, 3), 0.1)


def place() -> Samples:
    """A wooden button is laid on the mat."""
    return loudest_at(mixed(0.24, (0, wood(430, 0.2, 4), 1), (0.002, thump(130, 0.18), 0.8)), 0.55)


def push() -> Samples:
    """Wool against wool, and a shuffle."""
    parts = ((0, puff(0.34, 5, 620), 1), (0.05, thump(96, 0.2), 0.55), (0.17, puff(0.2, 6, 900), 0.5))
    return loudest_at(mixed(0.42, *parts), 0.4)


def bump() -> Samples:
    """One sheep runs into another."""
    return loudest_at(mixed(0.3, (0, thump(105, 0.26), 1), (0, puff(0.16, 7, 480, 0.1), 0.5)), 0.55)


def boing() -> Samples:
    """A spring: the tone climbs and trembles."""
    t = span(0.55)
    tremble = 1 + 0.10 * np.sin(2 * np.pi * 17 * t) * np.exp(-t / 0.25)
    pitch = (190 + 330 * (1 - np.exp(-t / 0.16))) * tremble
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = (np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)) * np.exp(-t / 0.2)
    return loudest_at(eased(tone, 0.006, 0.08), 0.42)


def baa() -> Samples:
    """A soft bleat: a trembling voice through three vowels of a sheep."""
    t = span(0.62)
    pitch = (232 + 22 * np.sin(np.pi * t / 0.62)) * (1 + 0.025 * np.sin(2 * np.pi * 8.5 * t))
    phase = np.cumsum(pitch) / RATE
    voice = sum((np.sin(2 * np.pi * k * phase) / k for k in range(1, 26)), np.zeros_like(t))
    voice = voice * (0.72 + 0.28 * np.sin(2 * np.pi * 8.5 * t)) + 0.05 * hiss(0.62, 8)
    swell = np.minimum(t / 0.07, 1) * np.clip((0.62 - t) / 0.22, 0, 1)
    vowel = shaped(voice * swell, [(640, 0.33, 1), (1500, 0.22, 0.6), (2500, 0.2, 0.22), (230, 0.4, 0.4)])
    return loudest_at(eased(vowel, 0.01, 0.05), 0.36)


def turn() -> Samples:
    """The flock wheels about: a low rush that rises and falls."""
    early, late = puff(0.46, 9, 520, 0.45), puff(0.46, 10, 950, 0.6)
    return loudest_at(mixed(0.5, (0, early, 1), (0.04, late, 0.5)), 0.32)


def dice() -> Samples:
    """A die tumbles over the tray and comes to rest."""
    when, gap, parts = 0.0, 0.042, []
    rng = np.random.default_rng(11)
    for k in range(10):
        parts.append(
            (when, wood(rng.uniform(620, 980), 0.12, 20 + k), 0.9 - 0.05 * k + rng.uniform(-0.1, 0.1))
        )
        when += gap * rng.uniform(0.75, 1.25)
        gap *= 1.14
    return loudest_at(mixed(when + 0.14, *parts), 0.5)


def marker() -> Samples:
    """The marker takes a step along the fence."""
    return loudest_at(mixed(0.2, (0, wood(560, 0.14, 12), 1), (0.055, wood(500, 0.14, 13), 0.45)), 0.42)


def score() -> Samples:
    """Points: two small bells a fourth apart."""
    return loudest_at(mixed(1.0, (0, bell(hertz(81), 0.9), 0.8), (0.085, bell(hertz(86), 0.9), 1)), 0.38)


def panic() -> Samples:
    """Three quick bells."""
    rings = (
        (0, bell(hertz(84), 0.5), 0.9),
        (0.12, bell(hertz(88), 0.5), 1),
        (0.24, bell(hertz(84), 0.7), 0.9),
    )
    return loudest_at(mixed(0.95, *rings), 0.4)


def roger() -> Samples:
    """Roger comes: a low bell, and hooves."""
    hooves = [
        (0.16 + at, wood(190 + 22 * (k % 2), 0.16, 30 + k), 0.7) for k, at in enumerate((0, 0.11, 0.27, 0.38))
    ]
    return loudest_at(mixed(1.3, (0, bell(hertz(57), 1.3), 0.9), *hooves), 0.46)


def _snip(seed: int) -> Samples:
    t = span(0.13)
    rasp = (
        shaped(hiss(0.13, seed), [(5200, 0.5, 1), (2600, 0.4, 0.4)])
        * np.minimum(t / 0.05, 1)
        * np.exp(-t / 0.05)
    )
    ring = np.sin(2 * np.pi * 3150 * t) * np.exp(-np.maximum(t - 0.06, 0) / 0.012) * (t > 0.06)
    return eased(loudest_at(rasp, 0.8) + 0.35 * ring, 0.004)


def shearer() -> Samples:
    """The Shearer's blades: snip, snip."""
    return loudest_at(mixed(0.5, (0, _snip(14), 1), (0.2, _snip(15), 0.9)), 0.26)


def _strings(notes: list[tuple[float, float]], seconds: float) -> Samples:
    plucks = [(when, pluck(hertz(note), 1.6, 40 + k), 0.9) for k, (when, note) in enumerate(notes)]
    return eased(mixed(seconds, *plucks), end=0.45)


def win() -> Samples:
    """A harp runs upward and a bell answers."""
    run = _strings(
        [(0, 55), (0.13, 62), (0.26, 67), (0.39, 71), (0.52, 74), (0.65, 79), (0.9, 71), (0.9, 74)], 2.4
    )
    return loudest_at(mixed(2.4, (0, run, 1), (0.9, bell(hertz(91), 1.4), 0.45)), 0.5)


def lose() -> Samples:
    """A harp walks down and rests."""
    return loudest_at(_strings([(0, 71), (0.24, 67), (0.48, 64), (0.8, 57), (0.8, 52)], 2.2), 0.42)


def error() -> Samples:
    """Not that way: two dull knocks."""
    return loudest_at(mixed(0.32, (0, wood(210, 0.16, 16), 1), (0.11, wood(180, 0.18, 17), 0.8)), 0.4)


def page() -> Samples:
    """A sheet of paper is turned."""
    sweep, crackle = puff(0.3, 18, 3600, 0.35), hiss(0.3, 19)
    t = span(0.3)
    flutter = 0.6 + 0.4 * np.sin(2 * np.pi * 31 * t) ** 2
    dry = shaped(crackle * (np.abs(crackle) > 0.985), [(4200, 1, 1)])
    return loudest_at(eased(sweep * flutter + 0.5 * loudest_at(dry, 1) * np.exp(-t / 0.12)), 0.24)


def your_turn() -> Samples:
    """Two plucked notes: over to you."""
    return loudest_at(_strings([(0, 67), (0.16, 74)], 1.1), 0.42)


def wolf() -> Samples:
    """A wolf far off: one soft howl that rises, stays and sinks."""
    t = span(1.15)
    pitch = 262 + 128 * (1 - np.exp(-t / 0.16)) - 120 * np.clip((t - 0.62) / 0.53, 0, 1) ** 2
    phase = np.cumsum(pitch * (1 + 0.008 * np.sin(2 * np.pi * 5.2 * t) * np.clip((t - 0.3) / 0.3, 0, 1))) / RATE
    voice = sum((np.sin(2 * np.pi * k * phase) / k**1.6 for k in range(1, 7)), np.zeros_like(t))
    breath = shaped(hiss(1.15, 51), [(900, 0.6, 1)])
    howl = (voice + 0.12 * loudest_at(breath, 1)) * np.minimum(t / 0.16, 1) * np.clip((1.15 - t) / 0.5, 0, 1)
    far = shaped(howl, [(420, 0.6, 1), (840, 0.4, 0.3)])
    return loudest_at(eased(mixed(1.5, (0, far, 1), (0.21, far, 0.22), (0.36, far, 0.1)), 0.02, 0.15), 0.3)


def wool() -> Samples:
    """Sheep go from hand to hand: wool, and the small bell of the one in front."""
    return loudest_at(mixed(0.75, (0, puff(0.3, 52, 640), 0.7), (0.1, bell(hertz(83), 0.6), 0.6)), 0.36)


def paper() -> Samples:
    """A contract: the sheet slides over the wood and is laid down."""
    slide, laid = puff(0.24, 53, 2900, 0.6), puff(0.12, 54, 1500, 0.08)
    return loudest_at(mixed(0.36, (0, slide, 0.7), (0.2, laid, 1), (0.2, wood(240, 0.12, 55), 0.35)), 0.3)


def step() -> Samples:
    """A meeple walks: two small steps of wood on wood."""
    return loudest_at(mixed(0.34, (0, wood(340, 0.14, 56), 0.7), (0.17, wood(390, 0.16, 57), 1)), 0.4)


def flip() -> Samples:
    """A card is turned over: a short stroke of air and a tap."""
    return loudest_at(mixed(0.26, (0, puff(0.17, 58, 2400, 0.55), 1), (0.13, wood(620, 0.1, 59), 0.5)), 0.32)


def peek() -> Samples:
    """A corner is lifted and let go."""
    return loudest_at(mixed(0.3, (0, puff(0.12, 60, 3300, 0.7), 1), (0.17, puff(0.11, 61, 1800, 0.15), 0.8)), 0.24)


def cowbell() -> Samples:
    """Something is announced: a cow's bell of tin, half muffled."""
    t = span(0.7)
    partials = ((560, 1, 0.12), (845, 0.8, 0.09), (1710, 0.2, 0.04))
    tin = sum((a * np.sin(2 * np.pi * f * t) * np.exp(-t / k) for f, a, k in partials), np.zeros_like(t))
    return loudest_at(eased(mixed(0.8, (0, tin, 1), (0.13, tin, 0.45), (0, wood(480, 0.1, 62), 0.3)), 0.003, 0.2), 0.3)


def sand() -> Samples:
    """One of the last seconds: a grain falls, dry and very soft."""
    t = span(0.07)
    grain = shaped(hiss(0.07, 63), [(2900, 0.5, 1), (1200, 0.5, 0.5)]) * np.exp(-t / 0.009)
    return loudest_at(eased(loudest_at(grain, 1) + 0.5 * wood(1050, 0.07, 64), 0.001), 0.22)


def timer_turn() -> Samples:
    """The sand timer is turned over: wood knocks on wood, and the sand begins to run."""
    t = span(0.9)
    patter = 0.75 + 0.25 * loudest_at(shaped(hiss(0.9, 65), [(38, 0.8, 1)]), 1)
    run = shaped(hiss(0.9, 66), [(4300, 0.7, 1), (2300, 0.5, 0.35)])
    run = loudest_at(run, 1) * patter * np.minimum(t / 0.08, 1) * np.exp(-np.maximum(t - 0.12, 0) / 0.22)
    knocks = ((0, puff(0.2, 67, 800, 0.6), 0.5), (0.15, wood(300, 0.2, 68), 1), (0.15, thump(120, 0.2), 0.6))
    return loudest_at(eased(mixed(1.15, *knocks, (0.21, run, 0.42)), end=0.2), 0.46)


def sand_out() -> Samples:
    """The sand has run out: two low notes of a horn behind a hill, the second a third lower."""
    horn = []
    for when, note, length in ((0, 50, 0.5), (0.42, 46, 0.95)):
        t = span(length)
        phase = np.cumsum(hertz(note) * (1 - 0.03 * np.exp(-t / 0.04))) / RATE
        tone = sum((np.sin(2 * np.pi * k * phase) / k**1.35 for k in range(1, 9)), np.zeros_like(t))
        swell = np.minimum(t / 0.05, 1) * np.clip((length - t) / (0.55 * length), 0, 1)
        horn.append((when, shaped(tone * swell, [(330, 1.1, 1), (900, 0.6, 0.25)]), 1.0))
    return loudest_at(eased(mixed(1.45, *horn, (0, thump(82, 0.3), 0.3)), 0.006, 0.2), 0.4)


def launch() -> Samples:
    """A piece flies to another system: a short soft rush that climbs and dies away."""
    low, high = puff(0.52, 69, 360, 0.3), puff(0.46, 70, 1150, 0.5)
    t = span(0.5)
    hum = np.sin(2 * np.pi * np.cumsum(120 + 190 * np.minimum(t / 0.3, 1)) / RATE) * np.sin(np.pi * t / 0.5) ** 2
    return loudest_at(mixed(0.62, (0, low, 1), (0.07, high, 0.45), (0, hum, 0.22)), 0.36)


def knock() -> Samples:
    """The Wolf's ship is knocked over: a clonk of tin, and a yelp that bends down."""
    t = span(0.5)
    partials = ((312, 1, 0.10), (521, 0.7, 0.08), (846, 0.35, 0.05), (1390, 0.12, 0.03))
    tin = sum((a * np.sin(2 * np.pi * f * t) * np.exp(-t / k) for f, a, k in partials), np.zeros_like(t))
    y = span(0.34)
    pitch = 640 * (1 - np.exp(-y / 0.02)) + 120 - 420 * np.clip((y - 0.05) / 0.29, 0, 1) ** 0.8
    phase = np.cumsum(pitch) / RATE
    voice = sum((np.sin(2 * np.pi * k * phase) / k**1.5 for k in range(1, 6)), np.zeros_like(y))
    yelp = shaped(voice * np.sin(np.pi * y / 0.34) ** 0.7, [(760, 0.7, 1), (1500, 0.4, 0.3)])
    fall = ((0, eased(tin, 0.001), 1), (0, thump(90, 0.24), 0.8), (0.3, wood(240, 0.16, 71), 0.3))
    return loudest_at(eased(mixed(0.66, *fall, (0.09, loudest_at(yelp, 1), 0.5)), end=0.1), 0.48)


def card() -> Samples:
    """A card is laid on the table."""
    laid = ((0, puff(0.13, 72, 3100, 0.7), 0.6), (0.09, puff(0.1, 73, 1300, 0.06), 1), (0.09, wood(520, 0.09, 74), 0.3))
    return loudest_at(mixed(0.22, *laid), 0.3)


def ousted() -> Samples:
    """Out of the fold: the hinge creaks a little, the gate falls shut, the latch drops."""
    t = span(0.34)
    pitch = 210 + 60 * t / 0.34 + 14 * np.sin(2 * np.pi * 11 * t)
    creak = np.sign(np.sin(2 * np.pi * np.cumsum(pitch) / RATE)) * np.sin(np.pi * t / 0.34) ** 2
    creak = loudest_at(shaped(creak, [(620, 0.5, 1), (1300, 0.4, 0.4)]), 1)
    shut = ((0.36, thump(78, 0.34), 1), (0.36, wood(170, 0.3, 75), 0.9), (0.52, wood(760, 0.12, 76), 0.4))
    return loudest_at(mixed(0.9, (0, creak, 0.2), *shut, (0.585, wood(640, 0.12, 77), 0.3)), 0.5)


def point() -> Samples:
    """A finger points at somebody: one plucked string, damped."""
    t = span(0.5)
    return loudest_at(eased(pluck(hertz(69), 0.5, 78, 0.7) * np.exp(-t / 0.14), end=0.1), 0.34)


EFFECTS: dict[str, Callable[[], Samples]] = {
    maker.__name__: maker
    for maker in (
        click, hover, place, push, bump, boing, baa, turn, dice, marker, score, panic, roger, shearer,
        win, lose, error, page, your_turn, wolf, wool, paper, step, flip, peek, cowbell, sand,
        timer_turn, sand_out, launch, knock, card, ousted, point,
    )
}  # fmt: skip
"""Name of the file -> its maker."""
