"""What is wrong with an ability although its types are right: one sentence each, at its place."""

from __future__ import annotations

import pytest

from game.effects.lint import check_ability, check_modify
from game.effects.model import Modify
from game.effects.speaker import Voice
from tests.effects.pasture import ability

GOOD = """
when: [day]
cost: {essence: 1}
choose:
  beast: {sheep: {at: $here}}
  there: {space: {next_to: $beast}}
do:
- move: {what: $beast, to: $there}
- each: {of: {shepherd: {at: $there}}, do: [{heal: {who: $it}}]}
- if: {test: {some: {sheep: {at: $there}}}, then: [{draw: {who: $owner, deck: curses}}]}
- choose: {ally: {shepherd: {unlike: $owner}}}
- either: {one: [{lose: {who: $ally, what: essence}}]}
"""
HEAL = "{heal: {who: $owner}}"


def said(text: str, voice: Voice = "equipment") -> list[str]:
    """The findings as `path: sentence`; the word HEAL stands for a step without fault."""
    found = check_ability(ability(text.replace("HEAL", HEAL)), (), voice)
    return [f"{'.'.join(str(part) for part in finding.path)}: {finding.text}" for finding in found]


def test_a_good_ability_has_no_findings() -> None:
    assert said(GOOD) == []


def step(text: str) -> str:
    """An ability of one step."""
    return f"{{when: [day], do: [{text}]}}"


CASES = [
    ("{when: [], do: [HEAL]}", "when: \"when\" is empty; name at least one time, such as day or killed"),
    (
        "{when: [day, dawn], do: [HEAL]}",
        'when: "when" mixes two things: at day it is used, at dawn it triggers; make two abilities of it',
    ),
    ("{when: [day, day], do: [HEAL]}", 'when: "when" names a time twice; once is enough'),
    ("{when: [board], do: [HEAL]}", "when: board is the time of Caravans, and the only one they have"),
    ("{when: [day], do: []}", 'do: "do" is empty; write at least one step'),
    ("{when: [day], optional: true, do: [HEAL]}",
     'optional: "optional" is for what triggers; nobody has to use this anyway, take it out'),
    ("{when: [killed], about: $sheep, do: [HEAL]}",
     'about: "about" needs "where" beside it: `about: $sheep` with `where: {sheep: ...}`'),
    ("{when: [killed], where: {sheep: {}}, do: [HEAL]}",
     'where: "where" needs "about" beside it: `about: $sheep` with `where: {sheep: ...}`'),
    ("{when: [day], where: {shepherd: {}}, about: $owner, do: [HEAL]}",
     'where: "where" is for what triggers; for what is used write a condition under "needs"'),
    ("{when: [killed], where: {caravan: {}}, about: $sheep, do: [HEAL]}",
     "where: $sheep is a sheep, never a caravan"),
    ("{when: [dawn], cost: {essence: 1}, do: [HEAL]}",
     "cost: what triggers by itself cannot ask for a cost; add `optional: true`"),
    ("{when: [day], free: true, cost: {discard: true}, do: [HEAL]}",
     "free: a card that is discarded cannot stay ready; take out free or discard"),
    ("{when: [day], choose: {ally: {shepherd: {}}}, do: [HEAL]}",
     'choose.ally: "ally" is chosen but never used; use $ally in a step, or take the choice out'),
    ("{when: [day], choose: {it: {shepherd: {}}}, do: [HEAL]}",
     'choose.it: "it" is the name of something else; call the choice otherwise'),
    ("{when: [day], choose: {Ally: {shepherd: {}}}, do: [{heal: {who: $Ally}}]}",
     'choose.Ally: "Ally" cannot be a name; use small letters, digits and _, without the $'),
    ("{when: [day], choose: {a: {shepherd: {}}}, do: [{choose: {a: {shepherd: {}}}}, {heal: {who: $a}}]}",
     'do.0.choose.a: "a" is chosen twice; call one of the choices otherwise'),
    ("{when: [day], choose: {a: {}}, do: [{heal: {who: $a}}]}",
     "choose.a: a choice names exactly one kind, and there is none"),
    (step("{heal: {who: $ally}}"),
     "do.0.heal.who: $ally stands for nothing; choose it under choose, before it is used"),
    (step("{heal: {who: owner}}"), 'do.0.heal.who: "owner" must be a name with a dollar, such as $owner'),
    (step("{heal: {who: $it}}"),
     "do.0.heal.who: $it is there only inside of an each; name something that was chosen"),
    (step("{remove: {what: $sheep}}"),
     "do.0.remove.what: $sheep is there only at killed, struck, hit and boosted, not at day"),
    (step("{remove: {what: $owner}}"), "do.0.remove.what: $owner is a shepherd; this must be a sheep"),
    ("{when: [struck], do: [{heal: {who: $target}}]}",
     "do.0.heal.who: $target is a shepherd or a caravan; this must be a shepherd"),
    (step("{}"), "do.0: a step is exactly one thing, and there is none"),
    (step("{heal: {who: $owner}, draw: {who: $owner, deck: curses}}"),
     "do.0: a step is exactly one thing, not heal and draw; make one of each"),
    (step("{if: {test: {some: {sheep: {}}}, then: []}}"), 'do.0.if.then: "then" is empty; write at least one step'),
    (step("{if: {test: {}, then: [HEAL]}}"),
     "do.0.if.test: nothing is asked for; write what there must be under some, or what there must not be under none"),
    (step("{if: {test: {none: {sheep: {}}, least: 2}, then: [HEAL]}}"),
     'do.0.if.test.least: "least" counts what stands under "some", and there is no "some"'),
    (step("{each: {of: {sheep: {}}, do: [HEAL]}}"),
     "do.0.each: the same is done again and again, but never to $it; use $it, or write the steps without each"),
    (step("{each: {of: {sheep: {}, shepherd: {}}, do: [{heal: {who: $it}}]}}"),
     "do.0.each.of: exactly one of sheep, shepherd, caravan, space, card must be given, not sheep and shepherd"),
    (step("{each: {of: {sheep: {has: [sheep]}}, do: [{remove: {what: $it}}]}}"),
     'do.0.each.of.sheep.has: "has" does not fit a sheep; what fits is '
     "at, next_to, within, on_spawn, on_road, tier, unlike"),
    (step("{each: {of: {caravan: {has: [essence]}}, do: [{corrupt: {who: $it}}]}}"),
     "do.0.each.of.caravan.has: a caravan never has essence; it may have corruption, sheep"),
    (step("{heal: {who: $owner, amount: 0}}"),
     'do.0.heal.amount: "amount" is 0, so nothing would ever happen; write 1 or more, or leave the step out'),
    (step("{move: {what: $owner}}"), "do.0.move: move needs exactly one of to, toward and away, and there is none"),
    (step("{move: {what: $owner, to: $here, away: $here}}"),
     "do.0.move: move needs exactly one of to, toward and away, not to and away"),
    (step("{move: {what: $owner, to: $here, steps: 2}}"),
     'do.0.move.steps: "steps" goes with toward and away; with to it is clear where it ends, take it out'),
    (step("{place: {tier: lesser}}"), "do.0.place: place needs exactly one of at and spawn, which says where"),
    (step("{modify: {stat: metal, by: 1}}"),
     "do.0.modify: until is missing; say how long it lasts: attack, step, half or day"),
    (step("{modify: {stat: metal, until: half}}"), "do.0.modify: a change needs exactly one of by and set"),
    (step("{modify: {stat: metal, by: 0, until: half}}"),
     'do.0.modify.by: "by" is 0, so nothing changes; write another number'),
    (step("{modify: {stat: struck, by: 1, until: half}}"),
     "do.0.modify: struck is a question of yes or no; write `set: 1` or `set: 0`"),
    (step("{modify: {stat: steps, by: 1, until: half}}"),
     "do.0.modify: steps is a number of a sheep; say of which, with of or what"),
    (step("{modify: {stat: steps, by: 1, of: {shepherd: {}}, until: half}}"),
     "do.0.modify.of: steps is a number of a sheep, not of a shepherd"),
    (step("{modify: {stat: steps, by: 1, what: $owner, until: half}}"),
     "do.0.modify.what: $owner is a shepherd; this must be a sheep"),
    (step("{modify: {stat: climb, by: 1, what: $owner, until: half}}"),
     "do.0.modify.what: climb belongs to the whole table; take what out"),
    (step("{modify: {stat: metal, by: 1, what: $owner, of: {shepherd: {}}, until: half}}"),
     "do.0.modify: a change is for all of a kind (of) or for one (what), not both"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), CASES)
