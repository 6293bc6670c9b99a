"""From counted games to the figures, marks and tables of the balance report."""

from __future__ import annotations

from typing import Any

import pytest

from game.session.series import Game, Series
from tools.balance_report import limits
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.compare import differences, differs
from tools.balance_report.figures import figures, mark, share
from tools.balance_report.kind import Column, Kind, Limits
from tools.balance_report.markdown import markdown
from tools.balance_report.tally import CHOSEN, OFFERED, TAKEN, THERE, USED, Case, Tally

LOW = Limits(0.05, 0.8, "Bells rung")
BELLS = Kind("bells", "Bells", ("brass", "tin"), (
    Column("on sale", THERE), Column("bought", TAKEN, THERE, limits=LOW), Column("used", USED, TAKEN),
    Column("chosen", CHOSEN, OFFERED, "times"), Column("rings", USED, TAKEN, "mean"),
))  # fmt: skip
SERIES = Series("the_sheep", None, ("easy", "easy"), 4, 1)


def game(number: int, won: bool, days: int, **counts: int) -> Game:
    """A journey; what was counted of the brass bell by the words of a tally."""
    case = Case(float(won))
    for word, n in counts.items():
        case.add("bells", word, "brass", n)
    reason, winners = ("safe", (0, 1)) if won else ("caravan", ())
    return Game(number, reason, winners, (), 100 + number, 1, 0.1, 0, (0.0, 0.0), (1, 1), Tally((case,), days))


def four_games() -> dict[str, Any]:
    """Figures of four journeys: on sale in three, bought in two, rung three times in one of these."""
    games = [
        game(0, True, 6, there=1, taken=1, used=3, offered=2, chosen=1),
        game(1, False, 7, there=1, taken=1, offered=2),
        game(2, True, 14, there=1),
        game(3, False, 15),
    ]
    return figures(SERIES, games, Balanced(lambda dealt: None, lambda config, seats: (BELLS,), Length("Days", (7, 14))))


def report(before: dict[str, Any], after: dict[str, Any] | None = None) -> dict[str, Any]:
    """A report of one run."""
    run = {"preset": "", "options": {"map": "downs"}, "before": before, "after": after}
    return {
        "command": "python tools/balance.py --game the_sheep", "game": "the_sheep", "seats": 2, "bots": ["easy"] * 2,
        "games": 4, "seed": 1, "vary": True, "runs": [run],
    }  # fmt: skip


def rows(text: str) -> dict[str, list[str]]:
    """The cells of every row of all tables by its first cell."""
    lines = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return {line[0].strip("`"): line[1:] for line in lines}


def test_shares_are_of_the_games_in_which_it_could_happen() -> None:
    brass, tin = four_games()["kinds"][0]["entries"]
    cells = brass["columns"]
    assert [(cells[name]["n"], cells[name]["of"]) for name in ("on sale", "bought", "used")] == [(3, 4), (2, 3), (1, 2)]
    assert (cells["chosen"]["n"], cells["chosen"]["of"]) == (1, 4), "every time it was offered counts"
    assert cells["rings"]["mean"] == 1.5, "three rings in two games"
    assert tin["columns"]["bought"]["share"] is None


def test_without_it_means_that_it_could_have_been_had() -> None:
    brass = four_games()["kinds"][0]["entries"][0]
    assert (brass["with"]["n"], brass["with"]["of"]) == (1, 2)
    assert (brass["without"]["n"], brass["without"]["of"]) == (1, 1), "not the game in which it was not on sale"


def test_wins_ends_and_lengths() -> None:
    told = four_games()
    assert [(won["who"], won["n"], won["of"]) for won in told["won"]] == [("all together", 2, 4)]
    assert {reason: cell["n"] for reason, cell in told["reasons"].items()} == {"safe": 2, "caravan": 2}
    assert (told["length"]["least"], told["length"]["median"], told["length"]["most"]) == (6, 10.5, 15)
    assert (told["length"]["wanted"]["n"], told["length"]["wanted"]["of"]) == (2, 4), "7 and 14 Days are well"


def test_a_game_that_was_given_up_counts_nowhere() -> None:
    left = Game(0, "", (), (), 9, 1, 0.1, 1, (0.0, 0.0), (1, 1), Tally((Case(),), 3))
    made = Balanced(lambda dealt: None, lambda config, seats: (BELLS,), Length("Days"))
    told = figures(SERIES, [left, game(1, True, 8, there=1)], made)
    assert (told["games"], told["finished"], told["audit_failures"]) == (2, 1, 1)
    assert told["kinds"][0]["entries"][0]["columns"]["on sale"]["of"] == 1


@pytest.mark.parametrize(
    ("n", "of", "marked"),
    [
        (5, 100, ""), (80, 100, ""), (0, 0, ""),
        (4, 100, "?"),  # its interval reaches to 9.8 %
        (0, 100, "!"),  # 0 to 3.7 %
        (20, 20, "!"),  # from 83.9 % on
        (3, 3, "?"),
    ],
)  # fmt: skip
def test_a_share_out_of_its_limits_is_marked_and_for_sure_if_its_interval_is(n: int, of: int, marked: str) -> None:
    assert mark(LOW, share(n, of)) == marked
    assert mark(None, share(n, of)) == ""


def test_the_limits_are_those_that_were_agreed_on() -> None:
    found = [(limit.low, limit.high) for limit in (limits.BOUGHT, limits.CHOSEN, limits.ABILITY_USED)]
    assert found == [(0.05, 0.80), (0.15, 0.85), (0.03, 1.0)]
    assert limits.DAYS == (7, 14)


def test_the_table_shows_numbers_shares_and_marks_and_the_legend_explains_them() -> None:
    bought = game(0, True, 8, there=1, taken=1)
    made = Balanced(lambda dealt: None, lambda config, seats: (BELLS,), Length("Days"))
    text = markdown(report(figures(SERIES, [bought] * 20, made)))
    assert rows(text)["brass"][:3] == ["20/20 100 %", "20/20 100 % **!**", "0/20 0 %"]
    assert rows(text)["brass"][-2:] == ["100 % (84–100) of 20", "–"]
    assert "- **!** Bells rung: less than 5% or more than 80%." in text
    assert text.splitlines()[2] == "    python tools/balance.py --game the_sheep"
    assert "- Set-up: map=downs" in text


def test_before_and_after_stand_beside_each_other_with_the_difference() -> None:
    made = Balanced(lambda dealt: None, lambda config, seats: (BELLS,), Length("Days"))
    before = figures(SERIES, [game(k, k == 0, 8, there=1, taken=k == 0) for k in range(4)], made)
    after = figures(SERIES, [game(k, True, 8, there=1, taken=k != 0) for k in range(4)], made)
    cells = rows(markdown(report(before, after)))
    assert cells["brass"][0] == "4/4 100 %, ="
    assert cells["brass"][1] == "1/4 25 % → 3/4 75 %, +50"
    assert cells["all together"] == ["25 % (5–70) of 4 → 100 % (51–100) of 4, +75"]
    told = differences(before, after)
    assert told["kinds"]["bells"]["brass"]["bought"] == 0.5
    assert told["kinds"]["bells"]["tin"]["bought"] is None
    assert (told["won"], told["reasons"]) == ({"all together": 0.75}, {"caravan": None, "safe": 0.75})
    assert differs(None, share(1, 2)) is None
