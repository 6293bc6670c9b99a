"""Several people play Wild West Shepherds on one screen, by mouse: nobody ever sees what another one knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Rng
from game.platform import events as ev
from tests.helpers import LONG
from tests.helpers_ui import texts_of
from tests.wild_hand import go_to, west
from tests.wild_people import Film, Frame, WildPeople, bare, wild_people

ALL = (0, 1, 2, 3, 4)


def check(people: WildPeople, frames: list[Frame]) -> None:
    """No picture shows a card or a line of the log that whoever held the screen does not know."""
    for frame in frames:
        holder = None if frame.covered else frame.holder
        assert frame.view in (None, frame.holder), f"{frame.holder} is shown the table of {frame.view}"
        if frame.covered or frame.top == "TableScene":
            assert frame.cards <= frame.allowed, f"{holder} sees {frame.cards - frame.allowed}"
        text = frame.text
        assert not [s for s in people.secret_sentences(holder) if s in text]


def everything_said(people: WildPeople) -> str:
    """All words that can be read or pointed at now: log, recap, line, tooltips."""
    scene = people.scene
    logs = [e for panel in (scene.side.log, scene.side.recap) for e in panel.entries]
    words = [line for e in logs for line in (e.heading, *e.lines)]
    words += [w.hint() for w in scene.ui.root.walk()]
    words += [scene.line.bar.strong, scene.table.prompt(), scene.ui.tooltip_text, scene.ui.note_text]
    return bare(" ".join(words))


@pytest.mark.slow
@pytest.mark.parametrize("animation", ["off", "fast"])
def test_five_people_play_a_whole_game_and_each_sees_only_their_own(
    animation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FD01, FD02, FD04, FD11, Q03, Q05: every picture from the first to the end of the game."""
    film = Film(monkeypatch)
    session, rng = west(5, ALL, seed=3), Rng(7)
    lifted, shown, own = 0, 0, 0
    most = 99 if LONG else 1
    with wild_people(tmp_path, session, film, animation=animation) as people:
        while not session.finished and shown <= most:
            if people.covered:
                check(people, film.cut())
                people.lift()
                lifted += 1
                said = everything_said(people)
                assert not [s for s in people.secret_sentences(people.holder) if s in said]
            frames = film.cut()
            own += any(s in frame.text for s in people.own_sentences(people.holder) for frame in frames[-1:])
            check(people, frames)
            rounds = len(session.now.state.totals)  # type: ignore[attr-defined]
            people.act(rng)
            if len(session.now.state.totals) > rounds:  # type: ignore[attr-defined]
                shown += shown_to_all(people, whole=shown == 0)
            people.here.settle()
            check(people, film.cut())
        people.watch()
        people.here.settle()
        if session.finished:
            assert type(people.here.top).__name__ == "ScoreScene"
    assert {seat for seat, _ in film.views} == {None, *ALL}
    assert all(seat in (None, holder) or (holder is None and session.finished) for seat, holder in film.views)
    assert lifted > 12
    assert session.finished or not LONG
    assert own > lifted // 2, "what one knows oneself can be read in the log"
    assert shown == len(session.now.state.totals) >= 2  # type: ignore[attr-defined]


def shown_to_all(people: WildPeople, whole: bool) -> bool:
    """The scoring stays on the screen, belongs to nobody, and the door falls only when it has been seen."""
    scene = people.scene
    assert scene.animator.busy
    assert not people.covered
    assert scene.eyes.viewer is None
    captions = set()
    while whole and not scene.table.waits():
        people.here.frames(1, 0.1)
        captions.add(scene.table.figures.caption)
        assert not people.covered
    if whole:
        assert len(captions) > 3
        people.wait(100)
        assert not people.covered
    people.watch()
    assert people.covered or people.session.finished
    return True


@pytest.mark.slow
def test_while_bots_play_nobody_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Q03, FD11: two people and three bots, with motion."""
    film = Film(monkeypatch)
    session, rng = west(5, (1, 3), seed=6), Rng(2)
    with wild_people(tmp_path, session, film, animation="fast", bot_speed="fast") as people:
        for _ in range(14):
            if people.until_asked() is None:
                break
            if people.covered:
                people.lift()
            check(people, film.cut())
            people.act(rng)
            check(people, film.cut())
    assert {seat for seat, _ in film.views} == {None, 1, 3}
    assert all(seat in (None, holder) for seat, holder in film.views)


def at_own_turn(stage: str, seed: int, people: tuple[int, ...] = ALL, seat: int = 0) -> Any:
    """A game of five in which this seat is asked this."""
    session = west(5, people, seed=seed)
    assert go_to(session, stage, seat, Rng(seed))
    return session


def test_the_own_character_is_covered_until_the_peek_button_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FD06: held it shows the role, let go it hides it; also when the window is left, and after five seconds."""
    film = Film(monkeypatch)
    session = at_own_turn("look", 4)
    own = f"character-{session.view(0).characters[0]}"
    with wild_people(tmp_path, session, film) as people:
        people.lift()
        people.here.frames(2)
        assert all(own not in frame.cards for frame in film.cut())
        at = people.here.widget("peek").rect.center
        people.here.robot.move(at)
        people.here.frames(1)
        before = [w.hint() for w in people.scene.ui.root.walk()]

        def held() -> set[str]:
            people.here.robot.press(at)
            people.here.frames(1)
            return film.cut()[-1].cards

        assert own in held()
        people.here.robot.release(at)
        people.here.frames(2)
        assert own not in film.cut()[-1].cards
        assert [w.hint() for w in people.scene.ui.root.walk()] == before
        assert own in held()
        people.wait(6)
        assert own not in film.cut()[-1].cards
        people.here.robot.release(at)
        assert own in held()
        people.here.program.services.stack.handle(ev.FocusLost())
        people.here.frames(1)
        assert people.covered
        assert film.cut()[-1].cards == set()
        people.lift()
        people.here.frames(1)
        assert own not in film.cut()[-1].cards


