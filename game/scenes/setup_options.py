"""The options of a set-up: fields in groups, ready sets of them, and what is to be said about one at the place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import MORE, BadPosition, GameInfo, Options, OptionSpec
from game.core.set_up import BadOption, Preset
from game.core.texts import Texts
from game.render.text_layout import plain
from game.scenes.setup_choices import Choices, Value
from game.session.session import LEAVE_OPTION, PLAN_OPTION, UNDO_OPTION
from game.widgets.base import Widget
from game.widgets.choice import Option, Segments
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.slider import Stepper
from game.widgets.toggle import Toggle

OWN = ""
"""The ready set of whoever chooses something else."""
MOST_SEGMENTS = 6


class Field(Column):
    """A control under its name, with one line that explains it, and one that says what is to be known about it."""

    def __init__(self, name: str, help_text: str, control: Widget) -> None:
        self.control = control
        self._note = Label("", "small", colour="gold_ink")
        self._trouble = Label("", "small", colour="brick")
        self._note.visible = self._trouble.visible = False
        self._help = Label("", "small", colour="soft")
        super().__init__([Label(name, "bold"), control, self._help, self._note, self._trouble], 4)
        self.explain(help_text)

    def explain(self, text: str) -> None:
        """What the control does."""
        self._help.set_text(text)
        self._help.show(bool(text))

    def tell(self, note: str, trouble: str = "") -> None:
        """Say something about it as it is chosen now, or what is wrong with it."""
        for label, text in ((self._note, note), (self._trouble, trouble and f"{{icon:ui/warning}} {trouble}")):
            label.set_text(text)
            label.show(bool(text))

    @property
    def told(self) -> str:
        """What is said about it now."""
        return "\n".join(label.text for label in (self._note, self._trouble) if label.visible)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the game says about the choices as they are.

    `counting`: the options as they count; `suggested`: values that are usual for so many seats; `refusal`: why it
    cannot be played; `timed`: time runs by itself.
    """

    seats: int
    counting: Options
    suggested: Options
    refusal: BadPosition | None
    timed: bool


class Fold(Column):
    """Widgets that are out of sight until somebody asks for them. `flipped` is told whether they are in sight."""

    def __init__(self, text: str, children: Sequence[Widget], opened: bool, flipped: Callable[[bool], None]) -> None:
        self._told = flipped
        self._inner = Column(children, 14)
        self._inner.visible = opened
        self.toggle = Toggle(text, opened, self._flip)
        self.toggle.name = "more"
        super().__init__([self.toggle, self._inner], 14)

    def open(self) -> None:
        """Put them in sight, if they are not."""
        if not self.toggle.value:
            self.toggle.press()

    def _flip(self, opened: bool) -> None:
        self._inner.show(opened)
        self._told(opened)


