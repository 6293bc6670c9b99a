"""Everything that can be wrong with a position of Space Sheep!, in plain words."""

from __future__ import annotations

from collections import Counter

from game.rules.space_sheep import score
from game.rules.space_sheep.legal import decision, only_drawing_is_left
from game.rules.space_sheep.stages import DISCARD, NAME, NOBODY, OVER, TURN, WILD
from game.rules.space_sheep.state import SpaceState


def audit(state: SpaceState) -> list[str]:
    """All findings; empty for every position that play can reach."""
    return [*_audit_ring(state), *_audit_cards(state), *_audit_seats(state), *_audit_stage(state)]


def _audit_ring(state: SpaceState) -> list[str]:
    home, out = set(range(state.setup.systems)), []
    if set(state.shepherds) != home or len(state.shepherds) != len(home):
        out.append("a system has no Shepherd, or two")
    if set(state.sheep) != home or len(state.sheep) != len(home):
        out.append("a system has no SpaceSheep, or two")
    if state.wolf not in home:
        out.append(f"the Wolf is at the system {state.wolf}")
    if not 0 <= state.sand <= state.setup.sand:  # 0: a full timer was turned, and no time has passed since (S13)
        out.append(f"the timer holds {state.sand} of {state.setup.sand}")
    return out


def _audit_cards(state: SpaceState) -> list[str]:
    cards = Counter((*state.deck, *state.face_up, *state.face_down, *(c for c, _ in state.console)))
    for hand in state.hands:
        cards.update(hand)
    out = []
    for colour in (*range(state.setup.systems), WILD):
        want = state.setup.wilds if colour == WILD else state.setup.cards
        if cards[colour] != want:
            out.append(f"there are {cards[colour]} cards of {state.name_of(colour)}, not {want}")
    if any(len(hand) > state.setup.config.box.hand for hand in state.hands):
        out.append("somebody holds too many cards")
    return out


def _audit_seats(state: SpaceState) -> list[str]:
    out = []
    if len(state.infiltrators) != state.setup.infiltrators:
        out.append(f"there are {len(state.infiltrators)} Infiltrators")
    if state.stage != OVER and state.commander in state.ousted:
        out.append("the Commander is ousted")
    if any(state.hands[seat] for seat in state.ousted):
        out.append("an ousted seat holds cards")
    for seat, other in enumerate(state.pointing):
        if other != NOBODY and (other == seat or seat in state.ousted or other in state.ousted):
            out.append(f"seat {seat} points at {other}")
    for seat, count in Counter(state.pointing).items():
        if seat != NOBODY and 2 * count > len(state.in_game):
            out.append(f"more than half point at seat {seat}, who is still in the game")
    return out


def _audit_stage(state: SpaceState) -> list[str]:
    if (state.stage == OVER) != bool(state.reason):
        return [f"stage {state.stage!r} does not fit the reason {state.reason!r}"]
    if state.stage == OVER:
        return []
    out = []
    if score.is_won(state):
        out.append("all are at home, but the game goes on")
    if score.is_infiltrated(state):
        out.append("there are as many Infiltrators as Defenders, but the game goes on")
    if (state.stage in (NAME, DISCARD)) != bool(state.owed):
        out.append(f"{state.owed} cards are owed at the stage {state.stage}")
    if state.stage == TURN and state.turn in state.ousted:
        out.append("it is the turn of somebody who is ousted")
    if state.stage == TURN and only_drawing_is_left(state) and not score.is_exhausted(state):
        out.append("only drawing is left in this turn, which is done by itself with open hands")
    if decision(state) is None:
        out.append("nobody is asked")
    return out
