"""The sounds load without a sound device, are short and soft, and the loops run on without a click."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
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
LOOPS = ("title", "meadow", "prairie", "orbit")


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
    assert {file.stem for file in SOUNDS.glob("*")} == {*EFFECTS, *LOOPS}


def test_they_are_small_together() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.glob("*.ogg")) < 1_500_000


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_soft_and_ends_in_silence(mixer: None, name: str) -> None:
    samples = heard(name)
    assert 0.03 * RATE < len(samples) < 2.6 * RATE
    peak = max(map(abs, samples)) / 32768
    assert 0.05 < peak < 0.7
    assert max(map(abs, samples[:4])) / 32768 < 0.06
    assert max(map(abs, samples[-40:])) / 32768 < 0.02


def test_hover_is_the_softest(mixer: None) -> None:
    loudness = {name: max(map(abs, heard(name))) for name in EFFECTS}
    assert min(loudness, key=loudness.__getitem__) == "hover"
    assert loudness["hover"] * 2 < min(value for name, value in loudness.items() if name != "hover")


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
