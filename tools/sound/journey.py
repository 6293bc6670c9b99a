"""The sounds of The Sheep's journey: wheels, hooves, blows, drops and lanterns, all soft."""

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


def _voice(seconds: float, start: float, end: float, tremble: float = 8.5) -> Samples:
    """A sheep's voice that slides from one pitch to another, in the mouth of `effects.baa`."""
    t = span(seconds)
    wave = np.sin(2 * np.pi * tremble * t)
    phase = np.cumsum((start + (end - start) * t / seconds) * (1 + 0.03 * wave)) / RATE
    voice = sum((np.sin(2 * np.pi * k * phase) / k for k in range(1, 22)), np.zeros_like(t)) * (0.75 + 0.25 * wave)
    swell = np.minimum(t / 0.08, 1) * np.clip((seconds - t) / (0.5 * seconds), 0, 1)
    return loudest_at(shaped(voice * swell, [(560, 0.35, 1), (1250, 0.25, 0.35), (220, 0.5, 0.5)]), 1)


def _bubble(low: float, high: float, seconds: float) -> Samples:
    """A bubble bursts, or a drop falls in: a tone that jumps up and is gone."""
    t = span(seconds)
    pitch = low + (high - low) * np.minimum(t / seconds, 1) ** 0.6
    return eased(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / (seconds * 0.3)), 0.006, 0.02)


# ---------------------------------------------------------------- the hours


def nightfall() -> Samples:
    """A low bell, wind from over the hill, and a bleat far off that is none any more."""
    t = span(1.9)
    gust = shaped(hiss(1.9, 101), [(330, 0.6, 1), (700, 0.4, 0.25)]) * np.sin(np.pi * t / 1.9) ** 1.5
    far = shaped(_voice(0.95, 128, 96, 6.5), [(360, 0.8, 1)])
    toll = ((0, bell(hertz(52), 1.8), 0.8), (0, loudest_at(gust, 1), 0.4))
    bleat = ((0.6, loudest_at(far, 1), 0.4), (0.75, loudest_at(far, 1), 0.14))
    return loudest_at(eased(mixed(1.95, *toll, *bleat), end=0.3), 0.46)


def daybreak() -> Samples:
    """Three strings upward and the bell of the first Caravan."""
    strings = [(0.13 * k, pluck(hertz(note), 1.0, 103 + k, 0.6), 0.9) for k, note in enumerate((57, 64, 69))]
    return loudest_at(eased(mixed(1.15, *strings, (0.3, bell(hertz(76), 0.8), 0.3)), end=0.35), 0.4)


# ---------------------------------------------------------------- going


def caravan() -> Samples:
    """Wheels: they rumble over stones, and the boards knock."""
    t = span(0.72)
    stones = 0.55 + 0.45 * np.sin(2 * np.pi * 8.4 * t + 2 * np.sin(2 * np.pi * 1.9 * t))
    roll = shaped(hiss(0.72, 107), [(170, 0.6, 1), (520, 0.5, 0.3)]) * stones * np.sin(np.pi * t / 0.72) ** 0.6
    boards = [(at, wood(pitch, 0.13, 108 + k), 0.4) for k, (at, pitch) in enumerate(
        ((0.05, 270), (0.19, 235), (0.36, 285), (0.52, 240)),
    )]  # fmt: skip
    return loudest_at(eased(mixed(0.74, (0, loudest_at(roll, 1), 0.8), *boards), 0.02, 0.08), 0.42)


def walk() -> Samples:
    """Two steps on dry earth, and the staff."""
    steps = [(at, puff(0.13, 113 + k, 520, 0.15), loud) for k, (at, loud) in enumerate(((0, 0.7), (0.2, 0.9)))]
    earth = [(at, thump(118, 0.14), 0.7) for at in (0.01, 0.21)]
    return loudest_at(mixed(0.42, *steps, *earth, (0.11, wood(410, 0.12, 115), 0.55)), 0.38)


