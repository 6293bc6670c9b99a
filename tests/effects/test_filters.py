"""Which things a filter means, key by key, on the pasture."""

from __future__ import annotations

import pytest

from game.content.decode import decode
from game.content.yaml_source import parse_yaml
from game.effects.context import Context
from game.effects.filters import amount_of, candidates, holds, matches
from game.effects.model import Among, Condition, Count
from game.effects.values import Names
from tests.effects.pasture import CROOK, Card, Hand, Pasture


def written(text: str, kind: type) -> object:
    """A record of the language that is written so."""
    source = parse_yaml(text, "filter")
    assert source.root is not None
    found, problems = decode(source.root, kind)
    assert found is not None, [str(p) for p in problems]
    return found


def context(names: Names = ()) -> Context:
    """Two Shepherds, three Sheep, a Caravan on the road, four cards."""
    table = Pasture(
        sheep={1: (6, "lesser"), 2: (1, "greater"), 3: (12, "standard"), 4: (4, "lesser")},
        hands={0: Hand(6, essence=0, lit=0), 1: Hand(12, corruption=1, essence=5)},
        caravans={0: 11},
        cards={50: Card(0), 51: Card(0, "curse", True), 52: Card(1, "trait"), 53: Card(1, exhausted=True)},
    )
    return Context(table, CROOK, names)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("sheep: {}", [1, 2, 3, 4]),
        ("sheep: {at: $here}", [1]),
        ("sheep: {at: $owner}", [1]),
        ("sheep: {next_to: $owner}", [2]),
        ("sheep: {within: {of: $here, steps: 2}}", [1, 2, 3]),
        ("sheep: {within: {of: $here, steps: 0}}", [1]),
        ("sheep: {tier: [lesser, greater]}", [1, 2, 4]),
        ("sheep: {on_spawn: [violet]}", [4]),
        ("sheep: {on_road: true}", [3]),
        ("sheep: {on_road: false, tier: [lesser]}", [1, 4]),
        ("sheep: {unlike: $beast}", [1, 3, 4]),
        ("sheep: {at: $nobody}", []),
        ("shepherd: {unlike: $owner}", [1]),
        ("shepherd: {has: [essence]}", [1]),
        ("shepherd: {has: [room]}", [0]),
        ("shepherd: {has: [lantern, corruption]}", [1]),
        ("shepherd: {has: [sheep], at: $ally}", [1]),
        ("caravan: {next_to: $here}", [0]),
        ("space: {next_to: $here}", [1, 5, 11]),
        ("space: {within: {of: $here, steps: 1}}", [1, 5, 6, 11]),
        ("space: {next_to: $here, has: [sheep]}", [1]),
        ("space: {on_spawn: [green]}", [0]),
        ("card: {of: $owner}", [50, 51]),
        ("card: {of: $ally, exhausted: true}", [53]),
        ("card: {kind: [curse, trait]}", [51, 52]),
        ("card: {exhausted: false, unlike: $self}", [52]),
        ("card: {at: $here}", [50, 51]),
    ],
)
def test_a_filter_means(text: str, meant: list[int]) -> None:
    ctx = context((("beast", ("sheep", 2)), ("ally", ("shepherd", 1))))
    among = written(text, Among)
    assert isinstance(among, Among)
    found = candidates(ctx, among)
    assert [number for _, number in found] == meant
    everything = ctx.port.things(among.kind)
    assert [value for value in everything if matches(ctx, among, value)] == sorted(found)
    assert not matches(ctx, among, ("block", 0))


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("some: {sheep: {at: $here}}", True),
        ("{some: {sheep: {tier: [lesser]}}, least: 2}", True),
        ("{some: {sheep: {tier: [lesser]}}, least: 3}", False),
        ("none: {sheep: {tier: [greater]}}", False),
        ("{some: {caravan: {}}, none: {sheep: {at: $nobody}}}", True),
    ],
)
def test_a_condition_holds(text: str, true: bool) -> None:
    condition = written(text, Condition)
    assert isinstance(condition, Condition)
    assert holds(context(), condition) is true


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("count: {sheep: {}}", 4),
        ("{count: {sheep: {}}, most: 3}", 3),
        ("count: {sheep: {at: $nobody}}", 0),
    ],
)
def test_an_amount_counts(text: str, number: int) -> None:
    count = written(text, Count)
    assert isinstance(count, Count)
    assert amount_of(context(), count) == number
    assert amount_of(context(), 7) == 7
