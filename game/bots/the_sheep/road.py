"""How far the Caravans will come tomorrow, if the night leaves everything as it stands."""

from __future__ import annotations

from game.rules.the_sheep import stats, wagons
from game.rules.the_sheep.stages import DAY, SAFE
from game.rules.the_sheep.state import SheepState


def tomorrow(state: SheepState) -> tuple[int, ...]:
    """The hexes of the Caravans after they have rolled, by number; those that are not on the road stay what they are.

    Which way they turn at a fork is not known yet: north is taken.
    """
    day = state.copy()
    day.half, day.event, day.sign, day.mutation, day.rolled = DAY, "", "", "", ()
    stats.drop_modifiers(day, stats.HALF)
    stats.begin_day(day)
    finishes = state.setup.map.finishes
    for _ in wagons.on_road(state):
        index = wagons.next_to_roll(day)[0]
        path, _ = wagons.way(day, index)
        day.rolled = (*day.rolled, index)
        day.put("caravans", index, path[-1])
        if path[-1] in finishes:
            day.put("caravans", index, SAFE)
    return day.caravans
