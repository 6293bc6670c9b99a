"""The Sheep behind the protocol of `game.core.rules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import Action
from game.core.decision import Decision, Reason
from game.core.outcome import Outcome
from game.core.problems import Finding
from game.core.rng import Luck, Rng
from game.core.rules import BadPosition, GameInfo, Options, Step
from game.core.set_up import Preset
from game.rules.the_sheep import audit as audits
from game.rules.the_sheep import check as checks
from game.rules.the_sheep import legal as legals
from game.rules.the_sheep import matters, score, view
from game.rules.the_sheep import options as choices
from game.rules.the_sheep import position as positions
from game.rules.the_sheep.actions import ACTIONS
from game.rules.the_sheep.apply import apply
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.deal import deal
from game.rules.the_sheep.events import EVENTS
from game.rules.the_sheep.setup import COLOURS, MAX_SEATS, MIN_SEATS, make_setup
from game.rules.the_sheep.state import SheepState, state_from_dict
from game.rules.the_sheep.view import SheepView


class TheSheep:
    """The rules of The Sheep; every method is as `game.core.rules.Rules` says."""

    info = GameInfo(
        "the_sheep", MIN_SEATS, MAX_SEATS, (80, 160), ("co_operative",), hidden=False, co_operative=True,
        shared_undo=True, turns=False, options=choices.OPTIONS, seat_colours=COLOURS,
    )  # fmt: skip
    config_type = SheepConfig
    actions = ACTIONS
    events = EVENTS

    def new(self, config: SheepConfig, seats: int, options: Options, seed: int) -> Step[SheepState]:
        """The first Day, as far as it goes by itself."""
        return deal(make_setup(config, seats, options), Luck.from_seed(seed))

    def position(self, config: SheepConfig, options: Options, description: Mapping[str, Any]) -> SheepState:
        """See `position.py` for the keys."""
        return positions.position(config, options, description)

    def describe_position(self, state: SheepState) -> dict[str, Any]:
        """The description of a state, in the same keys."""
        return positions.describe_position(state)

    def tidy_description(self, description: Mapping[str, Any]) -> dict[str, Any]:
        """A written description as `describe_position` would write it, for comparing."""
        return positions.tidy_description(description)

    def from_dict(self, config: SheepConfig, data: Mapping[str, Any]) -> SheepState:
        """The state that `to_dict` wrote."""
        return state_from_dict(make_setup(config, data["seats"], data["options"]), data)

    def decision(self, state: SheepState) -> Decision | None:
        """Every Shepherd who is not ready, or the table."""
        return legals.decision(state)

    def legal(self, state: SheepState, seat: int) -> Sequence[Action]:
        """All legal actions, in order."""
        return legals.legal(state, seat)

    def why_not(self, state: SheepState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return legals.why_not(state, seat, action)

    def apply(self, state: SheepState, action: Action, quiet: bool = False) -> Step[SheepState]:
        """The one door."""
        return apply(state, action, quiet)

    def view(self, state: SheepState, seat: int | None) -> SheepView:
        """Everything but decks and luck."""
        return view.view(state, seat)

    def matters(self, view_: SheepView, legal: Sequence[Action]) -> bool:
        """Whether the answers for the table differ in anything."""
        return matters.matters(view_, legal)

    def secret(self, state: SheepState) -> bool:
        """Never."""
        return False

    def determinize(self, view_: SheepView, rng: Rng) -> SheepState:
        """A position that fits the view."""
        return view.determinize(view_, rng)

    def outcome(self, state: SheepState) -> Outcome | None:
        """How it ended."""
        return score.outcome(state)

    def audit(self, state: SheepState) -> list[str]:
        """Everything impossible."""
        return audits.audit(state)

    def check(self, config: SheepConfig) -> list[Finding]:
        """What only this game can judge about its data."""
        return checks.check(config)

    def presets(self, config: SheepConfig) -> Mapping[str, Preset]:
        """See core.set_up.HelpsSetUp."""
        return choices.presets(config)

    def suggested(self, config: SheepConfig, seats: int) -> Options:
        """See core.set_up.HelpsSetUp."""
        return choices.suggested(config, seats)

    def fitted(self, config: SheepConfig, seats: int, people: int, options: Options) -> Options:
        """See core.set_up.HelpsSetUp."""
        return choices.fitted(config, seats, options)

    def refusal(self, config: SheepConfig, seats: int, options: Options) -> BadPosition | None:
        """See core.set_up.HelpsSetUp."""
        return choices.refusal(config, seats, options)

    def timed(self, options: Options) -> bool:
        """Never."""
        return False

    def rows(self, config: SheepConfig, seats: int, options: Options) -> Mapping[str, Sequence[str]]:
        """See core.set_up.OffersRows."""
        return choices.rows(config, seats, options)
