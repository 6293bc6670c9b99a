"""The verb modify: a number of the rules is another one for a time."""

from __future__ import annotations

from tests.effects.pasture import Pasture, ability


def test_it_remembers_what_it_is_about() -> None:
    written = ability("""
when: [night]
choose: {spot: {space: {within: {of: $owner, steps: 9}, has: [sheep]}}}
do: [{modify: {stat: steps, set: 0, of: {sheep: {at: $spot}}, until: half}}]
""")
    table = Pasture(sheep={1: (12, "lesser")})
    table.use(written)
    assert table.told[1:] == ["modify steps spot=space 12"]


def test_here_stays_where_it_was() -> None:
    written = ability(
        "{when: [night], do: [{modify: {stat: struck, set: 0, of: {shepherd: {at: $here}}, until: half}}]}"
    )
    table = Pasture()
    table.use(written)
    assert table.told[1:] == ["modify struck here=space 6"]


def test_what_is_gone_cannot_change() -> None:
    written = ability("{when: [hit], do: [{modify: {stat: steps, by: -1, what: $sheep, until: half}}]}")
    names = (("sheep", ("sheep", 1)),)
    assert Pasture(sheep={1: (12, "lesser")}).usable(written, names)
    assert not Pasture(fallen={1: (12, "lesser")}).usable(written, names)


def test_nothing_changes_for_a_choice_left_open() -> None:
    written = ability("""
when: [combat]
choose: {ally: {shepherd: {}, optional: true}}
do: [{modify: {stat: metal, by: 1, what: $ally, until: attack}}]
""")
    table = Pasture()
    table.use(written, None)
    assert table.told == ["pay 0 essence"]
