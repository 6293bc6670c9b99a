"""A table of Space Sheep! in real time without a window: seconds pass, and bots act when their time has come."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.bots.registry import at_once, courteous, get_bot, pace
from game.core.action import Action, Tick
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.events import WolfAttacked
from game.rules.space_sheep.stages import OVER, SAND
from game.rules.space_sheep.state import SpaceState
from tests.helpers import config_of

RULES = get_rules("space_sheep")
SECOND = Tick(None, 1000)
LONGEST = 3600
PERSON_THINKS = (6, 12)


class Table:
    """One game: who must act thinks as long as the level does, who may act is asked every second.

    `people`: seats at which the bot stands for a person, who thinks longer and whom the bots are polite to.
    """

    def __init__(
        self, levels: Sequence[str], seed: int, options: dict[str, Any] | None = None, people: Collection[int] = ()
    ) -> None:
        chosen = {"pace": "normal", **(options or {})}
        self.state: SpaceState = RULES.new(config_of("space_sheep"), len(levels), chosen, seed).state
        self.levels, self.rng, self.people = levels, Rng(seed), people
        self.played: list[tuple[int, Action]] = []
        """What was done, each with the milliseconds of sand that were left."""
        self.missed = 0
        """How often the sand ran out with the Wolf on its side, when the Commander could have turned the timer."""

    def play(self) -> SpaceState:
        """To the end of the game."""
        waits, turn = 0, (-1, "", False)
        for _ in range(LONGEST):
            decision = RULES.decision(self.state)
            if decision is None:
                break
            asked = next(ask.seat for ask in decision.asks if not ask.optional)
            if turn != (asked, self.state.stage, self.state.acted):
                turn = (asked, self.state.stage, self.state.acted)
                waits = 1 if self.state.acted else self._thinking(asked)
            self._offer(asked)
            if waits <= 0 and self._acts(asked, True):
                turn = (-1, "", False)
            waits -= 1
            self._do(SECOND)
        return self.state

    def _thinking(self, seat: int) -> int:
        least, most = PERSON_THINKS if seat in self.people else pace("space_sheep", self.levels[seat])
        return int(least) + self.rng.below(int(most - least) + 1)

    def _offer(self, asked: int) -> None:
        """Everybody who may act gets the chance, for what cannot wait also the seat that thinks."""
        decision = RULES.decision(self.state)
        for ask in decision.asks if decision is not None else ():
            if self.state.stage == OVER:
                return
            if ask.optional and RULES.legal(self.state, ask.seat):
                self._acts(ask.seat, True)
            elif ask.seat == asked:
                self._acts(ask.seat, False)

    def _acts(self, seat: int, thought: bool) -> bool:
        """A bot's choice is made, if it makes one."""
        view, legal = RULES.view(self.state, seat), RULES.legal(self.state, seat)
        if not legal:
            return False
        if seat not in self.people:
            legal = courteous("space_sheep", view, legal, self.people)
        bot = get_bot("space_sheep", self.levels[seat])
        action = bot.choose(view, legal, self.rng, bot.budget) if thought else at_once("space_sheep", view, legal)
        if action is not None:
            self._do(action)
        return action is not None

    def _do(self, action: Action) -> None:
        if action is not SECOND:
            self.played.append((self.state.sand, action))
        step = RULES.apply(self.state, action)
        ran_out = any(isinstance(event, WolfAttacked) and event.by == SAND for event in step.events)
        self.missed += ran_out and not self.state.standing
        self.state = step.state
