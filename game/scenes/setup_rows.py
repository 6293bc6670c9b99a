"""Options that are chosen several times, by the seats or for some places: what counts, and what no longer fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.texts import Texts
from game.render.text_layout import plain
from game.scenes.setup_choices import Choices, Value, seats_of
from game.session import set_up

if TYPE_CHECKING:
    from typing import Any

    from game.core.rules import Options, OptionSpec
    from game.scenes.library import Game


def settled(game: Game, choices: Choices) -> Choices:
    """The choices without what cannot be chosen in its place now, such as the trait of another Shepherd."""
    for spec in (spec for spec in game.info.options if spec.times):
        rows = set_up.rows(game.id, _config(game), len(choices.seats), choices.all_options)
        taken: set[Value] = set()
        for place, key in enumerate(spec.keys):
            value = choices.all_options.get(key, "")
            if value and (value in taken or value not in rows.get(key, ())):
                choices = _without(choices, spec, place)
            else:
                taken.add(value)
    return choices


def counting(game: Game, choices: Choices) -> Options:
    """The options as they count, with what was left to the game."""
    return set_up.fitted(game.id, _config(game), seats_of(choices, game.texts), choices.all_options)


def own_now(game: Game, choices: Choices) -> list[Mapping[str, str]]:
    """What every seat has, by the ids of the options that seats choose for themselves."""
    now = counting(game, choices)
    ids = [spec.id for spec in game.info.options if spec.by_seat]
    return [
        {option: str(now[f"{option}_{seat}"]) for option in ids if f"{option}_{seat}" in now}
        for seat in range(len(choices.seats))
    ]


def with_places(game: Game, choices: Choices, spec: OptionSpec, values: Sequence[str]) -> Choices:
    """Exactly these are chosen for the places of an option; their number is said by another option, where it is not
    the usual one."""
    usual = set_up.suggested(game.id, _config(game), len(choices.seats)).get(spec.counted_by)
    count = next((o.default for o in game.info.options if o.id == spec.counted_by), 0)
    places = {key: values[place] if place < len(values) else "" for place, key in enumerate(spec.keys)}
    chosen = {spec.counted_by: count if len(values) == usual else len(values)}
    return replace(choices, options={**choices.options, **places, **chosen})


def places_now(spec: OptionSpec, now: Options) -> list[str]:
    """What stands in the places of an option, under the options as they count."""
    return [str(now[key]) for key in spec.keys if key in now]


def value_words(texts: Texts, config: Any, spec: OptionSpec, value: Value) -> str:
    """A value in words: by the texts of the game, or by the name it has in the data."""
    if not spec.section:
        return texts(f"option.{spec.id}.choice.{value}")
    entry = getattr(config, spec.section).get(value)
    return plain(str(value) if entry is None else entry.name)


def _without(choices: Choices, spec: OptionSpec, place: int) -> Choices:
    if not spec.by_seat:
        return replace(choices, options={**choices.options, spec.keys[place]: ""})
    seats = list(choices.seats)
    seats[place] = replace(seats[place], own={k: v for k, v in seats[place].own.items() if k != spec.id})
    return replace(choices, seats=tuple(seats))


def _config(game: Game) -> Any:
    return game.data.config if game.data is not None else None
