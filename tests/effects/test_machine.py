"""Abilities from question to question: what is asked, what it costs, and that a frame is only data."""

from __future__ import annotations

import json

import pytest

from game.effects import machine
from game.effects.machine import EffectLoop, Frame
from game.effects.model import Ability
from game.effects.values import Value
from tests.effects.pasture import CROOK, Card, Hand, Pasture, ability

PUSH = """
when: [day]
cost: {essence: 1}
choose:
  beast: {sheep: {at: $here}}
  there: {space: {next_to: $beast}}
do:
- move: {what: $beast, to: $there}
"""


def flock(**more: object) -> Pasture:
    """Two Sheep with the Shepherd on hex 6, one alone on 12."""
    return Pasture(sheep={1: (6, "lesser"), 2: (6, "greater"), 3: (12, "standard")}, **more)  # type: ignore[arg-type]


def test_choices_come_first_then_the_cost_then_the_steps() -> None:
    table = flock()
    table.use(ability(PUSH), ("sheep", 2), ("space", 11))
    assert table.told == ["pay 1 essence", "move sheep 2 to 11"]
    assert table.hands[0].essence == 1


def test_nothing_is_paid_while_choices_are_open() -> None:
    table = flock()
    asked = table.asked(ability(PUSH), ("sheep", 1))
    assert asked is not None
    assert asked.free_to_cancel
    assert asked.values == (("space", 1), ("space", 5), ("space", 11))  # 7 is shadow
    assert table.told == []


def test_the_only_candidate_is_taken_without_asking() -> None:
    table = Pasture(sheep={1: (6, "lesser")})
    asked = table.asked(ability(PUSH))
    assert asked is not None
    assert asked.name == "there"


def test_a_candidate_that_nothing_would_happen_to_is_not_offered() -> None:
    hands = {0: Hand(6, corruption=1), 1: Hand(6), 2: Hand(6, corruption=2)}
    table = Pasture(hands=hands)
    asked = table.asked(ability("{when: [day], choose: {who: {shepherd: {}}}, do: [{heal: {who: $who}}]}"))
    assert asked is not None
    assert asked.values == (("shepherd", 0), ("shepherd", 2))


@pytest.mark.parametrize(
    ("why", "table"),
    [
        ("no Sheep here", Pasture(sheep={3: (12, "lesser")})),
        ("no Essence", flock(hands={0: Hand(6, essence=0)})),
        ("exhausted", flock(cards={50: Card(0, exhausted=True)})),
    ],
)
def test_what_cannot_be_done_is_not_usable(why: str, table: Pasture) -> None:
    assert flock().usable(ability(PUSH))
    assert not table.usable(ability(PUSH)), why


def test_an_empty_gesture_is_not_usable() -> None:
    heal = ability("{when: [day], do: [{heal: {who: $owner}}]}")
    assert not Pasture().usable(heal)
    assert Pasture(hands={0: Hand(6, corruption=1)}).usable(heal)


def test_needs_must_hold() -> None:
    written = ability("{when: [day], needs: {none: {sheep: {at: $here}}}, do: [{gain: {who: $owner, what: essence}}]}")
    assert not flock().usable(written)
    assert Pasture(sheep={3: (12, "lesser")}).usable(written)


def test_some_can_ask_for_several() -> None:
    needs = "{some: {sheep: {at: $here}}, least: 2}"
    written = ability(f"{{when: [day], needs: {needs}, do: [{{gain: {{who: $owner, what: essence}}}}]}}")
    assert flock().usable(written)
    assert not Pasture(sheep={1: (6, "lesser")}).usable(written)


def test_what_an_open_choice_was_for_is_left_out() -> None:
    written = ability("""
when: [day]
choose: {ally: {shepherd: {unlike: $owner}, optional: true}}
do:
- gain: {who: $ally, what: essence}
- gain: {who: $owner, what: experience}
""")
    table = Pasture(hands={0: Hand(6), 1: Hand(8)})
    table.use(written, None)
    assert table.told == ["pay 0 essence", "gain shepherd 0 1 experience"]


