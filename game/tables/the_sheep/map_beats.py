"""Events as beats: what is seen together, for how long, and what is in the air meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.event import Event
from game.render.animate import STEP
from game.rules.the_sheep import events as happened
from game.tables.the_sheep.figures import Effect, Figures, Key

HOURS, BLOW, DROP, NUMBER, GAIN, WRECK = 0.4, 0.26, 0.3, 0.34, 0.2, 0.5
"""Seconds: night falls, a blow lands, corruption drips, damage is read, Essence comes, a Caravan breaks."""
_LONG_WAY = 3
"""Steps a way costs at most: longer ones are run faster."""


@dataclass(slots=True)
class Beat:
    """Some events that are seen together.

    sound: what is heard as it begins, in the pitch of `seat` if somebody acts; with `late`, at its end.
    ways: who goes along which hexes. effects: what is in the air. come, go: pieces that appear and vanish. hit: pieces
    that are shaken. dark: night falls or lifts. fade: it is seen with reduced motion too. late: the figures change at
    the end, since a drop must arrive before it counts.
    """

    events: list[Event]
    seconds: float = 0.0
    sound: str = ""
    seat: int | None = None
    ways: dict[Key, tuple[int, ...]] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    come: list[Key] = field(default_factory=list)
    go: list[Key] = field(default_factory=list)
    hit: list[Key] = field(default_factory=list)
    dark: bool = False
    fade: bool = False
    late: bool = False


_Maker = Callable[[Figures, Sequence[Any]], Beat]


def beats_of(figures: Figures, events: Sequence[Event]) -> Iterator[Beat]:
    """Events of one kind in a row become one beat; what is not seen on the map gets one that takes no time."""
    at = 0
    while at < len(events):
        maker, alike = MAKERS.get(type(events[at]), (_quiet, ()))
        end = at + 1
        while end < len(events) and type(events[end]) in alike:
            end += 1
        yield maker(figures, events[at:end])
        at = end


def _way(paths: Iterable[tuple[int, ...]]) -> float:
    """Seconds for the longest of some ways."""
    return STEP * max(1, min(_LONG_WAY, max((len(path) - 1 for path in paths), default=1)))


def _caravan(figures: Figures, name: str) -> Key:
    return "caravan", figures.caravans.index(name)


def _quiet(f: Figures, events: Sequence[Any]) -> Beat:
    return Beat(list(events))


def _hours(f: Figures, events: Sequence[Any]) -> Beat:
    night = isinstance(events[0], happened.NightBegan)
    return Beat(list(events), HOURS, "nightfall" if night else "daybreak", dark=True, fade=True)


# ---------------------------------------------------------------- going


def _rolled(f: Figures, events: Sequence[Any]) -> Beat:
    ways = {_caravan(f, e.caravan): e.path for e in events}
    return Beat(list(events), _way(ways.values()), "caravan", None, ways)


def _entered(f: Figures, events: Sequence[Any]) -> Beat:
    return Beat(list(events), STEP, "caravan", come=[_caravan(f, e.caravan) for e in events], fade=True)


def _walked(f: Figures, events: Sequence[Any]) -> Beat:
    event = events[0]
    ways: dict[Key, tuple[int, ...]] = {("shepherd", event.seat): event.path}
    return Beat(list(events), _way(ways.values()), "walk", event.seat, ways)


def _herds(f: Figures, events: Sequence[Any]) -> Beat:
    ways: dict[Key, tuple[int, ...]] = {("sheep", number): e.path for e in events for number in e.sheep}
    return Beat(list(events), _way(ways.values()), "herd", None, ways)


# ---------------------------------------------------------------- coming and leaving


def _came(f: Figures, events: Sequence[Any]) -> Beat:
    return Beat(list(events), STEP, "baa", come=[("sheep", e.sheep) for e in events], fade=True)


def _gone(f: Figures, events: Sequence[Any]) -> Beat:
    keys: list[Key] = [("sheep", e.sheep) for e in events]
    puffs = [Effect("puff", target=key) for key in keys]
    sound = "sheep_dies" if any(isinstance(e, happened.SheepKilled) for e in events) else "wool"
    return Beat(list(events), STEP, sound, go=keys, effects=puffs, fade=True)


def _safe(f: Figures, events: Sequence[Any]) -> Beat:
    return Beat(list(events), STEP, "caravan_safe", go=[_caravan(f, e.caravan) for e in events], fade=True)


def _died(f: Figures, events: Sequence[Any]) -> Beat:
    key: Key = ("shepherd", events[0].seat)
    return Beat(list(events), STEP, "death", go=[key], effects=[Effect("puff", target=key)], fade=True)


def _lost(f: Figures, events: Sequence[Any]) -> Beat:
    key = _caravan(f, events[0].caravan)
    return Beat(list(events), WRECK, "caravan_lost", hit=[key], effects=[Effect("puff", target=key)])


# ---------------------------------------------------------------- blows


def _attacked(f: Figures, events: Sequence[Any]) -> Beat:
    event = events[0]
    arc = Effect("arc", source=("shepherd", event.seat), target=("sheep", event.sheep))
    return Beat(list(events), BLOW, "blow", event.seat, effects=[arc])


def _hurt(f: Figures, events: Sequence[Any]) -> Beat:
    keys: list[Key] = [("sheep", e.sheep) for e in events]
    numbers = [Effect("number", target=key, text=f"-{e.amount}") for e, key in zip(events, keys, strict=True)]
    return Beat(list(events), NUMBER, "bump", effects=numbers, hit=keys)


def _struck(f: Figures, events: Sequence[Any]) -> Beat:
    event = events[0]
    target: Key = (event.kind, event.number)
    claws = Effect("claws", source=("sheep", event.sheep), target=target)
    return Beat(list(events), BLOW, "struck", effects=[claws], hit=[target])


def _drops(f: Figures, events: Sequence[Any]) -> Beat:
    caravan = happened.CaravanCorrupted
    keys: list[Key] = [_caravan(f, e.caravan) if isinstance(e, caravan) else ("shepherd", e.seat) for e in events]
    drops = [Effect("drop", source=None, target=key) for key in keys]
    return Beat(list(events), DROP + 0.05 * len(events), "corrupt", effects=drops, late=True)


def _gained(f: Figures, events: Sequence[Any]) -> Beat:
    gains = [Effect("number", target=("shepherd", e.seat), text=f"+{e.amount}") for e in events]
    return Beat(list(events), GAIN, "essence", events[0].seat, effects=gains)


# ---------------------------------------------------------------- what is only heard


def _heard(sound: str) -> _Maker:
    """What is not seen on the map; in the pitch of a seat if one seat alone does it."""

    def make(f: Figures, events: Sequence[Any]) -> Beat:
        seats = {getattr(e, "seat", None) for e in events}
        return Beat(list(events), sound=sound, seat=seats.pop() if len(seats) == 1 else None)

    return make


_GONE = (happened.SheepKilled, happened.SheepRemoved)
_CORRUPTED = (happened.CaravanCorrupted, happened.ShepherdCorrupted)
_POLLUTED = (happened.PollutionClimbed, happened.TilePlaced, happened.TileFlipped)
MAKERS: dict[type[Event], tuple[_Maker, tuple[type[Event], ...]]] = {
    happened.DayBegan: (_hours, ()), happened.NightBegan: (_hours, ()),
    happened.CaravanMoved: (_rolled, ()), happened.CaravanEntered: (_entered, ()),
    happened.CaravanSafe: (_safe, ()), happened.CaravanLost: (_lost, ()),
    happened.ShepherdMoved: (_walked, ()), happened.ShepherdDied: (_died, ()),
    happened.SheepMoved: (_herds, (happened.SheepMoved,)), happened.SheepAdded: (_came, (happened.SheepAdded,)),
    happened.SheepKilled: (_gone, _GONE), happened.SheepRemoved: (_gone, _GONE),
    happened.SheepAttacked: (_attacked, ()), happened.SheepDamaged: (_hurt, ()), happened.SheepStruck: (_struck, ()),
    happened.CaravanCorrupted: (_drops, _CORRUPTED), happened.ShepherdCorrupted: (_drops, _CORRUPTED),
    happened.EssenceGained: (_gained, (happened.EssenceGained,)), happened.EssenceGiven: (_heard("essence"), ()),
    happened.LanternsLit: (_heard("lantern"), (happened.LanternsLit,)),
    happened.LanternsSpent: (_heard("lantern_out"), (happened.LanternsSpent,)),
    happened.Bought: (_heard("buy"), ()), happened.CurseDrawn: (_heard("curse"), ()),
    happened.CardDrawn: (_heard("card"), (happened.CardDrawn,)),
    **dict.fromkeys(_POLLUTED, (_heard("pollution"), _POLLUTED)), happened.PollutionAverted: (_heard("averted"), ()),
}  # fmt: skip
"""How an event is told, and which events after it are told along with it."""