def herd() -> Samples:
    """Many soft hooves, and wool against wool."""
    rng, hooves = np.random.default_rng(116), []
    for k in range(22):
        at = 0.62 * k / 22 + rng.uniform(0, 0.03)
        loud = float(np.sin(np.pi * (k + 1.5) / 24) * rng.uniform(0.5, 1))
        hooves.append((at, thump(rng.uniform(95, 165), 0.12), loud))
        hooves.append((at, puff(0.06, 117 + k, 640, 0.1), 0.35 * loud))
    return loudest_at(mixed(0.82, *hooves, (0.05, puff(0.6, 140, 520, 0.5), 0.35)), 0.4)


# ---------------------------------------------------------------- blows


def blow() -> Samples:
    """A Shepherd's staff swings and lands."""
    land = ((0.11, wood(300, 0.16, 142), 0.8), (0.11, thump(112, 0.2), 1), (0.11, puff(0.12, 143, 520, 0.1), 0.3))
    return loudest_at(mixed(0.36, (0, puff(0.16, 141, 1150, 0.75), 0.5), *land), 0.55)


def struck() -> Samples:
    """A Sheep of the night strikes: three claws, and what they meet."""
    claws = [(0.028 * k, puff(0.11, 144 + k, 1300 - 280 * k, 0.3), 0.6) for k in range(3)]
    return loudest_at(mixed(0.4, *claws, (0.06, thump(76, 0.3), 1), (0.07, wood(165, 0.18, 147), 0.45)), 0.5)


def sheep_dies() -> Samples:
    """A bleat that sinks, and wool on the ground."""
    fall = ((0.38, puff(0.26, 148, 480, 0.15), 0.5), (0.38, thump(92, 0.22), 0.6))
    return loudest_at(mixed(0.68, (0, _voice(0.5, 205, 118), 0.8), *fall), 0.32)


def death() -> Samples:
    """A Shepherd is dead: two low strings go down under a bell, and a staff falls."""
    strings = ((0, pluck(hertz(52), 1.0, 149, 0.8), 0.9), (0.26, pluck(hertz(45), 0.9, 150, 0.8), 1))
    staff = ((0.5, wood(290, 0.16, 151), 0.35), (0.62, wood(255, 0.16, 152), 0.22))
    return loudest_at(eased(mixed(1.18, *strings, *staff, (0, bell(hertz(57), 1.1), 0.3)), end=0.35), 0.44)


# ---------------------------------------------------------------- corruption and pollution


def corrupt() -> Samples:
    """A drop falls into something that is nearly full."""
    parts = ((0, _bubble(210, 520, 0.12), 1), (0.085, _bubble(150, 330, 0.14), 0.45), (0, thump(140, 0.12), 0.3))
    return loudest_at(mixed(0.28, *parts), 0.4)


def curse() -> Samples:
    """A card that nobody wanted: two strings that do not go together, damped."""
    parts = [(0.015 * k, pluck(hertz(note), 0.8, 154 + k, 0.7), 1.0) for k, note in enumerate((52, 53))]
    t = span(0.85)
    pair = mixed(0.85, *parts) * np.exp(-t / 0.3)
    return loudest_at(eased(mixed(0.85, (0, puff(0.14, 156, 2200, 0.6), 0.2), (0.07, pair, 1)), end=0.25), 0.38)


def pollution() -> Samples:
    """The moor gurgles."""
    rng, when, bubbles = np.random.default_rng(157), 0.0, []
    for _ in range(9):
        low = rng.uniform(120, 210)
        length = rng.uniform(0.1, 0.17)
        bubbles.append((when, _bubble(low, low * rng.uniform(1.5, 2.1), length), rng.uniform(0.6, 1)))
        when += rng.uniform(0.06, 0.11)
    mud = shaped(hiss(0.9, 158), [(210, 0.6, 1)]) * np.sin(np.pi * span(0.9) / 0.9) ** 2
    return loudest_at(eased(mixed(1.0, *bubbles, (0, loudest_at(mud, 1), 0.35)), end=0.12), 0.44)


