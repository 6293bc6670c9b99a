"""Small instruments: each gives mono samples at RATE as a float array, loudest near 1.

Times are seconds, pitches hertz. Chance comes from numbered seeds, so a sound is the same every time.
"""

import math

import numpy as np
from numpy.typing import NDArray

RATE = 44100

Samples = NDArray[np.float64]


def span(seconds: float) -> Samples:
    """The moments of a sound of that length."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Samples:
    """Nothing, for as long."""
    return np.zeros(round(seconds * RATE))


def hertz(note: float) -> float:
    """The pitch of a piano key's number: 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((note - 69) / 12))


def hiss(seconds: float, seed: int) -> Samples:
    """White noise."""
    return np.random.default_rng(seed).uniform(-1, 1, round(seconds * RATE))


def shaped(sound: Samples, bands: list[tuple[float, float, float]]) -> Samples:
    """The sound through soft filters: (middle in hertz, width in octaves, loudness), added up."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    pitches = np.maximum(np.fft.rfftfreq(2 * len(sound), 1 / RATE), 1.0)
    curve = np.zeros_like(pitches)
    for middle, width, loudness in bands:
        curve += loudness * np.exp(-((np.log2(pitches / middle) / width) ** 2))
    out: Samples = np.fft.irfft(spectrum * curve)[: len(sound)]
    return out


def loudest_at(sound: Samples, peak: float) -> Samples:
    """The sound scaled so that its loudest sample is `peak`."""
    top = float(np.max(np.abs(sound)))
    return sound * (peak / top) if top else sound


def eased(sound: Samples, start: float = 0.002, end: float = 0.02) -> Samples:
    """The sound with soft edges, so that it neither starts nor ends with a click."""
    out = sound.copy()
    a, z = min(len(out), round(start * RATE)), min(len(out), round(end * RATE))
    out[:a] *= np.linspace(0, 1, a)
    out[len(out) - z :] *= np.linspace(1, 0, z)
    return out


def mixed(seconds: float, *parts: tuple[float, Samples, float]) -> Samples:
    """Parts (when, sound, loudness) in one sound; what lies beyond its end is cut off."""
    out = silence(seconds)
    for when, sound, loudness in parts:
        start = round(when * RATE)
        room = min(len(sound), len(out) - start)
        if room > 0:
            out[start : start + room] += loudness * sound[:room]
    return out


def bell(pitch: float, seconds: float = 1.2) -> Samples:
    """A small bell: five partials that die one after the other."""
    t = span(seconds)
    partials = ((0.5, 0.25, 0.45), (1, 1, 0.36), (2.01, 0.45, 0.2), (2.76, 0.28, 0.13), (5.4, 0.12, 0.05))
    tones = (a * np.sin(2 * np.pi * pitch * r * t) * np.exp(-t / (seconds * k)) for r, a, k in partials)
    return eased(loudest_at(sum(tones, silence(seconds)), 1), 0.003, 0.08)


def wood(pitch: float, seconds: float = 0.16, seed: int = 1) -> Samples:
    """A knock on wood: a short noise and three dull partials."""
    t = span(seconds)
    partials = ((1, 1, 0.030), (2.57, 0.45, 0.014), (4.9, 0.22, 0.007))
    tones = (a * np.sin(2 * np.pi * pitch * r * t) * np.exp(-t / k) for r, a, k in partials)
    tick = shaped(hiss(seconds, seed), [(pitch * 3, 0.8, 1)]) * np.exp(-t / 0.004)
    return eased(loudest_at(sum(tones, silence(seconds)) + 0.5 * loudest_at(tick, 1), 1), 0.0008)


def thump(pitch: float, seconds: float = 0.2) -> Samples:
    """Something soft lands: a low tone that sinks."""
    t = span(seconds)
    phase = 2 * np.pi * pitch * (t + 0.02 * (1 - np.exp(-t / 0.02)))
    return eased(np.sin(phase) * np.exp(-t / (seconds * 0.24)), 0.004)


def puff(seconds: float, seed: int, middle: float = 700, swell: float = 0.25) -> Samples:
    """Wool or air brushing by; loudest after the share `swell` of its time."""
    t = np.linspace(0, 1, round(seconds * RATE))
    rise = np.minimum(t / swell, 1) * np.exp(-np.maximum(t - swell, 0) * 5)
    return eased(loudest_at(shaped(hiss(seconds, seed), [(middle, 1.1, 1)]) * rise, 1), 0.01, 0.05)


def pluck(pitch: float, seconds: float, seed: int = 1, warmth: float = 0.5) -> Samples:
    """A plucked string: a noise that runs round and grows dull; `warmth` from 0 (bright) to 1."""
    length = max(8, round(RATE / pitch))
    turns = math.ceil(seconds * pitch) + 2
    wave = hiss(length / RATE, seed)[:length]
    window = np.hanning(max(3, round(length * (0.06 + 0.3 * warmth))))
    wave = np.convolve(np.tile(wave, 3), window / window.sum(), "same")[length : 2 * length]
    wave -= wave.mean()
    loss = 0.5 ** (1 / (pitch * 0.55)) if pitch > 60 else 0.995
    rounds = []
    for _ in range(turns):
        rounds.append(wave)
        wave = loss * (0.5 + 0.3 * (1 - warmth)) * wave + loss * (0.5 - 0.3 * (1 - warmth)) * np.roll(wave, 1)
    string = np.concatenate(rounds)
    drift = 0.5 - 0.3 * (1 - warmth)
    at = span(seconds) * pitch * (length + drift)
    out = np.interp(at, np.arange(len(string)), string)
    return eased(loudest_at(out, 1), 0.002, 0.12)
