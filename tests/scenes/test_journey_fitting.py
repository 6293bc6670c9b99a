"""The table of The Sheep at all sizes: nothing cut, nothing on top of something else, nothing too small to be hit, and
most of the window is the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.rules.the_sheep import actions as acts
from game.scenes.table import TableScene
from game.session.session import Session
from game.tables.the_sheep.card_face import enlarged_size, plan_of
from game.tables.the_sheep.cards import CardButton
from game.tables.the_sheep.dealt import LargeCard
from game.widgets.base import Pressable
from game.widgets.button import IconButton
from game.widgets.choice_bar import ActButton
from tests.helpers import LONG
from tests.helpers_ui import BotsHere
from tests.journey_hand import journey_at
from tests.scenes.fitting import FINGERTIP, faults, out_of_reach, texts_drawn, too_small
from tests.scenes.stage import Stage, longer, stage

pytestmark = pytest.mark.slow

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
SCALES = (75, 100, 125, 150, 200)
ALL = list(product(SIZES, SCALES))
QUICK = [((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 100), ((1920, 1080), 150), ((1024, 640), 75)]
SLACK = 3
NAME = "W" * 40

HERE, BESIDE, FAR = [7, 7], [8, 7], [4, 6]
FOUR: dict[str, Any] = {
    "seats": 4, "day": 3, "at": {0: HERE, 1: HERE, 2: BESIDE, 3: FAR}, "essence": {0: 5, 1: 4, 2: 0, 3: 2},
    "lit": {0: 3, 1: 2, 2: 3, 3: 1}, "corruption": {0: 2, 1: 3, 2: 1}, "level": {0: 3, 1: 2},
    "experience": {1: 6, 2: 4},
    "cards": {0: ["shepherds_spear", "powder_keg!", "lightning_prod", "tainted_taunt", "the_long_neck"]},
    "caravans": {"ironmonger": HERE, "apothecary": {"at": FAR, "corruption": 2}, "tinker": [11, 6]},
    "sheep": [
        {"tier": "greater", "at": HERE}, {"tier": "standard", "at": HERE, "damage": 1},
        {"tier": "standard", "at": HERE}, {"tier": "lesser", "at": BESIDE}, {"tier": "lesser", "at": FAR},
        {"tier": "standard", "at": [13, 4]},
    ],
    "tiles": ["the_seep", {"tile": "fire_damp", "side": "major"}, "violet_well"], "slot": 2,
}  # fmt: skip
"""Four Shepherds, three Caravans, all tiles, and one with five cards and three traits."""
NIGHT = {**FOUR, "event": "second_supper", "mutation": "void"}

HUNTED = {
    "caravans": {"apothecary": [5, 5], "tinker": [6, 7], "ironmonger": "safe"},
    "sheep": [{"tier": "greater", "at": [8, 5]}, {"tier": "lesser", "at": [8, 5]}],
}
"""Sheep as near to one Caravan as to another, and these equally near the Finish."""

LAST = {
    "at": {0: [16, 4], 1: FAR, 2: FAR, 3: FAR},
    "caravans": {"apothecary": [16, 4], **dict.fromkeys(("tinker", "ironmonger", "chandler", "reliquary"), "safe")},
}
"""The last Caravan, a step from the Finish, with somebody whom it could heal."""


def nothing(scene: Any) -> None:
    """The table as it is."""


def press(*names: str) -> Callable[[Any], None]:
    """Press buttons and cards by what their names begin with, one after the other."""

    def pressing(scene: Any) -> None:
        for name in names:
            found = [w for w in scene.ui.root.walk() if w.name.startswith(name) and isinstance(w, Pressable)]
            assert found, f"there is no {name}"
            found[0].press()
            scene.ui.settle()

    return pressing


@dataclass(frozen=True)
class At:
    """A position, what is done there, and what is pressed; `asks` is an action that is open then, "" after the end."""

    position: dict[str, Any]
    asks: str
    do: tuple[Any, ...] = ()
    press: Callable[[Any], None] = field(default=nothing)


STAGES: dict[str, At] = {
    "day": At({**FOUR, "stage": "by_day"}, "walk"),
    "trade": At({**FOUR, "stage": "by_day"}, "buy", press=press("do-trade")),
    "half an attack": At({**FOUR, "stage": "by_day"}, "attack", press=press("card-shepherds_spear")),
    "gift": At({**FOUR, "stage": "by_day"}, "give_essence", press=press("do-give")),
    "ability": At({**FOUR, "stage": "by_day"}, "choose", (acts.UseAbility(0, "lightning_prod", "prod"),)),
    "spill": At({**FOUR, "stage": "by_day", "cards": {0: ["powder_keg", "shears"]}}, "spill",
                (acts.Attack(0, "powder_keg", 1, True),)),
    "over the limit": At({**FOUR, "stage": "by_day"}, "drop_equipment", (acts.Buy(0, "cold_chisel"),)),
    "level": At({**FOUR, "stage": "by_day"}, "take_trait", (acts.Purify(1),)),
    "order of Caravans": At({**FOUR, "stage": "board"}, "board_action"),
    "coming in": At({**FOUR, "stage": "enter"}, "enter_caravan"),
    "averting": At({**NIGHT, "stage": "avert", "mutation": ""}, "avert"),
    "flip": At({**NIGHT, "stage": "avert", "mutation": ""}, "flip_tile", (acts.Avert(0, (0, 0, 0, 0)),)),
    "herd": At({**NIGHT, "stage": "herd", **HUNTED}, "hunt_caravan"),
    "night": At({**NIGHT, "stage": "by_night"}, "lantern_step"),
    "combat": At({**NIGHT, "stage": "combat"}, "attack", press=press("card-shepherds_spear")),
    "share": At({**NIGHT, "stage": "combat", "essence": {0: 1, 1: 0}}, "share_essence",
                (acts.Attack(0, "shepherds_spear", 0, True),)),
    "strike": At({**NIGHT, "stage": "strike", "distracting": [0, 1]}, "take_strike"),
    "end": At({**FOUR, "stage": "board", **LAST}, "", (acts.RollOn(0),)),
    "dead": At({"seats": 4, "stage": "by_day", "day": 6, "at": {0: "dead", 1: FAR}}, "walk", press=press("seat-0")),
}  # fmt: skip


def game(kind: str, name: str = "") -> Session:
    """A journey at this stage; everybody has this name if one is given."""
    at = STAGES[kind]
    session = journey_at(at.position, caravans=5)
    for action in at.do:
        session.submit(action)
    decision = session.decision()
    verbs = {a.verb for seat in decision.seats for a in session.legal(seat)} if decision is not None else {""}
    assert at.asks in verbs, f"{kind}: {verbs}"
    if name:
        session._seats = tuple(replace(seat, name=name) for seat in session.seats)
    return session


def shown(on: Stage, kind: str, name: str = "") -> Any:
    """The table at this stage."""
    on.program._worker = BotsHere()  # type: ignore[assignment]
    scene: Any = TableScene(on.program, game(kind, name))
    on.show(scene)
    scene.ui.settle()
    STAGES[kind].press(scene)
    on.turn()
    scene.ui.settle()
    return scene


def parts_of(scene: Any) -> list[tuple[str, pygame.Rect]]:
    """The panels that lie on the map, and line and side panel."""
    parts, plan = scene.table.root.parts, scene.table.root.plan
    found = [
        ("line", scene.line.bar.rect), ("side", scene.side.rect), ("steps", parts.steps.rect), ("hand", plan.hand),
        ("pollution", parts.pollution.rect), ("event", parts.event.rect), ("chips", plan.others),
        ("sheet", plan.sheet), ("bar", parts.bar.rect), ("ready", parts.ready.rect if parts.ready.visible else None),
    ]  # fmt: skip
    return [(name, rect) for name, rect in found if rect is not None and rect.width and rect.height]


def share_of_the_map(scene: Any) -> float:
    """How much of the window is map with nothing on it, cards that are laid out aside."""
    size = scene.services.theme.size
    free = pygame.mask.Mask(size, fill=True)
    for _, rect in parts_of(scene):
        free.erase(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    return float(free.count() / (size[0] * size[1]))


def pressed(scene: Any) -> list[Pressable]:
    """What lies on the table to be clicked; the choices in words are a list that is scrolled."""
    words = list(scene.table.root.parts.bar.walk())
    found = [w for w in scene.table.root.walk() if isinstance(w, Pressable) and w.visible and w.rect.width]
    return [w for w in found if w not in words]


def reached(scene: Any, widget: Pressable) -> tuple[int, int]:
    """How wide and high that is of a widget which nothing else lies on, by hits on a grid."""
    step, rect = 6, widget.rect
    seen = [
        (x, y) for x in range(rect.left + 2, rect.right, step) for y in range(rect.top + 2, rect.bottom, step)
        if widget in scene.ui.root.hit((x, y))
    ]  # fmt: skip
    if not seen:
        return 0, 0
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return max(xs) - min(xs) + step, max(ys) - min(ys) + step


def troubles(scene: Any, patch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is wrong with a table, in words."""
    theme = scene.services.theme
    window = pygame.Rect((0, 0), theme.size)
    out = [fault for fault in faults(scene) if not _cards_of_a_hand(fault)]
    parts = parts_of(scene)
    for (a, rect_a), (b, rect_b) in combinations(parts, 2):
        if min(rect_a.clip(rect_b).size) > SLACK:
            out.append(f"{a} at {rect_a} lies on {b} at {rect_b}")
    out += [f"{name} at {rect} is outside of the window" for name, rect in parts if not window.contains(rect)]
    for widget in pressed(scene):
        if not window.contains(widget.rect):
            out.append(f"{widget.name} at {widget.rect} is outside of the window")
        least = min(FINGERTIP, *widget.rect.size) * 0.7
        if _meant_to_be_clicked(scene, widget) and min(reached(scene, widget)) < least:
            out.append(f"{widget.name} at {widget.rect} can be hit at {reached(scene, widget)} only")
    for card in _cards(scene):
        out += [f"{cut} on {card.name} of {card.rect.size} cannot be seen whole" for cut in _cut_words(card)]
    for button in _buttons(scene):
        if button.preferred(theme, button.rect.width)[1] > button.rect.height:
            out.append(f"{button.choice.text!r} does not fit on {button.name} at {button.rect}")
    out += _words_outside(scene, patch)
    return out