@pytest.mark.slow
def test_the_peek_button_looks_the_same_whatever_the_role_is(tmp_path: Path) -> None:
    """FD06: tooltip, cursor, place and words do not differ by role."""
    looks, roles = set(), set()
    for seed in range(12):
        session = at_own_turn("look", seed)
        role = session.view(0).characters[0]
        if role in roles or len(roles) == 3:
            continue
        roles.add(role)
        with wild_people(tmp_path, session) as people:
            people.lift()
            peek: Any = people.here.widget("peek")
            looks.add((peek.text, peek.hint(), peek.cursor, tuple(peek.rect)))
    assert len(roles) == 3
    assert len(looks) == 1


def note(people: WildPeople, seat: int) -> Any:
    """The drop list of the notes in which the viewer notes a seat's character, or None."""
    people.scene.side._tabs.choose(0)
    panel = people.scene.table.notes
    return next((w for w in panel.walk() if w.name == f"guess-{seat}"), None)


def test_notes_of_one_seat_are_gone_for_the_next_and_back_for_the_first(tmp_path: Path) -> None:
    """FD15: guesses are for one pair of eyes and for one round."""
    session, rng = at_own_turn("look", 8), Rng(8)
    with wild_people(tmp_path, session) as people:
        people.lift()
        other = next(s for s in ALL if note(people, s) is not None)
        chooser = note(people, other)
        guess = chooser.options[1].value
        chooser._choose(1)
        people.act(rng)
        people.act(rng)
        assert people.covered
        assert note(people, other) is None
        people.lift()
        assert people.holder != 0
        found = note(people, other)
        assert found is None or found.value == ""
        here = len(session.now.state.totals)
        while people.holder != 0:
            if people.covered:
                people.lift()
                continue
            people.act(rng)
            people.watch()
        again = note(people, other)
        same_round = here == len(session.now.state.totals)
        assert again is None or again.value == (guess if same_round else "")


def test_nobody_takes_back_what_another_person_announced(tmp_path: Path) -> None:
    """FD10: the one who is next can neither undo nor redo it."""
    session = next(s for s in (at_own_turn("announce", seed) for seed in range(30)) if "billy" in s.view(0).characters)
    with wild_people(tmp_path, session) as people:
        people.lift()
        people.act(Rng(1))
        steps = len(session.history)
        people.here.key("z", ctrl=True)
        assert len(session.history) == steps
        assert people.covered
        people.lift()
        people.here.key("z", ctrl=True)
        people.here.key("y", ctrl=True)
        assert len(session.history) == steps
        assert people.here.widget("undo").reason


def test_an_announcement_against_bots_can_be_taken_back_until_somebody_acts(tmp_path: Path) -> None:
    """FB04: a number said too fast is unsaid, as long as nobody has looked or placed because of it."""
    for seed in range(60):
        session = west(4, (0,), seed=seed)
        if go_to(session, "announce", 0, Rng(seed)) and len(session.legal(0)) > 1:
            break
    with wild_people(tmp_path, session) as people:
        people.here.bots.held = True
        before = session.state_hash()
        first, second = session.legal(0)[:2]
        people.do(first)
        people.here.frames(5)
        people.here.key("z", ctrl=True)
        assert session.state_hash() == before
        people.do(second)
        people.here.frames(5)
        assert session.view(0).announced == second.number  # type: ignore[attr-defined]
        if people.asked == 0:
            people.act(Rng(1))
        people.here.bots.held = False
        people.here.frames(3)
        steps = len(session.history)
        people.here.key("z", ctrl=True)
        assert len(session.history) >= steps


def test_a_closed_door_names_whoever_it_opens_for_also_when_a_seat_changes_hands(tmp_path: Path) -> None:
    """FD03: from the menu another seat is given to a person while the door is closed; that one is asked now."""
    session = west(5, (3,), seed=1)
    with wild_people(tmp_path, session) as people:
        people.here.bots.held = True
        asked = people.asked
        assert asked not in (None, 3)
        for seat, kind in ((3, "bot"), (3, "human")):
            session.set_seat(seat, kind, "easy")
            people.scene.reseated()
        assert people.covered
        assert people.scene.ui.root.words.name == "Dov"
        session.set_seat(asked, "human")
        people.scene.reseated()
        named = people.scene.ui.root.words.name
        assert named == session.seats[asked].name
        people.lift()
        assert people.scene.eyes.viewer == asked


def test_no_sentence_of_the_log_says_you() -> None:
    """FD05: whoever reads the log at a shared screen, it speaks of names."""
    texts = texts_of("wild_west")
    shared = [texts.patterns[key] for key in texts.patterns if key.startswith(("log.", "table.says", "curtain."))]
    said = [s for p in shared for s in (p.one, p.other) if s]
    assert len(said) > 40
    assert not [s for s in said if {"you", "your"} & set(s.lower().replace(".", " ").replace(",", " ").split())]
