"""Attacks: what a card does to a Sheep, icon by icon, boosted or not, and what is left over by day (T8 to T12)."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import flock, pending, shepherds, triggers
from game.rules.the_sheep.hands import attack_card, damage_of, exhaust
from game.rules.the_sheep.pending import Events, Row
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.stages import CURSE
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import drop_modifiers, stat


def may_attack(state: SheepState, seat: int, sheep: Sheep) -> bool:
    """No rule of the night forbids it; a Lantern that boosts counts as lit at that moment (T11)."""
    about = ("sheep", sheep.number)
    if not stat(state, "attackable", 1, about):
        return False
    return state.lit[seat] > 0 or not stat(state, "lantern_to_attack", 0, about)


def may_boost(state: SheepState, seat: int, card: Card, sheep: Sheep) -> bool:
    """A lit Lantern, and an Equipment; Curses only where something allows it (T9)."""
    if not state.lit[seat]:
        return False
    if not stat(state, "boostable", 1, ("sheep", sheep.number)):
        return False
    return card.kind != CURSE or stat(state, "boost_curses", 0, ("shepherd", seat)) > 0


def in_reach(state: SheepState, seat: int) -> list[Sheep]:
    """The Sheep a Shepherd can attack: on the own hex, farther where something allows it. Of equal ones the first."""
    reach = stat(state, "attack_reach", 0, ("shepherd", seat))
    near = state.setup.map.steps(state.hexes[seat])
    seen: set[tuple[int, int, int]] = set()
    out = []
    for sheep in sorted(state.sheep, key=lambda s: s.number):
        like = (sheep.hex, sheep.tier, sheep.damage) if not state.modifiers else (sheep.number, 0, 0)
        if near[sheep.hex] <= reach and like not in seen:
            seen.add(like)
            out.append(sheep)
    return out


def attack(new: SheepState, seat: int, name: str, number: int, boost: bool, events: Events) -> None:
    """A card is exhausted against a Sheep."""
    card, sheep = attack_card(new, seat, name), new.sheep_of(number)
    assert card is not None
    assert sheep is not None
    if events is not None:
        events.append(happened.SheepAttacked(seat, name, number, boost))
    icons = icons_of(new, seat, card, boost)
    if boost:
        shepherds.spend_lanterns(new, seat, 1, "boost", events)
    exhaust(new, seat, card, events)
    due = triggers.of(new, "boosted", seat, sheep) if boost else []
    points = damage(new, sheep, icons)
    left = flock.hurt(new, sheep, points, seat, events)
    lives = new.sheep_of(number) is not None
    if lives and points:
        due += triggers.of(new, "hit", seat, sheep)
    drop_modifiers(new, "attack", seat)
    triggers.begin(new, due)
    if left > 0 and not new.is_night:
        pending.push(new, pending.SPILL, seat, sheep.hex, left)


def icons_of(state: SheepState, seat: int, card: Card, boost: bool) -> dict[str, int]:
    """The icons of an attack by type: the card's, what is added to them now, and what a boost adds (T9)."""
    icons = {str(kind): count for kind, count in damage_of(state, card).items()}
    for kind in ("metal", "fire", "shock", "runic"):
        more = stat(state, kind, 0, ("shepherd", seat))
        if more:
            icons[kind] = icons.get(kind, 0) + more
    if boost:
        icons["lantern"] = icons.get("lantern", 0) + stat(state, "boost", 1, ("shepherd", seat))
        if shock := stat(state, "boost_shock", 0, ("shepherd", seat)):
            icons["shock"] = icons.get("shock", 0) + shock
    return icons


def damage(state: SheepState, sheep: Sheep, icons: dict[str, int]) -> int:
    """Points that a Sheep takes (T10)."""
    return sum(each * count for _, count, each in points_taken(state, sheep, icons))


def points_taken(state: SheepState, sheep: Sheep, icons: dict[str, int]) -> list[tuple[str, int, int]]:
    """Type by type: how many of the icons count, and the points that each of them does (T10).

    Each icon does one, two of a weak type, none of an immune one; a Lantern always one.
    """
    about = ("sheep", sheep.number)
    every = stat(state, "repeats_taken", 1, about) > 0
    out = []
    for kind, count in icons.items():
        lantern = kind == "lantern"
        each = 1 if lantern else stat(state, f"{kind}_taken", type_taken(state, kind), about)
        out.append((kind, count if every or lantern else min(count, 1), each))
    return out


def type_taken(state: SheepState, kind: str) -> int:
    """Points that an icon of a type does tonight; by day always one (T8)."""
    mutation = state.setup.config.mutations.get(state.mutation) if state.is_night else None
    if mutation is None:
        return 1
    return 0 if kind in mutation.immune else 2 if kind in mutation.weak else 1


def settle_spill(new: SheepState, row: Row, events: Events) -> bool:
    """What is left of a kill by day waits for another Sheep of the hex, if there is one (T8)."""
    if spill_targets(new, row[2]):
        return False
    pending.pop(new)
    return True


def spill_targets(state: SheepState, place: int) -> list[Sheep]:
    """The Sheep of a hex on which what is left over may fall; of equal ones the first."""
    seen: set[tuple[int, int]] = set()
    out = []
    for sheep in sorted(state.sheep, key=lambda s: s.number):
        if sheep.hex == place and (sheep.tier, sheep.damage) not in seen:
            seen.add((sheep.tier, sheep.damage))
            out.append(sheep)
    return out


def spill(new: SheepState, number: int | None, events: Events) -> None:
    """It falls on another Sheep, or on none."""
    _, seat, place, left = pending.pop(new)
    sheep = new.sheep_of(number) if number is not None else None
    if sheep is not None:
        more = flock.hurt(new, sheep, left, seat, events)
        if more > 0:
            pending.push(new, pending.SPILL, seat, place, more)
