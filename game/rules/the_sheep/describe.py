"""The Sheep in words: one sentence an event, for the log, the recap and the command line.

Cards and hexes have their names in the data and on the map, not in the texts: `named_texts` puts them in. Without
them a card is called by its id, and a hex is just a hex.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.core.sentence import Names, Sentence, Tellers, listed, told_by
from game.core.texts import Pattern, Texts
from game.geometry.paths import FAR
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.score import SAFE_HOME
from game.rules.the_sheep.setup import Setup
from game.rules.the_sheep.stages import BY_DAY, BY_NIGHT, COMBAT

Teller = Callable[[Any, Texts, Names], Sentence | None]


def describe_event(event: Event, texts: Texts, names: Names) -> Sentence | None:
    """The event in words, or None where the words of others say it already."""
    return told_by(_TELLERS, event, texts, names)


def named_texts(texts: Texts, setup: Setup) -> Texts:
    """The texts with the names of this journey's cards, Caravans and hexes."""
    config = setup.config
    names: dict[str, str] = {}
    for row in (
        config.equipment, config.traits, config.curses, config.mutations, config.day_events, config.night_events,
        config.tiles, config.caravans,
    ):  # fmt: skip
        names |= {f"card.{key}": card.name for key, card in row.items()}
    names |= {f"card.{key}": key.replace("_", " ").capitalize() for key in config.flock}
    names |= {f"caravan_at.{index}": config.caravans[name].name for index, name in enumerate(setup.caravans)}
    names |= {f"hex.{place}": hex_words(setup, place, texts) for place in range(len(setup.map.hexes))}
    return texts.merged(Texts({key: Pattern(_plain(name)) for key, name in names.items()}))


def hex_words(setup: Setup, place: int, texts: Texts) -> str:
    """A hex in the middle of a sentence: what is there, else its ground with column and row, counted from 0."""
    charted = setup.map
    if place == charted.start:
        return texts("place.start")
    if place in charted.finishes:
        return texts("place.finish")
    spawn = next((colour for colour, at in charted.spawns.items() if at == place), None)
    if spawn is not None:
        return texts(f"place.spawn.{spawn}")
    column, row = charted.hexes[place]
    ground = "road" if charted.to_finish[place] != FAR else charted.terrain[place]
    return texts("place.at", ground=texts(f"place.ground.{ground}"), column=column, row=row)


def card_name(card: str, texts: Texts) -> str:
    """A card, trait, Caravan or tile by its name."""
    key = f"card.{card}"
    return texts(key) if key in texts else card.replace("_", " ").title()


def hex_name(place: int, texts: Texts) -> str:
    """A hex in the middle of a sentence."""
    key = f"hex.{place}"
    return texts(key) if key in texts else texts("place.somewhere")


def _plain(name: str) -> str:
    return name.replace("{", "{{").replace("}", "}}")


# ------------------------------------------------------------------ Days, Nights and cards


_TOLD_STEPS = (BY_DAY, BY_NIGHT, COMBAT)
"""The steps in which people act; what happens in the others says enough."""


def _step(e: happened.StepBegan, texts: Texts, names: Names) -> Sentence | None:
    return Sentence(texts(f"log.step.{e.step}"), True) if e.step in _TOLD_STEPS else None


def _drawn(e: happened.CardDrawn, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts(f"log.drawn.{e.deck}", card=card_name(e.card, texts)), True)


