"""What is chosen before a game: seats, names, colours, who begins, options, seed; remembered from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.rules import GameInfo
from game.core.texts import Texts
from game.session.seats import LEVELS, NAME_LIMIT, Kind, Seat, clean_name, tidy_seats
from game.session.session import LEAVE_OPTION, PLAN_OPTION, UNDO_OPTION

HUMAN = "human"
DRAWN = -1
LONGEST_SEED = 18
PLAYED_BY = (HUMAN, *LEVELS)
Value = str | int | bool


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat: `by` is HUMAN or a bot's level, `name` as typed ("" for the usual one), `colour` of the game.

    `own`: what the seat has chosen for itself, by the id of the option; what is left to the game is not there.
    """

    by: str
    name: str = ""
    colour: str = ""
    own: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything chosen for a game.

    `first` is the seat that begins, DRAWN for whoever the seed says. `options` are the game's own; `undo`,
    `plan_paused` and `leave_last_move` are the session's. `seed` is as typed, "" for a new one.
    """

    seats: tuple[SeatChoice, ...]
    first: int = DRAWN
    options: Mapping[str, Value] = field(default_factory=dict)
    undo: str = "own_turn"
    plan_paused: bool = False
    leave_last_move: bool = True
    seed: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain values for the settings; the seed is not remembered."""
        seats = [{"by": s.by, "name": s.name, "colour": s.colour, "own": dict(s.own)} for s in self.seats]
        return {
            "seats": seats, "first": self.first, "options": dict(self.options), "undo": self.undo,
            PLAN_OPTION: self.plan_paused, LEAVE_OPTION: self.leave_last_move,
        }  # fmt: skip

    @property
    def all_options(self) -> dict[str, Value]:
        """The game's options, with those of the seats at their places."""
        own = {f"{option}_{i}": value for i, seat in enumerate(self.seats) for option, value in seat.own.items()}
        return {**self.options, **own}

    def with_own(self, index: int, option: str, value: str, now: Sequence[Mapping[str, str]]) -> Choices:
        """A seat has chosen something for itself; whoever had it gets all that the seat had in its place.

        `now` is what every seat has, also of what was left to the game: nobody else is to change.
        """
        own = list(now)
        other = next((i for i, has in enumerate(own) if i != index and has.get(option) == value), None)
        if other is None:
            own[index] = {**own[index], option: value}
        else:
            own[index], own[other] = own[other], own[index]
        return replace(self, seats=tuple(replace(seat, own=has) for seat, has in zip(self.seats, own, strict=True)))

    def with_seat(self, index: int, **changes: str) -> Choices:
        """One seat changed; whoever had a colour that is taken gets the colour given up for it."""
        old, new_values = self.seats[index], dict[str, Any](changes)
        new = replace(old, **new_values)
        seats = [
            replace(s, colour=old.colour) if i != index and s.colour == new.colour else s
            for i, s in enumerate(self.seats)
        ]
        seats[index] = new
        return replace(self, seats=tuple(seats))

    def with_count(self, count: int, colours: Sequence[str]) -> Choices:
        """More or fewer seats: bots like the last one are added, the last seats are taken away."""
        seats = list(self.seats[:count])
        while len(seats) < count:
            level = next((s.by for s in reversed(seats) if s.by != HUMAN), "normal")
            free = next((c for c in colours if all(s.colour != c for s in seats)), "")
            seats.append(SeatChoice(level, "", free))
        return replace(self, seats=tuple(seats), first=self.first if self.first < count else DRAWN)

    def without(self, index: int) -> Choices:
        """One seat fewer."""
        seats = self.seats[:index] + self.seats[index + 1 :]
        first = DRAWN if self.first == index else self.first - (self.first > index)
        return replace(self, seats=seats, first=first)

    def swapped(self, a: int, b: int) -> Choices:
        """Two people change places, names and colours with them."""
        seats = list(self.seats)
        seats[a], seats[b] = seats[b], seats[a]
        first = {a: b, b: a}.get(self.first, self.first)
        return replace(self, seats=tuple(seats), first=first)


