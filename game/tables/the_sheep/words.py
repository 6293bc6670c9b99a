"""What the line on top says about The Sheep: the step, who may do what, the next click, a hint, what was done."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action
from game.core.event import Event
from game.core.sentence import listed
from game.core.texts import Texts
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import events as happened
from game.rules.the_sheep import stages
from game.rules.the_sheep.asked import Asked, asked_now
from game.rules.the_sheep.describe import card_name, describe_event, hex_name
from game.rules.the_sheep.pending import ABILITY, LOOK
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.choose import NOBODY, Selection
from game.tables.the_sheep.clicks import name_of
from game.tables.the_sheep.step_strip import step_of

_TOLD = (
    happened.CardDrawn, happened.BoardActed, happened.CaravanEntered, happened.CaravanMoved, happened.CaravanSafe,
    happened.CaravanLost, happened.ShepherdMoved, happened.Bought, happened.EssenceGiven, happened.SheepAttacked,
    happened.SheepKilled, happened.AbilityUsed, happened.Distracted, happened.SheepStruck, happened.CurseDrawn,
    happened.ShepherdDied, happened.PollutionAverted, happened.TilePlaced, happened.TileFlipped, happened.TraitGained,
    happened.CardSeen, happened.CardBuried, happened.GameEnded,
)  # fmt: skip
_MOST_TOLD = 2

_KINDS: tuple[tuple[type[Action], str], ...] = (
    (acts.Walk, "walk"), (acts.LanternStep, "lantern"), (acts.Attack, "attack"), (acts.Buy, "buy"),
    (acts.UseAbility, "use"), (acts.Purify, "purify"), (acts.GiveEssence, "give"), (acts.Distract, "distract"),
)  # fmt: skip


def head(view: SheepView, texts: Texts) -> str:
    """Day or Night with its number, and the step."""
    when = texts("table.night" if view.half == stages.NIGHT else "table.day", n=view.day)
    step = step_of(view)
    return texts("narrow.head", when=when, step=texts(f"step.{step}.name")) if step else when


def click_words(desk: Desk, view: SheepView, left: Sequence[Action], chosen: Selection, shown: int) -> str:
    """Which click comes next; a first part between stars is set bold."""
    texts = desk.texts
    asked = asked_now(view, texts)
    if asked is not None:
        return _pending(desk, left, asked)
    if view.stage not in stages.READY_STEPS:
        return _joint(desk, view, left)
    name = desk.name_of(shown)
    if chosen.spots:
        return _half_made(desk, view, left, chosen, name)
    return f"**{head(view, texts)}.** {_may(desk, view, left, name, shown)}"


def _joint(desk: Desk, view: SheepView, left: Sequence[Action]) -> str:
    texts, stage = desk.texts, view.stage
    if stage == stages.BOARD and not any(isinstance(action, acts.BoardAction) for action in left):
        stage = stages.ENTER
    values: dict[str, str | int] = {}
    if stage == stages.HERD and view.herds:
        values["where"] = hex_name(view.herds[0][0], texts)
        values["n"] = sum(s.hex == view.herds[0][0] for s in view.sheep)
    if stage == stages.STRIKE and view.strikes:
        sheep = view.sheep_of(view.strikes[0])
        values["tier"] = texts(f"tier.{stages.TIERS[sheep.tier if sheep is not None else 0]}")
        values["where"] = hex_name(sheep.hex, texts) if sheep is not None else ""
    key = f"narrow.{stage}"
    return f"**{head(view, texts)}.** {texts(key, **values) if key in texts else ''}".strip()


def _pending(desk: Desk, left: Sequence[Action], asked: Asked) -> str:
    texts = desk.texts
    seat = asked.owner if asked.owner >= 0 else next((a.seat for a in left if a.seat is not None), 0)
    name = desk.name_of(seat)
    if asked.kind != ABILITY:
        card = card_name(asked.card, texts) if asked.card else ""
        return texts(f"narrow.pending.{asked.kind}", name=name, card=card)
    who = f"{name}, {card_name(asked.card, texts)}" if asked.owner >= 0 else card_name(asked.card, texts)
    kinds = {action.kind for action in left if isinstance(action, acts.Choose)} - {"nothing"}
    what = next((k for k in ("sheep", "shepherd", "caravan", "space", "card", "block") if k in kinds), "card")
    if what == "block" and asked.use:
        what = "use"
    return f"**{who}.** {texts(f'narrow.choose.{what}')} {texts('narrow.because', text=asked.text)}"


def _half_made(desk: Desk, view: SheepView, left: Sequence[Action], chosen: Selection, name: str) -> str:
    texts = desk.texts
    card, sheep = chosen.of("card"), chosen.of("sheep")
    if chosen.of("skill") is not None and any(isinstance(a, acts.GiveEssence) for a in left):
        return texts("narrow.give", name=name)
    if sheep is not None and card is not None:
        return texts("narrow.boost", name=name)
    if sheep is not None:
        return texts("narrow.which_card", name=name)
    if card is not None:
        what = card_name(name_of(view, chosen.seat if chosen.seat != NOBODY else 0, card.number), texts)
        attacks = any(isinstance(a, acts.Attack) for a in left)
        uses = any(isinstance(a, acts.UseAbility) for a in left)
        key = "attack_or_use" if attacks and uses else "attack" if attacks else "use" if uses else "neither"
        return texts(f"narrow.card_{key}", name=name, card=what)
    return texts("narrow.on", name=name)


def _may(desk: Desk, view: SheepView, left: Sequence[Action], name: str, shown: int) -> str:
    texts = desk.texts
    if view.hexes[shown] == stages.DEAD:
        return texts("narrow.dead", name=name)
    mine = [action for action in left if action.seat == shown]
    if not desk.seats[shown].human:
        return texts("narrow.bots_seat", name=name)
    kinds = [word for kind, word in _KINDS if any(isinstance(action, kind) for action in mine)]
    if view.ready[shown]:
        return texts("narrow.is_ready", name=name)
    if not kinds:
        return texts("narrow.nothing", name=name)
    return texts("narrow.may", name=name, what=listed([texts(f"may.{word}") for word in kinds], texts))


def hint_words(desk: Desk, advice: Action, why: str) -> str:
    """What a bot would do in this seat's place, and its reason."""
    name = desk.name_of(advice.seat if advice.seat is not None else 0)
    return desk.texts("hint.line", name=name, what=act_words(desk, advice), why=why)


