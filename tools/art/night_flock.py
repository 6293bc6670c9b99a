"""The Sheep of the night: every tier of every mutation."""

from collections.abc import Callable

from art import night_answers, night_hides, night_ways
from art.journey_flock import FRAMES, Frame, shadow
from art.svg import document

MUTATIONS: dict[str, Callable[[Frame], str]] = {
    "void": night_hides.void,
    "prismatic": night_hides.prismatic,
    "ironfleece": night_hides.ironfleece,
    "hollow": night_hides.hollow,
    "gilded": night_hides.gilded,
    "shrouded": night_hides.shrouded,
    "rootbound": night_hides.rootbound,
    "squall": night_ways.squall,
    "burrowing": night_ways.burrowing,
    "stalking": night_ways.stalking,
    "mire": night_ways.mire,
    "cinder": night_ways.cinder,
    "brood": night_ways.brood,
    "mirror": night_answers.mirror,
    "tangled": night_answers.tangled,
    "leech": night_answers.leech,
    "choir": night_answers.choir,
    "grafted": night_answers.grafted,
}


def night_sheep_of(f: Frame, mutation: str) -> str:
    """The drawing of a tier of a mutation, without its document."""
    return shadow(f, 0.45) + MUTATIONS[mutation](f)


def night_sheep() -> dict[str, str]:
    """Every tier of every mutation by name."""
    return {f"sheep-{f.tier}-{m}": document(f.size, night_sheep_of(f, m)) for m in MUTATIONS for f in FRAMES}
