"""Wild West Shepherds behind the protocol of `game.core.rules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import Action
from game.core.decision import Decision, Reason
from game.core.outcome import Outcome
from game.core.problems import Finding
from game.core.rng import Luck, Rng
from game.core.rules import GameInfo, Options, OptionSpec, Step
from game.rules.wild_west import audit as audits
from game.rules.wild_west import config as configs
from game.rules.wild_west import determinize as imagined
from game.rules.wild_west import legal as legals
from game.rules.wild_west import position as positions
from game.rules.wild_west import score, view
from game.rules.wild_west.actions import ACTIONS
from game.rules.wild_west.apply import apply, deal
from game.rules.wild_west.config import WildConfig
from game.rules.wild_west.events import EVENTS
from game.rules.wild_west.setup import MAX_SEATS, MIN_SEATS, SEAT_COLOURS, make_setup
from game.rules.wild_west.stages import OVER
from game.rules.wild_west.state import WildState, state_from_dict
from game.rules.wild_west.view import WildView


class WildWest:
    """The rules of Wild West Shepherds; every method is as `game.core.rules.Rules` says."""

    info = GameInfo(
        "wild_west", MIN_SEATS, MAX_SEATS, (30, 45), ("hidden_roles",), hidden=True,
        options=(OptionSpec("characters", ("basic", "advanced"), "basic"),), seat_colours=SEAT_COLOURS,
    )  # fmt: skip
    config_type = WildConfig
    actions = ACTIONS
    events = EVENTS

    def new(self, config: WildConfig, seats: int, options: Options, seed: int) -> Step[WildState]:
        """Two sheep each, the first draft begun."""
        return deal(make_setup(config, seats, options), Luck.from_seed(seed))

    def position(self, config: WildConfig, options: Options, description: Mapping[str, Any]) -> WildState:
        """See `position.py` for the keys."""
        return positions.position(config, options, description)

    def describe_position(self, state: WildState) -> dict[str, Any]:
        """The description of a state, in the same keys."""
        return positions.describe_position(state)

    def tidy_description(self, description: Mapping[str, Any]) -> dict[str, Any]:
        """A written description as `describe_position` would write it, for comparing."""
        return positions.tidy_description(description)

    def from_dict(self, config: WildConfig, data: Mapping[str, Any]) -> WildState:
        """The state that `to_dict` wrote."""
        return state_from_dict(make_setup(config, data["seats"], data["options"]), data)

    def decision(self, state: WildState) -> Decision | None:
        """One seat is asked at a time."""
        return legals.decision(state)

    def legal(self, state: WildState, seat: int) -> Sequence[Action]:
        """All legal actions, in order."""
        return legals.legal(state, seat)

    def why_not(self, state: WildState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return legals.why_not(state, seat, action)

    def apply(self, state: WildState, action: Action, quiet: bool = False) -> Step[WildState]:
        """The one door."""
        return apply(state, action, quiet)

    def view(self, state: WildState, seat: int | None) -> WildView:
        """What the seat may know."""
        return view.view(state, seat)

    def secret(self, state: WildState) -> bool:
        """Until the end."""
        return state.stage != OVER

    def determinize(self, view_: WildView, rng: Rng) -> WildState:
        """A position that fits the view."""
        return imagined.determinize(view_, rng)

    def outcome(self, state: WildState) -> Outcome | None:
        """How it ended."""
        return score.outcome(state)

    def audit(self, state: WildState) -> list[str]:
        """Everything impossible."""
        return audits.audit(state)

    def check(self, config: WildConfig) -> list[Finding]:
        """What only this game can judge about its data."""
        return configs.check(config)
