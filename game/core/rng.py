"""Luck as a value: a SplitMix64 counter that lives in the state, and forced results for scenarios.

The game's luck, a bot's and the decoration's are three different generators and never mix. Python's own
`random` is not used below: its state is large and its algorithms belong to a Python release.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.core.record import Json

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class LuckError(ValueError):
    """A forced result does not fit the draw: another die was rolled, or it has no such face."""


def mix(counter: int) -> int:
    """The SplitMix64 output for a counter: 64 well mixed bits."""
    z = counter & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a game: where the generator stands, and results that are laid down beforehand.

    `forced` holds (name of the die or deck, result) in the order they must come; they are used up before
    the generator is asked. A scenario fails when some are left.
    """

    counter: int
    forced: tuple[tuple[str, str | int], ...] = ()

    @staticmethod
    def from_seed(seed: int) -> Luck:
        """The luck of a new game; nearby seeds give unrelated games."""
        return Luck(mix(seed * _STEP + 1))

    def to_dict(self) -> dict[str, Json]:
        """Plain values for a save."""
        return {"counter": self.counter, "forced": [list(f) for f in self.forced]}

    @staticmethod
    def from_dict(data: Mapping[str, Json]) -> Luck:
        """The luck that `to_dict` wrote."""
        return Luck(data["counter"], tuple((die, face) for die, face in data["forced"]))

    def below(self, n: int) -> tuple[int, Luck]:
        """A whole number from 0 to n - 1, uniform (rejection, no bias), and the luck after it."""
        limit = (1 << 64) - (1 << 64) % n
        counter = self.counter
        while True:
            counter = (counter + _STEP) & _MASK
            value = mix(counter)
            if value < limit:
                return value % n, Luck(counter, self.forced)

    def pick(self, name: str, faces: Sequence[T]) -> tuple[T, Luck]:
        """One of `faces`: the next forced result if there is one, else drawn. Raises LuckError."""
        if self.forced:
            die, result = self.forced[0]
            if die != name or result not in faces:
                raise LuckError(
                    f"the next forced result is {die}={result}, but {name} is drawn from {list(faces)}"
                )
            return faces[faces.index(result)], Luck(self.counter, self.forced[1:])
        index, luck = self.below(len(faces))
        return faces[index], luck

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Luck]:
        """The items in a random order (Fisher-Yates), and the luck after it."""
        out, luck = list(items), self
        for i in range(len(out) - 1, 0, -1):
            j, luck = luck.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out), luck


class Rng:
    """A generator with a place of its own, for bots and decoration: the same arithmetic, changed in place."""

    __slots__ = ("_counter",)

    def __init__(self, seed: int) -> None:
        self._counter = mix(seed * _STEP + 1)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; the bias below 2**-50 does not matter here."""
        self._counter = counter = (self._counter + _STEP) & _MASK
        z = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) % n

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def uniform(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 53) / (1 << 53)

    def luck(self) -> Luck:
        """Fresh luck for a determinized state, unrelated to the real game's."""
        return Luck(self.below(1 << 63))
