"""What the player has chosen once and for all: sizes, speeds, volumes, and the set-ups of the last games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, NamedTuple

from game.persist.files import SaveTrouble
from game.persist.places import Places
from game.persist.store import read_values, write_values

if TYPE_CHECKING:
    from game.core.record import Json

FORMAT = "sheepfold-settings"
WINDOW_FORMAT = "sheepfold-window"
WHAT = "The settings"

CHOICES: Mapping[str, tuple[str, ...]] = {
    "animation": ("slow", "normal", "fast", "off"),
    "bot_speed": ("slow", "normal", "fast", "instant", "step"),
    "undo": ("own_turn", "none"),
    "curtain_after": ("off", "20", "60", "120"),
}
RANGES: Mapping[str, tuple[int, int]] = {
    "ui_scale": (75, 200), "effects": (0, 100), "timer_volume": (0, 100), "music": (0, 100),
}
SPEEDS: Mapping[str, float] = {"slow": 0.5, "normal": 1.0, "fast": 2.5, "off": 0.0}


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; `changed(name=value, ...)` gives others.

    `ui_scale` and the volumes `effects`, `timer_volume` and `music` are in percent. `animation` and `bot_speed` are
    words of CHOICES. `night_paper`: pages are dark. `curtain_after`: seconds without a hand on mouse or keyboard after
    which a person's secrets are covered, as a word. `peek_toggles`: secret things open by a click and close by
    another. `undo`: what a new game's set-up begins with. `set_ups`: the choices of the last game, by game id, as the
    set-up scene wrote them. `left_to_program`: what the whole table decides and the program answers for it, by game and
    what is asked (`the_sheep.herd`); what this version does not know is kept. `names`: typed names, the latest first.
    `extra`: keys of other versions, kept as they are.
    """

    ui_scale: int = 100
    animation: str = "normal"
    bot_speed: str = "normal"
    reduced_motion: bool = False
    flat_look: bool = False
    night_paper: bool = False
    show_hints: bool = True
    bot_reasons: bool = False
    confirm_moves: bool = False
    curtain_after: str = "60"
    peek_toggles: bool = False
    undo: str = "own_turn"
    effects: int = 40
    timer_volume: int = 40
    music: int = 0
    muted: bool = False
    mute_in_background: bool = False
    full_screen: bool = False
    language: str = "en"
    left_to_program: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    set_ups: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)

    @property
    def animation_speed(self) -> float:
        """How fast things move, 1 being normal and 0 not at all."""
        return SPEEDS[self.animation]

    @property
    def curtain_seconds(self) -> float:
        """How long a view may be on the screen with nobody there; 0 is for ever."""
        return 0.0 if self.curtain_after == "off" else float(self.curtain_after)

    @property
    def effects_volume(self) -> float:
        """Loudness of effects from 0 to 1."""
        return self.effects / 100

    @property
    def timer_loudness(self) -> float:
        """Loudness of the sand timer from 0 to 1."""
        return self.timer_volume / 100

    @property
    def music_volume(self) -> float:
        """Loudness of music from 0 to 1."""
        return self.music / 100

    def changed(self, **values: Json) -> Settings:
        """The settings with some values changed; numbers are brought into range. Raises ValueError for others."""
        for name, value in values.items():
            if name in RANGES:
                low, high = RANGES[name]
                values[name] = min(max(round(value), low), high)
            elif name in CHOICES and value not in CHOICES[name]:
                raise ValueError(f"{name} is one of {', '.join(CHOICES[name])}, not {value!r}")
        return replace(self, **values)

    def with_left(self, choice: str, left: bool) -> Settings:
        """The settings with one kind of choice left to the program, or no longer."""
        others = set(self.left_to_program) - {choice}
        return replace(self, left_to_program=tuple(sorted(others | {choice} if left else others)))

    def with_set_up(self, game: str, set_up: Mapping[str, Json]) -> Settings:
        """The settings with the choices of the last set-up of a game."""
        return replace(self, set_ups={**self.set_ups, game: dict(set_up)})


class WindowPlace(NamedTuple):
    """Where the window was: size and upper left corner in pixels, None for anywhere."""

    size: tuple[int, int] | None = None
    position: tuple[int, int] | None = None
    maximised: bool = False


def load_settings(places: Places) -> tuple[Settings, str]:
    """The settings, and one sentence ("" if all is well) about a file or values that could not be used."""
    stored = read_values(places.settings, FORMAT, WHAT)
    known, wrong = {}, []
    names = [f.name for f in fields(Settings) if f.name != "extra"]
    for name in (n for n in names if n in stored.values):
        value = _fitting(name, stored.values[name])
        if value is None:
            wrong.append(name)
        else:
            known[name] = value
    extra = {key: value for key, value in stored.values.items() if key not in names}
    note = stored.note
    if wrong:
        note = f"The settings had no usable value for {', '.join(wrong)}; the usual one is set."
    return Settings(**known, extra=extra), note


def save_settings(places: Places, settings: Settings) -> SaveTrouble | None:
    """Writes the settings; gives the trouble if the disk refuses."""
    values = {f.name: getattr(settings, f.name) for f in fields(Settings) if f.name != "extra"}
    return write_values(places.settings, FORMAT, WHAT, {**settings.extra, **values})


def load_window(places: Places) -> WindowPlace:
    """Where the window was; anywhere if that is not known."""
    values = read_values(places.window, WINDOW_FORMAT, "The window's place").values
    return WindowPlace(_pair(values.get("size")), _pair(values.get("position")), values.get("maximised") is True)


def save_window(places: Places, place: WindowPlace) -> SaveTrouble | None:
    """Writes where the window is."""
    values = {"size": place.size, "position": place.position, "maximised": place.maximised}
    return write_values(places.window, WINDOW_FORMAT, "The window's place", values)


def _fitting(name: str, value: Json) -> Json:
    """The value if it is one this setting may have, else None."""
    if name in RANGES:
        low, high = RANGES[name]
        return value if _is_number(value) and low <= value <= high else None
    if name in CHOICES:
        return value if value in CHOICES[name] else None
    if name in ("names", "left_to_program"):
        return tuple(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else None
    if name == "set_ups":
        return value if isinstance(value, dict) and all(isinstance(v, dict) for v in value.values()) else None
    usual = next(f.default for f in fields(Settings) if f.name == name)
    return value if type(value) is type(usual) else None


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _pair(value: Json) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2 and all(_is_number(v) for v in value):
        return value[0], value[1]
    return None
