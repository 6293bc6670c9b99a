"""Makes the faces of the cards of The Sheep from the data, with the rule text that is made from what a card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.core.sentence import listed
from game.core.texts import Texts
from game.effects.model import DamageType
from game.rules.the_sheep.card_text import card_lines
from game.rules.the_sheep.config import ByTier, Herd, SheepConfig
from game.rules.the_sheep.stages import TIERS
from game.tables.the_sheep.face import Face, Icon, Kind, Row, Rule
from game.tables.the_sheep.looks import FOLDER, LEVELS

_MOST_ICONS = 3
"""So many icons of one type stand side by side; more are told by a number."""
_SIGNS = {"north": "ui/arrow-up", "south": "ui/arrow-down"}


def face_of(config: SheepConfig, kind: Kind, name: str, texts: Texts, side: str = "") -> Face:
    """The face of a card by the section of the data it stands in, or "by_day" for the Sheep of the day.

    `side` (minor or major) is for a tile that lies with one side up; without it both are told. Raises KeyError for a
    card that is not in the data.
    """
    face = _tile(config, name, texts, side) if kind == "tiles" else _MAKERS[kind](config, name, texts)
    return replace(face, mark=texts("face.exhausted"), more=texts("face.more"))


def damage_icons(damage: Mapping[DamageType, int], texts: Texts) -> tuple[Icon, ...]:
    """An icon for each point of damage, or one with a number where there are many."""
    icons: list[Icon] = []
    for kind, count in damage.items():
        word = texts("face.damage", type=texts(f"effect.type.{kind}"), n=count)
        icon = Icon(f"{FOLDER}damage-{kind}", word)
        icons += [icon] * count if count <= _MOST_ICONS else [Icon(icon.picture, word, str(count))]
    return tuple(icons)


def _rules(config: SheepConfig, kind: str, name: str, texts: Texts, side: str = "") -> tuple[Rule, ...]:
    rules = []
    for line in card_lines(config, kind, name, texts):
        if side and line.note != side:
            continue
        said = line.text[len(line.head) + 2 :] if line.head else line.text
        rules.append(Rule(said, line.head, texts(f"face.note.{line.note}") if line.note and not side else ""))
    return tuple(rules)


def _named(names: Sequence[str], texts: Texts) -> str:
    return texts("face.list_join").join(names)


def _equipment(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.equipment[name]
    sellers = [caravan.name for caravan in config.caravans.values() if name in caravan.inventory]
    owners = [shepherd.name for shepherd in config.shepherds.values() if name in shepherd.starts_with]
    price = Icon(f"{FOLDER}essence", texts("face.cost", n=card.cost), str(card.cost))
    facts: list[str] = []
    if owners:
        everybody = len(owners) == len(config.shepherds)
        facts.append(texts("face.of_all") if everybody else texts("face.of", names=_named(owners, texts)))
    if sellers:
        facts.append(texts("face.sold_by", names=_named(sellers, texts)))
    icons = damage_icons(card.damage, texts)
    line = texts("face.kind.starting" if owners else "face.kind.equipment")
    return Face(
        "equipment", name, card.name, line, f"{FOLDER}equipment-{name}",
        icons[0].picture if icons else f"{FOLDER}essence", _rules(config, "equipment", name, texts), card.flavour,
        price if sellers or not owners else None, icons, facts=tuple(facts),
    )  # fmt: skip


def _curse(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.curses[name]
    return Face(
        "curses", name, card.name, texts("face.kind.curse"), f"{FOLDER}curse-{name}", f"{FOLDER}curse-mark",
        _rules(config, "curses", name, texts), card.flavour, None, damage_icons(card.damage, texts),
    )  # fmt: skip


def _trait(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.traits[name]
    owner = config.shepherds[card.shepherd].name if card.shepherd in config.shepherds else card.shepherd
    level = Icon("", texts("face.level", level=LEVELS[card.level]), LEVELS[card.level])
    return Face(
        "traits", name, card.name, texts("face.kind.trait", name=owner, level=LEVELS[card.level]),
        f"{FOLDER}trait-{name}", f"{FOLDER}portrait-{card.shepherd}", _rules(config, "traits", name, texts),
        card.flavour, level,
    )  # fmt: skip


def _day_event(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.day_events[name]
    sign = Icon(_SIGNS[card.sign], texts(f"face.sign.{card.sign}"), texts(f"face.turn.{card.sign}"))
    return Face(
        "day_events", name, card.name, texts("face.kind.day_event"), f"{FOLDER}event-{name}", f"{FOLDER}sun",
        _rules(config, "day_events", name, texts), card.flavour, None, (sign,),
    )  # fmt: skip


def _night_event(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.night_events[name]
    climb = Icon("", texts("face.climbs", n=card.pollution), texts("face.climb", n=card.pollution))
    return Face(
        "night_events", name, card.name, texts("face.kind.night_event"), f"{FOLDER}event-{name}",
        f"{FOLDER}moon-sign", _rules(config, "night_events", name, texts), card.flavour, None, (climb,),
    )  # fmt: skip


def _mutation(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.mutations[name]
    strikes = [_strike(kind, "weak", texts) for kind in card.weak]
    strikes += [_strike(kind, "immune", texts) for kind in card.immune]
    return Face(
        "mutations", name, texts("face.sheep_name", name=card.name), texts("face.kind.mutation"),
        f"{FOLDER}mutation-{name}", f"{FOLDER}sheep-greater-day", _rules(config, "mutations", name, texts),
        card.flavour, strikes=tuple(strikes), rows=_tiers((card.health, card.corruption, card.essence), texts),
    )  # fmt: skip


def _strike(kind: DamageType, how: str, texts: Texts) -> Icon:
    word = texts(f"effect.type.{kind}")
    return Icon(
        f"{FOLDER}damage-{kind}", texts(f"face.{how}", type=word), texts(f"face.{how}_short", type=word),
        how == "immune", texts(f"face.{how}_head"),
    )  # fmt: skip


def _tiers(numbers: Sequence[ByTier], texts: Texts) -> tuple[Row, ...]:
    """A row for each tier: health, corruption and Essence, as far as given."""
    pictures = (("heart", "health"), ("drop-full", "corruption"), ("essence", "essence"))
    return tuple(
        Row(
            texts(f"tier.{tier}"),
            tuple(
                Icon(FOLDER + picture, texts(f"face.{word}", n=number.of(at)), str(number.of(at)))
                for number, (picture, word) in zip(numbers, pictures, strict=False)
            ),
        )
        for at, tier in enumerate(TIERS)
    )


def _by_day(config: SheepConfig, name: str, texts: Texts) -> Face:
    return Face(
        "by_day", name, texts("face.by_day"), texts("face.kind.by_day"), f"{FOLDER}mutation-by-day",
        f"{FOLDER}sheep-standard-day", (Rule(texts("face.day_rule")),),
        rows=_tiers((config.numbers.day_health,), texts),
    )  # fmt: skip


def _tile(config: SheepConfig, name: str, texts: Texts, side: str) -> Face:
    card = config.tiles[name]
    line = texts(f"face.kind.tile_{side}") if side else texts("face.kind.tile")
    return Face(
        "tiles", name, card.name, line, f"{FOLDER}tile-{name}-{side or 'minor'}", f"{FOLDER}tile-mark",
        _rules(config, "tiles", name, texts, side),
    )  # fmt: skip


def _caravan(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.caravans[name]
    wares = [
        texts("face.ware", name=config.equipment[ware].name, n=config.equipment[ware].cost)
        for ware in card.inventory
        if ware in config.equipment
    ]
    slots = Icon(f"{FOLDER}drop-empty", texts("face.bears", n=card.slots), texts("face.slots", n=card.slots))
    return Face(
        "caravans", name, card.name, texts("face.kind.caravan"), f"{FOLDER}caravan-{name}", "ui/home",
        _rules(config, "caravans", name, texts), card.flavour, None, (slots,),
        facts=(texts("face.sells", names=_named(wares, texts)),) if wares else (),
    )  # fmt: skip


def _shepherd(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.shepherds[name]
    begins = [config.equipment[piece].name for piece in card.starts_with if piece in config.equipment]
    rows = []
    for level in (1, 2, 3):
        traits = [trait.name for trait in config.traits.values() if (trait.shepherd, trait.level) == (name, level)]
        if traits:
            rows.append(texts("face.traits", level=LEVELS[level], names=_named(traits, texts)))
    return Face(
        "shepherds", name, card.name, card.was, f"{FOLDER}portrait-{name}", "ui/human", (), card.flavour,
        facts=(texts("face.starts_with", names=_named(begins, texts)), *rows),
    )  # fmt: skip


def _flock(config: SheepConfig, name: str, texts: Texts) -> Face:
    card = config.flock[name]
    rules = []
    for seats, herds in sorted(card.seats.items()):
        told = texts("face.herds").join(_herd(spawn, herd, texts) for spawn, herd in herds.items())
        rules.append(Rule(told, note=texts("face.players", n=int(seats))))
    return Face(
        "flock", name, name.replace("_", " ").capitalize(), texts("face.kind.flock", wave=LEVELS[card.wave]),
        f"{FOLDER}flock-card", f"{FOLDER}flock-card", tuple(rules),
        corner=Icon("", texts("face.wave", wave=LEVELS[card.wave]), LEVELS[card.wave]),
    )  # fmt: skip


def _herd(spawn: str, herd: Herd, texts: Texts) -> str:
    sheep = listed([texts("face.some", n=n, tier=texts(f"tier.{tier}")) for tier, n in herd.items() if n], texts)
    return texts("face.herd", sheep=sheep, spawn=texts(f"effect.spawn.{spawn}"))


_MAKERS: Mapping[Kind, Callable[[SheepConfig, str, Texts], Face]] = {
    "equipment": _equipment, "curses": _curse, "traits": _trait, "day_events": _day_event,
    "night_events": _night_event, "mutations": _mutation, "caravans": _caravan, "shepherds": _shepherd,
    "flock": _flock, "by_day": _by_day,
}  # fmt: skip
