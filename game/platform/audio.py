"""Sounds and music by name, never in the way: a machine without a sound device is simply silent.

The device is opened by a thread of its own, after the first picture and not before the first click or key, and
sounds are loaded there too, so that neither can hold up the window. Names are files below `assets/sounds`.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

QUIET_SECONDS = 3.0
"""After so long without anything to be heard the device is closed, until the next sound."""
_RATE = 44100
FADE_SECONDS = 0.7
"""How long a loop takes to die away before another one begins."""
_ONE_INSTANT = 0.04
TIMER_SOUNDS = frozenset({"sand", "sand_out", "timer_turn"})
"""What a sand timer is heard by: with a volume of its own, since people play by it."""
_SEAT_STEPS = (0, 3, -2, 5, -4, 7, 2, -5)


def seat_pitch(seat: int) -> float:
    """How much faster a sound runs for a seat, so that seats can be told apart by ear."""
    return float(2 ** (_SEAT_STEPS[seat % len(_SEAT_STEPS)] / 12))


class Audio:
    """Plays what is asked for, if it can. All methods return at once and never raise."""

    def __init__(self, root: Path, report: Callable[[str], None] = lambda text: None) -> None:
        self.effects = 0.4
        self.music = 0.0
        self.timer = 0.4
        self.muted = False
        self.available: bool | None = None
        self._folder = root / "assets" / "sounds"
        self._report = report
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._track: str | None = None
        self._playing: str | None = None
        self._faded = 0.0
        self._begun: dict[tuple[str, float], float] = {}
        self._awake = False
        self._open = False

    def wake(self) -> None:
        """The first click or key came: from now on there may be sound."""
        if not self._awake:
            self._awake = True
            self._thread = threading.Thread(target=self._work, name="audio", daemon=True)
            self._thread.start()
            self._start_track()

    def set_volumes(self, effects: float, music: float, timer: float, muted: bool) -> None:
        """Loudness from 0 to 1 for effects, music and TIMER_SOUNDS; `muted` silences all."""
        changed = (self.music, self.muted) != (music, muted)
        self.effects, self.music, self.timer, self.muted = effects, music, timer, muted
        if changed and self._awake:
            self._start_track()

    def play(self, name: str, pitch: float = 1.0, volume: float = 1.0) -> None:
        """One sound; `pitch` 2.0 is an octave higher, see `seat_pitch`."""
        own = self.timer if name in TIMER_SOUNDS else self.effects
        loudness = 0.0 if self.muted else own * volume
        if self._awake and self.available is not False and loudness > 0:
            self._jobs.put(lambda: self._play(name, round(pitch, 3), loudness))

    def play_music(self, name: str | None) -> None:
        """The loop that goes with the screen; None for silence. The same name again changes nothing."""
        if name != self._track:
            self._track = name
            if self._awake:
                self._start_track()

    def close(self) -> None:
        """Stop everything; a thread that hangs in the sound system is left behind."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(0.3)
            self._thread = None

    def _start_track(self) -> None:
        name, loudness = self._track, 0.0 if self.muted else self.music
        self._jobs.put(lambda: self._play_track(name, loudness))

    def _work(self) -> None:
        self.available = self._open_device()
        while True:
            try:
                job = self._jobs.get(timeout=QUIET_SECONDS if self._open and self._playing is None else None)
            except queue.Empty:
                self._rest()
                continue
            if job is None:
                break
            if self.available:
                try:
                    job()
                except (pygame.error, OSError, MemoryError) as error:
                    self._report(f"A sound could not be played: {error}.")
        self._close_device()

    def _open_device(self) -> bool:
        """Whether the device is open now; a device that has gone is asked for again at the next sound."""
        if not self._open:
            try:
                with _unheard_errors():
                    pygame.mixer.init(frequency=_RATE, size=-16, channels=2, buffer=1024)
                self._open = True
            except (pygame.error, NotImplementedError) as error:
                self._report(f"There is no sound: {error}.")
        return self._open

    def _rest(self) -> None:
        """Nothing was to be heard for a while: an open device costs power even when it plays silence."""
        if not pygame.mixer.get_busy():
            self._close_device()

    def _close_device(self) -> None:
        if self._open:
            self._sounds.clear()
            self._open = False
            pygame.mixer.quit()

    def _play(self, name: str, pitch: float, loudness: float) -> None:
        if not self._open_device():
            return
        key = (name, pitch)
        if key not in self._sounds:
            self._sounds[key] = self._load(name, pitch)
        sound, now = self._sounds[key], time.monotonic()
        # Many alike at once, as when a motion is skipped, would only be loud.
        if sound is not None and now - self._begun.get(key, -1.0) > _ONE_INSTANT:
            self._begun[key] = now
            channel = sound.play()
            if channel is not None:
                channel.set_volume(loudness)

    def _load(self, name: str, pitch: float) -> pygame.mixer.Sound | None:
        path = self._folder / f"{name}.ogg"
        if not path.is_file():
            self._report(f'The sound "{name}" is missing below assets/sounds.')
            return None
        sound = pygame.mixer.Sound(str(path))
        return sound if pitch == 1.0 else pygame.mixer.Sound(buffer=repitched(sound.get_raw(), pitch))

    def _play_track(self, name: str | None, loudness: float) -> None:
        if name is None or loudness <= 0:
            self._playing = None
            if self._open:
                pygame.mixer.music.stop()
            return
        if not self._open_device():
            return
        pygame.mixer.music.set_volume(loudness)
        if name == self._playing or time.monotonic() < self._faded:
            return
        if self._playing is not None:
            self._fade_out()
            return
        path = self._folder / f"{name}.ogg"
        if not path.is_file():
            self._report(f'The music "{name}" is missing below assets/sounds.')
            return
        pygame.mixer.music.load(str(path))
        pygame.mixer.music.play(-1, fade_ms=800)
        self._playing = name

    def _fade_out(self) -> None:
        """Whatever loop is wanted then begins afterwards: one that is loaded during the fade holds up all sounds."""
        self._playing, self._faded = None, time.monotonic() + FADE_SECONDS
        pygame.mixer.music.fadeout(round(1000 * FADE_SECONDS))
        later = threading.Timer(FADE_SECONDS, self._start_track)
        later.daemon = True
        later.start()


@contextmanager
def _unheard_errors() -> Iterator[None]:
    """On Linux the sound system itself writes a dozen lines to stderr where there is no device; nobody needs them."""
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def repitched(raw: bytes, pitch: float) -> bytes:
    """16 bit stereo samples running `pitch` times as fast; nearest sample, which short effects bear."""
    frames = array("i", raw[: len(raw) // 4 * 4])
    count = int(len(frames) / pitch)
    last = len(frames) - 1
    return array("i", (frames[min(last, int(i * pitch))] for i in range(count))).tobytes()
