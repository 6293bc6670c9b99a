"""From a view to what the panels of The Sheep show: chips, board, cards, pollution, plates, the outlook."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.core.texts import Texts
from game.render.text_layout import plain
from game.rules.the_sheep import stages
from game.rules.the_sheep.asked import asked_now
from game.rules.the_sheep.card_text import card_text
from game.rules.the_sheep.describe import card_name
from game.rules.the_sheep.forecast import NightForecast, night_forecast
from game.rules.the_sheep.forecast_day import CaravanPath, caravan_forecast
from game.rules.the_sheep.measures import Measures, measures
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep import forecast_rows as rows
from game.tables.the_sheep.cards import CardFacts
from game.tables.the_sheep.face import Face, Kind
from game.tables.the_sheep.faces import face_of
from game.tables.the_sheep.looks import LEVELS
from game.tables.the_sheep.outlook_page import Outlook
from game.tables.the_sheep.piles import PileFacts
from game.tables.the_sheep.pollution_panel import PollutionFacts, TileFacts, next_words
from game.tables.the_sheep.seat_chips import SeatFacts
from game.tables.the_sheep.sheet import SheetFacts, TraitFacts
from game.tables.the_sheep.spots import Spot

_FACE_OF: dict[str, Kind] = {"equipment": "equipment", "curse": "curses", "trait": "traits"}
_PILES = ("mutations", "flock", "day_events", "night_events", "curses", "pollution")


@dataclass(frozen=True, slots=True)
class Survey:
    """A view with all that is worked out from it once: measures, what the night brings, how far Caravans get."""

    view: SheepView
    now: Measures
    night: NightForecast
    roads: tuple[CaravanPath, ...]

    def coming(self, seat: int) -> int:
        """Corruption that comes to a Shepherd as things stand."""
        toll = self.night.shepherd(seat)
        return toll.coming or 0 if toll is not None else 0


def survey_of(view: SheepView) -> Survey:
    """Work it out."""
    roads = caravan_forecast(view) if view.half == stages.DAY else ()
    return Survey(view, measures(view), night_forecast(view), roads)


def shepherd_name(view: SheepView, seat: int) -> str:
    """Who a seat is."""
    return view.setup.config.shepherds[view.setup.shepherds[seat]].name


# ------------------------------------------------------------------ seats


def seat_facts(survey: Survey, seat: int, shown: int, asked: Collection[int], targets: Collection[Spot]) -> SeatFacts:
    """A chip."""
    view = survey.view
    return SeatFacts(
        name=shepherd_name(view, seat), lit=view.lit[seat], essence=view.essence[seat],
        corruption=view.corruption[seat], slots=survey.now.corruption[seat], coming=survey.coming(seat),
        ready=view.stage in stages.READY_STEPS and view.ready[seat], asked=seat in asked,
        distracts=view.distracting[seat], dead=view.hexes[seat] == stages.DEAD, shown=seat == shown,
        target=Spot("shepherd", seat) in targets,
    )  # fmt: skip


def sheet_facts(
    survey: Survey, desk: Desk, seat: int, open_: Collection[Spot], chosen: Collection[Spot]
) -> SheetFacts:
    """The board of a Shepherd."""
    view, now, texts = survey.view, survey.now, desk.texts
    config = view.setup.config
    who = config.shepherds[view.setup.shepherds[seat]]
    traits = tuple(_trait(survey, texts, card, open_, chosen) for card in view.traits[seat])
    needed = now.growth[seat]
    level = len(traits) + 1
    later = texts("table.trait_at", level=LEVELS[min(level, 3)], n=needed) if needed else ""
    return SheetFacts(
        shepherd=view.setup.shepherds[seat], name=who.name, was=who.was, player=plain(desk.seats[seat].player),
        badge=desk.seats[seat].badge, dead=view.hexes[seat] == stages.DEAD,
        lit=view.lit[seat], lanterns=max(now.lanterns[seat], view.lit[seat]),
        essence=view.essence[seat], essence_slots=view.setup.numbers.essence_slots,
        experience=view.experience[seat] if needed else 0, needed=needed,
        corruption=view.corruption[seat], corruption_slots=now.corruption[seat], coming=survey.coming(seat),
        traits=traits, next_level=later,
    )  # fmt: skip


def _trait(survey: Survey, texts: Texts, card: Card, open_: Collection[Spot], chosen: Collection[Spot]) -> TraitFacts:
    trait = survey.view.setup.config.traits[card.name]
    text = "\n".join(card_text(survey.view.setup.config, "traits", card.name, texts))
    spot = Spot("card", card.number)
    return TraitFacts(
        card.number, card.name, trait.name, trait.level, text, card.exhausted, spot in open_, spot in chosen
    )


def hand_facts(
    view: SheepView, texts: Texts, seat: int, open_: Collection[Spot], chosen: Collection[Spot],
    hinted: Collection[Spot],
) -> list[tuple[int, CardFacts]]:  # fmt: skip
    """The hand of a Shepherd by the numbers of its cards: Equipment first, then Curses; then the traits."""
    cards = (*sorted(view.cards[seat], key=lambda c: c.kind == stages.CURSE), *view.traits[seat])
    out = []
    for card in cards:
        face, spot = card_face(view, texts, card), Spot("card", card.number)
        name = f"trait-{card.name}" if card.kind == stages.TRAIT else f"card-{card.name}-{card.number}"
        facts = CardFacts(name, face, card.exhausted, spot in open_, spot in chosen, spot in hinted)
        out.append((card.number, facts))
    return out


def card_face(view: SheepView, texts: Texts, card: Card) -> Face:
    """The face of a card or trait that somebody has."""
    return face_of(view.setup.config, _FACE_OF[card.kind], card.name, texts)


# ------------------------------------------------------------------ panels


def pollution_facts(survey: Survey, texts: Texts, flips: Collection[str]) -> PollutionFacts:
    """The pipe and the tiles."""
    view = survey.view
    tiles = tuple(
        TileFacts(tile, card_name(tile, texts), major, card_text(view.setup.config, "tiles", tile, texts)[int(major)])
        for tile, major in view.tiles
    )
    most = view.setup.numbers.tiles
    next_ = next_words(texts, tiles, most)
    return PollutionFacts(view.setup.pipe, view.slot, survey.now.avert, tiles, most, next_, frozenset(flips))


def event_face(view: SheepView, texts: Texts) -> Face | None:
    """The event in force."""
    if not view.event:
        return None
    kind: Kind = "day_events" if view.event in view.setup.config.day_events else "night_events"
    return face_of(view.setup.config, kind, view.event, texts)


def sheep_face(view: SheepView, texts: Texts) -> Face:
    """What the Sheep are now."""
    if view.mutation:
        return face_of(view.setup.config, "mutations", view.mutation, texts)
    return face_of(view.setup.config, "by_day", "", texts)


def outlook_of(survey: Survey, desk: Desk) -> Outlook:
    """The page beside the map."""
    view, texts = survey.view, desk.texts
    badges = tuple(look.badge for look in desk.seats)
    flocks = rows.flock_rows(view, survey.night, texts, desk.name_of, badges)
    day = view.half == stages.DAY
    title = "forecast.by_day" if day else "forecast.by_night" if not survey.night.moved else "forecast.strikes"
    note = "" if flocks else texts("forecast.no_sheep")
    if flocks and not survey.night.known:
        note = texts("forecast.unknown" if day else "forecast.unknown_yet")
    return Outlook(
        face=sheep_face(view, texts), title=texts(title), note=note,
        flocks=flocks, tips=tuple(rows.row_tip(row, texts) for row in flocks),
        meters_title=texts("forecast.corruption" if survey.night.known else "forecast.corruption_now"),
        meters=rows.meter_rows(view, survey.night, texts, desk.name_of),
        roads=rows.road_rows(view, survey.roads, texts), away=rows.away_words(view, texts),
        piles=_piles_words(view, texts),
    )  # fmt: skip


def pile_facts(view: SheepView, texts: Texts) -> tuple[PileFacts, ...]:
    """All decks."""
    return tuple(
        PileFacts(deck, texts(f"deck.{deck}"), view.decks[deck], len(view.discards.get(deck, ()))) for deck in _PILES
    )


def _piles_words(view: SheepView, texts: Texts) -> str:
    return ", ".join(
        texts("table.pile_gone" if pile.gone else "table.pile", deck=pile.name, n=pile.left, gone=pile.gone)
        for pile in pile_facts(view, texts)
    )


def ready_words(
    view: SheepView, desk: Desk, legal: Sequence[Action], shown: int
) -> tuple[str, str, str] | None:
    """What the button says by which a Shepherd is ready: its words, what it means, and why it is off; None where
    nobody is asked for that (T6)."""
    texts, name = desk.texts, shepherd_name(view, shown)
    if view.stage not in stages.READY_STEPS or asked_now(view, texts) is not None:
        return None
    tip = texts(f"act.ready.{view.stage}", name=name)
    if view.hexes[shown] == stages.DEAD:
        return texts("act.ready.words"), tip, texts("narrow.dead", name=name)
    if view.ready[shown]:
        return texts("act.is_ready", name=name), tip, texts("narrow.is_ready", name=name)
    mine = any(action.seat == shown for action in legal)
    return texts("act.ready.words"), tip, "" if mine else texts("narrow.nothing", name=name)