def test_a_mistake_is_told(text: str, sentence: str) -> None:
    assert said(text) == [sentence]


UNHELD = [
    ("{when: [reveal], do: [HEAL]}", "do.0.heal.who: nobody holds this card, so there is no $owner here"),
    ("{when: [day], do: [{place: {tier: lesser, spawn: violet}}]}",
     "when: nobody holds this card, so it cannot be used at day; let it trigger, as at reveal"),
    ("{when: [reveal], optional: true, do: [{place: {tier: lesser, spawn: violet}}]}",
     "optional: nobody holds this card, so there is nobody to decline; take it out"),
    ("{when: [reveal], free: true, do: [{place: {tier: lesser, spawn: violet}}]}",
     'free: "free" is for cards in a hand; this one is never exhausted, take it out'),
    ("{when: [reveal], cost: {essence: 1}, do: [{place: {tier: lesser, spawn: violet}}]}",
     "cost: nobody holds this card, so nobody can pay; take the cost out"),
    ("{when: [reveal], choose: {who: {shepherd: {}}}, do: [{corrupt: {who: $who}}]}",
     "choose.who.by: nobody holds this card, so no owner can choose; write `by: players`"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), UNHELD)
def test_a_card_that_nobody_holds_has_no_owner(text: str, sentence: str) -> None:
    assert said(text, "event") == [sentence]


def test_a_trait_stays() -> None:
    text = "{when: [day], cost: {discard: true}, do: [{gain: {who: $owner, what: essence}}]}"
    assert said(text, "trait") == ["cost.discard: a Trait cannot be discarded; take it out"]


def test_what_lasts_as_long_as_its_card_has_no_end() -> None:
    assert check_modify(Modify(stat="lanterns", by=1), ()) == []
    found = check_modify(Modify(stat="lanterns", by=1, until="half"), ("traits", "x", "modify", 0))
    assert [(f.path, f.text) for f in found] == [
        (
            ("traits", "x", "modify", 0, "until"),
            '"until" is for steps; here it lasts as long as the card does, take it out',
        )
    ]


def test_a_misspelt_name_comes_with_those_that_are_there() -> None:
    found = check_ability(ability(step("{heal: {who: $ownr}}")), ())
    assert "$owner" in found[0].known
