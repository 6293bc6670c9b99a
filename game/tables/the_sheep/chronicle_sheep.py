"""The story of the Sheep on a journey: how they come and go, are attacked, and strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.the_sheep import events as happened
from game.tables.the_sheep.pen import Pen

ABILITY = "ability"
"""What an entry is about in which a Shepherd uses an ability: what moves there was moved by it."""
_HERD = "herd"


def came(pen: Pen, run: list[happened.SheepAdded | happened.SheepRemoved]) -> None:
    """Sheep come or are taken off, hex by hex."""
    key = "log.come" if isinstance(run[0], happened.SheepAdded) else "log.gone"
    for place in dict.fromkeys(e.hex for e in run):
        tiers = [e.tier for e in run if e.hex == place]
        pen.say(pen.texts(_by(key, len(tiers)), sheep=pen.where.herd(tiers), where=pen.where.place(place)))


def moved(pen: Pen, run: list[happened.SheepMoved]) -> None:
    """Where the Sheep of the night go: whom they reach, and who is on the way; or what a card has moved."""
    ends: dict[int, list[int]] = {}
    for event in run:
        ends.setdefault(event.path[-1], []).extend(event.sheep)
    if pen.has_source or pen.about == ABILITY:
        for place, numbers in ends.items():
            pen.say(_herd(pen, _by("log.sheep_go", len(numbers)), numbers, place))
        return
    entry = pen.entries[-1] if pen.about == _HERD else pen.open(pen.texts("log.herd"), about=_HERD)
    on_the_way = []
    for place, numbers in ends.items():
        if pen.where.caravan_at(place) is None:
            on_the_way.append(_herd(pen, "log.herd_at", numbers, place))
        else:
            pen.say(_herd(pen, _by("log.reached", len(numbers)), numbers, place))
            entry.fresh = True
    if on_the_way:
        pen.say(pen.texts("log.on_the_way", herds=pen.texts("log.herds").join(on_the_way)))
        entry.fresh = True


def _herd(pen: Pen, key: str, numbers: Sequence[int], place: int) -> str:
    return pen.texts(key, sheep=pen.where.flock(numbers), where=pen.where.place(place))


def _by(key: str, count: int) -> str:
    """The text for one Sheep or for several, whose number stands in the words for them."""
    return f"{key}.{'single' if count == 1 else 'several'}"


def attacked(pen: Pen, run: list[Any]) -> None:
    """Whom, with what, and what came of it."""
    event: happened.SheepAttacked = run[0]
    killed, points, sheep = _harm(pen, run, event.sheep)
    key = "log.attacks_boosted" if event.boost else "log.attacks"
    pen.open(pen.texts(key, name=pen.name(event.seat), sheep=sheep, card=pen.card(event.card)), event.seat)
    pen.say(pen.texts("log.kills" if killed else "log.hurts" if points else "log.no_harm", n=points))


def hurt(pen: Pen, run: list[Any]) -> None:
    """Damage that is no attack's, or what is left over of one; or a Sheep that simply dies."""
    killed, points, sheep = _harm(pen, run, run[0].sheep)
    where = pen.where.place_of(run[0].sheep)
    if where is not None:
        sheep = pen.texts("log.sheep_there", sheep=sheep, where=where)
    key = "log.hurt" if not killed else "log.dies" if points else "log.just_dies"
    pen.say(pen.texts(key, sheep=sheep, n=points))


def _harm(pen: Pen, run: list[Any], number: int) -> tuple[bool, int, str]:
    """Whether the Sheep dies, the damage it took, and what it is called."""
    killed = [e.tier for e in run if isinstance(e, happened.SheepKilled)]
    points = sum(e.amount for e in run if isinstance(e, happened.SheepDamaged))
    return bool(killed), points, pen.where.herd(killed) if killed else pen.where.flock([number])


def struck(pen: Pen, run: list[Any]) -> None:
    """All strikes at one Caravan or Shepherd under one heading, with where its meter stands then."""
    first: happened.SheepStruck = run[0]
    strikes = [e for e in run if isinstance(e, happened.SheepStruck)]
    slots = [e.slot for e in run if not isinstance(e, happened.SheepStruck)]
    fields: dict[str, str | int] = {
        "sheep": pen.where.flock(e.sheep for e in strikes), "points": sum(e.amount for e in strikes),
    }  # fmt: skip
    key = _by(f"log.strike_{first.kind}", len(strikes))
    if first.kind == "shepherd":
        pen.open(pen.texts(key, name=pen.name(first.number), **fields), first.number)
    else:
        caravan = pen.card(pen.setup.caravans[first.number])
        pen.open(pen.texts(key, caravan=caravan, **fields))
    if slots:
        meter = "log.bears" if first.kind != "shepherd" else "log.stands" if slots[-1] else "log.overflow"
        pen.say(pen.texts(meter, n=slots[-1]))
