"""All cards of The Sheep, to be looked up: Shepherds and traits, Equipment, Curses, mutations, events, flock, tiles,
Caravans and maps, each with its face, its facts and the place of its entry in the data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.texts import Texts
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.map import DrawnMap
from game.tables.base import CardInfo
from game.tables.the_sheep.face import Face, Kind
from game.tables.the_sheep.face_look import FaceLook, MapLook
from game.tables.the_sheep.faces import face_of
from game.tables.the_sheep.looks import FOLDER

SECTIONS: tuple[Kind, ...] = (
    "shepherds", "traits", "equipment", "curses", "mutations", "day_events", "night_events", "flock", "tiles",
    "caravans",
)  # fmt: skip
"""The sections of the data that are cards, in the order in which they are shown; maps come last."""


def cards(config: SheepConfig, texts: Texts) -> list[CardInfo]:
    """Every card of the data once. Traits stand by Shepherd and level, Equipment by what it costs."""
    found = [_card(config, kind, name, texts) for kind in SECTIONS for name in _in_order(config, kind)]
    return found + [_map(name, drawn, texts) for name, drawn in config.maps.items()]


def _in_order(config: SheepConfig, kind: Kind) -> Iterator[str]:
    entries: Mapping[str, object] = getattr(config, kind)
    if kind == "traits":
        shepherds = list(config.shepherds)
        yield from sorted(entries, key=lambda name: _trait_order(config, shepherds, name))
    elif kind == "equipment":
        yield from sorted(entries, key=lambda name: config.equipment[name].cost)
    elif kind == "flock":
        yield from sorted(entries, key=lambda name: config.flock[name].wave)
    else:
        yield from entries


def _trait_order(config: SheepConfig, shepherds: list[str], name: str) -> tuple[int, int]:
    trait = config.traits[name]
    return shepherds.index(trait.shepherd) if trait.shepherd in shepherds else len(shepherds), trait.level


def _card(config: SheepConfig, kind: Kind, name: str, texts: Texts) -> CardInfo:
    face = face_of(config, kind, name, texts)
    facts = (face.line, *_facts(config, face, texts), texts(f"face.origin.{getattr(config, kind)[name].origin}"))
    return CardInfo(
        ((kind, name),), texts(f"face.group.{kind}"), face.name, face.picture, facts, face.rule_text, face.spare,
        flavour=face.flavour, look=FaceLook(face),
    )  # fmt: skip


def _facts(config: SheepConfig, face: Face, texts: Texts) -> Iterator[str]:
    """What the icons on the face say, in words, and what stands in small letters."""
    yield from (hint for hint in face.hints if hint not in face.line)
    for row in face.rows:
        health, corruption, essence = (icon.text for icon in row.icons)
        yield texts("face.tier", name=row.name, health=health, corruption=corruption, essence=essence)
    yield from face.facts
    if face.kind == "equipment" and face.corner is None:
        yield texts("face.not_sold")


def _map(name: str, drawn: DrawnMap, texts: Texts) -> CardInfo:
    hexes = sum(bool(word) for row in drawn.ground for word in row)
    road = {at for road in drawn.roads for at in road.hexes}
    forks = sum(road.sign is not None for road in drawn.roads) // 2
    facts = [
        texts("face.map.hexes", n=hexes), texts("face.map.road", n=len(road)), texts("face.map.forks", n=forks),
        texts("face.map.shadow", n=len(drawn.shadow)),
    ]  # fmt: skip
    if drawn.drawn_by:
        facts.append(texts("face.map.drawn_by", name=drawn.drawn_by))
    return CardInfo(
        (("maps", name),), texts("face.group.maps"), drawn.name, f"{FOLDER}signpost-north", (*facts, drawn.about),
        drawn.about, look=MapLook(drawn),
    )  # fmt: skip
