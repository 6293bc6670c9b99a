"""Choices that are shown with pictures: one of several (a map), or several of them (which Caravans go)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.content.left_out import LeftOut
from game.core.texts import Texts
from game.platform.assets import Assets
from game.scenes.setup_plates import below, beside, broken, picture_of, words_of
from game.tables.base import Offered
from game.widgets.choice_plate import ChoicePlate
from game.widgets.label import Label
from game.widgets.layout import Column, Grid

Offers = Mapping[str, Offered]
"""How the values of an option look."""

_LEAST = 300
_MAP_HIGH, _PIECE_HIGH = 190, 76


class Gallery(Column):
    """One of several. What was set aside stands there, too, switched off, with what is wrong with it."""

    def __init__(
        self, words: Texts, option: str, offers: Offers, aside: Sequence[LeftOut], assets: Assets,
        chosen: Callable[[str], None],
    ) -> None:  # fmt: skip
        self._chosen = chosen
        self.plates: dict[str, ChoicePlate] = {}
        for value, offered in offers.items():
            content = below(picture_of(offered, assets, _MAP_HIGH), words_of(offered, offered.facts, offered.text))
            plate = ChoicePlate(content, on_press=lambda value=value: self._choose(value))  # type: ignore[misc]
            plate.name = f"{option}-{value}"
            self.plates[value] = plate
        off = [ChoicePlate(broken(words, entry)) for entry in aside]
        for plate, entry in zip(off, aside, strict=True):
            plate.name = f"{option}-off-{entry.name}"
            plate.enable(words("setup.left_out_reason"))
        head = [Label(words(f"option.{option}.name"), "card"), Label(words(f"option.{option}.help"), "small")]
        super().__init__([*head, Grid([*self.plates.values(), *off], 3, 12, _LEAST, False)], 8)

    def set_value(self, value: str) -> None:
        """Mark a value without telling anybody."""
        for name, plate in self.plates.items():
            if plate.marked != (name == value):
                plate.marked = name == value
                plate.invalidate()

    def _choose(self, value: str) -> None:
        self.set_value(value)
        self._chosen(value)


class Places(Column):
    """Several of them: a click takes one in or out, between `fewest` and `most` of them."""

    def __init__(
        self, words: Texts, option: str, offers: Offers, assets: Assets, limits: tuple[int, int],
        chosen: Callable[[list[str]], None],
    ) -> None:  # fmt: skip
        self._words, self._option, self._limits, self._chosen = words, option, limits, chosen
        self.plates: dict[str, ChoicePlate] = {}
        for value, offered in offers.items():
            said = words_of(offered, offered.facts, offered.text)
            content = beside(picture_of(offered, assets, _PIECE_HIGH), said)
            plate = ChoicePlate(content, on_press=lambda value=value: self._flip(value))  # type: ignore[misc]
            plate.name = f"{option}-{value}"
            self.plates[value] = plate
        head = [Label(words(f"option.{option}.name"), "bold"), Label(words(f"option.{option}.help"), "small")]
        super().__init__([*head, Grid(self.plates.values(), 3, 12, _LEAST, False)], 6)

    @property
    def going(self) -> list[str]:
        """Those that are in."""
        return [value for value, plate in self.plates.items() if plate.marked]

    def set_values(self, values: Sequence[str]) -> None:
        """Take in exactly these, without telling anybody."""
        fewest, most = self._limits
        for value, plate in self.plates.items():
            plate.marked = value in values
            limit = fewest if plate.marked else most
            full = len(values) <= fewest if plate.marked else len(values) >= most
            key = "setup.fewest" if plate.marked else "setup.most"
            plate.enable(self._words(key, n=limit) if full else "")
            plate.invalidate()

    def _flip(self, value: str) -> None:
        going = [name for name, plate in self.plates.items() if plate.marked != (name == value)]
        self.set_values(going)
        self._chosen(going)
