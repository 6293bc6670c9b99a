"""A save of every released version lies here and opens, whatever has become of cards and rules since."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.persist.files import SaveTrouble
from game.session.games import go_on
from tests.saves.sitting import saves_in, shear_data

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*.sheepfold"))


def test_there_are_saves() -> None:
    assert SAVES


@pytest.mark.parametrize("file", SAVES, ids=lambda f: f.stem)
def test_a_save_of_a_release_goes_on(file: Path, tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    taken = saves.take_in(file)
    assert not isinstance(taken, SaveTrouble), taken.sentence
    game = go_on(saves, taken, shear_data())
    assert not isinstance(game, SaveTrouble), game.sentence
    session = game.session
    decision = session.decision()
    assert decision is not None
    session.submit(session.legal(decision.seats[0])[0])
    assert not session.rules.audit(session.now.state)
    session.close()