def _cards(scene: Any) -> list[CardButton]:
    return [w for w in scene.table.root.walk() if isinstance(w, CardButton) and w.rect.width]


def _cut_words(card: CardButton) -> list[str]:
    """What of a card's texts has no room on it; a card that is laid out large is drawn like an enlarged one."""
    theme, face, size = card.theme, card.facts.face, card.rect.size
    assert theme is not None
    large = enlarged_size(theme, face)
    if isinstance(card, LargeCard) and large[0] <= size[0] and large[1] <= size[1]:
        return [words.text for words in plan_of(theme, face, "large", large).cut]
    plan = plan_of(theme, face, "chip" if card.small else "card", size)
    covered = [
        words.text for words in plan.words for spot in plan.spots
        if min(spot.rect.clip((words.room.topleft, words.block.size)).size) > SLACK
    ]  # fmt: skip
    return [words.text for words in plan.cut] + covered


def _buttons(scene: Any) -> list[ActButton]:
    return [w for w in scene.table.root.walk() if isinstance(w, ActButton)]


def _cards_of_a_hand(fault: str) -> bool:
    """Cards of one hand may overlap."""
    return fault.count("CardButton") == 2 and fault.endswith("overlap")


def _meant_to_be_clicked(scene: Any, widget: Pressable) -> bool:
    """Not what lies below cards that are laid out."""
    parts = scene.table.root.parts
    over = [part.rect for part in (parts.dealt, parts.tray) if part.visible]
    return widget.enabled and not any(rect.colliderect(widget.rect) and widget not in _inside(parts) for rect in over)


