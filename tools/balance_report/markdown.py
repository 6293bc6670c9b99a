"""The report for people: Markdown with one table a kind of entry, and before and after side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tools.balance_report.compare import Cell, differs
from tools.balance_report.figures import SURE, UNSURE

NOTHING = "–"


def markdown(report: dict[str, Any]) -> str:
    """The text of a report as `tools/balance.py` puts it together."""
    lines = list(_head(report))
    several = len(report["runs"]) > 1
    if several:
        lines += _overview(report["runs"])
    for run in report["runs"]:
        lines += [f"# Preset {run['preset']}", ""] if several else []
        lines += [*_set_up(run), *_course(run), *_tables(run)]
    return "\n".join([*lines, *_legend(report)]) + "\n"


def _head(report: dict[str, Any]) -> Iterator[str]:
    yield f"# Balance of {report['game']}, {report['seats']} seats"
    yield ""
    yield f"    {report['command']}"
    yield ""
    yield f"- {report['games']} games of bots ({', '.join(report['bots'])}) from seed {report['seed']}"
    if report["vary"]:
        yield "- Who takes part was drawn for each game, where the set-up leaves it open"
    yield ""


def _overview(runs: Sequence[dict[str, Any]]) -> Iterator[str]:
    """One line a preset."""
    rows = []
    for run in runs:
        sides = _sides(run)
        won = [side["won"][0] for side in sides]
        medians = " → ".join(f"{side['length'].get('median', 0):g}" for side in sides)
        rows.append([f"`{run['preset']}`", _compared([_rate(cell) for cell in won], won), medians])
    yield from _table(["Preset", f"won by {runs[0]['before']['won'][0]['who']}",
                       f"{runs[0]['before']['length']['unit']}, median"], rows)  # fmt: skip


def _set_up(run: dict[str, Any]) -> Iterator[str]:
    options = ", ".join(f"{key}={value}" for key, value in run["options"].items())
    yield f"- Set-up: {options or 'as usual'}"
    for side in _sides(run):
        left, wrong = side["games"] - side["finished"], side["audit_failures"]
        if left or wrong:
            yield f"- {left} games were not finished, and {wrong} positions were impossible"
    yield ""


def _sides(run: dict[str, Any]) -> list[dict[str, Any]]:
    """The figures, or those before and after."""
    return [run["before"]] if run["after"] is None else [run["before"], run["after"]]


def _course(run: dict[str, Any]) -> Iterator[str]:
    """Who won, how it ended, how long it took."""
    sides = _sides(run)
    yield from _table(
        ["Won by", "wins"],
        [[won["who"], _compared([_rate(side["won"][k]) for side in sides], [side["won"][k] for side in sides])]
         for k, won in enumerate(sides[0]["won"])],
    )  # fmt: skip
    reasons = sorted({reason for side in sides for reason in side["reasons"]})
    rows = []
    for reason in reasons:
        cells = [side["reasons"].get(reason) for side in sides]
        rows.append([f"`{reason}`", _compared([_rate(cell) for cell in cells], cells)])
    yield from _table(["Ended by", "games"], rows)
    yield from _table(["Length", "games"], list(_lengths(sides)))


def _lengths(sides: Sequence[dict[str, Any]]) -> Iterator[list[str]]:
    lengths = [side["length"] for side in sides]
    unit = lengths[0]["unit"]
    if all("median" in length for length in lengths):
        spans = [f"{length['least']} to {length['most']}, median {length['median']:g}" for length in lengths]
        yield [unit, " → ".join(spans)]
    if "wanted" in lengths[0]:
        wanted = [length["wanted"] for length in lengths]
        yield [f"{wanted[0]['from']} to {wanted[0]['to']} {unit}", _compared([_rate(cell) for cell in wanted], wanted)]
    actions = [side["actions"] for side in sides]
    yield ["actions", " → ".join(f"{a['min']} to {a['max']}, median {a['median']:g}" for a in actions)]


def _tables(run: dict[str, Any]) -> Iterator[str]:
    sides = _sides(run)
    for number, kind in enumerate(sides[0]["kinds"]):
        kinds = [side["kinds"][number] for side in sides]
        known = [{entry["id"]: entry for entry in one["entries"]} for one in kinds]
        ids = list(dict.fromkeys(name for one in known for name in one))
        yield f"## {kind['title']}"
        yield ""
        rows = [_row(name, [one.get(name) for one in known], kind["headings"]) for name in ids]
        yield from _table(["", *kind["headings"], "win with", "win without"], rows)


def _row(name: str, entries: Sequence[dict[str, Any] | None], headings: Sequence[str]) -> list[str]:
    row = [f"`{name}`"]
    for heading in headings:
        cells = [entry["columns"][heading] if entry is not None else None for entry in entries]
        row.append(_compared([_counted(cell) for cell in cells], cells))
    for side in ("with", "without"):
        cells = [entry[side] if entry is not None else None for entry in entries]
        row.append(_compared([_rate(cell) for cell in cells], cells))
    return row


def _counted(cell: Cell | None) -> str:
    """`12/50 24 %`, and a mark where it is out of its limits."""
    if cell is None or not cell["of"]:
        return NOTHING
    if "mean" in cell:
        return f"{cell['mean']:.2f}"
    mark = f" **{cell['mark']}**" if cell.get("mark") else ""
    return f"{cell['n']}/{cell['of']} {_percent(cell['share'])}{mark}"


def _rate(cell: Cell | None) -> str:
    """`24 % (14–37), 50`: the share, its interval, and of how many."""
    if cell is None or not cell["of"]:
        return NOTHING
    low, high = (f"{100 * bound:.0f}" for bound in cell["interval"])
    return f"{_percent(cell['share'])} ({low}–{high}) of {cell['of']}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _compared(texts: Sequence[str], cells: Sequence[Cell | None]) -> str:
    """One text, or before, after and the difference in points; what is the same stands there once."""
    if len(texts) == 1 or texts[0] == texts[-1] == NOTHING:
        return texts[0]
    if texts[0] == texts[-1]:
        return f"{texts[0]}, ="
    difference = differs(*cells)
    if difference is None:
        return " → ".join(texts)
    told = f"{difference:+.2f}" if "mean" in (cells[0] or {}) else f"{100 * difference:+.0f}"
    return f"{' → '.join(texts)}, {told}"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    if not rows:
        return
    yield f"| {' | '.join(headings)} |"
    yield f"|{' --- |' + ' ---: |' * (len(headings) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def _legend(report: dict[str, Any]) -> Iterator[str]:
    first = report["runs"][0]
    case = "seats in games" if first["before"]["by_seat"] else "games"
    yield "## How to read this"
    yield ""
    yield f"- `12/50 24 %`: 12 of 50 {case}, or times. `24 % (14–37) of 50`: won, with the 95 % interval after Wilson."
    yield "- *Win without*: of those that could have had it, or, where that makes no difference, of all others."
    yield "- A win rate shows what goes together, not why: what comes late is there in long games only."
    if first["after"] is not None:
        yield "- Before → after the overlay, in games from the same seeds; then the difference in points."
    limits = dict.fromkeys(limit for kind in first["before"]["kinds"] for limit in kind["limits"])
    yield from (f"- **{SURE}** {limit}. **{UNSURE}** So it looks, but more games would tell." for limit in limits)
