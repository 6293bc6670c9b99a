"""What the things under the pointer would do, worked out from the position now: arrows and ghosts, words, counts."""

from __future__ import annotations

from game.core.action import Action
from game.core.texts import Texts
from game.rules.space_sheep import actions as acts
from game.rules.space_sheep.stages import NOBODY, WILD_NAME
from game.rules.space_sheep.tile_text import tile_text
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choose import NOTHING, Selection, narrowed, spots_of, standing
from game.tables.space_sheep.does import DoesCard, wolf_words
from game.tables.space_sheep.outlook import Outlook, outlook, with_card
from game.tables.space_sheep.root import Parts
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.words import acting_seat

_ON_RING = ("sheep", "shepherd", "both", "step", "system")


class Foresight:
    """`spot` and `button` are what is pointed at just now, `advice` a hint that is shown as long as nothing is.

    A card that was looked at stays in mind, so that its moves can be looked at on the ring after the pointer left it.
    """

    def __init__(self, desk: Desk, parts: Parts, does: DoesCard) -> None:
        self._desk, self._parts, self._does = desk, parts, does
        self.spot: Spot | None = None
        self.button: Action | None = None
        self.advice: Action | None = None
        self._looked_at: tuple[int, str] | None = None
        self._in_mind: tuple[int, str] | None = None

    def look_at(self, seat: int, card: str, on: bool) -> None:
        """A card is pointed at, or no more."""
        if on:
            self._looked_at = self._in_mind = (seat, card)
        elif self._looked_at == (seat, card):
            self._looked_at = None

    def mind(self, seat: int, card: str) -> None:
        """A card was clicked."""
        self._in_mind = (seat, card)

    def forget(self) -> None:
        """Somebody else looks now, or what was looked at has just been done: the pointer means nothing yet."""
        self.spot = self.button = self._looked_at = self._in_mind = None

    def show(self, view: SpaceView, chosen: Selection, idle: bool) -> set[Spot]:
        """Show it all; what a card that is looked at could be used for comes back."""
        texts, board = self._desk.texts, self._parts.board
        card = self._card(view, chosen)
        lit = self._uses(view, card) if card and (self._looked_at or chosen.card) and not idle else set()
        moves = [] if idle else self._moves(view, chosen, card)
        known = [found for action in moves if (found := outlook(view, action)) is not None]
        certain = len(known) == 1
        # Wild cards can do too much for arrows; the places alone are lit for them.
        board.foretell(known if certain or len(known) <= len(view.ring) else (), certain)
        if certain:
            self._does.show_move(known[0], view.ring, self._tile(view, moves[0]))
        else:
            words = self._words(view, texts)
            title = texts("does.title") if words else texts("does.wolf")
            self._does.tell(title, words or wolf_words(view, texts))
        self._foretell_home(known[0] if certain else None)
        return lit

    # ---------------------------------------------------------------- what is in mind

    def _card(self, view: SpaceView, chosen: Selection) -> str:
        """The card that is thought of: looked at now, chosen, or looked at last as long as its seat holds it."""
        for thought in (self._looked_at, (acting_seat(view), chosen.card) if chosen.card else None, self._in_mind):
            if thought is not None:
                seat, card = thought
                if card in self._parts.figures.hands[seat]:
                    return card
        return ""

    def _uses(self, view: SpaceView, card: str) -> set[Spot]:
        where = standing(view)
        spots = {Spot("console")}
        for action in with_card(view, NOBODY, card):
            spots |= spots_of(action, where)
        if view.standing and card in (view.ring[view.wolf], WILD_NAME):
            spots.add(Spot("wolf"))
        return spots

    def _moves(self, view: SpaceView, chosen: Selection, card: str) -> list[Action]:
        """The moves that are thought of: of the button, the thing on the ring, or the card that is pointed at."""
        if self.button is not None:
            return [self.button]
        spot = self.spot
        if self._looked_at is not None and card:
            return list(with_card(view, NOBODY, card))
        if spot is None and chosen == NOTHING and self.advice is not None:
            return [self.advice]
        if spot is None and chosen != NOTHING:
            spot = chosen.spot
            if spot is None and chosen.card:
                return list(with_card(view, NOBODY, chosen.card))
        if spot is None or spot.kind not in _ON_RING:
            return []
        where = standing(view)
        found = narrowed(with_card(view, NOBODY, card), Selection(spot=spot), where) if card else []
        return found or narrowed(with_card(view, NOBODY, WILD_NAME), Selection(spot=spot), where)

    def _words(self, view: SpaceView, texts: Texts) -> str:
        """What console, Wolf, pile and timer are for, and why a system leads nowhere."""
        kind = self.spot.kind if self.spot is not None else ""
        if isinstance(self.button, acts.Defend):
            kind = "console"
        elif isinstance(self.button, acts.AttackWolf):
            kind = "wolf"
        elif isinstance(self.button, acts.Draw):
            kind = "draw"
        elif isinstance(self.button, acts.TurnTimer):
            kind = "timer"
        if kind == "timer" and view.setup.sand:
            after = view.setup.sand if view.setup.fill else view.setup.sand - (self._desk.sand() or view.sand)
            return texts("does.timer", n=round(after / 1000))
        if kind in ("console", "draw"):
            return texts(f"does.{kind}")
        if kind in ("sheep", "shepherd", "both", "system") and not self._looked_at:
            system = view.ring.index(self.spot.name) if self.spot is not None else 0
            if not any(a.system == view.ring[system] for a in with_card(view, NOBODY, WILD_NAME)
                       if isinstance(a, acts.ActivateSystem)):  # fmt: skip
                return texts("does.nowhere")
        return ""

    def _tile(self, view: SpaceView, action: Action) -> str:
        """What sends the piece: the sentence of its system's tile, or the Shepherd's own step."""
        if not isinstance(action, acts.ActivateSystem):
            return self._desk.texts("does.step")
        instruction = view.instructions[view.ring.index(action.system)]
        colours = [view.ring[chit] for chit in instruction.chits]
        return tile_text(instruction.tile, self._desk.texts, colours)

    def _foretell_home(self, found: Outlook | None) -> None:
        home = self._parts.home
        if home.foretold != found:
            home.foretold = found
            home.invalidate()


def meant(view: SpaceView, seat: int, spot: Spot | None, card: str) -> Action | None:
    """What a click that is not legal was meant to do, for the reason why not."""
    if spot is None:
        return acts.Defend(seat, card)
    match spot.kind:
        case "draw":
            return acts.Draw(seat)
        case "timer":
            return acts.TurnTimer(view.commander)
        case "wolf":
            return acts.AttackWolf(seat, card or view.ring[view.wolf])
        case "console":
            return acts.Defend(seat, card) if card else None
        case "step":
            return acts.ActivateShepherd(seat, card or spot.name, spot.name)
        case "system":
            return acts.ActivateSystem(seat, card or spot.name, spot.name, "sheep")
        case "sheep" | "shepherd" | "both":
            return acts.ActivateSystem(seat, card or spot.name, spot.name, spot.kind)
    return None
