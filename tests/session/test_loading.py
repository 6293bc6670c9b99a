"""A saved game goes on exactly where it was; when data, rules or file no longer fit, it goes on as well as it can."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.content.catalog import LoadedGame
from game.core.rng import Rng
from game.persist.files import SaveTrouble
from game.persist.journal import header_line, parse, record_line
from game.session.games import go_on, look_at
from game.session.history import ALIKE, LEFT
from game.session.loading import header_for, load_session
from game.session.session import Session
from tests.helpers import must_act
from tests.saves.sitting import act, new_game, path_of, played_game, reopened, saves_in, shear_data
from tests.toy_game import ToyConfig, ToyRules

TOY = LoadedGame("toy", ToyConfig(), "hash of the toy", {"sheep": 9})


def rewritten(path: Path, change: Any) -> None:
    """Change the lines of an open save, each read and written as JSON: `change(lines)`."""
    lines = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    change(lines)
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "ascii")


def test_a_game_goes_on_where_it_was_after_every_action(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = new_game(saves), Rng(5)
    while not session.finished:
        act(session, rng)
        contents = saves.read(path_of(session))
        assert not isinstance(contents, SaveTrouble)
        game = look_at(contents, shear_data())
        assert not isinstance(game, SaveTrouble)
        assert (game.note, game.verified) == ("", True)
        again = game.session
        assert again.state_hash() == session.state_hash()
        assert again.seats == session.seats
        assert (again.can_undo(), again.can_redo()) == (session.can_undo(), session.can_redo())
        assert again.now.turn == session.now.turn
    assert again.history == session.history


def test_what_is_done_after_opening_is_kept_too(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = new_game(saves), Rng(1)
    for _ in range(12):
        for _ in range(5):
            act(session, rng)
        session.close()
        before = session.state_hash()
        session = reopened(saves, saves.list_saves()[0].path).session
        assert session.state_hash() == before
    session.close()


def test_what_the_program_chose_is_known_after_opening(tmp_path: Path) -> None:
    """And is passed over by undo as before; a word that nobody knows counts as none."""
    saves = saves_in(tmp_path)
    session = new_game(saves)
    for chosen in ("", LEFT, ALIKE):
        seat = must_act(session.rules, session.now.state)
        session.submit(session.legal(seat)[0], chosen)
    path = path_of(session)
    wanted = session.can_undo()
    session.close()
    opened = reopened(saves, path).session
    assert [entry.chosen for entry in opened.history] == ["", "", LEFT, ALIKE]
    assert opened.can_undo() == wanted
    opened.close()
    rewritten(path, lambda lines: [line.update(chosen="by lot") for line in lines if "chosen" in line])
    opened = reopened(saves, path).session
    assert [entry.chosen for entry in opened.history] == ["", "", "", ""]
    opened.close()


def test_changed_data_do_not_change_a_game_that_was_begun(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 30)
    session.close()
    (save,) = saves.list_saves()
    rewritten(save.path, lambda lines: lines[0].update(mods=["Woollier", "Two trucks"]))
    today = replace(shear_data(), data_hash="of other data", config=None)
    game = go_on(saves, save, today)
    assert not isinstance(game, SaveTrouble)
    assert "begun with and these changes: Woollier, Two trucks." in game.note
    assert game.session.state_hash() == session.state_hash()
    assert game.verified
    assert "data has changed" in game.note


def test_data_that_do_not_fit_this_version_are_told(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 5)
    session.close()
    (save,) = saves.list_saves()

    def spoil(lines: list[Any]) -> None:
        lines[0]["data"]["points"] = "many"
        lines[0]["data_hash"] = "of other data"

    rewritten(save.path, spoil)
    kept = save.path.read_bytes()
    game = go_on(saves, save, shear_data())
    assert isinstance(game, SaveTrouble)
    assert "does not fit this version" in game.sentence
    assert save.path.read_bytes() == kept
    assert saves.retitle(save.path, "still here") is None


def diverged(tmp_path: Path, actions: int, line: int) -> tuple[Session, Any]:
    """A saved game in which, from a line on, the hashes are those of other rules; and how it opens."""
    saves = saves_in(tmp_path)
    session = played_game(saves, actions)
    session.close()
    (save,) = saves.list_saves()

    def other_rules(lines: list[Any]) -> None:
        for data in lines[line:]:
            if "hash" in data:
                data["hash"] = "0" * 32

    rewritten(save.path, other_rules)
    return session, reopened(saves, save.path)


def test_where_the_rules_disagree_the_last_snapshot_is_opened(tmp_path: Path) -> None:
    # Hashes stand at actions 8, 16, 24, 32, snapshots at 0, 16 and 32.
    session, game = diverged(tmp_path, 35, 1)
    assert not game.verified
    assert "last kept position, after action 35" in game.note
    assert game.session.state_hash() == session.state_hash()
    assert [e.number for e in game.session.history] == [32, 33, 34, 35]
    assert game.session.history[0].action is None


def test_actions_after_the_snapshot_that_no_longer_fit_are_dropped(tmp_path: Path) -> None:
    _, game = diverged(tmp_path, 25, 1)
    # Action 24 leads elsewhere than when it was saved, so it and action 25 cannot be trusted.
    assert game.session.history[-1].number == 23
    game.session.submit(game.session.legal(game.session.decision().seats[0])[0])
    before = game.session.state_hash()
    game.session.close()
    saves = saves_in(tmp_path)
    again = reopened(saves, saves.list_saves()[0].path)
    assert again.session.state_hash() == before
    assert again.session.history[-1].number == 24


def test_an_action_the_rules_do_not_know_is_no_crash(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    played_game(saves, 20).close()
    (save,) = saves.list_saves()
    lines = save.path.read_bytes().splitlines(keepends=True)
    lines[19] = b'{"do":{"verb":"fly","seat":0}}\n'
    save.path.write_bytes(b"".join(lines))
    game = reopened(saves, save.path)
    assert not game.verified
    assert "unknown verb 'fly'" in game.note
    assert game.session.history[0].number == 16


@pytest.mark.parametrize(
    "line",
    [
        b'{"undo":99}', b'{"undo":-1}', b'{"undo":"x"}', b'{"redo":1}', b'{"do":5}',
        b'{"seat":9,"kind":"bot","level":"x"}', b'{"do":{"verb":"tick","seat":null,"ms":5}}',
        b'{"snapshot":{},"number":1,"turn":1}',
    ],
)
def test_nonsense_in_a_line_is_no_crash(tmp_path: Path, line: bytes) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 3)
    session.close()
    (save,) = saves.list_saves()
    save.path.write_bytes(save.path.read_bytes() + line + b"\n")
    game = reopened(saves, save.path)
    assert not game.verified
    assert game.session.state_hash() in {session.state_hash(), *_earlier_hashes(session)}
    assert not game.session.rules.audit(game.session.now.state)


def _earlier_hashes(session: Session) -> list[str]:
    from game.core.record import state_hash

    return [state_hash(m.state.to_dict()) for m in session.past.moments]


def test_a_version_is_named_when_the_rules_disagree(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 20)
    session.close()
    (save,) = saves.list_saves()

    def older(lines: list[Any]) -> None:
        lines[0]["program"] = "0.0.7"
        lines[10]["hash"] = "0" * 32

    rewritten(save.path, older)
    game = reopened(saves, save.path)
    assert "made by Sheepfold 0.0.7" in game.note
    assert game.session.state_hash() == session.state_hash()


def test_a_game_with_hidden_information_is_packed_away_and_goes_on(tmp_path: Path) -> None:
    from tests.session.meadow import seated

    rules = ToyRules()
    session = Session.start(rules, TOY.config, seated("hh"), {"secret_option": "wolf"}, 987654321)
    journal = saves_in(tmp_path).create(header_for(session, TOY, "1.0", "2026-01-01T00:00:00+00:00", "Friday"))
    session.attach(journal)
    while not session.finished:
        session.submit(session.legal(session.decision().seats[0])[-1])  # type: ignore[union-attr]
    session.close()
    text = journal.path.read_text("ascii")
    assert '"title":"Friday"' in text
    for secret in ("987654321", "wolf", "lambs", "take", '"sheep"'):
        assert secret not in text
    contents = parse(journal.path.read_bytes(), "1.0")
    game = load_session(contents, rules, TOY, "1.0")
    assert not isinstance(game, SaveTrouble)
    assert game.verified
    assert game.session.state_hash() == session.state_hash()


def test_the_text_of_a_header_is_stable() -> None:
    rules = ToyRules()
    from tests.session.meadow import seated

    session = Session.start(rules, TOY.config, seated("h"), {}, 1)
    header = header_for(session, TOY, "1.0", "2026-01-01T00:00:00+00:00")
    line = header_line(header)
    assert parse(line + record_line({"undo": 0}, True), "1.0").header == header
    assert line.startswith(b'{"format":"sheepfold-save","format_version":1,"program":"1.0","game":"toy"')
