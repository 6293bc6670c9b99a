"""Questions and messages over any scene: a dialog as a scene of its own, modal, on a dimmed picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.scene import Scene
from game.scenes.services import Services
from game.widgets.base import Pressable, Widget
from game.widgets.button import Button
from game.widgets.dialog import Dialog
from game.widgets.label import Label


class DialogScene(Scene):
    """Shows a Dialog. Buttons made with `closing` remove the scene before they act."""

    opaque = False

    def __init__(
        self,
        services: Services,
        title: str,
        body: Widget,
        buttons: Sequence[Pressable] = (),
        back: Pressable | None = None,
        width: float = 640,
    ) -> None:
        super().__init__(services)
        self.ui.set_root(Dialog(title, body, buttons, back, width))

    def close(self) -> None:
        """Take the dialog away."""
        self.services.stack.pop(self)


def confirm(services: Services, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]) -> DialogScene:
    """A question with two answers; only `yes` does something. Push the result on the stack."""

    def act() -> None:
        scene.close()
        on_yes()

    go = Button(yes, act, "main", single=True)
    stay = Button(no, lambda: scene.close(), "paper", single=True)
    scene = DialogScene(services, title, Label(text), (stay, go), back=stay)
    return scene


def message(services: Services, title: str, text: str, close: str) -> DialogScene:
    """Something to read and one button. Push the result on the stack."""
    done = Button(close, lambda: scene.close(), "wood", single=True)
    scene = DialogScene(services, title, Label(text), (done,), back=done)
    return scene
