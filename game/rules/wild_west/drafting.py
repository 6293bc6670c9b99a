"""Makes up a draft of characters that fits what one seat knows: who was passed what, and what is left.

The pile flows from hand to hand: every drafter but the first finds the card passed on and a new one. Backwards from
a known hand it is told where the passed card came from, forwards the draft is simply played.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rng import Rng
from game.rules.wild_west.setup import Setup
from game.rules.wild_west.stages import DRAFT
from game.rules.wild_west.view import WildView

BILLY = "billy"
_MOST_TRIES = 2000

Draft = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[str, ...]]
"""Characters by seat, offers by seat, and what is left of the pile, top first."""


class _DeadEnd(Exception):
    """These choices leave no card for somebody; try again."""


def imagine_draft(view: WildView, rng: Rng) -> Draft:
    """A draft that led to what the view shows."""
    order = view.setup.left_of(view.headman)[:-1]
    drafting = view.stage == DRAFT
    acting = view.queue[0] if drafting else None
    kept = {seat: name for seat, name in enumerate(view.characters) if name and seat != view.headman}
    nobodys = set()
    if view.setup.advanced and not drafting and BILLY not in kept.values():
        nobodys.add(BILLY)
    done = order[: order.index(acting)] if acting is not None else order
    for _ in range(_MOST_TRIES):
        try:
            return _Imagined(view.setup, order, done, acting, kept, nobodys, rng).draft(view.seat, view.offer)
        except _DeadEnd:
            continue
    raise ValueError(f"no draft fits the view of seat {view.seat}")


class _Imagined:
    """One attempt. `done` have drafted; `kept` are known choices by seat; `nobodys` cards that no one holds."""

    def __init__(
        self, setup: Setup, order: Sequence[int], done: Sequence[int], acting: int | None, kept: dict[int, str],
        nobodys: set[str], rng: Rng,
    ) -> None:  # fmt: skip
        self.setup, self.order, self.done, self.acting = setup, order, done, acting
        self.kept, self.nobodys, self.rng = dict(kept), nobodys, rng
        self.reserved = set(kept.values())
        self.offers: dict[int, tuple[str, ...]] = {}
        self.free = [name for name in setup.pool if name not in self.reserved]

    def draft(self, seat: int | None, offer: tuple[str, ...]) -> Draft:
        """The whole draft, round the known offer of `seat` if it has one."""
        carry, start = "", 0
        if seat is not None and offer:
            self.offers[seat] = offer
            for name in offer:
                self._use(name)
            start = self.order.index(seat) + 1
            self._backwards(start - 1, offer)
            self.reserved -= {self.kept.get(before, "") for before in self.order[:start]}
            carry = next((name for name in offer if name != self.kept.get(seat)), "")
            if seat == self.acting:
                return self._whole(())
        for place in range(start, len(self.done)):
            carry = self._forwards(self.order[place], carry)
        if self.acting is not None:
            self.offers[self.acting] = self._drawn(carry)
            return self._whole(())
        return self._whole((carry,) if carry else ())

    def _use(self, name: str) -> None:
        if name in self.free:
            self.free.remove(name)

    def _any(self, names: Sequence[str]) -> str:
        if not names:
            raise _DeadEnd
        name = self.rng.choice(names)
        self._use(name)
        return name

    def _backwards(self, index: int, offer: tuple[str, ...]) -> None:
        """Those before the known hand: what they kept, and which of them first held what was passed on."""
        carry = offer[0]
        for place in range(index - 1, -1, -1):
            seat = self.order[place]
            if seat not in self.kept:
                self.kept[seat] = self._any([name for name in self.free if name not in self.nobodys])
            own = self.kept[seat]
            if place == 0:
                self.offers[seat] = (own, carry) if self.rng.below(2) else (carry, own)
            elif self.rng.below(2):
                # What is kept here was passed on by the one before, and what is passed on was drawn anew.
                self.offers[seat], carry = (own, carry), own
            else:
                self.offers[seat] = (carry, own)

    def _forwards(self, seat: int, carry: str) -> str:
        """One drafter plays; gives what is passed on."""
        own = self.kept.get(seat, "")
        if own:
            self.reserved.discard(own)
        offer = self._drawn(carry, own)
        self.offers[seat] = offer
        if not own:
            choices = [name for name in offer if name not in self.reserved and name not in self.nobodys]
            if not choices:
                raise _DeadEnd
            own = self.kept[seat] = self.rng.choice(choices)
        if own not in offer:
            raise _DeadEnd
        return next((name for name in offer if name != own), "")

    def _drawn(self, carry: str, own: str = "") -> tuple[str, ...]:
        """What a drafter finds: the passed card and a new one, two new ones, or the last one."""
        found = [carry] if carry else []
        if own and own not in found:
            found.append(own)
        while len(found) < 2:
            later = [name for name in self.reserved if name not in found]
            names = self.free + (later if carry not in self.reserved else [])
            if not names:
                break
            name = self.rng.choice(sorted(names))
            self._use(name)
            found.append(name)
        if not carry and self.rng.below(2):
            found.reverse()
        return tuple(found)

    def _whole(self, top: tuple[str, ...]) -> Draft:
        seats = range(self.setup.seats)
        headman = next(seat for seat in seats if seat not in self.order)
        characters = tuple("headman" if s == headman else self.kept.get(s, "") for s in seats)
        offers = tuple(self.offers.get(s, ()) for s in seats)
        seen = {*self.kept.values(), *top, *(name for offer in self.offers.values() for name in offer)}
        rest = [name for name in self.setup.pool if name not in seen]
        for i in range(len(rest) - 1, 0, -1):
            j = self.rng.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return characters, offers, (*top, *rest)
