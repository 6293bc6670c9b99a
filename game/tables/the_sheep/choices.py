"""The buttons beside the hand: what the clicks so far leave open, in words; without any, what else can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.core.action import Action
from game.core.sentence import capital
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import stages
from game.rules.the_sheep.asked import Asked, asked_now
from game.rules.the_sheep.card_text import ability_line, card_text
from game.rules.the_sheep.describe import card_name
from game.rules.the_sheep.forecast_attack import AttackForecast, attack_forecast
from game.rules.the_sheep.pending import ABILITY, LOOK, SHARE
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.choose import NOBODY, Selection, alike, marked, narrowed
from game.tables.the_sheep.looks import caravan_picture, icon
from game.tables.the_sheep.spots import Spot
from game.tables.the_sheep.words import act_words, block_words, thing_words
from game.widgets.choice_bar import Choice

_LONG = 60
"""Letters up to which what an ability does stands on its button."""


class Acts(Protocol):
    """What the buttons do."""

    def finish(self, action: Action) -> None:
        """Play this."""

    def put_back(self) -> None:
        """Forget what was clicked."""

    def take(self, spot: Spot) -> None:
        """Add this to the choice."""

    def look_at(self, action: Action, on: bool) -> None:
        """Show what an action would do, or no more."""

    def trade(self) -> None:
        """Lay out what the Caravan here sells, or put it away."""


def bar_choices(
    desk: Desk, view: SheepView, legal: Sequence[Action], chosen: Selection, armed: Action | None, table: Acts
) -> list[Choice]:
    """All buttons for this moment; those on the tray and of laid-out cards stand there."""
    if not legal:
        return []
    if armed is not None:
        words = desk.texts("act.confirm")
        return [Choice("do-confirm", words, lambda: table.finish(armed), main=True), _back(desk, table)]
    left = narrowed(legal, chosen, view)
    asked = asked_now(view, desk.texts)
    if asked is not None:
        return [*_answers(desk, view, left, asked, table), *_leave(desk, view, asked)]
    if view.stage not in stages.READY_STEPS:
        return [*_joint(desk, view, left, table), *_leave(desk, view, None)]
    if chosen.spots:
        return [*_half_made(desk, view, left, chosen, table), _back(desk, table)]
    return _skills(desk, view, left, chosen, table)


def _back(desk: Desk, table: Acts) -> Choice:
    return Choice("do-back", desk.texts("act.put_back"), table.put_back)


def _leave(desk: Desk, view: SheepView, asked: Asked | None) -> list[Choice]:
    """A way to have the program decide such things from now on, for what belongs to the whole table (T26)."""
    kind = joint_kind(view, asked)
    if kind is None:
        return []
    tip = desk.texts("act.leave_kind_tip", what=desk.texts(f"left.{kind}.name"))
    return [Choice("leave-to-program", desk.texts("act.leave_kind"), lambda: desk.leave_to_program(kind), tip=tip)]


def joint_kind(view: SheepView, asked: Asked | None) -> str | None:
    """Which kind of decision of the whole table it is; None for what one Shepherd decides."""
    if asked is None:
        return view.stage
    if asked.kind in (SHARE, LOOK):
        return asked.kind if asked.owner < 0 else None
    return "choose" if asked.kind == ABILITY and asked.owner < 0 else None


def _play(desk: Desk, action: Action, table: Acts, name: str, text: str = "", **more: object) -> Choice:
    words = text or capital(act_words(desk, action))
    return Choice(name, words, lambda: table.finish(action), look=lambda on: table.look_at(action, on), **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------ free steps


def _skills(desk: Desk, view: SheepView, left: Sequence[Action], chosen: Selection, table: Acts) -> list[Choice]:
    """What a Shepherd can do without cards, off with the reason while it cannot."""
    seat = chosen.seat
    if seat == NOBODY:
        return []
    out: list[Choice] = []
    if view.stage == stages.BY_DAY and any(isinstance(a, acts.Buy) for a in left):
        out.append(Choice("do-trade", desk.texts("act.trade"), table.trade))
    if any(isinstance(a, acts.GiveEssence) for a in left):
        give = Spot("skill", name="give")
        out.append(Choice("do-give", desk.texts("act.give"), lambda: table.take(give), (icon("essence"),)))
    single: tuple[tuple[str, Action, str], ...] = (
        (stages.BY_DAY, acts.Purify(seat), "experience-full"),
        (stages.COMBAT, acts.Distract(seat), "lantern-lit"),
    )
    for stage, action, picture in single:
        if view.stage == stage:
            reason = "" if action in left else desk.why_not(action)
            name = f"do-{type(action).__name__.lower()}"
            tip = desk.texts(f"act.{type(action).__name__}_tip")
            out.append(_play(desk, action, table, name, icons=(icon(picture),), tip=tip, reason=reason))
    return out


def _half_made(desk: Desk, view: SheepView, left: Sequence[Action], chosen: Selection, table: Acts) -> list[Choice]:
    gifts = [a for a in left if isinstance(a, acts.GiveEssence)]
    if gifts and chosen.of("skill") is not None:
        return [_gift(desk, gift, table) for gift in gifts]
    attacks = [a for a in left if isinstance(a, acts.Attack)]
    out = [_attack(desk, view, attack, attacks, table) for attack in attacks]
    uses = [a for a in left if isinstance(a, acts.UseAbility)]
    if chosen.of("card") is not None:
        out += [_use(desk, view, use, table) for use in uses]
    return out


def _gift(desk: Desk, gift: acts.GiveEssence, table: Acts) -> Choice:
    words = desk.texts("act.gift", other=desk.name_of(gift.other), n=gift.amount)
    return _play(desk, gift, table, f"do-give-{gift.other}-{gift.amount}", words, icons=(icon("essence"),))


def _attack(
    desk: Desk, view: SheepView, attack: acts.Attack, among: Sequence[acts.Attack], table: Acts
) -> Choice:
    """One attack: with what and against which Sheep, as far as that is still open, and what it does."""
    texts = desk.texts
    seen = attack_forecast(view, attack)
    words = attack_words(desk, seen, attack.boost)
    if len({other.card for other in among}) > 1:
        words = texts("act.attack_of", what=card_name(attack.card, texts), does=words)
    if len({other.sheep for other in among}) > 1:
        words = texts("act.attack_of", what=sheep_words(desk, view, attack.sheep), does=words)
    picture = (icon("lantern-lit"),) if attack.boost else ()
    tip = attack_tip(desk, seen)
    name = f"do-attack-{attack.card}-{attack.sheep}-{int(attack.boost)}"
    return _play(desk, attack, table, name, words, icons=picture, tip=tip)


def attack_words(desk: Desk, seen: AttackForecast, boost: bool) -> str:
    """What an attack does, for its button."""
    texts = desk.texts
    key = "kills" if seen.kills else "hits" if seen.points else "nothing"
    told = texts(f"act.attack_{key}", n=seen.points, left=seen.left)
    return texts("act.with_lantern", what=told) if boost else told


def attack_tip(desk: Desk, seen: AttackForecast) -> str:
    """How the damage comes about, type by type, and what a kill brings."""
    texts = desk.texts
    lines = []
    for part in seen.parts:
        how = "immune" if not part.each else "weak" if part.each > 1 else "plain"
        kind = texts(f"effect.type.{part.type}")
        lines.append(texts(f"act.part_{how}", type=kind, icons=part.icons, each=part.each, n=part.points))
        if part.counting < part.icons:
            lines.append(texts("act.part_once", type=kind))
    lines.append(texts("act.part_sum", n=seen.points, before=seen.before, health=seen.health))
    if seen.kills and seen.essence:
        lines.append(texts("act.part_essence", n=seen.essence, gained=seen.gained))
    if seen.kills and seen.over and seen.spills:
        lines.append(texts("act.part_over", n=seen.over))
    return "\n".join(lines)


def _use(desk: Desk, view: SheepView, use: acts.UseAbility, table: Acts) -> Choice:
    """With what it does, as the card says it; on the button where that is short."""
    line = ability_line(view.setup.config, use.card, use.ability, desk.texts)
    text = line.text if line is not None else ""
    short = desk.texts("act.use_short", card=card_name(use.card, desk.texts))
    words = text if 0 < len(text) <= _LONG else short
    return _play(desk, use, table, f"do-use-{use.card}-{use.ability}", words, tip=text, main=True)


# ------------------------------------------------------------------ what is asked


def _answers(desk: Desk, view: SheepView, left: Sequence[Action], asked: Asked, table: Acts) -> list[Choice]:
    """Answers that are no thing on the table, and those on the table that are few."""
    texts = desk.texts
    out: list[Choice] = []
    for action in left:
        if isinstance(action, acts.Spill) and action.sheep is None:
            out.append(_play(desk, action, table, "do-nothing", texts("act.spill_not")))
        elif (number := _sheep_of(action)) is not None and _told_apart(view, left, number):
            out.append(_play(desk, action, table, f"do-sheep-{number}", sheep_words(desk, view, number)))
        elif isinstance(action, acts.Cancel):
            out.append(_play(desk, action, table, "do-cancel", texts("act.put_back")))
        elif isinstance(action, acts.Choose) and action.kind == "nothing":
            out.append(_play(desk, action, table, "do-nothing", texts("act.nothing")))
        elif isinstance(action, acts.Choose) and action.kind == "block":
            words = block_words(texts, asked, action.number)
            out.append(_play(desk, action, table, f"do-block-{action.number}", words, main=action.number == 0))
        elif isinstance(action, acts.Choose) and action.kind in ("shepherd", "caravan", "card"):
            out.append(_thing(desk, view, action, table))
    return sorted(out, key=lambda choice: choice.name in ("do-cancel", "do-nothing"))


def _sheep_of(action: Action) -> int | None:
    """The Sheep that an answer names."""
    if isinstance(action, acts.Spill):
        return action.sheep
    return action.number if isinstance(action, acts.Choose) and action.kind == "sheep" else None


def _told_apart(view: SheepView, left: Sequence[Action], number: int) -> bool:
    """Whether Sheep that stand as one with this can be chosen, too, and differ from it."""
    return sum(other in alike(view, number) for other in map(_sheep_of, left) if other is not None) > 1


def sheep_words(desk: Desk, view: SheepView, number: int) -> str:
    """A Sheep by its tier, and by the damage on it."""
    sheep = view.sheep_of(number)
    if sheep is None:
        return ""
    name = desk.texts(f"tier.{stages.TIERS[sheep.tier]}")
    name = desk.texts("act.sheep_hurt", tier=name, n=sheep.damage) if sheep.damage else name
    return desk.texts("act.sheep_marked", sheep=name) if marked(view, number) else name


def _thing(desk: Desk, view: SheepView, action: acts.Choose, table: Acts) -> Choice:
    picture = (caravan_picture(view.setup.caravans[action.number]),) if action.kind == "caravan" else ()
    name = f"do-{action.kind}-{action.number}"
    return _play(desk, action, table, name, capital(thing_words(desk, action)), icons=picture)


def _joint(desk: Desk, view: SheepView, left: Sequence[Action], table: Acts) -> list[Choice]:
    """What belongs to the table; averting and dividing have their tray."""
    out: list[Choice] = []
    for action in left:
        match action:
            case acts.BoardAction() | acts.MoveCaravan():
                verb = "board" if isinstance(action, acts.BoardAction) else "move"
                tip = _board_tip(desk, view, action.caravan) if verb == "board" else ""
                picture = (caravan_picture(action.caravan),)
                out.append(_play(desk, action, table, f"do-{verb}-{action.caravan}", icons=picture, tip=tip))
            case acts.RollOn():
                out.append(_play(desk, action, table, "do-go", desk.texts("act.roll_on"), main=True))
            case acts.TakeStrike():
                name = f"do-struck-{action.kind}-{action.number}"
                out.append(_play(desk, action, table, name, capital(thing_words(desk, action))))
            case acts.FlipTile():
                out.append(_play(desk, action, table, f"do-flip-{action.tile}", card_name(action.tile, desk.texts)))
            case acts.UseAbility():
                out.append(_use(desk, view, action, table))
            case _:
                continue
    return out


def _board_tip(desk: Desk, view: SheepView, caravan: str) -> str:
    return " ".join(card_text(view.setup.config, "caravans", caravan, desk.texts))
