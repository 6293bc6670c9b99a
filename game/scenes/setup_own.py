"""What a seat chooses for itself: who it is, with what belongs to that; on its row, and on a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.texts import Texts
from game.platform.assets import Assets
from game.render.text_layout import plain
from game.scenes.page import PageScene
from game.scenes.setup_plates import beside, picture_of, words_of
from game.tables.base import Offered
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choice_plate import ChoicePlate
from game.widgets.label import Label
from game.widgets.layout import Column, Grid, Panel, Row
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program

_ROW_FACE, _PAGE_FACE = 84, 120

Chosen = Callable[[Mapping[str, str]], None]
"""Is told what was chosen, by the ids of the options."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody a seat may be: by `value` of the first option, with what there is to choose of the other ones.

    `holder` says who has it now, in words; "" for nobody.
    """

    value: str
    offered: Offered
    others: Mapping[str, Mapping[str, Offered]]
    holder: str = ""


@dataclass(frozen=True, slots=True)
class OwnChoice:
    """What a seat has now: `lead` is the first option; `values` what is chosen, by option."""

    lead: str
    values: Mapping[str, str]
    candidate: Candidate


def own_row(
    words: Texts, seat: int, own: OwnChoice, assets: Assets, open_page: Callable[[], None], chosen: Chosen
) -> Widget:
    """The seat's own choices on its row: a card that opens the page, and the others ready to be changed."""
    offered = own.candidate.offered
    said = words_of(offered, offered.facts)
    face = ChoicePlate(beside(picture_of(offered, assets, _ROW_FACE), said), False, open_page, "ui/chevron-right")
    face.name, face.tooltip = f"seat-{seat}-{own.lead}", words(f"option.{own.lead}.help")
    plates = _others(own.candidate, own.values, chosen, f"seat-{seat}")
    return Grid([face, *plates], 1 + len(plates), 12, 250)


def _others(candidate: Candidate, values: Mapping[str, str], chosen: Chosen, name: str) -> list[ChoicePlate]:
    plates = []
    for option, offers in candidate.others.items():
        for value, offered in offers.items():
            content = Column(words_of(offered, (), offered.text), 2)
            plate = ChoicePlate(content, values.get(option) == value, _call(chosen, {option: value}))
            plate.name, plate.tooltip = f"{name}-{value}", plain(offered.flavour)
            plates.append(plate)
    return plates


class OwnScene(PageScene):
    """Everybody a seat may be, side by side; choosing closes the page."""

    def __init__(
        self, program: Program, heading: tuple[Texts, str], candidates: Sequence[Candidate], own: OwnChoice,
        chosen: Chosen,
    ) -> None:  # fmt: skip
        words, title = heading
        super().__init__(program, words)
        self._own, self._chosen = own, chosen
        cards = [self._card(candidate) for candidate in candidates]
        self.show(title, Scroll(Grid(cards, 3, 16, 490, False)), width=1760, hug=True)
        found = [widget for value in own.values.values() if (widget := self.ui.find(f"pick-{value}")) is not None]
        self.ui.set_focus(found[-1] if found else None)

    def _card(self, candidate: Candidate) -> Widget:
        offered, lead = candidate.offered, self._own.lead
        mine = candidate.value == self._own.values.get(lead)
        head: list[Widget] = [Label(plain(offered.name), "card")]
        if offered.line:
            head.append(Label(plain(offered.line), "small", colour="soft"))
        if offered.flavour:
            head.append(Label(f"~~{plain(offered.flavour)}~~", "small"))
        head += [Label(plain(line), "small") for line in offered.text or offered.facts]
        if candidate.holder:
            head.append(Label(f"**{candidate.holder}**", "small"))
        face = picture_of(offered, self.services.assets, _PAGE_FACE)
        values = self._own.values if mine else {}
        plates = _others(candidate, values, lambda others: self._choose(candidate.value, others), "pick")
        foot: Widget = Grid(plates, len(plates), 12, 220) if plates else self._take(candidate.value)
        return Panel(Column([beside(face, head, 16), foot], 12), "card" if mine else "card-shade", 14)

    def _take(self, value: str) -> Widget:
        """Where there is nothing else to choose."""
        take = Button(self.words("setup.take"), lambda: self._choose(value, {}), single=True)
        take.name = f"pick-{value}"
        return Row([take])

    def _choose(self, value: str, others: Mapping[str, str]) -> None:
        self.back()
        self._chosen({self._own.lead: value, **others})


def _call(chosen: Chosen, values: Mapping[str, str]) -> Callable[[], None]:
    return lambda: chosen(values)
