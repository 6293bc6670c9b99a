"""The choices of a set-up that come with pictures: how they look, what is chosen among them, what a click changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.content.left_out import left_out
from game.core.rules import OptionSpec
from game.render.text_layout import plain
from game.scenes import setup_rows as rows
from game.scenes.setup_choices import Choices
from game.scenes.setup_gallery import Gallery, Offers, Places
from game.scenes.setup_own import Candidate, OwnChoice, OwnScene, own_row
from game.session import set_up
from game.tables.registry import offer_maker
from game.widgets.base import Widget

if TYPE_CHECKING:
    from game.scenes.library import Game
    from game.scenes.program import Program

Changed = Callable[[Choices, str], None]
"""Gets the new choices and the name of the widget that shall have the keyboard then; "" to stay as it is."""


class Pictured:
    """What `game` offers with pictures; nothing at all for most games. `choices` gives those of the page."""

    def __init__(self, program: Program, game: Game, choices: Callable[[], Choices], changed: Changed) -> None:
        self._program, self._game, self._choices, self._changed = program, game, choices, changed
        self._words, self._assets = game.texts, program.services.assets
        self._config: Any = game.data.config if game.data is not None else None
        self._specs = {spec.id: spec for spec in game.info.options if spec.section}
        self._offers = {name: self._offered(spec) for name, spec in self._specs.items()}
        self._own = [name for name, spec in self._specs.items() if spec.by_seat and self._offers[name]]
        self._shown: dict[str, Gallery | Places] = {}

    @property
    def of_seats(self) -> bool:
        """Whether seats choose something for themselves."""
        return bool(self._own)

    def widgets(self) -> Mapping[str, Widget]:
        """The choices that stand among the options, by id; made anew."""
        self._shown = {}
        for name, spec in self._specs.items():
            offers = self._offers[name]
            if not offers or spec.by_seat:
                continue
            if spec.times:
                limits = self._limits(spec)
                self._shown[name] = Places(self._words, name, offers, self._assets, limits, self._placed(spec))
            else:
                data = self._game.data
                aside = left_out(data, spec.section) if data is not None else ()
                self._shown[name] = Gallery(self._words, name, offers, aside, self._assets, self._picked(name))
        self.follow()
        return self._shown

    def follow(self) -> None:
        """Mark what is chosen now."""
        choices = self._choices()
        now = rows.counting(self._game, choices) if self._shown else {}
        for name, shown in self._shown.items():
            if isinstance(shown, Gallery):
                shown.set_value(str(choices.options[name]))
            else:
                shown.set_values(rows.places_now(self._specs[name], now))

    def seat_row(self, index: int, title: str) -> Widget | None:
        """What a seat chooses for itself; `title` stands on the page that has them all."""
        if not self._own:
            return None
        own = self._own_of(index)
        if own is None:
            return None

        def choose(values: Mapping[str, str]) -> None:
            self._choose(index, values)

        def open_page() -> None:
            now = self._own_of(index)
            if now is not None:
                candidates = [self._candidate(index, value) for value in self._offers[now.lead]]
                scene = OwnScene(self._program, (self._words, title), candidates, now, choose)
                self._program.services.stack.push(scene)

        return own_row(self._words, index, own, self._assets, open_page, choose)

    def _offered(self, spec: OptionSpec) -> Offers:
        maker = offer_maker(self._game.id)
        if maker is None or self._config is None:
            return {}
        values = [str(value) for value in spec.offered(self._config)]
        found = {value: maker(self._config, self._words, spec.id, value) for value in values}
        return {value: offered for value, offered in found.items() if offered is not None}

    def _own_of(self, index: int) -> OwnChoice | None:
        values = rows.own_now(self._game, self._choices())[index]
        lead = self._own[0]
        if lead not in values:
            return None
        return OwnChoice(lead, values, self._candidate(index, values[lead]))

    def _candidate(self, index: int, value: str) -> Candidate:
        """Somebody with what there would be to choose, if the seat were so."""
        lead, choices = self._own[0], self._choices()
        now = rows.own_now(self._game, choices)
        holder = next((i for i, has in enumerate(now) if i != index and has.get(lead) == value), None)
        then = rows.settled(self._game, choices.with_own(index, lead, value, now))
        offered = set_up.rows(self._game.id, self._config, len(choices.seats), then.all_options)
        others = {
            name: {v: self._offers[name][v] for v in offered.get(f"{name}_{index}", ()) if v in self._offers[name]}
            for name in self._own[1:]
        }
        said = "" if holder is None else self._words("setup.held", name=self._seat_name(holder))
        return Candidate(value, self._offers[lead][value], others, said)

    def _seat_name(self, index: int) -> str:
        from game.scenes.setup_choices import seats_of

        return plain(seats_of(self._choices(), self._words)[index].name)

    def _choose(self, index: int, values: Mapping[str, str]) -> None:
        choices = self._choices()
        for option, value in values.items():
            now = rows.own_now(self._game, choices)
            choices = rows.settled(self._game, choices.with_own(index, option, value, now))
        last = list(values)[-1]
        lead = last == self._own[0]
        self._changed(choices, f"seat-{index}-{last if lead else values[last]}")

    def _picked(self, option: str) -> Callable[[str], None]:
        def pick(value: str) -> None:
            choices = self._choices()
            self._changed(replace(choices, options={**choices.options, option: value}), "")

        return pick

    def _placed(self, spec: OptionSpec) -> Callable[[list[str]], None]:
        return lambda values: self._changed(rows.with_places(self._game, self._choices(), spec, values), "")

    def _limits(self, spec: OptionSpec) -> tuple[int, int]:
        """The fewest and the most that may be chosen: by the option that counts them."""
        counts = next(option.choices for option in self._game.info.options if option.id == spec.counted_by)
        numbers = [number for number in counts if isinstance(number, int) and number]
        return min(numbers), max(numbers)
