"""What can be chosen in the set-up of The Sheep, as people see it: Shepherds, their traits, Caravans and maps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.core.texts import Texts
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.map import DrawnMap, JourneyMap, chart
from game.tables.base import Offered
from game.tables.the_sheep.face import Kind
from game.tables.the_sheep.faces import face_of
from game.tables.the_sheep.map_thumb import paint_thumb, thumb_size

_CARDS: Mapping[str, Kind] = {"trait": "traits", "caravan": "caravans"}


def offered(config: SheepConfig, texts: Texts, option: str, value: str) -> Offered | None:
    """A value of an option; None for options that need no picture and for values that are not in the data."""
    if option == "map":
        return _map(config.maps[value], value, texts) if value in config.maps else None
    if option == "shepherd":
        return _shepherd(config, value, texts) if value in config.shepherds else None
    if option not in _CARDS or value not in getattr(config, _CARDS[option]):
        return None
    face = face_of(config, _CARDS[option], value, texts)
    line = face.icons[0].word if option == "caravan" else ""
    return Offered(
        face.name, face.picture, face.spare, line, face.facts, tuple(rule.text for rule in face.rules), face.flavour
    )


def _shepherd(config: SheepConfig, name: str, texts: Texts) -> Offered:
    """With what the pieces do that not everybody has."""
    face = face_of(config, "shepherds", name, texts)
    pieces = [piece for piece in config.shepherds[name].starts_with if piece in config.equipment]
    everybody = set.intersection(*(set(shepherd.starts_with) for shepherd in config.shepherds.values()))
    own = [face_of(config, "equipment", piece, texts) for piece in pieces if piece not in everybody]
    told = []
    for piece in own:
        icons = dict.fromkeys(f"{icon.word}." for icon in piece.icons)
        does = " ".join((*icons, *(rule.text for rule in piece.rules)))
        told.append(texts("offer.piece", name=piece.name, does=does))
    return Offered(face.name, face.picture, face.spare, face.line, face.facts[:1], tuple(told), face.flavour)


def _map(drawn: DrawnMap, name: str, texts: Texts) -> Offered:
    land = _charted(name, drawn)
    short, far = _road(land)
    steps = texts("offer.steps", n=short) if short == far else texts("offer.steps_between", low=short, n=far)
    line = texts(
        "offer.map", hexes=texts("offer.hexes", n=len(land.hexes)), forks=texts("offer.forks", n=len(land.forks)),
        steps=steps,
    )  # fmt: skip
    wide, high = thumb_size(drawn)
    by = (texts("offer.drawn_by", name=drawn.drawn_by),) if drawn.drawn_by else ()
    return Offered(
        drawn.name, line=line, facts=by, text=(drawn.about,) if drawn.about else (),
        drawn=lambda theme, size: paint_thumb(theme, drawn, size), shape=wide / high,
    )  # fmt: skip


def _road(land: JourneyMap) -> tuple[int, int]:
    """Steps of the shortest and of the longest way from the Start to a Finish (T2)."""

    @cache
    def longest(at: int) -> int:
        return 1 + max(longest(to) for to in set(land.ways[at])) if at in land.ways else 0

    return land.to_finish[land.start], longest(land.start)


@cache
def _charted(name: str, drawn: DrawnMap) -> JourneyMap:
    """Worked out once."""
    return chart(name, drawn)
