"""What an action would do, read from its events: where sheep land, what it pays, where the marker stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.action import Action
from game.core.event import Event
from game.rules.shear_panic import events as happened
from game.rules.shear_panic import score
from game.rules.shear_panic.actions import LiftButton
from game.rules.shear_panic.view import ShearView

Cell = tuple[int, int]
Preview = Callable[[Sequence[Action]], tuple[Event, ...]]


@dataclass(slots=True)
class Ghost:
    """The foreseen result.

    moved: new place by sheep; left: cells that are empty afterwards; facing: the new one or ""; points per
    seat and per sheep; start and end of the marker; strays: 0, or into how many groups the flock falls and
    stays (the regrouping is still to be chosen or rolled); shorn: sheep that would be lost; lost: spaces
    that fall away at a stop; moves_marker: the action belongs to a turn on the track, not to truck or panic;
    button_first: a button must be lifted before anything scores (P34), so the points are not known yet.
    """

    moved: dict[str, Cell] = field(default_factory=dict)
    left: set[Cell] = field(default_factory=set)
    returning: set[str] = field(default_factory=set)
    facing: str = ""
    points: dict[int, int] = field(default_factory=dict)
    sheep_points: dict[str, int] = field(default_factory=dict)
    start: int = 0
    end: int = 0
    lost: int = 0
    strays: int = 0
    shorn: list[str] = field(default_factory=list)
    over: bool = False
    moves_marker: bool = False
    button_first: bool = False

    @property
    def nothing_moves(self) -> bool:
        """The box would be covered and the marker move, no more (P13)."""
        return not self.moved and not self.facing


def foresee(view: ShearView, action: Action, preview: Preview) -> Ghost:
    """What an action of the seat whose turn it is would do, all buttons being left where they lie."""
    on_track = view.after == "marker"
    lifting = isinstance(action, LiftButton)
    number = (getattr(action, "number", None) or view.number) if on_track and not lifting else 0
    events = preview((action, LiftButton(view.turn, None)))
    ghost = ghost_of(view, events, number)
    ghost.moves_marker = on_track
    lifted = lifting or any(isinstance(e, happened.ButtonLifted) for e in events)
    ghost.button_first = on_track and not lifted and not ghost.over and _must_lift(view, ghost.end)
    return ghost


def _must_lift(view: ShearView, end: int) -> bool:
    """Whether a button comes off once the box of this turn is covered and the marker stands on `end` (P34)."""
    buttons = view.buttons[view.turn] if view.buttons else ()
    free = sum(view.boxes[view.turn]) - (1 if view.stage == "action" else 0)
    return bool(buttons) and free <= len(buttons) and end != view.setup.track.length


def ghost_of(view: ShearView, events: Sequence[Event], number: int) -> Ghost:
    """Read the events of a preview. `number` is the box's, for the marker when the preview stops before it."""
    out = Ghost(start=view.marker, end=view.marker)
    origin: dict[str, Cell] = {}
    scored = False
    for event in events:
        if isinstance(event, happened.SheepMoved):
            out.strays = 0
            for sheep, x0, y0, x1, y1 in event.moves:
                origin.setdefault(sheep, (x0, y0))
                out.moved[sheep] = (x1, y1)
                if event.how == "return":
                    out.returning.add(sheep)
        elif isinstance(event, happened.FlockTurned):
            out.facing = event.facing
        elif isinstance(event, happened.FlockSplit):
            out.strays = event.groups
        elif isinstance(event, happened.MarkerMoved):
            out.end, out.lost, scored = event.end, out.lost + event.lost, True
        elif isinstance(event, happened.PointsScored):
            out.points[event.seat] = out.points.get(event.seat, 0) + event.points
            for sheep, points in event.sheep:
                out.sheep_points[sheep] = out.sheep_points.get(sheep, 0) + points
        elif isinstance(event, happened.RowSheared):
            out.shorn += event.sheep
        elif isinstance(event, happened.ButtonsCharged):
            out.points[event.seat] = out.points.get(event.seat, 0) - event.points
        elif isinstance(event, happened.GameEnded):
            out.over = True
    out.left = set(origin.values()) - set(out.moved.values())
    if not scored and number:
        out.end = min(view.marker + number, score.stop_after(view.setup, view.marker))
        out.lost = view.marker + number - out.end
    return out


def landing(view: ShearView, ghost: Ghost) -> str:
    """What kind of space the marker would stop on or pass: `red`, `roger`, `shear`, `last`, or nothing."""
    track = view.setup.track
    if ghost.end == track.length and ghost.end != ghost.start:
        return "last"
    passed = score.browns_passed(view.setup, ghost.start, ghost.end)
    if passed:
        return "roger" if view.setup.field_at[passed[-1]] == "roger" else "shear"
    return "red" if ghost.end in track.red and ghost.end != ghost.start else ""
