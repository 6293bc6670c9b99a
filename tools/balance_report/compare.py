"""Before and after a change of the data: by how much every share and every mean differs."""

from __future__ import annotations

from typing import Any

from game.core.record import Json

Cell = dict[str, Any]


def differs(before: Cell | None, after: Cell | None) -> float | None:
    """By how much a share or a mean is greater after a change; None where one of them is of nothing."""
    if before is None or after is None:
        return None
    old, new = (cell.get("mean", cell.get("share")) for cell in (before, after))
    return round(new - old, 4) if old is not None and new is not None else None


def differences(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Json]:
    """Of who won, how it ended and every cell of every table, by the names that figures have."""
    return {
        "won": {old["who"]: differs(old, new) for old, new in zip(before["won"], after["won"], strict=True)},
        "reasons": {
            reason: differs(before["reasons"].get(reason), after["reasons"].get(reason))
            for reason in sorted({*before["reasons"], *after["reasons"]})
        },
        "wanted": differs(before["length"].get("wanted"), after["length"].get("wanted")),
        "kinds": {old["id"]: _of_kind(old, new) for old, new in zip(before["kinds"], after["kinds"], strict=True)},
    }


def _of_kind(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Json]:
    sides = [{entry["id"]: _cells(entry) for entry in side["entries"]} for side in (before, after)]
    names = dict.fromkeys(name for side in sides for name in side)
    old, new = sides
    return {
        name: {
            heading: differs(old.get(name, {}).get(heading), new.get(name, {}).get(heading))
            for heading in (*before["headings"], "with", "without")
        }
        for name in names
    }


def _cells(entry: dict[str, Any]) -> dict[str, Cell]:
    return {**entry["columns"], "with": entry["with"], "without": entry["without"]}
