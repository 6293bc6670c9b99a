"""The question who shall play a seat: a bot takes over in the middle of a game, a person takes the seat back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.texts import Texts
from game.render.text_layout import plain
from game.scenes.dialogs import DialogScene
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column

if TYPE_CHECKING:
    from game.scenes.services import Services
    from game.session.session import Session

LEVELS = ("easy", "normal", "hard")


def seat_dialog(services: Services, texts: Texts, session: Session, seat: int, done: Callable[[], None]) -> DialogScene:
    """The question for one seat; `done` is called after it changed hands. Push the result on the stack."""
    who = session.seats[seat]

    def give(kind: str, level: str = "") -> Callable[[], None]:
        def act() -> None:
            scene.close()
            session.set_seat(seat, "human" if kind == "human" else "bot", level)
            done()

        return act

    choices = []
    if not who.human:
        choices.append(Button(texts("table.take_back"), give("human"), "main", icon="ui/human", single=True))
    for level in LEVELS:
        if who.level != level:
            words = texts("table.give_to", bot=texts(f"bot.{level}.name"))
            choices.append(Button(words, give("bot", level), "wood", icon="ui/bot", single=True))
    stay = Button(texts("common.cancel"), lambda: scene.close(), "paper", single=True)
    now = texts("bot.human.name") if who.human else texts(f"bot.{who.level or 'normal'}.name")
    body = Column((Label(texts("table.seat_now", who=now)), *choices), 12)
    scene = DialogScene(services, texts("table.seat_question", name=plain(who.name)), body, (stay,), back=stay)
    return scene
