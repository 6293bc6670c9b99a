"""All bots of all games: they choose legal actions from views alone, and the same way every time."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.base import LEVELS, WAIT
from game.bots.registry import at_once, brain, courteous, foresee, get_bot, hint, levels, pace, shortest
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.action import Action
from game.core.rng import Rng
from game.core.texts import Texts
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from tests.helpers import config_of, must_act, random_game

SMALL_BUDGET = 4
EVERY = [(game_id, level) for game_id in GAME_IDS for level in LEVELS]


def moments(game_id: str, seats: int, seed: int, every: int = 4) -> list[tuple[Any, list[Action]]]:
    """View and legal actions at some decisions of a random game, all kinds of decision among them."""
    rules = get_rules(game_id)
    out = []
    for number, state in enumerate(random_game(rules, config_of(game_id), seats, seed)):
        if rules.decision(state) is not None and number % every == seed % every:
            seat = must_act(rules, state)
            out.append((rules.view(state, seat), list(rules.legal(state, seat))))
    return out


@pytest.mark.parametrize(("game_id", "level"), EVERY)
@pytest.mark.parametrize("more", [0, 1, 2])
def test_every_choice_is_legal_and_can_be_had_again(game_id: str, level: str, more: int) -> None:
    """At the smallest table, and at larger ones."""
    bot, seats = get_bot(game_id, level), get_rules(game_id).info.min_seats + more
    assert bot.level == level
    for view, legal in moments(game_id, seats, seats, 4 if level != "hard" else 9):
        before = view.to_dict()
        chosen = bot.choose(view, legal, Rng(5), SMALL_BUDGET)
        assert chosen in legal
        assert bot.choose(view, legal, Rng(5), SMALL_BUDGET) == chosen
        assert view.to_dict() == before


def test_a_random_bot_plays_everything_it_may() -> None:
    view, legal = moments("shear_panic", 4, 1)[3]
    rng = Rng(1)
    bot = get_bot("shear_panic", "random")
    assert {bot.choose(view, legal, rng, 1) for _ in range(len(legal) * 20)} == set(legal)


def test_every_game_has_every_level_and_a_game_without_bots_has_the_random_one() -> None:
    assert [levels(game_id) for game_id in GAME_IDS] == [LEVELS] * len(GAME_IDS)
    assert levels("toy") == ("random",)
    assert get_bot("toy", "random").level == "random"
    with pytest.raises(KeyError):
        get_bot("toy", "hard")
    with pytest.raises(KeyError):
        get_bot("shear_panic", "godlike")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_hint_is_a_legal_action_with_a_reason_in_words(game_id: str) -> None:
    texts: Texts = load_texts(Roots(program_root() / "data"), game_id).texts
    for view, legal in moments(game_id, get_rules(game_id).info.min_seats, 2, 5):
        action, reason = hint(game_id, view, legal, Rng(1), SMALL_BUDGET)
        assert action in legal
        words = texts(reason.code, **dict(reason.facts))
        assert words
        assert "{" not in words
    assert not texts.missing


def test_a_hint_where_nobody_waits_may_be_to_wait() -> None:
    """In Space Sheep! the Commander may turn the timer on another's turn; who must act is never told to wait."""
    rules = get_rules("space_sheep")
    texts: Texts = load_texts(Roots(program_root() / "data"), "space_sheep").texts
    waited = 0
    for state in random_game(rules, config_of("space_sheep"), 3, 5):
        decision = rules.decision(state)
        for ask in decision.asks if decision is not None else ():
            legal = rules.legal(state, ask.seat)
            action, reason = hint("space_sheep", rules.view(state, ask.seat), legal, Rng(1), SMALL_BUDGET)
            assert action in legal or (action is None and ask.optional)
            assert (action is None) == (reason == WAIT)
            waited += action is None
    assert waited
    assert WAIT.code in texts


def test_what_only_some_games_have_is_harmless_in_the_others() -> None:
    """Shear Panic has no time, nobody to be kind to, and no end that could be told beforehand."""
    view, legal = moments("shear_panic", 3, 1)[2]
    assert pace("shear_panic", "hard") == pace("toy", "random") == (0.0, 0.0)
    assert at_once("shear_panic", view, legal) is None
    assert courteous("shear_panic", view, legal, {0, 1, 2}) == legal
    assert foresee("shear_panic", view) is None
    assert shortest("shear_panic", view) is None


@pytest.mark.parametrize("game_id", [i for i in GAME_IDS if get_rules(i).info.real_time])
def test_every_level_of_a_game_in_real_time_takes_its_time_and_the_strong_take_less(game_id: str) -> None:
    paces = [pace(game_id, level) for level in ("easy", "normal", "hard")]
    assert all(0 < least < most for least, most in [*paces, pace(game_id, "random")])
    assert paces == sorted(paces, reverse=True)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_legal_action_can_be_explained_and_the_words_exist(game_id: str) -> None:
    texts: Texts = load_texts(Roots(program_root() / "data"), game_id).texts
    codes = set()
    for view, legal in moments(game_id, 4, 3, 3):
        for action in legal[::3]:
            codes.add(brain(game_id).explain(view, action).code)
    assert len(codes) >= 4
    assert all(code in texts for code in codes), codes
