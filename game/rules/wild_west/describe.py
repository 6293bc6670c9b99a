"""Wild West Shepherds in words: one sentence an event, for the log, the recap and the command line.

Events that all may see are told without a word about what is hidden; what only one seat saw is told in the
sentences of its own events, which reach nobody else.
"""

from __future__ import annotations

from game.core.event import Event
from game.core.sentence import Names, Sentence, Tellers, listed, told_by
from game.core.texts import Texts
from game.rules.wild_west import events as happened
from game.rules.wild_west.ability_text import location_name


def describe_event(event: Event, texts: Texts, names: Names) -> Sentence | None:
    """The event in words, or None where the words of others say it already."""
    return told_by(_TELLERS, event, texts, names)


def place_word(place: str, texts: Texts) -> str:
    """A place in the middle of a sentence."""
    return texts(f"place.{place}")


def at_place(place: str, texts: Texts) -> str:
    """Where something happens: `at field 2`, `in the wild`."""
    return texts(f"place_at.{place}")


def called(character: str, texts: Texts) -> str:
    """A character in the middle of a sentence, with its article if it has one."""
    return texts(f"character.{character}.called")


# ------------------------------------------------------------------ the draft


def _round(e: happened.RoundBegan, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.round", number=e.number, name=names(e.headman)), True, e.headman)


def _in_play(e: happened.CharactersShuffled, texts: Texts, names: Names) -> Sentence:
    characters = [texts(f"character.{c}.name") for c in e.characters]
    return Sentence(texts("log.in_play", characters=listed(characters, texts)))


def _seen(e: happened.CharactersSeen, texts: Texts, names: Names) -> Sentence | None:
    if len(e.cards) < 2:
        return None
    characters = [called(c, texts) for c in e.cards]
    return Sentence(texts("log.drew", name=names(e.seat), characters=listed(characters, texts)))


def _kept(e: happened.CharacterKept, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.kept" if e.passed else "log.took_last", name=names(e.seat)))


def _chosen(e: happened.CharacterChosen, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.chose", name=names(e.seat), character=called(e.character, texts)))


def _shown(e: happened.CharacterShown, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.shown", name=names(e.seat), character=called(e.character, texts)))


# ------------------------------------------------------------------ watch and placing


def _looked(e: happened.LookedAt, texts: Texts, names: Names) -> Sentence:
    places = listed([place_word(p, texts) for p in e.places], texts)
    return Sentence(texts("log.looked", name=names(e.seat), places=places), True, e.seat)


def _card_seen(e: happened.CardSeen, texts: Texts, names: Names) -> Sentence:
    card = location_name(e.card, texts)
    return Sentence(texts("log.saw", name=names(e.seat), at=at_place(e.place, texts), card=card))


def _announced(e: happened.WolvesAnnounced, texts: Texts, names: Names) -> Sentence:
    key = "log.announced" if e.number else "log.announced_none"
    return Sentence(texts(key, name=names(e.seat), n=e.number))


def _placed(e: happened.MeeplePlaced, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.placed", name=names(e.seat), place=place_word(e.place, texts)))


def _claimed(e: happened.Claimed, texts: Texts, names: Names) -> Sentence | None:
    if not e.about:
        return None
    place, kind = place_word(e.about, texts), texts(f"location_type.{e.says}")
    return Sentence(texts("log.claimed", name=names(e.seat), place=place, type=kind))


def _turned_up(e: happened.LocationTurned, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.turned_up", title=texts(f"place_title.{e.place}"), card=location_name(e.card, texts)))


def _guessed(e: happened.AgentGuessed, texts: Texts, names: Names) -> Sentence:
    key = "log.guessed_right" if e.right else "log.guessed_wrong"
    kind, place = texts(f"location_type.{e.says}"), place_word(e.place, texts)
    return Sentence(texts(key, name=names(e.seat), other=names(e.other), type=kind, place=place), True, e.seat)


# ------------------------------------------------------------------ scoring


def _attack(e: happened.AttackBegan, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.attack", n=e.wolves, at=at_place(e.place, texts)), True)


def _collect(e: happened.CollectBegan, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.collect", at=at_place(e.place, texts)), True)


def _lost(e: happened.SheepLost, texts: Texts, names: Names) -> Sentence:
    key = "log.lost_contract" if e.contract else "log.lost"
    return Sentence(texts(key, name=names(e.seat), n=e.count, at=at_place(e.place, texts)))


def _added(e: happened.SheepAdded, texts: Texts, names: Names) -> Sentence:
    where = {"place": place_word(e.place, texts), "at": at_place(e.place, texts)}
    return Sentence(texts(f"log.added_{e.cause}", n=e.count, **where))


def _taken(e: happened.SheepTaken, texts: Texts, names: Names) -> Sentence:
    name, place = names(e.seat), place_word(e.place, texts)
    if e.cause == "share":
        return Sentence(texts("log.taken_share", name=name, n=e.count, place=place))
    key = "log.taken_beside" if e.beside else "log.taken_supply"
    role, at = called(e.cause, texts), at_place(e.place, texts)
    return Sentence(texts(key, name=name, n=e.count, at=at, character=role))


_TOLD_RETURNS = ("cannot_collect", "alone", "insured", "guessed")
"""Meeples that go home otherwise have been in a sentence about sheep."""


def _returned(e: happened.MeepleReturned, texts: Texts, names: Names) -> Sentence | None:
    if e.why not in _TOLD_RETURNS:
        return None
    return Sentence(texts(f"log.returned_{e.why}", name=names(e.seat), at=at_place(e.place, texts)))


def _left(e: happened.SheepLeft, texts: Texts, names: Names) -> Sentence | None:
    return Sentence(texts("log.left", n=e.count, at=at_place(e.place, texts))) if e.count else None


# ------------------------------------------------------------------ ends


def _round_ended(e: happened.RoundEnded, texts: Texts, names: Names) -> Sentence:
    counts = [texts("log.count", name=names(seat), n=count) for seat, count in enumerate(e.sheep)]
    return Sentence(texts("log.round_ended", number=e.number, counts=", ".join(counts)), True)


def _ended(e: happened.GameEnded, texts: Texts, names: Names) -> Sentence:
    won = texts("log.won" if len(e.winners) == 1 else "log.won_many", names=listed([*map(names, e.winners)], texts))
    return Sentence(f"{texts(f'outcome.{e.reason}')} {won}", True)


_TELLERS: Tellers = {
    happened.PilesBuilt: lambda e, texts, names: Sentence(texts("log.piles", n=e.cards, box=e.box), True),
    happened.RoundBegan: _round,
    happened.CharactersShuffled: _in_play,
    happened.CharactersSeen: _seen,
    happened.CharacterKept: _kept,
    happened.CharacterChosen: _chosen,
    happened.CharacterShown: _shown,
    happened.HeadmanTurned: lambda e, texts, names: Sentence(texts("log.headman_turned", name=names(e.seat))),
    happened.LocationsDealt: lambda e, texts, names: Sentence(texts("log.dealt", left=e.left), True),
    happened.LookedAt: _looked,
    happened.CardSeen: _card_seen,
    happened.WolvesAnnounced: _announced,
    happened.MeeplePlaced: _placed,
    happened.Claimed: _claimed,
    happened.LocationTurned: _turned_up,
    happened.AgentGuessed: _guessed,
    happened.ContractGained: lambda e, texts, names: Sentence(texts("log.contract", name=names(e.seat))),
    happened.ContractSaved: lambda e, texts, names: Sentence(texts("log.contract_saved", name=names(e.seat))),
    happened.AttackBegan: _attack,
    happened.CollectBegan: _collect,
    happened.SheepLost: _lost,
    happened.SheepAdded: _added,
    happened.SheepTaken: _taken,
    happened.MeepleReturned: _returned,
    happened.SheepLeft: _left,
    happened.RoundEnded: _round_ended,
    happened.GameEnded: _ended,
}
