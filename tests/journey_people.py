"""People before the real table of The Sheep: what they do is done by clicks, which are counted; bots are not silent.

`JourneyPeople` has what hands of random clicking ask for, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.bots import registry
from game.core.action import Action
from game.core.decision import JOINT as JOINT_ORDER
from game.core.rng import Rng
from game.core.texts import Texts
from game.persist.settings import Settings
from game.rules.registry import get_rules
from game.rules.the_sheep import actions as acts
from game.session.history import Entry, Moment
from game.session.session import Session, Start
from game.tables.the_sheep.choose import JOINT, like
from game.tables.the_sheep.spots import Spot
from tests.helpers import config_of
from tests.helpers_ui import Playing, playing
from tests.journey_hand import GAME, clicks_for, pixel_of, sitting
from tests.space_people import ThinkingBots

AT_TABLE = (acts.BoardAction, acts.Avert, acts.ShareEssence, acts.TakeTrait, acts.TakeStrike, acts.Choose)
"""What is clicked at the same place whoever lies below; where a Shepherd is chosen its chip would be an answer."""


def last_action(session: Session) -> Action | None:
    """What was done last."""
    return session.history[-1].action


def session_of(state: Any, people: tuple[int, ...] | None = None) -> Session:
    """A journey that begins in a state."""
    rules, config = get_rules(GAME), config_of(GAME)
    start = Start(sitting(state.setup.seats, people), dict(state.setup.options), 0)
    return Session(rules, config, start, Moment(Entry(0, None, (), None, 0), state, 1, False))


def meaning(action: Action, view: Any) -> Any:
    """What an action does: whoever is named, and whichever of equal Sheep."""
    said = action.to_dict() | {"is": type(action).__name__}
    if isinstance(action, (*JOINT, acts.Choose)):
        said.pop("seat")
    for key in ("sheep", "number") if getattr(action, "kind", "sheep") == "sheep" else ():
        if isinstance(said.get(key), int):
            said[key] = like(view, said[key])
    return said


# ------------------------------------------------------------------ clicks


def do_by_clicks(here: Playing, scene: Any, action: Action) -> int:
    """Do an action as a person would; how many clicks it took once its Shepherd lay below."""
    take_shepherd(here, scene, action)
    view = scene.session.view(None)
    put_together(scene.table, action)
    clicks = clicks_for(action, view)
    for click in clicks:
        click_on(here, click, view)
    return len(clicks)


def take_shepherd(here: Playing, scene: Any, action: Action) -> None:
    """Have whose action it is below, where that matters."""
    if action.seat is not None and scene.table._clicks.shown != action.seat and not isinstance(action, AT_TABLE):
        here.click(f"seat-{action.seat}")


def click_on(here: Playing, click: str | Spot, view: Any) -> None:
    """Click a thing on the map or a widget, brought into sight first."""
    if isinstance(click, Spot):
        here.click(look_for(here, click, _hex_of(view, click)))
    else:
        here.click(scroll_to(here, click))


def look_for(here: Playing, spot: Spot, place: int) -> tuple[int, int]:
    """Bring a thing on the map into sight, looking closer until it can be pointed at."""
    board, root = here.top.table.root.parts.board, here.top.ui.root
    for _ in range(8):
        board.reveal(place)
        here.frames(1)
        found = pixel_of(board, spot, lambda at: board in root.hit(at))
        for _ in range(3):
            if found is None:
                break
            here.robot.move(found)  # what stands close together spreads where it is pointed at
            here.frames(1)
            if board.spot_at(found) == spot:
                return found
            found = pixel_of(board, spot, lambda at: board in root.hit(at))
        middle = board.centre_of(Spot("hex", place))
        here.robot.wheel(middle, 1)
        here.frames(1)
    raise AssertionError(f"{spot} cannot be pointed at")


def scroll_to(here: Playing, name: str) -> tuple[int, int]:
    """A pixel of a button or card on which nothing else lies; buttons are brought into sight by the wheel."""
    bar = here.top.table.root.parts.bar
    for _ in range(30):
        rect = here.widget(name).rect
        for share in (0.5, 0.3, 0.15):
            at = rect.left + round(rect.width * share), rect.centery
            if here.top.ui.root.hit(at)[-1:] == [here.widget(name)]:
                return at
        here.robot.wheel(bar.rect.center, -1)
        here.frames(1)
    raise AssertionError(f"{name} never came into sight")


def put_together(table: Any, action: Action) -> None:
    """Lay on the tray what the action gives."""
    way = getattr(action, "lanterns", None) or getattr(action, "shares", None)
    if way is not None and any(way):
        table.root.parts.tray.suggest(way)


def _hex_of(view: Any, spot: Spot) -> int:
    if spot.kind == "sheep":
        return next(int(s.hex) for s in view.sheep if s.number == spot.number)
    return spot.number


# ------------------------------------------------------------------ people


class JourneyPeople:
    """Some people and bots at one screen. `clicks` are those of every action that was done, trays aside."""

    covered = False
    """Nobody hides anything from anybody."""

    def __init__(self, here: Playing, session: Session, thinking: bool = False) -> None:
        self.here = here
        self.clicks: list[int] = []
        if thinking:
            here.bots = ThinkingBots()
            here.program._worker = here.bots  # type: ignore[assignment]
        services = here.program.services
        services.clock = lambda: here.now
        services.stack.touched = here.now
        here.loop.hooks.append(self._work)
        self.sit(session)

    def _work(self) -> None:
        """What the program does beside the pictures."""
        for work in tuple(self.here.program.services.background):
            work()

    def sit(self, session: Session) -> None:
        """Begin this journey, or open it anew."""
        self.session = session
        self.scene: Any = self.here.sit_down(session)

    def take_over(self) -> None:
        """The table in front is the one now: a journey was continued."""
        self.scene, self.session = self.here.top, self.here.top.session

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat.index for seat in self.session.seats if seat.human)

    @property
    def view(self) -> Any:
        """What everybody sees."""
        return self.session.view(None)

    @property
    def stage(self) -> str:
        """The step of the day or night."""
        return str(self.view.stage)

    def do(self, action: Action) -> None:
        """Exactly this, by clicks."""
        number, before = len(self.session.history), self.session.view(None)
        took = do_by_clicks(self.here, self.scene, action)
        done = [entry.action for entry in self.session.history[number:]]
        assert done, f"{action} by {took} clicks does nothing"
        assert done[0] is not None
        assert meaning(done[0], before) == meaning(action, before), f"{action}, but {done}"
        self.clicks.append(took)

    def wait(self, most: int = 400) -> None:
        """Let bots act and motions end, until people are asked or the journey is over."""
        self.here.frames(1)
        for _ in range(most):
            if self.here.top is not self.scene or not (self.scene.bots.busy or self.scene.animator.busy):
                return
            self.here.frames(1)
        raise AssertionError("bots never come to an end")

    def to_act(self) -> list[int]:
        """The people the journey waits for; whoever is ready is not waited for."""
        decision = self.session.decision()
        asks = decision.asks if decision is not None else ()
        joint = decision is not None and decision.order == JOINT_ORDER
        return [ask.seat for ask in asks if ask.seat in self.people and (joint or not ask.optional)]

    def own_idea(self, seat: int) -> Action:
        """What somebody would do who plays well."""
        bot, legal = registry.get_bot(GAME, "hard"), self.session.legal(seat)
        action = bot.choose(self.session.view(seat), legal, Rng(len(self.session.history)), bot.budget)
        return action if action is not None else acts.Ready(seat)

    def advice(self) -> Action:
        """Ask for a hint, and wait for it."""
        self.here.click("hint")
        for _ in range(40):
            if (found := self.scene.table._hint) is not None:
                assert isinstance(found, Action)
                return found
            self.here.frames(1)
        raise AssertionError(f"no hint: {self.scene.ui.note_text}")


@contextmanager
def journey_people(
    home: Path, session: Session, size: tuple[int, int] = (1280, 720), thinking: bool = False, **settings: Any
) -> Iterator[JourneyPeople]:
    """People at the table, cleared away afterwards; motion is at once unless other settings are named."""
    kept = Settings(**{"animation": "off", "bot_speed": "instant", **settings})
    with playing(home, size, kept) as here:
        yield JourneyPeople(here, session, thinking)


@contextmanager
def no_word_missing() -> Iterator[set[str]]:
    """Gives the keys that were asked for in vain meanwhile, of whatever texts; empty at the end."""
    asked, missing = Texts.__call__, set[str]()

    def call(texts: Texts, key: str, /, **fields: Any) -> str:
        if key not in texts.patterns:
            missing.add(key)
        return asked(texts, key, **fields)

    Texts.__call__ = call  # type: ignore[method-assign]
    try:
        yield missing
    finally:
        Texts.__call__ = asked  # type: ignore[method-assign]
    assert missing == set()
