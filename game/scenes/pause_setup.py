"""What was set up: the seats, the choices and, where it gives nothing away, the seed."""

from __future__ import annotations

from collections.abc import Callable

from game.core.texts import Texts
from game.render.text_layout import plain
from game.session.session import Session, time_runs
from game.session.undo import OWN_TURN
from game.tables.registry import table_class
from game.widgets.base import Widget
from game.widgets.button import IconButton
from game.widgets.label import Label
from game.widgets.layout import Column, Row, grow


def set_up(texts: Texts, session: Session, change_hands: Callable[[int], None]) -> Column:
    """The seats with a way to let a bot play them, then one line a choice. `change_hands` gets the seat."""
    badges = table_class(session.rules.info.id).badges(session.view(None))
    rows: list[Widget] = [Label(texts("pause.set_up"), "card")]
    for seat in session.seats:
        by = texts("bot.human.name") if seat.human else texts(f"bot.{seat.level}.name")
        name = Label(f"{{icon:seats/seat-{badges[seat.index]}}}\u00a0**{plain(seat.name)}**, {by}")
        if session.finished:
            rows.append(name)
            continue
        swap = IconButton("ui/bot", texts("table.bot_takes_over"), _call(change_hands, seat.index), 42)
        if not seat.human:
            swap.icon, swap.tooltip = "ui/human", texts("table.take_back")
        swap.name = f"hands-{seat.index}"
        rows.append(Row([grow(name), swap], 12))
    rows += [Label(line, "small") for line in choices(texts, session)]
    return Column(rows, 10)


def choices(texts: Texts, session: Session) -> list[str]:
    """The options in words, one line each, and the seed where it may be known."""
    options, info = session.options, session.rules.info
    lines = []
    first = options.get("first_seat", 0)
    if isinstance(first, int) and 0 <= first < len(session.seats):
        lines.append(texts("pause.first", name=plain(session.seats[first].name)))
    for spec in info.options:
        value = options.get(spec.id, spec.default)
        lines.append(f"{texts(f'option.{spec.id}.name')}: {texts(f'option.{spec.id}.choice.{value}')}")
    undo = "real_time" if time_runs(session) else "allowed" if options.get("undo", OWN_TURN) == OWN_TURN else "none"
    lines.append(texts(f"pause.undo_{undo}"))
    if not info.hidden or session.finished:
        lines.append(texts("pause.seed", seed=session.seed))
    return lines


def _call(act: Callable[[int], None], seat: int) -> Callable[[], None]:
    return lambda: act(seat)
