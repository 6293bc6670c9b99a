"""Shear Panic in words: one sentence an event, for the log, the recap and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.sentence import Names, Sentence, Tellers, told_by
from game.core.texts import Texts
from game.rules.shear_panic import events as happened


def colour_word(sheep: str, texts: Texts) -> str:
    """The colour of a sheep as a word that can open a sentence."""
    return texts(f"colour.{sheep.split('_')[0]}").capitalize()


def describe_event(event: Event, texts: Texts, names: Names) -> Sentence | None:
    """The event in words, or None where the words of others say it already."""
    return told_by(_TELLERS, event, texts, names)


def _box(e: happened.BoxCovered, texts: Texts, names: Names) -> Sentence:
    key = "log.box" if e.used else "log.box_unused"
    return Sentence(texts(key, action=texts(f"action.{e.kind}.name"), number=e.number), True, e.seat)


def _turn(e: happened.TurnBegan, texts: Texts, names: Names) -> Sentence | None:
    return Sentence(texts("log.truck"), True, e.seat) if e.truck else None


_MOVE_KEYS = {
    "lamb_slam": "log.slam", "panic": "log.slam", "line_push": "log.push", "diagonal_push": "log.push",
    "small_step": "log.step", "boing": "log.jump", "return": "log.returned",
}


def _moved(e: happened.SheepMoved, texts: Texts, names: Names) -> Sentence:
    direction = texts(f"direction.{e.towards}") if e.towards else ""
    if e.how == "wool_rule":
        key = "log.rule" if e.moves else "log.rule_nothing"
        return Sentence(texts(key, direction=direction, n=len(e.moves)))
    colour = colour_word(e.leader, texts)
    return Sentence(texts(_MOVE_KEYS[e.how], colour=colour, direction=direction, n=len(e.moves)))


def _turned(e: happened.FlockTurned, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.turned", side=texts(f"side.{e.side}"), direction=texts(f"direction.{e.facing}")))


def _rolled(e: happened.DieRolled, texts: Texts, names: Names) -> Sentence:
    if e.die == "flock":
        return Sentence(texts(f"log.rolled_{e.face}"))
    return Sentence(texts("log.rolled_again" if e.again else "log.rolled_panic", colour=texts(f"colour.{e.face}")))


def _marker(e: happened.MarkerMoved, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.marker_lost" if e.lost else "log.marker", end=e.end, n=e.lost))


def _points(e: happened.PointsScored, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.points", name=names(e.seat), points=e.points))


def _list(sheep: Sequence[str], texts: Texts) -> str:
    return ", ".join(texts(f"colour.{s.split('_')[0]}") for s in sheep)


def _sheared(e: happened.RowSheared, texts: Texts, names: Names) -> Sentence:
    return Sentence(texts("log.sheared_final" if e.final else "log.sheared", colours=_list(e.sheep, texts)))


def _ended(e: happened.GameEnded, texts: Texts, names: Names) -> Sentence:
    won = texts("log.won" if len(e.winners) == 1 else "log.won_many", names=", ".join(map(names, e.winners)))
    return Sentence(f"{texts(f'outcome.{e.reason}')} {won}", True)


_TELLERS: Tellers = {
    happened.FlockPlaced: lambda e, texts, names: Sentence(texts("log.deal"), True),
    happened.TurnBegan: _turn,
    happened.TurnSkipped: lambda e, texts, names: Sentence(texts(f"log.skipped_{e.why}", name=names(e.seat))),
    happened.BoxCovered: _box,
    happened.SheepMoved: _moved,
    happened.FlockTurned: _turned,
    happened.FlockSplit: lambda e, texts, names: Sentence(texts("log.split", n=e.groups)),
    happened.DieRolled: _rolled,
    happened.MarkerMoved: _marker,
    happened.ButtonLifted: lambda e, texts, names: Sentence(texts("log.button", number=e.number)),
    happened.FieldEntered: lambda e, texts, names: Sentence(texts(f"log.field_{e.field}")),
    happened.PointsScored: _points,
    happened.RowSheared: _sheared,
    happened.ButtonsCharged: lambda e, texts, names: Sentence(
        texts("log.buttons_left", name=names(e.seat), points=e.points)
    ),
    happened.GameEnded: _ended,
}
