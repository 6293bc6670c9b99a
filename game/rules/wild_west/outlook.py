"""What a character would get or lose at a place, as far as one seat can know: bounds that always hold.

Meant for the character sheet: what stands there now is scored, with the one who asks, and nobody else comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from game.rules.wild_west.config import TYPES
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.setup import Setup
from game.rules.wild_west.stages import DRAFT, OVER, UNSAID
from game.rules.wild_west.view import UNKNOWN, WildView

AGENT, BILLY, HEADMAN, MAMA, WILD_HEAD = "insurance_agent", "billy", "headman", "turkey_mama", "wild_head"


@dataclass(frozen=True, slots=True)
class Outlook:
    """The least and the most sheep it can bring; below nothing is a loss."""

    low: int
    high: int

    @property
    def sure(self) -> bool:
        """Whether it can only be this."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class _Company:
    """One way the others at a place may be: who takes part in the scoring and what matters of them.

    `insured`: the one who asks is taken home by an Insurance Agent; `collecting`: others who share; `attacked`:
    others who pay.
    """

    insured: bool
    collecting: int
    mama: bool
    attacked: tuple[int, ...]


# ------------------------------------------------------------------ what may lie and stand where


def possible_kinds(view: WildView) -> tuple[frozenset[str], ...]:
    """For each place the kinds of location that may lie there: by the piles, what was used, seen and announced."""
    seen = view.locations if view.stage != OVER and view.locations else (UNKNOWN,) * 4
    setup = view.setup
    left = dict(setup.deck)
    for row in (*view.used, seen):
        for kind in row:
            if kind != UNKNOWN:
                left[kind] -= 1
    choices = [[kind] if kind != UNKNOWN else [k for k, count in left.items() if count > 0] for kind in seen]
    double = _possible_doubles(view)
    found: list[set[str]] = [set(), set(), set(), set()]
    for cards in product(*choices):
        if all(kind in have for kind, have in zip(cards, found, strict=True)):
            continue
        if _fits(view, seen, cards, left, double):
            for kind, have in zip(cards, found, strict=True):
                have.add(kind)
    return tuple(map(frozenset, found))


def _fits(
    view: WildView, seen: Sequence[str], cards: Sequence[str], left: dict[str, int], double: frozenset[str]
) -> bool:
    """Whether these four cards may lie there together (W3): one of each type, and one more from the mixed pile."""
    setup = view.setup
    types = [setup.cards[kind].type for kind in cards]
    if not all(kind in types and (types.count(kind) == 1 or kind in double) for kind in TYPES):
        return False
    drawn = [kind for kind, before in zip(cards, seen, strict=True) if before == UNKNOWN]
    if any(drawn.count(kind) > left[kind] for kind in drawn):
        return False
    return view.announced == UNSAID or view.announced in honest_numbers(setup, [cards[p] for p in view.watched])


def _possible_doubles(view: WildView) -> frozenset[str]:
    """The types of which the mixed pile may still have held a card at the start of this round."""
    setup, out = view.setup, set()
    for name in TYPES:
        total = sum(setup.deck[kind] for kind in setup.kinds_of(name))
        mixed = sum(sum(setup.cards[kind].type == name for kind in row) - 1 for row in view.used)
        if total - setup.config.piles.cards - mixed > 0:
            out.add(name)
    return frozenset(out)


def suspects(view: WildView, seat: int) -> tuple[str, ...]:
    """The characters that a seat may have, as far as the viewer can tell; one if it is known."""
    known = view.characters[seat]
    if seat == view.headman:
        return (WILD_HEAD if view.wild_head else HEADMAN,)
    if known != UNKNOWN:
        return (known,)
    gone = {name for name in view.characters if name != UNKNOWN}
    if view.setup.advanced and view.stage != DRAFT:
        gone.add(BILLY)
    if view.seat is not None and view.offer:
        order = view.setup.left_of(view.headman)
        if order.index(seat) < order.index(view.seat):
            gone.update(view.offer)
    return tuple(name for name in view.setup.pool if name not in gone)


def possible_roles(view: WildView) -> tuple[str, ...]:
    """The characters that somebody may have this round, the Headman's card first."""
    every = {name for seat in range(view.setup.seats) for name in suspects(view, seat)}
    return tuple(name for name in (HEADMAN, WILD_HEAD, *view.setup.pool) if name in every)


# ------------------------------------------------------------------ the outlook


def outlook(view: WildView, character: str, place: int, kinds: Sequence[frozenset[str]] | None = None) -> Outlook:
    """What the character would get at a place (0 to 3) if it went there now; `kinds` are those of `possible_kinds`."""
    there = (possible_kinds(view) if kinds is None else kinds)[place]
    results: set[int] = set()
    done = set()
    for seat in _holders(view, character):
        others = tuple(s for s, at in enumerate(view.meeples) if at == place and s != seat)
        sheep, contract = view.sheep[seat], seat in view.contracts
        if (others, sheep, contract) in done:
            continue
        done.add((others, sheep, contract))
        if character == AGENT:
            results |= _agent(view, seat, place, bool(others))
            continue
        for company in set(_companies(view, character, others)):
            for kind in there:
                results |= _results(view, character, company, kind, place, sheep, contract)
    return Outlook(min(results, default=0), max(results, default=0))


