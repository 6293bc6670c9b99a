"""The card language: what can stand on a card, as plain frozen values that content makes from YAML.

Three tiers, of which the lowest that works is the right one: numbers stand in the cards themselves; a `Modify` that
holds as long as its card does changes a number of the rules; an `Ability` is used, or triggers, and does steps.

Everything is closed: words that are not here are mistakes. A `$name` is something that was chosen, or one of the names
that are always there: `$self` (the card itself), `$owner` (the Shepherd who has it), `$here` (the owner's hex), and
what an event is about (`$sheep`, `$attacker`, `$target`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from game.effects.words import CardKind as CardKind
from game.effects.words import Chooser as Chooser
from game.effects.words import DamageType as DamageType
from game.effects.words import Deck as Deck
from game.effects.words import Has as Has
from game.effects.words import Kind as Kind
from game.effects.words import Resource as Resource
from game.effects.words import Spawn as Spawn
from game.effects.words import Stat as Stat
from game.effects.words import Tier as Tier
from game.effects.words import Until as Until
from game.effects.words import When as When

_NAME = {"description": "A `$name`: the one it is about."}


@dataclass(frozen=True, slots=True, kw_only=True)
class Within:
    """Not farther away than so many steps over open hexes."""

    of: str = field(metadata={"description": "A `$name`: from where is counted."})
    steps: int = field(metadata={"description": "How many steps at most.", "ge": 0, "le": 99})


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which ones are meant; all that is given must hold, of a list any word."""

    at: str | None = field(default=None, metadata={"description": "A `$name`: on its hex."})
    next_to: str | None = field(default=None, metadata={"description": "A `$name`: on a hex beside its hex."})
    within: Within | None = field(default=None, metadata={"description": "Near something."})
    on_spawn: tuple[Spawn, ...] = field(default=(), metadata={"description": "On a spawn of one of these colours."})
    on_road: bool | None = field(default=None, metadata={"description": "On a hex with a road, or on one without."})
    tier: tuple[Tier, ...] = field(default=(), metadata={"description": "Sheep of these tiers."})
    kind: tuple[CardKind, ...] = field(default=(), metadata={"description": "Cards of these kinds."})
    of: str | None = field(default=None, metadata={"description": "A `$name`: cards that this Shepherd has."})
    exhausted: bool | None = field(default=None, metadata={"description": "Cards that are exhausted, or that are not."})
    has: tuple[Has, ...] = field(default=(), metadata={"description": "Has at least one of these."})
    unlike: str | None = field(default=None, metadata={"description": "A `$name`: not this one."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Among:
    """Things on the table: exactly one of the kinds, with what narrows it."""

    sheep: Filter | None = field(default=None, metadata={"description": "Sheep."})
    shepherd: Filter | None = field(default=None, metadata={"description": "Living Shepherds."})
    caravan: Filter | None = field(default=None, metadata={"description": "Caravans on the road."})
    space: Filter | None = field(default=None, metadata={"description": "Open hexes."})
    card: Filter | None = field(default=None, metadata={"description": "Cards and traits of Shepherds."})

    @property
    def kind(self) -> Kind:
        """The kind that is given."""
        for name in KINDS:
            if getattr(self, name) is not None:
                return name
        raise ValueError("one of the kinds must be given")

    @property
    def filter(self) -> Filter:
        """What narrows it."""
        found: Filter = getattr(self, self.kind)
        return found


KINDS: tuple[Kind, ...] = ("sheep", "shepherd", "caravan", "space", "card")


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Something to be chosen: exactly one of the kinds. By the owner, or by all players where they share the matter."""

    sheep: Filter | None = field(default=None, metadata={"description": "A Sheep."})
    shepherd: Filter | None = field(default=None, metadata={"description": "A living Shepherd."})
    caravan: Filter | None = field(default=None, metadata={"description": "A Caravan on the road."})
    space: Filter | None = field(default=None, metadata={"description": "An open hex."})
    card: Filter | None = field(default=None, metadata={"description": "A card or trait of a Shepherd."})
    by: Chooser = field(default="owner", metadata={"description": "Who chooses: `owner` or `players`."})
    optional: bool = field(default=False, metadata={"description": "Nothing may be chosen; what uses it is left out."})

    @property
    def among(self) -> Among:
        """What there is to choose from."""
        return Among(sheep=self.sheep, shepherd=self.shepherd, caravan=self.caravan, space=self.space, card=self.card)


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """A number that is counted on the table."""

    count: Among = field(metadata={"description": "What is counted."})
    most: int = field(default=99, metadata={"description": "But never more than so many.", "ge": 1, "le": 99})


Amount = int | Count


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What must be true: there are at least so many, or none, of something."""

    some: Among | None = field(default=None, metadata={"description": "There must be some of these."})
    least: int = field(default=1, metadata={"description": "At least so many of `some`.", "ge": 1, "le": 99})
    none: Among | None = field(default=None, metadata={"description": "There must be none of these."})


# ------------------------------------------------------------------ verbs


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Move a Sheep, Shepherd or Caravan: to a hex that was chosen, or so many steps towards or away from something."""

    what: str = field(metadata=_NAME)
    to: str | None = field(default=None, metadata={"description": "A `$name`: the hex it goes to."})
    toward: str | None = field(default=None, metadata={"description": "A `$name`: it steps towards this."})
    away: str | None = field(default=None, metadata={"description": "A `$name`: it steps away from this."})
    steps: Amount = field(default=1, metadata={"description": "How many steps; not with `to`."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Put Sheep on a hex: that of a `$name`, or a spawn."""

    tier: Tier = field(metadata={"description": "Which tier."})
    amount: Amount = field(default=1, metadata={"description": "How many."})
    at: str | None = field(default=None, metadata={"description": "A `$name`: on its hex."})
    spawn: Spawn | None = field(default=None, metadata={"description": "On the spawn of this colour."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove:
    """Take a Sheep off the table; that is no kill."""

    what: str = field(metadata=_NAME)


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage:
    """Damage a Sheep."""

    what: str = field(metadata=_NAME)
    amount: Amount = field(default=1, metadata={"description": "How many points."})
    type: DamageType = field(metadata={"description": "Of which type; weakness and immunity count."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal:
    """Take corruption from a Shepherd."""

    who: str = field(metadata=_NAME)
    amount: Amount = field(default=1, metadata={"description": "How many points."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Corrupt:
    """Give corruption to a Shepherd or Caravan."""

    who: str = field(metadata=_NAME)
    amount: Amount = field(default=1, metadata={"description": "How many points."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Gain:
    """Give a Shepherd Essence or experience, or relight Lanterns."""

    who: str = field(metadata=_NAME)
    what: Resource = field(metadata={"description": "Essence, experience or lantern."})
    amount: Amount = field(default=1, metadata={"description": "How many."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Lose:
    """Take Essence from a Shepherd, or put Lanterns out."""

    who: str = field(metadata=_NAME)
    what: Literal["essence", "lantern"] = field(metadata={"description": "Essence or lantern."})
    amount: Amount = field(default=1, metadata={"description": "How many; never more than there are."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Refresh:
    """Turn an exhausted card or trait face up."""

    what: str = field(metadata=_NAME)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhaust:
    """Turn a card or trait face down."""

    what: str = field(metadata=_NAME)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """A Shepherd draws a Curse."""

    who: str = field(metadata=_NAME)
    deck: Literal["curses"] = field(metadata={"description": "Curses."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard:
    """Take a card out of a hand for good."""

    what: str = field(metadata=_NAME)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """All look at the top cards of a deck; the owner may put each under it."""

    deck: Deck = field(metadata={"description": "Which deck."})
    amount: int = field(default=1, metadata={"description": "How many cards.", "ge": 1, "le": 5})


@dataclass(frozen=True, slots=True, kw_only=True)
class Modify:
    """Change a number of the rules: of a kind, of one, or with neither of whoever has the card, or of the table."""

    stat: Stat = field(metadata={"description": "Which number."})
    by: int | None = field(default=None, metadata={"description": "So much is added.", "ge": -9, "le": 9})
    set: int | None = field(default=None, metadata={"description": "It becomes this, before all that is added."})
    of: Among | None = field(default=None, metadata={"description": "For all of these."})
    what: str | None = field(default=None, metadata={"description": "A `$name`: for this one."})
    until: Until | None = field(
        default=None,
        metadata={
            "description": "attack: for one attack; step: to the end of the step; half: of the Day or Night; "
            "day: of the coming Day. Only in steps; else it lasts as long as the card."
        },
    )


VERBS: dict[str, type[Any]] = {
    "move": Move, "place": Place, "remove": Remove, "damage": Damage, "heal": Heal, "corrupt": Corrupt, "gain": Gain,
    "lose": Lose, "refresh": Refresh, "exhaust": Exhaust, "draw": Draw, "discard": Discard, "look": Look,
    "modify": Modify,
}  # fmt: skip
"""The closed set of verbs, at most 15, by the word that is written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verb:
    """One thing that is done: exactly one of the verbs."""

    move: Move | None = field(default=None, metadata={"description": "Move something."})
    place: Place | None = field(default=None, metadata={"description": "Put Sheep on a hex."})
    remove: Remove | None = field(default=None, metadata={"description": "Take a Sheep off the table."})
    damage: Damage | None = field(default=None, metadata={"description": "Damage a Sheep."})
    heal: Heal | None = field(default=None, metadata={"description": "Take corruption from a Shepherd."})
    corrupt: Corrupt | None = field(default=None, metadata={"description": "Give corruption."})
    gain: Gain | None = field(default=None, metadata={"description": "Give Essence, experience or light."})
    lose: Lose | None = field(default=None, metadata={"description": "Take Essence or light."})
    refresh: Refresh | None = field(default=None, metadata={"description": "Turn a card face up."})
    exhaust: Exhaust | None = field(default=None, metadata={"description": "Turn a card face down."})
    draw: Draw | None = field(default=None, metadata={"description": "Draw a Curse."})
    discard: Discard | None = field(default=None, metadata={"description": "Take a card out of a hand."})
    look: Look | None = field(default=None, metadata={"description": "Look at the top of a deck."})
    modify: Modify | None = field(default=None, metadata={"description": "Change a number of the rules for a time."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Each:
    """The same for every one of some things, in their order on the table; `$it` is the one it is about."""

    of: Among = field(metadata={"description": "For each of these."})
    do: tuple[Verb, ...] = field(metadata={"description": "What is done."})


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    """Something that is done only if something is true, and what is done otherwise."""

    test: Condition = field(metadata={"description": "What must be true."})
    then: tuple[Verb, ...] = field(metadata={"description": "What is done then."})
    otherwise: tuple[Verb, ...] = field(default=(), metadata={"description": "What is done if not."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Either:
    """One of two blocks: the owner chooses, or all players where nobody holds the card."""

    one: tuple[Verb, ...] = field(metadata={"description": "One block."})
    other: tuple[Verb, ...] = field(default=(), metadata={"description": "The other block; empty: nothing."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Verb):
    """One step of an ability: exactly one verb or one of `each`, `if`, `either` and `choose`."""

    each: Each | None = field(default=None, metadata={"description": "The same for several."})
    if_: If | None = field(default=None, metadata={"description": "Only if something is true.", "alias": "if"})
    either: Either | None = field(default=None, metadata={"description": "One of two."})
    choose: dict[str, Choice] = field(
        default_factory=dict, metadata={"description": "Choose now, after what was done before; by name without $."}
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What using it costs beside the card being exhausted; all of it must be there."""

    essence: int = field(default=0, metadata={"description": "Essence.", "ge": 0, "le": 5})
    lanterns: int = field(default=0, metadata={"description": "Lit Lanterns.", "ge": 0, "le": 4})
    corruption: int = field(default=0, metadata={"description": "Corruption that the owner takes.", "ge": 0, "le": 4})
    discard: bool = field(default=False, metadata={"description": "The card is discarded instead of exhausted."})


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """Something a card can do.

    Choices are made first and may be taken back, then the cost is paid, then the steps are done in their order.
    """

    when: tuple[When, ...] = field(metadata={"description": "When it can be used, or what triggers it."})
    where: Among | None = field(
        default=None, metadata={"description": "Trigger: only if what the event is about is one of these."}
    )
    about: str = field(default="", metadata={"description": "With `where`: the `$name` of the event that must be one."})
    optional: bool = field(default=False, metadata={"description": "Trigger: the owner may decline."})
    free: bool = field(
        default=False, metadata={"description": "The card is not exhausted; once in each Day and Night."}
    )
    needs: Condition | None = field(default=None, metadata={"description": "It is there only if this is true."})
    cost: Cost = field(default=Cost(), metadata={"description": "What it costs."})
    choose: dict[str, Choice] = field(
        default_factory=dict, metadata={"description": "What is chosen, by name without $, in this order."}
    )
    do: tuple[Step, ...] = field(metadata={"description": "What is done, step by step."})
