"""What an attack would do to a Sheep, icon by icon, seen beforehand by the rules, from a view (T8 to T12)."""

from __future__ import annotations

from dataclasses import dataclass

from game.effects.values import Source
from game.rules.the_sheep import combat, flock, triggers
from game.rules.the_sheep.actions import Attack
from game.rules.the_sheep.hands import attack_card
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.view import SheepView, bare


@dataclass(frozen=True, slots=True)
class TypePoints:
    """What the icons of one type do (T10): `icons` there are, `counting` of them count, `each` does so many points.

    `each` is 0 for an immune and 2 for a weak type, unless something else changes it; Lanterns always do 1. `counting`
    is fewer than `icons` where repeated ones do nothing.
    """

    type: str
    icons: int
    counting: int
    each: int

    @property
    def points(self) -> int:
        """Damage that they do together."""
        return self.counting * self.each


@dataclass(frozen=True, slots=True)
class AttackForecast:
    """An attack seen beforehand.

    parts: type by type, the Lantern of a boost among them (T9, T10). points: all damage. before: the damage on the
    Sheep already; health: what kills it (T8); left: Health left after it. over: what a kill leaves over; `spills` are
    the Sheep of the hex on which that may fall by day, none by night (T8). essence: what the kill gives; `takers` are
    (seat, room) of the Shepherds on its hex, who divide it (T12). sets_off: abilities that begin by it, in their
    order; what they do is not in the numbers.
    """

    attack: Attack
    parts: tuple[TypePoints, ...]
    points: int
    before: int
    health: int
    over: int
    spills: tuple[int, ...]
    essence: int
    takers: tuple[tuple[int, int], ...]
    sets_off: tuple[Source, ...]

    @property
    def kills(self) -> bool:
        """Whether the Sheep dies. An attack that does nothing kills nothing."""
        return self.points > 0 and self.before + self.points >= self.health

    @property
    def left(self) -> int:
        """Health left, 0 for a dead Sheep."""
        return 0 if self.kills else max(1, self.health - self.before - self.points)

    @property
    def gained(self) -> int:
        """Essence of the kill for which there is room on the hex; the rest is lost (T12)."""
        return min(self.essence, sum(room for _, room in self.takers))


def attack_forecast(view: SheepView, attack: Attack) -> AttackForecast:
    """What an attack would do now; whether it is allowed is not asked.

    An exhausted card is taken as if it were face up. Raises ValueError if the seat has no such card or there is no
    such Sheep.
    """
    state = bare(view)
    seat, sheep = attack.seat, state.sheep_of(attack.sheep)
    card = _card(state, attack)
    if seat is None or card is None or sheep is None:
        raise ValueError(f"{attack} names a card that nobody has there, or a Sheep that is not there")
    icons = combat.icons_of(state, seat, card, attack.boost)
    parts = tuple(
        TypePoints(kind, icons[kind], counting, each)
        for kind, counting, each in combat.points_taken(state, sheep, icons)
        if icons[kind]
    )
    points, health = sum(part.points for part in parts), flock.health(state, sheep)
    kills = points > 0 and sheep.damage + points >= health
    return AttackForecast(
        attack, parts, points, sheep.damage, health,
        over=sheep.damage + points - health if kills else 0,
        spills=_spills(state, seat, sheep) if kills else (),
        essence=flock.worth(state, sheep) if kills else 0,
        takers=tuple(flock.takers(state, sheep.hex).items()) if kills else (),
        sets_off=_sets_off(state, attack, sheep, kills, points),
    )  # fmt: skip


def _card(state: SheepState, attack: Attack) -> Card | None:
    if attack.seat is None:
        return None
    there = (card for card in state.cards[attack.seat] if card.name == attack.card)
    return attack_card(state, attack.seat, attack.card) or next(there, None)


def _spills(state: SheepState, seat: int, killed: Sheep) -> tuple[int, ...]:
    """Other Sheep of the hex on which what is left over may fall: by day only (T8)."""
    if state.is_night:
        return ()
    state.sheep = tuple(sheep for sheep in state.sheep if sheep is not killed)
    return tuple(sheep.number for sheep in combat.spill_targets(state, killed.hex))


def _sets_off(state: SheepState, attack: Attack, sheep: Sheep, kills: bool, points: int) -> tuple[Source, ...]:
    """As the attack itself would begin them."""
    assert attack.seat is not None
    whens = ["boosted"] if attack.boost else []
    if points:
        whens.append("killed" if kills else "hit")
    return tuple(source for when in whens for source, _ in triggers.of(state, when, attack.seat, sheep))
