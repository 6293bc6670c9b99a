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


EFFECTS: dict[str, Callable[[], Samples]] = {
    maker.__name__: maker
    for maker in (
        click, hover, place, push, bump, boing, baa, turn, dice, marker, score, panic, roger, shearer,
        win, lose, error, page, your_turn,
    )
}  # fmt: skip
"""Name of the file -> its maker."""
