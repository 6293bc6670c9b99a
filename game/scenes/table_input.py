"""What mouse and keyboard do at a table before its widgets hear of it: ending a motion, going back, its own keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.platform import events as ev
from game.scenes.reasons import reason_words

if TYPE_CHECKING:
    from game.scenes.table import TableScene

HELP_TERM = "screen"  # the section of a game's rules that explains the controls


def taken_before(scene: TableScene, event: ev.InputEvent) -> bool:
    """True when the event was used up here: the widgets of the table must not hear it."""
    if scene.keeper.covered and _key(event) in ("escape", "f10"):
        scene.doors.open_menu()
        return True
    if scene.keeper.handle(event) or _ends_motion(scene, event):
        return True
    if _goes_back(event):
        if scene.side.close() or scene.table.step_back():
            scene.show()
        elif isinstance(event, ev.KeyPressed):
            scene.doors.open_menu()
        return True
    return isinstance(event, ev.KeyPressed) and _own_key(scene, event)


def _ends_motion(scene: TableScene, event: ev.InputEvent) -> bool:
    """Any click, and the keys that mean yes or no, end a motion and do nothing else; buttons of the line work.

    Beside a show, which may be long or wait, the side panel can be read.
    """
    if not scene.animator.busy or not isinstance(event, ev.PointerPressed | ev.KeyPressed):
        return False
    stops = isinstance(event, ev.PointerPressed) or event.key in ("return", "space", "escape")
    over_button = isinstance(event, ev.PointerPressed) and (
        scene.line.button_at(event.pos)
        or scene.table.controls_at(event.pos)
        or (scene.steps.showing and scene.side.visible and bool(scene.side.hit(event.pos)[1:]))
    )
    if not stops or over_button:
        return False
    scene.end_motion()
    return not scene.time.on  # in real time the click counts as well


def _goes_back(event: ev.InputEvent) -> bool:
    if isinstance(event, ev.PointerPressed):
        return event.button == "right"
    return isinstance(event, ev.KeyPressed) and event.key == "escape"


def _own_key(scene: TableScene, event: ev.KeyPressed) -> bool:
    """F1 explains controls and keys; Ctrl+Y does again what was taken back; Ctrl+M flips the sound."""
    if event.key == "f1":
        scene.program.show_rules(scene.session.rules.info.id, HELP_TERM)
    elif event.ctrl and event.key == "m":
        scene.mute.flip()
    elif event.ctrl and event.key == "y":
        info = scene.session.redo(scene.viewer)
        if not info.allowed:
            scene.ui.toast(reason_words(scene.texts, scene.session.seats, info.reason))
    else:
        return False
    return True


def _key(event: ev.InputEvent) -> str:
    """The key that went down, "" for anything else."""
    return event.key if isinstance(event, ev.KeyPressed) and not event.repeat else ""
