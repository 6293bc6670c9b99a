"""What happens to Shepherds: Essence, Lanterns, corruption, Curses, the hand limit, dying, experience and traits."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import pending
from game.rules.the_sheep.decks import CURSES, discard, draw
from game.rules.the_sheep.pending import Events, Row
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.stages import CURSE, DEAD, EQUIPMENT, TRAIT
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

# ------------------------------------------------------------------ Essence and Lanterns


def room(state: SheepState, seat: int) -> int:
    """Free slots for Essence."""
    return max(0, state.setup.numbers.essence_slots - state.essence[seat])


def gain_essence(new: SheepState, seat: int, amount: int, events: Events) -> None:
    """As much as there is room for; the rest is lost."""
    amount = min(amount, room(new, seat))
    if amount > 0:
        new.put("essence", seat, new.essence[seat] + amount)
        if events is not None:
            events.append(happened.EssenceGained(seat, amount))


def pay_essence(new: SheepState, seat: int, amount: int, events: Events) -> None:
    """Essence that is spent or lost."""
    amount = min(amount, new.essence[seat])
    if amount > 0:
        new.put("essence", seat, new.essence[seat] - amount)
        if events is not None:
            events.append(happened.EssencePaid(seat, amount))


def spend_lanterns(new: SheepState, seat: int, count: int, use: str, events: Events) -> None:
    """Lanterns go out."""
    count = min(count, new.lit[seat])
    if count > 0:
        new.put("lit", seat, new.lit[seat] - count)
        if events is not None:
            events.append(happened.LanternsSpent(seat, count, use))


def light(new: SheepState, seat: int, count: int, events: Events) -> None:
    """Lanterns burn again."""
    count = min(count, lantern_slots(new, seat) - new.lit[seat])
    if count > 0:
        new.put("lit", seat, new.lit[seat] + count)
        if events is not None:
            events.append(happened.LanternsLit(seat, count))


def lantern_slots(state: SheepState, seat: int) -> int:
    """How many Lanterns a Shepherd has (T24)."""
    return stat(state, "lanterns", state.setup.numbers.lanterns, ("shepherd", seat))


# ------------------------------------------------------------------ the hand


def hand_limit(state: SheepState, seat: int) -> int:
    """Cards a hand may hold (T23)."""
    return stat(state, "hand_limit", state.setup.numbers.hand_limits[state.levels[seat]], ("shepherd", seat))


def add_card(new: SheepState, seat: int, name: str, kind: str, events: Events) -> None:
    """A card comes face up into a hand; what is too much is settled at once (T7, T20)."""
    new.put("cards", seat, (*new.cards[seat], Card(new.next_number, name, kind)))
    new.next_number += 1
    pending.push(new, pending.OVER_LIMIT, seat)


def drop_card(new: SheepState, seat: int, number: int, events: Events) -> None:
    """A card leaves a hand for good; a Curse goes on its discards."""
    card = next(c for c in new.cards[seat] if c.number == number)
    new.put("cards", seat, tuple(c for c in new.cards[seat] if c.number != number))
    if card.kind == CURSE:
        discard(new, CURSES, card.name)
    if events is not None:
        events.append(happened.CardDiscarded(seat, card.name))


def settle_limit(new: SheepState, row: Row, events: Events) -> bool:
    """Over the limit an Equipment goes, as the Shepherd decides; without any the Shepherd dies (T20)."""
    seat = row[1]
    if new.hexes[seat] == DEAD:
        pending.pop(new)
        return True
    _put_out(new, seat)
    limit, cards = hand_limit(new, seat), new.cards[seat]
    pieces = [card for card in cards if card.kind == EQUIPMENT]
    if len(cards) > limit and pieces:
        if len({card.name for card in pieces}) > 1:
            return False
        drop_card(new, seat, pieces[0].number, events)
        return True
    pending.pop(new)
    if len(cards) >= limit and not pieces:
        die(new, seat, events)
    return True


def _put_out(new: SheepState, seat: int) -> None:
    """A card that came or went may have taken a Lantern away."""
    if new.lit[seat] > (slots := lantern_slots(new, seat)):
        new.put("lit", seat, slots)


def die(new: SheepState, seat: int, events: Events) -> None:
    """A Shepherd leaves the board; what was held is discarded (T20)."""
    for card in new.cards[seat]:
        if card.kind == CURSE:
            discard(new, CURSES, card.name)
    new.put("cards", seat, ())
    new.put("traits", seat, ())
    new.put("hexes", seat, DEAD)
    for name in ("essence", "lit", "corruption"):
        new.put(name, seat, 0)
    new.put("distracting", seat, False)
    if events is not None:
        events.append(happened.ShepherdDied(seat))


# ------------------------------------------------------------------ corruption


def corruption_slots(state: SheepState, seat: int) -> int:
    """Slots of a Shepherd's meter beyond 0 (T19)."""
    return stat(state, "slots", state.setup.numbers.corruption_slots, ("shepherd", seat))