def usual(info: GameInfo, undo: str = "own_turn") -> Choices:
    """One person against bots, with everything as the game suggests."""
    count = min(max(3, info.min_seats), info.max_seats)
    colours = info.seat_colours or ("",) * count
    seats = tuple(SeatChoice(HUMAN if i == 0 else "normal", "", colours[i]) for i in range(count))
    return Choices(seats, 0, {key: o.default for o in info.options if not o.by_seat for key in o.keys}, undo)


def remembered(info: GameInfo, kept: Mapping[str, Any], undo: str = "own_turn", config: Any = None) -> Choices:
    """The choices that `to_dict` wrote, under the game's data as it is now; whatever is damaged or no longer fits is as
    usual. What rules alone can judge is left to `setup_rows.settled`."""
    usual_ones = usual(info, undo)
    entries = kept.get("seats")
    entries = entries if isinstance(entries, list) else []
    seats = [_seat(entry) for entry in entries if isinstance(entry, dict)][: info.max_seats]
    if len(seats) < info.min_seats:
        return usual_ones
    seats = _with_own_colours(seats, info.seat_colours)
    first = kept.get("first")
    options = dict(usual_ones.options)
    wished: Any = kept.get("options")
    wished = wished if isinstance(wished, dict) else {}
    for spec in (spec for spec in info.options if not spec.by_seat):
        offered = spec.offered(config)
        options.update({key: wished[key] for key in spec.keys if wished.get(key) in offered})
    known_first = isinstance(first, int) and DRAWN <= first < len(seats)
    policy = kept.get("undo")
    return Choices(
        tuple(seats), first if known_first and isinstance(first, int) else DRAWN, options,
        policy if policy in ("own_turn", "none") else undo, kept.get(PLAN_OPTION) is True,
        kept.get(LEAVE_OPTION) is not False,
    )  # fmt: skip


def _seat(entry: Mapping[str, Any]) -> SeatChoice:
    by, name, colour = entry.get("by"), entry.get("name"), entry.get("colour")
    own: Any = entry.get("own")
    own = own if isinstance(own, dict) else {}
    return SeatChoice(
        by if by in PLAYED_BY else "normal",
        name[:NAME_LIMIT] if isinstance(name, str) else "",
        colour if isinstance(colour, str) else "",
        {key: value for key, value in own.items() if isinstance(value, str)},
    )


def _with_own_colours(seats: Sequence[SeatChoice], colours: Sequence[str]) -> list[SeatChoice]:
    """Every seat with a colour of its own, as far as the game has colours."""
    out: list[SeatChoice] = []
    for seat in seats:
        taken = {s.colour for s in out}
        if colours and (seat.colour not in colours or seat.colour in taken):
            reserved = {s.colour for s in seats} | taken
            free = next((c for c in colours if c not in reserved), None) or next(c for c in colours if c not in taken)
            seat = replace(seat, colour=free)
        out.append(seat if colours else replace(seat, colour=""))
    return out


def seed_of(typed: str) -> int | None:
    """The seed somebody typed, or None when it is no number of at most LONGEST_SEED digits."""
    digits = typed.strip()
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_SEED else None


def bot_called(seat: SeatChoice, words: Texts) -> str:
    """What a bot without a name is called: by its colour where the game has names for them, or by its level."""
    called = f"bot_called.{seat.colour}"
    return words(called if called in words else f"bot.{seat.by}.name")


def seats_of(choices: Choices, words: Texts) -> tuple[Seat, ...]:
    """The seats for a session. Empty names become "Player" and a number, or what a bot is called."""
    seats = []
    for index, seat in enumerate(choices.seats):
        kind: Kind = "human" if seat.by == HUMAN else "bot"
        name = clean_name(seat.name) or ("" if kind == "human" else bot_called(seat, words))
        seats.append(Seat(index, name, kind, "" if kind == "human" else seat.by, seat.colour))
    return tidy_seats(seats, words("seat.person"))


def options_of(choices: Choices, seed: int, info: GameInfo) -> dict[str, Value]:
    """The options for a session of such a game; a drawn beginner comes from the seed."""
    out = {**choices.all_options, UNDO_OPTION: choices.undo}
    if info.turns:
        out["first_seat"] = choices.first if choices.first != DRAWN else seed % len(choices.seats)
    if info.real_time:
        out[PLAN_OPTION] = choices.plan_paused
    if info.co_operative:
        out[LEAVE_OPTION] = choices.leave_last_move
    return out
