"""Texts by key: fields, plural forms, and keys that are missing without harm."""

from __future__ import annotations

from game.core.texts import Pattern, Texts


def texts() -> Texts:
    """A few patterns."""
    return Texts(
        {
            "log.moved": Pattern("{n} sheep move.", one="One sheep moves."),
            "log.won": Pattern("{name} wins."),
            "log.lost": Pattern("{spaces} spaces are lost.", one="A space is lost.", count_field="spaces"),
        }
    )


def test_fields_are_filled_in() -> None:
    assert texts()("log.won", name="Dolly") == "Dolly wins."


def test_one_is_said_otherwise_than_many() -> None:
    t = texts()
    assert [t("log.moved", n=n) for n in (0, 1, 2)] == ["0 sheep move.", "One sheep moves.", "2 sheep move."]
    assert t("log.lost", spaces=1) == "A space is lost."


def test_a_field_that_was_not_given_stays_to_be_seen() -> None:
    assert texts()("log.won") == "{name} wins."


def test_a_missing_key_is_shown_and_counted() -> None:
    t = texts()
    assert t("log.flew", n=3) == "[log.flew]"
    assert t.missing == {"log.flew"}
    assert "log.won" in t
    assert "log.flew" not in t


def test_what_lies_under_a_key() -> None:
    assert list(texts().under("log")) == ["moved", "won", "lost"]
    assert texts().under("lo") == {}


def test_later_texts_lie_on_top() -> None:
    merged = texts().merged(Texts({"log.won": Pattern("{name} gewinnt.")}))
    assert merged("log.won", name="Dolly") == "Dolly gewinnt."
    assert merged("log.moved", n=1) == "One sheep moves."