def _inside(parts: Any) -> list[Any]:
    return [*parts.dealt.walk(), *parts.tray.walk()]


def _words_outside(scene: Any, patch: pytest.MonkeyPatch) -> list[str]:
    """Words of a panel that stand beyond its edge."""
    out, parts = [], scene.table.root.parts
    for part in (parts.steps, parts.pollution, parts.event, parts.chips, parts.sheet, parts.dealt, parts.tray):
        if not part.visible or not part.rect.width:
            continue
        alone = SimpleNamespace(table=SimpleNamespace(root=part), services=scene.services)
        drawn = texts_drawn(alone, patch, "game.tables.the_sheep")
        for (one, rect), (other, place) in combinations(drawn, 2):
            if min(rect.clip(place).size) > rect.height // 3:
                out.append(f"the words {one!r} at {rect} lie on {other!r} at {place}")
        below = [w for w in part.walk() if isinstance(w, IconButton)]
        for text, rect in drawn:
            if any(min(rect.clip(button.rect).size) > SLACK for button in below):
                out.append(f"the words {text!r} at {rect} lie on a button of {type(part).__name__}")
            if not part.rect.inflate(2 * SLACK, 2 * SLACK).contains(rect):
                out.append(f"the words {text!r} at {rect} are outside of {type(part).__name__} {part.rect}")
    return out


def _too_long(trouble: str, scene: Any) -> bool:
    """Longer words make a button in a tiny window higher than its list: then it is read by scrolling."""
    high = scene.table.root.parts.bar.rect.height
    return any(f"{b.name!r}" in trouble and b.rect.height > high for b in _buttons(scene)) and scene.services.theme.tiny


@pytest.mark.parametrize(("size", "scale"), ALL if LONG else QUICK)
def test_the_table_fits_at_every_stage_also_with_longer_words(
    size: tuple[int, int], scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q48, Q55, Q57: made-up words 40 % longer, and at every other stage everybody's name is forty times W."""
    found = {}
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        for number, kind in enumerate(STAGES):
            scene = shown(on, kind, NAME if number % 2 else "")
            found[kind] = troubles(scene, monkeypatch) + [t for t in out_of_reach(scene) if not _too_long(t, scene)]
            if scale >= 100:
                found[kind] += too_small(scene)
            share = share_of_the_map(scene)
            if share < (0.55 if scale <= 100 else 0.4):
                found[kind].append(f"only {share:.0%} of the window is map")
            on.stack.pop(scene)
            on.turn()
    assert not {kind: list(dict.fromkeys(f))[:6] for kind, f in found.items() if f}