def act_words(desk: Desk, action: Action) -> str:
    """What an action is, in a few words without who does it."""
    texts = desk.texts
    verb = type(action).__name__
    values: dict[str, str | int] = {}
    for field in ("card", "caravan", "tile", "trait"):
        if hasattr(action, field):
            values["card"] = card_name(getattr(action, field), texts)
    if hasattr(action, "hex"):
        values["where"] = hex_name(action.hex, texts)
    match action:
        case acts.GiveEssence():
            values |= {"other": desk.name_of(action.other), "n": action.amount}
        case acts.Avert():
            values["n"] = sum(action.lanterns)
            verb = "Avert" if values["n"] else "AvertNot"
        case acts.Attack(boost=True):
            verb = "AttackBoosted"
        case acts.Spill(sheep=None):
            verb = "SpillNot"
        case acts.Choose() | acts.TakeStrike():
            values["what"] = thing_words(desk, action)
    return texts(f"act.{verb}", **values)


def thing_words(desk: Desk, action: acts.Choose | acts.TakeStrike) -> str:
    """What is chosen, in the middle of a sentence; an answer as its button says it."""
    view: SheepView = desk.view()
    texts, kind, number = desk.texts, action.kind, action.number
    sheep = view.sheep_of(number)
    asked = asked_now(view, texts)
    if kind == "shepherd":
        return desk.name_of(number)
    if kind == "caravan":
        return texts("log.the_caravan", caravan=card_name(view.setup.caravans[number], texts))
    if kind == "space":
        return hex_name(number, texts)
    if kind == "sheep" and sheep is not None:
        return texts("act.sheep_on", tier=texts(f"tier.{stages.TIERS[sheep.tier]}"), where=hex_name(sheep.hex, texts))
    if kind == "card":
        return _card_words(desk, view, number)
    said = block_words(texts, asked, number) if kind == "block" and asked is not None else texts("act.nothing")
    return texts("act.said", what=said)


def _card_words(desk: Desk, view: SheepView, number: int) -> str:
    """A card by its number, and whose it is."""
    for seat in range(view.setup.seats):
        if name := name_of(view, seat, number):
            return desk.texts("act.card_of", card=card_name(name, desk.texts), name=desk.name_of(seat))
    return ""


def block_words(texts: Texts, asked: Asked, number: int) -> str:
    """The answer 0 or 1 to what is asked."""
    if asked.kind == LOOK:
        return texts("act.bury" if number else "act.leave")
    if asked.use:
        return texts("act.not_now" if number else "act.use_it", what=asked.text)
    told = asked.blocks[number] if number < len(asked.blocks) else ""
    return told or texts("act.nothing")


def told(events: Sequence[Event], desk: Desk) -> str:
    """What one action did, short enough to be read while it moves."""
    seen = [desk.tell(describe_event, event) for event in events if isinstance(event, _TOLD)]
    parts = [sentence.text.rstrip(".") + "." for sentence in seen if sentence is not None and sentence.text]
    return " ".join(parts[:_MOST_TOLD])
