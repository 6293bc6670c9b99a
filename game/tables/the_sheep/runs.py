"""Which events of a journey belong together and are told as one: Sheep that come, a strike with what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.core.event import Event
from game.rules.the_sheep import events as happened

Numbered = tuple[int, Event]
"""An event with the number of its step."""
_UNTOLD = (happened.MadeReady, happened.Refreshed)
_UNTOLD_LANTERNS = ("boost", "distract")
"""The attack and the distraction tell of these."""


def to_be_told(history: Iterable[tuple[int, Sequence[Event]]]) -> list[Numbered]:
    """The events of all steps that the story has something to say about."""
    return [(number, event) for number, events in history for event in events if not _is_untold(event)]


def runs(told: Sequence[Numbered]) -> Iterator[tuple[int, list[Event]]]:
    """These events in runs; each with the number of the step in which it begins."""
    at = 0
    while at < len(told):
        number, first = told[at]
        run = [first]
        goes_on = _GOES_ON.get(type(first))
        while goes_on is not None and at + len(run) < len(told) and goes_on(run, told[at + len(run)][1]):
            run.append(told[at + len(run)][1])
        yield number, run
        at += len(run)


def _is_untold(event: Event) -> bool:
    if isinstance(event, happened.LanternsSpent):
        return event.use in _UNTOLD_LANTERNS
    return isinstance(event, _UNTOLD)


def _same_kind(run: list[Event], event: Event) -> bool:
    return type(event) is type(run[0])


def _hits(run: list[Any], event: Event) -> bool:
    """The wounds of one Sheep, up to its death."""
    if isinstance(run[-1], happened.SheepKilled):
        return False
    return isinstance(event, happened.SheepDamaged | happened.SheepKilled) and event.sheep == run[0].sheep


def _attack(run: list[Any], event: Event) -> bool:
    """The card that is turned, then what it does to the Sheep."""
    if isinstance(event, happened.CardExhausted):
        return len(run) == 1 and (event.seat, event.card) == (run[0].seat, run[0].card)
    return _hits(run, event)


def _payment(run: list[Any], event: Event) -> bool:
    return len(run) == 1 and isinstance(event, happened.EssencePaid) and event.seat == run[0].seat


def _strikes(run: list[Any], event: Event) -> bool:
    """Strikes at one and the same, with their corruption, up to where a meter overflows."""
    first, last = run[0], run[-1]
    if isinstance(last, happened.ShepherdCorrupted) and last.slot == 0:
        return False
    if isinstance(event, happened.SheepStruck):
        return (event.kind, event.number) == (first.kind, first.number)
    if isinstance(event, happened.ShepherdCorrupted):
        return bool(first.kind == "shepherd" and event.seat == first.number)
    return isinstance(event, happened.CaravanCorrupted) and first.kind == "caravan"


def _corruption(run: list[Any], event: Event) -> bool:
    return _same_kind(run, event) and getattr(event, "seat", -1) == run[0].seat and run[-1].slot > 0


def _caravan_corruption(run: list[Any], event: Event) -> bool:
    return isinstance(event, happened.CaravanCorrupted) and event.caravan == run[0].caravan


def _lanterns(run: list[Any], event: Event) -> bool:
    """What the Lanterns are for, and more of it by the same Shepherd; averting is done by several."""
    first = run[0]
    if isinstance(run[-1], happened.PollutionAverted):
        return False
    if first.use == "ability":
        return _each(run, event)
    same = isinstance(event, happened.LanternsSpent) and event.use == first.use
    if first.use == "avert":
        return same or isinstance(event, happened.PollutionAverted)
    if getattr(event, "seat", -1) != first.seat:
        return False
    if first.use == "step":
        return same or (isinstance(event, happened.ShepherdMoved) and event.how == "lantern")
    return same or isinstance(event, happened.EssencePaid | happened.ExperienceGained)


def _each(run: list[Any], event: Any) -> bool:
    """The same for several Shepherds."""
    if not _same_kind(run, event) or event.seat in {e.seat for e in run}:
        return False
    if getattr(event, "use", "") != getattr(run[0], "use", ""):
        return False
    return amount_of(event) == amount_of(run[0])


def amount_of(event: Any) -> int:
    """How much of something an event is about."""
    return int(getattr(event, "amount", getattr(event, "count", 0)))


def _cards(run: list[Any], event: Any) -> bool:
    return _same_kind(run, event) and event.seat == run[0].seat


def _rolling(run: list[Any], event: Event) -> bool:
    return len(run) == 1 and isinstance(event, happened.CaravanStopped) and event.caravan == run[0].caravan


_GOES_ON: Mapping[type[Event], Callable[[list[Event], Event], bool]] = {
    happened.SheepAdded: _same_kind,
    happened.SheepRemoved: _same_kind,
    happened.SheepMoved: _same_kind,
    happened.SheepDamaged: _hits,
    happened.SheepAttacked: _attack,
    happened.SheepStruck: _strikes,
    happened.ShepherdCorrupted: _corruption,
    happened.CaravanCorrupted: _caravan_corruption,
    happened.Bought: _payment,
    happened.LanternsSpent: _lanterns,
    happened.LanternsLit: _each,
    happened.EssenceGained: _each,
    happened.EssencePaid: _each,
    happened.Healed: _each,
    happened.CardExhausted: _cards,
    happened.CardRefreshed: _cards,
    happened.CaravanMoved: _rolling,
}
"""By the first event of a run: whether another one belongs to it."""