class OptionFields:
    """The options of a game and those of the session. `changed` gets the field of Choices, or `options` and an id.

    `pictured` stand in the place of those that are shown with pictures; what seats choose stands on their rows.
    """

    def __init__(
        self, words: Texts, info: GameInfo, choices: Choices, changed: Callable[[str, str, Value], None],
        pictured: Mapping[str, Widget],
    ) -> None:  # fmt: skip
        self._words, self._info, self._changed = words, info, changed
        self.fields: dict[str, Field] = {}
        self._groups: dict[str, list[Widget]] = {}
        for spec in info.options:
            if spec.id in pictured:
                self._groups.setdefault(spec.group, []).append(pictured[spec.id])
            elif not spec.times:
                control = self._control(spec, choices.options[spec.id])
                self._add(spec.group, spec.id, control, "option.{}.name", "option.{}.help")
        self._add_session(choices)

    @property
    def own(self) -> list[Widget]:
        """The fields that need no heading of their own."""
        return self._groups.get("game", [])

    @property
    def more(self) -> list[Widget]:
        """The fields for whoever asks for more."""
        return self._groups.get(MORE, [])

    @property
    def others(self) -> list[Widget]:
        """All other fields, under their headings; what is shown with pictures may have its own."""
        out: list[Widget] = []
        for group, fields in self._groups.items():
            if group not in ("game", MORE):
                title = f"setup.group.{group}"
                out += [*([Label(self._words(title), "card")] if title in self._words else []), *fields]
        return out

    def show(self, choices: Choices) -> None:
        """Bring the controls in line with the choices."""
        for option, value in choices.options.items():
            control = self.fields[option].control if option in self.fields else None
            if isinstance(control, Stepper):
                control.set_value(int(value))
            elif isinstance(control, Segments):
                control.set_value(value)

    def tell(self, choices: Choices, standing: Standing) -> None:
        """Say at each option what is to be said about it, and show those of the session that count."""
        words = self._words
        at_fault = standing.refusal.option if isinstance(standing.refusal, BadOption) else ""
        for spec in (spec for spec in self._info.options if spec.id in self.fields):
            note = ""
            if standing.counting.get(spec.id, choices.options[spec.id]) != choices.options[spec.id]:
                note = words(f"option.{spec.id}.overruled")
            elif spec.id in standing.suggested:
                value = words(f"option.{spec.id}.choice.{standing.suggested[spec.id]}")
                note = words("setup.usual", seats=words("setup.usual_seats", n=standing.seats), value=value)
            self.fields[spec.id].tell(note, refused(standing.refusal) if spec.id == at_fault else "")
        self.fields[UNDO_OPTION].show(not standing.timed)
        if PLAN_OPTION in self.fields:
            self.fields[PLAN_OPTION].show(standing.timed)
        if LEAVE_OPTION in self.fields:
            by = {seat.by == "human" for seat in choices.seats}
            self.fields[LEAVE_OPTION].show(len(by) == 2)

    def _control(self, spec: OptionSpec, value: Value) -> Widget:
        """Side by side where they are few; a row of numbers is stepped through."""
        key = f"option.{spec.id}.choice"

        def set_to(new: Value) -> None:
            self._changed("options", spec.id, new)

        numbers = [n for n in spec.choices if isinstance(n, int)]
        if len(numbers) == len(spec.choices) > MOST_SEGMENTS and isinstance(value, int):
            return Stepper(numbers, value, set_to, lambda n: self._words(f"{key}.{n}"))
        return Segments([Option(v, self._words(f"{key}.{v}")) for v in spec.choices], value, set_to)

    def _add_session(self, choices: Choices) -> None:
        info = self._info
        undo = (("own_turn", "setup.undo_own_turn"), ("none", "setup.undo_none"))
        self._add_own("game", UNDO_OPTION, undo, choices.undo)
        if info.real_time:
            seen = ((False, "setup.plan_paused_choice.covered"), (True, "setup.plan_paused_choice.seen"))
            self._add_own("time", PLAN_OPTION, seen, choices.plan_paused)
        if info.co_operative:
            left = ((True, "setup.leave_last_move_choice.leave"), (False, "setup.leave_last_move_choice.take"))
            self._add_own("people", LEAVE_OPTION, left, choices.leave_last_move)

    def _add_own(self, group: str, name: str, offered: Sequence[tuple[Value, str]], value: Value) -> None:
        options = [Option(v, self._words(key)) for v, key in offered]
        control = Segments(options, value, lambda new: self._changed(name, "", new))
        self._add(group, name, control, "setup.{}", "setup.{}_tip")

    def _add(self, group: str, name: str, control: Widget, title: str, help_key: str) -> None:
        control.name = name
        field = Field(self._words(title.format(name)), self._words(help_key.format(name)), control)
        self.fields[name] = field
        self._groups.setdefault(group, []).append(field)


class PresetField(Field):
    """Ready sets of options; those that are not for so many seats say so."""

    def __init__(
        self, words: Texts, presets: Mapping[str, Preset], seats: int, chosen: Callable[[str], None]
    ) -> None:
        self._words, self._presets, self._seats = words, presets, seats
        options = [
            Option(name, words(f"preset.{name}.name"), "", words(f"preset.{name}.help"), self._misfit(name))
            for name in presets
        ]
        own = Option(OWN, words("setup.own_choice"), "", words("setup.own_choice_tip"))
        self.segments = Segments([*options, own], OWN, chosen)
        self.segments.name = "presets"
        super().__init__(words("setup.presets"), "", self.segments)

    def named(self, options: Options) -> str:
        """The set that is chosen by these options; OWN for none."""
        return next((name for name in self._alike(options) if not self._misfit(name)), OWN)

    def follow(self, options: Options) -> None:
        """Show which of them is chosen by these options."""
        same, name = self._alike(options), self.named(options)
        self.segments.set_value(name)
        self.explain(self._words(f"preset.{name}.help") if name else "")
        self.tell("" if name else " ".join(map(self._misfit, same)))

    def _alike(self, options: Options) -> list[str]:
        return [name for name, p in self._presets.items() if all(options.get(k) == v for k, v in p.options.items())]

    def _misfit(self, name: str) -> str:
        preset = self._presets[name]
        if preset.min_seats <= self._seats <= preset.max_seats:
            return ""
        title = self._words(f"preset.{name}.name")
        return self._words("setup.preset_seats", name=title, low=preset.min_seats, n=preset.max_seats)


def refused(error: BadPosition | None) -> str:
    """Why it cannot be played, as a sentence; "" if it can."""
    text = plain(str(error)) if error is not None else ""
    return f"{text[0].upper()}{text[1:]}." if text else ""
