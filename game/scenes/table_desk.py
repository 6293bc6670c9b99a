"""What desks of tables have in common: who sits there, and hands that do nothing where a table is only looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.action import Action
from game.core.texts import Texts
from game.scenes.reasons import reason_words
from game.tables.base import Desk, SeatLook

if TYPE_CHECKING:
    from game.scenes.table import TableScene
    from game.session.seats import Seat


def seat_looks(seats: Sequence[Seat], badges: Sequence[str]) -> tuple[SeatLook, ...]:
    """The seats as tables show them; `badges` are the colours by seat."""
    return tuple(SeatLook(s.name, badges[s.index], s.human, s.level) for s in seats)


def scene_desk(scene: TableScene) -> Desk:
    """The desk of a game that is played."""
    session, eyes, program = scene.session, scene.eyes, scene.program

    def why_not(action: Action) -> str:
        return reason_words(scene.texts, session.seats, eyes.why_not(action))

    def left(kind: str) -> bool:
        return f"{session.rules.info.id}.{kind}" in program.settings.left_to_program

    def leave(kind: str) -> None:
        program.leave_choice(f"{session.rules.info.id}.{kind}", not left(kind))
        scene.eyes.floor.held = False
        scene.floor_changed()

    return Desk(
        scene.texts, seat_looks(session.seats, scene.badges), eyes.view, scene.legal, why_not, eyes.preview, scene.play,
        scene.sound, scene.doors.ask_seat, lambda: program.settings.confirm_moves, lambda: eyes.viewer,
        lambda: program.settings.peek_toggles, scene.time.sand, leave, left,
    )  # fmt: skip


def onlooker_desk(
    texts: Texts,
    seats: tuple[SeatLook, ...],
    view: Callable[[], Any],
    sound: Callable[[str, int | None], None] = lambda name, seat: None,
    viewer: Callable[[], int | None] = lambda: None,
) -> Desk:
    """A desk at which nothing can be done."""
    return Desk(
        texts, seats, view, lambda: (), lambda action: "", lambda actions: (), lambda action: None, sound,
        viewer=viewer,
    )  # fmt: skip
