"""What can be clicked at this moment on the table of Wild West Shepherds, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.action import Action
from game.core.texts import Texts
from game.rules.wild_west.ability_text import location_name
from game.rules.wild_west.actions import (
    AnnounceWolves,
    LookAt,
    PlaceMeeple,
    SaveContract,
    UseContract,
    WatchFields,
)
from game.rules.wild_west.setup import FIELDS, PLACES
from game.rules.wild_west.stages import GUESS, LOOK, PLACE, WATCH
from game.rules.wild_west.view import WildView
from game.tables.base import Desk
from game.tables.wild_west.bar import Choice
from game.tables.wild_west.choose import Selection
from game.tables.wild_west.show import Show
from game.tables.wild_west.words import why_these


class Acts(Protocol):
    """What the buttons of the bar do."""

    def choose_number(self, action: Action) -> None:
        """Play this action."""

    def say_nothing(self) -> None:
        """Place without a claim."""

    def again(self) -> None:
        """Play what waits for its second click."""


def place_action(view: WildView, place: int) -> Action | None:
    """What a click on a place that is no target was meant to do."""
    name = PLACES[place]
    if view.stage == LOOK:
        return LookAt(view.turn, name)
    if view.stage == WATCH:
        return WatchFields(view.turn, name, name)
    if view.stage == PLACE:
        return PlaceMeeple(view.turn, name, None, None)
    return None


def places_of(action: Action) -> tuple[str, ...]:
    """The places an action is about."""
    if isinstance(action, WatchFields):
        return action.first, action.second
    return (action.place,) if isinstance(action, LookAt | PlaceMeeple) else ()


def open_places(left: Sequence[Action], chosen: Selection) -> set[str]:
    """The places a click can choose, after what was chosen."""
    if not left:
        return set()
    if isinstance(left[0], PlaceMeeple):
        return set(PLACES) if not chosen.place else set(PLACES) - {chosen.place}
    return {name for action in left for name in places_of(action)}


def claim_places(view: WildView, legal: Sequence[Action], chosen: Selection) -> tuple[int, ...]:
    """The places below which types are offered: all for a claim, the Insurance Agent's own for a guess."""
    if not legal:
        return ()
    if view.stage == PLACE and chosen.place:
        return tuple(range(len(PLACES)))
    if view.stage == GUESS and (chosen.other >= 0 or len({getattr(a, "other", 0) for a in legal}) == 1):
        return (view.meeples[view.turn],)
    return ()


def bar_choices(
    desk: Desk, view: WildView, legal: Sequence[Action], chosen: Selection, armed: Action | None, acts: Acts
) -> list[Choice]:
    """The buttons that belong to no place."""
    texts = desk.texts
    if not legal:
        return []
    if armed is not None:
        return [Choice("again", texts("table.confirm"), acts.again)]

    def play(action: Action) -> Choice:
        if isinstance(action, AnnounceWolves):
            text, tip = texts("table.announce", n=action.number), why_these(view, texts)
            return Choice(f"announce-{action.number}", text, lambda: acts.choose_number(action), tip)
        use = isinstance(action, UseContract)
        key = "use_contract" if use else "save_contract"
        return Choice(
            key, texts(f"table.{key}"), lambda: acts.choose_number(action), texts(f"table.{key}_tip"),
            "main" if use else "wood",
        )  # fmt: skip

    if isinstance(legal[0], AnnounceWolves | UseContract | SaveContract):
        return [play(action) for action in legal]
    if view.stage == PLACE and chosen.place:
        return [Choice("say-nothing", texts("table.say_nothing"), acts.say_nothing, texts("table.say_nothing_tip"))]
    return []


def pace_choices(texts: Texts, show: Show, again: Callable[[], None]) -> list[Choice]:
    """How the scoring is watched: step by step, by itself, or faster. A click anywhere else skips it."""

    def at(pace: str) -> Callable[[], None]:
        def act() -> None:
            if pace == "step":
                show.step()
            else:
                show.run(pace == "fast")
            again()

        return act

    if show.over:
        return [Choice("show-on", texts("table.show_on"), show.go_on, texts("table.show_on_tip"))]
    return [
        Choice(f"show-{pace}", texts(f"table.show_{pace}"), at(pace), texts(f"table.show_{pace}_tip"),
               "main" if show.pace == pace else "wood")
        for pace in ("step", "run", "fast")
    ]  # fmt: skip


def place_tip(desk: Desk, view: WildView, place: int) -> str:
    """What is known about a place, in words: who looked, who stands there, what lies beside it."""
    texts = desk.texts

    def names(seats: Sequence[int]) -> str:
        return ", ".join(desk.name_of(seat) for seat in seats)

    lines = [f"**{texts(f'place_title.{PLACES[place]}')}**"]
    known = view.locations[place] if view.locations else ""
    lines.append(location_name(known, texts) if known else texts("table.face_down"))
    looked = [seat for seat in range(len(desk.seats)) if place in view.looks[seat]]
    if looked:
        lines.append(texts("table.looked_here", names=names(looked)))
    standing = [seat for seat, where in enumerate(view.meeples) if where == place]
    if standing:
        lines.append(texts("table.stand_here", names=names(standing)))
    if view.tokens[place]:
        lines.append(texts("table.left_here", n=view.tokens[place]))
    if view.stage == LOOK and place not in FIELDS:
        lines.append(texts("reason.not_the_wild"))
    return "\n".join(lines)


def order_shown(view: WildView) -> tuple[int, ...]:
    """The seats in the order in which they draft or place in this round, as far as all know it."""
    billy = next((seat for seat in view.shown if view.characters[seat] == "billy"), None)
    return view.setup.placing_order(view.headman, view.wild_head, billy)