def test_each_does_the_same_for_all_that_are_left() -> None:
    written = ability("{when: [day], do: [{each: {of: {sheep: {at: $here}}, do: [{remove: {what: $it}}]}}]}")
    table = flock()
    table.use(written)
    assert table.told == ["pay 0 essence", "remove sheep 1", "remove sheep 2"]


def test_each_leaves_out_what_has_gone_meanwhile() -> None:
    # Whoever is on the hex of a Sheep goes when its turn comes: the second Sheep is gone before its own.
    written = ability("""
when: [day]
choose: {beast: {sheep: {}}}
do:
- each: {of: {sheep: {at: $here}}, do: [{remove: {what: $beast}}, {damage: {what: $it, type: fire}}]}
""")
    table = flock()
    table.use(written, ("sheep", 2))
    assert table.told == ["pay 0 essence", "remove sheep 2", "damage sheep 1 by 1 fire"]


@pytest.mark.parametrize(("at", "done"), [(6, "remove sheep 1"), (12, "damage sheep 1 by 1 metal")])
def test_if_goes_one_way_or_the_other(at: int, done: str) -> None:
    written = ability("""
when: [day]
choose: {beast: {sheep: {}}}
do:
- if: {test: {some: {sheep: {at: $here}}}, then: [{remove: {what: $beast}}],
       otherwise: [{damage: {what: $beast, type: metal}}]}
- gain: {who: $owner, what: experience}
""")
    table = Pasture(sheep={1: (at, "lesser")})
    table.use(written)
    assert table.told[1:] == [done, "gain shepherd 0 1 experience"]


EITHER = ability("""
when: [day]
do:
- either: {one: [{lose: {who: $owner, what: lantern}}], other: [{corrupt: {who: $owner}}]}
- gain: {who: $owner, what: experience}
""")


@pytest.mark.parametrize(("block", "done"), [(0, "lose shepherd 0 1 lantern"), (1, "corrupt shepherd 0 by 1")])
def test_either_is_chosen_after_paying(block: int, done: str) -> None:
    table = Pasture()
    asked = table.asked(EITHER)
    assert asked is not None
    assert (asked.name, asked.kind, asked.free_to_cancel) == ("either", "block", False)
    table = Pasture()
    table.use(EITHER, ("block", block))
    assert table.told == ["pay 0 essence", done, "gain shepherd 0 1 experience"]


def test_a_block_that_cannot_be_done_is_no_way_out() -> None:
    table = Pasture(hands={0: Hand(6, lit=0)})
    table.use(EITHER)
    assert "corrupt shepherd 0 by 1" in table.told


def test_an_empty_block_is_nothing() -> None:
    written = ability("{when: [day], do: [{either: {one: [{draw: {who: $owner, deck: curses}}]}}]}")
    table = Pasture()
    table.use(written, ("block", 1))
    assert table.told == ["pay 0 essence"]


def test_a_later_choice_looks_at_the_table_as_it_has_become() -> None:
    written = ability("""
when: [day]
do:
- place: {tier: lesser, at: $here}
- choose: {beast: {sheep: {}}}
- remove: {what: $beast}
""")
    table = Pasture(sheep={1: (6, "lesser")})
    frame = table.frame(written)
    assert frame is not None
    asked = machine.question(table, frame, written)
    assert asked is not None
    assert asked.values == (("sheep", 1), ("sheep", 2))
    assert not asked.free_to_cancel


def test_an_interruption_stops_after_the_verb_that_caused_it() -> None:
    written = ability("{when: [day], do: [{corrupt: {who: $owner}}, {gain: {who: $owner, what: experience}}]}")
    table = Pasture(interrupts=("corrupt",))
    frame = table.frame(written)
    assert frame is not None
    assert machine.question(table, frame, written) is None
    assert table.told == ["pay 0 essence", "corrupt shepherd 0 by 1"]
    table.interrupted = False
    assert machine.advance(table, frame, written) is None
    assert table.told[-1] == "gain shepherd 0 1 experience"


