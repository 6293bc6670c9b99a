"""Which colour each seat plays, from the options of a set-up."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import BadPosition, Options


def seat_colours(known: Sequence[str], seats: int, options: Options) -> tuple[str, ...]:
    """A colour of its own for every seat: the chosen ones (`colour_<seat>`), the others in the order of `known`.

    Raises BadPosition for a colour that is unknown or chosen twice.
    """
    chosen = [str(options.get(f"colour_{seat}", "")) for seat in range(seats)]
    taken = [colour for colour in chosen if colour]
    if len(set(taken)) < len(taken) or any(colour not in known for colour in taken):
        raise BadPosition(f"every seat needs a colour of its own among {', '.join(known)}; got {chosen}")
    free = iter(colour for colour in known if colour not in taken)
    return tuple(colour or next(free) for colour in chosen)
