"""The report for people: Markdown with one table a kind of entry, and before and after side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tools.balance_report.figures import SURE, UNSURE

Cell = dict[str, Any]
NOTHING = "–"


def markdown(report: dict[str, Any]) -> str:
    """The text of a report as `tools/balance.py` puts it together."""
    return "\n".join([*_head(report), *_course(report), *_tables(report), *_legend(report)]) + "\n"


def _head(report: dict[str, Any]) -> Iterator[str]:
    options = ", ".join(f"{key}={value}" for key, value in report["options"].items())
    told = report["figures"]
    yield f"# Balance of {report['game']}, {report['seats']} seats"
    yield ""
    yield f"    {report['command']}"
    yield ""
    yield f"- {told['games']} games of bots ({', '.join(report['bots'])}) from seed {report['seed']}"
    yield f"- Set-up: {options or 'as usual'}; who takes part was {'drawn' if report['vary'] else 'not drawn'}"
    for title, figures in _sides(report):
        left, wrong = figures["games"] - figures["finished"], figures["audit_failures"]
        if left or wrong:
            yield f"- {title}{left} games were not finished, {wrong} positions were impossible"
    yield ""


def _sides(report: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    if report["after"] is None:
        return [("", report["figures"])]
    return [("Before: ", report["figures"]), ("After: ", report["after"])]


def _course(report: dict[str, Any]) -> Iterator[str]:
    """Who won, how it ended, how long it took."""
    sides = [figures for _, figures in _sides(report)]
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
    yield ["actions", " → ".join(f"{a['min']} to {a['max']}, median {a['median']:g}" for a in _of(sides, "actions"))]


def _of(sides: Sequence[dict[str, Any]], key: str) -> list[Any]:
    return [side[key] for side in sides]


def _tables(report: dict[str, Any]) -> Iterator[str]:
    sides = [figures for _, figures in _sides(report)]
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
    """One text, or before, after and the difference in points."""
    if len(texts) == 1 or texts[0] == texts[-1] == NOTHING:
        return texts[0]
    shares = [cell["share"] if cell is not None else None for cell in cells]
    if None in shares:
        return " → ".join(texts)
    return f"{' → '.join(texts)}, {100 * (shares[-1] - shares[0]):+.0f}"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    if not rows:
        return
    yield f"| {' | '.join(headings)} |"
    yield f"|{' --- |' + ' ---: |' * (len(headings) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def _legend(report: dict[str, Any]) -> Iterator[str]:
    told = report["figures"]
    case = "seats in games" if told["by_seat"] else "games"
    yield "## How to read this"
    yield ""
    yield f"- `12/50 24 %`: in 12 of 50 {case}. `24 % (14–37) of 50`: won, with the 95 % interval after Wilson."
    yield "- *win without*: of those that could have had it, or, where there is no such choice, of all others."
    yield "- A win rate shows what goes together, not why: what comes late is there in long games only."
    if report["after"] is not None:
        yield "- Before → after the overlay, in the same games; then the difference in points."
    limits = dict.fromkeys(cell for kind in told["kinds"] for cell in kind["limits"])
    for limit in limits:
        yield f"- **{SURE}**: {limit}; **{UNSURE}**: so it looks, more games would tell."
