"""Who stands where on a journey, and of which tier each Sheep is, gathered from what was told so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.event import Event
from game.core.sentence import listed
from game.core.texts import Texts
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.describe import card_name, hex_name
from game.rules.the_sheep.setup import Setup
from game.rules.the_sheep.stages import TIERS


class Whereabouts:
    """Kept up by `follow`. Of Sheep that were there before the story begins the tier is not known."""

    def __init__(self, setup: Setup, texts: Texts) -> None:
        self._setup, self._texts = setup, texts
        self._tiers: dict[int, str] = {}
        self._sheep: dict[int, int] = {}
        self._caravans: dict[str, int] = {}

    def copy(self) -> Whereabouts:
        """The same, to go on by itself."""
        new = Whereabouts(self._setup, self._texts)
        new._tiers, new._sheep, new._caravans = dict(self._tiers), dict(self._sheep), dict(self._caravans)
        return new

    def follow(self, event: Event) -> None:
        """Something has happened."""
        match event:
            case happened.SheepAdded() | happened.SheepKilled() | happened.SheepRemoved():
                self._tiers[event.sheep], self._sheep[event.sheep] = event.tier, event.hex
            case happened.SheepMoved():
                self._sheep |= dict.fromkeys(event.sheep, event.path[-1])
            case happened.CaravanEntered():
                self._caravans[event.caravan] = self._setup.map.start
            case happened.CaravanMoved():
                self._caravans[event.caravan] = event.path[-1]
            case happened.CaravanSafe() | happened.CaravanLost():
                self._caravans.pop(event.caravan, None)

    def caravan_at(self, place: int) -> str | None:
        """The Caravan on a hex."""
        return next((caravan for caravan, at in self._caravans.items() if at == place), None)

    def place(self, place: int) -> str:
        """A hex in the middle of a sentence: the Caravan that stands there, else the ground."""
        caravan = self.caravan_at(place)
        if caravan is None:
            return hex_name(place, self._texts)
        return self._texts("log.the_caravan", caravan=card_name(caravan, self._texts))

    def place_of(self, sheep: int) -> str | None:
        """Where a Sheep is, if that is known."""
        return self.place(self._sheep[sheep]) if sheep in self._sheep else None

    def flock(self, numbers: Iterable[int]) -> str:
        """These Sheep, in the middle of a sentence: `a Greater Sheep and 2 Lesser Sheep`."""
        return self.herd([self._tiers.get(number, "") for number in numbers])

    def herd(self, tiers: Sequence[str]) -> str:
        """Sheep of these tiers, the greatest first; "" for one of whom that is not known."""
        counts, texts = Counter(tiers), self._texts
        told = [
            texts("log.sheep", n=counts[tier], tier=texts(f"tier.{tier}")) for tier in reversed(TIERS) if counts[tier]
        ]
        told += [texts("log.some_sheep", n=counts[""])] if counts[""] else []
        return listed(told, texts)
