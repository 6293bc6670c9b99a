"""Which things on the table a filter means, whether a condition holds, and how much an amount is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.effects.context import NOWHERE, Context
from game.effects.model import Among, Amount, Condition, Filter, Within
from game.effects.values import Value

Test = Callable[[Value], bool]


def candidates(ctx: Context, among: Among) -> list[Value]:
    """All that are meant, in the order of the table."""
    tests = _tests(ctx, among.filter)
    if tests is None:
        return []
    return [value for value in _nearby(ctx, among) if all(test(value) for test in tests)]


def matches(ctx: Context, among: Among, value: Value) -> bool:
    """Whether one thing is meant; a Sheep that was just killed is judged as it stood."""
    if value[0] != among.kind:
        return False
    tests = _tests(ctx, among.filter)
    return tests is not None and all(test(value) for test in tests)


def holds(ctx: Context, condition: Condition | None) -> bool:
    """Whether there are as many of something, and as few, as is asked for."""
    if condition is None:
        return True
    if condition.some is not None and len(candidates(ctx, condition.some)) < condition.least:
        return False
    return condition.none is None or not candidates(ctx, condition.none)


def amount_of(ctx: Context, amount: Amount) -> int:
    """How much it is now."""
    if isinstance(amount, int):
        return amount
    return min(len(candidates(ctx, amount.count)), amount.most)


def _nearby(ctx: Context, among: Among) -> Sequence[Value]:
    """All of the kind; of the many hexes only those that can be meant."""
    if among.space is not None and among.space.next_to is not None:
        return _spaces(ctx, ctx.port.neighbours(ctx.place(ctx.value(among.space.next_to))))
    return ctx.port.things(among.kind)


def _spaces(ctx: Context, hexes: Sequence[int]) -> Sequence[Value]:
    return [("space", hex) for hex in hexes]


def _tests(ctx: Context, f: Filter) -> list[Test] | None:
    """What must be true of each; None when something it speaks of is not there, so that nothing fits."""
    port = ctx.port
    tests: list[Test] = []
    if not _near(ctx, f, tests):
        return None
    if f.on_spawn:
        tests.append(lambda v: port.spawn_at(ctx.place(v)) in f.on_spawn)
    if f.on_road is not None:
        tests.append(lambda v: port.on_road(ctx.place(v)) is f.on_road)
    if f.tier:
        tests.append(lambda v: port.tier_of(v) in f.tier)
    if f.kind:
        tests.append(lambda v: port.card_kind(v) in f.kind)
    if f.of is not None:
        holder = ctx.value(f.of)
        if holder is None:
            return None
        tests.append(lambda v: port.holder_of(v) == holder[1])
    if f.exhausted is not None:
        tests.append(lambda v: port.is_exhausted(v) is f.exhausted)
    if f.has:
        tests.append(lambda v: any(port.has(v, word) for word in f.has))
    if f.unlike is not None:
        other = ctx.value(f.unlike)
        tests.append(lambda v: v != other)
    return tests


def _near(ctx: Context, f: Filter, tests: list[Test]) -> bool:
    """Adds the tests of place; False when one of them has no place to start from."""
    if f.at is not None:
        here = ctx.place(ctx.value(f.at))
        tests.append(lambda v: ctx.place(v) == here)
        if here == NOWHERE:
            return False
    if f.next_to is not None:
        centre = ctx.place(ctx.value(f.next_to))
        if centre == NOWHERE:
            return False
        around = ctx.port.neighbours(centre)
        tests.append(lambda v: ctx.place(v) in around)
    return f.within is None or _within(ctx, f.within, tests)


def _within(ctx: Context, within: Within, tests: list[Test]) -> bool:
    start = ctx.place(ctx.value(within.of))

    def near(value: Value) -> bool:
        place = ctx.place(value)
        return place != NOWHERE and ctx.port.distance(start, place) <= within.steps

    tests.append(near)
    return start != NOWHERE
