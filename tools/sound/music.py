"""The loops of plucked strings, one a mood. Notes that ring past the end ring on at the start.

A melody is written bar by bar as (note, beats), a rest as None; chords are names of CHORDS.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sound.synth import RATE, Samples, bell, hertz, hiss, loudest_at, pluck, span

Bar = list[tuple[int | None, float]]

CHORDS = {
    "G": (43, 50, 55, 59), "Em": (40, 52, 55, 59), "C": (48, 52, 55, 60), "D": (50, 54, 57, 62),
    "Am": (45, 52, 57, 60), "F": (41, 53, 57, 60), "Dm": (50, 53, 57, 62), "Bm": (47, 54, 59, 62),
    "E5": (40, 47, 52, 59), "A5": (45, 52, 57, 64), "F/E": (40, 53, 57, 60), "Bb": (46, 53, 58, 62),
}  # fmt: skip
"""Chord -> its notes from the bass up (piano key numbers)."""


@dataclass(frozen=True)
class Tune:
    """A loop: beats a bar, length of a beat in seconds, chords and melody bar by bar.

    `picking` tells which string of the chord sounds on each half beat of a bar; None is a rest. `ring` is how many
    seconds these strings ring on, `room` how much of the room is heard.
    """

    beats: int
    beat: float
    chords: tuple[str, ...]
    picking: tuple[int | None, ...]
    melody: tuple[Bar, ...]
    octave: int = 0
    ring: float = 2.6
    room: float = 0.3

    @property
    def seconds(self) -> float:
        """How long the loop is."""
        return self.beats * self.beat * len(self.chords)


class _Loop:
    """A ring of samples to which sounds are added."""

    def __init__(self, seconds: float) -> None:
        self.samples = np.zeros(round(seconds * RATE))

    def add(self, when: float, sound: Samples, loudness: float) -> None:
        places = (round(when * RATE) + np.arange(len(sound))) % len(self.samples)
        np.add.at(self.samples, places, loudness * sound)


def _with_room(ring: Samples, wet: float) -> Samples:
    """The loop in a small wooden room; the echo, too, runs round."""
    t = span(1.1)
    echo = np.zeros_like(ring)
    echo[: len(t)] = hiss(1.1, 99) * np.exp(-t / 0.22) * np.minimum(t / 0.012, 1)
    answer = np.fft.irfft(np.fft.rfft(ring) * np.fft.rfft(echo), len(ring))
    return ring + loudest_at(answer, wet * float(np.max(np.abs(ring))))


def _wind(seconds: float, seed: int, middle: float) -> Samples:
    """Wind round `middle` hertz that swells and sinks; its end runs on into its start."""
    count = round(seconds * RATE)
    pitches = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1.0)
    curve = np.exp(-((np.log2(pitches / middle) / 0.5) ** 2)) + 0.25 * np.exp(-((np.log2(pitches / middle) + 1) ** 2))
    air = loudest_at(np.fft.irfft(np.fft.rfft(hiss(seconds, seed)) * curve, count), 1)
    turn = 2 * np.pi * np.arange(count) / count
    return air * (0.55 + 0.25 * np.sin(2 * turn) + 0.2 * np.sin(5 * turn + 1))


def _play(tune: Tune) -> Samples:
    loop, rng = _Loop(tune.seconds), np.random.default_rng(7)
    bar_length = tune.beats * tune.beat
    for bar, chord in enumerate(tune.chords):
        start = bar * bar_length
        for half, string in enumerate(tune.picking):
            if string is None:
                continue
            when = start + half * tune.beat / 2 + rng.uniform(0, 0.012)
            tone = pluck(hertz(CHORDS[chord][string]), tune.ring, 100 + bar * 8 + half, 0.75)
            loop.add(when, tone, (0.5 if half == 0 else 0.3) * rng.uniform(0.85, 1.05))
        at = start
        for note, beats in tune.melody[bar % len(tune.melody)]:
            if note is not None:
                tone = pluck(hertz(note + tune.octave), 2.2, 900 + bar * 8 + int(at * 10) % 7, 0.45)
                loop.add(at + rng.uniform(0, 0.015), tone, 0.55 * rng.uniform(0.9, 1.05))
            at += beats * tune.beat
    return _with_room(loop.samples, tune.room)


TITLE = Tune(
    beats=3,
    beat=0.72,
    chords=("G", "Em", "C", "D", "G", "Em", "Am", "D", "C", "G", "Am", "Em", "C", "D", "G", "G"),
    picking=(0, None, 2, 3, 1, 2),
    melody=(
        [(71, 2), (74, 1)], [(76, 2), (74, 1)], [(76, 1), (74, 1), (72, 1)], [(69, 3)],
        [(71, 2), (74, 1)], [(79, 2), (78, 1)], [(76, 1), (72, 1), (69, 1)], [(74, 3)],
        [(76, 2), (79, 1)], [(74, 2), (71, 1)], [(72, 1), (71, 1), (69, 1)], [(71, 3)],
        [(72, 1), (76, 1), (74, 1)], [(69, 2), (72, 1)], [(71, 1), (69, 1), (67, 1)], [(67, 3)],
    ),
)  # fmt: skip

MEADOW = Tune(
    beats=4,
    beat=0.66,
    chords=("C", "Am", "F", "G", "C", "Em", "F", "G", "Am", "F", "C", "G", "F", "C"),
    picking=(0, None, 2, 3, 1, None, 2, None),
    melody=(
        [(72, 1.5), (76, 0.5), (79, 2)], [(None, 4)], [(77, 1), (76, 1), (72, 2)], [(None, 2), (74, 2)],
        [(76, 1.5), (74, 0.5), (72, 2)], [(None, 2), (71, 2)], [(69, 1), (72, 1), (77, 2)], [(None, 4)],
        [(76, 2), (72, 1), (69, 1)], [(None, 2), (72, 2)],
        [(79, 1.5), (76, 0.5), (72, 2)], [(None, 2), (74, 2)],
        [(69, 1), (72, 1), (69, 2)], [(67, 2), (None, 2)],
    ),
)  # fmt: skip

PRAIRIE = Tune(
    beats=4,
    beat=0.78,
    chords=("Am", "Am", "Em", "Am", "Dm", "Am", "G", "Em", "Am", "Dm", "Em", "Am"),
    picking=(0, None, 1, None, 3, 2, 1, None),
    melody=(
        [(None, 1), (69, 1), (72, 1.5), (69, 0.5)], [(67, 1), (64, 3)], [(None, 2), (67, 1), (69, 1)], [(64, 4)],
        [(None, 1), (65, 1), (69, 2)], [(72, 1.5), (69, 0.5), (67, 2)], [(None, 1), (67, 1), (62, 2)], [(64, 4)],
        [(None, 1), (76, 1), (74, 1), (72, 1)], [(69, 1.5), (67, 0.5), (65, 2)],
        [(None, 1), (67, 1), (64, 1), (62, 1)], [(57, 4)],
    ),
)  # fmt: skip


ORBIT = Tune(
    beats=4,
    beat=0.74,
    chords=("Em", "C", "G", "D", "Em", "C", "Am", "Bm", "C", "D", "G", "D"),
    picking=(0, 2, 1, 3, 2, 3, 1, 2),
    melody=(
        [(None, 1), (83, 1), (79, 2)], [(None, 2), (76, 2)], [(78, 1), (79, 1), (83, 2)], [(81, 4)],
        [(None, 1), (83, 1), (86, 2)], [(84, 1.5), (83, 0.5), (79, 2)], [(None, 1), (76, 1), (81, 2)], [(78, 4)],
        [(None, 1), (79, 1), (76, 2)], [(None, 1), (78, 1), (81, 1), (78, 1)], [(79, 3), (83, 1)], [(None, 2), (78, 2)],
    ),
)  # fmt: skip

MOOR = Tune(
    beats=5,
    beat=0.58,
    chords=("E5", "E5", "F/E", "E5", "Dm", "F/E", "E5", "A5", "Dm", "Bb", "F/E", "E5"),
    picking=(0, None, 2, 3, None, None, 1, None, 2, None),
    melody=(
        [(None, 3), (64, 2)], [(65, 1), (64, 4)], [(None, 3), (69, 1), (67, 1)], [(64, 5)],
        [(None, 1), (69, 2), (65, 2)], [(None, 3), (65, 1), (64, 1)], [(59, 5)], [(None, 1), (64, 2), (69, 2)],
        [(None, 3), (70, 1), (69, 1)], [(65, 3), (62, 2)], [(None, 3), (60, 1), (62, 1)], [(64, 3), (None, 2)],
    ),
    ring=1.3,
    room=0.16,
)  # fmt: skip

MOOR_NIGHT = Tune(
    beats=4,
    beat=0.92,
    chords=("E5", "F/E", "E5", "Dm", "E5", "Bb", "F/E", "A5", "F/E", "E5"),
    picking=(0, None, None, None, None, 1, None, None),
    melody=(
        [(None, 4)], [(None, 2), (60, 2)], [(59, 4)], [(None, 3), (53, 1)], [(52, 4)],
        [(None, 2), (58, 2)], [(57, 4)], [(None, 4)], [(None, 2), (53, 1), (57, 1)], [(52, 4)],
    ),
    room=0.42,
)  # fmt: skip


def title() -> Samples:
    """A slow waltz at dusk; a far bell marks each half."""
    ring = _Loop(TITLE.seconds)
    ring.samples += loudest_at(_play(TITLE), 0.5)
    for bar in (0, 8):
        ring.add(bar * TITLE.beats * TITLE.beat, bell(hertz(79), 2.4), 0.05)
    return loudest_at(ring.samples, 0.5)


def meadow() -> Samples:
    """Easy picking in the sun, with room to think."""
    return loudest_at(_play(MEADOW), 0.45)


def prairie() -> Samples:
    """A guitar on a porch, slow and dusty; once a round a bell far out."""
    ring = _Loop(PRAIRIE.seconds)
    ring.samples += loudest_at(_play(PRAIRIE), 0.5)
    ring.add(7.5 * PRAIRIE.beats * PRAIRIE.beat, bell(hertz(76), 2.0), 0.03)
    return loudest_at(ring.samples, 0.45)


def orbit() -> Samples:
    """Strings like slow stars going round; every third bar a small bell blinks high above them."""
    ring, bar = _Loop(ORBIT.seconds), ORBIT.beats * ORBIT.beat
    ring.samples += loudest_at(_play(ORBIT), 0.5)
    for k, note in enumerate((95, 93, 90, 91)):
        ring.add((3 * k + 2.5) * bar, bell(hertz(note), 2.2), 0.028)
    return loudest_at(ring.samples, 0.42)


def moor() -> Samples:
    """The road by day: damped strings in a limping five, dry and uneasy, and a thin wind."""
    ring = _Loop(MOOR.seconds)
    ring.samples += loudest_at(_play(MOOR), 0.5) + loudest_at(_wind(MOOR.seconds, 201, 520), 0.025)
    return loudest_at(ring.samples, 0.45)


def moor_night() -> Samples:
    """The same road by night: few low strings, the wind, and twice a round a bell behind the hills."""
    ring, bar = _Loop(MOOR_NIGHT.seconds), MOOR_NIGHT.beats * MOOR_NIGHT.beat
    ring.samples += loudest_at(_play(MOOR_NIGHT), 0.5) + loudest_at(_wind(MOOR_NIGHT.seconds, 202, 330), 0.15)
    for at in (2.6, 7.4):
        ring.add(at * bar, bell(hertz(71), 3.4), 0.08)
        ring.add((at + 0.35) * bar, bell(hertz(71), 3.0), 0.035)
    return loudest_at(ring.samples, 0.4)


MUSIC: dict[str, Callable[[], Samples]] = {
    maker.__name__: maker for maker in (title, meadow, prairie, orbit, moor, moor_night)
}
"""Name of the file -> its maker."""
