"""Plans the way home: who plays which card in the next turns, the best few positions of each turn kept.

Cards that nobody can know count as a chance, and a chance missed costs a turn. The cost of a plan is thus about the
number of turns until all are home.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.bots.space_sheep.cards import Hand, Knowledge
from game.bots.space_sheep.puzzle import Puzzle, puzzle_of, rough
from game.rules.space_sheep.ring import Board
from game.rules.space_sheep.stages import WILD
from game.rules.space_sheep.view import HIDDEN, SpaceView

MISSED = 1.3
"""Turns that are lost when a card that was hoped for does not come."""
WILD_PRICE = 0.12
SPENT_WILD_PRICE = 0.5
PASSED_PRICE = 0.02
FAR_PRICE = 1.12
"""A move that is not planned yet counts a little more than one that is."""


class Play(NamedTuple):
    """One turn of a plan: `colour` None is a card laid for defence; `card` HIDDEN one that is hoped for."""

    seat: int
    card: int
    colour: int | None
    piece: str
    after: Board


class Node(NamedTuple):
    """A position in a plan: what it cost so far, and how it came about."""

    worth: float
    cost: float
    board: Board
    hands: tuple[Hand, ...]
    deck: int
    last: Node | None
    play: Play | None


@dataclass(frozen=True, slots=True)
class Plan:
    """The best plan that was found: about how many turns home takes with it, and its turns."""

    cost: float
    plays: tuple[Play, ...]
    complete: bool

    def cards_of(self, seat: int) -> list[int]:
        """The cards a seat is to play, as far as they are known."""
        return [play.card for play in self.plays if play.seat == seat and play.colour is not None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard one thinks: so many turns ahead, so many positions kept in each; farther by a glance or by reckoning."""

    turns: int
    width: int
    glance: bool = False


class Planner:
    """Looks for plans in the situation of a view."""

    def __init__(self, view: SpaceView) -> None:
        self.puzzle: Puzzle = puzzle_of(view.instructions)
        self.known = Knowledge(view)
        self.board, self.seats = view.board, view.setup.seats
        inside = [seat for seat in range(self.seats) if seat not in view.ousted]
        start = view.turn + (1 if view.acted else 0)
        self.order = [seat for k in range(self.seats) if (seat := (start + k) % self.seats) in inside]
        hands = self.known.hands
        self.deck = self.known.deck
        if view.acted:
            hands, self.deck = self._drawn(hands, view.turn, self.deck)
        self.hands = hands
        self._far: Callable[[Board], float] = self.puzzle.distance

    def _drawn(self, hands: tuple[Hand, ...], seat: int, deck: int) -> tuple[tuple[Hand, ...], int]:
        hand, deck = hands[seat].filled(self.known.size, deck)
        return (*hands[:seat], hand, *hands[seat + 1 :]), deck

    def without(self, seat: int, card: int) -> tuple[Hand, ...]:
        """All hands after this seat gave a card away."""
        return (*self.hands[:seat], self.hands[seat].without(card), *self.hands[seat + 1 :])

    def best(self, effort: Effort, hands: tuple[Hand, ...] | None = None) -> Plan:
        """The best plan that is found, with other hands if they are given."""
        self._far = rough if effort.glance else self.puzzle.distance
        start = Node(0.0, 0.0, self.board, self.hands if hands is None else hands, self.deck, None, None)
        layer, done = [start], None
        best_open = start
        for turn in range(effort.turns):
            seat = self.order[turn % len(self.order)]
            found: dict[tuple[Board, Hand], Node] = {}
            for node in layer:
                for child in self._children(node, seat, turn == 0):
                    if child.board == self.puzzle.home:
                        if done is None or child.cost < done.cost:
                            done = child
                        continue
                    key = (child.board, child.hands[seat])
                    other = found.get(key)
                    if other is None or child.cost < other.cost:
                        found[key] = child
            limit = 1e9 if done is None else done.cost
            layer = sorted((n for n in found.values() if n.worth < limit), key=_worth)[: effort.width]
            if not layer:
                break
            best_open = layer[0]
        if done is not None and (not layer or done.cost <= best_open.worth):
            return Plan(done.cost, _plays(done), True)
        return Plan(best_open.worth, _plays(best_open), False)

    def _children(self, node: Node, seat: int, first: bool) -> Iterator[Node]:
        hand = node.hands[seat]
        known, unknown = hand
        wild = WILD in known
        for colour, piece, after in self.puzzle.hops(node.board):
            if colour in known:
                yield self._node(node, Play(seat, colour, colour, piece, after), 1.0)
            elif wild:
                yield self._node(node, Play(seat, WILD, colour, piece, after), 1.0 + WILD_PRICE)
            elif unknown:
                missed = 1.0 - self.known.chance(colour, unknown)
                yield self._node(node, Play(seat, HIDDEN, colour, piece, after), 1.0 + MISSED * missed)
        if not known and not unknown:
            yield self._node(node, None, 1.0, seat)
        elif first:
            for card in dict.fromkeys(known):
                price = SPENT_WILD_PRICE if card == WILD else PASSED_PRICE / known.count(card)
                yield self._node(node, Play(seat, card, None, "", node.board), 1.0 + price)
        else:
            card = HIDDEN if unknown else max(known, key=lambda c: (c != WILD, known.count(c), c))
            yield self._node(node, Play(seat, card, None, "", node.board), 1.0 + PASSED_PRICE)

    def _node(self, node: Node, play: Play | None, price: float, seat: int = 0) -> Node:
        hands, board = node.hands, node.board
        if play is not None:
            seat, board = play.seat, play.after
            hands = (*hands[:seat], hands[seat].without(play.card), *hands[seat + 1 :])
        deck = node.deck
        if deck:
            hands, deck = self._drawn(hands, seat, deck)
        cost = node.cost + price
        return Node(cost + FAR_PRICE * self._far(board), cost, board, hands, deck, node, play)


def _worth(node: Node) -> float:
    return node.worth


def _plays(node: Node) -> tuple[Play, ...]:
    out = []
    at: Node | None = node
    while at is not None:
        if at.play is not None:
            out.append(at.play)
        at = at.last
    return tuple(reversed(out))