def test_an_interruption_by_the_last_verb_leaves_nothing_to_go_on_with() -> None:
    written = ability("{when: [day], do: [{corrupt: {who: $owner}}]}")
    assert Pasture(interrupts=("corrupt",)).frame(written) is None


# ------------------------------------------------------------------ triggers

BELL = ability("""
when: [killed]
where: {sheep: {tier: [greater]}}
about: $sheep
optional: true
cost: {essence: 1}
do: [{gain: {who: $owner, what: experience}}]
""")


def killed(number: int) -> tuple[tuple[str, Value], ...]:
    """The names of such an event."""
    return (("sheep", ("sheep", number)),)


def test_a_trigger_waits_for_what_it_is_about() -> None:
    table = flock(fallen={8: (6, "greater"), 9: (6, "lesser")})
    assert table.usable(BELL, killed(8))
    assert not table.usable(BELL, killed(9))
    assert not table.usable(BELL)


def test_an_optional_trigger_asks_before_anything_else() -> None:
    table = flock(fallen={8: (6, "greater")})
    asked = table.asked(BELL, names=killed(8))
    assert asked is not None
    assert (asked.name, asked.values, asked.free_to_cancel) == ("use", (("block", 0), ("block", 1)), True)
    table.use(BELL, ("block", 1), names=killed(8))
    assert table.told == []
    table.use(BELL, ("block", 0), names=killed(8))
    assert table.told == ["pay 1 essence", "gain shepherd 0 1 experience"]


def test_an_optional_trigger_that_cannot_be_paid_passes_by() -> None:
    table = flock(fallen={8: (6, "greater")}, hands={0: Hand(6, essence=0)})
    table.use(BELL, names=killed(8))
    assert table.told == []


def test_a_killed_sheep_still_marks_its_hex() -> None:
    written = ability("{when: [killed], do: [{place: {tier: lesser, amount: 2, at: $sheep}}]}")
    table = flock(fallen={8: (9, "greater")})
    table.use(written, names=killed(8))
    assert table.told[-1] == "place 2 lesser on 9"


# ------------------------------------------------------------------ frames


def test_a_frame_survives_a_save_in_the_middle_of_everything() -> None:
    written = ability(PUSH)
    frame = flock().frame(written, ("sheep", 2))
    assert frame is not None
    assert Frame.from_list(json.loads(json.dumps(frame.to_list()))) == frame


def echo(frame: Frame | None, table: Pasture, written: Ability) -> None:
    """Effects that set off one another: what a healing table would do if healing always brought healing."""
    while True:
        frame = machine.start(CROOK, after=frame)
        machine.advance(table, frame, written)


def test_a_chain_without_end_is_an_error_with_a_trace() -> None:
    written = ability("{when: [bought], do: [{draw: {who: $owner, deck: curses}}]}")
    with pytest.raises(EffectLoop, match=r"do not end after 200 steps, .* equipment crook \(use\) -> equipment crook"):
        echo(None, Pasture(), written)


def test_a_long_effect_that_ends_is_no_error() -> None:
    written = ability("{when: [day], do: [{each: {of: {sheep: {}}, do: [{damage: {what: $it, type: fire}}]}}]}")
    table = Pasture(sheep=dict.fromkeys(range(1, 46), (6, "lesser")))
    table.use(written)
    assert len(table.told) == 46


def test_new_data_behind_the_same_name_is_not_mistaken_for_the_old() -> None:
    first = ability("{when: [day], do: [{gain: {who: $owner, what: essence}}]}")
    second = ability("{when: [day], do: [{gain: {who: $owner, what: experience}}]}")
    table = Pasture()
    table.use(first)
    table.use(second)
    assert table.told[1::2] == ["gain shepherd 0 1 essence", "gain shepherd 0 1 experience"]


def test_an_answer_where_nothing_is_asked_is_refused() -> None:
    written = ability("{when: [day], do: [{gain: {who: $owner, what: essence}}]}")
    with pytest.raises(ValueError, match="asks nothing"):
        machine.answer(machine.start(CROOK), written, ("sheep", 1))
