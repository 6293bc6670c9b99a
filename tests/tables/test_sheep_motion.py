"""The motion of The Sheep's map: it ends where the view is, in time, and shows what happens on the way."""

from __future__ import annotations

from typing import Any

from game.core.rng import Rng
from game.render.animate import FADE, LONGEST, Animation
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.shepherds import lantern_slots
from game.tables.the_sheep.changes import CHANGES
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.map_beats import MAKERS
from game.tables.the_sheep.motion import Motion
from tests.assets.drawings import ROOT
from tests.helpers import config_of, random_action
from tests.rules.the_sheep.crowded import crowded
from tests.rules.the_sheep.positions import RULES, at

ROWS = ("half", "dark", "sign", "mutation", "bearing")
FRAME = 1 / 60
SOUNDS = {
    "nightfall", "daybreak", "caravan", "walk", "herd", "baa", "sheep_dies", "wool", "caravan_safe", "death",
    "caravan_lost", "blow", "bump", "struck", "corrupt", "essence", "lantern", "lantern_out", "buy", "curse", "card",
    "pollution", "averted",
}  # fmt: skip


def figures_of(state: Any) -> Figures:
    """The picture of a position."""
    figures = Figures()
    figures.snap(RULES.view(state, None))
    return figures


def played(figures: Figures, events: Any, reduced: bool = False) -> float:
    """Let a motion run frame by frame; the seconds it took."""
    animation: Animation = Motion(figures, lambda name, seat: None, lambda: None).of(events)
    frames = 0
    while animation.advance(FRAME, reduced) < 0:
        frames += 1
        assert frames < 600, "it never ends"
    return frames * FRAME


def heard(figures: Figures, *events: Any) -> list[tuple[str, int | None]]:
    """The sounds of some events, each with the seat in whose pitch it is."""
    sounds: list[tuple[str, int | None]] = []
    Motion(figures, lambda name, seat: sounds.append((name, seat)), lambda: None).of(events).finish()
    return sounds


def assert_truth(figures: Figures, state: Any) -> None:
    """Everything is where the view says."""
    truth = figures_of(state)
    assert figures.places == truth.places
    assert {key: (p.hex, p.tier, p.damage, p.shown, p.jolt) for key, p in figures.pieces.items()} == {
        key: (p.hex, p.tier, p.damage, p.shown, p.jolt) for key, p in truth.pieces.items()
    }
    for row in ROWS:
        assert getattr(figures, row) == getattr(truth, row), row
    usual = state.setup.numbers.lanterns
    # Cards that add or take away Lanterns do so without telling; the next view sets them right.
    assert all(figures.lit[seat] == state.lit[seat] or lantern_slots(state, seat) != usual for seat in state.living)
    assert not figures.effects
    assert not figures.moving


def test_motion_ends_where_the_view_is_for_every_event() -> None:
    """Random play in positions full of everything, until every event has been seen that changes anything."""
    told: set[type] = set()
    sounds: set[str] = set()
    for seed in range(26):
        rng = Rng(seed)
        options, description = crowded(config_of("the_sheep"), 2 + seed % 3, rng)
        state = at(options, **description)
        figures = figures_of(state)
        for _ in range(60):
            if RULES.decision(state) is None:
                break
            step = RULES.apply(state, random_action(RULES, state, rng))
            state = step.state
            told |= {type(event) for event in step.events}
            sounds |= {name for name, _ in heard(figures, *step.events)}
            assert_truth(figures, state)
            figures.snap(RULES.view(state, None))
    assert told >= set(CHANGES)
    assert told >= set(MAKERS)
    assert sounds == SOUNDS
    assert all((ROOT / "assets" / "sounds" / f"{name}.ogg").is_file() for name in sounds)


def test_the_deal_is_simply_there() -> None:
    step = RULES.new(config_of("the_sheep"), 3, {}, 5)
    figures = figures_of(step.state)
    before = dict(figures.places)
    assert played(figures, step.events) == 0
    assert figures.places == before


def test_a_whole_night_is_told_in_time() -> None:
    """Nightfall, new Sheep, herds that run: however much it is, it takes no longer than LONGEST."""
    rng = Rng(3)
    state = RULES.new(config_of("the_sheep"), 4, {}, 3).state
    longest = 0.0
    for _ in range(400):
        figures = figures_of(state)
        step = RULES.apply(state, random_action(RULES, state, rng))
        longest = max(longest, played(figures, step.events))
        assert_truth(figures, step.state)
        state = step.state
        if RULES.decision(state) is None:
            break
    assert LONGEST / 2 < longest <= LONGEST + 2 * FRAME


