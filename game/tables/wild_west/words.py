"""What the line on top says about Wild West Shepherds: the next click, a hint with its reason, what was just done."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.event import Event
from game.core.sentence import listed
from game.core.texts import Texts
from game.rules.wild_west.actions import (
    AnnounceWolves,
    GuessLocation,
    KeepCharacter,
    LookAt,
    PlaceMeeple,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.describe import called, describe_event
from game.rules.wild_west.events import (
    AgentGuessed,
    CharacterKept,
    CharacterShown,
    Claimed,
    ContractGained,
    GameEnded,
    HeadmanTurned,
    LookedAt,
    MeeplePlaced,
    RoundBegan,
    RoundEnded,
    SheepLost,
    SheepTaken,
    WolvesAnnounced,
)
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import UNKNOWN, WildView
from game.tables.base import Desk
from game.tables.wild_west.choose import SILENCE, Selection

_TOLD = (
    CharacterKept, HeadmanTurned, WolvesAnnounced, LookedAt, MeeplePlaced, Claimed, AgentGuessed, ContractGained,
    GameEnded,
)  # fmt: skip


def click_words(desk: Desk, legal: Sequence[Action], chosen: Selection) -> str:
    """Which click comes next, as the clicks so far narrow it; "" where the ask's own words say it."""
    view: WildView = desk.view()
    if not legal or chosen == Selection():
        return ""
    texts, asked = desk.texts, legal[0]
    name = desk.name_of(view.turn)
    if isinstance(asked, WatchFields):
        return texts("narrow.second", name=name, place=texts(f"place.{chosen.first or chosen.place}"))
    if isinstance(asked, PlaceMeeple):
        return _claim_words(texts, name, chosen)
    if isinstance(asked, GuessLocation):
        return _guess_words(desk, view, name, chosen)
    return ""


def _claim_words(texts: Texts, name: str, chosen: Selection) -> str:
    """The meeple has its place, or the claim comes first; what is still to be said?"""
    place = texts(f"place.{chosen.place}") if chosen.place else ""
    claimed = bool(chosen.about and chosen.says)
    if not place:
        return texts("narrow.go_silent" if chosen.says == SILENCE else "narrow.go", name=name)
    if claimed or chosen.says == SILENCE:
        return ""
    if chosen.about:
        return texts("narrow.type", name=name, place=place, about=texts(f"place.{chosen.about}"))
    if chosen.says:
        return texts("narrow.about", name=name, place=place, type=texts(f"location_type.{chosen.says}"))
    return texts("narrow.say", name=name, place=place)


def _guess_words(desk: Desk, view: WildView, name: str, chosen: Selection) -> str:
    texts = desk.texts
    if chosen.other >= 0:
        place = texts(f"place.{PLACES[view.meeples[view.turn]]}")
        return texts("narrow.guess", name=name, other=desk.name_of(chosen.other), place=place)
    if chosen.says:
        return texts("narrow.insure", name=name, type=texts(f"location_type.{chosen.says}"))
    return ""


def hint_words(desk: Desk, advice: Action, why: str) -> str:
    """What a bot would do in this seat's place, and its reason."""
    texts, view = desk.texts, desk.view()
    fields = {"name": desk.name_of(view.turn), "why": why}

    def place(name: str) -> str:
        return texts(f"place.{name}")

    if isinstance(advice, KeepCharacter):
        return texts("hint.keep", character=called(advice.character, texts), **fields)
    if isinstance(advice, WatchFields):
        return texts("hint.watch", first=place(advice.first), second=place(advice.second), **fields)
    if isinstance(advice, AnnounceWolves):
        return texts("hint.announce", n=advice.number, **fields)
    if isinstance(advice, LookAt):
        return texts("hint.look", place=place(advice.place), **fields)
    if isinstance(advice, PlaceMeeple):
        if advice.about is None or advice.says is None:
            return texts("hint.place", place=place(advice.place), **fields)
        says = texts(f"location_type.{advice.says}")
        return texts("hint.claim", place=place(advice.place), about=place(advice.about), type=says, **fields)
    if isinstance(advice, GuessLocation):
        other = desk.name_of(advice.other)
        return texts("hint.guess", other=other, type=texts(f"location_type.{advice.says}"), **fields)
    return texts("hint.contract" if isinstance(advice, UseContract) else "hint.save", **fields)


def told(events: Sequence[Event], desk: Desk) -> str:
    """What one action did, short enough to be read while it moves; "" for nothing that can be seen.

    Only what all may see is told: others can read this line. A scoring is told by what it brought each seat.
    """
    seen = [e for e in events if isinstance(e, _TOLD) or (isinstance(e, CharacterShown) and e.character == "billy")]
    parts = [desk.tell(describe_event, event) for event in seen]
    out = [p.text.rstrip(".") + "." for p in parts if p is not None and p.text]
    scored = _scored(events, desk)
    if scored:
        out.insert(len(out) - any(isinstance(e, GameEnded) for e in events), scored)
    begun = next((e for e in events if isinstance(e, RoundBegan)), None)
    if begun is not None:
        out.append(desk.texts("narrow.new_round", n=begun.number, name=desk.name_of(begun.headman)))
    return " ".join(out)


def caption(event: Event, desk: Desk) -> str:
    """What one step of the scoring says; the end of a round says who leads."""
    if isinstance(event, RoundEnded):
        most = max(event.sheep)
        first = [desk.name_of(seat) for seat, count in enumerate(event.sheep) if count == most]
        key = "table.over" if len(first) == 1 else "table.over_many"
        return desk.texts(key, names=listed(first, desk.texts), round=event.number, sheep=most)
    sentence = desk.tell(describe_event, event)
    return sentence.text if sentence is not None else ""


def _scored(events: Sequence[Event], desk: Desk) -> str:
    """Who won or lost how many sheep, if anything was scored at all."""
    change = [0] * len(desk.seats)
    for event in events:
        if isinstance(event, SheepTaken):
            change[event.seat] += event.count
        elif isinstance(event, SheepLost) and not event.contract:
            change[event.seat] -= event.count
    moved = [f"{desk.name_of(s)} {signed(n)}" for s, n in enumerate(change) if n]
    if moved:
        return desk.texts("narrow.scored", changes=", ".join(moved))
    return desk.texts("narrow.nothing_scored") if any(isinstance(e, RoundEnded) for e in events) else ""


def signed(count: int) -> str:
    """A change of sheep with its sign."""
    return "0" if count == 0 else f"{count:+d}".replace("-", "\u2212")


def why_these(view: WildView, texts: Texts) -> str:
    """Why a Headman who saw these two cards may announce just these numbers; only for the Headman's eyes (W8)."""
    kinds = [view.locations[place] for place in view.watched if view.locations[place] != UNKNOWN]
    if not kinds:
        return ""
    cards = [view.setup.cards[kind] for kind in kinds]
    rule = view.setup.config.announcement
    disguised = sum(card.disguised for card in cards)
    most = sum(card.wolves for card in cards)
    if most >= rule.open_from:
        why = texts("narrow.why_many", n=rule.open_from, most=rule.at_most)
        return f"{texts('narrow.why_clothed', n=disguised)} {why}" if disguised else why
    if disguised:
        return texts("narrow.why_clothed", n=disguised)
    return texts("narrow.why_exact", n=honest_numbers(view.setup, kinds)[0])
