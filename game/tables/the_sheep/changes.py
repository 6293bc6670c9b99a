"""What each event changes in the figures, at once and without motion: the same changes as in the view.

Some things the rules do without telling (Lanterns that a card takes away or adds at dawn); there the next view sets
them right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.decks import DAY_EVENTS, MUTATIONS
from game.rules.the_sheep.stages import DAY, DEAD, NIGHT, SAFE, TIERS
from game.tables.the_sheep.figures import Figures, Piece


def happen(figures: Figures, event: Event) -> None:
    """Change the figures as the event says. Pieces that go are only marked as leaving; `sweep` takes them off."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(figures, event)


# ---------------------------------------------------------------- the hours


def _day(f: Figures, e: happened.DayBegan) -> None:
    _half(f)
    f.half, f.sign = DAY, ""


def _night(f: Figures, e: happened.NightBegan) -> None:
    _half(f)
    f.half = NIGHT


def _half(f: Figures) -> None:
    """Damage comes off, the Sheep are what they were (T21)."""
    f.mutation = ""
    for piece in f.pieces.values():
        piece.damage = 0


def _refreshed(f: Figures, e: happened.Refreshed) -> None:
    for seat in range(len(f.lit)):
        if _lives(f, seat):
            f.lit[seat] = f.lanterns


def _drawn(f: Figures, e: happened.CardDrawn) -> None:
    if e.deck == MUTATIONS:
        f.mutation = e.card
    elif e.deck == DAY_EVENTS:
        f.sign = f.signs.get(e.card, "")


# ---------------------------------------------------------------- Caravans


def _entered(f: Figures, e: happened.CaravanEntered) -> None:
    if f.map is not None:
        _caravan(f, e.caravan).hex = f.map.start


def _rolled(f: Figures, e: happened.CaravanMoved) -> None:
    _caravan(f, e.caravan).hex = e.path[-1]


def _safe(f: Figures, e: happened.CaravanSafe) -> None:
    piece = _caravan(f, e.caravan)
    piece.leaving = piece.hex >= 0
    piece.then = SAFE


def _bore(f: Figures, e: happened.CaravanCorrupted) -> None:
    f.bearing[f.caravans.index(e.caravan)] = e.slot


def _caravan(f: Figures, name: str) -> Piece:
    return f.pieces["caravan", f.caravans.index(name)]


# ---------------------------------------------------------------- Shepherds


def _walked(f: Figures, e: happened.ShepherdMoved) -> None:
    f.pieces["shepherd", e.seat].hex = e.path[-1]


def _put_out(f: Figures, e: happened.LanternsSpent) -> None:
    f.lit[e.seat] = max(0, f.lit[e.seat] - e.count)


def _lit(f: Figures, e: happened.LanternsLit) -> None:
    f.lit[e.seat] += e.count


def _died(f: Figures, e: happened.ShepherdDied) -> None:
    piece = f.pieces["shepherd", e.seat]
    piece.leaving, piece.then = piece.hex >= 0, DEAD
    f.lit[e.seat] = 0


def _lives(f: Figures, seat: int) -> bool:
    piece = f.pieces["shepherd", seat]
    return piece.hex >= 0 and not piece.leaving


# ---------------------------------------------------------------- Sheep


def _came(f: Figures, e: happened.SheepAdded) -> None:
    f.pieces["sheep", e.sheep] = Piece("sheep", e.sheep, e.hex, tier=TIERS.index(e.tier))


def _went(f: Figures, e: happened.SheepMoved) -> None:
    for number in e.sheep:
        if (piece := f.pieces.get(("sheep", number))) is not None:
            piece.hex = e.path[-1]


def _hurt(f: Figures, e: happened.SheepDamaged) -> None:
    if (piece := f.pieces.get(("sheep", e.sheep))) is not None:
        piece.damage = e.damage


def _gone(f: Figures, e: Any) -> None:
    if (piece := f.pieces.get(("sheep", e.sheep))) is not None:
        piece.leaving = True


CHANGES: dict[type[Event], Callable[[Figures, Any], None]] = {
    happened.DayBegan: _day, happened.NightBegan: _night, happened.Refreshed: _refreshed, happened.CardDrawn: _drawn,
    happened.CaravanEntered: _entered, happened.CaravanMoved: _rolled, happened.CaravanSafe: _safe,
    happened.CaravanCorrupted: _bore, happened.ShepherdMoved: _walked, happened.LanternsSpent: _put_out,
    happened.LanternsLit: _lit, happened.ShepherdDied: _died, happened.SheepAdded: _came, happened.SheepMoved: _went,
    happened.SheepDamaged: _hurt, happened.SheepKilled: _gone, happened.SheepRemoved: _gone,
}  # fmt: skip
"""Events that are not here change nothing that the map shows."""
