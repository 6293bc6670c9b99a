"""What the forecast says, row by row: whom each flock will strike, what the meters come to, how far Caravans get."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.sentence import Names, listed
from game.core.texts import Texts
from game.rules.the_sheep.describe import card_name, hex_name
from game.rules.the_sheep.forecast import FlockPath, NightForecast
from game.rules.the_sheep.forecast_day import CaravanPath
from game.rules.the_sheep.stages import SAFE, TOWN
from game.rules.the_sheep.strike import Target
from game.rules.the_sheep.view import SheepView
from game.tables.the_sheep.looks import caravan_picture, icon, sheep_picture


@dataclass(frozen=True, slots=True)
class FlockRow:
    """A flock and its aim. sheep: (picture, count) by tier; at: the hex it stands on. `aim`: a picture or, with
    `badge`, a seat's colour; `name`: of the aim in words; `verdict`: struck, safe or points in words; `danger`: it
    strikes; `choice`: the players decide."""

    at: int
    sheep: tuple[tuple[str, int], ...]
    aim: str
    badge: str
    name: str
    verdict: str
    danger: bool
    choice: bool = False


@dataclass(frozen=True, slots=True)
class MeterRow:
    """What bears corruption: now, what is coming, of how much; `end` says what that brings, "" for nothing."""

    name: str
    borne: int
    coming: int
    slots: int
    end: str = ""


@dataclass(frozen=True, slots=True)
class RoadRow:
    """How far a Caravan gets: picture, name, and in words hexes and what stops it; `danger`: it is held up."""

    picture: str
    name: str
    words: str
    danger: bool


def flock_rows(
    view: SheepView, seen: NightForecast, texts: Texts, names: Names, badges: tuple[str, ...]
) -> tuple[FlockRow, ...]:
    """A row for each flock, those that strike first."""
    rows = [_flock_row(view, path, texts, names, badges) for path in seen.flock]
    return tuple(sorted(rows, key=lambda row: not row.danger))


def _flock_row(view: SheepView, path: FlockPath, texts: Texts, names: Names, badges: tuple[str, ...]) -> FlockRow:
    night = bool(view.mutation)
    sheep = tuple((sheep_picture(tier, view.mutation, night), count) for tier, count in enumerate(path.count) if count)
    if not path.strikes:
        far = texts("forecast.waits" if len(path.ends) == 1 and path.ends[0] == path.hex else "forecast.on_the_way")
        choice = len(path.ends) > 1
        return FlockRow(path.hex, sheep, icon("safe"), "", far, texts("forecast.safe"), False, choice)
    several = len(path.strikes) > 1
    first = path.strikes[0]
    aim, badge = _aim(view, first, badges)
    name = (
        texts("forecast.one_of", who=listed([target_name(view, t, texts, names) for t in path.strikes], texts))
        if several
        else target_name(view, first, texts, names)
    )
    points = sum(path.points) if path.points is not None else None
    verdict = texts("forecast.struck") if points is None else texts("forecast.points", n=points)
    return FlockRow(path.hex, sheep, aim, badge, name, verdict, True, several or not path.reaches)


def _aim(view: SheepView, target: Target, badges: tuple[str, ...]) -> tuple[str, str]:
    kind, number = target
    if kind == "caravan":
        return caravan_picture(view.setup.caravans[number]), ""
    return "", badges[number]


def target_name(view: SheepView, target: Target, texts: Texts, names: Names) -> str:
    """A Caravan or Shepherd by name."""
    kind, number = target
    return card_name(view.setup.caravans[number], texts) if kind == "caravan" else names(number)


def meter_rows(view: SheepView, seen: NightForecast, texts: Texts, names: Names) -> tuple[MeterRow, ...]:
    """All Caravans on the board, and Shepherds to whom something comes."""
    rows = []
    for caravan in seen.caravans:
        end = texts("forecast.lost") if caravan.lost else texts("forecast.may_be_lost") if caravan.may_be_lost else ""
        name = card_name(view.setup.caravans[caravan.number], texts)
        rows.append(MeterRow(name, caravan.borne, caravan.coming or 0, caravan.slots, end))
    for toll in seen.shepherds:
        if not toll.coming and not toll.most:
            continue
        end = texts("forecast.dies") if toll.dies else texts("forecast.may_die") if toll.may_die else ""
        if not end and toll.curses:
            end = texts("forecast.curses", n=toll.curses)
        rows.append(MeterRow(names(toll.number), toll.borne, toll.coming or 0, toll.slots, end))
    return tuple(rows)


def road_rows(view: SheepView, roads: tuple[CaravanPath, ...], texts: Texts) -> tuple[RoadRow, ...]:
    """How far every Caravan will get, and what holds it up."""
    rows = []
    for road in roads:
        caravan = view.setup.caravans[road.caravan]
        rows.append(RoadRow(caravan_picture(caravan), card_name(caravan, texts), _road_words(road, texts),
                            road.stop in ("sheep", "caravan", "held")))  # fmt: skip
    return tuple(rows)


def _road_words(road: CaravanPath, texts: Texts) -> str:
    hexes = len(road.path) - 1
    told = texts("forecast.safe_home") if road.safe else texts("forecast.hexes", n=hexes)
    if road.enters:
        told = texts("forecast.may_enter")
    elif not road.safe and road.stop:
        told = texts(f"forecast.stop.{road.stop}", told=told)
    return told if road.safe else texts("forecast.to_finish", told=told, n=road.steps)


def away_words(view: SheepView, texts: Texts) -> str:
    """Caravans that are in town or safe, in one line; "" for none."""
    town = sum(at == TOWN for at in view.caravans)
    safe = sum(at == SAFE for at in view.caravans)
    parts = [texts("forecast.in_town", n=town)] if town else []
    parts += [texts("forecast.home", n=safe)] if safe else []
    return ", ".join(parts)


def row_tip(row: FlockRow, texts: Texts) -> str:
    """Where a flock stands, for pointing at its row."""
    return texts("forecast.stands", where=hex_name(row.at, texts))
