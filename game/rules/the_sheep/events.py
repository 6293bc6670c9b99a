"""What happens in The Sheep. Everybody sees everything; cards that are drawn reveal something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.event import Event


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """A Day begins; they are counted from 1."""

    day: int


@dataclass(frozen=True, slots=True)
class NightBegan(Event):
    """A Night begins."""

    day: int


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step of the Day or Night begins."""

    step: str


@dataclass(frozen=True, slots=True)
class Refreshed(Event):
    """Everything was turned face up."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of a deck came out: day_events, night_events, mutations or flock."""

    deck: str
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """A deck was made anew from its discards (T25)."""

    deck: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BoardActed(Event):
    """A Caravan did what its board says."""

    caravan: str


@dataclass(frozen=True, slots=True)
class CaravanEntered(Event):
    """A Caravan stands on the Start."""

    caravan: str


@dataclass(frozen=True, slots=True)
class CaravanMoved(Event):
    """A Caravan went over these hexes, from where it stood to where it stands."""

    caravan: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CaravanStopped(Event):
    """A Caravan could not go on: `why` is sheep or caravan."""

    caravan: str
    why: str


@dataclass(frozen=True, slots=True)
class CaravanSafe(Event):
    """A Caravan has reached the Finish."""

    caravan: str


@dataclass(frozen=True, slots=True)
class CaravanLost(Event):
    """A Caravan bears no more."""

    caravan: str


@dataclass(frozen=True, slots=True)
class ShepherdMoved(Event):
    """A Shepherd goes: `how` is walk, lantern or ability."""

    seat: int
    path: tuple[int, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Equipment was bought."""

    seat: int
    caravan: str
    card: str
    cost: int


@dataclass(frozen=True, slots=True)
class EssenceGained(Event):
    """A Shepherd has so much more Essence."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssencePaid(Event):
    """A Shepherd has so much less Essence."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssenceGiven(Event):
    """Essence went from one Shepherd to another."""

    seat: int
    other: int
    amount: int


@dataclass(frozen=True, slots=True)
class EssenceLost(Event):
    """Essence for which nobody had room."""

    amount: int


@dataclass(frozen=True, slots=True)
class LanternsSpent(Event):
    """Lanterns went out: `use` is boost, purify, avert, step, distract or ability."""

    seat: int
    count: int
    use: str


@dataclass(frozen=True, slots=True)
class LanternsLit(Event):
    """Lanterns burn again."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ExperienceGained(Event):
    """Experience."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class TraitGained(Event):
    """A Shepherd has a new trait."""

    seat: int
    trait: str


@dataclass(frozen=True, slots=True)
class CardExhausted(Event):
    """A card or trait was turned face down."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardRefreshed(Event):
    """A card or trait was turned face up."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card is gone."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """An ability begins: of a Shepherd's card (`seat`), or, with -1, of a mutation, event, tile or Caravan."""

    seat: int
    card: str
    ability: str


@dataclass(frozen=True, slots=True)
class SheepAttacked(Event):
    """A Shepherd attacks a Sheep."""

    seat: int
    card: str
    sheep: int
    boost: bool


@dataclass(frozen=True, slots=True)
class SheepDamaged(Event):
    """A Sheep takes damage; `damage` is all that lies on it now."""

    sheep: int
    amount: int
    damage: int


@dataclass(frozen=True, slots=True)
class SheepKilled(Event):
    """A Sheep is dead."""

    sheep: int
    tier: str
    hex: int


@dataclass(frozen=True, slots=True)
class SheepAdded(Event):
    """A Sheep has come."""

    sheep: int
    tier: str
    hex: int


@dataclass(frozen=True, slots=True)
class SheepRemoved(Event):
    """A Sheep was taken off; that is no kill."""

    sheep: int
    tier: str
    hex: int


@dataclass(frozen=True, slots=True)
class SheepMissing(Event):
    """A Sheep could not come: there is none left in the box (T15)."""

    tier: str


@dataclass(frozen=True, slots=True)
class SheepMoved(Event):
    """Sheep went together."""

    sheep: tuple[int, ...]
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Distracted(Event):
    """A Shepherd draws the strikes."""

    seat: int


@dataclass(frozen=True, slots=True)
class SheepStruck(Event):
    """A Sheep strikes: `kind` caravan or shepherd, `name` the Caravan or the Shepherd."""

    sheep: int
    kind: str
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShepherdCorrupted(Event):
    """A point of corruption; `slot` is where the meter stands now."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class CaravanCorrupted(Event):
    """A point of corruption; `slot` is where the meter stands now."""

    caravan: str
    slot: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Corruption went."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CurseDrawn(Event):
    """A Shepherd has a Curse more."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ShepherdDied(Event):
    """A Shepherd is dead."""

    seat: int


@dataclass(frozen=True, slots=True)
class PollutionClimbed(Event):
    """The tracker stands at this slot, where so many Lanterns are asked for."""

    slot: int
    cost: int


@dataclass(frozen=True, slots=True)
class PollutionAverted(Event):
    """Enough Lanterns were given."""

    lanterns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A new tile lies there, Minor side up."""

    tile: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TileFlipped(Event):
    """A tile shows its Major side."""

    tile: str


@dataclass(frozen=True, slots=True)
class CardSeen(Event):
    """The top card of a deck was looked at."""

    deck: str
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardBuried(Event):
    """It was put under the deck."""

    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class MadeReady(Event):
    """A seat is ready."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """How it ended: safe, caravan or pollution."""

    reason: str


EVENTS: tuple[type[Event], ...] = (
    DayBegan, NightBegan, StepBegan, Refreshed, CardDrawn, DeckReshuffled, BoardActed, CaravanEntered, CaravanMoved,
    CaravanStopped, CaravanSafe, CaravanLost, ShepherdMoved, Bought, EssenceGained, EssencePaid, EssenceGiven,
    EssenceLost, LanternsSpent, LanternsLit, ExperienceGained, TraitGained, CardExhausted, CardRefreshed,
    CardDiscarded, AbilityUsed, SheepAttacked, SheepDamaged, SheepKilled, SheepAdded, SheepRemoved, SheepMissing,
    SheepMoved, Distracted, SheepStruck, ShepherdCorrupted, CaravanCorrupted, Healed, CurseDrawn, ShepherdDied,
    PollutionClimbed, PollutionAverted, TilePlaced, TileFlipped, CardSeen, CardBuried, MadeReady, GameEnded,
)  # fmt: skip
