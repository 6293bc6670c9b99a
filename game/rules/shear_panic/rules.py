"""Shear Panic behind the protocol of `game.core.rules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import Action
from game.core.decision import Decision, Reason
from game.core.outcome import Outcome
from game.core.problems import Finding
from game.core.rng import Luck, Rng
from game.core.rules import GameInfo, Options, Step
from game.rules.shear_panic import audit as audits
from game.rules.shear_panic import config as configs
from game.rules.shear_panic import legal as legals
from game.rules.shear_panic import position as positions
from game.rules.shear_panic import score, view
from game.rules.shear_panic.actions import ACTIONS
from game.rules.shear_panic.apply import apply, deal
from game.rules.shear_panic.config import ShearConfig
from game.rules.shear_panic.events import EVENTS
from game.rules.shear_panic.setup import SEAT_COLOURS, make_setup
from game.rules.shear_panic.state import ShearState, state_from_dict
from game.rules.shear_panic.view import ShearView


class ShearPanic:
    """The rules of Shear Panic; every method is as `game.core.rules.Rules` says."""

    info = GameInfo(
        "shear_panic", 2, 4, (30, 45), ("open", "abstract"), seat_colours=SEAT_COLOURS,
    )
    config_type = ShearConfig
    actions = ACTIONS
    events = EVENTS

    def new(self, config: ShearConfig, seats: int, options: Options, seed: int) -> Step[ShearState]:
        """The flock in the truck, the first die rolled."""
        return deal(make_setup(config, seats, options), Luck.from_seed(seed))

    def position(self, config: ShearConfig, options: Options, description: Mapping[str, Any]) -> ShearState:
        """See `position.py` for the keys."""
        return positions.position(config, options, description)

    def describe_position(self, state: ShearState) -> dict[str, Any]:
        """The description of a state, in the same keys."""
        return positions.describe_position(state)

    def tidy_description(self, description: Mapping[str, Any]) -> dict[str, Any]:
        """A written description as `describe_position` would write it, for comparing."""
        return positions.tidy_description(description)

    def from_dict(self, config: ShearConfig, data: Mapping[str, Any]) -> ShearState:
        """The state that `to_dict` wrote."""
        return state_from_dict(make_setup(config, data["seats"], data["options"]), data)

    def decision(self, state: ShearState) -> Decision | None:
        """One seat is asked at a time."""
        return legals.decision(state)

    def legal(self, state: ShearState, seat: int) -> Sequence[Action]:
        """All legal actions, in order."""
        return legals.legal(state, seat)

    def why_not(self, state: ShearState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return legals.why_not(state, seat, action)

    def apply(self, state: ShearState, action: Action, quiet: bool = False) -> Step[ShearState]:
        """The one door."""
        return apply(state, action, quiet)

    def view(self, state: ShearState, seat: int | None) -> ShearView:
        """Everything but the luck."""
        return view.view(state, seat)

    def secret(self, state: ShearState) -> bool:
        """Never."""
        return False

    def determinize(self, view_: ShearView, rng: Rng) -> ShearState:
        """The same position with other luck."""
        return view.determinize(view_, rng)

    def outcome(self, state: ShearState) -> Outcome | None:
        """How it ended."""
        return score.outcome(state)

    def audit(self, state: ShearState) -> list[str]:
        """Everything impossible."""
        return audits.audit(state)

    def check(self, config: ShearConfig) -> list[Finding]:
        """What only this game can judge about its data."""
        return configs.check(config)
