"""What is laid out over the map to be chosen: goods, traits, Caravans in town; and what is put together on the tray."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.action import Action
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import stages
from game.rules.the_sheep.describe import card_name
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.cards import CardFacts
from game.tables.the_sheep.dealt import Deal
from game.tables.the_sheep.face import Kind
from game.tables.the_sheep.faces import face_of
from game.tables.the_sheep.facts import Survey
from game.tables.the_sheep.looks import icon
from game.tables.the_sheep.spots import Spot
from game.tables.the_sheep.tray import Offer, offered

_GOODS, _TRAIT, _TOWN = "goods", "trait", "town"


def spot_of(name: str) -> Spot:
    """The thing that a laid-out card stands for, from the name of its facts."""
    kind, rest = name.split(":", 1)
    if kind == _TOWN:
        return Spot("town", int(rest))
    return Spot("goods" if kind == _GOODS else "trait", name=rest)


def deal_of(
    survey: Survey, desk: Desk, legal: Sequence[Action], shown: int, trading: int, hinted: Collection[Spot]
) -> Deal | None:
    """The cards that are laid out now; `trading`: the Caravan whose goods somebody wants to see, -1 for none."""
    view, texts = survey.view, desk.texts
    traits = [a for a in legal if isinstance(a, acts.TakeTrait)]
    if traits:
        name = desk.name_of(traits[0].seat if traits[0].seat is not None else shown)
        cards = [_card(view, desk, "traits", _TRAIT, a.trait, hinted) for a in traits]
        return Deal(texts("dealt.traits", name=name), tuple(cards), large=True)
    entering = sorted({a.caravan for a in legal if isinstance(a, acts.EnterCaravan)}, key=view.setup.caravans.index)
    if entering:
        numbers = [view.setup.caravans.index(name) for name in entering]
        cards = [
            CardFacts(f"{_TOWN}:{n}", face_of(view.setup.config, "caravans", name, texts), legal=True,
                      hinted=Spot("town", n) in hinted)
            for n, name in zip(numbers, entering, strict=True)
        ]  # fmt: skip
        return Deal(texts("dealt.town"), tuple(cards))
    return _goods(survey, desk, legal, trading, shown, hinted) if trading >= 0 else None


def _card(view: SheepView, desk: Desk, kind: Kind, what: str, name: str, hinted: Collection[Spot]) -> CardFacts:
    face = face_of(view.setup.config, kind, name, desk.texts)
    return CardFacts(f"{what}:{name}", face, legal=True, hinted=spot_of(f"{what}:{name}") in hinted)


def _goods(
    survey: Survey, desk: Desk, legal: Sequence[Action], trading: int, shown: int, hinted: Collection[Spot]
) -> Deal:
    """What a Caravan sells, with prices; what cannot be bought says why."""
    view, texts = survey.view, desk.texts
    caravan = view.setup.caravans[trading]
    open_ = (
        {a.card for a in legal if isinstance(a, acts.Buy) and a.seat == shown} if _here(view, trading, shown) else set()
    )
    goods = list(dict.fromkeys(view.stock[trading]))
    cards, notes = [], []
    for card in goods:
        face = face_of(view.setup.config, "equipment", card, texts)
        buy = acts.Buy(shown, card)
        reason = "" if card in open_ else desk.why_not(buy) if legal else ""
        name = f"{_GOODS}:{card}"
        cards.append(CardFacts(name, face, legal=card in open_, hinted=spot_of(name) in hinted, reason=reason))
        notes.append(texts("dealt.price", n=survey.now.prices[trading][card]))
    key = "dealt.goods" if goods else "dealt.sold_out"
    title = texts(key, caravan=card_name(caravan, texts), name=desk.name_of(shown), n=view.essence[shown])
    return Deal(title, tuple(cards), closes=True, notes=tuple(notes))


def _here(view: SheepView, trading: int, shown: int) -> bool:
    return view.stage == stages.BY_DAY and view.caravans[trading] == view.hexes[shown]


def offer_of(survey: Survey, desk: Desk, legal: Sequence[Action]) -> Offer | None:
    """What Shepherds put together now: Lanterns, or Essence."""
    texts = desk.texts
    names = tuple(look.name for look in desk.seats)
    badges = tuple(look.badge for look in desk.seats)
    averts = tuple(dict.fromkeys(a.lanterns for a in legal if isinstance(a, acts.Avert)))
    ways = tuple(way for way in averts if any(way)) or averts
    if averts and (len(averts) > 1 or survey.now.avert == 0):
        most, total = offered(ways)
        give = texts("tray.avert")
        other = texts("tray.avert_not") if total else ""
        title = texts("tray.avert_title", n=total) if total else texts("tray.avert_free")
        return Offer(title, ways, most, total, icon("lantern-lit"), names, badges, give, other)
    shares = tuple(dict.fromkeys(a.shares for a in legal if isinstance(a, acts.ShareEssence)))
    if shares:
        most, total = offered(shares)
        title = texts("tray.share_title", n=total)
        return Offer(title, shares, most, total, icon("essence"), names, badges, texts("tray.share"))
    return None