def averted() -> Samples:
    """It was kept away: a breath, and two warm bells a fifth apart."""
    rings = ((0.12, bell(hertz(64), 0.95), 0.9), (0.24, bell(hertz(71), 0.85), 0.8))
    return loudest_at(eased(mixed(1.1, (0, puff(0.36, 159, 620, 0.6), 0.4), *rings), end=0.3), 0.36)


# ---------------------------------------------------------------- Lanterns, Essence, wares


def lantern() -> Samples:
    """A Lantern is lit: its little door, the flame, the glass."""
    door, flame, glass = wood(680, 0.09, 160), puff(0.3, 161, 950, 0.3), bell(hertz(76), 0.45)
    return loudest_at(mixed(0.62, (0, door, 0.4), (0.05, flame, 0.6), (0.16, glass, 0.5)), 0.3)


def lantern_out() -> Samples:
    """A Lantern is blown out: a breath, and the little door."""
    return loudest_at(mixed(0.34, (0, puff(0.2, 162, 760, 0.35), 1), (0.17, wood(560, 0.1, 163), 0.5)), 0.25)


def essence() -> Samples:
    """Essence runs into the flask: a bubble, and glass."""
    ring = ((0.07, bell(hertz(74), 0.5), 0.8), (0.15, bell(hertz(78), 0.5), 0.6))
    return loudest_at(eased(mixed(0.62, (0, _bubble(240, 560, 0.12), 0.7), *ring), end=0.2), 0.3)


def buy() -> Samples:
    """Wares go over the counter: the flask is set down, cloth, and a knock on the board."""
    clinks = ((0, bell(hertz(81), 0.2), 0.35), (0.07, bell(hertz(79), 0.22), 0.3), (0, wood(520, 0.1, 164), 0.5))
    goods = ((0.12, puff(0.2, 165, 900, 0.4), 0.5), (0.28, wood(330, 0.16, 166), 1), (0.28, thump(125, 0.14), 0.5))
    return loudest_at(mixed(0.5, *clinks, *goods), 0.42)


# ---------------------------------------------------------------- how Caravans end


def caravan_safe() -> Samples:
    """A Caravan is there: strings upward, and its bell twice."""
    strings = [(0.1 * k, pluck(hertz(note), 0.9, 167 + k, 0.5), 0.8) for k, note in enumerate((64, 69, 73))]
    rings = ((0.3, bell(hertz(76), 0.7), 0.6), (0.46, bell(hertz(81), 0.7), 0.45))
    return loudest_at(eased(mixed(1.18, *strings, *rings), end=0.3), 0.4)


def caravan_lost() -> Samples:
    """A Caravan breaks: boards crack, the load comes down, a wheel rolls on and lies still."""
    rng = np.random.default_rng(170)
    boards = [
        (0.045 * k + rng.uniform(0, 0.03), wood(rng.uniform(190, 480), 0.16, 171 + k), 0.9 - 0.07 * k) for k in range(7)
    ]
    load = ((0.12, thump(66, 0.42), 1), (0.12, puff(0.4, 178, 420, 0.12), 0.6))
    wheel = [(0.55 + at, wood(230, 0.14, 179 + k), 0.3 - 0.07 * k) for k, at in enumerate((0, 0.15, 0.26, 0.33))]
    return loudest_at(eased(mixed(1.1, *boards, *load, *wheel), end=0.15), 0.5)


JOURNEY: dict[str, Callable[[], Samples]] = {
    maker.__name__: maker
    for maker in (
        nightfall, daybreak, caravan, walk, herd, blow, struck, sheep_dies, death, corrupt, curse, pollution, averted,
        lantern, lantern_out, essence, buy, caravan_safe, caravan_lost,
    )
}  # fmt: skip
"""Name of the file -> its maker."""
