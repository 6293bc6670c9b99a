"""What was set up: the seats, the choices and, where it gives nothing away, the seed."""

from __future__ import annotations

from collections.abc import Callable

from game.core.texts import Texts
from game.render.text_layout import plain
from game.scenes.setup_rows import value_words
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
        own = own_words(texts, session, seat.index)
        also = f"\n~~{own}~~" if own else ""
        name = Label(f"{{icon:seats/seat-{badges[seat.index]}}}\u00a0**{plain(seat.name)}**, {by}{also}")
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


def own_words(texts: Texts, session: Session, seat: int) -> str:
    """What a seat has chosen for itself; "" where there is nothing of the kind."""
    chosen = [
        value_words(texts, session.config, spec, session.options[f"{spec.id}_{seat}"])
        for spec in session.rules.info.options
        if spec.by_seat and session.options.get(f"{spec.id}_{seat}")
    ]
    return ", ".join(chosen)


def choices(texts: Texts, session: Session) -> list[str]:
    """The options in words, one line each, and the seed where it may be known."""
    options, info = session.options, session.rules.info
    lines = []
    first = options.get("first_seat", 0)
    if info.turns and isinstance(first, int) and 0 <= first < len(session.seats):
        lines.append(texts("pause.first", name=plain(session.seats[first].name)))
    counted = {spec.counted_by for spec in info.options if spec.times and options.get(spec.keys[0])}
    for spec in (spec for spec in info.options if not spec.by_seat and spec.id not in counted):
        values = [options.get(key, spec.default) for key in spec.keys if not spec.times or options.get(key)]
        if values:
            said = ", ".join(value_words(texts, session.config, spec, value) for value in values)
            lines.append(f"{texts(f'option.{spec.id}.name')}: {said}")
    undo = "real_time" if time_runs(session) else "allowed" if options.get("undo", OWN_TURN) == OWN_TURN else "none"
    lines.append(texts(f"pause.undo_{undo}"))
    if not info.hidden or session.finished:
        lines.append(texts("pause.seed", seed=session.seed))
    return lines


def _call(act: Callable[[int], None], seat: int) -> Callable[[], None]:
    return lambda: act(seat)
