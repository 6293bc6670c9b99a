"""The end of a game of Space Sheep! in words: won or lost together, how long it took, who was what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.sentence import listed
from game.core.texts import Texts
from game.rules.space_sheep.describe import describe_event
from game.rules.space_sheep.events import PiecesMoved, TimePassed, WolfAttacked
from game.rules.space_sheep.setup import PACES
from game.rules.space_sheep.view import SpaceView
from game.tables.base import EndCard, EndSide
from game.tables.space_sheep.looks import sheep_picture, wolf_picture

_HOME = "home"


class SpaceEnd:
    """See game.tables.base.TellsEnd."""

    def end(self, view: SpaceView, events: Sequence[Event], texts: Texts) -> EndCard:
        """A crew that is home or lost, or two sides one of which has won."""
        home = view.reason == _HOME
        if view.setup.infiltrators:
            headline = texts("after.defenders_won" if home else "after.infiltrators_won")
        else:
            headline = texts("after.won" if home else "after.lost")
        picture = sheep_picture(view.ring[0]) if home else wolf_picture(True)
        return EndCard(headline, picture, _facts(view, events, texts), _sides(view, texts), _easier(view, texts))

    def move(self, events: Sequence[Event], texts: Texts) -> str:
        """Where pieces went."""
        told = (describe_event(e, texts, str) for e in events if isinstance(e, PiecesMoved))
        return " ".join(sentence.text for sentence in told if sentence is not None)


TELLER = SpaceEnd()


def _facts(view: SpaceView, events: Sequence[Event], texts: Texts) -> tuple[tuple[str, str], ...]:
    setup = view.setup
    facts = [("turns", str(view.turns + 1)), ("moves", str(view.moves))]
    if setup.sand:
        seconds = sum(e.ms for e in events if isinstance(e, TimePassed)) // 1000
        facts.append(("time", texts("after.minutes", minutes=seconds // 60, seconds=f"{seconds % 60:02}")))
        facts.append(("wolf", str(sum(isinstance(e, WolfAttacked) and e.by == "sand" for e in events))))
    facts.append(("cards", str(view.deck + sum(len(hand) for hand in view.hands))))
    return tuple((texts(f"after.{name}"), figure) for name, figure in facts)


def _sides(view: SpaceView, texts: Texts) -> tuple[EndSide, ...]:
    def side(title: str, seats: Sequence[int]) -> EndSide:
        told = tuple((seat, texts("after.ousted") if seat in view.ousted else "") for seat in seats)
        return EndSide(texts(f"after.{title}"), all(seat in view.winners for seat in seats), told)

    everybody = range(view.setup.seats)
    if not view.setup.infiltrators:
        return (side("crew", everybody),)
    traitors = view.infiltrators
    both = (side("defenders", [s for s in everybody if s not in traitors]), side("infiltrators", traitors))
    return both if both[0].won else both[::-1]


def _easier(view: SpaceView, texts: Texts) -> str:
    """The settings under which it was easier than at a table, in one sentence."""
    setup = view.setup
    pace = str(dict(setup.options).get("pace", ""))
    how = ["relaxed"] if setup.relaxed else [] if setup.sand else ["untimed"]
    if PACES.get(pace, 100) > PACES["normal"]:
        how.append(pace)
    if setup.fill and setup.sand:
        how.append("fill")
    return texts("after.easier", how=listed([texts(f"after.how.{name}") for name in how], texts)) if how else ""
