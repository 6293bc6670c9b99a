"""The data that the slow The Sheep is played with: the shipped one without the card language, or nearly."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from game.effects.model import Ability, Among, Choice, Each, Filter, Lose, Modify, Place, Step
from game.rules.the_sheep.config import ByTier, SheepConfig
from tests.helpers import config_of

KINDS = ("plain", "numbers", "scarce", "scarce numbers")


@cache
def config_for(kind: str) -> SheepConfig:
    """The data of a kind of game: without the card language, or with the numbers that cards change."""
    config = plain_config("numbers" in kind)
    return scarce(config) if "scarce" in kind else config


def _slower(**change: int) -> Modify:
    return Modify(stat="caravan_steps", what="$load", until="day", **change)


_NUMBERS = {
    "health", "corruption", "essence", "steps", "strikes", "metal_taken", "fire_taken", "shock_taken", "runic_taken",
    "repeats_taken", "attackable", "lantern_to_attack", "boostable", "day_steps", "leaving_cost", "boost",
    "boost_shock", "boost_curses", "lanterns", "hand_limit", "metal", "fire", "shock", "runic", "purified", "slots",
    "caravan_steps", "price", "avert_cost", "climb", "tiles_act",
}  # fmt: skip
"""The numbers of which the slow game knows that cards change them."""
_BOARD = Ability(when=("board",), do=(Step(place=Place(tier="lesser", at="$self")),))
"""The board of some Caravans: a Lesser Sheep comes to its hex."""
_WITH_BOARD = ("tinker", "drover", "apothecary")
_BEARER = Choice(shepherd=Filter(has=("lantern",)), by="players")
_DAMPS = Each(of=Among(shepherd=Filter(has=("lantern",))), do=(Step(lose=Lose(who="$it", what="lantern")),))
_LOAD = {"load": Choice(caravan=Filter(), by="players")}
_BANK = {**_LOAD, "bank": Choice(space=Filter(next_to="$load"), by="players")}
_TILES = {
    "fire_damp": (
        Ability(when=("reveal",), choose={"bearer": _BEARER}, do=(Step(lose=Lose(who="$bearer", what="lantern")),)),
        Ability(when=("reveal",), do=(Step(each=_DAMPS),)),
    ),
    "the_ditch": (
        Ability(when=("reveal",), choose=_BANK, do=(Step(place=Place(tier="lesser", at="$bank")),)),
        Ability(when=("reveal",), choose=_BANK, do=(Step(place=Place(tier="standard", at="$bank")),)),
    ),
    "drowned_road": (
        Ability(when=("reveal",), choose=_LOAD, do=(Step(modify=_slower(by=-1)),)),
        Ability(when=("reveal",), choose=_LOAD, do=(Step(modify=_slower(set=0)),)),
    ),
}
"""The tiles that the rulebook does not print, Minor and Major, as the slow game knows them: a Lantern goes out, or one
of everybody's; a Sheep comes beside a Caravan; tomorrow a Caravan comes less far, or not at all."""
_FEW = {"curses": 9, "mutations": 4, "day_events": 4, "night_events": 3}
_FLOCKS = ("white_wall", "the_flood")
"""What is left in the decks where everything is scarce; beside these cards Wave 1 and 2."""


def plain_config(numbers: bool) -> SheepConfig:
    """The shipped data without the card language; with `numbers` the changes stay that are a number for all, for the
    owner, or for Sheep by their tier or where they stand."""
    config: SheepConfig = config_of("the_sheep")

    def kept(modify: tuple[Modify, ...]) -> tuple[Modify, ...]:
        return tuple(
            m for m in modify
            if numbers and m.stat in _NUMBERS and (m.of is None or m.of.filter.within is None)
        )  # fmt: skip

    def bare(cards: dict[str, Any], **more: Any) -> dict[str, Any]:
        return {name: replace(card, modify=kept(card.modify), abilities={}, **more) for name, card in cards.items()}

    tiles = {
        name: replace(tile, minor=_TILES[name][0], major=_TILES[name][1]) if name in _TILES else tile
        for name, tile in config.tiles.items()
    }
    return replace(
        config, tiles=tiles, equipment=bare(config.equipment), curses=bare(config.curses),
        traits=bare(config.traits, passive={}), mutations=bare(config.mutations), day_events=bare(config.day_events),
        night_events=bare(config.night_events),
        caravans={
            name: replace(c, modify=kept(c.modify), board=_BOARD if name in _WITH_BOARD else None)
            for name, c in config.caravans.items()
        },
    )  # fmt: skip


def scarce(config: SheepConfig) -> SheepConfig:
    """The same with sturdy Caravans, few cards in the decks, few Sheep in the box, and little to learn: long journeys
    in which everything runs out."""
    numbers = replace(
        config.numbers, sheeples=ByTier(lesser=6, standard=4, greater=3), experience=(2, 3), waves=(1, 1),
        essence=4, corruption_slots=2,
    )  # fmt: skip
    few = {row: dict(list(getattr(config, row).items())[-n:]) for row, n in _FEW.items()}
    flock = {name: card for name, card in config.flock.items() if card.wave < 3 or name in _FLOCKS}
    return replace(
        config, numbers=numbers, flock=flock, **few,
        caravans={name: replace(c, slots=99) for name, c in config.caravans.items()},
    )  # fmt: skip
