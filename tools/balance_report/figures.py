"""Sums up the tallies of a series: the figures of the report as plain values, the same for the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from game.core.record import Json
from game.rules.registry import get_rules
from game.session.series import Game, Series, summary, wilson
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.kind import Column, Kind, Limits
from tools.balance_report.tally import Case

SURE, UNSURE = "!", "?"
"""Marks of a share out of its limits: with its whole interval, and with a part of it (more games would tell)."""


def figures(series: Series, games: Sequence[Game], balanced: Balanced) -> dict[str, Json]:
    """All figures. Games that were given up count nowhere but in `games`."""
    ended = [game for game in games if game.reason]
    cases = [case for game in ended for case in game.told.cases]
    told = summary(series, games)
    return {
        "games": len(games), "finished": len(ended), "audit_failures": told["audit_failures"],
        "cases": len(cases), "by_seat": balanced.by_seat,
        "won": _won(series, cases, told),
        "reasons": {reason: share(n, len(ended)) for reason, n in told["reasons"].items()},
        "length": _length(balanced.length, [game.told.length for game in ended]),
        "actions": told["actions_per_game"],
        "kinds": [_kind(kind, cases) for kind in balanced.kinds(series.config, len(series.levels))],
    }  # fmt: skip


def share(n: float, of: int) -> dict[str, Json]:
    """A number as a share of another, with its 95 % interval; None for the share of nothing."""
    low, high = wilson(n, of)
    rounded = round(n, 4)
    return {
        "n": int(rounded) if rounded == int(rounded) else rounded, "of": of,
        "share": round(n / of, 4) if of else None, "interval": [max(0.0, round(low, 4)), min(1.0, round(high, 4))],
    }  # fmt: skip


def _won(series: Series, cases: Sequence[Case], told: dict[str, Any]) -> list[dict[str, Json]]:
    """Of all together, or of each bot by its place in the list."""
    if get_rules(series.game_id).info.co_operative:
        return [{"who": "all together", **_win_rate(cases)}]
    bots = [f"bot {place + 1} ({level})" for place, level in enumerate(series.levels)]
    wins = zip(bots, told["wins_by_bot"], strict=True)
    return [{"who": who, **share(n, told["finished"])} for who, n in wins]


def _length(length: Length, lengths: Sequence[int]) -> dict[str, Json]:
    out: dict[str, Json] = {"unit": length.unit}
    if lengths:
        out |= {"least": min(lengths), "median": median(lengths), "most": max(lengths)}
    if length.wanted is not None:
        low, high = length.wanted
        within = sum(low <= number <= high for number in lengths)
        out["wanted"] = {"from": low, "to": high, **share(within, len(lengths))}
    return out


def _kind(kind: Kind, cases: Sequence[Case]) -> dict[str, Json]:
    entries = [_entry(kind, name, cases) for name in kind.entries]
    return {
        "id": kind.id, "title": kind.title, "headings": [column.heading for column in kind.columns],
        "limits": [str(column.limits) for column in kind.columns if column.limits is not None], "entries": entries,
    }  # fmt: skip


def _entry(kind: Kind, name: str, cases: Sequence[Case]) -> dict[str, Json]:
    def happened(case: Case, word: str) -> int:
        return case.counts[kind.id, name, word] if word else 1

    with_it = [case for case in cases if happened(case, kind.with_word)]
    without = [case for case in cases if happened(case, kind.without_word) and not happened(case, kind.with_word)]
    columns = {}
    for column in kind.columns:
        word, of = ([happened(case, what) for case in cases] for what in (column.word, column.of))
        columns[column.heading] = _cell(column, word, of)
    return {"id": name, "columns": columns, "with": _win_rate(with_it), "without": _win_rate(without)}


def _cell(column: Column, word: Sequence[int], of: Sequence[int]) -> dict[str, Json]:
    if column.way == "mean":
        return {"n": sum(word), "of": sum(of), "mean": round(sum(word) / sum(of), 4) if sum(of) else None}
    if column.way == "times":
        cell = share(sum(word), sum(of))
    else:
        cell = share(sum(bool(n) and bool(base) for n, base in zip(word, of, strict=True)), sum(map(bool, of)))
    cell["mark"] = mark(column.limits, cell)
    return cell


def mark(limits: Limits | None, cell: dict[str, Any]) -> str:
    """What is said of a share that has limits: nothing, or that it is out of them."""
    if limits is None or not cell["of"] or limits.low <= cell["share"] <= limits.high:
        return ""
    low, high = cell["interval"]
    return SURE if high < limits.low or low > limits.high else UNSURE


def _win_rate(cases: Sequence[Case]) -> dict[str, Json]:
    return share(sum(case.won for case in cases), len(cases))
