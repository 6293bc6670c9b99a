"""What the map shows beyond the pieces: where one may go, what can be clicked, and arrows of what is to come.

Arrows of the Sheep come from the forecast; pointing at something shows what would follow from a click on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.core.action import Action
from game.core.event import Event
from game.core.sentence import capital
from game.rules.the_sheep import actions as acts
from game.rules.the_sheep import events as happened
from game.rules.the_sheep import stages
from game.rules.the_sheep.describe import card_name, hex_name
from game.rules.the_sheep.forecast_attack import attack_forecast
from game.rules.the_sheep.forecast_day import reach
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.board import MapBoard
from game.tables.the_sheep.choices import attack_words
from game.tables.the_sheep.choose import Selection, alike, narrowed, open_spots, spots_of
from game.tables.the_sheep.facts import Survey
from game.tables.the_sheep.forecast_rows import road_rows
from game.tables.the_sheep.map_marks import Arrow
from game.tables.the_sheep.spots import Spot, ground_of

_ON_MAP = ("sheep", "shepherd", "caravan")


class Foresight:
    """`spot` is what the pointer is over on the map, `button` the action of a button that is looked at, `looked_at`
    the hex of a row of the forecast (-1: none)."""

    def __init__(self, desk: Desk, board: MapBoard) -> None:
        self._desk, self._board = desk, board
        self.spot: Spot | None = None
        self.button: Action | None = None
        self.looked_at = -1
        self._trail: tuple[Arrow, ...] = ()
        self._survey: Survey | None = None
        self._selection = Selection()

    def recall(self, events: Sequence[Event]) -> None:
        """Keep the ways of the latest action as a trail."""
        self._trail = tuple(
            Arrow(e.path, "follow", True)
            for e in events
            if isinstance(e, happened.ShepherdMoved | happened.CaravanMoved) and len(e.path) > 1
        )

    def show(self, survey: Survey, legal: Sequence[Action], chosen: Selection, hinted: Collection[Spot] = ()) -> None:
        """Mark everything for this moment."""
        self._survey, self._selection = survey, chosen
        open_ = open_spots(legal, chosen, survey.view)
        hexes = {spot.number for spot in open_ if spot.kind == "hex"}
        walking = survey.view.stage in stages.READY_STEPS and not survey.view.pending
        targets = {spot for spot in open_ if spot.kind in _ON_MAP}
        if not walking:
            targets |= {Spot("hex", place) for place in hexes}
        marked = set(chosen.spots)
        if walking and chosen.seat >= 0:
            marked.add(Spot("shepherd", chosen.seat))
        looked = spots_of(self.button, survey.view) if self.button is not None else ()
        self._board.mark(hexes if walking else (), targets, marked, hinted, looked)
        self._board.show_arrows(self._arrows(survey, legal))
        self._board.ghost(self._ghost(survey.view, legal, chosen), Spot("shepherd", chosen.seat))
        self._board.foretell({toll.number: toll.coming for toll in survey.night.caravans if toll.coming})

    # ---------------------------------------------------------------- arrows

    def _arrows(self, survey: Survey, legal: Sequence[Action]) -> list[Arrow]:
        """The ways of the Sheep; those one does not look at fade while one is looked at."""
        focus: int | None = self.looked_at
        if self.looked_at < 0 and self.spot is not None:
            focus = self._place_of(survey.view, self.spot)
        known = {path.hex for path in survey.night.flock}
        out = [*self._trail, *self._roads(survey, self.spot)]
        for path in survey.night.flock:
            faint = focus in known and focus != path.hex
            out += [Arrow(way, "foe", faint) for way in path.paths if len(way) > 1]
        choosing = [a for a in legal if isinstance(a, acts.MoveSheep)]
        if choosing and survey.view.herds:
            here = survey.view.herds[0][0]
            out = [arrow for arrow in out if arrow.path[0] != here]
            ways = {way[-1]: way for path in survey.night.on(here) for way in path.paths}
            out += [Arrow(ways[a.hex], "may") for a in choosing if a.hex in ways and len(ways[a.hex]) > 1]
        return list(dict.fromkeys(out))

    @staticmethod
    def _roads(survey: Survey, spot: Spot | None) -> Iterator[Arrow]:
        """Where Caravans are about to roll, in the step in which they do; later the way of one that is pointed at."""
        if survey.view.stage in (stages.BOARD, stages.ENTER, stages.ROLL):
            looked = -1
        elif spot is not None and spot.kind == "caravan":
            looked = spot.number
        else:
            return
        for road in survey.roads:
            if len(road.path) > 1 and not road.enters and looked in (-1, road.caravan):
                yield Arrow(road.path, "follow")

    @staticmethod
    def _place_of(view: SheepView, spot: Spot) -> int | None:
        """The hex that is pointed at, or that of the Sheep that is."""
        if spot.kind == "hex":
            return spot.number
        return ground_of(view, spot) if spot.kind == "sheep" else None

    def _ghost(self, view: SheepView, legal: Sequence[Action], chosen: Selection) -> tuple[int, ...]:
        """The walk to the hex that is pointed at."""
        spot = self.spot
        if spot is None or chosen.seat < 0:
            return ()
        place = self._place_of(view, spot)
        if place is None:
            return ()
        walks = (a for a in legal if isinstance(a, acts.Walk | acts.LanternStep) and a.seat == chosen.seat)
        if all(walk.hex != place for walk in walks):
            return ()
        route = reach(view, chosen.seat).get(place)
        return route.path if route is not None else ()

    # ---------------------------------------------------------------- words

    def describe(self, spot: Spot) -> str:
        """What pointing at something on the map tells."""
        survey = self._survey
        if survey is None:
            return ""
        texts = self._desk.texts
        if spot.kind == "caravan":
            return self._caravan(survey, spot.number)
        if spot.kind == "shepherd":
            name = self._desk.name_of(spot.number)
            toll = survey.night.shepherd(spot.number)
            coming = texts("table.seat_coming", n=toll.coming) if toll is not None and toll.coming else ""
            distracts = texts("table.distracts") if survey.view.distracting[spot.number] else ""
            return "\n".join(line for line in (f"**{name}**", distracts, coming) if line)
        if spot.kind == "sheep":
            return self._sheep(survey, spot.number)
        return capital(hex_name(spot.number, texts))

    def _caravan(self, survey: Survey, number: int) -> str:
        texts, view = self._desk.texts, survey.view
        caravan = view.setup.caravans[number]
        lines = [f"**{card_name(caravan, texts)}**"]
        lines.append(texts("table.bears", n=view.bearing[number], all=survey.now.bears[number]))
        toll = survey.night.caravan(number)
        if toll is not None and toll.coming:
            lines.append(texts("table.seat_coming", n=toll.coming))
        lines += [
            texts("table.road_tip", what=row.words)
            for road, row in zip(survey.roads, road_rows(view, survey.roads, texts), strict=True)
            if road.caravan == number
        ]
        goods = [texts("table.ware", card=card_name(c, texts), n=n) for c, n in survey.now.prices[number].items()]
        lines.append(texts("table.sells", goods=", ".join(goods)) if goods else texts("table.sold_out"))
        if not self._leads_on(Spot("caravan", number)) and not self._leads_on(Spot("hex", view.caravans[number])):
            lines.append(texts("table.click_goods"))
        return "\n".join(lines)

    def _leads_on(self, spot: Spot) -> bool:
        """Whether a click on something does something but look."""
        return self._survey is not None and spot in open_spots(self._desk.legal(), self._selection, self._survey.view)

    def _sheep(self, survey: Survey, number: int) -> str:
        view, texts = survey.view, self._desk.texts
        sheep = view.sheep_of(number)
        if sheep is None:
            return ""
        count = len(alike(view, number))
        lines = [texts("table.sheep_tip", n=count, tier=texts(f"tier.{stages.TIERS[sheep.tier]}"))]
        if sheep.damage:
            lines.append(texts("table.sheep_damage", n=sheep.damage))
        wish = self._selection.with_spot(Spot("sheep", number))
        attacks = [a for a in narrowed(self._desk.legal(), wish, view) if isinstance(a, acts.Attack)]
        if self._selection.of("card") is not None:
            lines += [attack_words(self._desk, attack_forecast(view, a), a.boost) for a in attacks]
        return "\n".join(lines)
