"""Whose eyes the screen is for, where people with secrets share one.

In an open game all see the same, and nobody is asked. With hidden information the screen belongs to the one person
who plays; among several to the person who is asked and has taken it by lifting the curtain, and otherwise to nobody:
while bots play, and between two people, it shows what an onlooker may see. After the end it is everybody's.
"""

from __future__ import annotations

from game.session.session import Session


class HotSeat:
    """Who holds the screen; `follow` must be called after everything that happens to the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        people = self.people
        self._holder: int | None = people[0] if len(people) == 1 and self.secret else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat.index for seat in self._session.seats if seat.human)

    @property
    def secret(self) -> bool:
        """There is something that not all may see."""
        return self._session.secret

    @property
    def shared(self) -> bool:
        """Several people keep secrets from each other on this screen."""
        return self.secret and len(self.people) > 1

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None is the onlooker's, and everybody's in an open game."""
        return self._holder if self.secret else None

    @property
    def due(self) -> int | None:
        """The person who has to take the screen before the game can go on; None when nobody has to."""
        if not self.secret or not self.people:
            return None
        wanted = self._asked() if self.shared else self.people[0]
        return wanted if wanted in self.people and wanted != self._holder else None

    def take(self) -> None:
        """The person who is due has lifted the curtain."""
        if self.due is not None:
            self._holder = self.due

    def follow(self) -> bool:
        """Something happened, or a seat changed hands; True when the screen is for other eyes than before."""
        before = self._holder
        if not self.secret or self._holder not in self.people or (self.shared and self._asked() != self._holder):
            self._holder = None
        return self._holder != before

    def _asked(self) -> int | None:
        """The seat the game waits for first; the holder where the answer is open to all and needs nobody's eyes."""
        decision = self._session.decision()
        if decision is None or not decision.seats:
            return None
        seat = decision.seats[0]
        open_to_all = seat in self.people and all(action.public for action in self._session.legal(seat))
        return self._holder if open_to_all else seat