def test_with_reduced_motion_only_fades_are_left() -> None:
    figures = figures_of(at({}, seats=2, at={0: [4, 6]}))
    walk = happened.ShepherdMoved(0, tuple(_hexes((4, 6), (5, 6), (6, 7))), "walk")
    assert played(figures, [walk], reduced=True) == 0
    assert figures.pieces["shepherd", 0].hex == walk.path[-1]
    night = happened.NightBegan(1)
    assert 0 < played(figures, [night], reduced=True) <= FADE + FRAME
    assert figures.dark == 1.0


def test_a_shepherd_goes_over_the_hexes_of_its_path_and_not_straight() -> None:
    """Round a corner: halfway it is at the corner."""
    figures = figures_of(at({}, seats=2, at={0: [4, 6], 1: [0, 0]}))
    corner = _hexes((4, 6), (5, 6), (5, 5))
    animation = Motion(figures, lambda name, seat: None, lambda: None).of([happened.ShepherdMoved(0, corner, "walk")])
    animation.advance(0.0, False)
    animation.advance(2 * 0.24 / 2, False)
    place = figures.places["shepherd", 0]
    middle = figures.middle(corner[1])
    assert abs(place.x - middle[0]) < 12
    assert abs(place.y - middle[1]) < 12
    assert figures.moving


def test_corruption_counts_when_the_drop_arrives() -> None:
    figures = figures_of(at({}, seats=2, caravans={"apothecary": [4, 6]}))
    animation = Motion(figures, lambda name, seat: None, lambda: None).of([happened.CaravanCorrupted("apothecary", 1)])
    animation.advance(0.1, False)
    assert [effect.kind for effect in figures.effects] == ["drop"]
    assert figures.bearing[0] == 0
    animation.finish()
    assert figures.bearing[0] == 1
    assert not figures.effects


def test_a_drop_is_heard_when_it_arrives() -> None:
    figures = figures_of(at({}, seats=2, caravans={"apothecary": [4, 6]}))
    sounds: list[str] = []
    animation = Motion(figures, lambda name, seat: sounds.append(name), lambda: None).of(
        [happened.CaravanCorrupted("apothecary", 1)]
    )
    animation.advance(0.1, False)
    assert sounds == []
    animation.finish()
    assert sounds == ["corrupt"]


def test_who_acts_is_heard_in_the_pitch_of_the_seat_and_what_happens_to_all_is_not() -> None:
    figures = figures_of(at({}, seats=3, at={1: [4, 6]}))
    way = _hexes((4, 6), (5, 6))
    out = happened.LanternsSpent(1, 1, "step")
    assert heard(figures, out, happened.ShepherdMoved(1, way, "lantern")) == [("lantern_out", 1), ("walk", 1)]
    assert heard(figures, happened.NightBegan(1)) == [("nightfall", None)]
    assert heard(figures, happened.PollutionClimbed(1, 2)) == [("pollution", None)]


def test_what_several_do_together_is_heard_once_and_in_nobodys_pitch() -> None:
    figures = figures_of(at({}, seats=3))
    out = [happened.LanternsSpent(seat, 1, "avert") for seat in range(3)]
    assert heard(figures, *out, happened.PollutionAverted((1, 1, 1))) == [("lantern_out", None), ("averted", None)]


def test_only_a_sheep_that_is_killed_sounds_like_it() -> None:
    for event, sound in ((happened.SheepKilled, "sheep_dies"), (happened.SheepRemoved, "wool")):
        figures = figures_of(at({}, seats=2, sheep=[{"tier": "lesser", "at": [6, 4]}]))
        assert heard(figures, event(0, "lesser", figures.pieces["sheep", 0].hex)) == [(sound, None)]


def test_a_killed_sheep_fades_and_is_gone() -> None:
    figures = figures_of(at({}, seats=2, sheep=[{"tier": "lesser", "at": [6, 4]}]))
    place = figures.pieces["sheep", 0].hex
    animation = Motion(figures, lambda name, seat: None, lambda: None).of([happened.SheepKilled(0, "lesser", place)])
    animation.advance(0.12, False)
    assert 0 < figures.pieces["sheep", 0].shown < 1
    animation.finish()
    assert ("sheep", 0) not in figures.pieces
    assert ("sheep", 0) not in figures.places


def _hexes(*cells: tuple[int, int]) -> tuple[int, ...]:
    index = at({}).setup.map.index
    return tuple(index[cell] for cell in cells)
