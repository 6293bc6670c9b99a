"""Space Sheep! in words: one sentence an event, for the log, the recap and the command line.

Events that all may see are told without a word about what is hidden; what only one seat saw is told in the
sentences of its own events, which reach nobody else.
"""

from __future__ import annotations

from game.core.event import Event
from game.core.sentence import Names, Sentence, Tellers, listed, told_by
from game.core.texts import Texts
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.stages import NOBODY, OUSTED


def describe_event(event: Event, texts: Texts, names: Names) -> Sentence | None:
    """The event in words, or None where the words of others say it already."""
    return told_by(_TELLERS, event, texts, names)


def colour_word(colour: str, texts: Texts) -> str:
    """A colour, or `wild`, in the middle of a sentence."""
    return texts(f"colour.{colour}")


# ------------------------------------------------------------------ the deal and cards


def _ring(e: happened.RingDealt, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.ring", systems=listed([colour_word(c, texts) for c in e.systems], texts)), True)


def _allegiance(e: happened.AllegianceDealt, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.is_infiltrator" if e.infiltrator else "log.is_defender", name=names(e.seat)))


def _drawn(e: happened.CardsDrawn, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.drawn", name=names(e.seat), n=e.count, left=e.left))


def _seen(e: happened.CardsSeen, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.seen", cards=listed([colour_word(c, texts) for c in e.cards], texts)))


def _played(e: happened.CardPlayed, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts(f"log.played_{e.what}", name=names(e.seat), card=colour_word(e.card, texts)))


def _moved(e: happened.PiecesMoved, texts: Texts, names: Names) -> Sentence:
    start, end = colour_word(e.start, texts), colour_word(e.end, texts)
    colour = colour_word(e.shepherd or e.sheep, texts)
    return Sentence(texts(f"log.moved_{e.piece}", colour=colour, start=start, end=end))


def _hidden(e: happened.CardHidden, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.hidden", card=colour_word(e.card, texts)))


# ------------------------------------------------------------------ the Wolf and the timer


def _turned(e: happened.TimerTurned, texts: Texts, names: Names) -> Sentence:
    if e.ran_out:
        return Sentence(texts("log.ran_out"), True)
    return Sentence(texts("log.timer_turned", n=e.left // 1000))


def _attacked(e: happened.WolfAttacked, texts: Texts, names: Names) -> Sentence:
    if not e.cards:
        return Sentence(texts("log.attack_infinite"))
    return Sentence(texts("log.attack_empty_seat" if e.by == OUSTED else "log.attack", n=e.cards))


def _discarded(e: happened.CardsDiscarded, texts: Texts, names: Names) -> Sentence:
    name = "" if e.seat == NOBODY else names(e.seat)
    return Sentence(texts(f"log.discarded_{e.where}", n=e.count, name=name))


# ------------------------------------------------------------------ pointing and the end


def _pointed(e: happened.Pointed, texts: Texts, names: Names) -> Sentence:
    if e.other == NOBODY:
        return Sentence(texts("log.points_no_more", name=names(e.seat)), True, e.seat)
    return Sentence(texts("log.points", name=names(e.seat), other=names(e.other)), True, e.seat)


def _ousted(e: happened.Ousted, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.ousted_infiltrator" if e.infiltrator else "log.ousted_defender", name=names(e.seat)))


def _ended(e: happened.GameEnded, texts: Texts, names: Names) -> Sentence:
    won = listed([*map(names, e.winners)], texts)
    key = "log.nobody_won" if not e.winners else "log.won" if len(e.winners) == 1 else "log.won_many"
    return Sentence(f"{texts(f'outcome.{e.reason}')} {texts(key, names=won)}", True)


_TELLERS: Tellers = {
    happened.RingDealt: _ring,
    happened.AllegianceDealt: _allegiance,
    happened.TurnBegan: lambda e, texts, names: Sentence(texts("log.turn", name=names(e.seat)), True, e.seat),
    happened.CardsDrawn: _drawn,
    happened.CardsSeen: _seen,
    happened.CardPlayed: _played,
    happened.PiecesMoved: _moved,
    happened.CardLaid: lambda e, texts, names: Sentence(texts("log.laid", name=names(e.seat))),
    happened.CardHidden: _hidden,
    happened.WolfKnocked: lambda e, texts, names: Sentence(texts("log.knocked")),
    happened.TimerTurned: _turned,
    happened.DieRolled: lambda e, texts, names: Sentence(texts("log.die", n=e.face)),
    happened.WolfMoved: lambda e, texts, names: Sentence(texts("log.wolf", system=colour_word(e.system, texts))),
    happened.WolfAttacked: _attacked,
    happened.CardsDiscarded: _discarded,
    happened.DiscardNamed: lambda e, texts, names: Sentence(
        texts("log.named", name=names(e.seat), other=names(e.other))
    ),
    happened.Pointed: _pointed,
    happened.Ousted: _ousted,
    happened.CommandPassed: lambda e, texts, names: Sentence(texts("log.command", name=names(e.seat))),
    happened.TurnSkipped: lambda e, texts, names: Sentence(texts("log.skipped", name=names(e.seat)), True, e.seat),
    happened.GameEnded: _ended,
}