def _holders(view: WildView, character: str) -> list[int]:
    """The seats that may have a character; a character that is out of play is looked at with the viewer's eyes."""
    found = [seat for seat in range(view.setup.seats) if character in suspects(view, seat)]
    return found or [view.seat or 0]


def _agent(view: WildView, seat: int, place: int, company: bool) -> set[int]:
    """An agent who knows the card names it; another one may be right or wrong; alone there is no guess (W12)."""
    takes = view.setup.config.abilities.agent_takes
    if not company:
        return {0}
    knows = seat == view.seat and bool(view.locations) and view.locations[place] != UNKNOWN
    return {takes} if knows else {0, takes}


def _companies(view: WildView, character: str, others: Sequence[int]) -> Iterator[_Company]:
    """Every way the others may be, and with an agent among them everybody who may be taken home."""
    for cast in _casts(view, character, others):
        agent = next((seat for seat, name in cast.items() if name == AGENT), None)
        if agent is None:
            yield _company(view.setup, cast)
            continue
        rest = {seat: name for seat, name in cast.items() if seat != agent}
        yield _Company(True, 0, False, ())
        yield _company(view.setup, rest)
        for insured in rest:
            yield _company(view.setup, {seat: name for seat, name in rest.items() if seat != insured})


def _company(setup: Setup, cast: dict[int, str]) -> _Company:
    collecting = [name for name in cast.values() if name in setup.collects]
    attacked = tuple(sorted(seat for seat, name in cast.items() if name in setup.attacked))
    return _Company(False, len(collecting), MAMA in collecting, attacked)


def _casts(view: WildView, character: str, others: Sequence[int]) -> Iterator[dict[int, str]]:
    """Characters for the others, each at most once; one of those that count alike stands for all of them."""
    if not others:
        yield {}
        return
    # Who may be fewest comes first (deepest), or those who may be more would take the characters away.
    seat = max(others, key=lambda other: len(suspects(view, other)))
    rest = [other for other in others if other != seat]
    for cast in _casts(view, character, rest):
        tried = set()
        for name in suspects(view, seat):
            alike = _kind_of(view.setup, name)
            if name != character and name not in cast.values() and alike not in tried:
                tried.add(alike)
                yield {**cast, seat: name}


def _kind_of(setup: Setup, name: str) -> tuple[bool, bool, str]:
    """What counts of another one at the place."""
    return name in setup.attacked, name in setup.collects, name if name in (AGENT, MAMA) else ""


def _results(
    view: WildView, character: str, company: _Company, kind: str, place: int, sheep: int, contract: bool
) -> set[int]:  # fmt: skip
    """What may come of one card in one company (W14 to W17)."""
    card = view.setup.cards[kind]
    if company.insured:
        return {0}
    if card.type == "wolf":
        return _attacked(view, character, company, card.wolves, view.tokens[place], (sheep, contract))
    return {_collected(view.setup, character, company, card.sheep + view.tokens[place])}


def _attacked(
    view: WildView, character: str, company: _Company, wolves: int, tokens: int, own: tuple[int, bool]
) -> set[int]:  # fmt: skip
    numbers, sheep = view.setup.config.abilities, view.sheep
    losses = {0}
    if character in view.setup.attacked:
        losses = {min(wolves, own[0])} | ({0} if own[1] else set())
    if character == "hunter":
        return {wolves + numbers.hunter_above_wolves - loss for loss in losses}
    at_most = {BILLY: numbers.billy_at_most, WILD_HEAD: numbers.wild_head_at_most}.get(character, 0)
    paid = [min(wolves, sheep[seat]) for seat in company.attacked]
    insured = [wolves if seat in view.contracts and sheep[seat] else 0 for seat in company.attacked]
    most = sum(map(max, paid, insured)) + (wolves if character in view.setup.attacked else 0)
    gains = {min(at_most, tokens + sum(paid)), min(at_most, tokens + most)}
    return {gain - loss for loss in losses for gain in gains}


def _collected(setup: Setup, character: str, company: _Company, lying: int) -> int:
    numbers = setup.config.abilities
    if character not in setup.collects:
        return 0
    if character == MAMA:
        return lying
    share = 0 if company.mama else min(setup.config.sheep.share_at_most, lying // (company.collecting + 1))
    if character == "joe_lucky":
        return share + numbers.joe_lucky_takes
    if character == "banker":
        return share + numbers.banker_per_sheep * share
    if character == "priest" and not share:
        return numbers.priest_takes
    return share
