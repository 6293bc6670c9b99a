"""How a round may go on in an imagined world: the others place, the Insurance Agent guesses, everything scores."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wild_west.belief import WOLF
from game.bots.wild_west.claims import Hearsay
from game.bots.wild_west.scoring import Round, score_round
from game.bots.wild_west.table import Table, World, lean, looks_at
from game.core.rng import Rng
from game.rules.wild_west.stages import NOWHERE

AGENT = "insurance_agent"


def place_all(
    table: Table, world: World, meeples: list[int], queue: Sequence[int], heard: Hearsay, rng: Rng
) -> dict[int, tuple[int, ...]]:
    """Everybody in the queue looks and places; gives what they looked at. `meeples` is changed."""
    looks: dict[int, tuple[int, ...]] = {}
    for number, seat in enumerate(queue):
        character = world.characters[seat]
        looked = looks[seat] = looks_at(table.view, seat, character, meeples, rng)
        seen = tuple((place, world.layout[place]) for place in looked)
        coming = len(queue) - number - 1
        gains = table.gains(character, seen, heard, meeples, coming, table.risk(seat))
        meeples[seat] = lean(gains, rng)
    return looks


def scored(
    table: Table, world: World, meeples: Sequence[int], looks: dict[int, tuple[int, ...]],
    guess: tuple[int, int] | None = None,
) -> Round:  # fmt: skip
    """The end of the round. `guess`: whom the agent insures and the type it names; None: as an agent would."""
    view = table.view
    end = Round(table.sheep, table.tokens, view.contracts, meeples)
    if AGENT in world.characters:
        agent = world.characters.index(AGENT)
        place = meeples[agent]
        if place != NOWHERE and not (view.guess and view.guess[0] == agent):
            looked = looks.get(agent) or tuple(sorted(view.looks[agent]))
            other, says = guess or guess_of(table, world, meeples, agent, looked)
            right = says == table.deck.types[world.layout[place]]
            end.insure(agent, other, right, table.numbers.agent_takes)
    score_round(end, table.deck, table.numbers, table.most, world.layout, world.characters)
    return end


def guess_of(
    table: Table, world: World, meeples: Sequence[int], agent: int, looked: tuple[int, ...]
) -> tuple[int, int]:
    """The likeliest type; insured is the poorest against wolves, the richest where there is something to get."""
    place = meeples[agent]
    others = [seat for seat, where in enumerate(meeples) if where == place and seat != agent]
    if not others:
        return NOWHERE, 0
    types = [0.0, 0.0, 0.0]
    for kind, chance in table.odds(tuple((p, world.layout[p]) for p in looked), ())[place]:
        types[table.deck.types[kind]] += chance
    says = max(range(3), key=lambda kind: types[kind])
    sheep = table.sheep
    if says == WOLF:
        return min(others, key=lambda seat: sheep[seat]), says
    return max(others, key=lambda seat: sheep[seat]), says
