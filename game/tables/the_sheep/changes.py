"""What each event changes in the figures, at once and without motion: the same changes as in the view.

Some things the rules do without telling (Lanterns that a card takes away or adds at dawn); there the next view sets
them right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.event import Event
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.decks import DAY_EVENTS, MUTATIONS, NIGHT_EVENTS
from game.rules.the_sheep.stages import CURSE, DAY, DEAD, EQUIPMENT, NIGHT, SAFE, TIERS, TRAIT
from game.tables.the_sheep.figures import Figures, HandCard, Piece


def happen(figures: Figures, event: Event) -> None:
    """Change the figures as the event says. Pieces that go are only marked as leaving; `sweep` takes them off."""
    change = _CHANGES.get(type(event))
    if change is not None:
        change(figures, event)


# ---------------------------------------------------------------- the hours


def _day(f: Figures, e: happened.DayBegan) -> None:
    _half(f)
    f.day, f.half, f.event, f.sign = e.day, DAY, "", ""
    f.walked = [False] * len(f.walked)


def _night(f: Figures, e: happened.NightBegan) -> None:
    _half(f)
    f.half, f.event = NIGHT, ""


def _half(f: Figures) -> None:
    """Damage comes off, nobody distracts any more, the Sheep are what they were (T21)."""
    f.mutation = ""
    f.distracting = [False] * len(f.distracting)
    for piece in f.pieces.values():
        piece.damage = 0


def _step(f: Figures, e: happened.StepBegan) -> None:
    f.stage = e.step
    f.ready = [False] * len(f.ready)


def _refreshed(f: Figures, e: happened.Refreshed) -> None:
    for row in (*f.hands, *f.traits):
        for card in row:
            card.exhausted, card.held = card.exhausted and card.held, False
    for seat in range(len(f.lit)):
        if _lives(f, seat):
            f.lit[seat] = f.lanterns


def _drawn(f: Figures, e: happened.CardDrawn) -> None:
    f.drawn[e.deck] = e.card
    if e.deck == MUTATIONS:
        f.mutation = e.card
    elif e.deck in (DAY_EVENTS, NIGHT_EVENTS):
        f.event = e.card
        f.sign = f.signs.get(e.card, "") if e.deck == DAY_EVENTS else f.sign


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
    if e.how == "walk":
        f.walked[e.seat] = True


def _bought(f: Figures, e: happened.Bought) -> None:
    stock = f.stock[f.caravans.index(e.caravan)]
    if e.card in stock:
        stock.remove(e.card)
    f.hands[e.seat].append(HandCard(-1, e.card, EQUIPMENT))


def _cursed(f: Figures, e: happened.CurseDrawn) -> None:
    f.hands[e.seat].append(HandCard(-1, e.card, CURSE))


def _discarded(f: Figures, e: happened.CardDiscarded) -> None:
    found = next((card for card in f.hands[e.seat] if card.name == e.card), None)
    if found is not None:
        f.hands[e.seat].remove(found)


def _turned(exhausted: bool) -> Callable[[Figures, Any], None]:
    def turn(f: Figures, e: Any) -> None:
        row = (*f.traits[e.seat], *f.hands[e.seat])
        found = next((card for card in row if card.name == e.card and card.exhausted != exhausted), None)
        if found is not None:
            found.exhausted = exhausted

    return turn


def _adds(row: str, sign: int, amount: str = "amount") -> Callable[[Figures, Any], None]:
    def add(f: Figures, e: Any) -> None:
        values = getattr(f, row)
        values[e.seat] = max(0, values[e.seat] + sign * getattr(e, amount))

    return add


def _given(f: Figures, e: happened.EssenceGiven) -> None:
    f.essence[e.seat] -= e.amount
    f.essence[e.other] += e.amount


def _corrupted(f: Figures, e: happened.ShepherdCorrupted) -> None:
    f.corruption[e.seat] = e.slot


def _learned(f: Figures, e: happened.ExperienceGained) -> None:
    f.owed[e.seat] += e.amount
    _grow(f, e.seat)


def _grown(f: Figures, e: happened.TraitGained) -> None:
    f.traits[e.seat].append(HandCard(-1, e.trait, TRAIT))
    f.levels[e.seat] += 1
    f.experience[e.seat], f.owed[e.seat] = 0, max(0, f.owed[e.seat] - 1)
    _grow(f, e.seat)


def _grow(f: Figures, seat: int) -> None:
    """The meter fills; the point that fills it is kept until a trait is chosen (T22)."""
    while f.owed[seat] and f.levels[seat] <= len(f.meters) and f.experience[seat] < f.meters[f.levels[seat] - 1]:
        f.experience[seat] += 1
        if f.experience[seat] < f.meters[f.levels[seat] - 1]:
            f.owed[seat] -= 1


def _distracts(f: Figures, e: happened.Distracted) -> None:
    f.distracting[e.seat] = True


def _readied(f: Figures, e: happened.MadeReady) -> None:
    f.ready[e.seat] = True


def _died(f: Figures, e: happened.ShepherdDied) -> None:
    piece = f.pieces["shepherd", e.seat]
    piece.leaving, piece.then = piece.hex >= 0, DEAD
    f.hands[e.seat], f.traits[e.seat] = [], []
    for row in (f.essence, f.lit, f.corruption):
        row[e.seat] = 0
    f.distracting[e.seat] = False


def _lives(f: Figures, seat: int) -> bool:
    piece = f.pieces["shepherd", seat]
    return piece.hex >= 0 and not piece.leaving


# ---------------------------------------------------------------- Sheep and pollution


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


def _climbed(f: Figures, e: happened.PollutionClimbed) -> None:
    f.slot = e.slot


def _placed(f: Figures, e: happened.TilePlaced) -> None:
    f.tiles.append((e.tile, False))
    f.slot = 0


def _flipped(f: Figures, e: happened.TileFlipped) -> None:
    f.tiles = [(tile, major or tile == e.tile) for tile, major in f.tiles]
    f.slot = 0


def _ended(f: Figures, e: happened.GameEnded) -> None:
    f.ended = e.reason


_CHANGES: dict[type[Event], Callable[[Figures, Any], None]] = {
    happened.DayBegan: _day, happened.NightBegan: _night, happened.StepBegan: _step, happened.Refreshed: _refreshed,
    happened.CardDrawn: _drawn, happened.CaravanEntered: _entered, happened.CaravanMoved: _rolled,
    happened.CaravanSafe: _safe, happened.CaravanCorrupted: _bore, happened.ShepherdMoved: _walked,
    happened.Bought: _bought, happened.EssenceGained: _adds("essence", 1), happened.EssencePaid: _adds("essence", -1),
    happened.EssenceGiven: _given, happened.LanternsSpent: _adds("lit", -1, "count"),
    happened.LanternsLit: _adds("lit", 1, "count"), happened.ExperienceGained: _learned, happened.TraitGained: _grown,
    happened.CardExhausted: _turned(True), happened.CardRefreshed: _turned(False), happened.CardDiscarded: _discarded,
    happened.SheepDamaged: _hurt, happened.SheepKilled: _gone, happened.SheepAdded: _came,
    happened.SheepRemoved: _gone, happened.SheepMoved: _went, happened.Distracted: _distracts,
    happened.ShepherdCorrupted: _corrupted, happened.Healed: _adds("corruption", -1), happened.CurseDrawn: _cursed,
    happened.ShepherdDied: _died, happened.PollutionClimbed: _climbed, happened.TilePlaced: _placed,
    happened.TileFlipped: _flipped, happened.MadeReady: _readied, happened.GameEnded: _ended,
}  # fmt: skip
"""Events that are not here change nothing that is shown."""
