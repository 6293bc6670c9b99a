"""The data of Shear Panic: mats, tracks, dice, start and points, and what only this game can judge about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.problems import Finding

ActionKind = Literal["lamb_slam", "line_push", "diagonal_push", "wool_rule", "small_step", "boing", "ewe_turn"]
Colour = Literal["black", "blue", "green", "red", "yellow"]
PanicFace = Literal["black", "blue", "green", "red", "white", "yellow"]
FlockFace = Literal["plus", "cross"]
FieldId = Literal["team_tag", "roger", "black_tag", "shear"]
Facing = Literal["north", "east", "south", "west"]
Origin = Literal["rulebook", "house"]

FIELD_ORDER: tuple[FieldId, ...] = ("team_tag", "roger", "black_tag", "shear")
COLOURS: tuple[Colour, ...] = ("black", "blue", "green", "red", "yellow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One of the boxes of a mat."""

    action: ActionKind = field(metadata={"description": "Which action the box gives."})
    number: int = field(metadata={"description": "Spaces the marker moves.", "ge": 1, "le": 9})
    origin: Origin = field(metadata={"description": "Printed in the rulebook, or the project's own value."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """A timer track. Spaces count from 1; the truck is 0."""

    seats: tuple[int, ...] = field(metadata={"description": "For which numbers of players it is used."})
    length: int = field(metadata={"description": "Number of the last space.", "ge": 8, "le": 200})
    fields: dict[FieldId, int] = field(metadata={"description": "Last space of each field, in order of travel."})
    brown: tuple[int, ...] = field(metadata={"description": "Brown spaces, ascending: rows score, or shearing."})
    red: tuple[int, ...] = field(metadata={"description": "Red spaces, ascending: ending here starts a panic."})
    origin: Origin = field(metadata={"description": "Printed in the rulebook, or the project's own value."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """The flock in the truck."""

    facing: Facing = field(metadata={"description": "Where all sheep look at the start."})
    rows: tuple[tuple[Colour, ...], ...] = field(
        metadata={"description": "The flock seen from above, north on top; each coloured sheep twice, black once."}
    )
    origin: Origin = field(metadata={"description": "Printed in the rulebook, or the project's own value."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Dice:
    """The faces of both dice."""

    panic: tuple[PanicFace, ...] = field(metadata={"description": "Faces of the sheep panic die."})
    flock: tuple[FlockFace, ...] = field(metadata={"description": "Faces of the return to flock die."})
    origin: Origin = field(metadata={"description": "Printed in the rulebook, or the project's own value."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Points:
    """What is scored where."""

    beside: int = field(metadata={"description": "A pair that touches along an edge (tag fields).", "ge": 0, "le": 99})
    corner: int = field(metadata={"description": "A pair that touches at a corner (tag fields).", "ge": 0, "le": 99})
    rows: tuple[int, ...] = field(
        metadata={"description": "Points of the best row, the next, and so on (Roger's field, shear field)."}
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoPlayers:
    """The variant for two."""

    buttons: tuple[int, ...] = field(metadata={"description": "Numbers of the spare boxes each player covers."})
    left_over: int = field(
        metadata={"description": "Points lost for each button still on the spare mat at the end.", "ge": 0, "le": 99}
    )
    truck_rolls: int = field(metadata={"description": "Truck rolls of each player.", "ge": 1, "le": 9})
    origin: Origin = field(metadata={"description": "Printed in the rulebook, or the project's own value."})


@dataclass(frozen=True, slots=True, kw_only=True)
class ShearConfig:
    """Everything in `data/shear_panic`."""

    mat: dict[str, Box] = field(metadata={"description": "The boxes of every player's mat, by id."})
    tracks: dict[str, Track] = field(metadata={"description": "The timer tracks, by id."})
    start: Start = field(metadata={"description": "The flock in the truck."})
    dice: Dice = field(metadata={"description": "The faces of the dice."})
    points: Points = field(metadata={"description": "What is scored where."})
    two_players: TwoPlayers = field(metadata={"description": "The variant for two players."})


def check(config: ShearConfig) -> list[Finding]:
    """What the types cannot say: counts of sheep, order of fields, places of brown and red spaces."""
    out = _check_mat(config) + _check_start(config) + _check_dice(config)
    for name, track in config.tracks.items():
        out += _check_track(("tracks", name), track)
    for seats in (2, 3, 4):
        users = [name for name, track in config.tracks.items() if seats in track.seats]
        if len(users) != 1:
            found = "no track is" if not users else "more than one track is: " + ", ".join(users)
            out.append(Finding(("tracks",), f"exactly one track must be for {seats} players; {found}"))
    if not config.points.rows:
        out.append(Finding(("points", "rows"), "at least one row must be worth points"))
    if any(n < 1 or n > 9 for n in config.two_players.buttons):
        out.append(Finding(("two_players", "buttons"), "a button's number must be from 1 to 9"))
    return out


def _check_mat(config: ShearConfig) -> list[Finding]:
    if not 1 <= len(config.mat) <= 24:
        return [Finding(("mat",), f"a mat must have 1 to 24 boxes; this one has {len(config.mat)}")]
    if len(config.mat) <= len(config.two_players.buttons):
        return [Finding(("two_players", "buttons"), "there must be fewer buttons than boxes on a mat")]
    return []


def _check_start(config: ShearConfig) -> list[Finding]:
    rows = config.start.rows
    flat = [c for row in rows for c in row]
    out = []
    for colour in COLOURS:
        want, have = 1 if colour == "black" else 2, flat.count(colour)
        if have != want:
            often = "once" if want == 1 else f"{want} times"
            out.append(Finding(("start", "rows"), f"{colour} must stand there {often}, not {have}"))
    if len({len(row) for row in rows}) > 1:
        out.append(Finding(("start", "rows"), "all rows must be equally long"))
    return out


def _check_dice(config: ShearConfig) -> list[Finding]:
    out = []
    if not {"blue", "green", "red", "yellow", "black"} <= set(config.dice.panic):
        out.append(Finding(("dice", "panic"), "the panic die needs a face for each of the five colours"))
    if {"plus", "cross"} != set(config.dice.flock):
        out.append(Finding(("dice", "flock"), "the flock die needs both a plus and a cross"))
    return out


def _check_track(path: tuple[str, ...], track: Track) -> list[Finding]:
    out = []
    missing = [f for f in FIELD_ORDER if f not in track.fields]
    if missing:
        return [Finding((*path, "fields"), f"the field {missing[0]} is missing")]
    ends = [track.fields[f] for f in FIELD_ORDER]
    if ends != sorted(set(ends)) or ends[0] < 1:
        out.append(Finding((*path, "fields"), "the last spaces must rise: team_tag, roger, black_tag, shear"))
    if ends[-1] != track.length:
        out.append(Finding((*path, "fields", "shear"), f"the shear field must end on the last space, {track.length}"))
    for word in ("brown", "red"):
        spaces = getattr(track, word)
        if list(spaces) != sorted(set(spaces)) or any(not 1 <= s <= track.length for s in spaces):
            out.append(Finding((*path, word), f"{word} spaces must rise and lie between 1 and {track.length}"))
    if both := sorted(set(track.brown) & set(track.red)):
        out.append(Finding((*path, "red"), f"space {both[0]} cannot be red and brown"))
    if ends[1] not in track.brown or track.length not in track.brown:
        out.append(Finding((*path, "brown"), f"the last spaces of roger and shear, {ends[1]} and {ends[3]}, are brown"))
    stray = [s for s in track.brown if s <= ends[0] or ends[1] < s <= ends[2]]
    if stray:
        out.append(Finding((*path, "brown"), f"space {stray[0]} lies in a tag field, where nothing is brown"))
    if any(n not in (2, 3, 4) for n in track.seats):
        out.append(Finding((*path, "seats"), "a track is for 2, 3 or 4 players"))
    return out
