"""Every word that the rules of a game can ask for is there, and every pattern is filled whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.decision import JOINT
from game.core.rng import Rng
from game.core.texts import Texts
from game.roots import program_root
from game.rules.registry import GAME_IDS
from tests.conformance.cases import Case, cases, changed, played
from tests.helpers import must_act, random_action
from tests.meta.source import calls, game

every_game = pytest.mark.parametrize("game_id", GAME_IDS)
PROMPT_GAMES = 15


def texts_of(game_id: str) -> Texts:
    """Common texts and the game's."""
    loaded = load_texts(Roots(program_root() / "data"), game_id)
    assert loaded.problems == ()
    return loaded.texts


def cases_of(game_id: str) -> list[Case]:
    """The suite's cases of one game."""
    return [case for case in cases() if case.game_id == game_id]


def lacking(texts: Texts, keys: set[str]) -> list[str]:
    """The keys that have no text."""
    return sorted(key for key in keys if key not in texts)


@every_game
def test_set_up_has_words(game_id: str) -> None:
    info = cases_of(game_id)[0].rules.info
    keys = {"name", "tagline", *(f"tag.{tag}" for tag in info.tags)}
    for option in info.options:
        keys |= {f"option.{option.id}.name", f"option.{option.id}.help"}
        if option.section:
            named = getattr(cases_of(game_id)[0].config, option.section).values()
            assert [entry for entry in named if not entry.name] == [], "what is chosen from the data has its name there"
        else:
            keys |= {f"option.{option.id}.choice.{choice}" for choice in option.choices}
    assert lacking(texts_of(game_id), keys) == []


@every_game
def test_everything_that_is_asked_has_words(game_id: str) -> None:
    texts = texts_of(game_id)
    for case in cases_of(game_id):
        rules = case.rules
        for seed in range(PROMPT_GAMES):
            rng = Rng(seed)
            state = rules.new(case.config, case.seats, case.options, seed).state
            while (decision := rules.decision(state)) is not None:
                assert lacking(texts, {f"prompt.{ask.prompt}" for ask in decision.asks}) == []
                kinds = {ask.prompt for ask in decision.asks if decision.order == JOINT}
                assert lacking(texts, {f"left.{kind}.{part}" for kind in kinds for part in ("name", "help")}) == []
                state = rules.apply(state, random_action(rules, state, rng), True).state


@every_game
def test_every_refusal_has_words(game_id: str) -> None:
    texts = texts_of(game_id)
    codes = reasons_in_source(game_id)
    assert codes, "no Reason is made anywhere in these rules"
    for case in cases_of(game_id):
        rng = Rng(case.seed)
        for moment in played(case)[:-1]:
            seat = must_act(case.rules, moment.state)
            for action in changed(case, case.rules.legal(moment.state, seat), rng, 20):
                reason = case.rules.why_not(moment.state, seat, action)
                codes |= {reason.code} if reason else set()
    assert lacking(texts, {f"reason.{code}" for code in codes}) == []


def reasons_in_source(game_id: str) -> set[str]:
    """The codes written out where a game's rules make a Reason."""
    found: set[str] = set()
    for source in game():
        if source.path.startswith(f"game/rules/{game_id}/"):
            for _, name, call in calls(source.tree):
                if name == "Reason" and call.args:
                    found |= set(_written(call.args[0]))
    return found


def _written(node: ast.expr) -> Iterator[str]:
    """The texts an expression may be, as far as they are written out in it."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _written(node.body)
        yield from _written(node.orelse)


@every_game
def test_the_end_has_words(game_id: str) -> None:
    texts = texts_of(game_id)
    for case in cases_of(game_id):
        outcome = case.rules.outcome(played(case)[-1].state)
        assert outcome is not None
        keys = {f"outcome.{outcome.reason}", *(f"source.{line.source}" for line in outcome.breakdown)}
        assert lacking(texts, keys) == []


@every_game
def test_everything_that_happens_can_be_told(game_id: str) -> None:
    describe: Any = import_module(f"game.rules.{game_id}.describe")
    texts = texts_of(game_id)
    told = 0
    for case in cases_of(game_id):
        for moment in played(case):
            for event in moment.events:
                sentence = describe.describe_event(event, texts, lambda seat: f"Player {seat}")
                if sentence is not None:
                    told += 1
                    assert sentence.text
                    assert not set("{}[]") & set(sentence.text), f"{event}: {sentence.text}"
    assert texts.missing == set()
    assert told > 100