def curses_from(state: SheepState, seat: int, points: int) -> int:
    """Curses that so many more points draw, with the meter as it is now (T19)."""
    return (state.corruption[seat] + points) // (corruption_slots(state, seat) + 1)


def deadly_curses(state: SheepState, seat: int) -> int:
    """The so many-th Curse more is death, with the hand limit as it is now: then only Curses fill the hand (T20)."""
    held = sum(card.kind == CURSE for card in state.cards[seat])
    return max(1, hand_limit(state, seat) - held)


def settle_corruption(new: SheepState, row: Row, events: Events) -> bool:
    """Point by point; the one that overflows draws a Curse and empties the meter (T19)."""
    _, seat, points = row
    if new.hexes[seat] == DEAD or points <= 0:
        pending.pop(new)
        return True
    pending.change(new, pending.CORRUPT_SHEPHERD, seat, points - 1)
    slot = new.corruption[seat] + 1
    if slot <= corruption_slots(new, seat):
        new.put("corruption", seat, slot)
        if events is not None:
            events.append(happened.ShepherdCorrupted(seat, slot))
        return True
    new.put("corruption", seat, 0)
    if events is not None:
        events.append(happened.ShepherdCorrupted(seat, 0))
    draw_curse(new, seat, events)
    return True


def draw_curse(new: SheepState, seat: int, events: Events) -> None:
    """A Curse comes into the hand; nothing where none is left anywhere."""
    name = draw(new, CURSES, events)
    if name is None:
        return
    if events is not None:
        events.append(happened.CurseDrawn(seat, name))
    add_card(new, seat, name, CURSE, events)


def heal(new: SheepState, seat: int, points: int, events: Events) -> None:
    """Corruption goes, never below none."""
    points = min(points, new.corruption[seat])
    if points > 0:
        new.put("corruption", seat, new.corruption[seat] - points)
        if events is not None:
            events.append(happened.Healed(seat, points))


# ------------------------------------------------------------------ growth


def may_grow(state: SheepState, seat: int) -> bool:
    """There is a level above (T22)."""
    return state.levels[seat] <= len(state.setup.numbers.experience)


def gain_experience(new: SheepState, seat: int, amount: int, events: Events) -> None:
    """Experience, of which every full meter brings a trait (T22)."""
    if amount > 0 and may_grow(new, seat):
        if events is not None:
            events.append(happened.ExperienceGained(seat, amount))
        pending.push(new, pending.GROW, seat, amount)


def settle_growth(new: SheepState, row: Row, events: Events) -> bool:
    """One point at a time; a full meter waits for the choice of a trait."""
    _, seat, points = row
    if not points or not may_grow(new, seat) or new.hexes[seat] == DEAD:
        pending.pop(new)
        return True
    slots = new.setup.numbers.experience[new.levels[seat] - 1]
    value = new.experience[seat]
    if value >= slots:
        return _only_trait(new, seat, points, events)
    new.put("experience", seat, value + 1)
    # The point that fills the meter is kept on the row until its trait is chosen.
    if value + 1 < slots:
        pending.change(new, pending.GROW, seat, points - 1)
    return True


def _only_trait(new: SheepState, seat: int, points: int, events: Events) -> bool:
    choice = next_traits(new, seat)
    if len(choice) > 1:
        return False
    take_trait(new, seat, choice[0] if choice else "", events)
    return True


def next_traits(state: SheepState, seat: int) -> list[str]:
    """The traits of the next level."""
    who, level = state.setup.shepherds[seat], state.levels[seat] + 1
    traits = state.setup.config.traits.items()
    return [name for name, trait in traits if trait.shepherd == who and trait.level == level]


def take_trait(new: SheepState, seat: int, name: str, events: Events) -> None:
    """A trait comes face up, the limit rises, the next meter begins (T22, T23)."""
    _, _, points = new.pending[-1]
    pending.change(new, pending.GROW, seat, points - 1)
    new.put("experience", seat, 0)
    new.put("levels", seat, new.levels[seat] + 1)
    if name:
        new.put("traits", seat, (*new.traits[seat], Card(new.next_number, name, TRAIT)))
        new.next_number += 1
        if events is not None:
            events.append(happened.TraitGained(seat, name))
