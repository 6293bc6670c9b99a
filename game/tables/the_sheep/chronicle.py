"""The story of a journey, run by run: Days and Nights, cards, Caravans and Shepherds (Sheep: `chronicle_sheep`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.event import Event
from game.core.sentence import listed
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.card_text import ability_words, card_lines
from game.rules.the_sheep.describe import hex_name
from game.tables.base import Desk
from game.tables.the_sheep import chronicle_sheep as sheep
from game.tables.the_sheep.looks import LEVELS
from game.tables.the_sheep.pen import Pen, Told
from game.tables.the_sheep.runs import Numbered, amount_of, runs, to_be_told

_STRONG = (
    happened.DayBegan, happened.NightBegan, happened.CaravanSafe, happened.CaravanLost, happened.ShepherdDied,
    happened.GameEnded,
)  # fmt: skip
_WITH_TEXT = ("day_events", "night_events", "mutations")
"""Decks with cards whose text is told when they come out; so are their sections of the data called."""


class Chronicle:
    """Tells a journey that goes on; Days and Nights that are over are not told anew each time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._pen = Pen(desk)
        self._kept: list[Numbered] = []

    def entries(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[Told]:
        """The entries for everything that happened, in steps of (number, events)."""
        told = to_be_told(history)
        if not self._goes_on(told):
            self._pen, self._kept = Pen(self._desk), []
        halves = [i for i, (_, event) in enumerate(told) if isinstance(event, happened.DayBegan | happened.NightBegan)]
        over = max(len(self._kept), halves[-1] if halves else 0)
        _tell(self._pen, told[len(self._kept) : over])
        self._kept = told[:over]
        pen = self._pen.copy()
        _tell(pen, told[over:])
        return pen.entries

    def _goes_on(self, told: Sequence[Numbered]) -> bool:
        """Whether this is the same story, with nothing taken back of what is kept."""
        kept = self._kept
        return len(kept) <= len(told) and all(old[1] is new[1] for old, new in zip(kept, told, strict=False))


def _tell(pen: Pen, told: Sequence[Numbered]) -> None:
    for number, run in runs(told):
        pen.key = number
        _TELLERS.get(type(run[0]), _sentences)(pen, run)
        for event in run:
            pen.where.follow(event)


def _sentences(pen: Pen, run: list[Any]) -> None:
    """In the words every event has."""
    for event in run:
        pen.tell(event, isinstance(event, _STRONG))


# ------------------------------------------------------------------ Days, Nights, cards


def _day(pen: Pen, run: list[happened.DayBegan]) -> None:
    pen.begin_step("")
    if not pen.entries and run[0].day == 1:
        names = listed([pen.name(seat) for seat in range(pen.setup.seats)], pen.texts)
        caravans = [pen.texts("log.the_caravan", caravan=pen.card(c)) for c in pen.setup.caravans]
        opened = pen.open(pen.texts("log.begins"), strong=True)
        opened.line(pen.texts("log.going", names=names, caravans=listed(caravans, pen.texts)))
    _sentences(pen, run)


def _night(pen: Pen, run: list[happened.NightBegan]) -> None:
    pen.begin_step("")
    _sentences(pen, run)


def _begin_step(pen: Pen, run: list[happened.StepBegan]) -> None:
    pen.begin_step(pen.in_own_words(run[0]))


def _drawn(pen: Pen, run: list[happened.CardDrawn]) -> None:
    """A card comes out, with what it says."""
    deck, card = run[0].deck, run[0].card
    if deck == "flock":
        wave = pen.texts("face.wave", wave=LEVELS[pen.setup.config.flock[card].wave])
        pen.open(pen.texts("log.flock", card=pen.card(card), wave=wave))
        return
    _sentences(pen, run)
    pen.entries[-1].about = card
    does = _does(pen, deck, card) if deck in _WITH_TEXT else ""
    if deck == "mutations":
        does = " ".join(filter(None, (_weakness(pen, card), does)))
    if does:
        pen.entries[-1].line(does)


def _weakness(pen: Pen, mutation: str) -> str:
    """What the Sheep of tonight are weak and immune to."""
    card, told = pen.setup.config.mutations[mutation], []
    for key, kinds in (("log.weak", card.weak), ("log.immune", card.immune)):
        if kinds:
            names = listed([pen.texts(f"effect.type.{kind}") for kind in kinds], pen.texts)
            told.append(pen.texts(key, types=names))
    return " ".join(told)


def _does(pen: Pen, row: str, card: str, note: str = "") -> str:
    lines = card_lines(pen.setup.config, row, card, pen.texts)
    return " ".join(line.text for line in lines if not note or line.note == note)


def _tile(pen: Pen, run: list[happened.TilePlaced | happened.TileFlipped]) -> None:
    """A tile with what it will do from now on."""
    _sentences(pen, run)
    note = "minor" if isinstance(run[0], happened.TilePlaced) else "major"
    pen.entries[-1].line(_does(pen, "tiles", run[0].tile, note))


def _used(pen: Pen, run: list[happened.AbilityUsed]) -> None:
    event = run[0]
    if event.seat >= 0:
        _sentences(pen, run)
        entry = pen.entries[-1]
        entry.about = sheep.ABILITY
        entry.instead = ability_words(pen.setup.config, event.card, event.ability, pen.texts)
    elif event.ability != "board":
        pen.begin_work(event.card)


# ------------------------------------------------------------------ Caravans


def _rolled(pen: Pen, run: list[Any]) -> None:
    """All Caravans roll under one heading, unless an ability has moved one."""
    moved: happened.CaravanMoved = run[0]
    if pen.about == sheep.ABILITY:
        _sentences(pen, run)
        return
    land, at = pen.setup.map, moved.path[-1]
    went = pen.in_own_words(moved)
    if at not in land.finishes:
        caravan, where = pen.card(moved.caravan), hex_name(at, pen.texts)
        went = pen.texts("log.rolled_on", caravan=caravan, n=len(moved.path) - 1, where=where, left=land.to_finish[at])
    _roll_entry(pen).line(" ".join([went, *(pen.in_own_words(event) for event in run[1:])]))


def _held_up(pen: Pen, run: list[happened.CaravanStopped]) -> None:
    """A Caravan that does not move at all."""
    _roll_entry(pen).line(pen.in_own_words(run[0]))


def _roll_entry(pen: Pen) -> Told:
    return pen.entries[-1] if pen.about == "roll" else pen.open(pen.texts("log.roll"), about="roll")


# ------------------------------------------------------------------ Shepherds


def _walked(pen: Pen, run: list[happened.ShepherdMoved]) -> None:
    event = run[0]
    where = pen.where.place(event.path[-1])
    told = pen.texts(f"log.moved.{event.how}", name=pen.name(event.seat), n=len(event.path) - 1, where=where)
    if event.how == "walk":
        pen.open(told, event.seat)
    else:
        pen.say(told)


def _bought(pen: Pen, run: list[Any]) -> None:
    """The heading says what was paid."""
    _sentences(pen, run[:1])


def _lanterns(pen: Pen, run: list[Any]) -> None:
    """What Lanterns were spent for, with what came of it."""
    first: happened.LanternsSpent = run[0]
    name, spent = pen.name(first.seat), sum(e.count for e in run if isinstance(e, happened.LanternsSpent))
    if first.use == "ability":
        _each(pen, run)
    elif first.use == "avert":
        _averted(pen, run)
    elif first.use == "step":
        moves = [e for e in run if isinstance(e, happened.ShepherdMoved)]
        where = pen.where.place(moves[-1].path[-1]) if moves else ""
        pen.open(pen.texts("log.by_lantern", name=name, n=spent, where=where), first.seat)
    else:
        pen.open(pen.texts("log.purified", name=name, n=spent), first.seat)
        gained = sum(e.amount for e in run if isinstance(e, happened.ExperienceGained))
        pen.say(pen.texts("log.experience", name=name, n=gained))


def _averted(pen: Pen, run: list[Any]) -> None:
    """The heading first, then who gave how much."""
    gifts = [e for e in run if isinstance(e, happened.LanternsSpent)]
    pen.open(pen.texts("log.averted_now" if gifts else "log.averted_free"))
    for gift in gifts:
        pen.say(pen.texts("log.lanterns.avert", name=pen.name(gift.seat), n=gift.count))


def _each(pen: Pen, run: list[Any]) -> None:
    """What several Shepherds get or lose alike stands in one sentence."""
    if isinstance(run[0], happened.EssencePaid) and pen.about == sheep.ABILITY:
        _cost(pen, run)
    elif len(run) == 1:
        _sentences(pen, run)
    else:
        names = listed([pen.name(e.seat) for e in run], pen.texts)
        pen.say(pen.texts(f"log.each.{_EACH[type(run[0])]}", names=names, n=amount_of(run[0])))


def _cost(pen: Pen, run: list[happened.EssencePaid]) -> None:
    """What an ability costs does not tell what it does."""
    entry = pen.entries[-1]
    does = entry.instead
    _sentences(pen, run)
    entry.instead = does


def _turned(pen: Pen, run: list[Any]) -> None:
    """The card that an ability turns is not told of again."""
    down = isinstance(run[0], happened.CardExhausted)
    cards = [pen.card(e.card) for e in run]
    if down and pen.about == sheep.ABILITY and pen.entries[-1].text.endswith(cards[0]):
        del cards[0]
    if cards:
        key = "log.exhausted" if down else "log.card_refreshed"
        pen.say(pen.texts(key, name=pen.name(run[0].seat), card=listed(cards, pen.texts)))


def _corrupted(pen: Pen, run: list[happened.ShepherdCorrupted]) -> None:
    key = "log.corrupted" if run[-1].slot else "log.overflows"
    pen.say(pen.texts(key, name=pen.name(run[0].seat), points=len(run), n=run[-1].slot))


def _caravan_corrupted(pen: Pen, run: list[happened.CaravanCorrupted]) -> None:
    caravan = pen.card(run[0].caravan)
    pen.say(pen.texts("log.caravan_corrupted", caravan=caravan, points=len(run), n=run[-1].slot))


_EACH = {
    happened.EssenceGained: "essence_gained", happened.EssencePaid: "essence_paid", happened.LanternsSpent: "lanterns",
    happened.LanternsLit: "lit", happened.Healed: "healed",
}  # fmt: skip
_TELLERS: Mapping[type[Event], Callable[[Pen, list[Any]], None]] = {
    happened.DayBegan: _day,
    happened.NightBegan: _night,
    happened.StepBegan: _begin_step,
    happened.CardDrawn: _drawn,
    happened.TilePlaced: _tile,
    happened.TileFlipped: _tile,
    happened.AbilityUsed: _used,
    happened.CaravanMoved: _rolled,
    happened.CaravanStopped: _held_up,
    happened.ShepherdMoved: _walked,
    happened.Bought: _bought,
    happened.LanternsSpent: _lanterns,
    happened.PollutionAverted: _averted,
    happened.LanternsLit: _each,
    happened.EssenceGained: _each,
    happened.EssencePaid: _each,
    happened.Healed: _each,
    happened.CardExhausted: _turned,
    happened.CardRefreshed: _turned,
    happened.ShepherdCorrupted: _corrupted,
    happened.CaravanCorrupted: _caravan_corrupted,
    happened.SheepAdded: sheep.came,
    happened.SheepRemoved: sheep.came,
    happened.SheepMoved: sheep.moved,
    happened.SheepAttacked: sheep.attacked,
    happened.SheepDamaged: sheep.hurt,
    happened.SheepKilled: sheep.hurt,
    happened.SheepStruck: sheep.struck,
}
"""By the first event of a run what tells it; everything else has a sentence of its own."""
