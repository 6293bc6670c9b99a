"""The end of a journey in words: what came of the Caravans and of each Shepherd, and what made the way easier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.event import Event
from game.core.sentence import listed
from game.core.texts import Texts
from game.render.text_layout import plain
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.describe import card_name, named_texts
from game.rules.the_sheep.score import CARAVAN_LOST
from game.rules.the_sheep.setup import Setup, caravan_count
from game.rules.the_sheep.stages import DEAD, SAFE
from game.rules.the_sheep.view import SheepView
from game.tables.base import EndCard, EndPerson
from game.tables.the_sheep.looks import FOLDER, portrait_picture

_NOBODY = -1
_OTHERS_ACT = (
    happened.DayBegan, happened.NightBegan, happened.StepBegan, happened.BoardActed, happened.SheepStruck,
    happened.CardDrawn,
)  # fmt: skip
"""After these, and after what no Shepherd uses, a Sheep that dies is no Shepherd's kill."""


class JourneyEnd:
    """See game.tables.base.TellsEnd."""

    def end(self, view: SheepView, events: Sequence[Event], texts: Texts) -> EndCard:
        """All are on one side; each Shepherd has a card."""
        words = named_texts(texts, view.setup)
        lost = next((e.caravan for e in events if isinstance(e, happened.CaravanLost)), "")
        headline = words(f"after.headline.{view.reason}", caravan=card_name(lost, words) if lost else "")
        if view.reason == CARAVAN_LOST and not lost:
            headline = words("after.headline.some_caravan")
        people = tuple(_person(view, events, words, seat) for seat in range(view.setup.seats))
        picture = f"{FOLDER}end-{view.reason}"
        facts, settings = _facts(view, events, words), _settings(view.setup, words)
        return EndCard(headline, picture, facts, easier=settings, people=people, scenic=True)

    def move(self, events: Sequence[Event], texts: Texts) -> str:
        """A journey has no shortest way."""
        return ""


TELLER = JourneyEnd()


def _facts(view: SheepView, events: Sequence[Event], texts: Texts) -> tuple[tuple[str, str], ...]:
    home = sum(at == SAFE for at in view.caravans)
    gained, spent = _sum(events, happened.EssenceGained), _sum(events, happened.EssencePaid)
    given = sum(sum(e.lanterns) for e in events if isinstance(e, happened.PollutionAverted))
    tiles = texts("after.of", n=len(view.tiles), all=view.setup.numbers.tiles)
    figures = {
        "days": str(view.day),
        "home": texts("after.of", n=home, all=len(view.caravans)),
        "killed": str(_count(events, happened.SheepKilled)),
        "essence": texts("after.gained_spent", gained=gained, spent=spent),
        "healed": str(_sum(events, happened.Healed)),
        "curses": str(_count(events, happened.CurseDrawn)),
        "tiles": tiles,
        "lanterns": str(given),
    }
    return tuple((texts(f"after.{name}"), figure) for name, figure in figures.items())


def _count(events: Iterable[Event], kind: type[Event]) -> int:
    return sum(isinstance(e, kind) for e in events)


def _sum(events: Iterable[Event], kind: type[happened.EssenceGained | happened.EssencePaid | happened.Healed]) -> int:
    return sum(e.amount for e in events if isinstance(e, kind))


# ------------------------------------------------------------------ Shepherds


def _person(view: SheepView, events: Sequence[Event], texts: Texts, seat: int) -> EndPerson:
    who = view.setup.shepherds[seat]
    name, level = plain(view.setup.config.shepherds[who].name), view.levels[seat]
    dead = view.hexes[seat] == DEAD
    alive = texts("after.alive", name=name, level=texts(f"after.level.{level}"))
    title = _death(events, texts, seat, name) if dead else alive
    kills = sum(1 for killer in killers(events) if killer == seat)
    bought = [card_name(e.card, texts) for e in events if isinstance(e, happened.Bought) and e.seat == seat]
    lines = [texts("after.kills", n=kills)]
    lines += [texts("after.bought", cards=listed(bought, texts))] if bought else []
    curses = [card_name(e.card, texts) for e in events if isinstance(e, happened.CurseDrawn) and e.seat == seat]
    lines += [texts("after.cursed", cards=listed(curses, texts))] if curses else []
    return EndPerson(seat, portrait_picture(who), title, tuple(lines), not dead)


def _death(events: Sequence[Event], texts: Texts, seat: int, name: str) -> str:
    """On which Day or in which Night a Shepherd died."""
    when: Event | None = None
    for event in events:
        if isinstance(event, happened.DayBegan | happened.NightBegan):
            when = event
        elif isinstance(event, happened.ShepherdDied) and event.seat == seat:
            break
    if isinstance(when, happened.NightBegan):
        return texts("after.died_by_night", name=name, n=when.day)
    if isinstance(when, happened.DayBegan):
        return texts("after.died_by_day", name=name, n=when.day)
    return texts("after.died", name=name)


def killers(events: Iterable[Event]) -> Iterator[int]:
    """For every Sheep that died the seat that killed it, by an attack or an ability, or -1."""
    seat = _NOBODY
    for event in events:
        if isinstance(event, happened.SheepAttacked | happened.AbilityUsed):
            seat = event.seat
        elif isinstance(event, _OTHERS_ACT):
            seat = _NOBODY
        elif isinstance(event, happened.SheepKilled):
            yield seat


# ------------------------------------------------------------------ the set-up


def _settings(setup: Setup, texts: Texts) -> str:
    """What made the journey easier than usual, and what harder, in a line each; "" for a usual one."""
    usual = setup.config.numbers
    easier: list[str] = []
    harder: list[str] = []
    early = setup.waves[0] - usual.waves[0]
    if early:
        (easier if early > 0 else harder).append(texts(f"after.how.{'more' if early > 0 else 'fewer'}", n=abs(early)))
    count, all_ = len(setup.caravans), caravan_count(setup.config, setup.seats, {})
    if count != all_:
        (easier if count < all_ else harder).append(texts("after.how.caravans", n=count, usual=all_))
    if setup.silencing:
        easier.append(texts("after.how.silencing"))
    if setup.minor_tiles:
        harder.append(texts("after.how.tiles", n=setup.minor_tiles))
    told = [("easier", easier), ("harder", harder)]
    return "\n".join(texts(f"after.{key}", how=listed(how, texts)) for key, how in told if how)
