"""My notes: what is mine, what was seen and said, and guesses that are for one pair of eyes and one round."""

from __future__ import annotations

import pygame
import pytest

from game.core.rng import Rng
from game.platform.assets import Assets
from game.render.theme import Theme
from game.session.session import Session
from game.tables.base import Desk, SeatLook
from game.tables.wild_west.notes import NO_IDEA, Guesses, NotesPanel
from game.widgets.base import Widget
from game.widgets.choice import DropList
from game.widgets.label import Label
from game.widgets.scroll import Scroll
from game.widgets.ui import Ui
from tests.helpers_ui import FakeHost, played, texts_of
from tests.tables.test_wild_log import wild_desk, wild_game


class Notes:
    """The panel for a viewer that can change, 296 units wide."""

    def __init__(self, session: Session, viewer: int | None, assets: Assets | None = None, scale: float = 1.0) -> None:
        self.session, self.viewer = session, viewer
        badges = session.view(None).setup.colours  # type: ignore[attr-defined]
        words = wild_desk(session, texts_of("wild_west"))
        seats = tuple(SeatLook(s.name, badges[s.index], s.human) for s in session.seats)
        self.desk = Desk(
            words.texts, seats, lambda: session.view(self.viewer), words.legal, words.why_not, words.preview,
            words.play, words.sound, viewer=lambda: self.viewer,
        )  # fmt: skip
        self.panel = NotesPanel(self.desk)
        self.ui = Ui(FakeHost())
        self.ui.set_root(self.panel)
        if assets is not None:
            self.theme = Theme.make(assets, (1920, 1080), scale)
            self.area = pygame.Rect(0, 0, self.theme.px(296), 1000)
            self.ui.layout(self.theme, self.area)

    def see(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.panel.refresh()

    @property
    def text(self) -> str:
        return "\n".join(w.text for w in self.panel.walk() if isinstance(w, Label))

    def widget(self, name: str) -> Widget:
        return next(w for w in self.panel.walk() if w.name == name)

    def choosers(self) -> dict[str, DropList[str]]:
        return {w.name: w for w in self.panel.walk() if isinstance(w, DropList)}


def at_stage(stage: str, seats: int = 6, seed: int = 7) -> Session:
    """A random game where somebody is asked this, in its first round."""
    session = wild_game(seats, seed)
    for _ in played(session, seed, lambda s: s.view(None).stage == stage):  # type: ignore[attr-defined]
        pass
    return session


def test_without_a_viewer_nothing_is_told() -> None:
    notes = Notes(at_stage("place"), None)
    assert notes.text == "My notes\nNotes are for whoever sits at the screen."
    notes.see(2)
    assert "Only **Cleo** sees this sheet." in notes.text
    notes.see(None)
    assert "Cleo" not in notes.text


def test_own_character_and_what_was_seen_and_said_stand_there() -> None:
    session = at_stage("look")
    headman = session.view(0)
    notes = Notes(session, 0)
    assert "I am **the Headman**" in notes.text
    for place in headman.watched:  # type: ignore[attr-defined]
        name = texts_of("wild_west")(f"location.{headman.locations[place]}.name")  # type: ignore[attr-defined]
        assert f"I saw **{name}**" in notes.text
    notes.see(3)
    assert "I saw" not in notes.text
    assert "Ana looked" in notes.text
    view = session.view(3)
    own = texts_of("wild_west")(f"character.{view.characters[3]}.called")  # type: ignore[attr-defined]
    assert f"I am **{own}**" in notes.text


def test_claims_and_meeples_stand_at_their_place() -> None:
    session = at_stage("place")
    rng = Rng(5)
    for _ in range(6):
        decision = session.decision()
        assert decision is not None
        session.submit(rng.choice(session.legal(decision.seats[0])))
    view = session.view(None)
    notes = Notes(session, 0)
    for place, name in enumerate(("field_1", "field_2", "field_3", "wild")):
        lines = "\n".join(w.text for w in notes.widget(f"note-{name}").walk() if isinstance(w, Label))
        for seat, badge in enumerate(view.setup.colours):  # type: ignore[attr-defined]
            assert (f"meeple-{badge}" in lines) == (view.meeples[seat] == place)  # type: ignore[attr-defined]
            claim = view.claims[seat]  # type: ignore[attr-defined]
            assert (f"seat-{badge}" in lines) == bool(claim and claim[0] == name)


def test_a_guess_is_kept_for_its_viewer_alone_and_goes_with_the_round() -> None:
    session = at_stage("look")
    notes = Notes(session, 1)
    chooser = notes.choosers()["guess-3"]
    wanted = chooser.options[1].value
    chooser._choose(1)
    assert notes.panel.guesses.of(1, 3) == wanted
    notes.see(4)
    assert notes.choosers()["guess-3"].value == NO_IDEA
    notes.see(1)
    assert notes.choosers()["guess-3"].value == wanted
    for _ in played(session, 1, lambda s: s.view(None).round == 2):  # type: ignore[attr-defined]
        pass
    notes.panel.refresh()
    assert notes.panel.guesses.of(1, 3) == NO_IDEA


def test_known_characters_are_facts_not_guesses() -> None:
    session = at_stage("look")
    view = session.view(3)
    shown = [s for s, name in enumerate(view.characters) if name and s != 3]  # type: ignore[attr-defined]
    assert 0 in shown, "the Headman is known"
    choosers = Notes(session, 3).choosers()
    assert {f"guess-{s}" for s in range(6) if s != 3 and s not in shown} == set(choosers)
    for chooser in choosers.values():
        options = {option.value for option in chooser.options}
        assert NO_IDEA in options
        assert view.characters[3] not in options  # type: ignore[attr-defined]


def test_guesses_of_another_round_are_forgotten() -> None:
    guesses = Guesses()
    guesses.begin(1)
    guesses.note(0, 2, "hunter")
    guesses.begin(1)
    assert guesses.of(0, 2) == "hunter"
    guesses.begin(2)
    assert guesses.of(0, 2) == NO_IDEA


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_everything_has_room_and_what_is_too_high_scrolls(assets_now: Assets, scale: float) -> None:
    notes = Notes(at_stage("place", 7, 9), 3, assets_now, scale)
    for widget in notes.panel.walk():
        assert notes.area.left <= widget.rect.left, widget
        assert widget.rect.right <= notes.area.right, widget
    scroll = notes.panel.children[0]
    assert isinstance(scroll, Scroll)
    assert scroll.child.rect.height >= scroll.view.height
    surface = pygame.Surface(notes.area.size)
    notes.ui.draw(surface)
    last = notes.choosers()["guess-2"] if "guess-2" in notes.choosers() else [*notes.panel.walk()][-1]
    scroll.ensure_visible(last.rect)
    assert last.rect.bottom <= scroll.view.bottom
