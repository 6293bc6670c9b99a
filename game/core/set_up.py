"""What a game may offer to those who set it up, besides its options: a part of the protocol that not every game has.

All of it is pure, and asked through `game.session.set_up`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from game.core.rules import BadPosition, Options

HARDEST = 5
"""The most marks of difficulty that a deal has; the easiest has one."""


class BadOption(BadPosition):
    """A set-up that cannot be played; `option` is the choice that is best changed."""

    def __init__(self, text: str, option: str) -> None:
        super().__init__(text)
        self.option = option


@dataclass(frozen=True, slots=True)
class Preset:
    """Some options under a name, for so many seats. Texts: `preset.<id>.name` and `.help`."""

    min_seats: int
    max_seats: int
    options: Options


@runtime_checkable
class HelpsSetUp(Protocol):
    """What the rules of such a game offer. `config` is the game's data."""

    def presets(self, config: Any) -> Mapping[str, Preset]:
        """Ready sets of options by id, in the order in which they are shown."""

    def suggested(self, config: Any, seats: int) -> Options:
        """Usual values of options that depend on the number of seats."""

    def fitted(self, config: Any, seats: int, people: int, options: Options) -> Options:
        """The options as they count with so many people: some leave others no choice, and what a row left to the game
        is filled in. Never raises.

        Text, where a value is another one than was chosen: `option.<id>.overruled`.
        """

    def refusal(self, config: Any, seats: int, options: Options) -> BadPosition | None:
        """Why these options cannot be played, or None; a BadOption where it is one option's fault."""

    def timed(self, options: Options) -> bool:
        """Whether time runs by itself under these options."""


@runtime_checkable
class OffersRows(Protocol):
    """What the rules of a game offer of whose options some are chosen several times (`OptionSpec.times`)."""

    def rows(self, config: Any, seats: int, options: Options) -> Mapping[str, Sequence[str]]:
        """By option, `shepherd_0` and so on, what may be chosen there under the other options. Only places that count
        are there. What is chosen elsewhere is among them, where two may be exchanged."""


@runtime_checkable
class MeasuresDeals(Protocol):
    """What the rules of a game offer whose deals can be said to be hard or easy."""

    def hardness(self, view: Any, moves: int) -> int:
        """Marks of difficulty, from 1 to HARDEST, of a deal that is so many moves from its end."""