def _reshuffled(e: happened.DeckReshuffled, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.reshuffled", deck=texts(f"deck.{e.deck}")))


def _seen(e: happened.CardSeen, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.seen", deck=texts(f"deck.{e.deck}"), card=card_name(e.card, texts)))


def _buried(e: happened.CardBuried, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.buried", deck=texts(f"deck.{e.deck}"), card=card_name(e.card, texts)))


def _used(e: happened.AbilityUsed, texts: Texts, names: Names) -> Sentence | None:
    if e.seat >= 0:
        return Sentence(texts("log.used", name=names(e.seat), card=card_name(e.card, texts)), True, e.seat)
    return None if e.ability == "board" else Sentence(texts("log.works", card=card_name(e.card, texts)))


# ------------------------------------------------------------------ Caravans


def _caravan(key: str) -> Teller:
    def tell(e: Any, texts: Texts, names: Names) -> Sentence:
        return Sentence(texts(f"log.{key}", caravan=card_name(e.caravan, texts)), True)

    return tell


def _rolled(e: happened.CaravanMoved, texts: Texts, names: Names) -> Sentence:
    where = hex_name(e.path[-1], texts)
    return Sentence(texts("log.rolled", caravan=card_name(e.caravan, texts), n=len(e.path) - 1, where=where))


def _stopped(e: happened.CaravanStopped, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts(f"log.stopped.{e.why}", caravan=card_name(e.caravan, texts)))


def _caravan_corrupted(e: happened.CaravanCorrupted, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.caravan_corrupted", caravan=card_name(e.caravan, texts), points=1, n=e.slot))


# ------------------------------------------------------------------ Shepherds


def _moved(e: happened.ShepherdMoved, texts: Texts, names: Names) -> Sentence:
    fields = {"name": names(e.seat), "where": hex_name(e.path[-1], texts)}
    walked = e.how == "walk"
    told = texts(f"log.moved.{e.how}", n=len(e.path) - 1, **fields)
    return Sentence(told, walked, e.seat if walked else None)


def _bought(e: happened.Bought, texts: Texts, names: Names) -> Sentence:
    card, caravan = card_name(e.card, texts), card_name(e.caravan, texts)
    return Sentence(texts("log.bought", name=names(e.seat), card=card, caravan=caravan, n=e.cost), True, e.seat)


def _given(e: happened.EssenceGiven, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.given", name=names(e.seat), other=names(e.other), n=e.amount), True, e.seat)


_HEADED_LANTERNS = ("purify", "step")
_SILENT_LANTERNS = ("boost", "distract")
"""Uses of Lanterns that open an entry, and those that the attack or the distraction tells."""


def _lanterns(e: happened.LanternsSpent, texts: Texts, names: Names) -> Sentence | None:
    if e.use in _SILENT_LANTERNS:
        return None
    headed = e.use in _HEADED_LANTERNS
    told = texts(f"log.lanterns.{e.use}", name=names(e.seat), n=e.count)
    return Sentence(told, headed, e.seat if headed else None)


def _attacked(e: happened.SheepAttacked, texts: Texts, names: Names) -> Sentence:
    key = "log.attacked_boosted" if e.boost else "log.attacked"
    return Sentence(texts(key, name=names(e.seat), card=card_name(e.card, texts)), True, e.seat)


def _corrupted(e: happened.ShepherdCorrupted, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.corrupted" if e.slot else "log.overflows", name=names(e.seat), points=1, n=e.slot))


def _of_seat(key: str) -> Teller:
    """A sentence with who it is about, how many of something, and which card, as far as the event knows."""

    def tell(e: Any, texts: Texts, names: Names) -> Sentence:
        card = getattr(e, "card", getattr(e, "trait", ""))
        count = getattr(e, "amount", getattr(e, "count", 0))
        return Sentence(texts(f"log.{key}", name=names(e.seat), n=count, card=card_name(card, texts)))

    return tell


# ------------------------------------------------------------------ Sheep


def _sheep(key: str) -> Teller:
    def tell(e: Any, texts: Texts, names: Names) -> Sentence:
        return Sentence(texts(f"log.{key}", tier=texts(f"tier.{e.tier}"), where=hex_name(e.hex, texts)))

    return tell


def _sheep_moved(e: happened.SheepMoved, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.sheep_moved", n=len(e.sheep), where=hex_name(e.path[-1], texts)))


def _struck(e: happened.SheepStruck, texts: Texts, names: Names) -> Sentence:
    if e.kind == "shepherd":
        return Sentence(texts("log.struck_shepherd", name=names(e.number), n=e.amount), True)
    key = f"caravan_at.{e.number}"
    caravan = texts(key) if key in texts else texts("place.caravan")
    return Sentence(texts("log.struck_caravan", caravan=caravan, n=e.amount), True)


# ------------------------------------------------------------------ pollution and the end


def _averted(e: happened.PollutionAverted, texts: Texts, names: Names) -> Sentence:
    givers = [names(seat) for seat, count in enumerate(e.lanterns) if count]
    key = "log.averted" if givers else "log.averted_free"
    return Sentence(texts(key, names=listed(givers, texts), n=sum(e.lanterns)), True)


def _tile(key: str) -> Teller:
    def tell(e: Any, texts: Texts, names: Names) -> Sentence:
        return Sentence(texts(f"log.{key}", tile=card_name(e.tile, texts)), True)

    return tell


_TELLERS: Tellers = {
    happened.DayBegan: lambda e, texts, names: Sentence(texts("log.day", n=e.day), True),
    happened.NightBegan: lambda e, texts, names: Sentence(texts("log.night", n=e.day), True),
    happened.StepBegan: _step,
    happened.Refreshed: lambda e, texts, names: Sentence(texts("log.refreshed")),
    happened.CardDrawn: _drawn,
    happened.DeckReshuffled: _reshuffled,
    happened.BoardActed: _caravan("board"),
    happened.CaravanEntered: _caravan("entered"),
    happened.CaravanMoved: _rolled,
    happened.CaravanStopped: _stopped,
    happened.CaravanSafe: _caravan("safe"),
    happened.CaravanLost: _caravan("lost"),
    happened.ShepherdMoved: _moved,
    happened.Bought: _bought,
    happened.EssenceGained: _of_seat("essence_gained"),
    happened.EssencePaid: _of_seat("essence_paid"),
    happened.EssenceGiven: _given,
    happened.EssenceLost: lambda e, texts, names: Sentence(texts("log.essence_lost", n=e.amount)),
    happened.LanternsSpent: _lanterns,
    happened.LanternsLit: _of_seat("lit"),
    happened.ExperienceGained: _of_seat("experience"),
    happened.TraitGained: _of_seat("trait"),
    happened.CardExhausted: _of_seat("exhausted"),
    happened.CardRefreshed: _of_seat("card_refreshed"),
    happened.CardDiscarded: _of_seat("discarded"),
    happened.AbilityUsed: _used,
    happened.SheepAttacked: _attacked,
    happened.SheepDamaged: lambda e, texts, names: Sentence(texts("log.damaged", n=e.amount)),
    happened.SheepKilled: _sheep("killed"),
    happened.SheepAdded: _sheep("added"),
    happened.SheepRemoved: _sheep("removed"),
    happened.SheepMissing: lambda e, texts, names: Sentence(texts("log.missing", tier=texts(f"tier.{e.tier}"))),
    happened.SheepMoved: _sheep_moved,
    happened.Distracted: lambda e, texts, names: Sentence(texts("log.distracts", name=names(e.seat)), True, e.seat),
    happened.SheepStruck: _struck,
    happened.ShepherdCorrupted: _corrupted,
    happened.CaravanCorrupted: _caravan_corrupted,
    happened.Healed: _of_seat("healed"),
    happened.CurseDrawn: _of_seat("cursed"),
    happened.ShepherdDied: lambda e, texts, names: Sentence(texts("log.died", name=names(e.seat)), True, e.seat),
    happened.PollutionClimbed: lambda e, texts, names: Sentence(texts("log.climbed", slot=e.slot + 1, n=e.cost), True),
    happened.PollutionAverted: _averted,
    happened.TilePlaced: _tile("tile_placed"),
    happened.TileFlipped: _tile("tile_flipped"),
    happened.CardSeen: _seen,
    happened.CardBuried: _buried,
    happened.GameEnded: lambda e, texts, names: Sentence(
        f"{texts(f'outcome.{e.reason}')} {texts('log.won' if e.reason == SAFE_HOME else 'log.lost_all')}", True
    ),
}
