"""What the page of problems says: each problem with the line it is about, and what every mod does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.problems import Place, Problem
from game.core.texts import Texts
from game.render.text_layout import plain
from game.render.theme import TextStyle
from game.scenes.page import Adaptive
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column, Panel, Row, grow

if TYPE_CHECKING:
    from game.content.catalog import ModReport
    from game.scenes.library import Library

_LONGEST_LINE = 160
_MESSAGE = TextStyle("sans", 20, leading=1.35)


def problem_card(problem: Problem, mender: Widget | None = None) -> Widget:
    """Where, what, and the line itself; beside it, or below where it is narrow, what helps to mend it."""
    parts: list[Widget] = [
        Label(f"{{icon:ui/warning}}\u00a0{plain(str(problem.place))}", "label-bold"),
        Label(plain(problem.message), _MESSAGE),
    ]
    line = line_at(problem.place)
    if line:
        parts.append(Label(f"{problem.place.line} |\u00a0{plain(line)}", "label", colour="soft"))
    said = Column(parts, 2)
    if mender is None:
        return Panel(said, "card", 14)
    beside = Row([grow(said), mender], 16)
    return Panel(Adaptive(beside, Column([*parts, Row([mender])], 4), 560), "card", 14)


def line_at(place: Place) -> str:
    """The line of the file a place points at; "" when there is none to be shown."""
    try:
        with Path(place.file).open(encoding="utf-8") as file:
            line = next(islice(file, place.line - 1, None), "")
    except (OSError, UnicodeDecodeError):
        return ""
    return line.rstrip()[:_LONGEST_LINE]


def mod_reports(library: Library) -> dict[str, dict[str, ModReport]]:
    """What every mod did, by its name and by game."""
    reports: dict[str, dict[str, ModReport]] = {}
    for game_id in library.game_ids:
        data = library.game(game_id).data
        for report in data.mods if data is not None else ():
            reports.setdefault(report.name, {})[game_id] = report
    return reports


def mod_lines(texts: Texts, reports: Mapping[str, ModReport], names: Mapping[str, str]) -> list[str]:
    """What a mod did, a line a game."""
    lines = []
    for game_id, report in reports.items():
        counts = texts("problems.mod_counts", changed=report.changed, added=report.added, removed=report.removed)
        lines.append(f"{names.get(game_id, game_id)}: {counts}")
        if report.set_aside:
            lines.append(texts("problems.mod_set_aside", n=len(report.set_aside)))
    return lines


def mod_row(texts: Texts, name: str, lines: Sequence[str], good: bool, check: Callable[[], None]) -> Widget:
    """One mod: its name, what it did, and a button that checks it."""
    icon = "ui/done" if good else "ui/warning"
    words = Column([Label(f"{{icon:{icon}}}\u00a0{plain(name)}", "bold"), *(Label(line, "small") for line in lines)], 0)
    button = Button(texts("problems.check_mod"), check, icon="ui/check")
    button.name = f"check-{name}"
    return Panel(Row([grow(words), button], 16), "card", 14)
