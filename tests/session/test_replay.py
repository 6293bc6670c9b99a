"""A replay goes to any moment of a game and shows it as it was, from the eyes that are asked for."""

from __future__ import annotations

from pathlib import Path

from game.core.record import state_hash
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.session.replay import Replay
from tests.saves.sitting import SEATS, act, new_game, path_of, reopened, saves_in, shear_data
from tests.session.meadow import Hop, Rest, Whispered, meadow


def test_it_steps_through_every_recorded_position(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = new_game(saves, 8), Rng(2)
    hashes = {0: session.state_hash()}
    while not session.finished:
        act(session, rng, undo=True)
        hashes[len(session.history) - 1] = session.state_hash()
    path = path_of(session)
    session.close()
    replay = Replay(reopened(saves, path).session)
    seen = [replay.state_hash()]
    while replay.step():
        seen.append(replay.state_hash())
    assert seen == [hashes[n] for n in range(len(session.history))]
    while replay.back():
        seen.pop()
        assert replay.state_hash() == seen[-1]
    assert replay.position == 0


def test_positions_are_those_of_playing_again_by_hand(tmp_path: Path) -> None:
    session = new_game(saves_in(tmp_path), 8)
    rng = Rng(4)
    for _ in range(30):
        act(session, rng, undo=False)
    replay = Replay(session)
    rules = get_rules("shear_panic")
    options = {f"colour_{s.index}": s.colour for s in SEATS}
    state = rules.new(shear_data().config, 3, options, 8).state
    for entry in session.history[1:20]:
        state = rules.apply(state, entry.action).state  # type: ignore[arg-type]
    assert replay.jump_action(19)
    assert replay.state_hash() == state_hash(state.to_dict())
    assert replay.entry.number == 19


def test_it_jumps_to_where_a_turn_begins() -> None:
    session = meadow("hh")
    for action in (Hop(0, 1), Hop(0, 1), Rest(0), Hop(1, 3), Rest(1), Hop(0, 2)):
        session.submit(action)
    replay = Replay(session)
    assert replay.jump_turn(2)
    assert (replay.position, replay.view().to_dict()["cells"]) == (3, [2, 0])
    assert replay.jump_turn(3)
    assert replay.view().to_dict()["cells"] == [2, 3]
    assert replay.jump_turn(1)
    assert replay.position == 0
    assert not replay.jump_turn(4)
    assert not replay.jump_turn(0)
    replay.end()
    assert (replay.position, replay.turn, replay.last_turn) == (6, 3, 3)
    replay.start()
    assert replay.position == 0


def test_jumps_beyond_the_ends_stop_there() -> None:
    session = meadow("h")
    session.submit(Hop(0, 1))
    replay = Replay(session)
    assert not replay.jump_action(9)
    assert replay.position == 1
    assert not replay.step()
    assert not replay.jump_action(-1)
    assert not replay.back()


def test_eyes_decide_what_is_seen() -> None:
    session = meadow("hh")
    session.submit(Rest(0))
    replay = Replay(session, eyes=0)
    replay.end()
    assert replay.events()[0] == Whispered(0)
    assert replay.view().seat == 0
    replay.eyes = 1
    assert Whispered(0) not in replay.events()
    assert replay.view().seat == 1
    replay.eyes = None
    assert Whispered(0) not in replay.events()


def test_the_game_itself_stays_as_it_is() -> None:
    session = meadow("h")
    session.submit(Hop(0, 1))
    replay = Replay(session)
    replay.start()
    assert session.view(0).to_dict()["cells"] == [1]


def test_an_open_hidden_game_is_marked_secret() -> None:
    assert Replay(meadow("hh", hidden=True)).secret
    assert not Replay(meadow("hh")).secret
