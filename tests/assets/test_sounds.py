"""The sounds load without a sound device, are short and soft, and the loops run on without a click."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tests.assets.drawings import ROOT

SOUNDS = ROOT / "assets" / "sounds"
RATE = 44100
EFFECTS = (
    "click hover place push bump boing baa turn dice marker score panic roger shearer "
    "win lose error page your_turn wolf wool paper step flip peek cowbell "
    "sand timer_turn sand_out launch knock card ousted point"
).split()
JOURNEY = (
    "nightfall daybreak caravan walk herd blow struck sheep_dies death corrupt curse pollution averted "
    "lantern lantern_out essence buy caravan_safe caravan_lost"
).split()
LOOPS = ("title", "meadow", "prairie", "orbit", "moor", "moor_night")


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    """The dummy sound device, one channel, as the files are."""
    pygame.mixer.init(frequency=RATE, size=-16, channels=1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def heard(name: str) -> array[int]:
    """The samples of a sound, -32768 to 32767."""
    return array("h", pygame.mixer.Sound(str(SOUNDS / f"{name}.ogg")).get_raw())


def test_all_sounds_are_there_and_no_others() -> None:
    assert {file.stem for file in SOUNDS.glob("*")} == {*EFFECTS, *JOURNEY, *LOOPS}


def test_they_are_small_together() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.glob("*.ogg")) < 2_000_000


@pytest.mark.parametrize("name", [*EFFECTS, *JOURNEY])
def test_an_effect_is_short_soft_and_ends_in_silence(mixer: None, name: str) -> None:
    samples = heard(name)
    assert 0.03 * RATE < len(samples) < 2.6 * RATE
    peak = max(map(abs, samples)) / 32768
    assert 0.05 < peak < 0.7
    assert max(map(abs, samples[:4])) / 32768 < 0.06
    assert max(map(abs, samples[-40:])) / 32768 < 0.02


def test_hover_is_the_softest(mixer: None) -> None:
    loudness = {name: max(map(abs, heard(name))) for name in (*EFFECTS, *JOURNEY)}
    assert min(loudness, key=loudness.__getitem__) == "hover"
    assert loudness["hover"] * 2 < min(value for name, value in loudness.items() if name != "hover")


def strength(samples: array[int]) -> float:
    """How strong the strongest tenth of a second is."""
    part = RATE // 10
    starts = range(0, max(1, len(samples) - part), part // 4)
    return max(math.sqrt(sum(x * x for x in samples[i : i + part]) / part) for i in starts)


def test_the_journey_is_as_loud_as_the_other_games(mixer: None) -> None:
    others = [strength(heard(name)) for name in EFFECTS if name not in ("hover", "sand")]
    for name in JOURNEY:
        assert min(others) <= strength(heard(name)) <= max(others), name


@pytest.mark.parametrize("name", JOURNEY)
def test_the_journey_is_short_and_nothing_in_it_is_shrill(mixer: None, name: str) -> None:
    """Shrill is what changes much from one sample to the next: a tone above some 1500 hertz, or a hiss."""
    samples = heard(name)
    assert len(samples) <= (2.0 if name == "nightfall" else 1.2) * RATE
    change = math.sqrt(sum((b - a) ** 2 for a, b in pairwise(samples)))
    assert change / math.sqrt(sum(x * x for x in samples)) < 2 * math.pi * 1500 / RATE


def test_night_on_the_road_is_softer_and_emptier_than_day(mixer: None) -> None:
    def onsets(name: str) -> int:
        samples = heard(name)
        part = RATE // 20
        loud = [max(map(abs, samples[i : i + part])) for i in range(0, len(samples) - part, part)]
        return sum(b > 1.5 * a for a, b in pairwise(loud))

    assert onsets("moor_night") < 0.6 * onsets("moor")
    assert strength(heard("moor_night")) < strength(heard("moor"))


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_runs_on_without_a_click(mixer: None, name: str) -> None:
    samples = heard(name)
    assert 24 * RATE <= len(samples) <= 40 * RATE
    seam = abs(samples[0] - samples[-1])
    assert seam <= max(abs(samples[i] - samples[i + 1]) for i in range(2000))
    seconds = [samples[i : i + RATE] for i in range(0, len(samples) - RATE, RATE)]
    loud = [max(map(abs, second)) for second in seconds]
    assert min(loud) > 1500, "the music falls silent"
    assert max(loud) < 0.75 * 32768


def test_music_can_be_played(mixer: None) -> None:
    pygame.mixer.music.load(str(SOUNDS / "title.ogg"))
    pygame.mixer.music.play(-1)
    assert pygame.mixer.music.get_busy()
    pygame.mixer.music.stop()


def test_files_are_ogg_and_mono() -> None:
    for file in sorted(SOUNDS.glob("*.ogg")):
        head = Path(file).read_bytes()[:64]
        assert head[:4] == b"OggS", file
        vorbis = head.index(b"\x01vorbis")
        assert head[vorbis + 11] == 1, f"{file} is not mono"
        assert int.from_bytes(head[vorbis + 12 : vorbis + 16], "little") == RATE, file
