"""Sound comes after the first click, and its absence is never an error."""

from __future__ import annotations

import os
import sys
import time
import wave
from array import array
from pathlib import Path

import pygame
import pytest

from game.platform.audio import FADE_SECONDS, Audio, repitched, seat_pitch


def wait_for(condition: object, seconds: float = 5.0) -> bool:
    assert callable(condition)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return False


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "assets" / "sounds"
    folder.mkdir(parents=True)
    # The sound library goes by content, so a wave file under the project's ending does for a test.
    with wave.open(str(folder / "click.ogg"), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(44100)
        out.writeframes(array("h", [1000] * 4410).tobytes())
    return tmp_path


def test_nothing_is_opened_before_the_first_click(root: Path) -> None:
    audio = Audio(root)
    audio.play("click")
    assert audio.available is None


def test_sounds_play_pitched_or_not_and_missing_ones_are_reported(root: Path) -> None:
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    audio.play("click")
    audio.play("click", seat_pitch(1))
    audio.play("not-there")
    assert wait_for(lambda: told)
    audio.close()
    assert audio.available
    assert told == ['The sound "not-there" is missing below assets/sounds.']


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there the sound system talks to the terminal")
def test_what_the_sound_system_mutters_is_not_for_people(
    root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def no_device(**wishes: int) -> None:
        os.write(2, b"lib confmisc.c: cannot find card 0\n")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    assert wait_for(lambda: told)
    audio.close()
    os.write(2, b"this is for people")
    assert capfd.readouterr().err == "this is for people"


def test_without_a_device_the_program_is_silent_and_says_so(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "there-is-no-such-driver")
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    assert wait_for(lambda: audio.available is False)
    audio.play("click")
    audio.play_music("title")
    audio.set_volumes(1.0, 1.0, 1.0, False)
    audio.close()
    assert len(told) == 1


def test_a_silent_device_is_closed_and_opened_again_for_the_next_sound(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.platform.audio.QUIET_SECONDS", 0.05)
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    audio.play("click")
    assert wait_for(lambda: audio.available)
    assert wait_for(lambda: pygame.mixer.get_init() is None)
    audio.play("click")
    assert wait_for(lambda: pygame.mixer.get_init() is not None)
    audio.close()
    assert told == []


def test_music_keeps_the_device_open(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.platform.audio.QUIET_SECONDS", 0.05)
    told: list[str] = []
    audio = Audio(Path(__file__).parents[2], told.append)
    audio.set_volumes(0.5, 0.5, 0.5, False)
    audio.play_music("title")
    audio.wake()
    assert wait_for(lambda: pygame.mixer.get_init() is not None)
    time.sleep(0.3)
    assert pygame.mixer.get_init() is not None
    audio.set_volumes(0.5, 0.0, 0.5, False)
    assert wait_for(lambda: pygame.mixer.get_init() is None)
    audio.close()


def test_one_loop_dies_away_before_the_next_begins_and_sounds_do_not_wait_for_it() -> None:
    told: list[str] = []
    audio = Audio(Path(__file__).parents[2], told.append)
    audio.set_volumes(0.5, 0.5, 0.5, False)
    audio.play_music("moor")
    audio.wake()
    assert wait_for(lambda: audio._playing == "moor")
    audio.play_music("moor_night")
    audio.play_music("moor")
    audio.play_music("moor_night")
    begun = time.monotonic()
    audio.play("not-there")
    assert wait_for(lambda: told)
    assert time.monotonic() - begun < FADE_SECONDS / 2
    assert audio._playing is None
    assert wait_for(lambda: audio._playing == "moor_night")
    assert pygame.mixer.music.get_busy()
    audio.close()


def test_alike_sounds_in_one_instant_are_one(root: Path) -> None:
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    for _ in range(4):
        audio.play("click")
    audio.play("click", seat_pitch(1))
    audio.play("not-there")
    assert wait_for(lambda: told)
    sounds = [sound for sound in audio._sounds.values() if sound is not None]
    assert [sound.get_num_channels() for sound in sounds] == [1, 1]
    audio.close()


def test_a_device_that_has_gone_is_asked_for_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FH03: unplugged between two sounds, plugged in again: silent for one, heard for the next, no exception."""
    monkeypatch.setattr("game.platform.audio.QUIET_SECONDS", 0.05)
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.wake()
    assert wait_for(lambda: audio.available)
    assert wait_for(lambda: pygame.mixer.get_init() is None)
    with monkeypatch.context() as unplugged:
        unplugged.setitem(os.environ, "SDL_AUDIODRIVER", "there-is-no-such-driver")
        audio.play("click")
        assert wait_for(lambda: told)
    audio.play("click")
    assert wait_for(lambda: pygame.mixer.get_init() is not None)
    audio.close()


def test_muted_is_quiet(root: Path) -> None:
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.set_volumes(1.0, 1.0, 1.0, True)
    audio.wake()
    audio.play("not-there")
    audio.close()
    assert told == []


@pytest.mark.parametrize(("effects", "timer", "heard"), [
    (0.0, 1.0, ["sand", "sand_out", "timer_turn"]), (1.0, 0.0, ["bump"]),
    (1.0, 1.0, ["bump", "sand", "sand_out", "timer_turn"]),
])  # fmt: skip
def test_the_sand_timer_has_a_volume_of_its_own(root: Path, effects: float, timer: float, heard: list[str]) -> None:
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.set_volumes(effects, 0.0, timer, False)
    audio.wake()
    for name in ("bump", "sand", "sand_out", "timer_turn"):
        audio.play(name)
    assert wait_for(lambda: len(told) >= len(heard))
    audio.close()
    assert told == [f'The sound "{name}" is missing below assets/sounds.' for name in heard]


def test_mute_silences_the_timer_too(root: Path) -> None:
    told: list[str] = []
    audio = Audio(root, told.append)
    audio.set_volumes(1.0, 1.0, 1.0, True)
    audio.wake()
    audio.play("sand")
    audio.close()
    assert told == []


def test_a_higher_pitch_is_a_shorter_sound() -> None:
    raw = array("h", range(200)).tobytes()
    assert len(repitched(raw, 2.0)) == len(raw) // 2
    assert repitched(raw, 1.0) == raw
    assert repitched(b"", 2.0) == b""


def test_the_first_seats_sound_different() -> None:
    assert len({seat_pitch(seat) for seat in range(8)}) == 8
    assert seat_pitch(0) == 1.0
