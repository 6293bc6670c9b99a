"""Everything that can be wrong with a position of Shear Panic, in plain words."""

from __future__ import annotations

from game.rules.shear_panic import flock
from game.rules.shear_panic.flock import GONE, SHEEP
from game.rules.shear_panic.legal import legal
from game.rules.shear_panic.state import ACTION, GROUP, LIFT, OVER, ROUTE, TRUCK_OR_PANIC, ShearState


def audit(state: ShearState) -> list[str]:
    """All findings; empty for every position that play can reach."""
    if len(state.cells) != len(SHEEP):
        return [f"there are {len(state.cells)} sheep, not {len(SHEEP)}"]
    return [*_audit_flock(state), *_audit_mats(state), *_audit_track(state), *_audit_stage(state)]


def _audit_flock(state: ShearState) -> list[str]:
    out = []
    standing = [c for c in state.cells if c != GONE]
    if len(set(standing)) < len(standing):
        out.append("two sheep stand on one cell")
    if state.facing not in ("north", "east", "south", "west"):
        out.append(f"the flock faces {state.facing!r}")
    if state.stage in (ACTION, TRUCK_OR_PANIC, LIFT) and len(flock.groups(state.cells)) > 1:
        out.append(f"the flock is in pieces at the stage {state.stage}")
    if state.stage != OVER and GONE in state.cells and state.marker <= state.setup.track.fields["black_tag"]:
        out.append("a sheep is shorn before the shear field")
    return out


def _audit_mats(state: ShearState) -> list[str]:
    out = []
    for seat, row in enumerate(state.boxes):
        if any(not 0 <= left <= all_ for left, all_ in zip(row, state.setup.copies, strict=True)):
            out.append(f"seat {seat} has an impossible mat: {row}")
        if len(state.buttons[seat]) > sum(row) + (state.turn == seat and state.stage in (LIFT, GROUP, ROUTE)) and (
            state.stage != OVER and state.marker != state.setup.track.length
        ):
            out.append(f"seat {seat} has more buttons than free boxes")
        if any(points < 0 for points in state.sources[seat][:-1]) or state.sources[seat][-1] > 0:
            out.append(f"seat {seat} has impossible points: {state.sources[seat]}")
    return out


def _audit_track(state: ShearState) -> list[str]:
    if not 0 <= state.marker <= state.setup.track.length:
        return [f"the marker stands on {state.marker}"]
    if state.marker == state.setup.track.length and state.stage not in (OVER,):
        return ["the game goes on though the marker is on the last space"]
    return []


def _audit_stage(state: ShearState) -> list[str]:
    if (state.stage == OVER) != bool(state.reason):
        return [f"stage {state.stage!r} does not fit the reason {state.reason!r}"]
    if state.stage == ROUTE and (not state.group or len(state.routes) < 2):
        return ["a group without a choice of ways"]
    if state.stage != OVER and len(legal(state, state.turn)) < 2:
        return [f"seat {state.turn} has no choice at the stage {state.stage!r}"]
    return []
