"""Space Sheep! behind the protocol of `game.core.rules`."""

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
from game.rules.space_sheep import audit as audits
from game.rules.space_sheep import choices, score, view
from game.rules.space_sheep import config as configs
from game.rules.space_sheep import legal as legals
from game.rules.space_sheep import position as positions
from game.rules.space_sheep import way as ways
from game.rules.space_sheep.actions import ACTIONS
from game.rules.space_sheep.apply import apply
from game.rules.space_sheep.choices import OPTIONS
from game.rules.space_sheep.config import COLOURS, SpaceConfig
from game.rules.space_sheep.deal import deal
from game.rules.space_sheep.events import EVENTS
from game.rules.space_sheep.setup import MAX_SEATS, MIN_SEATS, make_setup
from game.rules.space_sheep.stages import OVER
from game.rules.space_sheep.state import SpaceState, state_from_dict
from game.rules.space_sheep.view import SpaceView


class SpaceSheep:
    """The rules of Space Sheep!; every method is as `game.core.rules.Rules` says."""

    info = GameInfo(
        "space_sheep", MIN_SEATS, MAX_SEATS, (10, 30), ("co_operative", "real_time"), hidden=True, co_operative=True,
        real_time=True, options=OPTIONS, seat_colours=COLOURS,
    )  # fmt: skip
    config_type = SpaceConfig
    actions = ACTIONS
    events = EVENTS

    def new(self, config: SpaceConfig, seats: int, options: Options, seed: int) -> Step[SpaceState]:
        """A ring with a way home, the Wolf on its way, the first turn begun."""
        return deal(make_setup(config, seats, options), Luck.from_seed(seed))

    def position(self, config: SpaceConfig, options: Options, description: Mapping[str, Any]) -> SpaceState:
        """See `position.py` for the keys."""
        return positions.position(config, options, description)

    def describe_position(self, state: SpaceState) -> dict[str, Any]:
        """The description of a state, in the same keys."""
        return positions.describe_position(state)

    def tidy_description(self, description: Mapping[str, Any]) -> dict[str, Any]:
        """A written description as `describe_position` would write it, for comparing."""
        return positions.tidy_description(description)

    def from_dict(self, config: SpaceConfig, data: Mapping[str, Any]) -> SpaceState:
        """The state that `to_dict` wrote."""
        return state_from_dict(make_setup(config, data["seats"], data["options"]), data)

    def decision(self, state: SpaceState) -> Decision | None:
        """Whoever's turn it is must act; Commander and accusers may."""
        return legals.decision(state)

    def legal(self, state: SpaceState, seat: int) -> Sequence[Action]:
        """All legal actions, in order."""
        return legals.legal(state, seat)

    def why_not(self, state: SpaceState, seat: int, action: Action) -> Reason | None:
        """None exactly for legal actions."""
        return legals.why_not(state, seat, action)

    def apply(self, state: SpaceState, action: Action, quiet: bool = False) -> Step[SpaceState]:
        """The one door."""
        return apply(state, action, quiet)

    def view(self, state: SpaceState, seat: int | None) -> SpaceView:
        """What the seat may know."""
        return view.view(state, seat)

    def secret(self, state: SpaceState) -> bool:
        """With hidden hands, until the end (S22)."""
        return not state.setup.open_hands and state.stage != OVER

    def determinize(self, view_: SpaceView, rng: Rng) -> SpaceState:
        """A position that fits the view."""
        return view.determinize(view_, rng)

    def outcome(self, state: SpaceState) -> Outcome | None:
        """How it ended."""
        return score.outcome(state)

    def audit(self, state: SpaceState) -> list[str]:
        """Everything impossible."""
        return audits.audit(state)

    def check(self, config: SpaceConfig) -> list[Finding]:
        """What only this game can judge about its data."""
        return configs.check(config)

    def presets(self, config: SpaceConfig) -> Mapping[str, Preset]:
        """See `core.set_up`, as all that follows."""
        return choices.presets(config)

    def suggested(self, config: SpaceConfig, seats: int) -> Options:
        """How many Infiltrators are usual."""
        return choices.suggested(config, seats)

    def fitted(self, config: SpaceConfig, seats: int, people: int, options: Options) -> Options:
        """Bots alone are relaxed; Infiltrators hide all hands."""
        return choices.fitted(people, options)

    def refusal(self, config: SpaceConfig, seats: int, options: Options) -> BadPosition | None:
        """What cannot be played."""
        return choices.refusal(config, seats, options)

    def timed(self, options: Options) -> bool:
        """Whether the sand runs."""
        return choices.timed(options)

    def hardness(self, view: SpaceView, moves: int) -> int:
        """Marks for a deal."""
        return choices.hardness(view, moves)

    def rehearsal(self, view_: SpaceView, way: Sequence[Action]) -> tuple[SpaceState, Sequence[Action]]:
        """See `core.after`."""
        return ways.rehearsal(view_, way)
